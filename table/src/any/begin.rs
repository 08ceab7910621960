//! Matches by the name of their game: new ones, and from records.

use super::held::AnyMatch;
use crate::refusal::{Refusal, RefusalCode};
use engine::laws::Secrets;
use engine::{Edition, Knowledge, Look, Match, Record, Seed, Setup};

/// Where the chance of a new match comes from.
#[derive(Clone, Copy, Debug)]
pub enum Chance<'a> {
    /// Shuffled from a seed.
    Seed(Seed),
    /// Written out.
    Deal(&'a str),
}

/// Begins a match of the game of this name.
pub fn begin(game: &str, players: u8, setup: &str, chance: Chance<'_>) -> Result<Box<dyn AnyMatch>, Refusal> {
    games::visit(game, Begin { players, setup, chance }).unwrap_or_else(|| Err(unknown(game)))
}

/// Reads the record of a match of any game.
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game = Record(text).game()?;
    games::visit(game, Load(text)).unwrap_or_else(|| Err(unknown(game)))
}

struct Begin<'a> {
    players: u8,
    setup: &'a str,
    chance: Chance<'a>,
}

impl games::Visitor for Begin<'_> {
    type Answer = Result<Box<dyn AnyMatch>, Refusal>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Self::Answer {
        let setup = G::Setup::read(edition, self.players, self.setup)?;
        Ok(Box::new(match self.chance {
            Chance::Seed(seed) => Match::<G>::new(setup, seed),
            Chance::Deal(text) => Match::<G>::dealt(setup, G::read_deal(&setup, text)?),
        }))
    }
}

struct Load<'a>(&'a str);

impl games::Visitor for Load<'_> {
    type Answer = Result<Box<dyn AnyMatch>, Refusal>;

    fn visit<G: Knowledge + Secrets>(self, _: &'static Edition) -> Self::Answer {
        Ok(Box::new(Match::<G>::read(self.0)?))
    }
}

fn unknown(game: &str) -> Refusal {
    Refusal::new(RefusalCode::UnknownGame, no_such_game(game))
}

/// The sentence for a name that no game has.
pub fn no_such_game(name: &str) -> String {
    let names: Vec<&str> = games::editions().iter().map(|edition| edition.name).collect();
    format!("there is no game `{name}`; there are {}", names.join(", "))
}

/// What puzzles of this game can be about; empty if it has none, or if there is no such game.
pub fn themes(game: &str) -> &'static [&'static str] {
    games::visit(game, Themes).unwrap_or_default()
}

struct Themes;

impl games::Visitor for Themes {
    type Answer = &'static [&'static str];

    fn visit<G: Knowledge + Secrets>(self, _: &'static Edition) -> Self::Answer {
        G::THEMES
    }
}

/// What a word of the game's statistics stands for, as JSON, if there is more to show of it than the word.
pub fn pictured(game: &str, word: &str) -> Option<String> {
    games::visit(game, Pictured(word)).flatten()
}

struct Pictured<'a>(&'a str);

impl games::Visitor for Pictured<'_> {
    type Answer = Option<String>;

    fn visit<G: Knowledge + Secrets>(self, _: &'static Edition) -> Self::Answer {
        G::pictured(self.0)
    }
}

/// How an edition looks in pictures; `None` if there is no such game.
pub fn look(game: &str) -> Option<Look> {
    games::visit(game, Looks)
}

struct Looks;

impl games::Visitor for Looks {
    type Answer = Look;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Look {
        G::look(edition)
    }
}

/// Reports what is wrong with a setup, if anything.
pub fn check_setup(game: &str, players: u8, setup: &str) -> Result<(), Refusal> {
    begin(game, players, setup, Chance::Seed(Seed::number(0))).map(drop)
}

/// The edition of this name.
pub fn edition(game: &str) -> Result<&'static Edition, Refusal> {
    let edition = games::editions().into_iter().find(|edition| edition.name == game);
    edition.ok_or_else(|| unknown(game))
}
