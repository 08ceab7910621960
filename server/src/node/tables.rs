//! The tables in memory. Each is a cache of its log; others are read on demand.

use super::Node;
use super::audience::{Audience, Update};
use super::presence::Presence;
use crate::clock::now;
use crate::metrics::Metrics;
use crate::store::{LogRow, Repository, TableRow};
use crate::thinking::Standing;
use engine::Seats;
use std::collections::HashMap;
use std::sync::{Arc, Mutex as Latch};
use table::{Entry, Place, Refusal, RefusalCode, Stamped, Table, TablePhase};
use tokio::sync::{Mutex, MutexGuard, watch};

/// The tables in use, by name.
pub(super) struct Tables {
    live: Latch<HashMap<String, Arc<Live>>>,
    /// Who owes a move at tables that were unloaded during a game, so that listing one's tables need not read their logs again.
    owing: Latch<HashMap<String, Vec<String>>>,
    metrics: Arc<Metrics>,
}

/// A table in memory.
#[derive(Default)]
pub(crate) struct Live {
    state: Mutex<State>,
}

#[derive(Default)]
pub(super) struct State {
    /// `None` before it is read, and after a write to its log was interrupted.
    pub(super) table: Option<Table>,
    pub(super) row: Option<TableRow>,
    pub(super) audience: Audience,
    pub(super) presence: Presence,
    /// The state of the table, for those who do not hold its lock.
    standing: watch::Sender<Standing>,
    used: u64,
}

/// A table that has been read and is locked.
pub(crate) struct Held<'a> {
    pub(super) state: MutexGuard<'a, State>,
}

impl Live {
    pub(super) async fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().await
    }
}

impl State {
    pub(super) fn ply(&self) -> Option<u32> {
        self.table.as_ref().map(Table::ply)
    }

    /// Whose people are looking at the table through this node.
    pub(super) fn here(&self) -> Seats {
        self.table.as_ref().map_or(Seats::NONE, |table| self.presence.here(table, &self.audience))
    }

    /// Whose people are looking at the table through any node.
    pub(super) fn present(&self) -> Seats {
        self.presence.with_elsewhere(self.here())
    }

    /// Publishes the state of the table.
    pub(super) fn stand(&self) {
        let now = Standing { ply: self.ply().unwrap_or(0), watched: !self.present().is_empty() };
        self.standing.send_if_modified(|standing| std::mem::replace(standing, now) != now);
    }
}

impl Held<'_> {
    pub(crate) fn table(&self) -> &Table {
        self.state.table.as_ref().expect("a held table has been read")
    }

    /// The state of the table, now and later.
    pub(crate) fn standing(&self) -> watch::Receiver<Standing> {
        self.state.stand();
        self.state.standing.subscribe()
    }

    /// Whose share of the bots' time is used here: the host's, or if only others are looking, the first of these.
    pub(crate) fn patron(&self) -> String {
        let (table, present) = (self.table(), self.state.present());
        let host = table.host();
        let seat = if present.contains(host) { host } else { present.iter().next().unwrap_or(host) };
        let person = table.places().get(seat.index()).and_then(Place::person);
        person.map_or_else(|| table.id().into(), |sitting| sitting.player.clone())
    }
}

impl Tables {
    pub(super) fn new(metrics: Arc<Metrics>) -> Tables {
        Tables { live: Latch::default(), owing: Latch::default(), metrics }
    }

    pub(super) fn get(&self, id: &str) -> Option<Arc<Live>> {
        self.live.lock().expect("no holder panics").get(id).cloned()
    }

    pub(super) fn all(&self) -> Vec<Arc<Live>> {
        self.live.lock().expect("no holder panics").values().cloned().collect()
    }

    fn get_or_begin(&self, id: &str) -> Arc<Live> {
        let mut live = self.live.lock().expect("no holder panics");
        let table = live.entry(id.into()).or_default().clone();
        self.metrics.tables.set(live.len() as u64);
        table
    }

    fn insert(&self, id: String, state: State) {
        let mut live = self.live.lock().expect("no holder panics");
        live.insert(id, Arc::new(Live { state: Mutex::new(state) }));
        self.metrics.tables.set(live.len() as u64);
    }

    pub(super) fn remove(&self, id: &str) {
        let mut live = self.live.lock().expect("no holder panics");
        live.remove(id);
        self.metrics.tables.set(live.len() as u64);
    }
}

/// The people who owe a move and make it themselves.
fn owing(table: &Table) -> Vec<String> {
    let owes = |seat| table.waiting_for().contains(seat) && table.bot_of(seat).is_none();
    table.people().filter(|(seat, _)| owes(*seat)).map(|(_, sitting)| sitting.player.clone()).collect()
}

pub(super) fn no_such_table() -> Refusal {
    Refusal::new(RefusalCode::NoSuchTable, "there is no such table")
}

fn broken(id: &str, why: &str) -> Refusal {
    tracing::error!(table = id, why, "a log does not fit this build; run cabochon doctor");
    Refusal::new(RefusalCode::BrokenTable, "this table was played under different rules from this server's")
}

impl Node {
    /// Puts a table into memory, so that it need not be read.
    pub(crate) fn place(&self, table: Table, row: Option<TableRow>) {
        let name = table.id().to_string();
        self.tables.insert(name, State { table: Some(table), row, used: now(), ..State::default() });
    }

    pub(crate) async fn live(&self, id: &str) -> Result<Arc<Live>, Refusal> {
        if id.len() != 16 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(no_such_table());
        }
        Ok(self.tables.get_or_begin(id))
    }

    /// Locks a table, and reads it if it is not in memory. If the server was away while time counted, that time is given back first.
    pub(crate) async fn hold<'a>(&self, live: &'a Live, id: &str) -> Result<Held<'a>, Refusal> {
        self.vigil.check(&self.archive).await.map_err(|failed| self.archive.refused(&failed))?;
        let mut state = live.lock().await;
        if state.table.is_none() {
            self.refresh(&mut state, id).await?;
        }
        state.used = now();
        let mut held = Held { state };
        if let Some(gap) = self.vigil.missed(held.table()) {
            match self.append(&mut held, Entry::Resumed { gap }).await {
                // Another node was faster.
                Err(refusal) if refusal.code != RefusalCode::Stale => return Err(refusal),
                _ => {}
            }
        }
        Ok(held)
    }

    /// Reads what other nodes may have done at a table.
    pub(crate) async fn catch_up(&self, held: &mut Held<'_>, id: &str) -> Result<(), Refusal> {
        self.refresh(&mut held.state, id).await
    }

    /// Runs a function on the current table.
    pub(crate) async fn with<T>(&self, id: &str, what: impl FnOnce(&Table) -> T) -> Result<T, Refusal> {
        let live = self.live(id).await?;
        let held = self.hold(&live, id).await?;
        Ok(what(held.table()))
    }

    /// The same, after reading what other nodes did there: the bus may not have said so yet.
    pub(crate) async fn with_latest<T>(&self, id: &str, what: impl FnOnce(&Table) -> T) -> Result<T, Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        self.catch_up(&mut held, id).await?;
        Ok(what(held.table()))
    }

    /// Whether a person owes a move at a table. A log is read for this once, not for every list.
    pub(crate) async fn owes(&self, id: &str, player: &str) -> Result<bool, Refusal> {
        let known = match self.tables.get(id) {
            Some(_) => None,
            None => self.tables.owing.lock().expect("no holder panics").get(id).cloned(),
        };
        let owing = match known {
            Some(owing) => owing,
            None => self.with(id, owing).await?,
        };
        Ok(owing.iter().any(|owes| owes == player))
    }

    /// A table has changed elsewhere: what was remembered of it is no longer valid.
    pub(super) fn forget_owing(&self, id: &str) {
        self.tables.owing.lock().expect("no holder panics").remove(id);
    }

    /// Brings a table up to date with its log, and tells its viewers.
    pub(super) async fn refresh(&self, state: &mut State, id: &str) -> Result<(), Refusal> {
        let from = state.ply().unwrap_or(0);
        let rows = self.archive.store.log(id, from).await.map_err(|failed| self.archive.refused(&failed))?;
        for LogRow { at, entry, .. } in rows {
            let entry = Entry::read(&entry).map_err(|why| broken(id, &why.to_string()))?;
            match &mut state.table {
                None => state.table = Some(Table::new(id, Stamped { at, entry }).map_err(|refusal| broken(id, &refusal.message))?),
                Some(table) => {
                    let made = table.apply(at, entry).map_err(|refusal| broken(id, &refusal.message))?;
                    if from > 0 {
                        self.broadcast(state, Update::Last(made.as_ref()), None);
                    }
                }
            }
        }
        if state.table.is_none() {
            self.tables.remove(id);
            return Err(no_such_table());
        }
        state.row = None;
        if from == 0 {
            self.broadcast(state, Update::None, None);
        }
        state.stand();
        Ok(())
    }

    /// Unloads tables that nobody has looked at for a while. They are in the store.
    pub(crate) fn sweep(&self) {
        const IDLE: u64 = 60_000;
        let forgotten = now().saturating_sub(IDLE);
        const MOST_OWING: usize = 100_000;
        let mut owing_at = self.tables.owing.lock().expect("no holder panics");
        if owing_at.len() > MOST_OWING {
            owing_at.clear();
        }
        let mut tables = self.tables.live.lock().expect("no holder panics");
        tables.retain(|id, live| {
            let Ok(state) = live.state.try_lock() else { return true };
            let idle = Arc::strong_count(live) == 1 && state.audience.is_empty() && state.used < forgotten;
            if idle && let Some(table) = state.table.as_ref().filter(|table| table.phase() == TablePhase::Playing) {
                owing_at.insert(id.clone(), owing(table));
            }
            !idle
        });
        self.metrics.tables.set(tables.len() as u64);
    }
}
