//! What every game has in common: the [`Game`] trait, seats, chance, records and the laws that all games obey.
//!
//! Nothing here knows a particular game, does I/O or reads a clock. All chance comes from [`Rng`]; of the rules, only [`Game::shuffle`]
//! and [`Game::redeal`] may ask it.

pub mod choices;
mod game;
mod knowledge;
pub mod laws;
mod matches;
mod outcome;
mod past;
mod perft;
mod record;
mod rng;
mod seat;
mod setup;

pub use game::{Game, Moves, Refused};
pub use knowledge::{CERTAIN, Character, Choice, Evaluation, Explanation, Knowledge, Learned, Question, Strategy, Thinks, Worlds};
pub use matches::{Match, Source};
pub use outcome::{Outcome, Standing};
pub use past::Past;
pub use perft::perft;
pub use record::{BadRecord, Record};
pub use rng::{Rng, Seed};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use setup::{Edition, Kind, Opt, Setup, setup_text};
