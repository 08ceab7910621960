//! The rules, pure: no I/O, no clock, no chance but the deal's. One folder per game, one line here.
//!
//! - [`sultan`] (both editions), [`splendor`], and [`toy`], the smallest game that has everything: copy it to start your own.
//! - Each folder has the numbered rules in `RULES.md`, their code in `rules/`, and how to play well in `knowledge/`.
//! - [`editions`] lists the names under which games are offered; [`visit`] calls generic code with the game of that name.
//!
//! Everything else about a game is the same for all: [`engine::Game`] and [`engine::Match`].
//!
//! ```
//! use engine::{Game, Match, Seed, Setup, Viewer};
//! use games::splendor::{self, State};
//!
//! let setup = splendor::Setup::read(&State::EDITIONS[0], 2, "first=1")?;
//! let mut game = Match::<State>::new(setup, Seed::number(7));
//! let seat = game.state().waiting_for().first().expect("seat 1 begins");
//! game.play(seat, "take wbg".parse()?)?;
//! let view = game.state().view(Viewer::Seat(seat));
//! assert_eq!(view.seats[0].tokens.total(), 3);
//! println!("{view}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(test)]
mod fields;
#[cfg(test)]
mod golden;
#[cfg(test)]
mod layout;
#[cfg(test)]
mod playthrough;
pub mod splendor;
pub mod sultan;
pub mod toy;

use engine::laws::Secrets;
use engine::{Edition, Game, Knowledge};

/// Something to do with a game whose name is known only at run time.
///
/// ```
/// use engine::laws::Secrets;
/// use engine::{Edition, Knowledge, Match, Rng, Seed, Setup};
///
/// /// Counts the moves of one random game.
/// struct Plies;
///
/// impl games::Visitor for Plies {
///     type Answer = usize;
///
///     fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> usize {
///         let mut game = Match::<G>::new(G::Setup::new(edition, edition.players.0), Seed::number(1));
///         let mut rng = Rng::new(Seed::number(2));
///         while game.play_at_random(&mut rng).is_some() {}
///         game.ply()
///     }
/// }
///
/// let names: Vec<&str> = games::editions().iter().map(|edition| edition.name).collect();
/// assert!(names.contains(&"splendor"));
/// assert!(names.iter().all(|name| games::visit(name, Plies).is_some_and(|plies| plies > 0)));
/// assert_eq!(games::visit("chess", Plies), None);
/// ```
pub trait Visitor {
    /// The result.
    type Answer;

    /// Runs with the game `G`, in this edition.
    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Self::Answer;
}

/// What the web needs to know about a game: the types of its views and events, and its endings.
#[cfg(feature = "wire")]
pub struct Wire {
    /// The game's folder.
    pub game: &'static str,
    /// [`Game::ENDINGS`].
    pub endings: &'static [&'static str],
    /// [`Game::EDITIONS`].
    pub editions: &'static [Edition],
    /// The declarations, in TypeScript.
    pub types: Vec<String>,
}

macro_rules! registry {
    ($($game:ident),+ $(,)?) => {
        /// Every name under which a game is offered.
        pub fn editions() -> Vec<&'static Edition> {
            let mut editions = Vec::new();
            $(editions.extend(<$game::State as Game>::EDITIONS);)+
            editions
        }

        /// Calls the visitor with the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Answer> {
            $(if let Some(edition) = <$game::State as Game>::edition(name) {
                return Some(visitor.visit::<$game::State>(edition));
            })+
            None
        }

        /// What the web needs to know about each game.
        #[cfg(feature = "wire")]
        pub fn wire(config: &ts_rs::Config) -> Vec<Wire> {
            vec![$(Wire { game: stringify!($game), endings: <$game::State as Game>::ENDINGS, editions: <$game::State as Game>::EDITIONS, types: $game::wire(config) }),+]
        }
    };
}

registry![sultan, splendor, toy];
