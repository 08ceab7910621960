//! Tables at which something is due now. Code that makes something due leaves the name here; the chores take it.

use std::collections::HashSet;
use std::sync::Mutex;
use tokio::sync::Notify;

/// The names that nobody has taken yet.
#[derive(Default)]
pub(crate) struct Due {
    waiting: Mutex<HashSet<String>>,
    changed: Notify,
}

impl Due {
    pub(crate) fn add(&self, table: &str) {
        self.waiting.lock().expect("no holder panics").insert(table.into());
        self.changed.notify_one();
    }

    /// All that wait, as soon as one does.
    pub(crate) async fn take(&self) -> HashSet<String> {
        loop {
            let waiting = std::mem::take(&mut *self.waiting.lock().expect("no holder panics"));
            if !waiting.is_empty() {
                return waiting;
            }
            self.changed.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_name_is_taken_once_however_often_it_was_left() {
        let due = Due::default();
        due.add("a");
        due.add("a");
        assert_eq!(due.take().await, HashSet::from(["a".into()]));
        due.add("b");
        assert_eq!(due.take().await, HashSet::from(["b".into()]));
    }
}
