//! Logs every request: how long it took, how it was answered, and why it was refused. Never table addresses, queries or
//! cookies: each of them would give its reader access.

use crate::app::App;
use crate::fault::Fault;
use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};
use table::{Refusal, RefusalCode};

/// The target of the access log's lines.
pub(crate) const TARGET: &str = "access";

/// Answers a request within the time limit, and logs it.
pub(crate) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, route) = (request.method().clone(), route(&request));
    let patience = Duration::from_secs(app.node.limits.request_seconds);
    let answered = tokio::time::timeout(patience, next.run(request)).await;
    let response = answered.unwrap_or_else(|_| {
        let mut response = Fault(Refusal::new(RefusalCode::TooFast, "the request took too long to arrive")).into_response();
        *response.status_mut() = StatusCode::REQUEST_TIMEOUT;
        response
    });
    if let Some(code) = response.extensions().get::<RefusalCode>() {
        app.node.metrics.refusals.over_http(*code);
    }
    let (status, elapsed_ms) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
    tracing::info!(target: TARGET, %method, route, status, elapsed_ms, "request");
    response
}

/// The route as written in the router, with parameter names instead of values.
fn route(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>();
    matched.map_or_else(|| "page".into(), |path| path.as_str().into())
}
