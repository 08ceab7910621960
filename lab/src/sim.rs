//! `cabochon sim`: random games on all cores, every position audited.
//!
//! Game `i` of a run is dealt from stream `i` of the seed and its moves are drawn from stream `i` of the upper half, so that only
//! the speed depends on the number of threads.

mod report;
mod tally;
#[cfg(test)]
mod tests;

use crate::failure::Failure;
use crate::progress::progress;
use crate::table::Table;
use engine::laws::Secrets;
use engine::{Edition, Fault, Game, Match, Moves, Outcome, Rng, Seat, Seed};
use indicatif::ProgressBar;
use report::Report;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;
use tally::Tally;

const AFTER: &str = "\
Every position of every game is audited. The first violated invariant stops the run: the record of that game is written to a file, and the \
exit code is 1. A game that reaches the cap ends as `capped`, which is nobody's win.

Examples:
  cabochon sim sultan --players 4 --games 1000000
  cabochon sim riquezas --setup rush=on,silent=on --seed 7 --json
  cabochon sim sultan --records endings     keeps the first game of each ending in the folder `endings`";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    #[command(flatten)]
    table: Table,

    /// The number of games
    #[arg(short, long, value_name = "G", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,

    /// The seed of the run: the same seed gives the same games
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Stop a game after this many moves
    #[arg(long, value_name = "PLIES", default_value_t = CAP)]
    cap: u32,

    /// The number of threads [default: one per core]
    #[arg(short, long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Save the first game of each ending in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// No random game of ours is nearly this long unless it never ends.
pub(crate) const CAP: u32 = 10_000;

/// Streams from here on are for moves, those below for deals.
const MOVES: u64 = 1 << 63;
const MOST_GAMES: u64 = MOVES - 1;

/// Games that a thread takes at a time.
const CHUNK: u64 = 64;

/// A run: which games, and how far.
#[derive(Clone, Copy, Debug)]
struct Plan<S> {
    setup: S,
    seed: Seed,
    games: u64,
    cap: u32,
    threads: usize,
}

/// How one game went.
struct Finished {
    plies: u32,
    /// A run of moves by one seat is one turn.
    turns: u32,
    /// `None` if the game reached the cap.
    outcome: Option<Outcome>,
}

/// The first violated invariant.
#[derive(Debug)]
struct Violation {
    /// Which game of the run.
    game: u64,
    /// After how many moves.
    ply: u32,
    what: String,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    args.table.visit(Simulate { args, out })
}

struct Simulate<'a, W> {
    args: &'a Args,
    out: &'a mut W,
}

impl<W: Write> games::Visitor for Simulate<'_, W> {
    type Answer = Result<(), Failure>;

    fn visit<G: Game + Secrets>(self, edition: &'static Edition) -> Self::Answer {
        let Simulate { args, out } = self;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = args.threads.map_or_else(cores, usize::from);
        let plan = Plan {
            setup: args.table.setup::<G::Setup>(edition)?,
            seed: Seed::number(args.seed),
            games: args.games,
            cap: args.cap,
            threads,
        };
        let folder = args.records.as_deref();
        folder.map_or(Ok(()), |folder| fs::create_dir_all(folder).map_err(|why| cannot_write(folder, &why)))?;
        let began = Instant::now();
        let bar = progress(plan.games, "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
        let tally = simulate::<G>(&plan, &bar).map_err(|violation| reported::<G>(&plan, &violation, folder))?;
        let report = Report::new::<G>(&plan, &tally, began.elapsed());
        if args.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            write!(out, "{report}")?;
        }
        folder.map_or(Ok(()), |folder| save_endings::<G>(&plan, &tally, folder))
    }
}

/// Plays all games of the plan; returns the violation with the lowest number, whichever thread found it.
fn simulate<G: Game>(plan: &Plan<G::Setup>, bar: &ProgressBar) -> Result<Tally, Violation> {
    let (next, stop) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
    let worker = || work::<G>(plan, &next, &stop, bar);
    let results: Vec<(Tally, Option<Violation>)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(worker)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a game that panics is caught")).collect()
    });
    bar.finish_and_clear();
    let (tallies, violations): (Vec<Tally>, Vec<Option<Violation>>) = results.into_iter().unzip();
    match violations.into_iter().flatten().min_by_key(|violation| violation.game) {
        Some(violation) => Err(violation),
        None => Ok(tallies.into_iter().fold(Tally::default(), Tally::merge)),
    }
}

/// One thread: takes games until none are left, or until one below `stop` is violated.
fn work<G: Game>(plan: &Plan<G::Setup>, next: &AtomicU64, stop: &AtomicU64, bar: &ProgressBar) -> (Tally, Option<Violation>) {
    let mut tally = Tally::default();
    loop {
        let from = next.fetch_add(CHUNK, Ordering::Relaxed);
        let to = from.saturating_add(CHUNK).min(plan.games);
        for game in from..to {
            if game > stop.load(Ordering::Relaxed) {
                return (tally, None);
            }
            match play::<G>(plan, game) {
                Ok(played) => tally.add(game, &played),
                Err(violation) => {
                    stop.fetch_min(game, Ordering::Relaxed);
                    return (tally, Some(violation));
                }
            }
        }
        if to <= from {
            return (tally, None);
        }
        bar.inc(to - from);
    }
}

/// Plays one game; a panic in the rules counts as a violated invariant.
fn play<G: Game>(plan: &Plan<G::Setup>, game: u64) -> Result<Finished, Violation> {
    let mut ply = 0;
    let played = catch_unwind(AssertUnwindSafe(|| audited_game::<G>(plan, game, &mut ply)));
    let played = played.unwrap_or_else(|panic| Err(Fault::new(format!("the rules panic: {}", said(&*panic)))));
    played.map_err(|fault| Violation { game, ply, what: fault.to_string() })
}

fn said(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a word")
}

/// `plies` holds the number of moves made, even if this panics.
fn audited_game<G: Game>(plan: &Plan<G::Setup>, game: u64, plies: &mut u32) -> Result<Finished, Fault> {
    let mut rng = Rng::new(plan.seed.stream(MOVES + game));
    let mut state = G::start(&plan.setup, &G::shuffle(&plan.setup, &mut Rng::new(plan.seed.stream(game))));
    let mut moves = Moves::new();
    let mut mover = None::<Seat>;
    let mut turns = 0;
    state.audit()?;
    while *plies < plan.cap {
        let Some((seat, mv)) = state.random_move(&mut rng, &mut moves) else {
            let outcome = state.outcome().ok_or("nobody owes a move, and the game is not over")?;
            return Ok(Finished { plies: *plies, turns, outcome: Some(outcome) });
        };
        state.apply(seat, mv, &mut |_| ());
        *plies += 1;
        turns += u32::from(mover.replace(seat) != Some(seat));
        state.audit()?;
    }
    Ok(Finished { plies: *plies, turns, outcome: state.outcome() })
}

/// Replays the game up to its first `plies` moves, and returns the generator that draws the next.
fn again<G: Game>(plan: &Plan<G::Setup>, game: u64, plies: u32) -> (Match<G>, Rng) {
    let mut rng = Rng::new(plan.seed.stream(MOVES + game));
    let mut again = Match::new(plan.setup, plan.seed.stream(game));
    for _ in 0..plies {
        again.play_at_random(&mut rng).expect("the game was played so far before");
    }
    (again, rng)
}

/// Writes the game that broke an invariant to a file.
fn reported<G: Game>(plan: &Plan<G::Setup>, violation: &Violation, folder: Option<&Path>) -> Failure {
    let Violation { game, ply, what } = violation;
    let (so_far, mut rng) = again::<G>(plan, *game, *ply);
    let mut text = format!("# violated after {ply} moves: {}\n{}", what.replace('\n', " "), so_far.record());
    if let Ok(Some((seat, mv))) = catch_unwind(AssertUnwindSafe(|| so_far.state().random_move(&mut rng, &mut Moves::new()))) {
        text += &format!("# the next move of the run: {seat} {mv}\n");
    }
    let name = format!("violated-{}-{}.record", file_name::<G>(plan), game);
    let path = folder.unwrap_or(Path::new("")).join(name);
    match fs::write(&path, &text) {
        Ok(()) => Failure::Fault(format!(
            "game {game} is violated after {ply} moves: {what}\nits record is in {0}; see it by: cabochon replay {0}",
            path.display()
        )),
        Err(why) => Failure::Fault(format!("game {game} is violated after {ply} moves: {what}\n{why}, so here is its record:\n{text}")),
    }
}

/// Writes the first game of each ending.
fn save_endings<G: Game>(plan: &Plan<G::Setup>, tally: &Tally, folder: &Path) -> Result<(), Failure> {
    for (how, end) in &tally.ends {
        let path = folder.join(format!("{}-{how}.record", file_name::<G>(plan)));
        let plies = if *how == tally::CAPPED { plan.cap } else { u32::MAX };
        let mut rng = Rng::new(plan.seed.stream(MOVES + end.first));
        let mut again = Match::<G>::new(plan.setup, plan.seed.stream(end.first));
        (0..plies).map_while(|_| again.play_at_random(&mut rng)).for_each(drop);
        fs::write(&path, again.record()).map_err(|why| cannot_write(&path, &why))?;
    }
    Ok(())
}

fn file_name<G: Game>(plan: &Plan<G::Setup>) -> String {
    use engine::Setup as _;
    format!("{}-{}-{}", plan.setup.edition().name, plan.setup.players(), plan.seed)
}

fn cannot_write(path: &Path, why: &std::io::Error) -> Failure {
    Failure::Fault(format!("cannot write {}: {why}", path.display()))
}
