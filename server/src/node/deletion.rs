//! How a table is deleted: from the store, from memory, and from the screens of its viewers.

use super::Node;
use super::tables::{State, no_such_table};
use crate::bus::Heard;
use crate::clock::now;
use crate::store::{Repository, Write};
use table::Refusal;

impl Node {
    /// Deletes a table with its log and its talk, and tells its viewers that it is gone.
    pub(crate) async fn delete(&self, id: &str) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        // It need not be read: a table with a broken log can be deleted too.
        let mut state = live.lock().await;
        let failed = |failed| self.archive.refused(&failed);
        if self.archive.store.table(id).await.map_err(failed)?.is_none() {
            self.forget_table(&mut state, id);
            return Err(no_such_table());
        }
        self.archive.store.write(vec![Write::Delete { table: id.into(), at: now() }]).await.map_err(failed)?;
        self.forget_table(&mut state, id);
        drop(state);
        self.bus.tell(&Heard::Gone(id.into())).await;
        Ok(())
    }

    /// The tables that someone is looking at through this node, and when something last happened at each.
    pub(crate) async fn watched(&self) -> Vec<(String, u64)> {
        let mut watched = Vec::new();
        for live in self.tables.all() {
            let state = live.lock().await;
            let table = state.table.as_ref().filter(|_| !state.audience.is_empty());
            watched.extend(table.map(|table| (table.id().to_string(), table.last())));
        }
        watched
    }

    /// A table is no longer in the store.
    pub(super) fn forget_table(&self, state: &mut State, id: &str) {
        (state.table, state.row) = (None, None);
        state.audience.dismiss(id, &no_such_table());
        state.stand();
        self.promises.forget(id);
        self.forget_owing(id);
        self.tables.remove(id);
        self.lobby.closed(id);
        self.lobby.changed();
    }
}
