//! One game, as Python holds it.

use crate::bad_value;
use crate::spaces::{Part, Space};
use bots::{Budget, Player, Question, Spec};
use engine::{CERTAIN, Edition, Match, Past, Refused, Rng, Seat, Seed, Setup as _, Viewer};
use numpy::PyArray1;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Any game, for callers that learn only at run time which one it is.
trait Any: Send + Sync {
    fn edition(&self) -> &'static Edition;
    fn players(&self) -> u8;
    fn waiting(&self) -> Vec<usize>;
    fn moves(&self, seat: Seat) -> Vec<String>;
    fn actions(&self) -> usize;
    fn legal(&self, seat: Seat, mask: &mut [bool]);
    fn play(&mut self, seat: Seat, text: &str) -> PyResult<()>;
    fn act(&mut self, seat: Seat, action: usize) -> PyResult<String>;
    fn observe(&self, viewer: Viewer) -> Vec<Part>;
    fn view(&self, viewer: Viewer) -> String;
    fn board(&self, viewer: Viewer) -> String;
    /// Points, rank and share of the win of each seat; `None` while the game goes on.
    fn result(&self) -> Option<Vec<(i16, u8, f64)>>;
    fn record(&self) -> String;
    fn think(&self, seat: Seat, spec: &Spec, seed: u64) -> Vec<(String, f64, f64)>;
    fn corrected(&self, chance: f64) -> f64;
    fn redealt(&self, viewer: Seat, seed: u64) -> Box<dyn Any>;
    fn copied(&self) -> Box<dyn Any>;
}

/// A game with its rules, and the bots that have been asked.
#[derive(Clone)]
struct Held<G: Space> {
    game: Match<G>,
    /// A position that replaces the game's, which then has no record.
    other: Option<G>,
}

impl<G: Space> Held<G> {
    fn state(&self) -> &G {
        self.other.as_ref().unwrap_or(self.game.state())
    }

    fn make(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refused> {
        match &mut self.other {
            Some(state) => state.play(seat, mv, &mut |_| ()),
            None => self.game.play(seat, mv).map(|_| ()),
        }
    }
}

impl<G: Space> Any for Held<G> {
    fn edition(&self) -> &'static Edition {
        self.game.setup().edition()
    }

    fn players(&self) -> u8 {
        self.game.setup().players()
    }

    fn waiting(&self) -> Vec<usize> {
        self.state().waiting_for().iter().map(Seat::index).collect()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.state().moves(seat).iter().map(ToString::to_string).collect()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn legal(&self, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        self.state().moves(seat).iter().for_each(|mv| mask[G::action(*mv)] = true);
    }

    fn play(&mut self, seat: Seat, text: &str) -> PyResult<()> {
        let mv = text.parse::<G::Move>().map_err(bad_value)?;
        self.make(seat, mv).map_err(bad_value)
    }

    fn act(&mut self, seat: Seat, action: usize) -> PyResult<String> {
        let moves = self.state().moves(seat);
        let mv = moves.iter().copied().find(|mv| G::action(*mv) == action);
        let mv = mv.ok_or_else(|| bad_value(format!("action {action} is not legal for seat {} now", seat.index())))?;
        self.make(seat, mv).map_err(bad_value)?;
        Ok(mv.to_string())
    }

    fn observe(&self, viewer: Viewer) -> Vec<Part> {
        G::observe(&self.state().view(viewer))
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.state().view(viewer)).expect("a view is plain data")
    }

    fn board(&self, viewer: Viewer) -> String {
        self.state().view(viewer).to_string()
    }

    fn result(&self) -> Option<Vec<(i16, u8, f64)>> {
        let outcome = self.state().outcome()?;
        let shares = outcome.chances();
        let standing = |standing: &engine::Standing| (standing.score, standing.rank, f64::from(shares[standing.seat]) / f64::from(CERTAIN));
        Some(outcome.standings.iter().map(standing).collect())
    }

    fn record(&self) -> String {
        self.game.record()
    }

    fn think(&self, seat: Seat, spec: &Spec, seed: u64) -> Vec<(String, f64, f64)> {
        let mut bot: Box<dyn Player<G>> = spec.kind.player();
        let view = self.state().view(Viewer::Seat(seat));
        let past = if self.other.is_some() { Past::unknown() } else { Past::of(&self.game) };
        let question = Question { view: &view, seat, moves: &self.state().moves(seat), past };
        let thought = bot.think(&question, spec.budget.unwrap_or(Budget::Nodes(1000)), &mut Rng::new(Seed::number(seed)));
        let part = |number: i32| f64::from(number) / f64::from(CERTAIN);
        let others = thought.choices.iter().filter(|choice| choice.mv != thought.mv);
        let made = thought.choices.iter().filter(|choice| choice.mv == thought.mv);
        made.chain(others).map(|choice| (choice.mv.to_string(), part(choice.value), part(choice.share))).collect()
    }

    fn corrected(&self, chance: f64) -> f64 {
        bots::corrected(self.state(), chance)
    }

    fn redealt(&self, viewer: Seat, seed: u64) -> Box<dyn Any> {
        let view = self.state().view(Viewer::Seat(viewer));
        Box::new(Held { game: self.game.clone(), other: Some(G::redeal(&view, &mut Rng::new(Seed::number(seed)))) })
    }

    fn copied(&self) -> Box<dyn Any> {
        Box::new(self.clone())
    }
}

/// Every name under which a game can be opened.
pub(crate) const NAMES: [&str; 3] = ["splendor", "sultan", "riquezas"];

/// The exception for an unknown game.
pub(crate) fn no_such_game(name: &str) -> PyErr {
    bad_value(format!("there is no game `{name}`: there are {}", NAMES.join(", ")))
}

fn deal<G: Space>(name: &str, players: u8, options: &str, seed: Seed) -> PyResult<Box<dyn Any>> {
    let edition = G::edition(name).expect("the game has this edition");
    Ok(Box::new(Held::<G> { game: Match::new(G::Setup::read(edition, players, options).map_err(bad_value)?, seed), other: None }))
}

fn open(name: &str, players: u8, options: &str, seed: Seed) -> PyResult<Box<dyn Any>> {
    match name {
        "splendor" => deal::<games::splendor::State>(name, players, options, seed),
        "sultan" | "riquezas" => deal::<games::sultan::State>(name, players, options, seed),
        _ => Err(no_such_game(name)),
    }
}

fn replayed<G: Space>(text: &str) -> PyResult<Box<dyn Any>> {
    Ok(Box::new(Held::<G> { game: Match::read(text).map_err(bad_value)?, other: None }))
}

fn read(text: &str) -> PyResult<Box<dyn Any>> {
    match engine::Record(text).game().map_err(bad_value)? {
        "splendor" => replayed::<games::splendor::State>(text),
        "sultan" | "riquezas" => replayed::<games::sultan::State>(text),
        name => Err(no_such_game(name)),
    }
}

/// Name, fewest and most players, and options with their defaults.
type Listed = (&'static str, u8, u8, Vec<(&'static str, &'static str)>);

/// The available games: name, fewest and most players, and options with their defaults.
#[pyfunction(name = "games")]
pub(crate) fn list_games() -> Vec<Listed> {
    let editions = games::editions().into_iter().filter(|edition| NAMES.contains(&edition.name));
    let options = |edition: &'static Edition| edition.options.iter().map(|option| (option.name, option.default)).collect();
    editions.map(|edition| (edition.name, edition.players.0, edition.players.1, options(edition))).collect()
}

/// One game. Seats are counted from 0; `seat=None` is the public, which sees no secrets.
#[pyclass(module = "cabochon")]
pub(crate) struct Game(Box<dyn Any>);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, players=2, *, options="", seed="0"))]
    fn new(name: &str, players: u8, options: &str, seed: &str) -> PyResult<Game> {
        let seed: Seed = seed.parse().map_err(bad_value)?;
        open(name, players, options, seed).map(Game)
    }

    /// The game of a record, as far as it was played.
    #[staticmethod]
    fn read(record: &str) -> PyResult<Game> {
        read(record).map(Game)
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.0.edition().name
    }

    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.0.actions()
    }

    /// The seats that owe a move.
    fn waiting(&self) -> Vec<usize> {
        self.0.waiting()
    }

    /// The seat's legal moves, in notation.
    fn moves(&self, seat: usize) -> PyResult<Vec<String>> {
        Ok(self.0.moves(self.seat(seat)?))
    }

    /// Which actions are legal for the seat.
    fn mask<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.0.actions()];
        self.0.legal(self.seat(seat)?, &mut mask);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Makes a move in notation.
    fn play(&mut self, seat: usize, mv: &str) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.0.play(seat, mv)
    }

    /// Makes the move of an action, and returns it in notation.
    fn act(&mut self, seat: usize, action: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        self.0.act(seat, action)
    }

    /// What the seat sees, as named parts.
    #[pyo3(signature = (seat=None))]
    fn parts<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, numbers) in self.0.observe(self.viewer(seat)?) {
            dict.set_item(name, PyArray1::from_vec(py, numbers))?;
        }
        Ok(dict)
    }

    /// What the seat sees, all parts in one row.
    #[pyo3(signature = (seat=None))]
    fn flat<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let numbers = self.0.observe(self.viewer(seat)?).into_iter().flat_map(|(_, numbers)| numbers);
        Ok(PyArray1::from_vec(py, numbers.collect()))
    }

    /// The seat's view as JSON.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.view(self.viewer(seat)?))
    }

    /// The board as text, as the seat sees it.
    #[pyo3(signature = (seat=None))]
    fn board(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.board(self.viewer(seat)?))
    }

    /// Points, rank and share of the win of each seat; `None` while the game goes on.
    fn result(&self) -> Option<Vec<(i16, u8, f64)>> {
        self.0.result()
    }

    /// The game as text, which `Game.read` accepts. It contains the deal, and so every secret.
    fn record(&self) -> String {
        self.0.record()
    }

    /// What a bot thinks of the seat's moves: each with its winning chance and its share of the search, the bot's decision first.
    #[pyo3(signature = (seat, bot="search@1000n", *, seed=0))]
    fn think(&self, py: Python<'_>, seat: usize, bot: &str, seed: u64) -> PyResult<Vec<(String, f64, f64)>> {
        let (seat, spec) = (self.seat(seat)?, bot.parse::<Spec>().map_err(bad_value)?);
        if !self.0.waiting().contains(&seat.index()) {
            return Err(bad_value(format!("seat {} owes no move now", seat.index())));
        }
        Ok(py.detach(|| self.0.think(seat, &spec, seed)))
    }

    /// The chance of the seat to move as hints and reviews say it, from what a deep search with the network found.
    fn corrected(&self, chance: f64) -> PyResult<f64> {
        if !(0.0..=1.0).contains(&chance) {
            return Err(bad_value(format!("{chance} is no chance: it must be from 0 to 1")));
        }
        Ok(self.0.corrected(chance))
    }

    /// The same game as this seat sees it, with everything hidden from it redealt. Its record is that of the original.
    #[pyo3(signature = (seat, *, seed=0))]
    fn redealt(&self, seat: usize, seed: u64) -> PyResult<Game> {
        Ok(Game(self.0.redealt(self.seat(seat)?, seed)))
    }

    fn __copy__(&self) -> Game {
        Game(self.0.copied())
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, players={})", self.name(), self.players())
    }
}

impl Game {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let players = usize::from(self.0.players());
        if seat < players { Ok(Seat::new(seat)) } else { Err(PyIndexError::new_err(format!("seats are 0 to {}, not {seat}", players - 1))) }
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Public), |seat| Ok(Viewer::Seat(self.seat(seat)?)))
    }
}
