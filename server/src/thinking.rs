//! Where bots think: threads of their own, of lower priority than those that serve people, and a line before them that is fair ([`line`]).

mod line;
pub(crate) mod reply;

pub(crate) use line::Shares;

use crate::clock::{now, random};
use crate::metrics::Metrics;
use bots::{Budget, Kind};
use engine::{Seat, Seed};
use line::{Asked, Line, Turn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use table::any::AnyMatch;
use table::bot::FLOOR;
use tokio::sync::{oneshot, watch};

/// How a table stands, for those who do not hold it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// How many entries its log has.
    pub(crate) ply: u32,
    /// Whether one of its people looks at it.
    pub(crate) watched: bool,
}

/// A bot that owes a move, and the game in which it does.
pub(crate) struct Question {
    /// For whom it thinks: the person whose share of the time it uses.
    pub(crate) person: String,
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    pub(crate) game: Box<dyn AnyMatch>,
    /// The longest thought that makes sense.
    pub(crate) longest: Duration,
    /// The table as it was when it was asked, and as it is.
    pub(crate) ply: u32,
    pub(crate) standing: watch::Receiver<Standing>,
}

/// What a bot has decided.
pub(crate) struct Thought {
    pub(crate) mv: String,
    /// When it began, in milliseconds since 1970, and how long it might have taken, whatever it decided.
    pub(crate) began: u64,
    pub(crate) time: Duration,
}

struct Asking {
    question: Question,
    most_nodes: u64,
    asked: Instant,
    answer: oneshot::Sender<Thought>,
}

impl Asked for Asking {
    fn wanted(&self) -> bool {
        !self.answer.is_closed() && self.question.standing.borrow().ply == self.question.ply
    }

    fn watched(&self) -> bool {
        self.question.standing.borrow().watched
    }

    fn longest(&self) -> Duration {
        self.question.longest
    }

    fn most_nodes(&self) -> u64 {
        self.most_nodes
    }
}

/// The threads, and the line before them. They end when this is dropped.
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

    /// Waits for a turn and lets the bot think. Nothing comes of it where the table has moved on meanwhile.
    pub(crate) async fn ask(&self, question: Question) -> Option<Thought> {
        let (answer, answered) = oneshot::channel();
        let (ply, mut standing) = (question.ply, question.standing.clone());
        self.stand_in_line(question, answer);
        tokio::select! {
            thought = answered => thought.ok(),
            _ = standing.wait_for(|standing| standing.ply != ply) => None,
        }
    }
}

impl Thinkers {
    fn stand_in_line(&self, question: Question, answer: oneshot::Sender<Thought>) {
        let (person, most_nodes) = (question.person.clone(), question.game.most_nodes(question.kind));
        let mut desk = self.room.desk();
        desk.line.push(&person, Asking { question, most_nodes, asked: Instant::now(), answer }, now());
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
    // Sockets are served first, however many bots think. Elsewhere than on Linux this would be true of the whole process.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(5);
    while let Some(Turn { person, question, time }) = next(room) {
        room.metrics.bot_wait.observe(question.asked.elapsed());
        think(question, time, &room.metrics);
        room.desk().line.done(&person);
        // Another of this person's tables may have waited for the place.
        room.changed.notify_one();
    }
}

/// Waits for a question. None comes when the room is closed.
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

fn think(asking: Asking, time: Duration, metrics: &Metrics) {
    let Asking { question, answer, .. } = asking;
    let (began, begun) = (now(), Instant::now());
    // Bots draw from a generator of their own, never from the deal's.
    let seed = Seed { key: random(), stream: 0 };
    let budget = Budget::Within { time, least: FLOOR };
    let opinion = catch_unwind(AssertUnwindSafe(|| question.game.think(question.seat, question.kind, budget, seed, None)));
    metrics.bot_thinking.observe(begun.elapsed());
    if let Some(opinion) = opinion.ok().flatten() {
        let _ = answer.send(Thought { mv: opinion.mv, began, time });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::any::{Chance, begin};

    fn question(standing: &watch::Sender<Standing>, ply: u32) -> Question {
        let game = begin("toy", 2, "first=1", Chance::Seed(Seed::number(1))).expect("a game");
        let seat = game.waiting_for().iter().next().expect("somebody owes a move");
        let (person, kind, longest) = ("p".into(), Kind::Level(1), Duration::MAX);
        Question { person, seat, kind, game, longest, ply, standing: standing.subscribe() }
    }

    #[tokio::test]
    async fn a_question_about_a_table_that_has_moved_on_is_dropped_and_the_next_is_answered() {
        let metrics = Arc::new(Metrics::default());
        let shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(100) };
        let thinkers = Thinkers::start(shares, metrics.clone()).expect("a thread");
        let standing = watch::Sender::new(Standing { ply: 4, watched: true });
        assert!(thinkers.ask(question(&standing, 3)).await.is_none(), "the table has another entry since");
        let thought = thinkers.ask(question(&standing, 4)).await.expect("a move");
        assert!(question(&standing, 4).game.moves(question(&standing, 4).seat).contains(&thought.mv));
        assert_eq!(metrics.bot_thinking.count(), 1, "only one of them was thought about");
    }

    #[tokio::test]
    async fn a_table_that_moves_on_while_its_question_waits_gets_no_answer() {
        // Nobody thinks here: the question waits until the table moves on.
        let shares = Shares { threads: 0, each: 1, thought: Duration::from_millis(100) };
        let thinkers = Thinkers::start(shares, Arc::default()).expect("no thread");
        let standing = watch::Sender::new(Standing { ply: 4, watched: true });
        let asked = thinkers.ask(question(&standing, 4));
        let moved_on = async { standing.send_modify(|standing| standing.ply = 5) };
        let (answer, ()) = tokio::join!(asked, moved_on);
        assert!(answer.is_none());
    }
}
