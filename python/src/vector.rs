//! Thousands of Splendor games at once, stepped on several threads without Python's lock, into preallocated arrays.

use crate::bad_value;
use crate::spaces::Space as _;
use engine::{CERTAIN, Game as _, Match, Moves, Rng, Seat, Seed, Setup as _};
use games::splendor::observation::{observation_bytes, observe};
use games::splendor::{Move, Setup, State};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;

const ACTIONS: usize = <State as crate::spaces::Space>::ACTIONS;

/// One game, with the generator for its random moves.
struct Lane {
    state: State,
    rng: Rng,
    /// The stream of its deal; the next game's is further by the number of games.
    deal: u64,
}

/// One game's rows of the arrays.
struct Rows<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    mover: &'a mut u8,
}

/// What all games have in common.
#[derive(Clone, Copy)]
struct Common {
    setup: Setup,
    seed: Seed,
    games: u64,
}

impl Common {
    fn deal(&self, stream: u64) -> State {
        Match::<State>::new(self.setup, self.seed.stream(stream)).state().clone()
    }

    /// Makes a move: this action's, or a random one. Deals the next game when this one is over.
    fn advance(&self, lane: &mut Lane, action: Option<i32>, rows: &mut Rows<'_>) {
        let mut moves = Moves::new();
        lane.state.legal(lane.state.waiting_for().first().expect("a game that goes on"), &mut moves);
        let mv = match action {
            Some(action) => moves.iter().copied().find(|mv| State::action(*mv) as i32 == action).expect("an action that is legal"),
            None => lane.rng.pick(&moves),
        };
        self.make(lane, mv, rows);
        self.show(lane, rows, &mut moves);
    }

    fn make(&self, lane: &mut Lane, mv: Move, rows: &mut Rows<'_>) {
        let seat = lane.state.waiting_for().first().expect("a game that goes on");
        lane.state.apply(seat, mv, &mut |_| ());
        *rows.done = false;
        rows.rewards.fill(0.0);
        let Some(outcome) = lane.state.outcome() else { return };
        let shares = outcome.chances();
        *rows.done = true;
        for (seat, reward) in rows.rewards.iter_mut().enumerate() {
            *reward = shares[Seat::new(seat)] as f32 / CERTAIN as f32;
        }
        lane.deal += self.games;
        lane.state = self.deal(lane.deal);
    }

    /// Writes what the mover sees and may do.
    fn show(&self, lane: &Lane, rows: &mut Rows<'_>, moves: &mut Moves<Move>) {
        let seat = lane.state.waiting_for().first().expect("a game that goes on");
        *rows.mover = seat.index() as u8;
        observe(&lane.state, seat, rows.observation);
        rows.mask.fill(false);
        moves.clear();
        lane.state.legal(seat, moves);
        moves.iter().for_each(|mv| rows.mask[State::action(*mv)] = true);
    }
}

/// Many Splendor games at once. After every step the arrays hold what the seat to move sees in each game, its legal actions, and what the
/// last step brought: a reward for each seat, and whether the game ended, in which case the next one is already dealt.
#[pyclass(module = "cabochon")]
pub(crate) struct VectorSplendor {
    common: Common,
    lanes: Vec<Lane>,
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
        if games == 0 || threads == 0 {
            return Err(bad_value("games and threads are at least 1"));
        }
        let setup = Setup::read(&State::EDITIONS[0], players, "").map_err(bad_value)?;
        let common = Common { setup, seed: Seed::number(seed), games: games as u64 };
        let lane = |deal: u64| Lane { state: common.deal(deal), rng: Rng::new(common.seed.stream(deal | 1 << 63)), deal };
        let mut vector = VectorSplendor {
            common,
            lanes: (0..games as u64).map(lane).collect(),
            threads: threads.min(games),
            observations: PyArray2::zeros(py, [games, observation_bytes(players)], false).unbind(),
            masks: PyArray2::zeros(py, [games, ACTIONS], false).unbind(),
            rewards: PyArray2::zeros(py, [games, players.into()], false).unbind(),
            done: PyArray1::zeros(py, [games], false).unbind(),
            movers: PyArray1::zeros(py, [games], false).unbind(),
        };
        vector.each(py, |_, lane, rows| common.show(lane, rows, &mut Moves::new()))?;
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
        if actions.len() != self.lanes.len() {
            return Err(bad_value(format!("{} actions for {} games", actions.len(), self.lanes.len())));
        }
        self.check(actions)?;
        let common = self.common;
        self.each(py, |game, lane, rows| common.advance(lane, Some(actions[game]), rows))
    }

    /// Makes a random legal move in every game.
    fn step_at_random(&mut self, py: Python<'_>) -> PyResult<()> {
        let common = self.common;
        self.each(py, |_, lane, rows| common.advance(lane, None, rows))
    }
}

impl VectorSplendor {
    fn check(&self, actions: &[i32]) -> PyResult<()> {
        let mut moves = Moves::new();
        for (game, (lane, action)) in self.lanes.iter().zip(actions).enumerate() {
            moves.clear();
            lane.state.legal(lane.state.waiting_for().first().expect("a game that goes on"), &mut moves);
            if !moves.iter().any(|mv| State::action(*mv) as i32 == *action) {
                return Err(bad_value(format!("action {action} is not legal in game {game} now")));
            }
        }
        Ok(())
    }

    /// Runs a function on every game and its rows, on all threads, without Python's lock.
    fn each(&mut self, py: Python<'_>, work: impl Fn(usize, &mut Lane, &mut Rows<'_>) + Sync) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut movers = self.movers.bind(py).try_readwrite()?;
        let players = usize::from(self.common.setup.players());
        let bytes = observation_bytes(self.common.setup.players());
        let observations = observations.as_slice_mut()?.chunks_exact_mut(bytes);
        let masks = masks.as_slice_mut()?.chunks_exact_mut(ACTIONS);
        let rewards = rewards.as_slice_mut()?.chunks_exact_mut(players);
        let ends = done.as_slice_mut()?.iter_mut().zip(movers.as_slice_mut()?);
        let rows = observations.zip(masks).zip(rewards).zip(ends);
        let rows = rows.map(|(((observation, mask), rewards), (done, mover))| Rows { observation, mask, rewards, done, mover });
        let mut jobs: Vec<(usize, &mut Lane, Rows<'_>)> =
            self.lanes.iter_mut().zip(rows).enumerate().map(|(game, (lane, rows))| (game, lane, rows)).collect();
        let each = jobs.len().div_ceil(self.threads);
        let work = &work;
        py.detach(|| {
            std::thread::scope(|scope| {
                for part in jobs.chunks_mut(each) {
                    scope.spawn(move || part.iter_mut().for_each(|(game, lane, rows)| work(*game, lane, rows)));
                }
            });
        });
        Ok(())
    }
}
