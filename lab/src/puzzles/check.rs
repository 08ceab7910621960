//! `cabochon puzzles check`: every puzzle is legal and the only one of its position, and a search with a seed of its own finds the solution again.

use super::{ENDING, cannot, threads};
use crate::failure::Failure;
use crate::progress::progress;
use coach::puzzles::{Puzzle, best, first, read_all};
use engine::Seed;
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

const AFTER: &str = "\
A puzzle holds if a search of as many positions as it states (or of --nodes), with a seed of its own, finds the same best move. The exit
code is 1 if a file is bad, if a position occurs twice, or if fewer than 98 of 100 hold.

Examples:
  cabochon puzzles check puzzles
  cabochon puzzles check puzzles --sample 50 --nodes 100000
  cabochon puzzles check puzzles --nodes 100000 --drop";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The folder with the files
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Search only this many puzzles of each file, spread evenly; all are read
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    sample: Option<u64>,

    /// How many positions each search examines [default: as many as the puzzle states]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// The seed of the searches
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Take those that do not hold out of the files
    #[arg(long, conflicts_with = "sample")]
    drop: bool,

    /// The number of threads [default: one per core]
    #[arg(short, long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// How many of a hundred must hold.
const HOLD: f64 = 98.0;

/// The seeds of the searches that made the puzzles are others.
const CHECKS: u64 = 1 << 32;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut weak = false;
    for file in files(&args.folder)? {
        let text = fs::read_to_string(&file).map_err(|why| cannot("read", &file, &why))?;
        let puzzles = read_all(&text).map_err(|bad| Failure::Fault(format!("{}: {bad}", file.display())))?;
        let mut names = BTreeSet::new();
        if let Some(twice) = puzzles.iter().find(|puzzle| !names.insert(puzzle.shown().name())) {
            return Err(Failure::Fault(format!("{}: the position of puzzle {} occurs twice", file.display(), twice.facts.id)));
        }
        let sample = sample(&puzzles, args.sample);
        let search = Search { seed: Seed::number(CHECKS + args.seed), nodes: args.nodes };
        let fallen = searched(&sample, search, threads(args.threads));
        let share = 100.0 * (sample.len() - fallen.len()) as f64 / sample.len().max(1) as f64;
        writeln!(out, "{}: {} puzzles, {share:.1} % of {} hold", file.display(), puzzles.len(), sample.len())?;
        fallen.iter().try_for_each(|one| writeln!(out, "  {one}"))?;
        if args.drop {
            let left: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| !fallen.iter().any(|one| one.id == puzzle.facts.id)).collect();
            rewrite(&file, &head(&text, args), &left)?;
            writeln!(out, "  {} are left", left.len())?;
        }
        weak |= share < HOLD && !args.drop;
    }
    if weak { Err(Failure::Fault(format!("fewer than {HOLD} % hold"))) } else { Ok(()) }
}

/// The remarks at the head of a file, with how it was checked.
fn head(text: &str, args: &Args) -> String {
    let nodes = args.nodes.map_or(String::new(), |nodes| format!(" --nodes {nodes}"));
    let remarks = text.lines().take_while(|line| line.starts_with('#')).filter(|line| !line.starts_with(CHECKED));
    remarks.map(|line| format!("{line}\n")).collect::<String>()
        + &format!("{CHECKED} cabochon puzzles check DIR{nodes} --seed {} --drop\n", args.seed)
}
const CHECKED: &str = "# Then:";

/// A crash leaves the old file or the new one.
fn rewrite(file: &Path, head: &str, puzzles: &[&Puzzle]) -> Result<(), Failure> {
    let text = puzzles.iter().fold(head.to_owned(), |text, puzzle| text + "\n" + &puzzle.write());
    let new = file.with_extension("new");
    fs::write(&new, text).map_err(|why| cannot("write", &new, &why))?;
    fs::rename(&new, file).map_err(|why| cannot("replace", file, &why))
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|why| cannot("read", folder, &why))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    let mut files: Vec<PathBuf> = paths.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == ENDING)).collect();
    files.sort();
    if files.is_empty() {
        return Err(Failure::Usage(format!("there is no file of puzzles, GAME.{ENDING}, in {}", folder.display())));
    }
    Ok(files)
}

/// Which search a puzzle must survive.
#[derive(Clone, Copy)]
pub(super) struct Search {
    pub(super) seed: Seed,
    /// As many positions as the puzzle states, if this does not say.
    pub(super) nodes: Option<u64>,
}

/// This many puzzles from the whole length of a file.
pub(super) fn sample(puzzles: &[Puzzle], wanted: Option<u64>) -> Vec<&Puzzle> {
    let wanted = wanted.map_or(puzzles.len(), |wanted| puzzles.len().min(wanted as usize));
    (0..wanted).map(|number| &puzzles[number * puzzles.len() / wanted]).collect()
}

/// A puzzle that does not hold.
#[derive(Debug)]
pub(super) struct Fallen {
    id: String,
    why: String,
}

impl fmt::Display for Fallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.why)
    }
}

/// Those that do not hold, in the order of the file.
pub(super) fn searched(puzzles: &[&Puzzle], search: Search, threads: usize) -> Vec<Fallen> {
    let bar = progress(puzzles.len() as u64, "{bar:40} {pos} of {len} puzzles, {eta} left");
    let (next, fallen) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((index, puzzle)) = Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, puzzles.get(at)?))) {
                    if let Err(why) = holds(puzzle, search) {
                        fallen.lock().expect("no holder panics").push((index, Fallen { id: puzzle.facts.id.clone(), why }));
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut fallen = fallen.into_inner().expect("no holder panics");
    fallen.sort_by_key(|(index, _)| *index);
    fallen.into_iter().map(|(_, one)| one).collect()
}

fn holds(puzzle: &Puzzle, search: Search) -> Result<(), String> {
    let known = puzzle.known().map_err(|why| why.to_string())?;
    let nodes = search.nodes.unwrap_or(puzzle.facts.nodes);
    if first(&*known, nodes, search.seed).is_some_and(|found| found.mv == puzzle.solution) {
        return Ok(());
    }
    let found = best(&*known, nodes, search.seed).ok_or("there are too few moves")?;
    Err(format!("{} is the best move by {:.3}, not {}", found.mv, found.margin, puzzle.solution))
}
