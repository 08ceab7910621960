//! A position and its deal. No rules here, only storage.

use super::cards::{HAND, HIGHEST, STAKES};
use super::setup::Setup;
use engine::{BySeat, Seat};

/// All chance of a game (T7: nobody sees all of it).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(crate) first: Seat,
    /// Two for each seat in turn, then those out of the game.
    pub(crate) cards: [u8; HIGHEST as usize],
    pub(crate) stakes: [u8; STAKES.len()],
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    /// Each seat's cards; its owner knows them.
    pub(crate) hands: BySeat<[u8; HAND]>,
    /// The card that a seat has laid face down in this round; its owner knows it.
    pub(crate) laid: BySeat<u8>,
    /// Nobody knows them.
    pub(crate) out: [u8; HIGHEST as usize],
    /// The one of this round and those before it are open.
    pub(crate) stakes: [u8; STAKES.len()],
    pub(crate) round: u8,
    pub(crate) turn: Seat,
    pub(crate) points: BySeat<u8>,
    /// Cards turned up so far, by seat and round.
    pub(crate) played: BySeat<[u8; HAND]>,
}
