//! What docs/operations.md promises to operators: proxies, the unit, rolling restarts, a node that dies.

use crate::online::{Person, Server, Socket, cookie_of, moves};
use crate::services::{Folder, NatsServer, PostgresServer, Proxy};
use serde_json::{Value, json};
use sqlx::{Connection, Executor, PgConnection};
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn code(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    answer["code"].as_str().unwrap_or("").into()
}

#[test]
fn behind_nginx_a_game_is_played_and_addresses_are_those_of_clients() {
    behind(|node| Proxy::nginx(include_str!("../packaging/nginx.conf"), node));
}

#[test]
fn behind_caddy_a_game_is_played_and_addresses_are_those_of_clients() {
    behind(|node| Proxy::caddy(include_str!("../packaging/Caddyfile"), node));
}

#[test]
fn behind_haproxy_a_game_is_played_and_addresses_are_those_of_clients() {
    behind(|node| Proxy::haproxy(include_str!("../packaging/haproxy.cfg"), node));
}

fn behind(start: impl FnOnce(&str) -> Proxy) {
    let folder = Folder::new("proxy");
    let server = Server::start(&folder.0, &["--trust-proxy", "127.0.0.1"]);
    let proxy = start(&server.host);
    let through = |method: &str, path: &str, headers: &str, body: &str| {
        crate::online::ask(&proxy.host, method, path, headers, body).unwrap_or_else(|why| panic!("{method} {path}: {why}"))
    };
    // A proxy that first checks whether the node is ready forwards requests a little later.
    crate::online::until("the proxy passes on", || match through("GET", "/api/games", "", "").0 {
        200 => Ok(()),
        status => Err(status.to_string()),
    });
    let (status, head, _) = through("POST", "/api/me", "", r#"{"name": "Ann"}"#);
    assert_eq!(status, 200, "{head}");
    let ann = Person { cookie: cookie_of(&head).expect("a cookie"), name: "Ann".into() };
    let table = ann.table(&server, &json!({ "game": "toy", "options": "first=1" }), &["random"]);
    ann.act(&server, &table, &json!({ "do": "start" }));
    // The socket through the proxy; a browser names the proxy as its origin, and another site's page does not.
    let mut socket = ann.socket(&proxy.host).expect("the upgrade is passed on");
    let frame = socket.watch(&table).expect("a frame");
    socket.send(&json!({ "do": "play", "table": table, "ply": frame["ply"], "move": moves(&frame)[0] })).expect("sent");
    socket.frame(|next| next["ply"].as_u64() > frame["ply"].as_u64()).expect("played");
    let cookie = format!("Cookie: {}\r\n", ann.cookie);
    let own = through("POST", "/api/me", &format!("{cookie}Origin: http://{}\r\n", proxy.host), r#"{"name": "Ann"}"#);
    let foreign = through("POST", "/api/me", &format!("{cookie}Origin: http://evil.example\r\n"), r#"{"name": "Eve"}"#);
    assert_eq!((own.0, foreign.0), (200, 403));
    // An address may try codes five times: the one that the proxy saw, whatever the client claims.
    let tries: Vec<String> = (0..8)
        .map(|number| code(&through("POST", "/api/me/recover", &format!("X-Forwarded-For: 10.1.1.{number}\r\n"), r#"{"code": "x"}"#).2))
        .collect();
    assert_eq!(tries.iter().filter(|code| *code == "bad-code").count(), 5, "{tries:?}");
    let elsewhere = server.ask("POST", "/api/me/recover", "X-Forwarded-For: 10.2.2.2\r\n", r#"{"code": "x"}"#);
    assert_eq!(code(&elsewhere.2), "bad-code", "another address has its own five");
    assert_eq!(through("GET", "/metrics", "", "").0, 403, "the metrics are not for the world");
    let secure = server.ask("POST", "/api/me", "X-Forwarded-Proto: https\r\n", r#"{"name": "Tls"}"#);
    assert!(secure.1.contains("; Secure") && !head.contains("; Secure"), "{}", secure.1);
}

#[test]
fn systemd_takes_the_unit() {
    let unit = include_str!("../packaging/cabochon.service");
    let folder = Folder::new("unit");
    let here = unit.replace("/usr/bin/cabochon", env!("CARGO_BIN_EXE_cabochon"));
    assert_ne!(here, unit);
    let path = folder.0.join("cabochon.service");
    std::fs::write(&path, here).expect("written");
    let verified = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&path).output().expect("Debian's package systemd");
    let said = String::from_utf8_lossy(&verified.stderr);
    // It also checks the machine's units, which are not ours to fix.
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("cabochon")).collect();
    assert!(verified.status.success() && ours.is_empty(), "{said}");
    // Tenths of systemd's exposure score, from 0 for fully sandboxed to 100 for exposed.
    let exposed =
        Command::new("systemd-analyze").args(["security", "--offline=true", "--threshold=20"]).arg(&path).output().expect("it runs");
    assert!(exposed.status.success(), "{}", String::from_utf8_lossy(&exposed.stdout));
    for setting in ["Restart=always", "RestartSec=", "StartLimitIntervalSec=", "StartLimitBurst="] {
        assert!(unit.lines().any(|line| line.starts_with(setting)), "{setting}");
    }
}

/// A table of two who move in turn, with every move remembered.
struct Playing {
    people: [Person; 2],
    table: String,
    made: Vec<(u64, usize, String)>,
}

impl Playing {
    fn begin(server: &Server) -> Playing {
        let (people, table) = crate::online::two_people(server);
        Playing { people, table, made: Vec::new() }
    }

    /// Makes some moves, asking the nodes in turn, whichever is up.
    fn play(&mut self, hosts: &[&str], moves_to_make: usize) {
        let (begun, target) = (Instant::now(), self.made.len() + moves_to_make);
        let mut turn = 0;
        while self.made.len() < target {
            assert!(begun.elapsed() < Duration::from_secs(60), "{} of {target} moves", self.made.len());
            turn += 1;
            let host = hosts[turn % hosts.len()];
            for seat in [0, 1] {
                let cookie = format!("Cookie: {}\r\n", self.people[seat].cookie);
                let path = format!("/api/tables/{}", self.table);
                let Ok((200, _, body)) = crate::online::ask(host, "GET", &path, &cookie, "") else { continue };
                let frame = serde_json::from_str::<Value>(&body).expect("a frame")["frame"].take();
                assert_eq!(frame["you"], seat + 1);
                let (Some(mv), Some(ply)) = (moves(&frame).into_iter().next(), frame["ply"].as_u64()) else { continue };
                let play = json!({ "do": "play", "ply": ply, "move": mv }).to_string();
                if let Ok((200, ..)) = crate::online::ask(host, "POST", &path, &cookie, &play) {
                    self.made.push((ply + 1, seat + 1, mv));
                }
            }
        }
    }

    /// Every confirmed move is there once, and nothing else is.
    fn check(&self, server: &Server) {
        for seat in [1, 2] {
            let story = self.people[seat - 1].get(server, &format!("/api/tables/{}?since=0", self.table));
            let news = story["frame"]["news"].as_array().expect("the whole story");
            let kept: Vec<(u64, usize, String)> = news
                .iter()
                .filter(|news| news["what"] == "moved" && news["seat"] == seat)
                .map(|news| (news["ply"].as_u64().expect("a number"), seat, news["move"].as_str().expect("our own").to_string()))
                .collect();
            let made: Vec<(u64, usize, String)> = self.made.iter().filter(|made| made.1 == seat).cloned().collect();
            assert_eq!(kept, made, "no move is lost and none is made twice");
        }
    }
}

#[test]
fn a_rolling_restart_loses_no_move_and_repeats_none() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--no-limits"]);
    let mut nodes = [node(), node()];
    let mut playing = Playing::begin(&nodes[0]);
    for restarted in [0, 1, 0] {
        playing.play(&[&nodes[0].host, &nodes[1].host], 6);
        // The proxy sends nobody new to a stopping node; those who are there come back on the other one.
        let old = std::mem::replace(&mut nodes[restarted], Server::idle());
        let stays = nodes[1 - restarted].host.clone();
        std::thread::scope(|scope| {
            let gone = scope.spawn(|| old.terminate());
            playing.play(&[&stays], 6);
            assert!(gone.join().expect("no panic"), "it goes in peace");
        });
        nodes[restarted] = node();
        let (status, _, said) = nodes[restarted].ask("GET", "/healthz", "", "");
        assert_eq!((status, said.as_str()), (200, r#"{"status":"ok"}"#));
    }
    playing.play(&[&nodes[0].host, &nodes[1].host], 6);
    playing.check(&nodes[1]);
}

#[test]
fn a_dead_nodes_bot_moves_and_its_clock_runs_out_on_the_other_within_seconds() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus]);
    let (lives, dies) = (node(), node());
    let ann = dies.person("Ann");
    // Bots of the highest level think for most of a second, and the node dies in the middle of it.
    let bot = ann.table(&dies, &json!({ "game": "splendor", "options": "first=1" }), &["level:5"]);
    let frame = ann.act(&dies, &bot, &json!({ "do": "start" }))["frame"].clone();
    let clock = ann.table(
        &dies,
        &json!({ "game": "splendor", "options": "first=1", "pace": { "live": { "bank": 10, "increment": 0 } }, "cover": "clock" }),
        &["level:1"],
    );
    let begun = Instant::now();
    ann.act(&dies, &clock, &json!({ "do": "start" }));
    let played = ann.act(&dies, &bot, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }))["frame"].clone();
    dies.kill();
    assert_eq!(played["waiting"], json!([2]), "the bot is thinking: {played}");
    let mut socket = ann.socket(&lives.host).expect("open");
    let watched = socket.watch(&bot).expect("the other node has it");
    assert_eq!(watched["ply"], played["ply"], "the bot has not moved before its node died");
    socket.frame(|frame| frame["ply"].as_u64() > played["ply"].as_u64()).expect("the bot's move");
    let mut socket = ann.socket(&lives.host).expect("open");
    let covered = |frame: &Value| frame["seats"][0]["covered_by"].is_string();
    let frame = socket.watch(&clock).expect("the other node has it");
    if !covered(&frame) {
        socket.frame(covered).expect("the clock runs out");
    }
    let waited = begun.elapsed();
    assert!(waited >= Duration::from_secs(10), "the clock runs out early: {waited:?}");
}

#[test]
fn while_the_database_is_being_opened_a_server_says_that_it_is_starting() {
    let postgres = PostgresServer::start();
    assert!(Server::with(&["--database-url", &postgres.url()]).terminate());
    // Someone holds the list of migrations, and the server waits for it.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut holder = runtime.block_on(PgConnection::connect(&postgres.url())).expect("connected");
    runtime.block_on(holder.execute("BEGIN; LOCK TABLE _sqlx_migrations IN ACCESS EXCLUSIVE MODE")).expect("held");
    let host = format!("127.0.0.1:{}", crate::services::free_port());
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    command.args(["serve", "--listen", &host, "--database-url", &postgres.url()]);
    let answers = |path: &str, status: u16, word: &str| {
        crate::online::until(path, || match crate::online::ask(&host, "GET", path, "", "") {
            Ok((found, _, said)) if found == status && said.contains(word) => Ok(()),
            other => Err(format!("{other:?}")),
        });
    };
    std::thread::scope(|scope| {
        let server = scope.spawn(|| Server::run(&mut command));
        answers("/readyz", 503, r#""reason":"starting""#);
        answers("/healthz", 503, "starting");
        answers("/api/games", 503, r#""code":"unavailable""#);
        runtime.block_on(holder.execute("ROLLBACK")).expect("let go");
        let server = server.join().expect("it opens");
        answers("/readyz", 200, "ready");
        assert!(server.terminate());
    });
}

#[test]
fn a_server_that_was_asked_to_go_says_so_and_serves_on_for_as_long_as_it_was_told() {
    let folder = Folder::new("drain");
    let server = Server::start_told(&folder.0, &[], &[("DRAIN_SECONDS", "600")]);
    assert_eq!(server.ask("GET", "/readyz", "", "").0, 200);
    server.signal("TERM");
    crate::online::until("it is about to go", || match server.ask("GET", "/readyz", "", "") {
        (503, _, said) if said.contains("stopping") => Ok(()),
        other => Err(format!("{other:?}")),
    });
    server.person("Ann").table(&server, &json!({ "game": "toy" }), &["random"]);
    assert!(server.terminate(), "asked once more, it goes at once");
}

/// A value from a server's metrics.
fn metric(server: &Server, name: &str) -> u64 {
    let (_, _, text) = server.ask("GET", "/metrics", "", "");
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    line.unwrap_or_else(|| panic!("no {name}: {text}"))
}

#[test]
fn a_thought_that_outlasts_a_promise_is_not_repeated_by_the_other_node() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    // A promise lasts five seconds.
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--bot-thought", "7000"]);
    let (thinks, idles) = (node(), node());
    let ann = thinks.person("Ann");
    let table = ann.table(&thinks, &json!({ "game": "splendor", "options": "first=1" }), &["level:5"]);
    let frame = ann.act(&thinks, &table, &json!({ "do": "start" }))["frame"].clone();
    let mut socket = ann.socket(&idles.host).expect("open");
    socket.watch(&table).expect("a frame");
    let played = ann.act(&thinks, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }))["frame"].clone();
    assert_eq!(played["waiting"], json!([2]), "the bot owes a move: {played}");
    socket.frame(|frame| frame["ply"].as_u64() > played["ply"].as_u64()).expect("the bot's move");
    let thoughts = |server: &Server| metric(server, "cabochon_bot_thinking_seconds_count");
    assert_eq!((thoughts(&thinks), thoughts(&idles)), (1, 0));
}

#[test]
fn what_another_node_has_changed_is_that_nodes_to_go_on_with() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--bot-thought", "3000"]);
    let (first, second) = (node(), node());
    let ann = first.person("Ann");
    let bob = first.person("Bob");
    let table = ann.table(&first, &json!({ "game": "splendor", "options": "first=1" }), &["level:5", "open"]);
    bob.act(&first, &table, &json!({ "do": "join", "name": "Bob" }));
    let frame = ann.act(&first, &table, &json!({ "do": "start" }))["frame"].clone();
    let mut socket = ann.socket(&second.host).expect("open");
    socket.watch(&table).expect("a frame");
    let played = ann.act(&first, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }))["frame"].clone();
    assert_eq!(played["waiting"], json!([2]), "the bot owes a move: {played}");
    crate::online::until("the first node thinks", || match metric(&first, "cabochon_bot_wait_seconds_count") {
        0 => Err("not yet".into()),
        _ => Ok(()),
    });
    // An entry through the other node: the first node's thought is about an outdated table, and the second thinks about the current one.
    let muted = ann.act(&second, &table, &json!({ "do": "mute", "seat": 3, "muted": true }))["frame"].clone();
    socket.frame(|frame| frame["ply"].as_u64() > muted["ply"].as_u64()).expect("the bot's move");
    let begun = |server: &Server| metric(server, "cabochon_bot_wait_seconds_count");
    assert_eq!((begun(&first), begun(&second)), (1, 1), "each has begun one thought, about a table of its own ply");
}

#[test]
fn who_is_here_is_shown_on_every_node() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus]);
    let (first, second) = (node(), node());
    let (ann, bob) = (first.person("Ann"), second.person("Bob"));
    let table = ann.table(&first, &json!({ "game": "toy" }), &["open"]);
    bob.act(&second, &table, &json!({ "do": "join", "name": "Bob" }));
    let here = |frame: &Value| [0, 1].map(|seat| frame["seats"][seat]["here"] == true);
    let mut of_ann = ann.socket(&first.host).expect("open");
    assert_eq!(here(&of_ann.watch(&table).expect("a frame")), [true, false]);
    let mut of_bob = bob.socket(&second.host).expect("open");
    if here(&of_bob.watch(&table).expect("a frame")) != [true, true] {
        of_bob.frame(|frame| here(frame) == [true, true]).expect("the nodes ask one another who is here");
    }
    of_ann.frame(|frame| here(frame) == [true, true]).expect("and tell");
    let gone = Instant::now();
    drop(of_bob);
    of_ann.frame(|frame| here(frame) == [true, false]).expect("Bob has gone");
    assert!(gone.elapsed() > Duration::from_secs(2), "a mere page reload is not missed: {:?}", gone.elapsed());
}

#[test]
fn what_is_said_reaches_every_node_once_and_in_order() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--no-limits"]);
    let (here, there) = (node(), node());
    let (ann, bob) = (here.person("Ann"), here.person("Bob"));
    let table = ann.table(&here, &json!({ "game": "toy" }), &["open"]);
    bob.act(&here, &table, &json!({ "do": "join", "name": "Bob" }));
    let mut sockets = [ann.socket(&here.host).expect("open"), bob.socket(&there.host).expect("open")];
    sockets.iter_mut().for_each(|socket| drop(socket.watch(&table).expect("a frame")));
    for number in 0..12 {
        let (who, at) = if number % 4 == 3 { (&bob, &there) } else { (&ann, &here) };
        who.act(at, &table, &json!({ "do": "say", "text": number.to_string() }));
    }
    for socket in &mut sockets {
        let heard: Vec<String> =
            (0..12).map(|_| socket.next("talk").expect("said")["line"]["text"].as_str().unwrap_or("").into()).collect();
        assert_eq!(heard, (0..12).map(|number| number.to_string()).collect::<Vec<_>>());
    }
}

#[test]
fn while_the_database_is_away_the_log_says_so_once_and_then_how_often() {
    let mut postgres = PostgresServer::start();
    let database = postgres.url();
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    command.args(["serve", "--port", "0", "--no-limits", "--database-url", &database]).stderr(Stdio::piped());
    let (server, mut log) = Server::run_logged(&mut command);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "toy" }), &["random"]);
    postgres.stop();
    for _ in 0..5 {
        let answer = ann.post(&server, "/api/me", &json!({ "name": "Ann" }));
        assert_eq!((answer.0, answer.1["code"].as_str()), (503, Some("unavailable")), "{answer:?}");
    }
    assert_eq!(server.ask("GET", "/healthz", "", "").0, 503);
    postgres.resume();
    crate::online::until("the database is back", || match ann.act(&server, &table, &json!({ "do": "start" }))["code"].as_str() {
        None | Some("started") => Ok(()),
        Some(code) => Err(code.into()),
    });
    assert!(server.terminate());
    let mut said = String::new();
    log.read_to_string(&mut said).expect("text");
    let lines = |what: &str| said.lines().filter(|line| line.contains(what)).count();
    assert!((1..=6).contains(&lines("the store does not answer")), "{said}");
    // Connections that died with it may be noticed only after new ones work.
    assert!((1..=3).contains(&lines("the store answers again")), "{said}");
}

#[test]
fn nodes_start_while_nats_is_away_and_hear_of_one_another_when_it_is_there() {
    let (postgres, mut nats) = (PostgresServer::start(), NatsServer::start());
    nats.stop();
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus]);
    let nodes = [node(), node()];
    let ann = nodes[0].person("Ann");
    let table = ann.table(&nodes[0], &json!({ "game": "toy" }), &["open"]);
    let mut at_first = ann.socket(&nodes[0].host).expect("open");
    at_first.watch(&table).expect("a frame");
    nats.resume();
    // Presence is announced through NATS alone.
    let mut at_second = Socket::open(&nodes[1].host, None).expect("open");
    at_second.patience(Duration::from_secs(60));
    at_second.send(&json!({ "do": "watch", "table": table })).expect("sent");
    at_second.frame(|frame| frame["seats"][0]["here"] == true).expect("Ann is here");
}
