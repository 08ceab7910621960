//! Contests on a real store, with tables that are really founded.

use super::*;
use crate::limits::Limits;
use crate::store::Store;
use crate::testing;
use crate::told::Telling;
use serde_json::{Value, json};
use std::path::PathBuf;
use table::Act;

/// A store that is removed at the end, and nodes on it.
pub(crate) struct World {
    pub(crate) store: Store,
    folder: PathBuf,
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl World {
    pub(crate) async fn new(name: &str) -> World {
        let folder = std::env::temp_dir().join(format!("cabochon-contests-{name}-{}", std::process::id()));
        World { store: Store::open(&folder).await.expect("opened"), folder }
    }

    pub(crate) async fn node(&self) -> Arc<Node> {
        testing::node(self.store.clone(), Limits::default(), Telling::default()).await
    }

    pub(crate) async fn person(&self, id: &str) -> Person {
        let person = Person { id: id.into(), name: id.to_uppercase(), created: 0 };
        let write = Write::Player { id: person.id.clone(), name: person.name.clone(), created: 0 };
        self.store.write(vec![write]).await.expect("written");
        person
    }
}

pub(crate) fn wish(game: &str, plan: Value) -> NewContest {
    serde_json::from_value(json!({ "name": "Thursdays", "terms": { "game": game, "options": "" }, "plan": plan })).expect("a wish")
}

async fn act(node: &Node, person: &Person, id: &str, act: Value) -> Result<(), RefusalCode> {
    let act: ContestAct = serde_json::from_value(act).expect("an act");
    node.contest_act(person, id, &act).await.map_err(|refusal| refusal.code)
}

async fn page(node: &Node, person: Option<&Person>, id: &str) -> Value {
    serde_json::to_value(node.contest_page(person.map(|person| person.id.as_str()), id).await.expect("a page")).expect("JSON")
}

/// The tables of the last round that have no result.
async fn open_tables(node: &Node, id: &str) -> Vec<ContestTable> {
    let tables = node.archive.store.contest_tables(id).await.expect("read");
    tables.into_iter().map(|(table, _)| table).filter(|table| table.result.is_none()).collect()
}

/// Ends every open table as its game would: the lower entrant is ahead.
async fn end_all(node: &Node, id: &str) {
    let kept = node.contest(id).await.expect("there");
    let mut writes = Vec::new();
    for table in open_tables(node, id).await {
        let seats = &kept.contest.rounds[usize::from(table.round)].games[usize::from(table.place)].seats;
        let number = |seat: &Option<u16>| seat.unwrap_or(u16::MAX);
        let ahead = |seat: &Option<u16>| seats.iter().filter(|other| number(other) < number(seat)).count() as u8 + 1;
        let outcome = Outcome { ranks: seats.iter().map(ahead).collect(), scores: vec![Some(10); seats.len()] };
        let result = serde_json::to_string(&outcome).expect("JSON");
        writes.push(Write::Contest(ContestWrite::Result { table: table.table, result, at: now() }));
    }
    node.archive.store.write(writes).await.expect("written");
}

/// A series of two people that has begun.
async fn series(world: &World, node: &Node, plan: Value) -> ([Person; 2], String) {
    let people = [world.person("ann").await, world.person("bob").await];
    let id = node.make_contest(&people[0], wish("toy", plan)).await.expect("made");
    act(node, &people[1], &id, json!({ "do": "enter" })).await.expect("entered");
    act(node, &people[0], &id, json!({ "do": "begin" })).await.expect("begun");
    (people, id)
}

#[tokio::test]
async fn two_hundred_play_a_swiss_tournament_with_a_final_and_one_wins() {
    let world = World::new("many").await;
    let node = world.node().await;
    let organiser = world.person("organiser").await;
    let plan = json!({ "format": { "swiss": 5 }, "players": 4, "last": 16, "duplicate": true });
    let id = node.make_contest(&organiser, wish("splendor", plan)).await.expect("made");
    for number in 0..200 {
        let person = world.person(&format!("p{number}")).await;
        act(&node, &person, &id, json!({ "do": "enter" })).await.expect("entered");
    }
    act(&node, &organiser, &id, json!({ "do": "begin" })).await.expect("begun");
    for round in 1..=8 {
        let tables = open_tables(&node, &id).await;
        assert_eq!(tables.len(), [50, 50, 50, 50, 50, 4, 2, 1][round - 1], "round {round}");
        let founded = node.with(&tables[0].table, |table| (table.phase(), table.people().count())).await.expect("a table");
        assert_eq!(founded, (table::TablePhase::Playing, 4));
        assert_eq!(act(&node, &organiser, &id, json!({ "do": "next", "rounds": round })).await, Err(RefusalCode::NotNow), "in play");
        end_all(&node, &id).await;
        if round < 8 {
            act(&node, &organiser, &id, json!({ "do": "next", "rounds": round })).await.expect("paired");
        }
    }
    node.look_at_contest(&id).await.expect("looked");
    let page = page(&node, None, &id).await;
    assert_eq!((&page["phase"], &page["standings"][0]["entrant"]), (&json!("over"), &json!(0)), "the best of all wins");
    assert_eq!(page["standings"].as_array().map(Vec::len), Some(200));
    let most = page["standings"].as_array().expect("lines").iter().map(|line| line["points"].as_u64().expect("points")).sum::<u64>();
    assert_eq!(most, 5 * 50 * 12, "every table has six points to give, in halves");
    assert_eq!(world.store.open_contests_of("organiser").await, Ok(0));
}

#[tokio::test]
async fn of_two_taps_at_once_one_makes_the_round_and_the_other_finds_it() {
    let world = World::new("taps").await;
    let (one, other) = (world.node().await, world.node().await);
    let (people, id) = series(&world, &one, json!({ "format": { "series": 9 }, "players": 2 })).await;
    for round in 1..6 {
        end_all(&one, &id).await;
        let next = json!({ "do": "next", "rounds": round });
        let done = tokio::join!(act(&one, &people[0], &id, next.clone()), act(&other, &people[1], &id, next));
        assert!(matches!(done, (Ok(()), Err(RefusalCode::NotNow)) | (Err(RefusalCode::NotNow), Ok(()))), "{done:?}");
        assert_eq!(open_tables(&one, &id).await.len(), 1, "one table");
    }
}

#[tokio::test]
async fn the_transaction_that_ends_a_game_writes_its_result_and_the_next_game_comes_once() {
    let world = World::new("result").await;
    let node = world.node().await;
    let (people, id) = series(&world, &node, json!({ "format": { "series": 2 }, "players": 2, "automatic": true })).await;
    for round in 1..=2 {
        let table = open_tables(&node, &id).await.pop().expect("a table").table;
        let place = serde_json::to_value(node.contest_of_table(&table).await.expect("known")).expect("JSON");
        assert_eq!(place, json!({ "contest": id, "name": "Thursdays", "series": true, "round": round, "club": null }));
        node.act(&people[1].id, &table, &Act::Resign).await.expect("may");
        let stored = world.store.contest_of(&table).await.expect("read").expect("there");
        assert!(stored.result.is_some(), "written with the end");
        // The server may stop here: whoever looks next goes on, and twice is once.
        let again = world.node().await;
        let stirred = world.store.stirred_contests(9).await.expect("read");
        assert_eq!(stirred.len(), 1);
        for (contest, at) in stirred.iter().chain(&stirred) {
            look_at(&again, contest, *at).await.expect("looked");
        }
        assert_eq!(world.store.stirred_contests(9).await, Ok(Vec::new()));
        assert_eq!(page(&node, None, &id).await["rounds"].as_array().map(Vec::len), Some(2), "two games in all");
    }
    let page = page(&node, Some(&people[0]), &id).await;
    assert_eq!((&page["phase"], &page["standings"][0]["points"], &page["you"]), (&json!("over"), &json!(4), &json!(0)));
    let seats: Vec<&Value> = page["rounds"].as_array().expect("rounds").iter().map(|round| &round["tables"][0]["seats"]).collect();
    assert_ne!(seats[0], seats[1], "they changed seats");
}

#[tokio::test]
async fn everybody_but_organisers_is_refused_what_is_theirs_and_nonsense_changes_nothing() {
    let world = World::new("abuse").await;
    let node = world.node().await;
    let (people, id) = series(&world, &node, json!({ "format": { "series": 3 }, "players": 2 })).await;
    let eve = world.person("eve").await;
    let before = page(&node, None, &id).await;
    for (person, what, code) in [
        (&eve, json!({ "do": "begin" }), RefusalCode::NotOrganiser),
        (&eve, json!({ "do": "next", "rounds": 1 }), RefusalCode::NotOrganiser),
        (&eve, json!({ "do": "leave" }), RefusalCode::BadMessage),
        (&eve, json!({ "do": "enter" }), RefusalCode::NotNow),
        (&people[1], json!({ "do": "end" }), RefusalCode::NotOrganiser),
        (&people[1], json!({ "do": "leave", "entrant": 0 }), RefusalCode::NotOrganiser),
        (&people[1], json!({ "do": "correct", "round": 0, "table": 0, "ranks": [1, 2] }), RefusalCode::NotOrganiser),
        (&people[1], json!({ "do": "help", "entrant": 1 }), RefusalCode::NotOrganiser),
        (&people[0], json!({ "do": "begin" }), RefusalCode::NotNow),
        (&people[0], json!({ "do": "next", "rounds": 1 }), RefusalCode::NotNow),
        (&people[0], json!({ "do": "correct", "round": 0, "table": 1, "ranks": [1, 2] }), RefusalCode::BadMessage),
        (&people[0], json!({ "do": "correct", "round": 0, "table": 0, "ranks": [1, 9] }), RefusalCode::BadMessage),
        (&people[0], json!({ "do": "correct", "round": 0, "table": 0, "ranks": [1, 2], "note": "x".repeat(201) }), RefusalCode::BadTalk),
    ] {
        assert_eq!(act(&node, person, &id, what.clone()).await, Err(code), "{what}");
    }
    assert_eq!(page(&node, None, &id).await, before);
    for (game, plan, code) in [
        ("toy", json!({ "format": { "series": 0 }, "players": 2 }), RefusalCode::BadPlan),
        ("toy", json!({ "format": { "swiss": 3 }, "players": 2, "last": 3 }), RefusalCode::BadPlan),
        ("splendor", json!({ "format": "round-robin", "players": 5 }), RefusalCode::BadSeats),
    ] {
        let made = node.make_contest(&eve, wish(game, plan.clone())).await;
        assert_eq!(made.map_err(|refusal| refusal.code), Err(code), "{plan}");
    }
    for _ in 0..MOST_OPEN {
        node.make_contest(&eve, wish("toy", json!({ "format": { "series": 1 }, "players": 2 }))).await.expect("room");
    }
    let one_more = node.make_contest(&eve, wish("toy", json!({ "format": { "series": 1 }, "players": 2 }))).await;
    assert_eq!(one_more.map_err(|refusal| refusal.code), Err(RefusalCode::TooManyTables));
}

#[tokio::test]
async fn in_a_duplicate_round_all_have_the_same_deal_and_see_each_others_tables_afterwards() {
    let world = World::new("duplicate").await;
    let node = world.node().await;
    let organiser = world.person("organiser").await;
    let plan = json!({ "format": { "swiss": 2 }, "players": 2, "duplicate": true });
    let id = node.make_contest(&organiser, wish("splendor", plan)).await.expect("made");
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(world.person(&format!("p{number}")).await);
        act(&node, &people[number], &id, json!({ "do": "enter" })).await.expect("entered");
    }
    act(&node, &organiser, &id, json!({ "do": "begin" })).await.expect("begun");
    let tables = open_tables(&node, &id).await;
    let mut views = Vec::new();
    for table in &tables {
        let look = node.look(&table.table, None, None).await.expect("a frame");
        let frame: Value = serde_json::from_slice(look.as_ref()).expect("JSON");
        views.push(frame["frame"]["view"].clone());
    }
    assert!(views[0].is_object() && views[0] == views[1], "the same cards lie on both tables");
    let shown = |page: &Value| -> Vec<bool> {
        page["rounds"][0]["tables"].as_array().expect("tables").iter().map(|table| table["table"].is_string()).collect()
    };
    assert_eq!(shown(&page(&node, None, &id).await), [false, false], "nobody looks on");
    assert_eq!(shown(&page(&node, Some(&people[0]), &id).await).iter().filter(|seen| **seen).count(), 1, "but at their own");
    end_all(&node, &id).await;
    assert_eq!(shown(&page(&node, None, &id).await), [true, true]);
}

#[tokio::test]
async fn whoever_drops_out_or_is_forgotten_gives_way_to_a_bot_and_organisers_can_set_results() {
    let world = World::new("leaving").await;
    let node = world.node().await;
    let (people, id) = series(&world, &node, json!({ "format": { "series": 5 }, "players": 2 })).await;
    let table = open_tables(&node, &id).await.pop().expect("a table").table;
    node.forget(&people[1].id).await.expect("forgotten");
    let is_covered =
        node.with(&table, |table| table.people().any(|(_, sitting)| sitting.covered || sitting.resigned)).await.expect("there");
    assert!(is_covered, "nobody waits for them");
    let correct = json!({ "do": "correct", "round": 0, "table": 0, "ranks": [1, 2], "note": " as\tagreed " });
    act(&node, &people[0], &id, correct).await.expect("may");
    act(&node, &people[0], &id, json!({ "do": "next", "rounds": 1 })).await.expect("paired");
    let page = page(&node, Some(&people[0]), &id).await;
    assert_eq!((&page["entrants"][1]["name"], &page["entrants"][1]["left"]), (&json!(""), &json!(true)), "{page}");
    assert_eq!((&page["rounds"][0]["tables"][0]["note"], &page["rounds"][0]["tables"][0]["corrected"]), (&json!("asagreed"), &json!(true)));
    assert!(page["rounds"][1]["tables"][0]["seats"].as_array().expect("seats").contains(&Value::Null), "a bot has the seat");
    assert!(!page.to_string().contains("\"bob\"") && !page.to_string().contains("\"ann\""), "nobody's number is shown");
    node.forget(&people[0].id).await.expect("forgotten");
    let page = page_name(&node, &id).await;
    assert_eq!(page, ("".to_string(), "".to_string()), "neither the name nor the note of its organiser stays");
}

async fn page_name(node: &Node, id: &str) -> (String, String) {
    let page = page(node, None, id).await;
    let text = |value: &Value| value.as_str().expect("text").to_string();
    (text(&page["name"]), text(&page["rounds"][0]["tables"][0]["note"]))
}

#[tokio::test]
async fn a_log_that_entering_and_leaving_has_filled_takes_nobody_else() {
    let world = World::new("full-log").await;
    let node = world.node().await;
    let [ann, bob, cem] = [world.person("ann").await, world.person("bob").await, world.person("cem").await];
    let id = node.make_contest(&ann, wish("toy", json!({ "format": { "swiss": 3 }, "players": 2 }))).await.expect("made");
    act(&node, &bob, &id, json!({ "do": "enter" })).await.expect("entered");
    let who = Who::Person(bob.id.clone());
    let [left, back] = [Event::Left { entrant: 0 }, Event::Replaced { entrant: 0, who }];
    let to_and_fro = (1..LONGEST_LOG).map(|n| Write::Contest(event_write(&id, n, now(), if n % 2 == 1 { &left } else { &back })));
    node.archive.store.write(to_and_fro.collect()).await.expect("written");
    assert_eq!(act(&node, &bob, &id, json!({ "do": "enter" })).await, Err(RefusalCode::ContestFull));
    assert_eq!(act(&node, &cem, &id, json!({ "do": "enter" })).await, Err(RefusalCode::ContestFull));
    assert_eq!(act(&node, &ann, &id, json!({ "do": "end" })).await, Ok(()), "its organiser is not locked out");
}
