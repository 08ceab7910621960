//! Whether a server was running all the time. Time lost to its absence (it was down, asleep, cut off from its store or its clock was changed)
//! is given back to everyone: the store knows when a server last ran, and a table at which time counts (see [`Table::is_timed`])
//! gets an entry before anything else happens to it.

use crate::archive::Archive;
use crate::clock::now;
use crate::node::Node;
use crate::store::{Failed, Repository};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Latch};
use std::time::Duration;
use table::Table;
use tokio::sync::Mutex;

/// How often a server records that it is running.
const BEAT: Duration = Duration::from_secs(1);

/// How long it may be silent without being absent, in milliseconds.
const LONGEST: u64 = 3_000;

/// What is known about absences.
#[derive(Default)]
pub(crate) struct Vigil {
    /// From when until when, in order; they do not overlap.
    absences: Latch<Vec<(u64, u64)>>,
    /// When this node last recorded that it is running.
    beaten: AtomicU64,
    beating: Mutex<()>,
}

impl Vigil {
    /// Records that this node is running, if it has not done so lately, and so learns of its own absence before anyone else does.
    pub(crate) async fn check(&self, archive: &Archive) -> Result<(), Failed> {
        if self.is_awake(now()) { Ok(()) } else { self.beat(archive).await }
    }

    fn is_awake(&self, now: u64) -> bool {
        now <= self.beaten.load(Ordering::Acquire) + LONGEST
    }

    async fn beat(&self, archive: &Archive) -> Result<(), Failed> {
        let _one_at_a_time = self.beating.lock().await;
        let at = now();
        let absent = archive.store.alive(at, LONGEST).await?;
        if absent || archive.store.is_shared() || self.beaten.load(Ordering::Acquire) == 0 {
            *self.absences.lock().expect("no holder panics") = archive.store.absences().await?;
        }
        self.beaten.store(at, Ordering::Release);
        Ok(())
    }

    /// For how long no server was running since the last entry of a table, if that would cost someone time.
    pub(crate) fn missed(&self, table: &Table) -> Option<u64> {
        let since = table.last();
        let absences = self.absences.lock().expect("no holder panics");
        let missed: u64 =
            absences.iter().rev().take_while(|(_, ended)| *ended > since).map(|(began, ended)| ended - began.max(&since)).sum();
        Some(missed).filter(|missed| *missed > 0 && table.is_timed())
    }
}

/// Records that this node is running, for ever.
pub(crate) async fn keep(node: Arc<Node>) {
    loop {
        if let Err(failed) = node.vigil.beat(&node.archive).await {
            node.archive.refused(&failed);
        }
        tokio::time::sleep(BEAT).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Act, Creation, Entry, Stamped};

    /// A table with a clock that has been running since 1000.
    fn running() -> Table {
        let terms =
            serde_json::from_str(r#"{"game": "toy", "pace": {"live": {"bank": 60, "increment": 0}}, "cover": "never"}"#).expect("terms");
        let creation = Creation { terms, seats: vec!["me".into(), "random".into()], name: "Ann".into() };
        let entry = creation.entry("a", "00".repeat(32)).expect("a table");
        let mut table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
        table.apply(1_000, table.decide("a", &Act::Start { fill: None }, 0).expect("full")).expect("dealt");
        while let Some((seat, _)) = table.bot_to_move() {
            let mv = table.game().expect("dealt").moves(seat)[0].clone();
            table.apply(1_000, Entry::Moved { seat, mv }).expect("legal");
        }
        table
    }

    #[test]
    fn what_a_table_missed_is_every_absence_since_its_last_entry() {
        let vigil = Vigil::default();
        let table = running();
        assert_eq!(vigil.missed(&table), None);
        *vigil.absences.lock().expect("ours") = vec![(0, 900), (950, 1_500), (2_000, 62_000)];
        assert_eq!(vigil.missed(&table), Some(500 + 60_000));
    }

    #[test]
    fn once_given_back_it_is_not_given_back_again() {
        let vigil = Vigil::default();
        *vigil.absences.lock().expect("ours") = vec![(2_000, 62_000)];
        let mut table = running();
        let gap = vigil.missed(&table).expect("a minute");
        table.apply(62_000, Entry::Resumed { gap }).expect("back");
        assert_eq!((vigil.missed(&table), table.overdue(62_000 + table::GRACE + 58_000)), (None, None));
    }
}
