//! The HTTP routes, and the socket's.

use crate::access;
use crate::address::{Path, Query};
use crate::app::App;
use crate::caller::{Caller, Secure};
use crate::clubs;
use crate::contests;
use crate::fault::Fault;
use crate::guard::{self, Deed};
use crate::health;
use crate::identity;
use crate::network::Network;
use crate::node::{PLAYING, Speech};
use crate::own;
use crate::pages;
use crate::preview;
use crate::puzzles::{Attempt, Wanted};
use crate::request::{Ask, Request, Want};
use crate::socket;
use crate::store::{Person, Repository};
use crate::told;
use crate::wire::{API, Offer, PHRASES};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequestParts, State, WebSocketUpgrade};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use coach::Depth;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use table::{Creation, Refusal, RefusalCode, bot};

/// All routes.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(metrics))
        .route("/preview/{kind}/{file}", get(preview::picture))
        .route("/api/games", get(games))
        .route("/api/guide/{game}/{step}", get(guide))
        .route("/api/me", get(me).post(introduce))
        .route("/api/me/recovery", post(recovery))
        .route("/api/me/recover", post(recover))
        .route("/api/tables", get(list).post(create))
        .route("/api/tables/mine", get(mine))
        .route("/api/tables/{id}", get(look).post(act))
        .route("/api/tables/{id}/again", post(play_on))
        .route("/api/tables/{id}/deal", post(deal_link))
        .route("/api/deals/{code}", get(deal).post(deal_again))
        .route("/api/daily", get(daily))
        .route("/api/daily/{day}/{game}", get(daily_page).post(play_daily))
        .route("/api/puzzles", get(puzzle_games))
        .route("/api/puzzles/{game}", get(next_puzzle))
        .route("/api/puzzles/{game}/{id}", get(puzzle).post(try_puzzle))
        .route("/api/tables/{id}/hint", get(hint))
        .route("/api/tables/{id}/coach", post(coach))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/plies/{ply}", get(moment))
        .route("/api/tables/{id}/replay", get(replay))
        .route("/api/tables/{id}/review", get(review).post(ask_review))
        .route("/api/tables/{id}/story", get(story))
        .route("/api/socket", get(open_socket))
        .merge(told::routes())
        .merge(own::routes())
        .merge(contests::routes())
        .merge(clubs::routes())
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(app.node.limits.message_bytes))
        .layer(from_fn_with_state(app.hosts.clone(), guard::headers))
        .layer(from_fn_with_state(app.clone(), access::watch))
        .with_state(app)
}

pub(crate) type Answer<T> = Result<T, Fault>;

/// A person whose browser is known.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<App> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Known> {
        let person = identity::person(&app.node.archive, &parts.headers).await?;
        let person = person.ok_or_else(|| Refusal::new(RefusalCode::Nobody, "introduce yourself first: POST /api/me"))?;
        if parts.method != Method::GET {
            app.node.bans.check_person(&person.id)?;
        }
        Ok(Known(person))
    }
}

/// Reads a body of JSON, or says what is wrong with it.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    serde_json::from_slice(body).map_err(|why| Refusal::new(RefusalCode::BadMessage, why.to_string()))
}

fn json_text(text: impl Into<axum::body::Body>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.into()).into_response()
}

async fn metrics(State(app): State<App>, _: Caller) -> String {
    app.node.measure().await;
    app.node.metrics.text()
}

async fn games(_: Caller) -> Response {
    axum::Json(json!({ "api": API, "games": Offer::all(), "bots": bot::names(), "phrases": PHRASES })).into_response()
}

/// A step of a guided first game. It needs no identity and keeps nothing: a step is determined by its number.
async fn guide(_: Caller, Path((game, step)): Path<(String, usize)>) -> Answer<Response> {
    Ok(axum::Json(table::guide::step(&game, step)?).into_response())
}

/// Who asks; the browser may then keep the cookie longer.
async fn me(_: Caller, Secure(secure): Secure, headers: HeaderMap, Known(person): Known) -> Response {
    let secret = identity::secret(&headers).expect("known by it").to_string();
    known(secure, &person, &secret)
}

#[derive(Deserialize)]
struct Introduction {
    name: String,
}

async fn introduce(
    State(app): State<App>,
    Caller(network): Caller,
    Secure(secure): Secure,
    headers: HeaderMap,
    body: Bytes,
) -> Answer<Response> {
    let Introduction { name } = read(&body)?;
    if let Some(person) = identity::person(&app.node.archive, &headers).await? {
        app.node.bans.check_person(&person.id)?;
        let person = identity::rename(&app.node.archive, &person, &name).await?;
        return Ok(axum::Json(json!({ "name": person.name })).into_response());
    }
    app.allow(Deed::Person, app.node.limits.people, &network.to_string())?;
    let (person, secret) = identity::welcome(&app.node.archive, &name).await?;
    Ok(known(secure, &person, &secret))
}

fn known(secure: bool, person: &Person, secret: &str) -> Response {
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

async fn recover(State(app): State<App>, Caller(network): Caller, Secure(secure): Secure, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Code, app.node.limits.codes, &network.to_string())?;
    let Code { code } = read(&body)?;
    let (person, secret) = identity::recover(&app.node.archive, &code).await?;
    Ok(known(secure, &person, &secret))
}

async fn list(State(app): State<App>, _: Caller) -> Answer<Response> {
    Ok(axum::Json(json!({ "tables": app.node.lobby.list(&app.node.archive).await? })).into_response())
}

async fn mine(State(app): State<App>, _: Caller, Known(person): Known) -> Answer<Response> {
    const MOST: u32 = 100;
    let archive = &app.node.archive;
    let rows = archive.store.tables_of(&person.id, MOST).await.map_err(|failed| archive.refused(&failed))?;
    let mut tables = Vec::new();
    for row in rows {
        let owes = row.phase == PLAYING && app.node.owes(&row.id, &person.id).await.unwrap_or(false);
        let Ok(mut listing) = serde_json::from_str::<serde_json::Value>(&row.summary) else { continue };
        listing["your_turn"] = owes.into();
        tables.push(listing);
    }
    Ok(axum::Json(json!({ "tables": tables })).into_response())
}

async fn create(State(app): State<App>, Caller(network): Caller, Known(person): Known, body: Bytes) -> Answer<Response> {
    set_up(&app, network, &person, &body, None).await
}

/// A new table, maybe of a club.
pub(crate) async fn set_up(app: &App, network: Network, person: &Person, body: &Bytes, club: Option<&str>) -> Answer<Response> {
    let node = &app.node;
    app.allow(Deed::Table, node.limits.tables, &person.id)?;
    let creation: Creation = read(body)?;
    if creation.terms.public && node.limits.on {
        node.lobby.check_share(network, node.limits.lobby_per_network)?;
    }
    let table = match club {
        Some(club) => node.create_in_club(&person.id, club, &creation).await?,
        None => node.create(&person.id, &creation).await?,
    };
    if creation.terms.public {
        node.lobby.opened(&table, network);
    }
    let promise = node.with(&table, |table| table.promise().to_string()).await?;
    Ok((StatusCode::CREATED, axum::Json(json!({ "table": table, "promise": promise }))).into_response())
}

#[derive(Deserialize)]
struct Since {
    since: Option<u32>,
}

async fn look(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Answer<Response> {
    if since.is_some() {
        app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    }
    let person = identity::person(&app.node.archive, &headers).await?;
    let frame = app.node.look(&id, person.as_ref().map(|person| person.id.as_str()), since).await?;
    Ok(json_text(axum::body::Bytes::from(frame)))
}

/// An act, as over the socket; the answer is the table afterwards.
async fn act(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    let request = Request::read(&body);
    // In a separate task: a client that hangs up does not interrupt it half-way.
    let done = tokio::spawn(async move {
        match request.want? {
            Want::Act(act) => {
                app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
                app.node.act(&person.id, &id, &act).await?;
            }
            Want::Ask(Ask::Say { text, phrase }) => {
                app.allow(Deed::Talk, app.node.limits.talk, &person.id)?;
                app.node.say(&person, &id, Speech::new(text, phrase)?).await?;
            }
            Want::Ask(Ask::Report(report)) => {
                app.allow(Deed::Report, app.node.limits.reports, &person.id)?;
                app.node.report(&person, &id, report).await?;
            }
            Want::Ask(Ask::Rematch) => {
                app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
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

/// A new table that continues from a position of a finished game, against bots.
async fn play_on(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    let table = app.node.play_on(&person, &id, &read(&body)?).await?;
    Ok((StatusCode::CREATED, axum::Json(json!({ "table": table }))).into_response())
}

/// The link with which others play the deal of a finished game.
async fn deal_link(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(axum::Json(json!({ "deal": app.node.deal_link(&id).await? })).into_response())
}

/// What such a link leads to.
async fn deal(State(app): State<App>, Caller(network): Caller, Path(code): Path<String>) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    Ok(json_text(app.node.deal(&code).await?))
}

/// A new table with the same cards.
async fn deal_again(State(app): State<App>, _: Caller, Known(person): Known, Path(code): Path<String>) -> Answer<Response> {
    app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    let table = app.node.deal_again(&person, &code).await?;
    Ok((StatusCode::CREATED, axum::Json(json!({ "table": table }))).into_response())
}

/// Today's deals.
async fn daily(State(app): State<App>, _: Caller, headers: HeaderMap) -> Answer<Response> {
    let person = identity::person(&app.node.archive, &headers).await?;
    Ok(axum::Json(app.node.daily_deals(person.as_ref().map(|person| person.id.as_str())).await?).into_response())
}

/// The deal of a day, and how it was played by others, once one may know.
async fn daily_page(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path((day, game)): Path<(String, String)>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    Ok(axum::Json(app.node.daily_page(person.as_ref().map(|person| person.id.as_str()), &day, &game).await?).into_response())
}

/// A table with the deal of a day; the one that there is, while the first try goes on.
async fn play_daily(
    State(app): State<App>,
    _: Caller,
    Known(person): Known,
    Path((day, game)): Path<(String, String)>,
) -> Answer<Response> {
    app.allow(Deed::Table, app.node.limits.tables, &person.id)?;
    let (table, new) = app.node.play_daily(&person, &day, &game).await?;
    let status = if new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, axum::Json(json!({ "table": table }))).into_response())
}

/// The games and themes that have puzzles.
async fn puzzle_games(State(app): State<App>, _: Caller, headers: HeaderMap) -> Answer<Response> {
    let person = identity::person(&app.node.archive, &headers).await?;
    Ok(axum::Json(app.node.puzzle_games(person.as_ref().map(|person| person.id.as_str())).await?).into_response())
}

/// The next puzzle for a person.
async fn next_puzzle(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    Ok(axum::Json(app.node.next_puzzle(person.as_ref().map(|person| person.id.as_str()), &game, &wanted).await?).into_response())
}

/// A puzzle by its name.
async fn puzzle(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path((game, id)): Path<(String, String)>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    Ok(axum::Json(app.node.puzzle(person.as_ref().map(|person| person.id.as_str()), &game, &id).await?).into_response())
}

/// A try at a puzzle, and its solution.
async fn try_puzzle(
    State(app): State<App>,
    _: Caller,
    Known(person): Known,
    Path((game, id)): Path<(String, String)>,
    body: Bytes,
) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    let attempt: Attempt = read(&body)?;
    Ok(axum::Json(app.node.try_puzzle(&person.id, &game, &id, &attempt).await?).into_response())
}

/// A hint, for a person who plays with bots.
async fn hint(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(axum::Json(app.node.hint(&person.id, &id).await?).into_response())
}

/// The coach's word on a move before it is final, for a person who plays with bots.
async fn coach(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    Ok(axum::Json(app.node.coach(&person.id, &id, read(&body)?).await?).into_response())
}

async fn record(State(app): State<App>, _: Caller, Path(id): Path<String>) -> Answer<Response> {
    let record = app.node.with(&id, table::Table::record).await?;
    let record = record.ok_or_else(|| Refusal::new(RefusalCode::NotOver, "the record is available once the game is over"))?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// The review of a finished game, and the progress of one under way.
async fn review(State(app): State<App>, Caller(network): Caller, Path(id): Path<String>) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    Ok(axum::Json(app.node.review(&id).await?).into_response())
}

#[derive(Deserialize)]
struct HowDeep {
    #[serde(default)]
    depth: Depth,
}

/// Starts a review.
async fn ask_review(State(app): State<App>, _: Caller, Known(person): Known, Path(id): Path<String>, body: Bytes) -> Answer<Response> {
    app.allow(Deed::Act, app.node.limits.acts, &person.id)?;
    let HowDeep { depth } = read(&body)?;
    Ok(axum::Json(app.node.ask_review(&person.id, &id, depth).await?).into_response())
}

#[derive(Deserialize)]
struct Stretch {
    #[serde(default)]
    since: u32,
    before: Option<u32>,
}

/// What happened between two plies, the newest page of it.
async fn story(
    State(app): State<App>,
    Caller(network): Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Stretch { since, before }): Query<Stretch>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let person = identity::person(&app.node.archive, &headers).await?;
    let player = person.as_ref().map(|person| person.id.as_str());
    Ok(json_text(app.node.story(&id, player, since, before.unwrap_or(u32::MAX)).await?))
}

/// A finished game after this many moves, for replays.
async fn moment(State(app): State<App>, _: Caller, Path((id, ply)): Path<(String, u32)>) -> Answer<Response> {
    Ok(axum::Json(app.node.with(&id, |table| table.moment(ply)).await??).into_response())
}

#[derive(Deserialize)]
struct Beginning {
    #[serde(default)]
    from: u32,
}

/// A finished game after each of its moves, for stepping through it.
async fn replay(
    State(app): State<App>,
    Caller(network): Caller,
    Path(id): Path<String>,
    Query(Beginning { from }): Query<Beginning>,
) -> Answer<Response> {
    app.allow(Deed::Story, app.node.limits.stories, &network.to_string())?;
    let moments = app.node.with(&id, |table| table.moments(from)).await??;
    Ok(axum::Json(json!({ "moments": moments })).into_response())
}

async fn open_socket(State(app): State<App>, Caller(network): Caller, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Answer<Response> {
    let person = identity::person(&app.node.archive, &headers).await?;
    let (of_network, of_all) = app.sockets(person.as_ref()).await?;
    let crowded = || Fault(app.too_fast("too many sockets are open"));
    if app.node.metrics.sockets.now() >= of_all {
        return Err(crowded());
    }
    let ticket = match app.node.limits.on {
        true => Some(app.guard.socket(network, of_network).ok_or_else(crowded)?),
        false => None,
    };
    // Small buffers: most sockets are silent most of the time.
    let most = app.node.limits.message_bytes;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(2048).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(app, socket, person, network, ticket)))
}
