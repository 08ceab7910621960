//! Old data is deleted by itself, and nothing else is.

use crate::online::{Person, Server};
use crate::services::{Folder, NatsServer, PostgresServer};
use serde_json::json;
use sqlx::Connection;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

/// Queries or changes the database itself.
fn sql(folder: &Path, text: &'static str) -> i64 {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let file = format!("sqlite://{}", folder.join("cabochon.db").display());
        let mut database = sqlx::SqliteConnection::connect(&file).await.expect("its file");
        let found = sqlx::query_scalar(text).fetch_optional(&mut database).await.expect("answered").unwrap_or(0);
        database.close().await.expect("closed");
        found
    })
}

fn is_there(person: &Person, server: &Server, table: &str) -> bool {
    person.get(server, &format!("/api/tables/{table}"))["frame"].is_object()
}

#[test]
fn abandoned_tables_and_idle_people_go_and_what_is_wanted_stays() {
    let folder = Folder::new("retention");
    let server = Server::start(&folder.0, &[]);
    let (ann, _bob) = (server.person("Ann"), server.person("Bob"));
    let toy = json!({ "game": "toy", "options": "first=1" });
    let unstarted = ann.table(&server, &toy, &["open"]);
    let begun = ann.table(&server, &toy, &["random"]);
    ann.act(&server, &begun, &json!({ "do": "start" }));
    let wish = json!({ "name": "Thursdays", "terms": toy, "plan": { "format": { "series": 3 }, "players": 2 } });
    let series = ann.post(&server, "/api/contests", &wish).1["contest"].as_str().expect("made").to_string();
    assert!(server.terminate());
    // A year passes for all of them.
    const YEAR: &str = "UPDATE tables SET updated = updated - 31536000000 RETURNING 1";
    sql(&folder.0, YEAR);
    sql(&folder.0, "UPDATE contests SET updated = updated - 31536000000 RETURNING 1");
    sql(&folder.0, "UPDATE log SET at = at - 31536000000 RETURNING 1");
    sql(&folder.0, "UPDATE players SET seen = 1000 WHERE name = 'Bob' RETURNING 1");

    let server = Server::start_told(&folder.0, &[], &[("KEEP_UNFINISHED_DAYS", "0")]);
    let fresh = ann.table(&server, &toy, &["open"]);
    crate::online::until(
        "the unstarted table goes",
        || if is_there(&ann, &server, &unstarted) { Err("it is there".into()) } else { Ok(()) },
    );
    let look = format!("/api/contests/{series}");
    crate::online::until("so does the series", || match ann.get(&server, &look)["code"] == "no-such-contest" {
        true => Ok(()),
        false => Err("it is there".into()),
    });
    crate::online::until("Bob is forgotten", || match sql(&folder.0, "SELECT COUNT(*) FROM players WHERE name = 'Bob'") {
        0 => Ok(()),
        _ => Err("he is known".into()),
    });
    assert!(is_there(&ann, &server, &begun) && is_there(&ann, &server, &fresh), "kept for ever, and new");
    assert!(server.terminate());

    let server = Server::start(&folder.0, &[]);
    crate::online::until("the game that nobody goes on with goes", || match is_there(&ann, &server, &begun) {
        true => Err("it is there".into()),
        false => Ok(()),
    });
    assert!(is_there(&ann, &server, &fresh));
    assert!(server.terminate());
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    let found = doctor.args(["doctor", "--data"]).arg(&folder.0).output().expect("it starts");
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
}

/// Nodes on one PostgreSQL database and one NATS server.
struct Cluster {
    postgres: PostgresServer,
    nats: NatsServer,
}

impl Cluster {
    fn start() -> Cluster {
        Cluster { postgres: PostgresServer::start(), nats: NatsServer::start() }
    }

    fn node(&self, settings: &[(&str, &str)]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
        command.args(["serve", "--port", "0", "--no-limits", "--log", "info"]).env("CABOCHON_DATABASE_URL", self.postgres.url());
        command.env("CABOCHON_NATS_URL", self.nats.url()).stderr(Stdio::piped());
        command.envs(settings.iter().map(|(name, value)| (format!("CABOCHON_{name}"), value)));
        command
    }

    /// A node that keeps everything for ever.
    fn patient(&self) -> Server {
        let for_ever = ["UNSTARTED", "UNFINISHED", "TALK", "PEOPLE"].map(|what| format!("KEEP_{what}_DAYS"));
        Server::run(self.node(&for_ever.each_ref().map(|name| (name.as_str(), "0"))).stderr(Stdio::null()))
    }

    /// Two nodes that start cleaning up at the same time, and their logs. No other has promised to do it.
    fn clear_up(&self) -> [(Server, Receiver<String>); 2] {
        self.sql(&["DELETE FROM leases WHERE name = 'retention'"]);
        std::thread::scope(|scope| {
            let starting = [(); 2].map(|()| scope.spawn(|| logged(self.node(&[]))));
            starting.map(|starting| starting.join().expect("started"))
        })
    }

    fn sql(&self, statements: &[&'static str]) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let mut database = sqlx::PgConnection::connect(&self.postgres.url()).await.expect("it is there");
            for text in statements {
                sqlx::query(*text).execute(&mut database).await.expect("done");
            }
        });
    }

    /// A year passes for everything that was written.
    fn let_a_year_pass(&self) {
        self.sql(&[
            "UPDATE tables SET updated = updated - 31536000000",
            "UPDATE log SET at = at - 31536000000",
            "UPDATE talk SET at = at - 31536000000",
            "UPDATE players SET seen = 1000 WHERE name = 'Cas'",
        ]);
    }
}

/// Starts a node and passes on what its log says.
fn logged(mut command: Command) -> (Server, Receiver<String>) {
    let (server, log) = Server::run_logged(&mut command);
    let (tell, told) = channel();
    std::thread::spawn(move || BufReader::new(log).lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    (server, told)
}

/// The tables and people that a line of the log says were deleted.
fn cleared(line: &str) -> Option<(u64, u64)> {
    let number = |name: &str| line.split_whitespace().find_map(|word| word.strip_prefix(name)?.parse().ok()).unwrap_or(0);
    line.contains("cleared up").then(|| (number("tables="), number("people=")))
}

#[test]
fn nodes_that_clear_up_at_the_same_time_clear_everything_once_and_nothing_that_is_watched() {
    const ABANDONED: usize = 130;
    let cluster = Cluster::start();
    let toy = json!({ "game": "toy", "options": "first=1" });
    let first = cluster.patient();
    let (ann, bob) = (first.person("Ann"), first.person("Bob"));
    first.person("Cas");
    let watched = ann.table(&first, &toy, &["open"]);
    let abandoned: Vec<String> = (0..ABANDONED).map(|_| ann.table(&first, &toy, &["open"])).collect();
    assert!(first.terminate());
    cluster.let_a_year_pass();

    let patient = cluster.patient();
    let mut looking = bob.socket(&patient.host).expect("open");
    looking.watch(&watched).expect("a frame");
    let [one, other] = cluster.clear_up();
    let mut all = (0, 0);
    crate::online::until("everything that nobody wants goes", || {
        for (tables, people) in [&one.1, &other.1].into_iter().flat_map(|log| log.try_iter().filter_map(|line| cleared(&line))) {
            all = (all.0 + tables, all.1 + people);
        }
        if all.0 >= ABANDONED as u64 && all.1 >= 1 { Ok(()) } else { Err(format!("{all:?} so far")) }
    });
    assert!(one.0.terminate() && other.0.terminate());
    let more = [&one.1, &other.1].into_iter().flat_map(|log| log.iter().filter_map(|line| cleared(&line)));
    assert_eq!((all, more.count()), ((ABANDONED as u64, 1), 0), "each once, by one of the nodes");
    assert!(is_there(&ann, &patient, &watched), "somebody looks at it through another node");
    assert!(!abandoned.iter().any(|table| is_there(&ann, &patient, table)));
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    let found = doctor.args(["doctor", "--database-url", &cluster.postgres.url()]).output().expect("it starts");
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
}

#[test]
fn spectators_hear_new_talk_after_all_earlier_talk_was_deleted() {
    let cluster = Cluster::start();
    let patient = cluster.patient();
    let (ann, bob) = (patient.person("Ann"), patient.person("Bob"));
    let table = ann.table(&patient, &json!({ "game": "toy", "options": "first=1" }), &["open"]);
    let mut socket = bob.socket(&patient.host).expect("open");
    socket.watch(&table).expect("a frame");
    let mut say = |text: &str| {
        ann.act(&patient, &table, &json!({ "do": "say", "text": text }));
        let heard = socket.next("talk").expect("heard");
        assert_eq!(heard["line"]["text"], text);
        heard["n"].as_u64().expect("a number")
    };
    assert_eq!([say("one"), say("two")], [0, 1]);
    cluster.sql(&["UPDATE talk SET at = at - 31536000000"]);
    let [one, other] = cluster.clear_up();
    let line = crate::online::until("the talk goes", || {
        let lines = one.1.try_iter().chain(other.1.try_iter());
        lines.filter(|line| line.contains("cleared up")).last().ok_or("not yet".into())
    });
    assert!(line.contains("lines=2"), "{line}");
    assert_eq!(say("three"), 2);
}
