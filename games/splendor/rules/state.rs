//! A position and its deal. No rules here, only storage.

use super::cards::MOST_NOBLES;
use super::gems::Gems;
use super::holding::Holding;
use super::market::{Decks, Market};
use super::setup::Setup;
use engine::{BySeat, Seat};
use serde::Serialize;

/// All chance of a game (P13: nobody sees all of it).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(crate) first: Seat,
    pub(crate) decks: Decks,
    /// Those in the game, by place, then [`NONE`].
    pub(crate) nobles: [u8; MOST_NOBLES],
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Whose turn it is; once the game is over, whose it would be.
    pub(crate) turn: Seat,
    /// Who had the first turn.
    pub(crate) first: Seat,
    /// Whether a seat has reached the goal, so that the round is played out.
    pub(crate) last_round: bool,
    /// Turns in a row on which nothing could be done.
    pub(crate) passes: u8,
    pub(crate) bank: Gems,
    pub(crate) seats: BySeat<Holding>,
    /// By place; [`NONE`] where a noble has left.
    pub(crate) nobles: [u8; MOST_NOBLES],
    pub(crate) market: Market,
    /// Nobody knows their order.
    pub(crate) decks: Decks,
}

/// The decision due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// One of the four actions.
    Action,
    /// Which tokens to give back (P12).
    Give,
    /// Which noble to receive (P15).
    Noble,
    /// None: the last round is over (P16), or everyone has passed in a row (P18).
    Over,
}
