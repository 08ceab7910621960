//! Reviews of finished games, kept with their records.

use super::sql::{Row, Statement};
use super::{Answer, Store};
use serde::{Deserialize, Serialize};

/// A stored review: one for each table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewRow {
    /// Which table.
    pub table: String,
    /// Its depth: nodes per decision.
    pub nodes: u64,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// The review, as JSON.
    pub review: String,
}

pub(super) fn review_row(row: &Row) -> Answer<ReviewRow> {
    Ok(ReviewRow { table: row.text("table_id")?, nodes: row.int("nodes")?, made: row.int("made")?, review: row.text("review")? })
}

/// A deeper review replaces the existing one; nothing is stored for a deleted table.
pub(super) fn keep(row: &ReviewRow) -> Statement {
    Statement::new(
        "INSERT INTO reviews (table_id, nodes, made, review) SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
         ON CONFLICT (table_id) DO UPDATE SET nodes = excluded.nodes, made = excluded.made, review = excluded.review \
         WHERE excluded.nodes > reviews.nodes",
    )
    .text(&row.table)
    .int(row.nodes)
    .int(row.made)
    .text(&row.review)
}

impl Store {
    /// The review of a table, if one was made.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn review(&self, table: &str) -> Answer<Option<ReviewRow>> {
        let question = Statement::new("SELECT table_id, nodes, made, review FROM reviews WHERE table_id = $1").text(table);
        Ok(self.all(question, review_row).await?.pop())
    }
}
