//! The pages behind the links in mails. They need no login and no script.

use super::address::Done;
use super::mail::Purpose;
use crate::address::Path;
use crate::app::App;
use crate::caller::Visitor;
use crate::guard::Deed;
use crate::http::Answer;
use crate::words::{ours, say, wanted};
use axum::Router;
use axum::extract::State;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use base64ct::{Base64, Encoding};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/mail/confirm/{id}/{token}", get(ask_to_confirm).post(confirm))
        .route("/mail/stop/{id}/{token}", get(ask_to_stop).post(stop))
}

type Link = Path<(String, String)>;

async fn ask_to_confirm(state: State<App>, visitor: Visitor, headers: HeaderMap, link: Link) -> Answer<Response> {
    ask(Purpose::Confirm, state, visitor, headers, link).await
}

async fn ask_to_stop(state: State<App>, visitor: Visitor, headers: HeaderMap, link: Link) -> Answer<Response> {
    ask(Purpose::Stop, state, visitor, headers, link).await
}

async fn confirm(state: State<App>, visitor: Visitor, headers: HeaderMap, link: Link) -> Answer<Response> {
    heed(Purpose::Confirm, state, visitor, headers, link).await
}

/// Also what a mail program posts when its reader unsubscribes (RFC 8058): it has neither cookies nor an origin.
async fn stop(state: State<App>, visitor: Visitor, headers: HeaderMap, link: Link) -> Answer<Response> {
    heed(Purpose::Stop, state, visitor, headers, link).await
}

/// A page with one button. Looking at it changes nothing.
async fn ask(purpose: Purpose, State(app): State<App>, Visitor(network): Visitor, headers: HeaderMap, link: Link) -> Answer<Response> {
    app.allow(Deed::Request, app.node.limits.requests, &network.to_string())?;
    let Path((id, token)) = link;
    Ok(match app.node.addressed(purpose, &id, &token).await? {
        Some((_, language)) => page(StatusCode::OK, ours(&language), purpose.word(), true),
        None => dead(&headers),
    })
}

async fn heed(purpose: Purpose, State(app): State<App>, Visitor(network): Visitor, headers: HeaderMap, link: Link) -> Answer<Response> {
    app.allow(Deed::Request, app.node.limits.requests, &network.to_string())?;
    let Path((id, token)) = link;
    let Some((way, language)) = app.node.addressed(purpose, &id, &token).await? else { return Ok(dead(&headers)) };
    let done = match app.node.heed(purpose, way).await? {
        Done::Confirmed => "confirmed",
        Done::Stopped => "stopped",
    };
    Ok(page(StatusCode::OK, ours(&language), done, false))
}

/// The link is wrong, has expired, or was used.
fn dead(headers: &HeaderMap) -> Response {
    page(StatusCode::NOT_FOUND, wanted(None, headers), "dead", false)
}

const STYLE: &str = "\
:root{color-scheme:light dark;--paper:#f6efe2;--card:#fffaf0;--ink:#2b2118;--gold:#8a5a12;--on:#fffaf0}\
@media(prefers-color-scheme:dark){:root{--paper:#17120d;--card:#241c14;--ink:#f3e8d6;--gold:#e2b25c;--on:#17120d}}\
*{box-sizing:border-box}\
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--paper);color:var(--ink);font:1.05rem/1.5 system-ui,sans-serif}\
main{width:100%;max-width:30rem;padding:2rem 1.5rem;border-radius:1rem;background:var(--card);box-shadow:0 .5rem 2rem #0003;text-align:center}\
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}\
p{margin:0 0 1.5rem;text-wrap:pretty}\
button{min-height:48px;min-width:10rem;padding:0 1.5rem;border:0;border-radius:.75rem;background:var(--gold);color:var(--on);font:600 1.05rem system-ui,sans-serif;cursor:pointer}\
a{display:inline-block;min-height:44px;padding:.6rem 1rem;color:var(--gold);font-weight:600}\
:focus-visible{outline:3px solid var(--gold);outline-offset:3px}";

/// Nothing may run or load here but this style.
static POLICY: LazyLock<String> = LazyLock::new(|| {
    let style = Base64::encode_string(&Sha256::digest(STYLE));
    format!("default-src 'none'; style-src 'sha256-{style}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
});

/// A page of its own. Its texts are ours alone, and hold no markup.
fn page(status: StatusCode, language: &'static str, about: &str, has_button: bool) -> Response {
    let said = |key: &str| say(language, &format!("server-page-{key}"), &[]);
    let (title, text) = (said(&format!("{about}-title")), said(about));
    let act = match has_button {
        true => format!("<form method=\"post\"><button>{}</button></form>", said(&format!("{about}-button"))),
        false => format!("<a href=\"/\">{}</a>", said("home")),
    };
    let page = format!(
        "<!doctype html>\n<html lang=\"{language}\" dir=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <meta name=\"robots\" content=\"noindex\"><title>{title} · Cabochon</title><link rel=\"icon\" href=\"/favicon.png\"><style>{STYLE}</style></head>\n\
         <body><main><h1>{title}</h1><p>{text}</p>{act}</main></body></html>\n",
        say(language, "language-direction", &[]),
    );
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, POLICY.as_str()),
        // Without a referrer, browsers post forms without saying that they come from us.
        (REFERRER_POLICY, "same-origin"),
    ];
    (status, headers, page).into_response()
}
