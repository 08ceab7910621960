//! A match of a game whose name is known only at run time: the only place where `dyn` appears.
//!
//! Everything is text, JSON or a type of `engine` here. For tables, play by hand, replay and the line protocol; too slow for search.
//!
//! ```
//! use engine::{Seed, Viewer};
//! use table::any::{self, Chance};
//!
//! let mut game = any::begin("toy", 2, "first=1", Chance::Seed(Seed::number(7)))?;
//! let seat = game.waiting_for().first().expect("seat 1 begins");
//! let first = game.moves(seat)[0].clone();
//! for telling in game.play(seat, &first)?.told(Viewer::Public) {
//!     println!("{}", telling.sentence);
//! }
//! assert_eq!(game.ply(), 1);
//! assert!(any::begin("chess", 2, "", Chance::Seed(Seed::number(7))).is_err());
//! # Ok::<(), table::Refusal>(())
//! ```

mod begin;
mod held;
mod known;
mod told;

pub use crate::refusal::{Refusal, RefusalCode};
pub use begin::{Chance, begin, check_setup, edition, load, look, no_such_game, pictured, themes};
pub use held::AnyMatch;
pub use known::AnyKnown;
pub use told::{Argument, Candidate, Opinion, Played, Recorded, Telling, all_options};
