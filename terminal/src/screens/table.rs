//! A table: before the start, while the game is played, and when it is over.

mod prompt;

use super::{before, chronicle, heading};
use crate::app::{Purpose, Shared, Todo};
use crate::chooser::{Chooser, Legal};
use crate::draw::{Pen, Target, width};
use crate::games::{Board, Face, Seen, WIDTH, face};
use crate::line::Tag;
use crate::model::{Line, Model};
use crate::names::{seat_names, title};
use crate::overlay::step;
use crate::wire::{Frame, Message};
use crate::words::args;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::{Value, json};

/// The button that makes the move.
const PLAY: &str = "!play";

pub(crate) struct TableScreen {
    pub(crate) model: Model,
    chooser: Chooser,
    /// The part that the keys point at.
    focus: String,
    /// The row of what can be done before the start.
    at: usize,
    /// Since the last frame, in milliseconds: clocks run on from there.
    pub(crate) passed: u64,
    /// Whether the game starts as soon as this client has sealed its number.
    pub(crate) start_at_once: bool,
    /// What was sent for a fair deal over this connection.
    sent: Vec<String>,
}

impl TableScreen {
    pub(crate) fn new(table: &str) -> TableScreen {
        TableScreen {
            model: Model::new(table),
            chooser: Chooser::default(),
            focus: String::new(),
            at: 0,
            passed: 0,
            start_at_once: false,
            sent: Vec::new(),
        }
    }

    pub(crate) fn hear(&mut self, message: &Message) -> Option<Value> {
        if matches!(message, Message::Frame(_)) {
            self.passed = 0;
            if self.model.line != Line::Open {
                self.sent.clear();
            }
        }
        let request = self.model.hear(message);
        let legal = self.legal();
        self.chooser.keep_to(&legal);
        request
    }

    /// What this client does by itself before the start: its part in a fair deal, and the start where only bots play.
    pub(crate) fn before(&mut self, frame: &Frame, fair: Option<Value>) -> Vec<Value> {
        let mut requests = Vec::new();
        if let Some(part) = fair.filter(|part| !self.sent.contains(&part.to_string())) {
            self.sent.push(part.to_string());
            requests.push(self.model.act(part));
        }
        let sealed = frame.you.and_then(|you| frame.seats.get(you - 1)).is_some_and(|seat| seat.seal.is_some());
        if self.start_at_once && sealed && frame.phase == "gathering" && frame.dealing.is_none() {
            self.start_at_once = false;
            requests.push(self.model.act(json!({ "do": "start" })));
        }
        requests
    }

    pub(crate) fn play(&mut self, mv: &str) -> Option<Value> {
        self.chooser.clear();
        self.model.play(mv)
    }

    fn face(&self) -> Option<&'static dyn Face> {
        face(&self.model.frame.as_ref()?.terms.game)
    }

    /// The legal moves by their parts; none while a move is on its way.
    fn legal(&self) -> Vec<Legal> {
        let (Some(face), Some(frame)) = (self.face(), self.model.frame.as_ref().filter(|_| self.model.to_move())) else {
            return Vec::new();
        };
        frame.moves.iter().map(|mv| Legal { mv: mv.clone(), parts: face.parts(mv) }).collect()
    }

    /// The server's time.
    fn now(&self) -> u64 {
        self.model.frame.as_ref().map_or(0, |frame| frame.now) + self.passed
    }

    fn choose(&mut self, part: &str) -> Vec<Todo> {
        let legal = self.legal();
        if part == PLAY {
            return self.chooser.ready(&legal).map(|mv| Todo::Play(mv.into())).into_iter().collect();
        }
        self.chooser.choose(part, &legal);
        let open = self.chooser.open(&legal);
        self.focus = match (self.chooser.ready(&legal), open.first()) {
            (Some(_), _) => PLAY.into(),
            (None, Some(next)) if !self.chooser.chosen().is_empty() && !open.contains(&part.to_string()) => next.clone(),
            _ => part.into(),
        };
        Vec::new()
    }

    pub(crate) fn click(&mut self, target: &Target, shared: &Shared) -> Vec<Todo> {
        match target {
            Target::Part(part) => self.choose(part),
            Target::Row(row) => {
                self.at = *row;
                self.enter(shared)
            }
            Target::Key(_) => Vec::new(),
        }
    }

    /// Enter: the chosen piece, or the chosen line before the start.
    fn enter(&mut self, shared: &Shared) -> Vec<Todo> {
        let Some(frame) = &self.model.frame else { return Vec::new() };
        if frame.phase == "gathering" {
            return before::actions(frame, self.now(), shared).into_iter().nth(self.at).map(|(_, todo)| todo).into_iter().collect();
        }
        let focus = self.focus.clone();
        self.choose(&focus)
    }

    pub(crate) fn key(&mut self, key: KeyCode, shared: &Shared, hits: &[(Rect, Target)]) -> Vec<Todo> {
        let phase = self.model.frame.as_ref().map_or("", |frame| frame.phase.as_str()).to_string();
        match key {
            KeyCode::Char('q') => return vec![Todo::Home],
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(shared),
            KeyCode::Esc => self.chooser.clear(),
            KeyCode::Backspace => drop(self.chooser.back()),
            KeyCode::Up | KeyCode::Down if phase == "gathering" => {
                let length = self.model.frame.as_ref().map_or(0, |frame| before::actions(frame, self.now(), shared).len());
                self.at = step(self.at, length, key);
            }
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => self.point(key, hits),
            KeyCode::Tab | KeyCode::BackTab => self.next(key == KeyCode::Tab, hits),
            KeyCode::Char(letter) => return self.letter(letter, &phase, shared),
            _ => (),
        }
        Vec::new()
    }

    fn letter(&mut self, letter: char, phase: &str, shared: &Shared) -> Vec<Todo> {
        let Some(frame) = self.model.frame.clone() else { return Vec::new() };
        let (words, online) = (&shared.words, !shared.is_local());
        let (playing, over) = (phase == "playing", phase == "over");
        let to_answer = frame.proposal.as_ref().is_some_and(|open| frame.you.is_some_and(|you| !open.agreed.contains(&you)));
        match letter {
            ':' if playing => vec![Todo::Type(Purpose::Move)],
            'm' if playing => self.list_moves(shared),
            'l' => self.list_log(&frame, shared),
            't' if online => {
                self.model.unread = 0;
                vec![Todo::Type(Purpose::Talk)]
            }
            'p' if online => {
                let phrases = shared.catalogue.phrases.iter();
                let phrase = |phrase: &String| {
                    (words.named("phrase-", phrase).unwrap_or_else(|| phrase.clone()), Todo::Say(json!({ "phrase": phrase })))
                };
                vec![Todo::List(words.t("terminal-phrases"), phrases.map(phrase).collect())]
            }
            'u' if frame.undo => vec![Todo::Act(json!({ "do": "undo" }))],
            'y' | 'n' if to_answer => vec![Todo::Act(json!({ "do": "answer", "yes": letter == 'y' }))],
            'x' if playing && online && frame.you.is_some() => vec![Todo::List(words.t("table-menu"), self.menu(&frame, shared))],
            'r' if over && online => match &frame.next {
                Some(next) => vec![Todo::Open(next.clone())],
                None => vec![Todo::Act(json!({ "do": "rematch" }))],
            },
            'v' if over => vec![Todo::Replay(frame.table.clone())],
            'w' if over && online => vec![Todo::Ask(Tag::Record, format!("/api/tables/{}/record", frame.table), None)],
            _ => Vec::new(),
        }
    }

    fn list_moves(&self, shared: &Shared) -> Vec<Todo> {
        let (Some(face), Some(frame)) = (self.face(), &self.model.frame) else { return Vec::new() };
        let names = names(frame, shared);
        let seen = Seen { view: &frame.view, you: frame.you, names: &names, words: &shared.words, look: shared.look };
        let row = |(index, legal): (usize, Legal)| {
            let text = face.describe(&legal.mv, &seen);
            (format!("{:>3} {:<20} {text}", index + 1, legal.mv), Todo::Play(legal.mv))
        };
        let rows: Vec<(String, Todo)> = self.legal().into_iter().enumerate().map(row).collect();
        if rows.is_empty() {
            return vec![Todo::Note(shared.words.refusal("not-your-turn"))];
        }
        vec![Todo::List(shared.words.t("terminal-all-moves"), rows)]
    }

    fn list_log(&self, frame: &Frame, shared: &Shared) -> Vec<Todo> {
        let entries = chronicle::entries(&self.model, frame, &names(frame, shared), shared);
        vec![Todo::Page(shared.words.t("log-title"), entries.into_iter().map(|entry| entry.text).collect())]
    }

    /// What can be asked for or done besides a move.
    fn menu(&self, frame: &Frame, shared: &Shared) -> Vec<(String, Todo)> {
        let words = &shared.words;
        let mine = frame.you.and_then(|you| frame.seats.get(you - 1));
        let act = |label: String, act: Value| (label, Todo::Act(act));
        let mut items = Vec::new();
        if frame.undo {
            items.push(act(words.t("undo"), json!({ "do": "undo" })));
        }
        if frame.terms.take_backs {
            items.push(act(words.t("ask-take-back"), json!({ "do": "propose", "what": "take-back" })));
        }
        items.push(act(words.t("ask-end"), json!({ "do": "propose", "what": "end" })));
        let names = names(frame, shared);
        for (index, _) in
            frame.seats.iter().enumerate().filter(|(_, seat)| seat.kind == "person" && !seat.here && seat.covered_by.is_none())
        {
            if Some(index + 1) != frame.you {
                let label = words.with("ask-cover", &args! { "name" => names[index].clone() });
                items.push(act(label, json!({ "do": "propose", "what": { "cover": index + 1 } })));
            }
        }
        items.push(match mine.is_some_and(|seat| seat.covered_by.is_some()) {
            true => act(words.t("take-seat-back"), json!({ "do": "return" })),
            false => act(words.t("step-away"), json!({ "do": "away" })),
        });
        let sure = vec![(words.t("cancel"), Todo::Note(String::new())), act(words.t("give-up-sure"), json!({ "do": "resign" }))];
        items.push((words.t("give-up"), Todo::List(words.t("give-up"), sure)));
        items
    }

    fn parts(hits: &[(Rect, Target)]) -> Vec<(Rect, &str)> {
        hits.iter().filter_map(|(area, target)| if let Target::Part(part) = target { Some((*area, part.as_str())) } else { None }).collect()
    }

    /// Points at the nearest piece in a direction.
    fn point(&mut self, key: KeyCode, hits: &[(Rect, Target)]) {
        let parts = TableScreen::parts(hits);
        let center = |area: Rect| (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height));
        let Some(from) = parts.iter().find(|(_, part)| *part == self.focus).map(|(area, _)| center(*area)) else {
            self.focus = parts.first().map_or_else(String::new, |(_, part)| (*part).into());
            return;
        };
        let cost = |area: Rect| {
            let (x, y) = center(area);
            let (dx, dy) = (x - from.0, (y - from.1) * 2);
            let (along, across) = match key {
                KeyCode::Left => (-dx, dy),
                KeyCode::Right => (dx, dy),
                KeyCode::Up => (-dy, dx),
                _ => (dy, dx),
            };
            (along > 0).then(|| along + 3 * across.abs())
        };
        let nearest = parts.iter().filter_map(|(area, part)| cost(*area).map(|cost| (cost, part))).min_by_key(|(cost, _)| *cost);
        if let Some((_, part)) = nearest {
            self.focus = (*part).into();
        }
    }

    fn next(&mut self, forward: bool, hits: &[(Rect, Target)]) {
        let parts = TableScreen::parts(hits);
        if parts.is_empty() {
            return;
        }
        let at = parts.iter().position(|(_, part)| *part == self.focus).unwrap_or(0);
        let next = if forward { at + 1 } else { at + parts.len() - 1 };
        self.focus = parts[next % parts.len()].1.into();
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, shared: &Shared, note: Option<&str>) {
        let (words, area) = (&shared.words, pen.area());
        let Some(frame) = self.model.frame.clone() else {
            let text = if let Line::Gone(code) = self.model.line { words.refusal(code) } else { words.t("line-connecting") };
            heading(pen, shared, "Cabochon", &shared.origin);
            pen.put(0, 2, area.width, &text, pen.look.alert());
            pen.keys(area.height - 1, &[("q", KeyCode::Char('q'), words.t("terminal-back"))]);
            return;
        };
        let names = names(&frame, shared);
        let you = |you: usize| words.with("you-are", &args! { "name" => names[you - 1].clone() });
        let aside = frame.you.filter(|_| !shared.is_local()).map_or_else(String::new, you);
        let aside = if frame.you.is_none() { words.t("you-watch") } else { aside };
        heading(pen, shared, &title(&frame.terms.game, words), &aside);
        let below = if frame.phase == "gathering" {
            before::draw(pen, &frame, &names, self.at, self.now(), shared);
            area.height.saturating_sub(3)
        } else {
            self.draw_game(pen, &frame, &names, shared)
        };
        let entries = chronicle::entries(&self.model, &frame, &names, shared);
        let notes = u16::from(self.draw_notes(pen, &frame, &names, shared));
        let bottom = area.height.saturating_sub(3 + notes);
        let column = match area.width >= WIDTH + 30 && frame.phase != "gathering" {
            true => Rect::new(WIDTH + 2, 1, area.width - WIDTH - 2, bottom - 1),
            false => Rect::new(0, below, area.width, bottom.saturating_sub(below)),
        };
        chronicle::draw(pen, column, &entries);
        self.draw_prompt(pen, &frame, &names, shared, note);
        self.draw_keys(pen, &frame, shared);
    }

    /// The board and the buttons; returns the row below the board.
    fn draw_game(&mut self, pen: &mut Pen<'_>, frame: &Frame, names: &[String], shared: &Shared) -> u16 {
        let Some(face) = self.face() else {
            pen.put(0, 2, pen.area().width, &shared.words.t("no-board"), pen.look.alert());
            return 3;
        };
        let seen = Seen { view: &frame.view, you: frame.you, names, words: &shared.words, look: pen.look };
        let board = face.board(&seen);
        copy(pen, &board, 1);
        let legal = self.legal();
        let is_used = |part: &str| legal.iter().any(|legal| legal.parts.iter().any(|other| other == part));
        for spot in board.spots.iter().filter(|spot| is_used(&spot.part)) {
            let area = Rect { y: spot.area.y + 1, ..spot.area };
            pen.hits.push((area, Target::Part(spot.part.clone())));
            if self.chooser.chosen().contains(&spot.part) {
                pen.cells.set_style(area, pen.look.chosen());
            }
        }
        self.draw_buttons(pen, face, &board, &legal, shared);
        let parts = TableScreen::parts(pen.hits);
        if !parts.iter().any(|(_, part)| *part == self.focus) {
            self.focus = parts.first().map_or_else(String::new, |(_, part)| (*part).into());
        }
        let focused = parts.iter().find(|(_, part)| *part == self.focus).map(|(area, _)| *area);
        if let Some(area) = focused {
            pen.cells.set_style(area, pen.look.focus());
        }
        1 + board.rows
    }

    /// What lies on no spot of the board, and the button that makes the move.
    fn draw_buttons(&self, pen: &mut Pen<'_>, face: &dyn Face, board: &Board, legal: &[Legal], shared: &Shared) {
        let y = pen.area().height - 2;
        let mut x = 0;
        if let Some(mv) = self.chooser.ready(legal) {
            let end = pen.put(x, y, 40, &format!("[ {}: {mv} ]", shared.words.t("terminal-make-move")), pen.look.title());
            pen.hits.push((Rect::new(x, y, end - x, 1), Target::Part(PLAY.into())));
            x = end + 1;
        }
        let open = self.chooser.open(legal);
        for part in open.iter().filter(|part| board.spots.iter().all(|spot| spot.part != **part)) {
            let text = format!("[ {} ]", face.part(part, &shared.words));
            if x + width(&text) > pen.area().width {
                break;
            }
            let end = pen.put(x, y, 40, &text, Style::new());
            pen.hits.push((Rect::new(x, y, end - x, 1), Target::Part(part.clone())));
            x = end + 1;
        }
    }
}

fn names(frame: &Frame, shared: &Shared) -> Vec<String> {
    let mut names = seat_names(&frame.terms.game, frame.seats.iter().map(|seat| (seat.kind.as_str(), seat.name.as_str())), &shared.words);
    if let Some(mine) = frame.you.and_then(|you| names.get_mut(you - 1)).filter(|_| shared.is_local()) {
        *mine = shared.name.clone().unwrap_or_else(|| shared.words.t("guest"));
    }
    names
}

/// Copies a board onto the screen, this many rows down.
pub(super) fn copy(pen: &mut Pen<'_>, board: &Board, down: u16) {
    let rows = board.rows.min(board.cells.area.height).min(pen.area().height.saturating_sub(down));
    for y in 0..rows {
        for x in 0..board.cells.area.width.min(pen.area().width) {
            pen.cells[(x, y + down)] = board.cells[(x, y)].clone();
        }
    }
}
