//! One server process: the tables in use, and everything that is done to them.
//!
//! The files: `tables` holds those in memory and reads them, `acts` what changes them, `audience` who is sent what,
//! `presence` who is here, `talk` what is said, `row` what lists and timers need about a table, `deletion` how one is deleted, `keeping_out`
//! what a ban does, `reports` what people report, `telling` who is told of what happens.

mod acts;
mod audience;
mod deletion;
mod forgetting;
mod keeping_out;
mod presence;
pub(crate) mod reports;
mod row;
mod tables;
pub(crate) mod talk;
mod telling;

pub(crate) use presence::REPEAT;
pub(crate) use reports::spoken;
pub(crate) use row::{OVER, PLAYING, PROMISE, WAITING, row};
pub(crate) use tables::Held;
pub(crate) use talk::Speech;

use crate::archive::Archive;
use crate::bans::Bans;
use crate::bus::{Bus, Heard};
use crate::clock::{random, word};
use crate::daily::Daily;
use crate::due::Due;
use crate::export::Exports;
use crate::hints::Asking;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::promises::Promises;
use crate::quota::Quota;
use crate::reviews::Making;
use crate::store::{Failed, Store};
use crate::thinking::{Shares, Thinkers};
use crate::told::Told;
use crate::vigil::Vigil;
use crate::visitors::Visitors;
use std::sync::Arc;
use tables::{Live, Tables};

/// The process. Shared by everything that runs in it.
pub(crate) struct Node {
    pub(crate) archive: Archive,
    pub(crate) bus: Bus,
    pub(crate) lobby: Lobby,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// How much of the database's quota is used.
    pub(crate) quota: Quota,
    /// How bots share the machine, and where they think.
    pub(crate) shares: Shares,
    pub(crate) thinkers: Thinkers,
    /// Reviews in progress.
    pub(crate) making: Making,
    /// Archives in progress.
    pub(crate) exports: Exports,
    /// Who is waiting for a hint.
    pub(crate) asking: Asking,
    /// What the daily deals follow from.
    pub(crate) daily: Daily,
    /// How people are told while they are away.
    pub(crate) told: Told,
    /// The key of the bots' random delays.
    pub(crate) secret: [u8; 32],
    /// Tables at which something is due now.
    pub(crate) due: Due,
    /// What this node has promised to do.
    pub(crate) promises: Promises,
    /// Whether a server was running all the time.
    pub(crate) vigil: Vigil,
    /// Who is banned, and who has a socket here.
    pub(crate) bans: Bans,
    pub(crate) visitors: Visitors,
    /// This node's name on the bus.
    name: String,
    tables: Tables,
}

impl Node {
    pub(crate) fn new(store: Store, bus: Bus, limits: Limits, shares: Shares, daily: Daily, told: Told) -> Result<Arc<Node>, Failed> {
        let metrics = Arc::new(Metrics::default());
        let thinkers = Thinkers::start(shares, metrics.clone());
        Ok(Arc::new(Node {
            archive: Archive::new(store, metrics.clone()),
            bus,
            lobby: Lobby::default(),
            metrics: metrics.clone(),
            quota: Quota::of(&limits),
            limits,
            shares,
            thinkers: thinkers.map_err(|why| Failed::Unusable(format!("cannot start the threads of the bots: {why}")))?,
            making: Making::default(),
            exports: Exports::default(),
            asking: Asking::default(),
            daily,
            told,
            secret: random(),
            due: Due::default(),
            promises: Promises::default(),
            vigil: Vigil::default(),
            bans: Bans::default(),
            visitors: Visitors::default(),
            name: word(8),
            tables: Tables::new(metrics),
        }))
    }

    /// This node's name among nodes.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Catches up with what other nodes did.
    pub(crate) async fn hear(self: &Arc<Node>, heard: Heard) {
        if matches!(heard, Heard::Grown(..) | Heard::Said(_) | Heard::Gone(_)) {
            self.lobby.changed();
        }
        match &heard {
            Heard::Bans => self.heed_bans().await,
            Heard::Ended(player, at) => self.visitors.end_sessions(player, *at),
            Heard::Grown(table, _) | Heard::Said(table) | Heard::Here { table, .. } | Heard::Who(table) | Heard::Gone(table) => {
                self.forget_owing(table);
                if let Some(live) = self.tables.get(table) {
                    self.hear_of(&live, heard).await;
                }
            }
        }
    }

    /// Catches up with what other nodes did at a table that is in memory.
    async fn hear_of(&self, live: &Live, heard: Heard) {
        let mut state = live.lock().await;
        match heard {
            Heard::Grown(id, ply) if state.ply().is_none_or(|known| known < ply) => {
                if let Err(refusal) = self.refresh(&mut state, &id).await {
                    tracing::warn!(table = id, code = %refusal.code, "cannot catch up");
                }
            }
            Heard::Grown(..) | Heard::Ended(..) | Heard::Bans => {}
            Heard::Said(id) => self.pass_on(&mut state, &id).await,
            Heard::Here { node, .. } if node == self.name => {}
            Heard::Here { node, seats, .. } => self.hear_who_is_there(&mut state, node, seats),
            Heard::Who(_) => self.say_again_who_is_here(&mut state).await,
            Heard::Gone(id) => self.forget_table(&mut state, &id),
        }
    }
}
