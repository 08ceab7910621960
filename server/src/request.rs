//! What clients ask for, parsed once, for HTTP and sockets alike.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Act, Refusal, RefusalCode};

/// What a client sends besides the acts of [`table::Act`], by its `do`.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub(crate) enum Ask {
    /// Send me this table's frames from now on, the first with the news since this ply.
    Watch {
        /// The ply of my last frame; 0 for the whole story.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        since: Option<u32>,
    },
    /// Send me no more of this table.
    Unwatch,
    /// Send me the list of public tables whenever it changes.
    Lobby,
    /// Send me no more lists.
    LeaveLobby,
    /// Say something at this table: a text, or a phrase that everyone reads in their own language.
    Say {
        /// In the person's own words.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        text: Option<String>,
        /// One of the phrases that `GET /api/games` lists.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        phrase: Option<String>,
    },
    /// Play again with the same people, everyone one seat further.
    Rematch,
    /// Report something that was said here, or a name, to the people who run the server.
    Report(Report),
}

/// What is reported, and why.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Report {
    /// Whether a line of talk or a name is reported.
    pub(crate) what: Reported,
    /// The line of talk, by its number.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) line: Option<u32>,
    /// The seat, for a name.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) seat: Option<Seat>,
    /// What is wrong with it.
    pub(crate) why: Reason,
    /// The reporter's comment.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub(crate) words: String,
}

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reported {
    /// Something that was said.
    Talk,
    /// Someone's name.
    Name,
}

/// What is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// It insults someone.
    Insult,
    /// It is hateful or threatening.
    Hate,
    /// It advertises something, or floods the table.
    Spam,
    /// It gives away what is private.
    Private,
    /// Something else.
    Other,
}

/// The words of [`Ask`]; every other one is an act's.
const ASKS: &[&str] = &["watch", "unwatch", "lobby", "leave-lobby", "say", "rematch", "report"];

/// What is wanted.
#[derive(Debug)]
pub(crate) enum Want {
    /// Something to do at a table.
    Act(Act),
    /// Something else.
    Ask(Ask),
}

/// A parsed message.
#[derive(Debug)]
pub(crate) struct Request {
    /// Where it goes.
    pub(crate) envelope: Envelope,
    /// What it wants, or why that could not be read.
    pub(crate) want: Result<Want, Refusal>,
}

/// The envelope of every message: which table, and a number that comes back with the answer.
#[derive(Debug, Default)]
pub(crate) struct Envelope {
    /// At which table.
    pub(crate) table: Option<String>,
    /// Comes back with the answer.
    pub(crate) id: Option<u32>,
}

impl Envelope {
    /// The table that the message is about.
    pub(crate) fn table(&self) -> Result<&str, Refusal> {
        self.table.as_deref().ok_or_else(|| bad("say which table"))
    }
}

fn bad(why: impl Into<String>) -> Refusal {
    Refusal::new(RefusalCode::BadMessage, why)
}

/// Takes a field out, or says what is wrong with it.
fn field<T: serde::de::DeserializeOwned>(fields: &mut Map<String, Value>, name: &str) -> Result<Option<T>, Refusal> {
    let Some(value) = fields.remove(name) else { return Ok(None) };
    serde_json::from_value(value).map_err(|why| bad(format!("`{name}`: {why}")))
}

impl Request {
    /// Reads a message. Its `id` is read even if the rest cannot be, so that the client learns which message was refused.
    pub(crate) fn read(text: &[u8]) -> Request {
        let mut fields = match serde_json::from_slice(text) {
            Ok(Value::Object(fields)) => fields,
            Ok(Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_)) | Err(_) => {
                return Request { envelope: Envelope::default(), want: Err(bad("a message is a JSON object with a `do`")) };
            }
        };
        let (id, table) = (field(&mut fields, "id"), field(&mut fields, "table"));
        let faults = [id.as_ref().err(), table.as_ref().err()].into_iter().flatten().next().cloned();
        let want = faults.map_or_else(|| want(fields), Err);
        Request { envelope: Envelope { id: id.unwrap_or(None), table: table.unwrap_or(None) }, want }
    }
}

fn want(fields: Map<String, Value>) -> Result<Want, Refusal> {
    let Some(Value::String(wanted)) = fields.get("do") else { return Err(bad("a message is a JSON object with a `do`")) };
    let is_ask = ASKS.contains(&wanted.as_str());
    let fields = Value::Object(fields);
    let want = if is_ask { Ask::deserialize(fields).map(Want::Ask) } else { Act::deserialize(fields).map(Want::Act) };
    want.map_err(|why| bad(why.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asks_are_told_from_acts_by_their_words() {
        for word in ASKS {
            let text = format!(r#"{{"do":"{word}","what":"talk","why":"spam","table":"t","id":7}}"#);
            let request = Request::read(text.as_bytes());
            assert!(matches!(request.want, Ok(Want::Ask(_))), "{text}");
            assert_eq!((request.envelope.table.as_deref(), request.envelope.id), (Some("t"), Some(7)));
        }
        assert!(matches!(Request::read(br#"{"do":"undo"}"#).want, Ok(Want::Act(Act::Undo))));
        let unknown = serde_json::from_str::<Ask>(r#"{"do":"undo"}"#).expect_err("an act").to_string();
        for word in ASKS {
            assert!(unknown.contains(&format!("`{word}`")), "{word}: {unknown}");
        }
        assert_eq!(unknown.matches('`').count(), 2 * (ASKS.len() + 1), "every word of an ask is listed: {unknown}");
    }

    #[test]
    fn the_number_of_a_message_is_read_also_where_the_rest_is_not() {
        for text in [r#"{"id":3}"#, r#"{"id":3,"do":"fly"}"#, r#"{"id":3,"do":"play","ply":"x"}"#, r#"{"id":3,"do":"undo","table":1}"#] {
            let request = Request::read(text.as_bytes());
            assert_eq!((request.envelope.id, request.want.is_err()), (Some(3), true), "{text}");
        }
        for text in ["", "[]", "7", r#"{"do":"undo","id":"x"}"#, r#"{"do":"undo","id":-1}"#] {
            assert!(Request::read(text.as_bytes()).want.is_err(), "{text}");
        }
    }
}
