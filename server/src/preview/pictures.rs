//! The pictures of links: drawn on demand beside the other work, a few at a time, and kept for a while.

use super::{Asked, Subject, fingerprint};
use crate::address::{Path, Query};
use crate::app::App;
use crate::caller::Caller;
use crate::fault::Fault;
use crate::guard::Deed;
use crate::pages::{has, nothing};
use crate::words;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, LOCATION, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How many pictures are kept. One has about 150 kB.
const MOST: usize = 64;

/// How many are drawn at once, and how long one may wait for its turn.
const AT_ONCE: usize = 2;
const PATIENCE: Duration = Duration::from_secs(4);

/// How long others may keep a picture, in seconds: a table changes with every move.
const FRESH: &str = "public, max-age=60";

/// The pictures that were drawn last, by the fingerprints of their drawings. A drawing says everything: which table, which move, which language.
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(String, Bytes)>>,
    drawing: Arc<Semaphore>,
    patience: Duration,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { kept: Mutex::default(), drawing: Arc::new(Semaphore::new(AT_ONCE)), patience: PATIENCE }
    }
}

impl Pictures {
    fn get(&self, name: &str) -> Option<Bytes> {
        let mut kept = self.kept.lock().expect("no holder panics");
        let at = kept.iter().position(|(known, _)| known == name)?;
        let found = kept.remove(at)?;
        let bytes = found.1.clone();
        kept.push_back(found);
        Some(bytes)
    }

    fn keep(&self, name: &str, bytes: Bytes) {
        let mut kept = self.kept.lock().expect("no holder panics");
        kept.retain(|(known, _)| known != name);
        kept.push_back((name.into(), bytes));
        while kept.len() > MOST {
            kept.pop_front();
        }
    }

    /// The pixels of a drawing; `None` if too many are being drawn.
    async fn drawn(&self, name: &str, svg: String) -> Option<Bytes> {
        let turn = tokio::time::timeout(self.patience, self.drawing.clone().acquire_owned()).await.ok()?.ok()?;
        // The request before this one may have drawn the same picture.
        if let Some(bytes) = self.get(name) {
            return Some(bytes);
        }
        let pixels = tokio::task::spawn_blocking(move || {
            let pixels = picture::jpeg(&svg);
            drop(turn);
            pixels
        });
        let bytes = Bytes::from(pixels.await.ok()??);
        self.keep(name, bytes.clone());
        Some(bytes)
    }
}

/// The picture of a table or a contest, or the way to its game's fixed one.
pub(crate) async fn picture(
    State(app): State<App>,
    Caller(network): Caller,
    Path((kind, file)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let id = file.strip_suffix(".jpg").ok_or_else(nothing)?;
    let subject = Subject::of(&format!("{kind}/{id}"), &app, network).await;
    let scene = subject.scene(words::wanted(asked.lang.as_deref(), &headers)).ok_or_else(nothing)?;
    let svg = scene.svg();
    let name = fingerprint(&svg);
    let etag = format!("\"{name}\"");
    let about = [(CACHE_CONTROL, FRESH), (VARY, "accept-language")];
    if has(&headers, &etag) {
        return Ok((StatusCode::NOT_MODIFIED, about, [(ETAG, etag)]).into_response());
    }
    let bytes = match app.pictures.get(&name) {
        Some(bytes) => Some(bytes),
        None if app.allow(Deed::Picture, app.node.limits.pictures, &network.to_string()).is_err() => None,
        None => app.pictures.drawn(&name, svg).await,
    };
    Ok(match bytes {
        Some(bytes) => (about, [(CONTENT_TYPE, "image/jpeg")], [(ETAG, etag)], bytes).into_response(),
        None => {
            let fixed = format!("/{}", subject.fixed_picture());
            (StatusCode::FOUND, [(CACHE_CONTROL, "no-store")], [(LOCATION, fixed)]).into_response()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_that_were_asked_for_last_are_kept() {
        let pictures = Pictures::default();
        pictures.keep("first", Bytes::from_static(b"1"));
        for index in 1..MOST {
            pictures.keep(&index.to_string(), Bytes::new());
        }
        assert!(pictures.get("first").is_some());
        pictures.keep("one more", Bytes::new());
        assert!(pictures.get("first").is_some() && pictures.get("1").is_none(), "what nobody asked for goes");
        assert_eq!(pictures.kept.lock().expect("no holder panics").len(), MOST);
    }

    #[tokio::test]
    async fn while_too_many_are_drawn_there_is_none() {
        let pictures = Pictures { patience: Duration::ZERO, ..Pictures::default() };
        let _busy = pictures.drawing.clone().acquire_many_owned(AT_ONCE as u32).await.expect("open");
        assert_eq!(pictures.drawn("one", String::new()).await, None);
        pictures.keep("one", Bytes::from_static(b"kept"));
        assert_eq!(pictures.get("one").as_deref(), Some(&b"kept"[..]));
    }
}
