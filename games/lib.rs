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

macro_rules! registry {
    ($($state:ty),+ $(,)?) => {
        /// Every name under which a game is offered.
        pub fn editions() -> Vec<&'static Edition> {
            let mut editions = Vec::new();
            $(editions.extend(<$state as Game>::EDITIONS);)+
            editions
        }

        /// Calls the visitor with the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Answer> {
            $(if let Some(edition) = <$state as Game>::edition(name) {
                return Some(visitor.visit::<$state>(edition));
            })+
            None
        }
    };
}

registry![sultan::State, splendor::State, toy::State];
