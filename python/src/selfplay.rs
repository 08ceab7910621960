//! Self-play on all threads, recorded as rows for training. What a row means to a network is up to `train/`.
//!
//! A few decisions are searched deeply and give policy targets; the others are searched quickly and only carry the game on (playout-cap
//! randomisation). All of them give value targets.

use crate::bad_value;
use bots::{Budget, Kind, Question, Thought};
use engine::{CERTAIN, Choice, Game as _, Match, Moves, Past, Rng, Seat, Seed, Setup as _, Viewer};
use games::splendor::features::{ACTIONS, BYTES, SEATS, action};
use games::splendor::{Move, Setup, State};
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Bytes of a row: the position, then players, whether it was searched deeply, whether it is kept for testing, the ply, the mover's chance (two
/// bytes, little-endian), each seat's share of the win from the mover on, how often each action was tried, and whether it was legal.
pub(crate) const ROW: usize = BYTES + 6 + SEATS + 2 * ACTIONS;

/// A whole win, in a row.
const WIN: i32 = 60;

/// A longer game, in moves per seat, is abandoned.
const MOST_MOVES: usize = 150;

/// How games are played.
struct Plan {
    kind: Kind,
    tables: Tables,
    games: u64,
    due: Option<Instant>,
}

/// What has been done.
#[derive(Default)]
struct Tally {
    next: AtomicU64,
    games: AtomicU64,
    rows: AtomicU64,
    stop: AtomicBool,
}

/// Plays Splendor games of a bot against itself, and writes training rows into files of `folder`, one per thread.
///
/// Ends after `games` games, or after `seconds` if given and earlier. With a number of games the same arguments write the same
/// rows, though in an order that depends on the threads. Further keywords say which games are played: see `SelfPlay`. Returns the number of games
/// and rows.
#[pyfunction]
#[pyo3(signature = (folder, *, games, seconds=None, bot="search", threads=1, **tables))]
pub(crate) fn self_play<'py>(
    py: Python<'py>,
    folder: PathBuf,
    games: u64,
    seconds: Option<f64>,
    bot: &str,
    threads: usize,
    tables: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let kind: Kind = bot.parse().map_err(bad_value)?;
    let tables = Tables::read(tables)?;
    if threads == 0 {
        return Err(bad_value("threads is at least 1"));
    }
    let due = seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds.max(0.0)));
    let plan = Plan { kind, tables, games, due };
    let began = Instant::now();
    let tally =
        py.detach(|| play_all(&plan, &folder, threads)).map_err(|why| PyOSError::new_err(format!("{}: {why}", folder.display())))?;
    let dict = PyDict::new(py);
    dict.set_item("games", tally.games.into_inner())?;
    dict.set_item("rows", tally.rows.into_inner())?;
    dict.set_item("seconds", began.elapsed().as_secs_f64())?;
    Ok(dict)
}

fn play_all(plan: &Plan, folder: &Path, threads: usize) -> io::Result<Tally> {
    std::fs::create_dir_all(folder)?;
    let tally = Tally::default();
    std::thread::scope(|scope| {
        let work = |thread: usize| {
            let file = File::create(folder.join(format!("rows-{thread:03}.bin")))?;
            let done = play_many(plan, &tally, &mut BufWriter::with_capacity(1 << 20, file));
            tally.stop.fetch_or(done.is_err(), Ordering::Relaxed);
            done
        };
        let all: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        all.into_iter().try_for_each(|thread| thread.join().expect("a game without panic"))
    })?;
    Ok(tally)
}

fn play_many(plan: &Plan, tally: &Tally, file: &mut BufWriter<File>) -> io::Result<()> {
    while !tally.stop.load(Ordering::Relaxed) && plan.due.is_none_or(|due| Instant::now() < due) {
        let game = tally.next.fetch_add(1, Ordering::Relaxed);
        if game >= plan.games {
            break;
        }
        if let Some(rows) = plan.play(game) {
            tally.games.fetch_add(1, Ordering::Relaxed);
            tally.rows.fetch_add((rows.len() / ROW) as u64, Ordering::Relaxed);
            file.write_all(&rows)?;
        }
    }
    file.flush()
}

impl Plan {
    /// Plays one game with this bot; returns its rows, unless it does not end.
    fn play(&self, number: u64) -> Option<Vec<u8>> {
        let mut bot = self.kind.player::<State>();
        let mut game = Playing::begin(&self.tables, number);
        while let Some(turn) = game.turn(&self.tables) {
            let view = game.state.view(Viewer::Seat(turn.seat));
            let question = Question { view: &view, seat: turn.seat, moves: &turn.moves, past: Past::unknown() };
            let thought = bot.think(&question, Budget::Nodes(turn.nodes), &mut game.rng);
            game.decide(&turn, &thought);
        }
        game.finish()
    }
}

/// Which games are played, and how deeply they are searched.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    deep: u64,
    quick: u64,
    one_in: u32,
    /// How many of a hundred games have two players, and how many three.
    two: u32,
    three: u32,
    seed: u64,
    /// Whether some moves are drawn from the search's visits, so that games differ more.
    varied: bool,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables { deep: 800, quick: 100, one_in: 4, two: 50, three: 25, seed: 1, varied: true }
    }
}

impl Tables {
    /// From the keywords of a Python function.
    pub(crate) fn read(keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Tables> {
        let mut tables = Tables::default();
        for (name, value) in keywords.into_iter().flatten() {
            match name.extract::<String>()?.as_str() {
                "deep" => tables.deep = value.extract()?,
                "quick" => tables.quick = value.extract()?,
                "one_in" => tables.one_in = value.extract()?,
                "two" => tables.two = value.extract()?,
                "three" => tables.three = value.extract()?,
                "seed" => tables.seed = value.extract()?,
                "varied" => tables.varied = value.extract()?,
                other => {
                    return Err(PyTypeError::new_err(format!(
                        "unexpected keyword `{other}`: there are deep, quick, one_in, two, three, seed and varied"
                    )));
                }
            }
        }
        tables.check()?;
        Ok(tables)
    }

    /// Says what is wrong with the settings.
    fn check(&self) -> PyResult<()> {
        if self.two.saturating_add(self.three) > 100 || self.one_in == 0 || self.deep == 0 || self.quick == 0 {
            return Err(bad_value("two + three is at most 100; one_in, deep and quick are at least 1"));
        }
        Ok(())
    }

    fn players(&self, rng: &mut Rng) -> u8 {
        match rng.below(100) {
            draw if draw < self.two => 2,
            draw if draw < self.two + self.three => 3,
            _ => 4,
        }
    }
}

/// A game in progress, with its rows so far.
pub(crate) struct Playing {
    number: u64,
    players: u8,
    varied: bool,
    pub(crate) state: State,
    pub(crate) rng: Rng,
    ply: usize,
    rows: Vec<u8>,
    /// Who moved, for each row.
    movers: Vec<Seat>,
}

/// A decision that is due.
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) moves: Moves<Move>,
    is_deep: bool,
    pub(crate) nodes: u64,
}

impl Playing {
    pub(crate) fn begin(tables: &Tables, number: u64) -> Playing {
        let mut rng = Rng::new(Seed::number(tables.seed).stream(number | 1 << 63));
        let players = tables.players(&mut rng);
        let setup = Setup::read(&State::EDITIONS[0], players, "").expect("a table");
        let state = Match::<State>::new(setup, Seed::number(tables.seed).stream(number)).state().clone();
        Playing { number, players, varied: tables.varied, state, rng, ply: 0, rows: Vec::new(), movers: Vec::new() }
    }

    /// The decision that is due; `None` when the game is over or too long.
    pub(crate) fn turn(&mut self, tables: &Tables) -> Option<Turn> {
        let seat = self.state.waiting_for().first().filter(|_| self.ply < MOST_MOVES * usize::from(self.players))?;
        let is_deep = self.rng.below(tables.one_in) == 0;
        Some(Turn { seat, moves: self.state.moves(seat), is_deep, nodes: if is_deep { tables.deep } else { tables.quick } })
    }

    /// Records a row of the search's result, and makes a move.
    pub(crate) fn decide(&mut self, turn: &Turn, thought: &Thought<Move>) {
        let rng = &mut self.rng;
        if turn.moves.len() > 1 {
            // A search evaluates rivals by what its own seat can know, so some rows are as another seat sees them.
            let viewer = if rng.below(4) == 0 { Seat::new(rng.below(self.players.into()) as usize) } else { turn.seat };
            self.state.features(viewer).write(&mut self.rows);
            self.rows.extend([self.players, turn.is_deep.into(), u8::from(self.number.is_multiple_of(32)), self.ply.min(255) as u8]);
            add_thought(&mut self.rows, &turn.moves, &thought.choices);
            self.movers.push(turn.seat);
        }
        let percent = match self.varied {
            false => 0,
            true if self.ply < 10 * usize::from(self.players) => 40,
            true => 15,
        };
        let mv = varied(thought, rng, percent);
        self.state.apply(turn.seat, mv, &mut |_| ());
        self.ply += 1;
    }

    /// The rows of a finished game, with who won.
    pub(crate) fn finish(mut self) -> Option<Vec<u8>> {
        let shares = self.state.outcome()?.chances();
        let players = usize::from(self.players);
        for (row, mover) in self.rows.chunks_exact_mut(ROW).zip(self.movers) {
            for relative in 0..players {
                let seat = Seat::new((mover.index() + relative) % players);
                row[BYTES + 6 + relative] = ((shares[seat] * WIN + CERTAIN / 2) / CERTAIN) as u8;
            }
        }
        Some(self.rows)
    }
}

/// The result of the search, with room for who won.
fn add_thought(rows: &mut Vec<u8>, moves: &[Move], choices: &[Choice<Move>]) {
    let value = choices.first().map_or(CERTAIN / 2, |best| best.value).clamp(0, CERTAIN - 1) as u16;
    rows.extend(value.to_le_bytes());
    rows.extend([0; SEATS]);
    let (mut tried, mut legal) = ([0i32; ACTIONS], [0u8; ACTIONS]);
    moves.iter().filter_map(|mv| action(*mv)).for_each(|number| legal[number] = 1);
    choices.iter().filter_map(|choice| Some((action(choice.mv)?, choice.share))).for_each(|(number, share)| tried[number] += share);
    rows.extend(tried.map(|share| (share * 255 / CERTAIN).clamp(0, 255) as u8));
    rows.extend(legal);
}

/// The bot's move, or in this percentage of cases one drawn in proportion to its visits.
fn varied(thought: &Thought<Move>, rng: &mut Rng, percent: u32) -> Move {
    if rng.below(100) >= percent {
        return thought.mv;
    }
    let mut left = rng.below(CERTAIN as u32) as i32;
    let drawn = thought.choices.iter().find(|choice| {
        left -= choice.share;
        left < 0
    });
    drawn.map_or(thought.mv, |choice| choice.mv)
}
