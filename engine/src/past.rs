//! What everybody at the table has seen of a game so far, for players that learn from how others play.

use crate::{Game, Match, Viewer};
use std::fmt;

/// A game up to now, as it was open to all. What lay hidden then stays hidden, also from the seat that it belongs to.
///
/// It looks at the whole match, so it cannot be printed but for its length.
///
/// ```
/// use engine::{Game, Match, Past, Rng, Seed, Setup};
/// use games::toy::{self, State};
///
/// let mut game = Match::<State>::new(toy::Setup::new(&State::EDITIONS[0], 2), Seed::number(7));
/// game.play_at_random(&mut Rng::new(Seed::number(1)));
/// for (view, seen) in Past::of(&game).seen() {
///     println!("{view}");
///     seen.iter().for_each(|event| println!("{event}"));
/// }
/// assert_eq!(format!("{:?}", Past::of(&game)), "Past { plies: Some(1) }");
/// ```
pub struct Past<'a, G: Game> {
    game: Option<&'a Match<G>>,
}

impl<G: Game> fmt::Debug for Past<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Past").field("plies", &self.game.map(Match::ply)).finish()
    }
}

impl<G: Game> Clone for Past<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Past<'_, G> {}

impl<'a, G: Game> Past<'a, G> {
    /// The past of this game.
    pub fn of(game: &'a Match<G>) -> Past<'a, G> {
        Past { game: Some(game) }
    }

    /// Of what was before, nothing is known.
    pub fn unknown() -> Past<'a, G> {
        Past { game: None }
    }

    /// Every position so far in which a move was made, from the first, with what all saw happen then.
    pub fn seen(self) -> impl Iterator<Item = (G::View, Vec<G::Seen>)> + 'a {
        self.game.into_iter().flat_map(|game| {
            let mut state = G::start(game.setup(), game.deal());
            game.moves().iter().map(move |(seat, mv)| {
                let view = state.view(Viewer::Public);
                let mut seen = Vec::new();
                state.apply(*seat, *mv, &mut |event| seen.push(G::seen(&event, Viewer::Public)));
                (view, seen)
            })
        })
    }
}
