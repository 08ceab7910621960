//! The list of public tables, and its watchers.

use crate::archive::Archive;
use crate::network::Network;
use crate::outbox::Outbox;
use crate::store::Repository;
use crate::wire::{self, Message};
use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;
use table::{Refusal, RefusalCode};
use tokio::sync::Notify;

/// How many tables a list shows.
const MOST: u32 = 100;

/// The watchers, and whether there is something new for them.
#[derive(Default)]
pub(crate) struct Lobby {
    watchers: Mutex<Vec<(u64, Outbox)>>,
    /// The public tables created through this node since it started that are not over, with the network of their creator.
    makers: Mutex<HashMap<String, Network>>,
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

    /// Refuses a network that has filled its part of the list.
    pub(crate) fn check_share(&self, network: Network, most: usize) -> Result<(), Refusal> {
        let makers = self.makers.lock().expect("no holder panics");
        if makers.values().filter(|maker| **maker == network).count() < most {
            return Ok(());
        }
        let why = format!("your network has {most} public tables: finish some first, or make one that is not public");
        Err(Refusal::new(RefusalCode::TooManyTables, why))
    }

    /// A network has created a public table.
    pub(crate) fn opened(&self, table: &str, network: Network) {
        self.makers.lock().expect("no holder panics").insert(table.into(), network);
    }

    /// A table is over.
    pub(crate) fn closed(&self, table: &str) {
        self.makers.lock().expect("no holder panics").remove(table);
    }

    /// The public tables, as lists show them.
    pub(crate) async fn list(&self, archive: &Archive) -> Result<Vec<Box<RawValue>>, Refusal> {
        let rows = archive.store.lobby(MOST).await.map_err(|failed| archive.refused(&failed))?;
        Ok(rows.into_iter().filter_map(|row| wire::listed(row.summary)).collect())
    }

    /// Sends the list now and whenever it changes.
    pub(crate) async fn watch(&self, archive: &Archive, socket: u64, outbox: &Outbox) -> Result<(), Refusal> {
        let tables = self.list(archive).await?;
        outbox.put(wire::text(&Message::Lobby { tables: &tables }).into());
        let mut watchers = self.watchers.lock().expect("no holder panics");
        watchers.retain(|(watcher, _)| *watcher != socket);
        watchers.push((socket, outbox.clone()));
        Ok(())
    }

    /// Keeps the watchers informed, no more often than they can read.
    pub(crate) async fn keep(&self, archive: &Archive) {
        const PAUSE: Duration = Duration::from_millis(250);
        loop {
            self.changed.notified().await;
            if !self.watchers.lock().expect("no holder panics").is_empty()
                && let Ok(tables) = self.list(archive).await
            {
                let text: Utf8Bytes = wire::text(&Message::Lobby { tables: &tables }).into();
                self.watchers.lock().expect("no holder panics").retain(|(_, outbox)| outbox.put(text.clone()));
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}
