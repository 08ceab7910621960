//! Observations and actions: a view as named rows of small numbers, and a number for each move. Views come through the games' own gates, so
//! nothing hidden can be in them.

mod splendor;
mod sultan;

use engine::Knowledge;

/// A part of an observation: its name, and its numbers.
pub(crate) type Part = (&'static str, Vec<u8>);

/// A game that learners can play.
pub(crate) trait Space: Knowledge {
    /// How many actions there are.
    const ACTIONS: usize;

    /// What this view shows, from the viewer's seat on. All observations of one setup have the same parts, equally long.
    fn observe(view: &Self::View) -> Vec<Part>;

    /// The number of a move, below [`Space::ACTIONS`]. If legal moves share one, it means the first of them.
    fn action(mv: Self::Move) -> usize;
}

/// A row of this size with a single 1.
fn one_of(at: usize, size: usize) -> Vec<u8> {
    (0..size).map(|index| u8::from(index == at)).collect()
}
