//! Links with which others play the deal of a finished game.

use super::sql::{Row, Statement};
use super::{Answer, Store};
use serde::{Deserialize, Serialize};

/// The link to the deal of a table: one for each table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealRow {
    /// The table where it was played.
    pub table: String,
    /// The code in the link, which does not reveal the table.
    pub code: String,
    /// When the link was made, in milliseconds since 1970.
    pub made: u64,
}

pub(super) fn deal_row(row: &Row) -> Answer<DealRow> {
    Ok(DealRow { table: row.text("table_id")?, code: row.text("code")?, made: row.int("made")? })
}

/// The first link stays; nothing is stored for a deleted table.
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
    /// If the database does not answer.
    pub async fn deal_of(&self, table: &str) -> Answer<Option<DealRow>> {
        let question = Statement::new("SELECT table_id, code, made FROM deals WHERE table_id = $1").text(table);
        Ok(self.all(question, deal_row).await?.pop())
    }

    /// The deal that a link leads to.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn deal(&self, code: &str) -> Answer<Option<DealRow>> {
        let question = Statement::new("SELECT table_id, code, made FROM deals WHERE code = $1").text(code);
        Ok(self.all(question, deal_row).await?.pop())
    }
}
