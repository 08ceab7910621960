//! `cabochon verify`: whether a record is consistent, and what it proves about the deal.

use crate::store::Failed;
use std::path::PathBuf;
use table::any::AnyMatch;
use table::fair::{self, Known, Mixture, Origin, Part, Unproven, Verified};

const AFTER: &str = "\
A record proves something only if every player's browser sealed a number before the deal and revealed it afterwards. Each player's browser
keeps the server's promise and its own number; give them here to check a record against what you saw yourself:

  cabochon verify game.record --promise 9f86d0… --salt 1b4f0e…";

/// Which record, and what the caller knows.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The record of a finished game
    record: PathBuf,

    /// The promise that the server showed before the deal
    #[arg(long, value_name = "DIGITS")]
    promise: Option<String>,

    /// Your own number, as your browser kept it
    #[arg(long, value_name = "DIGITS")]
    salt: Option<String>,

    /// Accept numbers that were sealed and not shown in time; the record names them
    #[arg(long)]
    accept_withheld: bool,

    /// Accept a deal that was played before at another table; the record names it
    #[arg(long)]
    accept_known: bool,
}

/// Checks a record offline.
pub(crate) fn run(args: &Args) -> Result<String, Failed> {
    let path = args.record.display();
    let record = std::fs::read_to_string(&args.record).map_err(|why| Failed::Unusable(format!("cannot read {path}: {why}")))?;
    judge(args, &record).map_err(|why| Failed::Unusable(format!("{path}: {why}")))
}

fn judge(args: &Args, record: &str) -> Result<String, Unproven> {
    let Verified { game, origin } = fair::verify(record)?;
    match origin {
        Origin::Mixed(mixture) => judge_mixture(args, &*game, &mixture),
        Origin::Known(known) => judge_known(args, &*game, &known),
    }
}

/// A deal that was known: the moves replay, and no more can be said.
fn judge_known(args: &Args, game: &dyn AnyMatch, Known { table, moves }: &Known) -> Result<String, Unproven> {
    let stand = match moves {
        0 => String::new(),
        1 => ", with its first move kept".into(),
        moves => format!(", with its first {moves} moves kept"),
    };
    let known = format!("the deal was known: it comes from table {table}{stand}");
    if !args.accept_known || args.promise.is_some() || args.salt.is_some() {
        return Err(Unproven::new(format!(
            "the moves replay, but {known}; the record of that table says how it was dealt (--accept-known accepts it)"
        )));
    }
    Ok(format!("{} for {}: {known}\n{}", game.edition().title, game.players(), replays(game)))
}

fn replays(game: &dyn AnyMatch) -> String {
    let result = game.outcome().map_or("it was not played to its end".into(), |outcome| outcome.to_string());
    format!("{} moves replay, {result}", game.ply())
}

fn judge_mixture(args: &Args, game: &dyn AnyMatch, mixture: &Mixture) -> Result<String, Unproven> {
    if let Some(promise) = args.promise.as_ref().filter(|promise| **promise != mixture.promise()) {
        return Err(Unproven::new(format!(
            "the server promised you {promise}, but this deal comes from another promise, {}",
            mixture.promise()
        )));
    }
    let shown = |wanted: &String| mixture.parts.iter().any(|(_, part)| matches!(part, Part::Shown { salt, .. } if salt == wanted));
    if args.salt.as_ref().is_some_and(|salt| !shown(salt)) {
        return Err(Unproven::new("your number is not among those that the deal came from"));
    }
    let withheld = mixture.parts.iter().filter(|(_, part)| matches!(part, Part::Withheld { .. })).count();
    let unproven = mixture.unproven();
    if unproven.len() > if args.accept_withheld { withheld } else { 0 } {
        return Err(Unproven::new(format!(
            "the moves replay and the deal follows from the numbers in the record, but fair dealing is not proven:\n{}",
            unproven.join("\n")
        )));
    }
    Ok(format!(
        "{} for {}: the record is sound. The server kept its promise {},\n{}\n{}",
        game.edition().title,
        game.players(),
        mixture.promise(),
        proven(mixture, &unproven),
        replays(game),
    ))
}

fn proven(mixture: &Mixture, unproven: &[String]) -> String {
    let shown = mixture.parts.iter().filter(|(_, part)| matches!(part, Part::Shown { .. })).count();
    let people = mixture.parts.iter().filter(|(_, part)| *part != Part::Bot).count();
    let mut text = format!("and {shown} of {people} people sealed a number before the deal and revealed it afterwards; bots add nothing.");
    if people == 1 {
        text += "\nOnly one person played: the deal is proven to that player, and to others only if the player does not run the server.";
    }
    unproven.iter().for_each(|sentence| text += &format!("\nNot proven: {sentence}."));
    text
}
