//! `cabochon admin` on running servers: one with the embedded database, and two nodes on PostgreSQL, with and without a bus.

use crate::online::{Person, Server, Socket, until};
use crate::services::{Folder, NatsServer, PostgresServer, free_port};
use serde_json::{Value, json};
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};

const BIN: &str = env!("CARGO_BIN_EXE_cabochon");

/// Servers that share a database, and how their operators reach them.
struct World {
    nodes: Vec<Server>,
    at: Vec<String>,
    folder: Folder,
    _services: (Option<PostgresServer>, Option<NatsServer>),
}

impl World {
    fn embedded(name: &str) -> World {
        let folder = Folder::new(name);
        let data = folder.0.to_str().expect("a plain path").to_string();
        let nodes = vec![Server::start(&folder.0, &["--behind-proxy"])];
        World { nodes, at: vec!["--data".into(), data], folder, _services: (None, None) }
    }

    fn cluster(name: &str, bus: bool) -> World {
        let (folder, postgres, nats) = (Folder::new(name), PostgresServer::start(), bus.then(NatsServer::start));
        let door = format!("unix:{}", folder.0.join("door").display());
        let node = |door: &str| {
            let mut command = Command::new(BIN);
            command
                .args(["serve", "--port", "0", "--behind-proxy"])
                .env("CABOCHON_DATABASE_URL", postgres.url())
                .env("CABOCHON_ADMIN", door);
            if let Some(nats) = &nats {
                command.env("CABOCHON_NATS_URL", nats.url());
            }
            Server::run(&mut command)
        };
        let nodes = vec![node(&door), node("off")];
        World { nodes, at: vec!["--at".into(), door], folder, _services: (Some(postgres), nats) }
    }

    /// Environment variables that tell other commands where the data is.
    fn place(&self) -> [String; 2] {
        match &self._services.0 {
            Some(postgres) => ["--database-url".into(), postgres.url()],
            None => ["--data".into(), self.at[1].clone()],
        }
    }

    /// The node used by the last person to join.
    fn far(&self) -> &Server {
        self.nodes.last().expect("a node")
    }

    fn run(&self, args: &[&str]) -> (bool, String) {
        let run = Command::new(BIN).arg("admin").args(args).args(&self.at).stdin(Stdio::null()).output().expect("the binary starts");
        let text = if run.status.success() { run.stdout } else { run.stderr };
        (run.status.success(), String::from_utf8(text).expect("text"))
    }

    /// The output of the command, as text and as JSON if it changes nothing.
    fn admin(&self, args: &[&str]) -> String {
        let (done, text) = self.run(args);
        assert!(done, "{args:?}: {text}");
        text
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.admin(&[args, &["--json"]].concat())).expect("JSON")
    }

    fn refused(&self, args: &[&str]) -> String {
        let (done, text) = self.run(args);
        assert!(!done, "{args:?}: {text}");
        text
    }

    fn number_of(&self, person: &Person) -> String {
        let people = self.json(&["people", "--name", &person.name]);
        let found = people["people"].as_array().expect("people").iter().find(|found| found["name"] == person.name.as_str());
        found.unwrap_or_else(|| panic!("{people}"))["person"].as_str().expect("a number").into()
    }

    /// A game of two people, one at each node, with a socket each.
    fn game(&self, ann: &Person, bob: &Person, terms: &Value) -> (String, Socket, Socket) {
        let table = ann.table(&self.nodes[0], terms, &["open"]);
        let joined = bob.act(self.far(), &table, &json!({ "do": "join", "name": bob.name }));
        assert!(joined["frame"].is_object(), "{joined}");
        // Without a bus it takes a moment until a node knows who sat down on another.
        until("the game starts", || match ann.act(&self.nodes[0], &table, &json!({ "do": "start" })) {
            started if started["frame"]["phase"] == "playing" => Ok(()),
            refused => Err(refused.to_string()),
        });
        let (mut near, mut far) = (ann.socket(&self.nodes[0].host).expect("open"), bob.socket(&self.far().host).expect("open"));
        near.watch(&table).expect("a frame");
        far.watch(&table).expect("a frame");
        (table, near, far)
    }
}

/// Every way in which servers share their data.
fn everywhere(name: &str, test: impl Fn(&World)) {
    test(&World::embedded(name));
    test(&World::cluster(&format!("{name}-bus"), true));
    test(&World::cluster(&format!("{name}-polls"), false));
}

fn names(listed: &Value) -> Vec<&str> {
    listed["tables"].as_array().expect("tables").iter().filter_map(|table| table["table"].as_str()).collect()
}

#[test]
fn a_table_is_found_looked_at_closed_and_deleted() {
    everywhere("admin-tables", |world| {
        let (ann, bob) = (world.nodes[0].person("Ann"), world.far().person("Bob"));
        let (table, mut near, mut far) = world.game(&ann, &bob, &json!({ "game": "splendor" }));
        let other = ann.table(&world.nodes[0], &json!({ "game": "toy" }), &["open"]);
        bob.act(world.far(), &table, &json!({ "do": "say", "text": "good luck" }));

        assert_eq!(names(&world.json(&["tables", "--phase", "playing"])), [&table]);
        assert_eq!(names(&world.json(&["tables", "--game", "toy"])), [&other]);
        assert_eq!(names(&world.json(&["tables", "--person", &world.number_of(&bob)])), [&table]);
        assert!(names(&world.json(&["tables", "--idle", "1h"])).is_empty());
        assert_eq!(names(&world.json(&["tables", "--most", "1"])).len(), 1);
        let (listed, seen) = (world.admin(&["tables"]), world.admin(&["table", &table]));
        assert!(listed.contains("Ann, Bob") && listed.contains("splendor"), "{listed}");
        assert!(seen.contains(&world.number_of(&bob)) && seen.contains("good luck"), "{seen}");

        world.admin(&["close", &table]);
        for socket in [&mut near, &mut far] {
            let frame = socket.frame(|frame| frame["phase"] == "over").expect("everybody is told");
            assert_eq!((&frame["ended"]["how"], &frame["news"][0]["what"]), (&json!("stopped"), &json!("stopped")));
        }
        assert_eq!(world.far().ask("GET", &format!("/api/tables/{table}/record"), "", "").0, 200, "what was played can be read");
        assert!(world.refused(&["close", &table]).contains("the game is over"));

        assert!(world.refused(&["delete", &table]).contains("--yes"));
        assert_eq!(ann.get(&world.nodes[0], &format!("/api/tables/{table}"))["frame"]["phase"], "over", "nothing was done");
        world.admin(&["delete", &table, "--yes"]);
        for socket in [&mut near, &mut far] {
            assert_eq!(socket.next("refused").expect("everybody is told")["code"], "no-such-table");
        }
        for node in &world.nodes {
            assert_eq!(ann.get(node, &format!("/api/tables/{table}"))["code"], "no-such-table");
        }
        assert!(world.refused(&["delete", &table, "--yes"]).contains("no such table"));
        assert!(world.refused(&["table", &table]).contains("cabochon admin tables"));
        assert_eq!(names(&world.json(&["tables"])), [&other]);
    });
}

#[test]
fn a_node_that_has_not_heard_of_a_deletion_writes_nothing_to_the_table() {
    let world = World::cluster("admin-deaf", false);
    let (ann, bob) = (world.nodes[0].person("Ann"), world.far().person("Bob"));
    let (table, _near, _far) = world.game(&ann, &bob, &json!({ "game": "toy", "options": "first=2" }));
    world.admin(&["delete", &table, "--yes"]);
    // At once: the other node looks for deletions every two seconds.
    let said = bob.act(world.far(), &table, &json!({ "do": "say", "text": "hello?" }));
    let done = bob.act(world.far(), &table, &json!({ "do": "resign" }));
    assert!(said["code"].is_string() && done["code"].is_string(), "{said} {done}");
    until("the other node hears of it", || match bob.get(world.far(), &format!("/api/tables/{table}"))["code"] == "no-such-table" {
        true => Ok(()),
        false => Err("it is still there".into()),
    });
    let doctor = Command::new(BIN).args(["doctor", "--database-url", &world._services.0.as_ref().expect("a database").url()]).output();
    let doctor = String::from_utf8(doctor.expect("the binary starts").stderr).expect("text");
    assert!(!doctor.contains(&table), "nothing is left of it: {doctor}");
}

/// What a socket is told before it is closed.
fn farewell(socket: &mut Socket) -> Value {
    let refused = socket.next("refused").expect("words");
    assert!(socket.read().is_err(), "and then it is closed");
    refused["code"].clone()
}

#[test]
fn a_banned_person_is_out_at_once_and_a_bot_plays_for_them() {
    everywhere("admin-ban", |world| {
        let (ann, bob) = (world.nodes[0].person("Ann"), world.far().person("Bob"));
        let (table, mut near, mut far) = world.game(&ann, &bob, &json!({ "game": "toy", "options": "first=1" }));
        let gathering = bob.table(world.far(), &json!({ "game": "toy" }), &["open"]);
        ann.act(&world.nodes[0], &gathering, &json!({ "do": "join", "name": "Ann" }));
        let number = world.number_of(&bob);
        let said = world.admin(&["ban", &number, "--for", "7d", "--reason", "insults"]);
        assert!(said.contains("7 d") && said.contains("insults"), "{said}");
        assert_eq!(farewell(&mut far), "banned");
        let frame = near.frame(|frame| frame["seats"][1]["covered_by"].is_string()).expect("a bot plays for Bob");
        assert_eq!(frame["phase"], "playing");
        assert_eq!(ann.get(&world.nodes[0], &format!("/api/tables/{gathering}"))["frame"]["seats"][0]["kind"], "open");

        for node in &world.nodes {
            let deeds = [json!({ "do": "return" }), json!({ "do": "say", "text": "let me in" }), json!({ "do": "join", "name": "Bob" })];
            until("every node knows", || match deeds.iter().all(|deed| bob.act(node, &table, deed)["code"] == "banned") {
                true => Ok(()),
                false => Err("a deed was not refused".into()),
            });
            let creation = json!({ "terms": { "game": "toy" }, "seats": ["me", "open"], "name": "Bob" });
            assert_eq!(bob.post(node, "/api/tables", &creation).0, 403);
            assert_eq!(bob.post(node, "/api/me", &json!({ "name": "Rob" })).0, 403);
            assert_eq!(farewell(&mut bob.socket(&node.host).expect("it opens, and says why")), "banned");
        }
        let bans = world.json(&["bans"]);
        assert_eq!((&bans["bans"][0]["who"], &bans["bans"][0]["reason"]), (&json!(number), &json!("insults")));
        assert!(world.admin(&["person", &number]).contains("banned for another"));

        world.admin(&["unban", &number]);
        assert!(world.refused(&["unban", &number]).contains("cabochon admin bans"));
        for node in &world.nodes {
            until("every node knows", || match bob.post(node, "/api/me", &json!({ "name": "Bob" })).0 {
                200 => Ok(()),
                status => Err(status.to_string()),
            });
        }
        assert_eq!(bob.act(world.far(), &table, &json!({ "do": "return" }))["frame"]["seats"][1]["covered_by"], Value::Null);
        assert!(world.refused(&["ban", "nobody-at-all"]).contains("cabochon admin people"));
    });
}

#[test]
fn a_banned_network_is_out_and_a_ban_ends_by_itself() {
    let world = World::embedded("admin-network");
    let (server, ann) = (&world.nodes[0], world.nodes[0].person("Ann"));
    let from = |address: &str, body: &str| {
        let headers = format!("X-Forwarded-For: {address}\r\nCookie: {}\r\n", ann.cookie);
        server.ask("POST", "/api/me", &headers, body).0
    };
    let named = r#"{"name":"Ann"}"#;
    let mut inside = Socket::open_from(&server.host, Some(&ann.cookie), Some("2001:db8:1:2::7")).expect("open");
    let mut outside = Socket::open_from(&server.host, Some(&ann.cookie), Some("2001:db8:1:3::7")).expect("open");
    world.admin(&["ban", "2001:db8:1:2:3:4:5:6"]);
    world.admin(&["ban", "203.0.113.0/24", "--for", "1h"]);
    assert_eq!(farewell(&mut inside), "banned");
    outside.send(&json!({ "do": "lobby" })).expect("sent");
    outside.next("lobby").expect("others stay");
    assert_eq!((from("2001:db8:1:2:ffff::1", named), from("203.0.113.99", named)), (403, 403));
    assert_eq!((from("2001:db8:1:3::1", named), from("203.0.114.1", named)), (200, 200));
    for bad in ["127.0.0.1", "0.0.0.0/0", "10.0.0.0/8"] {
        assert!(world.refused(&["ban", bad]).contains("error:"), "{bad}");
    }
    world.admin(&["unban", "2001:db8:1:2::9"]);
    assert_eq!(from("2001:db8:1:2::1", named), 200, "any address of the network names it");
    world.admin(&["ban", "198.51.100.1", "--for", "1s"]);
    until("the ban ends", || match from("198.51.100.1", named) {
        200 => Ok(()),
        status => Err(status.to_string()),
    });
    assert_eq!(world.json(&["bans"])["bans"].as_array().map(Vec::len), Some(1));
}

#[test]
fn ended_sessions_end_everywhere_and_the_recovery_code_leads_back() {
    everywhere("admin-sessions", |world| {
        let bob = world.far().person("Bob");
        let code = bob.post(world.far(), "/api/me/recovery", &json!({})).1["code"].clone();
        let (mut one, mut two) = (bob.socket(&world.nodes[0].host).expect("open"), bob.socket(&world.far().host).expect("open"));
        let said = world.admin(&["end-sessions", &world.number_of(&bob)]);
        assert!(said.contains("recovery code"), "{said}");
        assert_eq!((farewell(&mut one), farewell(&mut two)), (json!("session-ended"), json!("session-ended")));
        for node in &world.nodes {
            assert_eq!(bob.get(node, "/api/me")["code"], "nobody");
        }
        let (status, head, _) = world.far().ask("POST", "/api/me/recover", "", &json!({ "code": code }).to_string());
        let back = Person { cookie: crate::online::cookie_of(&head).expect("a cookie"), name: "Bob".into() };
        assert_eq!((status, &back.get(&world.nodes[0], "/api/me")["name"]), (200, &json!("Bob")));
    });
}

fn may_move(node: &Server, person: &Person, table: &str) -> bool {
    !crate::online::moves(&person.get(node, &format!("/api/tables/{table}"))["frame"]).is_empty()
}

/// The tables of a person in a game with a few moves and some talk, which was ended.
fn ended_game(world: &World, ann: &Person, bob: &Person) -> String {
    let (table, _, _) = world.game(ann, bob, &json!({ "game": "toy", "options": "first=2" }));
    until("somebody moves", || {
        let (person, node) = [(ann, &world.nodes[0]), (bob, world.far())][usize::from(!may_move(&world.nodes[0], ann, &table))];
        let frame = person.get(node, &format!("/api/tables/{table}"))["frame"].clone();
        let mv = crate::online::moves(&frame).first().cloned().ok_or("nobody may move")?;
        match person.act(node, &table, &json!({ "do": "play", "ply": frame["ply"], "move": mv })) {
            played if played["frame"].is_object() => Ok(()),
            refused => Err(refused.to_string()),
        }
    });
    let said = bob.act(world.far(), &table, &json!({ "do": "say", "text": "perfidious weasel words" }));
    assert!(said["frame"].is_object(), "{said}");
    world.admin(&["close", &table]);
    table
}

#[test]
fn what_is_reported_is_read_and_settled_by_the_keepers_alone() {
    everywhere("admin-reports", |world| {
        let (ann, bob) = (world.nodes[0].person("Ann"), world.far().person("Bob"));
        let table = ended_game(world, &ann, &bob);
        let near = &world.nodes[0];
        let mut socket = bob.socket(&world.far().host).expect("open");
        socket.watch(&table).expect("a frame");
        let report = json!({ "do": "report", "what": "talk", "line": 0, "why": "insult", "words": "  he said\nthis " });
        assert!(ann.act(near, &table, &report)["frame"].is_object());
        assert!(ann.act(near, &table, &json!({ "do": "report", "what": "name", "seat": 2, "why": "other" }))["frame"].is_object());

        let reports = world.json(&["reports"]);
        let [name, talk] = reports["reports"].as_array().expect("reports").as_slice() else { panic!("{reports}") };
        assert_eq!(
            (&talk["said"], &talk["why"], &talk["words"]),
            (&json!("perfidious weasel words"), &json!("insult"), &json!("he said this"))
        );
        assert_eq!((&talk["context"][0]["text"], &talk["about"]), (&json!("perfidious weasel words"), &json!(world.number_of(&bob))));
        assert_eq!((&talk["reporter"], &talk["table"]), (&json!(world.number_of(&ann)), &json!(table)));
        assert_eq!((&name["said"], &name["kind"]), (&json!("Bob"), &json!("name")));
        let (text, look) = (world.admin(&["reports"]), world.admin(&["table", &table]));
        assert!(text.contains("in their words: he said this") && look.contains("Reports"), "{text}{look}");
        assert!(world.admin(&["person", &world.number_of(&bob)]).contains("Reports about this person"));

        let number = talk["report"].to_string();
        world.admin(&["reports", "resolve", &number]);
        assert!(world.refused(&["reports", "resolve", &number]).contains("already"));
        assert!(world.refused(&["reports", "resolve", "99"]).contains("cabochon admin reports"));
        assert_eq!(world.json(&["reports"])["reports"].as_array().map(Vec::len), Some(1));
        assert_eq!(world.json(&["reports", "--all"])["reports"].as_array().map(Vec::len), Some(2));

        let refusals = [
            (&ann, json!({ "do": "report", "what": "talk", "line": 77, "why": "spam" }), "no-such-line"),
            (&ann, json!({ "do": "report", "what": "talk", "why": "spam" }), "bad-report"),
            (&ann, json!({ "do": "report", "what": "name", "seat": 1, "why": "spam" }), "bad-report"),
            (&bob, json!({ "do": "report", "what": "talk", "line": 0, "why": "spam", "words": "x".repeat(501) }), "bad-report"),
            (&bob, json!({ "do": "report", "what": "talk", "line": 0, "why": "dull" }), "bad-message"),
        ];
        for (person, report, code) in refusals {
            assert_eq!(person.act(near, &table, &report)["code"], code, "{report}");
        }
        let flood: Vec<Value> = (0..8).map(|_| ann.act(near, &table, &report)).collect();
        assert!(flood.iter().any(|answer| answer["code"] == "too-fast"), "{flood:?}");
        socket.send(&json!({ "do": "lobby" })).expect("sent");
        loop {
            let message = socket.read().expect("open").to_string();
            assert!(!message.contains("he said this"), "the one it is about learns nothing: {message}");
            if message.contains("\"lobby\"") {
                break;
            }
        }
    });
}

#[test]
fn a_forgotten_person_leaves_no_name_no_talk_and_no_session() {
    const NAME: &str = "Zebulon Quux";
    everywhere("admin-forget", |world| {
        let (ann, zeb) = (world.nodes[0].person("Ann"), world.far().person(NAME));
        let table = ended_game(world, &ann, &zeb);
        let report = json!({ "do": "report", "what": "talk", "line": 0, "why": "insult" });
        assert!(ann.act(&world.nodes[0], &table, &report)["frame"].is_object());
        // Seats in a running game, at a table that was left, at one that is gathering, and kept for a rematch.
        let (running, mut near, mut far) = world.game(&ann, &zeb, &json!({ "game": "splendor" }));
        let left = ann.table(&world.nodes[0], &json!({ "game": "toy" }), &["open"]);
        zeb.act(world.far(), &left, &json!({ "do": "join", "name": NAME }));
        zeb.act(world.far(), &left, &json!({ "do": "leave" }));
        let gathering = zeb.table(world.far(), &json!({ "game": "toy", "public": true }), &["open"]);
        let rematch = ann.act(&world.nodes[0], &table, &json!({ "do": "rematch" }))["table"].as_str().expect("a table").to_string();
        let number = world.number_of(&zeb);
        assert!(backup(world).contains(NAME) && backup(world).contains("weasel"), "the search finds it before");

        assert!(world.refused(&["forget", &number]).contains("--yes"));
        let said = world.admin(&["forget", &number, "--yes"]);
        assert!(said.contains("forgotten"), "{said}");
        assert_eq!(farewell(&mut far), "session-ended");
        let frame = near.frame(|frame| frame["seats"][1]["name"] == "").expect("everybody sees it");
        assert!(frame["seats"][1]["covered_by"].is_string(), "a bot plays on: {frame}");
        for node in &world.nodes {
            assert_eq!(zeb.get(node, "/api/me")["code"], "nobody");
            for table in [&table, &running, &left, &gathering, &rematch] {
                until("no node remembers", || {
                    let shown =
                        node.ask("GET", &format!("/api/tables/{table}?since=0"), "", "").2 + &node.ask("GET", "/api/tables", "", "").2;
                    if shown.contains(NAME) { Err(shown) } else { Ok(()) }
                });
            }
        }
        let kept = backup(world);
        assert!(!kept.contains("Zebulon") && !kept.contains("weasel"), "something is left in the database");
        let secrets = kept.lines().filter(|line| line.starts_with(r#"{"secret""#) && line.contains(&number)).count();
        assert_eq!((secrets, &world.json(&["person", &number])["name"]), (0, &json!("")));
        if world._services.0.is_none() {
            for file in std::fs::read_dir(&world.folder.0).expect("ours").flatten().filter(|file| file.file_name() != "admin.socket") {
                let bytes = std::fs::read(file.path()).expect("a file");
                let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
                assert!(!holds("Zebulon") && !holds("weasel"), "{}", file.path().display());
            }
        }
        let (status, _, record) = world.far().ask("GET", &format!("/api/tables/{table}/record"), "", "");
        assert!(status == 200 && record.contains("toy") && !record.contains("Zebulon"), "{record}");
        assert_eq!(world.far().ask("GET", &format!("/api/tables/{table}/replay"), "", "").0, 200);
        let doctor = Command::new(BIN).arg("doctor").args(world.place()).output().expect("the binary starts");
        assert!(doctor.status.success(), "{}", String::from_utf8_lossy(&doctor.stderr));
        world.admin(&["forget", &number, "--yes"]);
        assert!(world.refused(&["forget", "2222222222x2", "--yes"]).contains("nobody has the ID"));
    });
}

/// Everything in the database.
fn backup(world: &World) -> String {
    let file = world.folder.0.with_extension("backup");
    let _ = std::fs::remove_file(&file);
    let done = Command::new(BIN).arg("backup").arg(&file).args(world.place()).output().expect("the binary starts");
    assert!(done.status.success(), "{done:?}");
    let text = std::fs::read_to_string(&file).expect("written");
    let _ = std::fs::remove_file(&file);
    text
}

#[test]
fn bans_hold_after_a_restart() {
    let folder = Folder::new("admin-restart");
    let server = Server::start(&folder.0, &[]);
    let bob = server.person("Bob");
    let data = folder.0.to_str().expect("a plain path");
    let admin = |args: &[&str]| Command::new(BIN).arg("admin").args(args).args(["--data", data]).output().expect("the binary starts");
    let people: Value = serde_json::from_slice(&admin(&["people", "--json"]).stdout).expect("JSON");
    let number = people["people"][0]["person"].as_str().expect("a number");
    assert!(admin(&["ban", number]).status.success());
    server.kill();
    let away = admin(&["bans"]);
    let why = String::from_utf8(away.stderr).expect("text");
    assert!(!away.status.success() && why.contains("no server runs") && why.contains("--data"), "{why}");
    let server = Server::start(&folder.0, &[]);
    assert_eq!(bob.post(&server, "/api/me", &json!({ "name": "Rob" })).0, 403);
    assert!(admin(&["unban", number]).status.success(), "the socket that was left behind is replaced");
}

#[test]
fn nobody_without_the_secret_reaches_the_keepers_door() {
    let world = World::embedded("admin-door");
    let mallory = world.nodes[0].person("Mallory");
    for path in ["/tables", "/people", "/bans", "/reports", "/admin/tables", "/api/admin/tables"] {
        for method in ["GET", "POST", "DELETE"] {
            let cookie = format!("Cookie: {}\r\nAuthorization: Bearer x\r\n", mallory.cookie);
            let (status, _, body) = world.nodes[0].ask(method, path, &cookie, "{}");
            assert!(status >= 400 || body.starts_with("<!"), "{method} {path}: {status} {body}");
        }
    }
    let door = std::fs::metadata(world.folder.0.join("admin.socket")).expect("a socket");
    assert_eq!(door.permissions().mode() & 0o777, 0o600);

    let data = Folder::new("admin-token");
    let serve = |at: &str, token: Option<&str>| {
        let mut command = Command::new(BIN);
        command.args(["serve", "--port", "0", "--log", "debug", "--access-log", "--data"]).arg(&data.0).env("CABOCHON_ADMIN", at);
        token.map(|token| command.env("CABOCHON_ADMIN_TOKEN", token));
        command.stderr(Stdio::piped()).stdout(Stdio::piped());
        command
    };
    let at = format!("127.0.0.1:{}", free_port());
    for token in [None, Some("too short")] {
        let refused = serve(&at, token).output().expect("the binary starts");
        assert!(!refused.status.success(), "a door for everybody is not opened");
        let why = String::from_utf8(refused.stderr).expect("text");
        assert!(why.contains("32"), "{why}");
    }
    let token = "correct-horse-battery-staple-0123456789";
    let (server, mut log) = Server::run_logged(&mut serve(&at, Some(token)));
    let ask = |token: Option<&str>| {
        let mut command = Command::new(BIN);
        command.args(["admin", "tables", "--at", &at]);
        token.map(|token| command.env("CABOCHON_ADMIN_TOKEN", token));
        let run = command.output().expect("the binary starts");
        (run.status.success(), String::from_utf8(run.stderr).expect("text"))
    };
    assert!(ask(Some(token)).0);
    for wrong in [None, Some("wrong-horse-battery-staple-0123456789"), Some("correct")] {
        let (done, why) = ask(wrong);
        assert!(!done && why.contains("CABOCHON_ADMIN_TOKEN") && !why.contains(token), "{why}");
    }
    let printed = serve(&at, Some(token)).arg("--print-config").output().expect("the binary starts");
    assert!(!String::from_utf8(printed.stdout).expect("text").contains(token));
    assert!(server.terminate());
    let mut lines = String::new();
    log.read_to_string(&mut lines).expect("text");
    assert!(!lines.contains(token) && !lines.contains("horse"), "{lines}");
}
