//! Matches between bots: every deal is played once with the first bot in each seat, against bots of the second kind.

use crate::bad_value;
use crate::game::no_such_game;
use bots::{Budget, Following, Player, Question, Search, Spec};
use engine::laws::Secrets;
use engine::{CERTAIN, Knowledge, Match, Past, Rng, Seat, Seed, Setup as _, Viewer};
use games::Visitor;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A longer game is abandoned, and won by nobody.
const MOST_MOVES: usize = 2000;

/// What is played.
struct Contest {
    bots: [Spec; 2],
    players: u8,
    options: String,
    deals: u64,
    due: Option<Instant>,
    threads: usize,
    seed: Seed,
    /// How each kind of bot uses a network, if not by default.
    follow: [Option<Following>; 2],
}

/// The results: for each deal the first bot's mean score, and each kind of bot's thinking time and number of decisions.
#[derive(Default)]
struct Score {
    deals: Vec<f64>,
    thought: [Duration; 2],
    decisions: [u64; 2],
}

/// Plays one bot against others of a second kind, every deal once from each seat, and returns its score.
///
/// `follow` says how the first bot, which must be `net`, uses the network: explore, doubt, caution, first sight, and the focus on
/// rivals' best moves, against one rival, two, and more. `rivals_follow` says the same of the others.
/// The share has a 95 % interval of `share ± error`; `par` is the share among equals. Ends after `games` games, or after `seconds`.
#[pyfunction]
#[pyo3(signature = (game, bot, rivals, *, players=2, options="", games=100, seconds=None, threads=1, seed=1, follow=None, rivals_follow=None))]
#[allow(clippy::too_many_arguments)] // keywords of a Python function
pub(crate) fn matches<'py>(
    py: Python<'py>,
    game: &str,
    bot: &str,
    rivals: &str,
    players: u8,
    options: &str,
    games: u64,
    seconds: Option<f64>,
    threads: usize,
    seed: u64,
    follow: Option<Followed>,
    rivals_follow: Option<Followed>,
) -> PyResult<Bound<'py, PyDict>> {
    if threads == 0 || players == 0 {
        return Err(bad_value("threads and players are at least 1"));
    }
    let bots = [bot.parse::<Spec>(), rivals.parse::<Spec>()];
    let [bot, rivals] = bots.map(|bot| bot.map_err(bad_value));
    let due = seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds.max(0.0)));
    let follow = [follow, rivals_follow].map(|follow| follow.map(following));
    let deals = games.div_ceil(players.into()).max(1);
    let contest =
        Contest { bots: [bot?, rivals?], players, options: options.into(), deals, due, threads, seed: Seed::number(seed), follow };
    let played = py.detach(|| games::visit(game, contest).unwrap_or_else(|| Err(no_such_game(game))));
    let score = played?;
    let (share, error) = score.mean();
    let dict = PyDict::new(py);
    dict.set_item("games", score.deals.len() * usize::from(players))?;
    dict.set_item("share", share)?;
    dict.set_item("error", error)?;
    dict.set_item("par", 1.0 / f64::from(players))?;
    let seconds = |bot: usize| score.thought[bot].as_secs_f64() / score.decisions[bot].max(1) as f64;
    dict.set_item("seconds_a_decision", (seconds(0), seconds(1)))?;
    Ok(dict)
}

/// How to use a network, as Python says it: explore, doubt, caution, first sight and focus.
pub(crate) type Followed = (f32, f32, f32, f32, [u8; 3]);

/// How to use a network, from Python's arguments.
pub(crate) fn following((explore, doubt, caution, first_sight, focus): Followed) -> Following {
    Following { explore: [explore; 3], doubt, caution, first_sight, focus }
}

impl Score {
    /// The mean over the deals, and half the width of its 95 % interval.
    fn mean(&self) -> (f64, f64) {
        let count = self.deals.len() as f64;
        let mean = self.deals.iter().sum::<f64>() / count;
        let variance = self.deals.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        (mean, 1.96 * (variance / count).sqrt())
    }
}

impl Visitor for Contest {
    type Answer = PyResult<Score>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static engine::Edition) -> PyResult<Score> {
        let setup = G::Setup::read(edition, self.players, &self.options).map_err(bad_value)?;
        let (next, score) = (AtomicU64::new(0), Mutex::new(Score::default()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    while self.due.is_none_or(|due| Instant::now() < due) {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= self.deals {
                            break;
                        }
                        self.play_deal::<G>(setup, deal, &score);
                    }
                });
            }
        });
        let score = score.into_inner().expect("no thread panics");
        if score.deals.is_empty() { Err(bad_value("there was no time for a single game")) } else { Ok(score) }
    }
}

impl Contest {
    /// Plays a deal from every seat, and adds the results.
    fn play_deal<G: Knowledge>(&self, setup: G::Setup, deal: u64, score: &Mutex<Score>) {
        let mut mine = Score::default();
        let shares = Seat::all(self.players).map(|seat| self.play::<G>(setup, deal, seat, &mut mine));
        let share = shares.sum::<f64>() / f64::from(self.players);
        let mut score = score.lock().expect("no thread panics");
        score.deals.push(share);
        for bot in 0..2 {
            score.thought[bot] += mine.thought[bot];
            score.decisions[bot] += mine.decisions[bot];
        }
    }

    fn bot<G: Knowledge>(&self, which: usize) -> Box<dyn Player<G>> {
        match self.follow[which] {
            Some(network) => Box::new(Search::<G> { network: Some(network), ..Search::default() }),
            None => self.bots[which].kind.player(),
        }
    }

    /// The first bot's share of the win from this seat.
    fn play<G: Knowledge>(&self, setup: G::Setup, deal: u64, seat: Seat, score: &mut Score) -> f64 {
        let mut game = Match::<G>::new(setup, self.seed.stream(deal));
        let mut rng = Rng::new(self.seed.stream((1 << 63) | (deal * 8) | seat.index() as u64));
        let mut bots: Vec<Box<dyn Player<G>>> = Seat::all(self.players).map(|other| self.bot(usize::from(other != seat))).collect();
        while let Some(mover) = game.state().waiting_for().first().filter(|_| game.ply() < MOST_MOVES) {
            let (moves, view) = (game.state().moves(mover), game.state().view(Viewer::Seat(mover)));
            let question = Question { view: &view, seat: mover, moves: &moves, past: Past::of(&game) };
            let which = usize::from(mover != seat);
            let began = Instant::now();
            let budget = self.bots[which].budget.unwrap_or(Budget::Nodes(1000));
            let mv = bots[mover.index()].think(&question, budget, &mut rng).mv;
            if moves.len() > 1 {
                score.thought[which] += began.elapsed();
                score.decisions[which] += 1;
            }
            game.play(mover, mv).expect("a bot makes legal moves");
        }
        game.state().outcome().map_or(0.0, |outcome| f64::from(outcome.chances()[seat]) / f64::from(CERTAIN))
    }
}
