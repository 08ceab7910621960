//! How long data is kept that nobody needs any more. One of several nodes cleans up, in small steps with pauses.

use crate::clock::now;
use crate::node::{Node, OVER, PLAYING, WAITING};
use crate::store::{Failed, Store};
use crate::told::CONFIRMED_WITHIN;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long a node's promise to clean up lasts.
const LEASE: u64 = 5 * 60 * 1000;

/// How much one step deletes, and the pause after it.
const STEP: u32 = 100;
const PAUSE: Duration = Duration::from_millis(50);

/// How often the server checks whether there is something to clean up.
const ROUND: Duration = Duration::from_secs(600);

/// After how long without an entry a table that someone is looking at is marked as wanted, and how long the mark lasts.
const QUIET: u64 = DAY / 2;
const WANTED: u64 = 3 * ROUND.as_millis() as u64;

/// For how many days something is kept; 0 for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Keep {
    pub(crate) unstarted_days: u64,
    pub(crate) unfinished_days: u64,
    pub(crate) finished_days: u64,
    pub(crate) talk_days: u64,
    pub(crate) people_days: u64,
    pub(crate) bans_days: u64,
    pub(crate) reports_days: u64,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            unstarted_days: 14,
            unfinished_days: 180,
            finished_days: 0,
            talk_days: 180,
            people_days: 400,
            bans_days: 30,
            reports_days: 180,
        }
    }
}

/// The time before which everything is too old; `None` if it is kept for ever.
fn limit(days: u64, now: u64) -> Option<u64> {
    if days == 0 { None } else { now.checked_sub(days.saturating_mul(DAY)) }
}

/// Who was here today, so that each person's visit is stored once a day.
#[derive(Debug, Default)]
pub(crate) struct Visits(Mutex<(u64, HashSet<String>)>);

impl Visits {
    /// Whether this is the first time today.
    fn is_first(&self, player: &str, now: u64) -> bool {
        let mut seen = self.0.lock().expect("no holder panics");
        if seen.0 != now / DAY {
            *seen = (now / DAY, HashSet::new());
        }
        seen.1.insert(player.into())
    }

    /// A person is here. Stored in the background; if the store does not answer, the next visit counts.
    pub(crate) fn note(&self, store: &Store, player: &str) {
        let at = now();
        if self.is_first(player, at) {
            let (store, player) = (store.clone(), player.to_string());
            tokio::spawn(async move { store.seen(&player, at, at.saturating_sub(DAY / 2)).await });
        }
    }
}

/// Cleans up, for ever.
pub(crate) async fn keep(node: Arc<Node>, keep: Keep) {
    loop {
        node.want_what_is_watched().await;
        match clear(&node, &keep, now()).await {
            Ok(Cleared { tables: 0, people: 0, lines: 0 }) => {}
            Ok(Cleared { tables, people, lines }) => tracing::info!(tables, people, lines, "cleared up old data"),
            Err(failed) => drop(node.archive.refused(&failed)),
        }
        tokio::time::sleep(ROUND).await;
    }
}

/// What was deleted.
#[derive(Debug, Default, PartialEq, Eq)]
struct Cleared {
    tables: u64,
    people: u64,
    lines: u64,
}

/// Cleans up everything that is too old at a given time, unless another node does.
async fn clear(node: &Node, keep: &Keep, at: u64) -> Result<Cleared, Failed> {
    let (store, mut cleared) = (&node.archive.store, Cleared::default());
    if !is_ours(node, at).await? {
        return Ok(cleared);
    }
    for (phase, days) in [(WAITING, keep.unstarted_days), (PLAYING, keep.unfinished_days), (OVER, keep.finished_days)] {
        if let Some(before) = limit(days, at) {
            cleared.tables += clear_tables(node, phase, before, at).await?;
            in_steps(node, at, || store.forget_contests(phase, before, STEP)).await?;
        }
    }
    if let Some(before) = limit(keep.talk_days, at) {
        cleared.lines += in_steps(node, at, || store.forget_talk(before, STEP)).await?;
    }
    if let Some(before) = limit(keep.bans_days, at) {
        in_steps(node, at, || store.forget_bans(before, STEP)).await?;
    }
    if let Some(before) = limit(keep.reports_days, at) {
        in_steps(node, at, || store.forget_reports(before, STEP)).await?;
    }
    store.forget_unconfirmed(at.saturating_sub(CONFIRMED_WITHIN), at).await?;
    store.forget_leases(at.saturating_sub(DAY)).await?;
    in_steps(node, at, || store.begin_to_count(at, STEP)).await?;
    if let Some(before) = limit(keep.people_days, at) {
        cleared.people += clear_people(node, before, at).await?;
    }
    in_steps(node, at, || store.forget_clubs(STEP)).await?;
    Ok(cleared)
}

async fn is_ours(node: &Node, at: u64) -> Result<bool, Failed> {
    node.archive.store.lease("retention", node.name(), at, at + LEASE).await
}

/// Repeats a step until nothing is left, as long as this node holds the promise.
async fn in_steps<F: Future<Output = Result<u64, Failed>>>(node: &Node, at: u64, step: impl Fn() -> F) -> Result<u64, Failed> {
    let mut all = 0;
    loop {
        let some = step().await?;
        all += some;
        if some < u64::from(STEP) || !is_ours(node, at.max(now())).await? {
            return Ok(all);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

impl Node {
    /// Keeps every node from deleting a table that someone is looking at. Tables where something happens are not deleted anyway.
    pub(crate) async fn want(&self, id: &str, last: u64) {
        let at = now();
        if last + QUIET < at
            && let Err(failed) = self.archive.store.keep_watched(id, at + WANTED).await
        {
            self.archive.refused(&failed);
        }
    }

    async fn want_what_is_watched(&self) {
        for (id, last) in self.watched().await {
            self.want(&id, last).await;
        }
    }
}

/// Deletes tables one by one. Those that someone is looking at stay.
async fn clear_tables(node: &Node, phase: u8, before: u64, at: u64) -> Result<u64, Failed> {
    let step = || async {
        let mut deleted = 0;
        for id in node.archive.store.abandoned(phase, before, at, STEP).await? {
            if node.delete(&id).await.is_ok() {
                deleted += 1;
            }
        }
        Ok(deleted)
    };
    in_steps(node, at, step).await
}

async fn clear_people(node: &Node, before: u64, at: u64) -> Result<u64, Failed> {
    let store = &node.archive.store;
    let step = || async {
        let idle = store.idle_people(before, STEP).await?;
        for player in &idle {
            store.forget_person(player, before).await?;
        }
        Ok(idle.len() as u64)
    };
    in_steps(node, at, step).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_too_old_where_it_is_kept_for_ever() {
        assert_eq!((limit(0, 100 * DAY), limit(1, 100 * DAY), limit(200, 100 * DAY)), (None, Some(99 * DAY), None));
    }

    #[test]
    fn a_person_is_noted_once_a_day() {
        let visits = Visits::default();
        let first: Vec<bool> =
            [("a", 0), ("a", 5), ("b", 9), ("a", DAY), ("a", DAY + 1)].iter().map(|(who, at)| visits.is_first(who, *at)).collect();
        assert_eq!(first, [true, false, true, true, false]);
    }
}
