//! What waits to be sent to one socket: a bounded queue. A reader that does not keep up is dropped, not waited for.

use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// How many messages may wait.
const WAITING: usize = 1024;

/// Both ends. Cheap to clone, and next to nothing while nothing waits: most sockets are silent most of the time.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Queue>);

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    /// The reader is gone, or did not keep up.
    closed: bool,
}

impl Outbox {
    /// Leaves a message; `false` if the reader is gone or does not keep up, and then it is told to go.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let mut waiting = self.0.waiting.lock().expect("no holder panics");
        if waiting.messages.len() >= WAITING {
            *waiting = Waiting { closed: true, ..Waiting::default() };
        }
        if !waiting.closed {
            waiting.messages.push_back(message);
        }
        let taken = !waiting.closed;
        drop(waiting);
        self.0.changed.notify_one();
        taken
    }

    /// Everything that waits, as soon as something does; `None` once it is closed. Nothing is lost if this is broken off.
    pub(crate) async fn take(&self) -> Option<VecDeque<Utf8Bytes>> {
        loop {
            {
                let mut waiting = self.0.waiting.lock().expect("no holder panics");
                if waiting.closed {
                    return None;
                }
                if !waiting.messages.is_empty() {
                    return Some(std::mem::take(&mut waiting.messages));
                }
            }
            self.0.changed.notified().await;
        }
    }

    /// Takes no more: the reader is gone.
    pub(crate) fn close(&self) {
        *self.0.waiting.lock().expect("no holder panics") = Waiting { closed: true, ..Waiting::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_taken_in_order_and_too_much_closes_the_box() {
        let outbox = Outbox::default();
        assert!(outbox.put("one".into()) && outbox.put("two".into()));
        assert_eq!(outbox.take().await, Some(VecDeque::from(["one".into(), "two".into()])));
        assert!((0..WAITING).all(|_| outbox.put("more".into())));
        assert!(!outbox.put("too much".into()), "the reader does not keep up");
        assert_eq!(outbox.take().await, None);
        assert!(!outbox.put("later".into()), "it stays closed");
    }
}
