//! Players for every game. They get a view, the legal moves, the past as all saw it and a budget, and nothing else: what is hidden they redeal
//! ([`Game::redeal`]).
//!
//! No game is named here: what a game knows about being played well comes through [`Knowledge`]. Left out: matches between players, which are
//! the arena's (`lab`), and the clock of a table.

mod baseline;
mod budget;
mod exploit;
mod flat;
mod level;
mod search;
mod spec;
#[cfg(test)]
mod tests;

pub use baseline::{Greedy, Policy, Random};
pub use budget::{Budget, Meter};
pub use exploit::Exploit;
pub use flat::Flat;
pub use level::Level;
pub use search::{FOLLOWING, Following, Search};
pub use spec::{Kind, MOST_THREADS, Spec};

use engine::{CERTAIN, Choice, Game, Knowledge, Past, Rng, Seat};

/// Somebody who can decide.
pub trait Player<G: Knowledge>: Send {
    /// Decides for the seat whose view this is, which owes one of these moves.
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move>;
}

/// What a player is asked.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// All that the seat may know.
    pub view: &'a G::View,
    /// Which seat.
    pub seat: Seat,
    /// What it may do: at least one move.
    pub moves: &'a [G::Move],
    /// What all have seen before, for players that learn from it.
    pub past: Past<'a, G>,
}

/// What a player answers.
#[derive(Clone, Debug)]
pub struct Thought<M> {
    /// The decision.
    pub mv: M,
    /// Every move that was thought about, the best first; empty where the player gave no thought to it.
    pub choices: Vec<Choice<M>>,
    /// Positions looked at.
    pub nodes: u64,
}

/// How much a difference in chances counts to somebody with this chance: as much as it is, but less where the game is as good as won or lost, since
/// differences are small there, and a player that ignored them would never finish a won game.
fn at_stake(value: i32) -> f32 {
    let chance = value as f32 / CERTAIN as f32;
    (50.0 * chance * (1.0 - chance)).clamp(1.0 / 256.0, 1.0)
}

impl<M: Copy> Thought<M> {
    /// A decision that took no thought.
    pub fn at_once(mv: M) -> Thought<M> {
        Thought { mv, choices: vec![Choice { mv, value: CERTAIN / 2, share: CERTAIN }], nodes: 0 }
    }
}
