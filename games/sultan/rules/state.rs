//! A position and its deal. No rules here, only storage.

use super::cards::{BIDS, OFFER, ROUNDS, STAGES};
use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::moves::Bid;
use super::setup::Setup;
use engine::{BySeat, Seat};

/// All chance of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// S6, R3: first player of the first round.
    pub(crate) first: Seat,
    /// S5, S8: the cards that each seat will draw at the start of each stage. Their order within a stage means nothing: they are drawn together.
    pub(crate) hands: BySeat<[Cards; STAGES as usize]>,
    /// S9: a number for each round, which determines its draws.
    pub(crate) draws: [u64; ROUNDS],
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Rounds that are over, in all stages.
    pub(crate) round: u8,
    /// First player of this round.
    pub(crate) first: Seat,
    /// Whose turn it is: the first player's, then in turn, unless all may bid (R11).
    pub(crate) turn: Seat,
    /// The jewels drawn, and once one has gone back those on the cushions, in the order drawn. Public.
    pub(crate) offer: [Grade; OFFER],
    /// The cards laid in this round, in order. Only its owner knows a card's value.
    pub(crate) bids: [Bid; BIDS],
    pub(crate) laid: u8,
    /// Known to their owner.
    pub(crate) hands: BySeat<Cards>,
    /// The cards for later stages, by stage. Nobody knows which are where.
    pub(crate) decks: BySeat<[Cards; STAGES as usize - 1]>,
    /// All cards laid so far. Public, except for those face down now and those below.
    pub(crate) played: BySeat<Cards>,
    /// R12: those of them that were never revealed. Known to their owner, and to all once the game is over.
    pub(crate) unseen: BySeat<Cards>,
    /// What each seat has won. Public when it is won (S31).
    pub(crate) jewels: BySeat<Jewels>,
    /// What is left in the pouch. The draws determine its order.
    pub(crate) pouch: Jewels,
    /// The numbers of future rounds; 0 once used. Nobody knows them.
    pub(crate) draws: [u64; ROUNDS],
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// S9: the first player chooses which jewel goes back.
    Offer,
    /// S10: cards are being laid.
    Bids,
    /// S18: the game has ended.
    Over,
}
