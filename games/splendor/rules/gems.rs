//! Tokens, costs and bonuses: several small counters in one word. No rules here.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A kind of token (P1): five colours, and gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Gem {
    /// Diamond.
    White,
    /// Sapphire.
    Blue,
    /// Emerald.
    Green,
    /// Ruby.
    Red,
    /// Onyx.
    Black,
    /// The joker.
    Gold,
}

impl Gem {
    /// The six kinds, gold last.
    pub const ALL: [Gem; 6] = [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Gold];

    /// The five kinds that cards cost and give.
    pub const COLOURS: [Gem; 5] = [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black];

    /// The letter of the notation: `w b g r k`, gold `y`.
    pub fn letter(self) -> char {
        ['w', 'b', 'g', 'r', 'k', 'y'][self as usize]
    }

    /// The kind of this letter.
    pub fn of_letter(letter: char) -> Option<Gem> {
        Gem::ALL.into_iter().find(|gem| gem.letter() == letter)
    }
}

/// How many of each kind, at most 15.
///
/// Six lanes of five bits, in the order of [`Gem::ALL`]. A count takes four bits; the fifth is the lane's guard, normally 0. To compare
/// or subtract, all guards are set first: a lane that falls below 0 then borrows from its guard and never from its neighbour, so one
/// subtraction serves six lanes, and the remaining guards say which lanes had enough.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Record<Gem, number>"))]
pub struct Gems(u32);

const LANE: u32 = 5;
const EACH: u32 = 0b00001_00001_00001_00001_00001_00001;
const GUARDS: u32 = EACH << 4;
const COLOURS: u32 = (1 << (5 * LANE)) - 1;

impl Gems {
    /// None of any kind.
    pub const NONE: Gems = Gems(0);

    /// This many of each, in the order of [`Gem::ALL`].
    pub const fn new(counts: [u8; 6]) -> Gems {
        let mut lanes = 0;
        let mut gem = 0;
        while gem < 6 {
            assert!(counts[gem] <= 15);
            lanes |= (counts[gem] as u32) << (LANE * gem as u32);
            gem += 1;
        }
        Gems(lanes)
    }

    /// This many of one kind.
    pub const fn of(gem: Gem, count: u32) -> Gems {
        debug_assert!(count <= 15);
        Gems(count << (LANE * gem as u32))
    }

    /// How many of this kind.
    pub const fn count(self, gem: Gem) -> u32 {
        self.0 >> (LANE * gem as u32) & 15
    }

    /// The total, as long as it is below 32.
    pub const fn total(self) -> u32 {
        // The product's sixth lane is the sum of all lanes.
        self.0.wrapping_mul(EACH) >> (5 * LANE) & 31
    }

    /// The same without the gold.
    #[must_use]
    pub const fn coloured(self) -> Gems {
        Gems(self.0 & COLOURS)
    }

    /// Whether there are at least as many of each kind as in the other.
    pub const fn covers(self, other: Gems) -> bool {
        self.lent(other) & GUARDS == GUARDS
    }

    /// The difference for each kind, but never below 0.
    #[must_use]
    pub const fn less(self, other: Gems) -> Gems {
        let lent = self.lent(other);
        let enough = lent & GUARDS;
        Gems(lent & (enough - (enough >> 4)))
    }

    /// The count of each kind, capped at this.
    #[must_use]
    pub const fn at_most(self, most: u32) -> Gems {
        Gems(self.0 - self.less(Gems(most * EACH)).0)
    }

    /// The kinds with at least this many: bit 0 for white to bit 5 for gold.
    pub const fn kinds(self, least: u32) -> usize {
        let enough = self.lent(Gems(least * EACH)) >> 4;
        let gold = enough >> (4 * LANE) & 0b10_0000;
        // Gathers five bits that are a lane apart: the products do not overlap.
        let colours = (enough & EACH & COLOURS).wrapping_mul(1 << 16 | 1 << 12 | 1 << 8 | 1 << 4 | 1) >> 16 & 0b1_1111;
        (gold | colours) as usize
    }

    /// The largest count of any kind, as long as it is below 8.
    pub const fn most(self) -> u32 {
        let four = 4 * (self.is_any(4) as u32);
        let six = four + 2 * (self.is_any(four + 2) as u32);
        six + self.is_any(six + 1) as u32
    }

    /// Whether any kind has at least this many.
    const fn is_any(self, least: u32) -> bool {
        self.lent(Gems(least * EACH)) & GUARDS != 0
    }

    /// The counts, in the order of [`Gem::ALL`].
    pub fn counts(self) -> [u8; 6] {
        Gem::ALL.map(|gem| self.count(gem) as u8)
    }

    const fn lent(self, other: Gems) -> u32 {
        (self.0 | GUARDS) - other.0
    }
}

impl Add for Gems {
    type Output = Gems;

    fn add(self, other: Gems) -> Gems {
        debug_assert!((self.0 + other.0) & GUARDS == 0, "{self} and {other} do not fit");
        Gems(self.0 + other.0)
    }
}

impl AddAssign for Gems {
    fn add_assign(&mut self, other: Gems) {
        *self = *self + other;
    }
}

impl Sub for Gems {
    type Output = Gems;

    fn sub(self, other: Gems) -> Gems {
        debug_assert!(self.covers(other), "{other} is not among {self}");
        Gems(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Gems {
    fn sub_assign(&mut self, other: Gems) {
        *self = *self - other;
    }
}

/// A letter for each: `wwbk`.
impl fmt::Display for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = Gem::ALL.into_iter().flat_map(|gem| (0..self.count(gem)).map(move |_| gem.letter()));
        f.pad(&letters.collect::<String>())
    }
}

impl fmt::Debug for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gems({self})")
    }
}

/// `{"white": 2, …, "gold": 1}`, all six.
impl Serialize for Gems {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        by_name(*self, &Gem::ALL, to)
    }
}

/// The same for costs and bonuses, which have no gold: five colours.
pub(crate) fn colours<S: Serializer>(gems: &Gems, to: S) -> Result<S::Ok, S::Error> {
    by_name(*gems, &Gem::COLOURS, to)
}

fn by_name<S: Serializer>(gems: Gems, kinds: &[Gem], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(kinds.len()))?;
    kinds.iter().try_for_each(|gem| map.serialize_entry(gem, &gems.count(*gem)))?;
    map.end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rng, Seed};

    type Naive = [u8; 6];

    /// Pairs of counts, from empty lanes to full ones.
    fn pairs() -> impl Iterator<Item = (Naive, Naive)> {
        let mut rng = Rng::new(Seed::number(1));
        let corners = [([0; 6], [15; 6]), ([15; 6], [15; 6]), ([15; 6], [0; 6]), ([0; 6], [0; 6])];
        corners.into_iter().chain((0..20_000).map(move |_| {
            let mut counts = || std::array::from_fn(|_| rng.below(16) as u8);
            (counts(), counts())
        }))
    }

    fn zip(one: Naive, other: Naive, f: impl Fn(u8, u8) -> u8) -> Naive {
        std::array::from_fn(|gem| f(one[gem], other[gem]))
    }

    #[test]
    fn a_word_of_lanes_counts_as_six_counters_do() {
        for (one, other) in pairs() {
            let (a, b) = (Gems::new(one), Gems::new(other));
            assert_eq!(a.counts(), one);
            assert_eq!(a.covers(b), (0..6).all(|gem| one[gem] >= other[gem]));
            assert_eq!(a.less(b).counts(), zip(one, other, u8::saturating_sub));
            assert_eq!(a.coloured().counts()[..5], one[..5]);
            assert_eq!(a.coloured().count(Gem::Gold), 0);
            let few = zip(one, other, |n, _| n / 4);
            assert_eq!(Gems::new(few).total(), few.iter().map(|n| u32::from(*n)).sum::<u32>());
            let room = zip(one, other, |n, m| m.min(15 - n));
            assert_eq!((a + Gems::new(room)).counts(), zip(one, room, |n, m| n + m));
            let some = zip(one, other, u8::min);
            assert_eq!((a - Gems::new(some)).counts(), zip(one, some, |n, m| n - m));
            assert_eq!(Gems::new(one.map(|n| n / 2)).most(), u32::from(one.map(|n| n / 2).into_iter().max().unwrap_or_default()));
            for n in 0..=15 {
                assert_eq!(a.at_most(n).counts(), one.map(|count| count.min(n as u8)));
                let kinds: usize = (0..6).filter(|gem| u32::from(one[*gem]) >= n).map(|gem| 1 << gem).sum();
                assert_eq!(a.kinds(n), kinds, "{a} at least {n}");
            }
        }
    }

    #[test]
    fn a_total_counts_up_to_thirty_one() {
        assert_eq!(Gems::new([15, 0, 1, 0, 0, 15]).total(), 31);
    }

    #[test]
    fn letters_stand_for_kinds() {
        assert_eq!(Gems::new([2, 0, 1, 0, 0, 3]).to_string(), "wwgyyy");
        assert!(Gem::ALL.into_iter().all(|gem| Gem::of_letter(gem.letter()) == Some(gem)));
        assert_eq!(Gem::of_letter('x'), None);
    }

    #[test]
    fn counts_are_named_in_json() {
        let json = serde_json::to_string(&Gems::new([2, 0, 1, 0, 0, 3])).expect("a map of numbers");
        assert_eq!(json, r#"{"white":2,"blue":0,"green":1,"red":0,"black":0,"gold":3}"#);
    }
}
