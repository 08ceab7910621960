//! The swap law on every byte that leaves the server: swap two things that a viewer cannot place, and not a byte of what this viewer is
//! sent over the socket, answered over HTTP or could read in the log changes. For players and spectators, in every game and variant.

use crate::identity::hash;
use crate::limits::Limits;
use crate::node::Node;
use crate::preview::Subject;
use crate::store::{ClubRow, ClubWrite, ContestEvent, ContestRow, ContestTable, ContestWrite, MemberRow, Repository, Write};
use crate::testing::TestServer;
use engine::laws::Secrets;
use engine::{Edition, Knowledge, Match, Rng, Seat, Seed, Setup, Viewer};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use table::Table;
use table::secrecy::{pair, player, variants};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Everything that was logged, line by line.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no holder panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// What was logged since the last call, without what differs from run to run anyway: times, and the order of connections.
    fn take(&self) -> Vec<String> {
        let bytes = std::mem::take(&mut *self.0.lock().expect("no holder panics"));
        let untimed = |line: &str| line.split(' ').filter(|word| !word.starts_with("elapsed")).collect::<Vec<_>>().join(" ");
        let mut lines: Vec<String> = String::from_utf8(bytes).expect("text").lines().map(untimed).collect();
        lines.sort();
        lines
    }
}

/// A server in this process, and the people of every table.
struct World {
    server: TestServer,
    /// How many pictures of a game could have been drawn.
    pictures: AtomicU64,
}

/// The cookie of the person at a seat.
fn cookie(viewer: Viewer) -> String {
    viewer.seat().map_or(String::new(), |seat| format!("Cookie: cabochon={:064}\r\n", seat.index()))
}

impl World {
    async fn new(name: &str) -> World {
        let server = TestServer::new(name, Limits::off()).await;
        for seat in 0..engine::MAX_SEATS {
            let person = Write::Player { id: player(seat), name: format!("P{seat}"), created: 0 };
            let secret = Write::Secret { hash: hash(&format!("{seat:064}")), player: player(seat) };
            server.app.node.archive.store.write(vec![person, secret]).await.expect("written");
        }
        World { server, pictures: AtomicU64::new(0) }
    }

    fn node(&self) -> &Node {
        &self.server.app.node
    }

    /// One request and its answer, to the byte, except for the time of day.
    async fn ask(&self, method: &str, path: &str, viewer: Viewer, body: &str) -> String {
        let answer = self.server.ask(method, path, &cookie(viewer), body).await;
        // Of a picture, a hash of its bytes.
        let body = String::from_utf8(answer.body).unwrap_or_else(|pixels| hash(&format!("{:?}", pixels.as_bytes())));
        timeless(&format!("{}\r\n\r\n{body}", answer.head))
    }

    /// A series of the people of a table, whose first game is played there, under the table's name.
    async fn hold_contest(&self, table: &Table) {
        let id = table.id().to_string();
        let people: Vec<String> = table.people().map(|(_, sitting)| sitting.player.clone()).collect();
        let all: Vec<u16> = (0..people.len() as u16).collect();
        let entered = people.iter().map(|player| json!({ "entered": { "who": { "person": player } } }));
        let seats: Vec<Option<u16>> = all.iter().copied().map(Some).collect();
        let paired = json!({ "paired": { "tables": [seats], "byes": [], "knock_out": false } });
        let events = entered.chain([json!({ "began": { "lots": all } }), paired]);
        let event = |(n, event): (u32, serde_json::Value)| {
            ContestWrite::Event(ContestEvent { contest: id.clone(), n, at: 0, event: event.to_string() })
        };
        let row = ContestRow {
            id: id.clone(),
            name: "Thursdays".into(),
            organiser: people[0].clone(),
            terms: serde_json::to_string(table.terms()).expect("plain data"),
            plan: json!({ "format": { "series": 3 }, "players": people.len() }).to_string(),
            phase: 1,
            made: 0,
            updated: 0,
            stirred: None,
        };
        let place =
            ContestTable { contest: id.clone(), round: 0, place: 0, table: id.clone(), result: None, note: String::new(), noted_by: None };
        let writes = (0..).zip(events).map(event).chain([ContestWrite::Contest(row), ContestWrite::Table(place)]);
        self.node().archive.store.write(writes.map(Write::Contest).collect()).await.expect("written");
    }

    /// A club of the people of a table, which is the club's, under the table's name.
    async fn hold_club(&self, table: &Table) {
        let id = table.id().to_string();
        let member =
            |player: &str| MemberRow { club: id.clone(), player: player.into(), leads: true, muted: false, told: false, joined: 0 };
        let members = table.people().map(|(_, sitting)| ClubWrite::Member(member(&sitting.player)));
        let club = ClubWrite::Club(ClubRow { id: id.clone(), name: "Thursdays".into(), link: id.clone(), made: 0 });
        let belongs = ClubWrite::Table { table: id.clone(), club: id.clone() };
        self.node().archive.store.write(members.chain([club, belongs]).map(Write::Club).collect()).await.expect("written");
    }

    /// Everything that a viewer can get from the server about a table, before and after a move.
    async fn everything(&self, table: &str, viewer: Viewer, offered: &[String], next: Option<&(Viewer, String)>) -> Vec<String> {
        let path = format!("/api/tables/{table}");
        let mut got = Vec::new();
        for look in [&path, &format!("{path}?since=0"), &format!("{path}/story"), &format!("{path}/record"), &format!("{path}/plies/1")] {
            got.push(self.ask("GET", look, viewer, "").await);
        }
        for look in ["replay", "review"] {
            got.push(self.ask("GET", &format!("{path}/{look}"), viewer, "").await);
        }
        for wish in [json!({ "ply": 0 }), json!({ "ply": 1, "move": "bid 1@1" }), json!({ "ply": 1, "seat": 1 })] {
            got.push(self.ask("POST", &format!("{path}/again"), viewer, &wish.to_string()).await);
        }
        got.push(self.ask("POST", &format!("{path}/deal"), viewer, "").await);
        for look in ["/api/me", "/api/tables", "/api/tables/mine", "/api/contests/mine", "/api/clubs/mine", "/healthz"] {
            got.push(self.ask("GET", look, viewer, "").await);
        }
        // Whoever has only the link knows least, so what is hidden from anyone is hidden from them.
        if viewer == Viewer::Public {
            // The words name the hash of the drawing. That the pixels follow from it is tried in every game now and then: they take long.
            let is_drawn = self.pictures.fetch_add(1, Ordering::Relaxed).is_multiple_of(8);
            for look in [format!("/preview/t/{table}.jpg"), format!("/preview/series/{table}.jpg?lang=ru")].iter().filter(|_| is_drawn) {
                let seen = self.ask("GET", look, viewer, "").await;
                assert!(seen.starts_with("HTTP/1.1 200"), "{look}: {seen}");
                got.push(seen);
            }
            const PAGE: &str = include_str!("../../web/index.html");
            for (path, named) in [(format!("t/{table}"), "P0"), (format!("series/{table}"), "Spieler 1")] {
                let words = Subject::of(&path, &self.server.app, self.server.host.ip().into()).await.written_into(PAGE, "", &path, "de");
                assert!(words.contains(named), "nobody is named in {words}");
                got.push(words);
            }
        }
        for look in [format!("{path}/contest"), format!("/api/contests/{table}"), format!("/api/clubs/{table}")] {
            got.push(self.ask("GET", &look, viewer, "").await);
        }
        // Refusals: moves that one never has, that others have, that one has but at another time; and acts that need something else.
        let mut acts: Vec<String> =
            ["undo", "answer", "return", "start", "rematch", "fly", "leave"].map(|act| format!(r#"{{"do":"{act}"}}"#)).to_vec();
        for mv in ["", "lay 1", "bid 1@1", "return red", "take wbg", "buy 1.1", "buy hand.1", "noble 1", "pass"]
            .map(String::from)
            .iter()
            .chain(offered.iter().take(4))
        {
            acts.push(json!({ "do": "play", "ply": 99, "move": mv }).to_string());
        }
        acts.push(json!({ "do": "propose", "what": "take-back" }).to_string());
        for act in &acts {
            got.push(self.ask("POST", &path, viewer, act).await);
        }
        got.extend(self.watch(table, viewer, next).await);
        got
    }

    /// What comes over the socket: on coming to the table, on asking for nonsense, and after a move if one is due.
    async fn watch(&self, table: &str, viewer: Viewer, next: Option<&(Viewer, String)>) -> Vec<String> {
        let mut request = format!("ws://{}/api/socket", self.server.host).into_client_request().expect("an address");
        if let Some((_, value)) = cookie(viewer).trim().split_once(": ") {
            request.headers_mut().insert("cookie", value.parse().expect("a cookie"));
        }
        let stream = TcpStream::connect(self.server.host).await.expect("open");
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
        let mut got = Vec::new();
        for ask in ["watch", "fly", "lobby"] {
            socket.send(Message::text(json!({ "do": ask, "table": table }).to_string())).await.expect("sent");
            got.push(heard(&mut socket).await);
        }
        if let Some((mover, mv)) = next {
            let ply = self.node().with(table, Table::ply).await.expect("there");
            let play = json!({ "do": "play", "ply": ply, "move": mv }).to_string();
            let answer = self.ask("POST", &format!("/api/tables/{table}"), *mover, &play).await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
            got.push(heard(&mut socket).await);
        }
        got
    }
}

async fn heard(socket: &mut tokio_tungstenite::WebSocketStream<TcpStream>) -> String {
    loop {
        match socket.next().await.expect("open").expect("a message") {
            Message::Text(text) => return timeless(&text),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Close(_) | Message::Frame(_) => {}
        }
    }
}

/// The text without times: the clock is no secret, and differs between any two runs.
fn timeless(text: &str) -> String {
    let mut text: String = text.split_inclusive("\r\n").filter(|line| !line.starts_with("date: ")).collect();
    for mark in ["\"now\":", "\"at\":", "\"gap\":", "\"created\":"] {
        let parts: Vec<&str> = text.split(mark).collect();
        let end = |part: &str| part.find([',', '}']).unwrap_or(part.len());
        let mut kept = parts[0].to_string();
        parts[1..].iter().for_each(|part| kept += &format!("{mark}{}", &part[end(part)..]));
        text = kept;
    }
    text
}

/// Checks the law at one position for every viewer, and returns for how many it applied after the move too.
async fn hold<G: Knowledge + Secrets>(worlds: &[World; 2], log: &Log, game: &Match<G>, next: (Seat, G::Move), rng: &mut Rng) -> usize {
    let mut bound = 0;
    for viewer in Viewer::all(Match::setup(game).players()) {
        // A new table each time: what is played there is stored.
        static TABLES: AtomicU64 = AtomicU64::new(0);
        let name = format!("{:016}", TABLES.fetch_add(1, Ordering::Relaxed));
        let Some(tables) = pair(&name, game, viewer, rng) else { continue };
        let (seat, mv) = (next.0, next.1.to_string());
        let offered: Vec<String> = viewer.seat().map_or(Vec::new(), |seat| tables[0].game().expect("dealt").moves(seat));
        let mut future = game.clone();
        future.play(next.0, next.1).expect("legal");
        let hidden = |state: &G| state.secrets(viewer).iter().map(Vec::len).collect::<Vec<_>>();
        let there_too = tables[1].game().expect("dealt").moves(seat).contains(&mv);
        let binds = there_too && hidden(future.state()) == hidden(game.state());
        let next = (Viewer::Seat(seat), mv);
        let mut told = Vec::new();
        for (world, table) in worlds.iter().zip(tables) {
            world.hold_contest(&table).await;
            world.hold_club(&table).await;
            world.node().place(table, None);
            log.take();
            let got = world.everything(&name, viewer, &offered, Some(&next).filter(|_| binds)).await;
            told.push((got, log.take()));
        }
        let strip = |told: &[String]| told.iter().map(|text| text.replace("\"undo\":true", "\"undo\":false")).collect::<Vec<_>>();
        assert_eq!(strip(&told[0].0), strip(&told[1].0), "viewer {viewer} is told of the exchange\n{}", game.record());
        assert_eq!(told[0].1, told[1].1, "the log tells of the exchange\n{}", game.record());
        bound += usize::from(binds);
    }
    bound
}

/// One game of every variant with these numbers of players, with the law checked somewhere in it.
struct Hold<'a> {
    players: &'a RangeInclusive<u8>,
    runtime: &'a Runtime,
    worlds: &'a [World; 2],
    log: &'a Log,
}

impl games::Visitor for Hold<'_> {
    type Answer = ();

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) {
        let numbered = variants(edition).into_iter().zip(0..).filter(|((players, _), _)| self.players.contains(players));
        let mut setups: Vec<(G::Setup, u64)> = Vec::new();
        for ((players, options), number) in numbered {
            // A combination that makes no sense at this table size is not a variant, and the defaults when named are the same one again.
            let Ok(setup) = G::Setup::read(edition, players, &options) else { continue };
            if setups.iter().all(|(known, _)| *known != setup) {
                setups.push((setup, number));
            }
        }
        for world in self.worlds {
            world.pictures.store(0, Ordering::Relaxed);
        }
        let mut bound = 0;
        // After the next move the law seldom applies in some games: then all variants are played again.
        for stream in 0..10 {
            for &(setup, number) in &setups {
                bound += self.hold::<G>(setup, Seed::number(number).stream(stream));
            }
            if bound > 0 || setups.is_empty() {
                return;
            }
        }
        panic!("{}: the law has not bound once", edition.name);
    }
}

impl Hold<'_> {
    fn hold<G: Knowledge + Secrets>(&self, setup: G::Setup, seed: Seed) -> usize {
        let mut rng = Rng::new(seed.stream(u64::MAX - seed.stream));
        let mut game = Match::<G>::new(setup, seed);
        while game.play_at_random(&mut rng).is_some() {}
        let at = rng.below(game.ply() as u32) as usize;
        self.runtime.block_on(hold(self.worlds, self.log, &game.at(at), game.moves()[at], &mut rng))
    }
}

fn no_exchange_changes_a_byte(players: RangeInclusive<u8>) {
    let log = Log::default();
    let writer = log.clone();
    let subscriber =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false).without_time().with_writer(move || writer.clone());
    // For this thread, which is the runtime's only one.
    let _logging = tracing::subscriber::set_default(subscriber.finish());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let name = |which| format!("secrecy-{which}-{}", players.start());
    let worlds = runtime.block_on(async { [World::new(&name("real")).await, World::new(&name("swapped")).await] });
    for edition in games::editions() {
        let hold = Hold { players: &players, runtime: &runtime, worlds: &worlds, log: &log };
        games::visit(edition.name, hold).expect("a game of the registry");
    }
}

#[test]
fn with_two_players_no_exchange_of_hidden_things_changes_a_byte_of_a_message_an_answer_or_the_log() {
    no_exchange_changes_a_byte(0..=2);
}

#[test]
fn with_three_players_no_exchange_of_hidden_things_changes_a_byte_of_a_message_an_answer_or_the_log() {
    no_exchange_changes_a_byte(3..=3);
}

#[test]
fn with_four_players_no_exchange_of_hidden_things_changes_a_byte_of_a_message_an_answer_or_the_log() {
    no_exchange_changes_a_byte(4..=4);
}

#[test]
fn with_five_or_more_players_no_exchange_of_hidden_things_changes_a_byte_of_a_message_an_answer_or_the_log() {
    no_exchange_changes_a_byte(5..=u8::MAX);
}
