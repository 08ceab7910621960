//! The characters of Splendor.

use super::facts::TURNS;
use super::weighted::Weights;
use super::weights::WEIGHTS;
use crate::splendor::rules::Gem;
use engine::{CERTAIN, Character, Thinks};

/// What a player takes into account.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How many turns ahead it sees that a card can be bought.
    pub(super) horizon: u8,
    /// Whether it considers the nobles.
    pub(super) nobles: bool,
    /// Whether it considers the other seats.
    pub(super) rivals: bool,
    /// A colour whose cards it overrates.
    pub(super) favourite: Option<Gem>,
    /// Its weights, with two, three and four players.
    weights: &'static [Weights; 3],
}

/// Overlooks nothing.
pub(super) const ALL: Mind = Mind { horizon: TURNS, nobles: true, rivals: true, favourite: None, weights: &WEIGHTS };

impl Mind {
    /// The same with other weights.
    #[must_use]
    pub fn weighing(self, weights: &'static [Weights; 3]) -> Mind {
        Mind { weights, ..self }
    }

    /// Its weights, with two, three and four players.
    pub fn all_weights(&self) -> &'static [Weights; 3] {
        self.weights
    }

    pub(super) fn weights(&self, players: u8) -> &'static Weights {
        &self.weights[usize::from(players) - 2]
    }
}

/// From a child's opponent to the strongest.
pub(super) const CHARACTERS: [Character<Mind>; 5] = [
    Character {
        name: "Bice",
        about: "Saves for good cards, red ones above all, and forgets the nobles.",
        mind: Mind { horizon: 4, nobles: false, favourite: Some(Gem::Red), ..ALL },
        thinks: Thinks::Search { nodes: [200, 120, 120] },
        slack: [0; 3],
    },
    Character {
        name: "Duccio",
        about: "Thinks before he takes, but forgets the nobles.",
        mind: Mind { nobles: false, ..ALL },
        thinks: Thinks::Search { nodes: [800; 3] },
        slack: [0; 3],
    },
    Character {
        name: "Fiammetta",
        about: "Invites nobles, and sees what the others are after.",
        mind: ALL,
        thinks: Thinks::Network { nodes: [4, 24, 24] },
        slack: [0, CERTAIN / 100, CERTAIN / 400],
    },
    Character {
        name: "Lapo",
        about: "Thinks a few turns ahead.",
        mind: ALL,
        thinks: Thinks::Network { nodes: [200, 100, 150] },
        slack: [0; 3],
    },
    Character {
        name: "Ginevra",
        about: "Thinks as far ahead as time allows.",
        mind: ALL,
        thinks: Thinks::Network { nodes: [u64::MAX; 3] },
        slack: [0; 3],
    },
];
