//! Why the line protocol did not do something: what a table refuses, and what only a line can get wrong.

use crate::any::{self, RefusalCode};
use serde::Serialize;

/// A word that never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Code {
    BadBot,
    BadJson,
    BadProtocol,
    BadRequest,
    BadSeat,
    BadSeed,
    BadUtf8,
    NoGame,
    StalePly,
    TooLong,
    UnknownRequest,
    #[serde(untagged)]
    Table(RefusalCode),
}

impl From<RefusalCode> for Code {
    fn from(code: RefusalCode) -> Code {
        Code::Table(code)
    }
}

/// A code and a sentence; and the line of a record, where it is a record that is bad.
#[derive(Debug, Serialize)]
pub(super) struct Refusal {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl Refusal {
    pub(super) fn new(code: impl Into<Code>, message: impl Into<String>) -> Refusal {
        // Any code of a table cuts the message to what a person will read.
        let cut = any::Refusal::new(RefusalCode::BadMessage, message);
        Refusal { code: code.into(), ..cut.into() }
    }
}

impl From<any::Refusal> for Refusal {
    fn from(refusal: any::Refusal) -> Refusal {
        Refusal { code: refusal.code.into(), message: refusal.message, line: refusal.line }
    }
}
