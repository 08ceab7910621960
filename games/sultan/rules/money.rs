//! Money cards: a small multiset of values, two bits for each value from 1 to 15.

use serde::{Serialize, Serializer};

/// Some money cards of one player. With two players a value can be there twice (S23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Cards(u32);

/// The low bit of every value's pair of bits.
const LOW: u32 = 0x5555_5555;

impl Cards {
    /// The highest value there is (S2).
    pub const HIGHEST: u8 = 15;

    /// How many of this value.
    pub fn count(self, card: u8) -> u8 {
        (self.0 >> (2 * card) & 3) as u8
    }

    /// Whether a card of this value is there.
    pub fn contains(self, card: u8) -> bool {
        self.count(card) > 0
    }

    /// The total number.
    pub fn len(self) -> u8 {
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    pub fn add(&mut self, card: u8) {
        self.0 += 1 << (2 * card);
    }

    /// Removes a card that is there.
    pub fn remove(&mut self, card: u8) {
        debug_assert!(self.contains(card), "no {card} there");
        self.0 -= 1 << (2 * card);
    }

    /// Moves a card that is there to the others.
    pub fn hand_over(&mut self, card: u8, to: &mut Cards) {
        debug_assert!(self.contains(card), "no {card} there");
        let one = 1 << (2 * card);
        self.0 -= one;
        to.0 += one;
    }

    /// The different values, from the lowest.
    pub fn values(self) -> Values {
        Values((self.0 | self.0 >> 1) & LOW)
    }

    /// Every card, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.values().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// Both sets together.
    #[must_use]
    pub fn and(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut all, card| {
            all.add(card);
            all
        })
    }

    /// These without those, all of which are among them.
    #[must_use]
    pub fn except(self, others: Cards) -> Cards {
        Cards(self.0 - others.0)
    }
}

/// The different values of some cards, from the lowest.
#[derive(Clone, Debug)]
pub struct Values(u32);

impl Iterator for Values {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let value = self.0.trailing_zeros() / 2;
        self.0 &= self.0 - 1;
        Some(value as u8)
    }
}

impl From<&[u8]> for Cards {
    fn from(values: &[u8]) -> Cards {
        values.iter().copied().collect()
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Cards {
        values.into_iter().fold(Cards::default(), |mut cards, card| {
            cards.add(card);
            cards
        })
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
