//! Stakes, a toy: the smallest game with hands, hidden cards, chance and a table option. Copy this folder to begin a game of your own.

mod cards;
mod knowledge;
#[cfg(test)]
mod literal;
mod rules;
mod secrets;
#[cfg(test)]
mod tests;
mod text;
mod view;

pub use knowledge::Mind;
pub use rules::{Deal, Event, Move, Setup, State};
pub use secrets::Token;
pub use view::{SeatView, Seen, View};
