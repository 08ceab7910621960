//! The addresses under which things are asked over HTTP, and the socket's.

use crate::app::App;
use crate::fault::Fault;
use crate::guard;
use crate::health;
use crate::identity;
use crate::node::Speech;
use crate::request::{Ask, Request, Want};
use crate::socket;
use crate::store::{Person, Repository};
use crate::wire::{Listing, PHRASES};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Query, State, WebSocketUpgrade};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::net::{IpAddr, SocketAddr};
use table::{Creation, Refusal, RefusalCode, bot};

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(metrics))
        .route("/api/games", get(games))
        .route("/api/guide/{game}/{step}", get(guide))
        .route("/api/me", get(me).post(introduce))
        .route("/api/me/recovery", post(recovery))
        .route("/api/me/recover", post(recover))
        .route("/api/tables", get(list).post(create))
        .route("/api/tables/mine", get(mine))
        .route("/api/tables/{id}", get(look).post(act))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/plies/{ply}", get(moment))
        .route("/api/socket", get(open_socket))
        .fallback(page)
        .layer(DefaultBodyLimit::max(guard::LONGEST))
        .layer(from_fn_with_state((), guard::headers))
        .with_state(app)
}

type Answer<T> = Result<T, Fault>;

/// Where a request comes from, once it was let in.
struct Caller(IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Caller> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
        let said = parts.headers.get("x-forwarded-for").and_then(|said| said.to_str().ok());
        // The proxy adds the address that it saw at the end.
        let said = said.and_then(|said| said.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
        let address = said.filter(|_| app.behind_proxy).unwrap_or(peer);
        app.allow("requests", guard::REQUESTS, &address.to_string())?;
        Ok(Caller(address))
    }
}

/// Somebody whose browser is known.
struct Known(Person);

impl FromRequestParts<App> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Known> {
        let person = identity::person(&app.node.archive, &parts.headers).await?;
        Ok(Known(person.ok_or_else(|| Refusal::new(RefusalCode::Nobody, "introduce yourself first: POST /api/me"))?))
    }
}

/// Reads a body of JSON, or says what is wrong with it.
fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    serde_json::from_slice(body).map_err(|why| Refusal::new(RefusalCode::BadMessage, why.to_string()))
}

fn json_text(text: impl Into<axum::body::Body>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.into()).into_response()
}

/// The browser table: its files by name, and for every other address outside `/api` the page itself, which reads the address.
async fn page(method: Method, uri: Uri) -> Answer<Response> {
    let path = uri.path().trim_start_matches('/');
    let asset = web::asset(path).or_else(|| web::asset("index.html").filter(|_| !path.starts_with("api/") && !path.starts_with("assets/")));
    let asset = asset.filter(|_| method == Method::GET || method == Method::HEAD);
    let asset = asset.ok_or_else(|| Refusal::new(RefusalCode::NoSuchPage, "there is nothing at this address"))?;
    let kept = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, kept)], [(ETAG, format!("\"{}\"", asset.etag))], asset.bytes).into_response())
}

async fn metrics(State(app): State<App>) -> String {
    app.node.metrics.text()
}

async fn games(_: Caller) -> Response {
    axum::Json(json!({ "games": games::editions(), "bots": bot::names(), "phrases": PHRASES })).into_response()
}

/// A step of a guided first game. Nobody need say who they are, and nothing is kept: a step follows from its number.
async fn guide(_: Caller, Path((game, step)): Path<(String, usize)>) -> Answer<Response> {
    Ok(axum::Json(table::guide::step(&game, step)?).into_response())
}

/// Who asks; and the browser may keep the cookie for another while.
async fn me(State(app): State<App>, _: Caller, headers: HeaderMap, Known(person): Known) -> Response {
    let secret = identity::secret(&headers).expect("known by it").to_string();
    known(&app, &headers, &person, &secret)
}

#[derive(Deserialize)]
struct Introduction {
    name: String,
}

async fn introduce(State(app): State<App>, Caller(address): Caller, headers: HeaderMap, body: Bytes) -> Answer<Response> {
    let Introduction { name } = read(&body)?;
    if let Some(person) = identity::person(&app.node.archive, &headers).await? {
        let person = identity::rename(&app.node.archive, &person, &name).await?;
        return Ok(axum::Json(json!({ "name": person.name })).into_response());
    }
    app.allow("people", guard::PEOPLE, &address.to_string())?;
    let (person, secret) = identity::welcome(&app.node.archive, &name).await?;
    Ok(known(&app, &headers, &person, &secret))
}

fn known(app: &App, headers: &HeaderMap, person: &Person, secret: &str) -> Response {
    let secure = app.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    ([(SET_COOKIE, identity::cookie(secret, secure))], axum::Json(json!({ "name": person.name }))).into_response()
}

async fn recovery(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    let code = identity::recovery_code(&app.node.archive, &person).await?;
    Ok(axum::Json(json!({ "code": code })).into_response())
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

async fn recover(State(app): State<App>, Caller(address): Caller, headers: HeaderMap, body: Bytes) -> Answer<Response> {
    app.allow("codes", guard::CODES, &address.to_string())?;
    let Code { code } = read(&body)?;
    let (person, secret) = identity::recover(&app.node.archive, &code).await?;
    Ok(known(&app, &headers, &person, &secret))
}

async fn list(State(app): State<App>, _: Caller) -> Answer<Response> {
    Ok(axum::Json(json!({ "tables": app.node.lobby.list(&app.node.archive).await? })).into_response())
}

async fn mine(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    const MOST: u32 = 100;
    let rows = app.node.archive.store.tables_of(&person.id, MOST).await.map_err(|failed| app.node.archive.refused(&failed))?;
    let mut tables = Vec::new();
    for row in rows {
        let listing = app.node.with(&row.id, |table| {
            let owes = table.seat_of(&person.id).is_some_and(|seat| table.waiting_for().contains(seat) && table.bot_of(seat).is_none());
            serde_json::to_value(Listing { your_turn: Some(owes), ..Listing::of(table) }).expect("plain data")
        });
        tables.extend(listing.await.ok());
    }
    Ok(axum::Json(json!({ "tables": tables })).into_response())
}

async fn create(State(app): State<App>, _: Caller, Known(person): Known, body: Bytes) -> Answer<Response> {
    app.allow("tables", guard::TABLES, &person.id)?;
    let creation: Creation = read(&body)?;
    let table = app.node.create(&person.id, &creation).await?;
    Ok((StatusCode::CREATED, axum::Json(json!({ "table": table }))).into_response())
}

#[derive(Deserialize)]
struct Since {
    since: Option<u32>,
}

async fn look(
    State(app): State<App>,
    _: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Answer<Response> {
    let person = identity::person(&app.node.archive, &headers).await?;
    let frame = app.node.look(&id, person.as_ref().map(|person| person.id.as_str()), since).await?;
    Ok(json_text(axum::body::Bytes::from(frame)))
}

/// An act, as over the socket; the answer is the table afterwards.
async fn act(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    let request = Request::read(&body);
    // In a task of its own: a client that hangs up does not break it off half-way.
    let done = tokio::spawn(async move {
        match request.want? {
            Want::Act(act) => app.node.act(&person.id, &id, &act).await?,
            Want::Ask(Ask::Say { text, phrase }) => {
                app.allow("talk", guard::TALK, &person.id)?;
                app.node.say(&person, &id, Speech::new(text, phrase)?).await?;
            }
            Want::Ask(Ask::Rematch) => {
                let table = app.node.rematch(&person.id, &id).await?;
                return Ok(axum::Json(json!({ "table": table })).into_response());
            }
            Want::Ask(Ask::Watch { .. } | Ask::Unwatch | Ask::Lobby | Ask::LeaveLobby) => {
                return Err(Fault(Refusal::new(RefusalCode::BadMessage, "only a socket can watch: GET /api/socket")));
            }
        }
        let frame = app.node.look(&id, Some(&person.id), None).await?;
        Ok(json_text(axum::body::Bytes::from(frame)))
    });
    done.await.unwrap_or_else(|_| Err(Fault(Refusal::new(RefusalCode::Unavailable, "the server failed: try again"))))
}

async fn record(State(app): State<App>, _: Caller, Path(id): Path<String>) -> Answer<Response> {
    let record = app.node.with(&id, table::Table::record).await?;
    let record = record.ok_or_else(|| Refusal::new(RefusalCode::NotOver, "the record can be read when the game is over"))?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// A finished game after this many moves, for replays.
async fn moment(State(app): State<App>, _: Caller, Path((id, ply)): Path<(String, u32)>) -> Answer<Response> {
    Ok(axum::Json(app.node.with(&id, |table| table.moment(ply)).await??).into_response())
}

async fn open_socket(State(app): State<App>, Caller(address): Caller, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Answer<Response> {
    let person = identity::person(&app.node.archive, &headers).await?;
    let crowded = app.node.metrics.sockets.now() >= guard::SOCKETS || app.node.limits && !app.guard.open(address);
    if crowded {
        app.node.metrics.too_fast.up();
        return Err(Fault(Refusal::new(RefusalCode::TooFast, "too many sockets are open")));
    }
    // Small buffers: most sockets are silent most of the time.
    let upgrade = upgrade.max_message_size(guard::LONGEST).max_frame_size(guard::LONGEST).read_buffer_size(2048).write_buffer_size(0);
    let guard = app.guard.clone();
    let upgrade = upgrade.on_failed_upgrade(move |_| guard.close(address));
    Ok(upgrade.on_upgrade(move |socket| socket::serve(app, socket, person, address)))
}
