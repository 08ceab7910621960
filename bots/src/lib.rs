//! Players for every game. They get a view, the legal moves, the public past and a budget, and nothing else: they redeal what is hidden
//! ([`engine::Game::redeal`]).
//!
//! - [`Player`] answers a [`Question`] with a [`Thought`], within a [`Budget`] of time or nodes.
//! - [`Search`] is the strong one; [`Level`] has the five characters of a game; [`Greedy`], [`Flat`] and [`Random`] are baselines;
//!   [`Policy`] asks only a trained network; [`Exploit`] measures how exploitable the strong one is.
//! - [`Kind`] and [`Spec`] name them as command lines do: `level:3`, `search@200ms`.
//!
//! No game is named here: a game's expertise comes through [`Knowledge`]. Elsewhere: matches between players (the
//! arena, in `lab`) and a table's clock.
//!
//! ```
//! use bots::{Budget, Kind, Question};
//! use engine::{Game, Match, Past, Rng, Seed, Setup, Viewer};
//! use games::splendor::{self, State};
//!
//! let game = Match::<State>::new(splendor::Setup::new(&State::EDITIONS[0], 2), Seed::number(7));
//! let seat = game.state().waiting_for().first().expect("the game has begun");
//! let (view, moves) = (game.state().view(Viewer::Seat(seat)), game.state().moves(seat));
//! let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
//!
//! let mut bot = "level:3".parse::<Kind>()?.player::<State>();
//! let thought = bot.think(&question, Budget::Nodes(200), &mut Rng::new(Seed::number(1)));
//! assert!(moves.contains(&thought.mv));
//! println!("{} of {} moves looked at", thought.choices.len(), moves.len());
//! # Ok::<(), engine::Unreadable>(())
//! ```

mod asking;
mod baseline;
mod budget;
mod chance;
mod exploit;
mod flat;
mod level;
mod search;
mod spec;
#[cfg(test)]
mod tests;
mod tree;

pub use asking::Asking;
pub use baseline::{Greedy, Policy, Random};
pub use budget::{Budget, Meter};
pub use chance::corrected;
pub use exploit::Exploit;
pub use flat::Flat;
pub use level::Level;
pub use search::Search;
pub use spec::{Kind, MOST_THREADS, Spec};
pub use tree::{FOLLOWING, Following};

pub use engine::Question;

use engine::{CERTAIN, Choice, Knowledge, Rng};

/// Someone who can decide.
pub trait Player<G: Knowledge>: Send {
    /// Decides for the seat with this view, which owes one of these moves.
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move>;
}

/// A player's answer.
#[derive(Clone, Debug)]
pub struct Thought<M> {
    /// The decision.
    pub mv: M,
    /// Every move considered, the best first; empty if the player did not think.
    pub choices: Vec<Choice<M>>,
    /// Positions examined.
    pub nodes: u64,
    /// Whether the choices are a mixed strategy, from which the decision was drawn: then a share says how often a move should be made.
    pub mixed: bool,
}

/// How much a difference in chances counts at this chance: fully, but less where the game is as good as won or lost, since
/// differences are small there, and a player that ignored them would never finish a won game.
fn at_stake(value: i32) -> f32 {
    let chance = value as f32 / CERTAIN as f32;
    (50.0 * chance * (1.0 - chance)).clamp(1.0 / 256.0, 1.0)
}

impl<M: Copy> Thought<M> {
    /// A decision without thought.
    pub fn at_once(mv: M) -> Thought<M> {
        Thought { mv, choices: vec![Choice { mv, value: CERTAIN / 2, share: CERTAIN }], nodes: 0, mixed: false }
    }
}
