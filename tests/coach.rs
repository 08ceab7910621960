//! Hints and reviews, over the wire.

mod online;
#[path = "../server/tests/services/mod.rs"]
mod services;

use online::{Person, Server, two_people};
use serde_json::{Value, json};
use services::Folder;

#[test]
fn a_person_among_bots_gets_a_hint_of_legal_moves_and_others_are_refused() {
    let folder = Folder::new("hints");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(&server, &json!({ "game": "splendor", "options": "first=1" }), &["level:1"]);
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(ann.get(&server, &path)["code"], "not-playing");
    let frame = ann.act(&server, &table, &json!({ "do": "start" }))["frame"].clone();
    let answer = ann.get(&server, &path);
    assert_eq!((&answer["ply"], &answer["hint"]["seat"]), (&frame["ply"], &json!(1)), "{answer}");
    let choices = answer["hint"]["choices"].as_array().expect("a list");
    assert!((1..=3).contains(&choices.len()), "{answer}");
    let legal = frame["moves"].as_array().expect("a list");
    for choice in choices {
        let chance = choice["chance"].as_f64().expect("a chance");
        assert!(legal.contains(&choice["move"]) && (0.0..=1.0).contains(&chance), "{choice}");
    }
    assert_eq!(bob.get(&server, &path)["code"], "not-seated");
    assert_eq!(server.ask("GET", &path, "", "").0, 401);
    let (people, table) = two_people(&server);
    for person in people {
        let refused: Value = person.get(&server, &format!("/api/tables/{table}/hint"));
        assert_eq!(refused["code"], "no-hints", "{refused}");
    }
}

/// Plays a game to its end against a bot, with the first legal move each time.
fn play_to_the_end(server: &Server, person: &Person, table: &str) {
    let mut socket = person.socket(&server.host).expect("open");
    let mut frame = socket.watch(table).expect("a frame");
    while frame["phase"] != "over" {
        if let Some(mv) = frame["moves"][0].as_str() {
            person.act(server, table, &json!({ "do": "play", "ply": frame["ply"], "move": mv }));
        }
        let known = frame["ply"].as_u64();
        frame = socket.frame(|frame| frame["ply"].as_u64() > known).expect("it goes on");
    }
}

/// Asks until the review is there.
fn made(server: &Server, person: &Person, path: &str) -> Value {
    loop {
        let answer = person.get(server, path);
        if answer["progress"].is_null() {
            return answer;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn a_finished_game_is_reviewed_once_and_the_review_outlives_the_server() {
    let folder = Folder::new("reviews");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "toy", "options": "first=1" }), &["random"]);
    let path = format!("/api/tables/{table}/review");
    let ask = |depth: &str| ann.post(&server, &path, &json!({ "depth": depth })).1;
    ann.act(&server, &table, &json!({ "do": "start" }));
    assert_eq!((&ann.get(&server, &path)["code"], &ask("normal")["code"]), (&json!("not-over"), &json!("not-over")), "it goes on");
    play_to_the_end(&server, &ann, &table);
    assert_eq!(ann.get(&server, &path), json!({ "review": null, "depth": null, "progress": null }), "nobody has asked");
    assert_eq!(server.ask("POST", &path, "", "{}").0, 401);
    ask("normal");
    let answer = made(&server, &ann, &path);
    let review = &answer["review"];
    assert_eq!((&answer["depth"], review["seats"].as_array().map(Vec::len)), (&json!("normal"), Some(2)), "{answer}");
    assert!(!review["decisions"].as_array().expect("a list").is_empty(), "{answer}");
    // Anyone who may see the record may see the review, and it is made once.
    let (status, _, text) = server.ask("GET", &path, "", "");
    assert_eq!((status, serde_json::from_str::<Value>(&text).expect("JSON")), (200, answer.clone()));
    assert_eq!(ask("normal"), answer, "there is one");
    ask("deep");
    assert_eq!(made(&server, &ann, &path)["depth"], "deep");
    assert_eq!(ask("normal")["depth"], "deep", "a deeper one answers too");
    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    assert_eq!(ann.get(&server, &path)["depth"], "deep");
    assert_eq!(ann.get(&server, "/api/tables/nowhere/review")["code"], "no-such-table");
}
