//! Reviews of finished games: computed in the background, decision by decision, on threads that give way to everyone at a table; computed once, and
//! kept with the record.

use crate::clock::now;
use crate::history::thousandths;
use crate::node::Node;
use crate::store::{Repository, ReviewRow, Write};
use crate::thinking::{Place, Question};
use bots::{Budget, Kind};
use coach::{Adviser, Depth, Judge, Judged};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::any::AnyMatch;
use table::{Refusal, RefusalCode, Table};

/// How far the review of a table is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Reviewing {
    /// The review, if one was made.
    #[cfg_attr(test, ts(type = "Review | null"))]
    review: Option<Box<RawValue>>,
    /// How deep it looked.
    depth: Option<Depth>,
    /// The progress of a review under way, the first or a deeper one.
    progress: Option<Progress>,
}

/// Decisions reviewed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Progress {
    /// So far.
    done: usize,
    /// In all.
    of: usize,
}

/// The reviews under way here, by table.
#[derive(Debug, Default)]
pub(crate) struct Making(Mutex<HashMap<String, Arc<Job>>>);

#[derive(Debug)]
struct Job {
    player: String,
    done: AtomicUsize,
    of: usize,
}

/// How many reviews one person, and everyone together, may have under way.
const OF_ONE: usize = 2;
const OF_ALL: usize = 200;

impl Making {
    fn progress(&self, table: &str) -> Option<Progress> {
        let jobs = self.0.lock().expect("no holder panics");
        jobs.get(table).map(|job| Progress { done: job.done.load(Ordering::Relaxed), of: job.of })
    }

    /// Starts one; `None` if one is already under way.
    fn begin(&self, table: &str, player: &str, of: usize) -> Result<Option<Arc<Job>>, Refusal> {
        let mut jobs = self.0.lock().expect("no holder panics");
        if jobs.contains_key(table) {
            return Ok(None);
        }
        if jobs.len() >= OF_ALL || jobs.values().filter(|job| job.player == player).count() >= OF_ONE {
            return Err(Refusal::new(RefusalCode::TooFast, "other reviews are in progress: wait until they are done"));
        }
        let job = Arc::new(Job { player: player.into(), done: AtomicUsize::new(0), of });
        jobs.insert(table.into(), job.clone());
        Ok(Some(job))
    }

    fn end(&self, table: &str) {
        self.0.lock().expect("no holder panics").remove(table);
    }
}

/// The game of a table that is over. There is nothing to review before.
fn finished(table: &Table) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game = table.record().and_then(|_| table.game().map(|game| game.at(game.ply())));
    game.ok_or_else(|| Refusal::new(RefusalCode::NotOver, "the review is available once the game is over"))
}

impl Node {
    /// The review of a finished game, and the progress of one under way.
    pub(crate) async fn review(&self, id: &str) -> Result<Reviewing, Refusal> {
        self.with(id, |table| finished(table).map(drop)).await??;
        // Progress first: a review that finishes in between is found in the store.
        let progress = self.making.progress(id);
        let kept = self.archive.store.review(id).await.map_err(|failed| self.archive.refused(&failed))?;
        let depth = kept.as_ref().map(|row| if row.nodes >= Depth::Deep.nodes() { Depth::Deep } else { Depth::Normal });
        let review = kept.and_then(|row| RawValue::from_string(row.review).ok());
        Ok(Reviewing { review, depth, progress })
    }

    /// Starts the review of a finished game, unless there is one as deep or it is under way.
    pub(crate) async fn ask_review(self: &Arc<Node>, player: &str, id: &str, depth: Depth) -> Result<Reviewing, Refusal> {
        let game = self.with(id, finished).await??;
        let kept = self.archive.store.review(id).await.map_err(|failed| self.archive.refused(&failed))?;
        if kept.is_none_or(|row| row.nodes < depth.nodes()) {
            let judge = Arc::new(Judge::of(&*game));
            if let Some(job) = self.making.begin(id, player, judge.len())? {
                tokio::spawn(make(self.clone(), id.to_string(), judge, depth, job));
            }
        }
        self.review(id).await
    }
}

/// Reviews every decision in turn, and stores the result.
async fn make(node: Arc<Node>, id: String, judge: Arc<Judge>, depth: Depth, job: Arc<Job>) {
    let mut judged = Vec::with_capacity(judge.len());
    for index in 0..judge.len() {
        judged.push(node.thinkers.ask(question(&judge, index, depth, &job.player)).await);
        job.done.fetch_add(1, Ordering::Relaxed);
    }
    let review = judge.review(judged);
    let accuracy = |played: &coach::Played| {
        let (seat, accuracy) = (played.seat.index() as u8 + 1, thousandths(played.accuracy?));
        Some(Write::Accuracy { table: id.clone(), seat, accuracy })
    };
    let mut writes: Vec<Write> = review.seats.iter().filter_map(accuracy).collect();
    let review = serde_json::to_string(&review).expect("a review is plain data");
    writes.push(Write::Review(ReviewRow { table: id.clone(), nodes: depth.nodes(), made: now(), review }));
    if let Err(failed) = node.archive.store.write(writes).await {
        tracing::warn!(table = id, why = %failed, "cannot store a review");
    }
    node.making.end(&id);
}

fn question(judge: &Arc<Judge>, index: usize, depth: Depth, player: &str) -> Question<Judged> {
    let judge = judge.clone();
    let adviser = Adviser { kind: Kind::Net, budget: Budget::Nodes(depth.nodes()) };
    Question {
        // A separate account: those who wait for a review play on as before.
        person: format!("review for {player}"),
        // The move that was made may be searched a second time.
        most_nodes: 2 * depth.nodes(),
        longest: Duration::MAX,
        place: Place::Review,
        think: Box::new(move |_| judge.judge(index, adviser)),
    }
}
