//! Counting move sequences: one number that changes when the rules do.

use crate::{Game, Moves};

/// How many sequences of exactly `depth` moves there are from here; games that end earlier do not count.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in state.waiting_for().iter() {
        let mut moves = Moves::new();
        state.legal(seat, &mut moves);
        if depth == 1 {
            count += moves.len() as u64;
            continue;
        }
        for mv in moves {
            let mut next = state.clone();
            next.apply(seat, mv, &mut |_| ());
            count += perft(&next, depth - 1);
        }
    }
    count
}
