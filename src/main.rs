//! The binary: reads the command line, hands it to the crate that does the work, and leaves with its exit code.

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// The open table for Sultan, Riquezas do Sultão and Splendor.
#[derive(Parser)]
#[command(name = "cabochon", version, arg_required_else_help = true, after_help = AFTER)]
struct Cabochon {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Lab(lab::Command),
}

const AFTER: &str = "\
Examples:
  cabochon games                             what can be played, with which options
  cabochon play toy --players 2              a game for two at this keyboard
  cabochon sim toy --players 3 --games 1000  a thousand random games
  cabochon help sim                          all about one command

Exit codes: 0 done, 1 a bad file or a violated invariant, 2 a command line that cannot be followed.";

fn main() -> ExitCode {
    match Cabochon::parse().command {
        Command::Lab(command) => lab::run(command),
    }
}
