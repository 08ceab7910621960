//! The embedded store: one file, which one server at a time may use.

use super::queries::queries;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};
use std::fmt::Display;
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::time::Duration;

queries!(Sqlite, sqlx::Sqlite, "");

/// The name of the file.
const FILE: &str = "cabochon.db";

/// How many connections read. One writes.
const READERS: u32 = 4;

/// A database in a file.
#[derive(Clone)]
pub struct Sqlite {
    readers: SqlitePool,
    writers: SqlitePool,
    hands: Hands,
    queue: mpsc::Sender<Job>,
    /// Held by a server as long as it uses the store: a second server on the same file would not hear of the first one's moves.
    lock: Option<Arc<File>>,
}

impl Sqlite {
    /// A read transaction of SQLite sees one moment anyway.
    const ONE_MOMENT: &'static str = "";

    /// Opens the database in this folder for a server, and makes both if they are not there.
    ///
    /// # Errors
    /// When the folder or the file cannot be used, another server uses it, or a later version wrote it.
    pub async fn open(folder: &Path) -> Answer<Sqlite> {
        let lock = take_lock(folder)?;
        let store = Sqlite::connect(folder, Some(Arc::new(lock))).await?;
        // Nobody else is at work on this file, so no promise of an earlier process is being kept.
        let kept = sqlx::query("UPDATE tables SET claimed = 0").execute(&store.writers).await;
        kept.map_err(|why| unusable(&folder.join(FILE), &why))?;
        Ok(store)
    }

    /// Opens the database in this folder for a look, beside a server that may be using it.
    ///
    /// # Errors
    /// When there is none, or it cannot be used.
    pub async fn look(folder: &Path) -> Answer<Sqlite> {
        if !folder.join(FILE).exists() {
            return Err(Failed::Unusable(format!("there is no database in {}: name its folder with --data", folder.display())));
        }
        Sqlite::connect(folder, None).await
    }

    async fn connect(folder: &Path, lock: Option<Arc<File>>) -> Answer<Sqlite> {
        let file = folder.join(FILE);
        let unusable = |why: &dyn Display| unusable(&file, why);
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        // A connection to a file does not die by itself.
        let pool = |most| SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
        let writers = pool(1).connect_with(options.clone()).await.map_err(|why| unusable(&why))?;
        let mut conn = writers.acquire().await.map_err(|why| unusable(&why))?;
        migrate(&mut conn).await.map_err(|failed| match &failed {
            Failed::Unavailable(why) => unusable(why),
            Failed::Conflict | Failed::Unusable(_) => failed,
        })?;
        drop(conn);
        let readers = pool(READERS).connect_with(options).await.map_err(|why| unusable(&why))?;
        let (queue, jobs) = mpsc::channel(super::QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        let hands = Hands::begin(|closing| vec![write_for_ever(writers.clone(), jobs.clone(), closing)])?;
        Ok(Sqlite { readers, writers, hands, queue, lock })
    }

    /// Only one connection writes, so that none finds the file locked by another.
    fn for_claims(&self) -> &SqlitePool {
        &self.writers
    }

    /// Writes what waits, then ends all connections, so that the file is whole without its side files, and lets go of it.
    pub async fn close(&self) {
        self.readers.close().await;
        self.hands.end().await;
        self.writers.close().await;
        // Not left to the last handle: a child process that is just being started holds copies of all our files for a moment.
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

/// Any number of entries in one statement, which the database need read only once: they come as one list.
async fn write_logs(conn: &mut Conn, logs: &[&Write]) -> Answer<()> {
    let rows = logs.iter().filter_map(|write| match write {
        Write::Log { table, ply, at, entry } => Some((table, ply, at, entry)),
        Write::Table(_) | Write::Sit { .. } | Write::Stand { .. } | Write::Player { .. } | Write::Secret { .. } => None,
        Write::Recovery { .. } | Write::Talk(_) => None,
    });
    let rows = serde_json::to_string(&rows.collect::<Vec<_>>()).expect("plain data");
    let insert = "INSERT INTO log (table_id, ply, at, entry) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
    sqlx::query(insert).bind(rows).execute(conn).await?;
    Ok(())
}

/// Why the file cannot be used, and what to do where we know it.
fn unusable(file: &Path, why: &dyn Display) -> Failed {
    let why = why.to_string();
    let known = [
        ("database is locked", "another program has locked it: close that program, and try again"),
        ("readonly database", "this user may not write it: start as the user who owns it, or name another folder with --data"),
        ("not a database", "it is not a database: name another folder with --data"),
    ];
    let said = known.iter().find(|(mark, _)| why.contains(mark)).map_or(why.as_str(), |(_, said)| said);
    Failed::Unusable(format!("cannot use the database {}: {said}", file.display()))
}

fn take_lock(folder: &Path) -> Answer<File> {
    let show = folder.display();
    fs::create_dir_all(folder)
        .map_err(|why| Failed::Unusable(format!("cannot make the data folder {show}: {why}; name another one with --data")))?;
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join("cabochon.lock"));
    let lock =
        lock.map_err(|why| Failed::Unusable(format!("cannot write in the data folder {show}: {why}; name another one with --data")))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            Err(Failed::Unusable(format!("another cabochon uses the data in {show}: stop it, or name another folder with --data")))
        }
        Err(TryLockError::Error(why)) => Err(Failed::Unusable(format!("cannot lock the data folder {show}: {why}"))),
    }
}
