//! Parses a line as a request.

use super::refusal::{Code, Refusal};
use crate::any::RefusalCode;
use bots::{Budget, Kind, Spec};
use engine::{Seat, Seed, Unreadable, Viewer};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde_json::{Map, Value};
use std::str::FromStr;
use std::time::Duration;

/// The words for `do`, in the order of `docs/protocol.md`.
pub(super) const NAMES: &[&str] = &["hello", "games", "new", "load", "state", "view", "moves", "play", "think", "undo", "record", "quit"];

/// What a line asks for.
pub(super) enum Request {
    Hello { protocol: Option<u64> },
    Games,
    New(New),
    Load { record: String },
    State,
    View { viewer: Viewer },
    Moves,
    Play { seat: Seat, mv: String, ply: Option<u64> },
    Think { seat: Seat, bot: Kind, budget: Budget, seed: Seed },
    Undo { plies: u64 },
    Record,
    Quit,
}

/// A new match.
pub(super) struct New {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) setup: String,
    pub(super) chance: Chance,
}

/// Where its chance comes from.
pub(super) enum Chance {
    Seed(Seed),
    Deal(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewFields {
    game: String,
    players: u64,
    #[serde(default)]
    setup: String,
    seed: Option<Text>,
    deal: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    protocol: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    record: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct View {
    viewer: SeatOrPublic,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    seat: u64,
    #[serde(rename = "move")]
    mv: String,
    ply: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Think {
    seat: u64,
    #[serde(default = "strong")]
    bot: String,
    seed: Option<Text>,
}

fn strong() -> String {
    Kind::Search.to_string()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    #[serde(default = "one")]
    plies: u64,
}

fn one() -> u64 {
    1
}

/// Reads a line, and its `id` even if the rest cannot be read.
pub(super) fn read(line: &[u8]) -> (Option<Value>, Result<Request, Refusal>) {
    let mut fields = match object(line) {
        Ok(fields) => fields,
        Err(refusal) => return (None, Err(refusal)),
    };
    let id = fields.remove("id").filter(|id| !id.is_null());
    if id.as_ref().is_some_and(|id| !(id.is_string() || id.is_u64() || id.is_i64())) {
        return (None, Err(Refusal::new(Code::BadRequest, "an `id` is a string or a whole number of 64 bits")));
    }
    (id, request(fields))
}

fn object(line: &[u8]) -> Result<Map<String, Value>, Refusal> {
    let text = std::str::from_utf8(line).map_err(|why| Refusal::new(Code::BadUtf8, why.to_string()))?;
    match serde_json::from_str(text).map_err(|why| Refusal::new(Code::BadJson, why.to_string()))? {
        Value::Object(fields) => Ok(fields),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Err(Refusal::new(Code::BadRequest, "a request is a JSON object, such as {\"do\":\"hello\"}"))
        }
    }
}

fn request(mut fields: Map<String, Value>) -> Result<Request, Refusal> {
    let Some(Value::String(word)) = fields.remove("do") else {
        return Err(Refusal::new(Code::BadRequest, format!("`do` must be one of {}", NAMES.join(", "))));
    };
    let plain = |request: Request, fields| the_fields::<Nothing>(fields).map(|Nothing {}| request);
    match word.as_str() {
        "hello" => the_fields(fields).map(|Hello { protocol }| Request::Hello { protocol }),
        "games" => plain(Request::Games, fields),
        "new" => the_fields(fields).and_then(new).map(Request::New),
        "load" => the_fields(fields).map(|Load { record }| Request::Load { record }),
        "state" => plain(Request::State, fields),
        "view" => the_fields(fields).and_then(|View { viewer }| Ok(Request::View { viewer: viewer.viewer()? })),
        "moves" => plain(Request::Moves, fields),
        "play" => the_fields(fields).and_then(|Play { seat, mv, ply }| Ok(Request::Play { seat: numbered(seat)?, mv, ply })),
        "think" => the_fields(fields).and_then(think),
        "undo" => the_fields(fields).map(|Undo { plies }| Request::Undo { plies }),
        "record" => plain(Request::Record, fields),
        "quit" => plain(Request::Quit, fields),
        other => Err(Refusal::new(Code::UnknownRequest, format!("there is no request `{other}`; there are {}", NAMES.join(", ")))),
    }
}

fn new(fields: NewFields) -> Result<New, Refusal> {
    let NewFields { game, players, setup, seed, deal } = fields;
    let players = u8::try_from(players).map_err(|_| Refusal::new(RefusalCode::BadSetup, format!("no game is for {players} players")))?;
    let chance = match (seed, deal) {
        (Some(seed), None) => Chance::Seed(seed.parsed(Code::BadSeed)?),
        (None, Some(deal)) => Chance::Deal(deal),
        (Some(_), Some(_)) | (None, None) => {
            return Err(Refusal::new(Code::BadRequest, "`new` takes a `seed` or a `deal`, one of the two"));
        }
    };
    Ok(New { game, players, setup, chance })
}

/// A bot's default budget, and the largest one allowed.
const THOUGHT: Budget = Budget::Nodes(1_000);
const MOST_NODES: u64 = 10_000_000;
const MOST_TIME: Duration = Duration::from_secs(60);

fn think(fields: Think) -> Result<Request, Refusal> {
    let Think { seat, bot, seed } = fields;
    let Spec { kind, budget } = bot.parse().map_err(|why: Unreadable| Refusal::new(Code::BadBot, why))?;
    let budget = budget.unwrap_or(THOUGHT);
    let is_too_much = match budget {
        Budget::Nodes(nodes) => nodes > MOST_NODES,
        Budget::Time(time) => time > MOST_TIME,
        Budget::Within { time, least } => time > MOST_TIME || least > MOST_NODES,
    };
    if is_too_much {
        return Err(Refusal::new(Code::BadBot, format!("a bot thinks at most {MOST_NODES} nodes or {} seconds here", MOST_TIME.as_secs())));
    }
    let seed = seed.map_or(Ok(Seed::number(1)), |seed| seed.parsed(Code::BadSeed))?;
    Ok(Request::Think { seat: numbered(seat)?, bot: kind, budget, seed })
}

fn the_fields<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(fields)).map_err(|why| Refusal::new(Code::BadRequest, why.to_string()))
}

/// The seat with this number; whether the table has it is checked elsewhere.
fn numbered(seat: u64) -> Result<Seat, Refusal> {
    seat.to_string().parse().map_err(|why: Unreadable| Refusal::new(Code::BadSeat, why))
}

/// The number of a seat, or `"public"`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected the number of a seat, or `public`")]
enum SeatOrPublic {
    Seat(u64),
    Word(String),
}

impl SeatOrPublic {
    fn viewer(&self) -> Result<Viewer, Refusal> {
        match self {
            SeatOrPublic::Seat(seat) => numbered(*seat).map(Viewer::Seat),
            SeatOrPublic::Word(word) if word == "public" => Ok(Viewer::Public),
            SeatOrPublic::Word(word) => {
                Err(Refusal::new(Code::BadSeat, format!("`{word}` is not a viewer: give the number of a seat, or `public`")))
            }
        }
    }
}

/// A number or a text, as text: `42`, `"42/7"`.
struct Text(String);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
        match Value::deserialize(from)? {
            Value::String(text) => Ok(Text(text)),
            Value::Number(number) => Ok(Text(number.to_string())),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => Err(D::Error::custom("expected a number or a text")),
        }
    }
}

impl Text {
    fn parsed<T: FromStr<Err: Into<String>>>(&self, code: Code) -> Result<T, Refusal> {
        self.0.parse::<T>().map_err(|why| Refusal::new(code, why))
    }
}
