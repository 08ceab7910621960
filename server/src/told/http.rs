//! The settings of notices over HTTP.

use super::address::NewAddress;
use super::hooks::NewHook;
use super::letterbox;
use super::wishes::{Mute, NewWay, Wishes};
use crate::app::App;
use crate::caller::{Caller, Origin};
use crate::guard::Deed;
use crate::http::{Answer, Known, read};
use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use serde_json::json;
use table::{Refusal, RefusalCode};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/me/told", get(telling).post(wish))
        .route("/api/me/told/ways", post(add_way))
        .route("/api/me/told/ways/{id}", delete(drop_way))
        .route("/api/me/told/ways/{id}/test", post(try_way))
        .route("/api/me/told/mail", post(add_address))
        .route("/api/me/told/feed", post(renew_feed))
        .route("/api/feed/{id}/{secret}", get(feed))
        .route("/api/tables/{id}/mute", get(is_muted).post(mute))
        .route("/api/tables/{id}/webhooks", get(hooks).post(add_hook))
        .route("/api/tables/{id}/webhooks/{hook}", delete(drop_hook))
        .merge(letterbox::routes())
}

/// How a person is told while they are away.
async fn telling(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    Ok(Json(app.node.telling(&person).await?).into_response())
}

/// Changes how. The links in what is sent lead to where the browser found us.
async fn wish(State(app): State<App>, _: Caller, Origin(origin): Origin, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    app.node.wish(&person, read::<Wishes>(&body)?, &origin).await?;
    Ok(Json(app.node.telling(&person).await?).into_response())
}

/// Adds a webhook or a browser.
async fn add_way(State(app): State<App>, _: Caller, Origin(origin): Origin, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    let added = app.node.add_way(&person, read::<NewWay>(&body)?, &origin).await?;
    Ok((StatusCode::CREATED, Json(added)).into_response())
}

/// Sends a link to a mail address, which its owner must follow. Limited, so that nobody uses us to write to strangers.
async fn add_address(
    State(app): State<App>,
    Caller(network): Caller,
    Origin(origin): Origin,
    Known(person): Known,
    body: Bytes,
) -> Answer<Response> {
    let new = read::<NewAddress>(&body)?;
    app.allow(Deed::Mail, app.node.limits.mails, &person.id)?;
    app.allow(Deed::Mail, app.node.limits.mails, &network.to_string())?;
    // In a separate task: a client that hangs up does not interrupt it half-way.
    let done = tokio::spawn(async move { app.node.add_address(&person, &new, &origin).await });
    let added = done.await.unwrap_or_else(|_| Err(Refusal::new(RefusalCode::Unavailable, "the server failed: try again")))?;
    Ok((StatusCode::CREATED, Json(added)).into_response())
}

async fn drop_way(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    app.node.drop_way(&person, &id).await?;
    Ok(Json(app.node.telling(&person).await?).into_response())
}

/// Sends something that way now, and says what came of it.
async fn try_way(
    State(app): State<App>,
    _: Caller,
    Origin(origin): Origin,
    Known(person): Known,
    Path(id): Path<String>,
) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    if app.node.is_mail(&person, &id).await? {
        app.allow(Deed::Mail, app.node.limits.mails, &person.id)?;
    }
    Ok(Json(app.node.try_way(&person, &id, &origin).await?).into_response())
}

/// A new secret link to one's feed.
async fn renew_feed(State(app): State<App>, _: Caller, Origin(origin): Origin, Known(person): Known) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    Ok((StatusCode::CREATED, Json(app.node.renew_feed(&person, &origin).await?)).into_response())
}

/// The feed, for readers that know its link and nothing else.
async fn feed(State(app): State<App>, _: Caller, Path((id, secret)): Path<(String, String)>) -> Answer<Response> {
    let text = app.node.feed(&id, &secret).await?;
    let headers = [(CONTENT_TYPE, "application/atom+xml; charset=utf-8"), (CACHE_CONTROL, "private, no-store")];
    Ok((headers, text).into_response())
}

async fn is_muted(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>) -> Answer<Response> {
    Ok(Json(json!({ "muted": app.node.is_muted(&person, &id).await? })).into_response())
}

/// Hears nothing of a table while away, or hears of it again.
async fn mute(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    app.node.mute(&person, &id, read::<Mute>(&body)?).await?;
    Ok(Json(json!({ "muted": app.node.is_muted(&person, &id).await? })).into_response())
}

/// Where a table tells whose turn it is.
async fn hooks(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>) -> Answer<Response> {
    Ok(Json(app.node.hooks(&person, &id).await?).into_response())
}

async fn add_hook(
    State(app): State<App>,
    _: Caller,
    Origin(origin): Origin,
    Known(person): Known,
    Path(id): Path<String>,
    body: Bytes,
) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    let added = app.node.add_hook(&person, &id, read::<NewHook>(&body)?, &origin).await?;
    Ok((StatusCode::CREATED, Json(added)).into_response())
}

async fn drop_hook(State(app): State<App>, _: Caller, Known(person): Known, Path((id, hook)): Path<(String, String)>) -> Answer<Response> {
    app.allow(Deed::Way, app.node.limits.ways, &person.id)?;
    app.node.drop_hook(&person, &id, &hook).await?;
    Ok(Json(app.node.hooks(&person, &id).await?).into_response())
}
