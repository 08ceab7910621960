//! The store as the rest of the server sees it: a failure becomes a refusal for the person who asked and a log line for the operator.

use crate::clock::now;
use crate::health::Health;
use crate::metrics::Metrics;
use crate::retention::Visits;
use crate::store::{Failed, Store};
use crate::trouble::Trouble;
use std::sync::Arc;
use table::{Refusal, RefusalCode};

/// The store, and whether it has been answering.
pub(crate) struct Archive {
    pub(crate) store: Store,
    pub(crate) health: Health,
    /// Who was here today.
    pub(crate) visits: Visits,
    metrics: Arc<Metrics>,
    trouble: Trouble,
}

impl Archive {
    pub(crate) fn new(store: Store, metrics: Arc<Metrics>) -> Archive {
        Archive { store, health: Health::default(), visits: Visits::default(), metrics, trouble: Trouble::default() }
    }

    /// The refusal for a person when the store does not answer. The reason goes to the server's log, once and then as a count.
    pub(crate) fn refused(&self, failed: &Failed) -> Refusal {
        match failed {
            Failed::Conflict => Refusal::new(RefusalCode::Stale, "somebody else was faster"),
            Failed::Unavailable(why) | Failed::Uncertain(why) | Failed::Unusable(why) => {
                self.metrics.store_failures.up();
                if let Some(times) = self.trouble.happened(now()) {
                    tracing::error!(%why, times, "the store does not answer");
                }
                if matches!(failed, Failed::Uncertain(_)) {
                    let said = "the server lost its database and cannot say whether that was kept: look at the table before you try again";
                    return Refusal::new(RefusalCode::Uncertain, said);
                }
                Refusal::new(RefusalCode::Unavailable, "the server cannot save this right now: try again")
            }
        }
    }

    /// The store has answered.
    pub(crate) fn answered(&self) {
        if let Some(times) = self.trouble.over() {
            tracing::warn!(times, "the store answers again");
        }
    }
}
