//! The database quota. Near it the log, `/healthz`, `/metrics` and `doctor` warn; once it is reached, new tables are refused and games go on.

use crate::limits::Limits;
use crate::node::Node;
use crate::store::Repository;
use std::sync::Mutex;
use table::{Refusal, RefusalCode};

/// The percentage at which the warning starts.
const WARNING: u64 = 80;

const MEGABYTE: u64 = 1_000_000;

/// How much may be used, and how much is.
#[derive(Debug)]
pub(crate) struct Quota {
    most: Option<u64>,
    used: Mutex<u64>,
}

/// How close the quota is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    Fine,
    Warning,
    Reached,
}

impl Quota {
    /// The quota from the limits; none if limits are off.
    pub(crate) fn of(limits: &Limits) -> Quota {
        Quota::megabytes(if limits.on { limits.database_mb } else { 0 })
    }

    /// A quota; 0 for none.
    pub(crate) fn megabytes(most: u64) -> Quota {
        Quota { most: Some(most.saturating_mul(MEGABYTE)).filter(|most| *most > 0), used: Mutex::default() }
    }

    /// The most bytes, or 0.
    fn most(&self) -> u64 {
        self.most.unwrap_or(0)
    }

    fn used(&self) -> u64 {
        *self.used.lock().expect("no holder panics")
    }

    fn level(&self, used: u64) -> Level {
        match self.most {
            Some(most) if used >= most => Level::Reached,
            Some(most) if used >= most / 100 * WARNING => Level::Warning,
            Some(_) | None => Level::Fine,
        }
    }

    /// Records how much is used. Returns a log message when the level has changed.
    pub(crate) fn note(&self, used: u64) -> Option<String> {
        let before = std::mem::replace(&mut *self.used.lock().expect("no holder panics"), used);
        if self.level(before) == self.level(used) {
            None
        } else {
            Some(self.warning().unwrap_or_else(|| "the database is below its quota again".into()))
        }
    }

    /// What monitoring should know.
    pub(crate) fn warning(&self) -> Option<String> {
        let (most, used) = (self.most?, self.used());
        let share = used.saturating_mul(100) / most;
        match self.level(used) {
            Level::Fine => None,
            Level::Warning => Some(format!("the database has filled {share} % of its quota: new tables are refused at 100 %")),
            Level::Reached => Some(format!("the database has filled its quota ({share} %): new tables are refused, games go on")),
        }
    }

    /// Refuses what needs new room.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        match self.level(self.used()) {
            Level::Fine | Level::Warning => Ok(()),
            Level::Reached => {
                Err(Refusal::new(RefusalCode::NoRoom, "this server has no room for new tables right now; games in progress go on"))
            }
        }
    }
}

impl Node {
    /// Measures the size of the database.
    pub(crate) async fn measure(&self) {
        let store = &self.archive.store;
        if let Ok(bytes) = store.size().await {
            self.metrics.database_bytes.set(bytes);
        }
        let Ok(used) = store.used().await else { return };
        self.metrics.database_used.set(used);
        self.metrics.database_quota.set(self.quota.most());
        if let Some(said) = self.quota.note(used) {
            tracing::warn!(used, quota = self.quota.most(), "{said}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_warning_before_anything_is_refused_and_each_is_said_once() {
        let quota = Quota::megabytes(10);
        assert_eq!((quota.note(7_900_000), quota.warning()), (None, None));
        let said = quota.note(8_000_000).expect("a warning");
        assert!(said.contains("80 %"), "{said}");
        assert_eq!((quota.note(9_999_999), quota.check().is_ok()), (None, true));
        let said = quota.note(10_000_000).expect("a warning");
        assert!(said.contains("refused"), "{said}");
        assert_eq!(quota.check().expect_err("full").code, RefusalCode::NoRoom);
        assert_eq!(quota.note(11_000_000), None);
        assert!(quota.note(1_000_000).is_some_and(|said| said.contains("again")));
        assert!(quota.check().is_ok());
    }

    #[test]
    fn without_a_quota_nothing_is_refused() {
        for quota in [Quota::megabytes(0), Quota::of(&Limits { on: false, database_mb: 1, ..Limits::default() })] {
            assert_eq!((quota.note(u64::MAX), quota.warning(), quota.check().is_ok()), (None, None, true));
        }
    }
}
