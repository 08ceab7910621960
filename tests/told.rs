//! People are told while they are away: real servers, and real endpoints that get what is sent.

use crate::online::{Person, Server, moves, until};
use crate::services::{Folder, NatsServer, PostgresServer};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::Command;
use std::sync::{Arc, Mutex};

/// Told at once, and also on this machine.
const AT_ONCE: [(&str, &str); 4] =
    [("TOLD_WAIT_SECONDS", "0"), ("TOLD_PAUSE_SECONDS", "0"), ("TOLD_RETRY_SECONDS", "1"), ("TOLD_PRIVATE_ADDRESSES", "true")];

/// A request that arrived.
#[derive(Clone, Debug)]
struct Arrived {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Arrived {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// An endpoint that keeps what arrives, and answers with the next of these statuses, then with 204.
struct Endpoint {
    address: String,
    arrived: Arc<Mutex<Vec<Arrived>>>,
}

impl Endpoint {
    fn open(statuses: &'static [&'static str]) -> Endpoint {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("bound"));
        let arrived = Arc::new(Mutex::new(Vec::new()));
        let kept = arrived.clone();
        std::thread::spawn(move || {
            let mut statuses = statuses.iter();
            for stream in listener.incoming().flatten() {
                let mut reader = BufReader::new(stream);
                let Some(request) = read(&mut reader) else { continue };
                kept.lock().expect("no holder panics").push(request);
                let status = statuses.next().unwrap_or(&"204 No Content");
                let _ =
                    reader.get_mut().write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").as_bytes());
            }
        });
        Endpoint { address, arrived }
    }

    fn all(&self) -> Vec<Arrived> {
        self.arrived.lock().expect("no holder panics").clone()
    }

    /// Waits until this many have arrived.
    fn wait(&self, count: usize) -> Vec<Arrived> {
        until("notices arrive", || Some(self.all()).filter(|all| all.len() >= count).ok_or_else(|| format!("{:?}", self.all())))
    }
}

fn read(reader: &mut impl BufRead) -> Option<Arrived> {
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_string();
    let mut headers = HashMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_string());
    }
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    Some(Arrived { path, headers, body })
}

fn delete(server: &Server, person: &Person, path: &str) -> Value {
    let (_, _, text) = server.ask("DELETE", path, &format!("Cookie: {}\r\n", person.cookie), "");
    serde_json::from_str(&text).expect("JSON")
}

/// Wants to be told of these, with this way; returns its secret.
fn tell(server: &Server, person: &Person, kinds: &[&str], way: &Value) -> String {
    let (status, added) = person.post(server, "/api/me/told/ways", way);
    assert_eq!(status, 201, "{added}");
    let (status, told) = person.post(server, "/api/me/told", &json!({ "kinds": kinds, "language": "en", "quiet": null, "utc_offset": 0 }));
    assert_eq!(status, 200, "{told}");
    added["secret"].as_str().expect("a secret").into()
}

/// Wants to hear of talk alone: who begins a game is drawn.
fn talk_only(server: &Server, person: &Person) {
    let wishes = json!({ "kinds": ["talk"], "language": "en", "quiet": null, "utc_offset": 0 });
    assert_eq!(person.post(server, "/api/me/told", &wishes).1["kinds"], json!(["talk"]));
}

fn webhook(endpoint: &Endpoint, form: &str) -> Value {
    json!({ "form": form, "address": format!("{}/hook", endpoint.address) })
}

/// A game of these two that has begun.
fn table(server: &Server, [ann, bob]: &[Person; 2]) -> String {
    let table = ann.table(server, &json!({ "game": "splendor" }), &["open"]);
    bob.act(server, &table, &json!({ "do": "join", "name": bob.name }));
    ann.act(server, &table, &json!({ "do": "start" }));
    table
}

fn two(server: &Server) -> [Person; 2] {
    [server.person("Ann"), server.person("Bob")]
}

/// Makes the first of a person's moves for as long as they owe one.
fn play(server: &Server, person: &Person, table: &str) {
    let mut frame = person.get(server, &format!("/api/tables/{table}"))["frame"].clone();
    while let Some(mv) = moves(&frame).first().cloned() {
        let answer = person.act(server, table, &json!({ "do": "play", "ply": frame["ply"], "move": mv }));
        assert!(answer["code"].is_null(), "{answer}");
        frame = answer["frame"].clone();
    }
}

/// Says something at a table, and waits until that arrives: everything before it would have arrived, too.
fn mark(server: &Server, speaker: &Person, table: &str, endpoint: &Endpoint) -> Vec<Arrived> {
    let before = endpoint.all().len();
    assert!(speaker.act(server, table, &json!({ "do": "say", "text": "hello" }))["code"].is_null());
    endpoint.wait(before + 1)
}

#[test]
fn a_webhook_is_told_of_a_turn_once_and_again_after_a_look_and_the_notice_is_signed() {
    let folder = Folder::new("told-turn");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let endpoint = Endpoint::open(&[]);
    let secret = tell(&server, &people[1], &["turn", "talk"], &webhook(&endpoint, "json"));
    let id = table(&server, &people);
    play(&server, &people[0], &id);
    let told = endpoint.wait(1)[0].clone();
    let body = told.json();
    let expected = json!({
        "kind": "turn", "game": "splendor", "table": id, "language": "en",
        "text": "It is your turn in a game of Splendor.", "link": format!("http://{}/t/{id}", server.host),
    });
    assert_eq!((body, told.path.as_str()), (expected, "/hook"), "and nothing else");
    let (time, signature) = told.headers["x-cabochon-signature"].strip_prefix("t=").and_then(|rest| rest.split_once(",v1=")).expect("both");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
    mac.update(format!("{time}.").as_bytes());
    mac.update(&told.body);
    let expected: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(signature, expected);
    people[0].act(&server, &id, &json!({ "do": "say", "text": "hello" }));
    // Another table of theirs: what is told of it comes after all that could have been told of the first.
    let other = people[0].table(&server, &json!({ "game": "sultan" }), &["open", "open"]);
    people[1].act(&server, &other, &json!({ "do": "join", "name": "Bob" }));
    let all = mark(&server, &people[0], &other, &endpoint);
    let tables: Vec<Value> = all.iter().map(|told| told.json()["table"].clone()).collect();
    assert_eq!(tables, [json!(id), json!(other)], "one notice a table until it is looked at");
    people.iter().rev().for_each(|person| play(&server, person, &id));
    let last = endpoint.wait(3)[2].json();
    assert_eq!((&last["kind"], &last["table"]), (&json!("turn"), &json!(id)), "Bob has looked meanwhile");
    assert_eq!(server.metric("cabochon_notices_sent_total "), Some(3.0));
}

#[test]
fn those_who_have_the_table_open_are_not_told_and_talk_and_invitations_are() {
    let folder = Folder::new("told-kinds");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let endpoint = Endpoint::open(&[]);
    tell(&server, &people[1], &["turn", "talk", "invitation"], &webhook(&endpoint, "discord"));
    let id = people[0].table(&server, &json!({ "game": "splendor" }), &["open"]);
    people[1].act(&server, &id, &json!({ "do": "join", "name": "Bob" }));
    let mut socket = people[1].socket(&server.host).expect("open");
    socket.watch(&id).expect("a frame");
    people[0].act(&server, &id, &json!({ "do": "start" }));
    socket.frame(|frame| frame["phase"] == "playing").expect("it begins");
    people[0].act(&server, &id, &json!({ "do": "say", "text": "hello" }));
    people[0].act(&server, &id, &json!({ "do": "resign" }));
    socket.frame(|frame| frame["phase"] == "over").expect("it ends");
    let next = people[0].act(&server, &id, &json!({ "do": "rematch" }))["table"].clone();
    let told = endpoint.wait(1)[0].json();
    let content = format!("You are invited to a new game of Splendor. http://{}/t/{}", server.host, next.as_str().expect("a name"));
    let expected = json!({ "username": "Cabochon", "content": content, "allowed_mentions": { "parse": [] } });
    assert_eq!(told, expected, "what Discord reads, and nothing of what Bob saw himself");
    drop(socket);
    until("he has gone", || {
        people[0].act(&server, &id, &json!({ "do": "say", "text": "are you there?" }));
        let said = |told: &Arrived| told.json()["content"].as_str().is_some_and(|said| said.contains("wrote to you"));
        if endpoint.all().iter().any(said) { Ok(()) } else { Err("not told".into()) }
    });
}

#[test]
fn what_did_not_arrive_is_sent_again_also_after_a_power_cut_and_nothing_twice() {
    let folder = Folder::new("told-again");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let endpoint = Endpoint::open(&["503 Not Now", "429 Too Many"]);
    tell(&server, &people[1], &["talk"], &webhook(&endpoint, "json"));
    let id = table(&server, &people);
    people[0].act(&server, &id, &json!({ "do": "say", "text": "hello" }));
    endpoint.wait(1);
    server.kill();
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let tries = endpoint.wait(3);
    let numbers: Vec<&String> = tries.iter().map(|told| &told.headers["x-cabochon-delivery"]).collect();
    assert!(numbers.iter().all(|number| *number == numbers[0]), "{numbers:?}");
    assert!(server.terminate());
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let other = table(&server, &people);
    let all = mark(&server, &people[0], &other, &endpoint);
    assert_eq!(all.len(), 4, "it arrived, and is not sent once more: {all:?}");
    assert_eq!(all[3].json()["table"], json!(other));
}

#[test]
fn of_two_nodes_one_tells() {
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
        command.args(["serve", "--port", "0", "--database-url", &postgres.url(), "--nats-url", &nats.url()]);
        Server::run(command.envs(AT_ONCE.iter().map(|(name, value)| (format!("CABOCHON_{name}"), value))))
    };
    let nodes = [start(), start()];
    let people = two(&nodes[0]);
    let endpoint = Endpoint::open(&[]);
    tell(&nodes[0], &people[1], &["talk"], &webhook(&endpoint, "json"));
    let tables: Vec<String> = (0..4).map(|_| table(&nodes[0], &people)).collect();
    for (index, id) in tables.iter().enumerate() {
        mark(&nodes[index % 2], &people[0], id, &endpoint);
    }
    let mut told: Vec<String> = endpoint.all().iter().map(|told| told.json()["table"].as_str().expect("a name").to_string()).collect();
    let mut expected = tables;
    told.sort();
    expected.sort();
    assert_eq!(told, expected, "each once");
}

#[test]
fn addresses_of_this_machine_redirects_and_too_many_ways_are_refused() {
    let folder = Folder::new("told-refused");
    let server = Server::start_told(&folder.0, &[], &[]);
    let ann = server.person("Ann");
    let add = |server: &Server, person: &Person, address: &str| {
        person.post(server, "/api/me/told/ways", &json!({ "form": "json", "address": address })).1
    };
    for address in
        ["http://hooks.example/", "https://127.0.0.1/", "https://[::1]:8443/", "https://10.0.0.1/", "https://hooks.example:22/", "x"]
    {
        assert_eq!(add(&server, &ann, address)["code"], "bad-address", "{address}");
    }
    for number in 0..5 {
        assert!(add(&server, &ann, &format!("https://hooks.example/{number}"))["code"].is_null());
    }
    assert_eq!(add(&server, &ann, "https://hooks.example/6")["code"], "too-many-ways");
    assert!(add(&server, &ann, "https://hooks.example/4")["code"].is_null(), "a known one may be added again");
    let ways = ann.get(&server, "/api/me/told")["ways"].clone();
    assert_eq!((ways.as_array().map(Vec::len), &ways[0]["host"]), (Some(5), &json!("hooks.example")));
    assert!(!ways.to_string().contains("secret") && !ways.to_string().contains("/4"), "{ways}");
    let bob = server.person("Bob");
    let path = format!("/api/me/told/ways/{}", ways[0]["id"].as_str().expect("a number"));
    delete(&server, &bob, &path);
    assert_eq!(ann.get(&server, "/api/me/told")["ways"], ways, "another's way stays");
    assert_eq!(delete(&server, &ann, &path)["ways"].as_array().map(Vec::len), Some(4));
    for wishes in [
        json!({ "kinds": ["cards"], "language": "en", "quiet": null, "utc_offset": 0 }),
        json!({ "kinds": [], "language": "tlh", "quiet": null, "utc_offset": 0 }),
        json!({ "kinds": [], "language": "en", "quiet": [0, 1440], "utc_offset": 0 }),
        json!({ "kinds": [], "language": "en", "quiet": null, "utc_offset": -32768 }),
    ] {
        assert_eq!(ann.post(&server, "/api/me/told", &wishes).1["code"], "bad-message", "{wishes}");
    }
    assert_eq!(server.ask("GET", "/api/me/told", "", "").0, 401);
    let id = ann.table(&server, &json!({ "game": "splendor" }), &["open"]);
    assert_eq!(bob.post(&server, &format!("/api/tables/{id}/mute"), &json!({ "muted": true })).1["code"], "not-seated");
    drop(server);
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let target = Endpoint::open(&[]);
    let location = format!("302 Found\r\nlocation: {}/stolen", target.address);
    let astray = Endpoint::open(Box::leak(Box::new([&*Box::leak(location.into_boxed_str())])));
    tell(&server, &people[1], &["talk"], &webhook(&astray, "json"));
    let id = table(&server, &people);
    mark(&server, &people[0], &id, &astray);
    let other = table(&server, &people);
    mark(&server, &people[0], &other, &astray);
    assert!(target.all().is_empty(), "{:?}", target.all());
}

#[test]
fn muted_tables_and_quiet_hours_are_silent() {
    let folder = Folder::new("told-quiet");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let endpoint = Endpoint::open(&[]);
    tell(&server, &people[1], &["talk"], &webhook(&endpoint, "json"));
    let (loud, muted) = (table(&server, &people), table(&server, &people));
    let (_, answer) = people[1].post(&server, &format!("/api/tables/{muted}/mute"), &json!({ "muted": true }));
    assert_eq!(answer, json!({ "muted": true }));
    people[0].act(&server, &muted, &json!({ "do": "say", "text": "hello" }));
    let all = mark(&server, &people[0], &loud, &endpoint);
    assert_eq!(all.iter().map(|told| told.json()["table"].clone()).collect::<Vec<_>>(), [json!(loud)]);
    // Quiet all day but for a minute that is twelve hours away.
    let minute = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs() / 60 % 1440;
    let quiet = json!([(minute + 721) % 1440, (minute + 720) % 1440]);
    let wishes = json!({ "kinds": ["talk"], "language": "en", "quiet": quiet, "utc_offset": 0 });
    assert_eq!(people[1].post(&server, "/api/me/told", &wishes).1["quiet"], quiet);
    let silent = table(&server, &people);
    people[0].act(&server, &silent, &json!({ "do": "say", "text": "hello" }));
    let marker = two(&server);
    let other = Endpoint::open(&[]);
    tell(&server, &marker[1], &["talk"], &webhook(&other, "json"));
    mark(&server, &marker[0], &table(&server, &marker), &other);
    assert_eq!(endpoint.all().len(), 1, "it is quiet");
}

#[test]
fn a_browser_gets_a_push_that_it_alone_can_read() {
    use base64ct::{Base64UrlUnpadded, Encoding};
    use web_push_native::p256::SecretKey;
    use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
    let folder = Folder::new("told-push");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let endpoint = Endpoint::open(&["201 Created", "410 Gone"]);
    let (browser, auth) = (SecretKey::from_slice(&[7; 32]).expect("a key"), [9; 16]);
    let p256dh = Base64UrlUnpadded::encode_string(browser.public_key().to_encoded_point(false).as_bytes());
    let way = json!({ "form": "push", "address": format!("{}/push/1", endpoint.address), "p256dh": p256dh, "auth": Base64UrlUnpadded::encode_string(&auth) });
    let mut bad = way.clone();
    bad["p256dh"] = json!("AAAA");
    assert_eq!(people[1].post(&server, "/api/me/told/ways", &bad).1["code"], "bad-message");
    assert_eq!(tell(&server, &people[1], &["talk"], &way), "", "a browser has its own secret");
    let key = people[1].get(&server, "/api/me/told")["push_key"].as_str().expect("a key").to_string();
    let id = table(&server, &people);
    let pushed = mark(&server, &people[0], &id, &endpoint)[0].clone();
    assert_eq!((pushed.path.as_str(), pushed.headers["content-encoding"].as_str()), ("/push/1", "aes128gcm"));
    assert!(pushed.headers["authorization"].starts_with("vapid t=") && pushed.headers["authorization"].ends_with(&format!(", k={key}")));
    assert_eq!((pushed.headers["topic"].as_str(), pushed.headers["urgency"].as_str()), (id.as_str(), "low"));
    let plain = web_push_native::decrypt(pushed.body.clone(), &browser, &auth.into()).expect("the browser reads it");
    let said: Value = serde_json::from_slice(&plain).expect("JSON");
    let expected = json!({
        "kind": "talk", "game": "splendor", "table": id, "language": "en", "title": "Splendor",
        "text": "Somebody wrote to you in a game of Splendor.", "link": format!("/t/{id}"),
    });
    assert_eq!(said, expected);
    assert!(!pushed.body.windows(id.len()).any(|bytes| bytes == id.as_bytes()), "nobody on the way reads it");
    mark(&server, &people[0], &table(&server, &people), &endpoint);
    until("a browser that is gone is forgotten", || {
        let ways = people[1].get(&server, "/api/me/told")["ways"].clone();
        if ways == json!([]) { Ok(()) } else { Err(ways.to_string()) }
    });
    assert!(server.terminate());
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    assert_eq!(people[1].get(&server, "/api/me/told")["push_key"], json!(key), "the server keeps its key");
}

#[test]
fn a_test_says_what_came_of_it_and_a_webhook_that_had_stopped_goes_on() {
    let folder = Folder::new("told-test");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    const LOST: &str = "404 Not Found";
    let endpoint = Endpoint::open(&["200 OK", LOST, "503 Not Now", LOST, LOST, LOST, LOST, LOST, "204 No Content", "410 Gone"]);
    let (_, added) = people[1].post(&server, "/api/me/told/ways", &webhook(&endpoint, "json"));
    let path = format!("/api/me/told/ways/{}/test", added["id"].as_str().expect("a number"));
    let test = || people[1].post(&server, &path, &json!({})).1;
    assert_eq!(test(), json!({ "outcome": "arrived", "status": null }));
    let link = format!("http://{}/", server.host);
    let expected = json!({ "kind": "test", "language": "en", "text": "Notifications from Cabochon arrive here.", "link": link });
    assert_eq!(endpoint.all()[0].json(), expected);
    assert_eq!(test(), json!({ "outcome": "refused", "status": 404 }));
    assert_eq!(test(), json!({ "outcome": "refused", "status": 503 }));
    assert_eq!(people[0].post(&server, &path, &json!({})).1["code"], "no-such-page", "another's webhook");
    talk_only(&server, &people[1]);
    for _ in 0..5 {
        mark(&server, &people[0], &table(&server, &people), &endpoint);
    }
    let is_stopped = |wanted: bool| {
        until("the settings say so", || {
            let ways = people[1].get(&server, "/api/me/told")["ways"].clone();
            if ways[0]["stopped"] == json!(wanted) { Ok(()) } else { Err(ways.to_string()) }
        });
    };
    is_stopped(true);
    assert_eq!(test()["outcome"], "arrived");
    is_stopped(false);
    assert_eq!(test(), json!({ "outcome": "gone", "status": 410 }));
    assert_eq!(people[1].get(&server, "/api/me/told")["ways"], json!([]), "nothing is there any more");
}

#[test]
fn a_feed_lists_what_waits_for_its_person_and_a_renewed_link_ends_the_old_one() {
    let folder = Folder::new("told-feed");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let renew = || {
        let (status, made) = people[1].post(&server, "/api/me/told/feed", &json!({}));
        assert_eq!(status, 201, "{made}");
        made["link"].as_str().and_then(|link| link.strip_prefix(&format!("http://{}", server.host))).expect("a link of ours").to_string()
    };
    let link = renew();
    talk_only(&server, &people[1]);
    let read = |link: &str| server.ask("GET", link, "", "");
    let shows = |link: &str, wanted: usize| {
        until("the feed shows it", || {
            let (status, head, text) = read(link);
            assert!(
                status == 200 && head.to_ascii_lowercase().contains("application/atom+xml") && text.ends_with("</feed>\n"),
                "{head}{text}"
            );
            if text.matches("<entry>").count() == wanted { Ok(text) } else { Err(text) }
        })
    };
    shows(&link, 0);
    let id = table(&server, &people);
    people[0].act(&server, &id, &json!({ "do": "say", "text": "a secret of ours" }));
    let text = shows(&link, 1);
    let title = "<title>Somebody wrote to you in a game of Splendor.</title>";
    assert!(text.contains(title) && text.contains(&format!("<link href=\"http://{}/t/{id}\"/>", server.host)), "{text}");
    assert!(!text.contains("a secret"), "{text}");
    shows(&link, 1);
    let new = renew();
    shows(&new, 1);
    let wrong = format!("{}{}", &new[..new.len() - 1], if new.ends_with('0') { '1' } else { '0' });
    for dead in [&link, &wrong] {
        assert_eq!(read(dead).0, 404, "{dead}");
    }
    people[1].get(&server, &format!("/api/tables/{id}"));
    shows(&new, 0);
    let ways = people[1].get(&server, "/api/me/told")["ways"].clone();
    assert_eq!((ways.as_array().map(Vec::len), &ways[0]["form"]), (Some(1), &json!("feed")), "{ways}");
    assert!(!new.split('/').next_back().is_some_and(|secret| ways.to_string().contains(secret)));
    delete(&server, &people[1], &format!("/api/me/told/ways/{}", ways[0]["id"].as_str().expect("a number")));
    assert_eq!(read(&new).0, 404);
}

#[test]
fn a_table_tells_its_hosts_webhook_whose_turn_it_is_and_who_won() {
    let folder = Folder::new("told-table");
    let server = Server::start_told(&folder.0, &[], &AT_ONCE);
    let people = two(&server);
    let endpoint = Endpoint::open(&["503 Not Now"]);
    let id = people[0].table(&server, &json!({ "game": "splendor" }), &["open"]);
    let path = format!("/api/tables/{id}/webhooks");
    let hook = json!({ "form": "json", "address": format!("{}/table", endpoint.address), "language": "de" });
    assert_eq!(people[1].post(&server, &path, &hook).1["code"], "not-seated");
    people[1].act(&server, &id, &json!({ "do": "join", "name": "Bob" }));
    assert_eq!(people[1].post(&server, &path, &hook).1["code"], "not-host");
    let (status, added) = people[0].post(&server, &path, &hook);
    assert_eq!(status, 201, "{added}");
    for number in 0..2 {
        let another = json!({ "form": "discord", "address": format!("{}/{number}", endpoint.address), "language": "en" });
        let code = people[0].post(&server, &path, &another).1["code"].clone();
        assert_eq!(code, if number == 0 { Value::Null } else { json!("too-many-ways") });
    }
    let seen = people[1].get(&server, &path);
    assert_eq!((&seen["yours"], seen["ways"].as_array().map(Vec::len)), (&json!(false), Some(2)), "everyone at the table sees it: {seen}");
    assert!(!seen.to_string().contains("/table") && !seen.to_string().contains(added["secret"].as_str().expect("a secret")), "{seen}");
    let discord = seen["ways"][1]["id"].as_str().expect("a number").to_string();
    assert_eq!(delete(&server, &people[1], &format!("{path}/{discord}"))["code"], "not-host");
    assert_eq!(delete(&server, &people[0], &format!("{path}/{discord}"))["ways"].as_array().map(Vec::len), Some(1));
    assert_eq!(server.person("Carl").get(&server, &path)["code"], "not-seated");
    people[0].act(&server, &id, &json!({ "do": "start" }));
    let tries = endpoint.wait(2);
    assert_eq!(tries[0].headers["x-cabochon-delivery"], tries[1].headers["x-cabochon-delivery"], "it was not taken at first");
    let told = tries[1].json();
    let name = told["names"][0].as_str().expect("a name").to_string();
    let text = format!("Am Zug bei Splendor: {name}.");
    let link = format!("http://{}/t/{id}", server.host);
    let expected =
        json!({ "kind": "table-turn", "game": "splendor", "table": id, "language": "de", "text": text, "link": link, "names": [name] });
    assert_eq!(told, expected, "and nothing else");
    let (mover, other) = if name == "Ann" { (0, 1) } else { (1, 0) };
    play(&server, &people[mover], &id);
    assert_eq!(endpoint.wait(3)[2].json()["names"], json!([people[other].name]));
    people[other].act(&server, &id, &json!({ "do": "resign" }));
    let end = endpoint.wait(4)[3].json();
    assert_eq!((&end["kind"], &end["names"]), (&json!("table-end"), &json!([people[mover].name])), "{end}");
    drop(server);
    let strict = Server::start_told(&folder.0, &[], &[]);
    let refused = people[0].post(&strict, &path, &json!({ "form": "json", "address": "https://127.0.0.1/x", "language": "en" })).1;
    assert_eq!(refused["code"], "bad-address");
}

/// An endpoint that takes connections and never answers.
fn silent() -> (String, Arc<Mutex<usize>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}", listener.local_addr().expect("bound"));
    let open = Arc::new(Mutex::new(0));
    let counted = open.clone();
    std::thread::spawn(move || {
        let mut kept = Vec::new();
        for stream in listener.incoming().flatten() {
            *counted.lock().expect("no holder panics") += 1;
            kept.push(stream);
        }
    });
    (address, open)
}

/// One person's slow webhook took all requests at once, and everybody else waited for it.
#[test]
fn a_slow_webhook_holds_up_nobody_else() {
    let folder = Folder::new("told-slow");
    let server = Server::start_told(&folder.0, &["--no-limits"], &AT_ONCE);
    let (slow, fast) = (two(&server), two(&server));
    let ((address, open), endpoint) = (silent(), Endpoint::open(&[]));
    tell(&server, &slow[1], &["talk"], &json!({ "form": "json", "address": address }));
    tell(&server, &fast[1], &["talk"], &webhook(&endpoint, "json"));
    let quick = table(&server, &fast);
    for _ in 0..70 {
        let id = slow[0].table(&server, &json!({ "game": "splendor" }), &["open"]);
        slow[1].act(&server, &id, &json!({ "do": "join", "name": "Bob" }));
        assert!(slow[0].act(&server, &id, &json!({ "do": "say", "text": "hello" }))["code"].is_null());
    }
    until("the slow one is asked", || if *open.lock().expect("no holder panics") >= 4 { Ok(()) } else { Err("not yet".into()) });
    mark(&server, &fast[0], &quick, &endpoint);
    // Four at a time, each for ten seconds at most: far fewer than there are, however slow this machine is.
    let asked = *open.lock().expect("no holder panics");
    assert!(asked < 40, "{asked}");
}
