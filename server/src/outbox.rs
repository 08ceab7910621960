//! What waits to be sent to one socket: a queue bounded in bytes. A reader that does not keep up is dropped.

use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// What a message costs besides its text.
const OVERHEAD: usize = 64;

/// What any socket may have waiting, even if all of them together have too much: enough for a frame and the latest talk.
const ALWAYS: usize = 64 * 1024;

/// How many bytes may wait for one socket, and for all of them.
pub(crate) struct Room {
    for_one: usize,
    for_all: usize,
    taken: AtomicUsize,
}

impl Room {
    pub(crate) fn new(for_one: usize, for_all: usize) -> Arc<Room> {
        Arc::new(Room { for_one, for_all, taken: AtomicUsize::new(0) })
    }

    /// Whether a socket that has this many bytes waiting may have this many.
    fn fits(&self, waiting: usize) -> bool {
        waiting <= self.for_one && (waiting <= ALWAYS || self.taken.load(Ordering::Relaxed) <= self.for_all)
    }
}

/// Both ends. Cheap to clone, and almost free while nothing waits: most sockets are silent most of the time.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Queue>);

struct Queue {
    waiting: Mutex<Waiting>,
    changed: Notify,
    room: Arc<Room>,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    /// Bytes waiting, and bytes taken that may not have left.
    bytes: usize,
    /// Of those, what was taken last.
    leaving: usize,
    /// The reader is gone, or did not keep up.
    closed: bool,
    /// What waits is the last.
    ending: bool,
}

impl Queue {
    fn close(&self, waiting: &mut Waiting) {
        self.room.taken.fetch_sub(waiting.bytes, Ordering::Relaxed);
        *waiting = Waiting { closed: true, ..Waiting::default() };
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        let waiting = self.waiting.get_mut().map_or(0, |waiting| waiting.bytes);
        self.room.taken.fetch_sub(waiting, Ordering::Relaxed);
    }
}

impl Outbox {
    pub(crate) fn new(room: &Arc<Room>) -> Outbox {
        Outbox(Arc::new(Queue { waiting: Mutex::default(), changed: Notify::new(), room: room.clone() }))
    }

    /// Queues a message; `false` if the reader is gone or does not keep up, and then it is told to go.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let queue = &*self.0;
        let cost = message.len() + OVERHEAD;
        let mut waiting = queue.waiting.lock().expect("no holder panics");
        if !waiting.closed && !waiting.messages.is_empty() && !queue.room.fits(waiting.bytes + cost) {
            queue.close(&mut waiting);
        }
        if !waiting.closed && !waiting.ending {
            waiting.bytes += cost;
            queue.room.taken.fetch_add(cost, Ordering::Relaxed);
            waiting.messages.push_back(message);
        }
        let taken = !waiting.closed && !waiting.ending;
        drop(waiting);
        queue.changed.notify_one();
        taken
    }

    /// Everything that waits, as soon as something does; `None` once it is closed. What was taken before has left. Cancelling this loses
    /// nothing.
    pub(crate) async fn take(&self) -> Option<VecDeque<Utf8Bytes>> {
        let queue = &*self.0;
        loop {
            {
                let mut waiting = queue.waiting.lock().expect("no holder panics");
                if waiting.closed {
                    return None;
                }
                queue.room.taken.fetch_sub(waiting.leaving, Ordering::Relaxed);
                waiting.bytes -= waiting.leaving;
                waiting.leaving = 0;
                if !waiting.messages.is_empty() {
                    waiting.leaving = waiting.bytes;
                    return Some(std::mem::take(&mut waiting.messages));
                }
                if waiting.ending {
                    queue.close(&mut waiting);
                    return None;
                }
            }
            queue.changed.notified().await;
        }
    }

    /// Queues a last message: the reader is told to go once it has been sent.
    pub(crate) fn end_with(&self, message: Utf8Bytes) {
        self.put(message);
        self.0.waiting.lock().expect("no holder panics").ending = true;
        self.0.changed.notify_one();
    }

    /// Accepts no more: the reader is gone.
    pub(crate) fn close(&self) {
        let mut waiting = self.0.waiting.lock().expect("no holder panics");
        self.0.close(&mut waiting);
        drop(waiting);
        self.0.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn what_waits_is_taken_in_order_and_too_much_closes_the_box() {
        let room = Room::new(10 * 1024, 1024 * 1024);
        let outbox = Outbox::new(&room);
        assert!(outbox.put("one".into()) && outbox.put("two".into()));
        assert_eq!(outbox.take().await, Some(VecDeque::from(["one".into(), "two".into()])));
        assert!((0..9).all(|_| outbox.put(message(1024))));
        assert!(!outbox.put(message(1024)), "the reader does not keep up");
        assert_eq!(outbox.take().await, None);
        assert!(!outbox.put("later".into()), "it stays closed");
        assert_eq!(room.taken.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn the_last_message_leaves_before_the_box_closes() {
        let room = Room::new(10 * 1024, 1024 * 1024);
        let outbox = Outbox::new(&room);
        outbox.put("one".into());
        outbox.end_with("last".into());
        assert!(!outbox.put("later".into()));
        assert_eq!(outbox.take().await, Some(VecDeque::from(["one".into(), "last".into()])));
        assert_eq!(outbox.take().await, None);
        assert_eq!(room.taken.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn one_long_message_goes_out_and_what_was_taken_counts_until_it_has_left() {
        let room = Room::new(10 * 1024, 1024 * 1024);
        let outbox = Outbox::new(&room);
        assert!(outbox.put(message(20 * 1024)), "a message that is longer than the room is still one message");
        assert!(outbox.take().await.is_some());
        assert!(room.taken.load(Ordering::Relaxed) > 20 * 1024, "it may not have left");
        assert!(outbox.put("next".into()));
        assert!(outbox.take().await.is_some());
        assert!(room.taken.load(Ordering::Relaxed) < 1024);
    }

    #[test]
    fn where_all_have_too_much_those_with_much_are_dropped() {
        let room = Room::new(1024 * 1024, 256 * 1024);
        let slow = Outbox::new(&room);
        assert!((0..3).all(|_| slow.put(message(100 * 1024))));
        let other = Outbox::new(&room);
        assert!(other.put(message(1024)) && other.put(message(1024)), "others are served");
        assert!(!slow.put(message(100 * 1024)));
        drop((slow, other));
        assert_eq!(room.taken.load(Ordering::Relaxed), 0);
    }
}
