//! Clubs over the wire: by link, on several nodes, kept in backups and archives.

use crate::online::{Person, Server};
use crate::services::{Folder, NatsServer, PostgresServer};
use serde_json::{Value, json};
use std::process::Command;

fn act(person: &Person, server: &Server, club: &str, what: &Value) -> Value {
    let (status, page) = person.post(server, &format!("/api/clubs/{club}"), what);
    assert_eq!(status, 200, "{what}: {page}");
    page
}

/// A club of two, each through their own node, who play a game for it and talk.
fn a_club_plays(first: &Server, second: &Server) -> (Person, String) {
    let (ann, bob) = (first.person("Ann"), second.person("Bob"));
    let (status, founded) = ann.post(first, "/api/clubs", &json!({ "name": "Thursdays" }));
    assert_eq!(status, 201, "{founded}");
    let club = founded["club"].as_str().expect("a club").to_string();
    let path = format!("/api/clubs/{club}");
    let link = ann.get(first, &path)["inside"]["link"].as_str().expect("a link").to_string();
    let (_, _, stranger) = second.ask("GET", &format!("{path}?link={link}"), "", "");
    assert!(stranger.contains("\"can_join\":true") && !stranger.contains("Ann"), "{stranger}");
    act(&bob, second, &club, &json!({ "do": "join", "link": link }));
    act(&bob, second, &club, &json!({ "do": "say", "text": "good evening" }));
    let page = ann.get(first, &path);
    assert_eq!(
        (&page["inside"]["talk"][0]["line"]["name"], &page["inside"]["talk"][0]["line"]["text"]),
        (&json!("Bob"), &json!("good evening"))
    );

    let creation = json!({ "terms": { "game": "toy", "options": "first=1" }, "seats": ["me", "open"], "name": "Ann" });
    let (status, made) = ann.post(first, &format!("{path}/tables"), &creation);
    assert_eq!(status, 201, "{made}");
    let table = made["table"].as_str().expect("a table").to_string();
    assert_eq!(bob.get(second, &path)["inside"]["tables"][0]["table"], json!(table));
    bob.act(second, &table, &json!({ "do": "join", "name": "Bob" }));
    ann.act(first, &table, &json!({ "do": "start" }));
    bob.act(second, &table, &json!({ "do": "resign" }));
    let page = ann.get(first, &format!("{path}?days=30"));
    let lines = &page["inside"]["standings"][0]["lines"];
    assert_eq!((&lines[0]["points"], &lines[0]["won"], &lines[1]["played"]), (&json!(2), &json!(1), &json!(1)), "{page}");
    assert_eq!(ann.get(first, &format!("/api/tables/{table}/contest"))["club"]["name"], "Thursdays");
    let mine = &bob.get(second, "/api/clubs/mine")["clubs"][0];
    assert_eq!((&mine["name"], &mine["members"], &mine["leads"]), (&json!("Thursdays"), &json!(2), &json!(false)));

    let renewed = act(&ann, first, &club, &json!({ "do": "renew" }));
    assert_ne!(renewed["inside"]["link"], json!(link));
    let cem = second.person("Cem");
    let (status, refusal) = cem.post(second, &path, &json!({ "do": "join", "link": link }));
    assert_eq!((status, &refusal["code"]), (403, &json!("old-link")));
    let (status, refusal) = bob.post(second, &path, &json!({ "do": "close" }));
    assert_eq!((status, &refusal["code"]), (403, &json!("not-organiser")));
    (ann, club)
}

#[test]
fn a_club_plays_and_is_kept_in_backups() {
    let folder = Folder::new("clubs");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let (ann, club) = a_club_plays(&server, &server);
    let path = format!("/api/clubs/{club}");
    let cookie = format!("Cookie: {}\r\n", ann.cookie);
    let (status, head, before) = server.ask("GET", &path, &cookie, "");
    assert_eq!(status, 200);
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_string();
    assert_eq!(server.ask("GET", &path, &format!("{cookie}If-None-Match: {tag}\r\n"), "").0, 304, "nothing new");
    assert_eq!(server.ask("GET", "/api/clubs/none", "", "").0, 404);
    assert_eq!(server.ask("GET", "/api/clubs/mine", "", "").0, 401);
    assert_eq!(server.ask("POST", &path, "", r#"{"do": "close"}"#).0, 401);
    assert_eq!(ann.post(&server, &path, &json!({ "do": "fly" })).0, 400);
    assert_eq!(ann.post(&server, "/api/clubs", &json!({ "name": "x".repeat(33) })).1["code"], "bad-name");
    drop(server);
    let backup = folder.0.join("backup");
    let (data, file) = (folder.0.to_str().expect("a path"), backup.to_str().expect("a path"));
    let restored = Folder::new("clubs-restored");
    let place = restored.0.to_str().expect("a path");
    for args in [["backup", file, "--data", data], ["restore", file, "--data", place]] {
        let run = Command::new(env!("CARGO_BIN_EXE_cabochon")).args(args).output().expect("it runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    }
    let run = Command::new(env!("CARGO_BIN_EXE_cabochon")).args(["doctor", "--data", place]).output().expect("it runs");
    assert!(run.status.success(), "{}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    let server = Server::start(&restored.0, &["--no-limits"]);
    assert_eq!(server.ask("GET", &path, &cookie, "").2, before, "as it was");
    let delete = ["admin", "delete", &club, "--yes", "--data", place];
    let run = Command::new(env!("CARGO_BIN_EXE_cabochon")).args(delete).output().expect("it runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(server.ask("GET", &path, &cookie, "").0, 404, "the operators close it");
}

#[test]
fn a_club_plays_through_two_nodes() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--no-limits"]);
    a_club_plays(&node(), &node());
}

#[test]
fn talk_has_the_limits_of_a_table() {
    let folder = Folder::new("clubs-limits");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let club = ann.post(&server, "/api/clubs", &json!({ "name": "Thursdays" })).1["club"].as_str().expect("a club").to_string();
    let say = json!({ "do": "say", "text": "again" });
    let said: Vec<u16> = (0..10).map(|_| ann.post(&server, &format!("/api/clubs/{club}"), &say).0).collect();
    assert_eq!((said[0], said[9]), (200, 429));
    let founded: Vec<u16> = (0..20).map(|_| ann.post(&server, "/api/clubs", &json!({ "name": "More" })).0).collect();
    assert_eq!((founded[0], founded[19]), (201, 429));
}
