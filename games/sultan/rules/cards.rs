//! The material, as tables.

use super::colour::Colour::{self, *};
use engine::MAX_SEATS;

/// A player's money (S2).
pub(crate) const MONEY: [u8; 15] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// A player's money when there are two (S23).
pub(crate) const MONEY_OF_TWO: [u8; 24] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12];

/// How many jewels there are of each grade (S1, R1).
pub(crate) const COUNTS: [u8; 5] = [12, 11, 10, 9, 8];

/// The colour of each grade in Sultan (S1).
pub(crate) const SULTAN: [Colour; 5] = [White, Red, Yellow, Green, Blue];

/// The colour of each grade in Riquezas do Sultão (R1).
pub(crate) const RIQUEZAS: [Colour; 5] = [Red, Yellow, Green, Blue, Black];

/// The bonus for none, one, two … jewels of a colour with three to five players (S20, R6).
pub(crate) const BONUS: [u8; 8] = [0, 0, 0, 2, 5, 10, 20, 20];

/// The same with two players (S28, R6).
pub(crate) const BONUS_OF_TWO: [u8; 8] = [0, 0, 0, 0, 2, 5, 10, 20];

/// S7: stages in a game.
pub(crate) const STAGES: u8 = 3;
/// S7: the most rounds in a game.
pub(crate) const ROUNDS: usize = 15;
/// S9: the most jewels in an offer.
pub(crate) const OFFER: usize = 4;
/// S10: the most cards laid in a round.
pub(crate) const BIDS: usize = MAX_SEATS;
