//! Splendor: take tokens, reserve and buy cards, be visited by nobles. `RULES.md` has the rules, `rules.rs` plays them in the same order.

mod audit;
mod board;
mod cards;
mod evaluation;
mod events;
mod faces;
mod gems;
mod glance;
mod holding;
mod knowledge;
mod lists;
#[cfg(test)]
mod literal;
mod market;
mod moves;
#[cfg(test)]
mod positions;
mod reasons;
mod rules;
mod secrets;
#[cfg(test)]
mod tests;
mod text;
mod view;
mod weights;

pub use evaluation::{FACTS, MOMENTS, Moment, UNIT, Weights};
pub use events::Event;
pub use gems::{Gem, Gems};
pub use knowledge::Mind;
pub use moves::{Move, Place, Spot};
pub use rules::{Deal, Phase, Setup, State};
pub use secrets::Token;
pub use view::{CardView, LevelView, NobleView, PlaceView, ReservedView, SeatView, Seen, View};
