//! Everything the server keeps of a person, or the records of their games, as files in one archive.

use crate::history::Filters;
use crate::node::Node;
use crate::statistics::Rated;
use crate::store::{Person, PlayedRow, Wanted};
use serde::Serialize;
use serde_json::json;
use std::io::{Cursor, Write as _};
use table::{Refusal, RefusalCode};
use tokio::sync::Semaphore;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Archives are made in memory, a few at a time.
pub(crate) struct Exports(Semaphore);

impl Default for Exports {
    fn default() -> Exports {
        Exports(Semaphore::new(2))
    }
}

/// How many games one query reads.
const STEP: u32 = 500;

const ABOUT: &str = "What this server keeps of you.

person.json    your name, and since when you have been here
ratings.json   your ratings by game and table size
games.jsonl    your finished games, one in each line, with what statistics count of them
records/       the record of each finished game; `cabochon replay FILE` plays it again
talk.jsonl     what you said at tables and in clubs
puzzles.jsonl  your first tries at puzzles
daily.jsonl    your first tries at daily deals
contests.jsonl series and tournaments that you entered or lead, and how you stand
clubs.json     the clubs you belong to, and what games counted for you in clubs
reports.jsonl  what you reported to the operators of the server
notices.json   how you want to be told while you are away, with your mail addresses

Times are in milliseconds since 1970. Your browser's secret and your recovery code are not here: the server keeps only their hashes.
";

/// An archive that is being made.
struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Archive {
    fn new() -> Archive {
        Archive(ZipWriter::new(Cursor::new(Vec::new())))
    }

    fn add(&mut self, name: &str, text: &str) -> Result<(), Refusal> {
        self.0.start_file(name, SimpleFileOptions::default()).map_err(|why| broken(&why))?;
        self.0.write_all(text.as_bytes()).map_err(|why| broken(&why))
    }

    fn done(self) -> Result<Vec<u8>, Refusal> {
        Ok(self.0.finish().map_err(|why| broken(&why))?.into_inner())
    }
}

fn broken(why: &dyn std::fmt::Display) -> Refusal {
    tracing::error!(%why, "cannot make an archive");
    Refusal::new(RefusalCode::Unavailable, "the server cannot make the archive right now: try again")
}

/// Values as lines of JSON.
fn lines<T: Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let line = |value: T| serde_json::to_string(&value).expect("plain data") + "\n";
    values.into_iter().map(line).collect()
}

impl Node {
    async fn place_in_line(&self) -> Result<tokio::sync::SemaphorePermit<'_>, Refusal> {
        self.exports.0.acquire().await.map_err(|why| broken(&why))
    }

    /// All rows that fit.
    async fn all_played(&self, player: &str, mut wanted: Wanted) -> Result<Vec<PlayedRow>, Refusal> {
        let mut all: Vec<PlayedRow> = Vec::new();
        loop {
            let some = self.archive.store.played(player, &wanted, STEP).await.map_err(|failed| self.archive.refused(&failed))?;
            let Some(last) = some.last() else { return Ok(all) };
            wanted.before = Some((last.ended, last.table.clone()));
            all.extend(some);
        }
    }

    async fn add_records(&self, archive: &mut Archive, rows: &[PlayedRow]) -> Result<(), Refusal> {
        for row in rows {
            let record = self.stored_table(&row.table).await?.and_then(|table| table.record());
            if let Some(record) = record {
                archive.add(&format!("records/{}-{}.txt", row.game, row.table), &record)?;
            }
        }
        Ok(())
    }

    /// The records of a person's games that fit.
    pub(crate) async fn records(&self, player: &str, filters: &Filters) -> Result<Vec<u8>, Refusal> {
        let _turn = self.place_in_line().await?;
        self.catch_up_history(player).await?;
        let wanted = self.wanted(player, filters).await?;
        let mut archive = Archive::new();
        self.add_records(&mut archive, &self.all_played(player, wanted).await?).await?;
        archive.done()
    }

    /// Everything the server keeps of a person.
    pub(crate) async fn export(&self, person: &Person) -> Result<Vec<u8>, Refusal> {
        let _turn = self.place_in_line().await?;
        let refused = |failed| self.archive.refused(&failed);
        let (store, player) = (&self.archive.store, person.id.as_str());
        self.catch_up_history(player).await?;
        let mut archive = Archive::new();
        archive.add("README.txt", ABOUT)?;
        let listed = store.is_listed(player).await.map_err(refused)?;
        let about = json!({ "name": person.name, "created": person.created, "on_leaderboards": listed });
        archive.add("person.json", &about.to_string())?;
        let ratings: Vec<Rated> = store.ratings(player).await.map_err(refused)?.iter().map(Rated::of).collect();
        archive.add("ratings.json", &serde_json::to_string(&ratings).expect("plain data"))?;
        let rows = self.all_played(player, Wanted::default()).await?;
        archive.add("games.jsonl", &self.game_lines(&rows).await?)?;
        self.add_records(&mut archive, &rows).await?;
        let said = store.said_by(player).await.map_err(refused)?.into_iter();
        let said = said.map(|(table, at, line)| json!({ "table": table, "at": at, "line": parsed(&line) }));
        archive.add("talk.jsonl", &lines(said))?;
        let tries = store.puzzle_tries(player).await.map_err(refused)?.into_iter();
        let tries =
            tries.map(|one| json!({ "game": one.game, "puzzle": one.puzzle, "at": one.at, "solved": one.solved, "gain": one.gain }));
        archive.add("puzzles.jsonl", &lines(tries))?;
        let days = store.daily_tries(player, "").await.map_err(refused)?.into_iter().map(|one| one.row);
        let days = days.map(|one| {
            let (margin, place) = one.end.as_ref().map_or((None, None), |end| (end.margin, end.place));
            json!({ "day": one.day, "game": one.game, "table": one.table, "begun": one.begun, "margin": margin, "place": place })
        });
        archive.add("daily.jsonl", &lines(days))?;
        archive.add("contests.jsonl", &lines(self.contests_of(player, u32::MAX).await?))?;
        let counted = store.club_results_of(player).await.map_err(refused)?.into_iter();
        let counted = counted.map(|(club, one)| {
            json!({ "club": club, "table": one.table, "game": one.game, "ended": one.ended, "half_points": one.points, "won": one.won })
        });
        let clubs = json!({ "clubs": self.clubs_of(player).await?, "games": counted.collect::<Vec<_>>() });
        archive.add("clubs.json", &clubs.to_string())?;
        let reports = store.reported_by(player).await.map_err(refused)?.into_iter();
        let reports = reports.map(|(table, at, why, words)| json!({ "table": table, "at": at, "why": why, "words": words }));
        archive.add("reports.jsonl", &lines(reports))?;
        archive.add("notices.json", &serde_json::to_string(&self.telling(person).await?).expect("plain data"))?;
        archive.done()
    }

    async fn game_lines(&self, rows: &[PlayedRow]) -> Result<String, Refusal> {
        let games = self.past_games(rows.to_vec()).await?;
        let line = |(game, row): (_, &PlayedRow)| {
            let mut line = serde_json::to_value(game).expect("plain data");
            line["tallies"] = parsed(&row.tallies);
            line
        };
        Ok(lines(games.into_iter().zip(rows).map(line)))
    }
}

fn parsed(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_default()
}
