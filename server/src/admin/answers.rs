//! What the server answers its operators.

use super::{Trouble, people};
use crate::app::App;
use crate::clock::now;
use crate::identity::hash;
use crate::network::Block;
use crate::node::spoken;
use crate::store::{BanRow, Filter, Listed, ReportRow, Repository, TableRow, Write};
use axum::extract::{Path, Query, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::Place;

pub(super) type Answer = Result<Json<Value>, Trouble>;

/// How many rows an answer has by default, and at most.
const USUAL: u32 = 100;
const MOST: u32 = 10_000;

/// All addresses behind the operators' door.
pub(crate) fn router(app: App, token: &str) -> Router {
    let token: Arc<Option<String>> = Arc::new(Some(token).filter(|token| !token.is_empty()).map(hash));
    Router::new()
        .route("/tables", get(tables))
        .route("/tables/{id}", get(look).delete(delete))
        .route("/tables/{id}/close", post(close))
        .route("/people", get(people::list))
        .route("/people/{id}", get(people::look))
        .route("/people/{id}/forget", post(people::forget))
        .route("/people/{id}/end-sessions", post(people::end_sessions))
        .route("/bans", get(bans).post(ban))
        .route("/unban", post(unban))
        .route("/reports", get(reports))
        .route("/reports/{n}/resolve", post(resolve))
        .fallback(async || Trouble::missing("the server does not know this command: it is another build than this program"))
        .layer(from_fn_with_state(token, check))
        .with_state(app)
}

/// Requires the token, if there is one.
async fn check(State(token): State<Arc<Option<String>>>, request: Request, next: Next) -> Result<Response, Trouble> {
    match token.as_ref() {
        // Hashes are compared, so the timing says nothing about the token.
        Some(token) if said(request.headers()).map(hash).as_ref() != Some(token) => {
            let why = "the server wants its token: set CABOCHON_ADMIN_TOKEN to the one that it was started with";
            Err(Trouble(StatusCode::UNAUTHORIZED, why.into()))
        }
        Some(_) | None => Ok(next.run(request).await),
    }
}

fn said(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

#[derive(Deserialize)]
struct Wanted {
    phase: Option<u8>,
    idle_ms: Option<u64>,
    game: Option<String>,
    person: Option<String>,
    most: Option<u32>,
}

pub(super) fn most(said: Option<u32>) -> u32 {
    said.unwrap_or(USUAL).min(MOST)
}

async fn tables(State(app): State<App>, Query(wanted): Query<Wanted>) -> Answer {
    let filter = Filter {
        phase: wanted.phase,
        idle_since: wanted.idle_ms.map(|idle| now().saturating_sub(idle)),
        game: wanted.game,
        player: wanted.person,
        most: most(wanted.most),
    };
    let archive = &app.node.archive;
    let rows = archive.store.tables(&filter).await.map_err(|failed| archive.refused(&failed))?;
    Ok(Json(json!({ "now": now(), "tables": rows.iter().map(listed).collect::<Vec<_>>() })))
}

/// The phase of a table, as a word.
fn phase(row: &TableRow) -> &'static str {
    ["gathering", "playing", "over"].get(usize::from(row.phase)).copied().unwrap_or("unknown")
}

pub(super) fn listed(listed: &Listed) -> Value {
    let Listed { row, entries, last } = listed;
    let summary: Value = serde_json::from_str(&row.summary).unwrap_or_default();
    json!({
        "table": row.id,
        "phase": phase(row),
        "public": row.public,
        "game": summary["terms"]["game"],
        "seats": summary["seats"],
        "created": summary["created"],
        "entries": entries,
        "last": last,
    })
}

async fn look(State(app): State<App>, Path(id): Path<String>) -> Answer {
    let (node, archive) = (&app.node, &app.node.archive);
    let table = node.with(&id, |table| {
        let seats: Vec<Value> = table.places().iter().map(seat).collect();
        let people = table.people().map(|(seat, sitting)| (table.tag_of(&sitting.player), seat)).collect::<Vec<_>>();
        let silenced: Vec<&str> = table.silenced().collect();
        let muted: Vec<usize> =
            people.iter().filter(|(tag, _)| silenced.contains(&tag.as_str())).map(|(_, seat)| seat.index() + 1).collect();
        json!({
            "table": table.id(),
            "phase": table.phase(),
            "terms": table.terms(),
            "host": table.host(),
            "seats": seats,
            "muted": muted,
            "created": table.created(),
            "last": table.last(),
            "entries": table.ply(),
        })
    });
    let mut table = table.await?;
    let refused = |failed| archive.refused(&failed);
    let talk = archive.store.talk(&id, USUAL).await.map_err(refused)?;
    let reports = archive.store.reports(true, None, Some(&id), USUAL).await.map_err(refused)?;
    table["now"] = now().into();
    table["talk"] = talk.iter().map(spoken).collect();
    table["reports"] = reports.iter().map(report).collect();
    Ok(Json(table))
}

fn seat(place: &Place) -> Value {
    match place {
        Place::Open => json!({ "kind": "open" }),
        Place::Closed => json!({ "kind": "closed" }),
        Place::Bot(name) => json!({ "kind": "bot", "name": name }),
        Place::Invited { player, name } => json!({ "kind": "invited", "person": player, "name": name }),
        Place::Person(sitting) => {
            json!({ "kind": "person", "person": sitting.player, "name": sitting.name, "covered": sitting.covered, "resigned": sitting.resigned })
        }
    }
}

async fn close(State(app): State<App>, Path(id): Path<String>) -> Answer {
    app.node.stop(&id).await?;
    tracing::info!("admin: a table was closed");
    Ok(Json(json!({ "closed": id })))
}

/// A table, or a club: a report names either.
async fn delete(State(app): State<App>, Path(id): Path<String>) -> Answer {
    if app.node.delete_club(&id).await? {
        tracing::info!("admin: a club was deleted");
    } else {
        app.node.delete(&id).await?;
        tracing::info!("admin: a table was deleted");
    }
    Ok(Json(json!({ "deleted": id })))
}

pub(super) fn banned(row: &BanRow) -> Value {
    json!({ "who": row.who, "made": row.made, "until": row.until, "reason": row.reason })
}

async fn bans(State(app): State<App>) -> Answer {
    let archive = &app.node.archive;
    let rows = archive.store.bans(now()).await.map_err(|failed| archive.refused(&failed))?;
    Ok(Json(json!({ "now": now(), "bans": rows.iter().map(banned).collect::<Vec<_>>() })))
}

#[derive(Deserialize)]
struct Ban {
    who: String,
    for_ms: Option<u64>,
    #[serde(default)]
    reason: String,
}

/// The subject of a ban, in the form that the store uses: a known person, or a network.
async fn target(app: &App, who: &str) -> Result<String, Trouble> {
    if let Ok(block) = who.parse::<Block>() {
        return block.to_keep_out().map(|block| block.to_string()).map_err(Trouble::bad);
    }
    people::find(app, who).await.map(|known| known.person.id)
}

async fn ban(State(app): State<App>, Json(Ban { who, for_ms, reason }): Json<Ban>) -> Answer {
    const LONGEST: usize = 300;
    if reason.chars().count() > LONGEST {
        return Err(Trouble::bad(format!("the reason has more than {LONGEST} characters")));
    }
    let (who, made) = (target(&app, &who).await?, now());
    let row = BanRow { who, made, until: for_ms.map(|length| made.saturating_add(length)), reason };
    app.node.change_bans(Write::Ban(row.clone())).await?;
    tracing::info!(who = row.who, "admin: somebody was banned");
    Ok(Json(json!({ "now": made, "banned": banned(&row) })))
}

#[derive(Deserialize)]
struct Unban {
    who: String,
}

async fn unban(State(app): State<App>, Json(Unban { who }): Json<Unban>) -> Answer {
    let archive = &app.node.archive;
    let written = who.parse::<Block>().ok().and_then(|block| block.to_keep_out().ok()).map(|block| block.to_string());
    let rows = archive.store.bans(now()).await.map_err(|failed| archive.refused(&failed))?;
    let found = rows.into_iter().find(|row| row.who == who || Some(&row.who) == written.as_ref());
    let row = found.ok_or_else(|| Trouble::missing(format!("{who} is not banned: `cabochon admin bans` lists who is")))?;
    app.node.change_bans(Write::Unban { who: row.who.clone() }).await?;
    tracing::info!(who = row.who, "admin: a ban was lifted");
    Ok(Json(json!({ "unbanned": row.who })))
}

#[derive(Deserialize)]
struct Which {
    #[serde(default)]
    all: bool,
    person: Option<String>,
    table: Option<String>,
    most: Option<u32>,
}

pub(super) fn report(row: &ReportRow) -> Value {
    let context: Value = serde_json::from_str(&row.context).unwrap_or_default();
    json!({
        "report": row.n,
        "at": row.at,
        "table": row.table,
        "reporter": row.reporter,
        "about": row.about,
        "kind": row.kind,
        "said": row.said,
        "context": context,
        "why": row.why,
        "words": row.words,
        "resolved": row.resolved,
    })
}

async fn reports(State(app): State<App>, Query(which): Query<Which>) -> Answer {
    let archive = &app.node.archive;
    let rows = archive.store.reports(which.all, which.person.as_deref(), which.table.as_deref(), most(which.most)).await;
    let rows = rows.map_err(|failed| archive.refused(&failed))?;
    Ok(Json(json!({ "now": now(), "reports": rows.iter().map(report).collect::<Vec<_>>() })))
}

async fn resolve(State(app): State<App>, Path(n): Path<u32>) -> Answer {
    let archive = &app.node.archive;
    let refused = |failed| archive.refused(&failed);
    let row = archive.store.report(n).await.map_err(refused)?;
    let row = row.ok_or_else(|| Trouble::missing(format!("there is no report {n}: `cabochon admin reports` lists them")))?;
    if row.resolved.is_some() {
        return Err(Trouble(StatusCode::CONFLICT, format!("report {n} is resolved already")));
    }
    archive.store.write(vec![Write::Resolve { n, at: now() }]).await.map_err(refused)?;
    tracing::info!(report = n, "admin: a report was resolved");
    Ok(Json(json!({ "resolved": n })))
}
