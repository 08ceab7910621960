//! Thousands of games of Sultan or Riquezas at once, as a network reads them, stepped on several threads without Python's lock.

use crate::bad_value;
use crate::lanes::{Deals, Lane, check_counts, check_length, not_legal, on_threads};
use bots::{Budget, Question, Spec, Thought};
use engine::{CERTAIN, Game as _, Moves, Past, Setup as _, Viewer};
use games::sultan::features::{ACTIONS, FEATURES, Features, GROUPS, HIDDEN_FEATURES, HIDDEN_GROUPS, hidden};
use games::sultan::{Move, Setup, State, network};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadonlyArray2};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::{Path, PathBuf};

/// The layout of an encoded position: how many values each feature has, for a player and for a critic, and how many actions there are.
#[pyfunction(name = "sultan_layout")]
pub(crate) fn layout(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("groups", GROUPS.map(usize::from))?;
    dict.set_item("hidden_groups", HIDDEN_GROUPS.map(usize::from))?;
    dict.set_item("actions", ACTIONS)?;
    Ok(dict)
}

fn read(path: &Path) -> PyResult<network::Network> {
    let bytes = std::fs::read(path).map_err(|why| PyOSError::new_err(format!("{}: {why}", path.display())))?;
    network::Network::read(&bytes).map_err(|why| bad_value(format!("{}: {why}", path.display())))
}

fn table(name: &str, players: u8, options: &str) -> PyResult<Setup> {
    let edition = State::edition(name).ok_or_else(|| bad_value(format!("`{name}` is neither sultan nor riquezas")))?;
    Setup::read(edition, players, options).map_err(bad_value)
}

/// Makes the bots of this process use the Sultan network in this file. Fails once they have used one.
#[pyfunction]
pub(crate) fn install_sultan_network(path: PathBuf) -> PyResult<()> {
    network::install(read(&path)?).map_err(bad_value)
}

/// A trained Sultan network in integer arithmetic, as the bots use it.
#[pyclass(module = "cabochon")]
pub(crate) struct SultanNetwork(Held);

enum Held {
    /// Of a file.
    Read(Box<network::Network>),
    /// What the bots use.
    InUse(&'static network::Network),
}

#[pymethods]
impl SultanNetwork {
    /// The network in this file, as written by training; without a path, the one that the bots of this process use at such a table.
    #[new]
    #[pyo3(signature = (path=None, *, players=2, name="sultan", options=""))]
    fn new(path: Option<PathBuf>, players: u8, name: &str, options: &str) -> PyResult<SultanNetwork> {
        if let Some(path) = path {
            return Ok(SultanNetwork(Held::Read(Box::new(read(&path)?))));
        }
        let network = network::network(&table(name, players, options)?);
        let unknown = || bad_value("no network has learnt such a table: two players with several variants, or more with any");
        Ok(SultanNetwork(Held::InUse(network.ok_or_else(unknown)?)))
    }

    /// Evaluates encoded positions, one per row, in 256ths: a logit for each action, then that of the mover's chance to win.
    fn judge<'py>(&self, py: Python<'py>, positions: PyReadonlyArray2<'py, u8>) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let rows = positions.as_array();
        let network = match &self.0 {
            Held::Read(network) => network.as_ref(),
            Held::InUse(network) => *network,
        };
        let mut judged = Vec::with_capacity(rows.nrows());
        for row in rows.rows() {
            let values: [u8; FEATURES] =
                row.to_vec().try_into().map_err(|_| bad_value(format!("a position has {FEATURES} bytes, not {}", rows.ncols())))?;
            if values.iter().zip(GROUPS).any(|(value, values)| *value >= values) {
                return Err(bad_value("a feature has a value that is too large"));
            }
            let judgement = network.judge(&values);
            judged.push([&judgement.actions[..], &[judgement.chance]].concat());
        }
        Ok(PyArray2::from_vec2(py, &judged)?)
    }
}

/// One game, and its mover's moves by their actions.
struct Playing {
    lane: Lane<State>,
    moves: Vec<(usize, Move)>,
}

/// One game's rows of the arrays.
struct Rows<'a> {
    position: &'a mut [u8],
    secret: &'a mut [u8],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    mover: &'a mut u8,
}

/// Makes this legal action.
fn make(deals: &Deals<State>, game: &mut Playing, action: i32, rows: &mut Rows<'_>) {
    let mv = game.moves.iter().find(|(number, _)| *number as i32 == action).expect("an action that is legal").1;
    deals.make(&mut game.lane, mv, rows.rewards, rows.done);
    show(game, rows);
}

/// Writes what the mover sees and may do.
fn show(Playing { lane, moves }: &mut Playing, rows: &mut Rows<'_>) {
    let seat = lane.mover();
    let features = Features::new(&lane.state.view(Viewer::Seat(seat)));
    *rows.mover = seat.index() as u8;
    rows.position.copy_from_slice(&features.values);
    rows.secret.copy_from_slice(&hidden(&lane.state, &features, seat));
    let mut legal = Moves::new();
    lane.state.legal(seat, &mut legal);
    moves.clear();
    moves.extend(legal.iter().map(|mv| (features.action(*mv), *mv)));
    rows.mask.fill(false);
    moves.iter().for_each(|(action, _)| rows.mask[*action] = true);
}

/// Many games of Sultan or Riquezas at once. After every step the arrays hold the position of each game as its mover sees it, what is
/// hidden from the mover, its legal actions, and what the last step brought: a reward for each seat, and whether the game ended, in which case
/// the next one is already dealt.
#[pyclass(module = "cabochon")]
pub(crate) struct VectorSultan {
    deals: Deals<State>,
    lanes: Vec<Playing>,
    threads: usize,
    /// The position of each game as its mover sees it.
    #[pyo3(get)]
    positions: Py<PyArray2<u8>>,
    /// What is hidden from the mover.
    #[pyo3(get)]
    secrets: Py<PyArray2<u8>>,
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
impl VectorSultan {
    #[new]
    #[pyo3(signature = (games, players=2, *, name="sultan", options="", threads=1, seed=0))]
    fn new(py: Python<'_>, games: usize, players: u8, name: &str, options: &str, threads: usize, seed: u64) -> PyResult<VectorSultan> {
        check_counts(games, threads)?;
        let deals = Deals::new(table(name, players, options)?, seed, games);
        let mut vector = VectorSultan {
            lanes: deals.lanes().map(|lane| Playing { lane, moves: Vec::new() }).collect(),
            deals,
            threads: threads.min(games),
            positions: PyArray2::zeros(py, [games, FEATURES], false).unbind(),
            secrets: PyArray2::zeros(py, [games, HIDDEN_FEATURES], false).unbind(),
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
        for (game, (lane, action)) in self.lanes.iter().zip(actions).enumerate() {
            if !lane.moves.iter().any(|(number, _)| *number as i32 == *action) {
                return Err(not_legal(*action, game));
            }
        }
        self.each(py, |deals, game, lane, rows| make(deals, lane, actions[game], rows))
    }

    /// The action that a bot would make in each game, for its mover; without the past, which some bots learn from. A `wanted` array leaves out
    /// the games where it is false, which get -1.
    #[pyo3(signature = (bot, wanted=None))]
    fn advice<'py>(
        &mut self,
        py: Python<'py>,
        bot: &str,
        wanted: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let mut actions = vec![-1; self.lanes.len()];
        self.ask(py, bot, wanted.as_ref(), &mut actions, |game, thought, action| **action = game.action(thought.mv) as i32)?;
        Ok(PyArray1::from_vec(py, actions))
    }

    /// How often a bot would make each action in each game, as [`VectorSultan::advice`] asks for it: a row per game, which adds up to
    /// about 1. A bot that does not mix makes one action always; rows that are not wanted are 0.
    #[pyo3(signature = (bot, wanted=None))]
    fn mixtures<'py>(
        &mut self,
        py: Python<'py>,
        bot: &str,
        wanted: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let mut shares = vec![0.0; self.lanes.len() * ACTIONS];
        let rows: Vec<&mut [f32]> = shares.chunks_exact_mut(ACTIONS).collect();
        self.ask(py, bot, wanted.as_ref(), rows, |game, thought, row| {
            if !thought.mixed {
                row[game.action(thought.mv)] = 1.0;
                return;
            }
            thought.choices.iter().for_each(|choice| row[game.action(choice.mv)] = choice.share as f32 / CERTAIN as f32);
        })?;
        PyArray1::from_vec(py, shares).reshape([self.lanes.len(), ACTIONS])
    }
}

impl Playing {
    /// The number of a legal move.
    fn action(&self, mv: Move) -> usize {
        self.moves.iter().find(|(_, other)| *other == mv).expect("a bot makes legal moves").0
    }

    /// What a bot thinks of this game.
    fn thought(&mut self, spec: &Spec) -> Thought<Move> {
        let seat = self.lane.mover();
        let view = self.lane.state.view(Viewer::Seat(seat));
        let legal: Vec<Move> = self.moves.iter().map(|(_, mv)| *mv).collect();
        let question = Question { view: &view, seat, moves: &legal, past: Past::unknown() };
        spec.kind.player::<State>().think(&question, spec.budget.unwrap_or(Budget::Nodes(1000)), &mut self.lane.rng)
    }
}

impl VectorSultan {
    /// Asks a bot about the wanted games on all threads, and hands what it thinks to a function, with one of these for each game.
    fn ask<T: Send>(
        &mut self,
        py: Python<'_>,
        bot: &str,
        wanted: Option<&PyReadonlyArray1<'_, bool>>,
        answers: impl IntoIterator<Item = T>,
        tell: impl Fn(&Playing, Thought<Move>, &mut T) + Sync,
    ) -> PyResult<()> {
        let spec: Spec = bot.parse().map_err(bad_value)?;
        let wanted = wanted.map(|wanted| wanted.as_slice()).transpose()?;
        if wanted.is_some_and(|wanted| wanted.len() != self.lanes.len()) {
            return Err(bad_value(format!("`wanted` needs a value for each of {} games", self.lanes.len())));
        }
        let all = self.lanes.iter_mut().zip(answers).enumerate();
        let mut jobs: Vec<_> = all.filter(|(game, _)| wanted.is_none_or(|wanted| wanted[*game])).map(|(_, job)| job).collect();
        on_threads(py, self.threads, &mut jobs, |(game, answer)| {
            let thought = game.thought(&spec);
            tell(game, thought, answer);
        });
        Ok(())
    }

    /// Runs a function on every game and its rows, on all threads, without Python's lock.
    fn each(&mut self, py: Python<'_>, work: impl Fn(&Deals<State>, usize, &mut Playing, &mut Rows<'_>) + Sync) -> PyResult<()> {
        let mut positions = self.positions.bind(py).try_readwrite()?;
        let mut secrets = self.secrets.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut movers = self.movers.bind(py).try_readwrite()?;
        let players = usize::from(self.deals.setup.players());
        let seen = positions.as_slice_mut()?.chunks_exact_mut(FEATURES).zip(secrets.as_slice_mut()?.chunks_exact_mut(HIDDEN_FEATURES));
        let masks = masks.as_slice_mut()?.chunks_exact_mut(ACTIONS);
        let rewards = rewards.as_slice_mut()?.chunks_exact_mut(players);
        let ends = done.as_slice_mut()?.iter_mut().zip(movers.as_slice_mut()?);
        let rows = seen.zip(masks).zip(rewards).zip(ends);
        let rows = rows.map(|((((position, secret), mask), rewards), (done, mover))| Rows { position, secret, mask, rewards, done, mover });
        let mut jobs: Vec<_> = self.lanes.iter_mut().zip(rows).enumerate().collect();
        let deals = &self.deals;
        on_threads(py, self.threads, &mut jobs, |(game, (lane, rows))| work(deals, *game, lane, rows));
        Ok(())
    }
}
