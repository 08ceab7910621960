//! How to play Stakes well, as far as a toy needs it: lay high cards where the stake is high.

use super::characters::{ALL, CHARACTERS, Mind};
use crate::toy::rules::cards::HIGHEST;
use crate::toy::rules::moves::Move;
use crate::toy::rules::state::State;
use engine::{
    BySeat, CERTAIN, Character, Evaluation, Explanation, Knowledge, Learned, NoReason, Rng, Seat, Setup as _, Strategy, Tallied, Worlds,
};

impl Knowledge for State {
    const CHARACTERS: &'static [Character<Mind>; 5] = &CHARACTERS;
}

impl Learned for State {}
impl Worlds for State {}
impl Tallied for State {}
impl Strategy for State {}
impl Explanation for State {
    type Reason = NoReason;
}

impl Evaluation for State {
    type Mind = Mind;
    const BEST: Mind = ALL;

    fn chances(&self, _: &Mind) -> BySeat<i32> {
        let players = self.setup.players();
        let best = Seat::all(players).map(|seat| self.points[seat]).max().unwrap_or_default();
        let leads = |seat: Seat| seat.index() < players.into() && self.points[seat] == best;
        let leaders = Seat::all(players).filter(|seat| leads(*seat)).count() as i32;
        BySeat::from_fn(|seat| if leads(seat) { CERTAIN / leaders } else { 0 })
    }

    fn weigh(&self, _: Seat, moves: &[Move], mind: &Mind, weights: &mut Vec<i32>) {
        let stake = i32::from(self.stakes[usize::from(self.round)]);
        let high_is_good = !mind.stakes || stake > 1;
        let step = CERTAIN / i32::from(HIGHEST + 1);
        weights.extend(moves.iter().map(|Move(card)| step * i32::from(if high_is_good { *card } else { HIGHEST - card })));
    }

    fn quick(&self, _: Seat, moves: &[Move], _: &Mind, rng: &mut Rng) -> Move {
        rng.pick(moves)
    }
}
