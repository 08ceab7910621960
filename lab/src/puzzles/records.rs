//! Where `--from` leads: records, folders of them, and the archives that a server gives to its players.
//!
//! In a folder or an archive, what is no record or of another game is passed over. The names of the people at the seats are forgotten.

use super::cannot;
use crate::any::{self, AnyMatch};
use crate::failure::Failure;
use std::fs;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

/// The longest record that is read, in bytes: far longer than any game.
const LONGEST: u64 = 1 << 20;

/// How the names of records end: ours, and those in a server's archive.
const ENDINGS: [&str; 2] = [".record", ".txt"];

/// The games of this kind in all the paths.
pub(super) fn read(paths: &[PathBuf], game: &str) -> Result<Vec<Box<dyn AnyMatch>>, Failure> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            in_folder(path, game, &mut found)?;
        } else if is_archive(path) {
            in_archive(path, game, &mut found)?;
        } else {
            found.push(named(path, game)?);
        }
    }
    match found.is_empty() {
        true => Err(Failure::Usage(format!("there is no record of {game} in {}", listed(paths)))),
        false => Ok(found),
    }
}

fn listed(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}

fn is_archive(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip"))
}

/// A file that was asked for by its name has to be a record of the game.
fn named(path: &Path, wanted: &str) -> Result<Box<dyn AnyMatch>, Failure> {
    let text = fs::read_to_string(path).map_err(|why| cannot("read", path, &why))?;
    let game = load(&text, &path.display().to_string())?;
    match game.edition().name {
        name if name == wanted => Ok(game),
        name => Err(Failure::Usage(format!("{} is a game of {name}, not of {wanted}", path.display()))),
    }
}

/// Everything in a folder and its folders, in the order of the names.
fn in_folder(folder: &Path, game: &str, found: &mut Vec<Box<dyn AnyMatch>>) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|why| cannot("read", folder, &why))?;
    let mut paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            in_folder(&path, game, found)?;
        } else if is_archive(&path) {
            in_archive(&path, game, found)?;
        } else {
            let file = fs::File::open(&path).map_err(|why| cannot("read", &path, &why))?;
            found.extend(one(file, &path.display().to_string(), game)?);
        }
    }
    Ok(())
}

fn in_archive(path: &Path, game: &str, found: &mut Vec<Box<dyn AnyMatch>>) -> Result<(), Failure> {
    let bad = |why: zip::result::ZipError| Failure::Fault(format!("{} is not a readable archive: {why}", path.display()));
    let bytes = fs::read(path).map_err(|why| cannot("read", path, &why))?;
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(bad)?;
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(bad)?;
        let name = format!("{}/{}", path.display(), file.name().map_err(bad)?);
        found.extend(one(file, &name, game)?);
    }
    Ok(())
}

/// The game of a file, if it is a record of this kind.
fn one(file: impl std::io::Read, name: &str, wanted: &str) -> Result<Option<Box<dyn AnyMatch>>, Failure> {
    if !ENDINGS.iter().any(|ending| name.ends_with(ending)) {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    file.take(LONGEST).read_to_end(&mut bytes).map_err(|why| Failure::Fault(format!("cannot read {name}: {why}")))?;
    let Ok(text) = String::from_utf8(bytes) else { return Ok(None) };
    match engine::Record(&text).game() {
        Ok(game) if game == wanted => load(&text, name).map(Some),
        _ => Ok(None),
    }
}

fn load(text: &str, name: &str) -> Result<Box<dyn AnyMatch>, Failure> {
    let mut game = any::load(text).map_err(|bad| Failure::Fault(format!("{name}: {bad}")))?;
    game.set_names(vec![String::new(); usize::from(game.players())]);
    Ok(game)
}
