//! What happens during a game, with nothing hidden. `view.rs` says what a viewer sees of it.

use super::gems::Gems;
use super::moves::{Slot, Spot};
use engine::{Outcome, Seat};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Tokens went from the bank to a seat.
    Taken {
        /// To whom.
        seat: Seat,
        /// Which.
        tokens: Gems,
    },
    /// A card went to a seat's hand.
    Reserved {
        /// Whose.
        seat: Seat,
        /// Where it lay open; `None` if it was the top card of its deck, which only its owner has seen.
        place: Option<Slot>,
        /// Its number.
        card: u8,
        /// Whether a gold token came with it.
        gold: bool,
    },
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        spot: Spot,
        /// Its number.
        card: u8,
        /// The tokens that went to the bank.
        paid: Gems,
    },
    /// An open card was replaced.
    Replaced {
        /// Where.
        place: Slot,
        /// The new card's number; 0 if the deck was empty.
        card: u8,
    },
    /// Tokens beyond the limit went back to the bank.
    Given {
        /// By whom.
        seat: Seat,
        /// Which.
        tokens: Gems,
    },
    /// A noble came.
    Noble {
        /// To whom.
        seat: Seat,
        /// From which place, counted from 0.
        place: u8,
        /// Its number.
        noble: u8,
    },
    /// A seat could do nothing.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A seat reached the goal: the round is played out.
    LastRound {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}
