//! Sultan (2009) and its forerunner Riquezas do Sultão: two editions of one game of hidden bids for jewels.
//!
//! `RULES.md` has the rules, `rules/` plays them, `knowledge/` plays them well.

mod knowledge;
mod rules;

pub use knowledge::Mind;
pub use rules::*;
