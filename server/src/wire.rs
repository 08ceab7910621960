//! What goes over the socket besides a table's own frames. `docs/api.md` describes it for people.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Frame, Phase, RefusalCode, Table, Terms};

/// What the server sends.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Message<'a> {
    /// A table as the client may know it.
    Frame(Box<Frame<'a>>),
    /// It was done. Sent only where the request had an `id`.
    Done {
        /// The request's.
        id: u32,
        /// The table that was made, for a rematch.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        table: Option<&'a str>,
    },
    /// It was not done, and nothing has changed.
    Refused(Refused<'a>),
    /// The public tables.
    Lobby {
        /// The newest first.
        #[cfg_attr(test, ts(type = "Listing[]"))]
        tables: &'a [Box<RawValue>],
    },
    /// Something was said.
    Talk(Talk<'a>),
}

/// Why something was not done.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Refused<'a> {
    /// A word that never changes.
    pub(crate) code: RefusalCode,
    /// A sentence in English.
    pub(crate) message: &'a str,
    /// At which table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) table: Option<&'a str>,
    /// The request's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) id: Option<u32>,
}

/// Something that was said at a table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Talk<'a> {
    /// At which.
    pub(crate) table: &'a str,
    /// Its number among the things said there, counted from 0.
    pub(crate) n: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub(crate) at: u64,
    /// Who and what.
    #[cfg_attr(test, ts(type = "Line"))]
    pub(crate) line: &'a RawValue,
}

/// Who said what.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Line {
    /// Where they sat; `null` for a spectator.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub(crate) seat: Option<u8>,
    /// What they were called.
    pub(crate) name: String,
    /// In own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) text: Option<String>,
    /// Or one of the phrases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) phrase: Option<String>,
}

/// A table as a list shows it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Listing<'a> {
    /// Which.
    pub(crate) table: &'a str,
    /// How far it is.
    pub(crate) phase: Phase,
    /// What was agreed.
    pub(crate) terms: &'a Terms,
    /// Every seat: `open`, `closed`, or who sits there.
    pub(crate) seats: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub(crate) created: u64,
    /// Whether you owe a move; only in the list of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) your_turn: Option<bool>,
}

impl<'a> Listing<'a> {
    /// The table as everybody's lists show it.
    pub(crate) fn of(table: &'a Table) -> Listing<'a> {
        let seats = table.places().iter().map(|place| match place {
            table::Place::Open => "open".into(),
            table::Place::Closed => "closed".into(),
            table::Place::Bot(name) => name.clone(),
            table::Place::Person(sitting) => sitting.name.clone(),
        });
        let (phase, terms) = (table.phase(), table.terms());
        Listing { table: table.id(), phase, terms, seats: seats.collect(), created: table.created(), your_turn: None }
    }
}

/// What can be said in every language at once. The words are the clients'.
pub(crate) const PHRASES: &[&str] = &[
    "hello",
    "good-luck",
    "well-bid",
    "well-bought",
    "well-played",
    "ouch",
    "hurry-up",
    "one-moment",
    "back-soon",
    "sorry",
    "thank-you",
    "good-game",
    "another-one",
    "goodbye",
];

/// The message as text.
pub(crate) fn text(message: &Message<'_>) -> String {
    // Enough for most frames, so that it need not be moved while it grows.
    let mut text = Vec::with_capacity(if matches!(message, Message::Frame(_)) { 8192 } else { 256 });
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::{Ask, Request};
    use engine::{Edition, Kind, Opt, Outcome, Seat, Seats, Standing, Viewer};
    use std::path::Path;
    use table::{Act, Cover, Creation, Ended, Moment, News, Pace, Page, Proposal, Proposed, SeatLine, Told, Why};
    use ts_rs::{Config, TS};

    /// A file of types, by its name in the folder of the web's wire.
    struct File {
        name: &'static str,
        head: String,
        types: Vec<String>,
    }

    impl File {
        fn text(&self) -> String {
            let mut text = String::from(
                "// Written by a test of the crate `server` from its Rust types. To rewrite it: BLESS=1 cargo test -p server wire\n",
            );
            text += &self.head;
            self.types.iter().for_each(|declared| text += &format!("export {declared}\n"));
            text
        }

        /// What one game shows and tells, beside what all games share.
        fn of_game(name: &'static str, shared: &str, types: Vec<String>) -> File {
            File { name, head: format!("import type {{ {shared} }} from './index';\n"), types }
        }
    }

    macro_rules! declared {
        ($config:expr; $($of:ty),+ $(,)?) => { vec![$(<$of>::decl($config)),+] };
    }

    /// All types of the wire as TypeScript.
    fn typescript() -> [File; 4] {
        use games::{splendor, sultan, toy};
        let config = &Config::new();
        let phrases: Vec<String> = PHRASES.iter().map(|phrase| format!("\"{phrase}\"")).collect();
        let codes: Vec<String> = RefusalCode::ALL.iter().map(|code| format!("\"{code}\"")).collect();
        let head = format!(
            "import type * as splendor from './splendor';\n\
             import type * as sultan from './sultan';\n\
             import type * as toy from './toy';\n\
             // What a game shows and tells; the table's terms say which game it is.\n\
             export type View = sultan.View | splendor.View | toy.View;\n\
             export type Seen = sultan.Seen | splendor.Seen | toy.Seen;\n\
             // Every message of a client is one of these, with the name of its table and, where an answer is wanted, a number of its own.\n\
             export type Request = (Act | Ask) & {{ table?: string; id?: number }};\n\
             export const phrases = [{}] as const;\n\
             // Why something was not done.\n\
             export const refusalCodes = [{}] as const;\n",
            phrases.join(", "),
            codes.join(", ")
        );
        let shared = declared![config; Seat, Seats, Viewer, Outcome, Standing, Edition, Opt, Kind];
        let around = declared![
            config; Terms, Pace, Cover, Creation, Act, Ask, Proposal, Message<'_>, RefusalCode, Refused<'_>, Frame<'_>, Phase, SeatLine<'_>, Proposed<'_>,
            Ended<'_>, News<'_>, Told<'_>, Why, Talk<'_>, Line, Listing<'_>, Moment, Page<'_>,
            table::guide::Step, table::guide::Turn
        ];
        let sultan = declared![
            config; sultan::View, sultan::Phase, sultan::Colour, sultan::Jewels, sultan::Cards, sultan::CushionView, sultan::Laid, sultan::Pile,
            sultan::SeatView, sultan::Seen, sultan::Turned
        ];
        let splendor = declared![
            config; splendor::View, splendor::Phase, splendor::Gem, splendor::Gems, splendor::Place, splendor::Spot, splendor::LevelView,
            splendor::PlaceView, splendor::CardView, splendor::NobleView, splendor::SeatView, splendor::ReservedView, splendor::Seen
        ];
        let toy = declared![config; toy::View, toy::SeatView, toy::Seen];
        [
            File { name: "index.ts", head, types: [shared, around].concat() },
            File::of_game("sultan.ts", "Outcome, Seat, Seats, Viewer", sultan),
            File::of_game("splendor.ts", "Outcome, Seat, Viewer", splendor),
            File::of_game("toy.ts", "Outcome, Seat, Viewer", toy),
        ]
    }

    #[test]
    fn the_types_for_the_web_are_those_of_the_wire() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/lib/wire");
        for file in typescript() {
            let (path, wanted) = (folder.join(file.name), file.text());
            if std::env::var_os("BLESS").is_some() {
                std::fs::create_dir_all(&folder).expect("a folder");
                std::fs::write(&path, &wanted).expect("written");
            }
            let found = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(found == wanted, "{} is stale: BLESS=1 cargo test -p server wire", path.display());
        }
    }

    #[test]
    fn every_message_that_the_document_shows_is_understood() {
        let document = include_str!("../../docs/api.md");
        let shown: Vec<&str> = document.lines().map(str::trim).filter(|line| line.starts_with("{\"do\"")).collect();
        for line in &shown {
            assert!(Request::read(line.as_bytes()).want.is_ok(), "{line}");
        }
        assert!(shown.len() >= 20, "{} messages are shown", shown.len());
        for phrase in PHRASES {
            assert!(document.contains(&format!("`{phrase}`")), "{phrase}");
        }
    }
}
