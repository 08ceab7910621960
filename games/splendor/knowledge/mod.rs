//! How Splendor is played well.
//!
//! - `evaluation.rs`: how good a position is for each seat, from the facts of `facts.rs` and their `weights.rs` (kept as `weighted.rs` says).
//! - `glance.rs`: the same after each of many moves, fast.
//! - `strategy.rs`: how moves look, what chance turns up, and rollouts.
//! - `explanation.rs`: what speaks for a move; `reason.rs`: one such reason, as data and in words.
//! - `features.rs`: a position as a network reads it; `network.rs`: what the trained network says of it; `observation.rs`: a position for learners.
//! - `layout.rs`: tables of features, from which offsets and names come.
//! - `characters.rs`: who plays how.

mod characters;
mod columns;
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
mod weighted;
mod weights;

pub use characters::Mind;
pub use facts::FACTS;
pub use reason::Reason;
pub use weighted::{Elapsed, MOMENTS, UNIT, Weights};
