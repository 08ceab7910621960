//! Who can be seated: the players of `bots`, and any program that speaks the line protocol.

use super::program::Program;
use bots::{Budget, Player, Question, Spec};
use engine::{Knowledge, Rng, Setup};
use std::fmt;
use std::str::FromStr;

/// A bot as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// One of ours.
    Ours(Spec),
    /// A command that is run, `cmd:./my-bot --fast`.
    Command(String),
}

impl Entrant {
    /// Seats the bot at a new table.
    pub(super) fn sit<G: Knowledge>(&self, setup: &G::Setup, budget: Budget) -> Seated<G> {
        match self {
            Entrant::Ours(spec) => Seated::Ours(spec.kind.player(), spec.budget.unwrap_or(budget)),
            Entrant::Command(command) => Seated::Program(Program::start(command), setup.edition().name, budget),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Ours(spec) => spec.fmt(f),
            Entrant::Command(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        match text.strip_prefix("cmd:") {
            Some(command) if command.trim().is_empty() => Err("cmd: needs a command behind it".into()),
            Some(command) => Ok(Entrant::Command(command.into())),
            None => Ok(Entrant::Ours(text.parse()?)),
        }
    }
}

/// A bot at a seat, for one game.
pub(super) enum Seated<G: Knowledge> {
    Ours(Box<dyn Player<G>>, Budget),
    Program(Program, &'static str, Budget),
}

impl<G: Knowledge> Seated<G> {
    /// The bot's move, or what it did wrong.
    pub(super) fn decide(&mut self, question: &Question<'_, G>, ply: usize, rng: &mut Rng) -> Result<G::Move, String> {
        match self {
            Seated::Ours(player, budget) => Ok(player.think(question, *budget, rng).mv),
            Seated::Program(program, game, budget) => program.ask(game, question, ply, *budget),
        }
    }
}
