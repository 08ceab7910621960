//! The rules as examples, one or more per number.

use super::moves::Move;
use super::setup::Setup;
use super::state::State;
use crate::golden;
use engine::{Game, Match, Rng, Seat, Seed, Setup as _, Viewer, laws};

fn setup(players: u8) -> Setup {
    Setup::read(&State::EDITIONS[0], players, "").expect("a plain table")
}

/// Seat 1 holds 1 and 6, seat 2 holds 7 and 2, the rest are out; the stakes come 1, 2, 1.
fn stacked() -> Match<State> {
    let setup = Setup::read(&State::EDITIONS[0], 2, "first=1").expect("a plain table");
    let deal = State::read_deal(&setup, "first 1 cards 1 6 7 2 3 4 5 stakes 1 2 1").expect("a deal");
    Match::dealt(setup, deal)
}

fn play(game: &mut Match<State>, moves: &str) {
    for line in moves.split(", ") {
        let (seat, mv) = line.split_once(' ').expect("seat and move");
        game.play(seat.parse().expect("a seat"), mv.parse().expect("a move")).unwrap_or_else(|no| panic!("{line}: {no}"));
    }
}

#[test]
fn t1_the_toy_is_for_two_or_three() {
    for players in [0, 1, 4, 5] {
        assert!(Setup::read(&State::EDITIONS[0], players, "").is_err());
    }
}

#[test]
fn t2_each_is_dealt_two_cards_and_the_rest_are_out() {
    let state = stacked().state().clone();
    assert_eq!(state.hands[Seat::new(0)], [1, 6]);
    assert_eq!(state.hands[Seat::new(1)], [7, 2]);
    assert_eq!(state.out[..4], [3, 4, 5, 0]);
}

#[test]
fn t3_the_cards_are_laid_in_turn() {
    let mut game = stacked();
    assert!(game.play(Seat::new(1), Move(7)).is_err());
    play(&mut game, "1 lay 6");
    assert_eq!(game.state().waiting_for().first(), Some(Seat::new(1)));
}

#[test]
fn t4_the_highest_card_takes_the_stake() {
    let mut game = stacked();
    play(&mut game, "1 lay 6, 2 lay 7");
    assert_eq!(game.state().points.of(2), [0, 1]);
}

#[test]
fn t5_the_winner_lays_first_in_the_next_round() {
    let mut game = stacked();
    play(&mut game, "1 lay 6, 2 lay 7");
    assert_eq!(game.state().waiting_for().first(), Some(Seat::new(1)));
}

#[test]
fn t6_most_points_win_after_two_rounds() {
    let mut game = stacked();
    play(&mut game, "1 lay 1, 2 lay 7, 2 lay 2, 1 lay 6");
    assert_eq!(game.state().outcome().map(|outcome| outcome.to_string()).as_deref(), Some("points winner 1 scores 2 1"));
}

#[test]
fn t7_a_card_face_down_is_known_to_its_owner_alone() {
    let mut game = stacked();
    play(&mut game, "1 lay 6");
    assert_eq!(game.state().view(Viewer::Seat(Seat::new(0))).seats[0].laid, Some(6));
    assert_eq!(game.state().view(Viewer::Seat(Seat::new(1))).seats[0].laid, None);
    assert_eq!(game.state().view(Viewer::Public).seats[0].laid, None);
}

#[test]
fn a_bad_record_is_refused_with_its_line_and_the_reason() {
    let head = "game toy 1\nsetup players=2\nseed 0\n";
    for (text, line, reason) in [
        (String::new(), 1, "empty"),
        ("# only a comment\n".into(), 1, "empty"),
        ("\n\nhello\n".into(), 3, "begins with `game NAME VERSION`"),
        ("game toy\n".into(), 1, "lacks the version"),
        ("game toy 2\n".into(), 1, "version 2"),
        ("game toy 1\nseed 0\n".into(), 2, "the setup comes before"),
        ("game toy 1\nsetup first=1\n".into(), 2, "players=N"),
        ("game toy 1\nsetup players=9\n".into(), 2, "2 to 3 players"),
        ("game toy 1\nsetup players=2 colour=red\n".into(), 2, "no option `colour`"),
        ("game toy 1\nsetup players=2\n".into(), 2, "no `seed` or `deal`"),
        ("game toy 1\nsetup players=2\nseed x\n".into(), 3, "not a seed"),
        ("game toy 1\nsetup players=2\ndeal first 1\n".into(), 3, "a deal is"),
        (format!("{head}seed 1\n"), 4, "said twice"),
        (format!("{head}setup players=2\n"), 4, "said twice"),
        (format!("{head}seat 3 Ana\n1 lay 2\n"), 5, "seat 3 is named, but there are 2 players"),
        (format!("{head}seat 1 Ana\nseat 1 Ben\n"), 5, "named twice"),
        (format!("{head}1 sing\n"), 4, "a move is"),
        (format!("{head}2 lay 5\n"), 4, "seat 2 cannot lay 5: this seat owes no move now"),
        (format!("{head}1 lay 7\n"), 4, "seat 1 cannot lay 7: that is not among the seat's legal moves"),
        (format!("{head}result points winner 1 scores 1 0\n"), 4, "not over"),
        (format!("{head}dance\n"), 4, "is not a line of a record"),
    ] {
        let bad = Match::<State>::read(&text).expect_err(&text);
        assert!(bad.line == line && bad.reason.contains(reason), "{text}: {bad}");
    }
}

#[test]
fn a_record_with_another_result_or_something_behind_it_is_refused() {
    let mut game = stacked();
    play(&mut game, "1 lay 1, 2 lay 7, 2 lay 2, 1 lay 6");
    let record = game.record();
    let told = |text: &str| Match::<State>::read(text).map(|_| ()).map_err(|bad| bad.reason);
    assert_eq!(told(&record), Ok(()));
    assert!(told(&record.replace("winner 1", "winner 2")).is_err_and(|why| why.contains("the moves say `points winner 1")));
    assert!(told(&format!("{record}1 lay 1\n")).is_err_and(|why| why.contains("nothing may follow")));
    assert!(told(&record.replace("1 lay 1\n", "1 lay 1\nseat 1 Ana\n")).is_err_and(|why| why.contains("before the first move")));
}

#[test]
fn names_and_comments_survive_a_record_or_are_passed_over() {
    let mut game = stacked();
    game.names[1] = "Ana Lúcia".into();
    let read = Match::<State>::read(&format!("# kept from a rainy day\n\n{}", game.record())).expect("a record");
    assert_eq!(read.record(), game.record());
    assert_eq!(read.names, ["", "Ana Lúcia"]);
    game.names[0] = " Bo\nresult points\r\n".into();
    assert_eq!(Match::<State>::read(&game.record()).expect("still a record").names[0], "Bo result points");
}

#[test]
fn every_rule_is_cited_and_tested() {
    golden::every_rule_is_cited_and_tested("toy");
}

#[test]
fn golden_files_hold() {
    golden::holds::<State>("toy");
}

#[test]
fn all_laws_hold() {
    laws::hold::<State>(setup(2), 0..500);
    laws::hold::<State>(setup(3), 0..500);
}

#[test]
fn redeals_reach_exactly_what_exchanges_reach() {
    let mut rng = Rng::new(Seed::number(7));
    let mut asked = 0;
    for seed in 0..10 {
        let mut game = Match::<State>::new(setup(2), Seed::number(seed));
        while game.play_at_random(&mut rng).is_some() {
            asked += laws::exact(&game, 150, &mut rng);
        }
    }
    assert!(asked > 50, "{asked}");
}

#[test]
fn playthroughs_go_as_written() {
    use crate::playthrough::{Playthrough, hold};
    hold::<State>(
        "toy",
        &[
            Playthrough { name: "two", edition: "toy", players: 2, options: "", seed: 1 },
            Playthrough { name: "three", edition: "toy", players: 3, options: "first=2", seed: 2 },
        ],
    );
}
