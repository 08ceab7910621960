//! What outlives the process: one small repository, in SQLite (a file in the data folder) or in PostgreSQL.
//!
//! Everything is written as [`Write`]s, several of which make one transaction; an acknowledged write is on disk. A table's log is
//! the truth about it, keyed by (table, ply): of two writers who both claim a ply, one is refused. The row in `tables`
//! repeats what lists and timers need.

mod checkup;
mod clubs;
mod contests;
mod daily;
mod deals;
mod hooks;
mod migrations;
mod moderation;
mod played;
mod postgres;
mod puzzles;
mod ratings;
mod reads;
mod retention;
mod reviews;
mod sql;
mod sqlite;
mod told;
mod writer;
mod writes;

pub use checkup::Count;
pub use clubs::{ClubResult, ClubRow, ClubSum, ClubWrite, MemberFlag, MemberRow};
pub use contests::{ContestEvent, ContestRow, ContestTable, ContestWrite};
pub use daily::{RankedTry, ResultRow, TryEnd, TryRow};
pub use deals::DealRow;
pub use hooks::{CallRow, HookRow};
pub use moderation::{BanRow, Filter, Gone, Known, Listed, ReportRow};
pub use played::{PlayedRow, Wanted};
pub use puzzles::PuzzleTry;
pub use ratings::{Leader, RatedGame, RatingRow};
pub use reviews::ReviewRow;
pub(crate) use sqlite::ADMIN;
pub use told::{AlarmRow, AskedRow, GIVEN_UP, NoticeRow, SendRow, Share, ToldWrite, WayRow, WishRow};

use serde::{Deserialize, Serialize};
use sql::{Connection, Pool, Source};
use std::fmt;
use std::fs::File;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, watch};
use writer::{Job, Writer};

/// One change. A backup consists of these.
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
        /// The entry as written by [`table::Entry::write`].
        entry: String,
    },
    /// What lists and timers need.
    Table(TableRow),
    /// A person has a seat at a table.
    Sit {
        /// Who.
        player: String,
        /// Where.
        table: String,
    },
    /// A person no longer has a seat at a table.
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
        /// The person's name.
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
    /// The hash of an identity's recovery code; `None` once it was used.
    Recovery {
        /// Whose.
        player: String,
        /// The hash.
        hash: Option<String>,
    },
    /// A recovery code is used, and its person has another browser or device. Refused if nobody has such a code.
    Redeem {
        /// The hash of the code.
        code: String,
        /// The hash of the secret of the new browser.
        secret: String,
    },
    /// A line of talk at a table.
    Talk(TalkRow),
    /// The review of a finished game.
    Review(ReviewRow),
    /// A link with which others play the deal of a finished game.
    Deal(DealRow),
    /// The secret of the daily deals. The first one stays.
    DailySecret {
        /// Any text that nobody can guess.
        secret: String,
    },
    /// Somebody's first try at the deal of a day. Refused if there was one.
    Try(TryRow),
    /// Such a try is over.
    Tried {
        /// At which table.
        table: String,
        /// What came of it.
        end: TryEnd,
    },
    /// Somebody's first try at a puzzle. Refused if there was one.
    PuzzleTry(PuzzleTry),
    /// What people are told while they are away.
    Told(ToldWrite),
    /// Series and tournaments.
    Contest(ContestWrite),
    /// Clubs.
    Club(ClubWrite),
    /// Somebody's game is over. The first row of a person and a table stays.
    Played(PlayedRow),
    /// A rated game is over: its people get their rows and new ratings, unless they have rows already.
    Rated(RatedGame),
    /// How accurately a seat played, from a review.
    Accuracy {
        /// At which table.
        table: String,
        /// Which seat, counted from 1.
        seat: u8,
        /// In thousandths.
        accuracy: u16,
    },
    /// A rating as it is.
    Rating(RatingRow),
    /// A person wants to be on the leaderboards, or no longer.
    Listed {
        /// Who.
        player: String,
        /// Whether they want to.
        listed: bool,
    },
    /// A ban is added or changed.
    Ban(BanRow),
    /// A ban is lifted.
    Unban {
        /// Who.
        who: String,
    },
    /// A report is filed. Refused if the number is taken.
    Report(ReportRow),
    /// A report is settled.
    Resolve {
        /// Which.
        n: u32,
        /// When.
        at: u64,
    },
    /// Everything stored of a table is deleted, except for reports. Nothing more can be written to it.
    Delete {
        /// Which.
        table: String,
        /// When.
        at: u64,
    },
    /// A log entry is rewritten.
    Rewrite {
        /// Which table.
        table: String,
        /// Its place in the log.
        ply: u32,
        /// The new entry.
        entry: String,
    },
    /// A line of talk is removed; its number stays.
    Hush {
        /// At which table.
        table: String,
        /// Its number.
        n: u32,
    },
    /// An identity loses its name, sessions and recovery code, and what it said and reported is deleted.
    Forget {
        /// Whose.
        player: String,
        /// When.
        at: u64,
    },
    /// An identity begins to be forgotten, which takes several writes.
    Forgetting {
        /// Whose.
        player: String,
        /// When.
        at: u64,
    },
    /// It has been forgotten.
    Forgotten {
        /// Whose.
        player: String,
    },
    /// All sessions of an identity end.
    EndSessions {
        /// Whose.
        player: String,
        /// When.
        at: u64,
    },
}

/// What lists and timers need about a table.
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
    /// When its people or phase last changed, in milliseconds since 1970.
    pub updated: u64,
    /// When something must be done without anyone asking.
    pub due: Option<u64>,
    /// Until when a node has promised to do it.
    pub claimed: u64,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TalkRow {
    /// At which table.
    pub table: String,
    /// Its number at that table.
    pub n: u32,
    /// When.
    pub at: u64,
    /// Who and what, as JSON.
    pub line: String,
    /// The identity that said it; unknown for lines of earlier builds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// An identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Its public number.
    pub id: String,
    /// The person's name.
    pub name: String,
    /// When it was made.
    pub created: u64,
}

/// A stored log entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its place, counted from 0.
    pub ply: u32,
    /// When.
    pub at: u64,
    /// As written by [`table::Entry::write`].
    pub entry: String,
}

/// Why something was not written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failed {
    /// Another writer took that ply, or used that code. Nothing was written.
    Conflict,
    /// The database did not answer, or refused. Nothing was written.
    Unavailable(String),
    /// The connection broke during a write, and the database could not be asked since: it may or may not have been written.
    Uncertain(String),
    /// The database cannot be used at all; a sentence for the person who started the program.
    Unusable(String),
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failed::Conflict => f.write_str("somebody else wrote first"),
            Failed::Unavailable(why) | Failed::Uncertain(why) | Failed::Unusable(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Failed {}

impl From<sqlx::Error> for Failed {
    fn from(why: sqlx::Error) -> Failed {
        match why.as_database_error() {
            Some(refused) if refused.is_unique_violation() => Failed::Conflict,
            _ => Failed::Unavailable(why.to_string()),
        }
    }
}

type Answer<T> = Result<T, Failed>;

/// What a database must provide.
pub trait Repository {
    /// Writes all or nothing, and returns once it is on disk.
    fn write(&self, writes: Vec<Write>) -> impl Future<Output = Answer<()>> + Send;
    /// A table's log from this ply on.
    fn log(&self, table: &str, from: u32) -> impl Future<Output = Answer<Vec<LogRow>>> + Send;
    /// The row of a table.
    fn table(&self, id: &str) -> impl Future<Output = Answer<Option<TableRow>>> + Send;
    /// The identity with a device that holds the secret with this hash.
    fn person_by_secret(&self, hash: &str) -> impl Future<Output = Answer<Option<Person>>> + Send;
    /// Public tables that are gathering or playing, the newest first.
    fn lobby(&self, most: u32) -> impl Future<Output = Answer<Vec<TableRow>>> + Send;
    /// A person's tables, unfinished ones first, then the newest.
    fn tables_of(&self, player: &str, most: u32) -> impl Future<Output = Answer<Vec<TableRow>>> + Send;
    /// At how many unfinished tables a person has a seat.
    fn open_tables_of(&self, player: &str) -> impl Future<Output = Answer<u32>> + Send;
    /// Tables where something is due that nobody has promised to do; this call promises it.
    fn claim(&self, now: u64, until: u64, most: u32) -> impl Future<Output = Answer<Vec<String>>> + Send;
    /// Extends promises, given their present ends by table. Returns those that were still valid.
    fn renew(&self, promises: &[(String, u64)], until: u64) -> impl Future<Output = Answer<Vec<String>>> + Send;
    /// Tables whose log has grown since a time, with its length.
    fn grown(&self, since: u64) -> impl Future<Output = Answer<Vec<(String, u32)>>> + Send;
    /// The number of the next line of talk at a table.
    fn next_talk(&self, table: &str) -> impl Future<Output = Answer<u32>> + Send;
    /// The latest talk at a table, the oldest line first.
    fn talk(&self, table: &str, most: u32) -> impl Future<Output = Answer<Vec<TalkRow>>> + Send;
    /// Tables after this one, in order of names.
    fn table_names(&self, after: &str, most: u32) -> impl Future<Output = Answer<Vec<String>>> + Send;
    /// Records that a server is running. If none was for longer than this, that is an absence; returns whether it was.
    fn alive(&self, now: u64, longest: u64) -> impl Future<Output = Answer<bool>> + Send;
    /// When no server was running: from when until when.
    fn absences(&self) -> impl Future<Output = Answer<Vec<(u64, u64)>>> + Send;
    /// Writes a little, and returns once it is on disk.
    fn pulse(&self, now: u64) -> impl Future<Output = Answer<()>> + Send;
    /// The database's size on disk, in bytes.
    fn size(&self) -> impl Future<Output = Answer<u64>> + Send;
    /// How many of them are in use: a file that was once larger is filled again before it grows.
    fn used(&self) -> impl Future<Output = Answer<u64>> + Send;
    /// Calls back with everything stored, as of one moment.
    fn dump(&self, tell: &mut (dyn FnMut(Write) -> std::io::Result<()> + Send)) -> impl Future<Output = Answer<()>> + Send;
}

/// The database in use. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    source: Source,
    readers: Pool,
    queue: mpsc::Sender<Job>,
    hands: Hands,
    /// Held by a server while it uses a file: a second server on the same file would not hear of the first one's moves.
    lock: Option<Arc<File>>,
}

impl Store {
    /// Starts reading and writing, with a task for each writing connection; those that are `None` are opened on demand.
    fn begin(source: Source, readers: u32, writers: Vec<Option<Connection>>, lock: Option<Arc<File>>) -> Answer<Store> {
        let (queue, jobs) = mpsc::channel(writer::QUEUE);
        let jobs = Arc::new(tokio::sync::Mutex::new(jobs));
        let writers = writers.into_iter().map(|connection| Writer::new(source.clone(), connection)).collect::<Vec<_>>();
        let hands = Hands::begin(|closing| writers.into_iter().map(|writer| writer.work(jobs.clone(), closing.clone())).collect())?;
        Ok(Store { readers: source.pool(readers), source, queue, hands, lock })
    }

    /// Whether several nodes may use it at once.
    pub fn is_shared(&self) -> bool {
        matches!(self.source, Source::Postgres(_))
    }

    /// Writes what is queued, then closes all connections and releases the file. When this returns, another process may open it.
    pub async fn close(&self) {
        self.readers.close().await;
        self.hands.end().await;
        // Not left to the last handle: a child process that is being started briefly holds copies of all our files.
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

/// The thread on which the store runs. Among the sockets every step of a query would wait its turn, and everyone for the answer.
#[derive(Clone)]
struct Hands {
    runtime: Handle,
    closing: watch::Sender<bool>,
    thread: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Hands {
    /// Starts the thread. It ends once the store is closed and the last writer is done.
    fn begin<F: Future<Output = ()> + Send + 'static>(writers: impl FnOnce(&watch::Receiver<bool>) -> Vec<F>) -> Answer<Hands> {
        let cannot = |why: std::io::Error| Failed::Unusable(format!("cannot start the thread of the store: {why}"));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(cannot)?;
        let handle = runtime.handle().clone();
        let (closing, mut told) = watch::channel(false);
        let writers = writers(&told);
        let work = async move {
            let tasks: Vec<_> = writers.into_iter().map(tokio::spawn).collect();
            for task in tasks {
                let _ = task.await;
            }
            // Also if nobody writes, or all handles are gone.
            let _ = told.wait_for(|closing| *closing).await;
        };
        let thread = std::thread::Builder::new().name("store".into()).spawn(move || runtime.block_on(work)).map_err(cannot)?;
        Ok(Hands { runtime: handle, closing, thread: Arc::new(Mutex::new(Some(thread))) })
    }

    /// Lets the writers finish, and returns once the thread has ended.
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
