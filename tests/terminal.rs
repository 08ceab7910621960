//! `cabochon join` and `cabochon play` in a real pseudo-terminal, with a real server.

use crate::cabochon::run;
use crate::online::{Person, Server};
use crate::screen::Screen;
use crate::services::Folder;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;

const ENTER: &str = "\r";

/// Waits until this holds.
fn until(what: &str, holds: impl Fn() -> bool) {
    crate::online::until(what, || if holds() { Ok(()) } else { Err("not yet".into()) });
}

/// A table of the toy that Ann has opened for one more person.
fn opened(server: &Server) -> (Person, String) {
    let ann = server.person("Ann");
    let table = ann.table(server, &json!({ "game": "toy", "public": true }), &["open"]);
    (ann, table)
}

fn look(ann: &Person, server: &Server, table: &str) -> Value {
    ann.get(server, &format!("/api/tables/{table}"))["frame"].clone()
}

fn ann_plays(ann: &Person, server: &Server, table: &str) {
    let frame = look(ann, server, table);
    let played = ann.act(server, table, &json!({ "do": "play", "ply": frame["ply"], "move": frame["moves"][0] }));
    assert!(played["frame"].is_object(), "{played}");
}

/// Chooses the first card and plays it.
fn lay_a_card(screen: &mut Screen) {
    screen.wait("▸ Lay a card face down.");
    screen.keys(ENTER);
    screen.wait("[ Play: lay ");
    screen.keys(ENTER);
}

/// Plays on until it is not Ann's turn.
fn until_it_is_not_anns_turn(ann: &Person, server: &Server, table: &str) -> Value {
    loop {
        let frame = look(ann, server, table);
        if frame["phase"] != "playing" || frame["moves"].as_array().is_some_and(Vec::is_empty) {
            return frame;
        }
        ann_plays(ann, server, table);
    }
}

/// Sits down at the table with the keys, and has Ann start.
fn sat_down(ann: &Person, server: &Server, table: &str, folder: &Folder) -> Screen {
    let mut screen = Screen::start(&folder.0, &["join", &format!("http://{}/t/{table}", server.host), "--name", "Zoe"], &[]);
    screen.wait("Sit down");
    screen.keys(ENTER);
    screen.wait("Ann will start the game");
    until("sealed", || look(ann, server, table)["seats"][1]["seal"].is_string());
    ann.act(server, table, &json!({ "do": "start" }));
    until("dealt", || look(ann, server, table)["phase"] == "playing");
    screen
}

#[test]
fn a_whole_game_on_a_server_is_played_by_keys_talked_about_and_replayed() {
    let folder = Folder::new("terminal-join");
    let server = Server::start(&folder.0.join("data"), &[]);
    let (ann, table) = opened(&server);
    let mut screen = sat_down(&ann, &server, &table, &folder);
    screen.keys("t");
    screen.wait("Say something");
    screen.keys("good luck");
    screen.keys(ENTER);
    screen.wait("Zoe: good luck");
    loop {
        let frame = until_it_is_not_anns_turn(&ann, &server, &table);
        if frame["phase"] == "over" {
            break;
        }
        lay_a_card(&mut screen);
        until("moved", || look(&ann, &server, &table)["ply"] != frame["ply"]);
    }
    screen.wait("The game is over.");
    screen.keys("v");
    screen.wait("move 0 of 4");
    screen.keys("\x1b[F");
    screen.wait("move 4 of 4");
    screen.keys("q");
    screen.wait("w save the record");
    screen.keys("w");
    screen.wait(&format!("Saved: {table}.record"));
    assert!(folder.read(&format!("{table}.record")).contains("game toy"));
    screen.keys("q");
    screen.wait("My tables");
    screen.wait("Stakes · Ann, Zoe · finished");
    screen.keys("q");
    assert_eq!(screen.end().0, 0);
    let kept = folder.0.join("cabochon/people.json");
    assert_eq!(std::fs::metadata(&kept).expect("an identity").permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_lost_line_is_shown_and_a_move_that_waited_is_made_once() {
    let folder = Folder::new("terminal-lost");
    let server = Server::start(&folder.0.join("data"), &[]);
    let (ann, table) = opened(&server);
    let mut screen = sat_down(&ann, &server, &table, &folder);
    let frame = until_it_is_not_anns_turn(&ann, &server, &table);
    screen.wait("▸ Lay a card face down.");
    let port = server.port().to_string();
    server.kill();
    screen.wait("Connection lost.");
    screen.keys(ENTER);
    screen.wait("[ Play: lay ");
    screen.keys(ENTER);
    screen.wait("Your move waits");
    let server = Server::start(&folder.0.join("data"), &["--port", &port]);
    let made = || {
        let story = ann.get(&server, &format!("/api/tables/{table}/story?since={}", frame["ply"]));
        let news = story["news"].as_array().expect("news").iter();
        news.filter(|news| news["what"] == "moved" && news["seat"] == 2).count()
    };
    until("moved", || made() > 0);
    screen.wait_any(&["Waiting for Ann", "▸ Lay a card face down."]);
    assert_eq!(made(), 1);
    screen.keys("\x03");
    assert_eq!(screen.end().0, 0);
}

#[test]
fn a_recovery_code_makes_one_the_same_person_and_the_lobby_lists_tables() {
    let folder = Folder::new("terminal-recover");
    let server = Server::start(&folder.0.join("data"), &[]);
    let (ann, _) = opened(&server);
    let code = ann.post(&server, "/api/me/recovery", &json!({})).1["code"].as_str().expect("a code").to_string();
    let url = format!("http://{}", server.host);
    let mut screen = Screen::start(&folder.0, &["join", &url, "--recover", &code, "--language", "de"], &[("NO_COLOR", "1")]);
    screen.wait("Einsätze · Ann · 1 Platz frei");
    screen.keys("c");
    screen.wait("Dein Code: ");
    screen.keys("q");
    screen.keys("q");
    assert_eq!(screen.end().0, 0);
    let again = Screen::start(&folder.0, &["join", &url, "--recover", &code], &[]);
    let (exit, text) = again.end();
    assert!(exit == 1 && text.contains("This code is wrong or has already been used."), "{exit} {text}");
}

#[test]
fn signals_suspension_and_a_new_size_leave_the_terminal_as_it_should_be() {
    let folder = Folder::new("terminal-signals");
    let server = Server::start(&folder.0.join("data"), &[]);
    let mut screen = Screen::start(&folder.0, &["join", &format!("http://{}", server.host)], &[]);
    screen.wait("Open tables");
    screen.resize(60, 20);
    screen.wait("This window is too small.");
    screen.resize(120, 40);
    screen.wait("Open tables");
    screen.keys("\x1a");
    screen.wait_whole(false);
    until("continued", || {
        screen.signal("CONT");
        screen.is_whole()
    });
    screen.wait("Open tables");
    screen.signal("TERM");
    assert_eq!(screen.end().0, 128 + 15);
}

/// What `join` says about whatever answers like this.
fn told(folder: &Folder, answer: &'static str) -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("bound"));
    let answering = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a client");
        let _ = stream.read(&mut [0; 4096]);
        let _ = stream.write_all(answer.as_bytes());
    });
    let (code, text) = Screen::start(&folder.0, &["join", &url], &[]).end();
    answering.join().expect("answered");
    assert_eq!(code, 1, "{text}");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_cannot_be_joined_is_said_clearly() {
    let folder = Folder::new("terminal-errors");
    assert!(told(&folder, "SSH-2.0-OpenSSH\r\n").contains("is not a Cabochon server."));
    assert!(told(&folder, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello").contains("is not a Cabochon server."));
    let old = "HTTP/1.1 200 OK\r\nContent-Length: 44\r\n\r\n{\"api\":0,\"games\":[],\"bots\":[],\"phrases\":[]}\n";
    assert!(told(&folder, old).contains("is older than this program"));
    let new = "HTTP/1.1 200 OK\r\nContent-Length: 45\r\n\r\n{\"api\":99,\"games\":[],\"bots\":[],\"phrases\":[]}\n";
    assert!(told(&folder, new).contains("is newer than this program"));
    let server = Server::start(&folder.0.join("data"), &[]);
    let (code, text) = Screen::start(&folder.0, &["join", &format!("http://{}/t/nowhere", server.host)], &[]).end();
    assert!(code == 1 && text.contains("There is no such table."), "{code} {text}");
    let host = server.host.clone();
    server.kill();
    let (code, text) = Screen::start(&folder.0, &["join", &format!("http://{host}")], &[]).end();
    assert!(code == 1 && text.contains("does not answer"), "{code} {text}");
    let (code, text) = Screen::start(&folder.0, &["join", "ftp://somewhere"], &[]).end();
    assert!(code == 2 && text.contains("is not the address"), "{code} {text}");
    let redirected = run(&["join", "http://localhost:1"]);
    assert!(redirected.code == Some(2) && redirected.err.contains("needs a terminal"), "{}", redirected.err);
}

#[test]
fn a_whole_game_against_a_bot_is_played_by_keys_and_saved() {
    let folder = Folder::new("terminal-play");
    let mut screen = Screen::start(&folder.0, &["play", "toy", "--seats", "me,bot:1", "--seed", "3"], &[]);
    // Two rounds of one card each; what happened tells that the card was laid.
    for laid in 1..=2 {
        lay_a_card(&mut screen);
        screen.until_count("Zoe lays a card.", laid);
    }
    screen.wait("The game is over.");
    screen.keys("v");
    screen.wait("move 0 of 4");
    screen.keys("q");
    screen.wait("The game is over.");
    screen.keys("q");
    let (code, text) = screen.end();
    assert!(code == 0 && text.contains("cabochon replay toy-3.record"), "{code} {text}");
    assert!(folder.read("toy-3.record").starts_with("game toy"));
}

#[test]
fn a_terminated_game_is_saved_and_resumed_on_the_screen_or_line_by_line() {
    let folder = Folder::new("terminal-resume");
    let mut screen = Screen::start(&folder.0, &["play", "toy", "--seats", "me,bot:1", "--setup", "first=1", "--seed", "4"], &[]);
    lay_a_card(&mut screen);
    screen.until_count("Zoe lays a card.", 1);
    screen.signal("TERM");
    let (_, text) = screen.end();
    assert!(text.contains("cabochon play --resume toy-4.record"), "{text}");
    let mut screen = Screen::start(&folder.0, &["play", "--resume", "toy-4.record", "--seats", "me,bot:1", "--plain"], &[]);
    screen.wait("seat 1>");
    screen.keys("quit\r");
    assert_eq!(screen.end().0, 0);
}
