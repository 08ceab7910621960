//! How Stakes is played well, as far as a toy needs it.
//!
//! - `evaluation.rs`: how good a position and a move look.
//! - `characters.rs`: who plays how.

mod characters;
mod evaluation;

pub use characters::Mind;
