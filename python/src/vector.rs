//! Thousands of Splendor games at once, stepped on several threads without Python's lock, into preallocated arrays.

use crate::bad_value;
use crate::lanes::{Deals, Lane, check_counts, check_length, not_legal, on_threads};
use crate::spaces::Space as _;
use bots::{Budget, Player as _, Policy, Question};
use engine::{Evaluation as _, Game as _, Moves, Past, Setup as _, Viewer};
use games::splendor::observation::{observation_bytes, observe};
use games::splendor::{Move, Setup, State, features};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;

/// Which decisions are asked for.
#[derive(Clone, Copy, PartialEq)]
enum Asked {
    /// Every one, each move with its action.
    All,
    /// Those that a network makes, as it reads them. What ends a turn is played as the bot `policy` plays it.
    OfNetwork,
}

impl Asked {
    fn actions(self) -> usize {
        match self {
            Asked::All => <State as crate::spaces::Space>::ACTIONS,
            Asked::OfNetwork => features::ACTIONS,
        }
    }

    fn bytes(self, players: u8) -> usize {
        match self {
            Asked::All => observation_bytes(players),
            Asked::OfNetwork => features::BYTES,
        }
    }

    /// Whether the mover's decision is asked for.
    fn about(self, lane: &Lane<State>) -> bool {
        self == Asked::All || !self.moves(lane).is_empty()
    }

    /// The mover's moves; none if they are not asked for.
    fn moves(self, lane: &Lane<State>) -> Moves<Move> {
        let seat = lane.mover();
        let mut moves = Moves::new();
        lane.state.legal(seat, &mut moves);
        if self == Asked::OfNetwork {
            moves.retain(|mv| features::action(*mv).is_some() && !lane.state.is_idle(seat, *mv));
        }
        moves
    }

    fn action(self, mv: Move) -> usize {
        match self {
            Asked::All => State::action(mv),
            Asked::OfNetwork => features::action(mv).expect("a move that a network decides"),
        }
    }

    fn observe(self, lane: &Lane<State>, out: &mut [u8]) {
        match self {
            Asked::All => observe(&lane.state, lane.mover(), out),
            Asked::OfNetwork => {
                let mut bytes = Vec::with_capacity(out.len());
                lane.state.features(lane.mover()).write(&mut bytes);
                out.copy_from_slice(&bytes);
            }
        }
    }
}

/// One game's rows of the arrays.
struct Rows<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    mover: &'a mut u8,
}

/// Makes a move: this action's, or a random one.
fn advance(deals: &Deals<State>, asked: Asked, lane: &mut Lane<State>, action: Option<i32>, rows: &mut Rows<'_>) {
    let moves = asked.moves(lane);
    let mv = match action {
        Some(action) => moves.iter().copied().find(|mv| asked.action(*mv) as i32 == action).expect("an action that is legal"),
        None => lane.rng.pick(&moves),
    };
    deals.make(lane, mv, rows.rewards, rows.done);
    while !*rows.done && !asked.about(lane) {
        let mv = unasked(lane);
        deals.make(lane, mv, rows.rewards, rows.done);
    }
    show(asked, lane, rows);
}

/// Which tokens to return, or which noble to choose, where nobody is asked.
fn unasked(lane: &mut Lane<State>) -> Move {
    let seat = lane.mover();
    let moves = Asked::All.moves(lane);
    let view = lane.state.view(Viewer::Seat(seat));
    let question: Question<'_, State> = Question { view: &view, seat, moves: &moves, past: Past::unknown() };
    Policy.think(&question, Budget::Nodes(1), &mut lane.rng).mv
}

/// Writes what the mover sees and may do.
fn show(asked: Asked, lane: &Lane<State>, rows: &mut Rows<'_>) {
    *rows.mover = lane.mover().index() as u8;
    asked.observe(lane, rows.observation);
    rows.mask.fill(false);
    asked.moves(lane).iter().for_each(|mv| rows.mask[asked.action(*mv)] = true);
}

/// Many Splendor games at once. After every step the arrays hold what the seat to move sees in each game, its legal actions, and what the
/// last step brought: a reward for each seat, and whether the game ended, in which case the next one is already dealt.
#[pyclass(module = "cabochon")]
pub(crate) struct VectorSplendor {
    asked: Asked,
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
    #[pyo3(signature = (games, players=2, *, network=false, threads=1, seed=0))]
    fn new(py: Python<'_>, games: usize, players: u8, network: bool, threads: usize, seed: u64) -> PyResult<VectorSplendor> {
        check_counts(games, threads)?;
        let asked = if network { Asked::OfNetwork } else { Asked::All };
        let deals = Deals::new(Setup::read(&State::EDITIONS[0], players, "").map_err(bad_value)?, seed, games);
        let mut vector = VectorSplendor {
            asked,
            lanes: deals.lanes().collect(),
            deals,
            threads: threads.min(games),
            observations: PyArray2::zeros(py, [games, asked.bytes(players)], false).unbind(),
            masks: PyArray2::zeros(py, [games, asked.actions()], false).unbind(),
            rewards: PyArray2::zeros(py, [games, players.into()], false).unbind(),
            done: PyArray1::zeros(py, [games], false).unbind(),
            movers: PyArray1::zeros(py, [games], false).unbind(),
        };
        vector.each(py, |_, _, lane, rows| show(asked, lane, rows))?;
        Ok(vector)
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.asked.actions()
    }

    fn __len__(&self) -> usize {
        self.lanes.len()
    }

    /// Makes one action in every game. If one of them is illegal, this raises an error and no game has moved.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        check_length(actions, self.lanes.len())?;
        self.check(actions)?;
        let asked = self.asked;
        self.each(py, |deals, game, lane, rows| advance(deals, asked, lane, Some(actions[game]), rows))
    }

    /// Makes a random legal move in every game.
    fn step_at_random(&mut self, py: Python<'_>) -> PyResult<()> {
        let asked = self.asked;
        self.each(py, |deals, _, lane, rows| advance(deals, asked, lane, None, rows))
    }
}

impl VectorSplendor {
    fn check(&self, actions: &[i32]) -> PyResult<()> {
        for (game, (lane, action)) in self.lanes.iter().zip(actions).enumerate() {
            if !self.asked.moves(lane).iter().any(|mv| self.asked.action(*mv) as i32 == *action) {
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
        let bytes = self.asked.bytes(self.deals.setup.players());
        let observations = observations.as_slice_mut()?.chunks_exact_mut(bytes);
        let masks = masks.as_slice_mut()?.chunks_exact_mut(self.asked.actions());
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
