//! What a strong player would do, or would have done, from what the seat knows: [`advise`] for a hint at the table, [`object`] for a move
//! that is not final yet, [`Judge`] and [`review()`] for a finished game, [`puzzles`] for
//! positions with one best decision.
//!
//! Everything here works on [`table::any::AnyKnown`], which holds what one seat knows and no more, so advice cannot use a secret. With
//! nodes instead of time, the same knowledge and seed give the same advice to the byte.
//!
//! Elsewhere: who may be advised ([`table::Table::to_advise`], [`table::Table::to_coach`]), and wording, which is up to the screen. Reasons are data with an English sentence.

mod advice;
mod objection;
pub mod puzzles;
mod review;

pub use advice::{Advice, Adviser, Hint, advise};
pub use objection::{Objection, Strictness, object};
pub use review::{Decision, Depth, HALVES, Judge, Judged, Played, Review, review};
