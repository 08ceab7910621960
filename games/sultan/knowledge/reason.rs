//! What a move achieves, as data for screens in any language and as an English sentence.

use crate::sultan::rules::colour::Colour;
use engine::Seat;
use serde::Serialize;
use std::fmt;

/// A reason for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// A rival does not get a jewel that would extend a set.
    KeepsFrom {
        /// Which rival.
        seat: Seat,
        /// Whether nobody else has as many points.
        leads: bool,
        /// The jewel.
        colour: Colour,
        /// How many of it the rival would have had.
        number: u8,
    },
    /// What stays on offer benefits the mover most.
    LeavesBest,
    /// A jewel stays on offer that extends one of the mover's sets.
    LeavesWanted {
        /// The jewel.
        colour: Colour,
        /// How many of it the mover would have.
        number: u8,
    },
    /// The jewel extends a set.
    AddsToSet {
        /// The jewel.
        colour: Colour,
        /// How many of it the mover would have.
        number: u8,
        /// The bonus that it adds.
        points: u8,
    },
    /// Nobody else can lay a card there any more.
    WinsForCertain,
    /// No card of the others is higher.
    CannotBeBeaten {
        /// The card.
        card: u8,
    },
    /// It is spent instead of the highest card.
    SavesHighest {
        /// The highest card.
        card: u8,
    },
    /// No other jewel on offer is worth more to the mover.
    WorthMost {
        /// The jewel.
        colour: Colour,
        /// What it is worth, with the bonus.
        points: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reason::KeepsFrom { leads: true, colour, number, seat: _ } => write!(f, "keeps the {} {colour} from the leader", nth(number)),
            Reason::KeepsFrom { leads: false, colour, number, seat } => write!(f, "keeps the {} {colour} from seat {seat}", nth(number)),
            Reason::LeavesBest => f.write_str("leaves the jewels on offer that bring the seat most"),
            Reason::LeavesWanted { colour, number } => write!(f, "leaves the {} {colour} for the seat to win", nth(number)),
            Reason::AddsToSet { colour, number, points } => {
                write!(f, "bids for the {} {colour}, {points} points of bonus", nth(number))
            }
            Reason::WinsForCertain => f.write_str("wins the jewel for certain: nobody else can lay a card there any more"),
            Reason::CannotBeBeaten { card } => write!(f, "lays a {card} that no card the others hold can beat"),
            Reason::SavesHighest { card } => write!(f, "spends the lowest card and saves the {card}"),
            Reason::WorthMost { colour, points } => {
                write!(f, "bids for the {colour} jewel, worth {points} to the seat and no less than any other")
            }
        }
    }
}

/// `fifth`.
fn nth(number: u8) -> &'static str {
    const NAMES: [&str; 7] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
    usize::from(number).checked_sub(1).and_then(|index| NAMES.get(index)).copied().unwrap_or("next")
}
