//! How to play Stakes well, as far as a toy needs it.
//!
//! - `evaluation.rs`: how good a position and a move look.
//! - `characters.rs`: the characters.

mod characters;
mod evaluation;

pub use characters::Mind;
