//! The features that describe a seat, and where each kind begins in a row of weights.

use super::layout::{Block, FeatureLine, facts, places};
use crate::splendor::rules::cards::HAND;

/// The furthest away a card can be, in turns, as far as anyone looks.
pub(super) const TURNS: u8 = 5;
/// Turns, the first two in halves.
const AWAY: usize = TURNS as usize + 3;
/// Points of a card with a noble: none to eight.
pub(super) const PRIZES: usize = 9;
/// Bonuses that a noble may need, none to nine.
const WANTS: usize = 10;
/// Kinds of cards by points: none, one or two, three, more.
pub(super) const CLASSES: usize = 4;
pub(super) const CLASS: [usize; PRIZES] = [0, 1, 1, 2, 3, 3, 3, 3, 3];
/// Tokens that a card may still need, 0 to 10, and more.
pub(super) const SHORT: u8 = 11;
/// Turns until two cards reach the goal, 0 to 8, and more.
pub(super) const BY_TWO: usize = 10;
/// Whether the seat has the next turn.
const MOVES_NEXT: usize = 2;

facts! {
    /// Every kind of feature, in the order of a row.
    KINDS_OF_FACTS from 0;
    /// Points above each third one.
    POINTS: third = 6;
    BONUS: colour = 5, bonuses = 8;
    BONUSES: of_all_colours = 16;
    /// What bonuses take off the open cards.
    DISCOUNT: level = 3;
    COLOURED: tokens = 14;
    GOLD: tokens = 6;
    KINDS: of_tokens = 6;
    HAND_SIZE: cards = HAND + 1;
    OPEN_CARD: prize = PRIZES, away = AWAY;
    HAND_CARD: prize = PRIZES, away = AWAY;
    /// The best card within this many turns.
    BEST: turns = TURNS as usize, prize = PRIZES;
    /// The same for the seat that has the next turn: now, and a turn later.
    BEST_AND_NEXT: turns = 2, prize = PRIZES;
    NEAREST: class = CLASSES, short = SHORT as usize + 1;
    /// Bonuses that a noble needs, and how far the nearest rival is behind (0 to 4, level at 2).
    NOBLE: wants = WANTS, lead = 5;
    FINISH_BY_ONE: moves_next = MOVES_NEXT, turns = TURNS as usize + 2;
    FINISH_BY_TWO: moves_next = MOVES_NEXT, turns = BY_TWO;
    WAIT: turns = 4;
    ORDER: place_in_round = 4;
    LAST_POINTS: points = 1;
    LAST_BUY: prize = 1;
    LAST_TURN: to_come = 1;
}

/// How many features describe a seat.
pub const FACTS: usize = places(KINDS_OF_FACTS, KINDS_OF_FACTS.len());
