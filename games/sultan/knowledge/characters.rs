//! The characters, and what each of them considers.

use super::POINT;
use engine::{Character, Thinks};

/// What a player considers.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// Whether it counts what a jewel adds to a set.
    pub(super) sets: bool,
    /// Whether it counts what a jewel is worth to others.
    pub(super) rivals: bool,
    /// Whether it counts the cards that the others have played.
    pub(super) memory: bool,
}

pub(super) const ALL: Mind = Mind { sets: true, rivals: true, memory: true };
const FORGETFUL: Mind = Mind { memory: false, ..ALL };
const CHILD: Mind = Mind { sets: false, rivals: false, memory: false };

pub(super) const CHARACTERS: [Character<Mind>; 5] = [
    Character { name: "Amina", about: "Likes big jewels and bids big for them.", mind: CHILD, thinks: Thinks::AtOnce, slack: 4 * POINT },
    Character { name: "Bashir", about: "Collects sets.", mind: FORGETFUL, thinks: Thinks::AtOnce, slack: 2 * POINT },
    Character { name: "Dalia", about: "Collects sets and remembers what was played.", mind: ALL, thinks: Thinks::AtOnce, slack: POINT / 2 },
    Character { name: "Faris", about: "Imagines some hands.", mind: ALL, thinks: Thinks::Search { nodes: 200 }, slack: 0 },
    Character { name: "Zahra", about: "Imagines many hands.", mind: ALL, thinks: Thinks::Search { nodes: 1_000_000 }, slack: 0 },
];
