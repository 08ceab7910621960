//! Does what is due at a table without anyone asking: moves of bots, and clocks that run out.
//!
//! The store knows what is due and which node has promised to do it ([`crate::promises`]). If two nodes do the same work anyway, the key of
//! the log lets one of them through.

use crate::clock::{now, random};
use crate::daily;
use crate::node::{Held, Node};
use crate::store::Repository;
use crate::thinking::reply::{Owed, luck};
use crate::thinking::{Place, Question, Standing};
use bots::{Budget, Kind};
use engine::{Seat, Seed};
use std::sync::Arc;
use std::time::Duration;
use table::bot::FLOOR;
use table::{Entry, Refusal, RefusalCode, Table, bot};
use tokio::sync::watch;

/// How long a bot may think when it races with people: each move changes what the others see, and they think again.
const THOUGHT_IN_A_RACE: Duration = Duration::from_millis(150);

/// Starts the work that changes of tables cause, for ever.
pub(crate) async fn begin_due(node: Arc<Node>) {
    loop {
        node.due.take().await.into_iter().for_each(|id| begin(&node, id));
    }
}

/// Does what is due at a table until nothing is, in a separate task, one per table.
pub(crate) fn begin(node: &Arc<Node>, id: String) {
    if !node.promises.begin(&id) {
        return;
    }
    let node = node.clone();
    tokio::spawn(async move {
        loop {
            match attend(&node, &id).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(refusal) => {
                    tracing::debug!(table = id, code = %refusal.code, "cannot do what is due");
                    node.promises.forget(&id);
                    return;
                }
            }
        }
    });
}

/// Does one thing that is due, and returns whether there was any.
async fn attend(node: &Node, id: &str) -> Result<bool, Refusal> {
    let live = node.live(id).await?;
    let mut held = node.hold(&live, id).await?;
    let ours = is_ours(node, &mut held, id).await?;
    if ours && let Some(entry) = held.table().overdue(now()) {
        node.append(&mut held, entry).await?;
        return Ok(true);
    }
    let Some(bot) = next_bot(node, held.table()).filter(|_| ours) else {
        // Under the table's lock, so that a promise made from now on starts the work again.
        node.promises.forget(id);
        return Ok(false);
    };
    let Some(question) = question(&held, &bot) else { return Ok(false) };
    let (ply, standing) = (held.table().ply(), held.standing());
    drop(held);
    let Some(thought) = node.thinkers.ask(question).await else {
        let decided_for_it = standing.borrow().ply != ply;
        return if decided_for_it { Ok(true) } else { Err(Refusal::new(RefusalCode::NoThought, "the bot did not decide")) };
    };
    if moves_on_before(bot.owed.given(bot.planned, thought.began, thought.time), ply, standing).await {
        return Ok(true);
    }
    let mut held = node.hold(&live, id).await?;
    if held.table().ply() == ply {
        node.append(&mut held, Entry::Moved { seat: bot.seat, mv: thought.mv }).await?;
    }
    Ok(true)
}

/// Whether this node should do what is due: no other has changed the table since it promised.
async fn is_ours(node: &Node, held: &mut Held<'_>, id: &str) -> Result<bool, Refusal> {
    let Some(promise) = node.promises.get(id) else { return Ok(false) };
    if let Some(ply) = promise.ply {
        return Ok(ply == held.table().ply());
    }
    node.catch_up(held, id).await?;
    let row = node.archive.store.table(id).await.map_err(|failed| node.archive.refused(&failed))?;
    let still = row.is_some_and(|row| row.claimed == promise.until);
    if still {
        node.promises.give(id, held.table().ply(), promise.until);
    }
    Ok(still)
}

/// A bot that owes a move, and when it makes it.
struct Owing {
    seat: Seat,
    kind: Kind,
    owed: Owed,
    planned: u64,
}

/// The bot that moves next: of several, the one whose time comes first.
fn next_bot(node: &Node, table: &Table) -> Option<Owing> {
    let race = table.is_race();
    let seen = table.seen_by(node.shares.look.as_millis() as u64);
    let owing = |(seat, name): (Seat, &str)| {
        let (kind, asked) = (bot::kind(name)?, table.owed_at(seat));
        let since = if race { asked.max(seen) } else { asked };
        let most_nodes = table.game()?.most_nodes(kind);
        let most_nodes = if table.daily().is_some() { most_nodes.min(daily::MOST_NODES) } else { most_nodes };
        let owed = Owed { most_nodes, since, race };
        let planned = owed.planned(node.shares.thought, luck(&node.secret, table.id(), seat, asked));
        Some(Owing { seat, kind, owed, planned })
    };
    table.bots_to_move().into_iter().filter_map(owing).min_by_key(|owing| owing.planned)
}

/// A bot's decision.
struct Thought {
    mv: String,
    /// When it began, in milliseconds since 1970, and how long it might have taken, whatever it decided.
    began: u64,
    time: Duration,
}

fn question(held: &Held<'_>, bot: &Owing) -> Option<Question<Thought>> {
    let (known, kind, most_nodes) = (held.table().game()?.known_to(bot.seat)?, bot.kind, bot.owed.most_nodes);
    let chance = held.table().chance_of(bot.seat);
    let think = move |time: Duration| {
        let began = now();
        // In a daily deal bots do the same after the same moves, however busy the machine is.
        // Bots use their own random generator, never the deal's.
        let (budget, seed) = match chance {
            Some(seed) => (Budget::Nodes(most_nodes.max(1)), seed),
            None => (Budget::Within { time, least: FLOOR }, Seed { key: random(), stream: 0 }),
        };
        let opinion = known.think(kind, budget, seed, None)?;
        Some(Thought { mv: opinion.mv, began, time })
    };
    Some(Question {
        person: held.patron(),
        most_nodes,
        longest: if bot.owed.race { THOUGHT_IN_A_RACE } else { Duration::MAX },
        place: Place::Table { ply: held.table().ply(), standing: held.standing() },
        think: Box::new(think),
    })
}

/// Waits until a moment, and returns whether something happened at the table before it.
async fn moves_on_before(moment: u64, ply: u32, mut standing: watch::Receiver<Standing>) -> bool {
    let wait = Duration::from_millis(moment.saturating_sub(now()));
    tokio::time::timeout(wait, standing.wait_for(|standing| standing.ply != ply)).await.is_ok()
}
