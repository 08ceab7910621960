//! The operator's commands: `backup`, `restore`, `export`.

use crate::doctor;
use crate::serve::{DataPlace, exists};
use crate::store::{Failed, Repository, Store, Write};
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write as _};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use table::Table;

/// The first line of a backup.
const TITLE: &str = "cabochon backup 1";

/// Where to, or from where.
#[derive(clap::Args, Debug)]
pub struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,

    #[command(flatten)]
    place: DataPlace,
}

/// Where from.
#[derive(clap::Args, Debug)]
pub struct Restore {
    /// A file that `cabochon backup` wrote
    file: PathBuf,

    #[command(flatten)]
    place: DataPlace,
}

/// Which table.
#[derive(clap::Args, Debug)]
pub struct Export {
    /// The table's name, as in its link
    table: String,

    #[command(flatten)]
    place: DataPlace,
}

fn fault(what: &str, path: &Path, why: impl std::fmt::Display) -> Failed {
    Failed::Unusable(format!("cannot {what} {}: {why}", path.display()))
}

/// Writes everything stored into one file, while a server may be running. The file restores into either kind of database.
pub(crate) async fn backup(args: &Backup) -> Result<String, Failed> {
    if exists(&args.file) {
        return Err(Failed::Unusable(format!("{} exists: name a file that does not", args.file.display())));
    }
    let store = args.place.look().await?;
    let unfinished = unfinished(&args.file);
    let written = write_backup(&store, &unfinished).await;
    store.close().await;
    // Complete or absent: it gets its name once it is on disk.
    let named = written.and_then(|rows| match std::fs::rename(&unfinished, &args.file) {
        Ok(()) => Ok(rows),
        Err(why) => Err(fault("write", &args.file, why)),
    });
    match named {
        Ok(rows) => Ok(format!("{rows} rows are in {}", args.file.display())),
        Err(failed) => {
            let _ = std::fs::remove_file(&unfinished);
            Err(failed)
        }
    }
}

/// The name of a backup until it is complete. No other backup uses it, not even one to the same file.
fn unfinished(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_os_string();
    name.push(format!(".{}.unfinished", std::process::id()));
    name.into()
}

/// Writes everything into a file that only its owner can read, and returns the number of rows.
async fn write_backup(store: &Store, path: &Path) -> Result<u64, Failed> {
    let cannot = |why: std::io::Error| fault("write", path, why);
    let file = File::options().write(true).create_new(true).mode(0o600).open(path).map_err(cannot)?;
    let mut out = BufWriter::new(file);
    let mut rows = 0u64;
    writeln!(out, "{TITLE}").map_err(cannot)?;
    store
        .dump(&mut |write| {
            rows += 1;
            serde_json::to_writer(&mut out, &write)?;
            out.write_all(b"\n")
        })
        .await?;
    let done = writeln!(out, "end {rows}").and_then(|()| out.flush()).and_then(|()| out.get_ref().sync_all());
    done.map_err(cannot)?;
    Ok(rows)
}

/// Reads a backup into an empty database.
pub(crate) async fn restore(args: &Restore) -> Result<String, Failed> {
    let rows = read_backup(&args.file)?;
    let store = args.place.open().await?;
    if !store.table_names("", 1).await?.is_empty() {
        return Err(Failed::Unusable("the database is not empty: restore into a new one (another --data folder or database)".into()));
    }
    let count = rows.len();
    // All or nothing: after an interruption it can be repeated.
    store.write(rows).await?;
    store.close().await;
    Ok(format!("{count} rows are restored"))
}

fn read_backup(path: &Path) -> Result<Vec<Write>, Failed> {
    let file = File::open(path).map_err(|why| fault("read", path, why))?;
    let mut lines = BufReader::new(file).lines().enumerate();
    let mut rows = Vec::new();
    let mut end = None;
    if !matches!(lines.next(), Some((_, Ok(title))) if title == TITLE) {
        return Err(fault("restore", path, format!("it does not begin with `{TITLE}`")));
    }
    for (index, line) in lines {
        let line = line.map_err(|why| fault("read", path, why))?;
        if let Some(count) = line.strip_prefix("end ") {
            end = count.parse().ok();
            break;
        }
        rows.push(serde_json::from_str(&line).map_err(|why| fault("restore", path, format!("line {}: {why}", index + 1)))?);
    }
    if end == Some(rows.len()) { Ok(rows) } else { Err(fault("restore", path, "the file is cut short")) }
}

/// The record of a finished game.
pub(crate) async fn export(args: &Export) -> Result<String, Failed> {
    let store = args.place.look().await?;
    let table = read_table(&store, &args.table).await?;
    let running = "the game is not over: a record would reveal hidden information";
    table.record().ok_or_else(|| Failed::Unusable(running.into()))
}

/// The table, or what is wrong with its log.
async fn read_table(store: &Store, name: &str) -> Result<Table, Failed> {
    let rows = store.log(name, 0).await?;
    if rows.is_empty() {
        return Err(Failed::Unusable(format!("there is no table `{name}`")));
    }
    doctor::replay(name, rows).map_err(|bad| Failed::Unusable(bad.message))
}
