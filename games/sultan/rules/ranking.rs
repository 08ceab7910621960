//! Which card on a cushion gets the jewel: stated once, for the rules and for players that think ahead.

use super::cards::BIDS;
use super::moves::Bid;
use super::setup::Setup;
use engine::Seat;

/// S13: a card's rank on its cushion; the highest gets the jewel. The default is below every card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank(u32);

/// How the cards of one round are ranked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranking {
    /// Who wins ties, if that does not depend on who laid first.
    ties_to: Option<Seat>,
    stacking: bool,
}

impl Ranking {
    /// In a round with this first player.
    #[inline]
    pub(crate) fn new(setup: &Setup, first: Seat) -> Ranking {
        // S26, R8, R10: with two players the first player of the round, whoever laid first; R11: but not in a rush.
        let ties_to = if setup.players == 2 && !setup.rush { Some(first) } else { None };
        Ranking { ties_to, stacking: setup.stacking }
    }

    /// The rank of this seat's card, which was the n-th of the round, counted from 0.
    #[inline]
    pub(crate) fn card(self, card: u8, seat: Seat, order: usize) -> Rank {
        let precedence = match self.ties_to {
            Some(first) => u32::from(seat == first),
            None => (BIDS - order) as u32, // S14, R4, R11: the card laid first
        };
        Rank(u32::from(card) << 16 | precedence)
    }

    /// The rank of one of these bids, which are all of the round.
    #[inline]
    pub(crate) fn bid(self, bids: &[Bid], order: usize) -> Rank {
        let Bid { seat, card, cushion: _ } = bids[order];
        let rank = self.card(card, seat, order);
        if self.stacking { rank.over(lower(&bids[order], bids)) } else { rank }
    }
}

impl Rank {
    /// R10: the same when its owner also has this lower card there; 0 means none.
    #[inline]
    pub(crate) fn over(self, lower: u8) -> Rank {
        Rank(self.0 | u32::from(lower) << 8)
    }
}

/// R10: the lower of two stacked cards; 0 if there is only one.
fn lower(bid: &Bid, bids: &[Bid]) -> u8 {
    let own = bids.iter().filter(|other| other.seat == bid.seat && other.cushion == bid.cushion);
    let (mut cards, mut lowest) = (0, u8::MAX);
    own.for_each(|other| (cards, lowest) = (cards + 1, lowest.min(other.card)));
    if cards == 2 { lowest } else { 0 }
}
