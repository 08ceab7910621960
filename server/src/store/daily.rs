//! The daily deal: the secret from which deals follow, and the tries that count.

use super::sql::{Row, Statement};
use super::{Answer, Store, Write};
use serde::{Deserialize, Serialize};

/// A person's first try at the deal of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TryRow {
    /// The day, as `2026-11-16`.
    pub day: String,
    /// The game.
    pub game: String,
    /// Who.
    pub player: String,
    /// At which table.
    pub table: String,
    /// When it began, in milliseconds since 1970.
    pub begun: u64,
    /// By when it must be over to count.
    pub closes: u64,
    /// What came of it, once it is over.
    pub end: Option<TryEnd>,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TryEnd {
    /// When it was over.
    pub at: u64,
    /// The person's points less those of the best other seat; nothing where the game was not played to its end.
    pub margin: Option<i64>,
    /// Which place that was at the table.
    pub place: Option<u8>,
    /// The person's first moves and the plies at which they were made, as JSON.
    pub opening: String,
}

/// A try and where it stands among those of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedTry {
    /// The try.
    pub row: TryRow,
    /// How many that count are better.
    pub better: u32,
    /// How many count in all.
    pub all: u32,
}

/// A result of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Whose.
    pub player: String,
    /// Their name; empty where nobody knows it.
    pub name: String,
    /// At which table.
    pub table: String,
    /// As in [`TryEnd::margin`].
    pub margin: Option<i64>,
    /// As in [`TryEnd::place`].
    pub place: Option<u8>,
    /// The accuracy in thousandths, where the game was reviewed.
    pub accuracy: Option<u32>,
}

pub(super) fn try_row(row: &Row) -> Answer<TryRow> {
    let end = |at| -> Answer<TryEnd> {
        Ok(TryEnd { at, margin: row.maybe_int("margin")?, place: row.maybe_int("place")?, opening: row.text("opening")? })
    };
    Ok(TryRow {
        day: row.text("day")?,
        game: row.text("game")?,
        player: row.text("player")?,
        table: row.text("table_id")?,
        begun: row.int("begun")?,
        closes: row.int("closes")?,
        end: row.maybe_int("ended")?.map(end).transpose()?,
    })
}

/// A second try of the same person is refused.
pub(super) fn begin(row: &TryRow) -> Statement {
    let end = row.end.as_ref();
    Statement::new(
        "INSERT INTO daily_tries (day, game, player, table_id, begun, closes, ended, margin, place, opening) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .text(&row.day)
    .text(&row.game)
    .text(&row.player)
    .text(&row.table)
    .int(row.begun)
    .int(row.closes)
    .maybe_int(end.map(|end| end.at))
    .maybe_signed(end.and_then(|end| end.margin))
    .maybe_int(end.and_then(|end| end.place).map(Into::into))
    .text(end.map_or("[]", |end| &end.opening))
}

pub(super) fn end(table: &str, end: &TryEnd) -> Statement {
    Statement::new("UPDATE daily_tries SET ended = $2, margin = $3, place = $4, opening = $5 WHERE table_id = $1 AND ended IS NULL")
        .text(table)
        .int(end.at)
        .maybe_signed(end.margin)
        .maybe_int(end.place.map(Into::into))
        .text(&end.opening)
}

/// The first secret stays.
pub(super) fn keep_secret(secret: &str) -> Statement {
    Statement::new("INSERT INTO daily_secret (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING").text(secret)
}

impl Store {
    /// The secret of the daily deals; this one, if there was none.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn daily_secret(&self, new: String) -> Answer<String> {
        let kept = || self.all(Statement::new("SELECT secret FROM daily_secret WHERE id = 1"), |row| row.text("secret"));
        if let Some(secret) = kept().await?.pop() {
            return Ok(secret);
        }
        super::Repository::write(self, vec![Write::DailySecret { secret: new.clone() }]).await?;
        // Another node may have been faster: the first secret stays.
        Ok(kept().await?.pop().unwrap_or(new))
    }

    /// A person's first tries at the deals of this day and later ones, and where they stand.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn daily_tries(&self, player: &str, from: &str) -> Answer<Vec<RankedTry>> {
        let question = "SELECT day, game, player, table_id, begun, closes, ended, margin, place, opening, \
             (SELECT COUNT(*) FROM daily_tries AS other WHERE other.day = mine.day AND other.game = mine.game AND other.ended <= other.closes \
              AND ((mine.margin IS NULL AND other.margin IS NOT NULL) OR other.margin > mine.margin \
                   OR (other.margin = mine.margin AND other.place < mine.place))) AS better, \
             (SELECT COUNT(*) FROM daily_tries AS other \
              WHERE other.day = mine.day AND other.game = mine.game AND other.ended <= other.closes) AS counted \
             FROM daily_tries AS mine WHERE player = $1 AND day >= $2 ORDER BY day DESC, game";
        let ranked = |row: &Row| Ok(RankedTry { row: try_row(row)?, better: row.int("better")?, all: row.int("counted")? });
        self.all(Statement::new(question).text(player).text(from), ranked).await
    }

    /// How many tries at each game of a day count.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn daily_counts(&self, day: &str) -> Answer<Vec<(String, u32)>> {
        let question = "SELECT game, COUNT(*) AS counted FROM daily_tries WHERE day = $1 AND ended <= closes GROUP BY game";
        self.all(Statement::new(question).text(day), |row| Ok((row.text("game")?, row.int("counted")?))).await
    }

    /// The best results of a day, the best first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn daily_results(&self, day: &str, game: &str, most: u32) -> Answer<Vec<ResultRow>> {
        let question = self.source.pick(
            "SELECT player, COALESCE(name, '') AS name, daily_tries.table_id AS table_id, margin, place, \
             CAST(ROUND(1000 * (review ->> '$.seats[0].accuracy')) AS INTEGER) AS accuracy \
             FROM daily_tries LEFT JOIN players ON players.id = player LEFT JOIN reviews ON reviews.table_id = daily_tries.table_id \
             WHERE day = $1 AND game = $2 AND ended <= closes \
             ORDER BY CASE WHEN margin IS NULL THEN 1 ELSE 0 END, margin DESC, place, ended, player LIMIT $3",
            "SELECT player, COALESCE(name, '') AS name, daily_tries.table_id AS table_id, margin, place, \
             CAST(ROUND(1000 * (review::json #>> '{seats,0,accuracy}')::numeric) AS BIGINT) AS accuracy \
             FROM daily_tries LEFT JOIN players ON players.id = player LEFT JOIN reviews ON reviews.table_id = daily_tries.table_id \
             WHERE day = $1 AND game = $2 AND ended <= closes \
             ORDER BY CASE WHEN margin IS NULL THEN 1 ELSE 0 END, margin DESC, place, ended, player LIMIT $3",
        );
        let result = |row: &Row| {
            Ok(ResultRow {
                player: row.text("player")?,
                name: row.text("name")?,
                table: row.text("table_id")?,
                margin: row.maybe_int("margin")?,
                place: row.maybe_int("place")?,
                accuracy: row.maybe_int("accuracy")?,
            })
        };
        self.all(Statement::new(question).text(day).text(game).int(most), result).await
    }

    /// How those whose tries count began, and how many of them did so; the most frequent first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn daily_openings(&self, day: &str, game: &str, most: u32) -> Answer<Vec<(String, u32)>> {
        let question = "SELECT opening, COUNT(*) AS people FROM daily_tries WHERE day = $1 AND game = $2 AND ended <= closes \
                        GROUP BY opening ORDER BY people DESC, opening LIMIT $3";
        let opening = |row: &Row| Ok((row.text("opening")?, row.int("people")?));
        self.all(Statement::new(question).text(day).text(game).int(most), opening).await
    }
}
