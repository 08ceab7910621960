//! A database that nears and reaches its quota: first a warning, then no new tables, and games go on.

use crate::online::{Server, moves};
use crate::services::Folder;
use serde_json::{Value, json};
use sqlx::Connection;
use std::path::Path;
use std::process::Command;

/// Makes the database of a stopped server larger, up to this many bytes.
fn fill(folder: &Path, bytes: i64) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let file = format!("sqlite://{}", folder.join("cabochon.db").display());
        let mut database = sqlx::SqliteConnection::connect(&file).await.expect("its file");
        let used = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
        let used: i64 = sqlx::query_scalar(used).fetch_one(&mut database).await.expect("a number");
        let line = "x".repeat(usize::try_from(bytes - used).expect("it is smaller"));
        // An open report is kept, whatever it is about.
        let ballast = "INSERT INTO reports (n, at, table_id, reporter, kind, said, context, why, words) \
                       VALUES (1, 0, 't', 'r', 'talk', $1, '[]', 'other', '') ON CONFLICT (n) DO UPDATE SET said = said || excluded.said";
        sqlx::query(ballast).bind(line).execute(&mut database).await.expect("written");
        database.close().await.expect("closed");
    });
}

fn start(folder: &Path) -> Server {
    Server::start_told(folder, &[], &[("LIMITS_DATABASE_MB", "1")])
}

fn doctor(folder: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    let done = command.args(["doctor", "--data"]).arg(folder).env("CABOCHON_LIMITS_DATABASE_MB", "1").output().expect("it starts");
    String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned()
}

fn health(server: &Server) -> (u16, Value) {
    let (status, _, said) = server.ask("GET", "/healthz", "", "");
    (status, serde_json::from_str(&said).expect("JSON"))
}

#[test]
fn near_the_quota_there_is_a_warning_and_at_the_quota_games_go_on_but_none_begins() {
    let folder = Folder::new("quota");
    let server = start(&folder.0);
    assert_eq!(health(&server), (200, json!({ "status": "ok" })));
    let ann = server.person("Ann");
    let terms = json!({ "game": "splendor", "options": "first=1" });
    let table = ann.table(&server, &terms, &["random"]);
    let frame = ann.act(&server, &table, &json!({ "do": "start" }))["frame"].clone();
    assert!(server.terminate());

    fill(&folder.0, 850_000);
    let server = start(&folder.0);
    let (status, said) = health(&server);
    assert_eq!((status, &said["status"]), (200, &json!("degraded")));
    assert!(said["reason"].as_str().is_some_and(|reason| reason.contains("of its quota")), "{said}");
    assert_eq!(server.metric("cabochon_database_quota_bytes"), Some(1e6));
    ann.table(&server, &terms, &["random"]);
    assert!(server.terminate());
    let said = doctor(&folder.0);
    assert!(said.contains("Warning: the database has filled"), "{said}");

    fill(&folder.0, 1_200_000);
    let server = start(&folder.0);
    assert_eq!(health(&server).1["status"], "degraded");
    let creation = json!({ "terms": terms, "seats": ["me", "random"], "name": "Ann" });
    let (status, said) = ann.post(&server, "/api/tables", &creation);
    assert_eq!((status, &said["code"]), (507, &json!("no-room")), "{said}");
    let played = ann.act(&server, &table, &json!({ "do": "play", "ply": frame["ply"], "move": moves(&frame)[0] }));
    assert!(played["frame"]["ply"].as_u64() > frame["ply"].as_u64(), "{played}");
}
