//! `cabochon puzzles make`: one unit of work is a game; its puzzles depend on nothing else. Games are taken in the order of their numbers,
//! whichever thread was first, so neither the number of threads nor an interruption changes the result.

use super::{ENDING, cannot, records, threads};
use crate::any::{self, AnyMatch};
use crate::failure::Failure;
use crate::progress::progress;
use coach::puzzles::{Hunt, Puzzle, play, read_all};
use engine::Seed;
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

const AFTER: &str = "\
A position is kept if the best move for the seat to move, from what that seat knows, wins by --margin more often than the next best. It is
found with a tenth of --nodes, checked with all of them and another seed, and checked again with ten times as many and four seeds more. How
often the weaker characters miss it gives its first rating; what none of them ever misses is left out.

--from takes games that people played: records, folders of records (`cabochon arena --records`), and archives (.zip) that a
server gives its players. In folders and archives other files and other games are passed over. Puzzles do not name the players.

The result is DIR/GAME.records. A run that is interrupted goes on where it was, with the same options.

Examples:
  cabochon puzzles make splendor --count 300 --out puzzles
  cabochon puzzles make sultan --from game1.record game2.record --out mine
  cabochon puzzles make splendor --from cabochon-games.zip --add --out puzzles
  cabochon puzzles make sultan --count 20 --seed 2 --add --out puzzles";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,

    /// How many puzzles to make
    #[arg(short, long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,

    /// The seed of the run: the same seed gives the same puzzles
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many positions the check of each puzzle examines
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(100..=10_000_000))]
    nodes: u64,

    /// How much better than the next best the best move must be, in hundredths of a winning chance
    #[arg(long, value_name = "PERCENT", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=50))]
    margin: u8,

    /// Look for puzzles in these records, folders of records or archives, instead of games of bots
    #[arg(long, value_name = "PATH", num_args = 1..)]
    from: Vec<PathBuf>,

    /// Add them to the file in the folder, without repeating a position
    #[arg(long)]
    add: bool,

    /// The folder for the result
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,

    /// The number of threads [default: one per core]
    #[arg(short, long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// What the puzzles of a run follow from: the first line of an unfinished one.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Plan {
    game: String,
    seed: u64,
    nodes: u64,
    margin: u8,
    from: Vec<PathBuf>,
}

/// The puzzles of one game, as records.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Yield {
    number: u64,
    puzzles: Vec<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let themes = any::themes(&args.game);
    if themes.is_empty() {
        any::edition(&args.game).map_err(|why| Failure::Usage(why.to_string()))?;
        let games: Vec<&str> = coach::puzzles::games().collect();
        return Err(Failure::Usage(format!("there are no puzzles of {}; there are puzzles of {}", args.game, games.join(", "))));
    }
    let source = Source::open(args)?;
    fs::create_dir_all(&args.out).map_err(|why| cannot("create", &args.out, &why))?;
    let unfinished = args.out.join(format!("{}.unfinished", args.game));
    let plan = Plan { game: args.game.clone(), seed: args.seed, nodes: args.nodes, margin: args.margin, from: args.from.clone() };
    let (mut journal, known) = Journal::open(&unfinished, &plan)?;
    let bar = progress(args.count, "{bar:40} {pos} of {len} puzzles, {msg}, {elapsed}");
    let file = args.out.join(format!("{}.{ENDING}", args.game));
    let old = if args.add { fs::read_to_string(&file).map_err(|why| cannot("read", &file, &why))? } else { String::new() };
    let there = read_all(&old).map_err(|bad| Failure::Fault(format!("{}: {bad}", file.display())))?;
    let mut shelf = Shelf::new(args.count as usize, themes.len());
    shelf.names.extend(there.into_iter().map(|puzzle| puzzle.facts.id));
    let hunt = Hunt { nodes: args.nodes, margin: f64::from(args.margin) / 100.0 };
    search(&source, hunt, known, threads(args.threads), &mut shelf, &mut journal, &bar)?;
    bar.finish_and_clear();
    fs::write(&file, text(&old, &plan, args.count, &shelf)).map_err(|why| cannot("write", &file, &why))?;
    fs::remove_file(&unfinished).map_err(|why| cannot("remove", &unfinished, &why))?;
    writeln!(out, "{} puzzles from {} games in {}", shelf.kept.len(), shelf.next, file.display())?;
    for (theme, count) in &shelf.themes {
        writeln!(out, "  {theme:<10} {count:>5}")?;
    }
    Ok(())
}

/// The seed of a run. Sultan and Riquezas are dealt alike from the same seed, so the name of the game is part of it.
fn seed(game: &str, number: u64) -> Seed {
    let mut seed = Seed::number(number);
    seed.key.iter_mut().skip(8).zip(game.bytes()).for_each(|(byte, letter)| *byte = letter);
    seed
}

/// Where the games come from.
enum Source {
    Bots { game: String, seed: Seed, least: u8, most: u8 },
    Records(Vec<Box<dyn AnyMatch>>),
}

impl Source {
    fn open(args: &Args) -> Result<Source, Failure> {
        let (least, most) = any::edition(&args.game).map_err(|why| Failure::Usage(why.to_string()))?.players;
        if args.from.is_empty() {
            return Ok(Source::Bots { game: args.game.clone(), seed: seed(&args.game, args.seed), least, most });
        }
        Ok(Source::Records(records::read(&args.from, &args.game)?))
    }

    /// How many games there are; those of bots have no end.
    fn games(&self) -> u64 {
        match self {
            Source::Bots { .. } => u64::MAX,
            Source::Records(records) => records.len() as u64,
        }
    }

    fn puzzles(&self, number: u64, hunt: Hunt) -> Result<Yield, String> {
        let found = match self {
            Source::Records(records) => hunt.through(&*records[number as usize]),
            Source::Bots { game, seed, least, most } => {
                let players = least + (number % u64::from(most - least + 1)) as u8;
                hunt.through(&*play(game, players, seed.stream(number)).map_err(|why| why.to_string())?)
            }
        };
        Ok(Yield { number, puzzles: found.iter().map(Puzzle::write).collect() })
    }
}

/// What was kept so far, game by game in the order of their numbers.
struct Shelf {
    wanted: usize,
    /// No theme may have more.
    most: usize,
    kept: Vec<String>,
    names: BTreeSet<String>,
    themes: BTreeMap<&'static str, usize>,
    /// The games that are waiting for an earlier one, and the number of that one.
    waiting: BTreeMap<u64, Yield>,
    next: u64,
}

impl Shelf {
    fn new(wanted: usize, themes: usize) -> Shelf {
        let most = (2 * wanted).div_ceil(themes);
        let (kept, names, themes, waiting) = Default::default();
        Shelf { wanted, most, kept, names, themes, waiting, next: 0 }
    }

    fn is_full(&self) -> bool {
        self.kept.len() >= self.wanted
    }

    fn add(&mut self, games: Yield) -> Result<(), Failure> {
        self.waiting.insert(games.number, games);
        while let Some(games) = self.waiting.remove(&self.next).filter(|_| !self.is_full()) {
            self.next += 1;
            for text in games.puzzles {
                let puzzle = Puzzle::read(&text).map_err(|bad| Failure::Fault(format!("a puzzle of game {}: {bad}", games.number)))?;
                let of_theme = self.themes.entry(puzzle.facts.theme).or_default();
                if self.kept.len() < self.wanted && *of_theme < self.most && self.names.insert(puzzle.facts.id.clone()) {
                    *of_theme += 1;
                    self.kept.push(text);
                }
            }
        }
        Ok(())
    }
}

/// Lets all threads search until there are enough puzzles, or no more games.
fn search(
    source: &Source,
    hunt: Hunt,
    known: Vec<Yield>,
    threads: usize,
    shelf: &mut Shelf,
    journal: &mut Journal,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    let done: BTreeSet<u64> = known.iter().map(|games| games.number).collect();
    known.into_iter().try_for_each(|games| shelf.add(games))?;
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(shelf.is_full()));
    let (send, found) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let send = send.clone();
            let (next, enough, done) = (&next, &enough, &done);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= source.games() {
                        return;
                    }
                    if !done.contains(&number) && send.send(source.puzzles(number, hunt)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let taken = found.iter().try_for_each(|games| {
            let games = games.map_err(Failure::Fault)?;
            journal.keep(&games)?;
            shelf.add(games)?;
            bar.set_position(shelf.kept.len() as u64);
            bar.set_message(format!("{} games", shelf.next));
            if shelf.is_full() {
                enough.store(true, Ordering::Relaxed);
            }
            Ok(())
        });
        enough.store(true, Ordering::Relaxed);
        taken
    })
}

/// The games that are done, in a file that outlives an interruption.
struct Journal(File);

impl Journal {
    fn open(path: &Path, plan: &Plan) -> Result<(Journal, Vec<Yield>), Failure> {
        let known = if path.exists() { Journal::read(path, plan)? } else { Vec::new() };
        let is_new = !path.exists();
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(|why| cannot("write", path, &why))?;
        if is_new {
            writeln!(file, "{}", serde_json::to_string(plan)?)?;
        }
        Ok((Journal(file), known))
    }

    fn read(path: &Path, plan: &Plan) -> Result<Vec<Yield>, Failure> {
        let file = File::open(path).map_err(|why| cannot("read", path, &why))?;
        let mut lines = BufReader::new(file).lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        if serde_json::from_str::<Plan>(&first).ok().as_ref() != Some(plan) {
            let name = path.display();
            return Err(Failure::Usage(format!(
                "{name} is of a run with other options: finish that one with the same options, or delete it"
            )));
        }
        // The last line may have been cut off.
        Ok(lines.map_while(Result::ok).filter_map(|line| serde_json::from_str(&line).ok()).collect())
    }

    fn keep(&mut self, games: &Yield) -> Result<(), Failure> {
        Ok(writeln!(self.0, "{}", serde_json::to_string(games)?)?)
    }
}

/// The file: how it was made, then each puzzle. What was there stays in front.
fn text(old: &str, plan: &Plan, count: u64, shelf: &Shelf) -> String {
    let Plan { game, seed, nodes, margin, from } = plan;
    let from = if from.is_empty() { "" } else { " --from …" };
    let made = format!("cabochon puzzles make {game} --count {count} --seed {seed} --nodes {nodes} --margin {margin}{from}");
    let head: usize = old.split_inclusive('\n').take_while(|line| line.starts_with('#')).map(str::len).sum();
    let (remarks, puzzles) = old.split_at(head);
    let mut text = match old {
        "" => format!("# Made by: {made}\n# coach/src/puzzles.rs says how a puzzle is read.\n"),
        _ => format!("{remarks}# Added by: {made}\n{puzzles}"),
    };
    shelf.kept.iter().for_each(|puzzle| text += &format!("\n{puzzle}"));
    text
}
