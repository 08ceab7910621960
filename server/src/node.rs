//! One server process: the tables that are looked at just now, and everything that is done to them.
//!
//! A table in memory is a cache of its log. Whoever changes it holds its lock, applies the entry, writes it down, and only then tells anybody;
//! if writing fails, or is broken off, the table is read anew before anything else happens to it.

mod presence;

pub(crate) use presence::REPEAT;

use crate::bus::{Bus, Heard};
use crate::clock::{now, random, word};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::store::{Failed, LogRow, Repository, Store, TableRow, TalkRow, Write};
use crate::trouble::Trouble;
use crate::wire::{self, Line, Listing, Message, PHRASES, Talk};
use axum::extract::ws::Utf8Bytes;
use engine::{MAX_SEATS, Seats, Viewer};
use serde_json::value::RawValue;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex as Latch};
use std::time::Instant;
use table::any::Made;
use table::{Act, Creation, Entry, Phase, Refusal, Stamped, Table, fair};
use tokio::sync::{Mutex, MutexGuard, Semaphore};

/// How many tables that are not over one person may have a seat at.
const MOST_TABLES: u32 = 50;

/// How many people may look at one table.
const MOST_WATCHERS: usize = 500;

/// How many things said at a table are sent to one who comes to it, and the longest of them.
const TALK: u32 = 50;
const LONGEST_TALK: usize = 400;

/// For how long a node promises to do what is due. After that another node may do it.
pub(crate) const PROMISE: u64 = 5_000;

/// The process. Shared by everything that runs in it.
pub(crate) struct Node {
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) lobby: Lobby,
    pub(crate) metrics: Metrics,
    /// Whether caps and rate limits hold; a load test turns them off.
    pub(crate) limits: bool,
    /// Bots think on so many threads at most, so that sockets are always served.
    pub(crate) thinking: Arc<Semaphore>,
    /// The tables at which this node does what is due just now.
    pub(crate) attended: Latch<HashSet<String>>,
    /// What this node is called on the bus.
    name: String,
    trouble: Trouble,
    tables: Latch<HashMap<String, Arc<Live>>>,
}

/// A table in memory.
#[derive(Default)]
pub(crate) struct Live {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// `None` before it is read, and after writing to its log was broken off.
    table: Option<Table>,
    row: Option<TableRow>,
    watchers: Vec<Watcher>,
    /// Sockets and people that have just gone: whoever only loads the page anew is back before anybody is told.
    leaving: Vec<(u64, String)>,
    /// Whose people look at the table through other nodes, by node, and when that node said so.
    elsewhere: HashMap<String, (Seats, u64)>,
    /// Who was last shown to be here.
    shown: Seats,
    /// Who was last told to the other nodes to be here; `None` where that is to be said once more.
    told: Option<Seats>,
    /// The number of the next line of talk that the watchers have not been sent.
    unsaid: u32,
    used: u64,
}

/// What a frame tells besides the table as it is.
#[derive(Clone, Copy)]
enum News<'a> {
    /// The last entry, with what came of it where it was a move.
    Last(Option<&'a Made>),
    /// No entry: only who is here has changed, or the table was read anew.
    None,
}

/// Somebody who looks.
struct Watcher {
    socket: u64,
    player: Option<String>,
    outbox: Outbox,
}

/// A table that has been read and is locked.
pub(crate) struct Held<'a> {
    state: MutexGuard<'a, State>,
}

impl State {
    /// Sends the watchers those of the last lines that they have not been sent.
    fn pass_on(&mut self, talk: &[TalkRow]) {
        for line in talk.iter().filter(|line| line.n >= self.unsaid) {
            let text: Utf8Bytes = talk_text(line).into();
            self.watchers.retain(|watcher| watcher.outbox.put(text.clone()));
        }
        self.unsaid = talk.last().map_or(self.unsaid, |line| self.unsaid.max(line.n + 1));
    }

    /// The table as a person may know it, with the news since a ply.
    fn frame(&self, player: Option<&str>, since: Option<u32>) -> Result<Utf8Bytes, Refusal> {
        let table = self.table.as_ref().ok_or_else(no_such_table)?;
        let viewer = viewer(table, player);
        let mut frame = table.frame(viewer, now());
        frame.set_here(self.present());
        if let Some(since) = since {
            frame.news = table.news_since(since, viewer)?;
        }
        Ok(wire::text(&Message::Frame(Box::new(frame))).into())
    }
}

impl Held<'_> {
    pub(crate) fn table(&self) -> &Table {
        self.state.table.as_ref().expect("a held table has been read")
    }
}

impl Node {
    pub(crate) fn new(store: Store, bus: Bus, limits: bool) -> Arc<Node> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Node {
            store,
            bus,
            lobby: Lobby::default(),
            metrics: Metrics::default(),
            limits,
            thinking: Arc::new(Semaphore::new(threads.saturating_sub(1).max(1))),
            attended: Latch::default(),
            name: word(8),
            trouble: Trouble::default(),
            tables: Latch::default(),
        })
    }

    /// Sets up a table and says its name.
    pub(crate) async fn create(&self, player: &str, creation: &Creation) -> Result<String, Refusal> {
        self.check_cap(player).await?;
        let entry = creation.entry(player, fair::hex(&random::<32>()))?;
        self.found(entry).await
    }

    /// Sets up the rematch of a table, or finds the one that there is.
    pub(crate) async fn rematch(self: &Arc<Node>, player: &str, id: &str) -> Result<String, Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        if let (Some(next), Some(_)) = (held.table().next(), held.table().seat_of(player)) {
            return Ok(next.into());
        }
        self.check_cap(player).await?;
        let entry = held.table().rematch(player, fair::hex(&random::<32>()))?;
        let next = self.found(entry).await?;
        self.append(&mut held, Entry::Followed { table: next.clone() }).await?;
        Ok(next)
    }

    async fn found(&self, entry: Entry) -> Result<String, Refusal> {
        let id = word(16);
        let at = now();
        let table = Table::new(id.clone(), Stamped { at, entry: entry.clone() })?;
        let mut writes: Vec<Write> =
            table.people().map(|(_, sitting)| Write::Sit { player: sitting.player.clone(), table: id.clone() }).collect();
        writes.push(Write::Log { table: id.clone(), ply: 0, at, entry: entry.write() });
        let row = row(&table, at);
        writes.push(Write::Table(row.clone()));
        self.store.write(writes).await.map_err(|failed| self.unavailable(&failed))?;
        self.metrics.entries.up();
        if table.terms().public {
            self.lobby.changed();
        }
        self.place(table, Some(row));
        Ok(id)
    }

    /// Does what a person wants at a table.
    pub(crate) async fn act(self: &Arc<Node>, player: &str, id: &str, act: &Act) -> Result<(), Refusal> {
        if matches!(act, Act::Join { .. }) {
            self.check_cap(player).await?;
        }
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        let entry = match held.table().decide(player, act, now()) {
            // Another node may have done what makes it possible, and the word of it be under way.
            Err(_) if !matches!(self.bus, Bus::Alone) => {
                self.refresh(&mut held.state, id).await?;
                held.table().decide(player, act, now())?
            }
            decided => decided?,
        };
        self.append(&mut held, entry).await
    }

    /// Writes an entry down, then tells everybody who looks.
    pub(crate) async fn append(self: &Arc<Node>, held: &mut Held<'_>, entry: Entry) -> Result<(), Refusal> {
        let state = &mut *held.state;
        // Out of its place until the entry is on the disk: if this is broken off, the next one reads the table anew.
        let mut table = state.table.take().expect("a held table has been read");
        let (id, ply, at) = (table.id().to_string(), table.ply(), now().max(table.last()));
        let stood = stood_up(&table, &entry);
        let made = match table.apply(at, entry.clone()) {
            Ok(made) => made,
            Err(refusal) => {
                state.table = Some(table);
                return Err(refusal);
            }
        };
        let mut writes = vec![Write::Log { table: id.clone(), ply, at, entry: entry.write() }];
        writes.extend(stood);
        if let Entry::Joined { player, .. } = &entry {
            writes.push(Write::Sit { player: player.clone(), table: id.clone() });
        }
        let row = next_row(state.row.as_ref(), &table, &entry, at);
        writes.extend(row.clone().map(Write::Table));
        let begun = Instant::now();
        if let Err(failed) = self.store.write(writes).await {
            let refusal = self.unavailable(&failed);
            self.refresh(state, &id).await?;
            return Err(refusal);
        }
        self.available();
        self.metrics.write_micros.add(begun.elapsed().as_micros() as u64);
        self.count(&table, &entry);
        if let Some(row) = row {
            if row.public && state.row.as_ref().is_none_or(|old| old.summary != row.summary) {
                self.lobby.changed();
            }
            state.row = Some(row);
        }
        state.table = Some(table);
        self.broadcast(state, News::Last(made.as_ref()), None);
        self.bus.tell(&Heard::Grown(id.clone(), ply + 1)).await;
        if state.row.as_ref().is_some_and(|row| row.due.is_some_and(|due| due <= at)) {
            crate::chores::begin(self, id);
        }
        Ok(())
    }

    fn count(&self, table: &Table, entry: &Entry) {
        self.metrics.entries.up();
        if let Entry::Moved { seat, .. } = entry {
            self.metrics.moves.up();
            if table.bot_of(*seat).is_some() {
                self.metrics.bot_moves.up();
            }
        }
    }

    /// Lets somebody look: sends the table as it is, with the news since a ply, and from then on whatever happens.
    pub(crate) async fn watch(
        self: &Arc<Node>,
        id: &str,
        since: Option<u32>,
        socket: u64,
        player: Option<&str>,
        outbox: &Outbox,
    ) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        if held.state.watchers.len() >= MOST_WATCHERS {
            return Err(Refusal::new("crowded", "too many people look at this table"));
        }
        let talk = self.store.talk(id, TALK).await.map_err(|failed| self.unavailable(&failed))?;
        let state = &mut *held.state;
        state.pass_on(&talk);
        state.watchers.retain(|watcher| watcher.socket != socket);
        let first = state.watchers.is_empty();
        state.watchers.push(Watcher { socket, player: player.map(Into::into), outbox: outbox.clone() });
        for talk in &talk {
            outbox.put(talk_text(talk).into());
        }
        outbox.put(state.frame(player, since)?);
        self.metrics.frames.up();
        self.notice(state, Some(socket));
        if first {
            self.bus.tell(&Heard::Who(id.into())).await;
        }
        self.tell_who_is_here(state).await;
        Ok(())
    }

    /// The table as a person may know it, with the news since a ply.
    pub(crate) async fn look(&self, id: &str, player: Option<&str>, since: Option<u32>) -> Result<Utf8Bytes, Refusal> {
        let live = self.live(id).await?;
        self.hold(&live, id).await?.state.frame(player, since)
    }

    /// Does something with the table as it is.
    pub(crate) async fn with<T>(&self, id: &str, what: impl FnOnce(&Table) -> T) -> Result<T, Refusal> {
        let live = self.live(id).await?;
        let held = self.hold(&live, id).await?;
        Ok(what(held.table()))
    }

    /// Says something at a table.
    pub(crate) async fn say(
        &self,
        player: &str,
        name: &str,
        id: &str,
        text: Option<String>,
        phrase: Option<String>,
    ) -> Result<(), Refusal> {
        let text = text.map(|text| text.chars().filter(|c| !c.is_control()).collect::<String>());
        let fits = match (&text, &phrase) {
            (Some(text), None) => !text.trim().is_empty() && text.chars().count() <= LONGEST_TALK,
            (None, Some(phrase)) => PHRASES.contains(&phrase.as_str()),
            _ => false,
        };
        if !fits {
            return Err(Refusal::new("bad-talk", format!("say a text of at most {LONGEST_TALK} characters, or one of the phrases")));
        }
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        let seat = held.table().may_talk(player)?;
        let name = seat.and_then(|seat| held.table().places()[seat.index()].person()).map_or(name, |sitting| &sitting.name);
        let line = Line { seat: seat.map(|seat| seat.index() as u8 + 1), name: name.into(), text, phrase };
        let line = serde_json::to_string(&line).expect("plain data");
        let last = self.store.talk(id, 1).await.map_err(|failed| self.unavailable(&failed))?;
        let n = last.last().map_or(0, |talk| talk.n + 1);
        let talk = TalkRow { table: id.into(), n, at: now(), line };
        self.store.write(vec![Write::Talk(talk)]).await.map_err(|failed| self.unavailable(&failed))?;
        // Another node may have taken a line just before.
        let talk = self.store.talk(id, TALK).await.map_err(|failed| self.unavailable(&failed))?;
        held.state.pass_on(&talk);
        drop(held);
        self.bus.tell(&Heard::Said(id.into())).await;
        Ok(())
    }

    /// Catches up with what other nodes did.
    pub(crate) async fn hear(self: &Arc<Node>, heard: Heard) {
        let live = self.tables.lock().expect("no holder panics").get(heard.table()).cloned();
        if matches!(heard, Heard::Grown(..) | Heard::Said(_)) {
            self.lobby.changed();
        }
        let Some(live) = live else { return };
        let mut state = live.state.lock().await;
        match heard {
            Heard::Grown(id, ply) if state.table.as_ref().is_none_or(|table| table.ply() < ply) => {
                if let Err(refusal) = self.refresh(&mut state, &id).await {
                    tracing::warn!(table = id, code = refusal.code, "cannot catch up");
                }
            }
            Heard::Grown(..) => {}
            Heard::Said(id) => {
                if let Ok(talk) = self.store.talk(&id, TALK).await {
                    state.pass_on(&talk);
                }
            }
            Heard::Here { node, .. } if node == self.name => {}
            Heard::Here { node, seats, .. } => {
                state.elsewhere.insert(node, (seats, now()));
                self.notice(&mut state, None);
            }
            Heard::Who(_) => {
                state.told = None;
                self.tell_who_is_here(&mut state).await;
            }
        }
    }

    /// Forgets tables that nobody has looked at for a while. They are in the store.
    pub(crate) fn sweep(&self) {
        const IDLE: u64 = 60_000;
        let forgotten = now().saturating_sub(IDLE);
        let mut tables = self.tables.lock().expect("no holder panics");
        tables.retain(|_, live| {
            let idle = live.state.try_lock().is_ok_and(|state| state.watchers.is_empty() && state.used < forgotten);
            Arc::strong_count(live) > 1 || !idle
        });
        self.metrics.tables.set(tables.len() as u64);
    }

    /// Puts a table into memory, which need not be read then.
    pub(crate) fn place(&self, table: Table, row: Option<TableRow>) {
        let name = table.id().to_string();
        let state = State { table: Some(table), row, used: now(), ..State::default() };
        self.tables.lock().expect("no holder panics").insert(name, Arc::new(Live { state: Mutex::new(state) }));
        self.metrics.tables.up();
    }

    pub(crate) async fn live(&self, id: &str) -> Result<Arc<Live>, Refusal> {
        if id.len() != 16 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(no_such_table());
        }
        let mut tables = self.tables.lock().expect("no holder panics");
        if let Some(live) = tables.get(id) {
            return Ok(live.clone());
        }
        let live = Arc::new(Live::default());
        tables.insert(id.into(), live.clone());
        self.metrics.tables.up();
        Ok(live)
    }

    /// Locks a table, and reads it if it is not in memory.
    pub(crate) async fn hold<'a>(&self, live: &'a Live, id: &str) -> Result<Held<'a>, Refusal> {
        let mut state = live.state.lock().await;
        if state.table.is_none() {
            self.refresh(&mut state, id).await?;
        }
        state.used = now();
        Ok(Held { state })
    }

    /// Brings a table up to date with its log, and tells those who look.
    async fn refresh(&self, state: &mut State, id: &str) -> Result<(), Refusal> {
        let from = state.table.as_ref().map_or(0, Table::ply);
        let rows = self.store.log(id, from).await.map_err(|failed| self.unavailable(&failed))?;
        for LogRow { at, entry, .. } in rows {
            let entry = Entry::read(&entry).map_err(|why| broken(id, &why))?;
            match &mut state.table {
                None => state.table = Some(Table::new(id, Stamped { at, entry }).map_err(|refusal| broken(id, &refusal.message))?),
                Some(table) => {
                    let made = table.apply(at, entry).map_err(|refusal| broken(id, &refusal.message))?;
                    if from > 0 {
                        self.broadcast(state, News::Last(made.as_ref()), None);
                    }
                }
            }
        }
        if state.table.is_none() {
            self.tables.lock().expect("no holder panics").remove(id);
            return Err(no_such_table());
        }
        state.row = None;
        if from == 0 {
            self.broadcast(state, News::None, None);
        }
        Ok(())
    }

    /// Sends everybody, but one socket if it is named, their own frame. Those who look with the same eyes get the same bytes.
    fn broadcast(&self, state: &mut State, news: News<'_>, but: Option<u64>) {
        let here = state.present();
        let Some(table) = &state.table else { return };
        let mut frames: [Option<Utf8Bytes>; MAX_SEATS + 1] = Default::default();
        let at = now();
        state.watchers.retain(|watcher| {
            if but == Some(watcher.socket) {
                return true;
            }
            let viewer = viewer(table, watcher.player.as_deref());
            let frame = frames[viewer.seat().map_or(MAX_SEATS, |seat| seat.index())].get_or_insert_with(|| {
                let mut frame = table.frame(viewer, at);
                frame.set_here(here);
                if let News::Last(made) = news {
                    frame.news = table.last_news(made, viewer);
                }
                wire::text(&Message::Frame(Box::new(frame))).into()
            });
            self.metrics.frames.up();
            let taken = watcher.outbox.put(frame.clone());
            if !taken {
                self.metrics.slow_readers.up();
            }
            taken
        });
    }

    async fn check_cap(&self, player: &str) -> Result<(), Refusal> {
        if !self.limits {
            return Ok(());
        }
        let open = self.store.open_tables_of(player).await.map_err(|failed| self.unavailable(&failed))?;
        if open < MOST_TABLES {
            Ok(())
        } else {
            Err(Refusal::new("too-many-tables", format!("you have {MOST_TABLES} tables open: finish some first")))
        }
    }

    /// What a person is told when the store does not answer. The reason is for the log of the server, where it stands once and then in numbers.
    pub(crate) fn unavailable(&self, failed: &Failed) -> Refusal {
        match failed {
            Failed::Conflict => Refusal::new("stale", "somebody else was faster"),
            Failed::Unavailable(why) | Failed::Unusable(why) => {
                self.metrics.store_failures.up();
                if let Some(times) = self.trouble.happened(now()) {
                    tracing::error!(%why, times, "the store does not answer");
                }
                Refusal::new("unavailable", "the server cannot write just now: try again")
            }
        }
    }

    /// The store has answered.
    pub(crate) fn available(&self) {
        if let Some(times) = self.trouble.over() {
            tracing::warn!(times, "the store answers again");
        }
    }
}

fn no_such_table() -> Refusal {
    Refusal::new("no-such-table", "there is no such table")
}

fn broken(id: &str, why: &str) -> Refusal {
    tracing::error!(table = id, why, "a log does not fit this build; run cabochon doctor");
    Refusal::new("broken-table", "this table was played by other rules than this server's")
}

/// Where the person sits, if they do.
fn viewer(table: &Table, player: Option<&str>) -> Viewer {
    player.and_then(|player| table.seat_of(player)).map_or(Viewer::Public, Viewer::Seat)
}

fn talk_text(talk: &TalkRow) -> String {
    let line = RawValue::from_string(talk.line.clone()).unwrap_or_else(|_| RawValue::NULL.to_owned());
    wire::text(&Message::Talk(Talk { table: &talk.table, n: talk.n, at: talk.at, line: &line }))
}

/// The person who loses a seat by this entry.
fn stood_up(table: &Table, entry: &Entry) -> Option<Write> {
    let Entry::Left { seat, .. } = entry else { return None };
    let player = table.places().get(seat.index())?.person()?.player.clone();
    Some(Write::Stand { player, table: table.id().into() })
}

/// The row after an entry, if it is another one. A move within a game changes no list: mostly there is nothing to write.
fn next_row(old: Option<&TableRow>, table: &Table, entry: &Entry, at: u64) -> Option<TableRow> {
    let quiet = matches!(entry, Entry::Moved { .. }) && table.phase() == Phase::Playing;
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

/// What lists and timers ask about the table. What is due at once is promised: this node does it.
fn row(table: &Table, at: u64) -> TableRow {
    let due = table.due();
    let phase = table.phase();
    TableRow {
        id: table.id().into(),
        phase: match phase {
            Phase::Gathering => 0,
            Phase::Playing => 1,
            Phase::Over => 2,
        },
        public: table.terms().public,
        summary: serde_json::to_string(&Listing::of(table)).expect("plain data"),
        // Rounded, so that a table that is merely played on needs no new row.
        updated: if phase == Phase::Playing { table.created() } else { at },
        due,
        claimed: promised(due, at),
    }
}
