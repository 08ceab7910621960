//! `cabochon bench`: the speed of the rules, on one core.
//!
//! The timed loop is what a random rollout costs: shuffle, start, then legal moves, pick one, apply, until the game is over.
//! One generator, no audits, no events; processor time, not wall time. A *turn* is a run of moves by one seat: in Splendor a main
//! action with giving back tokens and the noble, in most other games one move.

mod bots;

use crate::counts::spaced;
use crate::failure::Failure;
use crate::progress::progress;
use crate::sim::CAP;
use crate::table::{Table, game_names};
use engine::laws::Secrets;
use engine::{Edition, Game, MAX_SEATS, Moves, Rng, Seed, Setup, Unreadable};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::ops::AddAssign;
use std::time::{Duration, Instant};

/// What to measure.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// Random games on one core: plies, turns and games per second of each game and table size
    Rules(RulesArgs),
    /// How many positions each bot examines per second, in each game
    Bots(bots::BotsArgs),
    /// Play exactly this many games and print their plies and turns (for scripts/instructions)
    #[command(hide = true)]
    Count(CountArgs),
    /// List every game with every number of players (for scripts/instructions)
    #[command(hide = true)]
    Tables,
}

const AFTER: &str = "\
Seconds are seconds of processor time. Each row is warmed up, then timed in several runs; shown is the median run, with how far the slowest and the fastest were from it.
A turn is a run of moves by one seat: where a turn has one decision it is a ply.

Examples:
  cabochon bench rules
  cabochon bench rules --game splendor --players 2 --seconds 2 --json";

/// How to measure the rules.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct RulesArgs {
    /// Only this game
    #[arg(long, value_name = "GAME", value_parser = game_names())]
    game: Option<String>,

    /// Only this many players
    #[arg(short, long, value_name = "N")]
    players: Option<u8>,

    /// Seconds per run
    #[arg(long, value_name = "SECONDS", default_value_t = 0.3, value_parser = positive)]
    seconds: f64,

    /// Runs per row
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What to count.
#[derive(clap::Args, Debug)]
pub struct CountArgs {
    #[command(flatten)]
    table: Table,

    /// The number of games
    #[arg(short, long, value_name = "G", default_value_t = 1)]
    games: u64,

    /// The seed
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    games: u64,
    turns: u64,
    plies: u64,
}

/// One game with one number of players.
#[derive(Debug, Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    games_per_second: Rate,
    turns_per_second: Rate,
    plies_per_second: Rate,
}

/// The median of the runs, and the slowest and fastest of them.
#[derive(Clone, Copy, Debug, Serialize)]
struct Rate {
    median: f64,
    min: f64,
    max: f64,
}

/// Instead of a seat, before the first move.
const NOBODY: usize = MAX_SEATS;

/// Games between two looks at the clock.
const BATCH: u64 = 64;

pub(crate) fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Rules(args) => rules(args, out),
        Command::Bots(args) => bots::run(args, out),
        Command::Count(args) => args.table.visit(Count { args, out }),
        Command::Tables => {
            for (edition, players) in tables() {
                writeln!(out, "{} {players}", edition.name)?;
            }
            Ok(())
        }
    }
}

fn positive(text: &str) -> Result<f64, Unreadable> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 3600.0);
    seconds.ok_or_else(|| "give a number of seconds above 0, at most 3600".into())
}

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (&'static Edition, u8)> {
    games::editions().into_iter().flat_map(|edition| (edition.players.0..=edition.players.1).map(move |players| (edition, players)))
}

fn rules(args: &RulesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let wanted = |(edition, players): &(&'static Edition, u8)| {
        args.game.as_ref().is_none_or(|game| game == edition.name) && args.players.is_none_or(|wanted| wanted == *players)
    };
    let tables: Vec<_> = tables().filter(wanted).collect();
    if tables.is_empty() {
        let ranges =
            games::editions().into_iter().map(|edition| format!("{} {} to {}", edition.name, edition.players.0, edition.players.1));
        let ranges = ranges.collect::<Vec<_>>().join(", ");
        return Err(Failure::Usage(format!("no such table; the numbers of players are {ranges}")));
    }
    let bar = progress(tables.len() as u64, "{bar:40} {pos} of {len} tables: {msg}");
    let mut rows = Vec::new();
    for (edition, players) in tables {
        bar.set_message(format!("{} {players}", edition.name));
        rows.extend(games::visit(edition.name, Measure { players, args }));
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "one core, per second of processor time; {} runs of {} s each: the median, and the slowest and fastest against it\n",
        args.runs, args.seconds
    )?;
    writeln!(out, "game       players       games/s       turns/s       plies/s   spread")?;
    for row in rows {
        let Rate { median, min, max } = row.games_per_second;
        let spread = [min, max].map(|rate| format!("{:+.1} %", (rate / median - 1.0) * 100.0)).join(" ");
        let [games, turns, plies] =
            [median, row.turns_per_second.median, row.plies_per_second.median].map(|rate| spaced(rate.round() as u64));
        writeln!(out, "{:10} {:>7} {games:>13} {turns:>13} {plies:>13}   {spread}", row.game, row.players)?;
    }
    Ok(())
}

struct Measure<'a> {
    players: u8,
    args: &'a RulesArgs,
}

impl games::Visitor for Measure<'_> {
    type Answer = Row;

    fn visit<G: Game + Secrets>(self, edition: &'static Edition) -> Row {
        let setup = G::Setup::new(edition, self.players);
        let run = Duration::from_secs_f64(self.args.seconds);
        let mut rng = Rng::new(Seed::number(1));
        timed::<G>(&setup, &mut rng, run);
        let runs: Vec<(Totals, f64)> = (0..self.args.runs).map(|_| timed::<G>(&setup, &mut rng, run)).collect();
        let rate = |of: fn(&Totals) -> u64| Rate::of(runs.iter().map(|(totals, seconds)| of(totals) as f64 / seconds));
        Row {
            game: edition.name,
            players: self.players,
            games_per_second: rate(|totals| totals.games),
            turns_per_second: rate(|totals| totals.turns),
            plies_per_second: rate(|totals| totals.plies),
        }
    }
}

impl Rate {
    fn of(runs: impl Iterator<Item = f64>) -> Rate {
        let mut runs: Vec<f64> = runs.collect();
        runs.sort_by(f64::total_cmp);
        let middle = runs.len() / 2;
        let median = if runs.len() % 2 == 1 { runs[middle] } else { (runs[middle - 1] + runs[middle]) / 2.0 };
        Rate { median, min: runs[0], max: runs[runs.len() - 1] }
    }
}

/// One run: games until the time is up, and the processor time that they took, in seconds.
fn timed<G: Game>(setup: &G::Setup, rng: &mut Rng, run: Duration) -> (Totals, f64) {
    let (began, at_work) = (Instant::now(), processor_time());
    let mut totals = Totals::default();
    while began.elapsed() < run {
        totals += play::<G>(setup, rng, BATCH);
    }
    (totals, (processor_time() - at_work).as_secs_f64())
}

/// Processor time of this thread, so that a busy machine does not make the rules look slow.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// The wall clock, where nothing better is known.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The timed loop. The cap only keeps a faulty game from running for ever.
#[inline(never)]
fn play<G: Game>(setup: &G::Setup, rng: &mut Rng, games: u64) -> Totals {
    let mut totals = Totals { games, ..Totals::default() };
    let mut moves = Moves::new();
    for _ in 0..games {
        let mut state = G::start(setup, &G::shuffle(setup, rng));
        let (mut plies, mut mover) = (0, NOBODY);
        while plies < CAP
            && let Some((seat, mv)) = state.random_move(rng, &mut moves)
        {
            state.apply(seat, mv, &mut |_| ());
            plies += 1;
            totals.turns += u64::from(seat.index() != mover);
            mover = seat.index();
        }
        totals.plies += u64::from(plies);
        black_box(&state);
    }
    totals
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Totals) {
        self.games += other.games;
        self.turns += other.turns;
        self.plies += other.plies;
    }
}

struct Count<'a, W> {
    args: &'a CountArgs,
    out: &'a mut W,
}

impl<W: Write> games::Visitor for Count<'_, W> {
    type Answer = Result<(), Failure>;

    fn visit<G: Game + Secrets>(self, edition: &'static Edition) -> Self::Answer {
        let setup: G::Setup = self.args.table.setup(edition)?;
        let Totals { games, turns, plies } = play::<G>(&setup, &mut Rng::new(Seed::number(self.args.seed)), self.args.games);
        writeln!(self.out, "{games} {turns} {plies}")?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_run_or_between_the_two() {
        let odd = Rate::of([5.0, 1.0, 3.0].into_iter());
        assert_eq!((odd.median, odd.min, odd.max), (3.0, 1.0, 5.0));
        assert_eq!(Rate::of([4.0, 1.0, 2.0, 9.0].into_iter()).median, 3.0);
    }
}
