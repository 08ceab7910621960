//! The record of the game at the keyboard, kept so that leaving in any way loses nothing.

use crate::any::AnyMatch;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Holds the current record; shared with the interrupt handler.
pub(super) struct Keeper(Mutex<Kept>);

struct Kept {
    /// `toy-42`: the beginning of a file name.
    name: String,
    record: String,
    /// Whether the game has ended.
    over: bool,
    /// Whether there are moves that no file holds yet.
    unsaved: bool,
    /// Whether the terminal shows someone's hand, which must not stay there.
    hand_on_screen: bool,
    /// Files written here, which may be overwritten.
    ours: Vec<PathBuf>,
}

/// Saves the game and exits when the program is told to end from outside: Ctrl-C, a closed terminal.
pub(super) fn on_interrupt(keeper: &Arc<Keeper>) {
    /// The exit code that shells use after Ctrl-C.
    const INTERRUPTED: i32 = 130;
    let keeper = Arc::clone(keeper);
    // Fails only if there already is a handler, which then does its work instead.
    let _ = ctrlc::set_handler(move || {
        eprintln!();
        keeper.leave();
        std::process::exit(INTERRUPTED);
    });
}

impl Keeper {
    pub(super) fn new(game: &dyn AnyMatch) -> Keeper {
        let seed = game.recorded().seed.map_or_else(|| "dealt".into(), |seed| seed.to_string().replace('/', "-"));
        let name = format!("{}-{seed}", game.edition().name);
        Keeper(Mutex::new(Kept { name, record: game.record(), over: false, unsaved: false, hand_on_screen: false, ours: Vec::new() }))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another move was made.
    pub(super) fn note(&self, game: &dyn AnyMatch) {
        let mut kept = self.kept();
        kept.record = game.record();
        kept.over = game.outcome().is_some();
        kept.unsaved = true;
    }

    /// Records whether leaving now would leave a hand on the terminal.
    pub(super) fn hand_on_screen(&self, shown: bool) {
        self.kept().hand_on_screen = shown;
    }

    /// An unused file name.
    pub(super) fn free_name(&self) -> PathBuf {
        let name = self.kept().name.clone();
        let names = (1..).map(|n| if n == 1 { format!("{name}.record") } else { format!("{name}-{n}.record") });
        names.map(PathBuf::from).find(|path| !path.exists()).expect("some number is free")
    }

    /// Writes the record to this file; an existing file is not overwritten, unless it was written here.
    pub(super) fn save_as(&self, file: &str) -> Result<PathBuf, String> {
        let path = Path::new(file).to_path_buf();
        let mut kept = self.kept();
        let again = kept.ours.contains(&path);
        let opened = fs::OpenOptions::new().write(true).create(true).create_new(!again).truncate(again).open(&path);
        let written = opened.and_then(|mut file| file.write_all(kept.record.as_bytes()));
        let taken = |why: &io::Error| why.kind() == io::ErrorKind::AlreadyExists;
        written.map_err(|why| if taken(&why) { format!("{file} already exists") } else { format!("{file}: {why}") })?;
        kept.unsaved = false;
        if !again {
            kept.ours.push(path.clone());
        }
        Ok(path)
    }

    /// Hides the hand, saves what no file holds yet and says where; if no file can be written, prints the record itself.
    pub(super) fn leave(&self) {
        if self.kept().hand_on_screen {
            eprint!("{}", super::CLEAR);
        }
        if !self.kept().unsaved {
            return;
        }
        match self.save_as(&self.free_name().display().to_string()) {
            Ok(path) => {
                let further = if self.kept().over { "see it again with: cabochon replay" } else { "go on with: cabochon play --resume" };
                eprintln!("The game is saved in {0}; {further} {0}", path.display());
            }
            Err(why) => eprintln!("The game could not be saved ({why}); this is its record:\n{}", self.kept().record),
        }
    }
}
