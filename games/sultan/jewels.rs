//! Jewels: a jewel is its grade; the colour is the edition's.

use super::cards::COUNTS;
use serde::Serialize;

/// What a jewel looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Sultan only.
    White,
    /// In both editions.
    Red,
    /// In both editions.
    Yellow,
    /// In both editions.
    Green,
    /// In both editions.
    Blue,
    /// Riquezas do Sultão only.
    Black,
}

impl Colour {
    /// Every colour of either edition.
    pub const ALL: [Colour; 6] = [Colour::White, Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Black];
}

/// The worth of a jewel, 1 to 5: its points (S19) and its kind. The default stands for a place without a jewel.
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

/// So many jewels of each grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Jewels([u8; 5]);

impl Jewels {
    /// All fifty (S1).
    pub const ALL: Jewels = Jewels(COUNTS);

    /// How many of this grade.
    pub fn of(&self, grade: Grade) -> u8 {
        self.0[grade.index()]
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts one in.
    pub fn add(&mut self, grade: Grade) {
        self.0[grade.index()] += 1;
    }

    /// Takes out the one at this place, when they lie in a row from the common to the rare.
    #[inline]
    pub fn take(&mut self, place: u8) -> Grade {
        // Four bytes at a time: a product with 1111 (to the base 256) adds up what lies before, and a high bit that survives the subtraction
        // says that the place lies behind the end of that grade.
        const ONES: u32 = 0x0101_0101;
        const HIGH: u32 = 0x8080_8080;
        let [one, two, three, four, _] = self.0;
        let ends = u32::from_le_bytes([one, two, three, four]).wrapping_mul(ONES);
        let behind = ((u32::from(place) * ONES | HIGH) - ends) & HIGH;
        let index = ((behind >> 7).wrapping_mul(ONES) >> 24) as usize;
        self.0[index] -= 1;
        Grade::ALL[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jewels_are_taken_from_the_common_to_the_rare() {
        let row: Vec<Grade> = (0..50).map(|place| Jewels::ALL.clone().take(place)).collect();
        let expected = Grade::ALL.into_iter().flat_map(|grade| (0..Jewels::ALL.of(grade)).map(move |_| grade));
        assert!(row.into_iter().eq(expected));
        let mut few = Jewels([0, 2, 0, 0, 1]);
        assert_eq!([few.take(2), few.take(1), few.take(0)], [Grade(5), Grade(2), Grade(2)]);
        assert!(few.is_empty());
    }
}
