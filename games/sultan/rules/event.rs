//! Everything that can happen, with nothing hidden; `view.rs` decides who sees it.

use super::cards::{BIDS, OFFER};
use super::colour::Colour;
use super::jewels::Grade;
use super::money::Cards;
use super::moves::{Bid, Cushion};
use super::setup::Edition;
use engine::{Outcome, Seat};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// S8: a seat drew its hand for a stage, counted from 1.
    Drew {
        /// Who.
        seat: Seat,
        /// For which stage.
        stage: u8,
        /// Known to the seat.
        cards: Cards,
    },
    /// S9: the first player of a round drew jewels.
    Offered {
        /// The first player.
        seat: Seat,
        /// The stage, counted from 1.
        stage: u8,
        /// The round in the stage, counted from 1.
        round: u8,
        /// In the order drawn.
        jewels: [Grade; OFFER],
        /// Determines their colours.
        edition: Edition,
    },
    /// S9: a jewel went back.
    Returned {
        /// Who chose.
        seat: Seat,
        /// Which.
        jewel: Colour,
    },
    /// S10: a card was laid.
    Laid(Bid),
    /// S11: a cushion was settled.
    Settled {
        /// Which.
        cushion: Cushion,
        /// What lay there.
        jewel: Grade,
        /// Determines its colour.
        edition: Edition,
        /// Who gets it; nobody if no card was laid (S15).
        winner: Option<Seat>,
        /// The cards of the whole round, in the order laid.
        bids: [Bid; BIDS],
        /// R12: whether the cards here were discarded unseen.
        silent: bool,
    },
    /// R12: the game is over, and what was discarded unseen is shown.
    Unveiled {
        /// Whose cards.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// S18: the game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}
