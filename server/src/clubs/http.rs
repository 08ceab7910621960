//! Clubs over HTTP.

use super::ClubAct;
use super::page::Looking;
use crate::address::{Path, Query};
use crate::app::App;
use crate::caller::Caller;
use crate::fault::Fault;
use crate::guard::Deed;
use crate::http::{Answer, Known, read, set_up};
use crate::identity;
use crate::pages::fresh;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::json;
use table::{Refusal, RefusalCode};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/clubs", post(found))
        .route("/api/clubs/mine", get(mine))
        .route("/api/clubs/{id}", get(look).post(act))
        .route("/api/clubs/{id}/tables", post(open_table))
        .route("/api/clubs/{id}/contests", post(make_contest))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewClub {
    name: String,
}

async fn found(State(app): State<App>, _: Caller, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    let NewClub { name } = read(&body)?;
    let club = app.node.found_club(&person, &name).await?;
    Ok((StatusCode::CREATED, Json(json!({ "club": club }))).into_response())
}

async fn mine(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(Json(json!({ "clubs": app.node.clubs_of(&person.id).await? })).into_response())
}

/// The page of a club. A browser that asks again and again gets it only when it has changed.
async fn look(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    let page = app.node.club_page(person.as_ref().map(|person| person.id.as_str()), &id, &looking).await?;
    Ok(fresh(&headers, &page))
}

async fn act(
    State(app): State<App>,
    _: Caller,
    Known(person): Known,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    body: Bytes,
) -> Answer<Response> {
    let act: ClubAct = read(&body)?;
    let (deed, rate) = match act {
        ClubAct::Say { .. } => (Deed::Talk, app.node.limits.talk),
        ClubAct::Report(_) => (Deed::Report, app.node.limits.reports),
        ClubAct::Join { .. } | ClubAct::Leave | ClubAct::Hush { .. } | ClubAct::Tell { .. } | ClubAct::Rename { .. } | ClubAct::Renew => {
            (Deed::Act, app.node.limits.acts)
        }
        ClubAct::Remove { .. } | ClubAct::Mute { .. } | ClubAct::Lead { .. } | ClubAct::Close => (Deed::Act, app.node.limits.acts),
    };
    app.allow(deed, rate, &person.id)?;
    let is_last = matches!(act, ClubAct::Leave | ClubAct::Close);
    // In a separate task: a client that hangs up does not interrupt it half-way.
    let done = tokio::spawn(async move {
        app.node.club_act(&person, &id, act).await?;
        let page = if is_last { None } else { Some(app.node.club_page(Some(&person.id), &id, &looking).await?) };
        Ok(page)
    });
    let page = done.await.unwrap_or_else(|_| Err(Refusal::new(RefusalCode::Unavailable, "the server failed: try again")));
    Ok(Json(page.map_err(Fault)?).into_response())
}

async fn open_table(
    State(app): State<App>,
    Caller(network): Caller,
    Known(person): Known,
    Path(id): Path<String>,
    body: Bytes,
) -> Answer<Response> {
    set_up(&app, network, &person, &body, Some(&id)).await
}

async fn make_contest(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    let contest = app.node.make_contest_in_club(&person, &id, read(&body)?).await?;
    Ok((StatusCode::CREATED, Json(json!({ "contest": contest }))).into_response())
}
