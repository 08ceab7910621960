//! Numbers that were fitted to games or chosen, with their units and where they come from; the rules give every other number.
//!
//! `docs/notebook/2026-11-15-sultan-how.md` says how each was found, `…-sultan-tried.md` what else was tried.

use super::units::FINE;

/// Whole for numbers in sixteenths.
pub(super) const SIXTEENTHS: i32 = 16;

/// What the evaluation takes a position to be worth. From a logistic regression of who won on points, hopes and money.
pub(super) struct Evaluation {
    /// How much likelier than a fair share a jewel comes to somebody who collects its colour. Sixteenths.
    pub(super) keenness: i32,
    /// What a jewel is worth in sets beyond its points. Parts of a point.
    pub(super) in_sets: i32,
    /// The strength of a card is its value times its value and this. Cards.
    pub(super) card_bonus: i32,
    /// How much of its price a card of the hand is worth before the last stage. Sixteenths.
    pub(super) early_hand: i32,
    /// How much of the jewels sold in its stage a hand is worth, where two compare their cards. Sixteenths.
    pub(super) hand_of_two: i32,
    /// How far apart seats may still come, by the rounds left.
    pub(super) spread: Spread,
}

/// A lead of this much makes a win e times as likely as a loss. Points, with `a_round` for each round left.
pub(super) struct Spread {
    /// What each round left adds.
    pub(super) a_round: i32,
    /// What is there after the last round.
    pub(super) at_the_end: i32,
    /// What both are divided by.
    pub(super) per: i32,
    /// Whether this is the square of the spread: leads of two players come and go as in a random walk, while more hold the leader back.
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

/// How a move looks at first sight. From matches of `greedy` against `random`, 1,000 deals each.
pub(super) mod first_sight {
    /// How much of what a rival does not get counts as one's own, with one rival; with more it is divided among them. Sixteenths.
    pub(in super::super) const DENIAL: i32 = 16;
    /// How much of the price of a card counts: at full price a player that looks once loses. Sixteenths.
    pub(in super::super) const PRICE: i32 = 8;
}

/// Who bids by habit. From 440 to 880 bids of each bot: `greedy` always makes one of the bids that look best, the search in 61 of 100 cases.
pub(super) mod habit {
    /// A seat that bids at first sight does otherwise once in this many bids.
    pub(in super::super) const SLIP: i64 = 16;
    /// A seat that mixes makes one of the bids that look best once in this many bids, beyond chance.
    pub(in super::super) const DRAWN: i64 = 3;
    /// A seat that bids at first sight is still imagined to have laid elsewhere once in this many worlds.
    pub(in super::super) const IMAGINED_SLIP: u32 = 8;
}

/// How a round is bid for by regret matching. Chosen by hand; where a match against level 4 tried others (`FAINT`), they made no difference.
pub(super) mod auction {
    /// How often a hand is redealt that would hardly have bid as its owner did. Deals.
    pub(in super::super) const TRIES: usize = 6;
    /// A hand is kept this often however unlikely its bid was. 256ths.
    pub(in super::super) const KEPT_ANYWAY: i64 = 32;
    /// What was learned is halved at every power of two from here on. Iterations.
    pub(in super::super) const FIRST_HALVING: u32 = 32;
    /// A bid made less often than the most frequent one divided by this is not made.
    pub(in super::super) const FAINT: u64 = 12;
    /// Offers for which the last round is played out at each end of the one before.
    pub(in super::super) const OFFERS: i32 = 32;
    /// Offers of them in one iteration at most, so that none takes much longer than another.
    pub(in super::super) const OFFERS_AT_ONCE: u8 = 2;
}
