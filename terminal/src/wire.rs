//! What a server sends, as far as this client reads it. `docs/api.md` describes it for people.

use serde::Deserialize;
use serde_json::Value;

/// A message of the socket.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Message {
    /// A table as this viewer may see it.
    Frame(Box<Frame>),
    /// A request was carried out.
    Done {
        id: u32,
        #[serde(default)]
        table: Option<String>,
    },
    /// A request was refused.
    Refused(Refused),
    /// The public tables.
    Lobby { tables: Vec<Listing> },
    /// Someone said something.
    Talk(Talk),
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Refused {
    pub(crate) code: String,
    #[serde(default)]
    pub(crate) table: Option<String>,
    #[serde(default)]
    pub(crate) id: Option<u32>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Talk {
    pub(crate) table: String,
    pub(crate) n: u32,
    #[serde(default)]
    pub(crate) at: u64,
    pub(crate) line: Remark,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Remark {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) text: Option<String>,
    #[serde(default)]
    pub(crate) phrase: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Listing {
    pub(crate) table: String,
    pub(crate) phase: String,
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<Chair>,
    #[serde(default)]
    pub(crate) your_turn: Option<bool>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Chair {
    pub(crate) kind: String,
    pub(crate) name: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Terms {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: String,
    #[serde(default)]
    pub(crate) pace: Value,
    #[serde(default)]
    pub(crate) take_backs: bool,
    #[serde(default)]
    pub(crate) rated: bool,
    #[serde(default)]
    pub(crate) cover_by: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Frame {
    pub(crate) table: String,
    pub(crate) ply: u32,
    #[serde(default)]
    pub(crate) now: u64,
    pub(crate) phase: String,
    pub(crate) terms: Terms,
    pub(crate) you: Option<usize>,
    pub(crate) host: usize,
    pub(crate) seats: Vec<SeatLine>,
    #[serde(default)]
    pub(crate) promise: String,
    #[serde(default)]
    pub(crate) dealing: Option<u64>,
    #[serde(default)]
    pub(crate) host_deals_from: Option<u64>,
    pub(crate) waiting: Vec<usize>,
    #[serde(default)]
    pub(crate) view: Value,
    pub(crate) moves: Vec<String>,
    #[serde(default)]
    pub(crate) undo: bool,
    #[serde(default)]
    pub(crate) proposal: Option<Proposed>,
    pub(crate) news: Vec<News>,
    #[serde(default)]
    pub(crate) earlier: bool,
    #[serde(default)]
    pub(crate) ended: Option<Ended>,
    #[serde(default)]
    pub(crate) next: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct SeatLine {
    pub(crate) kind: String,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) covered_by: Option<String>,
    #[serde(default)]
    pub(crate) resigned: bool,
    #[serde(default)]
    pub(crate) here: bool,
    #[serde(default)]
    pub(crate) seal: Option<String>,
    #[serde(default)]
    pub(crate) shown: bool,
    #[serde(default)]
    pub(crate) clock: Option<u64>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Proposed {
    pub(crate) what: Value,
    pub(crate) by: usize,
    pub(crate) agreed: Vec<usize>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Ended {
    pub(crate) how: String,
    #[serde(default)]
    pub(crate) outcome: Option<Outcome>,
    pub(crate) winners: Vec<usize>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) how: String,
    pub(crate) standings: Vec<Standing>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Standing {
    pub(crate) seat: usize,
    pub(crate) rank: u32,
    pub(crate) score: i64,
}

/// One thing that happened. What else it has depends on `what`.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct News {
    pub(crate) ply: u32,
    #[serde(default)]
    pub(crate) at: u64,
    pub(crate) what: String,
    #[serde(default)]
    pub(crate) seat: Option<usize>,
    #[serde(default)]
    pub(crate) name: Option<String>,
    #[serde(default)]
    pub(crate) muted: bool,
    #[serde(default)]
    pub(crate) yes: bool,
    #[serde(default)]
    pub(crate) why: Option<String>,
    #[serde(default)]
    pub(crate) gap: u64,
    #[serde(default)]
    pub(crate) proposal: Value,
    #[serde(default)]
    pub(crate) events: Vec<Value>,
}

/// A page of what happened earlier.
#[derive(Debug, Deserialize)]
pub(crate) struct Story {
    pub(crate) news: Vec<News>,
    pub(crate) earlier: bool,
}

/// What a server offers.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Catalogue {
    pub(crate) games: Vec<Offer>,
    pub(crate) bots: Vec<String>,
    pub(crate) phrases: Vec<String>,
    /// The version of the API; servers before it had a number speak the first.
    #[serde(default = "first")]
    pub(crate) api: u32,
}

fn first() -> u32 {
    1
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Offer {
    pub(crate) name: String,
    pub(crate) players: (u8, u8),
    pub(crate) tables: Vec<Choices>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Choices {
    pub(crate) players: u8,
    pub(crate) options: Vec<Choice>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Choice {
    pub(crate) name: String,
    pub(crate) kind: String,
    pub(crate) default: String,
    #[serde(default)]
    pub(crate) against_bots: Option<String>,
    pub(crate) values: Vec<String>,
}

/// A finished game after some of its moves.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Moment {
    pub(crate) ply: u32,
    pub(crate) plies: u32,
    pub(crate) events: Vec<Value>,
    pub(crate) view: Value,
}
