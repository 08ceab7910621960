//! What everyone at the table has seen of a game so far, for players that learn from others' play.

use crate::{Game, Match, Viewer};
use std::fmt;

/// A game so far, as the public saw it. What was hidden then stays hidden, even from the seat it belongs to.
///
/// It borrows the whole match, so only its length is printed.
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
/// assert_eq!(format!("{:?}", Past::of(&game)), "Past { plies: 1 }");
/// ```
pub struct Past<'a, G: Game> {
    from: From<'a, G>,
}

/// One ply as everyone saw it: the position before the move, and what happened.
pub type SeenPly<G> = (<G as Game>::View, Vec<<G as Game>::Seen>);

enum From<'a, G: Game> {
    Match(&'a Match<G>),
    Told(&'a [SeenPly<G>]),
}

impl<G: Game> Clone for From<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for From<'_, G> {}

impl<G: Game> fmt::Debug for Past<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plies = match self.from {
            From::Match(game) => game.ply(),
            From::Told(seen) => seen.len(),
        };
        f.debug_struct("Past").field("plies", &plies).finish()
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
        Past { from: From::Match(game) }
    }

    /// A past that [`Past::seen`] reported, kept by someone who has no match.
    pub fn told(seen: &'a [SeenPly<G>]) -> Past<'a, G> {
        Past { from: From::Told(seen) }
    }

    /// A past of which nothing is known.
    pub fn unknown() -> Past<'a, G> {
        Past { from: From::Told(&[]) }
    }

    /// Every position so far in which a move was made, from the first, with what everyone saw happen.
    pub fn seen(self) -> impl Iterator<Item = SeenPly<G>> + 'a {
        let (game, told) = match self.from {
            From::Match(game) => (Some(game), &[][..]),
            From::Told(seen) => (None, seen),
        };
        told.iter().cloned().chain(game.into_iter().flat_map(|game| {
            let mut state = G::start(game.setup(), game.deal());
            game.moves().iter().map(move |(seat, mv)| {
                let view = state.view(Viewer::Public);
                let mut seen = Vec::new();
                state.apply(*seat, *mv, &mut |event| seen.push(G::seen(&event, Viewer::Public)));
                (view, seen)
            })
        }))
    }
}
