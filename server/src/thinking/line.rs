//! Whose bot thinks next, and for how long. No clock and no threads: every decision follows from earlier calls.
//!
//! Thinking time is shared fairly among people by weighted fair queueing: every person has an account of the time
//! spent for them, and the question that would leave its person with the least is next. A person who had nothing to ask for a while starts
//! at the common clock, so that nobody saves up, and goes before those who ask without end. Among one person's tables the one that
//! has waited longest is next; each has at most one question, so they take turns.
//!
//! Accounts are charged what a thought of this kind takes at most, not what it took: a forced move costs as much as a hard one, so
//! that not even the next answer reveals which it was.

use std::collections::{HashMap, HashSet};
use std::time::Duration;
use table::bot::FLOOR;

/// What a position costs.
const NODE: Duration = Duration::from_micros(20);

/// What a decision without search costs.
const GLANCE: Duration = Duration::from_millis(1);

/// A table that nobody is looking at waits behind all others for at most this long, in milliseconds.
const UNWATCHED: u64 = 60_000;

/// How thinking time is shared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shares {
    /// How many bots think at the same time.
    pub(crate) threads: usize,
    /// How many of one person's.
    pub(crate) each: usize,
    /// How long one thinks about a move when few wait.
    pub(crate) thought: Duration,
    /// How long people look at each thing that was revealed before bots race with them.
    pub(crate) look: Duration,
}

impl Shares {
    /// Within this time everyone waiting should have had a turn; the more wait, the shorter each turn.
    fn round(&self) -> Duration {
        self.thought * 2 * self.threads as u32
    }
}

/// What the queue must know about a question.
pub(super) trait Asked {
    /// Whether anyone still wants the answer: the table may have moved on.
    fn wanted(&self) -> bool;
    /// Whether a person of the table is looking at it.
    fn watched(&self) -> bool;
    /// The longest thinking time that makes sense for this question.
    fn longest(&self) -> Duration;
    /// The most positions that this bot looks at.
    fn most_nodes(&self) -> u64;
}

/// The queue, in order of arrival.
pub(super) struct Line<Q> {
    shares: Shares,
    waiting: Vec<Waiting<Q>>,
    /// The time spent for each person: for those who wait, and for those whose account is ahead of the clock.
    spent: HashMap<String, Duration>,
    clock: Duration,
    /// How many bots think for a person now.
    thinking: HashMap<String, usize>,
}

struct Waiting<Q> {
    person: String,
    since: u64,
    question: Q,
}

/// A question whose turn it is.
pub(super) struct Turn<Q> {
    pub(super) person: String,
    pub(super) question: Q,
    /// How long it may think.
    pub(super) time: Duration,
}

/// What waits for one person.
struct Queue {
    /// The first that someone is looking at, or the first if there is none.
    first: usize,
    watched: u32,
    all: u32,
}

/// The question of a person that is next among theirs.
struct Candidate {
    at: usize,
    /// Whether it is skipped while someone else waits.
    last: bool,
    start: Duration,
    /// The most its person is charged.
    most: Duration,
    time: Duration,
    cost: Duration,
}

impl<Q: Asked> Line<Q> {
    pub(super) fn new(shares: Shares) -> Line<Q> {
        Line { shares, waiting: Vec::new(), spent: HashMap::new(), clock: Duration::ZERO, thinking: HashMap::new() }
    }

    /// A person's table asks. `now` is in milliseconds.
    pub(super) fn push(&mut self, person: &str, question: Q, now: u64) {
        if self.waiting.iter().all(|waiting| waiting.person != person) {
            let spent = self.spent.entry(person.into()).or_default();
            *spent = self.clock.max(*spent);
        }
        self.waiting.push(Waiting { person: person.into(), since: now, question });
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Drops questions whose answer nobody wants any more.
    pub(super) fn forget_stale(&mut self) {
        self.waiting.retain(|waiting| waiting.question.wanted());
    }

    /// The next question, unless none may be worked on now. Call [`Line::done`] afterwards.
    pub(super) fn next(&mut self, now: u64) -> Option<Turn<Q>> {
        self.forget_stale();
        self.forgive(now);
        let next =
            self.candidates(now).into_iter().min_by_key(|candidate| (candidate.last, candidate.start + candidate.cost, candidate.at))?;
        let Waiting { person, question, .. } = self.waiting.remove(next.at);
        self.clock = self.clock.max(next.start);
        self.spent.insert(person.clone(), next.start + next.cost);
        self.close_accounts();
        *self.thinking.entry(person.clone()).or_default() += 1;
        Some(Turn { person, question, time: next.time })
    }

    /// A long thought at a quiet time does not put its person behind everyone once thoughts are short: no account is ahead of the clock by
    /// more than such a thought costs now. This is permanent, or those ahead would be pushed along with the clock for ever.
    fn forgive(&mut self, now: u64) {
        let forgiven = self.candidates(now).into_iter().filter(|candidate| candidate.start > candidate.most);
        let forgiven: Vec<(String, Duration)> =
            forgiven.map(|candidate| (self.waiting[candidate.at].person.clone(), candidate.most)).collect();
        self.spent.extend(forgiven);
    }

    /// Forgets those who would start at the clock anyway.
    fn close_accounts(&mut self) {
        let waiting: HashSet<&str> = self.waiting.iter().map(|waiting| waiting.person.as_str()).collect();
        self.spent.retain(|person, spent| *spent > self.clock || waiting.contains(person.as_str()));
    }

    /// A bot has thought for this person.
    pub(super) fn done(&mut self, person: &str) {
        if let Some(thinking) = self.thinking.get_mut(person) {
            *thinking -= 1;
            if *thinking == 0 {
                self.thinking.remove(person);
            }
        }
    }

    /// For each person whose share of threads is not used up, their next question.
    fn candidates(&self, now: u64) -> Vec<Candidate> {
        let queues = self.queues(now);
        let may_think = |person: &str| self.thinking.get(person).is_none_or(|thinking| *thinking < self.shares.each);
        let ahead = |last: bool| {
            let waiting = queues.iter().filter(|(_, queue)| last || queue.watched > 0).map(|(person, _)| *person);
            waiting.chain(self.thinking.keys().map(String::as_str)).collect::<HashSet<_>>().len() as u32
        };
        let persons = [ahead(false), ahead(true)];
        let candidate = |(person, queue): (&&str, &Queue)| {
            let question = &self.waiting[queue.first].question;
            let (persons, own) = if queue.watched > 0 { (persons[0], queue.watched) } else { (persons[1], queue.all) };
            let time = (self.shares.round() / persons / own).min(self.shares.thought).min(question.longest());
            let cost = cost(question.most_nodes(), time);
            let start = self.spent.get(*person).copied().unwrap_or(self.clock);
            Candidate { at: queue.first, last: queue.watched == 0, start, most: self.clock + floor_or(time), time, cost }
        };
        queues.iter().filter(|(person, _)| may_think(person)).map(candidate).collect()
    }

    fn queues(&self, now: u64) -> HashMap<&str, Queue> {
        let mut queues: HashMap<&str, Queue> = HashMap::new();
        for (at, waiting) in self.waiting.iter().enumerate() {
            let watched = waiting.question.watched() || now >= waiting.since + UNWATCHED;
            let queue = queues.entry(&waiting.person).or_insert(Queue { first: at, watched: 0, all: 0 });
            if watched && queue.watched == 0 {
                queue.first = at;
            }
            queue.watched += u32::from(watched);
            queue.all += 1;
        }
        queues
    }
}

/// What this many positions cost.
fn looks(nodes: u64) -> Duration {
    u32::try_from(nodes).ok().and_then(|nodes| NODE.checked_mul(nodes)).unwrap_or(Duration::MAX)
}

/// What the strongest level costs with this much time.
fn floor_or(time: Duration) -> Duration {
    time.max(looks(FLOOR))
}

/// The most that a thought costs.
fn cost(most_nodes: u64, time: Duration) -> Duration {
    looks(most_nodes).min(floor_or(time)).max(GLANCE)
}

#[cfg(test)]
mod tests;
