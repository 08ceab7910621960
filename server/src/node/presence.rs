//! Who is at a table: the people of its seats that look at it, through this node or another.

use super::{Live, News, Node, State};
use crate::bus::Heard;
use crate::clock::now;
use engine::Seats;
use std::sync::Arc;
use std::time::Duration;

/// How long somebody may be gone before the others are shown that they are.
const ABSENCE: Duration = Duration::from_secs(3);

/// How often a node repeats to the others who looks through it.
pub(crate) const REPEAT: Duration = Duration::from_secs(20);

impl State {
    /// Whose people look at the table through this node.
    pub(super) fn here(&self) -> Seats {
        let Some(table) = &self.table else { return Seats::NONE };
        let looking = self.watchers.iter().filter_map(|watcher| watcher.player.as_deref());
        let leaving = self.leaving.iter().map(|(_, player)| player.as_str());
        looking.chain(leaving).filter_map(|player| table.seat_of(player)).collect()
    }

    /// A socket looks no more, but its person counts as here for a while.
    fn leave(&mut self, socket: u64) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.socket == socket) else { return };
        let watcher = self.watchers.remove(at);
        self.leaving.extend(watcher.player.map(|player| (socket, player)));
    }

    /// Whose people look at the table through any node.
    pub(super) fn present(&self) -> Seats {
        self.elsewhere.values().flat_map(|(seats, _)| seats.iter()).fold(self.here(), Seats::with)
    }
}

impl Node {
    /// Somebody looks no more.
    pub(crate) async fn unwatch(self: &Arc<Node>, id: &str, socket: u64) {
        let Some(live) = self.tables.lock().expect("no holder panics").get(id).cloned() else { return };
        live.state.lock().await.leave(socket);
        let node = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(ABSENCE).await;
            let mut state = live.state.lock().await;
            state.leaving.retain(|(gone, _)| *gone != socket);
            node.notice(&mut state, None);
            node.tell_who_is_here(&mut state).await;
        });
    }

    /// Shows everybody, but one socket that knows, who is here, if that has changed.
    pub(super) fn notice(&self, state: &mut State, but: Option<u64>) {
        let present = state.present();
        if std::mem::replace(&mut state.shown, present) != present {
            self.broadcast(state, News::None, but);
        }
    }

    /// Tells the other nodes who looks at the table through this one, if that has changed.
    pub(super) async fn tell_who_is_here(&self, state: &mut State) {
        let here = state.here();
        if state.told.replace(here) != Some(here)
            && let Some(table) = &state.table
        {
            self.bus.tell(&Heard::Here { node: self.name.clone(), table: table.id().into(), seats: here }).await;
        }
    }

    /// Says once more who looks through this node, and forgets what other nodes have not said for a while: they may be dead.
    pub(crate) async fn repeat_who_is_here(&self) {
        let fresh = now().saturating_sub(3 * REPEAT.as_millis() as u64);
        let lives: Vec<Arc<Live>> = self.tables.lock().expect("no holder panics").values().cloned().collect();
        for live in lives {
            let mut state = live.state.lock().await;
            state.elsewhere.retain(|_, (_, said)| *said >= fresh);
            self.notice(&mut state, None);
            // Where nobody was and nobody is, there is nothing to repeat; that the last has gone must not be lost.
            state.told = state.told.filter(|told| told.is_empty());
            self.tell_who_is_here(&mut state).await;
        }
    }
}
