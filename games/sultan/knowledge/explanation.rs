//! What a move achieves, for hints and reviews. Where seats laid and what they won is public; of hidden
//! cards it mentions only the seat's own, and those that nobody has played yet.

use super::evaluation::unplayed;
use super::reason::Reason;
use crate::sultan::rules::colour::Colour;
use crate::sultan::rules::jewels::Grade;
use crate::sultan::rules::moves::{Cushion, Move};
use crate::sultan::rules::state::State;
use engine::Seat;

/// The facts about a legal move, the heaviest first.
pub(super) fn reasons(state: &State, seat: Seat, mv: Move) -> Vec<Reason> {
    let mut facts: Vec<(i32, Reason)> = Vec::new();
    match mv {
        Move::Return(colour) => of_return(state, seat, colour, &mut facts),
        Move::Bid { card, cushion } => of_bid(state, seat, card, cushion, &mut facts),
    }
    facts.sort_by_key(|(weight, _)| -weight);
    facts.into_iter().map(|(_, fact)| fact).collect()
}

/// S9: a jewel that is put back is lost to everyone.
fn of_return(state: &State, seat: Seat, colour: Colour, facts: &mut Vec<(i32, Reason)>) {
    let Some(grade) = state.setup.grade(colour) else { return };
    let rivals = Seat::all(state.setup.players).filter(|rival| *rival != seat);
    if let Some((rival, worth)) = who_gains_most(state, rivals, grade) {
        facts.push((worth, keeps_from(state, rival, grade)));
    }
    let offered = || state.offer.iter().copied().filter(|other| *other != Grade::default());
    let mine = |grade: Grade| gain(state, seat, grade);
    if offered().all(|other| mine(other) >= mine(grade)) {
        facts.push((3, Reason::LeavesBest));
    }
    let best = offered().filter(|other| *other != grade).max_by_key(|other| mine(*other));
    if let Some(best) = best.filter(|best| bonus(state, seat, *best) > 0) {
        let wanted = Reason::LeavesWanted { colour: state.setup.colour(best), number: nth(state, seat, best) };
        facts.push((bonus(state, seat, best), wanted));
    }
}

fn of_bid(state: &State, seat: Seat, card: u8, cushion: Cushion, facts: &mut Vec<(i32, Reason)>) {
    let grade = state.offer[cushion as usize];
    let colour = state.setup.colour(grade);
    let added = bonus(state, seat, grade);
    if added > 0 {
        facts.push((2 * added + 4, Reason::AddsToSet { colour, number: nth(state, seat, grade), points: points(added) }));
    }
    if let Some((rival, worth)) = who_gains_most(state, contenders(state, seat, cushion), grade) {
        facts.push((2 * worth, keeps_from(state, rival, grade)));
    }
    of_the_money(state, seat, card, cushion, facts);
    let most = Cushion::ALL[..usize::from(state.setup.cushions())].iter().map(|at| gain(state, seat, state.offer[*at as usize])).max();
    if most == Some(gain(state, seat, grade)) {
        facts.push((4, Reason::WorthMost { colour, points: points(gain(state, seat, grade)) }));
    }
}

/// What the card can win against the cards that nobody has played yet.
fn of_the_money(state: &State, seat: Seat, card: u8, cushion: Cushion, facts: &mut Vec<(i32, Reason)>) {
    let highest = |rival: Seat| unplayed(state, rival).and(state.face_down(rival)).and(state.unseen[rival]).values().last().unwrap_or(0);
    let mut rivals = contenders(state, seat, cushion).peekable();
    if rivals.peek().is_none() {
        facts.push((12, Reason::WinsForCertain));
    } else if rivals.all(|rival| highest(rival) < card) {
        facts.push((9, Reason::CannotBeBeaten { card }));
    }
    let hand = state.hands[seat];
    let (lowest, best) = (hand.values().next(), hand.values().last());
    if lowest == Some(card) && best.is_some_and(|best| best > card + 3) {
        facts.push((2, Reason::SavesHighest { card: best.unwrap_or(card) }));
    }
}

/// The rivals who have laid on this cushion or may still do so.
fn contenders(state: &State, seat: Seat, cushion: Cushion) -> impl Iterator<Item = Seat> {
    let bids_of = |rival: Seat| state.bids().iter().filter(move |bid| bid.seat == rival);
    let is_here = move |rival: Seat| bids_of(rival).any(|bid| bid.cushion == cushion);
    let may_lay = move |rival: Seat| bids_of(rival).count() < usize::from(state.setup.cards_a_round());
    Seat::all(state.setup.players).filter(move |rival| *rival != seat && (is_here(*rival) || may_lay(*rival)))
}

/// The rival for whom this jewel would extend a set, if there is one, with the bonus it would bring; of several
/// the leader.
fn who_gains_most(state: &State, rivals: impl Iterator<Item = Seat>, grade: Grade) -> Option<(Seat, i32)> {
    let most = rivals.max_by_key(|rival| (bonus(state, *rival, grade), state.points(*rival)))?;
    Some((most, bonus(state, most, grade))).filter(|(_, bonus)| *bonus > 0)
}

/// S20, S28: the bonus that one more jewel of this grade brings a seat.
fn bonus(state: &State, seat: Seat, grade: Grade) -> i32 {
    let held = state.jewels[seat].of(grade);
    i32::from(state.setup.bonus(held + 1)) - i32::from(state.setup.bonus(held))
}

/// S19, S20: including its points.
fn gain(state: &State, seat: Seat, grade: Grade) -> i32 {
    i32::from(grade.points()) + bonus(state, seat, grade)
}

/// 5 for a seat that has four.
fn nth(state: &State, seat: Seat, grade: Grade) -> u8 {
    state.jewels[seat].of(grade) + 1
}

/// Points as a reason has them.
fn points(points: i32) -> u8 {
    u8::try_from(points).unwrap_or(u8::MAX)
}

/// A rival leads if nobody else has as many points.
fn keeps_from(state: &State, rival: Seat, grade: Grade) -> Reason {
    let points = |other: Seat| state.points(other);
    let leads = Seat::all(state.setup.players).all(|other| other == rival || points(other) < points(rival));
    Reason::KeepsFrom { seat: rival, leads, colour: state.setup.colour(grade), number: nth(state, rival, grade) }
}
