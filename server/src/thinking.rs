//! Where bots and coaches think: separate threads, of lower priority than those that serve people, and a fair queue in front of them ([`line`]).

mod line;
pub(crate) mod reply;

pub(crate) use line::Shares;

use crate::clock::now;
use crate::metrics::Metrics;
use line::{Asked, Line, Turn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};

/// The state of a table, for those who do not hold its lock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// The length of its log.
    pub(crate) ply: u32,
    /// Whether one of its people is looking at it.
    pub(crate) watched: bool,
}

/// A question to think about.
pub(crate) struct Question<A> {
    /// The person whose share of the time it uses.
    pub(crate) person: String,
    /// The most positions it examines.
    pub(crate) most_nodes: u64,
    /// The longest thinking time that makes sense.
    pub(crate) longest: Duration,
    pub(crate) place: Place,
    /// Finds the answer within a time.
    pub(crate) think: Box<dyn FnOnce(Duration) -> Option<A> + Send>,
}

/// A question's place in the queue, and how long the answer is wanted.
pub(crate) enum Place {
    /// At a table, as long as nothing changes there.
    Table {
        /// The state when it was asked.
        ply: u32,
        /// The present state.
        standing: watch::Receiver<Standing>,
    },
    /// Behind all tables that someone is looking at.
    Last,
}

/// A question with someone who waits for the answer.
trait Job: Send {
    fn wanted(&self) -> bool;
    /// Thinks, records how long it took, and answers.
    fn run(self: Box<Self>, time: Duration, metrics: &Metrics);
}

struct Waiting<A> {
    think: Box<dyn FnOnce(Duration) -> Option<A> + Send>,
    answer: oneshot::Sender<A>,
}

impl<A: Send> Job for Waiting<A> {
    fn wanted(&self) -> bool {
        !self.answer.is_closed()
    }

    fn run(self: Box<Self>, time: Duration, metrics: &Metrics) {
        let (Waiting { think, answer }, begun) = (*self, Instant::now());
        let found = catch_unwind(AssertUnwindSafe(|| think(time)));
        metrics.bot_thinking.observe(begun.elapsed());
        if let Some(found) = found.ok().flatten() {
            let _ = answer.send(found);
        }
    }
}

struct Asking {
    job: Box<dyn Job>,
    place: Place,
    longest: Duration,
    most_nodes: u64,
    asked: Instant,
}

impl Asked for Asking {
    fn wanted(&self) -> bool {
        let stands = match &self.place {
            Place::Table { ply, standing } => standing.borrow().ply == *ply,
            Place::Last => true,
        };
        stands && self.job.wanted()
    }

    fn watched(&self) -> bool {
        match &self.place {
            Place::Table { standing, .. } => standing.borrow().watched,
            Place::Last => false,
        }
    }

    fn longest(&self) -> Duration {
        self.longest
    }

    fn most_nodes(&self) -> u64 {
        self.most_nodes
    }
}

/// The threads, and their queue. They end when this is dropped.
pub(crate) struct Thinkers {
    room: Arc<Room>,
}

struct Room {
    desk: Mutex<Desk>,
    changed: Condvar,
    metrics: Arc<Metrics>,
}

struct Desk {
    line: Line<Asking>,
    closed: bool,
}

impl Room {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().expect("no holder panics")
    }
}

impl Thinkers {
    pub(crate) fn start(shares: Shares, metrics: Arc<Metrics>) -> std::io::Result<Thinkers> {
        let desk = Mutex::new(Desk { line: Line::new(shares), closed: false });
        let room = Arc::new(Room { desk, changed: Condvar::new(), metrics });
        for _ in 0..shares.threads {
            let room = room.clone();
            std::thread::Builder::new().name("bot".into()).spawn(move || think_for_ever(&room))?;
        }
        Ok(Thinkers { room })
    }

    /// Waits for a turn, and for the answer. `None` if the table has moved on meanwhile.
    pub(crate) async fn ask<A: Send + 'static>(&self, question: Question<A>) -> Option<A> {
        let (answer, answered) = oneshot::channel();
        let Question { person, most_nodes, longest, place, think } = question;
        let table = match &place {
            Place::Table { ply, standing } => Some((*ply, standing.clone())),
            Place::Last => None,
        };
        self.stand_in_line(&person, Asking { job: Box::new(Waiting { think, answer }), place, longest, most_nodes, asked: Instant::now() });
        let Some((ply, mut standing)) = table else { return answered.await.ok() };
        tokio::select! {
            found = answered => found.ok(),
            _ = standing.wait_for(|standing| standing.ply != ply) => None,
        }
    }

    fn stand_in_line(&self, person: &str, asking: Asking) {
        let mut desk = self.room.desk();
        desk.line.push(person, asking, now());
        self.room.metrics.bots_waiting.set(desk.line.len() as u64);
        drop(desk);
        self.room.changed.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.room.desk().closed = true;
        self.room.changed.notify_all();
    }
}

fn think_for_ever(room: &Room) {
    // Sockets are served first, however many bots think. Only on Linux does this affect a single thread.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(5);
    while let Some(Turn { person, question, time }) = next(room) {
        room.metrics.bot_wait.observe(question.asked.elapsed());
        question.job.run(time, &room.metrics);
        room.desk().line.done(&person);
        // Another of this person's tables may have been waiting.
        room.changed.notify_one();
    }
}

/// Waits for a question. `None` once this is closed.
fn next(room: &Room) -> Option<Turn<Asking>> {
    let mut desk = room.desk();
    loop {
        if desk.closed {
            return None;
        }
        let turn = desk.line.next(now());
        room.metrics.bots_waiting.set(desk.line.len() as u64);
        if turn.is_some() {
            return turn;
        }
        desk = room.changed.wait(desk).expect("no holder panics");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(standing: &watch::Sender<Standing>, ply: u32) -> Question<u32> {
        let place = Place::Table { ply, standing: standing.subscribe() };
        Question { person: "p".into(), most_nodes: 0, longest: Duration::MAX, place, think: Box::new(move |_| Some(ply)) }
    }

    #[tokio::test]
    async fn a_question_about_a_table_that_has_moved_on_is_dropped_and_the_next_is_answered() {
        let metrics = Arc::new(Metrics::default());
        let shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(100), look: Duration::ZERO };
        let thinkers = Thinkers::start(shares, metrics.clone()).expect("a thread");
        let standing = watch::Sender::new(Standing { ply: 4, watched: true });
        assert!(thinkers.ask(question(&standing, 3)).await.is_none(), "the table has another entry since");
        assert_eq!(thinkers.ask(question(&standing, 4)).await, Some(4));
        assert_eq!(metrics.bot_thinking.count(), 1, "only one of them was thought about");
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_no_answer_and_the_next_is_found() {
        let shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(100), look: Duration::ZERO };
        let thinkers = Thinkers::start(shares, Arc::default()).expect("a thread");
        let standing = watch::Sender::new(Standing { ply: 4, watched: true });
        let fails = Question { think: Box::new(|_| panic!("a fault of the game, for a test")), ..question(&standing, 4) };
        assert_eq!(thinkers.ask(fails).await, None);
        assert_eq!(thinkers.ask(question(&standing, 4)).await, Some(4));
    }

    #[tokio::test]
    async fn a_table_that_moves_on_while_its_question_waits_gets_no_answer() {
        // Nobody thinks here: the question waits until the table moves on.
        let shares = Shares { threads: 0, each: 1, thought: Duration::from_millis(100), look: Duration::ZERO };
        let thinkers = Thinkers::start(shares, Arc::default()).expect("no thread");
        let standing = watch::Sender::new(Standing { ply: 4, watched: true });
        let asked = thinkers.ask(question(&standing, 4));
        let moved_on = async { standing.send_modify(|standing| standing.ply = 5) };
        let (answer, ()) = tokio::join!(asked, moved_on);
        assert!(answer.is_none());
    }
}
