//! A person's own games, ratings and data over HTTP.

use crate::address::{Path, Query};
use crate::app::App;
use crate::caller::{Caller, Secure};
use crate::fault::Fault;
use crate::guard::Deed;
use crate::history::Filters;
use crate::http::{Answer, Known, read};
use crate::identity;
use crate::store::{Repository, Write};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::json;
use table::{Refusal, RefusalCode};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/me/games", get(history))
        .route("/api/me/records", get(records))
        .route("/api/me/export", get(export))
        .route("/api/me/forget", post(forget))
        .route("/api/me/ratings", get(ratings).post(list_me))
        .route("/api/me/statistics/{game}", get(statistics))
        .route("/api/leaderboard/{game}/{players}", get(leaderboard))
}

/// A page of one's finished games.
async fn history(State(app): State<App>, _: Caller, Known(person): Known, Query(filters): Query<Filters>) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(Json(app.node.history(&person.id, &filters).await?).into_response())
}

/// Statistics of one's games of one kind.
async fn statistics(
    State(app): State<App>,
    _: Caller,
    Known(person): Known,
    Path(game): Path<String>,
    Query(filters): Query<Filters>,
) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(Json(app.node.statistics(&person.id, &game, &filters).await?).into_response())
}

fn archive(name: &str, bytes: Vec<u8>) -> Response {
    let disposition = format!("attachment; filename=\"{name}.zip\"");
    ([(CONTENT_TYPE, "application/zip".to_string()), (CONTENT_DISPOSITION, disposition)], bytes).into_response()
}

/// The records of one's games, as an archive.
async fn records(State(app): State<App>, _: Caller, Known(person): Known, Query(filters): Query<Filters>) -> Answer<Response> {
    app.allow(Deed::Export, app.node.limits.exports, &person.id)?;
    Ok(archive("cabochon-records", app.node.records(&person.id, &filters).await?))
}

/// Everything the server keeps of a person, as an archive.
async fn export(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    app.allow(Deed::Export, app.node.limits.exports, &person.id)?;
    Ok(archive("cabochon-everything", app.node.export(&person).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Confirmation {
    name: String,
}

/// Erases the person who asks. They confirm it with their name.
async fn forget(State(app): State<App>, _: Caller, Secure(secure): Secure, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    let Confirmation { name } = read(&body)?;
    if name.trim() != person.name {
        return Err(Fault(Refusal::new(RefusalCode::BadName, "to confirm, send the name that you have now")));
    }
    // In a separate task: a client that hangs up does not interrupt it half-way.
    let done = tokio::spawn(async move { app.node.forget(&person.id).await });
    let forgotten = done.await.unwrap_or_else(|_| Err(Refusal::new(RefusalCode::Unavailable, "the server failed: try again")))?;
    Ok(([(SET_COOKIE, identity::no_cookie(secure))], Json(json!({ "tables": forgotten.tables }))).into_response())
}

/// One's ratings.
async fn ratings(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    Ok(Json(app.node.ratings(&person.id).await?).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OnLeaderboards {
    listed: bool,
}

/// Puts oneself on the leaderboards, or takes oneself off.
async fn list_me(State(app): State<App>, _: Caller, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    let OnLeaderboards { listed } = read(&body)?;
    let write = Write::Listed { player: person.id.clone(), listed };
    app.node.archive.store.write(vec![write]).await.map_err(|failed| app.node.archive.refused(&failed))?;
    Ok(Json(app.node.ratings(&person.id).await?).into_response())
}

/// The best of this server, of those who want to be listed.
async fn leaderboard(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path((game, players)): Path<(String, u8)>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    let player = person.as_ref().map(|person| person.id.as_str());
    Ok(Json(app.node.leaderboard(player, &game, players).await?).into_response())
}
