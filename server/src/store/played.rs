//! Finished games of people: what histories and statistics need, so that no log is read twice.

use super::sql::{Connection, Row, Statement};
use super::{Answer, Store, TableRow, reads};
use serde::{Deserialize, Serialize};

/// A person's finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedRow {
    /// Who.
    pub player: String,
    /// At which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many played it, bots included.
    pub players: u8,
    /// Where the person sat, counted from 1.
    pub seat: u8,
    /// How many of the players were people.
    pub people: u8,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// `won`, `shared`, `lost`, `none`; `void` where no game was finished.
    pub result: String,
    /// The person's rank, if the game was played to its end.
    pub place: Option<u8>,
    /// Each seat's points, as JSON; empty if the game was not played to its end.
    pub scores: String,
    /// What statistics count of it, as JSON.
    pub tallies: String,
    /// The accuracy in its review, in thousandths.
    pub accuracy: Option<u16>,
    /// The rating after it, in thousandths of a point, if it was rated.
    pub rating: Option<i64>,
    /// What it changed in the rating.
    pub gain: Option<i64>,
}

/// Which games are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Only this game.
    pub game: Option<String>,
    /// Only this table size.
    pub players: Option<u8>,
    /// Only with this result; `won` includes shared wins.
    pub result: Option<String>,
    /// Only with this other person.
    pub opponent: Option<String>,
    /// Only with other people, or only with bots.
    pub people: Option<bool>,
    /// Only those that ended before, for the next page: when, and at which table.
    pub before: Option<(u64, String)>,
}

pub(super) const COLUMNS: &str =
    "SELECT player, table_id, game, players, seat, people, ended, result, place, scores, tallies, accuracy, rating, gain FROM played";

pub(super) fn played_row(row: &Row) -> Answer<PlayedRow> {
    Ok(PlayedRow {
        player: row.text("player")?,
        table: row.text("table_id")?,
        game: row.text("game")?,
        players: row.int("players")?,
        seat: row.int("seat")?,
        people: row.int("people")?,
        ended: row.int("ended")?,
        result: row.text("result")?,
        place: row.maybe_int("place")?,
        scores: row.text("scores")?,
        tallies: row.text("tallies")?,
        accuracy: row.maybe_int("accuracy")?,
        rating: row.maybe_int("rating")?,
        gain: row.maybe_int("gain")?,
    })
}

/// The first row of a game stays. Nothing is kept of a person who was forgotten, or of a table that was deleted.
pub(super) async fn keep(connection: &mut Connection, row: &PlayedRow) -> Answer<()> {
    let text = "INSERT INTO played (player, table_id, game, players, seat, people, ended, result, place, scores, tallies, accuracy, rating, gain) \
                SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 \
                WHERE EXISTS (SELECT 1 FROM players WHERE id = $1 AND name <> '') AND EXISTS (SELECT 1 FROM tables WHERE id = $2) \
                ON CONFLICT DO NOTHING";
    let statement = Statement::new(text)
        .text(&row.player)
        .text(&row.table)
        .text(&row.game)
        .int(row.players)
        .int(row.seat)
        .int(row.people)
        .int(row.ended)
        .text(&row.result)
        .maybe_int(row.place.map(Into::into))
        .text(&row.scores)
        .text(&row.tallies)
        .maybe_int(row.accuracy.map(Into::into))
        .maybe_signed(row.rating)
        .maybe_signed(row.gain);
    connection.run(statement).await?;
    Ok(())
}

/// The accuracy of a seat, from a review.
pub(super) fn accuracy(table: &str, seat: u8, accuracy: u16) -> Statement {
    Statement::new("UPDATE played SET accuracy = $3 WHERE table_id = $1 AND seat = $2").text(table).int(seat).int(accuracy)
}

/// The conditions of [`Wanted`]: each holds if its value is not given.
const FITS: &str = " FROM played WHERE player = $1 AND result <> 'void' AND (CAST($2 AS TEXT) IS NULL OR game = $2) \
                    AND (CAST($3 AS BIGINT) IS NULL OR players = $3) \
                    AND (CAST($4 AS TEXT) IS NULL OR result = $4 OR ($4 = 'won' AND result = 'shared')) \
                    AND (CAST($5 AS TEXT) IS NULL OR EXISTS \
                    (SELECT 1 FROM played AS other WHERE other.table_id = played.table_id AND other.player = $5)) \
                    AND (CAST($6 AS BIGINT) IS NULL OR ($6 = 1 AND people > 1) OR ($6 = 0 AND people = 1))";

fn fitting(text: &'static str, player: &str, wanted: &Wanted) -> Statement {
    Statement::new(text)
        .text(player)
        .maybe_text(wanted.game.as_deref())
        .maybe_int(wanted.players.map(Into::into))
        .maybe_text(wanted.result.as_deref())
        .maybe_text(wanted.opponent.as_deref())
        .maybe_int(wanted.people.map(u64::from))
}

/// Puts a query together once: statements have a text that lasts.
macro_rules! fits {
    ($before:literal, $after:literal) => {{
        static TEXT: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| format!("{}{FITS}{}", $before, $after));
        TEXT.as_str()
    }};
}

impl Store {
    /// A person's games that fit, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn played(&self, player: &str, wanted: &Wanted, most: u32) -> Answer<Vec<PlayedRow>> {
        let text = fits!(
            "SELECT player, table_id, game, players, seat, people, ended, result, place, scores, tallies, accuracy, rating, gain",
            " AND (CAST($7 AS BIGINT) IS NULL OR ended < $7 OR (ended = $7 AND table_id < $8)) ORDER BY ended DESC, table_id DESC LIMIT $9"
        );
        let (at, table) = wanted.before.as_ref().map_or((None, None), |(at, table)| (Some(*at), Some(table.as_str())));
        self.all(fitting(text, player, wanted).maybe_int(at).maybe_text(table).int(most), played_row).await
    }

    /// How many of a person's games fit.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn count_played(&self, player: &str, wanted: &Wanted) -> Answer<u32> {
        let counts = self.all(fitting(fits!("SELECT COUNT(*) AS games", ""), player, wanted), |row| row.int("games")).await?;
        Ok(counts.first().copied().unwrap_or(0))
    }

    /// The people with whom a person played most, with their present names: number, name, games.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn opponents(&self, player: &str, most: u32) -> Answer<Vec<(String, String, u32)>> {
        let text = "SELECT other.player AS id, name, COUNT(*) AS games FROM played JOIN played AS other ON other.table_id = played.table_id \
                    JOIN players ON players.id = other.player \
                    WHERE played.player = $1 AND other.player <> $1 AND played.result <> 'void' AND name <> '' \
                    GROUP BY other.player, name ORDER BY games DESC, name, id LIMIT $2";
        let read = |row: &Row| Ok((row.text("id")?, row.text("name")?, row.int("games")?));
        self.all(Statement::new(text).text(player).int(most), read).await
    }

    /// Tables of a person that are over and have no row here: games of earlier builds.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn unplayed(&self, player: &str, most: u32) -> Answer<Vec<String>> {
        let text = "SELECT id FROM tables JOIN sitting ON sitting.table_id = id WHERE player = $1 AND phase = 2 \
                    AND NOT EXISTS (SELECT 1 FROM played WHERE played.player = $1 AND played.table_id = id) ORDER BY id LIMIT $2";
        self.all(Statement::new(text).text(player).int(most), |row| row.text("id")).await
    }

    /// The rows of these tables.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables_named(&self, ids: &[&str]) -> Answer<Vec<TableRow>> {
        let text = self.source.pick(
            "SELECT id, phase, public, summary, updated, due, claimed FROM tables WHERE id IN (SELECT value FROM json_each($1))",
            "SELECT id, phase, public, summary, updated, due, claimed FROM tables \
             WHERE id IN (SELECT value FROM json_array_elements_text($1::json))",
        );
        let ids = serde_json::to_string(ids).expect("plain data");
        self.all(Statement::new(text).text(&ids), reads::table_row).await
    }

    /// What a person said, the oldest first: table, when, and the line as JSON.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn said_by(&self, player: &str) -> Answer<Vec<(String, u64, String)>> {
        let text = "SELECT table_id, at, line FROM talk WHERE player = $1 AND line <> '' ORDER BY at, table_id, n";
        self.all(Statement::new(text).text(player), |row| Ok((row.text("table_id")?, row.int("at")?, row.text("line")?))).await
    }

    /// What a person reported: table, when, the kind, and their words.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn reported_by(&self, player: &str) -> Answer<Vec<(String, u64, String, String)>> {
        let text = "SELECT table_id, at, why, words FROM reports WHERE reporter = $1 ORDER BY n";
        let read = |row: &Row| Ok((row.text("table_id")?, row.int("at")?, row.text("why")?, row.text("words")?));
        self.all(Statement::new(text).text(player), read).await
    }
}
