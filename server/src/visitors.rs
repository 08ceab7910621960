//! The people who have a socket at this node, so that the operators of the server can disconnect someone.

use crate::network::Network;
use crate::outbox::Outbox;
use crate::wire::{self, Message, Refused};
use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::Mutex;
use table::{Refusal, RefusalCode};

/// One socket.
pub(crate) struct Visitor {
    /// Who, if they are known.
    pub(crate) player: Option<String>,
    /// From where.
    pub(crate) network: Network,
    /// Where messages for them go.
    pub(crate) outbox: Outbox,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: u64,
}

/// All sockets, by number.
#[derive(Default)]
pub(crate) struct Visitors(Mutex<HashMap<u64, Visitor>>);

impl Visitors {
    pub(crate) fn enter(&self, socket: u64, visitor: Visitor) {
        self.0.lock().expect("no holder panics").insert(socket, visitor);
    }

    pub(crate) fn leave(&self, socket: u64) {
        self.0.lock().expect("no holder panics").remove(&socket);
    }

    /// Closes the sockets that were opened before a person's sessions ended.
    pub(crate) fn end_sessions(&self, player: &str, at: u64) {
        let refusal = Refusal::new(RefusalCode::SessionEnded, "your sessions on this server were ended: introduce yourself again");
        self.send_away(|visitor| (visitor.player.as_deref() == Some(player) && visitor.since <= at).then(|| refusal.clone()));
    }

    /// Closes the sockets of those with a reason to, and tells them why. Returns the people among them.
    pub(crate) fn send_away(&self, reason: impl Fn(&Visitor) -> Option<Refusal>) -> Vec<String> {
        let visitors = self.0.lock().expect("no holder panics");
        let mut people = Vec::new();
        for visitor in visitors.values() {
            let Some(refusal) = reason(visitor) else { continue };
            visitor.outbox.end_with(farewell(&refusal));
            people.extend(visitor.player.clone());
        }
        people.sort();
        people.dedup();
        people
    }
}

fn farewell(refusal: &Refusal) -> Utf8Bytes {
    wire::text(&Message::Refused(Refused { code: refusal.code, message: &refusal.message, table: None, id: None })).into()
}
