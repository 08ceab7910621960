//! `cabochon perft`: counts of move sequences, one number that changes when the rules do.

use crate::counts::spaced;
use crate::failure::Failure;
use crate::progress::progress;
use crate::table::{Table, all_options};
use engine::laws::Secrets;
use engine::{Edition, Game, Rng, Seed, Setup};
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

const AFTER: &str = "\
Examples:
  cabochon perft sultan --players 3 --seed 1 --depth 5
  cabochon perft sultan --seed 1/250      the deal of game 250 of `cabochon sim sultan --seed 1`";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    #[command(flatten)]
    table: Table,

    /// The seed of the deal: a number or 64 hexadecimal digits, and /N for stream N
    #[arg(short, long, value_name = "S", default_value = "1")]
    seed: Seed,

    /// How many moves deep
    #[arg(short, long, value_name = "D", default_value_t = 4)]
    depth: u32,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    players: u8,
    setup: String,
    seed: String,
    depths: Vec<Depth>,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    /// Sequences of exactly this many moves.
    count: u64,
    seconds: f64,
    nodes_per_second: f64,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    args.table.visit(Count { args, out })
}

struct Count<'a, W> {
    args: &'a Args,
    out: &'a mut W,
}

impl<W: Write> games::Visitor for Count<'_, W> {
    type Answer = Result<(), Failure>;

    fn visit<G: Game + Secrets>(self, edition: &'static Edition) -> Self::Answer {
        let Count { args, out } = self;
        let setup: G::Setup = args.table.setup(edition)?;
        let state = G::start(&setup, &G::shuffle(&setup, &mut Rng::new(args.seed)));
        if !args.json {
            writeln!(out, "{}, {} players, seed {}", edition.title, setup.players(), args.seed)?;
            writeln!(out, "setup   {}\n", all_options(&setup))?;
            writeln!(out, "depth            sequences    seconds      nodes/s")?;
        }
        let mut depths = Vec::new();
        for depth in 1..=args.depth {
            out.flush()?;
            let counted = count(&state, depth);
            if !args.json {
                let Depth { count, seconds, nodes_per_second, .. } = counted;
                writeln!(out, "{depth:>5} {:>20} {seconds:>10.3} {:>12}", spaced(count), spaced(nodes_per_second as u64))?;
            }
            depths.push(counted);
        }
        if args.json {
            let setup_text = all_options(&setup);
            let seed = args.seed.to_string();
            let report = Report { game: edition.name, rules: G::RULES, players: setup.players(), setup: setup_text, seed, depths };
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        }
        Ok(())
    }
}

/// Counts below each first move in turn, so that a long count can show progress.
fn count<G: Game>(state: &G, depth: u32) -> Depth {
    let began = Instant::now();
    let first: Vec<_> = state.waiting_for().iter().flat_map(|seat| state.moves(seat).into_iter().map(move |mv| (seat, mv))).collect();
    let bar = progress(first.len() as u64, "depth {msg}: {bar:40} {pos} of {len} first moves");
    bar.set_message(depth.to_string());
    let below = |(seat, mv)| {
        let mut next = state.clone();
        next.apply(seat, mv, &mut |_| ());
        bar.inc(1);
        engine::perft(&next, depth - 1)
    };
    let count = first.into_iter().map(below).sum();
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    Depth { depth, count, seconds, nodes_per_second: count as f64 / seconds }
}
