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
    ///
    /// # Panics
    /// When there are not so many.
    pub fn take(&mut self, mut place: u8) -> Grade {
        for grade in Grade::ALL {
            let count = &mut self.0[grade.index()];
            if place < *count {
                *count -= 1;
                return grade;
            }
            place -= *count;
        }
        panic!("no jewel lies there")
    }
}
