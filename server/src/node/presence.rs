//! Who is at a table: the seated people who have it open, on this node or another.

use super::Node;
use super::audience::{Audience, Update};
use super::tables::State;
use crate::bus::Heard;
use crate::clock::now;
use crate::store::Repository;
use engine::Seats;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use table::Table;

/// How long someone may be gone before the others are shown that they are.
const ABSENCE: Duration = Duration::from_secs(3);

/// How often a node repeats to the others who is looking through it.
pub(crate) const REPEAT: Duration = Duration::from_secs(20);

/// What is known of who is here.
#[derive(Default)]
pub(super) struct Presence {
    /// Sockets and people that have just gone: those who only reload the page are back before anyone is told.
    leaving: Vec<(u64, String)>,
    /// Whose people are looking at the table through other nodes, by node, and when that node said so.
    elsewhere: HashMap<String, (Seats, u64)>,
    /// Who was last shown to be here.
    shown: Seats,
    /// Who was last reported to the other nodes; `None` if it must be repeated.
    told: Option<Seats>,
}

impl Presence {
    /// Whose people are looking at the table through this node.
    pub(super) fn here(&self, table: &Table, audience: &Audience) -> Seats {
        let leaving = self.leaving.iter().map(|(_, player)| player.as_str());
        audience.players().chain(leaving).filter_map(|player| table.seat_of(player)).collect()
    }

    /// These, and those who are looking through other nodes.
    pub(super) fn with_elsewhere(&self, here: Seats) -> Seats {
        self.elsewhere.values().flat_map(|(seats, _)| seats.iter()).fold(here, Seats::with)
    }
}

impl Node {
    /// A viewer has gone, last heard from at this time, but their person counts as here for a while.
    pub(crate) async fn unwatch(self: &Arc<Node>, id: &str, socket: u64, heard: u64) {
        let Some(live) = self.tables.get(id) else { return };
        let mut state = live.lock().await;
        let player = state.audience.leave(socket);
        let told = player.as_ref().map(|player| self.told_by_loss(&state, player, heard, now())).unwrap_or_default();
        if !told.is_empty()
            && let Err(failed) = self.archive.store.write(told).await
        {
            self.archive.refused(&failed);
        }
        state.presence.leaving.extend(player.map(|player| (socket, player)));
        drop(state);
        let node = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(ABSENCE).await;
            let mut state = live.lock().await;
            state.presence.leaving.retain(|(gone, _)| *gone != socket);
            node.notice(&mut state, None);
            node.tell_who_is_here(&mut state).await;
        });
    }

    /// Shows everyone, except one socket that knows, who is here, if that has changed.
    pub(super) fn notice(&self, state: &mut State, but: Option<u64>) {
        let present = state.present();
        if std::mem::replace(&mut state.presence.shown, present) != present {
            state.stand();
            self.broadcast(state, Update::None, but);
        }
    }

    /// Tells the other nodes who is looking at the table through this one, if that has changed.
    pub(super) async fn tell_who_is_here(&self, state: &mut State) {
        let here = state.here();
        if state.presence.told.replace(here) != Some(here)
            && let Some(table) = &state.table
        {
            self.bus.tell(&Heard::Here { node: self.name.clone(), table: table.id().into(), seats: here }).await;
        }
    }

    /// Asks the other nodes who is looking at a table through them.
    pub(super) async fn ask_who_is_there(&self, id: &str) {
        self.bus.tell(&Heard::Who(id.into())).await;
    }

    /// Another node has reported who is looking through it.
    pub(super) fn hear_who_is_there(&self, state: &mut State, node: String, seats: Seats) {
        state.presence.elsewhere.insert(node, (seats, now()));
        self.notice(state, None);
    }

    /// Another node has asked who is looking through this one.
    pub(super) async fn say_again_who_is_here(&self, state: &mut State) {
        state.presence.told = None;
        self.tell_who_is_here(state).await;
    }

    /// Repeats who is looking through this node, and forgets what other nodes have not repeated for a while: they may be dead.
    pub(crate) async fn repeat_who_is_here(&self) {
        let fresh = now().saturating_sub(3 * REPEAT.as_millis() as u64);
        for live in self.tables.all() {
            let mut state = live.lock().await;
            state.presence.elsewhere.retain(|_, (_, said)| *said >= fresh);
            self.notice(&mut state, None);
            // If nobody was and nobody is here, there is nothing to repeat; but that the last has gone must not be lost.
            state.presence.told = state.presence.told.filter(|told| told.is_empty());
            self.tell_who_is_here(&mut state).await;
        }
    }
}
