//! What must hold for any run of the arena.

use super::contest::{Contest, Deal};
use super::contestant::Entrant;
use super::schedule::{Mode, tables};
use super::score::{Sample, Sprt, Verdict, sample};
use bots::Budget;
use engine::{Knowledge, Seed, Setup};
use games::toy;

fn played(bots: &str, mode: Mode, players: u8, games: u64, threads: usize) -> Vec<Deal> {
    let entrants: Vec<Entrant> = bots.split(',').map(|name| name.parse().expect("a bot")).collect();
    let edition = <toy::State as engine::Game>::edition("toy").expect("the toy");
    let setup = toy::Setup::read(edition, players, "").expect("a plain table");
    let contest = Contest::<toy::State> { setup, entrants: &entrants, budget: Budget::Nodes(20), seed: Seed::number(1), records: None };
    let tables = tables(mode, entrants.len(), players.into(), games, Seed::number(1));
    contest.play_all(&tables, threads, |_| true).unwrap_or_else(|_| panic!("nothing is written"))
}

fn told(deals: &[Deal]) -> Vec<String> {
    let seats =
        |deal: &Deal| deal.games.iter().map(|game| game.seats.iter().map(|place| (place.bot, place.rank)).collect::<Vec<_>>()).collect();
    deals
        .iter()
        .map(|deal| {
            let all: Vec<Vec<(usize, u8)>> = seats(deal);
            format!("{all:?}")
        })
        .collect()
}

#[test]
fn a_run_is_the_same_on_any_number_of_threads() {
    assert_eq!(told(&played("greedy,search", Mode::Pairs, 3, 30, 1)), told(&played("greedy,search", Mode::Pairs, 3, 30, 4)));
}

#[test]
fn every_bot_sits_at_every_seat_as_often() {
    for (mode, players) in [(Mode::Pairs, 2), (Mode::Pairs, 3), (Mode::Gauntlet, 3), (Mode::Mixed, 3), (Mode::Together, 3)] {
        for deal in played("random,greedy,level:3", mode, players, 24, 2) {
            let count = |seat: usize, bot: usize| deal.games.iter().filter(|game| game.seats[seat].bot == bot).count();
            assert!((0..3).all(|bot| (0..players.into()).all(|seat| count(seat, bot) == count(0, bot))), "{:?}", deal.seating);
        }
    }
}

#[test]
fn a_bot_against_itself_takes_exactly_half() {
    let deals = played("level:2,level:2", Mode::Pairs, 2, 200, 2);
    let share = sample(&deals, 0, |_| true).share().expect("games");
    assert!(share.low <= 0.5 && 0.5 <= share.high, "{share:?}");
    let both: f64 = deals.iter().flat_map(|deal| &deal.games).flat_map(|game| &game.seats).map(|place| place.won).sum();
    assert!((both - 200.0).abs() < 0.1, "the shares of a game are one win together: {both}");
}

#[test]
fn together_all_sit_at_every_table_in_changing_order() {
    let tables = tables(Mode::Together, 3, 3, 60, Seed::number(1));
    let mut orders: Vec<Vec<usize>> = tables.into_iter().map(|table| table.bots).collect();
    assert!(orders.iter().all(|order| (0..3).all(|bot| order.contains(&bot))), "{orders:?}");
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 6);
}

#[test]
fn the_first_of_a_gauntlet_meets_everybody_and_nobody_else_meets_anybody() {
    let met = tables(Mode::Gauntlet, 4, 3, 3, Seed::number(1));
    assert_eq!(met.iter().map(|table| table.bots.clone()).collect::<Vec<_>>(), [[0, 1, 1], [0, 2, 2], [0, 3, 3]]);
}

#[test]
fn a_character_is_stronger_than_chance() {
    let deals = played("level:2,random", Mode::Pairs, 2, 400, 2);
    assert!(sample(&deals, 0, |_| true).share().expect("games").low > 0.5);
    assert_eq!(<toy::State as Knowledge>::CHARACTERS.len(), 5);
}

#[test]
fn a_program_that_ends_loses_and_is_named_with_its_fault() {
    let deals = played("cmd:false,random", Mode::Pairs, 2, 8, 2);
    assert_eq!(sample(&deals, 0, |_| true).mean(), 0.0);
    let faults = deals.iter().flat_map(|deal| &deal.games).map(|game| game.fault.as_ref().map(|fault| fault.what.as_str()));
    assert!(faults.clone().all(|fault| fault == Some("has ended")), "{:?}", faults.collect::<Vec<_>>());
}

#[test]
fn a_program_that_answers_nonsense_loses() {
    for (command, fault) in
        [("while read line; do echo hello; done", "answers `hello`"), ("while read line; do echo '{\"move\":\"lay 9\"}'; done", "lay 9")]
    {
        let deals = played(&format!("cmd:sh -c \"{}\",random", command.replace('"', "\\\"")), Mode::Pairs, 2, 2, 1);
        let faults: Vec<String> = deals.iter().flat_map(|deal| &deal.games).filter_map(|game| game.fault.clone()).map(|f| f.what).collect();
        assert_eq!(faults.len(), 2, "{command}");
        assert!(faults.iter().all(|what| what.contains(fault)), "{faults:?}");
    }
}

#[test]
fn the_sequential_test_stops_when_it_knows() {
    let sprt: Sprt = "0,100".parse().expect("two ratings");
    let deals = |won: f64| {
        let mut sample = Sample::default();
        (0..200).for_each(|deal| sample.add(won + if deal % 2 == 0 { 0.5 } else { -0.5 }, 2));
        sample
    };
    assert_eq!(sprt.verdict(&deals(1.5), 2), Verdict::High);
    assert_eq!(sprt.verdict(&deals(1.0), 2), Verdict::Low);
    assert_eq!(sprt.verdict(&Sample::default(), 2), Verdict::Open);
    assert!("20,0".parse::<Sprt>().is_err());
}
