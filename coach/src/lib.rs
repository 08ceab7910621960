//! What a strong player would do, and would have done, from what the seat knows: [`advise`] for a hint at the table, [`Judge`] and
//! [`review()`] for a finished game.
//!
//! Everything here is asked of [`table::any::AnyKnown`], which holds what one seat knows and no more, so no advice can come from a secret. Where
//! positions are counted and not time, the same knowledge and seed give the same advice to the byte.
//!
//! Left out: who may be advised ([`table::Table::to_advise`]), and words, which are a screen's. Reasons are data with a sentence in English.

mod advice;
mod review;

pub use advice::{Advice, Adviser, Hint, advise};
pub use review::{Decision, Depth, HALVES, Judge, Judged, Played, Review, review};
