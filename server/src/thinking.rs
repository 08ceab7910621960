//! Where bots and coaches think: separate threads, of lower priority than those that serve people, and a fair queue in front of them ([`line`]).
//! Reviews have a queue and threads of their own, with the lowest priority: a long thought of theirs holds up nobody at a table.

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
    /// The same for a person who waits for the answer, whether or not a page shows the table.
    Person {
        /// The state when it was asked.
        ply: u32,
        /// The present state.
        standing: watch::Receiver<Standing>,
    },
    /// Among the reviews.
    Review,
}

impl Place {
    /// The ply that the question is about, and the present state of its table.
    fn table(&self) -> Option<(u32, &watch::Receiver<Standing>)> {
        match self {
            Place::Table { ply, standing } | Place::Person { ply, standing } => Some((*ply, standing)),
            Place::Review => None,
        }
    }
}

/// A question with someone who waits for the answer.
trait Job: Send {
    fn wanted(&self) -> bool;
    /// Thinks, records how long it took, and answers.
    fn run(self: Box<Self>, time: Duration, metrics: Option<&Metrics>);
}

struct Waiting<A> {
    think: Box<dyn FnOnce(Duration) -> Option<A> + Send>,
    answer: oneshot::Sender<A>,
}

impl<A: Send> Job for Waiting<A> {
    fn wanted(&self) -> bool {
        !self.answer.is_closed()
    }

    fn run(self: Box<Self>, time: Duration, metrics: Option<&Metrics>) {
        let (Waiting { think, answer }, begun) = (*self, Instant::now());
        let found = catch_unwind(AssertUnwindSafe(|| think(time)));
        if let Some(metrics) = metrics {
            metrics.bot_thinking.observe(begun.elapsed());
        }
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
        let stands = self.place.table().is_none_or(|(ply, standing)| standing.borrow().ply == ply);
        stands && self.job.wanted()
    }

    fn watched(&self) -> bool {
        match &self.place {
            Place::Table { standing, .. } => standing.borrow().watched,
            Place::Person { .. } => true,
            Place::Review => false,
        }
    }

    fn longest(&self) -> Duration {
        self.longest
    }

    fn most_nodes(&self) -> u64 {
        self.most_nodes
    }
}

/// The threads, and their queues. They end when this is dropped.
pub(crate) struct Thinkers {
    tables: Arc<Room>,
    reviews: Arc<Room>,
}

struct Room {
    desk: Mutex<Desk>,
    changed: Condvar,
    /// Bots are measured, reviews are not.
    metrics: Option<Arc<Metrics>>,
    /// How far its threads give way to those that serve people.
    nice: i32,
}

struct Desk {
    line: Line<Asking>,
    closed: bool,
}

impl Room {
    fn open(shares: Shares, threads: usize, nice: i32, metrics: Option<Arc<Metrics>>) -> std::io::Result<Arc<Room>> {
        let desk = Mutex::new(Desk { line: Line::new(shares), closed: false });
        let room = Arc::new(Room { desk, changed: Condvar::new(), metrics, nice });
        for _ in 0..threads {
            let room = room.clone();
            std::thread::Builder::new().name("bot".into()).spawn(move || think_for_ever(&room))?;
        }
        Ok(room)
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().expect("no holder panics")
    }

    fn stand_in_line(&self, person: &str, asking: Asking) {
        let mut desk = self.desk();
        desk.line.push(person, asking, now());
        self.count(&desk);
        drop(desk);
        self.changed.notify_one();
    }

    fn count(&self, desk: &Desk) {
        if let Some(metrics) = &self.metrics {
            metrics.bots_waiting.set(desk.line.len() as u64);
        }
    }

    fn close(&self) {
        self.desk().closed = true;
        self.changed.notify_all();
    }
}

/// Sockets are served first, however many bots think, and bots before reviews.
const BOTS: i32 = 5;
const REVIEWS: i32 = 15;

impl Thinkers {
    pub(crate) fn start(shares: Shares, metrics: Arc<Metrics>) -> std::io::Result<Thinkers> {
        let tables = Room::open(shares, shares.threads, BOTS, Some(metrics))?;
        let reviews = Room::open(shares, shares.threads.div_ceil(2), REVIEWS, None)?;
        Ok(Thinkers { tables, reviews })
    }

    /// Waits for a turn, and for the answer. `None` if the table has moved on meanwhile.
    pub(crate) async fn ask<A: Send + 'static>(&self, question: Question<A>) -> Option<A> {
        let (answer, answered) = oneshot::channel();
        let Question { person, most_nodes, longest, place, think } = question;
        let table = place.table().map(|(ply, standing)| (ply, standing.clone()));
        let room = if table.is_some() { &self.tables } else { &self.reviews };
        room.stand_in_line(&person, Asking { job: Box::new(Waiting { think, answer }), place, longest, most_nodes, asked: Instant::now() });
        let Some((ply, mut standing)) = table else { return answered.await.ok() };
        tokio::select! {
            found = answered => found.ok(),
            _ = standing.wait_for(|standing| standing.ply != ply) => None,
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.tables.close();
        self.reviews.close();
    }
}

fn think_for_ever(room: &Room) {
    // Only on Linux does this affect a single thread.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(room.nice);
    while let Some(Turn { person, question, time }) = next(room) {
        if let Some(metrics) = &room.metrics {
            metrics.bot_wait.observe(question.asked.elapsed());
        }
        question.job.run(time, room.metrics.as_deref());
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
        room.count(&desk);
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
    async fn a_review_that_takes_long_holds_up_no_table() {
        let shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(100), look: Duration::ZERO };
        let thinkers = Thinkers::start(shares, Arc::default()).expect("threads");
        let standing = watch::Sender::new(Standing { ply: 4, watched: true });
        let ((begin, begun), (end, ended)) = (oneshot::channel(), oneshot::channel::<()>());
        let long = move |_| {
            let _ = begin.send(());
            ended.blocking_recv().ok().map(|()| 7)
        };
        let review = Question { place: Place::Review, think: Box::new(long), ..question(&standing, 4) };
        let table = async {
            begun.await.expect("the review is thought about");
            let found = thinkers.ask(question(&standing, 4)).await;
            let _ = end.send(());
            found
        };
        assert_eq!(tokio::join!(thinkers.ask(review), table), (Some(7), Some(4)));
    }

    #[tokio::test]
    async fn a_person_who_asks_comes_before_a_table_that_nobody_looks_at() {
        let shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(100), look: Duration::ZERO };
        let thinkers = Thinkers::start(shares, Arc::default()).expect("threads");
        let standing = watch::Sender::new(Standing { ply: 4, watched: false });
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |person: &str, place: Place| {
            let (person, order) = (person.to_string(), order.clone());
            let name = person.clone();
            let think = move |_| {
                order.lock().expect("no holder panics").push(name);
                Some(4)
            };
            thinkers.ask(Question { person, place, think: Box::new(think), ..question(&standing, 4) })
        };
        let ((begin, begun), (end, ended)) = (oneshot::channel(), oneshot::channel::<()>());
        let first = move |_| {
            let _ = begin.send(());
            ended.blocking_recv().ok().map(|()| 7)
        };
        let busy = thinkers.ask(Question { person: "busy".into(), think: Box::new(first), ..question(&standing, 4) });
        let table = ask("table", Place::Table { ply: 4, standing: standing.subscribe() });
        let person = ask("person", Place::Person { ply: 4, standing: standing.subscribe() });
        let meanwhile = async {
            begun.await.expect("the first is thought about");
            let both_wait = async {
                while thinkers.tables.desk().line.len() < 2 {
                    tokio::task::yield_now().await;
                }
                let _ = end.send(());
            };
            tokio::join!(table, person, both_wait)
        };
        tokio::join!(busy, meanwhile);
        assert_eq!(*order.lock().expect("no holder panics"), ["person", "table"]);
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
