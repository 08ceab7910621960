//! What a puzzle is about, from its position and the reasons for its solution.

use super::reason::Reason;
use crate::splendor::rules::cards::GOAL;
use crate::splendor::rules::moves::Move;
use crate::splendor::rules::state::State;
use engine::{Seat, Setup as _};

pub(super) const THEMES: &[&str] = &["race", "noble", "block", "reserve", "endgame"];

/// With this many points a seat can reach the goal by one card.
const NEAR: u8 = GOAL - 4;

/// How many of the heaviest reasons tell what a move is about.
const TELLING: usize = 2;

pub(super) fn theme(state: &State, mv: Move, reasons: &[Reason]) -> &'static str {
    let says = |wanted: fn(&Reason) -> bool| reasons.iter().take(TELLING).any(wanted);
    if says(|reason| matches!(reason, Reason::Denies { .. })) {
        return "block";
    }
    if says(|reason| matches!(reason, Reason::BringsNoble { .. } | Reason::NobleNearer { .. })) {
        return "noble";
    }
    if matches!(mv, Move::Reserve(_) | Move::ReserveBlind(_)) {
        return "reserve";
    }
    let most = Seat::all(state.setup.players()).map(|seat| state.seats[seat].points).max();
    if most.is_some_and(|points| points >= NEAR) { "endgame" } else { "race" }
}
