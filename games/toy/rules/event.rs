//! Everything that can happen, with nothing hidden; `view.rs` decides who sees it.

use super::cards::HAND;
use engine::{MAX_SEATS, Outcome, Seat};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// T2: a seat was dealt its hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// Known to the seat.
        cards: [u8; HAND],
    },
    /// A card was laid face down.
    Laid {
        /// By whom.
        seat: Seat,
        /// Known to its owner.
        card: u8,
    },
    /// The cards were turned up.
    Revealed {
        /// By seat.
        cards: [u8; MAX_SEATS],
        /// Who took the stake.
        winner: Seat,
        /// Its value.
        stake: u8,
    },
    /// T6: the game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}
