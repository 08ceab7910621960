//! Texts as records.

use crate::witness;
use engine::Viewer;
use lab::{any, replay};

/// A text that is a record is written back as a record of the same game, and can be shown to everyone.
pub fn records(data: &[u8]) {
    witness::begin(data);
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(game) = any::load(text) else { return };
    game.audit().expect("a sound position");
    let record = game.record();
    let again = any::load(&record).expect("a record of ours");
    assert_eq!(again.record(), record, "the record is written otherwise the second time");
    replay::tell(&*game, None);
    for viewer in Viewer::all(game.players()) {
        replay::tell(&*game, Some(viewer));
    }
}
