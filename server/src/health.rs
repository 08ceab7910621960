//! Whether the server can do its work, for monitoring: `/healthz` says whether a write reaches the disk, `/readyz` whether to send
//! people here.

use crate::app::App;
use crate::archive::Archive;
use crate::caller::Caller;
use crate::clock::now;
use crate::store::{Failed, Repository};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long an answer is valid. However many ask, the disk is written to once in this time.
const KEPT: Duration = Duration::from_secs(3);

/// How long a write may take before the store counts as stuck.
const PATIENCE: Duration = Duration::from_secs(5);

/// The result of the last test write.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), &'static str>)>>,
}

impl Health {
    /// Whether a write reaches the disk, or a reason that may be shown to anyone. Simultaneous requests share a write.
    pub(crate) async fn check(&self, archive: &Archive) -> Result<(), &'static str> {
        let mut last = self.last.lock().await;
        if let Some((at, found)) = *last
            && at.elapsed() < KEPT
        {
            return found;
        }
        let stuck = || Failed::Unavailable(format!("a write takes longer than {} seconds", PATIENCE.as_secs()));
        let written = tokio::time::timeout(PATIENCE, archive.store.pulse(now())).await.unwrap_or_else(|_| Err(stuck()));
        match &written {
            Ok(()) => archive.answered(),
            Err(failed) => drop(archive.refused(failed)),
        }
        let found = written.map_err(|failed| reason(&failed.to_string()));
        *last = Some((Instant::now(), found));
        found
    }
}

/// What is wrong, without names of hosts, files or people. The full text is in the log.
fn reason(why: &str) -> &'static str {
    const KNOWN: [(&str, &str); 4] = [
        ("disk is full", "the disk is full: nothing is saved until there is room"),
        ("disk I/O error", "the disk cannot be written, or a limit on the size of files is reached"),
        ("readonly", "the database may not be written"),
        ("takes longer", "the store is stuck"),
    ];
    KNOWN
        .iter()
        .find(|(mark, _)| why.contains(mark))
        .map_or("the database does not answer: the log of the server says why", |(_, said)| said)
}

pub(crate) async fn healthz(State(app): State<App>, _: Caller) -> Response {
    match app.node.archive.health.check(&app.node.archive).await {
        Ok(()) => axum::Json(match app.node.quota.warning() {
            None => json!({ "status": "ok" }),
            Some(reason) => json!({ "status": "degraded", "reason": reason }),
        })
        .into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, axum::Json(json!({ "status": "failing", "reason": reason }))).into_response(),
    }
}

pub(crate) async fn readyz(State(app): State<App>, _: Caller) -> Response {
    if app.is_leaving() { not_ready("stopping") } else { axum::Json(json!({ "status": "ready" })).into_response() }
}

fn not_ready(reason: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, axum::Json(json!({ "status": "not ready", "reason": reason }))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_names_what_is_wrong_and_nobody() {
        assert!(reason("error returned from database: (code: 13) database or disk is full").contains("full"));
        assert!(!reason("password authentication failed for user \"ann\" on db.example").contains("ann"));
    }
}
