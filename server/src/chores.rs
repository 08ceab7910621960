//! What must be done without anybody asking: moves of bots, and clocks that run out.
//!
//! The store knows what is due. Whoever makes it due promises to do it; if the promise is not kept, because the node died, the work is claimed
//! by whichever node asks first. Should two do the same work, the key of the log lets one of them through.

use crate::bus::Heard;
use crate::clock::{now, random};
use crate::node::{Node, PROMISE, REPEAT};
use crate::store::Repository;
use bots::{Budget, Kind};
use engine::{Seat, Seed};
use std::sync::Arc;
use std::time::Duration;
use table::any::AnyMatch;
use table::{Entry, Refusal, RefusalCode, Table, bot};

/// How long a bot may think about a move.
const THOUGHT: Duration = Duration::from_millis(700);
/// The same where it races with people: whoever lays changes what the others see, and they think again.
const THOUGHT_IN_A_RACE: Duration = Duration::from_millis(150);

/// Does what is due at a table until nothing is, in a task of its own; there is one such task a table.
fn begin(node: &Arc<Node>, id: String) {
    if !node.attended.lock().expect("no holder panics").insert(id.clone()) {
        return;
    }
    let node = node.clone();
    tokio::spawn(async move {
        loop {
            match attend(&node, &id).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(refusal) => {
                    tracing::debug!(table = id, code = %refusal.code, "what was due was not done");
                    node.attended.lock().expect("no holder panics").remove(&id);
                    return;
                }
            }
        }
    });
}

/// Does one thing that is due, and says whether there was any.
async fn attend(node: &Arc<Node>, id: &str) -> Result<bool, Refusal> {
    let live = node.live(id).await?;
    let mut held = node.hold(&live, id).await?;
    if let Some(entry) = held.table().overdue(now()) {
        node.append(&mut held, entry).await?;
        return Ok(true);
    }
    let questions = questions(held.table());
    if questions.is_empty() {
        // Under the lock of the table, so that whoever makes something due from now on begins anew.
        node.attended.lock().expect("no holder panics").remove(id);
        return Ok(false);
    }
    let ply = held.table().ply();
    drop(held);
    let mut answers = Vec::new();
    for question in questions {
        answers.push(answer(node, question).await?);
    }
    let Answer { seat, mv, at } = answers.into_iter().min_by_key(|answer| answer.at).expect("an answer to every question");
    tokio::time::sleep(Duration::from_millis(at.saturating_sub(now()))).await;
    let mut held = node.hold(&live, id).await?;
    if held.table().ply() == ply {
        node.append(&mut held, Entry::Moved { seat, mv }).await?;
    }
    Ok(true)
}

/// A bot that owes a move, and the game in which it does.
struct Question {
    seat: Seat,
    kind: Kind,
    game: Box<dyn AnyMatch>,
    /// Since when it owes it, where it races with people and takes its time as they do (R11).
    races_since: Option<u64>,
}

struct Answer {
    seat: Seat,
    mv: String,
    /// When it is given.
    at: u64,
}

/// Some bot that owes a move; where bots race with people, all of them.
fn questions(table: &Table) -> Vec<Question> {
    let question = |seat: Seat, name: &str, races_since: Option<u64>| {
        Some(Question { seat, kind: bot::kind(name)?, game: table.game()?.copy(), races_since })
    };
    let race = table.race();
    if race.is_empty() {
        return table.bot_to_move().and_then(|(seat, name)| question(seat, name, None)).into_iter().collect();
    }
    race.into_iter().filter_map(|(seat, name, since)| question(seat, name, Some(since))).collect()
}

/// Lets a bot think.
async fn answer(node: &Arc<Node>, question: Question) -> Result<Answer, Refusal> {
    let Question { seat, kind, game, races_since } = question;
    let permit = node.thinking.clone().acquire_owned().await.expect("never closed");
    // Bots draw from a generator of their own, never from the deal's.
    let seed = Seed { key: random(), stream: 0 };
    let budget = Budget::Time(if races_since.is_some() { THOUGHT_IN_A_RACE } else { THOUGHT });
    let thought = tokio::task::spawn_blocking(move || {
        let opinion = game.think(seat, kind, budget, seed, None);
        drop(permit);
        opinion
    });
    let opinion = thought.await.ok().flatten().ok_or_else(|| Refusal::new(RefusalCode::NoThought, "the bot did not decide"))?;
    let luck = f64::from(random::<1>()[0]) / 255.0;
    let at = races_since.map_or(0, |since| since + bot::pause(&opinion, luck).as_millis() as u64);
    Ok(Answer { seat, mv: opinion.mv, at })
}

/// Begins what those who changed a table left to do, for ever.
pub(crate) async fn begin_due(node: Arc<Node>) {
    loop {
        node.due.take().await.into_iter().for_each(|id| begin(&node, id));
    }
}

/// Looks for what is due, for ever.
pub(crate) async fn keep(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_millis(500);
    const AT_ONCE: u32 = 64;
    loop {
        let at = now();
        match node.archive.store.claim(at, at + PROMISE, AT_ONCE).await {
            Ok(due) => {
                node.archive.answered();
                due.into_iter().for_each(|id| begin(&node, id));
            }
            Err(failed) => {
                node.archive.refused(&failed);
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Looks for what other nodes did that the bus did not tell, for ever.
pub(crate) async fn keep_up(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_secs(2);
    /// Clocks of nodes may differ by so much.
    const SKEW: u64 = 10_000;
    let mut since = now();
    loop {
        let at = now();
        if let Ok(grown) = node.archive.store.grown(since.saturating_sub(SKEW)).await {
            since = at;
            for (id, ply) in grown {
                node.hear(Heard::Grown(id, ply)).await;
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Forgets what nobody looks at, for ever.
pub(crate) async fn sweep(node: Arc<Node>) {
    loop {
        tokio::time::sleep(Duration::from_secs(30)).await;
        node.sweep();
    }
}

/// Repeats who looks through this node, for nodes that did not hear it, for ever.
pub(crate) async fn repeat(node: Arc<Node>) {
    loop {
        tokio::time::sleep(REPEAT).await;
        node.repeat_who_is_here().await;
    }
}
