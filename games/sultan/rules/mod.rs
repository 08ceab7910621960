//! The rules: `rules.rs` implements them in the order of their numbers; the other files are its parts and how it is shown.
//!
//! - The material: `colour.rs`, `jewels.rs`, `money.rs`, `cards.rs` (tables).
//! - The game: `setup.rs` (options), `state.rs` (a position), `moves.rs`, `event.rs`, `ranking.rs` (whose card gets the
//!   jewel), `rules.rs`.
//! - Who knows what: `view.rs` (the two gates), `secrets.rs` (the same, derived from the rules).
//! - Text: `text.rs` (notation, positions and events for people). A picture: `sketch.rs`.
//! - For tests: `audit.rs`, `literal.rs` (legality stated a second time), `tests.rs` (rule by rule).

mod audit;
pub(super) mod cards;
pub(super) mod colour;
pub(super) mod event;
pub(super) mod jewels;
#[cfg(test)]
mod literal;
pub(super) mod money;
pub(super) mod moves;
pub(super) mod ranking;
#[expect(clippy::module_inception, reason = "the rules themselves, among what they stand on")]
mod rules;
mod secrets;
pub(super) mod setup;
mod sketch;
pub(super) mod state;
#[cfg(test)]
mod tests;
mod text;
pub(super) mod view;

pub use colour::Colour;
pub use event::Event;
pub use jewels::{Grade, Jewels};
pub use money::{Cards, Values};
pub use moves::{Bid, Cushion, Move};
pub use secrets::Token;
pub use setup::{Edition, Setup};
pub use state::{Deal, Phase, State};
pub use view::{Bar, CushionView, Laid, Pile, SeatView, Seen, Turned, View};
