//! What the client must know of a game to show it. Everything else stays in the game's file; one line here registers it.

mod splendor;
mod sultan;
mod toy;

use crate::look::Look;
use crate::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

/// Every game's faces, by edition.
const REGISTRY: &[Faces] = &[sultan::FACES, splendor::FACES, toy::FACES];

type Faces = &'static [(&'static str, &'static dyn Face)];

/// A game as somebody sees it.
pub(crate) struct Seen<'a> {
    /// The view, in the game's own form.
    pub(crate) view: &'a Value,
    /// The viewer's seat, counted from 1.
    pub(crate) you: Option<usize>,
    /// What the seats are called.
    pub(crate) names: &'a [String],
    pub(crate) words: &'a Words,
    pub(crate) look: Look,
}

impl Seen<'_> {
    pub(crate) fn name(&self, seat: usize) -> String {
        name_of(self.names, seat)
    }
}

pub(crate) fn name_of(names: &[String], seat: usize) -> String {
    names.get(seat.wrapping_sub(1)).cloned().unwrap_or_else(|| seat.to_string())
}

/// How a game is shown and its moves are chosen, from views and notation alone.
pub(crate) trait Face: Sync {
    /// Whether new tables offer it to everyone.
    fn listed(&self) -> bool;
    /// How many players a new table has.
    fn quick(&self) -> u8;
    /// The family of its bots' names, if they have any: messages `character-FAMILY-LEVEL`.
    fn characters(&self) -> Option<&'static str>;
    /// The board, 80 columns wide.
    fn board(&self, seen: &Seen<'_>) -> Board;
    /// What happened, in sentences of the reader's language.
    fn sentences(&self, events: &[Value], names: &[String], words: &Words) -> Vec<String>;
    /// The parts of a move, by the names of their spots; what lies on no spot is offered as a button.
    fn parts(&self, mv: &str) -> Vec<String>;
    /// What a part is called on a button, and where the choice is summed up.
    fn part(&self, part: &str, words: &Words) -> String;
    /// A move in words.
    fn describe(&self, mv: &str, seen: &Seen<'_>) -> String;
    /// What the viewer has to decide.
    fn prompt(&self, seen: &Seen<'_>) -> String;
    /// The message that an ending adds to the result, if it does.
    fn ending(&self, how: &str) -> Option<&'static str>;
}

/// The face of an edition, if this client knows the game.
pub(crate) fn face(edition: &str) -> Option<&'static dyn Face> {
    REGISTRY.iter().flat_map(|faces| faces.iter()).find(|(name, _)| *name == edition).map(|(_, face)| *face)
}

/// Every edition that this client knows.
#[cfg(test)]
pub(crate) fn editions() -> Vec<&'static str> {
    REGISTRY.iter().flat_map(|faces| faces.iter()).map(|(name, _)| *name).collect()
}

/// The width of every board: the least that a terminal has.
pub(crate) const WIDTH: u16 = 80;
/// The most rows of a board that fit a terminal of 24 rows.
pub(crate) const HEIGHT: u16 = 17;

/// A piece that can be pointed at.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) part: String,
    pub(crate) area: Rect,
}

/// A drawn board and the pieces on it.
pub(crate) struct Board {
    pub(crate) cells: Buffer,
    pub(crate) spots: Vec<Spot>,
    pub(crate) rows: u16,
}

impl Board {
    fn new() -> Board {
        Board { cells: Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT)), spots: Vec::new(), rows: 0 }
    }

    /// Writes a text, cut to a width, and returns where it ends.
    fn put(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        self.rows = self.rows.max(y + 1);
        if y >= HEIGHT || x >= WIDTH {
            return x;
        }
        self.cells.set_stringn(x, y, text, width.min(WIDTH - x).into(), style).0
    }

    fn spot(&mut self, part: String, x: u16, y: u16, width: u16, height: u16) {
        let area = Rect::new(x, y, width, height).intersection(Rect::new(0, 0, WIDTH, HEIGHT));
        self.spots.push(Spot { part, area });
    }
}

/// A view read into a game's own form; what cannot be read shows nothing.
fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

fn seat_of(value: &Value) -> usize {
    value.as_u64().unwrap_or_default() as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::{Path, PathBuf};

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository").into()
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn every_game_with_rules_has_a_file_here() {
        let games = fs::read_dir(root().join("games")).expect("the games").map(|entry| entry.expect("an entry").path());
        let games: Vec<PathBuf> = games.filter(|game| game.join("RULES.md").exists()).collect();
        assert!(games.len() >= 3);
        for game in games {
            let name = game.file_name().and_then(|name| name.to_str()).expect("a name").to_string();
            assert!(root().join(format!("terminal/src/games/{name}.rs")).exists(), "terminal/src/games/{name}.rs is missing");
            assert!(REGISTRY.len() == files(&root().join("terminal/src/games")).len(), "one line for each");
        }
    }

    #[test]
    fn nothing_outside_its_file_names_a_game() {
        let source = root().join("terminal/src");
        let own = source.join("games");
        let files = files(&source)
            .into_iter()
            .filter(|path| !path.starts_with(&own) && !["games.rs", "snapshots.rs"].map(|name| source.join(name)).contains(path));
        let mut read = 0;
        for path in files {
            let text = fs::read_to_string(&path).expect("a source");
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            for edition in editions() {
                let named = code.split(|c: char| !c.is_alphanumeric()).any(|word| word.eq_ignore_ascii_case(edition));
                assert!(!named, "{} names {edition}", path.display());
            }
            read += 1;
        }
        assert!(read > 10, "{read}");
    }
}
