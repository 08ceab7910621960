//! What a player can decide. `rules.rs` says what is legal, `text.rs` how it is written.

use super::colour::Colour;
use engine::Seat;

/// S3: a place for a jewel and the cards laid for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cushion {
    /// Cushion 1.
    #[default]
    One,
    /// Cushion 2.
    Two,
    /// Cushion 3, unless there are only two.
    Three,
}

impl Cushion {
    /// From the first to the last.
    pub const ALL: [Cushion; 3] = [Cushion::One, Cushion::Two, Cushion::Three];

    /// Counted from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A card on a cushion. The default, a card of value 0, means none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bid {
    /// Who laid it.
    pub seat: Seat,
    /// Its value.
    pub card: u8,
    /// Where.
    pub cushion: Cushion,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// S9: put a jewel of this colour back into the pouch.
    Return(Colour),
    /// S10: lay a card of this value on a cushion.
    Bid {
        /// The value.
        card: u8,
        /// The cushion.
        cushion: Cushion,
    },
}
