//! What a player can decide, and where cards are. `rules.rs` says what is legal, `text.rs` how it is written.

use super::cards::{HAND, LEVELS, OPEN};
use super::gems::Gems;

/// One decision. A turn is an action, then giving back tokens and choosing a noble if necessary (P19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Take these tokens (P6, P7).
    Take(Gems),
    /// Reserve an open card (P8).
    Reserve(Slot),
    /// Reserve the top card of the deck of this level, 1 to 3, unseen (P8).
    ReserveBlind(u8),
    /// Buy a card (P9, P10).
    Buy {
        /// Where it lies.
        card: Spot,
        /// All colours paid with gold; empty means paying with the least gold.
        gold: Gems,
    },
    /// Give back these tokens, the whole surplus (P12).
    Give(Gems),
    /// Receive the noble at this place, counted from 0 (P15).
    Noble(u8),
    /// Do nothing, when nothing can be done (P18).
    Pass,
}

/// One of the twelve places where cards lie open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Slot(u8);

/// Where a card that can be bought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub enum Spot {
    /// Open to everyone.
    Open(Slot),
    /// Among the buyer's reserved cards, the oldest at 0.
    Hand(u8),
}

impl Slot {
    /// How many there are.
    pub const COUNT: usize = LEVELS * OPEN;

    /// The place with this index: the four of level 1, then of level 2, then of level 3.
    pub const fn new(index: usize) -> Slot {
        assert!(index < Slot::COUNT);
        Slot(index as u8)
    }

    /// All twelve, in order.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..Slot::COUNT).map(Slot::new)
    }

    /// The index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The level, 1 to 3.
    pub const fn level(self) -> u8 {
        self.0 / OPEN as u8 + 1
    }

    /// The number within the level, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 % OPEN as u8 + 1
    }
}

impl Spot {
    /// How many there are for one seat.
    pub const COUNT: usize = Slot::COUNT + HAND;

    /// The spot with this index: the twelve places, then the hand.
    pub const fn new(index: usize) -> Spot {
        if index < Slot::COUNT { Spot::Open(Slot::new(index)) } else { Spot::Hand((index - Slot::COUNT) as u8) }
    }
}
