//! Series and tournaments over the wire: by link, on several nodes, kept in backups and archives.

use crate::online::{Person, Server, moves, until};
use crate::services::{Folder, NatsServer, PostgresServer};
use serde_json::{Value, json};
use std::process::Command;

fn make(person: &Person, server: &Server, plan: &Value) -> String {
    let wish = json!({ "name": "Thursdays", "terms": { "game": "toy", "options": "first=1" }, "plan": plan });
    let (status, made) = person.post(server, "/api/contests", &wish);
    assert_eq!(status, 201, "{made}");
    made["contest"].as_str().expect("a name").into()
}

fn act(person: &Person, server: &Server, contest: &str, what: &Value) -> Value {
    let (status, page) = person.post(server, &format!("/api/contests/{contest}"), what);
    assert_eq!(status, 200, "{what}: {page}");
    page
}

/// Everybody plays at their table of a round until it is over, over HTTP, each through their own node.
fn play(people: &[(&Person, &Server)], table: &str) {
    let path = format!("/api/tables/{table}");
    until("the game is over", || {
        for (person, server) in people {
            let frame = person.get(server, &path)["frame"].clone();
            if frame["phase"] == "over" {
                return Ok(());
            }
            if let Some(mv) = moves(&frame).first() {
                person.act(server, table, &json!({ "do": "play", "ply": frame["ply"], "move": mv }));
            }
        }
        Err("it goes on".into())
    });
}

fn table_of(page: &Value, round: usize) -> String {
    page["rounds"][round]["tables"][0]["table"].as_str().expect("a table").into()
}

/// A series of two games on any store: entered by link, played for real, with a running score.
fn a_series_is_played(first: &Server, second: &Server) -> String {
    let (ann, bob) = (first.person("Ann"), second.person("Bob"));
    let contest = make(&ann, first, &json!({ "format": { "series": 2 }, "players": 2, "automatic": true }));
    let path = format!("/api/contests/{contest}");
    let (_, _, stranger) = second.ask("GET", &path, "", "");
    assert!(stranger.contains("\"can_enter\":true") && stranger.contains("Ann"), "{stranger}");
    act(&bob, second, &contest, &json!({ "do": "enter" }));
    let mut page = act(&ann, first, &contest, &json!({ "do": "begin" }));
    for round in 0..2 {
        let table = table_of(&page, round);
        play(&[(&ann, first), (&bob, second)], &table);
        page = until("the series goes on", || {
            let page = bob.get(second, &path);
            let goes_on = page["rounds"].as_array().map(Vec::len) == Some(round + 2) || page["phase"] == "over";
            if goes_on { Ok(page) } else { Err(page.to_string()) }
        });
    }
    assert_eq!(page["phase"], "over", "{page}");
    let points: u64 = page["standings"].as_array().expect("lines").iter().map(|line| line["points"].as_u64().expect("halves")).sum();
    assert_eq!(points, 4, "a point a game, in halves");
    let mine = &ann.get(first, "/api/contests/mine")["contests"][0];
    assert_eq!((&mine["name"], &mine["series"], &mine["phase"]), (&json!("Thursdays"), &json!(true), &json!("over")));
    contest
}

#[test]
fn a_series_is_played_and_kept_in_backups_archives_and_until_it_is_forgotten() {
    let folder = Folder::new("contests");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let contest = a_series_is_played(&server, &server);
    let path = format!("/api/contests/{contest}");
    let (status, head, before) = server.ask("GET", &path, "", "");
    assert_eq!(status, 200);
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_string();
    assert_eq!(server.ask("GET", &path, &format!("If-None-Match: {tag}\r\n"), "").0, 304, "nothing new");
    assert_eq!(server.ask("GET", "/api/contests/none", "", "").0, 404);
    assert_eq!(server.ask("GET", "/api/contests/mine", "", "").0, 401);
    assert_eq!(server.ask("POST", &path, "", r#"{"do": "end"}"#).0, 401);
    drop(server);
    let backup = folder.0.join("backup");
    let (data, file) = (folder.0.to_str().expect("a path"), backup.to_str().expect("a path"));
    let restored = Folder::new("contests-restored");
    let place = restored.0.to_str().expect("a path");
    for args in [["backup", file, "--data", data], ["restore", file, "--data", place]] {
        let run = Command::new(env!("CARGO_BIN_EXE_cabochon")).args(args).output().expect("it runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    }
    let server = Server::start(&restored.0, &["--no-limits"]);
    assert_eq!(server.ask("GET", &path, "", "").2, before, "as it was");
}

/// Nobody moves: the clock decides the round, and with it the tournament.
#[test]
fn a_round_of_a_tournament_is_played_to_its_end_by_the_clock() {
    let folder = Folder::new("contest-clock");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let people = ["Ann", "Bob"].map(|name| server.person(name));
    let pace = json!({ "live": { "bank": 10, "increment": 0 } });
    let terms = json!({ "game": "toy", "options": "first=1", "pace": pace, "cover": "never" });
    let plan = json!({ "format": { "swiss": 1 }, "players": 2, "automatic": true });
    let (status, made) = people[0].post(&server, "/api/contests", &json!({ "name": "Blitz", "terms": terms, "plan": plan }));
    assert_eq!(status, 201, "{made}");
    let contest = made["contest"].as_str().expect("a name").to_string();
    for person in &people {
        act(person, &server, &contest, &json!({ "do": "enter" }));
    }
    let begun = act(&people[0], &server, &contest, &json!({ "do": "begin" }));
    let seats = begun["rounds"][0]["tables"][0]["seats"].clone();
    let page = until("the clock decides", || {
        let page = people[1].get(&server, &format!("/api/contests/{contest}"));
        if page["phase"] == "over" { Ok(page) } else { Err(page.to_string()) }
    });
    assert_eq!(page["rounds"][0]["tables"][0]["ranks"], json!([2, 1]), "whoever owed the first move lost: {page}");
    assert_eq!((&page["standings"][0]["entrant"], &page["standings"][0]["points"]), (&seats[1], &json!(2)), "{page}");
    let frame = people[0].get(&server, &format!("/api/tables/{}", table_of(&page, 0)))["frame"].clone();
    assert_eq!((&frame["phase"], &frame["ended"]["how"]), (&json!("over"), &json!("resigned")), "{frame}");
}

#[test]
fn a_series_and_a_tournament_are_played_through_two_nodes() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--no-limits"]);
    let (first, second) = (node(), node());
    a_series_is_played(&first, &second);

    let plan = json!({ "format": "round-robin", "players": 2, "gaps": "byes" });
    let people: Vec<Person> = ["Ann", "Bob", "Cem"].map(|name| first.person(name)).to_vec();
    let contest = make(&people[0], &second, &plan);
    let path = format!("/api/contests/{contest}");
    for (person, server) in people.iter().zip([&first, &second, &first]) {
        act(person, server, &contest, &json!({ "do": "enter" }));
    }
    let mut page = act(&people[0], &second, &contest, &json!({ "do": "begin" }));
    assert_eq!(page["terms"]["rated"], true, "tournaments are rated");
    for round in 0..3 {
        assert_eq!(page["rounds"][round]["byes"].as_array().map(Vec::len), Some(1), "{page}");
        let table = table_of(&page, round);
        play(&[(&people[0], &first), (&people[1], &second), (&people[2], &first)], &table);
        let next = json!({ "do": "next", "rounds": round + 1 });
        if round < 2 {
            page = act(&people[0], &second, &contest, &next);
        }
    }
    let page = until("it is over", || {
        let page = people[2].get(&first, &path);
        if page["phase"] == "over" { Ok(page) } else { Err(page.to_string()) }
    });
    let points: u64 = page["standings"].as_array().expect("lines").iter().map(|line| line["points"].as_u64().expect("halves")).sum();
    assert_eq!(points, 12, "three games and three byes");
    let (status, refusal) = people[1].post(&first, &path, &json!({ "do": "end" }));
    assert_eq!((status, &refusal["code"]), (403, &json!("not-organiser")));
}
