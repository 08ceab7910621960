//! People are told by mail: a real server, and a real mail server that keeps what it gets.

use crate::online::{Person, Server, until};
use crate::post::{Letter, PostOffice, Safety};
use crate::services::Folder;
use serde_json::{Value, json};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

const ANN: &str = "ann.bee@mail.example";

/// A server that tells at once and sends its mail to this post office.
fn start(data: &Path, office: &PostOffice, more: &[(&str, &str)]) -> Server {
    Server::run(&mut command(data, office, more))
}

fn command(data: &Path, office: &PostOffice, more: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    command.args(["serve", "--port", "0", "--data"]).arg(data);
    let at_once = [("TOLD_WAIT_SECONDS", "0"), ("TOLD_PAUSE_SECONDS", "0"), ("TOLD_RETRY_SECONDS", "1")];
    command.envs(at_once.iter().chain(more).map(|(name, value)| (format!("CABOCHON_{name}"), value)));
    command.envs(office.settings().into_iter().map(|(name, value)| (format!("CABOCHON_{name}"), value)));
    command
}

fn name_address(server: &Server, person: &Person, address: &str) -> (u16, Value) {
    person.post(server, "/api/me/told/mail", &json!({ "address": address, "language": "en" }))
}

fn wish(server: &Server, person: &Person, kinds: &[&str], language: &str) {
    let wishes = json!({ "kinds": kinds, "language": language, "quiet": null, "utc_offset": 0 });
    assert_eq!(person.post(server, "/api/me/told", &wishes).0, 200);
}

/// Names an address and confirms it; returns the mail that asked for that.
fn confirmed(server: &Server, person: &Person, address: &str, office: &PostOffice) -> Letter {
    let before = office.all().len();
    let (status, added) = name_address(server, person, address);
    assert_eq!(status, 201, "{added}");
    let letter = office.wait(before + 1)[before].clone();
    let (status, _, page) = server.ask("POST", &letter.path("/mail/confirm/"), "", "");
    assert!(status == 200 && page.contains("Address confirmed"), "{status} {page}");
    letter
}

fn forms(server: &Server, person: &Person) -> Vec<String> {
    let ways = person.get(server, "/api/me/told")["ways"].clone();
    ways.as_array()
        .expect("ways")
        .iter()
        .map(|way| format!("{} {}", way["form"].as_str().unwrap(), way["host"].as_str().unwrap()))
        .collect()
}

fn two(server: &Server) -> [Person; 2] {
    [server.person("Ann"), server.person("Bob")]
}

/// A game of these two that has begun.
fn table(server: &Server, [ann, bob]: &[Person; 2]) -> String {
    let table = ann.table(server, &json!({ "game": "splendor" }), &["open"]);
    bob.act(server, &table, &json!({ "do": "join", "name": bob.name }));
    ann.act(server, &table, &json!({ "do": "start" }));
    table
}

fn say(server: &Server, person: &Person, table: &str) {
    assert!(person.act(server, table, &json!({ "do": "say", "text": "our secret" }))["code"].is_null());
}

#[test]
fn a_confirmed_address_gets_notices_and_one_click_stops_them() {
    let (folder, office) = (Folder::new("mail-confirmed"), PostOffice::open(&[]));
    let server = start(&folder.0, &office, &[("LIMITS_TALK_BURST", "100")]);
    let people = two(&server);
    assert_eq!(people[0].get(&server, "/api/me/told")["mail"], json!(true));
    let (status, added) = name_address(&server, &people[0], " Ann.Bee@Mail.Example ");
    assert_eq!((status, &added["secret"]), (201, &json!("")), "{added}");
    wish(&server, &people[0], &["talk"], "en");
    let asked = office.wait(1)[0].clone();
    assert_eq!((asked.to.as_str(), asked.header("Subject").as_str()), ("Ann.Bee@mail.example", "Confirm your address for Cabochon"));
    assert!(asked.body.contains(&server.host), "it says who asks: {}", asked.body);
    // Before it is confirmed, nothing else is sent there, and looking at the link does not confirm it.
    let link = asked.path("/mail/confirm/");
    for _ in 0..2 {
        let (status, head, page) = server.ask("GET", &link, "", "");
        assert!(status == 200 && page.contains("<form method=\"post\"><button>Confirm</button></form>"), "{page}");
        assert!(head.contains("content-security-policy: default-src 'none'") && !page.contains(ANN), "{head}{page}");
    }
    assert_eq!(forms(&server, &people[0]), ["unconfirmed Ann.Bee@mail.example"]);
    let first = table(&server, &people);
    say(&server, &people[1], &first);
    assert_eq!(server.ask("POST", &link, "", "").0, 200);
    assert_eq!(server.ask("POST", &link, "", "").0, 404, "a link works once");
    assert_eq!(forms(&server, &people[0]), ["mail Ann.Bee@mail.example"]);
    let second = table(&server, &people);
    say(&server, &people[1], &second);
    let told = office.wait(2)[1].clone();
    assert!(told.body.contains(&format!("http://{}/t/{second}", server.host)), "only what happened since: {}", told.body);
    assert!(told.header("Subject").contains("in a game of Splendor.") && !told.body.contains("our secret"), "{told:?}");
    assert_eq!(
        (told.header("From"), told.header("Auto-Submitted")),
        ("Cabochon <tables@cabochon.example>".into(), "auto-generated".into())
    );
    let stop = told.path("/mail/stop/");
    assert_eq!(told.header("List-Unsubscribe"), format!("<http://{}{stop}>", server.host));
    assert_eq!(told.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    // One notice a table until it is looked at, and a muted table is silent.
    say(&server, &people[1], &second);
    let muted = table(&server, &people);
    people[0].post(&server, &format!("/api/tables/{muted}/mute"), &json!({ "muted": true }));
    say(&server, &people[1], &muted);
    people[0].get(&server, &format!("/api/tables/{second}"));
    say(&server, &people[1], &second);
    let all = office.wait(3);
    assert!(all.len() == 3 && all[2].body.contains(&second), "{all:?}");
    assert_ne!(all[1].header("Message-ID"), all[2].header("Message-ID"));
    // What mail programs and scanners open by themselves stops nothing; what they post for their reader does.
    assert_eq!(server.ask("GET", &stop, "", "").0, 200);
    assert_eq!(server.ask("HEAD", &stop, "", "").0, 200);
    assert_eq!(forms(&server, &people[0]), ["mail Ann.Bee@mail.example"]);
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let (status, _, page) = server.ask("POST", &stop, form, "List-Unsubscribe=One-Click");
    assert!(status == 200 && page.contains("Nothing more will be sent"), "{page}");
    assert!(forms(&server, &people[0]).is_empty());
    say(&server, &people[1], &table(&server, &people));
    confirmed(&server, &people[1], "bob@mail.example", &office);
    say(&server, &people[0], &table(&server, &people));
    let all = office.wait(5);
    assert!(all[3..].iter().all(|letter| letter.to == "bob@mail.example"), "Ann gets nothing more: {all:?}");
}

#[test]
fn a_notice_that_did_not_arrive_is_sent_again_after_a_power_cut_and_none_twice() {
    let (folder, office) = (Folder::new("mail-again"), PostOffice::open(&["250 kept", "451 not now"]));
    let server = start(&folder.0, &office, &[]);
    let people = two(&server);
    confirmed(&server, &people[0], ANN, &office);
    wish(&server, &people[0], &["talk"], "de");
    let first = table(&server, &people);
    say(&server, &people[1], &first);
    office.wait(2);
    server.kill();
    let server = start(&folder.0, &office, &[]);
    let tries = office.wait(3);
    assert_eq!(tries[1].header("Message-ID"), tries[2].header("Message-ID"), "mail programs can tell that it is the same");
    assert!(tries[2].header("Content-Language") == "de" && tries[2].body.contains("Am Tisch hat dir jemand geschrieben"), "{:?}", tries[2]);
    until("it is noted", || match server.metric("cabochon_notices_sent_total ") {
        Some(1.0) => Ok(()),
        other => Err(format!("{other:?}")),
    });
    server.kill();
    let server = start(&folder.0, &office, &[]);
    let second = table(&server, &people);
    say(&server, &people[1], &second);
    let all = office.wait(4);
    assert!(all.len() == 4 && all[3].body.contains(&second), "{all:?}");
}

#[test]
fn nobody_can_use_us_to_write_to_strangers() {
    let (folder, office) = (Folder::new("mail-strangers"), PostOffice::open(&[]));
    let many = [("LIMITS_MAILS_BURST", "100")];
    let server = start(&folder.0, &office, &many);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    for bad in ["", "ann", "ann@localhost", "ann@[127.0.0.1]", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example"] {
        assert_eq!(name_address(&server, &ann, bad).1["code"], "bad-mail", "{bad}");
    }
    // An address gets three a day, whoever asks and however it is spelt.
    let spelt = [(&ann, "victim@mail.example"), (&bob, "Victim@mail.example"), (&bob, "victim+1@mail.example")];
    for (person, address) in spelt {
        assert_eq!(name_address(&server, person, address).0, 201, "{address}");
    }
    let carl = server.person("Carl");
    for (person, address) in [(&carl, "VICTIM+x@mail.example"), (&ann, "victim@mail.example")] {
        assert_eq!(name_address(&server, person, address).1["code"], "too-fast", "{address}");
    }
    assert!(server.terminate());
    let server = start(&folder.0, &office, &many);
    assert_eq!(name_address(&server, &carl, "victim@mail.example").1["code"], "too-fast", "also after a restart");
    assert_eq!(name_address(&server, &bob, "other@mail.example").1["code"], "too-many-ways");
    // Links are for one address and one purpose.
    let link = office.wait(3)[0].path("/mail/confirm/");
    let wrong =
        [link.replace("confirm", "stop"), format!("{}0", &link[..link.len() - 1]), link.replace("/mail/confirm/", "/mail/confirm/x")];
    for wrong in wrong.iter().filter(|wrong| **wrong != link) {
        let (status, _, page) = server.ask("POST", wrong, "Accept-Language: de-AT\r\n", "");
        assert!(status == 404 && page.contains("Dieser Link funktioniert nicht mehr") && page.contains("lang=\"de\""), "{wrong}: {page}");
    }
    // Another site cannot press the button, and who did not ask can have silence.
    assert_eq!(server.ask("POST", &link, "Origin: https://evil.example\r\n", "").0, 403);
    assert_eq!(name_address(&server, &carl, "dora@mail.example").0, 201);
    assert_eq!(server.ask("POST", &office.wait(4)[3].path("/mail/stop/"), "", "").0, 200);
    assert_eq!(name_address(&server, &carl, "dora@mail.example").1["code"], "too-fast");
    assert_eq!(office.all().len(), 4);
    drop(server);
    // By itself a person, and a network, may ask for five.
    let server = start(&folder.0, &office, &[]);
    let answers: Vec<u16> =
        (0..7).map(|number| name_address(&server, &server.person("Eve"), &format!("v{number}@mail.example")).0).collect();
    assert_eq!(answers, [201, 201, 201, 201, 201, 429, 429]);
}

#[test]
fn a_link_expires_after_a_day() {
    let (folder, office) = (Folder::new("mail-expired"), PostOffice::open(&[]));
    let server = start(&folder.0, &office, &[]);
    let ann = server.person("Ann");
    assert_eq!(name_address(&server, &ann, ANN).0, 201);
    let link = office.wait(1)[0].path("/mail/confirm/");
    assert!(server.terminate());
    let age = async {
        use sqlx::Connection;
        let url = format!("sqlite://{}", folder.0.join("cabochon.db").display());
        let mut database = sqlx::SqliteConnection::connect(&url).await.expect("opened");
        let day = "UPDATE told_ways SET made = made - 24 * 60 * 60 * 1000";
        assert_eq!(sqlx::query(day).execute(&mut database).await.expect("changed").rows_affected(), 1);
        database.close().await.expect("closed");
    };
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(age);
    let server = start(&folder.0, &office, &[]);
    for method in ["GET", "POST"] {
        let (status, _, page) = server.ask(method, &link, "", "");
        assert!(status == 404 && page.contains("This link no longer works"), "{page}");
    }
    until("it is cleared up", || if forms(&server, &ann).is_empty() { Ok(()) } else { Err("still there".into()) });
}

/// Whether some file of the folder holds this text.
fn holds(folder: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).expect("our folder").flatten();
    files.filter_map(|file| std::fs::read(file.path()).ok()).any(|bytes| bytes.windows(text.len()).any(|found| found == text.as_bytes()))
}

#[test]
fn an_address_is_exported_and_forgotten_and_never_logged() {
    let (folder, office) = (Folder::new("mail-forgotten"), PostOffice::open(&["250 kept", "550 nobody here"]));
    let mut command = command(&folder.0, &office, &[]);
    let (server, mut log) = Server::run_logged(command.args(["--log", "debug", "--access-log"]).stderr(Stdio::piped()));
    let people = two(&server);
    confirmed(&server, &people[0], ANN, &office);
    wish(&server, &people[0], &["talk"], "en");
    say(&server, &people[1], &table(&server, &people));
    office.wait(2);
    until("it is given up", || match server.metric("cabochon_notices_lost_total ") {
        Some(1.0) => Ok(()),
        other => Err(format!("{other:?}")),
    });
    let told = people[0].get(&server, "/api/me/told");
    assert_eq!(
        (&told["ways"][0]["host"], &told["ways"][0]["stopped"]),
        (&json!(ANN), &json!(false)),
        "one that did not arrive stops nothing"
    );
    assert!(!people[1].get(&server, "/api/me/told").to_string().contains(ANN));
    assert!(holds(&folder.0, ANN));
    assert_eq!(people[0].post(&server, "/api/me/forget", &json!({ "name": "Ann" })).0, 200);
    assert!(!holds(&folder.0, ANN), "nothing of it is left in the database");
    assert!(server.terminate());
    let mut text = String::new();
    log.read_to_string(&mut text).expect("text");
    assert!(!text.is_empty() && !text.contains("ann.bee"), "{text}");
}

#[test]
fn a_server_without_mail_says_so_and_one_whose_mail_fails_keeps_nothing() {
    let folder = Folder::new("mail-none");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    assert_eq!(ann.get(&server, "/api/me/told")["mail"], json!(false));
    assert_eq!(name_address(&server, &ann, ANN).1["code"], "bad-mail");
    assert!(server.terminate());
    let office = PostOffice::open(&["550 nobody here", "451 not now", "250 kept", "250 kept"]);
    let server = start(&folder.0, &office, &[]);
    assert_eq!(name_address(&server, &ann, ANN).1["code"], "bad-mail");
    assert_eq!(name_address(&server, &ann, "ann@other.example").1["code"], "unavailable");
    assert!(forms(&server, &ann).is_empty());
    confirmed(&server, &ann, "ann@third.example", &office);
    let way = ann.get(&server, "/api/me/told")["ways"][0]["id"].as_str().expect("a number").to_string();
    let (_, tested) = ann.post(&server, &format!("/api/me/told/ways/{way}/test"), &json!({}));
    assert_eq!(tested, json!({ "outcome": "arrived", "status": null }));
    assert!(office.wait(4)[3].body.starts_with("Notifications from Cabochon arrive here."));
    drop(server);
    let bad = Command::new(env!("CARGO_BIN_EXE_cabochon"))
        .args(["serve", "--port", "0", "--data"])
        .arg(&folder.0)
        .env("CABOCHON_MAIL_URL", "smtp://ann:hush@mail.example")
        .env("CABOCHON_MAIL_FROM", "tables@cabochon.example")
        .output()
        .expect("it runs");
    let why = String::from_utf8_lossy(&bad.stderr).into_owned();
    assert!(!bad.status.success() && why.contains("unencrypted") && !why.contains("hush"), "{why}");
}

/// A server that trusts only this authority.
fn trusting(folder: &Folder, office: &PostOffice, authority: &str) -> Server {
    let file = folder.0.join("authority.pem");
    std::fs::write(&file, authority).expect("written");
    Server::run(command(&folder.0, office, &[]).env("SSL_CERT_FILE", &file).env_remove("SSL_CERT_DIR"))
}

#[test]
fn mail_is_encrypted_from_its_beginning_or_on_request_and_otherwise_not_sent() {
    for safety in [Safety::Always, Safety::OnRequest] {
        let (folder, office) = (Folder::new(&format!("mail-{safety:?}")), PostOffice::guarded(safety, &[]));
        let server = trusting(&folder, &office, &office.authority);
        let people = two(&server);
        confirmed(&server, &people[0], ANN, &office);
        wish(&server, &people[0], &["talk"], "en");
        say(&server, &people[1], &table(&server, &people));
        assert!(office.wait(2).iter().all(|letter| letter.is_encrypted && letter.to == ANN), "{safety:?}: {:?}", office.all());
    }
    // A server whose certificate somebody else signed, and one that offers no encryption, get no mail and no password.
    let stranger = PostOffice::guarded(Safety::Always, &[]);
    for safety in [Safety::Always, Safety::OnRequest] {
        let (folder, office) = (Folder::new(&format!("mail-unknown-{safety:?}")), PostOffice::guarded(safety, &[]));
        let server = trusting(&folder, &office, &stranger.authority);
        let ann = server.person("Ann");
        assert_eq!(name_address(&server, &ann, ANN).1["code"], "unavailable", "{safety:?}");
        assert!(office.all().is_empty() && forms(&server, &ann).is_empty());
    }
    let (folder, open) = (Folder::new("mail-open"), PostOffice::open(&[]));
    let required = format!("smtp://127.0.0.1:{}?tls=required", open.port);
    let server = Server::run(command(&folder.0, &open, &[]).env("CABOCHON_MAIL_URL", required));
    assert_eq!(name_address(&server, &server.person("Ann"), ANN).1["code"], "unavailable");
    assert!(open.all().is_empty());
}

/// A file of an archive.
fn unpacked(archive: Vec<u8>, name: &str) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(archive)).expect("an archive");
    let mut text = String::new();
    archive.by_name(name).expect("a file").read_to_string(&mut text).expect("text");
    text
}

#[test]
fn a_confirmed_address_is_in_its_owners_archive_and_works_after_a_backup_is_restored() {
    let (folder, office) = (Folder::new("mail-kept"), PostOffice::open(&[]));
    let server = start(&folder.0, &office, &[]);
    let people = two(&server);
    confirmed(&server, &people[0], ANN, &office);
    wish(&server, &people[0], &["talk"], "en");
    for (person, is_there) in people.iter().zip([true, false]) {
        let notices = unpacked(person.download(&server, "/api/me/export").1, "notices.json");
        assert_eq!(notices.contains(ANN), is_there, "{notices}");
    }
    drop(server);
    let restored = Folder::new("mail-restored");
    let (file, data, place) = (folder.0.join("backup"), &folder.0, &restored.0);
    for (act, data) in [("backup", data), ("restore", place)] {
        let run = Command::new(env!("CARGO_BIN_EXE_cabochon")).arg(act).arg(&file).arg("--data").arg(data).output().expect("it runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    }
    let server = start(&restored.0, &office, &[]);
    assert_eq!(forms(&server, &people[0]), [format!("mail {ANN}")]);
    say(&server, &people[1], &table(&server, &people));
    assert_eq!(office.wait(2)[1].to, ANN);
}
