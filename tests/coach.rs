//! Hints and reviews, over the wire.

use crate::online::{Person, Server, moves, two_people};
use crate::services::{Folder, PostgresServer};
use serde_json::{Value, json};
use std::process::{Command, Output};

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

#[test]
fn the_coach_looks_at_a_move_before_it_is_final_and_only_among_bots() {
    let folder = Folder::new("coach");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(&server, &json!({ "game": "splendor", "options": "first=1" }), &["level:1"]);
    let path = format!("/api/tables/{table}/coach");
    let frame = ann.act(&server, &table, &json!({ "do": "start" }))["frame"].clone();
    let meant = |mv: &str| json!({ "ply": frame["ply"], "move": mv, "strictness": "slips" });
    for mv in ["reserve 3.deck", "take wbg"] {
        let (status, answer) = ann.post(&server, &path, &meant(mv));
        assert_eq!((status, &answer["ply"]), (200, &frame["ply"]), "{answer}");
        let Some(says) = answer["objection"].as_object() else { continue };
        let chance = |name: &str| says[name].as_f64().expect("a chance");
        assert!(says["move"] == mv && chance("best") - chance("chance") >= 0.03, "{answer}");
        assert!(says["better"].as_array().is_some_and(|better| !better.is_empty()), "{answer}");
    }
    assert_eq!(ann.get(&server, &format!("/api/tables/{table}"))["frame"]["ply"], frame["ply"], "nothing was played");
    for (wish, code) in [
        (meant("fly"), "bad-move"),
        (meant("buy 3.1"), "illegal-move"),
        (json!({ "ply": 0, "move": "take wbg", "strictness": "slips" }), "stale"),
        (json!({ "ply": frame["ply"], "move": "take wbg", "strictness": "harsh" }), "bad-message"),
    ] {
        assert_eq!(ann.post(&server, &path, &wish).1["code"], code, "{wish}");
    }
    assert_eq!(bob.post(&server, &path, &meant("take wbg")).1["code"], "not-seated");
    assert_eq!(server.ask("POST", &path, "", &meant("take wbg").to_string()).0, 401);
    let (people, table) = two_people(&server);
    for person in people {
        let frame = person.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
        let meant = json!({ "ply": frame["ply"], "move": "take wbg", "strictness": "slips" });
        assert_eq!(person.post(&server, &format!("/api/tables/{table}/coach"), &meant).1["code"], "no-hints");
    }
}

/// Two people agree to hints and are given them; the agreement outlives the server until one of them withdraws it.
fn agree_and_withdraw(start: impl Fn() -> Server) {
    let server = start();
    let ([ann, bob], table) = two_people(&server);
    let frame = |server: &Server, person: &Person| person.get(server, &format!("/api/tables/{table}"))["frame"].clone();
    let hinted = |server: &Server| {
        // The one whose turn it is.
        let mover = if frame(server, &ann)["moves"][0].is_string() { &ann } else { &bob };
        mover.get(server, &format!("/api/tables/{table}/hint"))
    };
    assert_eq!(ann.act(&server, &table, &json!({ "do": "hints", "agree": true }))["frame"]["hints"], false, "one is not all");
    assert_eq!(hinted(&server)["code"], "no-hints");
    assert_eq!(bob.act(&server, &table, &json!({ "do": "propose", "what": "hints" }))["frame"]["proposal"]["what"], "hints");
    assert_eq!(ann.act(&server, &table, &json!({ "do": "answer", "yes": true }))["frame"]["hints"], true);
    assert!(hinted(&server)["hint"]["choices"][0]["move"].is_string());
    assert!(server.terminate());
    let server = start();
    let told = bob.get(&server, &format!("/api/tables/{table}?since=0"))["frame"].clone();
    assert_eq!((&told["hints"], &told["seats"][0]["hints"], &told["seats"][1]["hints"]), (&json!(true), &json!(true), &json!(true)));
    let agreed = json!({ "what": "hints", "seat": 1, "agree": true });
    let news = told["news"].as_array().expect("a list");
    let is_told = |one: &Value| ["what", "seat", "agree"].iter().all(|field| one[field] == agreed[field]);
    assert!(news.iter().any(is_told), "everybody sees it in the log: {told}");
    assert!(hinted(&server)["hint"]["choices"][0]["move"].is_string());
    assert_eq!(bob.act(&server, &table, &json!({ "do": "hints", "agree": false }))["frame"]["hints"], false);
    assert_eq!(hinted(&server)["code"], "no-hints");
}

#[test]
fn people_who_all_agree_get_hints_from_a_server_on_sqlite() {
    let folder = Folder::new("agree");
    agree_and_withdraw(|| Server::start(&folder.0, &[]));
}

#[test]
fn people_who_all_agree_get_hints_from_a_server_on_postgresql() {
    let postgres = PostgresServer::start();
    agree_and_withdraw(|| Server::with(&["--database-url", &postgres.url()]));
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

/// Polls until the review is there.
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
    // Anyone who may see the record may see the review, and it is computed once.
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

#[test]
fn a_finished_game_is_played_on_from_a_ply_and_the_new_record_says_where_it_comes_from() {
    let folder = Folder::new("play-on");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(&server, &json!({ "game": "toy", "options": "first=1" }), &["random", "level:1"]);
    let path = format!("/api/tables/{table}/again");
    ann.act(&server, &table, &json!({ "do": "start" }));
    assert_eq!(ann.post(&server, &path, &json!({ "ply": 0 })).1["code"], "not-over", "it goes on");
    play_to_the_end(&server, &ann, &table);
    assert_eq!(server.ask("POST", &path, "", r#"{"ply":0}"#).0, 401);
    for (wish, code) in [
        (json!({ "ply": 999 }), "over"),
        (json!({ "ply": 0, "seat": 4 }), "no-such-seat"),
        (json!({ "ply": 0, "bot": "level:9" }), "no-such-bot"),
        (json!({ "ply": 0, "move": "fly" }), "bad-move"),
        (json!({ "seat": 1 }), "bad-message"),
    ] {
        assert_eq!(bob.post(&server, &path, &wish).1["code"], code, "{wish}");
    }
    // Someone who only has the link sits down in a chosen seat, and makes another move there.
    let record = server.ask("GET", &format!("/api/tables/{table}/record"), "", "").2;
    let made: Vec<&str> = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).collect();
    let (seat, mv) = made[3].split_once(' ').expect("a seat and a move");
    let seat: u32 = seat.parse().expect("a seat");
    let (status, answer) = bob.post(&server, &path, &json!({ "ply": 3, "seat": seat, "move": mv, "bot": "level:1" }));
    assert_eq!(status, 201, "{answer}");
    let new = answer["table"].as_str().expect("a name").to_string();
    let frame = bob.get(&server, &format!("/api/tables/{new}"))["frame"].clone();
    assert_eq!((&frame["you"], &frame["again"]), (&json!(seat), &json!({ "table": table, "moves": 3 })), "{frame}");
    assert!(frame["seats"].as_array().expect("seats").iter().all(|line| line["kind"] == "person" || line["name"] == "level:1"));
    play_to_the_end(&server, &bob, &new);
    let record = server.ask("GET", &format!("/api/tables/{new}/record"), "", "").2;
    let begins: Vec<&str> = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).take(4).collect();
    assert_eq!(begins, made[..4], "{record}");
    let file = folder.0.join("again.record");
    std::fs::write(&file, &record).expect("written");
    let file = file.to_str().expect("plain");
    let verified = cabochon(&["verify", file]);
    let said = text(&verified.stderr);
    assert!(verified.status.code() == Some(1) && said.contains(&format!("the deal was known: it comes from table {table}")), "{said}");
    let accepted = cabochon(&["verify", file, "--accept-known"]);
    assert!(accepted.status.success() && text(&accepted.stdout).contains("moves replay"), "{accepted:?}");
    // It can be replayed, reviewed, and found again after a restart.
    let plies = server.ask("GET", &format!("/api/tables/{new}/replay"), "", "").2;
    let plies: Value = serde_json::from_str(&plies).expect("JSON");
    assert_eq!(
        plies["moments"].as_array().map(Vec::len),
        Some(record.lines().filter(|line| line.starts_with(char::is_numeric)).count() + 1)
    );
    bob.post(&server, &format!("/api/tables/{new}/review"), &json!({}));
    assert!(!made_review(&server, &bob, &new).is_empty());
    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    let kept = bob.get(&server, &format!("/api/tables/{new}"))["frame"].clone();
    assert_eq!((&kept["phase"], &kept["again"]["table"]), (&json!("over"), &json!(table)));
}

fn cabochon(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cabochon")).args(args).output().expect("the binary runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into()
}

/// The decisions of a review, once it is there.
fn made_review(server: &Server, person: &Person, table: &str) -> Vec<Value> {
    made(server, person, &format!("/api/tables/{table}/review"))["review"]["decisions"].as_array().cloned().unwrap_or_default()
}

#[test]
fn bots_move_first_where_one_sits_down_in_another_seat_and_tables_are_not_made_without_end() {
    let folder = Folder::new("play-on-limits");
    let server = Server::start_told(&folder.0, &[], &[("LIMITS_TABLES_BURST", "4"), ("LIMITS_TABLES_EVERY_MS", "3600000")]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "splendor", "options": "first=1" }), &["level:1"]);
    ann.act(&server, &table, &json!({ "do": "start" }));
    ann.act(&server, &table, &json!({ "do": "resign" }));
    let path = format!("/api/tables/{table}/again");
    let (_, answer) = ann.post(&server, &path, &json!({ "ply": 0, "seat": 2, "bot": "level:1" }));
    let mut socket = ann.socket(&server.host).expect("open");
    socket.watch(answer["table"].as_str().expect("a name")).expect("a frame");
    socket.frame(|frame| !moves(frame).is_empty()).expect("the bot in seat 1 has moved");
    let refused = (0..4).map(|_| ann.post(&server, &path, &json!({ "ply": 0 }))).find(|(status, _)| *status == 429);
    assert_eq!(refused.expect("a limit").1["code"], "too-fast");
}

#[test]
fn others_play_the_same_deal_by_a_link_that_tells_nothing_before_their_game_is_over() {
    let folder = Folder::new("deal-again");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(&server, &json!({ "game": "toy", "options": "first=1" }), &["random"]);
    let path = format!("/api/tables/{table}/deal");
    ann.act(&server, &table, &json!({ "do": "start" }));
    assert_eq!(ann.post(&server, &path, &json!({})).1["code"], "not-over", "it goes on");
    play_to_the_end(&server, &ann, &table);
    assert_eq!(server.ask("POST", &path, "", "{}").0, 401);
    let code = ann.post(&server, &path, &json!({})).1["deal"].as_str().expect("a word").to_string();
    assert_eq!(bob.post(&server, &path, &json!({})).1["deal"], json!(code), "one link for a deal");
    let link = format!("/api/deals/{code}");
    let told = bob.get(&server, &link);
    assert_eq!((&told["terms"]["game"], &told["seats"][0]), (&json!("toy"), &json!({ "kind": "person", "name": "Ann" })), "{told}");
    assert_eq!(ann.post(&server, &link, &json!({})).1["code"], "knows-deal");
    assert_eq!(bob.get(&server, "/api/deals/nothing")["code"], "no-such-deal");
    let (status, answer) = bob.post(&server, &link, &json!({}));
    assert_eq!(status, 201, "{answer}");
    let new = answer["table"].as_str().expect("a name").to_string();
    let record = server.ask("GET", &format!("/api/tables/{table}/record"), "", "").2;
    let seed = record.lines().find_map(|line| line.strip_prefix("seed ")).expect("a seed");
    let path = format!("/api/tables/{new}");
    let looks =
        [path.clone(), format!("{path}?since=0"), format!("{path}/story"), format!("{path}/record"), format!("{path}/replay"), link];
    for look in looks.iter().map(String::as_str).chain(["/api/tables", "/api/tables/mine"]) {
        let told = server.ask("GET", look, &format!("Cookie: {}\r\n", bob.cookie), "").2;
        assert!(!told.contains(&table) && !told.contains(seed), "{look}: {told}");
    }
    for door in ["again", "deal", "review"] {
        assert_eq!(bob.post(&server, &format!("{path}/{door}"), &json!({ "ply": 0 })).1["code"], "not-over");
    }
    play_to_the_end(&server, &bob, &new);
    assert_eq!(bob.get(&server, &path)["frame"]["again"], json!({ "table": table, "moves": 0 }), "now it may be compared");
    let again = server.ask("GET", &format!("{path}/record"), "", "").2;
    assert!(again.contains(&format!("seed {seed}\n")), "{again}");
    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    let cas = server.person("Cas");
    assert_eq!(cas.post(&server, &format!("/api/deals/{code}"), &json!({})).0, 201, "the link outlives the server");
}
