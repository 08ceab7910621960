//! What this node has promised to do, and until when. The store has each promise beside the table, so that other nodes leave the work to this
//! one while it lives; a node that changes a table makes its own promise, which voids the earlier one.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

/// A promise to do what is due at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Promise {
    /// The length of the log; unknown if the store assigned the work and the table has not been read.
    pub(crate) ply: Option<u32>,
    /// As the store has it, in milliseconds since 1970.
    pub(crate) until: u64,
    attended: bool,
}

/// All promises of this node, by table.
#[derive(Default)]
pub(crate) struct Promises(Mutex<HashMap<String, Promise>>);

impl Promises {
    fn held(&self) -> MutexGuard<'_, HashMap<String, Promise>> {
        self.0.lock().expect("no holder panics")
    }

    /// This node has written an entry that makes something due.
    pub(crate) fn give(&self, table: &str, ply: u32, until: u64) {
        let mut held = self.held();
        let attended = held.get(table).is_some_and(|promise| promise.attended);
        held.insert(table.into(), Promise { ply: Some(ply), until, attended });
    }

    /// The store has assigned the work to this node. Work already in progress continues.
    pub(crate) fn claim(&self, table: &str, until: u64) {
        let claimed = Promise { ply: None, until, attended: false };
        self.held().entry(table.into()).and_modify(|promise| promise.until = until).or_insert(claimed);
    }

    /// Whether someone must start the work: there is a promise, and nobody is at it.
    pub(crate) fn begin(&self, table: &str) -> bool {
        let mut held = self.held();
        held.get_mut(table).is_some_and(|promise| !std::mem::replace(&mut promise.attended, true))
    }

    pub(crate) fn get(&self, table: &str) -> Option<Promise> {
        self.held().get(table).copied()
    }

    pub(crate) fn forget(&self, table: &str) {
        self.held().remove(table);
    }

    /// Those that expire before this time.
    pub(crate) fn ending(&self, before: u64) -> Vec<(String, u64)> {
        let ends = |(table, promise): (&String, &Promise)| (promise.until < before).then(|| (table.clone(), promise.until));
        self.held().iter().filter_map(ends).collect()
    }

    /// The store has a longer promise now, unless this node has made another one meanwhile.
    pub(crate) fn renew(&self, table: &str, from: u64, until: u64) {
        if let Some(promise) = self.held().get_mut(table).filter(|promise| promise.until == from) {
            promise.until = until;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_begun_once_and_every_entry_renews_the_promise() {
        let promises = Promises::default();
        assert!(!promises.begin("t"), "nothing was promised");
        promises.give("t", 3, 100);
        assert!(promises.begin("t") && !promises.begin("t"));
        promises.give("t", 4, 200);
        assert!(!promises.begin("t"), "somebody is at it");
        assert_eq!(promises.get("t").map(|promise| (promise.ply, promise.until)), Some((Some(4), 200)));
        promises.claim("t", 300);
        assert_eq!(promises.get("t").map(|promise| (promise.ply, promise.until)), Some((Some(4), 300)));
        promises.forget("t");
        promises.claim("t", 400);
        assert_eq!(promises.get("t").map(|promise| promise.ply), Some(None));
        assert!(promises.begin("t"));
    }

    #[test]
    fn a_promise_that_was_given_meanwhile_is_not_shortened() {
        let promises = Promises::default();
        promises.give("t", 3, 100);
        assert_eq!(promises.ending(101), [("t".to_string(), 100)]);
        assert!(promises.ending(100).is_empty());
        promises.give("t", 4, 900);
        promises.renew("t", 100, 500);
        assert_eq!(promises.get("t").map(|promise| promise.until), Some(900));
        promises.renew("t", 900, 1_000);
        assert_eq!(promises.get("t").map(|promise| promise.until), Some(1_000));
    }
}
