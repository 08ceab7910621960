//! Series and tournaments over HTTP.

use super::{ContestAct, NewContest};
use crate::address::Path;
use crate::app::App;
use crate::caller::Caller;
use crate::fault::Fault;
use crate::guard::Deed;
use crate::http::{Answer, Known, read};
use crate::identity;
use crate::pages::fresh;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;
use table::{Refusal, RefusalCode};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/contests", post(make))
        .route("/api/contests/mine", get(mine))
        .route("/api/contests/{id}", get(look).post(act))
        .route("/api/tables/{id}/contest", get(of_table))
}

async fn make(State(app): State<App>, _: Caller, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    let wish: NewContest = read(&body)?;
    let contest = app.node.make_contest(&person, wish).await?;
    Ok((StatusCode::CREATED, Json(json!({ "contest": contest }))).into_response())
}

async fn mine(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    const MOST: u32 = 12;
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(Json(json!({ "contests": app.node.contests_of(&person.id, MOST).await? })).into_response())
}

/// The page of a contest. A browser that asks again and again gets it only when it has changed.
async fn look(State(app): State<App>, Caller(network): Caller, headers: HeaderMap, Path(id): Path<String>) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    let page = app.node.contest_page(person.as_ref().map(|person| person.id.as_str()), &id).await?;
    Ok(fresh(&headers, &page))
}

async fn act(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    let act: ContestAct = read(&body)?;
    if matches!(act, ContestAct::Begin | ContestAct::Next { .. }) {
        app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    }
    // In a separate task: a client that hangs up does not interrupt it half-way.
    let done = tokio::spawn(async move {
        app.node.contest_act(&person, &id, &act).await?;
        app.node.contest_page(Some(&person.id), &id).await
    });
    let page = done.await.unwrap_or_else(|_| Err(Refusal::new(RefusalCode::Unavailable, "the server failed: try again")));
    Ok(Json(page.map_err(Fault)?).into_response())
}

async fn of_table(State(app): State<App>, Caller(network): Caller, Path(id): Path<String>) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    Ok(Json(app.node.contest_of_table(&id).await?).into_response())
}
