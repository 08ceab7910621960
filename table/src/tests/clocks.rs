//! Clocks: when they run, what adds to them, and what never does.

use super::*;

fn live(bank: u32, increment: u32, cover: Cover) -> Terms {
    Terms { pace: Pace::Live { bank, increment }, cover, ..terms("splendor", "first=1") }
}

fn clock(table: &Table, number: usize, now: u64) -> u64 {
    table.frame(Viewer::Public, now).seats[number - 1].clock.expect("a clock")
}

#[test]
fn clocks_run_for_seats_that_owe_a_move_and_a_move_adds_the_increment() {
    let live = Terms { pace: Pace::Live { bank: 60, increment: 5 }, ..terms("splendor", "first=1") };
    let mut table = started(live, 2, 0);
    play(&mut table, "a", 20_000, "take wbg").expect("legal");
    let clocks = |table: &Table, now| table.frame(Viewer::Public, now).seats.iter().map(|seat| seat.clock).collect::<Vec<_>>();
    assert_eq!(clocks(&table, 20_000), [Some(45_000), Some(60_000)]);
    assert_eq!(clocks(&table, 50_000), [Some(45_000), Some(30_000)], "only the second clock runs");
    assert_eq!(table.due(), None, "friends vote, so nothing happens by itself");
}

#[test]
fn at_the_clock_a_bot_covers_and_a_person_who_returns_after_its_move_has_time_to_look_once() {
    let mut table = started(live(60, 5, Cover::Clock), 2, 0);
    assert_eq!((table.due(), table.overdue(59_999)), (Some(MINUTE), None));
    let entry = table.overdue(MINUTE).expect("the clock has run out");
    assert_eq!(entry, Entry::Covered { seat: seat(1), why: Why::Clock });
    table.apply(MINUTE, entry).expect("covered");
    assert_eq!(table.due(), Some(MINUTE), "the bot owes a move at once");
    assert_eq!(act(&mut table, "a", MINUTE, Act::Return), Err("out-of-time"), "the bot makes this one");
    bot_move(&mut table, MINUTE);
    act(&mut table, "a", MINUTE, Act::Return).expect("back");
    play(&mut table, "b", 70_000, "take wbg").expect("legal");
    assert_eq!(table.due(), Some(70_000 + 35_000));
    table.apply(105_000, table.overdue(105_000).expect("run out")).expect("covered");
    bot_move(&mut table, 105_000);
    act(&mut table, "a", 105_000, Act::Return).expect("back");
    assert_eq!(clock(&table, 1, 105_000), 5_000, "the second time there is only the increment");
}

#[test]
fn without_an_increment_a_clock_that_ran_out_twice_is_out() {
    let mut table = started(live(10, 0, Cover::Clock), 2, 0);
    for (time, left) in [(10_000, Ok(())), (50_000, Err("out-of-time"))] {
        table.apply(time, table.overdue(time).expect("run out")).expect("covered");
        bot_move(&mut table, time);
        assert_eq!(act(&mut table, "a", time, Act::Return), left);
        play_any(&mut table, "b", time);
    }
}

#[test]
fn where_nobody_is_covered_the_clock_decides() {
    let live = Terms { pace: Pace::Live { bank: 60, increment: 0 }, cover: Cover::Never, ..terms("splendor", "first=1") };
    let mut table = started(live, 2, 0);
    table.apply(MINUTE, table.overdue(MINUTE).expect("run out")).expect("lapsed");
    assert_eq!(table.ending(), Some(&Ending::Resigned(Some(seat(2)))));
}

#[test]
fn a_day_by_day_table_gives_each_move_its_days() {
    const DAY: u64 = 24 * 60 * MINUTE;
    let slow = Terms { pace: Pace::Days(2), cover: Cover::Clock, ..terms("splendor", "first=1") };
    let mut table = started(slow, 2, 0);
    assert_eq!(table.due(), Some(2 * DAY));
    play(&mut table, "a", DAY, "take wbg").expect("legal");
    play(&mut table, "b", 2 * DAY, "take wbg").expect("legal");
    assert_eq!(table.due(), Some(4 * DAY));
    act(&mut table, "a", 2 * DAY, propose(Proposal::Pace(Pace::Days(3)))).expect("asks");
    act(&mut table, "b", 2 * DAY, Act::Answer { yes: true }).expect("agrees");
    assert_eq!(table.due(), Some(5 * DAY));
}

#[test]
fn stepping_away_and_coming_back_never_refills_a_clock() {
    for cover in [Cover::Vote, Cover::Clock] {
        let mut table = started(live(10, 7, cover), 2, 0);
        for round in 0..4 {
            act(&mut table, "a", 8_000 + round, Act::Away).expect("may");
            act(&mut table, "a", 8_000 + round, Act::Return).expect("may");
        }
        assert_eq!(clock(&table, 1, 8_003), 1_997, "what was left");
    }
    let mut table = started(Terms { pace: Pace::Days(1), cover: Cover::Vote, ..terms("splendor", "first=1") }, 2, 0);
    let left = clock(&table, 1, 5_000);
    act(&mut table, "a", 5_000, Act::Away).expect("may");
    act(&mut table, "a", 5_000, Act::Return).expect("may");
    assert_eq!(clock(&table, 1, 5_000), left);
}

#[test]
fn moves_of_the_bot_add_nothing_to_the_clock_of_the_person() {
    let mut table = started(live(60, 20, Cover::Vote), 2, 0);
    act(&mut table, "a", 10_000, Act::Away).expect("may");
    bot_move(&mut table, 10_000);
    act(&mut table, "a", 11_000, Act::Return).expect("may");
    assert_eq!(clock(&table, 1, 11_000), 50_000);
}

#[test]
fn where_nobody_is_covered_nobody_stops_a_clock_by_stepping_away() {
    let mut table = started(live(10, 0, Cover::Never), 2, 0);
    assert_eq!(act(&mut table, "a", 1_000, Act::Away), Err("no-cover"));
    assert_eq!(table.due(), Some(10_000));
}

#[test]
fn a_move_that_is_undone_adds_no_increment_and_its_time_is_paid() {
    let mut table = started(live(60, 20, Cover::Vote), 2, 0);
    for round in 1..4 {
        play(&mut table, "a", round * 10_000, "take wbg").expect("legal");
        act(&mut table, "a", round * 10_000 + 5_000, Act::Undo).expect("nothing was shown");
    }
    assert_eq!((clock(&table, 1, 35_000), clock(&table, 2, 35_000)), (25_000, 60_000));
    let mut table = started(Terms { pace: Pace::Days(1), ..terms("splendor", "first=1") }, 2, 0);
    let left = clock(&table, 1, 9_000);
    play(&mut table, "a", 9_000, "take wbg").expect("legal");
    act(&mut table, "a", 9_000, Act::Undo).expect("nothing was shown");
    assert_eq!(clock(&table, 1, 9_000), left, "the same day");
}

#[test]
fn a_take_back_by_everybody_gives_the_clocks_back() {
    let mut table = started(live(60, 5, Cover::Vote), 2, 0);
    play(&mut table, "a", 10_000, "take wbg").expect("legal");
    play(&mut table, "b", 30_000, "take wbg").expect("legal");
    act(&mut table, "a", 35_000, propose(Proposal::TakeBack)).expect("asks");
    act(&mut table, "b", 40_000, Act::Answer { yes: true }).expect("agrees");
    assert_eq!((clock(&table, 1, 40_000), clock(&table, 2, 40_000)), (50_000, 60_000));
    assert_eq!(clock(&table, 1, 41_000), 49_000, "it runs again");
}

#[test]
fn an_absence_of_the_server_costs_nobody_time_and_clocks_wait_for_everybody() {
    let mut table = started(live(30, 0, Cover::Never), 2, 0);
    play(&mut table, "a", 10_000, "take wbg").expect("legal");
    assert!(table.has_running_clock());
    table.apply(75_000, Entry::Resumed { gap: 60_000 }).expect("back");
    assert_eq!((clock(&table, 1, 75_000), clock(&table, 2, 75_000)), (20_000, 25_000), "five seconds were the player's own");
    assert_eq!(table.frame(Viewer::Public, 80_000).pause, GRACE - 5_000);
    assert_eq!(clock(&table, 2, 75_000 + GRACE), 25_000, "everybody has time to come back");
    assert_eq!((table.overdue(75_000 + GRACE + 24_999), table.due()), (None, Some(75_000 + GRACE + 25_000)));
    play(&mut table, "b", 76_000, "take wbg").expect("in the grace");
    assert_eq!(clock(&table, 1, 75_000 + GRACE), 20_000);
}

#[test]
fn an_absence_of_the_server_lets_nobody_look_absent() {
    let mut table = started(live(3600, 0, Cover::Vote), 2, 0);
    table.apply(5 * MINUTE, Entry::Resumed { gap: 4 * MINUTE }).expect("back");
    assert_eq!(act(&mut table, "b", 5 * MINUTE, propose(Proposal::Cover(seat(1)))), Err("not-absent"));
    act(&mut table, "b", 7 * MINUTE, propose(Proposal::Cover(seat(1)))).expect("two more minutes are long");
}

#[test]
fn without_a_clock_an_absence_of_the_server_lets_nobody_look_absent_either() {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    assert!(table.is_timed() && !table.has_running_clock());
    table.apply(5 * MINUTE, Entry::Resumed { gap: 4 * MINUTE }).expect("back");
    assert_eq!(act(&mut table, "b", 5 * MINUTE, propose(Proposal::Cover(seat(1)))), Err("not-absent"));
    let frame = table.frame(Viewer::Public, 5 * MINUTE);
    assert_eq!((frame.pause, frame.seats[0].clock), (0, None), "there is no clock that could wait");
}

#[test]
fn time_counts_only_where_somebody_could_lose_something_by_it() {
    let unhurried = |cover| Terms { cover, ..terms("splendor", "first=1") };
    assert!(!started(unhurried(Cover::Vote), 1, 1).is_timed(), "against bots nobody votes");
    assert!(!started(unhurried(Cover::Never), 2, 0).is_timed(), "nobody is covered");
    assert!(!gathered(unhurried(Cover::Vote), 2, 0).is_timed(), "nothing is owed before the start");
    assert!(started(live(60, 0, Cover::Never), 1, 1).is_timed());
}
