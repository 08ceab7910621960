//! What all games have in common: the [`Game`] trait, seats, chance, records and the laws that all games obey.
//!
//! - [`Game`] is the state of a game: it lists legal moves, makes them, and says what each viewer may know ([`Game::view`]).
//! - [`Setup`] is what a table agrees on, [`Seed`] and [`Rng`] are the only source of chance, [`Match`] is one game as it was played.
//! - [`Match::record`] writes a game as text, and [`Match::read`] replays it.
//! - [`Knowledge`] is how to play a game well, for bots that know no game.
//! - [`Sketched`] is what a small picture of a table shows.
//! - [`typed`] reads what people type, given the legal moves.
//! - [`laws`] must hold in every game; a game's tests call [`laws::hold`].
//!
//! Nothing here knows a particular game, does I/O or reads a clock. Of the rules, only [`Game::shuffle`] and [`Game::redeal`] use [`Rng`].
//!
//! ```
//! use engine::{Game, Match, Rng, Seed, Setup};
//! use games::toy::{self, State};
//!
//! let setup = toy::Setup::read(&State::EDITIONS[0], 2, "first=1")?;
//! let mut game = Match::<State>::new(setup, Seed::number(7));
//! let mut rng = Rng::new(Seed::number(1));
//! while game.play_at_random(&mut rng).is_some() {}
//! let outcome = game.state().outcome().expect("nobody owes a move any more");
//! assert!(!outcome.winners().is_empty());
//! # Ok::<(), engine::BadSetup>(())
//! ```

pub mod choices;
mod error;
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
mod sketch;
mod tally;
pub mod typed;

pub use error::{BadDeal, BadSetup, Fault, Unreadable};
pub use game::{Game, Moves, Refused};
pub use knowledge::{
    CERTAIN, Character, Choice, Correction, Evaluation, Explanation, Knowledge, Learned, NoReason, Question, Strategy, Thinks, Worlds,
};
pub use matches::{Match, Source};
pub use outcome::{Outcome, Standing};
pub use past::{Past, SeenPly};
pub use perft::perft;
pub use record::{BadRecord, Record};
pub use rng::{Rng, Seed};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use setup::{Edition, Opt, OptionKind, Setup, setup_text};
pub use sketch::{Form, Look, Row, Sketch, Sketched, Tile, Tone};
pub use tally::{Tallied, Tell};
