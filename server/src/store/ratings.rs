//! People's ratings, changed in the transaction that ends a game: read, computed and written under a lock, so that two games that end at
//! once both count.

use super::sql::{Connection, Row, Statement};
use super::{Answer, PlayedRow, Store, played};
use crate::ratings::{Entrant, Rating, rate};
use serde::{Deserialize, Serialize};

/// A rated game that is over: the rows of its people, and everyone who counts, in any order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedGame {
    /// The people's games, without ratings.
    pub played: Vec<PlayedRow>,
    /// Each person's rank, in the order of `played`.
    pub ranks: Vec<u8>,
    /// The rank and the measured strength of each bot, in points.
    pub bots: Vec<(u8, i64)>,
}

/// A person's rating in a game at a table size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingRow {
    /// Whose.
    pub player: String,
    /// In which game.
    pub game: String,
    /// At which table size.
    pub players: u8,
    /// In thousandths of a point.
    pub rating: i64,
    /// One standard deviation, in thousandths of a point.
    pub deviation: i64,
    /// How many games it rests on.
    pub games: u32,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    /// The person's present name.
    pub name: String,
    /// The rating.
    pub row: RatingRow,
}

pub(super) fn rating_row(row: &Row) -> Answer<RatingRow> {
    Ok(RatingRow {
        player: row.text("player")?,
        game: row.text("game")?,
        players: row.int("players")?,
        rating: row.int("rating")?,
        deviation: row.int("deviation")?,
        games: row.int("games")?,
    })
}

/// Rates the people of a game and keeps their rows. A game that was rated before is not rated again.
pub(super) async fn keep(connection: &mut Connection, game: &RatedGame) -> Answer<()> {
    let Some(first) = game.played.first() else { return Ok(()) };
    if let Connection::Postgres(_) = connection {
        // Any number, the same on every node. SQLite has one writer.
        connection.run(Statement::new("SELECT pg_advisory_xact_lock(20261117)")).await?;
    }
    let known = Statement::new("SELECT seat FROM played WHERE table_id = $1").text(&first.table);
    if !connection.all(known).await?.is_empty() {
        return Ok(());
    }
    let mut before = Vec::new();
    for row in &game.played {
        before.push(rating_of(connection, row).await?);
    }
    let people = before.iter().zip(&game.ranks).map(|(rating, rank)| Entrant { rank: *rank, rating: Rating::of(rating) });
    let bots = game.bots.iter().map(|(rank, strength)| Entrant { rank: *rank, rating: Rating::anchor(*strength) });
    let after = rate(&people.chain(bots).collect::<Vec<_>>());
    for ((row, before), rating) in game.played.iter().zip(before).zip(after) {
        let after = RatingRow { games: before.games + 1, ..rating.row(&before) };
        let gain = Some(after.rating - before.rating);
        played::keep(connection, &PlayedRow { rating: Some(after.rating), gain, ..row.clone() }).await?;
        connection.run(set(&after)).await?;
    }
    Ok(())
}

/// The rating of a row's person before the game; the initial one if this is the first.
async fn rating_of(connection: &mut Connection, row: &PlayedRow) -> Answer<RatingRow> {
    let text = "SELECT player, game, players, rating, deviation, games FROM ratings WHERE player = $1 AND game = $2 AND players = $3";
    let found = connection.all(Statement::new(text).text(&row.player).text(&row.game).int(row.players)).await?;
    match found.first() {
        Some(found) => rating_row(found),
        None => Ok(Rating::first(&row.player, &row.game, row.players)),
    }
}

/// Nothing is kept of a person who was forgotten.
pub(super) fn set(row: &RatingRow) -> Statement {
    Statement::new(
        "INSERT INTO ratings (player, game, players, rating, deviation, games) SELECT $1, $2, $3, $4, $5, $6 \
         WHERE EXISTS (SELECT 1 FROM players WHERE id = $1 AND name <> '') \
         ON CONFLICT (player, game, players) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, games = excluded.games",
    )
    .text(&row.player)
    .text(&row.game)
    .int(row.players)
    .maybe_signed(Some(row.rating))
    .maybe_signed(Some(row.deviation))
    .int(row.games)
}

/// Puts a person on the leaderboards, or takes them off.
pub(super) fn list(player: &str, listed: bool) -> Statement {
    let text = match listed {
        true => "INSERT INTO listed (player) VALUES ($1) ON CONFLICT DO NOTHING",
        false => "DELETE FROM listed WHERE player = $1",
    };
    Statement::new(text).text(player)
}

impl Store {
    /// A person's ratings.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn ratings(&self, player: &str) -> Answer<Vec<RatingRow>> {
        let text = "SELECT player, game, players, rating, deviation, games FROM ratings WHERE player = $1 ORDER BY game, players";
        self.all(Statement::new(text).text(player), rating_row).await
    }

    /// The best of those who want to be listed and whose rating is certain enough.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leaders(&self, game: &str, players: u8, most_deviation: i64, most: u32) -> Answer<Vec<Leader>> {
        let text = "SELECT ratings.player AS player, game, players, rating, deviation, games, name FROM ratings \
                    JOIN listed ON listed.player = ratings.player JOIN players AS people ON people.id = ratings.player \
                    WHERE game = $1 AND players = $2 AND deviation <= $3 AND name <> '' ORDER BY rating DESC, ratings.player LIMIT $4";
        let statement = Statement::new(text).text(game).int(players).maybe_signed(Some(most_deviation)).int(most);
        self.all(statement, |row| Ok(Leader { name: row.text("name")?, row: rating_row(row)? })).await
    }

    /// Whether a person wants to be on the leaderboards.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_listed(&self, player: &str) -> Answer<bool> {
        Ok(!self
            .all(Statement::new("SELECT player FROM listed WHERE player = $1").text(player), |row| row.text("player"))
            .await?
            .is_empty())
    }
}
