//! Sultan (2009) and its forerunner Riquezas do Sultão: two editions of one game of hidden bids for jewels.
//!
//! The rules are in `rules.rs`, in the order of their numbers in `RULES.md`; `setup.rs` holds what a table may choose.

mod audit;
mod cards;
mod event;
mod jewels;
mod knowledge;
#[cfg(test)]
mod literal;
mod money;
mod rules;
mod secrets;
mod setup;
#[cfg(test)]
mod tests;
mod text;
mod view;

pub use event::Event;
pub use jewels::{Colour, Grade, Jewels};
pub use knowledge::Mind;
pub use money::{Cards, Values};
pub use rules::{Bid, Cushion, Deal, Move, Phase, State};
pub use secrets::Token;
pub use setup::{Edition, Setup};
pub use view::{CushionView, Laid, Pile, SeatView, Seen, Turned, View};
