//! Series and tournaments: who takes part, who plays whom, and how they stand.
//!
//! A [`Contest`] is a fold over [`Event`]s and the results of tables, without I/O, a clock or chance: the caller draws the lots. `pairing` says who meets whom, `standings` who is ahead.

mod contest;
mod pairing;
mod plan;
mod standings;

#[cfg(test)]
mod tests;

pub use contest::{Contest, Entrant, Event, Game, Next, Phase, Problem, Round, Who};
pub use plan::{Format, Gaps, MOST_ENTRANTS, MOST_ROUNDS, Plan, final_sizes};
pub use standings::{Line, Outcome, TieBreak};
