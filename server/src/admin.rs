//! `cabochon admin`: what the operators of a server can see and do while it runs.
//!
//! The command asks the server itself, through a separate door: a Unix socket that only its owner can use, or an address that requires a token.
//! So there is one writer, memory and sockets follow at once, and the other nodes hear of it on the bus. No public address leads here.

mod answers;
mod client;
mod command;
mod door;
mod people;
mod text;

pub(crate) use answers::router;
pub(crate) use command::Admin;
pub(crate) use command::run;
pub(crate) use door::open;

use crate::fault::Fault;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::{Refusal, RefusalCode};

/// Why something was not done, for the operator: a sentence that says what to do.
struct Trouble(StatusCode, String);

impl Trouble {
    fn missing(what: impl Into<String>) -> Trouble {
        Trouble(StatusCode::NOT_FOUND, what.into())
    }

    fn bad(what: impl Into<String>) -> Trouble {
        Trouble(StatusCode::BAD_REQUEST, what.into())
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        let known = [
            (RefusalCode::NoSuchTable, "there is no such table: `cabochon admin tables` lists them"),
            (RefusalCode::Over, "the game is over"),
            (RefusalCode::BrokenTable, "the log of this table cannot be followed: `cabochon doctor` says why; it can be deleted"),
        ];
        let said = known.iter().find(|(code, _)| *code == refusal.code).map_or(refusal.message.as_str(), |(_, said)| said).to_string();
        Trouble(Fault(refusal).into_response().status(), said)
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.0, axum::Json(json!({ "error": self.1 }))).into_response()
    }
}
