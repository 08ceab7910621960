//! Self-play with a network in the loop: games and trees grow here on all threads; Python evaluates the positions at their leaves,
//! those of all games together.

use crate::bad_value;
use crate::lanes::check_counts;
use crate::matches::{Followed, following};
use crate::selfplay::{Playing, ROW, Tables, Turn};
use bots::{Asking, FOLLOWING, Following, Question, Thought};
use engine::{Game as _, Past, Viewer};
use games::splendor::features::{ACTIONS, BYTES, SEATS, action};
use games::splendor::network::Judgement;
use games::splendor::{Move, State};
use numpy::{PyArray2, PyArrayMethods as _, PyReadonlyArray2, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;

/// Adjacent games that a thread takes at a time.
const AT_A_TIME: usize = 16;

/// What all games of a set have in common.
struct Common {
    tables: Tables,
    following: Following,
    games: u64,
}

/// A slot for a game: when the game is over, the next one starts there.
struct Lane {
    number: u64,
    game: Playing,
    turn: Turn,
    asking: Asking<State>,
    /// Rows of finished games.
    rows: Vec<u8>,
    over: u64,
}

impl Lane {
    fn begin(common: &Common, number: u64) -> Lane {
        let mut game = Playing::begin(&common.tables, number);
        let turn = game.turn(&common.tables).expect("a game that has begun");
        let asking = common.ask(&mut game, &turn);
        Lane { number, game, turn, asking, rows: Vec::new(), over: 0 }
    }

    /// Takes the network's evaluation of the pending position, and plays on to the next one.
    fn advance(&mut self, common: &Common, judgement: &Judgement, shares: &mut Vec<i32>) {
        let Some((state, moves)) = self.asking.asks() else { return };
        shares.clear();
        let chances = state.read_judgement(judgement, moves, shares);
        self.asking.answer(&chances, shares, &mut self.game.rng);
        if self.asking.asks().is_none() {
            self.game.decide(&self.turn, &self.asking.thought());
            self.next_question(common);
        }
    }

    /// Plays forced moves, and starts further games, up to a decision.
    fn next_question(&mut self, common: &Common) {
        loop {
            match self.game.turn(&common.tables) {
                None => {
                    self.number += common.games;
                    let game = std::mem::replace(&mut self.game, Playing::begin(&common.tables, self.number));
                    let rows = game.finish();
                    self.over += u64::from(rows.is_some());
                    self.rows.extend(rows.unwrap_or_default());
                }
                Some(turn) if turn.moves.len() == 1 => self.game.decide(&turn, &Thought::at_once(turn.moves[0])),
                Some(turn) => {
                    self.asking = common.ask(&mut self.game, &turn);
                    self.turn = turn;
                    return;
                }
            }
        }
    }

    /// Writes the pending position, and which actions are legal in it.
    fn show(&self, position: &mut [u8], legal: &mut [u8], bytes: &mut Vec<u8>) {
        let (state, moves) = self.asking.asks().expect("a lane that waits for an answer");
        bytes.clear();
        state.features(self.turn.seat).write(bytes);
        position.copy_from_slice(bytes);
        legal.fill(0);
        moves.iter().filter_map(|mv: &Move| action(*mv)).for_each(|number| legal[number] = 1);
    }
}

impl Common {
    fn ask(&self, game: &mut Playing, turn: &Turn) -> Asking<State> {
        let view = game.state.view(Viewer::Seat(turn.seat));
        let question = Question { view: &view, seat: turn.seat, moves: &turn.moves, past: Past::unknown() };
        Asking::new(&question, self.following, turn.nodes, &mut game.rng)
    }
}

/// Splendor games in self-play, each waiting for a network's evaluation of one position.
///
/// One decision in `one_in` is searched with `deep` nodes, the others with `quick`. `two` and `three` are the percentages of games with two
/// and three players; the others have four. `seed` determines all random numbers.
///
/// Evaluate `positions`, pass the results to `advance`, and take the rows of finished games with `take_rows`. The same results give the
/// same games, whatever the number of threads. While one set is being evaluated, another can advance: it does so without Python's lock.
#[pyclass(module = "cabochon")]
pub(crate) struct SelfPlay {
    common: Common,
    lanes: Vec<Lane>,
    threads: usize,
    /// The position to evaluate, for each game.
    #[pyo3(get)]
    positions: Py<PyArray2<u8>>,
    /// Which actions are legal there; none if only the network's chances are needed.
    #[pyo3(get)]
    legal: Py<PyArray2<u8>>,
}

#[pymethods]
impl SelfPlay {
    #[new]
    #[pyo3(signature = (games, *, threads=1, follow=None, **tables))]
    fn new(
        py: Python<'_>,
        games: usize,
        threads: usize,
        follow: Option<Followed>,
        tables: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<SelfPlay> {
        let tables = Tables::read(tables)?;
        check_counts(games, threads)?;
        let common = Common { tables, following: follow.map_or(FOLLOWING, following), games: games as u64 };
        let lanes: Vec<Lane> = (0..games as u64).map(|number| Lane::begin(&common, number)).collect();
        let positions = PyArray2::zeros(py, [games, BYTES], false);
        let legal = PyArray2::zeros(py, [games, ACTIONS], false);
        {
            let (mut positions, mut legal) = (positions.try_readwrite()?, legal.try_readwrite()?);
            let rows = positions.as_slice_mut()?.chunks_exact_mut(BYTES).zip(legal.as_slice_mut()?.chunks_exact_mut(ACTIONS));
            lanes.iter().zip(rows).for_each(|(lane, (position, legal))| lane.show(position, legal, &mut Vec::new()));
        }
        Ok(SelfPlay { common, lanes, threads, positions: positions.unbind(), legal: legal.unbind() })
    }

    fn __len__(&self) -> usize {
        self.lanes.len()
    }

    /// Takes the evaluation of each game's position, and plays on until each has another: scores in 1024ths for each seat from the mover on,
    /// and a logit in 256ths for each action, as returned by `Network.judge`.
    fn advance(&mut self, py: Python<'_>, scores: PyReadonlyArray2<'_, i32>, actions: PyReadonlyArray2<'_, i32>) -> PyResult<()> {
        let games = self.lanes.len();
        if scores.shape() != [games, SEATS] || actions.shape() != [games, ACTIONS] {
            let (scores, actions) = (scores.shape(), actions.shape());
            return Err(bad_value(format!("scores are {games} × {SEATS} and actions {games} × {ACTIONS}, not {scores:?} and {actions:?}")));
        }
        let mut positions = self.positions.bind(py).try_readwrite()?;
        let mut legal = self.legal.bind(py).try_readwrite()?;
        let positions = positions.as_slice_mut()?.chunks_mut(AT_A_TIME * BYTES);
        let legal = legal.as_slice_mut()?.chunks_mut(AT_A_TIME * ACTIONS);
        let scores = scores.as_slice()?.chunks(AT_A_TIME * SEATS);
        let actions = actions.as_slice()?.chunks(AT_A_TIME * ACTIONS);
        let jobs = self.lanes.chunks_mut(AT_A_TIME).zip(positions.zip(legal)).zip(scores.zip(actions));
        let jobs = jobs.map(|((lanes, (positions, legal)), (scores, actions))| Job { lanes, positions, legal, scores, actions });
        // Created before the lock is released, since it borrows Python arrays.
        let jobs = Mutex::new(jobs.collect::<Vec<Job<'_>>>());
        let common = &self.common;
        py.detach(|| {
            std::thread::scope(|scope| {
                for _ in 0..self.threads {
                    scope.spawn(|| {
                        while let Some(job) = next(&jobs) {
                            job.advance(common);
                        }
                    });
                }
            });
        });
        Ok(())
    }

    /// The rows of the games finished since the last call, as `self_play` writes them, and the number of these games.
    fn take_rows<'py>(&mut self, py: Python<'py>) -> PyResult<(Bound<'py, PyArray2<u8>>, u64)> {
        let all: usize = self.lanes.iter().map(|lane| lane.rows.len()).sum();
        let rows = PyArray2::zeros(py, [all / ROW, ROW], false);
        let mut games = 0;
        {
            let mut rows = rows.try_readwrite()?;
            let mut rest = rows.as_slice_mut()?;
            for lane in &mut self.lanes {
                let (part, after) = rest.split_at_mut(lane.rows.len());
                part.copy_from_slice(&lane.rows);
                lane.rows.clear();
                games += std::mem::take(&mut lane.over);
                rest = after;
            }
        }
        Ok((rows, games))
    }
}

fn next<'a>(jobs: &Mutex<Vec<Job<'a>>>) -> Option<Job<'a>> {
    jobs.lock().expect("no thread panics").pop()
}

/// Adjacent games, with their evaluations.
struct Job<'a> {
    lanes: &'a mut [Lane],
    positions: &'a mut [u8],
    legal: &'a mut [u8],
    scores: &'a [i32],
    actions: &'a [i32],
}

impl Job<'_> {
    fn advance(self, common: &Common) {
        let (mut shares, mut bytes) = (Vec::new(), Vec::new());
        let asked = self.positions.chunks_exact_mut(BYTES).zip(self.legal.chunks_exact_mut(ACTIONS));
        let said = self.scores.as_chunks::<SEATS>().0.iter().zip(self.actions.as_chunks::<ACTIONS>().0);
        for ((lane, (position, legal)), (scores, actions)) in self.lanes.iter_mut().zip(asked).zip(said) {
            lane.advance(common, &Judgement { scores: *scores, actions: *actions }, &mut shares);
            lane.show(position, legal, &mut bytes);
        }
    }
}
