//! Splendor: take tokens, reserve and buy cards, be visited by nobles.
//!
//! `RULES.md` has the rules, `rules/` plays them, `knowledge/` plays them well.

mod knowledge;
mod rules;

pub use knowledge::{FACTS, MOMENTS, Mind, Moment, UNIT, Weights};
pub use rules::*;
