//! `cabochon analyse` and `cabochon hint`: what the strongest bot thinks of the decisions in a game.
//!
//! Every decision is judged only by what its seat could see: the bot gets that seat's view.

mod html;

use crate::any::{self, AnyMatch};
use crate::failure::Failure;
use crate::progress::progress;
use bots::{Budget, Kind, MOST_THREADS};
use coach::{Adviser, Decision, Hint, Review, advise};
use engine::Seat;
use serde::Serialize;
use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;

const AFTER_ANALYSE: &str = "\
A chance is the seat's chance to win, as the strongest bot estimates it from what the seat knew then: with the best move, and with the move
that was made. The difference was given away. A difference of a percent or two may vanish with a longer budget. Luck is what was
revealed between two decisions. A decision that gives nothing away counts 100 in a seat's accuracy, one that gives away 5 % counts 50.

Examples:
  cabochon analyse game.record --seat 1
  cabochon analyse game.record --budget 500ms --json
  cabochon analyse game.record --html review.html";

const AFTER_HINT: &str = "\
Examples:
  cabochon hint game.record                 for the player to move
  cabochon hint game.record --ply 12 --budget 1s";

/// Whose decisions to judge.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_ANALYSE)]
pub struct AnalyseArgs {
    #[command(flatten)]
    about: About,

    /// Only the decisions of this seat
    #[arg(short, long, value_name = "N")]
    seat: Option<Seat>,

    /// Also write the review as an HTML page with a graph
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// The position for a hint.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HINT)]
pub struct HintArgs {
    #[command(flatten)]
    about: About,

    /// The seat, if several owe a move
    #[arg(short, long, value_name = "N")]
    seat: Option<Seat>,

    /// The position after this many moves [default: after all]
    #[arg(short, long, value_name = "K")]
    ply: Option<usize>,
}

#[derive(clap::Args, Debug)]
struct About {
    /// The record; - reads it from standard input
    #[arg(value_name = "RECORD")]
    file: String,

    /// How long to think about each decision: a time, or a number of nodes
    #[arg(long, value_name = "100ms|2000n", default_value = "200ms")]
    budget: Budget,

    /// How many threads to think on
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=MOST_THREADS.into()))]
    threads: u8,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl About {
    /// The adviser.
    fn adviser(&self) -> Adviser {
        Adviser { kind: Kind::strongest(self.threads), budget: self.budget }
    }
}

/// The advice in one position.
#[derive(Debug, Serialize)]
struct Hinted {
    ply: usize,
    #[serde(flatten)]
    hint: Hint,
}

pub(crate) fn analyse(args: &AnalyseArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game = load(&args.about.file)?;
    at_table(&*game, args.seat)?;
    let bar = progress(game.ply() as u64, "{bar:40} {pos} of {len} decisions, {eta} left");
    let mut review = coach::review(&*game, args.about.adviser(), |done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    if let Some(file) = &args.html {
        fs::write(file, html::page(&*game, &review)).map_err(|why| Failure::Fault(format!("cannot write {}: {why}", file.display())))?;
    }
    if let Some(seat) = args.seat {
        review.decisions.retain(|decision| decision.seat == seat);
        review.seats.retain(|played| played.seat == seat);
    }
    if args.about.json {
        serde_json::to_writer_pretty(&mut *out, &review)?;
        writeln!(out)?;
        return Ok(());
    }
    write_review(&review, out)
}

fn write_review(review: &Review, out: &mut impl Write) -> Result<(), Failure> {
    for decision in &review.decisions {
        write_decision(decision, out)?;
    }
    for played in review.seats.iter().filter(|played| played.decisions > 0) {
        writeln!(
            out,
            "seat {}: {} decisions, accuracy {:.0}, {:.1} % given away in all, luck {:+.1} %",
            played.seat,
            played.decisions,
            100.0 * played.accuracy.unwrap_or_default(),
            100.0 * played.given_away,
            100.0 * played.luck
        )?;
    }
    writeln!(out, "{} positions examined for each decision", review.nodes)?;
    Ok(())
}

pub(crate) fn hint(args: &HintArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut game = load(&args.about.file)?;
    at_table(&*game, args.seat)?;
    if let Some(ply) = args.ply {
        if ply > game.ply() {
            return Err(Failure::Usage(format!("there is no ply {ply}: this game has {} moves", game.ply())));
        }
        game = game.at(ply);
    }
    let seat = args.seat.or_else(|| game.waiting_for().first());
    let hint = seat.and_then(|seat| game.known_to(seat)).and_then(|known| advise(&*known, args.about.adviser()));
    let Some(hint) = hint else {
        return Err(Failure::Usage("nobody is to move there, or not that seat".into()));
    };
    if args.about.json {
        serde_json::to_writer_pretty(&mut *out, &Hinted { ply: game.ply(), hint })?;
        writeln!(out)?;
        return Ok(());
    }
    write_hint(&hint, out)
}

fn write_decision(decision: &Decision, out: &mut impl Write) -> Result<(), Failure> {
    let Decision { ply, seat, mv, before, after, given_away, best, turning, .. } = decision;
    let (before, after) = (100.0 * before[seat.index()], 100.0 * after[seat.index()]);
    let turning = if *turning { "  turning point" } else { "" };
    writeln!(out, "{:>4}  seat {seat}  {mv:<16} {before:>5.1} % to {after:>5.1} %{turning}", ply + 1)?;
    if best.first().is_some_and(|best| best.mv != *mv) && *given_away >= 0.005 {
        let better: Vec<String> = best.iter().map(|choice| format!("{} {:.1} %", choice.mv, 100.0 * choice.chance)).collect();
        writeln!(out, "        gave away {:.1} %; better: {}", 100.0 * given_away, better.join(", "))?;
        best[0].reasons.iter().try_for_each(|reason| writeln!(out, "        {} {}", best[0].mv, reason.says))?;
    }
    Ok(())
}

/// `buy 2.3   41.0 %   it scores 2 points, and adds a red bonus, number 3`.
fn write_hint(hint: &Hint, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Seat {}, {} positions examined:", hint.seat, hint.nodes)?;
    for choice in &hint.choices {
        let often = if hint.mixed { format!(", {:.0} % of the time", 100.0 * choice.share) } else { String::new() };
        let said: Vec<&str> = choice.reasons.iter().map(|reason| reason.says.as_str()).collect();
        let why = if said.is_empty() { String::new() } else { format!(": it {}", said.join(", and ")) };
        writeln!(out, "  {:<20} {:>5.1} %{often}{why}", choice.mv, 100.0 * choice.chance)?;
    }
    if hint.mixed && hint.choices.len() > 1 {
        writeln!(out, "Mix them as often as shown, so that nobody can read you.")?;
    }
    Ok(())
}

fn load(file: &str) -> Result<Box<dyn AnyMatch>, Failure> {
    let mut text = String::new();
    let read = match file {
        "-" => std::io::stdin().read_to_string(&mut text).map(|_| ()),
        _ => fs::read_to_string(file).map(|read| text = read),
    };
    let name = if file == "-" { "standard input" } else { file };
    read.map_err(|why| Failure::Fault(format!("cannot read {name}: {why}")))?;
    any::load(&text).map_err(|bad| Failure::Fault(format!("{name}: {bad}")))
}

fn at_table(game: &dyn AnyMatch, seat: Option<Seat>) -> Result<(), Failure> {
    match seat.filter(|seat| seat.index() >= game.players().into()) {
        Some(seat) => Err(Failure::Usage(format!("there is no seat {seat}: this game has seats 1 to {}", game.players()))),
        None => Ok(()),
    }
}
