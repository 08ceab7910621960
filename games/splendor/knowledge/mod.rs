//! How to play Splendor well.
//!
//! - `evaluation.rs`: how good a position is for each seat, from the features in `facts.rs` and their `weights.rs` (stored as in `weighted.rs`).
//! - `glance.rs`: the same after each of many moves, fast.
//! - `strategy.rs`: priors, chance events and rollouts.
//! - `explanation.rs`: the reasons for a move; `reason.rs`: one reason, as data and in English.
//! - `theme.rs`: what a puzzle is about; `tally.rs`: what statistics count.
//! - `correction.rs`: how chances from a search are corrected to say what is won.
//! - `features.rs`: a position as a network reads it; `network.rs`: the trained network; `observation.rs`: a position for learners.
//! - `layout.rs`: tables of features, which give offsets and names.
//! - `characters.rs`: the characters.

mod characters;
mod columns;
mod correction;
mod evaluation;
mod explanation;
mod facts;
pub mod features;
mod glance;
mod layout;
pub mod network;
pub mod observation;
mod reason;
mod strategy;
mod tally;
mod theme;
mod weighted;
mod weights;

pub use characters::Mind;
pub use facts::FACTS;
pub use reason::Reason;
pub use weighted::{Elapsed, MOMENTS, UNIT, Weights};
