//! Every game's screen, kept as text in `tests/screens`, so that a change of it shows in the diff. `BLESS=1` writes the files.

use crate::app::{App, Shared};
use crate::games::editions;
use crate::line::{Heard, Want};
use crate::look::Look;
use crate::site::Answer;
use crate::store::Store;
use crate::words::{Words, languages};
use engine::{Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Arc, Mutex};
use table::{Act, Creation, Stamped, Table, TablePhase};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const PEOPLE: [&str; 4] = ["Ann", "Bob", "Cas", "Dörte"];

/// A table of people who have made some moves, with Ann to move.
fn played(game: &str, players: usize, moves: usize) -> Table {
    let terms = serde_json::from_value(json!({ "game": game })).expect("terms");
    let seats = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }.to_string()).collect();
    let entry = Creation { terms, seats, name: PEOPLE[0].into() }.entry(PEOPLE[0], SEED.into()).expect("a table");
    let mut table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
    let act = |table: &mut Table, player: &str, act: &Act| {
        let entry = table.decide(player, act, 0).expect("allowed");
        table.apply(0, entry).expect("decided");
    };
    for name in &PEOPLE[1..players] {
        act(&mut table, name, &Act::Join { seat: None, name: (*name).into() });
    }
    act(&mut table, PEOPLE[0], &Act::Start { fill: None });
    let mut made = 0;
    while table.phase() == TablePhase::Playing {
        let waiting = table.waiting_for();
        if made >= moves && waiting.contains(Seat::new(0)) {
            break;
        }
        let seat = waiting.first().expect("somebody owes a move");
        let legal = table.frame(Viewer::Seat(seat), 0).moves;
        // Some of everything, always the same.
        let mv = legal[made * 7 % legal.len()].clone();
        let ply = table.ply();
        act(&mut table, PEOPLE[seat.index()], &Act::Play { ply, mv });
        made += 1;
    }
    table
}

/// What Ann is sent.
fn frame(table: &Table) -> Value {
    let ann = Viewer::Seat(Seat::new(0));
    let mut frame = serde_json::to_value(table.frame(ann, 0)).expect("plain data");
    frame["news"] = serde_json::to_value(table.story(0, u32::MAX, ann).expect("our own log").news).expect("plain data");
    for seat in frame["seats"].as_array_mut().expect("seats") {
        seat["here"] = true.into();
    }
    frame
}

fn app(language: &str, look: Look, table: Option<&str>) -> App {
    let catalogue = json!({
        "api": 1, "bots": ["random", "level:1", "level:2", "level:3", "level:4", "level:5"], "phrases": ["hello", "good-luck"],
        "games": [
            { "name": "sultan", "players": [2, 5], "tables": [{ "players": 4, "options": [
                { "name": "first", "kind": "seat", "default": "random", "values": ["random", "1", "2"] },
                { "name": "rush", "kind": "flag", "default": "off", "values": ["off", "on"] } ] }] },
            { "name": "splendor", "players": [2, 4], "tables": [] } ],
    });
    let shared = Shared {
        words: Words::new(language),
        look,
        origin: "http://localhost:8080".into(),
        catalogue: serde_json::from_value(catalogue).expect("a catalogue"),
        name: Some("Ann".into()),
        up: true,
        all: false,
    };
    App::new(shared, Arc::new(Mutex::new(Store::open(None, "").expect("nothing to read"))), table)
}

const PLAIN: Look = Look { colour: false, ascii: false };

struct Window {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Window {
    fn new(app: App, (wide, high): (u16, u16)) -> Window {
        let mut window = Window { app, terminal: Terminal::new(TestBackend::new(wide, high)).expect("a screen of cells") };
        window.draw();
        window
    }

    fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).expect("drawn");
    }

    fn hear(&mut self, message: &Value) {
        self.app.heard(Heard::Said(Box::new(serde_json::from_value(message.clone()).expect("a message"))));
        self.draw();
    }

    fn press(&mut self, keys: &[KeyCode]) {
        for key in keys {
            self.app.key(KeyEvent::new(*key, KeyModifiers::NONE));
            self.draw();
        }
    }

    fn click(&mut self, text: &str) {
        let rows: Vec<String> = self.text().lines().map(String::from).collect();
        let row = rows.iter().position(|row| row.contains(text)).unwrap_or_else(|| panic!("{text} is not in {}", self.text()));
        let before = rows[row].split(text).next().expect("found");
        let (column, row) = (before.chars().count() as u16, row as u16);
        let event = MouseEvent { kind: MouseEventKind::Down(MouseButton::Left), column, row, modifiers: KeyModifiers::NONE };
        self.app.mouse(event);
        self.draw();
    }

    /// The screen as text, without blanks at the ends of rows.
    fn text(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_string() + "\n";
        (0..buffer.area.height).map(row).collect()
    }

    fn sent(&mut self) -> Vec<Value> {
        let sent = |want| match want {
            Want::Send(value) => Some(value),
            Want::Ask { .. } => None,
        };
        self.app.wants().into_iter().filter_map(sent).collect()
    }
}

fn at_table(game: &str, players: usize, moves: usize, language: &str, look: Look, size: (u16, u16)) -> Window {
    let mut window = Window::new(app(language, look, Some("t")), size);
    window.hear(&json!({ "frame": frame(&played(game, players, moves)) }));
    window
}

fn compare(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(&file, text).expect("written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{} differs: BLESS=1 cargo test -p terminal snapshots\n{text}", file.display());
}

#[test]
fn every_games_screen_is_as_it_was() {
    for game in editions() {
        let (players, moves) = match game {
            "splendor" => (4, 45),
            "toy" => (3, 2),
            _ => (3, 7),
        };
        for (language, size) in [("en", (80, 24)), ("de", (80, 24)), ("en", (120, 40)), ("ru", (120, 40))] {
            let window = at_table(game, players, moves, language, PLAIN, size);
            compare(&format!("{game}-{language}-{}x{}", size.0, size.1), &window.text());
        }
    }
}

#[test]
fn an_ascii_screen_shows_the_same_in_ascii() {
    for game in editions() {
        let window = at_table(game, 2, 5, "fr", Look { colour: true, ascii: true }, (80, 24));
        assert!(window.text().is_ascii(), "{}", window.text());
    }
}

#[test]
fn every_screen_has_room_in_every_language() {
    for language in languages() {
        for game in editions() {
            let window = at_table(game, 2, 1, language, PLAIN, (80, 24));
            let text = window.text();
            let prompt = text.lines().nth(21).unwrap_or_default();
            assert!(prompt.contains('▸') && !prompt.contains('…'), "{language} {game}: the prompt is cut: {text}");
            let keys = text.lines().last().unwrap_or_default();
            assert!(keys.contains("q ") && !keys.contains('…'), "{language} {game}: the keys are cut: {text}");
        }
        let over = at_table("toy", 2, 99, language, PLAIN, (80, 24)).text();
        let keys = over.lines().last().unwrap_or_default();
        assert!(keys.contains("q ") && !keys.contains('…'), "{language}: the keys are cut: {over}");
    }
}

#[test]
fn the_lobby_and_a_new_table_are_as_they_were() {
    let listing = |phase: &str, seats: &Value| json!({ "table": phase, "phase": phase, "terms": { "game": "splendor" }, "seats": seats });
    let seats = json!([{ "kind": "person", "name": "Bob" }, { "kind": "bot", "name": "level:3" }, { "kind": "open", "name": "" }]);
    let mut window = Window::new(app("en", PLAIN, None), (80, 24));
    window.hear(&json!({ "lobby": { "tables": [listing("gathering", &seats), listing("playing", &seats)] } }));
    compare("lobby-en-80x24", &window.text());
    window.press(&[KeyCode::Char('n'), KeyCode::Down, KeyCode::Right]);
    compare("new-table-en-80x24", &window.text());
}

#[test]
fn before_the_start_everyone_sees_who_sits_where() {
    let terms = serde_json::from_value(json!({ "game": "splendor" })).expect("terms");
    let seats = ["me", "open", "level:3"].map(String::from).to_vec();
    let entry = Creation { terms, seats, name: "Ann".into() }.entry("Ann", SEED.into()).expect("a table");
    let table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
    let mut window = Window::new(app("en", PLAIN, Some("t")), (80, 24));
    window.hear(&json!({ "frame": frame(&table) }));
    compare("before-en-80x24", &window.text());
    let sealed = window.sent().into_iter().any(|request| request["do"] == "seal");
    assert!(sealed, "a number for a fair deal is sealed by itself");
}

#[test]
fn a_move_is_made_with_the_keys_alone() {
    let mut window = at_table("toy", 2, 0, "en", PLAIN, (80, 24));
    window.sent();
    window.press(&[KeyCode::Right, KeyCode::Enter]);
    assert!(window.text().contains("[ Play: lay "), "{}", window.text());
    window.press(&[KeyCode::Enter]);
    let sent = window.sent();
    assert_eq!(sent.len(), 1, "{sent:?}");
    assert_eq!(sent[0]["do"], "play");
    assert!(window.text().contains("Your move is on its way"), "{}", window.text());
}

#[test]
fn a_move_is_made_with_the_mouse_alone() {
    let mut window = at_table("splendor", 2, 0, "en", PLAIN, (80, 24));
    window.sent();
    window.click("1.2");
    window.click("[ Reserve ]");
    window.click("[ Play: reserve 1.2 ]");
    assert_eq!(window.sent()[0]["move"], "reserve 1.2");
}

#[test]
fn a_move_is_typed_or_taken_from_the_list() {
    let mut window = at_table("splendor", 2, 0, "en", PLAIN, (80, 24));
    window.sent();
    window.press(&[KeyCode::Char(':')]);
    window.app.paste("take w");
    window.press(&[KeyCode::Enter]);
    assert!(window.text().contains("Several moves begin like that: take w"), "{}", window.text());
    window.press(&[KeyCode::Char('m')]);
    assert!(window.text().contains("take wbg"), "{}", window.text());
    window.press(&[KeyCode::Enter]);
    assert_eq!(window.sent()[0]["do"], "play");
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let window = at_table("toy", 2, 0, "en", PLAIN, (60, 20));
    assert!(window.text().contains("80 columns and 24 rows"), "{}", window.text());
}

#[test]
fn a_lost_line_is_shown_and_a_move_waits_for_it() {
    let mut window = at_table("toy", 2, 0, "en", PLAIN, (80, 24));
    window.sent();
    window.app.heard(Heard::Down);
    window.draw();
    assert!(window.text().contains("Connection lost"), "{}", window.text());
    window.press(&[KeyCode::Enter, KeyCode::Enter]);
    assert_eq!(window.sent(), Vec::<Value>::new());
    assert!(window.text().contains("Your move waits"), "{}", window.text());
    window.app.heard(Heard::Up);
    window.hear(&json!({ "frame": frame(&played("toy", 2, 0)) }));
    let sent = window.sent();
    assert_eq!(sent.iter().filter(|request| request["do"] == "play").count(), 1, "{sent:?}");
}

#[test]
fn a_finished_game_is_replayed() {
    let table = played("toy", 2, 99);
    let mut window = Window::new(app("en", PLAIN, Some("t")), (80, 24));
    window.hear(&json!({ "frame": frame(&table) }));
    assert!(window.text().contains("The game is over"), "{}", window.text());
    window.press(&[KeyCode::Char('v')]);
    let wants = window.app.wants();
    let tag = wants.into_iter().find_map(|want| if let Want::Ask { tag, .. } = want { Some(tag) } else { None }).expect("a request");
    let body = json!({ "moments": table.moments(0).expect("over") }).to_string();
    window.app.heard(Heard::Answered(tag, Some(Answer { status: 200, headers: Default::default(), body })));
    window.press(&[KeyCode::Right]);
    assert!(window.text().contains("move 1 of 4"), "{}", window.text());
    window.press(&[KeyCode::End]);
    compare("replay-en-80x24", &window.text());
}

#[test]
fn the_help_names_every_key_in_every_language() {
    for language in languages() {
        let mut window = Window::new(app(language, PLAIN, None), (80, 24));
        window.press(&[KeyCode::Char('?')]);
        let text = window.text();
        assert!(["Enter", "Backspace", "Ctrl-Z"].iter().all(|key| text.contains(key)), "{language}: {text}");
    }
}
