//! Attackers, and two other people on the same server who play on and notice nothing.

use crate::online::{Person, Server, Socket, moves};
use crate::services::Folder;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many sockets are held at once, and from how many addresses; no address may have more than 400.
const HELD: usize = 5_000;
const ADDRESSES: usize = 25;

fn address(number: usize) -> String {
    format!("10.0.0.{}", number % ADDRESSES)
}

/// How many moves two people make at least during the attack.
const MOVES: usize = 30;

/// Two people play one game after another until it is over, but at least [`MOVES`] moves. Returns how long each move took to be confirmed.
fn play(server: &Server, people: [&Person; 2], over: &AtomicBool) -> Vec<Duration> {
    let mut took = Vec::new();
    let is_over = |took: &[Duration]| over.load(Ordering::Relaxed) && took.len() >= MOVES;
    while !is_over(&took) {
        let table = people[0].table(server, &json!({ "game": "splendor" }), &["open"]);
        people[1].act(server, &table, &json!({ "do": "join", "name": "Bob" }));
        people[0].act(server, &table, &json!({ "do": "start" }));
        let mut sockets = people.map(|person| person.socket(&server.host).expect("open"));
        let mut frames: Vec<Value> = sockets.iter_mut().map(|socket| socket.watch(&table).expect("a frame")).collect();
        while frames[0]["phase"] == "playing" && !is_over(&took) {
            let mover = frames.iter().position(|frame| !moves(frame).is_empty()).expect("somebody owes a move");
            let (ply, legal) = (frames[mover]["ply"].as_u64().expect("a number"), moves(&frames[mover]));
            let mv = &legal[ply as usize * 7 % legal.len()];
            let begun = Instant::now();
            sockets[mover].send(&json!({ "do": "play", "table": table, "ply": ply, "move": mv })).expect("sent");
            frames[mover] = sockets[mover].frame(|next| next["ply"].as_u64() > Some(ply)).expect("confirmed");
            took.push(begun.elapsed());
            frames[1 - mover] = sockets[1 - mover].frame(|next| next["ply"].as_u64() > Some(ply)).expect("told");
            std::thread::sleep(Duration::from_millis(33));
        }
    }
    took
}

/// The percentile of a hundred moves.
fn within(took: &mut [Duration], hundredths: usize) -> Duration {
    took.sort();
    took[(took.len() * hundredths / 100).min(took.len() - 1)]
}

#[test]
fn five_thousand_sockets_garbage_floods_and_replays_hold_nobody_up() {
    crate::online::raise_limit_of_files();
    let folder = Folder::new("harm");
    let server = Server::start(&folder.0, &["--behind-proxy"]);
    let (ann, bob, mallory) = (server.person("Ann"), server.person("Bob"), server.person("Mallory"));
    // A table at which nothing may happen, and what its owner would send.
    let table = ann.table(&server, &json!({ "game": "toy", "options": "first=1" }), &["open"]);
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    let frame = ann.act(&server, &table, &json!({ "do": "start" }))["frame"].clone();
    let ply = frame["ply"].as_u64().expect("a number");
    let replayed = json!({ "do": "play", "table": table, "ply": ply, "move": moves(&frame)[0], "id": 1 });
    let over = AtomicBool::new(false);
    let mut took = std::thread::scope(|scope| {
        let meanwhile = scope.spawn(|| play(&server, [&ann, &bob], &over));
        harm(&server, &mallory, &replayed);
        over.store(true, Ordering::Relaxed);
        meanwhile.join().expect("no panic")
    });
    let after = bob.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    assert_eq!(after["ply"].as_u64(), Some(ply), "nothing has happened at the table");
    assert!(took.len() >= MOVES, "only {} moves", took.len());
    eprintln!("{} moves: half within {:?}, 95 % within {:?}", took.len(), within(&mut took, 50), within(&mut took, 95));
    // Only on an otherwise idle machine.
    if std::env::var_os("CABOCHON_TIMINGS").is_some() {
        assert!(within(&mut took, 50) < Duration::from_millis(100) && within(&mut took, 95) < Duration::from_millis(500), "others notice");
    }
}

fn harm(server: &Server, mallory: &Person, replayed: &Value) {
    let cookie = Some(mallory.cookie.as_str());
    let mut held: Vec<Socket> = Vec::with_capacity(HELD);
    for number in 0..HELD {
        held.push(Socket::open_from(&server.host, cookie, Some(&address(number))).expect("an address that has not too many"));
    }
    // One address asks for more than it may have.
    let greedy: Vec<Socket> = (0..600).map_while(|_| Socket::open_from(&server.host, cookie, Some("10.9.9.9")).ok()).collect();
    assert!(greedy.len() <= 400, "{} sockets from one address", greedy.len());
    let skipped = json!({ "do": "play", "table": replayed["table"], "ply": 99, "move": replayed["move"], "id": 2 });
    let say = json!({ "do": "say", "table": replayed["table"], "text": "buy my gems", "id": 3 });
    let huge = "x".repeat(10_000_000);
    for (number, socket) in held.iter_mut().enumerate().take(500) {
        match number % 5 {
            0 => drop(socket.send(replayed)),
            1 => drop(socket.send(&skipped)),
            2 => (0..200).for_each(|_| drop(socket.send(&say))),
            3 => drop(socket.send_text("\u{0}{[garbage")),
            _ if number < 25 => drop(socket.send_text(huge.clone())),
            _ => drop(socket.send(&json!({ "do": "watch", "table": replayed["table"] }))),
        }
    }
    let refused = |socket: &mut Socket| socket.next("refused").expect("an answer")["code"].as_str().map(String::from);
    assert_eq!(refused(&mut held[0]).as_deref(), Some("not-seated"), "a replayed message is its sender's, not its owner's");
    assert_eq!(refused(&mut held[1]).as_deref(), Some("not-seated"));
    let talk: Vec<Option<String>> = (0..3).map(|_| refused(&mut held[2])).collect();
    assert_eq!(talk[0].as_deref(), Some("spectator"), "{talk:?}");
    assert!(held[4].read().is_err(), "a socket that sends 10 MB is closed");
}

/// A network on the other side of the proxy.
fn from(network: &str) -> String {
    format!("X-Forwarded-For: {network}\r\n")
}

fn code_of(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap_or_else(|why| panic!("{why}: {answer}"));
    answer["code"].as_str().unwrap_or_default().into()
}

#[test]
fn readers_that_do_not_read_a_long_story_take_little_memory() {
    const READERS: usize = 120;
    const ENTRIES: usize = 100_000;
    crate::online::raise_limit_of_files();
    let (first, folder) = (Folder::new("short-story"), Folder::new("long-story"));
    let server = Server::start(&first.0, &[]);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "toy" }), &["open"]);
    assert!(server.terminate());
    lengthen(&first, &folder, &table, ENTRIES);
    // As if the readers came from many networks: each of them gets the story.
    let server = Server::start_told(&folder.0, &[], &[("LIMITS_STORIES_BURST", "1000"), ("LIMITS_REQUESTS_BURST", "1000")]);
    let mut readers: Vec<Socket> = (0..READERS).map(|_| ann.socket(&server.host).expect("open")).collect();
    for reader in &mut readers {
        reader.send(&json!({ "do": "watch", "table": table, "since": 0 })).expect("sent");
    }
    // The last of them is answered; the others are not read.
    let frame = readers[READERS - 1].frame(|frame| frame["table"] == table.as_str()).expect("a frame");
    assert_eq!((frame["ply"].as_u64(), &frame["earlier"]), (Some(ENTRIES as u64 + 1), &json!(true)));
    let oldest = frame["news"][0]["ply"].as_u64().expect("a ply");
    let page = ann.get(&server, &format!("/api/tables/{table}/story?before={oldest}"));
    assert_eq!(page["news"].as_array().and_then(|news| news.last()).map(|last| &last["ply"]), Some(&json!(oldest - 1)));
    let bytes = server.metric("process_resident_memory_bytes").expect("the system says");
    assert!(bytes < 300e6, "{bytes} bytes");
}

/// The same table with a log of this length, by way of a backup.
fn lengthen(from: &Folder, to: &Folder, table: &str, entries: usize) {
    let run = |args: &[&str]| {
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_cabochon")).args(args).output().expect("the binary starts");
        assert!(done.status.success(), "{done:?}");
    };
    let (short, long) = (from.0.join("short.backup"), to.0.join("long.backup"));
    let path = |path: &std::path::Path| path.to_str().expect("a plain path").to_string();
    run(&["backup", &path(&short), "--data", &path(&from.0)]);
    let text = std::fs::read_to_string(&short).expect("a backup");
    let mut lines: Vec<String> = text.lines().map(Into::into).collect();
    lines.pop();
    for ply in 1..=entries {
        let entry = json!({ "muted": { "seat": 1, "muted": ply % 2 == 0 } }).to_string();
        lines.push(json!({ "log": { "table": table, "ply": ply, "at": 1, "entry": entry } }).to_string());
    }
    lines.push(format!("end {}", lines.len() - 1));
    std::fs::create_dir_all(&to.0).expect("a folder");
    std::fs::write(&long, lines.join("\n") + "\n").expect("written");
    run(&["restore", &path(&long), "--data", &path(&to.0.join("data"))]);
    std::fs::rename(to.0.join("data"), to.0.join("kept")).expect("renamed");
    for file in std::fs::read_dir(to.0.join("kept")).expect("a folder").flatten() {
        std::fs::rename(file.path(), to.0.join(file.file_name())).expect("renamed");
    }
}

#[test]
fn connections_that_say_nothing_are_closed_and_one_network_has_few() {
    use std::io::{Read, Write};
    const MOST: usize = 20;
    let folder = Folder::new("silent");
    let settings = [("LIMITS_HEADER_SECONDS", "2"), ("LIMITS_CONNECTIONS_PER_NETWORK", "20")];
    let server = Server::start_told(&folder.0, &[], &settings);
    let mut silent: Vec<std::net::TcpStream> = (0..2 * MOST).map(|_| std::net::TcpStream::connect(&server.host).expect("taken")).collect();
    let mut closed = 0;
    for stream in &mut silent {
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half");
        // The end, a refusal or a reset: in any case the server waits no longer.
        let mut answer = Vec::new();
        closed += usize::from(stream.read_to_end(&mut answer).is_ok() || answer.is_empty());
    }
    assert_eq!(closed, 2 * MOST);
    assert!(server.metric("cabochon_turned_away_total ").expect("a number") >= MOST as f64, "half of them were not let in");
    assert_eq!(server.ask("GET", "/healthz", "", "").0, 200, "others are served");
}

#[test]
fn players_get_in_however_many_watch() {
    let folder = Folder::new("crowd");
    let server = Server::start_told(&folder.0, &[], &[("LIMITS_SPECTATORS_PER_TABLE", "3")]);
    let (ann, eve) = (server.person("Ann"), server.person("Eve"));
    let table = ann.table(&server, &json!({ "game": "toy" }), &["open"]);
    let mut crowd: Vec<Socket> = (0..4).map(|_| eve.socket(&server.host).expect("open")).collect();
    for watcher in &mut crowd[..3] {
        watcher.watch(&table).expect("there is room");
    }
    crowd[3].send(&json!({ "do": "watch", "table": table, "id": 9 })).expect("sent");
    let refused = crowd[3].next("refused").expect("an answer");
    assert_eq!((&refused["code"], &refused["id"]), (&json!("crowded"), &json!(9)));
    ann.socket(&server.host).expect("open").watch(&table).expect("players have their places");
}

#[test]
fn one_network_fills_its_part_of_the_lobby_and_no_more() {
    let folder = Folder::new("lobby");
    let server = Server::start_told(&folder.0, &["--behind-proxy"], &[("LIMITS_LOBBY_PER_NETWORK", "2")]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let make = |person: &Person, network: &str, public: bool| {
        let body = json!({ "terms": { "game": "toy", "public": public }, "seats": ["me", "open"], "name": person.name }).to_string();
        let (status, _, answer) = server.ask("POST", "/api/tables", &format!("Cookie: {}\r\n{}", person.cookie, from(network)), &body);
        (status, answer)
    };
    let first = make(&ann, "2001:db8::1", true);
    assert_eq!((first.0, make(&bob, "2001:db8::2", true).0), (201, 201));
    let (status, refused) = make(&bob, "2001:db8::3", true);
    assert_eq!((status, code_of(&refused).as_str()), (429, "too-many-tables"), "one customer has one /64");
    assert_eq!(make(&bob, "2001:db8::3", false).0, 201, "a table that is not public is nobody's business");
    assert_eq!(make(&bob, "2001:db8:0:1::3", true).0, 201, "another network");
    let table: Value = serde_json::from_str(&first.1).expect("JSON");
    ann.act(&server, table["table"].as_str().expect("a name"), &json!({ "do": "leave" }));
    assert_eq!(make(&bob, "2001:db8::3", true).0, 201, "a table that is over makes room");
}

#[test]
fn a_second_line_of_forwarded_addresses_is_no_way_around_a_limit() {
    let folder = Folder::new("forwarded");
    let server = Server::start_told(&folder.0, &["--behind-proxy"], &[("LIMITS_CODES_BURST", "2"), ("LIMITS_CODES_EVERY_MS", "600000")]);
    let try_code = |lines: &str| code_of(&server.ask("POST", "/api/me/recover", lines, r#"{"code":"x"}"#).2);
    let tried: Vec<String> = (0..4).map(|number| try_code(&format!("{}{}", from(&format!("10.6.6.{number}")), from("10.1.1.1")))).collect();
    assert_eq!(tried, ["bad-code", "bad-code", "too-fast", "too-fast"], "the proxy's line is the last");
    assert_eq!(try_code(&from("10.2.2.2")), "bad-code");
    let direct = Server::start_told(&folder.0.join("direct"), &[], &[("LIMITS_CODES_BURST", "1"), ("LIMITS_CODES_EVERY_MS", "600000")]);
    let tried: Vec<String> = (0..2)
        .map(|number| code_of(&direct.ask("POST", "/api/me/recover", &from(&format!("10.6.6.{number}")), r#"{"code":"x"}"#).2))
        .collect();
    assert_eq!(tried, ["bad-code", "too-fast"], "nobody said that there is a proxy");
}

#[test]
fn another_site_that_points_here_is_turned_away() {
    let folder = Folder::new("rebound");
    let server = Server::start(&folder.0, &["--host", "tables.example"]);
    let under = |host: &str| {
        let mut stream = std::net::TcpStream::connect(&server.host).expect("open");
        let head = format!("GET /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        std::io::Write::write_all(&mut stream, head.as_bytes()).expect("sent");
        let mut answer = String::new();
        std::io::Read::read_to_string(&mut stream, &mut answer).expect("text");
        answer
    };
    for known in ["localhost", "127.0.0.1:8350", "192.168.7.7", "tables.example"] {
        assert!(under(known).starts_with("HTTP/1.1 200"), "{known}");
    }
    let refused = under("evil.example");
    assert!(refused.starts_with("HTTP/1.1 421") && refused.contains("bad-host") && refused.contains("--host evil.example"), "{refused}");
}

/// Everything that comes back for these bytes until the server closes the connection.
fn answers(server: &Server, bytes: &[u8]) -> String {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(&server.host).expect("open");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
    stream.write_all(bytes).expect("sent");
    let mut answer = Vec::new();
    // A reset is an end as well: the server has closed without reading the rest.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_request_whose_length_can_be_read_in_two_ways_smuggles_nothing() {
    let folder = Folder::new("smuggled");
    let server = Server::start(&folder.0, &[]);
    let smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let body = r#"{"name":"Ann"}"#;
    let chunked = format!("{:x}\r\n{body}\r\n0\r\n\r\n", body.len());
    let (short, long) = (body.len(), chunked.len() + smuggled.len());
    let count = |lines: &str, body: &str| {
        let head = format!("POST /api/me HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n\r\n");
        answers(&server, format!("{head}{body}{smuggled}").as_bytes()).matches("HTTP/1.1 ").count()
    };
    assert_eq!(count(&format!("Content-Length: {short}"), body), 2, "two plain requests, two answers");
    let ambiguous = [
        (format!("Content-Length: {long}\r\nTransfer-Encoding: chunked"), chunked.as_str()),
        (format!("Transfer-Encoding: chunked\r\nContent-Length: {short}"), &chunked),
        (format!("Content-Length: {short}\r\nContent-Length: {long}"), body),
        (format!("Content-Length: {short}, {short}"), body),
        (format!("Content-Length: +{short}"), body),
        ("Transfer-Encoding: xchunked".into(), &chunked),
        ("Transfer-Encoding: chunked, identity".into(), &chunked),
        ("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity".into(), &chunked),
        (format!("Transfer-Encoding : chunked\r\nContent-Length: {long}"), &chunked),
        (format!("Transfer-Encoding:\u{b}chunked\r\nContent-Length: {long}"), &chunked),
        (format!("X-Folded: a\r\n Content-Length: 0\r\nContent-Length: {short}"), body),
        ("Transfer-Encoding: chunked".into(), "-1\r\n{}\r\n0\r\n\r\n"),
        ("Transfer-Encoding: chunked".into(), "fffffffffffffffff\r\n{}\r\n0\r\n\r\n"),
        ("Transfer-Encoding: chunked".into(), "2\n{}\r\n0\r\n\r\n"),
    ];
    for (lines, body) in &ambiguous {
        assert!(count(lines, body) <= 1, "what follows is not taken for a request: {lines:?} {body:?}");
    }
    let twice = answers(&server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert!(twice.starts_with("HTTP/1.1 400"), "{twice}");
}

#[test]
fn an_address_that_cannot_be_read_is_refused_like_any_other_request() {
    let folder = Folder::new("unreadable");
    let server = Server::start(&folder.0, &[]);
    for (path, status, code) in [
        ("/api/tables/%ff%fe", 404, "no-such-page"),
        ("/api/guide/sultan/first", 404, "no-such-page"),
        ("/api/tables/x?since=now", 400, "bad-message"),
    ] {
        let (told, _, body) = server.ask("GET", path, "", "");
        assert_eq!((told, code_of(&body).as_str()), (status, code), "{path}: {body}");
    }
}

#[test]
fn every_refusal_over_a_socket_carries_its_id() {
    const SENT: u64 = 150;
    let folder = Folder::new("numbered");
    let server = Server::start_told(&folder.0, &[], &[("LIMITS_MESSAGES_BURST", "20"), ("LIMITS_MESSAGES_EVERY_MS", "600000")]);
    let mut socket = server.person("Ann").socket(&server.host).expect("open");
    for id in 0..SENT {
        let message = match id % 3 {
            0 => json!({ "do": "undo", "table": "nothing", "id": id }),
            1 => json!({ "do": "fly", "id": id }),
            _ => json!({ "id": id }),
        };
        socket.send(&message).expect("sent");
    }
    let refused: Vec<Value> = (0..SENT).map(|_| socket.next("refused").expect("an answer")).collect();
    assert_eq!(refused.iter().map(|refused| refused["id"].as_u64()).collect::<Vec<_>>(), (0..SENT).map(Some).collect::<Vec<_>>());
    assert_eq!(refused.last().map(|refused| &refused["code"]), Some(&json!("too-fast")));
    for id in SENT..3 * SENT {
        let _ = socket.send(&json!({ "id": id }));
    }
    let mut end = Ok(Value::Null);
    while end.is_ok() {
        end = socket.read();
    }
    assert!(end.is_err(), "who does not stop is closed");
}

#[test]
fn a_flood_of_pings_ends_with_its_socket() {
    let folder = Folder::new("pings");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let (mut calm, mut wild) = (ann.socket(&server.host).expect("open"), ann.socket(&server.host).expect("open"));
    for _ in 0..10 {
        calm.ping().expect("sent");
    }
    while wild.ping().is_ok() {}
    calm.send(&json!({ "do": "lobby" })).expect("sent");
    calm.next("lobby").expect("a few pings do no harm");
}

#[test]
fn one_person_acts_at_one_rate_through_many_sockets_and_a_log_is_bounded() {
    let folder = Folder::new("busy");
    let server = Server::start_told(
        &folder.0,
        &[],
        &[("LIMITS_ACTS_BURST", "12"), ("LIMITS_ACTS_EVERY_MS", "600000"), ("LIMITS_ENTRIES_PER_TABLE", "5")],
    );
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = ann.table(&server, &json!({ "game": "toy", "options": "first=2" }), &["open"]);
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    ann.act(&server, &table, &json!({ "do": "start" }));
    let mut sockets: Vec<Socket> = (0..15).map(|_| ann.socket(&server.host).expect("open")).collect();
    let mut answers = Vec::new();
    for (number, socket) in sockets.iter_mut().enumerate() {
        socket.send(&json!({ "do": "mute", "table": table, "seat": 2, "muted": number % 2 == 0, "id": number })).expect("sent");
        let answer = loop {
            let message = socket.read().expect("an answer");
            if message.get("done").is_some() || message.get("refused").is_some() {
                break message;
            }
        };
        answers.push(answer["refused"]["code"].as_str().unwrap_or("done").to_string());
    }
    let count = |code: &str| answers.iter().filter(|answer| *answer == code).count();
    assert_eq!((count("done"), count("too-many-entries"), count("too-fast")), (2, 9, 4), "{answers:?}");
    // The game can be played to its end.
    let frame = bob.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    let played = bob.act(&server, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }));
    assert!(played["frame"]["ply"].as_u64() > frame["ply"].as_u64(), "{played}");
}

#[test]
fn health_and_metrics_are_limited_like_everything_else() {
    let folder = Folder::new("probes");
    let server = Server::start_told(&folder.0, &[], &[("LIMITS_REQUESTS_BURST", "5"), ("LIMITS_REQUESTS_EVERY_MS", "600000")]);
    let status = |path: &str| server.ask("GET", path, "", "").0;
    let asked: Vec<u16> = ["/healthz", "/metrics", "/healthz", "/metrics", "/healthz", "/metrics", "/healthz"].map(status).to_vec();
    assert_eq!(asked, [200, 200, 200, 200, 200, 429, 429]);
}

#[test]
fn behind_tls_the_cookie_is_this_hosts_alone() {
    let folder = Folder::new("cookie");
    let server = Server::start(&folder.0, &["--behind-proxy"]);
    let (_, head, _) = server.ask("POST", "/api/me", "X-Forwarded-Proto: https\r\n", r#"{"name":"Ann"}"#);
    let cookie = crate::online::cookie_of(&head).expect("a cookie");
    assert!(
        cookie.starts_with("__Host-cabochon=") && head.contains("; Path=/;") && head.contains("; Secure") && !head.contains("Domain"),
        "{head}"
    );
    let ask = |cookie: &str| server.ask("GET", "/api/me", &format!("Cookie: {cookie}\r\n"), "").0;
    assert_eq!((ask(&cookie), ask(&cookie.replace("__Host-", "")), ask("cabochon=0")), (200, 200, 401));
}
