//! The daily deal, over the wire: the same game after the same moves, one try that counts, and nothing told too early.

use crate::online::{Person, Server, moves};
use crate::services::Folder;
use serde_json::{Value, json};
use std::process::Command;

const SEED: &str = "a seed that two servers share";

/// Today, as the server has it.
fn today(server: &Server) -> String {
    let (_, _, text) = server.ask("GET", "/api/daily", "", "");
    let told: Value = serde_json::from_str(&text).expect("JSON");
    told["day"].as_str().expect("a day").into()
}

fn begin(server: &Server, person: &Person, path: &str) -> String {
    let (status, answer) = person.post(server, path, &json!({}));
    assert!(status == 200 || status == 201, "{answer}");
    answer["table"].as_str().expect("a name").into()
}

/// Plays on until the game is over, or until another move is owed after this many; which of the legal ones is made is told by how many were made.
fn play(server: &Server, person: &Person, table: &str, most: usize, pick: impl Fn(usize) -> usize) {
    let mut socket = person.socket(&server.host).expect("open");
    let mut frame = socket.watch(table).expect("a frame");
    let mut made = 0;
    while frame["phase"] != "over" {
        let legal = moves(&frame);
        if !legal.is_empty() {
            if made == most {
                return;
            }
            let mv = &legal[pick(made) % legal.len()];
            let answer = person.act(server, table, &json!({ "do": "play", "ply": frame["ply"], "move": mv }));
            assert!(answer["code"].is_null(), "{answer}");
            made += 1;
        }
        let known = frame["ply"].as_u64();
        frame = socket.frame(|frame| frame["ply"].as_u64() > known).expect("it goes on");
    }
}

/// The record without what tells who played and when.
fn record(server: &Server, table: &str) -> Vec<String> {
    let (status, _, text) = server.ask("GET", &format!("/api/tables/{table}/record"), "", "");
    assert_eq!(status, 200, "{text}");
    text.lines().filter(|line| !line.starts_with("name")).map(Into::into).collect()
}

#[test]
fn the_same_moves_lead_to_the_same_game_on_servers_with_the_same_seed_however_little_time_bots_have() {
    let folders = [Folder::new("daily-idle"), Folder::new("daily-hurried")];
    let servers = [["--bot-thought", "1000"], ["--bot-thought", "10"]];
    let servers: Vec<Server> =
        folders.iter().zip(servers).map(|(folder, args)| Server::start_told(&folder.0, &args, &[("DAILY_SEED", SEED)])).collect();
    let day = today(&servers[0]);
    assert_eq!(day, today(&servers[1]));
    for (game, most) in [("sultan", usize::MAX), ("riquezas", 6), ("splendor", 8)] {
        let path = format!("/api/daily/{day}/{game}");
        let played = servers.iter().map(|server| {
            let ann = server.person("Ann");
            let table = begin(server, &ann, &path);
            play(server, &ann, &table, most, |made| 7 * made + 3);
            ann.act(server, &table, &json!({ "do": "resign" }));
            record(server, &table)
        });
        let played: Vec<Vec<String>> = played.collect();
        assert_eq!(played[0], played[1], "{game}");
        let promises = servers.iter().map(|server| server.person("Bob").get(server, &path)["deal"]["promise"].clone());
        let promises: Vec<Value> = promises.collect();
        assert!(promises[0] == promises[1] && promises[0].as_str().is_some_and(|promise| promise.len() == 64), "{promises:?}");
    }
}

#[test]
fn a_lone_server_keeps_its_own_seed_and_another_has_another() {
    let folder = Folder::new("daily-own");
    let promise = |server: &Server| {
        let (_, _, text) = server.ask("GET", &format!("/api/daily/{}/splendor", today(server)), "", "");
        serde_json::from_str::<Value>(&text).expect("JSON")["deal"]["promise"].clone()
    };
    let server = Server::start(&folder.0, &[]);
    let first = promise(&server);
    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    assert_eq!(promise(&server), first, "it outlives the server");
    let other = Folder::new("daily-other");
    assert_ne!(promise(&Server::start(&other.0, &[])), first);
    let refused = Command::new(env!("CARGO_BIN_EXE_cabochon"))
        .args(["serve", "--port", "0", "--data"])
        .arg(&other.0)
        .env("CABOCHON_DAILY_SEED", "short")
        .output()
        .expect("the binary runs");
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("daily_seed"), "{refused:?}");
}

#[test]
fn the_first_try_counts_without_hints_or_undo_and_later_ones_do_not_count() {
    let folder = Folder::new("daily-once");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let path = format!("/api/daily/{}/sultan", today(&server));
    assert_eq!(server.ask("POST", &path, "", "{}").0, 401);
    assert_eq!(ann.get(&server, &path)["deal"]["yours"], Value::Null);
    let table = begin(&server, &ann, &path);
    let at = format!("/api/tables/{table}");
    assert_eq!(begin(&server, &ann, &path), table, "the try goes on where it was left");
    play(&server, &ann, &table, 1, |_| 0);
    let mut socket = ann.socket(&server.host).expect("open");
    socket.watch(&table).expect("a frame");
    let frame = ann.get(&server, &at)["frame"].clone();
    assert_eq!((&frame["daily"]["counted"], &frame["undo"]), (&json!(true), &json!(false)), "{frame}");
    assert_eq!(ann.get(&server, &format!("{at}/hint"))["code"], "no-hints");
    let meant = json!({ "ply": frame["ply"], "move": frame["moves"][0], "strictness": "slips" });
    assert_eq!(ann.post(&server, &format!("{at}/coach"), &meant).1["code"], "no-hints", "nor does the coach speak");
    for (act, code) in [
        (json!({ "do": "undo" }), "no-take-backs"),
        (json!({ "do": "propose", "what": "take-back" }), "no-take-backs"),
        (json!({ "do": "away" }), "no-cover"),
    ] {
        assert_eq!(ann.act(&server, &table, &act)["code"], code, "{act}");
    }
    play(&server, &ann, &table, usize::MAX, |_| 0);
    let yours = ann.get(&server, &path)["deal"]["yours"].clone();
    assert_eq!((&yours["over"], &yours["counted"], &yours["rank"]), (&json!(true), &json!(true), &json!(1)), "{yours}");
    assert!(yours["margin"].is_i64(), "{yours}");
    assert_eq!(ann.post(&server, &format!("{at}/deal"), &json!({})).1["code"], "day-not-over", "it is not passed on today");
    let (status, answer) = ann.post(&server, &path, &json!({}));
    let again = answer["table"].as_str().expect("a name").to_string();
    assert_eq!((status, again != table), (201, true), "{answer}");
    let frame = ann.get(&server, &format!("/api/tables/{again}"))["frame"].clone();
    assert_eq!(frame["daily"]["counted"], json!(false));
    socket.watch(&again).expect("a frame");
    ann.act(&server, &again, &json!({ "do": "resign" }));
    let page = ann.get(&server, &path);
    assert_eq!((&page["deal"]["yours"], page["results"].as_array().map(Vec::len)), (&yours, Some(1)), "the second try changes nothing");
    // A game that was given up stands behind those that were played.
    let bob = server.person("Bob");
    let given_up = begin(&server, &bob, &path);
    bob.act(&server, &given_up, &json!({ "do": "resign" }));
    let results = bob.get(&server, &path)["results"].clone();
    assert_eq!((&results[1]["rank"], &results[1]["you"], &results[1]["margin"]), (&json!(2), &json!(true), &Value::Null), "{results}");
    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    assert_eq!(ann.get(&server, &path)["deal"]["yours"], yours, "the result outlives the server");
}

#[test]
fn how_others_did_is_told_when_ones_own_try_is_over_and_a_later_day_never() {
    let folder = Folder::new("daily-secrets");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let day = today(&server);
    let path = format!("/api/daily/{day}/sultan");
    let table = begin(&server, &ann, &path);
    play(&server, &ann, &table, usize::MAX, |made| made);
    let record = server.ask("GET", &format!("/api/tables/{table}/record"), "", "").2;
    let seed = record.lines().find_map(|line| line.strip_prefix("# fair server ")).expect("the server's part");
    let own = begin(&server, &bob, &path);
    for look in
        [path.as_str(), "/api/daily", "/api/tables", "/api/tables/mine", &format!("/api/tables/{own}"), &format!("/api/tables/{own}/story")]
    {
        for cookie in [format!("Cookie: {}\r\n", bob.cookie), String::new()] {
            let told = server.ask("GET", look, &cookie, "").2;
            assert!(!told.contains(&table) && !told.contains(seed) && !told.contains("Ann") && !told.contains("minds"), "{look}: {told}");
        }
    }
    let page = bob.get(&server, &path);
    assert_eq!((&page["results"], &page["opening"], &page["deal"]["counted"]), (&Value::Null, &Value::Null, &json!(1)), "{page}");
    play(&server, &bob, &own, usize::MAX, |made| made);
    let page = bob.get(&server, &path);
    let results = page["results"].as_array().expect("a list");
    let names: Vec<&str> = results.iter().filter_map(|one| one["name"].as_str()).collect();
    assert!(names.len() == 2 && names.contains(&"Ann") && names.contains(&"Bob"), "{page}");
    assert_eq!((&results[0]["rank"], &results[1]["rank"]), (&json!(1), &json!(1)), "the same moves, the same result");
    let steps = page["opening"].as_array().expect("a list");
    assert_eq!(steps.len(), 3, "{page}");
    for step in steps {
        assert_eq!(step["moves"], json!([{ "move": step["yours"], "people": 2 }]), "{step}");
        let look = format!("/api/tables/{}/plies/{}", step["table"].as_str().expect("a name"), step["ply"]);
        assert_eq!(server.ask("GET", &look, "", "").0, 200, "the position can be looked at");
    }
    let next = |day: &str| {
        let after = Command::new("date").args(["-u", "-d", &format!("{day} + 2 days"), "+%F"]).output().expect("a calendar");
        String::from_utf8_lossy(&after.stdout).trim().to_string()
    };
    for later in [format!("/api/daily/{}/sultan", next(&day)), "/api/daily/9999-12-31/sultan".into(), format!("/api/daily/{day}/chess")] {
        assert_eq!(bob.get(&server, &later)["code"], "no-such-deal", "{later}");
        assert_eq!(bob.post(&server, &later, &json!({})).1["code"], "no-such-deal", "{later}");
    }
}

#[test]
fn past_days_are_open_and_do_not_count_and_two_tabs_begin_one_try() {
    let folder = Folder::new("daily-past");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    let told = ann.get(&server, "/api/daily");
    let past = told["days"][7].as_str().expect("a day");
    let path = format!("/api/daily/{past}/splendor");
    let page = ann.get(&server, &path);
    assert_eq!((&page["today"], &page["results"], &page["opening"]), (&json!(false), &json!([]), &json!([])), "{page}");
    let table = begin(&server, &ann, &path);
    let frame = ann.get(&server, &format!("/api/tables/{table}"))["frame"].clone();
    assert_eq!(frame["daily"], json!({ "day": past, "counted": false }));
    ann.act(&server, &table, &json!({ "do": "resign" }));
    assert_eq!(ann.get(&server, &path)["results"], json!([]));
    assert!(ann.post(&server, &format!("/api/tables/{table}/deal"), &json!({})).1["deal"].is_string(), "an old deal may be passed on");
    let path = format!("/api/daily/{}/splendor", told["day"].as_str().expect("a day"));
    let tables: Vec<String> = std::thread::scope(|tabs| {
        let tabs: Vec<_> = (0..4).map(|_| tabs.spawn(|| begin(&server, &ann, &path))).collect();
        tabs.into_iter().map(|tab| tab.join().expect("an answer")).collect()
    });
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
}

#[test]
fn a_forgotten_person_has_no_result_any_more_and_new_tables_are_limited() {
    let folder = Folder::new("daily-forget");
    let server = Server::start_told(&folder.0, &[], &[("LIMITS_TABLES_BURST", "3"), ("LIMITS_TABLES_EVERY_MS", "3600000")]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    let path = format!("/api/daily/{}/sultan", today(&server));
    for person in [&ann, &bob] {
        let table = begin(&server, person, &path);
        person.act(&server, &table, &json!({ "do": "resign" }));
    }
    let admin = |args: &[&str]| {
        let done =
            Command::new(env!("CARGO_BIN_EXE_cabochon")).arg("admin").args(args).arg("--data").arg(&folder.0).output().expect("it runs");
        assert!(done.status.success(), "{done:?}");
        String::from_utf8_lossy(&done.stdout).to_string()
    };
    let people: Value = serde_json::from_str(&admin(&["people", "--json"])).expect("JSON");
    let known = people["people"].as_array().expect("a list").iter().find(|one| one["name"] == "Ann").expect("she is known");
    let id = known["person"].as_str().expect("a number").to_string();
    assert_eq!(bob.get(&server, &path)["results"].as_array().map(Vec::len), Some(2));
    admin(&["forget", &id, "--yes"]);
    let results = bob.get(&server, &path)["results"].clone();
    assert_eq!((results.as_array().map(Vec::len), &results[0]["name"]), (Some(1), &json!("Bob")), "{results}");
    let refused = (0..4).map(|_| bob.post(&server, &path, &json!({}))).find(|(status, _)| *status == 429);
    assert_eq!(refused.expect("a limit").1["code"], "too-fast");
}
