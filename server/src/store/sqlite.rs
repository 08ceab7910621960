//! The embedded store: one file, used by one server at a time.

use super::sql::{Connection, Source, Statement};
use super::{Answer, Failed, Store, migrations};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use std::fmt::Display;
use std::fs::{self, File, Permissions, TryLockError};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// The name of the file; its side files begin with it.
const FILE: &str = "cabochon.db";

/// The name of the lock file.
const LOCK: &str = "cabochon.lock";

/// The name of the socket through which the operators of a server reach it.
pub(crate) const ADMIN: &str = "admin.socket";

/// How many connections read. One writes.
const READERS: u32 = 4;

impl Store {
    /// Opens the database in this folder for a server, and creates both if necessary.
    ///
    /// # Errors
    /// If the folder or the file cannot be used, another server uses it, or a later version wrote it.
    pub async fn open(folder: &Path) -> Answer<Store> {
        let lock = take_lock(folder)?;
        let file = folder.join(FILE);
        keep_private(folder).map_err(|why| unusable(&file, &why))?;
        let options = options(&file).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        let source = Source::Sqlite(Box::new(options));
        let connection = prepare(&source).await.map_err(|failed| explain(&file, failed))?;
        Store::begin(source, READERS, vec![Some(connection)], Some(Arc::new(lock)))
    }

    /// Opens the database in this folder read-only, beside a server that may be using it.
    ///
    /// # Errors
    /// If there is none, it cannot be used, or its schema is not the present one.
    pub async fn look(folder: &Path) -> Answer<Store> {
        let file = folder.join(FILE);
        if !file.exists() {
            return Err(Failed::Unusable(format!("there is no database in {}: name its folder with --data", folder.display())));
        }
        let source = Source::Sqlite(Box::new(options(&file).read_only(true)));
        let mut connection = source.connect().await.map_err(|why| unusable(&file, &why))?;
        migrations::check(&mut connection, &source).await.map_err(|failed| explain(&file, failed))?;
        connection.close().await;
        Store::begin(source, READERS, Vec::new(), None)
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(Duration::from_secs(5))
        .pragma("secure_delete", "ON")
        .disable_statement_logging()
}

/// The first connection, to a migrated database.
async fn prepare(source: &Source) -> Answer<Connection> {
    let mut connection = source.connect().await?;
    migrations::run(&mut connection).await?;
    // Nobody else uses this file, so no promise of an earlier process is valid.
    connection.run(Statement::new("UPDATE tables SET claimed = 0")).await?;
    connection.run(Statement::new("DELETE FROM leases")).await?;
    Ok(connection)
}

fn explain(file: &Path, failed: Failed) -> Failed {
    match failed {
        Failed::Unavailable(why) => unusable(file, &why),
        Failed::Conflict | Failed::Uncertain(_) | Failed::Unusable(_) => failed,
    }
}

/// Why the file cannot be used, and what to do about it if we know.
fn unusable(file: &Path, why: &dyn Display) -> Failed {
    let why = why.to_string();
    let known = [
        ("database is locked", "another program has locked it: close that program, and try again"),
        ("readonly database", "this user may not write it: start as the user who owns it, or name another folder with --data"),
        ("not a database", "it is not a database: name another folder with --data"),
        ("disk is full", "the disk is full: make room on it, and try again"),
        ("disk I/O error", "the disk is full or fails: make room on it or check it, and try again"),
        ("malformed", "it is damaged: `cabochon doctor` says what can be saved; restore a backup into a new folder"),
    ];
    let said = known.iter().find(|(mark, _)| why.contains(mark)).map_or(why.as_str(), |(_, said)| said);
    Failed::Unusable(format!("cannot use the database {}: {said}", file.display()))
}

fn take_lock(folder: &Path) -> Answer<File> {
    let show = folder.display();
    // It contains what players must not know of each other: only its owner may read it.
    fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(folder)
        .map_err(|why| Failed::Unusable(format!("cannot make the data folder {show}: {why}; name another one with --data")))?;
    let lock = File::options().create(true).truncate(false).write(true).mode(0o600).open(folder.join(LOCK));
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

/// Creates the file if necessary, and lets only its owner read it, its side files and a folder that is ours alone.
fn keep_private(folder: &Path) -> std::io::Result<()> {
    File::options().create(true).truncate(false).write(true).mode(0o600).open(folder.join(FILE))?;
    let mut ours_alone = true;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name() == ADMIN {
            continue;
        }
        if entry.file_name().to_string_lossy().starts_with(FILE) || entry.file_name() == LOCK {
            tighten(&entry.path(), 0o600)?;
        } else {
            ours_alone = false;
        }
    }
    // A folder with other things in it may be shared on purpose; the files are private anyway.
    if ours_alone { tighten(folder, 0o700) } else { Ok(()) }
}

/// Removes the permissions of others, not the owner's.
fn tighten(path: &Path, most: u32) -> std::io::Result<()> {
    let mode = fs::metadata(path)?.permissions().mode() & 0o7777;
    if mode & !most == 0 { Ok(()) } else { fs::set_permissions(path, Permissions::from_mode(mode & most)) }
}
