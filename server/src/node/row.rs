//! What lists and timers need about a table, stored beside the log.

use crate::store::TableRow;
use crate::wire::Listing;
use table::{Entry, Table, TablePhase};

/// How long a node's promise to do what is due lasts. After that another node may do it.
pub(crate) const PROMISE: u64 = 5_000;

/// The phase of a gathering table, in its row.
pub(crate) const WAITING: u8 = 0;

/// The phase of a table with a game in progress, in its row.
pub(crate) const PLAYING: u8 = 1;

/// The phase of a table that is over, in its row.
pub(crate) const OVER: u8 = 2;

/// The row after an entry, if it has changed. A move within a game changes no list, so usually there is nothing to write.
pub(super) fn next_row(old: Option<&TableRow>, table: &Table, entry: &Entry, at: u64) -> Option<TableRow> {
    let quiet = matches!(entry, Entry::Moved { .. }) && table.phase() == TablePhase::Playing;
    match old {
        Some(old) if quiet && old.due.is_none() && table.due().is_none() => None,
        Some(old) if quiet => Some(TableRow { due: table.due(), claimed: promised(table.due(), at), ..old.clone() }),
        _ => Some(row(table, at)).filter(|row| old != Some(row)),
    }
}

/// Until when this node promises to do what is due: it does at once what is due at once.
fn promised(due: Option<u64>, at: u64) -> u64 {
    if due.is_some_and(|due| due <= at) { at + PROMISE } else { 0 }
}

/// What lists and timers need about the table. This node promises to do what is due at once.
pub(crate) fn row(table: &Table, at: u64) -> TableRow {
    let due = table.due();
    let phase = table.phase();
    TableRow {
        id: table.id().into(),
        phase: match phase {
            TablePhase::Gathering => 0,
            TablePhase::Playing => PLAYING,
            TablePhase::Over => OVER,
        },
        public: table.terms().public,
        summary: serde_json::to_string(&Listing::of(table)).expect("plain data"),
        // Rounded, so that a table in play needs no new row.
        updated: if phase == TablePhase::Playing { table.created() } else { at },
        due,
        claimed: promised(due, at),
    }
}
