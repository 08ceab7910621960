//! Who is ahead, and why.
//!
//! For every other seat at a table one gets a point for finishing before it, and half a point for sharing its place. A bye is worth a win at tables of
//! two, and the average of a table otherwise. Ties are broken, in this order, by what [`TieBreak::of`] lists, and at last by lot.

use crate::contest::{Contest, Round};
use crate::plan::{Format, Plan};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What came of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The rank of each seat, 1 for the best; equal seats share a rank.
    pub ranks: Vec<u8>,
    /// The points of the game, where it was played to its end.
    pub scores: Vec<Option<i16>>,
}

/// What decides between equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The points of all opponents added up.
    Buchholz,
    /// The points of the opponents behind whom one did not finish: all of those one beat, half of those one shared a place with.
    SonnebornBerger,
    /// How often one was first.
    Wins,
    /// The points of the games added up.
    GamePoints,
}

impl TieBreak {
    /// The order for a plan. In a series and where everybody meets everybody all have the same opponents, so Buchholz would say nothing.
    pub fn of(plan: &Plan) -> &'static [TieBreak] {
        match plan.format {
            Format::Series(_) => &[TieBreak::Wins, TieBreak::GamePoints],
            Format::RoundRobin => &[TieBreak::SonnebornBerger, TieBreak::Wins, TieBreak::GamePoints],
            Format::Swiss(_) => &[TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::Wins, TieBreak::GamePoints],
        }
    }
}

/// How an entrant stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ContestStanding"))]
pub struct Line {
    /// Who.
    pub entrant: u16,
    /// 1 for the best. Those whom only the lot tells apart share a rank.
    pub rank: u16,
    /// In half points, without the knock-out final.
    pub points: u32,
    /// As in [`TieBreak::Buchholz`], in half points.
    pub buchholz: u32,
    /// As in [`TieBreak::SonnebornBerger`], in quarters of a point.
    pub sonneborn_berger: u32,
    /// As in [`TieBreak::Wins`].
    pub wins: u32,
    /// As in [`TieBreak::GamePoints`].
    pub game_points: i32,
    /// Tables played to their end, without the knock-out final.
    pub played: u32,
    /// Byes.
    pub byes: u32,
    /// How far they came in the knock-out final: 0 for nowhere, then counted by its rounds, and at its last table by places.
    pub knock_out: u16,
}

/// The half points of one seat against another with these ranks.
fn against(mine: u8, theirs: u8) -> u32 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}

fn bye(plan: &Plan) -> u32 {
    if plan.players == 2 { 2 } else { u32::from(plan.players) - 1 }
}

pub(crate) fn standings(contest: &Contest) -> Vec<Line> {
    let mut lines: BTreeMap<u16, Line> = (0..contest.entrants.len() as u16).map(|entrant| (entrant, blank(entrant))).collect();
    let regular: Vec<&Round> = contest.rounds.iter().filter(|round| !round.knock_out).collect();
    for round in &regular {
        for entrant in &round.byes {
            if let Some(line) = lines.get_mut(entrant) {
                line.points += bye(&contest.plan);
                line.byes += 1;
            }
        }
        each_seat(round, |entrant, rank, ranks, score| {
            let Some(line) = lines.get_mut(&entrant) else { return };
            // One's own seat counts as shared with oneself.
            line.points += ranks.iter().map(|(_, other)| against(rank, *other)).sum::<u32>() - 1;
            line.wins += u32::from(ranks.iter().all(|(_, other)| rank <= *other));
            line.game_points += i32::from(score.unwrap_or(0));
            line.played += 1;
        });
    }
    add_opponents(&regular, &mut lines);
    add_knock_out(contest, &mut lines);
    in_order(contest, lines)
}

fn blank(entrant: u16) -> Line {
    Line { entrant, rank: 0, points: 0, buchholz: 0, sonneborn_berger: 0, wins: 0, game_points: 0, played: 0, byes: 0, knock_out: 0 }
}

/// Calls `what` with each entrant at a table that is over, their rank, the ranks of all seats, and their points in the game.
fn each_seat(round: &Round, mut what: impl FnMut(u16, u8, &[(Option<u16>, u8)], Option<i16>)) {
    for game in &round.games {
        let Some(outcome) = &game.outcome else { continue };
        let ranks: Vec<(Option<u16>, u8)> = game.seats.iter().copied().zip(outcome.ranks.iter().copied()).collect();
        for (index, (entrant, rank)) in ranks.iter().enumerate() {
            if let Some(entrant) = entrant {
                what(*entrant, *rank, &ranks, outcome.scores.get(index).copied().flatten());
            }
        }
    }
}

fn add_opponents(regular: &[&Round], lines: &mut BTreeMap<u16, Line>) {
    let points: BTreeMap<u16, u32> = lines.values().map(|line| (line.entrant, line.points)).collect();
    for round in regular {
        each_seat(round, |entrant, rank, ranks, _| {
            let Some(line) = lines.get_mut(&entrant) else { return };
            let others = ranks.iter().filter_map(|(other, theirs)| Some((*other.as_ref().filter(|other| **other != entrant)?, *theirs)));
            for (other, theirs) in others {
                let of = points.get(&other).copied().unwrap_or(0);
                line.buchholz += of;
                line.sonneborn_berger += of * against(rank, theirs);
            }
        });
    }
}

fn add_knock_out(contest: &Contest, lines: &mut BTreeMap<u16, Line>) {
    let rounds = contest.rounds.iter().filter(|round| round.knock_out);
    for (stage, round) in (1..).zip(rounds) {
        for entrant in round.games.iter().flat_map(|game| &game.seats).flatten() {
            lines.entry(*entrant).and_modify(|line| line.knock_out = stage);
        }
    }
    let last = crate::pairing::last_table(contest);
    for (better, entrant) in (1..).zip(last.into_iter().rev()) {
        lines.entry(entrant).and_modify(|line| line.knock_out += better);
    }
}

/// What a line is sorted by, the best first, without the lot.
fn worth(plan: &Plan, line: &Line) -> (u16, u32, Vec<i64>) {
    let value = |by: &TieBreak| match by {
        TieBreak::Buchholz => i64::from(line.buchholz),
        TieBreak::SonnebornBerger => i64::from(line.sonneborn_berger),
        TieBreak::Wins => i64::from(line.wins),
        TieBreak::GamePoints => i64::from(line.game_points),
    };
    (line.knock_out, line.points, TieBreak::of(plan).iter().map(value).collect())
}

fn in_order(contest: &Contest, lines: BTreeMap<u16, Line>) -> Vec<Line> {
    let lot = |line: &Line| contest.lots.iter().position(|entrant| *entrant == line.entrant);
    let counts = |line: &Line| line.played + line.byes > 0 || contest.takes_part(line.entrant);
    let mut lines: Vec<Line> = lines.into_values().filter(counts).collect();
    lines.sort_by_key(|line| (std::cmp::Reverse(worth(&contest.plan, line)), lot(line)));
    let worths: Vec<_> = lines.iter().map(|line| worth(&contest.plan, line)).collect();
    for (index, line) in lines.iter_mut().enumerate() {
        let first = worths.iter().position(|worth| *worth == worths[index]).unwrap_or(index);
        line.rank = first as u16 + 1;
    }
    lines
}
