//! What HTTP and sockets share.

use crate::guard::{Guard, Rate};
use crate::node::Node;
use std::sync::Arc;
use table::{Refusal, RefusalCode};

/// Everything that answers need. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) node: Arc<Node>,
    pub(crate) guard: Arc<Guard>,
    /// Whether a reverse proxy stands before us and says who asks.
    pub(crate) behind_proxy: bool,
    /// Tells every socket that the server goes.
    pub(crate) ending: Ending,
}

impl App {
    /// Whether this person or address may do this once more now.
    pub(crate) fn allow(&self, what: &'static str, rate: Rate, who: &str) -> Result<(), Refusal> {
        if !self.node.limits || self.guard.allows(what, rate, who) {
            return Ok(());
        }
        self.node.metrics.too_fast.up();
        Err(Refusal::new(RefusalCode::TooFast, "too many requests: please slow down"))
    }
}

/// Something that happens once, and that many wait for.
#[derive(Clone)]
pub(crate) struct Ending(tokio::sync::watch::Receiver<bool>);

impl Ending {
    pub(crate) fn new() -> (tokio::sync::watch::Sender<bool>, Ending) {
        let (sender, receiver) = tokio::sync::watch::channel(false);
        (sender, Ending(receiver))
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) async fn cancelled(&self) {
        let mut ended = self.0.clone();
        let _ = ended.wait_for(|ended| *ended).await;
    }
}
