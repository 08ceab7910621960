//! The server's absence costs nobody the game.

use crate::online::{Person, Server};
use crate::services::Folder;
use serde_json::{Value, json};
use std::time::Duration;

/// Longer than these tables' clocks run.
const ABSENT: Duration = Duration::from_secs(13);

/// A table of two people at which the one who owes a move has ten seconds and loses when they are gone.
fn hurried(server: &Server) -> (Person, Person, String) {
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let terms = json!({ "game": "toy", "options": "first=1", "pace": { "live": { "bank": 10, "increment": 0 } }, "cover": "never" });
    let table = ann.table(server, &terms, &["open"]);
    bob.act(server, &table, &json!({ "do": "join", "name": "Bob" }));
    ann.act(server, &table, &json!({ "do": "start" }));
    (ann, bob, table)
}

fn frame(person: &Person, server: &Server, table: &str) -> Value {
    person.get(server, &format!("/api/tables/{table}?since=0"))["frame"].clone()
}

/// Nothing was lost during the absence, and the clocks wait for everyone.
fn nothing_was_lost(person: &Person, server: &Server, table: &str) {
    let back = frame(person, server, table);
    assert_eq!(back["phase"], "playing", "{back}");
    let clock = back["seats"][0]["clock"].as_u64().expect("a clock");
    assert!(clock > 3_000, "{clock} ms are left of ten seconds");
    assert!(back["pause"].as_u64().expect("a number") > 0, "{back}");
    let news: Vec<&Value> = back["news"].as_array().expect("news").iter().filter(|news| news["what"] == "resumed").collect();
    assert_eq!(news.len(), 1, "{back}");
}

#[test]
fn a_server_that_was_stopped_costs_nobody_time() {
    let folder = Folder::new("stopped");
    let server = Server::start(&folder.0, &[]);
    let (ann, _, table) = hurried(&server);
    server.signal("STOP");
    std::thread::sleep(ABSENT);
    server.signal("CONT");
    nothing_was_lost(&ann, &server, &table);
}

#[test]
fn a_server_that_was_down_costs_nobody_time() {
    let folder = Folder::new("down");
    let server = Server::start(&folder.0, &[]);
    let (ann, _, table) = hurried(&server);
    server.kill();
    std::thread::sleep(ABSENT);
    nothing_was_lost(&ann, &Server::start(&folder.0, &[]), &table);
}
