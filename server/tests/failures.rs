//! Writes fail at random moments: what was acknowledged is there, once, and what was refused is not; once writing works again, everything continues.

mod services;

use server::store::{Failed, Repository, Store, TableRow, Write};
use services::{Folder, PostgresServer};
use sqlx::{Connection, Executor, PgConnection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::signal::unix::{SignalKind, signal};

/// One test at a time: the limit on file size applies to the whole process, and to the servers it starts.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// How often writing is made to fail.
const FAILURES: u64 = 200;

/// How many tables are written to at once.
const WRITERS: usize = 8;

/// What the writers have been told so far.
#[derive(Default)]
struct Tally {
    over: AtomicBool,
    kept: AtomicU64,
    refused: AtomicU64,
}

impl Tally {
    /// Waits until a count has grown.
    async fn more(count: &AtomicU64) {
        let before = count.load(Ordering::SeqCst);
        while count.load(Ordering::SeqCst) == before {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    }
}

/// What one writer was told of its table: the acknowledged entry at each ply.
struct Account {
    kept: BTreeMap<u32, String>,
    /// Entries that were refused, but are there even so.
    kept_all_the_same: u64,
}

/// Writes one entry after another. A refused one is retried as a different entry, so that a refused one that was stored shows.
async fn write(store: Store, table: String, told: Arc<Tally>) -> Account {
    let mut account = Account { kept: BTreeMap::new(), kept_all_the_same: 0 };
    let mut uncertain = Vec::new();
    let (mut ply, mut attempt) = (0, 0);
    while !told.over.load(Ordering::SeqCst) {
        attempt += 1;
        let entry = format!("entry {ply}, attempt {attempt} {}", "x".repeat(attempt as usize * 37 % 900));
        let mut writes = vec![Write::Log { table: table.clone(), ply, at: attempt, entry: entry.clone() }];
        // A single statement, and a transaction of several.
        if attempt % 2 == 0 {
            let summary = format!("{{\"ply\":{ply}}}");
            writes.push(Write::Table(TableRow {
                id: table.clone(),
                phase: 1,
                public: false,
                summary,
                updated: attempt,
                due: None,
                claimed: 0,
            }));
        }
        match store.write(writes).await {
            Ok(()) => {
                account.kept.insert(ply, entry);
                ply += 1;
                told.kept.fetch_add(1, Ordering::SeqCst);
            }
            Err(Failed::Unavailable(_)) => {
                told.refused.fetch_add(1, Ordering::SeqCst);
                tokio::task::yield_now().await;
            }
            // Nobody could say whether it is there.
            Err(Failed::Uncertain(_)) => uncertain.push(entry),
            Err(Failed::Conflict) => {
                // Nobody else writes here: it was refused before, and is there.
                let Ok(rows) = store.log(&table, ply).await else { continue };
                account.kept_all_the_same += u64::from(!uncertain.contains(&rows[0].entry));
                account.kept.insert(ply, rows[0].entry.clone());
                ply += 1;
            }
            Err(failed @ Failed::Unusable(_)) => panic!("{failed}"),
        }
    }
    account
}

async fn check(store: &Store, accounts: &[Account]) {
    let mut entries = 0;
    for (number, account) in accounts.iter().enumerate() {
        let rows = store.log(&format!("t{number}"), 0).await.expect("read");
        assert!(rows.iter().enumerate().all(|(index, row)| row.ply as usize == index), "no entry is missing");
        let found: Vec<&String> = rows.iter().map(|row| &row.entry).collect();
        assert_eq!(found, account.kept.values().collect::<Vec<_>>(), "all that was acknowledged, once, and nothing that was refused");
        entries += found.len();
    }
    println!("{entries} entries were acknowledged, and all of them are there");
}

/// Writes while `harm` interferes.
async fn under_fire(store: &Store, harm: impl AsyncFnOnce(&Tally)) -> Vec<Account> {
    let told = Arc::new(Tally::default());
    let writers: Vec<_> = (0..WRITERS).map(|number| tokio::spawn(write(store.clone(), format!("t{number}"), told.clone()))).collect();
    Tally::more(&told.kept).await;
    harm(&told).await;
    told.over.store(true, Ordering::SeqCst);
    let mut accounts = Vec::new();
    for writer in writers {
        accounts.push(writer.await.expect("no panic"));
    }
    println!("{} writes were refused", told.refused.load(Ordering::SeqCst));
    accounts
}

/// Pseudo-random numbers, the same every time.
fn chance(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    *seed >> 33
}

fn limit_of_file_size(most: Option<u64>) {
    use rustix::process::{Resource, Rlimit, setrlimit};
    setrlimit(Resource::Fsize, Rlimit { current: most, maximum: None }).expect("a soft limit of our own");
}

fn length(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |data| data.len())
}

/// A file beyond the limit cannot grow: a write error in the middle of whatever is being written.
async fn limited(folder: &Path) {
    let _survive = signal(SignalKind::from_raw(25)).expect("SIGXFSZ is not the end of us");
    let store = Store::open(folder).await.expect("opened");
    let mut seed = 11;
    let accounts = under_fire(&store, async |told| {
        for _ in 0..FAILURES {
            limit_of_file_size(Some(length(&folder.join("cabochon.db-wal")).saturating_sub(4096) + chance(&mut seed) % 9000));
            Tally::more(&told.refused).await;
            limit_of_file_size(None);
            Tally::more(&told.kept).await;
        }
    })
    .await;
    limit_of_file_size(None);
    assert!(accounts.iter().all(|account| account.kept_all_the_same == 0), "what was refused stays refused");
    check(&store, &accounts).await;
    store.close().await;
    let again = Store::open(folder).await.expect("opened again");
    check(&again, &accounts).await;
    again.close().await;
}

/// A small separate file system, which is unmounted at the end. Without the ballast there is room for the database and for a write-ahead
/// log of 4 MB, at which SQLite empties it: a log that fills the disk by itself leaves nothing to open the database with.
struct Small(PathBuf);

impl Small {
    fn mount(folder: &Path) -> Option<Small> {
        let path = folder.join("small");
        std::fs::create_dir_all(&path).ok()?;
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=16m", "tmpfs"]).arg(&path).status();
        done.is_ok_and(|done| done.success()).then_some(Small(path))
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// Fills the disk to the last byte.
fn fill(file: &Path) {
    use std::io::Write as _;
    let mut ballast = std::fs::File::options().create(true).append(true).open(file).expect("a file");
    for size in [65536, 4096, 512, 1] {
        while ballast.write_all(&vec![7; size]).is_ok() {}
    }
}

async fn full(small: &Path) {
    let data = small.join("data");
    let store = Store::open(&data).await.expect("opened");
    let ballast = small.join("ballast");
    let accounts = under_fire(&store, async |told| {
        for _ in 0..20 {
            while told_of_a_refusal(told, &ballast).await.is_err() {}
            std::fs::remove_file(&ballast).expect("there is room again");
            Tally::more(&told.kept).await;
        }
    })
    .await;
    assert!(accounts.iter().all(|account| account.kept_all_the_same == 0), "what was refused stays refused");
    check(&store, &accounts).await;
    store.close().await;
    fill(&ballast);
    let refused = Store::open(&data).await.err().expect("there is no room").to_string();
    assert!(refused.contains("make room on it"), "{refused}");
    std::fs::remove_file(&ballast).expect("there is room again");
    check(&Store::open(&data).await.expect("opened again"), &accounts).await;
}

/// The log may have been truncated in between and have room: then the disk is filled again.
async fn told_of_a_refusal(told: &Tally, ballast: &Path) -> Result<(), tokio::time::error::Elapsed> {
    fill(ballast);
    tokio::time::timeout(std::time::Duration::from_millis(100), Tally::more(&told.refused)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_loses_and_doubles_nothing_when_writing_fails() {
    let _alone = ALONE.lock().await;
    let folder = Folder::new("failures");
    limited(&folder.0.join("limited")).await;
    match Small::mount(&folder.0) {
        Some(small) => full(&small.0).await,
        None => println!("no small file system can be mounted here: the limit on the size of files has to do"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_loses_and_doubles_nothing_when_connections_are_killed() {
    let _alone = ALONE.lock().await;
    let server = PostgresServer::start();
    let store = Store::connect(&server.url()).await.expect("connected");
    let mut killer = PgConnection::connect(&server.url()).await.expect("connected");
    let mut seed = 12;
    let accounts = under_fire(&store, async |told| {
        for _ in 0..FAILURES {
            tokio::time::sleep(std::time::Duration::from_micros(chance(&mut seed) % 7000)).await;
            killer.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()").await.expect("killed");
            Tally::more(&told.kept).await;
        }
    })
    .await;
    assert!(accounts.iter().all(|account| account.kept_all_the_same == 0), "what was refused stays refused");
    check(&store, &accounts).await;
    store.close().await;
    check(&Store::connect(&server.url()).await.expect("connected again"), &accounts).await;
}
