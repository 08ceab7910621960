//! Complete games, kept as text beside each game (`golden/playthroughs/`): what everyone is shown, offered and told, ply by ply.
//!
//! A playthrough is a record with comments, so `cabochon replay` reads it. A view is written as its fields; after the first ply only what
//! changed, and for a seat only what differs from the public view. `BLESS=1 cargo test -p games playthrough` rewrites the files for
//! the moves they hold, and plays a game where a file is missing; review the diff like code.

use engine::{Game, Knowledge, Match, Rng, Seat, Seed, Setup, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// A game to write out: its file name, the table, and the seed of its deal.
pub(crate) struct Playthrough {
    pub(crate) name: &'static str,
    pub(crate) edition: &'static str,
    pub(crate) players: u8,
    pub(crate) options: &'static str,
    pub(crate) seed: u64,
}

/// Fails if a playthrough is missing or has changed.
pub(crate) fn hold<G: Knowledge>(folder: &str, games: &[Playthrough]) {
    for told in games {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder).join(format!("golden/playthroughs/{}.record", told.name));
        let blessing = std::env::var_os("BLESS").is_some();
        let game = match fs::read_to_string(&path) {
            Ok(text) => Match::<G>::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display())),
            Err(_) if blessing => played(told),
            Err(why) => panic!("{} is missing: {why}", path.display()),
        };
        let now = tell(&game);
        if blessing {
            fs::create_dir_all(path.parent().expect("a folder")).expect("golden files can be written");
            fs::write(&path, &now).expect("golden files can be written");
        }
        let kept = fs::read_to_string(&path).expect("it was read before");
        for (line, (kept, now)) in kept.lines().zip(now.lines()).enumerate() {
            assert_eq!(kept, now, "{}, line {}", path.display(), line + 1);
        }
        assert_eq!(kept.lines().count(), now.lines().count(), "{}", path.display());
    }
}

/// A game of sensible moves; every fifth is random, so that rare moves occur as well.
fn played<G: Knowledge>(told: &Playthrough) -> Match<G> {
    let edition = G::edition(told.edition).expect("an edition of this game");
    let setup = G::Setup::read(edition, told.players, told.options).expect("a table");
    let mut game = Match::<G>::new(setup, Seed::number(told.seed));
    let mut rng = Rng::new(Seed::number(told.seed).stream(1));
    while let Some(seat) = game.state().waiting_for().first() {
        if game.ply() % 5 == 4 {
            game.play_at_random(&mut rng);
            continue;
        }
        let mv = game.state().quick(seat, &game.state().moves(seat), &G::BEST, &mut rng);
        game.play(seat, mv).expect("a quick move is legal");
    }
    game
}

/// The record with everything in between as comments.
fn tell<G: Game>(game: &Match<G>) -> String {
    let record = game.record();
    let (head, result): (Vec<&str>, Vec<&str>) = record.lines().partition(|line| !line.starts_with("result "));
    let head = &head[..head.len() - game.ply()];
    let mut text = head.join("\n") + "\n";
    let mut shown = BTreeMap::new();
    let mut again = game.at(0);
    happened::<G>(&mut text, &again.opening(), again.setup().players());
    for (seat, mv) in game.moves() {
        position(&mut text, &again, &mut shown);
        writeln!(text, "{seat} {mv}").expect("a text grows");
        let events = again.play(*seat, *mv).expect("a move that was made is legal");
        happened::<G>(&mut text, &events, again.setup().players());
    }
    position(&mut text, &again, &mut shown);
    result.iter().for_each(|line| writeln!(text, "{line}").expect("a text grows"));
    text
}

/// What the public is told, and where a seat is told something else.
fn happened<G: Game>(text: &mut String, events: &[G::Event], players: u8) {
    for event in events {
        let public = json(&G::seen(event, Viewer::Public));
        writeln!(text, "# told {public}").expect("a text grows");
        for seat in Seat::all(players) {
            let seen = json(&G::seen(event, Viewer::Seat(seat)));
            if seen != public {
                writeln!(text, "# told {seat} {seen}").expect("a text grows");
            }
        }
    }
}

/// What changed in each viewer's view, and each seat's legal moves.
fn position<G: Game>(text: &mut String, game: &Match<G>, shown: &mut BTreeMap<(String, String), String>) {
    let public = fields(game.state(), Viewer::Public);
    for viewer in Viewer::all(game.setup().players()) {
        for (field, value) in fields(game.state(), viewer) {
            let is_secret = viewer == Viewer::Public || public.get(&field) != Some(&value);
            let before = shown.insert((viewer.to_string(), field.clone()), value.clone());
            if is_secret && before.as_ref() != Some(&value) && field != "viewer" {
                writeln!(text, "# {viewer} {field} {value}").expect("a text grows");
            }
        }
    }
    for seat in game.state().waiting_for().iter() {
        let moves: Vec<String> = game.state().moves(seat).iter().map(G::Move::to_string).collect();
        writeln!(text, "# moves {seat} {}", moves.join(" | ")).expect("a text grows");
    }
}

/// A view, field by field, each with a value that fits a line.
fn fields<G: Game>(state: &G, viewer: Viewer) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    flatten(String::new(), &serde_json::to_value(state.view(viewer)).expect("a view is plain data"), &mut fields);
    fields
}

fn flatten(name: String, value: &Value, fields: &mut BTreeMap<String, String>) {
    const SHORT: usize = 100;
    let below = |part: String| if name.is_empty() { part } else { format!("{name}.{part}") };
    let text = value.to_string();
    match value {
        Value::Object(parts) if name.is_empty() || text.len() > SHORT => {
            parts.iter().for_each(|(part, value)| flatten(below(part.clone()), value, fields));
        }
        Value::Array(parts) if text.len() > SHORT => {
            parts.iter().enumerate().for_each(|(index, value)| flatten(below((index + 1).to_string()), value, fields));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            fields.insert(name, text);
        }
    }
}

fn json(seen: &impl serde::Serialize) -> String {
    serde_json::to_string(seen).expect("what is seen is plain data")
}
