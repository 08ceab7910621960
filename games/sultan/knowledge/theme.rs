//! What a puzzle is about, from its position and the reasons for its solution.

use super::reason::Reason;
use crate::sultan::rules::moves::Move;
use crate::sultan::rules::state::State;
use engine::Seat;

pub(super) const THEMES: &[&str] = &["bluff", "timing", "set", "denial"];

pub(super) fn theme(state: &State, seat: Seat, mv: Move, reasons: &[Reason]) -> &'static str {
    let says = |wanted: fn(&Reason) -> bool| reasons.iter().any(wanted);
    let is_sure = says(|reason| matches!(reason, Reason::WinsForCertain | Reason::CannotBeBeaten { .. }));
    if is_low(state, seat, mv) && !is_sure {
        return "bluff";
    }
    if says(|reason| matches!(reason, Reason::AddsToSet { .. } | Reason::LeavesWanted { .. })) {
        return "set";
    }
    if says(|reason| matches!(reason, Reason::KeepsFrom { .. })) { "denial" } else { "timing" }
}

/// Whether the move lays a card that is among the lower half of the seat's hand.
fn is_low(state: &State, seat: Seat, mv: Move) -> bool {
    let Move::Bid { card, .. } = mv else { return false };
    let lower = state.hands[seat].values().filter(|other| *other < card).count();
    let higher = state.hands[seat].values().filter(|other| *other > card).count();
    lower < higher
}
