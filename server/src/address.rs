//! What an address names. One that cannot be read is refused like any other request, in JSON with a code.

use crate::fault::Fault;
use crate::pages;
use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use table::{Refusal, RefusalCode};

/// The parts of a path. Where they are not what a route expects, there is nothing.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Fault> {
        let named = extract::Path::from_request_parts(parts, state).await;
        named.map(|extract::Path(named)| Path(named)).map_err(|_| Fault(pages::nothing()))
    }
}

/// What follows the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Fault> {
        let asked = extract::Query::from_request_parts(parts, state).await;
        asked.map(|extract::Query(asked)| Query(asked)).map_err(|why| Fault(Refusal::new(RefusalCode::BadMessage, why.body_text())))
    }
}
