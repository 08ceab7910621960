//! The binary: reads the command line, hands it to the crate that does the work, and leaves with its exit code.

#[cfg(test)]
mod documents;
mod play;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A frame is put together from many small pieces: with the C library's allocator a sixth of a busy server's time went into finding room for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The open table for Sultan, Riquezas do Sultão and Splendor.
#[derive(Parser)]
#[command(name = "cabochon", version, after_help = AFTER)]
struct Cabochon {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in this terminal, with everyone at this keyboard or against bots
    Play(Box<play::Play>),
    #[command(flatten)]
    Server(server::Command),
    #[command(flatten)]
    Lab(lab::Command),
    #[command(flatten)]
    Terminal(terminal::Command),
}

const AFTER: &str = "\
Without a command it serves: `cabochon` is `cabochon serve`.

Examples:
  cabochon                                   opens tables on this machine and says where
  cabochon serve --lan                       for everybody on the local network
  cabochon join http://localhost:8080        sit down at a running server's tables in this terminal
  cabochon games                             what can be played, with which options
  cabochon play sultan --players 3           a game for three at this keyboard
  cabochon sim sultan --games 1000000        a million random games
  cabochon help sim                          all about one command

Exit codes: 0 done, 1 a bad file or a violated invariant, 2 an invalid command line.";

fn main() -> ExitCode {
    let serve = || Command::Server(server::Command::Serve(server::Serve::plain()));
    match Cabochon::parse().command.unwrap_or_else(serve) {
        Command::Play(play) => play.run(),
        Command::Server(command) => server::run(&command),
        Command::Lab(command) => lab::run(command),
        Command::Terminal(command) => terminal::run(&command),
    }
}
