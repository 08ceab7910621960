//! Commit, then reveal: what a record proves, and how a cheating host is caught.

use super::*;
use crate::fair::{Mixture, Origin, Part, hash, verify};

/// A salt that a careless client might draw.
fn salt(digit: char) -> String {
    digit.to_string().repeat(fair::DIGITS)
}

fn seal(table: &mut Table, player: &str, salt: &str) {
    act(table, player, 0, Act::Seal { seal: hash(salt) }).expect("before the start");
}

fn reveal(table: &mut Table, player: &str, salt: &str) -> Result<(), &'static str> {
    act(table, player, 0, Act::Reveal { salt: salt.into() })
}

fn played_out(mut table: Table) -> String {
    while let Some(mover) = table.waiting_for().first() {
        let mv = table.game().expect("dealt").moves(mover)[0].clone();
        table.apply(1, Entry::Moved { seat: mover, mv }).expect("legal");
    }
    table.record().expect("over")
}

/// Two people who sealed `1…1` and `2…2`, a bot, and the host has started.
fn closed() -> Table {
    let mut table = gathered(terms("toy", "first=1"), 2, 1);
    seal(&mut table, "a", &salt('1'));
    seal(&mut table, "b", &salt('2'));
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("full");
    table
}

fn fair_game() -> String {
    let mut table = closed();
    reveal(&mut table, "b", &salt('2')).expect("sealed");
    reveal(&mut table, "a", &salt('1')).expect("sealed");
    played_out(table)
}

/// What the deal of a consistent record came from.
fn mixture_of(record: &str) -> Mixture {
    match verify(record).unwrap_or_else(|why| panic!("{why}\n{record}")).origin {
        Origin::Mixed(mixture) => mixture,
        Origin::Known(known) => panic!("{known:?}"),
    }
}

#[test]
fn cards_are_dealt_when_the_last_salt_is_shown_and_the_record_holds() {
    let mut table = closed();
    assert_eq!((table.phase(), table.frame(Viewer::Public, 0).dealing), (TablePhase::Gathering, Some(10_000)));
    reveal(&mut table, "a", &salt('1')).expect("sealed");
    assert_eq!(table.phase(), TablePhase::Gathering);
    reveal(&mut table, "b", &salt('2')).expect("sealed");
    assert_eq!((table.phase(), table.frame(Viewer::Public, 0).dealing), (TablePhase::Playing, None));
    assert_eq!(table.record(), None, "the seed is secret while the game is played");
    let promise = table.promise().to_string();
    let record = played_out(table);
    let mixture = mixture_of(&record);
    assert_eq!((mixture.promise(), mixture.unproven()), (promise, vec![]));
}

#[test]
fn an_absence_of_the_server_is_no_reason_to_deal_without_a_salt() {
    let mut table = closed();
    assert!(table.is_timed());
    table.apply(MINUTE, Entry::Resumed { gap: MINUTE - 2_000 }).expect("back");
    let later = MINUTE + GRACE + 10_000;
    assert_eq!((table.due(), table.overdue(later - 1)), (Some(later), None));
    assert_eq!(act(&mut table, "a", later - 1, Act::Start { fill: None }), Err("dealing"));
    reveal(&mut table, "a", &salt('1')).expect("sealed");
    reveal(&mut table, "b", &salt('2')).expect("sealed");
    assert_eq!(table.phase(), TablePhase::Playing);
}

#[test]
fn the_browser_is_tested_with_this_very_record() {
    let path = format!("{}/golden/fair.record", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, fair_game()).expect("written");
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), fair_game(), "BLESS=1 cargo test -p table fair");
}

#[test]
fn once_the_host_has_started_nothing_can_be_chosen_any_more() {
    let mut table = closed();
    let other = hash(&salt('3'));
    for too_late in [
        Act::Seal { seal: other },
        Act::Leave,
        Act::Remove { seat: seat(2) },
        Act::Arrange { seat: seat(3), to: "open".into() },
        Act::Join { seat: None, name: "Zoe".into() },
        Act::Start { fill: None },
    ] {
        assert_eq!(act(&mut table, "a", 0, too_late.clone()), Err("dealing"), "{too_late:?}");
    }
    assert_eq!(reveal(&mut table, "a", &salt('3')), Err("bad-salt"), "only what was sealed");
    assert_eq!(reveal(&mut table, "z", &salt('1')), Err("not-seated"));
    reveal(&mut table, "a", &salt('1')).expect("sealed");
    assert_eq!(reveal(&mut table, "a", &salt('1')), Err("not-asked"), "once");
}

#[test]
fn nothing_is_shown_before_everything_is_sealed_and_closed() {
    let mut table = gathered(terms("toy", ""), 2, 0);
    seal(&mut table, "a", &salt('1'));
    assert_eq!(reveal(&mut table, "a", &salt('1')), Err("not-asked"));
    for bad in ["", "1234", &"g".repeat(64), &"AB".repeat(32)] {
        assert_eq!(act(&mut table, "b", 0, Act::Seal { seal: bad.into() }), Err("bad-salt"), "{bad}");
    }
}

#[test]
fn a_salt_that_is_not_shown_in_time_is_named_in_the_record() {
    let mut table = closed();
    reveal(&mut table, "a", &salt('1')).expect("sealed");
    assert_eq!((table.due(), table.overdue(9_999)), (Some(10_000), None));
    table.apply(10_000, table.overdue(10_000).expect("waited for long enough")).expect("dealt");
    let record = played_out(table);
    assert!(record.contains(&format!("# fair seat 2 seal {} withheld\n", hash(&salt('2')))), "{record}");
    let unproven = mixture_of(&record).unproven();
    assert!(unproven.len() == 1 && unproven[0].contains("seat 2 did not show"), "{unproven:?}");
}

#[test]
fn by_the_day_a_salt_may_come_later_unless_the_host_goes_on_without_it() {
    let mut table = gathered(Terms { pace: Pace::Days(1), ..terms("toy", "") }, 2, 0);
    seal(&mut table, "b", &salt('2'));
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("full");
    assert_eq!(table.due(), Some(24 * 60 * MINUTE));
    assert_eq!(table.frame(Viewer::Public, 0).host_deals_from, Some(10_000));
    assert_eq!(act(&mut table, "a", 9_999, Act::Start { fill: None }), Err("dealing"));
    act(&mut table, "a", 10_000, Act::Start { fill: None }).expect("the host has waited");
    assert_eq!(table.phase(), TablePhase::Playing);
}

#[test]
fn a_table_where_nobody_sealed_anything_starts_at_once_and_proves_nothing() {
    let record = played_out(started(terms("toy", "first=1"), 2, 0));
    let unproven = mixture_of(&record).unproven();
    assert!(unproven.len() == 1 && unproven[0].contains("could have chosen"), "{unproven:?}");
}

#[test]
fn a_person_who_sealed_nothing_is_named() {
    let mut table = gathered(terms("toy", "first=1"), 2, 0);
    seal(&mut table, "a", &salt('1'));
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("full");
    reveal(&mut table, "a", &salt('1')).expect("sealed");
    let unproven = mixture_of(&played_out(table)).unproven();
    assert!(unproven.len() == 1 && unproven[0].contains("seat 2"), "{unproven:?}");
}

/// The record as written by a host who runs the server and deals from another mixture than was agreed.
fn forged(mixture: &Mixture) -> String {
    let mut game = any::begin("toy", 3, "first=1", any::Chance::Seed(mixture.seed())).expect("a game");
    while let Some(mover) = game.waiting_for().first() {
        let mv = game.moves(mover)[0].clone();
        game.play(mover, &mv).expect("legal");
    }
    mixture.comments() + &game.record()
}

#[test]
fn a_host_who_looks_for_a_better_salt_after_seeing_the_others_is_caught() {
    let sealed = |seat_one: String| Mixture {
        server: SEED.into(),
        parts: vec![
            (seat(1), Part::Shown { seal: hash(&salt('1')), salt: seat_one }),
            (seat(2), Part::Shown { seal: hash(&salt('2')), salt: salt('2') }),
            (seat(3), Part::Bot),
        ],
    };
    assert!(verify(&forged(&sealed(salt('1')))).is_ok());
    for tried in 0..200 {
        let chosen = hash(&format!("{tried:064x}"));
        let why = verify(&forged(&sealed(chosen))).err().expect("caught").to_string();
        assert!(why.contains("seat 1 sealed"), "{why}");
    }
}

#[test]
fn a_host_who_swaps_the_seed_of_the_server_is_caught_by_the_promise() {
    let record = fair_game();
    let promise = hash(SEED);
    assert!(record.contains(&format!("# fair promise {promise}\n")));
    let swapped = record.replace(SEED, &salt('7'));
    assert!(verify(&swapped).is_err_and(|why| why.to_string().contains("promised")));
    let parts = mixture_of(&record).parts;
    let everywhere = forged(&Mixture { server: salt('7'), parts });
    // Such a record is consistent. But it lacks the promise that everyone was shown before the deal.
    assert_ne!(mixture_of(&everywhere).promise(), promise);
}

#[test]
fn a_host_who_drops_or_changes_the_salt_of_a_player_is_caught() {
    let record = fair_game();
    let line = format!("# fair seat 2 seal {} salt {}\n", hash(&salt('2')), salt('2'));
    assert!(record.contains(&line));
    let withheld = format!("# fair seat 2 seal {} withheld\n", hash(&salt('2')));
    let another = format!("# fair seat 2 seal {} salt {}\n", hash(&salt('4')), salt('4'));
    for instead in ["", "# fair seat 2 nothing\n", "# fair seat 2 bot\n", &withheld, &another, &line.repeat(2)] {
        assert!(verify(&record.replace(&line, instead)).is_err(), "{instead}");
    }
    let silent = verify(&record.replace("# fair seat 3 bot\n", "")).err().expect("every seat is accounted for").to_string();
    assert!(silent.contains("seat 3"), "{silent}");
    let dealt_without = Mixture {
        server: SEED.into(),
        parts: vec![
            (seat(1), Part::Shown { seal: hash(&salt('1')), salt: salt('1') }),
            (seat(2), Part::Withheld { seal: hash(&salt('2')) }),
            (seat(3), Part::Bot),
        ],
    };
    let unproven = mixture_of(&forged(&dealt_without)).unproven();
    assert!(unproven.iter().any(|sentence| sentence.contains("seat 2")), "the record names who is said to have shown nothing");
}

#[test]
fn a_record_forged_without_salts_proves_nothing() {
    let none = Mixture { server: SEED.into(), parts: vec![] };
    let unsealed = Mixture { server: SEED.into(), parts: vec![(seat(1), Part::Unsealed { salt: "abcd".into() })] };
    for mixture in [none, unsealed] {
        assert_eq!(mixture_of(&forged(&mixture)).unproven().len(), 1);
    }
}

#[test]
fn the_mixture_can_be_worked_out_with_standard_tools() {
    // printf 'cabochon deal 1\nserver 0001…1f\nseat 2 abcd\n' | sha256sum; xxd -r -p <<< 0001…1f | sha256sum
    let old = Mixture { server: SEED.into(), parts: vec![(seat(2), Part::Unsealed { salt: "abcd".into() })] };
    assert_eq!(old.seed().to_string(), "482924890b77d2e67c9f4213a5e19d49b274ffcf0552477cd2735b9e24b3d400");
    assert_eq!(old.promise(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    // printf 'cabochon deal 2\nserver 0001…1f\nseat 1 1111…\nseat 2 withheld SEAL\n' | sha256sum, with the SHA-256 of 32 bytes 0x22 as SEAL
    let parts = vec![
        (seat(1), Part::Shown { seal: hash(&salt('1')), salt: salt('1') }),
        (seat(2), Part::Withheld { seal: hash(&salt('2')) }),
        (seat(3), Part::Bot),
    ];
    let mixture = Mixture { server: SEED.into(), parts };
    assert_eq!(mixture.seed().to_string(), "c0b450dd9421ba92291a9bb19c5dfca98407891112845d3251e513454ac840e9");
}
