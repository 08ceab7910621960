//! What the server does periodically.

use crate::attending;
use crate::bus::Heard;
use crate::clock::now;
use crate::node::{Node, PROMISE, REPEAT};
use crate::store::{Gone, Repository};
use std::sync::Arc;
use std::time::Duration;

/// Looks for work that is due and that nobody has promised to do, for ever.
pub(crate) async fn keep(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_millis(500);
    const AT_ONCE: u32 = 64;
    loop {
        let at = now();
        match node.archive.store.claim(at, at + PROMISE, AT_ONCE).await {
            Ok(due) => {
                node.archive.answered();
                for id in due {
                    node.promises.claim(&id, at + PROMISE);
                    attending::begin(&node, id);
                }
            }
            Err(failed) => {
                node.archive.refused(&failed);
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Renews promises that would expire before the work is done, for ever: while this node lives, no other does the same.
pub(crate) async fn renew(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_millis(PROMISE / 5);
    loop {
        tokio::time::sleep(PAUSE).await;
        let at = now();
        let ending = node.promises.ending(at + PROMISE / 2);
        if ending.is_empty() {
            continue;
        }
        match node.archive.store.renew(&ending, at + PROMISE).await {
            Ok(renewed) => {
                let renewed = ending.iter().filter(|(table, _)| renewed.contains(table));
                renewed.for_each(|(table, until)| node.promises.renew(table, *until, at + PROMISE));
            }
            Err(failed) => {
                node.archive.refused(&failed);
            }
        }
    }
}

/// Looks for what other nodes did and the bus did not report, for ever.
pub(crate) async fn keep_up(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_secs(2);
    /// How far the nodes' clocks may differ.
    const SKEW: u64 = 10_000;
    let mut since = now();
    loop {
        let at = now();
        let earlier = since.saturating_sub(SKEW);
        if let (Ok(grown), Ok(gone)) = (node.archive.store.grown(earlier).await, node.archive.store.gone(earlier).await) {
            since = at;
            for (id, ply) in grown {
                node.hear(Heard::Grown(id, ply)).await;
            }
            for gone in gone {
                node.hear(match gone {
                    Gone::Table(id) => Heard::Gone(id),
                    Gone::Sessions(player, at) => Heard::Ended(player, at),
                })
                .await;
            }
        }
        node.hear(Heard::Bans).await;
        tokio::time::sleep(PAUSE).await;
    }
}

/// Unloads tables that nobody is looking at, for ever.
pub(crate) async fn sweep(node: Arc<Node>) {
    loop {
        tokio::time::sleep(Duration::from_secs(30)).await;
        node.sweep();
    }
}

/// Goes on to forget people when a server was interrupted at it: at once when this one starts, and later if another node has died.
pub(crate) async fn forget_on(node: Arc<Node>) {
    const ROUND: Duration = Duration::from_secs(60);
    let mut patience = 0;
    loop {
        if let Err(refusal) = node.forget_on(now().saturating_sub(patience)).await {
            tracing::warn!(code = %refusal.code, "cannot finish forgetting somebody yet");
        }
        patience = 2 * ROUND.as_millis() as u64;
        tokio::time::sleep(ROUND).await;
    }
}

/// Checks the size of the database, for ever.
pub(crate) async fn measure(node: Arc<Node>) {
    loop {
        tokio::time::sleep(Duration::from_secs(10)).await;
        node.measure().await;
    }
}

/// Repeats who is looking through this node, for nodes that missed it, for ever.
pub(crate) async fn repeat(node: Arc<Node>) {
    loop {
        tokio::time::sleep(REPEAT).await;
        node.repeat_who_is_here().await;
    }
}
