//! Links by which the deal of a finished game is played again by others.

use super::sql::{Row, Statement};
use super::{Answer, Store};
use serde::{Deserialize, Serialize};

/// The link to the deal of a table: one for each table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealRow {
    /// At which table it was played.
    pub table: String,
    /// The word in the link, from which nobody can tell the table.
    pub code: String,
    /// When the link was made, in milliseconds since 1970.
    pub made: u64,
}

pub(super) fn deal_row(row: &Row) -> Answer<DealRow> {
    Ok(DealRow { table: row.text("table_id")?, code: row.text("code")?, made: row.int("made")? })
}

/// The first link stays; nothing is kept of a table that is gone.
pub(super) fn keep(row: &DealRow) -> Statement {
    Statement::new(
        "INSERT INTO deals (table_id, code, made) SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
         ON CONFLICT (table_id) DO NOTHING",
    )
    .text(&row.table)
    .text(&row.code)
    .int(row.made)
}

impl Store {
    /// The link to the deal of a table, if one was made.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn deal_of(&self, table: &str) -> Answer<Option<DealRow>> {
        let question = Statement::new("SELECT table_id, code, made FROM deals WHERE table_id = $1").text(table);
        Ok(self.all(question, deal_row).await?.pop())
    }

    /// The deal that a link leads to.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn deal(&self, code: &str) -> Answer<Option<DealRow>> {
        let question = Statement::new("SELECT table_id, code, made FROM deals WHERE code = $1").text(code);
        Ok(self.all(question, deal_row).await?.pop())
    }
}
