//! The rules of contests, as tests.

use super::*;
use crate::pairing::{berger, berger_rounds};
use std::collections::BTreeMap;

fn plan(format: Format, players: u8) -> Plan {
    Plan { format, players, gaps: Gaps::Bots, last: 0, duplicate: false, automatic: false }
}

/// A contest that has begun, with lots in the order of entering.
fn begun(plan: Plan, entrants: usize) -> Contest {
    let mut contest = Contest::new(plan, "organiser".into());
    for index in 0..entrants {
        let entered = contest.enter(&format!("p{index}")).expect("room");
        contest.apply(&entered);
    }
    for event in contest.begin("level:2", |_| {}).expect("enough") {
        contest.apply(&event);
    }
    contest
}

/// Pairs the next round; `false` if it is over.
fn pair(contest: &mut Contest) -> bool {
    match contest.next().expect("the round before is over") {
        Next::Round(event) => {
            contest.apply(&event);
            true
        }
        Next::Over => false,
    }
}

/// Ends all tables of the last round: the lower number is ahead, and bots are last.
fn better_numbers_win(contest: &mut Contest) {
    let round = contest.rounds.len() as u16 - 1;
    let games = contest.rounds[usize::from(round)].games.clone();
    for (table, game) in (0..).zip(games) {
        let ahead = |seat: &Option<u16>| game.seats.iter().filter(|other| worth(other) < worth(seat)).count() as u8 + 1;
        let ranks = game.seats.iter().map(ahead).collect();
        contest.finish(round, table, Outcome { ranks, scores: vec![Some(1); game.seats.len()] });
    }
}

fn worth(seat: &Option<u16>) -> u16 {
    seat.unwrap_or(u16::MAX)
}

fn play_out(contest: &mut Contest) {
    while pair(contest) {
        better_numbers_win(contest);
    }
}

/// How often each two entrants met.
fn meetings(contest: &Contest) -> BTreeMap<(u16, u16), u32> {
    let mut met = BTreeMap::new();
    for game in contest.rounds.iter().flat_map(|round| &round.games) {
        let here: Vec<u16> = game.seats.iter().flatten().copied().collect();
        for (index, one) in here.iter().enumerate() {
            here[..index].iter().for_each(|other| *met.entry((*one.min(other), *one.max(other))).or_default() += 1);
        }
    }
    met
}

/// Everyone is at one table or has a bye, once, and every table is of the right size.
fn assert_whole(contest: &Contest) {
    let round = contest.rounds.last().expect("a round");
    let mut seen: Vec<u16> = round.games.iter().flat_map(|game| game.seats.iter().flatten()).chain(&round.byes).copied().collect();
    seen.sort_unstable();
    let mut active = contest.active();
    active.sort_unstable();
    assert_eq!(seen, active);
    for game in &round.games {
        assert_eq!(game.seats.len(), usize::from(contest.plan.players));
        assert!(game.seats.iter().any(Option::is_some), "no table is for bots alone");
    }
}

/// The tables of the FIDE Handbook, C.05 annex 1, a line for each round.
const BERGER: [(usize, &str); 7] = [
    (4, "1-4 2-3, 4-3 1-2, 2-4 3-1"),
    (6, "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1"),
    (
        8,
        "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, \
         4-8 5-3 6-2 7-1",
    ),
    (
        10,
        "1-10 2-9 3-8 4-7 5-6, 10-6 7-5 8-4 9-3 1-2, 2-10 3-1 4-9 5-8 6-7, 10-7 8-6 9-5 1-4 2-3, 3-10 4-2 5-1 6-9 7-8, \
         10-8 9-7 1-6 2-5 3-4, 4-10 5-3 6-2 7-1 8-9, 10-9 1-8 2-7 3-6 4-5, 5-10 6-4 7-3 8-2 9-1",
    ),
    (
        12,
        "1-12 2-11 3-10 4-9 5-8 6-7, 12-7 8-6 9-5 10-4 11-3 1-2, 2-12 3-1 4-11 5-10 6-9 7-8, 12-8 9-7 10-6 11-5 1-4 2-3, \
         3-12 4-2 5-1 6-11 7-10 8-9, 12-9 10-8 11-7 1-6 2-5 3-4, 4-12 5-3 6-2 7-1 8-11 9-10, 12-10 11-9 1-8 2-7 3-6 4-5, \
         5-12 6-4 7-3 8-2 9-1 10-11, 12-11 1-10 2-9 3-8 4-7 5-6, 6-12 7-5 8-4 9-3 10-2 11-1",
    ),
    (
        14,
        "1-14 2-13 3-12 4-11 5-10 6-9 7-8, 14-8 9-7 10-6 11-5 12-4 13-3 1-2, 2-14 3-1 4-13 5-12 6-11 7-10 8-9, \
         14-9 10-8 11-7 12-6 13-5 1-4 2-3, 3-14 4-2 5-1 6-13 7-12 8-11 9-10, 14-10 11-9 12-8 13-7 1-6 2-5 3-4, \
         4-14 5-3 6-2 7-1 8-13 9-12 10-11, 14-11 12-10 13-9 1-8 2-7 3-6 4-5, 5-14 6-4 7-3 8-2 9-1 10-13 11-12, \
         14-12 13-11 1-10 2-9 3-8 4-7 5-6, 6-14 7-5 8-4 9-3 10-2 11-1 12-13, 14-13 1-12 2-11 3-10 4-9 5-8 6-7, \
         7-14 8-6 9-5 10-4 11-3 12-2 13-1",
    ),
    (
        16,
        "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9, 16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2, \
         2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10, 16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3, \
         3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11, 16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4, \
         4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12, 16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5, \
         5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13, 16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6, \
         6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14, 16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7, \
         7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15, 16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8, 8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1",
    ),
];

#[test]
fn a_round_robin_of_two_follows_the_berger_tables_of_the_fide_handbook() {
    for (entrants, table) in BERGER {
        assert_eq!(table.split(", ").count(), berger_rounds(entrants), "the whole table for {entrants}");
        for (round, wanted) in table.split(", ").enumerate() {
            let found = berger(entrants, round).iter().map(|(one, other)| format!("{}-{}", one + 1, other + 1)).collect::<Vec<_>>();
            assert_eq!(found.join(" "), wanted, "{entrants} players, round {}", round + 1);
        }
    }
}

#[test]
fn everybody_meets_everybody_once_and_begins_as_often_as_not() {
    for entrants in 2..=16 {
        let mut contest = begun(plan(Format::RoundRobin, 2), entrants);
        assert_eq!(contest.planned(), entrants + entrants % 2 - 1);
        while pair(&mut contest) {
            assert_whole(&contest);
            better_numbers_win(&mut contest);
        }
        let met = meetings(&contest);
        assert_eq!(met.len(), entrants * (entrants - 1) / 2, "{entrants}");
        assert!(met.values().all(|times| *times == 1));
        for entrant in 0..entrants as u16 {
            let games = contest.rounds.iter().flat_map(|round| &round.games);
            let first = games.clone().filter(|game| game.seats[0] == Some(entrant)).count();
            let second = games.filter(|game| game.seats[1] == Some(entrant)).count();
            assert!(first.abs_diff(second) <= 1, "{entrants}: {first} and {second}");
        }
    }
}

#[test]
fn at_larger_tables_everybody_meets_everybody_soon_and_nobody_much_more_often() {
    for players in 3..=5_u8 {
        for entrants in usize::from(players)..=16 {
            for gaps in [Gaps::Bots, Gaps::Byes] {
                let mut contest = begun(Plan { gaps, ..plan(Format::RoundRobin, players) }, entrants);
                let planned = contest.planned();
                while pair(&mut contest) {
                    assert_whole(&contest);
                    better_numbers_win(&mut contest);
                }
                let met = meetings(&contest);
                assert_eq!(met.len(), entrants * (entrants - 1) / 2, "all of {entrants} met at tables of {players}");
                assert_eq!(contest.rounds.len(), planned, "as announced");
                let a_round: usize =
                    contest.rounds[0].games.iter().map(|game| game.seats.iter().flatten().count()).map(|n| n * (n - 1) / 2).sum();
                let fewest = (met.len().div_ceil(a_round)).max((entrants - 1).div_ceil(usize::from(players) - 1));
                assert!(
                    contest.rounds.len() <= 2 * fewest + 2,
                    "{entrants} at {players}: {} rounds, {fewest} at best",
                    contest.rounds.len()
                );
                let pairs: u32 = met.values().sum();
                let even = pairs.div_ceil(met.len() as u32);
                assert!(met.values().all(|times| *times <= even + 2), "{entrants} at {players}: {met:?}");
                let byes = |entrant: u16| contest.rounds.iter().filter(|round| round.byes.contains(&entrant)).count();
                let byes: Vec<usize> = (0..entrants as u16).map(byes).collect();
                assert!(byes.iter().max().unwrap_or(&0) - byes.iter().min().unwrap_or(&0) <= 1, "{byes:?}");
            }
        }
    }
}

#[test]
fn in_a_series_everybody_moves_one_seat_further_and_bots_fill_the_table() {
    let mut contest = begun(plan(Format::Series(8), 4), 3);
    assert_eq!(contest.entrants.len(), 4, "a bot is an entrant like others");
    let mut seats = Vec::new();
    while pair(&mut contest) {
        seats.push(contest.rounds.last().expect("a game").games[0].seats.clone());
        better_numbers_win(&mut contest);
    }
    assert_eq!(seats.len(), 8);
    assert_eq!(seats[0], [0, 1, 2, 3].map(Some));
    assert_eq!(seats[1], [3, 0, 1, 2].map(Some));
    for entrant in 0..4 {
        let begins = seats.iter().filter(|seats| seats[0] == Some(entrant)).count();
        assert_eq!(begins, 2, "each begins twice in eight games");
    }
}

#[test]
fn whoever_drops_out_of_a_series_is_replaced_by_a_bot_until_somebody_takes_the_place_and_the_points() {
    let mut contest = begun(plan(Format::Series(4), 2), 2);
    pair(&mut contest);
    better_numbers_win(&mut contest);
    contest.apply(&contest.leave(0).expect("may"));
    pair(&mut contest);
    assert_eq!(contest.rounds[1].games[0].seats, [Some(1), None]);
    better_numbers_win(&mut contest);
    assert_eq!(contest.leave(0), Err(Problem::NotNow("they no longer take part")));
    contest.apply(&contest.enter("late").expect("a place is free"));
    assert_eq!(contest.enter("later"), Err(Problem::NotNow("it has begun, and nobody has dropped out")));
    assert_eq!(contest.entrant_of("late"), Some(0));
    let points: Vec<(u16, u32)> = contest.standings().iter().map(|line| (line.entrant, line.points)).collect();
    assert_eq!(points, [(1, 2), (0, 2)], "a win each, and more points in games for the one who played two");
}

#[test]
fn the_monrad_system_pairs_neighbours_who_have_not_met() {
    // Worked out by hand from the rule: sorted by points, then by number, each in turn meets the next whom they have not met.
    let mut contest = begun(plan(Format::Swiss(4), 2), 8);
    let paired = |contest: &Contest| -> Vec<(u16, u16)> {
        let games = &contest.rounds.last().expect("a round").games;
        games.iter().map(|game| (worth(&game.seats[0]) + 1, worth(&game.seats[1]) + 1)).map(|(a, b)| (a.min(b), a.max(b))).collect()
    };
    pair(&mut contest);
    assert_eq!(paired(&contest), [(1, 2), (3, 4), (5, 6), (7, 8)]);
    better_numbers_win(&mut contest);
    pair(&mut contest);
    // 1 3 5 7 have a point each.
    assert_eq!(paired(&contest), [(1, 3), (5, 7), (2, 4), (6, 8)]);
    better_numbers_win(&mut contest);
    pair(&mut contest);
    // Two points: 1 5; one: 2 3 6 7; none: 4 8.
    assert_eq!(paired(&contest), [(1, 5), (2, 3), (6, 7), (4, 8)]);
    better_numbers_win(&mut contest);
    pair(&mut contest);
    // Three: 1; two: 2 5 6; one: 3 4 7; none: 8. 1 has met 2 and 5; 2 meets 5; 3 has met 4, and meets 7; so 4 and 8 would meet again.
    // 3 meets 8 instead, and 4 meets 7.
    assert_eq!(paired(&contest), [(1, 6), (2, 5), (3, 8), (4, 7)]);
}

#[test]
fn nobody_meets_twice_in_a_swiss_of_two_while_that_is_possible() {
    for entrants in [6, 7, 16, 33, 64] {
        let rounds = if entrants < 10 { 3 } else { 7 };
        let mut contest = begun(plan(Format::Swiss(rounds), 2), entrants);
        while pair(&mut contest) {
            assert_whole(&contest);
            better_numbers_win(&mut contest);
        }
        assert!(meetings(&contest).values().all(|times| *times == 1), "{entrants}");
        assert_eq!(contest.standings()[0].entrant, 0, "the best is first");
        let seats = contest.rounds.iter().flat_map(|round| &round.games);
        for entrant in 0..entrants as u16 {
            let first = seats.clone().filter(|game| game.seats[0] == Some(entrant)).count();
            assert!(first.abs_diff(usize::from(rounds) - first) <= 3, "{entrant} of {entrants} began {first} times");
        }
    }
}

#[test]
fn in_a_swiss_of_larger_tables_repeats_are_avoided_before_points_are_matched() {
    for players in 3..=5 {
        for gaps in [Gaps::Bots, Gaps::Byes] {
            let mut contest = begun(Plan { gaps, ..plan(Format::Swiss(5), players) }, 41);
            while pair(&mut contest) {
                assert_whole(&contest);
                better_numbers_win(&mut contest);
            }
            assert!(meetings(&contest).values().all(|times| *times == 1), "tables of {players}");
            assert_eq!(contest.standings()[0].entrant, 0);
        }
    }
}

#[test]
fn from_the_second_round_on_people_with_equal_points_sit_together() {
    let mut contest = begun(plan(Format::Swiss(2), 4), 64);
    pair(&mut contest);
    better_numbers_win(&mut contest);
    let points: BTreeMap<u16, u32> = contest.standings().iter().map(|line| (line.entrant, line.points)).collect();
    pair(&mut contest);
    for game in &contest.rounds[1].games {
        let at_table: Vec<u32> = game.seats.iter().flatten().map(|entrant| points[entrant]).collect();
        assert!(at_table.windows(2).all(|two| two[0] == two[1]), "{at_table:?}");
    }
}

#[test]
fn an_odd_one_out_has_a_bye_or_plays_a_bot_and_not_twice() {
    for gaps in [Gaps::Bots, Gaps::Byes] {
        let mut contest = begun(Plan { gaps, ..plan(Format::Swiss(5), 2) }, 9);
        play_out(&mut contest);
        let mut odd: Vec<u16> = Vec::new();
        for round in &contest.rounds {
            odd.extend(&round.byes);
            let with_bot = round.games.iter().filter(|game| game.seats.contains(&None));
            odd.extend(with_bot.flat_map(|game| game.seats.iter().flatten()));
        }
        assert_eq!(odd.len(), 5);
        odd.sort_unstable();
        odd.dedup();
        assert_eq!(odd.len(), 5, "five different people");
        let lines = contest.standings();
        let byes: u32 = lines.iter().map(|line| line.byes).sum();
        assert_eq!(byes, if gaps == Gaps::Byes { 5 } else { 0 });
    }
}

#[test]
fn those_who_come_late_or_drop_out_are_paired_from_then_on_or_no_longer() {
    let mut contest = begun(plan(Format::Swiss(4), 2), 6);
    pair(&mut contest);
    better_numbers_win(&mut contest);
    contest.apply(&contest.enter("late").expect("may"));
    contest.apply(&contest.leave(2).expect("may"));
    pair(&mut contest);
    assert_whole(&contest);
    better_numbers_win(&mut contest);
    let back = contest.enter("p2").expect("may come back");
    assert_eq!(back, Event::Replaced { entrant: 2, who: Who::Person("p2".into()) });
    pair(&mut contest);
    better_numbers_win(&mut contest);
    pair(&mut contest);
    assert_eq!(contest.enter("too late"), Ok(Event::Replaced { entrant: 2, who: Who::Person("too late".into()) }), "takes a free place");
    contest.apply(&back);
    assert!(matches!(contest.enter("too late"), Err(Problem::NotNow(_))), "no round is left");
}

#[test]
fn who_has_dropped_out_gives_the_others_byes_or_a_bot_in_a_round_robin() {
    for gaps in [Gaps::Bots, Gaps::Byes] {
        let mut contest = begun(Plan { gaps, ..plan(Format::RoundRobin, 2) }, 4);
        contest.apply(&contest.leave(3).expect("may"));
        play_out(&mut contest);
        let byes: usize = contest.rounds.iter().map(|round| round.byes.len()).sum();
        let bots = contest.rounds.iter().flat_map(|round| &round.games).filter(|game| game.seats.contains(&None)).count();
        assert_eq!((byes, bots), if gaps == Gaps::Byes { (3, 0) } else { (0, 3) });
    }
}

#[test]
fn points_count_everybody_behind_one_and_half_of_those_beside_one() {
    let mut contest = begun(plan(Format::Series(1), 4), 4);
    pair(&mut contest);
    contest.finish(0, 0, Outcome { ranks: vec![1, 2, 2, 4], scores: vec![Some(15), Some(12), Some(12), None] });
    let lines: Vec<(u32, u32, i32)> = contest.standings().iter().map(|line| (line.points, line.wins, line.game_points)).collect();
    assert_eq!(lines, [(6, 1, 15), (3, 0, 12), (3, 0, 12), (0, 0, 0)]);
    let ranks: Vec<u16> = contest.standings().iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [1, 2, 2, 4], "only the lot tells them apart");
}

#[test]
fn tie_breaks_are_those_of_the_handbook() {
    // A round robin of four; the first of each pair begins: 1-4 2-3, 4-3 1-2, 2-4 3-1.
    let mut contest = begun(plan(Format::RoundRobin, 2), 4);
    let (won, drawn, lost) = ([1, 2], [1, 1], [2, 1]);
    for round in [[won, drawn], [lost, won], [won, won]] {
        pair(&mut contest);
        let at = contest.rounds.len() as u16 - 1;
        for (table, ranks) in (0..).zip(round) {
            contest.finish(at, table, Outcome { ranks: ranks.to_vec(), scores: vec![None; 2] });
        }
    }
    // 1 beat 4 and 2, and lost to 3: 2. 2 drew 3, lost to 1, beat 4: 1½. 3 drew 2, beat 4 and 1: 2½. 4 lost all.
    let lines = contest.standings();
    let points: Vec<(u16, u32)> = lines.iter().map(|line| (line.entrant + 1, line.points)).collect();
    assert_eq!(points, [(3, 5), (1, 4), (2, 3), (4, 0)]);
    // Sonneborn–Berger in quarters: 3 has half of 1½, and 0, and 2; 1 has 0 and 1½; 2 has half of 2½, and 0.
    let sonneborn: Vec<u32> = lines.iter().map(|line| line.sonneborn_berger).collect();
    assert_eq!(sonneborn, [3 + 8, 6, 5, 0]);
    let buchholz: Vec<u32> = lines.iter().map(|line| line.buchholz).collect();
    assert_eq!(buchholz, [7, 8, 9, 12], "twelve in all less one's own");
}

#[test]
fn a_knock_out_final_is_a_bracket_of_the_best() {
    let mut contest = begun(Plan { last: 8, ..plan(Format::Swiss(4), 2) }, 20);
    for _ in 0..4 {
        assert!(pair(&mut contest));
        better_numbers_win(&mut contest);
    }
    let best: Vec<u16> = contest.standings().iter().take(8).map(|line| line.entrant).collect();
    assert!(pair(&mut contest));
    let meets: Vec<(u16, u16)> = (0..4).map(|table| (best[table], best[7 - table])).collect();
    for (game, (one, other)) in contest.rounds[4].games.iter().zip(meets) {
        assert!(game.seats.contains(&Some(one)) && game.seats.contains(&Some(other)));
    }
    better_numbers_win(&mut contest);
    assert!(matches!(contest.set_result(0, 0, &[1, 2]), Err(Problem::NotNow(_))), "the final was made from it");
    assert!(matches!(contest.enter("late"), Err(Problem::NotNow(_))));
    play_out(&mut contest);
    assert_eq!(contest.rounds.len(), 4 + 3);
    let lines = contest.standings();
    assert_eq!(lines[0].entrant, 0, "the winner of the final is first");
    assert!(lines.windows(2).all(|two| two[0].knock_out >= two[1].knock_out));
    assert!(lines.iter().take(8).all(|line| line.knock_out > 0) && lines[8].knock_out == 0);
}

#[test]
fn at_tables_of_four_the_best_two_go_on() {
    let mut contest = begun(Plan { last: 16, ..plan(Format::Swiss(2), 4) }, 24);
    play_out(&mut contest);
    let tables: Vec<usize> = contest.rounds.iter().map(|round| round.games.len()).collect();
    assert_eq!(tables, [6, 6, 4, 2, 1]);
    let last: Vec<u16> = contest.standings().iter().take(4).map(|line| line.entrant).collect();
    let mut seated: Vec<u16> = contest.rounds[4].games[0].seats.iter().flatten().copied().collect();
    seated.sort_unstable();
    assert_eq!(last, seated, "the last table in the order of its result");
}

#[test]
fn a_final_shrinks_with_the_field() {
    let mut contest = begun(Plan { last: 16, ..plan(Format::Swiss(1), 2) }, 7);
    play_out(&mut contest);
    let tables: Vec<usize> = contest.rounds.iter().filter(|round| round.knock_out).map(|round| round.games.len()).collect();
    assert_eq!(tables, [2, 1], "the best four of seven");
}

#[test]
fn a_correction_outweighs_the_result_of_the_table_whichever_comes_first() {
    for corrected_first in [true, false] {
        let mut contest = begun(plan(Format::Series(2), 2), 2);
        pair(&mut contest);
        let played = Outcome { ranks: vec![1, 2], scores: vec![Some(15), Some(9)] };
        let corrected = contest.set_result(0, 0, &[2, 1]).expect("may");
        if corrected_first {
            contest.apply(&corrected);
            contest.finish(0, 0, played);
        } else {
            contest.finish(0, 0, played);
            contest.apply(&corrected);
        }
        let lines = contest.standings();
        assert_eq!((lines[0].entrant, lines[0].points, lines[0].game_points), (1, 2, 9));
        assert!(contest.rounds[0].games[0].corrected);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let contest = begun(plan(Format::Series(2), 2), 2);
    for ranks in [&[1_u8][..], &[1, 3], &[2, 2], &[0, 1]] {
        let mut contest = contest.clone();
        pair(&mut contest);
        assert!(contest.set_result(0, 0, ranks).is_err(), "{ranks:?}");
    }
    assert!(contest.set_result(0, 0, &[1, 2]).is_err(), "no round yet");
    assert_eq!(contest.enter("p0"), Err(Problem::NotNow("you have entered")));
    assert!(contest.begin("level:1", |_| {}).is_err(), "once");
    assert!(contest.leave(9).is_err());
    let mut open = contest.clone();
    pair(&mut open);
    assert!(open.next().is_err(), "a table is in play");
    let entering = Contest::new(plan(Format::Swiss(3), 2), "o".into());
    assert!(entering.next().is_err() && entering.begin("level:1", |_| {}).is_err(), "nobody is there");
    for bad in [
        plan(Format::Series(0), 2),
        plan(Format::Swiss(31), 2),
        plan(Format::RoundRobin, 6),
        Plan { last: 3, ..plan(Format::RoundRobin, 2) },
        Plan { last: 2, ..plan(Format::Series(3), 2) },
        Plan { duplicate: true, ..plan(Format::Series(3), 2) },
    ] {
        assert!(matches!(bad.check(), Err(Problem::BadPlan(_))), "{bad:?}");
    }
}

#[test]
fn a_full_field_takes_nobody_else_and_a_place_given_up_before_the_beginning_is_free() {
    let mut contest = Contest::new(plan(Format::Series(3), 2), "o".into());
    for player in ["a", "b"] {
        contest.apply(&contest.enter(player).expect("room"));
    }
    assert_eq!(contest.enter("c"), Err(Problem::Full));
    contest.apply(&contest.leave(0).expect("may"));
    contest.apply(&contest.enter("c").expect("room again"));
    for event in contest.begin("level:2", |lots| lots.reverse()).expect("two") {
        contest.apply(&event);
    }
    pair(&mut contest);
    assert_eq!(contest.rounds[0].games[0].seats, [Some(2), Some(1)], "by lot, without the one who left");
    assert_eq!(contest.standings().len(), 2);
}

#[test]
fn it_is_over_when_nobody_is_left() {
    let mut contest = begun(plan(Format::Swiss(5), 2), 2);
    for entrant in 0..2 {
        contest.apply(&contest.leave(entrant).expect("may"));
    }
    assert_eq!(contest.next(), Ok(Next::Over));
}
