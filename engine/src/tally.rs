//! What a person's statistics count of a finished game.

use crate::{Game, Seat};

/// A count of something that a seat did, as a word of the game and an amount: `("card-17", 1)`.
pub type Tell<'a> = dyn FnMut(Seat, &str, i32) + 'a;

/// What statistics count, event by event. A game without statistics leaves this empty.
///
/// Called when the game is over: nothing is secret any more.
pub trait Tallied: Game {
    /// Counts an event of a game that ended in this state. The amounts of a word add up, over a game and over many.
    fn tally(&self, _event: &Self::Event, _tell: &mut Tell<'_>) {}

    /// What a word stands for, as JSON, if there is more to show of it than the word.
    fn pictured(_word: &str) -> Option<String> {
        None
    }
}
