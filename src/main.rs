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
  cabochon play sultan --players 3           a game for three at this keyboard
  cabochon sim sultan --games 1000000        a million random games
  cabochon help sim                          all about one command

Exit codes: 0 done, 1 a bad file or a violated invariant, 2 a command line that cannot be followed.";

fn main() -> ExitCode {
    match Cabochon::parse().command {
        Command::Lab(command) => lab::run(command),
    }
}
