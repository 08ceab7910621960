//! The rules as examples, one or more a number.

use super::rules::{Move, Setup, State};
use crate::golden;
use engine::laws;
use engine::{Game, Match, Rng, Seat, Seed, Setup as _, Viewer};

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
