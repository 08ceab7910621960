//! Jewels: a jewel is its grade; the colour is the edition's.

use super::cards::COUNTS;
use serde::{Serialize, Serializer};

/// A jewel's grade, 1 to 5: its points (S19) and its kind. The default means a place without a jewel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Grade(u8);

impl Grade {
    /// The five grades, from the common to the rare.
    pub const ALL: [Grade; 5] = [Grade(1), Grade(2), Grade(3), Grade(4), Grade(5)];

    /// The points of one jewel of this grade.
    pub fn points(self) -> u8 {
        self.0
    }

    /// Counted from 0, for tables.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

/// How many jewels of each grade, one byte each in a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Jewels(u64);

/// A one in every byte: multiplying by it adds up, in each byte, all bytes up to that one.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The five bytes in use, and the high bit of each.
const FIVE: u64 = 0xff_ffff_ffff;
const HIGH: u64 = 0x80_8080_8080;

impl Jewels {
    /// All fifty (S1).
    pub const ALL: Jewels = Jewels::new(COUNTS);

    /// This many of each grade, from the common to the rare.
    const fn new([one, two, three, four, five]: [u8; 5]) -> Jewels {
        Jewels(u64::from_le_bytes([one, two, three, four, five, 0, 0, 0]))
    }

    /// How many of each grade, from the common to the rare.
    pub fn counts(self) -> [u8; 5] {
        let [one, two, three, four, five, ..] = self.0.to_le_bytes();
        [one, two, three, four, five]
    }

    /// How many of this grade.
    #[inline]
    pub fn of(self, grade: Grade) -> u8 {
        (self.0 >> (8 * grade.index())) as u8
    }

    /// The total.
    #[inline]
    pub fn len(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, grade: Grade) {
        self.0 += 1 << (8 * grade.index());
    }

    /// Draws as many as the row has places; each jewel in the pouch is equally likely to be next (S9).
    ///
    /// The number is a fraction of one: its first digit, to the base of how many are left, selects a jewel when they are lined up
    /// from common to rare; the following digits select the next ones. 64 bits are far more than four draws need.
    #[inline]
    pub fn draw(&mut self, mut number: u64, row: &mut [Grade]) {
        let mut ends = self.0.wrapping_mul(ONES) & FIVE;
        let mut left = (ends >> 32) as u8;
        for drawn in row {
            let wide = u128::from(number) * u128::from(left);
            number = wide as u64;
            left -= 1;
            // In each byte the high bit survives the subtraction if the place is beyond that grade's part of the line.
            let place = (wide >> 64) as u64;
            let behind = (((place * ONES) | HIGH) - ends) & HIGH;
            let grades_before = (behind >> 7).wrapping_mul(ONES) >> 56;
            ends -= (ONES << (8 * grades_before)) & FIVE;
            *drawn = Grade(grades_before as u8 + 1);
        }
        self.0 = ends - ((ends << 8) & FIVE);
    }
}

impl Serialize for Jewels {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.counts())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number whose first draw is this place among that many.
    fn number(place: u64, among: u64) -> u64 {
        ((u128::from(place) << 64) / u128::from(among)) as u64 + 1
    }

    #[test]
    fn jewels_are_drawn_from_a_line_from_the_common_to_the_rare() {
        let draw = |place| {
            let mut row = [Grade::default()];
            Jewels::ALL.clone().draw(number(place, 50), &mut row);
            row[0]
        };
        let line = Grade::ALL.into_iter().flat_map(|grade| (0..Jewels::ALL.of(grade)).map(move |_| grade));
        assert!((0..50).map(draw).eq(line));
    }

    #[test]
    fn what_is_drawn_is_missing_from_the_rest() {
        for number in (0..10_000).map(|n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            let mut rest = Jewels::new([0, 2, 0, 3, 1]);
            let mut row = [Grade::default(); 4];
            rest.draw(number, &mut row);
            assert_eq!(rest.len(), 2);
            row.into_iter().for_each(|grade| rest.add(grade));
            assert_eq!(rest.counts(), [0, 2, 0, 3, 1]);
        }
    }

    #[test]
    fn an_empty_pouch_is_empty() {
        let mut few = Jewels::new([0, 1, 0, 0, 1]);
        few.draw(u64::MAX, &mut [Grade::default(); 2]);
        assert!(few.is_empty());
    }
}
