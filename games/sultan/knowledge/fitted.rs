//! Constants that were fitted or chosen, with their units and origin; all other numbers come from the rules.
//!
//! `docs/notebook/2026-11-15-sultan-how.md` says how each was found, `…-sultan-tried.md` what else was tried.

use super::units::FINE;

/// One, for numbers in sixteenths.
pub(super) const SIXTEENTHS: i32 = 16;

/// The evaluation. From a logistic regression of the winner on points, expected bonuses and money.
pub(super) struct Evaluation {
    /// How much likelier than an equal share a collector of its colour gets a jewel. Sixteenths.
    pub(super) keenness: i32,
    /// What a jewel is worth in sets beyond its points. Parts of a point.
    pub(super) in_sets: i32,
    /// The strength of a card is its value times its value plus this. Cards.
    pub(super) card_bonus: i32,
    /// How much of its price a card in hand is worth before the last stage. Sixteenths.
    pub(super) early_hand: i32,
    /// How much of the jewels sold in its stage a hand is worth, where two compare their cards. Sixteenths.
    pub(super) hand_of_two: i32,
    /// How far apart seats may still end up, by the rounds left.
    pub(super) spread: Spread,
}

/// A lead of this much makes a win e times as likely as a loss. Points, with `a_round` for each round left.
pub(super) struct Spread {
    /// What each round left adds.
    pub(super) a_round: i32,
    /// The base after the last round.
    pub(super) at_the_end: i32,
    /// What both are divided by.
    pub(super) per: i32,
    /// Whether this is the square of the spread: with two players leads follow a random walk, while with more everyone holds the leader back.
    pub(super) squared: bool,
}

/// From 2,000 games with 60 to 100 nodes, and 3,000 with 150; the hand from positions played on by the search.
const TWO: Evaluation = Evaluation {
    keenness: 14,
    in_sets: FINE * 7 / 8,
    card_bonus: 0,
    early_hand: SIXTEENTHS,
    hand_of_two: 15,
    spread: Spread { a_round: 16, at_the_end: 3, per: 3, squared: true },
};

/// From three rounds of self-play: 3,000 games of three each with 150 nodes, and 1,500 games of four.
const MORE: Evaluation = Evaluation {
    keenness: 20,
    in_sets: FINE * 13 / 8,
    card_bonus: 4,
    early_hand: 10,
    hand_of_two: SIXTEENTHS,
    spread: Spread { a_round: 7, at_the_end: 4, per: 5, squared: false },
};

/// The numbers for a table of this size.
pub(super) const fn evaluation(players: u8) -> &'static Evaluation {
    if players == 2 { &TWO } else { &MORE }
}

/// The greedy value of a move. From matches of `greedy` against `random`, 1,000 deals each.
pub(super) mod first_sight {
    /// How much of what a rival does not get counts as a gain, with one rival; with more it is divided among them. Sixteenths.
    pub(in super::super) const DENIAL: i32 = 16;
    /// How much of a card's price counts: at full price a greedy player loses. Sixteenths.
    pub(in super::super) const PRICE: i32 = 8;
}

/// Bidding by habit. From 440 to 880 bids of each bot: `greedy` always makes one of the best-looking bids, the search in 61 of 100 cases.
pub(super) mod habit {
    /// A greedy seat bids differently once in this many bids.
    pub(in super::super) const SLIP: i64 = 16;
    /// A mixing seat makes one of the best-looking bids once in this many bids, beyond chance.
    pub(in super::super) const DRAWN: i64 = 3;
    /// A greedy seat is still imagined to have laid elsewhere once in this many worlds.
    pub(in super::super) const IMAGINED_SLIP: u32 = 8;
}

/// Regret matching for a round. Chosen by hand; alternatives tried against level 4 (`FAINT`) made no difference.
pub(super) mod auction {
    /// How often a hand is redealt that is unlikely to have made its owner's bids. Deals.
    pub(in super::super) const TRIES: usize = 6;
    /// A hand is accepted at least this often, however unlikely its bids. 256ths.
    pub(in super::super) const KEPT_ANYWAY: i64 = 32;
    /// What was learned is halved at every power of two from here on. Iterations.
    pub(in super::super) const FIRST_HALVING: u32 = 32;
    /// A bid made less often than the most frequent one divided by this is dropped.
    pub(in super::super) const FAINT: u64 = 12;
    /// What is added to the learnt policy's shares, so that a bid that it never makes can still be made. Parts of [`engine::CERTAIN`].
    pub(in super::super) const NEVER: i32 = engine::CERTAIN / 512;
    /// A bid that is worse than the best by the inverse of this, as a chance to win, is made e times less often than the learnt policy makes it.
    pub(in super::super) const KEEN: i64 = 150;
    /// With this many looks values are so noisy that they count half.
    pub(in super::super) const FEW_LOOKS: i64 = 256;
    /// Offers for which the last round is played out at each leaf of the round before.
    pub(in super::super) const OFFERS: i32 = 32;
    /// The most of those offers in one iteration, so that none takes much longer than another.
    pub(in super::super) const OFFERS_AT_ONCE: u8 = 2;
}

/// The learnt policy.
pub(super) mod policy {
    /// A move made less often than the most frequent one divided by this is left out. With 12 a best response takes up to three points more with
    /// two players (docs/notebook/2026-11-18-sultan-faster-average.md).
    pub(in super::super) const FAINT: i64 = 100;
}
