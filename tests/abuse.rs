//! People who mean harm, and two others at the same server who play on and notice nothing.

#[path = "../server/tests/services/mod.rs"]
mod services;

mod online;

use online::{Person, Server, Socket, moves};
use serde_json::{Value, json};
use services::Folder;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many sockets are held at once, and from how many addresses; no address may have more than 400.
const HELD: usize = 5_000;
const ADDRESSES: usize = 25;

fn address(number: usize) -> String {
    format!("10.0.0.{}", number % ADDRESSES)
}

/// Two people play one game after another, thirty moves a second, until it is over. Says how long each move took to be confirmed.
fn play(server: &Server, people: [&Person; 2], over: &AtomicBool) -> Vec<Duration> {
    let mut took = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let table = people[0].table(server, &json!({ "game": "splendor" }), &["open"]);
        people[1].act(server, &table, &json!({ "do": "join", "name": "Bob" }));
        people[0].act(server, &table, &json!({ "do": "start" }));
        let mut sockets = people.map(|person| person.socket(&server.host).expect("open"));
        let mut frames: Vec<Value> = sockets.iter_mut().map(|socket| socket.watch(&table).expect("a frame")).collect();
        while frames[0]["phase"] == "playing" && !over.load(Ordering::Relaxed) {
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
    online::raise_limit_of_files();
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
    let before = std::thread::scope(|scope| {
        let quiet = scope.spawn(|| play(&server, [&ann, &bob], &over));
        std::thread::sleep(Duration::from_secs(2));
        over.store(true, Ordering::Relaxed);
        quiet.join().expect("no panic")
    });
    over.store(false, Ordering::Relaxed);
    let during = std::thread::scope(|scope| {
        let meanwhile = scope.spawn(|| play(&server, [&ann, &bob], &over));
        harm(&server, &mallory, &replayed);
        over.store(true, Ordering::Relaxed);
        meanwhile.join().expect("no panic")
    });
    let after = bob.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    assert_eq!(after["ply"].as_u64(), Some(ply), "nothing has happened at the table");
    let (mut before, mut during) = (before, during);
    eprintln!(
        "{} moves before: half within {:?}; {} during: half within {:?}, 95 % within {:?}",
        before.len(),
        within(&mut before, 50),
        during.len(),
        within(&mut during, 50),
        within(&mut during, 95)
    );
    assert!(during.len() > 30, "only {} moves", during.len());
    assert!(within(&mut during, 50) < Duration::from_millis(100) && within(&mut during, 95) < Duration::from_millis(500), "others notice");
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
    // All of them are still held: the others play among them for a while.
    std::thread::sleep(Duration::from_secs(3));
}
