//! The server as people and programs see it: the real binary, HTTP and sockets.

use crate::online::{Person, Server, Socket, cookie_of, moves, until};
use crate::services::Folder;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn cabochon(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cabochon")).args(args).output().expect("the binary runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn toy() -> Value {
    json!({ "game": "toy", "options": "first=1" })
}

/// Two people at a toy table that has begun.
fn two(server: &Server) -> (Person, Person, String) {
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(server, &toy(), &["open"]);
    assert_eq!(bob.act(server, &table, &json!({ "do": "join", "name": "Bob" }))["frame"]["you"], 2);
    assert_eq!(ann.act(server, &table, &json!({ "do": "start" }))["frame"]["phase"], "playing");
    (ann, bob, table)
}

/// Plays on with varying legal moves until the table is over.
fn play_out(people: &[&Person], server: &Server, table: &str) {
    let mut sockets: Vec<Socket> = people.iter().map(|person| person.socket(&server.host).expect("open")).collect();
    let mut frames: Vec<Value> = sockets.iter_mut().map(|socket| socket.watch(table).expect("a frame")).collect();
    while frames[0]["phase"] == "playing" {
        let mover = frames.iter().position(|frame| !moves(frame).is_empty()).expect("somebody owes a move");
        let ply = frames[mover]["ply"].clone();
        let legal = moves(&frames[mover]);
        let mv = legal[ply.as_u64().expect("a number") as usize * 7 % legal.len()].clone();
        sockets[mover].send(&json!({ "do": "play", "table": table, "ply": ply, "move": mv })).expect("sent");
        for (socket, frame) in sockets.iter_mut().zip(&mut frames) {
            *frame = socket.frame(|next| next["ply"].as_u64() > ply.as_u64()).expect("a frame");
        }
    }
}

/// The SHA-256 of 32 bytes 0x11 and of 32 bytes 0x22.
const SEALS: [&str; 2] = [
    "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc",
    "9f72ea0cf49536e3c66c787f705186df9a4378083753ae9536d65b3ad7fcddc4",
];

fn salt(number: usize) -> String {
    format!("{0}{0}", number + 1).repeat(32)
}

fn seal(server: &Server, table: &str, people: &[&Person]) {
    for (person, seal) in people.iter().zip(SEALS) {
        person.act(server, table, &json!({ "do": "seal", "seal": seal }));
    }
}

fn reveal(server: &Server, table: &str, people: &[&Person]) {
    for (number, person) in people.iter().enumerate() {
        person.act(server, table, &json!({ "do": "reveal", "salt": salt(number) }));
    }
}

#[test]
fn a_game_is_set_up_played_seen_and_verified() {
    let folder = Folder::new("game");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let mut watcher = Socket::open(&server.host, None).expect("anybody may look");
    watcher.send(&json!({ "do": "lobby" })).expect("sent");
    assert_eq!(watcher.next("lobby").expect("a list")["tables"], json!([]));
    let terms = json!({ "game": "splendor", "public": true });
    let table = ann.table(&server, &terms, &["open"]);
    assert_eq!(watcher.next("lobby").expect("a new list")["tables"][0]["table"], table.as_str());
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    seal(&server, &table, &[&ann, &bob]);
    let frame = ann.act(&server, &table, &json!({ "do": "start" }))["frame"].clone();
    assert_eq!((&frame["phase"], frame["dealing"].is_u64()), (&json!("gathering"), true), "the salts are not shown yet");
    reveal(&server, &table, &[&ann, &bob]);
    let promise = frame["promise"].as_str().expect("published").to_string();
    let seen = watcher.watch(&table).expect("spectators may look");
    assert_eq!((seen["you"].is_null(), moves(&seen).len()), (true, 0));
    assert_eq!(ann.get(&server, &format!("/api/tables/{table}/record"))["code"], "not-over");
    play_out(&[&ann, &bob], &server, &table);
    let over = watcher.frame(|frame| frame["phase"] == "over").expect("the end");
    assert_eq!(over["ended"]["how"], "played");
    let (_, _, record) = server.ask("GET", &format!("/api/tables/{table}/record"), "", "");
    assert!(
        record.contains(&format!("# fair promise {promise}"))
            && record.contains(&format!("# fair seat 2 seal {} salt {}", SEALS[1], salt(1))),
        "{record}"
    );
    let file = folder.0.join("game.record");
    std::fs::write(&file, &record).expect("written");
    let verified = cabochon(&["verify", file.to_str().expect("plain")]);
    assert!(verified.status.success() && text(&verified.stdout).contains("the record is sound"), "{verified:?}");
    let own = cabochon(&["verify", file.to_str().expect("plain"), "--promise", &promise, "--salt", &salt(1)]);
    assert!(own.status.success(), "{own:?}");
    let foreign = cabochon(&["verify", file.to_str().expect("plain"), "--salt", &salt(2)]);
    assert!(foreign.status.code() == Some(1) && text(&foreign.stderr).contains("your number is not among"), "{foreign:?}");
    std::fs::write(&file, record.replace(&salt(1), &salt(2))).expect("written");
    let refused = cabochon(&["verify", file.to_str().expect("plain")]);
    assert!(refused.status.code() == Some(1) && text(&refused.stderr).contains("seat 2 sealed"), "{refused:?}");
    let without: String = record.lines().filter(|line| !line.starts_with("# fair seat")).map(|line| format!("{line}\n")).collect();
    std::fs::write(&file, without).expect("written");
    assert_eq!(cabochon(&["verify", file.to_str().expect("plain")]).status.code(), Some(1), "salts are missing");
}

#[test]
fn a_frame_tells_the_news_since_the_ply_that_one_had() {
    let folder = Folder::new("news");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob, table) = two(&server);
    let frame = ann.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    ann.act(&server, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }));
    let path = format!("/api/tables/{table}?since={}", frame["ply"]);
    let news = |person: &Person| person.get(&server, &path)["frame"]["news"].clone();
    assert_eq!((news(&ann)[0]["what"].clone(), news(&ann).as_array().map(Vec::len)), (json!("moved"), Some(1)));
    assert!(news(&ann)[0]["move"].is_string() && news(&bob)[0]["move"].is_null(), "the notation is for its maker");
    assert!(news(&bob)[0]["events"][0]["card"].is_null() && news(&ann)[0]["events"][0]["card"].is_number());
}

#[test]
fn r11_in_a_rush_a_bot_lays_at_a_moment_at_which_a_person_might() {
    let folder = Folder::new("rush");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "sultan", "options": "rush=on first=1" }), &["level:1"]);
    ann.act(&server, &table, &json!({ "do": "start" }));
    let mut socket = ann.socket(&server.host).expect("open");
    let frame = socket.watch(&table).expect("a frame");
    socket.send(&json!({ "do": "play", "table": table, "ply": frame["ply"], "move": moves(&frame)[0] })).expect("sent");
    let owed = socket.frame(|next| next["ply"].as_u64() > frame["ply"].as_u64()).expect("the jewel is back");
    let began = Instant::now();
    socket.frame(|next| next["ply"].as_u64() > owed["ply"].as_u64()).expect("the bot lays while Ann looks");
    assert!(began.elapsed() > Duration::from_millis(300), "nobody is that fast: {:?}", began.elapsed());
}

#[test]
fn r11_in_a_rush_bots_lay_nothing_before_people_have_seen_what_came_to_light() {
    const LOOK: u64 = 1_000;
    let folder = Folder::new("look");
    let server = Server::start_told(&folder.0, &[], &[("BOTS_LOOK_MS", &LOOK.to_string())]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "sultan", "options": "rush=on first=1" }), &["level:1"]);
    ann.act(&server, &table, &json!({ "do": "start" }));
    let mut socket = ann.socket(&server.host).expect("open");
    let mut frame = socket.watch(&table).expect("a frame");
    let mut shown = None;
    loop {
        let news = &frame["news"][0];
        let events: Vec<&str> = news["events"].as_array().into_iter().flatten().filter_map(|event| event["event"].as_str()).collect();
        let at = news["at"].as_u64();
        if events.contains(&"settled") {
            shown = at.map(|at| at + LOOK * events.len() as u64);
        } else if let (Some(shown), true) = (shown, events.contains(&"laid")) {
            assert!(news["seat"] == 2 && at >= Some(shown), "laid at {at:?}, and what was shown is seen at {shown}");
            return;
        }
        // After the reveal Ann does what nobody can do for her, and then looks.
        if let Some(mv) = moves(&frame).first().filter(|_| shown.is_none() || frame["waiting"] == json!([1])) {
            socket.send(&json!({ "do": "play", "table": table, "ply": frame["ply"], "move": mv })).expect("sent");
        }
        frame = socket.next("frame").expect("the game goes on");
    }
}

#[test]
fn one_persons_crowd_of_bots_does_not_hold_up_anothers() {
    const CROWD: usize = 30;
    let folder = Folder::new("crowd");
    // A long thought, so that none of Ann's bots moves before all of them and Bob's are asked, however slow the machine.
    let server = Server::start(&folder.0, &["--no-limits", "--bot-threads", "1", "--bot-thought", "5000"]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let terms = json!({ "game": "splendor", "options": "first=2" });
    let mine = bob.table(&server, &json!({ "game": "splendor", "options": "first=1" }), &["level:1"]);
    let frame = bob.act(&server, &mine, &json!({ "do": "start" }))["frame"].clone();
    let mut socket = bob.socket(&server.host).expect("open");
    socket.watch(&mine).expect("a frame");
    // The bots of all of Ann's tables owe the first move.
    let tables: Vec<String> = (0..CROWD).map(|_| ann.table(&server, &terms, &["level:5"])).collect();
    tables.iter().for_each(|table| drop(ann.act(&server, table, &json!({ "do": "start" }))));
    let played = bob.act(&server, &mine, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }))["frame"].clone();
    socket.frame(|frame| frame["ply"].as_u64() > played["ply"].as_u64()).expect("Bob's bot");
    let (_, _, metrics) = server.ask("GET", "/metrics", "", "");
    let moved = metrics.lines().find_map(|line| line.strip_prefix("cabochon_bot_moves_total ")?.parse::<usize>().ok());
    assert!(moved.expect("a number") < CROWD, "Bob's bot moved after all of Ann's: {moved:?}");
    for name in ["bots_waiting", "bot_wait_seconds_bucket", "bot_thinking_seconds_sum", "move_seconds_count", "commit_seconds_count"] {
        assert!(metrics.contains(&format!("cabochon_{name}")), "{name}: {metrics}");
    }
}

#[test]
fn bots_play_and_a_rematch_rotates_the_seats() {
    let folder = Folder::new("bots");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &toy(), &["random", "level:1"]);
    ann.act(&server, &table, &json!({ "do": "start" }));
    let mut socket = ann.socket(&server.host).expect("open");
    let mut frame = socket.watch(&table).expect("a frame");
    while frame["phase"] == "playing" {
        if let Some(mv) = moves(&frame).first() {
            socket.send(&json!({ "do": "play", "table": table, "ply": frame["ply"], "move": mv })).expect("sent");
        }
        frame = socket.next("frame").expect("bots move by themselves");
    }
    socket.send(&json!({ "do": "rematch", "table": table, "id": 7 })).expect("sent");
    let done = socket.next("done").expect("done");
    assert_eq!(done["id"], 7);
    let again = ann.get(&server, &format!("/api/tables/{}", done["table"].as_str().expect("a name")));
    assert_eq!((again["frame"]["you"].clone(), again["frame"]["after"].clone()), (json!(2), json!(table)));
    // Against bots there is nobody to wait for: the person who asked seals, starts, reveals and plays.
    let next = done["table"].as_str().expect("a name");
    seal(&server, next, &[&ann]);
    let closed = ann.act(&server, next, &json!({ "do": "start" }));
    assert!(closed["frame"]["dealing"].is_number(), "{closed}");
    reveal(&server, next, &[&ann]);
    assert_eq!(ann.get(&server, &format!("/api/tables/{next}"))["frame"]["phase"], "playing");
}

#[test]
fn a_recovery_code_moves_a_person_once() {
    let folder = Folder::new("recovery");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &toy(), &["open"]);
    let (_, answer) = ann.post(&server, "/api/me/recovery", &json!({}));
    let code = json!({ "code": answer["code"] }).to_string();
    let (status, head, body) = server.ask("POST", "/api/me/recover", "", &code);
    assert_eq!((status, body.as_str()), (200, r#"{"name":"Ann"}"#));
    assert!(head.contains("HttpOnly") && head.contains("SameSite=Lax"), "{head}");
    let phone = Person { cookie: cookie_of(&head).expect("a cookie"), name: "Ann".into() };
    assert_ne!(phone.cookie, ann.cookie);
    assert_eq!(phone.get(&server, "/api/tables/mine")["tables"][0]["table"], table.as_str());
    assert_eq!(server.ask("POST", "/api/me/recover", "", &code).0, 422, "a code works once");
}

#[test]
fn talk_reaches_the_table_in_words_and_phrases_and_not_too_fast() {
    let folder = Folder::new("talk");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob, table) = two(&server);
    let mut socket = bob.socket(&server.host).expect("open");
    socket.watch(&table).expect("a frame");
    ann.act(&server, &table, &json!({ "do": "say", "phrase": "well-bid" }));
    ann.act(&server, &table, &json!({ "do": "say", "text": "hello\u{7} there" }));
    let line = socket.next("talk").expect("said")["line"].clone();
    assert_eq!(line, json!({ "seat": 1, "name": "Ann", "phrase": "well-bid", "who": line["who"] }));
    assert_eq!(socket.next("talk").expect("said")["line"]["text"], "hello there");
    let code = |answer: Value| answer["code"].as_str().unwrap_or("").to_string();
    let codes: Vec<String> = (0..10).map(|_| code(ann.act(&server, &table, &json!({ "do": "say", "text": "x" })))).collect();
    assert!(codes.contains(&"too-fast".into()), "{codes:?}");
    let carl = server.person("Carl");
    assert_eq!(code(carl.act(&server, &table, &json!({ "do": "say", "text": "psst" }))), "spectator");
    ann.act(&server, &table, &json!({ "do": "mute", "seat": 2, "muted": true }));
    assert_eq!(code(bob.act(&server, &table, &json!({ "do": "say", "text": "x" }))), "muted");
}

#[test]
fn nobody_makes_tables_too_fast_or_sits_at_more_than_fifty() {
    let folder = Folder::new("caps");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let mut seats = 0;
    for number in 0..6 {
        let host = server.person(&format!("Host {number}"));
        for _ in 0..9 {
            let table = host.table(&server, &toy(), &["open"]);
            let joined = ann.act(&server, &table, &json!({ "do": "join", "name": "Ann" }));
            match joined["code"].as_str() {
                None => seats += 1,
                code => assert_eq!((code, seats), (Some("too-many-tables"), 50), "{joined}"),
            }
        }
    }
    assert_eq!(seats, 50);
    let creation = json!({ "terms": toy(), "seats": ["me", "open"], "name": "Ann" });
    assert_eq!(ann.post(&server, "/api/tables", &creation).1["code"], "too-many-tables");
    let bob = server.person("Bob");
    let answers: Vec<u16> = (0..12).map(|_| bob.post(&server, "/api/tables", &creation).0).collect();
    assert!(answers[..10].iter().all(|status| *status == 201) && answers.contains(&429), "{answers:?}");
}

#[test]
fn an_attack_changes_nothing_and_others_notice_nothing() {
    let folder = Folder::new("abuse");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob, table) = two(&server);
    let mallory = server.person("Mallory");
    let frame = ann.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    let (ply, mv) = (frame["ply"].as_u64().expect("a number"), moves(&frame)[0].clone());
    let play = |ply: u64| json!({ "do": "play", "table": table, "ply": ply, "move": mv });
    let code = |answer: Value| answer["code"].as_str().unwrap_or("done").to_string();
    assert_eq!(code(mallory.act(&server, &table, &play(ply))), "not-seated");
    assert_eq!(code(bob.act(&server, &table, &play(ply))), "not-your-turn");
    assert_eq!(code(ann.act(&server, &table, &play(ply + 1))), "stale");
    assert_eq!(code(ann.act(&server, &table, &json!({ "do": "play", "ply": ply, "move": "lay 99" }))), "illegal-move");
    assert_eq!(code(mallory.act(&server, &table, &json!({ "do": "start" }))), "started");
    let mut socket = mallory.socket(&server.host).expect("open");
    for garbage in ["", "{", "[]", "null", r#"{"do":7}"#, r#"{"do":"play"}"#, r#"{"do":"fly","table":"x"}"#, "\u{0}"] {
        socket.send_text(garbage).expect("sent");
        assert!(socket.next("refused").expect("refused")["code"].is_string(), "{garbage}");
    }
    let huge = "x".repeat(10_000_000);
    let _ = socket.send_text(huge.clone());
    assert!(socket.read().is_err(), "a socket that sends 10 MB is closed");
    let (status, _, _) = server.ask("POST", "/api/me", "", &huge[..60_000]);
    assert_eq!(status, 413);
    let foreign = format!("Cookie: {}\r\nOrigin: http://evil.example\r\n", ann.cookie);
    let (status, _, body) = server.ask("POST", &format!("/api/tables/{table}"), &foreign, &play(ply).to_string());
    assert_eq!((status, body.contains("foreign-origin")), (403, true));
    let sockets: Vec<Socket> = (0..5_000).map_while(|_| mallory.socket(&server.host).ok()).collect();
    assert!(sockets.len() < 1_000, "{} sockets", sockets.len());
    drop(sockets);
    let mut flood = mallory.socket(&server.host).or_else(|_| mallory.socket(&server.host));
    for _ in 0..400 {
        if let Ok(socket) = &mut flood {
            let _ = socket.send(&play(ply));
        }
    }
    // All of them come from this machine's address, which has asked too much for a while.
    let made = || Some(code(ann.act(&server, &table, &play(ply)))).filter(|code| code != "done").map_or(Ok(()), Err);
    until("Ann's move is made", made);
    let now = || bob.get(&server, &format!("/api/tables/{table}"))["frame"]["ply"].as_u64().ok_or_else(|| "no answer".into());
    assert_eq!(until("Bob sees the table", now), ply + 1, "nothing else has happened there");
    assert_ne!(code(ann.act(&server, &table, &play(ply))), "done", "the same message again");
}

#[test]
fn a_socket_that_does_not_read_is_dropped_and_holds_nobody_up() {
    let folder = Folder::new("slow");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let (ann, bob, table) = two(&server);
    let mut reader = bob.socket(&server.host).expect("open");
    reader.watch(&table).expect("a frame");
    for _ in 0..50 {
        ann.act(&server, &table, &json!({ "do": "say", "text": "x".repeat(400) }));
    }
    let mut sleeper = ann.socket(&server.host).expect("open");
    let watch = json!({ "do": "watch", "table": table });
    let asked = 1_000;
    (0..asked).for_each(|_| drop(sleeper.send(&watch)));
    ann.act(&server, &table, &json!({ "do": "mute", "seat": 2, "muted": true }));
    reader.frame(|frame| frame["seats"][1]["muted"] == true).expect("the others have their frames");
    until("the sleeper is dropped", || {
        let (_, _, metrics) = server.ask("GET", "/metrics", "", "");
        let open = metrics.lines().find_map(|line| line.strip_prefix("cabochon_sockets "));
        if open == Some("1") { Ok(()) } else { Err(format!("{open:?} sockets are open")) }
    });
    let answered = (0..asked).take_while(|_| sleeper.next("frame").is_ok()).count();
    assert!(answered < asked, "a client that asks and does not read is dropped");
}

#[test]
fn a_backup_that_contradicts_itself_restores_nothing() {
    let folder = Folder::new("twice");
    let data = folder.0.join("data").to_str().expect("plain").to_string();
    let twice = folder.0.join("twice").to_str().expect("plain").to_string();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/first.backup");
    let mut lines: Vec<String> = std::fs::read_to_string(kept).expect("a backup").lines().map(Into::into).collect();
    lines.pop();
    let entry = lines.iter().rfind(|line| line.starts_with(r#"{"log""#)).expect("an entry of a log").clone();
    lines.push(entry);
    lines.push(format!("end {}", lines.len() - 1));
    std::fs::write(&twice, lines.join("\n") + "\n").expect("written");
    let refused = cabochon(&["restore", &twice, "--data", &data]);
    assert_eq!(refused.status.code(), Some(1), "{refused:?}");
    let restored = cabochon(&["restore", kept, "--data", &data]);
    assert!(restored.status.success(), "nothing of the first try is left: {restored:?}");
}

#[test]
fn a_backup_of_a_running_server_restores_and_the_doctor_finds_what_was_changed() {
    let folder = Folder::new("upkeep");
    let data = folder.0.join("data");
    let path = |name: &str| folder.0.join(name).to_str().expect("plain").to_string();
    let server = Server::start(&data, &[]);
    let (ann, bob, table) = two(&server);
    play_out(&[&ann, &bob], &server, &table);
    let backup = cabochon(&["backup", &path("backup"), "--data", &path("data")]);
    assert!(backup.status.success(), "{backup:?}");
    let again = cabochon(&["backup", &path("backup"), "--data", &path("data")]);
    assert!(text(&again.stderr).contains("exists"), "{again:?}");
    let restored = cabochon(&["restore", &path("backup"), "--data", &path("copy")]);
    assert!(restored.status.success(), "{restored:?}");
    let refused = cabochon(&["restore", &path("backup"), "--data", &path("copy")]);
    assert!(text(&refused.stderr).contains("not empty"), "{refused:?}");
    let doctor = cabochon(&["doctor", "--data", &path("copy")]);
    assert!(text(&doctor.stdout).contains("all of them replay"), "{doctor:?}");
    let export = cabochon(&["export", &table, "--data", &path("copy")]);
    assert!(text(&export.stdout).contains("game toy"), "{export:?}");
    let copy = Server::start(&folder.0.join("copy"), &[]);
    assert_eq!(ann.get(&copy, "/api/tables/mine")["tables"][0]["table"], table.as_str(), "the cookie works there too");
    drop(copy);
    let torn = std::fs::read_to_string(path("backup")).expect("a backup");
    std::fs::write(path("torn"), &torn[..torn.len() / 2]).expect("written");
    let refused = cabochon(&["restore", &path("torn"), "--data", &path("new")]);
    assert_eq!(refused.status.code(), Some(1), "{refused:?}");
    let changed = torn.replacen(r#"lay "#, r#"lay 9"#, 1);
    std::fs::write(path("changed"), changed).expect("written");
    cabochon(&["restore", &path("changed"), "--data", &path("bad")]);
    let doctor = cabochon(&["doctor", "--data", &path("bad")]);
    assert!(doctor.status.code() == Some(1) && text(&doctor.stderr).contains(&table), "{doctor:?}");
}

/// Written by `cabochon backup` of the first build that stored anything (commit 7165db6): a game of each kind, and a table where someone waits.
#[test]
fn data_of_the_first_build_is_read_replayed_and_shown() {
    let folder = Folder::new("first");
    let data = folder.0.join("data").to_str().expect("plain").to_string();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/first.backup");
    let restored = cabochon(&["restore", kept, "--data", &data]);
    assert!(restored.status.success(), "{restored:?}");
    let doctor = cabochon(&["doctor", "--data", &data]);
    assert_eq!(text(&doctor.stdout), "tables: 5, entries: 273; all of them replay\n", "{doctor:?}");
    let server = Server::start(&folder.0.join("data"), &[]);
    let bob = server.person("Bob");
    let joined = bob.act(&server, "fsd89wwegttjx5ap", &json!({ "do": "join", "name": "Bob" }));
    assert_eq!((&joined["frame"]["seats"][0]["name"], &joined["frame"]["you"]), (&json!("Olga"), &json!(2)), "{joined}");
}

#[test]
fn without_arguments_it_serves_on_this_machine() {
    let folder = Folder::new("plain");
    let mut run = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    let mut run = run
        .env("XDG_DATA_HOME", &folder.0)
        .env_remove("CABOCHON_DATABASE_URL")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    BufReader::new(run.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    let mut said = String::new();
    let _ = run.kill();
    run.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    run.wait().expect("our own process");
    // Another server on this machine may have the port; then it says so.
    assert!(line == "Cabochon is open at http://127.0.0.1:8350/\n" || said.contains("port 8350 is in use"), "{line}{said}");
}

#[test]
fn a_failed_start_says_why_in_one_sentence() {
    let folder = Folder::new("errors");
    let server = Server::start(&folder.0, &[]);
    let elsewhere = folder.0.join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("plain");
    let said = |args: &[&str]| {
        let run = cabochon(&[&["serve"], args].concat());
        assert_eq!(run.status.code(), Some(1), "{run:?}");
        let said = text(&run.stderr);
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
        said
    };
    let busy = said(&["--port", server.port(), "--data", elsewhere]);
    assert!(busy.contains("is in use") && busy.contains("--port"), "{busy}");
    let locked = said(&["--port", "0", "--data", folder.0.to_str().expect("plain")]);
    assert!(locked.contains("another cabochon uses"), "{locked}");
    let file = said(&["--port", "0", "--data", "/dev/null/x"]);
    assert!(file.contains("--data"), "{file}");
    let lonely = said(&["--port", "0", "--data", elsewhere, "--nats-url", "nats://127.0.0.1:1"]);
    assert!(lonely.contains("--database-url"), "{lonely}");
    let unreachable = said(&["--port", "0", "--database-url", "postgres://u:geheim@127.0.0.1:1/x"]);
    assert!(unreachable.contains("PostgreSQL") && !unreachable.contains("geheim"), "{unreachable}");
}

#[test]
fn it_stops_cleanly_when_asked_and_reports_its_health() {
    let folder = Folder::new("health");
    let server = Server::start(&folder.0, &[]);
    let mut socket = Socket::open(&server.host, None).expect("open");
    let (status, head, body) = server.ask("GET", "/healthz", "", "");
    assert_eq!((status, body.as_str()), (200, r#"{"status":"ok"}"#));
    for header in ["content-security-policy: default-src 'self'", "x-content-type-options: nosniff", "referrer-policy: no-referrer"] {
        assert!(head.contains(header), "{head}");
    }
    assert!(server.ask("GET", "/", "", "").2.contains("<title>Cabochon</title>"));
    assert!(server.terminate());
    assert!(socket.read().is_err(), "sockets are closed");
}

#[test]
fn a_guided_game_needs_no_identity_and_leaves_no_trace() {
    let folder = Folder::new("guide");
    let server = Server::start(&folder.0, &[]);
    for game in ["sultan", "riquezas", "splendor"] {
        let step = |number: u64| server.ask("GET", &format!("/api/guide/{game}/{number}"), "", "");
        let (status, head, first) = step(1);
        assert_eq!((status, head.to_ascii_lowercase().contains("set-cookie")), (200, false), "{head}");
        let steps = serde_json::from_str::<Value>(&first).expect("JSON")["steps"].as_u64().expect("a number");
        let (status, _, last) = step(steps);
        assert!(status == 200 && last.contains("\"outcome\":{"), "{game}: {last}");
        let (status, _, beyond) = step(steps + 1);
        assert!(status == 404 && beyond.contains("no-such-guide"), "{game}: {beyond}");
    }
    assert_eq!(server.ask("GET", "/api/tables", "", "").2, r#"{"tables":[]}"#);
}

#[test]
fn the_session_of_the_document_plays_a_whole_game() {
    let folder = Folder::new("document");
    let server = Server::start(&folder.0, &[]);
    let document = include_str!("../docs/api.md");
    let script = document.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a session");
    let run = Command::new("sh").args(["-eu", "-c", script]).env("URL", format!("http://{}", server.host)).output().expect("a shell");
    let record = text(&run.stdout);
    assert!(run.status.success() && record.contains("result "), "{record}\n{}", text(&run.stderr));
    let file = folder.0.join("document.record");
    std::fs::write(&file, &record).expect("written");
    let verified = cabochon(&["verify", file.to_str().expect("plain")]);
    assert!(verified.status.success() && text(&verified.stdout).contains("Only one person played"), "{verified:?}");
}
