//! What was kept long enough goes by itself, and nothing else does.

mod online;
#[path = "../server/tests/services/mod.rs"]
mod services;

use online::{Person, Server};
use serde_json::json;
use services::Folder;
use sqlx::Connection;
use std::path::Path;
use std::process::Command;

/// Asks the database itself, or changes it.
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
    assert!(server.terminate());
    // A year goes by for all of them.
    const YEAR: &str = "UPDATE tables SET updated = updated - 31536000000 RETURNING 1";
    sql(&folder.0, YEAR);
    sql(&folder.0, "UPDATE log SET at = at - 31536000000 RETURNING 1");
    sql(&folder.0, "UPDATE players SET seen = 1000 WHERE name = 'Bob' RETURNING 1");

    let server = Server::start_told(&folder.0, &[], &[("KEEP_UNFINISHED_DAYS", "0")]);
    let fresh = ann.table(&server, &toy, &["open"]);
    online::until("the unstarted table goes", || if is_there(&ann, &server, &unstarted) { Err("it is there".into()) } else { Ok(()) });
    online::until("Bob is forgotten", || match sql(&folder.0, "SELECT COUNT(*) FROM players WHERE name = 'Bob'") {
        0 => Ok(()),
        _ => Err("he is known".into()),
    });
    assert!(is_there(&ann, &server, &begun) && is_there(&ann, &server, &fresh), "kept for ever, and new");
    assert!(server.terminate());

    let server = Server::start(&folder.0, &[]);
    online::until("the game that nobody goes on with goes", || match is_there(&ann, &server, &begun) {
        true => Err("it is there".into()),
        false => Ok(()),
    });
    assert!(is_there(&ann, &server, &fresh));
    assert!(server.terminate());
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    let found = doctor.args(["doctor", "--data"]).arg(&folder.0).output().expect("it starts");
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
}
