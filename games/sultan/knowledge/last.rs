//! The last round, where everybody has one card and all know which: nothing is hidden, and it is looked through to the end.

use super::worth::rounds_after;
use crate::sultan::rules::{Move, State};
use engine::{BySeat, Game, Moves};

/// Whether all know every card that can still be laid: the last round, one card each, in turn, and none discarded unseen (R12).
pub(super) fn is_open(state: &State) -> bool {
    let setup = &state.setup;
    rounds_after(state) == 0 && setup.cards_a_round() == 1 && !setup.rush && !setup.silent
}

/// Each seat's chance to win when everybody lays the last card for the best of the own chances. Of equal ones any is as likely.
pub(super) fn outcome(state: &State) -> BySeat<i32> {
    if let Some(outcome) = state.outcome() {
        return outcome.chances();
    }
    let seat = state.waiting_for().first().expect("a game that is not over waits for somebody");
    let mut moves = Moves::new();
    state.legal(seat, &mut moves);
    let mut best = (-1, 0, BySeat::<i32>::default());
    for mv in &moves {
        let chances = after(state, *mv);
        if chances[seat] > best.0 {
            best = (chances[seat], 0, BySeat::default());
        }
        if chances[seat] == best.0 {
            best.1 += 1;
            best.2 = BySeat::from_fn(|other| best.2[other] + chances[other]);
        }
    }
    BySeat::from_fn(|other| best.2[other] / best.1)
}

/// The same after a move of the seat whose turn it is.
pub(super) fn after(state: &State, mv: Move) -> BySeat<i32> {
    let mut next = state.clone();
    let seat = state.turn;
    next.apply(seat, mv, &mut |_| ());
    outcome(&next)
}
