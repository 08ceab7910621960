//! How a game ended: the standings, and what decided them.

use crate::{BySeat, MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt;

/// The end of a game. Known to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Outcome {
    /// What decided it: one of the game's [`crate::Game::ENDINGS`].
    pub how: &'static str,
    /// Every seat, in seat order.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Standing>"))]
    pub standings: ArrayVec<Standing, MAX_SEATS>,
}

/// A seat's final standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for a winner; tied seats share a rank, and the next rank counts them all.
    pub rank: u8,
    /// The points.
    pub score: i16,
    /// What breaks ties under the game's rules: more jewels, or fewer cards. 0 if the game has no such rule.
    pub tie_break: u16,
}

impl Outcome {
    /// Ranks the seats by score, then by tie-break, the larger the better.
    ///
    /// The words name what decided first place: the score, the tie-break, or neither (a shared win).
    pub fn rank(players: u8, worth: &BySeat<(i16, i16)>, [score, tie_break, shared]: [&'static str; 3]) -> Outcome {
        let worth = worth.of(players);
        let better = |mine: (i16, i16)| worth.iter().filter(|other| **other > mine).count();
        let standings = Seat::all(players).zip(worth);
        let standings =
            standings.map(|(seat, mine)| Standing { seat, rank: better(*mine) as u8 + 1, score: mine.0, tie_break: mine.1.unsigned_abs() });
        let best = *worth.iter().max().expect("a table has seats");
        let how = match worth {
            all if all.iter().filter(|other| **other == best).count() > 1 => shared,
            all if all.iter().filter(|other| other.0 == best.0).count() > 1 => tie_break,
            _ => score,
        };
        Outcome { how, standings: standings.collect() }
    }

    /// Everyone on rank 1.
    pub fn winners(&self) -> Seats {
        self.standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat).collect()
    }
}

impl fmt::Display for Outcome {
    /// `points winner 2 scores 31 40 22`, as in the result line of a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} winner", self.how)?;
        self.winners().iter().try_for_each(|seat| write!(f, " {seat}"))?;
        write!(f, " scores")?;
        self.standings.iter().try_for_each(|standing| write!(f, " {}", standing.score))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(worth: &[(i16, i16)]) -> Outcome {
        let worth = BySeat::from_fn(|seat| worth.get(seat.index()).copied().unwrap_or_default());
        Outcome::rank(3, &worth, ["points", "jewels", "shared"])
    }

    #[test]
    fn the_score_comes_before_the_tie_break() {
        assert_eq!(ranked(&[(3, 9), (5, 1), (4, 1)]).to_string(), "points winner 2 scores 3 5 4");
        assert_eq!(ranked(&[(5, 2), (5, 1), (4, 9)]).to_string(), "jewels winner 1 scores 5 5 4");
        assert_eq!(ranked(&[(5, 1), (5, 1), (9, -1)]).to_string(), "points winner 3 scores 5 5 9");
        assert_eq!(ranked(&[(5, 2), (0, 0), (5, 2)]).to_string(), "shared winner 1 3 scores 5 0 5");
    }

    #[test]
    fn a_standing_says_what_breaks_a_tie() {
        let tie_breaks: Vec<u16> = ranked(&[(5, -7), (5, -6), (4, 9)]).standings.iter().map(|standing| standing.tie_break).collect();
        assert_eq!(tie_breaks, [7, 6, 9]);
    }

    #[test]
    fn level_seats_share_a_rank_and_the_next_counts_them() {
        let ranks: Vec<u8> = ranked(&[(5, 2), (0, 0), (5, 2)]).standings.iter().map(|s| s.rank).collect();
        assert_eq!(ranks, [1, 3, 1]);
    }
}
