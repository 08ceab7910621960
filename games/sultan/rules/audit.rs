//! Checks that jewels and money are in exactly one place.

use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::state::State;
use engine::Seat;

/// Reports anything missing, duplicated or out of bounds.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    audit_jewels(state)?;
    Seat::all(state.setup.players).try_for_each(|seat| audit_money(state, seat))
}

fn audit_jewels(state: &State) -> Result<(), String> {
    let all = Jewels::ALL;
    for grade in Grade::ALL {
        let owned: u8 = state.jewels.of(state.setup.players).iter().map(|jewels| jewels.of(grade)).sum();
        let offered = state.offer.iter().filter(|offered| **offered == grade).count() as u8;
        let found = owned + offered + state.pouch.of(grade);
        if found != all.of(grade) {
            return Err(format!("{found} jewels of grade {} instead of {}", grade.points(), all.of(grade)));
        }
    }
    Ok(())
}

fn audit_money(state: &State, seat: Seat) -> Result<(), String> {
    let [next, after] = state.decks[seat];
    let piles = [state.hands[seat], state.played[seat], next, after];
    let found = piles.into_iter().fold(Cards::default(), Cards::and);
    if found != Cards::from(state.setup.money()) {
        return Err(format!("the money of seat {seat} is {piles:?}"));
    }
    let not_shown = state.unseen[seat].and(state.face_down(seat));
    if not_shown.iter().any(|card| not_shown.count(card) > state.played[seat].count(card)) {
        return Err(format!("seat {seat} has cards on the table that it never played"));
    }
    let laid = state.round * state.setup.cards_a_round() + state.face_down(seat).len();
    if state.played[seat].len() == laid { Ok(()) } else { Err(format!("seat {seat} has not laid {laid} cards")) }
}
