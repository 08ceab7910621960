//! What a finding leaves behind.

use std::cell::RefCell;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

thread_local! {
    static WITNESS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Starts a new witness.
pub(crate) fn begin(text: impl AsRef<[u8]>) {
    WITNESS.with_borrow_mut(|witness| {
        witness.clear();
        witness.extend_from_slice(text.as_ref());
    });
}

/// Adds a line.
pub(crate) fn note(line: &str) {
    WITNESS.with_borrow_mut(|witness| {
        witness.extend_from_slice(line.replace(['\n', '\r'], " ").as_bytes());
        witness.push(b'\n');
    });
}

/// Writes the witness to a file when something panics, before the fuzzer ends the program. `kind` is the end of the file's name.
pub fn watch(target: &'static str, kind: &'static str) {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let mut text = WITNESS.with_borrow(Vec::clone);
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        if kind == "record" {
            text.extend_from_slice(format!("# {}\n", panic.to_string().replace(['\n', '\r'], " ")).as_bytes());
        }
        let folder = Path::new("fuzz/findings");
        let file = folder.join(format!("{target}-{:016x}.{kind}", hasher.finish()));
        match fs::create_dir_all(folder).and_then(|()| fs::write(&file, text)) {
            Ok(()) => eprintln!("finding: {}", file.display()),
            Err(why) => eprintln!("the finding could not be written to {}: {why}", file.display()),
        }
        before(panic);
    }));
}
