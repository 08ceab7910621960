//! Stakes, a toy: the smallest game with hands, hidden cards, chance and a table option. Copy this folder to begin a game of your own.
//!
//! `RULES.md` has the rules, `rules/` plays them, `knowledge/` plays them well.

mod knowledge;
mod rules;

pub use knowledge::Mind;
pub use rules::*;
