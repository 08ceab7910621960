//! Puzzles: what people tried, and how far that moved the ratings of the puzzles.

use super::sql::{Connection, Row, Statement};
use super::{Answer, Store};
use serde::{Deserialize, Serialize};

/// A person's first try at a puzzle. A rating is where it began plus what every try changed, so two tries at once lose nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleTry {
    /// Who.
    pub player: String,
    /// Which puzzle.
    pub puzzle: String,
    /// Its game.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whether the best move was found.
    pub solved: bool,
    /// What it changed in the person's rating.
    pub gain: i64,
    /// What it changed in the puzzle's rating.
    pub shift: i64,
}

pub(super) fn try_row(row: &Row) -> Answer<PuzzleTry> {
    Ok(PuzzleTry {
        player: row.text("player")?,
        puzzle: row.text("puzzle")?,
        game: row.text("game")?,
        at: row.int("at")?,
        solved: row.int::<i64>("solved")? == 1,
        gain: row.int("gain")?,
        shift: row.int("shift")?,
    })
}

/// A second try of the same person is refused.
pub(super) async fn keep(connection: &mut Connection, row: &PuzzleTry) -> Answer<()> {
    let tried = "INSERT INTO puzzle_tries (player, puzzle, game, at, solved, gain, shift) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let tried = Statement::new(tried)
        .text(&row.player)
        .text(&row.puzzle)
        .text(&row.game)
        .int(row.at)
        .int(u64::from(row.solved))
        .maybe_signed(Some(row.gain))
        .maybe_signed(Some(row.shift));
    connection.run(tried).await?;
    let moved = "INSERT INTO puzzle_ratings (puzzle, game, shift) VALUES ($1, $2, $3) \
                 ON CONFLICT (puzzle) DO UPDATE SET shift = puzzle_ratings.shift + excluded.shift";
    connection.run(Statement::new(moved).text(&row.puzzle).text(&row.game).maybe_signed(Some(row.shift))).await?;
    Ok(())
}

pub(super) fn is_there(row: &PuzzleTry) -> Statement {
    Statement::new("SELECT at FROM puzzle_tries WHERE player = $1 AND puzzle = $2 AND at = $3")
        .text(&row.player)
        .text(&row.puzzle)
        .int(row.at)
}

impl Store {
    /// A person's tries at the puzzles of all games, in the order in which they were made.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn puzzle_tries(&self, player: &str) -> Answer<Vec<PuzzleTry>> {
        let question = "SELECT player, puzzle, game, at, solved, gain, shift FROM puzzle_tries WHERE player = $1 ORDER BY at, puzzle";
        self.all(Statement::new(question).text(player), try_row).await
    }

    /// How far tries have moved the ratings of a game's puzzles.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn puzzle_shifts(&self, game: &str) -> Answer<Vec<(String, i64)>> {
        let question = Statement::new("SELECT puzzle, shift FROM puzzle_ratings WHERE game = $1 ORDER BY puzzle").text(game);
        self.all(question, |row| Ok((row.text("puzzle")?, row.int("shift")?))).await
    }
}
