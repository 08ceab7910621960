//! A person's finished games: what is kept of each when it ends, and how they are listed.
//!
//! What a history and statistics need is written once, in the transaction that ends a game. Games of earlier builds are read from their logs
//! when their person first asks.

use crate::node::Node;
use crate::ratings;
use crate::store::{PlayedRow, RatedGame, Repository, Wanted, Write};
use crate::wire;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::HashMap;
use table::{Came, Ending, Entry, Finish, Place, Refusal, RefusalCode, Stamped, Table, tag};

/// How many games a page has.
const PAGE: u32 = 30;

/// How many of the people one played with are offered as a filter.
const OPPONENTS: u32 = 50;

/// How many games of earlier builds are read for one request.
const AT_ONCE: u32 = 200;

/// Which games are wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Filters {
    pub(crate) game: Option<String>,
    pub(crate) players: Option<u8>,
    pub(crate) result: Option<String>,
    /// The tag of another person, from the list of opponents.
    pub(crate) opponent: Option<String>,
    /// `people` or `bots`.
    pub(crate) with: Option<String>,
    /// Where the last page ended.
    pub(crate) before: Option<String>,
}

/// A page of a person's games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct History {
    /// The latest first.
    games: Vec<PastGame>,
    /// How many games fit the filters, on all pages.
    total: u32,
    /// What to pass as `before` for the next page.
    next: Option<String>,
    /// The people one played with most.
    opponents: Vec<Opponent>,
}

/// Someone a person played with.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Opponent {
    /// What to pass as `opponent`.
    tag: String,
    /// Their present name.
    name: String,
    /// How many games they played together.
    games: u32,
}

/// A finished game of a person.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PastGame {
    /// At which table.
    pub(crate) table: String,
    /// Which game.
    pub(crate) game: String,
    /// How many played it.
    players: u8,
    /// Where the person sat, counted from 1.
    seat: u8,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    ended: u64,
    /// How it came out for the person.
    #[cfg_attr(test, ts(type = "\"won\" | \"shared\" | \"lost\" | \"none\""))]
    result: String,
    /// The person's rank, if the game was played to its end.
    place: Option<u8>,
    /// Each seat's points, seat 1 first; empty if the game was not played to its end.
    #[cfg_attr(test, ts(type = "number[]"))]
    scores: Box<RawValue>,
    /// Who played, seat 1 first.
    #[cfg_attr(test, ts(type = "Chair[]"))]
    seats: Box<RawValue>,
    /// What the game did to the person's rating.
    rated: Option<Change>,
    /// How accurately the person played, from 0 to 1, if the game was reviewed.
    accuracy: Option<f64>,
}

/// What a game did to a rating.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RatingChange"))]
pub(crate) struct Change {
    /// The rating after it.
    #[cfg_attr(test, ts(type = "number"))]
    rating: i64,
    /// What it gained or lost.
    #[cfg_attr(test, ts(type = "number"))]
    gain: i64,
}

/// Thousandths of a point as points.
pub(crate) fn points(thousandths: i64) -> i64 {
    (thousandths as f64 / 1_000.0).round() as i64
}

fn json(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::from_string("[]".into()).expect("JSON"))
}

/// What is written when a table's last entry has ended its game.
pub(crate) fn ended(table: &Table, at: u64) -> Vec<Write> {
    let rows = rows(table, at);
    let counts = matches!(table.ending(), Some(Ending::Played(_) | Ending::Resigned(_)));
    if rows.is_empty() || !table.is_rated() || !counts {
        return rows.into_iter().map(|(row, _)| Write::Played(row)).collect();
    }
    let finishes = table.finishes();
    let players = finishes.len() as u8;
    let bot = |finish: &Finish| {
        let Some(Place::Bot(level)) = table.places().get(finish.seat.index()) else { return None };
        Some((finish.rank, ratings::strength(&table.terms().game, players, level)?))
    };
    let bots = finishes.iter().filter_map(bot).collect();
    let (played, ranks) = rows.into_iter().unzip();
    vec![Write::Rated(RatedGame { played, ranks, bots })]
}

/// The rows of a finished game, with everyone's rank.
fn rows(table: &Table, at: u64) -> Vec<(PlayedRow, u8)> {
    let finishes = table.finishes();
    let Some(game) = table.game() else { return Vec::new() };
    let tallies = game.tallies();
    let scores: Vec<i16> = finishes.iter().filter_map(|finish| finish.score).collect();
    let people = table.people().count() as u8;
    let row = |finish: &Finish| {
        let person = table.places().get(finish.seat.index()).and_then(Place::person)?;
        let row = PlayedRow {
            player: person.player.clone(),
            table: table.id().into(),
            game: table.terms().game.clone(),
            players: finishes.len() as u8,
            seat: finish.seat.index() as u8 + 1,
            people,
            ended: at,
            result: word(finish.came).into(),
            place: finish.score.map(|_| finish.rank.min(finishes.len() as u8)),
            scores: serde_json::to_string(&scores).expect("plain data"),
            tallies: serde_json::to_string(tallies.get(finish.seat.index())?).expect("plain data"),
            accuracy: None,
            rating: None,
            gain: None,
        };
        Some((row, finish.rank))
    };
    finishes.iter().filter_map(row).collect()
}

fn word(came: Came) -> &'static str {
    match came {
        Came::Won => "won",
        Came::Shared => "shared",
        Came::Lost => "lost",
        Came::Nothing => "none",
    }
}

/// The row that says that there is nothing to say of a table.
fn void(player: &str, table: &str) -> PlayedRow {
    PlayedRow {
        player: player.into(),
        table: table.into(),
        game: String::new(),
        players: 0,
        seat: 0,
        people: 0,
        ended: 0,
        result: "void".into(),
        place: None,
        scores: "[]".into(),
        tallies: "{}".into(),
        accuracy: None,
        rating: None,
        gain: None,
    }
}

/// An accuracy in thousandths.
pub(crate) fn thousandths(accuracy: f64) -> u16 {
    (accuracy.clamp(0.0, 1.0) * 1_000.0).round() as u16
}

#[derive(Deserialize)]
struct Reviewed {
    seats: Vec<ReviewedSeat>,
}

#[derive(Deserialize)]
struct ReviewedSeat {
    seat: u8,
    accuracy: Option<f64>,
}

impl Node {
    /// Turns a client's filters into the store's, or says what is wrong with them.
    pub(crate) async fn wanted(&self, player: &str, filters: &Filters) -> Result<Wanted, Refusal> {
        let bad = |what: &str| Refusal::new(RefusalCode::BadMessage, format!("`{what}` is not among the values of this filter"));
        if let Some(result) = filters.result.as_deref().filter(|result| !["won", "lost", "none"].contains(result)) {
            return Err(bad(result));
        }
        let people = match filters.with.as_deref() {
            None => None,
            Some("people") => Some(true),
            Some("bots") => Some(false),
            Some(other) => return Err(bad(other)),
        };
        let before = match &filters.before {
            None => None,
            Some(text) => {
                let (at, table) = text.split_once('-').ok_or_else(|| bad(text))?;
                Some((at.parse().map_err(|_| bad(text))?, table.to_string()))
            }
        };
        let opponent = match &filters.opponent {
            None => None,
            Some(wanted) => {
                let known = self.archive.store.opponents(player, u32::MAX).await.map_err(|failed| self.archive.refused(&failed))?;
                let found = known.into_iter().find(|(id, ..)| tag(player, id) == *wanted);
                // Nobody by that tag: no game fits.
                Some(found.map_or_else(String::new, |(id, ..)| id))
            }
        };
        Ok(Wanted { game: filters.game.clone(), players: filters.players, result: filters.result.clone(), opponent, people, before })
    }

    /// A page of a person's games.
    pub(crate) async fn history(&self, player: &str, filters: &Filters) -> Result<History, Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        self.catch_up_history(player).await?;
        let wanted = self.wanted(player, filters).await?;
        let store = &self.archive.store;
        let rows = store.played(player, &wanted, PAGE).await.map_err(refused)?;
        let total = store.count_played(player, &wanted).await.map_err(refused)?;
        let next = rows.last().filter(|_| rows.len() == PAGE as usize).map(|last| format!("{}-{}", last.ended, last.table));
        let opponents = store.opponents(player, OPPONENTS).await.map_err(refused)?;
        let opponents = opponents.into_iter().map(|(id, name, games)| Opponent { tag: tag(player, &id), name, games }).collect();
        Ok(History { games: self.past_games(rows).await?, total, next, opponents })
    }

    /// Rows with what their tables say of the people there.
    pub(crate) async fn past_games(&self, rows: Vec<PlayedRow>) -> Result<Vec<PastGame>, Refusal> {
        let ids: Vec<&str> = rows.iter().map(|row| row.table.as_str()).collect();
        let tables = self.archive.store.tables_named(&ids).await.map_err(|failed| self.archive.refused(&failed))?;
        let mut seats: HashMap<String, Box<RawValue>> = HashMap::new();
        for table in tables {
            #[derive(Deserialize)]
            struct Seated {
                seats: Box<RawValue>,
            }
            let listed = wire::listed(table.summary);
            if let Some(seated) = listed.and_then(|line| serde_json::from_str::<Seated>(line.get()).ok()) {
                seats.insert(table.id, seated.seats);
            }
        }
        let mut past = |row: PlayedRow| PastGame {
            seats: seats.remove(&row.table).unwrap_or_else(|| json("[]".into())),
            table: row.table,
            game: row.game,
            players: row.players,
            seat: row.seat,
            ended: row.ended,
            result: row.result,
            place: row.place,
            scores: json(row.scores),
            rated: row.rating.zip(row.gain).map(|(rating, gain)| Change { rating: points(rating), gain: points(gain) }),
            accuracy: row.accuracy.map(|accuracy| f64::from(accuracy) / 1_000.0),
        };
        Ok(rows.into_iter().map(&mut past).collect())
    }

    /// Writes down what earlier builds did not: a person's games that are over and have no row.
    pub(crate) async fn catch_up_history(&self, player: &str) -> Result<(), Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        for id in self.archive.store.unplayed(player, AT_ONCE).await.map_err(refused)? {
            let table = self.stored_table(&id).await?;
            let found = table.as_ref().map_or_else(Vec::new, |table| rows(table, table.last()));
            let mut writes: Vec<Write> = found.into_iter().map(|(row, _)| Write::Played(row)).collect();
            writes.extend(self.accuracies(&id).await?);
            // No game, or one in which the person had left their seat before it began.
            writes.push(Write::Played(void(player, &id)));
            self.archive.store.write(writes).await.map_err(refused)?;
        }
        Ok(())
    }

    /// A table read from its log, without keeping it in memory; `None` if this build cannot read it.
    pub(crate) async fn stored_table(&self, id: &str) -> Result<Option<Table>, Refusal> {
        let rows = self.archive.store.log(id, 0).await.map_err(|failed| self.archive.refused(&failed))?;
        let entries: Result<Vec<Stamped>, _> =
            rows.into_iter().map(|row| Entry::read(&row.entry).map(|entry| Stamped { at: row.at, entry })).collect();
        Ok(entries.ok().and_then(|entries| Table::replay(id, entries).ok()))
    }

    /// How accurately each seat played, if the game was reviewed.
    async fn accuracies(&self, id: &str) -> Result<Vec<Write>, Refusal> {
        let review = self.archive.store.review(id).await.map_err(|failed| self.archive.refused(&failed))?;
        let reviewed = review.and_then(|row| serde_json::from_str::<Reviewed>(&row.review).ok());
        let seats = reviewed.map_or_else(Vec::new, |reviewed| reviewed.seats);
        let write = |seat: ReviewedSeat| Some(Write::Accuracy { table: id.into(), seat: seat.seat, accuracy: thousandths(seat.accuracy?) });
        Ok(seats.into_iter().filter_map(write).collect())
    }
}
