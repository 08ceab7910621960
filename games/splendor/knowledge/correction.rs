//! How the chances of a search with the network are corrected, so that what hints and reviews say is what is won.
//!
//! With two players a search says chances too near to a half early in the game, and too high ones near the goal. `train/correction.py` fitted the
//! numbers; `docs/strength/correction.md` has the command, and the errors before and after.

use crate::splendor::rules::state::State;
use engine::{Correction, Seat, Setup as _};

/// With two players, before anyone has a point.
const AT_FIRST: Correction = Correction { factor: 1275, offset: 0 };
/// What each point of either player adds, in tenths of that unit.
const A_POINT: Correction = Correction { factor: -194, offset: -102 };
/// No more points than this are counted: few games have more.
const MOST_POINTS: i32 = 28;

/// In this position. With three and four players chances are within their intervals as they are.
pub(super) fn at(state: &State) -> Correction {
    let players = state.setup.players();
    if players != 2 {
        return Correction::NONE;
    }
    let points = Seat::all(players).map(|seat| i32::from(state.seats[seat].points)).sum::<i32>().min(MOST_POINTS);
    let with = |first: i32, a_point: i32| first + points * a_point / 10;
    Correction { factor: with(AT_FIRST.factor, A_POINT.factor), offset: with(AT_FIRST.offset, A_POINT.offset) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::splendor::Setup;
    use engine::{Game as _, Match, Seed};

    fn at_points(players: u8, points: [u8; 2]) -> Correction {
        let mut state = Match::<State>::new(Setup::new(&State::EDITIONS[0], players), Seed::number(1)).state().clone();
        Seat::all(2).zip(points).for_each(|(seat, points)| state.seats[seat].points = points);
        at(&state)
    }

    #[test]
    fn chances_of_two_players_move_away_from_a_half_early_and_back_near_the_goal() {
        assert_eq!(at_points(2, [0, 0]), AT_FIRST);
        let (middle, end) = (at_points(2, [6, 4]), at_points(2, [14, 13]));
        assert!(middle.factor > Correction::ONE && end.factor < Correction::ONE, "{middle:?} {end:?}");
        assert!(end.offset < middle.offset && middle.offset < 0, "a chance is the best of many, so it is a little too high");
        assert_eq!(at_points(2, [14, 14]), at_points(2, [17, 18]));
    }

    #[test]
    fn a_correction_does_not_depend_on_who_has_the_points() {
        assert_eq!(at_points(2, [9, 2]), at_points(2, [2, 9]));
    }

    #[test]
    fn more_players_are_told_what_the_search_found() {
        assert_eq!([3, 4].map(|players| at_points(players, [8, 3])), [Correction::NONE; 2]);
    }
}
