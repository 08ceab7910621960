//! What outlives the process: one small repository, kept in SQLite (a file beside the program's data) or in PostgreSQL.
//!
//! Everything is written as [`Write`]s, several of which make one transaction; a write that was answered is on the disk. The log of a table is
//! the truth about it, keyed by (table, ply): of two writers who both believe that it is their ply, one is refused. The row in `tables`
//! repeats what lists and timers ask for.

mod postgres;
mod queries;
mod schema;
mod sqlite;

pub use postgres::Postgres;
pub use sqlite::Sqlite;

use serde::{Deserialize, Serialize};
use std::fmt;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot, watch};

/// One change. Rows that exist in this form are also what a backup consists of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Write {
    /// An entry of a table's log. Refused if the table has one at this ply.
    Log {
        /// Which table.
        table: String,
        /// Its place in the log, counted from 0.
        ply: u32,
        /// When, in milliseconds since 1970.
        at: u64,
        /// The entry as [`table::Entry::write`] gives it.
        entry: String,
    },
    /// What lists and timers ask for.
    Table(TableRow),
    /// A person has a seat at a table.
    Sit {
        /// Who.
        player: String,
        /// Where.
        table: String,
    },
    /// A person has no seat at a table any more.
    Stand {
        /// Who.
        player: String,
        /// Where.
        table: String,
    },
    /// An identity, new or renamed.
    Player {
        /// Its public number.
        id: String,
        /// What the person is called.
        name: String,
        /// When it was made.
        created: u64,
    },
    /// A browser or device of an identity: the hash of the secret that it holds.
    Secret {
        /// The hash.
        hash: String,
        /// Whose.
        player: String,
    },
    /// The hash of an identity's recovery code; none once it was used.
    Recovery {
        /// Whose.
        player: String,
        /// The hash.
        hash: Option<String>,
    },
    /// Something that was said at a table.
    Talk(TalkRow),
}

/// What lists and timers ask about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// Which.
    pub id: String,
    /// 0 while people sit down, 1 while they play, 2 afterwards.
    pub phase: u8,
    /// Whether the lobby shows it.
    pub public: bool,
    /// What a list says of it, as JSON.
    pub summary: String,
    /// When it last changed hands or phase, in milliseconds since 1970.
    pub updated: u64,
    /// When something must be done without anybody asking.
    pub due: Option<u64>,
    /// Until when somebody has promised to do it.
    pub claimed: u64,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TalkRow {
    /// At which table.
    pub table: String,
    /// The how manyth thing said there.
    pub n: u32,
    /// When.
    pub at: u64,
    /// Who and what, as JSON.
    pub line: String,
}

/// An identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Its public number.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// When it was made.
    pub created: u64,
}

/// An entry of a log as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its place, counted from 0.
    pub ply: u32,
    /// When.
    pub at: u64,
    /// As [`table::Entry::write`] gave it.
    pub entry: String,
}

/// Why something was not written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failed {
    /// Another writer had that ply. Nothing was written.
    Conflict,
    /// The database did not answer, or refused. It may have been written all the same.
    Unavailable(String),
    /// The database cannot be used at all; a sentence for the person who started the program.
    Unusable(String),
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failed::Conflict => f.write_str("somebody else wrote first"),
            Failed::Unavailable(why) | Failed::Unusable(why) => f.write_str(why),
        }
    }
}

impl From<sqlx::Error> for Failed {
    fn from(why: sqlx::Error) -> Failed {
        match why.as_database_error() {
            Some(refused) if refused.is_unique_violation() => Failed::Conflict,
            _ => Failed::Unavailable(why.to_string()),
        }
    }
}

type Answer<T> = Result<T, Failed>;

/// What a database must be able to do.
pub trait Repository {
    /// Writes all or nothing, and answers when it is on the disk.
    fn write(&self, writes: Vec<Write>) -> impl Future<Output = Answer<()>> + Send;
    /// A table's log from this ply on.
    fn log(&self, table: &str, from: u32) -> impl Future<Output = Answer<Vec<LogRow>>> + Send;
    /// The row of a table.
    fn table(&self, id: &str) -> impl Future<Output = Answer<Option<TableRow>>> + Send;
    /// The identity that one of whose devices holds the secret with this hash.
    fn person_by_secret(&self, hash: &str) -> impl Future<Output = Answer<Option<Person>>> + Send;
    /// The identity whose recovery code has this hash.
    fn person_by_recovery(&self, hash: &str) -> impl Future<Output = Answer<Option<Person>>> + Send;
    /// Public tables where people sit down or play, the newest first.
    fn lobby(&self, most: u32) -> impl Future<Output = Answer<Vec<TableRow>>> + Send;
    /// The tables where a person has a seat, those that are not over first, then the newest.
    fn tables_of(&self, player: &str, most: u32) -> impl Future<Output = Answer<Vec<TableRow>>> + Send;
    /// How many tables that are not over a person has a seat at.
    fn open_tables_of(&self, player: &str) -> impl Future<Output = Answer<u32>> + Send;
    /// Tables where something is due that nobody has promised to do; they are promised by this call.
    fn claim(&self, now: u64, until: u64, most: u32) -> impl Future<Output = Answer<Vec<String>>> + Send;
    /// Tables whose log grew since a time, with its length.
    fn grown(&self, since: u64) -> impl Future<Output = Answer<Vec<(String, u32)>>> + Send;
    /// The last things said at a table, the oldest first.
    fn talk(&self, table: &str, most: u32) -> impl Future<Output = Answer<Vec<TalkRow>>> + Send;
    /// Some tables by name, after this one in order of names.
    fn table_names(&self, after: &str, most: u32) -> impl Future<Output = Answer<Vec<String>>> + Send;
    /// Calls back with everything that is kept, as of one moment.
    fn dump(&self, tell: &mut (dyn FnMut(Write) -> std::io::Result<()> + Send)) -> impl Future<Output = Answer<()>> + Send;
}

/// The database in use. Cheap to clone.
#[derive(Clone)]
pub enum Store {
    /// A file of our own.
    Sqlite(Sqlite),
    /// A server that several nodes share.
    Postgres(Postgres),
}

macro_rules! each {
    ($store:ident, $inner:ident => $call:expr) => {
        match $store {
            Store::Sqlite($inner) => $call.await,
            Store::Postgres($inner) => $call.await,
        }
    };
}

impl Repository for Store {
    async fn write(&self, writes: Vec<Write>) -> Answer<()> {
        each!(self, store => store.write(writes))
    }

    async fn log(&self, table: &str, from: u32) -> Answer<Vec<LogRow>> {
        each!(self, store => store.log(table, from))
    }

    async fn table(&self, id: &str) -> Answer<Option<TableRow>> {
        each!(self, store => store.table(id))
    }

    async fn person_by_secret(&self, hash: &str) -> Answer<Option<Person>> {
        each!(self, store => store.person_by_secret(hash))
    }

    async fn person_by_recovery(&self, hash: &str) -> Answer<Option<Person>> {
        each!(self, store => store.person_by_recovery(hash))
    }

    async fn lobby(&self, most: u32) -> Answer<Vec<TableRow>> {
        each!(self, store => store.lobby(most))
    }

    async fn tables_of(&self, player: &str, most: u32) -> Answer<Vec<TableRow>> {
        each!(self, store => store.tables_of(player, most))
    }

    async fn open_tables_of(&self, player: &str) -> Answer<u32> {
        each!(self, store => store.open_tables_of(player))
    }

    async fn claim(&self, now: u64, until: u64, most: u32) -> Answer<Vec<String>> {
        each!(self, store => store.claim(now, until, most))
    }

    async fn grown(&self, since: u64) -> Answer<Vec<(String, u32)>> {
        each!(self, store => store.grown(since))
    }

    async fn talk(&self, table: &str, most: u32) -> Answer<Vec<TalkRow>> {
        each!(self, store => store.talk(table, most))
    }

    async fn table_names(&self, after: &str, most: u32) -> Answer<Vec<String>> {
        each!(self, store => store.table_names(after, most))
    }

    async fn dump(&self, tell: &mut (dyn FnMut(Write) -> std::io::Result<()> + Send)) -> Answer<()> {
        each!(self, store => store.dump(tell))
    }
}

impl Store {
    /// Writes what waits, then ends all connections and lets go of the file. When this returns, another process may open it.
    pub async fn close(&self) {
        each!(self, store => store.close());
    }
}

/// Some writes that belong together, and who waits for them.
struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Answer<()>>,
}

/// How many jobs may wait for the disk. Whoever comes later waits for a place.
const QUEUE: usize = 4096;

/// How many jobs share one transaction.
const BATCH: usize = 256;

/// How many entries of logs one statement writes: a restored backup may have millions.
const MOST_LOGS: usize = 10_000;

/// How long a writer takes for a transaction at least.
const MOMENT: Duration = Duration::from_millis(4);

/// The thread on which a store is asked. Among the sockets every step of a question would wait for its turn, and everybody for the answer.
#[derive(Clone)]
struct Hands {
    runtime: Handle,
    closing: watch::Sender<bool>,
    thread: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Hands {
    /// Begins the thread. It ends with the last of the writers, which are told when the store closes.
    fn begin<F: Future<Output = ()> + Send + 'static>(writers: impl Fn(watch::Receiver<bool>) -> Vec<F>) -> Answer<Hands> {
        let cannot = |why: std::io::Error| Failed::Unusable(format!("cannot start the thread of the store: {why}"));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(cannot)?;
        let handle = runtime.handle().clone();
        let (closing, told) = watch::channel(false);
        let writers = writers(told);
        let work = async move {
            let tasks: Vec<_> = writers.into_iter().map(tokio::spawn).collect();
            for task in tasks {
                let _ = task.await;
            }
        };
        let thread = std::thread::Builder::new().name("store".into()).spawn(move || runtime.block_on(work)).map_err(cannot)?;
        Ok(Hands { runtime: handle, closing, thread: Arc::new(Mutex::new(Some(thread))) })
    }

    /// Lets the writers finish what waits, and returns when the thread has ended.
    async fn end(&self) {
        self.closing.send_replace(true);
        let thread = self.thread.lock().expect("no holder panics").take();
        if let Some(thread) = thread {
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }

    async fn run<T: Send + 'static>(&self, question: impl Future<Output = Answer<T>> + Send + 'static) -> Answer<T> {
        self.runtime.spawn(question).await.unwrap_or_else(|_| Err(gone()))
    }
}

fn gone() -> Failed {
    Failed::Unavailable("the store has been closed".into())
}

/// Hands the writes to a writer task and waits until they are on the disk.
async fn hand_over(queue: &mpsc::Sender<Job>, writes: Vec<Write>) -> Answer<()> {
    let (done, answer) = oneshot::channel();
    queue.send(Job { writes, done }).await.map_err(|_| gone())?;
    answer.await.unwrap_or_else(|_| Err(gone()))
}
