//! Thousands of Splendor games at once, stepped on several threads without Python's lock, into preallocated arrays.

use crate::bad_value;
use crate::lanes::{Deals, Lane, check_counts, check_length, not_legal, on_threads};
use crate::spaces::Space as _;
use engine::{Game as _, Moves, Setup as _};
use games::splendor::observation::{observation_bytes, observe};
use games::splendor::{Setup, State};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;

const ACTIONS: usize = <State as crate::spaces::Space>::ACTIONS;

/// One game's rows of the arrays.
struct Rows<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    mover: &'a mut u8,
}

/// Makes a move: this action's, or a random one.
fn advance(deals: &Deals<State>, lane: &mut Lane<State>, action: Option<i32>, rows: &mut Rows<'_>) {
    let mut moves = Moves::new();
    lane.state.legal(lane.mover(), &mut moves);
    let mv = match action {
        Some(action) => moves.iter().copied().find(|mv| State::action(*mv) as i32 == action).expect("an action that is legal"),
        None => lane.rng.pick(&moves),
    };
    deals.make(lane, mv, rows.rewards, rows.done);
    show(lane, rows);
}

/// Writes what the mover sees and may do.
fn show(lane: &Lane<State>, rows: &mut Rows<'_>) {
    let seat = lane.mover();
    *rows.mover = seat.index() as u8;
    observe(&lane.state, seat, rows.observation);
    rows.mask.fill(false);
    let mut moves = Moves::new();
    lane.state.legal(seat, &mut moves);
    moves.iter().for_each(|mv| rows.mask[State::action(*mv)] = true);
}

/// Many Splendor games at once. After every step the arrays hold what the seat to move sees in each game, its legal actions, and what the
/// last step brought: a reward for each seat, and whether the game ended, in which case the next one is already dealt.
#[pyclass(module = "cabochon")]
pub(crate) struct VectorSplendor {
    deals: Deals<State>,
    lanes: Vec<Lane<State>>,
    threads: usize,
    /// What the mover of each game sees.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// Which actions are legal.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// Each seat's share of the win where a game has just ended.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the last step ended the game.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    /// The seat that moves, from 0.
    #[pyo3(get)]
    movers: Py<PyArray1<u8>>,
}

#[pymethods]
impl VectorSplendor {
    #[new]
    #[pyo3(signature = (games, players=2, *, threads=1, seed=0))]
    fn new(py: Python<'_>, games: usize, players: u8, threads: usize, seed: u64) -> PyResult<VectorSplendor> {
        check_counts(games, threads)?;
        let deals = Deals::new(Setup::read(&State::EDITIONS[0], players, "").map_err(bad_value)?, seed, games);
        let mut vector = VectorSplendor {
            lanes: deals.lanes().collect(),
            deals,
            threads: threads.min(games),
            observations: PyArray2::zeros(py, [games, observation_bytes(players)], false).unbind(),
            masks: PyArray2::zeros(py, [games, ACTIONS], false).unbind(),
            rewards: PyArray2::zeros(py, [games, players.into()], false).unbind(),
            done: PyArray1::zeros(py, [games], false).unbind(),
            movers: PyArray1::zeros(py, [games], false).unbind(),
        };
        vector.each(py, |_, _, lane, rows| show(lane, rows))?;
        Ok(vector)
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        ACTIONS
    }

    fn __len__(&self) -> usize {
        self.lanes.len()
    }

    /// Makes one action in every game. If one of them is illegal, this raises an error and no game has moved.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        check_length(actions, self.lanes.len())?;
        self.check(actions)?;
        self.each(py, |deals, game, lane, rows| advance(deals, lane, Some(actions[game]), rows))
    }

    /// Makes a random legal move in every game.
    fn step_at_random(&mut self, py: Python<'_>) -> PyResult<()> {
        self.each(py, |deals, _, lane, rows| advance(deals, lane, None, rows))
    }
}

impl VectorSplendor {
    fn check(&self, actions: &[i32]) -> PyResult<()> {
        let mut moves = Moves::new();
        for (game, (lane, action)) in self.lanes.iter().zip(actions).enumerate() {
            moves.clear();
            lane.state.legal(lane.mover(), &mut moves);
            if !moves.iter().any(|mv| State::action(*mv) as i32 == *action) {
                return Err(not_legal(*action, game));
            }
        }
        Ok(())
    }

    /// Runs a function on every game and its rows, on all threads, without Python's lock.
    fn each(&mut self, py: Python<'_>, work: impl Fn(&Deals<State>, usize, &mut Lane<State>, &mut Rows<'_>) + Sync) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut movers = self.movers.bind(py).try_readwrite()?;
        let players = usize::from(self.deals.setup.players());
        let bytes = observation_bytes(self.deals.setup.players());
        let observations = observations.as_slice_mut()?.chunks_exact_mut(bytes);
        let masks = masks.as_slice_mut()?.chunks_exact_mut(ACTIONS);
        let rewards = rewards.as_slice_mut()?.chunks_exact_mut(players);
        let ends = done.as_slice_mut()?.iter_mut().zip(movers.as_slice_mut()?);
        let rows = observations.zip(masks).zip(rewards).zip(ends);
        let rows = rows.map(|(((observation, mask), rewards), (done, mover))| Rows { observation, mask, rewards, done, mover });
        let mut jobs: Vec<_> = self.lanes.iter_mut().zip(rows).enumerate().collect();
        let deals = &self.deals;
        on_threads(py, self.threads, &mut jobs, |(game, (lane, rows))| work(deals, *game, lane, rows));
        Ok(())
    }
}
