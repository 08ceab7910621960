//! The rules: `rules.rs` implements them in the order of their numbers; the other files are its parts and how it is shown.
//!
//! - The material: `gems.rs`, `cards.rs` (tables), `holding.rs` (a seat's things), `market.rs` (cards on offer).
//! - The game: `setup.rs` (options), `state.rs` (a position), `moves.rs`, `event.rs`, `rules.rs` with `lists.rs`.
//! - Who knows what: `view.rs` (the two gates), `faces.rs` (cards as JSON), `secrets.rs` (the same, derived from the rules).
//! - Text: `text.rs` (notation), `board.rs` (positions and events for people). A picture: `sketch.rs`.
//! - For tests: `audit.rs`, `literal.rs` (legality stated a second time), `tests.rs` (rule by rule, on `positions.rs`).

mod audit;
mod board;
pub(super) mod cards;
pub(super) mod event;
mod faces;
pub(super) mod gems;
pub(super) mod holding;
mod lists;
#[cfg(test)]
mod literal;
pub(super) mod market;
pub(super) mod moves;
#[cfg(test)]
mod positions;
mod price;
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

pub use event::Event;
pub use gems::{Gem, Gems};
pub use moves::{Move, Slot, Spot};
pub use secrets::Token;
pub use setup::Setup;
pub use state::{Deal, Phase, State};
pub use view::{Bar, BarredView, CardView, LevelView, NobleView, PlaceView, PriceView, ReservedView, SeatView, Seen, TokenBar, View};
