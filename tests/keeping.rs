//! What the real server stores: on a disk that cannot be written, in a database of the first build, readable only by its owner; and what the doctor
//! finds after someone tampered with it.

use crate::online::{Person, Server, moves, two_people, until};
use crate::services::Folder;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

fn cabochon(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cabochon")).args(args).output().expect("the binary runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into()
}

/// Runs SQL statements on the file of a stopped server.
fn sql(folder: &Path, statements: &'static str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        std::fs::create_dir_all(folder).expect("a folder");
        let url = format!("sqlite://{}?mode=rwc", folder.join("cabochon.db").display());
        let mut connection = SqliteConnection::connect(&url).await.expect("opened");
        sqlx::raw_sql(statements).execute(&mut connection).await.expect("executed");
        connection.close().await.expect("closed");
    });
}

/// One move by the person whose turn it is: the status, the answer, and the ply at which it was tried.
fn one_move(server: &Server, people: &[Person; 2], table: &str) -> (u16, Value, u64) {
    let path = format!("/api/tables/{table}");
    for person in people {
        // A store that has just failed is reopened, and for that moment nobody can look.
        let frame = until("a frame", || {
            let mut answer = person.get(server, &path);
            if answer["frame"].is_null() { Err(answer.to_string()) } else { Ok(answer["frame"].take()) }
        });
        if let Some(mv) = moves(&frame).first() {
            let ply = frame["ply"].as_u64().expect("a number");
            let (status, answer) = person.post(server, &path, &json!({ "do": "play", "table": table, "ply": ply, "move": mv }));
            return (status, answer, ply);
        }
    }
    panic!("nobody owes a move");
}

fn ply(server: &Server, person: &Person, table: &str) -> u64 {
    person.get(server, &format!("/api/tables/{table}"))["frame"]["ply"].as_u64().expect("a number")
}

/// Every move in the log. A server that is held up for seconds also records how long it was away.
fn played(server: &Server, person: &Person, table: &str) -> Vec<Value> {
    let mut frame = person.get(server, &format!("/api/tables/{table}?since=0"))["frame"].take();
    let news = frame["news"].as_array_mut().expect("the whole story");
    news.drain(..).filter(|news| news["what"] == "moved").collect()
}

#[test]
fn on_a_disk_that_cannot_be_written_moves_are_refused_and_then_play_goes_on() {
    let folder = Folder::new("unwritable");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let (people, table) = two_people(&server);
    let mut socket = people[0].socket(&server.host).expect("open");
    socket.watch(&table).expect("a frame");
    let process = Pid::from_raw(server.id() as i32);
    let limit = |current| prlimit(process, Resource::Fsize, Rlimit { current, maximum: None }).map(|_| ()).expect("our own process");
    for _ in 0..3 {
        assert_eq!(one_move(&server, &people, &table).0, 200);
    }
    let kept = ply(&server, &people[0], &table);
    limit(Some(0));
    for _ in 0..10 {
        let (status, answer, at) = one_move(&server, &people, &table);
        assert_eq!((status, answer["code"].as_str(), at), (503, Some("unavailable"), kept), "{answer}");
    }
    socket.send(&json!({ "do": "say", "table": table, "text": "hello" })).expect("sent");
    assert_eq!(socket.next("refused").expect("a refusal")["code"], "unavailable");
    let (status, _, body) = server.ask("GET", "/healthz", "", "");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!((status, body["status"].as_str()), (503, Some("failing")));
    assert!(body["reason"].as_str().expect("a reason").contains("disk"), "{body}");
    assert_eq!(server.ask("GET", "/readyz", "", "").0, 200, "it is still open: people can look");
    limit(None);
    for _ in 0..5 {
        assert_eq!(one_move(&server, &people, &table).0, 200, "play goes on by itself");
    }
    until("it is healthy again", || match server.ask("GET", "/healthz", "", "") {
        (200, ..) => Ok(()),
        (_, _, body) => Err(body),
    });
    let before = played(&server, &people[0], &table);
    server.kill();
    let server = Server::start(&folder.0, &["--no-limits"]);
    let after = played(&server, &people[0], &table);
    assert_eq!(after.len(), 3 + 5, "{after:?}");
    assert_eq!(before, after, "what was acknowledged, once");
}

/// Written by the first build (commit 71b4420): Ann and Bob in the middle of a game, and a table where Bob waits.
const FIRST: &str = include_str!("kept/first.sql");
const FIRST_TABLE: &str = "yzpknwwwxtrz8ws4";
const FIRST_PEOPLE: [&str; 2] = [
    "cabochon=87dfc8154f922305032b469a7c0b1908c275d839d291a5fcfa8ad3fa8a8f73d5",
    "cabochon=05a69d4b9e9ef5701d9e35aa6c69e2caa183db7cd596a3af1da6e6b33f2a86de",
];

#[test]
fn a_database_of_the_first_build_opens_and_is_played_on() {
    let folder = Folder::new("first");
    sql(&folder.0, FIRST);
    let data = folder.0.to_str().expect("a plain path");
    let backup = folder.0.join("backup");
    // Read-only commands change nothing, and say what to do.
    for command in [vec!["doctor"], vec!["backup", backup.to_str().expect("a plain path")], vec!["export", FIRST_TABLE]] {
        let refused = cabochon(&[&command[..], &["--data", data]].concat());
        assert_eq!(refused.status.code(), Some(1));
        assert!(text(&refused.stderr).contains("an older cabochon wrote the database"), "{refused:?}");
    }
    let server = Server::start(&folder.0, &["--no-limits"]);
    let people = FIRST_PEOPLE.map(|cookie| Person { cookie: cookie.into(), name: "known".into() });
    assert_eq!(people[0].get(&server, "/api/me")["name"], "Ann");
    // The thirteen entries of the first build, and the server's absence.
    assert_eq!(ply(&server, &people[0], FIRST_TABLE), 14);
    for _ in 0..6 {
        assert_eq!(one_move(&server, &people, FIRST_TABLE).0, 200);
    }
    assert!(ply(&server, &people[0], FIRST_TABLE) >= 14 + 6);
    assert!(server.terminate());
    let doctor = cabochon(&["doctor", "--data", data]);
    let said = text(&doctor.stdout);
    assert!(said.starts_with("tables: 2, entries: ") && said.contains("; all of them replay"), "{doctor:?}");
}

#[test]
fn only_its_owner_can_read_the_stored_data() {
    let folder = Folder::new("private");
    let data = folder.0.join("data");
    sql(&data, FIRST);
    let open = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("ours");
    open(&data, 0o755);
    open(&data.join("cabochon.db"), 0o644);
    let server = Server::start(&data, &[]);
    server.person("Ann");
    let backup = folder.0.join("backup");
    let done = cabochon(&["backup", backup.to_str().expect("plain"), "--data", data.to_str().expect("plain")]);
    assert!(done.status.success(), "{done:?}");
    let mode = |path: &Path| std::fs::metadata(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&backup), 0o600);
    for entry in std::fs::read_dir(&data).expect("ours") {
        let path = entry.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    assert!(data.join("cabochon.db-wal").exists(), "the side files were looked at as well");
    // A folder with other things in it keeps its permissions.
    let shared = folder.0.join("shared");
    std::fs::create_dir(&shared).expect("made");
    std::fs::write(shared.join("notes"), "").expect("written");
    open(&shared, 0o755);
    let beside = Server::start(&shared, &[]);
    assert_eq!((mode(&shared), mode(&shared.join("cabochon.db"))), (0o755, 0o600));
    drop(beside);
}

/// A manipulation of a sound database, part of what the doctor says, and whether it can repair it.
const PLANTED: [(&str, &str, bool); 8] = [
    ("DELETE FROM log WHERE ply >= 10", "the log has 10 of 13 entries: the last 3 are missing", false),
    ("DELETE FROM log WHERE ply = 5", "entry 5 is missing", false),
    ("DELETE FROM log", "the log has 0 of 13 entries", false),
    ("DELETE FROM tables", "its row in `tables` is missing", true),
    ("UPDATE tables SET phase = 2", "has another phase than the log", true),
    ("DELETE FROM sitting", "2 seats in `sitting` differ from the log", true),
    ("DELETE FROM secrets", "no browser is known", false),
    (
        "DELETE FROM log; DELETE FROM tables; DELETE FROM sitting; DELETE FROM players; DELETE FROM secrets; DELETE FROM talk; DELETE FROM lengths",
        "the database holds nothing at all",
        false,
    ),
];

#[test]
fn the_doctor_finds_what_was_planted_and_says_what_can_be_saved() {
    let folder = Folder::new("planted");
    let sound = folder.0.join("sound");
    sql(&sound, FIRST);
    assert!(Server::start(&sound, &[]).terminate());
    for (number, (harm, said, repairable)) in PLANTED.into_iter().enumerate() {
        let data = folder.0.join(number.to_string());
        std::fs::create_dir(&data).expect("made");
        std::fs::copy(sound.join("cabochon.db"), data.join("cabochon.db")).expect("copied");
        sql(&data, harm);
        let data = data.to_str().expect("a plain path");
        let found = cabochon(&["doctor", "--data", data]);
        assert_eq!(found.status.code(), Some(1), "{harm}");
        assert!(text(&found.stderr).contains(said), "{harm}: {}", text(&found.stderr));
        let repaired = cabochon(&["doctor", "--repair", "--data", data]);
        assert_eq!(repaired.status.success(), repairable, "{harm}: {repaired:?}");
        assert_eq!(cabochon(&["doctor", "--data", data]).status.success(), repairable, "{harm}");
    }
}

#[test]
fn the_doctor_lets_sqlite_check_the_file_first() {
    let folder = Folder::new("flipped");
    let sound = folder.0.join("sound");
    sql(&sound, FIRST);
    assert!(Server::start(&sound, &[]).terminate());
    let bytes = std::fs::read(sound.join("cabochon.db")).expect("ours");
    let page = 4096;
    // The header of each used page says what the page is.
    let pages = (1..bytes.len() / page).filter(|number| bytes[number * page] != 0);
    let mut flipped = 0;
    for number in pages {
        let mut damaged = bytes.clone();
        damaged[number * page] ^= 0x10;
        let data = folder.0.join(number.to_string());
        std::fs::create_dir(&data).expect("made");
        std::fs::write(data.join("cabochon.db"), damaged).expect("written");
        let found = cabochon(&["doctor", "--data", data.to_str().expect("a plain path")]);
        assert_eq!(found.status.code(), Some(1), "page {number}: {found:?}");
        let said = text(&found.stderr);
        assert!(said.contains("restore the newest backup"), "page {number}: {said}");
        flipped += 1;
    }
    assert!(flipped > 5, "{flipped} pages");
    std::fs::write(sound.join("cabochon.db"), "").expect("emptied");
    let found = cabochon(&["doctor", "--data", sound.to_str().expect("a plain path")]);
    assert!(text(&found.stderr).contains("was emptied; restore a backup"), "{found:?}");
}

#[test]
fn two_backups_at_once_are_both_complete() {
    let folder = Folder::new("backups");
    let data = folder.0.join("data");
    sql(&data, FIRST);
    let server = Server::start(&data, &[]);
    std::thread::scope(|scope| {
        for name in ["night.a", "night.b", "night.c", "night.d"] {
            let (folder, data) = (&folder.0, &data);
            scope.spawn(move || {
                let file = folder.join(name);
                let done = cabochon(&["backup", file.to_str().expect("plain"), "--data", data.to_str().expect("plain")]);
                assert!(done.status.success(), "{done:?}");
                let copy = folder.join(format!("{name}.copy"));
                let back = cabochon(&["restore", file.to_str().expect("plain"), "--data", copy.to_str().expect("plain")]);
                assert!(back.status.success(), "{back:?}");
            });
        }
    });
    let names = std::fs::read_dir(&folder.0).expect("ours").map(|entry| entry.expect("a file").file_name());
    assert!(names.into_iter().all(|name| !name.to_string_lossy().contains("unfinished")));
    drop(server);
}
