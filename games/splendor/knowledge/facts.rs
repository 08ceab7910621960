//! The facts that describe a seat, and where each kind of them begins in a row of weights.

use crate::splendor::rules::cards::HAND;

/// The most turns a card can be away, as far as anybody looks.
pub(super) const TURNS: u8 = 5;
/// Turns, the first two of them in halves.
pub(super) const AWAY: usize = TURNS as usize + 3;
/// Points of a card with a noble: none to eight.
pub(super) const PRIZES: usize = 9;
/// Bonuses that a noble may want, none to nine.
pub(super) const WANTS: usize = 10;
/// Cards alike in what they are good for: without points, with one or two, with three, with more.
pub(super) const CLASSES: usize = 4;
pub(super) const CLASS: [usize; PRIZES] = [0, 1, 1, 2, 3, 3, 3, 3, 3];
/// Tokens that a card may still want, 0 to 10, and more.
pub(super) const SHORT: u8 = 11;
/// Turns until two cards bring the goal, 0 to 8, and more.
pub(super) const BY_TWO: usize = 10;

// Where the facts of each kind begin.
pub(super) const POINTS: usize = 0;
pub(super) const BONUS: usize = POINTS + 6;
pub(super) const BONUSES: usize = BONUS + 5 * 8;
pub(super) const DISCOUNT: usize = BONUSES + 16;
pub(super) const COLOURED: usize = DISCOUNT + 3;
pub(super) const GOLD: usize = COLOURED + 14;
pub(super) const KINDS: usize = GOLD + 6;
pub(super) const HAND_SIZE: usize = KINDS + 6;
pub(super) const OPEN_CARD: usize = HAND_SIZE + HAND + 1;
pub(super) const HAND_CARD: usize = OPEN_CARD + PRIZES * AWAY;
pub(super) const BEST: usize = HAND_CARD + PRIZES * AWAY;
pub(super) const BEST_AND_NEXT: usize = BEST + TURNS as usize * PRIZES;
pub(super) const NEAREST: usize = BEST_AND_NEXT + 2 * PRIZES;
pub(super) const NOBLE: usize = NEAREST + CLASSES * (SHORT as usize + 1);
pub(super) const FINISH_BY_ONE: usize = NOBLE + WANTS * 5;
pub(super) const FINISH_BY_TWO: usize = FINISH_BY_ONE + 2 * (TURNS as usize + 2);
pub(super) const WAIT: usize = FINISH_BY_TWO + 2 * BY_TWO;
pub(super) const ORDER: usize = WAIT + 4;
pub(super) const LAST_POINTS: usize = ORDER + 4;
pub(super) const LAST_BUY: usize = LAST_POINTS + 1;
pub(super) const LAST_TURN: usize = LAST_BUY + 1;

/// How many facts describe a seat.
pub const FACTS: usize = LAST_TURN + 1;
