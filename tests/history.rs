//! A person's games, over the wire: history, statistics, ratings, the archive of everything, and being forgotten.

use crate::online::{Person, Server, Socket, moves};
use crate::services::{Folder, NatsServer, PostgresServer};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

/// Plays with varying legal moves until the table is over; each person on their own node.
fn play_out(people: &[(&Person, &Server)], table: &str) {
    let open = |(person, server): &(&Person, &Server)| person.socket(&server.host).expect("open");
    let mut sockets: Vec<Socket> = people.iter().map(open).collect();
    let mut frames: Vec<Value> = sockets.iter_mut().map(|socket| socket.watch(table).expect("a frame")).collect();
    while frames[0]["phase"] == "playing" {
        let ply = frames[0]["ply"].as_u64().expect("a number");
        if let Some(mover) = frames.iter().position(|frame| !moves(frame).is_empty()) {
            let legal = moves(&frames[mover]);
            let mv = &legal[ply as usize * 7 % legal.len()];
            sockets[mover].send(&json!({ "do": "play", "table": table, "ply": ply, "move": mv })).expect("sent");
        }
        // Bots may move on at once: everyone looks at the same ply.
        frames[0] = sockets[0].frame(|next| next["ply"].as_u64() > Some(ply)).expect("a frame");
        let now = frames[0]["ply"].as_u64();
        for (socket, frame) in sockets.iter_mut().zip(&mut frames).skip(1) {
            if frame["ply"].as_u64() < now {
                *frame = socket.frame(|next| next["ply"].as_u64() >= now).expect("a frame");
            }
        }
    }
}

/// Two people play a game to its end.
fn finished(server: &Server, ann: &Person, bob: &Person, terms: &Value, others: &[&str]) -> String {
    let seats: Vec<&str> = std::iter::once("open").chain(others.iter().copied()).collect();
    let table = ann.table(server, terms, &seats);
    bob.act(server, &table, &json!({ "do": "join", "name": bob.name }));
    ann.act(server, &table, &json!({ "do": "start" }));
    play_out(&[(ann, server), (bob, server)], &table);
    table
}

/// Asks for a review, and waits as long as it makes progress: on a busy machine that may be minutes.
fn reviewed(person: &Person, server: &Server, table: &str) -> Value {
    let path = format!("/api/tables/{table}/review");
    person.post(server, &path, &json!({}));
    let is_over = |answer: &Value| answer["progress"].is_null() && !answer["review"].is_null();
    let mut done = Value::Null;
    loop {
        let answer = crate::online::until("a review", || {
            let answer = person.get(server, &path);
            if is_over(&answer) || answer["progress"]["done"] != done {
                Ok(answer)
            } else {
                Err(format!("no further than {done} decisions"))
            }
        });
        if is_over(&answer) {
            return answer["review"].clone();
        }
        done = answer["progress"]["done"].clone();
    }
}

/// The names of the files in an archive, from its local headers.
fn names(archive: &[u8]) -> Vec<String> {
    let headers = (0..archive.len().saturating_sub(30)).filter(|at| archive[*at..].starts_with(b"PK\x03\x04"));
    let name = |at: usize| {
        let length = usize::from(u16::from_le_bytes([archive[at + 26], archive[at + 27]]));
        String::from_utf8_lossy(&archive[at + 30..at + 30 + length]).into_owned()
    };
    headers.map(name).collect()
}

#[test]
fn a_game_is_in_the_history_of_its_people_and_of_nobody_else_and_outlives_the_server() {
    let folder = Folder::new("history");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob, eve) = (server.person("Ann"), server.person("Bob"), server.person("Eve"));
    let toy = json!({ "game": "toy", "options": "first=1" });
    let table = finished(&server, &ann, &bob, &toy, &[]);
    let alone = ann.table(&server, &toy, &["random"]);
    ann.act(&server, &alone, &json!({ "do": "start" }));
    ann.act(&server, &alone, &json!({ "do": "resign" }));

    let history = ann.get(&server, "/api/me/games");
    let games = history["games"].as_array().expect("a list");
    assert_eq!((games.len(), &history["total"], &history["next"]), (2, &json!(2), &Value::Null), "{history}");
    assert_eq!((&games[0]["table"], &games[0]["result"], &games[0]["scores"]), (&json!(alone), &json!("lost"), &json!([])));
    assert_eq!(games[1]["table"], *table);
    assert_eq!(games[1]["seats"], json!([{ "kind": "person", "name": "Ann" }, { "kind": "person", "name": "Bob" }]));
    assert_eq!(games[1]["scores"].as_array().map(Vec::len), Some(2));
    assert!(games[1]["rated"].is_null(), "nobody wanted it rated");
    assert_eq!((&history["opponents"][0]["name"], &history["opponents"][0]["games"]), (&json!("Bob"), &json!(1)));

    let count = |query: &str| ann.get(&server, &format!("/api/me/games?{query}"))["total"].clone();
    let tag = history["opponents"][0]["tag"].as_str().expect("a tag");
    for (query, games) in [
        ("with=bots".to_string(), 1),
        ("with=people".into(), 1),
        (format!("opponent={tag}"), 1),
        ("opponent=0000000000000000".into(), 0),
        ("game=toy&players=2".into(), 2),
        ("game=splendor".into(), 0),
        ("players=3".into(), 0),
    ] {
        assert_eq!(count(&query), games, "{query}");
    }
    let bobs = bob.get(&server, "/api/me/games");
    let result = |of: &Value| of["result"].as_str().map(String::from);
    let pair = [result(&games[1]), result(&bobs["games"][0])];
    assert!(pair.contains(&Some("won".into())) || pair == [Some("shared".into()), Some("shared".into())], "{pair:?}");
    assert_eq!(bobs["total"], 1);

    // Nobody reads another's history: there is no address for it, and a tag of one's own list means nothing in another's.
    assert_eq!(eve.get(&server, "/api/me/games")["total"], 0);
    assert_eq!(eve.get(&server, &format!("/api/me/games?opponent={tag}"))["total"], 0);
    for path in ["games", "statistics/toy", "ratings", "records", "export"] {
        assert_eq!(server.ask("GET", &format!("/api/me/{path}"), "", "").0, 401, "{path}");
    }
    for (query, code) in [("result=x", "bad-message"), ("with=x", "bad-message"), ("before=x", "bad-message"), ("player=x", "bad-message")]
    {
        assert_eq!(ann.get(&server, &format!("/api/me/games?{query}"))["code"], code, "{query}");
    }
    let numbers = [&ann, &bob].map(|person| person.cookie.clone());
    assert!(numbers.iter().all(|secret| !history.to_string().contains(secret.as_str())));

    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    assert_eq!(ann.get(&server, "/api/me/games"), history);
}

/// Runs a statement on the file of a stopped server.
fn sql(folder: &Folder, statement: &'static str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let url = format!("sqlite://{}", folder.0.join("cabochon.db").display());
        let mut connection = SqliteConnection::connect(&url).await.expect("opened");
        sqlx::raw_sql(statement).execute(&mut connection).await.expect("executed");
        connection.close().await.expect("closed");
    });
}

#[test]
fn games_of_earlier_builds_are_found_when_somebody_asks() {
    let folder = Folder::new("earlier");
    let server = Server::start(&folder.0, &["--bot-thought", "10"]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let terms = json!({ "game": "sultan", "options": "first=1" });
    let table = finished(&server, &ann, &bob, &terms, &[]);
    reviewed(&ann, &server, &table);
    // A table that everyone left before a game began.
    let nothing = ann.table(&server, &terms, &["open"]);
    ann.act(&server, &nothing, &json!({ "do": "leave" }));
    let told = || ["games", "statistics/sultan"].map(|what| format!("/api/me/{what}"));
    let before = told().map(|path| ann.get(&server, &path));
    assert_eq!((&before[0]["total"], before[0]["games"][0]["accuracy"].is_number()), (&json!(1), true), "{}", before[0]);
    assert!(server.terminate());
    sql(&folder, "DELETE FROM played");
    let server = Server::start(&folder.0, &[]);
    assert_eq!(told().map(|path| ann.get(&server, &path)), before, "read from the log");
    assert_eq!(bob.get(&server, "/api/me/games")["total"], 1, "for everyone who played");
    assert_eq!(told().map(|path| ann.get(&server, &path)), before, "and kept");
}

#[test]
fn a_long_history_comes_in_pages() {
    let folder = Folder::new("pages");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let ann = server.person("Ann");
    let mut tables = Vec::new();
    for _ in 0..35 {
        let table = ann.table(&server, &json!({ "game": "toy" }), &["random"]);
        ann.act(&server, &table, &json!({ "do": "start" }));
        ann.act(&server, &table, &json!({ "do": "resign" }));
        tables.push(table);
    }
    let of = |page: &Value| page["games"].as_array().expect("a list").iter().map(|game| game["table"].clone()).collect::<Vec<_>>();
    let first = ann.get(&server, "/api/me/games");
    let next = first["next"].as_str().expect("there is more");
    let second = ann.get(&server, &format!("/api/me/games?before={next}"));
    assert_eq!((of(&first).len(), of(&second).len(), &first["total"], &second["next"]), (30, 5, &json!(35), &Value::Null));
    let mut shown: Vec<String> = of(&first).into_iter().chain(of(&second)).filter_map(|name| name.as_str().map(Into::into)).collect();
    shown.sort();
    tables.sort();
    assert_eq!(shown, tables, "every game once");
}

#[test]
fn statistics_add_up_and_reviews_give_the_accuracy() {
    let folder = Folder::new("statistics");
    let server = Server::start(&folder.0, &["--bot-thought", "10"]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = finished(&server, &ann, &bob, &json!({ "game": "sultan", "options": "first=1" }), &["random"]);
    let told = ann.get(&server, "/api/me/statistics/sultan");
    assert_eq!(
        (&told["all"]["games"], &told["by_players"][0]["of"], &told["by_seat"][0]["of"]),
        (&json!(1), &json!(3), &json!(1)),
        "{told}"
    );
    let sum = |prefix: &str| -> i64 {
        let words = told["tallies"].as_object().expect("counts").iter();
        words.filter(|(word, _)| word.starts_with(prefix)).filter_map(|(_, count)| count.as_i64()).sum()
    };
    assert_eq!(sum("bids-"), 15, "every card was bid");
    assert_eq!(sum("bid-"), (1..=15).sum::<i64>());
    assert_eq!(told["accuracy"], Value::Null);
    assert_eq!(ann.get(&server, "/api/me/statistics/splendor")["all"]["games"], 0);
    assert_eq!(ann.get(&server, "/api/me/statistics/chess")["code"], "unknown-game");

    let review = reviewed(&ann, &server, &table);
    for (person, seat) in [(&ann, 0), (&bob, 1)] {
        let accuracy = person.get(&server, "/api/me/statistics/sultan")["accuracy"].as_f64().expect("reviewed");
        let reviewed = review["seats"][seat]["accuracy"].as_f64().expect("it decided something");
        assert!((accuracy - reviewed).abs() < 0.001, "{accuracy} {reviewed}");
    }
}

#[test]
fn a_rated_game_counts_once_takes_nothing_back_and_gives_no_hints() {
    let folder = Folder::new("rated");
    let server = Server::start(&folder.0, &["--bot-thought", "10", "--no-limits"]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let terms = json!({ "game": "sultan", "options": "first=1", "rated": true, "take_backs": true });
    let table = ann.table(&server, &terms, &["open", "level:2"]);
    let frame = ann.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    assert_eq!((&frame["terms"]["rated"], &frame["terms"]["take_backs"]), (&json!(true), &json!(false)));
    assert_eq!(ann.act(&server, &table, &json!({ "do": "hints", "agree": true }))["code"], "no-hints");
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    let frame = ann.act(&server, &table, &json!({ "do": "start" }))["frame"].clone();
    ann.act(&server, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }));
    assert_eq!(ann.act(&server, &table, &json!({ "do": "undo" }))["code"], "no-take-backs");
    assert_eq!(ann.get(&server, &format!("/api/tables/{table}/hint"))["code"], "no-hints");
    assert_eq!(ann.get(&server, "/api/me/ratings")["ratings"], json!([]), "nothing before the end");
    play_out(&[(&ann, &server), (&bob, &server)], &table);

    let told = [&ann, &bob].map(|person| person.get(&server, "/api/me/ratings"));
    for (person, told) in [&ann, &bob].into_iter().zip(&told) {
        let rating = &told["ratings"][0];
        assert_eq!(
            (&rating["game"], &rating["players"], &rating["games"], &rating["provisional"]),
            (&json!("sultan"), &json!(3), &json!(1), &json!(true))
        );
        assert!(rating["within"].as_i64() > Some(300), "little is known yet: {rating}");
        let game = person.get(&server, "/api/me/games")["games"][0].clone();
        assert_eq!(game["rated"]["rating"], rating["rating"], "{game}");
        let gain = game["rated"]["gain"].as_i64().expect("it counted");
        assert!((rating["rating"].as_i64().expect("a number") - 1_000 - gain).abs() <= 1, "{game}");
    }
    assert!(server.terminate());
    let server = Server::start(&folder.0, &["--no-limits"]);
    assert_eq!([&ann, &bob].map(|person| person.get(&server, "/api/me/ratings")), told, "ratings outlive the server");

    // Players who leave rank behind everyone else; a game that all agree to end does not count.
    let table = ann.table(&server, &terms, &["open"]);
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    ann.act(&server, &table, &json!({ "do": "start" }));
    bob.act(&server, &table, &json!({ "do": "resign" }));
    let gain = |person: &Person| person.get(&server, "/api/me/games")["games"][0]["rated"]["gain"].as_i64();
    assert!(gain(&ann) > Some(0) && gain(&bob) < Some(0));
    let table = ann.table(&server, &terms, &["open"]);
    bob.act(&server, &table, &json!({ "do": "join", "name": "Bob" }));
    ann.act(&server, &table, &json!({ "do": "start" }));
    ann.act(&server, &table, &json!({ "do": "propose", "what": "end" }));
    bob.act(&server, &table, &json!({ "do": "answer", "yes": true }));
    let latest = ann.get(&server, "/api/me/games")["games"][0].clone();
    assert_eq!((&latest["table"], &latest["result"], &latest["rated"]), (&json!(table), &json!("none"), &Value::Null));

    let board = ann.get(&server, "/api/leaderboard/sultan/3");
    assert_eq!((&board["leaders"], &board["you"]["games"]), (&json!([]), &json!(1)), "provisional, and nobody asked");
    assert_eq!(board["bots"].as_array().map(Vec::len), Some(5));
    assert_eq!(ann.post(&server, "/api/me/ratings", &json!({ "listed": true })).1["listed"], true);
    assert_eq!(ann.get(&server, "/api/me/ratings")["listed"], true);
    for (path, code) in [("sultan/9", "bad-seats"), ("chess/2", "unknown-game")] {
        assert_eq!(ann.get(&server, &format!("/api/leaderboard/{path}"))["code"], code);
    }
}

#[test]
fn two_nodes_rate_a_game_once() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let node = || Server::with(&["--database-url", &database, "--nats-url", &bus, "--no-limits"]);
    let nodes = [node(), node()];
    let (ann, bob) = (nodes[0].person("Ann"), nodes[1].person("Bob"));
    let terms = json!({ "game": "toy", "options": "first=1", "rated": true });
    let tables: Vec<String> = (0..3)
        .map(|_| {
            let table = ann.table(&nodes[0], &terms, &["open"]);
            bob.act(&nodes[1], &table, &json!({ "do": "join", "name": "Bob" }));
            ann.act(&nodes[0], &table, &json!({ "do": "start" }));
            table
        })
        .collect();
    std::thread::scope(|scope| {
        for table in &tables {
            scope.spawn(|| play_out(&[(&ann, &nodes[0]), (&bob, &nodes[1])], table));
        }
    });
    for (person, node) in [(&ann, &nodes[1]), (&bob, &nodes[0])] {
        let games = person.get(node, "/api/me/games");
        assert_eq!(games["total"], 3);
        assert_eq!(person.get(node, "/api/me/ratings")["ratings"][0]["games"], 3);
        assert!(games["games"].as_array().expect("a list").iter().all(|game| !game["rated"].is_null()), "{games}");
    }
}

#[test]
fn everything_comes_in_one_archive_a_few_times_and_nothing_of_others() {
    let folder = Folder::new("export");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = finished(&server, &ann, &bob, &json!({ "game": "toy", "options": "first=1" }), &[]);
    let bobs = bob.table(&server, &json!({ "game": "toy" }), &["random"]);
    bob.act(&server, &bobs, &json!({ "do": "start" }));
    bob.act(&server, &bobs, &json!({ "do": "resign" }));
    ann.act(&server, &table, &json!({ "do": "say", "text": "good game" }));

    let (status, archive) = ann.download(&server, "/api/me/export");
    assert_eq!(status, 200);
    let files = names(&archive);
    let wanted = [
        "README.txt",
        "person.json",
        "ratings.json",
        "games.jsonl",
        "talk.jsonl",
        "puzzles.jsonl",
        "daily.jsonl",
        "contests.jsonl",
        "clubs.json",
        "reports.jsonl",
        "notices.json",
    ];
    assert!(wanted.iter().all(|name| files.iter().any(|file| file == name)), "{files:?}");
    let record = format!("records/toy-{table}.txt");
    assert!(files.contains(&record) && !files.iter().any(|file| file.contains(&bobs)), "{files:?}");
    let (status, archive) = bob.download(&server, "/api/me/records?with=bots");
    assert_eq!((status, names(&archive)), (200, vec![format!("records/toy-{bobs}.txt")]));

    let statuses: Vec<u16> = (0..4).map(|_| ann.download(&server, "/api/me/records").0).collect();
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(bob.download(&server, "/api/me/export").0, 200, "everyone has their own limit");
}

#[test]
fn a_person_who_wants_to_be_forgotten_is_and_the_others_keep_their_games() {
    let folder = Folder::new("forget-me");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let table = finished(&server, &ann, &bob, &json!({ "game": "toy", "options": "first=1", "rated": true }), &[]);
    ann.act(&server, &table, &json!({ "do": "say", "text": "a word of Ann's" }));
    assert_eq!(ann.post(&server, "/api/me/forget", &json!({ "name": "Bob" })).1["code"], "bad-name", "it takes one's own name");
    assert_eq!(ann.post(&server, "/api/me/forget", &json!({})).1["code"], "bad-message");
    assert_eq!(server.ask("POST", "/api/me/forget", "", "{\"name\":\"Ann\"}").0, 401);
    assert_eq!(ann.get(&server, "/api/me")["name"], "Ann", "nothing happened yet");

    let (status, head, told) = server.ask("POST", "/api/me/forget", &format!("Cookie: {}\r\n", ann.cookie), "{\"name\":\"Ann\"}");
    assert_eq!(status, 200, "{told}");
    assert!(head.contains("Max-Age=0"), "the browser forgets too: {head}");
    assert_eq!(ann.get(&server, "/api/me")["code"], "nobody");
    let games = bob.get(&server, "/api/me/games");
    assert_eq!((&games["total"], &games["opponents"]), (&json!(1), &json!([])), "{games}");
    assert!(!games.to_string().contains("Ann"), "{games}");
    assert_eq!(bob.get(&server, "/api/me/ratings")["ratings"][0]["games"], 1);
    assert_eq!(server.ask("GET", &format!("/api/tables/{table}/record"), "", "").0, 200, "the record stays");
    let board = server.ask("GET", "/api/leaderboard/toy/2", "", "").2;
    assert!(!board.contains("Ann"), "{board}");
}

/// A server that died while it forgot somebody left their name at some tables for ever.
#[test]
fn a_server_that_dies_while_it_forgets_somebody_finishes_at_its_next_start() {
    let folder = Folder::new("forget-killed");
    let mut server = Server::start(&folder.0, &["--no-limits"]);
    let (name, mut cut_short) = ("Wilhelmina", false);
    for _ in 0..20 {
        let ann = server.person(name);
        let tables: Vec<String> = (0..40).map(|_| ann.table(&server, &json!({ "game": "splendor" }), &["open"])).collect();
        let (host, cookie) = (server.host.clone(), ann.cookie.clone());
        let asking = std::thread::spawn(move || {
            crate::online::ask(&host, "POST", "/api/me/forget", &format!("Cookie: {cookie}\r\n"), "{\"name\":\"Wilhelmina\"}").is_ok()
        });
        // Their session ends first, then their name goes from one table after another.
        crate::online::until("it has begun", || match server.ask("GET", "/api/me", &format!("Cookie: {}\r\n", ann.cookie), "").0 {
            401 => Ok(()),
            status => Err(status.to_string()),
        });
        server.kill();
        cut_short |= !asking.join().expect("it asks");
        server = Server::start(&folder.0, &["--no-limits"]);
        crate::online::until("the name is gone", || {
            let named = tables.iter().filter(|table| server.ask("GET", &format!("/api/tables/{table}"), "", "").2.contains(name)).count();
            if named == 0 { Ok(()) } else { Err(format!("at {named} tables")) }
        });
        if cut_short {
            break;
        }
    }
    assert!(cut_short, "the server was never killed in time");
}
