//! What is kept of many games.

use super::Finished;
use crate::counts::Counts;
use std::collections::BTreeMap;

/// The ending of a game that reached the cap; no game uses this word.
pub(super) const CAPPED: &str = "capped";

/// Counts over games; those of several threads can be added.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// All moves made, including those of capped games.
    pub(super) moves: u64,
    /// Lengths of the finished games.
    pub(super) plies: Counts,
    pub(super) turns: Counts,
    /// The winner's score.
    pub(super) best: Counts,
    pub(super) seats: Vec<SeatTally>,
    pub(super) ends: BTreeMap<&'static str, End>,
}

/// One seat over all finished games.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatTally {
    pub(super) score: Counts,
    /// Games in which the seat was the only winner.
    pub(super) alone: u64,
    /// Games in which it was one of several.
    pub(super) shared: u64,
}

/// One way to end.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) count: u64,
    /// The first game with this ending.
    pub(super) first: u64,
}

impl Tally {
    pub(super) fn add(&mut self, game: u64, played: &Finished) {
        self.moves += u64::from(played.plies);
        let how = played.outcome.as_ref().map_or(CAPPED, |outcome| outcome.how);
        self.end(how, End { count: 1, first: game });
        let Some(outcome) = &played.outcome else { return };
        self.plies.add(played.plies.into());
        self.turns.add(played.turns.into());
        self.seats.resize(outcome.standings.len(), SeatTally::default());
        let winners = outcome.winners();
        for standing in &outcome.standings {
            let seat = &mut self.seats[standing.seat.index()];
            seat.score.add(standing.score.into());
            let won = winners.contains(standing.seat);
            seat.alone += u64::from(won && winners.len() == 1);
            seat.shared += u64::from(won && winners.len() > 1);
        }
        let best = outcome.standings.iter().find(|standing| standing.rank == 1);
        best.iter().for_each(|standing| self.best.add(standing.score.into()));
    }

    pub(super) fn merge(mut self, other: Tally) -> Tally {
        self.moves += other.moves;
        self.plies.merge(other.plies);
        self.turns.merge(other.turns);
        self.best.merge(other.best);
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatTally::default());
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.score.merge(theirs.score);
            mine.alone += theirs.alone;
            mine.shared += theirs.shared;
        }
        other.ends.into_iter().for_each(|(how, end)| self.end(how, end));
        self
    }

    fn end(&mut self, how: &'static str, new: End) {
        let end = self.ends.entry(how).or_insert(End { count: 0, first: new.first });
        end.count += new.count;
        end.first = end.first.min(new.first);
    }
}
