//! Where tables tell whose turn it is and how they ended. What waits to be sent there is among what people are told, with kinds of its own.

use super::sql::{Connection, Row, Statement};
use super::told::{GIVEN_UP, WayRow, way_row};
use super::{Answer, Store};
use serde::{Deserialize, Serialize};

/// Where a table tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HookRow {
    /// Which table.
    pub table: String,
    /// In which language.
    pub language: String,
    /// Where the host's browser found us.
    pub origin: String,
    /// The address. Its person is the host who named it.
    pub way: WayRow,
}

/// Something that a table tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallRow {
    /// Which table.
    pub table: String,
    /// What: `table-turn` or `table-end`.
    pub kind: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it is sent, if nothing newer has replaced it.
    pub due: u64,
}

pub(super) fn hook_row(row: &Row) -> Answer<HookRow> {
    Ok(HookRow { table: row.text("table_id")?, language: row.text("language")?, origin: row.text("origin")?, way: way_row(row)? })
}

/// The same address again is the same hook, and gets another chance.
pub(super) fn hook(row: &HookRow) -> Statement {
    let way = &row.way;
    Statement::new(
        "INSERT INTO table_hooks (id, table_id, player, form, target, secret, language, origin, made, used, failures) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10) ON CONFLICT (table_id, target) DO UPDATE SET player = excluded.player, \
         form = excluded.form, secret = excluded.secret, language = excluded.language, origin = excluded.origin, failures = excluded.failures",
    )
    .text(&way.id)
    .text(&row.table)
    .text(&way.player)
    .text(&way.form)
    .text(&way.target)
    .text(&way.secret)
    .text(&row.language)
    .text(&row.origin)
    .int(way.made)
    .int(way.failures)
}

/// The newest thing that a table tells takes the place of what it has not told yet.
pub(super) async fn call(connection: &mut Connection, row: &CallRow) -> Answer<()> {
    let sends = "INSERT INTO notice_sends (id, player, table_id, kind, way, due, claimed, tries) \
                 SELECT $1 || '-' || $3 || '-' || $2 || '-' || id, player, $1, $2, id, $4, 0, 0 FROM table_hooks \
                 WHERE table_id = $1 AND failures < $5 ON CONFLICT DO NOTHING";
    let made = row.made.to_string();
    let sends = Statement::new(sends).text(&row.table).text(&row.kind).text(&made).int(row.due).int(GIVEN_UP);
    if connection.run(sends).await? == 0 {
        return Ok(());
    }
    let older = "DELETE FROM notice_sends WHERE table_id = $1 AND kind LIKE 'table-%' AND id NOT LIKE $1 || '-' || $2 || '-' || $3 || '-%'";
    connection.run(Statement::new(older).text(&row.table).text(&made).text(&row.kind)).await?;
    Ok(())
}

impl Store {
    /// Where a table tells, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn hooks(&self, table: &str) -> Answer<Vec<HookRow>> {
        let question = "SELECT id, table_id, player, form, target, secret, language, origin, made, failures FROM table_hooks \
                        WHERE table_id = $1 ORDER BY made, id";
        self.all(Statement::new(question).text(table), hook_row).await
    }
}
