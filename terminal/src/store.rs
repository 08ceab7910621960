//! What is kept between visits: who this person is on each server, and the numbers added to deals. Only the owner may read it.

use crate::wire::Frame;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// A person on one server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Person {
    /// The cookie with which the server knows them.
    #[serde(default)]
    cookie: String,
    /// What this client added to the deals of tables, with the server's promise at the time.
    #[serde(default)]
    salts: BTreeMap<String, Salt>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Salt {
    salt: String,
    promise: String,
}

/// The file, seen from one server.
pub(crate) struct Store {
    /// Nothing is kept without one.
    file: Option<PathBuf>,
    origin: String,
    person: Person,
}

/// Where it is kept: the folder for a user's state, as other programs use it.
pub(crate) fn file(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|value| Path::new(value).is_absolute()).map(PathBuf::from);
    let folder = set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))?;
    Some(folder.join("cabochon/people.json"))
}

fn read(file: &Path) -> io::Result<BTreeMap<String, Person>> {
    match fs::read_to_string(file) {
        Ok(text) => serde_json::from_str(&text).map_err(io::Error::other),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
        Err(why) => Err(why),
    }
}

impl Store {
    /// # Errors
    /// If there is a file that cannot be read: it is not overwritten.
    pub(crate) fn open(file: Option<PathBuf>, origin: &str) -> io::Result<Store> {
        let person = file.as_deref().map(read).transpose()?.and_then(|mut people| people.remove(origin)).unwrap_or_default();
        Ok(Store { file, origin: origin.into(), person })
    }

    pub(crate) fn cookie(&self) -> Option<&str> {
        Some(self.person.cookie.as_str()).filter(|cookie| !cookie.is_empty())
    }

    /// Keeps the cookie that the server set; returns whether it is another one.
    pub(crate) fn set_cookie(&mut self, cookie: &str) -> io::Result<bool> {
        if self.person.cookie == cookie {
            return Ok(false);
        }
        self.person.cookie = cookie.into();
        self.save().map(|()| true)
    }

    /// Written beside the old file and renamed, so that there is always a whole one.
    fn save(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let folder = file.parent().ok_or_else(|| io::Error::other("the file has no folder"))?;
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        let mut people = read(file)?;
        people.insert(self.origin.clone(), self.person.clone());
        let new = file.with_extension(format!("{}.new", std::process::id()));
        let mut writer = fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&new)?;
        writer.write_all(serde_json::to_string_pretty(&people).map_err(io::Error::other)?.as_bytes())?;
        writer.sync_all()?;
        fs::rename(new, file)
    }

    /// This client's part in a fair deal: it seals a number before the start and shows it when the host has started.
    pub(crate) fn fair(&mut self, frame: &Frame) -> Option<Value> {
        let mine = frame.seats.get(frame.you?.checked_sub(1)?)?;
        if frame.phase != "gathering" || frame.promise.is_empty() {
            return None;
        }
        if frame.dealing.is_none() && mine.seal.is_none() {
            return self.seal(frame);
        }
        let kept = self.person.salts.get(&frame.table).filter(|kept| kept.promise == frame.promise)?;
        let ours = mine.seal.as_deref() == Some(hash(&kept.salt).as_str());
        (frame.dealing.is_some() && ours && !mine.shown).then(|| json!({ "do": "reveal", "salt": kept.salt }))
    }

    fn seal(&mut self, frame: &Frame) -> Option<Value> {
        if self.person.salts.get(&frame.table).is_none_or(|kept| kept.promise != frame.promise) {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).ok()?;
            let kept = Salt { salt: hex(&bytes), promise: frame.promise.clone() };
            self.person.salts.insert(frame.table.clone(), kept);
            // A number that cannot be kept would be lost with this process, and its seal with it.
            self.save().ok()?;
        }
        Some(json!({ "do": "seal", "seal": hash(&self.person.salts[&frame.table].salt) }))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The SHA-256 of a number written in hexadecimal digits.
fn hash(digits: &str) -> String {
    let bytes: Vec<u8> = (0..digits.len() / 2).filter_map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()).collect();
    hex(&Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("cabochon-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn frame(seal: Option<&str>, dealing: Option<u64>) -> Frame {
        serde_json::from_value(json!({
            "table": "t", "ply": 1, "phase": "gathering", "terms": { "game": "toy" }, "you": 1, "host": 1, "promise": "p", "dealing": dealing,
            "seats": [{ "kind": "person", "name": "Ann", "seal": seal }], "waiting": [], "moves": [], "news": [],
        }))
        .expect("a frame")
    }

    #[test]
    fn people_are_kept_by_server_and_only_their_owner_may_read_them() {
        let folder = Folder::new("people");
        let file = file(|name| (name == "XDG_STATE_HOME").then(|| folder.0.display().to_string())).expect("a place");
        let mut one = Store::open(Some(file.clone()), "http://one").expect("no file yet");
        assert_eq!(one.cookie(), None);
        assert!(one.set_cookie("cabochon=1").expect("written"));
        assert!(!one.set_cookie("cabochon=1").expect("nothing to write"));
        let mut other = Store::open(Some(file.clone()), "http://other").expect("a file");
        other.set_cookie("cabochon=2").expect("written");
        let again = Store::open(Some(file.clone()), "http://one").expect("a file");
        assert_eq!(again.cookie(), Some("cabochon=1"));
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        assert_eq!((mode(&file), mode(file.parent().expect("a folder"))), (0o600, 0o700));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_an_error_and_stays() {
        let folder = Folder::new("broken");
        fs::create_dir_all(&folder.0).expect("a folder");
        let file = folder.0.join("people.json");
        fs::write(&file, "not JSON").expect("written");
        assert!(Store::open(Some(file.clone()), "http://one").is_err());
        assert_eq!(fs::read_to_string(&file).expect("still there"), "not JSON");
    }

    #[test]
    fn a_number_is_sealed_before_the_start_and_shown_after_it() {
        let mut store = Store::open(None, "http://one").expect("nothing to read");
        let sealed = store.fair(&frame(None, None)).expect("a seal");
        let seal = sealed["seal"].as_str().expect("digits").to_string();
        assert_eq!(store.fair(&frame(None, None)), Some(sealed), "the same number");
        assert_eq!(store.fair(&frame(Some(&seal), None)), None, "nothing is shown before the start");
        let shown = store.fair(&frame(Some(&seal), Some(1))).expect("the number");
        assert_eq!(hash(shown["salt"].as_str().expect("digits")), seal);
        assert_eq!(store.fair(&frame(Some("another device's"), Some(1))), None);
    }

    #[test]
    fn the_hash_is_the_one_of_the_bytes() {
        assert_eq!(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
