//! Disruptive people, and people who leave: what a host can do, over the wire.

use crate::online::{Server, Socket};
use crate::services::Folder;
use serde_json::{Value, json};

fn code(answer: &Value) -> &str {
    answer["code"].as_str().unwrap_or("done")
}

/// The next line of talk whose text is this.
fn heard(socket: &mut Socket, text: &str) -> Value {
    loop {
        let talk = socket.next("talk").expect("something is said");
        if talk["line"]["text"] == text {
            return talk["line"].clone();
        }
    }
}

#[test]
fn a_spectator_is_marked_named_apart_and_can_be_muted() {
    let folder = Folder::new("spectator");
    let server = Server::start(&folder.0, &[]);
    let (ann, other) = (server.person("Ann"), server.person("Ann"));
    let table = ann.table(&server, &json!({ "game": "splendor" }), &["open"]);
    let mut socket = ann.socket(&server.host).expect("open");
    socket.watch(&table).expect("a frame");
    let say = |text: &str| other.act(&server, &table, &json!({ "do": "say", "text": text }));
    say("it is me");
    let line = heard(&mut socket, "it is me");
    assert_eq!((line["seat"].is_null(), &line["name"]), (true, &json!("Ann (2)")), "{line}");
    let mute = |muted: bool| ann.act(&server, &table, &json!({ "do": "mute", "who": line["who"], "muted": muted }));
    assert_eq!(code(&mute(true)), "done");
    assert_eq!(code(&say("and again")), "muted");
    assert_eq!(code(&other.act(&server, &table, &json!({ "do": "join", "name": "Ann" }))), "done");
    assert_eq!(code(&say("in a seat")), "muted");
    mute(false);
    assert_eq!(code(&say("thanks")), "done");
    assert_eq!(heard(&mut socket, "thanks")["seat"], 2);
}

#[test]
fn a_removed_guest_stays_out_and_does_not_look_at_a_private_table() {
    let folder = Folder::new("removed");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    for public in [true, false] {
        let table = ann.table(&server, &json!({ "game": "splendor", "public": public }), &["open"]);
        let join = || bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
        assert_eq!(code(&join()), "done");
        let mut socket = bob.socket(&server.host).expect("open");
        socket.watch(&table).expect("a frame");
        ann.act(&server, &table, &json!({ "do": "remove", "seat": 2 }));
        match public {
            true => drop(socket.frame(|frame| frame["you"].is_null()).expect("they may watch")),
            false => assert_eq!(socket.next("refused").expect("told why")["code"], "removed"),
        }
        for _ in 0..15 {
            assert_eq!(code(&join()), "removed");
        }
        assert_eq!(code(&bob.act(&server, &table, &json!({ "do": "say", "text": "hey" }))), "removed");
        let looked = bob.get(&server, &format!("/api/tables/{table}"));
        assert_eq!(code(&looked), if public { "done" } else { "removed" });
    }
}

#[test]
fn the_lobby_tells_people_from_bots_and_free_seats_by_kind() {
    let folder = Folder::new("chairs");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("open");
    ann.table(&server, &json!({ "game": "splendor", "public": true }), &["open", "level:2"]);
    let lobby = ann.get(&server, "/api/tables");
    let chair = |kind: &str, name: &str| json!({ "kind": kind, "name": name });
    let seats = json!([chair("person", "open"), chair("open", ""), chair("bot", "level:2")]);
    assert_eq!(lobby["tables"][0]["seats"], seats, "{lobby}");
}

#[test]
fn a_rematch_keeps_a_seat_for_the_others_and_seats_them_when_they_come() {
    let folder = Folder::new("rematch");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(&server, &json!({ "game": "toy" }), &["open"]);
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    ann.act(&server, &table, &json!({ "do": "start" }));
    ann.act(&server, &table, &json!({ "do": "resign" }));
    let again = ann.act(&server, &table, &json!({ "do": "rematch" }))["table"].as_str().expect("a table").to_string();
    let seen = bob.get(&server, &format!("/api/tables/{again}"))["frame"].clone();
    assert_eq!((seen["you"].is_null(), &seen["seats"][0]["kind"]), (true, &json!("invited")), "nobody asked Bob: {seen}");
    assert_eq!(code(&ann.act(&server, &again, &json!({ "do": "start" }))), "seats-open");
    let joined = bob.act(&server, &again, &json!({ "do": "join", "name": "Bob" }));
    assert_eq!(joined["frame"]["you"], 1, "{joined}");
}
