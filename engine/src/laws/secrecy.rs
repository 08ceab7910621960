//! The three laws of secrecy. They check a game's two gates, `view` and `seen`, against a second statement of who knows what.
//!
//! Checking only that a redeal of my view has my view is circular: both could be wrong together. So each game states in `secrets.rs`,
//! from the numbered rules and not from `view.rs`, what a viewer cannot place.

use crate::{Game, Match, Rng, Viewer};
use crate::{Seat, Setup};
use std::fmt::Debug;

/// What each viewer cannot place, derived from the rules.
pub trait Secrets: Game {
    /// A hidden thing at its present place: a card in a hand, a place in a deck, a future draw.
    type Token: Copy + Eq + Debug;

    /// Groups of things that this viewer cannot place: swapping any two of a group makes no difference the viewer could notice.
    fn secrets(&self, viewer: Viewer) -> Vec<Vec<Self::Token>>;

    /// Swaps two different things of one group.
    fn swap(&mut self, one: Self::Token, other: Self::Token);

    /// The state with undetermined chance (the bare random number of a future draw) cleared: what [`exact`] compares.
    #[must_use]
    fn placed(&self) -> Self {
        self.clone()
    }
}

/// How many swaps are tried for each viewer at each ply.
const SWAPS: usize = 2;

/// The state with two things swapped that this viewer cannot place, and which they are; `None` if the viewer can place everything.
pub fn exchanged<G: Secrets>(state: &G, viewer: Viewer, rng: &mut Rng) -> Option<(G, G::Token, G::Token)> {
    let groups: Vec<_> = state.secrets(viewer).into_iter().filter(|group| group.len() > 1).collect();
    let group = groups.get(rng.below(groups.len().max(1) as u32) as usize)?;
    let first = rng.below(group.len() as u32) as usize;
    let second = (first + 1 + rng.below(group.len() as u32 - 1) as usize) % group.len();
    let mut swapped = state.clone();
    swapped.swap(group[first], group[second]);
    Some((swapped, group[first], group[second]))
}

/// **Swap**: swap two things that a viewer cannot place, and nothing this viewer is shown, offered or told changes, before the
/// move or after it.
///
/// After the move the law applies only while both are still hidden: where the two futures are one swap apart. If the mover moves one
/// of the two (a card laid face down), the same move does not exist in the swapped state; its counterpart is one of the moves that lead one swap
/// away, and at least one of them must look the same to the viewer.
///
/// `next` is the move that follows, if one does.
pub fn swaps<G: Secrets>(game: &Match<G>, next: Option<(Seat, G::Move)>, rng: &mut Rng) {
    for viewer in Viewer::all(game.setup().players()) {
        for _ in 0..SWAPS {
            let Some((swapped, one, other)) = exchanged(game.state(), viewer, rng) else { break };
            let what = || format!("viewer {viewer} can tell {one:?} from {other:?}\n{}", game.record());
            same_to_the_viewer(game.state(), &swapped, viewer, &what);
            if let Some(mv) = next {
                told_the_same(game.state(), &swapped, mv, viewer, &what);
            }
        }
    }
}

/// What the viewer is told before the first move is the same in both of two states that it cannot tell apart.
pub fn opened<G: Secrets>(game: &Match<G>, rng: &mut Rng) {
    for viewer in Viewer::all(game.setup().players()) {
        let Some((swapped, one, other)) = exchanged(game.state(), viewer, rng) else { continue };
        let told = |state: &G| {
            let mut seen = Vec::new();
            state.opening(&mut |event| seen.push(G::seen(&event, viewer)));
            seen
        };
        assert_eq!(told(game.state()), told(&swapped), "viewer {viewer} can tell {one:?} from {other:?}\n{}", game.record());
    }
}

/// What the viewer is shown and told after the move is the same in both states.
fn told_the_same<G: Secrets>(state: &G, swapped: &G, (seat, mv): (Seat, G::Move), viewer: Viewer, what: &dyn Fn() -> String) {
    let mut told = Vec::new();
    let mut future = state.clone();
    future.apply(seat, mv, &mut |event| told.push(event));
    let counterparts = counterparts(swapped, (seat, mv), &future, viewer);
    counterparts.iter().for_each(|(swapped_future, _)| same_to_the_viewer(&future, swapped_future, viewer, what));
    let seen = |events: &[G::Event]| events.iter().map(|event| G::seen(event, viewer)).collect::<Vec<_>>();
    let same = counterparts.iter().any(|(_, swapped_told)| seen(&told) == seen(swapped_told));
    assert!(counterparts.is_empty() || same, "{mv} is told otherwise: {}", what());
}

fn same_to_the_viewer<G: Game>(one: &G, other: &G, viewer: Viewer, what: &dyn Fn() -> String) {
    if let Err(fault) = other.audit() {
        panic!("an exchange broke the state: {fault}\n{}", what());
    }
    assert_eq!(one.view(viewer), other.view(viewer), "{}", what());
    assert_eq!(one.waiting_for(), other.waiting_for(), "{}", what());
    assert_eq!(one.outcome(), other.outcome(), "{}", what());
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(one.moves(seat), other.moves(seat), "{}", what());
    }
}

/// The futures of the swapped state that are one swap away from the given one, with what was told on the way. An equal future
/// does not count: there both things have been revealed, in different words.
fn counterparts<G: Secrets>(swapped: &G, (seat, mv): (Seat, G::Move), future: &G, viewer: Viewer) -> Vec<(G, Vec<G::Event>)> {
    let mut within_reach = Vec::new();
    for group in future.secrets(viewer) {
        for (index, one) in group.iter().enumerate() {
            for other in group[..index].iter().filter(|other| *other != one) {
                let mut reached = future.clone();
                reached.swap(*one, *other);
                within_reach.push(reached);
            }
        }
    }
    let mut moves = swapped.moves(seat);
    if moves.contains(&mv) {
        moves.retain(|other| *other == mv);
    }
    let futures = moves.into_iter().map(|mv| {
        let mut told = Vec::new();
        let mut next = swapped.clone();
        next.apply(seat, mv, &mut |event| told.push(event));
        (next, told)
    });
    futures.filter(|(next, _)| next != future && within_reach.contains(next)).collect()
}

/// **Redeal**: a state redealt from a view has that view, that seat's moves, and nothing missing.
pub fn redeals<G: Game>(game: &Match<G>, rng: &mut Rng) {
    for viewer in Viewer::all(game.setup().players()) {
        let redealt = G::redeal(&game.state().view(viewer), rng);
        let what = || format!("a redeal for viewer {viewer}\n{}", game.record());
        same_to_the_viewer(game.state(), &redealt, viewer, &what);
    }
}

/// **Exact**: swaps and redeals reach exactly the same states.
///
/// Checked only where swaps reach at most `most` states, with enough redeals that missing one is out of the question.
/// Returns how many (position, viewer) pairs were checked, so that a test can insist on some.
pub fn exact<G: Secrets>(game: &Match<G>, most: usize, rng: &mut Rng) -> usize {
    let mut asked = 0;
    for viewer in Viewer::all(game.setup().players()) {
        let Some(by_swaps) = reached_by_swaps(game.state(), viewer, most) else { continue };
        asked += 1;
        let mut met = vec![false; by_swaps.len()];
        for _ in 0..by_swaps.len() * 40 {
            let redealt = G::redeal(&game.state().view(viewer), rng).placed();
            match by_swaps.iter().position(|state| *state == redealt) {
                Some(index) => met[index] = true,
                None => panic!("viewer {viewer}: a redeal that no exchange reaches\n{redealt:?}\n{}", game.record()),
            }
        }
        if let Some(missed) = met.iter().position(|met| !met) {
            panic!("viewer {viewer}: exchanges reach a state that no redeal gives\n{:?}\n{}", by_swaps[missed], game.record());
        }
    }
    asked
}

/// All states reachable by swaps, the present one included; `None` if there are more than `most`.
fn reached_by_swaps<G: Secrets>(state: &G, viewer: Viewer, most: usize) -> Option<Vec<G>> {
    let mut reached = vec![state.clone()];
    let mut placed = vec![state.placed()];
    let mut next = 0;
    while next < reached.len() {
        let from = reached[next].clone();
        next += 1;
        for group in from.secrets(viewer) {
            for (index, one) in group.iter().enumerate() {
                for other in group[..index].iter().filter(|other| *other != one) {
                    let mut to = from.clone();
                    to.swap(*one, *other);
                    let seen = to.placed();
                    if placed.contains(&seen) {
                        continue;
                    }
                    if placed.len() == most {
                        return None;
                    }
                    placed.push(seen);
                    reached.push(to);
                }
            }
        }
    }
    Some(reached.into_iter().map(|state| state.placed()).collect())
}
