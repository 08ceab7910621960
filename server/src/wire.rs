//! What goes over the socket besides a table's frames. `docs/api.md` describes it for people.

use engine::Edition;
use engine::choices::Choices;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Frame, RefusalCode, Table, TablePhase, Terms};

/// The version of the API, raised when clients of the one before would no longer understand: they say so instead of failing oddly.
pub(crate) const API: u32 = 1;

/// What the server sends.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Message<'a> {
    /// A table as the client may see it.
    Frame(Box<Frame<'a>>),
    /// It was done. Sent only if the request had an `id`.
    Done {
        /// The request's `id`.
        id: u32,
        /// The table that was created, for a rematch.
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
    /// A line of talk.
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
    /// The request's `id`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) id: Option<u32>,
}

/// A line of talk at a table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Talk<'a> {
    /// At which.
    pub(crate) table: &'a str,
    /// Its number at that table, counted from 0.
    pub(crate) n: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub(crate) at: u64,
    /// Who and what.
    #[cfg_attr(test, ts(type = "Remark"))]
    pub(crate) line: &'a RawValue,
}

/// Who said what.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Remark {
    /// Where they sat; `null` for a spectator.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub(crate) seat: Option<u8>,
    /// Their name at the time. A spectator never has the name of a seated person.
    pub(crate) name: String,
    /// Their tag at this table, with which the host can mute them; lines of earlier builds have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) who: Option<String>,
    /// In the person's own words.
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
    /// Its phase.
    pub(crate) phase: TablePhase,
    /// The terms.
    pub(crate) terms: &'a Terms,
    /// Every seat.
    pub(crate) seats: Vec<Chair<'a>>,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub(crate) created: u64,
    /// Whether you owe a move; only in the list of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) your_turn: Option<bool>,
}

/// A seat as a list shows it. The name does not say what is there: people may choose any name.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Chair<'a> {
    /// Who plays there.
    #[cfg_attr(test, ts(type = "\"open\" | \"closed\" | \"bot\" | \"person\" | \"invited\""))]
    pub(crate) kind: &'static str,
    /// The name of the person who sits there or is invited, or of the bot.
    pub(crate) name: &'a str,
}

impl<'a> Chair<'a> {
    pub(crate) fn of(place: &'a table::Place) -> Chair<'a> {
        match place {
            table::Place::Open => Chair { kind: "open", name: "" },
            table::Place::Closed => Chair { kind: "closed", name: "" },
            table::Place::Bot(name) => Chair { kind: "bot", name },
            table::Place::Person(sitting) => Chair { kind: "person", name: &sitting.name },
            table::Place::Invited { player: _, name } => Chair { kind: "invited", name },
        }
    }

    /// A seat as the first build wrote it, a bare word. If a person is named like a bot or an open seat, nobody can tell any more.
    fn of_word(word: &'a str) -> Chair<'a> {
        match word {
            "open" => Chair { kind: "open", name: "" },
            "closed" => Chair { kind: "closed", name: "" },
            bot if table::bot::is_bot(bot) => Chair { kind: "bot", name: bot },
            person => Chair { kind: "person", name: person },
        }
    }
}

/// A stored line of a list, in today's form. Lines of the first build have bare words for seats.
pub(crate) fn listed(summary: String) -> Option<Box<RawValue>> {
    if !summary.contains("\"seats\":[\"") {
        return RawValue::from_string(summary).ok();
    }
    let mut line: serde_json::Value = serde_json::from_str(&summary).ok()?;
    let words = line["seats"].take();
    let seats: Vec<Chair<'_>> = words.as_array()?.iter().filter_map(|word| word.as_str()).map(Chair::of_word).collect();
    line["seats"] = serde_json::to_value(seats).ok()?;
    serde_json::value::to_raw_value(&line).ok()
}

impl<'a> Listing<'a> {
    /// The table as everyone's lists show it.
    pub(crate) fn of(table: &'a Table) -> Listing<'a> {
        let seats = table.places().iter().map(Chair::of);
        let (phase, terms) = (table.phase(), table.terms());
        Listing { table: table.id(), phase, terms, seats: seats.collect(), created: table.created(), your_turn: None }
    }
}

/// A game as it is offered: its edition, and the choices at each table size.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Offer {
    /// Its name, its size, its options.
    #[serde(flatten)]
    pub(crate) edition: &'static Edition,
    /// The choices, by the number of players.
    pub(crate) tables: Vec<Choices>,
}

impl Offer {
    /// Every game there is.
    pub(crate) fn all() -> Vec<Offer> {
        games::editions().into_iter().filter_map(|edition| games::visit(edition.name, MakeOffer)).collect()
    }
}

struct MakeOffer;

impl games::Visitor for MakeOffer {
    type Answer = Offer;

    fn visit<G: engine::Knowledge + engine::laws::Secrets>(self, edition: &'static Edition) -> Offer {
        Offer { edition, tables: engine::choices::choices::<G::Setup>(edition) }
    }
}

/// The phrases that everyone reads in their own language. The clients have the text.
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
    // Enough for most frames, so that it need not grow.
    let mut text = Vec::with_capacity(if matches!(message, Message::Frame(_)) { 8192 } else { 256 });
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clubs::{ClubAct, ClubInside, ClubLine, ClubMember, ClubPage, ClubPlace, ClubScore, ClubStandings};
    use crate::contests::{ContestAct, ContestLine, ContestPage, ContestPlace, EntrantLine, LONGEST_NOTE, NewContest, RoundLine, TableOf};
    use crate::daily::page::{Chosen, DailyDeals, DayPage, DealOfDay, PastTry, Placed, Step, Yours};
    use crate::history::{Change, History, Opponent, PastGame};
    use crate::node::reports::LONGEST_REPORT;
    use crate::node::talk::LONGEST_TALK;
    use crate::puzzles::{Posed, PuzzleGames, PuzzlePage, PuzzlesOf, Theme, Tried};
    use crate::request::{Ask, Reason, Report, Reported, Request};
    use crate::statistics::{Anchor, Dated, Leaderboard, Leading, Rated, RatingLine, Ratings, Score, Slice, Statistics};
    use coach::puzzles;
    use engine::choices::{Choice, ChoiceKind};
    use engine::{Opt, OptionKind, Outcome, Seat, Seats, Standing, Viewer};
    use std::collections::BTreeSet;
    use std::path::Path;
    use table::{
        Act, Cover, Creation, Ended, LONGEST_NAME, Moment, News, Pace, Page, PlayOn, Proposal, Proposed, Repeated, SeatLine, Told, Why,
    };
    use ts_rs::{Config, TS};

    /// A file of types, by its path in the web's sources.
    struct File {
        path: String,
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

        /// The types of one game's views and events, beside what all games share.
        fn of_game(games::Wire { game, endings, editions, types }: games::Wire) -> File {
            let all = types.concat();
            let used = |name: &&str| all.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == *name);
            let shared: Vec<&str> = ["Outcome", "Seat", "Seats", "Viewer"].into_iter().filter(used).collect();
            let options: BTreeSet<String> = editions.iter().flat_map(options).collect();
            let head = format!(
                "import type {{ {} }} from '../../lib/wire';\nexport type Ending = {};\nexport const OPTIONS = {{ {} }} as const;\n",
                shared.join(", "),
                words(endings, " | "),
                options.into_iter().collect::<Vec<_>>().join(", "),
            );
            File { path: format!("games/{game}/wire.ts"), head, types }
        }
    }

    fn words(words: &[&str], between: &str) -> String {
        words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(between)
    }

    /// The options of an edition, each with the words that need a translation.
    fn options(edition: &Edition) -> Vec<String> {
        let values = |kind: &OptionKind| match kind {
            OptionKind::Flag => "\"flag\"".into(),
            OptionKind::Seat => "\"seat\"".into(),
            OptionKind::Choice(values) => format!("[{}]", words(values, ", ")),
        };
        let first = |kind: &OptionKind| if let OptionKind::Choice(values) = kind { values[0] } else { "" };
        let usual_first = |opt: &&Opt| matches!(opt.kind, OptionKind::Flag | OptionKind::Seat) || first(&opt.kind) == opt.default;
        assert!(edition.options.iter().all(|opt| usual_first(&opt)), "the first value of an option is its default");
        edition.options.iter().map(|opt| format!("{}: {}", opt.name, values(&opt.kind))).collect()
    }

    macro_rules! declared {
        ($config:expr; $($of:ty),+ $(,)?) => { vec![$(<$of>::decl($config)),+] };
    }

    /// All types of the wire as TypeScript.
    fn typescript() -> Vec<File> {
        let config = &Config::new();
        let phrases: Vec<String> = PHRASES.iter().map(|phrase| format!("\"{phrase}\"")).collect();
        let codes: Vec<String> = RefusalCode::ALL.iter().map(|code| format!("\"{code}\"")).collect();
        let share = |strictness: coach::Strictness| {
            let word = serde_json::to_string(&strictness).expect("a word");
            format!("{}: {}", word.trim_matches('"'), strictness.share())
        };
        let shares = coach::Strictness::ALL.map(share);
        let head = format!(
            "// What a game shows and tells is its own: the table's terms say which game it is, and its folder has the types.\n\
             export type View = {{ outcome?: Outcome | null }};\n\
             export type Seen = {{ event: string }};\n\
             export type Ground = {{ reason: string }};\n\
             // Every message of a client is one of these, with the name of its table and, where an answer is wanted, a number of its own.\n\
             export type Request = (Act | Ask) & {{ table?: string; id?: number }};\n\
             export const phrases = [{}] as const;\n\
             // How many characters the server takes.\n\
             export const longest = {{ name: {LONGEST_NAME}, talk: {LONGEST_TALK}, report: {LONGEST_REPORT}, note: {LONGEST_NOTE} }} as const;\n\
             // The coach speaks when a move gives away at least this much winning chance.\n\
             export const coachSpeaksFrom = {{ {} }} as const;\n\
             // Why something was not done.\n\
             export const refusalCodes = [{}] as const;\n",
            phrases.join(", "),
            shares.join(", "),
            codes.join(", ")
        );
        let shared =
            declared![config; Seat, Seats, Viewer, Outcome, Standing, Edition, Opt, OptionKind, Offer, Choices, Choice, ChoiceKind];
        let around = declared![
            config; Terms, Pace, Cover, Creation, Act, Ask, Report, Reported, Reason, Proposal, Message<'_>, RefusalCode, Refused<'_>, Frame<'_>, TablePhase, SeatLine<'_>, Proposed<'_>,
            Ended<'_>, Repeated<'_>, PlayOn, News<'_>, Told<'_>, Why, Talk<'_>, Remark, Listing<'_>, Chair<'_>, Moment, Page<'_>,
            table::guide::Step, table::guide::Turn, table::any::Argument, coach::Advice, coach::Hint, crate::hints::Hinted,
            coach::Strictness, coach::Objection, crate::hints::Meant, crate::hints::Coached,
            crate::deals::Dealt<'_>, table::OfDay<'_>, DailyDeals, PastTry, DealOfDay, Yours, DayPage, Placed, Step, Chosen,
            History, Opponent, PastGame, Change, Statistics, Score, Slice, Dated, RatingLine, Ratings, Rated, Leaderboard, Leading, Anchor,
            puzzles::Shown, puzzles::Answer, PuzzleGames, PuzzlesOf, Theme, crate::puzzles::Standing, PuzzlePage, Posed, Tried,
            contest::Plan, contest::Format, contest::Gaps, contest::Phase, contest::Line, contest::TieBreak, NewContest, ContestAct,
            ContestPage, EntrantLine, RoundLine, TableOf, ContestLine, ContestPlace,
            ClubAct, ClubPage, ClubInside, ClubMember, ClubStandings, ClubScore, ClubLine, ClubPlace,
            coach::Depth, coach::Decision, coach::Played, coach::Review, crate::reviews::Progress, crate::reviews::Reviewing,
            crate::told::ToldHow, crate::told::Way, crate::told::Added, crate::told::Arrival, crate::told::Tested, crate::told::FeedLink, crate::told::Hooks
        ];
        let house = File { path: "lib/wire/index.ts".into(), head, types: [shared, around].concat() };
        [house].into_iter().chain(games::wire(config).into_iter().map(File::of_game)).collect()
    }

    #[test]
    fn the_types_for_the_web_are_those_of_the_wire() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
        for file in typescript() {
            let (path, wanted) = (folder.join(&file.path), file.text());
            if std::env::var_os("BLESS").is_some() {
                std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                std::fs::write(&path, &wanted).expect("written");
            }
            let found = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(found == wanted, "{} is stale: BLESS=1 cargo test -p server wire", path.display());
        }
    }

    #[test]
    fn nobody_is_listed_as_a_bot_or_a_free_seat_whatever_they_are_called() {
        let terms = serde_json::from_str(r#"{"game": "splendor"}"#).expect("terms");
        let creation = Creation { terms, seats: ["me", "open", "level:2"].map(String::from).to_vec(), name: "open".into() };
        let entry = creation.entry("a", "00".repeat(32)).expect("a table");
        let mut table = Table::new("t", table::Stamped { at: 0, entry }).expect("a first entry");
        let join = Act::Join { seat: None, name: "level:5".into() };
        table.apply(0, table.decide("b", &join, 0).expect("open")).expect("sits");
        let seats: Vec<(&str, &str)> = Listing::of(&table).seats.iter().map(|chair| (chair.kind, chair.name)).collect();
        assert_eq!(seats, [("person", "open"), ("person", "level:5"), ("bot", "level:2")]);
    }

    #[test]
    fn lines_of_the_first_build_are_listed_in_todays_form() {
        let old = r#"{"table":"t","phase":"gathering","seats":["Ann","open","level:2","closed"],"created":1}"#;
        let line: serde_json::Value = serde_json::from_str(listed(old.into()).expect("a line").get()).expect("JSON");
        let chair = |kind: &str, name: &str| serde_json::json!({ "kind": kind, "name": name });
        assert_eq!(
            line["seats"],
            serde_json::json!([chair("person", "Ann"), chair("open", ""), chair("bot", "level:2"), chair("closed", "")])
        );
        assert_eq!(line["table"], "t");
        let new = r#"{"table":"t","seats":[{"kind":"open","name":""}]}"#;
        assert_eq!(listed(new.into()).expect("a line").get(), new);
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
