//! What a host can do about people, and that it applies to the person.

use super::*;

fn talk(table: &Table, player: &str) -> Result<Option<Seat>, &'static str> {
    table.may_talk(player).map_err(|refusal| refusal.code.word())
}

fn mute(seat: usize, muted: bool) -> Act {
    Act::Mute { seat: Some(super::seat(seat)), who: None, muted }
}

fn mute_who(who: &str, muted: bool) -> Act {
    Act::Mute { seat: None, who: Some(who.into()), muted }
}

fn join(name: &str) -> Act {
    Act::Join { seat: None, name: name.into() }
}

#[test]
fn spectators_are_silent_while_a_game_is_played_and_the_muted_always() {
    let mut table = gathered(terms("toy", ""), 2, 0);
    assert_eq!(talk(&table, "z"), Ok(None));
    act(&mut table, "a", 0, mute(2, true)).expect("host");
    act(&mut table, "a", 0, Act::Start { fill: None }).expect("full");
    assert_eq!(talk(&table, "z"), Err("spectator"));
    assert_eq!(talk(&table, "b"), Err("muted"));
    assert_eq!(talk(&table, "a"), Ok(Some(seat(1))));
}

#[test]
fn a_muted_guest_stays_muted_without_a_seat_and_in_another_one() {
    let mut table = gathered(terms("splendor", ""), 3, 0);
    act(&mut table, "a", 0, mute(2, true)).expect("host");
    act(&mut table, "b", 0, Act::Leave).expect("before the start");
    assert_eq!(talk(&table, "b"), Err("muted"), "as a spectator");
    act(&mut table, "b", 0, join("Bee")).expect("open");
    assert_eq!(talk(&table, "b"), Err("muted"), "under another name");
    assert!(table.frame(Viewer::Public, 0).seats[1].muted);
    act(&mut table, "a", 0, mute(2, false)).expect("host");
    assert_eq!(talk(&table, "b"), Ok(Some(seat(2))));
}

#[test]
fn a_spectator_can_be_muted_by_the_tag_that_their_talk_carries() {
    let mut table = gathered(terms("splendor", ""), 2, 1);
    let tag = table.tag_of("z");
    assert!(tag != table.tag_of("y") && !tag.contains('z'));
    assert_eq!(act(&mut table, "b", 0, mute_who(&tag, true)), Err("not-host"));
    assert_eq!(act(&mut table, "a", 0, mute_who("nobody", true)), Err("no-such-person"));
    let own = table.tag_of("a");
    assert_eq!(act(&mut table, "a", 0, mute_who(&own, true)), Err("no-such-person"));
    assert_eq!(act(&mut table, "a", 0, Act::Mute { seat: None, who: None, muted: true }), Err("no-such-person"));
    act(&mut table, "a", 0, mute_who(&tag, true)).expect("host");
    assert_eq!((talk(&table, "z"), talk(&table, "y")), (Err("muted"), Ok(None)));
    assert_eq!(table.frame(Viewer::Public, 0).silenced, [tag.as_str()]);
    act(&mut table, "a", 0, Act::Arrange { seat: seat(3), to: "open".into() }).expect("host");
    act(&mut table, "z", 0, join("Zoe")).expect("open");
    assert_eq!(talk(&table, "z"), Err("muted"), "in a seat as well");
    act(&mut table, "a", 0, mute_who(&tag, false)).expect("host");
    assert_eq!(talk(&table, "z"), Ok(Some(seat(3))));
}

#[test]
fn a_removed_guest_stays_out() {
    for public in [true, false] {
        let mut table = gathered(Terms { public, ..terms("splendor", "") }, 3, 0);
        act(&mut table, "a", 0, Act::Remove { seat: seat(2) }).expect("host");
        assert_eq!(act(&mut table, "b", 0, join("Bob")), Err("removed"));
        assert_eq!(talk(&table, "b"), Err("removed"));
        assert_eq!(table.may_look(Some("b")).is_ok(), public, "only a public table can still be watched");
        assert!(table.may_look(Some("c")).is_ok() && table.may_look(None).is_ok());
        act(&mut table, "z", 0, join("Bob")).expect("another person");
    }
}

#[test]
fn nobody_sits_down_under_a_name_that_looks_like_another() {
    let mut table = gathered(terms("splendor", ""), 3, 0);
    act(&mut table, "c", 0, Act::Leave).expect("before the start");
    act(&mut table, "z", 0, join("ANN")).expect("open");
    assert_eq!(table.places()[2].person().map(|sitting| sitting.name.as_str()), Some("ANN (2)"));
    assert_eq!((table.told_apart("Bob", "y"), table.told_apart("Yan", "y")), ("Bob (2)".into(), "Yan".into()), "those who watch neither");
}
