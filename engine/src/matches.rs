//! One game as it was played: setup, deal and moves, and the state that follows from them.

use crate::{Game, Moves, Refused, Rng, Seat, Seed, Setup};

/// Where the deal came from, and so how a record states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Shuffled from this seed.
    Seed(Seed),
    /// Written out card by card.
    Written,
}

/// A game in progress or finished. Setup, deal and moves are the truth; the state is derived from them and never edited.
///
/// ```
/// use engine::{Game, Match, Seed, Setup};
/// use games::toy::{self, State};
///
/// let mut game = Match::<State>::new(toy::Setup::new(&State::EDITIONS[0], 2), Seed::number(7));
/// let seat = game.state().waiting_for().first().expect("the game has begun");
/// game.play(seat, game.state().moves(seat)[0])?;
///
/// let record = game.record();
/// assert!(record.starts_with("game toy 1\nsetup players=2\nseed 7\n"));
/// let again = Match::<State>::read(&record)?;
/// assert_eq!(again.state(), game.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    source: Source,
    deal: G::Deal,
    /// The names of the people at the seats; empty for those who gave none.
    pub names: Vec<String>,
    moves: Vec<(Seat, G::Move)>,
    state: G,
}

impl<G: Game> Match<G> {
    /// A game dealt from a seed.
    pub fn new(setup: G::Setup, seed: Seed) -> Match<G> {
        let deal = G::shuffle(&setup, &mut Rng::new(seed));
        Match::with(setup, deal, Source::Seed(seed))
    }

    /// A game with a deal that was written out.
    pub fn dealt(setup: G::Setup, deal: G::Deal) -> Match<G> {
        Match::with(setup, deal, Source::Written)
    }

    fn with(setup: G::Setup, deal: G::Deal, source: Source) -> Match<G> {
        let state = G::start(&setup, &deal);
        let names = vec![String::new(); usize::from(setup.players())];
        Match { setup, source, deal, names, moves: Vec::new(), state }
    }

    /// The options the table agreed on.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// All chance of this game.
    pub fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// Where the deal came from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The moves made, with the seat that made each.
    pub fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Makes a move and reports what happened, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Refused> {
        let mut events = Vec::new();
        let meant = self.state.meant(seat, mv);
        self.state.play(seat, mv, &mut |event| events.push(event))?;
        self.moves.push((seat, meant));
        Ok(events)
    }

    /// What happened before the first move.
    pub fn opening(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        G::start(&self.setup, &self.deal).opening(&mut |event| events.push(event));
        events
    }

    /// Makes a random legal move; `None` when the game is over.
    pub fn play_at_random(&mut self, rng: &mut Rng) -> Option<Vec<G::Event>> {
        let (seat, mv) = self.state.random_move(rng, &mut Moves::new())?;
        Some(self.play(seat, mv).expect("a move from the list of legal moves"))
    }

    /// The same game in this position, for laws that swap what a viewer cannot place; the past stays as it was.
    #[must_use]
    pub fn with_state(&self, state: G) -> Match<G> {
        Match { state, ..self.clone() }
    }

    /// The same game after only its first `ply` moves.
    #[must_use]
    pub fn at(&self, ply: usize) -> Match<G> {
        let mut earlier = Match { moves: self.moves[..ply].to_vec(), state: G::start(&self.setup, &self.deal), ..self.clone() };
        self.moves[..ply].iter().for_each(|(seat, mv)| earlier.state.apply(*seat, *mv, &mut |_| ()));
        earlier
    }
}
