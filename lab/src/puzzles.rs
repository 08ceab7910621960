//! `cabochon puzzles`: makes puzzles from games, and checks them.

mod check;
mod make;
mod records;
#[cfg(test)]
mod tests;

use crate::failure::Failure;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread;

/// What to do with puzzles.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// Find positions with one clearly best decision in games of bots, or in recorded games
    Make(make::Args),
    /// Search every puzzle of a folder again
    Check(check::Args),
}

pub(crate) fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Make(args) => make::run(args, out),
        Command::Check(args) => check::run(args, out),
    }
}

/// How a file of puzzles ends.
const ENDING: &str = "records";

fn threads(said: Option<NonZeroUsize>) -> usize {
    said.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}

fn cannot(what: &str, path: &Path, why: &std::io::Error) -> Failure {
    Failure::Fault(format!("cannot {what} {}: {why}", path.display()))
}
