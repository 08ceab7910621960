//! Who can play: the players of `bots`, those of another build, and any program that speaks the line protocol.

use super::program::{Build, Program};
use bots::{Budget, Player, Question, Spec};
use engine::{Knowledge, Match, Rng, Setup, Unreadable};
use std::fmt;
use std::str::FromStr;

/// A bot as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// One of ours.
    Ours(Spec),
    /// A command to run, `cmd:./my-bot --fast`.
    Command(String),
    /// One of another build of this program, `build:./old/cabochon=search@500n`.
    Build(String, Spec),
}

impl Entrant {
    /// Seats the bot at a new table.
    pub(super) fn sit<G: Knowledge>(&self, setup: &G::Setup, budget: Budget) -> Seated<G> {
        match self {
            Entrant::Ours(spec) => Seated::Ours(spec.kind.player(), spec.budget.unwrap_or(budget)),
            Entrant::Command(command) => Seated::Program(Program::start(command), setup.edition().name, budget),
            Entrant::Build(program, spec) => {
                let spec = Spec { budget: spec.budget.or(Some(budget)), ..spec.clone() };
                Seated::Build(Build::start(program), spec)
            }
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Ours(spec) => spec.fmt(f),
            Entrant::Command(command) => write!(f, "cmd:{command}"),
            Entrant::Build(program, spec) => write!(f, "build:{program}={spec}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Entrant, Unreadable> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let nothing = command.trim().is_empty();
            return if nothing { Err("cmd: needs a command behind it".into()) } else { Ok(Entrant::Command(command.into())) };
        }
        if let Some(build) = text.strip_prefix("build:") {
            let (program, spec) = build.rsplit_once('=').unwrap_or((build, "search"));
            let nothing = program.trim().is_empty();
            return if nothing {
                Err("build: needs a program behind it".into())
            } else {
                Ok(Entrant::Build(program.into(), spec.parse()?))
            };
        }
        Ok(Entrant::Ours(text.parse()?))
    }
}

/// A bot in a seat, for one game.
pub(super) enum Seated<G: Knowledge> {
    Ours(Box<dyn Player<G>>, Budget),
    Program(Program, &'static str, Budget),
    Build(Build, Spec),
}

impl<G: Knowledge> Seated<G> {
    /// The bot's move, or its fault.
    pub(super) fn decide(&mut self, question: &Question<'_, G>, game: &Match<G>, rng: &mut Rng) -> Result<G::Move, String> {
        match self {
            Seated::Ours(player, budget) => Ok(player.think(question, *budget, rng).mv),
            Seated::Program(program, name, budget) => program.ask(name, question, game.ply(), *budget),
            Seated::Build(build, spec) => build.ask(question, game, spec, rng),
        }
    }
}
