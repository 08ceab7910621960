//! A position and the chance it came from. No rules here: only how it is kept.

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
    /// S5, S8: the cards that each seat will draw at the start of each stage. Their order inside a stage means nothing: they are drawn at once.
    pub(crate) hands: BySeat<[Cards; STAGES as usize]>,
    /// S9: a number for each round, from which all draws of its offer come.
    pub(crate) draws: [u64; ROUNDS],
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Rounds that are over, across stages.
    pub(crate) round: u8,
    /// First player of this round.
    pub(crate) first: Seat,
    /// Whose turn it is: the first player's, then each one's who lays a card, unless all may (R11).
    pub(crate) turn: Seat,
    /// The jewels drawn, and once one has gone back those on the cushions, in the order drawn. Open to all.
    pub(crate) offer: [Grade; OFFER],
    /// The cards laid in this round, in that order. The value is known to its owner.
    pub(crate) bids: [Bid; BIDS],
    pub(crate) laid: u8,
    /// Known to their owner.
    pub(crate) hands: BySeat<Cards>,
    /// The cards for stages to come, in the order of the stages. Nobody knows which are where.
    pub(crate) decks: BySeat<[Cards; STAGES as usize - 1]>,
    /// All cards laid so far. Open to all, except those that lie face down now and those below.
    pub(crate) played: BySeat<Cards>,
    /// R12: those of them that were never turned up. Known to their owner, and to all once the game is over.
    pub(crate) unseen: BySeat<Cards>,
    /// What each seat has won. Open to all when it is won (S31).
    pub(crate) jewels: BySeat<Jewels>,
    /// What is left in the pouch. Its order is in the draws.
    pub(crate) pouch: Jewels,
    /// The numbers of the rounds to come; 0 where it is spent. Nobody knows them.
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
