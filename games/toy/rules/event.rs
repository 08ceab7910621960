//! What can happen, in full; who learns of it is decided in `view.rs`.

use engine::{MAX_SEATS, Seat};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
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
        /// Its worth.
        stake: u8,
    },
}
