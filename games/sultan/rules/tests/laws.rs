//! What holds at every table, whatever is played; and bad input, which is refused with a sentence.

use super::stage::{read_setup, setup};
use crate::golden;
use crate::sultan::rules::jewels::{Grade, Jewels};
use crate::sultan::rules::moves::Move;
use crate::sultan::rules::setup::{Edition, Setup};
use crate::sultan::rules::state::State;
use engine::{Game, Match, Moves, Rng, Seed, Setup as _, laws};

#[test]
fn moves_are_written_in_one_way_only() {
    for text in ["return red", "bid 12@2", "bid 1@1", "return black"] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok(text));
    }
    for bad in [
        "",
        "return",
        "return pink",
        "return Red",
        "bid 0@1",
        "bid 16@1",
        "bid 1@0",
        "bid 1@4",
        "bid +1@1",
        "bid 01@1",
        "bid 1",
        "bid 1@",
        "bid @1",
        "pass",
    ] {
        assert!(bad.parse::<Move>().is_err(), "{bad}");
    }
}

#[test]
fn bad_deals_are_refused_with_a_reason() {
    let setup = setup("sultan 3 first=2");
    let good = State::shuffle(&setup, &mut Rng::new(Seed::number(1))).to_string();
    assert!(State::read_deal(&setup, &good).is_ok());
    let deck = "deck 1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15";
    let draws = "draws 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
    for (bad, reason) in [
        (String::new(), "draws"),
        (format!("{deck} {draws}"), "begins"),
        (format!("first 1 {deck} {deck} {deck} {draws}"), "seat 1 cannot be first"),
        (format!("first 2 {deck} {deck} {draws}"), "2 decks for 3"),
        (format!("first 2 {deck} {deck} {deck} draws 1 2"), "2 rounds"),
        (format!("first 2 {deck} {deck} {} {draws}", deck.replace("15", "14")), "too often"),
        (format!("first 2 {deck} {deck} {} {draws}", deck.replace("15", "1")), "the 1"),
        (format!("first 2 {deck} {deck} {} {draws}", deck.replace(" / ", " ")), "three parts"),
        (format!("first 2 {deck} {deck} {} {draws}", deck.replace("15", "16")), "row of cards"),
    ] {
        let why = State::read_deal(&setup, &bad).expect_err(&bad).to_string();
        assert!(why.contains(reason), "{bad}: {why}");
    }
}

#[test]
fn setups_that_make_no_sense_are_refused_with_a_sentence() {
    for (bad, reason) in [
        ("sultan 4 first=5", "a seat from 1 to 4"),
        ("sultan 4 rush=yes", "off or on"),
        ("sultan 4 rush=on,rush=on", "twice"),
        ("sultan 4 colour=red", "no option"),
        ("sultan 4 rush", "option=value"),
        ("sultan 6", "2 to 5"),
        ("riquezas 5 stacking=on", "each lays one"),
        ("riquezas 5 bazaars=2", "5 players use three"),
        ("riquezas 2 bags=on screens=open", "choose one"),
    ] {
        let why = read_setup(bad).expect_err(bad);
        assert!(why.contains(reason), "{bad}: {why}");
    }
}

#[test]
fn states_and_moves_are_small() {
    assert!(size_of::<State>() <= 360, "{}", size_of::<State>());
    assert_eq!(size_of::<Move>(), 2);
}

/// Every edition, every number of players, and every combination of the options that affect play.
fn every_table() -> Vec<Setup> {
    let mut tables = Vec::new();
    for edition in ["sultan", "riquezas"] {
        for players in 2..=5 {
            for bits in 0..16 {
                let flag = |bit: u8, option: &'static str| if bits >> bit & 1 == 1 { option } else { "" };
                let options = [flag(0, "rush=on"), flag(1, "silent=on"), flag(2, "bazaars=2"), flag(3, "stacking=on")].join(" ");
                tables.extend(read_setup(&format!("{edition} {players} {options}")).ok().filter(|setup| !tables.contains(setup)));
            }
        }
    }
    assert_eq!(tables.len(), 2 * 4 * 4 + 12, "two editions, four sizes, rush and silent; for two at Riquezas also bazaars and stacking");
    tables
}

fn all_laws_hold(edition: Edition) {
    for setup in every_table().into_iter().filter(|setup| setup.edition == edition) {
        laws::hold::<State>(setup, 0..24);
    }
}

#[test]
fn all_laws_hold_at_every_table_of_sultan() {
    all_laws_hold(Edition::Sultan);
}

#[test]
fn all_laws_hold_at_every_table_of_riquezas() {
    all_laws_hold(Edition::Riquezas);
}

#[test]
fn the_two_generators_agree_in_thousands_of_games() {
    for setup in every_table() {
        laws::hold_fast::<State>(setup, 1000..1100);
    }
}

#[test]
fn redeals_reach_exactly_what_exchanges_reach() {
    let mut rng = Rng::new(Seed::number(7));
    for setup in every_table() {
        let mut asked = 0;
        for seed in 0..3 {
            let mut game = Match::<State>::new(setup, Seed::number(seed));
            while game.play_at_random(&mut rng).is_some() {
                asked += laws::exact(&game, 60, &mut rng);
            }
        }
        assert!(asked > 5, "{asked} positions at {}", setup.write());
    }
}

#[test]
fn no_offer_is_likelier_than_its_jewels_make_it() {
    let mut counts = [0u32; 5];
    let mut last = [0u32; 5];
    for seed in 0..40_000 {
        let game = Match::<State>::new(setup("sultan 4"), Seed::number(seed));
        counts[game.state().offer[0].index()] += 1;
        last[game.state().offer[3].index()] += 1;
    }
    for grade in Grade::ALL {
        let expected = 40_000.0 * f64::from(Jewels::ALL.of(grade)) / 50.0;
        for count in [counts[grade.index()], last[grade.index()]] {
            assert!(
                (f64::from(count) - expected).abs() < 4.5 * expected.sqrt(),
                "{count} of grade {}, expected {expected}",
                grade.points()
            );
        }
    }
}

#[test]
fn every_rule_is_cited_and_tested() {
    golden::every_rule_is_cited_and_tested("sultan");
}

#[test]
fn golden_files_hold() {
    golden::holds::<State>("sultan");
}

#[test]
fn no_position_has_more_moves_than_the_list_holds() {
    let most = Moves::<Move>::new().capacity();
    assert!(usize::from(setup("sultan 2").hand_size()) * 3 <= most);
}
