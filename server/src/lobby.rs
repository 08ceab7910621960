//! The list of public tables, and those who watch it.

use crate::node::Node;
use crate::outbox::Outbox;
use crate::store::Repository;
use crate::wire::{self, Message};
use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// How many tables a list shows.
const MOST: u32 = 100;

/// Those who watch, and whether there is something new for them.
#[derive(Default)]
pub(crate) struct Lobby {
    watchers: Mutex<Vec<(u64, Outbox)>>,
    changed: Notify,
}

impl Lobby {
    /// The list may have changed.
    pub(crate) fn changed(&self) {
        self.changed.notify_one();
    }

    pub(crate) fn leave(&self, socket: u64) {
        self.watchers.lock().expect("no holder panics").retain(|(watcher, _)| *watcher != socket);
    }
}

/// The public tables, as lists show them.
pub(crate) async fn list(node: &Node) -> Result<Vec<Box<RawValue>>, table::Refusal> {
    let rows = node.store.lobby(MOST).await.map_err(|failed| node.unavailable(&failed))?;
    Ok(rows.into_iter().filter_map(|row| RawValue::from_string(row.summary).ok()).collect())
}

/// Sends the list, and again whenever it changes.
pub(crate) async fn watch(node: &Node, socket: u64, outbox: &Outbox) -> Result<(), table::Refusal> {
    let tables = list(node).await?;
    outbox.put(wire::text(&Message::Lobby { tables: &tables }).into());
    let mut watchers = node.lobby.watchers.lock().expect("no holder panics");
    watchers.retain(|(watcher, _)| *watcher != socket);
    watchers.push((socket, outbox.clone()));
    Ok(())
}

/// Tells those who watch, for ever; not more often than they can read.
pub(crate) async fn keep(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_millis(250);
    loop {
        node.lobby.changed.notified().await;
        if !node.lobby.watchers.lock().expect("no holder panics").is_empty()
            && let Ok(tables) = list(&node).await
        {
            let text: Utf8Bytes = wire::text(&Message::Lobby { tables: &tables }).into();
            node.lobby.watchers.lock().expect("no holder panics").retain(|(_, outbox)| outbox.put(text.clone()));
        }
        tokio::time::sleep(PAUSE).await;
    }
}
