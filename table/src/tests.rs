//! The table in examples: who may do what when, and who sees what of it.

mod again;
mod clocks;
mod consent;
mod fair_dealing;
mod moderation;
mod old_logs;

use crate::*;
use engine::{Seat, Viewer};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const MINUTE: u64 = 60_000;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn terms(game: &str, options: &str) -> Terms {
    serde_json::from_value(serde_json::json!({ "game": game, "options": options })).expect("terms")
}

/// A table where people `a`, `b`, `c` sat down at time 0.
fn gathered(terms: Terms, people: usize, bots: usize) -> Table {
    let mut seats = vec!["open".to_string(); people + bots];
    seats[0] = "me".into();
    seats[people..].fill("random".into());
    let creation = Creation { terms, seats, name: "Ann".into() };
    let entry = creation.entry("a", SEED.into()).expect("a table");
    let mut table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
    for (player, name) in [("b", "Bob"), ("c", "Cas")].iter().take(people - 1) {
        act(&mut table, player, 0, Act::Join { seat: None, name: (*name).into() }).expect("an open seat");
    }
    table
}

fn started(terms: Terms, people: usize, bots: usize) -> Table {
    let mut table = gathered(terms, people, bots);
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("a full table");
    table
}

fn act(table: &mut Table, player: &str, now: u64, act: Act) -> Result<(), &'static str> {
    let entry = table.decide(player, &act, now).map_err(|refusal| refusal.code.word())?;
    table.apply(now, entry).expect("what was decided can be done");
    Ok(())
}

fn play(table: &mut Table, player: &str, now: u64, mv: &str) -> Result<(), &'static str> {
    let ply = table.ply();
    act(table, player, now, Act::Play { ply, mv: mv.into() })
}

/// The first legal move of the player's seat.
fn play_any(table: &mut Table, player: &str, now: u64) {
    let me = table.seat_of(player).expect("seated");
    let mv = table.frame(Viewer::Seat(me), now).moves.first().expect("owes a move").clone();
    play(table, player, now, &mv).expect("a legal move");
}

fn bot_move(table: &mut Table, now: u64) {
    let (seat, _) = table.bot_to_move().expect("a bot owes a move");
    let mv = table.game().expect("dealt").moves(seat)[0].clone();
    table.apply(now, Entry::Moved { seat, mv }).expect("a legal move");
}

fn propose(what: Proposal) -> Act {
    Act::Propose { what }
}

fn no_proposal(table: &Table) -> bool {
    table.frame(Viewer::Public, 0).proposal.is_none()
}

#[test]
fn a_table_gathers_plays_and_ends() {
    let mut table = gathered(terms("toy", "first=1"), 2, 0);
    assert_eq!(table.phase(), TablePhase::Gathering);
    act(&mut table, "a", 5, Act::Start { fill: None }).expect("full");
    assert_eq!(table.phase(), TablePhase::Playing);
    while table.phase() == TablePhase::Playing {
        let seat = table.waiting_for().first().expect("somebody");
        let player = table.places()[seat.index()].person().expect("a person").player.clone();
        play_any(&mut table, &player, 10);
    }
    assert!(matches!(table.ending(), Some(Ending::Played(_))));
    assert_eq!(act(&mut table, "a", 11, Act::Resign), Err("over"));
}

#[test]
fn a_log_read_again_gives_the_same_table() {
    let mut table = started(terms("splendor", ""), 2, 1);
    for now in 0..60 {
        match table.bot_to_move() {
            Some(_) => bot_move(&mut table, now),
            None => {
                let seat = table.waiting_for().first().expect("somebody");
                let player = table.places()[seat.index()].person().expect("a person").player.clone();
                play_any(&mut table, &player, now);
            }
        }
    }
    let log = table.log().iter().map(|stamped| Stamped { at: stamped.at, entry: Entry::read(&stamped.entry.write()).expect("an entry") });
    let again = Table::replay("t", log).expect("our own log");
    for viewer in Viewer::all(3) {
        let bytes = |table: &Table| serde_json::to_string(&table.frame(viewer, 99)).expect("plain data");
        assert_eq!(bytes(&table), bytes(&again));
    }
}

#[test]
fn only_the_host_starts_arranges_removes_and_mutes() {
    let mut table = gathered(terms("splendor", ""), 2, 0);
    for host_only in [
        Act::Start { fill: None },
        Act::Arrange { seat: seat(3), to: "random".into() },
        Act::Remove { seat: seat(1) },
        Act::Mute { seat: Some(seat(1)), who: None, muted: true },
        Act::Host { seat: seat(1) },
    ] {
        assert_eq!(act(&mut table, "b", 0, host_only), Err("not-host"));
    }
    act(&mut table, "a", 0, Act::Host { seat: seat(2) }).expect("handed over");
    act(&mut table, "b", 0, Act::Arrange { seat: seat(3), to: "open".into() }).expect("a third seat");
    assert_eq!(act(&mut table, "b", 0, Act::Start { fill: None }), Err("seats-open"));
    act(&mut table, "b", 0, Act::Remove { seat: seat(1) }).expect("a guest");
    assert_eq!(table.seat_of("a"), None);
    act(&mut table, "b", 0, Act::Start { fill: Some("random".into()) }).expect("filled with bots");
    assert_eq!(table.places().len(), 3);
}

#[test]
fn the_host_changes_what_is_agreed_until_the_start_but_not_the_game_and_not_the_lobby() {
    let mut table = gathered(terms("sultan", ""), 2, 0);
    let before = table.terms().clone();
    let change = |terms: Terms| Act::Change { terms: Box::new(terms) };
    let wanted = Terms { pace: Pace::Days(2), take_backs: false, ..terms("sultan", "screens=open") };
    assert_eq!(act(&mut table, "b", 0, change(wanted.clone())), Err("not-host"));
    assert_eq!(act(&mut table, "a", 0, change(terms("splendor", ""))), Err("bad-setup"));
    assert_eq!(act(&mut table, "a", 0, change(Terms { public: !before.public, ..wanted.clone() })), Err("bad-setup"));
    assert_eq!(act(&mut table, "a", 0, change(terms("sultan", "tax=on"))), Err("bad-setup"));
    assert_eq!(act(&mut table, "a", 0, change(Terms { cover: Cover::Clock, ..terms("sultan", "") })), Err("bad-cover"));
    assert_eq!(act(&mut table, "a", 0, change(Terms { cover_by: "oracle".into(), ..wanted.clone() })), Err("no-such-bot"));
    assert_eq!(table.terms(), &before, "a refusal changes nothing");
    act(&mut table, "a", 0, change(wanted.clone())).expect("before the start");
    assert_eq!(table.terms(), &wanted);
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("two are enough");
    assert_eq!(act(&mut table, "a", 0, change(before)), Err("started"));
}

#[test]
fn a_person_may_be_called_something_else_until_the_start_and_keeps_what_was_sealed() {
    let mut table = gathered(terms("splendor", ""), 2, 0);
    let rename = |name: &str| Act::Rename { name: name.into() };
    act(&mut table, "a", 0, Act::Seal { seal: "ab".repeat(32) }).expect("gathering");
    act(&mut table, "a", 0, rename("Zoe")).expect("before the start");
    act(&mut table, "a", 0, rename("Zoe")).expect("one's own name is not in the way");
    let sitting = table.places()[0].person().expect("sits").clone();
    assert_eq!((sitting.name.as_str(), sitting.seal), ("Zoe", "ab".repeat(32)));
    act(&mut table, "b", 0, rename("zoe")).expect("told apart");
    assert_eq!(table.places()[1].name(), Some("zoe (2)"));
    assert_eq!(act(&mut table, "a", 0, rename(" ")), Err("bad-name"));
    assert_eq!(act(&mut table, "z", 0, rename("Zed")), Err("not-seated"));
    let mut entry = Entry::Renamed { seat: seat(1), player: "a".into(), name: "Zoe".into() };
    assert!(entry.forget("a") && !entry.write().contains("Zoe"), "a name that is to be forgotten is");
}

#[test]
fn closed_seats_are_gone_at_the_start_and_everybody_moves_up() {
    let mut table = gathered(terms("splendor", ""), 3, 0);
    act(&mut table, "b", 0, Act::Leave).expect("before the start");
    act(&mut table, "a", 0, Act::Arrange { seat: seat(2), to: "closed".into() }).expect("empty");
    act(&mut table, "a", 0, Act::Host { seat: seat(3) }).expect("a guest");
    act(&mut table, "c", 0, Act::Start { fill: None }).expect("two are enough");
    assert_eq!((table.seat_of("c"), table.host()), (Some(seat(2)), seat(2)));
}

#[test]
fn when_the_last_person_leaves_the_table_is_over() {
    let mut table = gathered(terms("toy", ""), 1, 1);
    act(&mut table, "a", 0, Act::Leave).expect("before the start");
    assert_eq!(table.ending(), Some(&Ending::Abandoned));
}

#[test]
fn bad_tables_are_refused_with_a_code() {
    let make = |terms: Terms, seats: &[&str]| {
        let creation = Creation { terms, seats: seats.iter().map(|word| (*word).into()).collect(), name: "Ann".into() };
        creation.entry("a", SEED.into()).map_err(|refusal| refusal.code.word()).map(|_| ())
    };
    assert_eq!(make(terms("chess", ""), &["me", "open"]), Err("unknown-game"));
    assert_eq!(make(terms("toy", "first=9"), &["me", "open"]), Err("bad-setup"));
    assert_eq!(make(terms("toy", ""), &["me"]), Err("bad-seats"));
    assert_eq!(make(terms("toy", ""), &["open", "open"]), Err("bad-seats"));
    assert_eq!(make(terms("toy", ""), &["me", "genius"]), Err("no-such-bot"));
    assert_eq!(make(Terms { cover: Cover::Clock, ..terms("toy", "") }, &["me", "open"]), Err("bad-cover"));
    assert_eq!(make(Terms { pace: Pace::Days(0), ..terms("toy", "") }, &["me", "open"]), Err("bad-pace"));
}

#[test]
fn s31_screens_are_open_against_bots_alone_unless_the_host_chose() {
    let options = |options: &str, seats: &[&str]| {
        let creation =
            Creation { terms: terms("riquezas", options), seats: seats.iter().map(|word| (*word).into()).collect(), name: "Ann".into() };
        match creation.entry("a", SEED.into()) {
            Ok(Entry::Created { terms, .. }) => terms.options,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(options("", &["me", "random", "level:3"]), "screens=open");
    assert_eq!(options("rush=on", &["me", "random", "closed"]), "rush=on screens=open");
    assert_eq!(options("screens=closed", &["me", "random"]), "screens=closed");
    assert_eq!(options("", &["me", "random", "open"]), "", "somebody may still come");
    assert_eq!(options("bags=on", &["me", "random"]), "bags=on", "what is suggested gives way to what was chosen");
}

#[test]
fn terms_of_the_first_build_are_read_and_their_dead_word_is_not_written_again() {
    let old = r#"{"game":"toy","options":"","public":false,"pace":"unhurried","take_backs":true,"memory_aids":true,"screens":false,"cover":"vote","cover_by":"level:2"}"#;
    let read: Terms = serde_json::from_str(old).expect("old terms");
    assert_eq!(read, terms("toy", ""));
    assert!(!serde_json::to_string(&read).expect("terms").contains("screens"));
    assert!(serde_json::from_str::<Terms>(r#"{"game":"toy","curtains":false}"#).is_err(), "other words are refused");
}

#[test]
fn a_stale_ply_a_foreign_seat_and_an_illegal_move_are_refused() {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    let ply = table.ply();
    assert_eq!(play(&mut table, "b", 0, "take wbg"), Err("not-your-turn"));
    assert_eq!(play(&mut table, "z", 0, "take wbg"), Err("not-seated"));
    assert_eq!(play(&mut table, "a", 0, "take www"), Err("bad-move"));
    assert_eq!(play(&mut table, "a", 0, "buy hand.1"), Err("illegal-move"));
    assert_eq!(act(&mut table, "a", 0, Act::Play { ply: ply - 1, mv: "take wbg".into() }), Err("stale"));
    assert_eq!(act(&mut table, "a", 0, Act::Play { ply: ply + 1, mv: "take wbg".into() }), Err("stale"));
    play(&mut table, "a", 0, "take wbg").expect("legal and fresh");
    assert_eq!(act(&mut table, "a", 0, Act::Play { ply, mv: "take wbg".into() }), Err("not-your-turn"));
}

#[test]
fn talk_around_the_game_makes_no_move_stale() {
    let mut table = started(terms("toy", "first=1"), 2, 0);
    let ply = table.ply();
    act(&mut table, "a", 0, Act::Mute { seat: Some(seat(2)), who: None, muted: true }).expect("host");
    let mv = table.frame(Viewer::Seat(seat(1)), 0).moves[0].clone();
    act(&mut table, "a", 0, Act::Play { ply, mv }).expect("still the same decision");
}

#[test]
fn r11_in_rush_moves_of_several_seats_count_in_order_of_arrival() {
    let mut table = started(terms("riquezas", "rush=on first=1"), 3, 0);
    while table.waiting_for().len() == 1 {
        let first = table.waiting_for().first().expect("one seat");
        let player = table.places()[first.index()].person().expect("a person").player.clone();
        play_any(&mut table, &player, 0);
    }
    let ply = table.ply();
    for player in ["c", "a", "b"] {
        let me = table.seat_of(player).expect("seated");
        let mv = table.frame(Viewer::Seat(me), 0).moves[0].clone();
        act(&mut table, player, 0, Act::Play { ply, mv }).expect("all typed against the same frame");
    }
    let movers: Vec<Seat> = table.trail.iter().rev().take(3).rev().map(|step| step.seat).collect();
    assert_eq!(movers, [seat(3), seat(1), seat(2)]);
}

#[test]
fn a_move_that_revealed_nothing_can_be_undone_until_somebody_moves() {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    play(&mut table, "a", 0, "take wbg").expect("legal");
    assert!(table.frame(Viewer::Seat(seat(1)), 0).undo && !table.frame(Viewer::Seat(seat(2)), 0).undo);
    act(&mut table, "a", 0, Act::Undo).expect("tokens are open to all");
    assert_eq!(table.waiting_for().first(), Some(seat(1)));
    play(&mut table, "a", 0, "take wbg").expect("again");
    play(&mut table, "b", 0, "take wbg").expect("legal");
    assert_eq!(act(&mut table, "a", 0, Act::Undo), Err("moved-since"));
}

/// A person who has taken tokens, and a bot that has made this move since.
fn against_a_bot(terms: Terms, its_move: &str) -> Table {
    let mut table = started(terms, 1, 1);
    play(&mut table, "a", 1_000, "take wbg").expect("legal");
    table.apply(9_000, Entry::Moved { seat: seat(2), mv: its_move.into() }).expect("legal");
    table
}

#[test]
fn against_bots_a_move_is_undone_with_what_they_did_since_until_something_new_is_seen() {
    let mut table = against_a_bot(terms("splendor", "first=1"), "take wbg");
    assert!(table.frame(Viewer::Seat(seat(1)), 9_000).undo);
    act(&mut table, "a", 9_500, Act::Undo).expect("tokens are open to all");
    assert_eq!((table.waiting_for().first(), table.trail.len()), (Some(seat(1)), 0));
    assert_eq!(act(&mut table, "a", 9_500, Act::Undo), Err("nothing-to-undo"));
    let mut table = against_a_bot(terms("splendor", "first=1"), "reserve 1.deck");
    act(&mut table, "a", 9_500, Act::Undo).expect("only the bot has seen the card");
    let mut table = against_a_bot(terms("splendor", "first=1"), "reserve 1.1");
    assert!(!table.frame(Viewer::Seat(seat(1)), 9_000).undo);
    assert_eq!(act(&mut table, "a", 9_500, Act::Undo), Err("revealed"), "the market was refilled");
    assert_eq!(act(&mut table, "a", 9_500, propose(Proposal::TakeBack)), Err("revealed"), "nor by agreeing with oneself");
}

#[test]
fn against_bots_a_log_with_an_undo_gives_the_same_table_and_nobody_pays_for_bots_time() {
    let live = Terms { pace: Pace::Live { bank: 60, increment: 0 }, cover: Cover::Never, ..terms("splendor", "first=1") };
    let mut table = against_a_bot(live, "take wbg");
    act(&mut table, "a", 20_000, Act::Undo).expect("may");
    let clock = |table: &Table| table.frame(Viewer::Public, 25_000).seats[0].clock;
    assert_eq!(clock(&table), Some(54_000), "a second before the move, and five since it was taken back");
    let again = Table::replay("t", table.log().to_vec()).expect("our own log");
    assert_eq!((clock(&again), again.waiting_for()), (clock(&table), table.waiting_for()));
}

#[test]
fn an_undo_reaches_past_bots_only_if_no_other_person_plays() {
    let mut table = against_a_bot(Terms { take_backs: false, ..terms("splendor", "first=1") }, "take wbg");
    assert_eq!(act(&mut table, "a", 9_500, Act::Undo), Err("moved-since"), "this table allows no take-backs");
    let mut table = started(terms("splendor", "first=1"), 2, 1);
    act(&mut table, "b", 0, Act::Away).expect("may");
    play(&mut table, "a", 0, "take wbg").expect("legal");
    bot_move(&mut table, 0);
    assert_eq!(act(&mut table, "a", 0, Act::Undo), Err("moved-since"), "a bot plays for somebody who would mind");
    act(&mut table, "b", 0, Act::Resign).expect("may");
    assert_eq!(table.frame(Viewer::Seat(seat(1)), 0).undo, table.trail.iter().all(|step| !step.shown.contains(seat(1))));
}

#[test]
fn r11_what_was_revealed_is_seen_one_thing_at_a_time() {
    let mut table = started(terms("toy", "first=1"), 2, 0);
    play_any(&mut table, "a", 1_000);
    assert_eq!(table.seen_by(500), 0, "a card that lies face down shows nothing");
    play_any(&mut table, "b", 2_000);
    let events = u64::from(table.trail[1].events);
    assert!(events > 1, "the cards are turned up one by one");
    assert_eq!((table.seen_by(500), table.seen_by(0)), (2_000 + 500 * events, 2_000));
}

#[test]
fn a_move_that_showed_a_card_stands() {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    play(&mut table, "a", 0, "reserve 1.1").expect("legal");
    assert_eq!(act(&mut table, "a", 0, Act::Undo), Err("revealed"), "the market was refilled");
    play(&mut table, "b", 0, "reserve 1.deck").expect("legal");
    assert_eq!(act(&mut table, "b", 0, Act::Undo), Err("revealed"), "its owner has seen the card");
    let mut table = started(terms("toy", "first=1"), 2, 0);
    play_any(&mut table, "a", 0);
    act(&mut table, "a", 0, Act::Undo).expect("the card lay face down");
    play_any(&mut table, "a", 0);
    play_any(&mut table, "b", 0);
    assert_eq!(act(&mut table, "b", 0, Act::Undo), Err("revealed"), "the cards were turned up");
}

#[test]
fn after_an_undo_what_was_typed_before_is_stale() {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    let ply = table.ply();
    play(&mut table, "a", 0, "take wbg").expect("legal");
    act(&mut table, "a", 0, Act::Undo).expect("nothing was shown");
    assert_eq!(act(&mut table, "a", 0, Act::Play { ply, mv: "take wbg".into() }), Err("stale"));
}

#[test]
fn r11_in_a_rush_bots_race_with_people_as_long_as_people_have_to_lay() {
    let mut table = started(terms("sultan", "rush=on first=1"), 1, 2);
    assert!(!table.is_race(), "the first player returns a jewel alone");
    play_any(&mut table, "a", MINUTE);
    assert_eq!((table.is_race(), table.bots_to_move()), (true, vec![(seat(2), "random"), (seat(3), "random")]));
    bot_move(&mut table, 2 * MINUTE);
    assert_eq!((table.is_race(), table.bots_to_move(), table.owed_at(seat(3))), (true, vec![(seat(3), "random")], MINUTE));
    play_any(&mut table, "a", 2 * MINUTE);
    assert_eq!((table.is_race(), table.bot_to_move()), (false, Some((seat(3), "random"))), "nobody is left to race with");
}

#[test]
fn a_bot_plays_on_for_a_player_who_resigns_and_cannot_come_back() {
    let mut table = started(terms("splendor", "first=1"), 3, 0);
    act(&mut table, "a", 0, Act::Resign).expect("may");
    assert_eq!((table.phase(), table.bot_to_move()), (TablePhase::Playing, Some((seat(1), "level:2"))));
    assert_eq!(act(&mut table, "a", 0, Act::Return), Err("not-covered"));
    act(&mut table, "b", 0, Act::Resign).expect("may");
    assert_eq!(table.ending(), Some(&Ending::Resigned(Some(seat(3)))));
}

#[test]
fn frames_hold_no_seed_no_salt_no_number_of_a_person_and_no_foreign_notation() {
    let mut table = gathered(terms("splendor", "first=1"), 2, 0);
    let (salt, player) = ("c0ffee00".repeat(8), "identity-number-7");
    act(&mut table, "a", 0, Act::Seal { seal: fair::hash(&salt) }).expect("before the start");
    act(&mut table, "b", 0, Act::Leave).expect("before the start");
    act(&mut table, player, 0, Act::Join { seat: None, name: "Bob".into() }).expect("open");
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("full");
    act(&mut table, "a", 0, Act::Reveal { salt: salt.clone() }).expect("what was sealed");
    play(&mut table, "a", 0, "reserve 1.deck").expect("legal");
    for viewer in Viewer::all(2) {
        let mut frame = table.frame(viewer, 0);
        frame.news = table.story(0, u32::MAX, viewer).expect("our own log").news;
        assert_eq!(frame.news.len(), table.log().len());
        let bytes = serde_json::to_string(&frame).expect("plain data");
        for secret in [SEED, &salt, player] {
            assert!(!bytes.contains(secret), "{secret} in {bytes}");
        }
        assert_eq!(bytes.contains(r#""move":"reserve 1.deck""#), viewer.is(seat(1)));
    }
}

#[test]
fn news_of_the_last_entry_are_what_the_log_tells_again() {
    let mut table = started(terms("riquezas", "first=1"), 2, 0);
    for _ in 0..12 {
        let mover = table.waiting_for().first().expect("somebody");
        let mv = table.game().expect("dealt").moves(mover)[0].clone();
        let made = table.apply(1, Entry::Moved { seat: mover, mv }).expect("legal");
        for viewer in Viewer::all(2) {
            let now = serde_json::to_string(&table.last_news(made.as_ref(), viewer)).expect("plain data");
            let later =
                serde_json::to_string(&table.story(table.ply() - 1, u32::MAX, viewer).expect("our own log").news).expect("plain data");
            assert_eq!(now, later);
        }
    }
}
