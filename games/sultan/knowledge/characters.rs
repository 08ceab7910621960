//! The characters, and what each takes into account.

use super::fitted::SIXTEENTHS;
use super::units::{FINE, POINT};
use crate::sultan::rules::jewels::Grade;
use engine::{Character, Thinks};

/// What a player takes into account.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How much of what a jewel adds to a set it counts, in sixteenths.
    pub(super) sets: i32,
    /// Whether it counts what a jewel is worth to others.
    pub(super) rivals: bool,
    /// Whether it counts the cards that the others have played.
    pub(super) memory: bool,
    /// The points of its favourite jewel, if it has one: it counts that as one point more.
    pub(super) favourite: Option<u8>,
    /// Whether it likes to bid 5, 10 and 15.
    pub(super) round_numbers: bool,
    /// In how many of sixteen sampled worlds an unknown rival bids greedily instead of mixing.
    pub(super) plain: u8,
    /// Whether it learns from revealed cards who bids greedily.
    pub(super) studies: bool,
    /// Whether it also bids as the network has learnt to.
    pub(super) learnt: bool,
}

impl Mind {
    /// What it likes about a jewel beyond its value.
    pub(super) fn liking(&self, grade: Grade) -> i32 {
        if self.favourite == Some(grade.points()) { FINE } else { 0 }
    }

    /// What it likes about laying a card.
    pub(super) fn whim(&self, card: usize) -> i32 {
        if self.round_numbers && card.is_multiple_of(5) { 2 * FINE } else { 0 }
    }
}

pub(super) const ALL: Mind =
    Mind { sets: SIXTEENTHS, rivals: true, memory: true, favourite: None, round_numbers: false, plain: 1, studies: true, learnt: true };
const CHILD: Mind = Mind { sets: 4, favourite: Some(3), ..COLLECTOR };
const COLLECTOR: Mind = Mind { rivals: false, memory: false, round_numbers: true, learnt: false, ..ALL };
const TRUSTING: Mind = Mind { plain: 5, studies: false, learnt: false, ..ALL };

pub(super) const CHARACTERS: [Character<Mind>; 5] = [
    Character {
        name: "Amina",
        about: "Wants valuable jewels, and has a soft spot for one colour; likes to bid round numbers.",
        mind: CHILD,
        thinks: Thinks::AT_ONCE,
        slack: [2 * POINT, 3 * POINT, 3 * POINT],
    },
    Character {
        name: "Bashir",
        about: "Collects sets, ignores everyone else’s, forgets what has been played, and bids 5 or 10 whenever he can.",
        mind: COLLECTOR,
        thinks: Thinks::AT_ONCE,
        slack: [POINT / 2, 5 * POINT / 2, 5 * POINT / 2],
    },
    Character {
        name: "Dalia",
        about: "Keeps jewels away from those who need them, and remembers every card played.",
        mind: TRUSTING,
        thinks: Thinks::Search { nodes: [0, 2, 2] },
        slack: [POINT / 2, 3 * POINT / 2, 3 * POINT / 2],
    },
    Character {
        name: "Faris",
        about: "Imagines a few possible hands, and varies his bids as if most of the others did the same.",
        mind: TRUSTING,
        thinks: Thinks::Search { nodes: [10, 8, 6] },
        slack: [0, POINT / 2, POINT / 2],
    },
    Character {
        name: "Zahra",
        about: "Imagines thousands of possible hands, and notices who bids by habit.",
        mind: ALL,
        thinks: Thinks::Search { nodes: [1_000_000; 3] },
        slack: [0; 3],
    },
];
