//! One match and the people at it, without I/O: who sits where, the terms, what happened and when, and what each viewer is shown.
//!
//! A [`Table`] is a fold over its log: [`Table::decide`] turns what a person wants into an [`Entry`] or a refusal, the keeper of the log stores
//! it, and [`Table::apply`] applies it. Time is an argument, chance is the seed in the first entry, and nothing here reads a clock, a
//! socket or a disk. The same table runs in the server, in tests and at one keyboard.

mod act;
mod advice;
mod again;
pub mod any;
pub mod bot;
mod clock;
mod consent;
mod daily;
pub mod fair;
mod finish;
mod fold;
mod frame;
pub mod guide;
mod log;
mod moderation;
mod names;
mod refusal;
mod replay;
mod seats;
#[cfg(any(test, feature = "laws"))]
pub mod secrecy;
mod story;
mod table;
mod terms;
#[cfg(test)]
mod tests;

pub use act::{Act, Creation};
pub use again::{Again, PlayOn};
pub use clock::GRACE;
pub use daily::{Daily, OfDay};
pub use finish::{Came, Finish};
pub use frame::{Ended, Frame, News, Proposed, Repeated, SeatLine, Told};
pub use log::{Entry, Proposal, Stamped, Why};
pub use moderation::tag;
pub use names::{LONGEST_NAME, name_of, names_apart};
pub use refusal::{Refusal, RefusalCode};
pub use replay::Moment;
pub use seats::{Place, Sitting};
pub use story::Page;
pub use table::{Ending, Table, TablePhase};
pub use terms::{Cover, Pace, Terms};
