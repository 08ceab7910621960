//! Why the line protocol refused something: a table's refusals, and those that only a line can cause.

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

/// A code and a sentence; and for a bad record its line.
#[derive(Debug, Serialize)]
pub(super) struct Refusal {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl Refusal {
    pub(super) fn new(code: impl Into<Code>, message: impl Into<String>) -> Refusal {
        // Every table code cuts the message to a readable length.
        let cut = any::Refusal::new(RefusalCode::BadMessage, message);
        Refusal { code: code.into(), ..cut.into() }
    }
}

impl From<any::Refusal> for Refusal {
    fn from(refusal: any::Refusal) -> Refusal {
        Refusal { code: refusal.code.into(), message: refusal.message, line: refusal.line }
    }
}
