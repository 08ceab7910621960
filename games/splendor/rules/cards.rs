//! The material (P1, P2): tables only.

use super::gems::Gem::{self, Black, Blue, Green, Red, White};
use super::gems::Gems;

/// The most reserved cards in hand (P8).
pub(crate) const HAND: usize = 3;

/// The most tokens at the end of a turn (P12).
pub(crate) const LIMIT: u32 = 10;

/// Points that trigger the end (P16).
pub(crate) const GOAL: u8 = 15;

/// The most nobles laid out (P3).
pub(crate) const MOST_NOBLES: usize = 5;

/// A development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    /// 1 to 3.
    pub(crate) level: u8,
    /// What it takes off the price of later cards.
    pub(crate) bonus: Gem,
    /// Prestige points.
    pub(crate) points: u8,
    /// What it costs before bonuses.
    pub(crate) cost: Gems,
}

/// How many levels of cards there are.
pub(crate) const LEVELS: usize = 3;

/// How many cards each level has.
pub(crate) const SIZES: [u8; LEVELS] = [40, 30, 20];

/// Open cards of each level.
pub(crate) const OPEN: usize = 4;

/// Tokens of each colour in the bank at the start, by the number of players (P4).
pub(crate) const TOKENS: [u8; 5] = [0, 0, 4, 5, 7];

/// Gold tokens in the bank at the start (P4).
pub(crate) const GOLD: u8 = 5;

/// The number of an empty place: no card and no noble.
pub(crate) const NONE: u8 = 0;

/// The entry under [`NONE`] costs more gold than there is, so nobody can afford it.
const OUT_OF_REACH: Gems = Gems::of(Gem::Gold, 8);

/// Points of a noble.
pub(crate) const NOBLE_POINTS: u8 = 3;

/// The bonuses each noble requires, by number.
#[rustfmt::skip]
pub(crate) static NOBLES: [Gems; 11] = [
    OUT_OF_REACH,
    //    white blue green red black
    noble([0, 0, 0, 4, 4]),
    noble([0, 0, 3, 3, 3]),
    noble([0, 0, 4, 4, 0]),
    noble([0, 3, 3, 3, 0]),
    noble([0, 4, 4, 0, 0]),
    noble([3, 0, 0, 3, 3]),
    noble([3, 3, 0, 0, 3]),
    noble([3, 3, 3, 0, 0]),
    noble([4, 0, 0, 0, 4]),
    noble([4, 4, 0, 0, 0]),
];

/// The cards by number: 1 to 40 of level 1, 41 to 70 of level 2, 71 to 90 of level 3.
#[rustfmt::skip]
pub(crate) static CARDS: [Card; 91] = [
    Card { level: 0, bonus: White, points: 0, cost: OUT_OF_REACH },
    //  level bonus points white blue green red black
    card(1, White, 0, [0, 0, 0, 2, 1]),
    card(1, White, 0, [0, 1, 1, 1, 1]),
    card(1, White, 0, [0, 1, 2, 1, 1]),
    card(1, White, 0, [0, 2, 0, 0, 2]),
    card(1, White, 0, [0, 2, 2, 0, 1]),
    card(1, White, 0, [0, 3, 0, 0, 0]),
    card(1, White, 0, [3, 1, 0, 0, 1]),
    card(1, White, 1, [0, 0, 4, 0, 0]),
    card(1, Blue, 0, [0, 0, 0, 0, 3]),
    card(1, Blue, 0, [0, 0, 2, 0, 2]),
    card(1, Blue, 0, [0, 1, 3, 1, 0]),
    card(1, Blue, 0, [1, 0, 0, 0, 2]),
    card(1, Blue, 0, [1, 0, 1, 1, 1]),
    card(1, Blue, 0, [1, 0, 1, 2, 1]),
    card(1, Blue, 0, [1, 0, 2, 2, 0]),
    card(1, Blue, 1, [0, 0, 0, 4, 0]),
    card(1, Green, 0, [0, 0, 0, 3, 0]),
    card(1, Green, 0, [0, 1, 0, 2, 2]),
    card(1, Green, 0, [0, 2, 0, 2, 0]),
    card(1, Green, 0, [1, 1, 0, 1, 1]),
    card(1, Green, 0, [1, 1, 0, 1, 2]),
    card(1, Green, 0, [1, 3, 1, 0, 0]),
    card(1, Green, 0, [2, 1, 0, 0, 0]),
    card(1, Green, 1, [0, 0, 0, 0, 4]),
    card(1, Red, 0, [0, 2, 1, 0, 0]),
    card(1, Red, 0, [1, 0, 0, 1, 3]),
    card(1, Red, 0, [1, 1, 1, 0, 1]),
    card(1, Red, 0, [2, 0, 0, 2, 0]),
    card(1, Red, 0, [2, 0, 1, 0, 2]),
    card(1, Red, 0, [2, 1, 1, 0, 1]),
    card(1, Red, 0, [3, 0, 0, 0, 0]),
    card(1, Red, 1, [4, 0, 0, 0, 0]),
    card(1, Black, 0, [0, 0, 1, 3, 1]),
    card(1, Black, 0, [0, 0, 2, 1, 0]),
    card(1, Black, 0, [0, 0, 3, 0, 0]),
    card(1, Black, 0, [1, 1, 1, 1, 0]),
    card(1, Black, 0, [1, 2, 1, 1, 0]),
    card(1, Black, 0, [2, 0, 2, 0, 0]),
    card(1, Black, 0, [2, 2, 0, 1, 0]),
    card(1, Black, 1, [0, 4, 0, 0, 0]),
    card(2, White, 1, [0, 0, 3, 2, 2]),
    card(2, White, 1, [2, 3, 0, 3, 0]),
    card(2, White, 2, [0, 0, 0, 5, 0]),
    card(2, White, 2, [0, 0, 0, 5, 3]),
    card(2, White, 2, [0, 0, 1, 4, 2]),
    card(2, White, 3, [6, 0, 0, 0, 0]),
    card(2, Blue, 1, [0, 2, 2, 3, 0]),
    card(2, Blue, 1, [0, 2, 3, 0, 3]),
    card(2, Blue, 2, [0, 5, 0, 0, 0]),
    card(2, Blue, 2, [2, 0, 0, 1, 4]),
    card(2, Blue, 2, [5, 3, 0, 0, 0]),
    card(2, Blue, 3, [0, 6, 0, 0, 0]),
    card(2, Green, 1, [2, 3, 0, 0, 2]),
    card(2, Green, 1, [3, 0, 2, 3, 0]),
    card(2, Green, 2, [0, 0, 5, 0, 0]),
    card(2, Green, 2, [0, 5, 3, 0, 0]),
    card(2, Green, 2, [4, 2, 0, 0, 1]),
    card(2, Green, 3, [0, 0, 6, 0, 0]),
    card(2, Red, 1, [0, 3, 0, 2, 3]),
    card(2, Red, 1, [2, 0, 0, 2, 3]),
    card(2, Red, 2, [0, 0, 0, 0, 5]),
    card(2, Red, 2, [1, 4, 2, 0, 0]),
    card(2, Red, 2, [3, 0, 0, 0, 5]),
    card(2, Red, 3, [0, 0, 0, 6, 0]),
    card(2, Black, 1, [3, 0, 3, 0, 2]),
    card(2, Black, 1, [3, 2, 2, 0, 0]),
    card(2, Black, 2, [0, 0, 5, 3, 0]),
    card(2, Black, 2, [0, 1, 4, 2, 0]),
    card(2, Black, 2, [5, 0, 0, 0, 0]),
    card(2, Black, 3, [0, 0, 0, 0, 6]),
    card(3, White, 3, [0, 3, 3, 5, 3]),
    card(3, White, 4, [0, 0, 0, 0, 7]),
    card(3, White, 4, [3, 0, 0, 3, 6]),
    card(3, White, 5, [3, 0, 0, 0, 7]),
    card(3, Blue, 3, [3, 0, 3, 3, 5]),
    card(3, Blue, 4, [6, 3, 0, 0, 3]),
    card(3, Blue, 4, [7, 0, 0, 0, 0]),
    card(3, Blue, 5, [7, 3, 0, 0, 0]),
    card(3, Green, 3, [5, 3, 0, 3, 3]),
    card(3, Green, 4, [0, 7, 0, 0, 0]),
    card(3, Green, 4, [3, 6, 3, 0, 0]),
    card(3, Green, 5, [0, 7, 3, 0, 0]),
    card(3, Red, 3, [3, 5, 3, 0, 3]),
    card(3, Red, 4, [0, 0, 7, 0, 0]),
    card(3, Red, 4, [0, 3, 6, 3, 0]),
    card(3, Red, 5, [0, 0, 7, 3, 0]),
    card(3, Black, 3, [3, 3, 5, 3, 0]),
    card(3, Black, 4, [0, 0, 0, 7, 0]),
    card(3, Black, 4, [0, 0, 3, 6, 3]),
    card(3, Black, 5, [0, 0, 0, 7, 3]),
];

const fn card(level: u8, bonus: Gem, points: u8, cost: [u8; 5]) -> Card {
    Card { level, bonus, points, cost: gems(cost) }
}

const fn noble(cost: [u8; 5]) -> Gems {
    gems(cost)
}

const fn gems([white, blue, green, red, black]: [u8; 5]) -> Gems {
    Gems::new([white, blue, green, red, black, 0])
}
