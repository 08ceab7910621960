//! The embedded store: one file, which one server at a time may use.

use super::queries::queries;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::Arc;

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
    queue: mpsc::Sender<Job>,
    /// Held by a server as long as it uses the store: a second server on the same file would not hear of the first one's moves.
    _lock: Option<Arc<File>>,
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
        sqlx::query("UPDATE tables SET claimed = 0").execute(&store.writers).await?;
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
        let unusable = |why: &dyn std::fmt::Display| Failed::Unusable(format!("cannot use the database {}: {why}", file.display()));
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(std::time::Duration::from_secs(5));
        let writers = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await.map_err(|why| unusable(&why))?;
        let mut conn = writers.acquire().await.map_err(|why| unusable(&why))?;
        migrate(&mut conn).await.map_err(|failed| match &failed {
            Failed::Unavailable(why) => unusable(why),
            Failed::Conflict | Failed::Unusable(_) => failed,
        })?;
        drop(conn);
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await.map_err(|why| unusable(&why))?;
        let (queue, jobs) = mpsc::channel(super::QUEUE);
        tokio::spawn(write_for_ever(writers.clone(), jobs));
        Ok(Sqlite { readers, writers, queue, _lock: lock })
    }

    fn queue(&self) -> &mpsc::Sender<Job> {
        &self.queue
    }

    /// Ends all connections, so that the file is whole without its side files.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writers.close().await;
    }
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
