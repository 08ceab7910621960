//! `cabochon analyse` and `cabochon hint`: what the strongest bot thinks of the decisions of a game.
//!
//! Every decision is judged from what its seat could see then, and from nothing else: the bot gets that seat's view.

use crate::any::{self, AnyMatch, Candidate, Opinion};
use crate::failure::Failure;
use crate::progress::progress;
use bots::{Budget, Kind, MOST_THREADS};
use engine::{Seat, Seed};
use serde::Serialize;
use std::fs;
use std::io::{Read, Write};

const AFTER_ANALYSE: &str = "\
A chance is the seat's chance to win, as the strongest bot estimates it: with the best move, and with the move that was made. The
difference was given away. A difference of a percent or two may vanish with a longer budget.

Examples:
  cabochon analyse game.record --seat 1
  cabochon analyse game.record --budget 500ms --json";

const AFTER_HINT: &str = "\
Examples:
  cabochon hint game.record                 for the player to move
  cabochon hint game.record --ply 12 --budget 1s";

/// Whose decisions are judged.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_ANALYSE)]
pub struct AnalyseArgs {
    #[command(flatten)]
    about: About,

    /// Only the decisions of this seat
    #[arg(short, long, value_name = "N")]
    seat: Option<Seat>,
}

/// For which position a hint is wanted.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HINT)]
pub struct HintArgs {
    #[command(flatten)]
    about: About,

    /// For this seat, where several owe a move
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

    /// As JSON
    #[arg(long)]
    json: bool,
}

impl About {
    /// Who is asked.
    fn adviser(&self) -> Adviser {
        Adviser { kind: Kind::on(self.threads), budget: self.budget }
    }
}

/// The strong player with a budget for each decision; the same position gets the same answer where nodes are counted.
#[derive(Clone, Copy)]
struct Adviser {
    kind: Kind,
    budget: Budget,
}

impl Adviser {
    /// What it thinks of all moves, or of these.
    fn asked(self, game: &dyn AnyMatch, seat: Seat, moves: Option<&[String]>) -> Option<Opinion> {
        game.think(seat, self.kind, self.budget, Seed::number(SEED), moves)
    }
}

/// One decision, judged.
#[derive(Debug, Serialize)]
struct Judged {
    /// Moves made before it.
    ply: usize,
    seat: Seat,
    #[serde(rename = "move")]
    mv: String,
    /// With the best move.
    before: f64,
    /// With the move made.
    after: f64,
    given_away: f64,
    best: Vec<Candidate>,
    /// Why the best move is best; none where the game gives no reason, or the move made is the best.
    reason: Option<String>,
}

/// What is advised in one position.
#[derive(Debug, Serialize)]
struct Hint {
    ply: usize,
    seat: Seat,
    #[serde(flatten)]
    opinion: Opinion,
    reasons: Vec<String>,
}

/// Choices that are shown.
const SHOWN: usize = 3;

/// The same position is thought about the same way each time.
const SEED: u64 = 1;

pub(crate) fn analyse(args: &AnalyseArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game = load(&args.about.file)?;
    at_table(&*game, args.seat)?;
    let judged = judge(&*game, args.seat, args.about.adviser());
    if args.about.json {
        serde_json::to_writer_pretty(&mut *out, &judged)?;
        writeln!(out)?;
        return Ok(());
    }
    for decision in &judged {
        write_judged(decision, out)?;
    }
    for seat in Seat::all(game.players()) {
        let own = judged.iter().filter(|decision| decision.seat == seat);
        let (count, sum) = own.fold((0, 0.0), |(count, sum), decision| (count + 1, sum + decision.given_away));
        if count > 0 {
            writeln!(out, "seat {seat}: {count} decisions, {:.1} % given away in all", 100.0 * sum)?;
        }
    }
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
    let opinion = seat.and_then(|seat| Some((seat, args.about.adviser().asked(&*game, seat, None)?)));
    let Some((seat, opinion)) = opinion else {
        return Err(Failure::Usage("nobody is to move there, or not that seat".into()));
    };
    let second = opinion.choices.iter().find(|choice| choice.mv != opinion.mv).map(|choice| choice.mv.as_str());
    let ahead = game.reasons(seat, &opinion.mv, second);
    let reasons = if ahead.is_empty() { game.reasons(seat, &opinion.mv, None) } else { ahead };
    let hint = Hint { ply: game.ply(), seat, opinion, reasons };
    if args.about.json {
        serde_json::to_writer_pretty(&mut *out, &hint)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "Seat {seat}: {}", because(&hint.opinion.mv, &hint.reasons))?;
    write_choices(&hint.opinion.choices, out)
}

/// Every decision of the seat, or of all seats, that was one.
fn judge(game: &dyn AnyMatch, seat: Option<Seat>, adviser: Adviser) -> Vec<Judged> {
    let mut again = game.at(0);
    let mut judged = Vec::new();
    let bar = progress(game.ply() as u64, "{bar:40} {pos} of {len} moves, {eta} left");
    for (ply, (mover, mv)) in game.recorded().moves.iter().enumerate() {
        bar.set_position(ply as u64);
        if seat.is_none_or(|seat| seat == *mover) && again.moves(*mover).len() > 1 {
            judged.extend(judge_one(&*again, ply, *mover, mv, adviser));
        }
        again.play(*mover, mv).expect("a move that was made is legal");
    }
    bar.finish_and_clear();
    judged
}

fn judge_one(game: &dyn AnyMatch, ply: usize, seat: Seat, mv: &str, adviser: Adviser) -> Option<Judged> {
    let opinion = adviser.asked(game, seat, None)?;
    let mixed = opinion.choices.iter().find(|choice| choice.mv == mv && choice.share > 0.1);
    let (before, after) = match mixed {
        _ if mv == opinion.mv => (chance(&opinion.choices, mv)?, chance(&opinion.choices, mv)?),
        // A move that a mixed strategy makes now and then, or that search has looked at long enough.
        Some(choice) => (chance(&opinion.choices, &opinion.mv)?, choice.chance),
        None => {
            let both = [opinion.mv.clone(), mv.to_string()];
            let again = adviser.asked(game, seat, Some(&both))?;
            (chance(&again.choices, &opinion.mv)?, chance(&again.choices, mv)?)
        }
    };
    let is_best = mv == opinion.mv;
    let reasons = if is_best { Vec::new() } else { game.reasons(seat, &opinion.mv, Some(mv)) };
    Some(Judged {
        ply,
        seat,
        mv: mv.into(),
        before: before.max(after),
        after,
        given_away: (before - after).max(0.0),
        best: opinion.choices.into_iter().take(SHOWN).collect(),
        reason: (!reasons.is_empty()).then(|| because("", &reasons[..1])),
    })
}

fn chance(choices: &[Candidate], mv: &str) -> Option<f64> {
    choices.iter().find(|choice| choice.mv == mv).map(|choice| choice.chance)
}

/// `buy 2.3: scores 2 points, and adds a red bonus, number 3.`
fn because(mv: &str, reasons: &[String]) -> String {
    let said = reasons.iter().take(2).cloned().collect::<Vec<_>>().join(", and ");
    match (mv.is_empty(), said.is_empty()) {
        (_, true) => mv.to_string(),
        (true, false) => said,
        (false, false) => format!("{mv}: it {said}."),
    }
}

fn write_judged(decision: &Judged, out: &mut impl Write) -> Result<(), Failure> {
    let Judged { ply, seat, mv, before, after, given_away, best, reason } = decision;
    writeln!(out, "{:>4}  seat {seat}  {mv:<16} {:>5.1} % to {:>5.1} %", ply + 1, 100.0 * before, 100.0 * after)?;
    if best.first().is_some_and(|best| best.mv != *mv) && *given_away >= 0.005 {
        let better: Vec<String> = best.iter().map(|choice| format!("{} {:.1} %", choice.mv, 100.0 * choice.chance)).collect();
        writeln!(out, "        gave away {:.1} %; better: {}", 100.0 * given_away, better.join(", "))?;
        reason.iter().try_for_each(|reason| writeln!(out, "        {} {reason}", best[0].mv))?;
    }
    Ok(())
}

fn write_choices(choices: &[Candidate], out: &mut impl Write) -> Result<(), Failure> {
    for choice in choices.iter().take(2 * SHOWN) {
        writeln!(out, "  {:<20} {:>5.1} %   {:>5.1} % of the thought", choice.mv, 100.0 * choice.chance, 100.0 * choice.share)?;
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
