//! Playing on from a finished game.

use super::*;
use crate::fair::{Known, Origin, verify};

/// A game of two people and a bot, played to its end.
fn played(game: &str) -> Table {
    let mut table = started(terms(game, "first=1"), 2, 1);
    while table.phase() == TablePhase::Playing {
        let seat = table.waiting_for().first().expect("somebody");
        let mv = table.game().expect("dealt").moves(seat)[0].clone();
        table.apply(0, Entry::Moved { seat, mv }).expect("a legal move");
    }
    table
}

fn wish(ply: u32) -> PlayOn {
    PlayOn { ply, seat: None, mv: None, bot: None }
}

fn played_on(table: &Table, player: &str, wish: &PlayOn) -> Result<Table, RefusalCode> {
    let entries = table.play_on(player, "Ann", wish, SEED.into()).map_err(|refusal| refusal.code)?;
    Ok(Table::replay("new", entries.into_iter().map(|entry| Stamped { at: 7, entry })).expect("entries that fit"))
}

/// Everything a referee sees of the position.
fn board(game: &dyn any::AnyMatch) -> String {
    game.board(None)
}

#[test]
fn a_game_goes_on_from_any_ply_with_the_same_cards_in_the_same_places() {
    for game in ["toy", "splendor", "sultan", "riquezas"] {
        let table = played(game);
        let whole = table.game().expect("dealt");
        for ply in [0, 1, whole.ply() / 2, whole.ply() - 1] {
            let new = played_on(&table, "a", &wish(ply as u32)).expect("over");
            assert_eq!(board(new.game().expect("dealt")), board(&*whole.at(ply)), "{game} after {ply}");
            assert_eq!((new.phase(), new.seat_of("a"), new.people().count()), (TablePhase::Playing, table.seat_of("a"), 1));
            let repeated = new.frame(Viewer::Public, 7).again.expect("it says so");
            assert_eq!((repeated.table, repeated.moves), (Some("t"), ply as u32));
        }
    }
}

#[test]
fn the_new_table_tells_the_whole_story() {
    let table = played("splendor");
    let mut new = played_on(&table, "a", &wish(5)).expect("over");
    while new.phase() == TablePhase::Playing {
        let seat = new.waiting_for().first().expect("somebody");
        let mv = new.game().expect("dealt").moves(seat)[0].clone();
        new.apply(9, Entry::Moved { seat, mv }).expect("a legal move");
    }
    let record = new.record().expect("over");
    let verified = verify(&record).unwrap_or_else(|why| panic!("{why}\n{record}"));
    assert_eq!(verified.origin, Origin::Known(Known { table: "t".into(), moves: 5 }));
    assert_eq!(verified.game.record(), new.game().expect("dealt").record());
    assert_eq!(verified.game.recorded().moves[..5], table.game().expect("dealt").recorded().moves[..5]);
    assert_eq!(new.moment(3).expect("over").view.get(), table.moment(3).expect("over").view.get());
    let on = played_on(&new, "a", &wish(9)).expect("one can play on from there, too");
    assert_eq!(board(on.game().expect("dealt")), board(&*new.game().expect("dealt").at(9)));
    let forged = record.replace("# fair known t 5", "# fair known t five");
    assert!(verify(&forged).is_err_and(|why| why.to_string().contains("not understood")));
}

#[test]
fn the_log_of_the_new_table_rebuilds_it() {
    let new = played_on(&played("sultan"), "b", &wish(4)).expect("over");
    let log = new.log().iter().map(|stamped| Stamped { at: stamped.at, entry: Entry::read(&stamped.entry.write()).expect("an entry") });
    let read = Table::replay("new", log).expect("our own log");
    for viewer in Viewer::all(3) {
        let bytes = |table: &Table| serde_json::to_string(&table.frame(viewer, 99)).expect("plain data");
        assert_eq!(bytes(&new), bytes(&read));
    }
}

#[test]
fn you_get_your_own_seat_the_movers_or_a_chosen_one_and_bots_the_others() {
    let table = played("splendor");
    let mover = table.game().expect("dealt").at(3).waiting_for().first();
    let seat_of = |player: &str, wish: &PlayOn| played_on(&table, player, wish).expect("over").seat_of(player);
    assert_eq!(seat_of("b", &wish(3)), Some(seat(2)));
    assert_eq!(seat_of("somebody else", &wish(3)), mover);
    assert_eq!(seat_of("b", &PlayOn { seat: Some(seat(3)), ..wish(3) }), Some(seat(3)));
    let bots = |wish: &PlayOn| {
        let new = played_on(&table, "b", wish).expect("over");
        [1, 3].map(|number| new.bot_of(seat(number)).expect("a bot").to_string())
    };
    assert_eq!(bots(&wish(3)), ["level:2", "random"], "the bot stays, and the cover plays for the person");
    assert_eq!(bots(&PlayOn { bot: Some("level:4".into()), ..wish(3) }), ["level:4", "level:4"]);
}

#[test]
fn another_move_can_be_made_there_and_taken_back_but_nothing_before_it() {
    let table = played("sultan");
    let game = table.game().expect("dealt").at(1);
    let mover = game.waiting_for().first().expect("somebody");
    let mv = game.moves(mover).last().expect("a move").clone();
    let mut new = played_on(&table, "a", &PlayOn { seat: Some(mover), mv: Some(mv.clone()), ..wish(1) }).expect("legal");
    assert_eq!(new.game().expect("dealt").recorded().moves.last(), Some(&(mover, mv)));
    assert_eq!(new.game().expect("dealt").ply(), 2);
    let unmoved = played_on(&table, "a", &PlayOn { seat: Some(mover), ..wish(1) }).expect("over");
    assert!(!unmoved.frame(Viewer::Seat(mover), 7).undo, "what stands from the old game stays");
    assert_eq!(unmoved.decide("a", &Act::Undo, 7).expect_err("nothing made here").code, RefusalCode::NothingToUndo);
    let proposal = unmoved.decide("a", &propose(Proposal::TakeBack), 7).expect_err("nothing made here");
    assert_eq!(proposal.code, RefusalCode::NothingToUndo);
    act(&mut new, "a", 8, Act::Undo).expect("a bid that nobody has seen");
    assert_eq!(board(new.game().expect("dealt")), board(&*game));
}

#[test]
fn only_a_finished_game_can_be_played_on_from_and_only_where_it_goes_on() {
    let table = played("toy");
    let plies = table.game().expect("dealt").ply() as u32;
    let refused = |table: &Table, wish: &PlayOn| played_on(table, "a", wish).err();
    assert_eq!(refused(&started(terms("toy", "first=1"), 2, 1), &wish(0)), Some(RefusalCode::NotOver));
    assert_eq!(refused(&gathered(terms("toy", ""), 2, 1), &wish(0)), Some(RefusalCode::NotOver));
    assert_eq!(refused(&table, &wish(plies)), Some(RefusalCode::Over));
    assert_eq!(refused(&table, &wish(plies + 9)), Some(RefusalCode::Over));
    assert_eq!(refused(&table, &PlayOn { seat: Some(seat(4)), ..wish(0) }), Some(RefusalCode::NoSuchSeat));
    assert_eq!(refused(&table, &PlayOn { bot: Some("level:9".into()), ..wish(0) }), Some(RefusalCode::NoSuchBot));
    assert_eq!(refused(&table, &PlayOn { mv: Some("fly".into()), ..wish(0) }), Some(RefusalCode::BadMove));
    let mut resigned = started(terms("toy", "first=1"), 1, 1);
    act(&mut resigned, "a", 1, Act::Resign).expect("playing");
    assert!(refused(&resigned, &wish(0)).is_none(), "a game that was given up goes on where it stopped");
}

#[test]
fn nothing_can_be_added_to_a_known_deal() {
    let entries = played("toy").play_on("a", "Ann", &wish(0), SEED.into()).expect("over");
    let new = Table::new("new", Stamped { at: 0, entry: entries[0].clone() }).expect("a first entry");
    let refused = new.decide("a", &Act::Seal { seal: "0".repeat(64) }, 0).expect_err("too late");
    assert_eq!(refused.code, RefusalCode::NotAsked);
}

/// A table at which others play the deal of that one.
fn dealt_again(table: &Table, player: &str) -> Result<Table, RefusalCode> {
    let entries = table.deal_again(player, "Dan", SEED.into()).map_err(|refusal| refusal.code)?;
    Ok(Table::replay("new", entries.into_iter().map(|entry| Stamped { at: 7, entry })).expect("entries that fit"))
}

#[test]
fn others_get_the_same_cards_and_those_who_know_them_do_not_sit_down() {
    let table = played("splendor");
    for knows in ["a", "b"] {
        assert_eq!(dealt_again(&table, knows).err(), Some(RefusalCode::KnowsDeal));
    }
    let mut new = dealt_again(&table, "d").expect("over");
    assert_eq!((new.phase(), new.seat_of("d")), (TablePhase::Gathering, Some(seat(1))));
    let join = |name: &str| Act::Join { seat: None, name: name.into() };
    assert_eq!(act(&mut new, "b", 8, join("Bob")), Err("knows-deal"));
    act(&mut new, "e", 8, join("Eve")).expect("an open seat");
    act(&mut new, "d", 9, Act::Start { fill: None }).expect("full");
    assert_eq!(board(new.game().expect("dealt")), board(&*table.game().expect("dealt").at(0)));
    let third = {
        new.apply(10, Entry::Stopped).expect("playing");
        new
    };
    assert_eq!(dealt_again(&third, "a").err(), Some(RefusalCode::KnowsDeal), "those of the first game know it as well");
    let mut alone = played_on(&table, "d", &wish(0)).expect("over");
    act(&mut alone, "d", 8, Act::Resign).expect("playing");
    assert_eq!(dealt_again(&alone, "b").err(), Some(RefusalCode::KnowsDeal), "so do they where somebody has played on from it");
    assert_eq!(dealt_again(&started(terms("toy", ""), 1, 1), "d").err(), Some(RefusalCode::NotOver));
}

#[test]
fn with_bots_alone_the_same_deal_begins_at_once() {
    let mut table = started(terms("splendor", "first=1"), 1, 2);
    act(&mut table, "a", 1, Act::Resign).expect("playing");
    let new = dealt_again(&table, "d").expect("over");
    assert_eq!((new.phase(), new.people().count()), (TablePhase::Playing, 1));
    assert_eq!(board(new.game().expect("dealt")), board(&*table.game().expect("dealt").at(0)));
}

#[test]
fn a_redealt_table_tells_nothing_of_the_earlier_game_before_its_end() {
    let mut table = started(terms("splendor", "first=1"), 1, 1);
    act(&mut table, "a", 1, Act::Resign).expect("playing");
    let table = Table::replay("earlier-table", table.log().to_vec()).expect("our own log");
    let seed = table.deal_seed().expect("dealt").to_string();
    let mut new = dealt_again(&table, "d").expect("over");
    for _ in 0..6 {
        let mover = new.waiting_for().first().expect("somebody");
        let mv = new.game().expect("dealt").moves(mover)[0].clone();
        new.apply(8, Entry::Moved { seat: mover, mv }).expect("legal");
        for viewer in Viewer::all(2) {
            let frame = serde_json::to_string(&new.frame(viewer, 9)).expect("plain data");
            let story = serde_json::to_string(&new.story(0, u32::MAX, viewer).expect("our own log")).expect("plain data");
            for told in [frame, story] {
                assert!(!told.contains("earlier-table") && !told.contains(&seed) && !told.contains("\"Ann\""), "{told}");
            }
        }
        assert_eq!((new.record(), new.moment(0).map(drop).map_err(|refusal| refusal.code)), (None, Err(RefusalCode::NotOver)));
    }
    act(&mut new, "d", 10, Act::Resign).expect("playing");
    let repeated = new.frame(Viewer::Public, 11).again.expect("it says so");
    assert_eq!((repeated.table, repeated.moves), (Some("earlier-table"), 0));
    assert!(new.record().expect("over").starts_with("# fair known earlier-table 0\n"));
}

#[test]
fn a_deal_keeps_its_number_of_players_and_its_options() {
    let mut new = dealt_again(&played("splendor"), "d").expect("over");
    assert_eq!(act(&mut new, "d", 8, Act::Arrange { seat: seat(2), to: "closed".into() }), Err("bad-seats"));
    assert_eq!(act(&mut new, "d", 8, Act::Arrange { seat: seat(4), to: "open".into() }), Err("bad-seats"));
    let other = Act::Change { terms: Box::new(Terms { options: "first=2".into(), ..new.terms().clone() }) };
    assert_eq!(act(&mut new, "d", 8, other), Err("bad-setup"));
    act(&mut new, "d", 8, Act::Arrange { seat: seat(2), to: "level:4".into() }).expect("a bot may sit there");
}
