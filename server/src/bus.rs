//! How nodes tell one another that a table has changed: "table T is at ply N", and nothing else.
//!
//! What is lost here costs latency, never correctness: a node that hears of a gap reads the log, and looks for growth now and then anyway.

use crate::store::Failed;
use futures_util::StreamExt;
use tokio::sync::mpsc;

const SUBJECT: &str = "cabochon.grown";

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// The log of this table has so many entries.
    Grown(String, u32),
    /// Something was said at this table.
    Said(String),
}

/// The way to the other nodes. Cheap to clone.
#[derive(Clone)]
pub(crate) enum Bus {
    /// There are none.
    Alone,
    /// Through NATS.
    Nats(async_nats::Client),
}

impl Bus {
    /// Connects to NATS. The client keeps trying from then on whenever the connection is lost.
    pub(crate) async fn nats(url: &str) -> Result<Bus, Failed> {
        let client = async_nats::ConnectOptions::new().connect(url).await;
        // The address may hold a password: it is never repeated.
        client.map(Bus::Nats).map_err(|why| Failed::Unusable(format!("cannot reach NATS at the address given with --nats-url: {why}")))
    }

    pub(crate) async fn tell(&self, heard: &Heard) {
        let Bus::Nats(client) = self else { return };
        let text = match heard {
            Heard::Grown(table, ply) => format!("grown {table} {ply}"),
            Heard::Said(table) => format!("said {table}"),
        };
        if let Err(why) = client.publish(SUBJECT, text.into()).await {
            tracing::debug!(%why, "the bus did not take a message");
        }
    }

    /// Whatever the nodes tell, this one included, for ever. When too much waits to be heard, the rest is lost, as the bus may do anyway.
    pub(crate) fn listen(&self) -> mpsc::Receiver<Heard> {
        let (ear, heard) = mpsc::channel(4096);
        if let Bus::Nats(client) = self.clone() {
            tokio::spawn(listen_for_ever(client, ear));
        }
        heard
    }
}

async fn listen_for_ever(client: async_nats::Client, ear: mpsc::Sender<Heard>) {
    loop {
        match client.subscribe(SUBJECT).await {
            Ok(mut messages) => {
                while let Some(message) = messages.next().await {
                    if let Some(heard) = read(&message.payload) {
                        let _ = ear.try_send(heard);
                    }
                }
            }
            Err(why) => tracing::warn!(%why, "cannot listen to the bus"),
        }
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    }
}

fn read(payload: &[u8]) -> Option<Heard> {
    let words: Vec<&str> = std::str::from_utf8(payload).ok()?.split(' ').collect();
    match words.as_slice() {
        ["grown", table, ply] => Some(Heard::Grown((*table).into(), ply.parse().ok()?)),
        ["said", table] => Some(Heard::Said((*table).into())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ours_is_passed_over() {
        assert_eq!(read(b"grown abc 7"), Some(Heard::Grown("abc".into(), 7)));
        assert_eq!(read(b"said abc"), Some(Heard::Said("abc".into())));
        for foreign in [&b"grown abc"[..], b"grown abc x", b"", b"\xff\xff", b"grown a b c"] {
            assert_eq!(read(foreign), None);
        }
    }
}
