//! The rules: `rules.rs` implements them in the order of their numbers; the other files are its parts and how it is shown.
//!
//! - The material: `cards.rs` (tables).
//! - The game: `setup.rs` (options), `state.rs` (a position), `moves.rs`, `event.rs`, `rules.rs`.
//! - Who knows what: `view.rs` (the two gates), `secrets.rs` (the same, derived from the rules).
//! - Text: `text.rs` (notation, positions and events for people). A picture: `sketch.rs`.
//! - For tests: `literal.rs` (legality stated a second time), `tests.rs` (rule by rule).

pub(super) mod cards;
mod event;
#[cfg(test)]
mod literal;
pub(super) mod moves;
#[expect(clippy::module_inception, reason = "the rules themselves, among what they stand on")]
mod rules;
mod secrets;
mod setup;
mod sketch;
pub(super) mod state;
#[cfg(test)]
mod tests;
mod text;
mod view;

pub use event::Event;
pub use moves::Move;
pub use secrets::Token;
pub use setup::Setup;
pub use state::{Deal, State};
pub use view::{SeatView, Seen, View};
