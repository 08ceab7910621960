//! Everything done with games at a desk: simulate, count, measure, replay, drive by a program, play by hand.
//!
//! One file per subcommand. Everything is written once for all registered games; hot code is generic over the game, and
//! the rest goes through [`any::AnyMatch`]. The rules are elsewhere, and nothing here knows a particular game.

mod analyse;
mod arena;
mod bench;
mod catalogue;
mod counts;
mod failure;
mod levels;
mod perft;
mod play;
mod progress;
pub mod protocol;
mod puzzles;
mod ratings;
pub mod replay;
mod sim;
mod table;

pub use ::table::any;
pub use play::{Args as PlayArgs, Kept, Solo};

use failure::Failure;
use std::io::Write;
use std::process::ExitCode;

/// The lab's commands.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// List the games and their options
    Games(catalogue::Args),
    /// List the bots' characters, and how strong they are
    Levels(levels::Args),
    /// Show a recorded game as text
    Replay(replay::Args),
    /// Judge the decisions of a recorded game
    Analyse(analyse::AnalyseArgs),
    /// Advise the player to move in a recorded game
    Hint(analyse::HintArgs),
    /// Make puzzles from games, and check them
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Play random games on all cores and report how they went
    Sim(sim::Args),
    /// Let bots play against each other, and rate them
    Arena(arena::Args),
    /// Count the sequences of moves from the start of a game
    Perft(perft::Args),
    /// Measure the speed of the rules and the bots
    #[command(subcommand)]
    Bench(bench::Command),
    /// Speak the line protocol, for bots and tests
    Engine(protocol::Args),
}

/// Runs the command and returns the exit code.
pub fn run(command: Command) -> ExitCode {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = match command {
        Command::Games(args) => catalogue::run(&args, &mut out),
        Command::Levels(args) => levels::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
        Command::Analyse(args) => analyse::analyse(&args, &mut out),
        Command::Hint(args) => analyse::hint(&args, &mut out),
        Command::Puzzles(command) => puzzles::run(&command, &mut out),
        Command::Sim(args) => sim::run(&args, &mut out),
        Command::Arena(args) => arena::run(&args, &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Bench(command) => bench::run(&command, &mut out),
        Command::Engine(args) => protocol::run(&args, &mut out),
    };
    finish(done, &mut out)
}

/// Plays line by line, and returns the exit code.
pub fn play(args: &PlayArgs) -> ExitCode {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = play::run(args, &mut out);
    finish(done, &mut out)
}

/// The game for a whole screen, if one person plays against bots.
///
/// # Errors
/// The exit code, if there is no such game; the reason has been told.
pub fn solo(args: &PlayArgs) -> Result<Option<Solo>, ExitCode> {
    play::solo(args).map_err(|failure| failure.report())
}

fn finish(done: Result<(), Failure>, out: &mut impl Write) -> ExitCode {
    let done = done.and_then(|()| out.flush().map_err(Failure::from));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
