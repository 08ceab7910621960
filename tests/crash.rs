//! The server is killed repeatedly while people play: what was acknowledged is there, once, and every seat still belongs to its owner.

use crate::online::{Person, Server, moves, until};
use crate::services::{Folder, NatsServer, PostgresServer};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How many moves have been acknowledged to all seats so far.
#[derive(Default)]
struct Progress(AtomicUsize);

impl Progress {
    /// Waits until some more moves are acknowledged, but not for long: finished games have none.
    fn more(&self, moves: usize) {
        let (begun, target) = (Instant::now(), self.0.load(Ordering::Relaxed) + moves);
        while self.0.load(Ordering::Relaxed) < target && begun.elapsed() < Duration::from_secs(3) {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Where clients find the servers right now; empty while one is down.
type Hosts = Arc<Mutex<Vec<String>>>;

/// A move that was acknowledged to its maker: the ply of the entry, and the move.
type Acknowledged = Vec<(u64, String)>;

/// One seat: plays whenever it owes a move, reconnects whenever the socket is lost, and remembers what was acknowledged.
fn play(person: &Person, table: &str, seat: usize, hosts: &Hosts, over: &AtomicBool, progress: &Progress) -> Acknowledged {
    let mut acknowledged = Vec::new();
    let mut attempt = seat;
    while !over.load(Ordering::Relaxed) {
        let host = {
            let hosts = hosts.lock().expect("no panic");
            attempt += 1;
            hosts.get(attempt % hosts.len().max(1)).cloned()
        };
        if let Some(host) = host {
            let _ = play_at(person, table, seat, &host, over, |told| {
                acknowledged.push(told);
                progress.0.fetch_add(1, Ordering::Relaxed);
            });
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    acknowledged
}

fn play_at(
    person: &Person,
    table: &str,
    seat: usize,
    host: &str,
    over: &AtomicBool,
    mut acknowledge: impl FnMut((u64, String)),
) -> Result<(), String> {
    let mut socket = person.socket(host)?;
    socket.patience(Duration::from_secs(2));
    let mut frame = socket.watch(table)?;
    while !over.load(Ordering::Relaxed) {
        assert_eq!(frame["you"], seat, "the seat is still its owner's");
        if frame["phase"] == "over" {
            return Err("the game is over".into());
        }
        if let Some(mv) = moves(&frame).first() {
            let ply = frame["ply"].as_u64().expect("a number");
            socket.send(&json!({ "do": "play", "table": table, "ply": ply, "move": mv }))?;
            frame = socket.frame(|next| next["ply"].as_u64() > Some(ply))?;
            // The frame that reports our own move is the acknowledgement.
            for news in frame["news"].as_array().into_iter().flatten().filter(|news| news["what"] == "moved" && news["seat"] == seat) {
                acknowledge((news["ply"].as_u64().expect("a number"), news["move"].as_str().expect("our own").into()));
            }
        } else {
            frame = socket.next("frame")?;
        }
    }
    Ok(())
}

/// Tables of two people each, dealt and ready.
fn gather(server: &Server, tables: usize) -> Vec<(String, [Person; 2])> {
    let terms = json!({ "game": "splendor", "pace": { "live": { "bank": 3600, "increment": 0 } }, "cover": "clock" });
    let table = |_| {
        let people = [server.person("Ann"), server.person("Bob")];
        let table = people[0].table(server, &terms, &["open"]);
        people[1].act(server, &table, &json!({ "do": "join", "name": "Bob" }));
        people[0].act(server, &table, &json!({ "do": "start" }));
        (table, people)
    };
    (0..tables).map(table).collect()
}

/// What became of the acknowledged moves.
#[derive(Default)]
struct Tally {
    acknowledged: usize,
    lost: usize,
    /// Entries that are in the log more than once.
    doubled: usize,
}

impl Tally {
    /// Prints it, in a line that `scripts/kill` adds up, and checks it.
    fn hold(&self, kills: u32, least: usize) {
        let Tally { acknowledged, lost, doubled } = self;
        eprintln!("kills {kills} acknowledged {acknowledged} lost {lost} doubled {doubled}");
        assert_eq!((*lost, *doubled), (0, 0));
        assert!(*acknowledged >= least, "only {acknowledged} moves were made");
    }
}

/// Plays on all tables while `harm` attacks the servers, then checks what is left.
fn hold(tables: &[(String, [Person; 2])], hosts: &Hosts, harm: impl FnOnce(&Progress)) -> Tally {
    let (over, progress) = (AtomicBool::new(false), Progress::default());
    let told: Vec<Vec<Acknowledged>> = std::thread::scope(|scope| {
        let (over, progress) = (&over, &progress);
        let mut players: Vec<[_; 2]> = Vec::new();
        for (table, people) in tables {
            players.push([1, 2].map(|seat| scope.spawn(move || play(&people[seat - 1], table, seat, hosts, over, progress))));
        }
        harm(progress);
        over.store(true, Ordering::Relaxed);
        players.into_iter().map(|seats| seats.into_iter().map(|seat| seat.join().expect("no panic")).collect()).collect()
    });
    let host = hosts.lock().expect("no panic").first().cloned().expect("a server is up");
    let mut tally = Tally::default();
    for ((table, people), told) in tables.iter().zip(told) {
        for (seat, told) in told.iter().enumerate() {
            let story = until("the story", || story(&people[seat], &host, table));
            check(&story, seat + 1, told, &mut tally);
        }
    }
    tally
}

/// The whole table as one of its people may see it, with its story from the first page to the last.
fn story(person: &Person, host: &str, table: &str) -> Result<Value, String> {
    let cookie = format!("Cookie: {}\r\n", person.cookie);
    let get = |path: &str| -> Result<Value, String> {
        let (_, _, body) = crate::online::ask(host, "GET", path, &cookie, "").map_err(|why| why.to_string())?;
        serde_json::from_str(&body).map_err(|why| format!("{why}: {body}"))
    };
    let mut frame = get(&format!("/api/tables/{table}?since=0"))?["frame"].take();
    let mut earlier = frame["earlier"].as_bool().ok_or("no frame")?;
    while earlier {
        let oldest = &frame["news"][0]["ply"];
        let mut page = get(&format!("/api/tables/{table}/story?before={oldest}"))?;
        earlier = page["earlier"].as_bool().ok_or("no page")?;
        let mut news = page["news"].take();
        let (older, newer) = (news.as_array_mut().ok_or("no page")?, frame["news"].as_array_mut().ok_or("no story")?);
        older.append(newer);
        frame["news"] = news;
    }
    Ok(frame)
}

fn check(story: &Value, seat: usize, told: &Acknowledged, tally: &mut Tally) {
    assert_eq!(story["you"], seat);
    let clock = story["seats"][seat - 1]["clock"].as_u64().expect("a clock");
    assert!(clock < 3_600_000 || story["phase"] == "over", "the clocks went on");
    let news: Vec<&Value> = story["news"].as_array().expect("the whole story").iter().collect();
    tally.acknowledged += told.len();
    tally.doubled += news.iter().enumerate().filter(|(index, news)| news["ply"] != index + 1).count();
    let moved = |news: &&&Value, mv: &str| news["what"] == "moved" && news["seat"] == seat && news["move"].as_str() == Some(mv);
    tally.lost += told.iter().filter(|(ply, mv)| news.get(*ply as usize - 1).filter(|news| moved(news, mv)).is_none()).count();
}

/// Some moves, and then a pause that differs from round to round: a crash may come anywhere in a move.
fn short_time(progress: &Progress, round: u32) {
    progress.more(5);
    std::thread::sleep(Duration::from_millis(u64::from(60 + round * 37 % 190)));
}

/// People play at eight tables while the server is brought down and started again this many times.
fn hold_through(stops: u32, bring_down: impl Fn(Server)) -> Tally {
    let folder = Folder::new("crash");
    let data = folder.0.join("data");
    let mut server = Server::start(&data, &["--no-limits"]);
    let tables = gather(&server, 8);
    let hosts: Hosts = Arc::new(Mutex::new(vec![server.host.clone()]));
    hold(&tables, &hosts, |progress| {
        for round in 0..stops {
            short_time(progress, round);
            hosts.lock().expect("no panic").clear();
            bring_down(std::mem::replace(&mut server, Server::idle()));
            server = Server::start(&data, &["--no-limits"]);
            *hosts.lock().expect("no panic") = vec![server.host.clone()];
        }
        short_time(progress, 0);
    })
}

#[test]
fn killed_dozens_of_times_the_server_has_every_acknowledged_move_once() {
    // `scripts/kill` asks for more.
    let kills = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(30);
    hold_through(kills, Server::kill).hold(kills, kills as usize);
}

#[test]
fn asked_to_stop_again_and_again_the_server_stops_cleanly_and_has_every_acknowledged_move_once() {
    const STOPS: u32 = 25;
    let terminate = |server: Server| assert!(server.terminate(), "it stops cleanly while people play");
    hold_through(STOPS, terminate).hold(0, STOPS as usize);
}

#[test]
fn two_nodes_lose_nothing_when_either_or_what_they_stand_on_is_killed() {
    let mut postgres = PostgresServer::start();
    let mut nats = NatsServer::start();
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--no-limits"]);
    let mut nodes = [node(), node()];
    let tables = gather(&nodes[0], 4);
    let hosts: Hosts = Arc::new(Mutex::new(nodes.iter().map(|node| node.host.clone()).collect()));
    let tally = hold(&tables, &hosts, |progress| {
        for round in 0..8 {
            short_time(progress, round * 5);
            let index = round as usize % 2;
            let other = nodes[1 - index].host.clone();
            *hosts.lock().expect("no panic") = vec![other];
            std::mem::replace(&mut nodes[index], Server::idle()).kill();
            if round == 3 {
                nats.stop();
                std::thread::sleep(Duration::from_millis(200));
                nats.resume();
            }
            if round == 5 {
                postgres.stop();
                std::thread::sleep(Duration::from_millis(200));
                postgres.resume();
            }
            nodes[index] = node();
            *hosts.lock().expect("no panic") = nodes.iter().map(|node| node.host.clone()).collect();
        }
        progress.more(5);
    });
    tally.hold(8, 20);
}

#[test]
fn what_one_node_does_the_other_shows() {
    let postgres = PostgresServer::start();
    let nats = NatsServer::start();
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus]);
    let (first, second) = (node(), node());
    let ann = first.person("Ann");
    let bob = second.person("Bob");
    let table = ann.table(&first, &json!({ "game": "toy", "options": "first=1" }), &["open"]);
    let mut socket = bob.socket(&second.host).expect("open");
    socket.watch(&table).expect("the other node has it too");
    bob.act(&second, &table, &json!({ "do": "join", "name": "Bob" }));
    let frame = ann.act(&first, &table, &json!({ "do": "start" }))["frame"].clone();
    socket.frame(|frame| frame["phase"] == "playing").expect("the other node hears of it");
    ann.act(&first, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }));
    socket.frame(|frame| !moves(frame).is_empty()).expect("the other node hears of the move");
}
