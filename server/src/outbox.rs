//! What waits to be sent to one socket: a bounded queue. A reader that does not keep up is dropped, not waited for.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait.
const WAITING: usize = 1024;

/// The writing end. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    full: Arc<Notify>,
}

impl Outbox {
    /// Both ends, and what tells that the queue ran over.
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        let (queue, messages) = mpsc::channel(WAITING);
        let full = Arc::new(Notify::new());
        (Outbox { queue, full: full.clone() }, messages, full)
    }

    /// Leaves a message; `false` if the reader is gone or does not keep up, and then it is told to go.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let taken = self.queue.try_send(message);
        if taken.is_err() {
            self.full.notify_one();
        }
        taken.is_ok()
    }
}
