//! Puzzles: positions in which one decision is clearly the best, given what the seat to move knows.
//!
//! `find.rs` finds them in games and checks them, `rating.rs` estimates how hard they are. The puzzles of this build are kept in the folder
//! `puzzles` of the repository, one file a game, as records: the moves up to the position, a comment that begins with `#puzzle`, then the
//! solution and the line that follows it. What is told of a puzzle before it is tried comes from the seat's view ([`Shown`]); the rest is
//! told by [`Puzzle::answer`].

mod find;
mod rating;

pub use find::{Best, Hunt, best, first, play};
pub use rating::{LEVELS, expected};

use crate::advice::{Advice, said};
use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use table::any::{self, AnyKnown, AnyMatch};
use table::guide::{Turn, turns};
use table::{Refusal, RefusalCode};

/// The files of this build.
const FILES: [&str; 3] = [
    include_str!("../../puzzles/splendor.records"),
    include_str!("../../puzzles/sultan.records"),
    include_str!("../../puzzles/riquezas.records"),
];

/// A puzzle. The game goes on to the end of its line.
pub struct Puzzle {
    /// What is known of it.
    pub facts: Facts,
    /// The seat to move.
    pub seat: Seat,
    /// The solution, in notation.
    pub solution: String,
    ply: usize,
    whole: Box<dyn AnyMatch>,
}

/// What the comment in the record says of a puzzle: `#puzzle ID theme=noble rating=1420 chance=0.62 margin=0.11 nodes=20000`.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Its name, from what the seat sees.
    pub id: String,
    /// What it is about: one of the game's themes.
    pub theme: &'static str,
    /// How hard it is, before anybody has tried it.
    pub rating: i32,
    /// The winning chance with the solution.
    pub chance: f64,
    /// How much less the next best move has.
    pub margin: f64,
    /// Positions examined in the check that confirmed it.
    pub nodes: u64,
}

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Facts { id, theme, rating, chance, margin, nodes } = self;
        write!(f, "#puzzle {id} theme={theme} rating={rating} chance={chance:.3} margin={margin:.3} nodes={nodes}")
    }
}

impl Facts {
    /// Reads the comment; `None` if it is not one, or lacks something.
    fn read(line: &str, game: &str) -> Option<Facts> {
        let (id, rest) = line.strip_prefix("#puzzle ")?.split_once(' ')?;
        let said = |name: &str| rest.split(' ').find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        let theme = said("theme")?;
        Some(Facts {
            id: id.into(),
            theme: any::themes(game).iter().copied().find(|known| *known == theme)?,
            rating: number(said("rating"))?,
            chance: number(said("chance"))?,
            margin: number(said("margin"))?,
            nodes: number(said("nodes"))?,
        })
    }
}

fn number<N: FromStr>(text: Option<&str>) -> Option<N> {
    text?.parse().ok()
}

/// A puzzle before it is tried: what the seat to move knows, and no more.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "PuzzleShown"))]
pub struct Shown {
    /// The game.
    pub game: &'static str,
    /// The seat to move.
    pub seat: Seat,
    /// How many play.
    pub players: u8,
    /// Its legal moves, in notation.
    pub moves: Vec<String>,
    /// The game as the seat sees it.
    #[cfg_attr(feature = "wire", ts(type = "View"))]
    pub view: Box<RawValue>,
}

impl Shown {
    /// The position of this seat.
    pub fn of(game: &dyn AnyMatch, seat: Seat) -> Shown {
        Shown { game: game.edition().name, seat, players: game.players(), moves: game.moves(seat), view: game.view(Viewer::Seat(seat)) }
    }

    /// A name for the position that depends on nothing but what is shown.
    pub fn name(&self) -> String {
        let shown = serde_json::to_string(self).expect("plain data");
        Sha256::digest(shown).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The answer to a try.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "PuzzleAnswer"))]
pub struct Answer {
    /// Whether the best move was found.
    pub solved: bool,
    /// The best move, its winning chance, and why it is better than the one made.
    pub best: Advice,
    /// The winning chance with the next best move.
    pub next_best: f64,
    /// What the puzzle is about.
    pub theme: &'static str,
    /// Positions examined to find this out.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub nodes: u64,
    /// What follows: the best move, and what strong players did then, as the seat sees it.
    #[cfg_attr(feature = "wire", ts(type = "GuideTurn[]"))]
    pub line: Vec<Turn>,
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of seat {} at ply {}: {}", self.facts, self.seat, self.ply, self.solution)
    }
}

impl Puzzle {
    /// Reads one record with its comment.
    ///
    /// # Errors
    /// If it is not legal, or not a puzzle.
    pub fn read(text: &str) -> Result<Puzzle, Refusal> {
        let bad = |why: &str| Refusal::new(RefusalCode::BadRecord, why);
        let whole = any::load(text)?;
        let before = text.lines().take_while(|line| !line.starts_with("#puzzle "));
        let ply = before.filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
        let comment = text.lines().find(|line| line.starts_with("#puzzle ")).ok_or_else(|| bad("the record has no line `#puzzle …`"))?;
        let facts = Facts::read(comment, whole.edition().name)
            .ok_or_else(|| bad("a puzzle says `#puzzle ID theme=… rating=… chance=… margin=… nodes=…`"))?;
        let (seat, solution) = whole.recorded().moves.get(ply).cloned().ok_or_else(|| bad("the puzzle has no solution"))?;
        Ok(Puzzle { facts, seat, solution, ply, whole })
    }

    /// The record with its comment, as [`Puzzle::read`] reads it.
    pub fn write(&self) -> String {
        let record = self.whole.record();
        let (mut text, mut moves) = (String::new(), 0);
        for line in record.lines().filter(|line| !line.starts_with("result ")) {
            let is_move = line.starts_with(|first: char| first.is_ascii_digit());
            if is_move && moves == self.ply {
                text += &format!("{}\n", self.facts);
            }
            moves += usize::from(is_move);
            text += &format!("{line}\n");
        }
        text
    }

    /// The name of its game.
    pub fn game(&self) -> &'static str {
        self.whole.edition().name
    }

    /// The position, with all that is hidden.
    pub(crate) fn position(&self) -> Box<dyn AnyMatch> {
        self.whole.at(self.ply)
    }

    /// What may be told before a try.
    pub fn shown(&self) -> Shown {
        Shown::of(&*self.position(), self.seat)
    }

    /// What the seat knows.
    ///
    /// # Errors
    /// If it owes no move.
    pub fn known(&self) -> Result<Box<dyn AnyKnown>, Refusal> {
        self.position().known_to(self.seat).ok_or_else(|| Refusal::new(RefusalCode::NotYourTurn, "the seat of this puzzle owes no move"))
    }

    /// Judges a try.
    ///
    /// # Errors
    /// If the move is not legal.
    pub fn answer(&self, mv: &str) -> Result<Answer, Refusal> {
        let mut game = self.position();
        game.check(self.seat, mv)?;
        let (known, solved) = (self.known()?, mv == self.solution);
        let ahead = if solved { Vec::new() } else { known.reasons(&self.solution, Some(mv)) };
        let reasons = said(if ahead.is_empty() { known.reasons(&self.solution, None) } else { ahead });
        let Facts { chance, margin, theme, nodes, .. } = self.facts;
        let moves: Vec<_> = self.whole.recorded().moves.into_iter().skip(self.ply).collect();
        let line = turns(&mut *game, self.seat, &moves)?;
        let best = Advice { mv: self.solution.clone(), chance, share: 1.0, reasons };
        Ok(Answer { solved, best, next_best: (chance - margin).max(0.0), theme, nodes, line })
    }
}

/// Reads a file of puzzles.
///
/// # Errors
/// Which one is bad, and why.
pub fn read_all(text: &str) -> Result<Vec<Puzzle>, String> {
    let mut records: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("game ") {
            records.push(String::new());
        }
        if let Some(record) = records.last_mut() {
            *record += &format!("{line}\n");
        }
    }
    let read = |(index, record): (usize, &String)| Puzzle::read(record).map_err(|why| format!("puzzle {}: {why}", index + 1));
    records.iter().enumerate().map(read).collect()
}

/// The puzzles of this build, those of a game together.
pub fn library() -> &'static [Puzzle] {
    static LIBRARY: OnceLock<Vec<Puzzle>> = OnceLock::new();
    LIBRARY.get_or_init(|| FILES.iter().flat_map(|file| read_all(file).expect("a test reads every puzzle")).collect())
}

/// The games that have puzzles.
pub fn games() -> impl Iterator<Item = &'static str> {
    games::editions().into_iter().map(|edition| edition.name).filter(|name| !any::themes(name).is_empty())
}

#[cfg(test)]
mod tests;
