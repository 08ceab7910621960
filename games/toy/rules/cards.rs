//! The material (T1).

/// The highest card; the lowest is 1.
pub(crate) const HIGHEST: u8 = 7;

/// How many cards each player is dealt, and so how many rounds there are.
pub(crate) const HAND: usize = 2;

/// What the three stakes are worth.
pub(crate) const STAKES: [u8; 3] = [1, 1, 2];

/// An empty place.
pub(crate) const NONE: u8 = 0;
