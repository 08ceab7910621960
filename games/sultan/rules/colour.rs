//! The colours of jewels. Which of them an edition has is in `cards.rs`.

use serde::Serialize;

/// What a jewel looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
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
