//! What the operators can see of a person, and do about them.

use super::Trouble;
use super::answers::{Answer, banned, listed, most, report};
use crate::app::App;
use crate::clock::now;
use crate::store::{Filter, Known};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(super) struct Wanted {
    name: Option<String>,
    most: Option<u32>,
}

pub(super) async fn find(app: &App, id: &str) -> Result<Known, Trouble> {
    let archive = &app.node.archive;
    let found = archive.store.people(Some(id), None, 1).await.map_err(|failed| archive.refused(&failed))?.pop();
    found.ok_or_else(|| Trouble::missing(format!("nobody has the ID `{id}`: `cabochon admin people --name ...` finds it")))
}

fn shown(known: &Known) -> Value {
    let Known { person, sessions, recoverable, tables, open } = known;
    json!({
        "person": person.id,
        "name": person.name,
        "created": person.created,
        "sessions": sessions,
        "recovery_code": recoverable,
        "tables": tables,
        "open_tables": open,
    })
}

pub(super) async fn list(State(app): State<App>, Query(wanted): Query<Wanted>) -> Answer {
    let archive = &app.node.archive;
    let people = archive.store.people(None, wanted.name.as_deref(), most(wanted.most)).await;
    let people = people.map_err(|failed| archive.refused(&failed))?;
    Ok(Json(json!({ "now": now(), "people": people.iter().map(shown).collect::<Vec<_>>() })))
}

pub(super) async fn look(State(app): State<App>, Path(id): Path<String>) -> Answer {
    let archive = &app.node.archive;
    let refused = |failed| archive.refused(&failed);
    let mut person = shown(&find(&app, &id).await?);
    let filter = Filter { player: Some(id.clone()), most: most(None), ..Filter::default() };
    let tables = archive.store.tables(&filter).await.map_err(refused)?;
    let reports = archive.store.reports(true, Some(&id), None, most(None)).await.map_err(refused)?;
    let bans = archive.store.bans(now()).await.map_err(refused)?;
    person["now"] = now().into();
    person["banned"] = bans.iter().find(|row| row.who == id).map(banned).into();
    person["seats"] = tables.iter().map(listed).collect();
    person["reports"] = reports.iter().map(report).collect();
    Ok(Json(person))
}

pub(super) async fn forget(State(app): State<App>, Path(id): Path<String>) -> Answer {
    // Someone who has been absent for long may be known only from the logs.
    let known = find(&app, &id).await;
    // In a separate task: an operator who hangs up does not interrupt it half-way.
    let (node, player) = (app.node.clone(), id.clone());
    let done = tokio::spawn(async move { node.forget(&player).await }).await;
    let forgotten = done.map_err(|_| Trouble(StatusCode::INTERNAL_SERVER_ERROR, "the server failed: try again".into()))??;
    let sessions = match known {
        Err(trouble) if forgotten.tables == 0 => return Err(trouble),
        known => known.map_or(0, |known| known.sessions),
    };
    tracing::info!(person = id, "admin: a person was forgotten");
    Ok(Json(json!({ "forgotten": id, "sessions": sessions, "tables": forgotten.tables })))
}

pub(super) async fn end_sessions(State(app): State<App>, Path(id): Path<String>) -> Answer {
    let known = find(&app, &id).await?;
    app.node.end_sessions(&id).await?;
    tracing::info!(person = id, "admin: sessions were ended");
    Ok(Json(json!({ "ended": known.sessions, "person": id, "recovery_code": known.recoverable })))
}
