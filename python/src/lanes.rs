//! What sets of games have in common, whatever the game: one deal after another in each slot, and work on several threads.

use crate::bad_value;
use engine::{CERTAIN, Game, Match, Rng, Seat, Seed};
use pyo3::prelude::*;

/// A slot for a game, with the generator for its random choices. When the game is over, the next one is dealt there.
pub(crate) struct Lane<G> {
    pub(crate) state: G,
    pub(crate) rng: Rng,
    mover: Seat,
    /// The stream of its deal; the next game's is further by the number of games.
    deal: u64,
}

/// Where the games of a set come from.
pub(crate) struct Deals<G: Game> {
    pub(crate) setup: G::Setup,
    seed: Seed,
    games: u64,
}

impl<G: Game> Deals<G> {
    pub(crate) fn new(setup: G::Setup, seed: u64, games: usize) -> Deals<G> {
        Deals { setup, seed: Seed::number(seed), games: games as u64 }
    }

    fn deal(&self, stream: u64) -> G {
        Match::<G>::new(self.setup, self.seed.stream(stream)).state().clone()
    }

    /// The first game of each slot.
    pub(crate) fn lanes(&self) -> impl Iterator<Item = Lane<G>> {
        (0..self.games).map(|deal| {
            let (state, mut rng) = (self.deal(deal), Rng::new(self.seed.stream(deal | 1 << 63)));
            Lane { mover: next_mover(&state, &mut rng).expect("a game that has begun"), state, rng, deal }
        })
    }

    /// Makes a legal move of the seat that moves, and says what it brought. Deals the next game when this one is over.
    pub(crate) fn make(&self, lane: &mut Lane<G>, mv: G::Move, rewards: &mut [f32], done: &mut bool) {
        let seat = lane.mover();
        lane.state.apply(seat, mv, &mut |_| ());
        *done = false;
        rewards.fill(0.0);
        if let Some(mover) = next_mover(&lane.state, &mut lane.rng) {
            lane.mover = mover;
            return;
        }
        let shares = lane.state.outcome().expect("a game that is over").chances();
        *done = true;
        for (seat, reward) in rewards.iter_mut().enumerate() {
            *reward = shares[Seat::new(seat)] as f32 / CERTAIN as f32;
        }
        lane.deal += self.games;
        lane.state = self.deal(lane.deal);
        lane.mover = next_mover(&lane.state, &mut lane.rng).expect("a game that has begun");
    }
}

impl<G> Lane<G> {
    /// The seat that moves.
    pub(crate) fn mover(&self) -> Seat {
        self.mover
    }
}

/// Who moves next: where several may at the same time, a random one of them.
fn next_mover<G: Game>(state: &G, rng: &mut Rng) -> Option<Seat> {
    let waiting = state.waiting_for();
    if !waiting.are_several() {
        return waiting.first();
    }
    waiting.iter().nth(rng.below(waiting.len() as u32) as usize)
}

/// There is at least one game and one thread.
pub(crate) fn check_counts(games: usize, threads: usize) -> PyResult<()> {
    if games == 0 || threads == 0 {
        return Err(bad_value("games and threads are at least 1"));
    }
    Ok(())
}

/// There is an action for each game.
pub(crate) fn check_length(actions: &[i32], games: usize) -> PyResult<()> {
    if actions.len() != games {
        return Err(bad_value(format!("{} actions for {games} games", actions.len())));
    }
    Ok(())
}

pub(crate) fn not_legal(action: i32, game: usize) -> PyErr {
    bad_value(format!("action {action} is not legal in game {game} now"))
}

/// Does a piece of work for each job, on all threads, without Python's lock.
pub(crate) fn on_threads<J: Send>(py: Python<'_>, threads: usize, jobs: &mut [J], work: impl Fn(&mut J) + Sync) {
    let each = jobs.len().div_ceil(threads).max(1);
    let work = &work;
    py.detach(|| {
        std::thread::scope(|scope| {
            for part in jobs.chunks_mut(each) {
                scope.spawn(move || part.iter_mut().for_each(work));
            }
        });
    });
}
