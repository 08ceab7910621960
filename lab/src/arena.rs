//! `cabochon arena`: players against each other, with the same deals for all and seats rotated.
//!
//! A *deal* is played once from each rotation of the seats, and only complete deals count, so that no score depends on the luck of a seat
//! or of the cards. Deals are the unit of every interval, since the games of one deal are correlated.

mod contest;
mod contestant;
mod html;
mod program;
mod rating;
mod report;
mod schedule;
mod score;
#[cfg(test)]
mod tests;

use crate::failure::Failure;
use crate::progress::progress;
use crate::ratings;
use crate::table::Table;
use bots::Budget;
use contest::{Contest, Deal};
use contestant::Entrant;
use engine::laws::Secrets;
use engine::{Edition, Knowledge, Seed, Setup};
use report::Report;
use schedule::Mode;
use score::{Sprt, Verdict};
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

const AFTER: &str = "\
A bot is random, greedy, flat, search, net, policy, exploit or level:1 to level:5, with its own budget after an @: search@200ms, level:3@500n.
search:4 and net:4 think on four threads; a budget of nodes is divided among them.
`cmd:./my-bot` runs a program that speaks the line protocol (docs/protocol.md); one that crashes, cheats or is late loses that game.
`build:./old/cabochon=search@500n` asks the bots of another build of this program, which must know `think`.

Every deal is played from every rotation of the seats, by every pairing. With two players a pairing is one against the other; with more
it is one of the first against copies of the second, and the other way round. With --gauntlet only the first bot is paired, with each of the
others; with --mixed every table is drawn from all bots; with --together all of them sit at every table.

Examples:
  cabochon arena splendor --bots search,greedy --games 200 --budget 100ms
  cabochon arena splendor --players 4 --bots search,greedy --gauntlet --games 100
  cabochon arena sultan --players 3 --bots level:1,level:3,level:5,greedy --mixed --budget 2000n
  cabochon arena sultan --players 3 --bots search,flat,level:1 --together
  cabochon arena sultan --bots search,build:./old/cabochon --budget 1000n --games 400";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    #[command(flatten)]
    table: Table,

    /// The bots
    #[arg(short, long, value_name = "A,B,…", required = true, value_delimiter = ',')]
    bots: Vec<Entrant>,

    /// How many games each pairing plays, or how many in all with --mixed or --together; rounded up to complete deals
    #[arg(short, long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,

    /// How long a bot may think about a move: a time, or a number of nodes
    #[arg(long, value_name = "100ms|2000n", default_value = "100ms")]
    budget: Budget,

    /// Only the first bot against each of the others
    #[arg(long, conflicts_with_all = ["mixed", "together"])]
    gauntlet: bool,

    /// Tables drawn from all bots at random
    #[arg(long, conflicts_with = "together")]
    mixed: bool,

    /// All bots at every table: as many as it has seats
    #[arg(long)]
    together: bool,

    /// The seed of the run: the same seed gives the same games
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many games to play at the same time [default: one per core]
    #[arg(short, long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Save the record of every game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Stop as soon as it is known whether the first bot is stronger by E1 rating points rather than by E0
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Write the ratings to this file, replacing those of the same game and number of players
    #[arg(long, value_name = "FILE")]
    ratings: Option<PathBuf>,

    /// Also write the report as an HTML page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Args {
    fn mode(&self) -> Mode {
        match (self.mixed, self.together, self.gauntlet) {
            (true, ..) => Mode::Mixed,
            (_, true, _) => Mode::Together,
            (.., true) => Mode::Gauntlet,
            _ => Mode::Pairs,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    args.table.visit(Arena { args, out })
}

struct Arena<'a, W> {
    args: &'a Args,
    out: &'a mut W,
}

impl<W: Write> games::Visitor for Arena<'_, W> {
    type Answer = Result<(), Failure>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Self::Answer {
        let Arena { args, out } = self;
        if args.bots.len() < 2 && !args.mixed {
            return Err(Failure::Usage("an arena needs at least two bots".into()));
        }
        if args.sprt.is_some() && args.bots.len() != 2 {
            return Err(Failure::Usage("--sprt is about two bots".into()));
        }
        let setup = args.table.setup::<G::Setup>(edition)?;
        let mode = args.mode();
        if mode == Mode::Together && args.bots.len() != usize::from(setup.players()) {
            let (bots, seats) = (args.bots.len(), setup.players());
            return Err(Failure::Usage(format!(
                "with --together each bot has one seat, but there are {bots} bots and {seats} seats (--players)"
            )));
        }
        let seed = Seed::number(args.seed);
        let tables = schedule::tables(mode, args.bots.len(), setup.players().into(), args.games, seed);
        if let Some(folder) = &args.records {
            fs::create_dir_all(folder).map_err(|why| Failure::Fault(format!("cannot write {}: {why}", folder.display())))?;
        }
        let contest = Contest::<G> { setup, entrants: &args.bots, budget: args.budget, seed, records: args.records.as_deref() };
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let began = Instant::now();
        let games = tables.len() * usize::from(setup.players());
        let bar = progress(games as u64, "{bar:30} {pos} of {len} games, {eta} left   {msg}");
        let first = |deals: &[Deal]| args.sprt.map(|sprt| sprt.verdict(&score::sample(deals, 0, |_| true), setup.players().into()));
        let deals = contest.play_all(&tables, args.threads.map_or_else(cores, usize::from), |deals: &[Deal]| {
            bar.set_message(score::so_far(deals, &args.bots));
            bar.set_position(deals.iter().map(|deal| deal.games.len() as u64).sum());
            matches!(first(deals), None | Some(Verdict::Open))
        })?;
        bar.finish_and_clear();
        let report = Report::new(&contest, mode, &deals, first(&deals), began.elapsed());
        if let Some(file) = &args.html {
            fs::write(file, html::page(&report)).map_err(|why| Failure::Fault(format!("cannot write {}: {why}", file.display())))?;
        }
        if let Some(file) = &args.ratings {
            keep_ratings(file, &report)?;
        }
        if args.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(())
    }
}

/// Rewrites the part of the file that this run is about.
fn keep_ratings(file: &Path, report: &Report) -> Result<(), Failure> {
    let fault = |why: std::io::Error| Failure::Fault(format!("cannot write {}: {why}", file.display()));
    let before = if file.exists() { fs::read_to_string(file).map_err(fault)? } else { String::new() };
    fs::write(file, ratings::replaced(&before, &report.rated())).map_err(fault)
}
