//! Clubs on a real store, with games that are really played.

use super::*;
use crate::clubs::page::Looking;
use crate::contests::ContestAct;
use crate::contests::tests::{World, wish};
use crate::store::{ToldWrite, WayRow, WishRow};
use crate::told::Kind;
use serde_json::{Value, json};
use table::Act;

async fn act(node: &Node, person: &Person, id: &str, act: Value) -> Result<(), RefusalCode> {
    let act: ClubAct = serde_json::from_value(act).expect("an act");
    node.club_act(person, id, act).await.map_err(|refusal| refusal.code)
}

async fn page(node: &Node, person: Option<&Person>, id: &str) -> Value {
    let page = node.club_page(person.map(|person| person.id.as_str()), id, &Looking::default()).await.expect("a page");
    serde_json::to_value(page).expect("JSON")
}

async fn inside(node: &Node, person: &Person, id: &str) -> Value {
    page(node, Some(person), id).await["inside"].take()
}

async fn link(node: &Node, id: &str) -> String {
    node.archive.store.club(id).await.expect("read").expect("there").link
}

/// A club of these people, the first of whom founded it.
async fn club(node: &Node, people: &[&Person]) -> String {
    let id = node.found_club(people[0], "Thursdays").await.expect("founded");
    for person in &people[1..] {
        act(node, person, &id, json!({ "do": "join", "link": link(node, &id).await })).await.expect("joined");
    }
    id
}

fn creation(name: &str, seats: &[&str]) -> Creation {
    let terms = serde_json::from_value(json!({ "game": "toy", "options": "first=1" })).expect("terms");
    Creation { terms, seats: seats.iter().map(ToString::to_string).collect(), name: name.into() }
}

/// A table of the club at which both sit, and the game has begun.
async fn table_of(node: &Node, id: &str, one: &Person, other: &Person) -> String {
    let table = node.create_in_club(&one.id, id, &creation(&one.name, &["me", "open"])).await.expect("set up");
    node.act(&other.id, &table, &Act::Join { seat: None, name: other.name.clone() }).await.expect("seated");
    node.act(&one.id, &table, &Act::Start { fill: None }).await.expect("begun");
    table
}

#[tokio::test]
async fn the_transaction_that_ends_a_game_counts_it_and_a_rematch_belongs_to_the_club() {
    let world = World::new("club-result").await;
    let node = world.node().await;
    let [ann, bob, eve] = [world.person("ann").await, world.person("bob").await, world.person("eve").await];
    let id = club(&node, &[&ann, &bob]).await;
    let table = table_of(&node, &id, &ann, &bob).await;
    assert_eq!(inside(&node, &bob, &id).await["tables"][0]["table"], json!(table));
    assert_eq!(inside(&node, &bob, &id).await["standings"], json!([]));
    node.act(&bob.id, &table, &Act::Resign).await.expect("may");
    let standings = inside(&node, &bob, &id).await["standings"].take();
    let line = |person: &Person, rank, points, won| json!({ "who": tag(&id, &person.id), "rank": rank, "points": points, "won": won, "played": 1 });
    assert_eq!(standings, json!([{ "game": "toy", "lines": [line(&ann, 1, 2, 1), line(&bob, 2, 0, 0)] }]));
    assert_eq!(inside(&node, &bob, &id).await["tables"], json!([]), "it is over");

    let next = node.rematch(&ann.id, &table).await.expect("set up");
    let place = serde_json::to_value(node.contest_of_table(&next).await.expect("known")).expect("JSON");
    assert_eq!(place["club"], json!({ "club": id, "name": "Thursdays" }));
    node.act(&bob.id, &next, &Act::Join { seat: None, name: "BOB".into() }).await.expect("seated");
    node.act(&ann.id, &next, &Act::Start { fill: None }).await.expect("begun");
    node.act(&ann.id, &next, &Act::Resign).await.expect("may");
    let standings = inside(&node, &bob, &id).await["standings"].take();
    assert_eq!((&standings[0]["lines"][0]["rank"], &standings[0]["lines"][1]["rank"]), (&json!(1), &json!(1)), "they share it");

    // A guest plays along, and only members are counted; alone with bots nobody is.
    let guests = table_of(&node, &id, &ann, &eve).await;
    node.act(&eve.id, &guests, &Act::Resign).await.expect("may");
    let alone = node.create_in_club(&bob.id, &id, &creation("BOB", &["me", "random"])).await.expect("set up");
    node.act(&bob.id, &alone, &Act::Start { fill: None }).await.expect("begun");
    node.act(&bob.id, &alone, &Act::Resign).await.expect("may");
    let lines = inside(&node, &bob, &id).await["standings"][0]["lines"].take();
    let played: Vec<&Value> = lines.as_array().expect("lines").iter().map(|line| &line["played"]).collect();
    assert_eq!(played, [&json!(3), &json!(2)], "{lines}");
}

#[tokio::test]
async fn a_series_of_a_club_counts_for_it_and_its_tables_are_not_in_the_list() {
    let world = World::new("club-series").await;
    let node = world.node().await;
    let [ann, bob] = [world.person("ann").await, world.person("bob").await];
    let id = club(&node, &[&ann, &bob]).await;
    let plan = json!({ "format": { "series": 1 }, "players": 2 });
    let contest = node.make_contest_in_club(&ann, &id, wish("toy", plan)).await.expect("made");
    node.contest_act(&bob, &contest, &ContestAct::Enter).await.expect("entered");
    node.contest_act(&ann, &contest, &ContestAct::Begin).await.expect("begun");
    let seen = inside(&node, &bob, &id).await;
    assert_eq!(
        (&seen["tables"], &seen["contests"][0]["contest"]),
        (&json!([]), &json!(contest)),
        "of a duplicate round nobody may see others' tables"
    );
    let table = seen["contests"][0]["table"].as_str().expect("a table").to_string();
    let about = serde_json::to_value(node.contest_page(None, &contest).await.expect("a page")).expect("JSON");
    assert_eq!(about["club"], json!({ "club": id, "name": "Thursdays" }));
    node.act(&ann.id, &table, &Act::Resign).await.expect("may");
    let lines = inside(&node, &bob, &id).await["standings"][0]["lines"].take();
    assert_eq!((&lines[0]["who"], &lines[0]["points"]), (&json!(tag(&id, &bob.id)), &json!(2)));
}

#[tokio::test]
async fn strangers_see_the_name_and_whether_their_link_lets_them_in_and_nothing_else() {
    let world = World::new("club-strangers").await;
    let node = world.node().await;
    let [ann, eve] = [world.person("ann").await, world.person("eve").await];
    let id = club(&node, &[&ann]).await;
    act(&node, &ann, &id, json!({ "do": "say", "text": "a secret" })).await.expect("said");
    table_with(&node, &id, &ann).await;
    for stranger in [None, Some(&eve)] {
        assert_eq!(page(&node, stranger, &id).await, json!({ "club": id, "name": "Thursdays", "can_join": false, "inside": null }));
    }
    let looking = Looking { link: Some(link(&node, &id).await), days: None };
    let invited = node.club_page(Some(&eve.id), &id, &looking).await.expect("a page");
    let invited = serde_json::to_value(invited).expect("JSON");
    assert_eq!(invited, json!({ "club": id, "name": "Thursdays", "can_join": true, "inside": null }));
    for what in [
        json!({ "do": "leave" }),
        json!({ "do": "say", "text": "hello" }),
        json!({ "do": "hush", "line": 0 }),
        json!({ "do": "report", "what": "talk", "line": 0, "why": "spam" }),
        json!({ "do": "tell", "on": true }),
        json!({ "do": "rename", "name": "Eve's" }),
        json!({ "do": "renew" }),
        json!({ "do": "remove", "who": tag(&id, &ann.id) }),
        json!({ "do": "mute", "who": tag(&id, &ann.id), "on": true }),
        json!({ "do": "lead", "who": tag(&id, &eve.id), "on": true }),
        json!({ "do": "close" }),
    ] {
        assert_eq!(act(&node, &eve, &id, what.clone()).await, Err(RefusalCode::NotMember), "{what}");
    }
    assert_eq!(act(&node, &eve, &id, json!({ "do": "join", "link": "guessed" })).await, Err(RefusalCode::OldLink));
    let outside = node.create_in_club(&eve.id, &id, &creation("EVE", &["me", "open"])).await;
    assert_eq!(outside.map_err(|refusal| refusal.code), Err(RefusalCode::NotMember));
    let plan = json!({ "format": { "series": 1 }, "players": 2 });
    let outside = node.make_contest_in_club(&eve, &id, wish("toy", plan)).await;
    assert_eq!(outside.map_err(|refusal| refusal.code), Err(RefusalCode::NotMember));
    let own = inside(&node, &ann, &id).await.to_string();
    assert!(!own.contains("\"ann\"") && own.contains("ANN"), "nobody's number is shown: {own}");
}

async fn table_with(node: &Node, id: &str, person: &Person) -> String {
    node.create_in_club(&person.id, id, &creation(&person.name, &["me", "open"])).await.expect("set up")
}

#[tokio::test]
async fn organisers_decide_about_members_the_first_about_organisers_and_removing_a_member_renews_the_link() {
    let world = World::new("club-roles").await;
    let node = world.node().await;
    let [ann, bob, cem, dee] = [world.person("ann").await, world.person("bob").await, world.person("cem").await, world.person("dee").await];
    let id = club(&node, &[&ann, &bob, &cem, &dee]).await;
    let who = |person: &Person| tag(&id, &person.id);
    for what in [
        json!({ "do": "rename", "name": "Bob's" }),
        json!({ "do": "renew" }),
        json!({ "do": "remove", "who": who(&cem) }),
        json!({ "do": "mute", "who": who(&cem), "on": true }),
        json!({ "do": "lead", "who": who(&bob), "on": true }),
        json!({ "do": "close" }),
    ] {
        assert_eq!(act(&node, &bob, &id, what.clone()).await, Err(RefusalCode::NotOrganiser), "{what}");
    }
    act(&node, &ann, &id, json!({ "do": "lead", "who": who(&bob), "on": true })).await.expect("may");
    act(&node, &bob, &id, json!({ "do": "rename", "name": " Fri\u{202e}days " })).await.expect("may");
    assert_eq!(act(&node, &bob, &id, json!({ "do": "rename", "name": " " })).await, Err(RefusalCode::BadName));
    assert_eq!(page(&node, None, &id).await["name"], "Fridays");
    for what in [json!({ "do": "remove", "who": who(&ann) }), json!({ "do": "lead", "who": who(&cem), "on": true })] {
        assert_eq!(act(&node, &bob, &id, what.clone()).await, Err(RefusalCode::NotOrganiser), "{what}");
    }
    assert_eq!(act(&node, &bob, &id, json!({ "do": "remove", "who": "nobody" })).await, Err(RefusalCode::NoSuchPerson));

    act(&node, &cem, &id, json!({ "do": "say", "text": "one" })).await.expect("said");
    act(&node, &dee, &id, json!({ "do": "say", "phrase": "good-game" })).await.expect("said");
    act(&node, &bob, &id, json!({ "do": "mute", "who": who(&cem), "on": true })).await.expect("may");
    assert_eq!(act(&node, &cem, &id, json!({ "do": "say", "text": "two" })).await, Err(RefusalCode::Muted));
    assert_eq!(act(&node, &dee, &id, json!({ "do": "hush", "line": 0 })).await, Err(RefusalCode::NotOrganiser), "another's line");
    act(&node, &dee, &id, json!({ "do": "hush", "line": 1 })).await.expect("their own");
    assert_eq!(act(&node, &bob, &id, json!({ "do": "hush", "line": 1 })).await, Err(RefusalCode::NoSuchLine));
    assert_eq!(act(&node, &bob, &id, json!({ "do": "say", "text": "x".repeat(401) })).await, Err(RefusalCode::BadTalk));
    act(&node, &bob, &id, json!({ "do": "hush", "line": 0 })).await.expect("may");
    assert_eq!(inside(&node, &cem, &id).await["talk"], json!([]));

    let old = link(&node, &id).await;
    act(&node, &bob, &id, json!({ "do": "remove", "who": who(&cem) })).await.expect("may");
    assert_eq!(
        act(&node, &cem, &id, json!({ "do": "join", "link": old })).await,
        Err(RefusalCode::OldLink),
        "they do not come back with it"
    );
    act(&node, &ann, &id, json!({ "do": "leave" })).await.expect("may");
    assert_eq!(inside(&node, &bob, &id).await["first"], true, "the next organiser is the first now");
    act(&node, &bob, &id, json!({ "do": "leave" })).await.expect("may");
    assert_eq!(inside(&node, &dee, &id).await["leads"], true, "and where nobody leads, who has been there longest");
    act(&node, &dee, &id, json!({ "do": "close" })).await.expect("may");
    assert_eq!(act(&node, &dee, &id, json!({ "do": "leave" })).await, Err(RefusalCode::NoSuchClub));
}

#[tokio::test]
async fn a_person_is_in_a_limited_number_of_clubs_and_once_forgotten_in_none() {
    let world = World::new("club-limits").await;
    let node = world.node().await;
    let [ann, bob] = [world.person("ann").await, world.person("bob").await];
    let id = club(&node, &[&ann, &bob]).await;
    act(&node, &bob, &id, json!({ "do": "say", "text": "words of bob's" })).await.expect("said");
    act(&node, &ann, &id, json!({ "do": "report", "what": "talk", "line": 0, "why": "spam" })).await.expect("reported");
    act(&node, &bob, &id, json!({ "do": "report", "what": "name", "why": "insult" })).await.expect("the club's name");
    assert_eq!(
        act(&node, &bob, &id, json!({ "do": "report", "what": "talk", "line": 0, "why": "spam" })).await,
        Err(RefusalCode::BadReport)
    );
    let reports = world.store.reports(true, None, Some(&id), 9).await.expect("read");
    let about: Vec<(Option<&str>, &str)> = reports.iter().map(|row| (row.about.as_deref(), row.said.as_str())).collect();
    assert!(about.contains(&(Some("bob"), "words of bob's")) && about.contains(&(Some("ann"), "Thursdays")), "{about:?}");
    let table = table_of(&node, &id, &ann, &bob).await;
    node.act(&ann.id, &table, &Act::Resign).await.expect("may");
    let exported = node.clubs_of(&bob.id).await.expect("read");
    assert_eq!(exported.len(), 1);
    node.forget(&bob.id).await.expect("forgotten");
    let left = inside(&node, &ann, &id).await;
    assert!(!left.to_string().contains("BOB") && !left.to_string().contains("words of"), "{left}");
    assert_eq!((left["members"].as_array().map(Vec::len), left["standings"][0]["lines"].as_array().map(Vec::len)), (Some(1), Some(1)));
    for _ in 1..MOST_CLUBS {
        node.found_club(&ann, "More").await.expect("room");
    }
    assert_eq!(node.found_club(&ann, "More").await.map_err(|refusal| refusal.code), Err(RefusalCode::TooManyClubs));
    let eve = world.person("eve").await;
    let eves = club(&node, &[&eve]).await;
    let join = json!({ "do": "join", "link": link(&node, &eves).await });
    assert_eq!(act(&node, &ann, &eves, join).await, Err(RefusalCode::TooManyClubs));
    assert_eq!(node.found_club(&eve, "\u{200b}").await.map_err(|refusal| refusal.code), Err(RefusalCode::BadName));
}

#[tokio::test]
async fn a_new_table_is_an_invitation_to_those_who_want_to_hear_of_it_while_a_seat_is_free() {
    let world = World::new("club-told").await;
    let node = world.node().await;
    let [ann, bob, cem] = [world.person("ann").await, world.person("bob").await, world.person("cem").await];
    let id = club(&node, &[&ann, &bob, &cem]).await;
    for person in [&ann, &bob, &cem] {
        let (player, text) = (person.id.clone(), String::new);
        let wishes = WishRow {
            player: player.clone(),
            kinds: "invitation".into(),
            language: "en".into(),
            origin: text(),
            quiet: None,
            utc_offset: 0,
        };
        let way = WayRow { id: player.clone(), player, form: "json".into(), target: text(), secret: text(), made: 0, failures: 0 };
        let writes = [ToldWrite::Wishes(wishes), ToldWrite::Way(way)].map(Write::Told);
        world.store.write(writes.to_vec()).await.expect("written");
    }
    for person in [&ann, &bob] {
        act(&node, person, &id, json!({ "do": "tell", "on": true })).await.expect("may");
    }
    let table = table_with(&node, &id, &ann).await;
    let mut told = Vec::new();
    for person in [&ann, &bob, &cem] {
        told.push(world.store.has_notice(&person.id, &table).await.expect("read"));
    }
    assert_eq!(told, [false, true, false], "not the one who opened it, nor the one who did not ask");
    let holds = async || node.with(&table, |table| Kind::Invitation.holds_for(table, &bob.id)).await.expect("there");
    assert!(holds().await);
    node.act(&cem.id, &table, &Act::Join { seat: None, name: "CEM".into() }).await.expect("seated");
    assert!(!holds().await, "the table is full");
}
