//! The rules, pure: no I/O, no clock, no chance but the deal's. One folder a game, one line here.

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

/// Something to be done with a game whose name is known only when the program runs.
pub trait Visitor {
    /// What comes of it.
    type Answer;

    /// Does it with the game `G`, in this edition.
    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Self::Answer;
}

/// What the web is told of a game: the types of its views and events, and how its games end.
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

        /// What the web is told of each game.
        #[cfg(feature = "wire")]
        pub fn wire(config: &ts_rs::Config) -> Vec<Wire> {
            vec![$(Wire { game: stringify!($game), endings: <$game::State as Game>::ENDINGS, editions: <$game::State as Game>::EDITIONS, types: $game::wire(config) }),+]
        }
    };
}

registry![sultan, splendor, toy];
