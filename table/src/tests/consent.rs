//! What needs the others: who is asked, and who is not.

use super::*;

#[test]
fn a_take_back_needs_everybody() {
    let mut table = started(terms("splendor", "first=1"), 3, 0);
    play(&mut table, "a", 0, "reserve 1.1").expect("legal");
    play(&mut table, "b", 0, "take wbg").expect("legal");
    act(&mut table, "a", 0, propose(Proposal::TakeBack)).expect("asks");
    assert_eq!(act(&mut table, "b", 0, propose(Proposal::End)), Err("pending"));
    act(&mut table, "b", 0, Act::Answer { yes: true }).expect("agrees");
    assert_eq!(table.trail.len(), 2);
    act(&mut table, "c", 0, Act::Answer { yes: true }).expect("agrees");
    assert_eq!((table.trail.len(), table.waiting_for().first()), (0, Some(seat(1))));
    let strict = Terms { take_backs: false, ..terms("splendor", "first=1") };
    let mut table = started(strict, 2, 0);
    play(&mut table, "a", 0, "take wbg").expect("legal");
    assert_eq!(act(&mut table, "a", 0, propose(Proposal::TakeBack)), Err("no-take-backs"));
}

#[test]
fn one_no_ends_a_proposal_and_a_move_ends_a_take_back() {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    play(&mut table, "a", 0, "take wbg").expect("legal");
    act(&mut table, "a", 0, propose(Proposal::End)).expect("asks");
    act(&mut table, "b", 0, Act::Answer { yes: false }).expect("declines");
    assert!(no_proposal(&table));
    act(&mut table, "a", 0, propose(Proposal::TakeBack)).expect("asks");
    play(&mut table, "b", 0, "take wbg").expect("legal");
    assert!(no_proposal(&table));
}

#[test]
fn all_can_agree_to_end_and_against_bots_one_is_enough() {
    let mut table = started(terms("toy", ""), 2, 0);
    act(&mut table, "a", 0, propose(Proposal::End)).expect("asks");
    act(&mut table, "b", 0, Act::Answer { yes: true }).expect("agrees");
    assert_eq!(table.ending(), Some(&Ending::Agreed));
    let mut table = started(terms("toy", ""), 1, 1);
    act(&mut table, "a", 0, propose(Proposal::End)).expect("nobody to ask");
    assert_eq!(table.phase(), TablePhase::Over);
}

#[test]
fn a_bot_covers_an_absent_person_when_the_others_vote_and_the_person_takes_the_seat_back() {
    let mut table = started(terms("splendor", "first=1"), 3, 0);
    let cover = || propose(Proposal::Cover(seat(1)));
    assert_eq!(act(&mut table, "b", MINUTE, cover()), Err("not-absent"));
    act(&mut table, "b", 2 * MINUTE, cover()).expect("two minutes are long");
    assert_eq!(act(&mut table, "a", 2 * MINUTE, Act::Answer { yes: false }), Err("not-asked"));
    act(&mut table, "c", 2 * MINUTE, Act::Answer { yes: true }).expect("agrees");
    assert_eq!(table.bot_to_move(), Some((seat(1), "level:2")));
    assert_eq!(play(&mut table, "a", 2 * MINUTE, "take wbg"), Err("covered"));
    bot_move(&mut table, 2 * MINUTE);
    act(&mut table, "a", 3 * MINUTE, Act::Return).expect("at any time");
    assert_eq!(table.bot_of(seat(1)), None);
}

/// Ann has the second seat, whose person kept her waiting, covered by a bot.
fn with_a_covered_person() -> Table {
    let mut table = started(terms("splendor", "first=1"), 2, 0);
    play(&mut table, "a", 0, "reserve 1.deck").expect("legal");
    act(&mut table, "a", 2 * MINUTE, propose(Proposal::Cover(seat(2)))).expect("alone she decides that");
    bot_move(&mut table, 2 * MINUTE);
    table
}

#[test]
fn a_bot_agrees_to_nothing_for_the_person_it_covers() {
    let mut table = with_a_covered_person();
    for what in [Proposal::TakeBack, Proposal::End, Proposal::Pace(Pace::Days(2))] {
        assert_eq!(act(&mut table, "a", 2 * MINUTE, propose(what)), Err("somebody-away"));
    }
    assert_eq!((table.trail.len(), table.phase()), (2, TablePhase::Playing));
    let refusal = table.decide("a", &propose(Proposal::End), 0).expect_err("refused");
    assert!(refusal.message.contains("a bot plays for Bob"), "{refusal}");
    act(&mut table, "b", 3 * MINUTE, Act::Return).expect("back");
    act(&mut table, "a", 3 * MINUTE, propose(Proposal::End)).expect("asks");
    act(&mut table, "b", 3 * MINUTE, Act::Answer { yes: true }).expect("agrees in person");
    assert_eq!(table.ending(), Some(&Ending::Agreed));
}

#[test]
fn a_pending_question_is_not_dodged_by_a_cover() {
    let mut table = started(terms("splendor", "first=1"), 3, 0);
    act(&mut table, "b", 0, propose(Proposal::End)).expect("asks");
    act(&mut table, "a", 0, Act::Away).expect("may");
    assert_eq!(act(&mut table, "c", 0, Act::Answer { yes: true }), Err("somebody-away"));
    assert_eq!(table.phase(), TablePhase::Playing);
    act(&mut table, "c", 0, Act::Answer { yes: false }).expect("a no is always possible");
    assert!(no_proposal(&table));
}

#[test]
fn a_player_who_resigned_is_not_asked() {
    let mut table = started(terms("splendor", "first=1"), 3, 0);
    act(&mut table, "a", 0, Act::Away).expect("may");
    act(&mut table, "a", 0, Act::Resign).expect("may");
    act(&mut table, "b", 0, propose(Proposal::End)).expect("asks");
    act(&mut table, "c", 0, Act::Answer { yes: true }).expect("agrees");
    assert_eq!(table.ending(), Some(&Ending::Agreed));
}

#[test]
fn a_rematch_seats_the_one_who_asks_and_keeps_a_seat_for_the_others_one_further() {
    let mut table = started(terms("splendor", ""), 3, 1);
    for player in ["a", "b", "c"] {
        act(&mut table, player, 0, Act::Resign).expect("may");
    }
    assert_eq!(table.rematch("z", SEED.into()).map_err(|refusal| refusal.code.word()), Err("not-seated"));
    let entry = table.rematch("b", SEED.into()).expect("over");
    let mut again = Table::new("u", Stamped { at: 9, entry }).expect("a first entry");
    assert_eq!((again.seat_of("a"), again.seat_of("b"), again.host()), (None, Some(seat(3)), seat(3)), "only who agreed sits");
    let kinds =
        |table: &Table| table.frame(Viewer::Public, 0).seats.iter().map(|line| (line.kind, line.name.to_string())).collect::<Vec<_>>();
    let named = |kind, name: &str| (kind, name.to_string());
    assert_eq!(kinds(&again), [named("bot", "random"), named("invited", "Ann"), named("person", "Bob"), named("invited", "Cas")]);
    assert_eq!(act(&mut again, "b", 10, Act::Start { fill: None }), Err("seats-open"));
    assert_eq!(act(&mut again, "z", 10, Act::Join { seat: Some(seat(2)), name: "Zoe".into() }), Err("seat-taken"));
    act(&mut again, "a", 10, Act::Join { seat: None, name: "Ann".into() }).expect("her seat was kept");
    assert_eq!(again.seat_of("a"), Some(seat(2)));
    act(&mut again, "c", 10, Act::Leave).expect("declines");
    assert_eq!(kinds(&again)[3], named("open", ""));
    act(&mut again, "b", 10, Act::Start { fill: Some("random".into()) }).expect("without Cas");
    assert_eq!(again.people().count(), 2);
}

#[test]
fn the_host_of_a_rematch_may_go_on_without_those_who_do_not_come() {
    let mut table = started(terms("toy", ""), 2, 0);
    act(&mut table, "a", 0, Act::Resign).expect("may");
    let entry = table.rematch("a", SEED.into()).expect("over");
    let mut again = Table::new("u", Stamped { at: 9, entry }).expect("a first entry");
    act(&mut again, "a", 10, Act::Start { fill: Some("random".into()) }).expect("a bot sits there instead");
    assert_eq!((again.seat_of("b"), again.phase()), (None, TablePhase::Playing));
}
