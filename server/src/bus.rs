//! How nodes tell one another that a table has changed, "table T is at ply N", and who is looking at it. No moves, talk or secrets.
//!
//! A lost message costs latency, never correctness: a node that hears of a gap reads the log, and looks for growth now and then anyway.

use crate::clock::now;
use crate::config::Config;
use crate::store::Failed;
use crate::trouble::Trouble;
use engine::{Seat, Seats};
use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::mpsc;

const SUBJECT: &str = "cabochon.grown";

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// This table's log has this many entries.
    Grown(String, u32),
    /// Something was said at this table.
    Said(String),
    /// The people in these seats are watching this table through this node.
    Here {
        /// Its name.
        node: String,
        /// Which table.
        table: String,
        /// All of them; empty when the last has gone.
        seats: Seats,
    },
    /// Someone came to this table on a node that does not know who else is here.
    Who(String),
    /// This table was deleted.
    Gone(String),
    /// The sessions of this person were ended at this time.
    Ended(String, u64),
    /// The list of bans has changed.
    Bans,
}

/// The connection to the other nodes. Cheap to clone.
#[derive(Clone)]
pub(crate) enum Bus {
    /// There are no other nodes.
    Alone,
    /// Through NATS.
    Nats(async_nats::Client),
}

impl Bus {
    /// Connects to NATS. The client keeps trying while there is no connection, now and later.
    pub(crate) async fn nats(config: &Config) -> Result<Bus, Failed> {
        // The address may contain a password: it is never repeated.
        let bad = |why: &dyn std::fmt::Display| Failed::Unusable(format!("cannot use NATS as it is configured: {why}"));
        // A missing file would look like an unreachable NATS server.
        for file in [&config.nats_credentials, &config.nats_ca, &config.nats_cert, &config.nats_key] {
            if !file.is_empty() {
                std::fs::File::open(file).map_err(|why| bad(&format!("{file}: {why}")))?;
            }
        }
        let trouble = Arc::new(Trouble::default());
        let mut options = async_nats::ConnectOptions::new().retry_on_initial_connect().event_callback(move |event| {
            log(&trouble, &event);
            std::future::ready(())
        });
        if !config.nats_user.is_empty() {
            options = options.user_and_password(config.nats_user.clone(), config.nats_password.clone());
        }
        if !config.nats_token.is_empty() {
            options = options.token(config.nats_token.clone());
        }
        if !config.nats_credentials.is_empty() {
            options = options.credentials_file(&config.nats_credentials).await.map_err(|why| bad(&why))?;
        }
        if !config.nats_nkey.is_empty() {
            options = options.nkey(config.nats_nkey.clone());
        }
        if !config.nats_ca.is_empty() {
            options = options.add_root_certificates(config.nats_ca.clone().into());
        }
        if !config.nats_cert.is_empty() {
            options = options.add_client_certificate(config.nats_cert.clone().into(), config.nats_key.clone().into());
        }
        options.connect(&config.nats_url).await.map(Bus::Nats).map_err(|why| bad(&why))
    }

    pub(crate) async fn tell(&self, heard: &Heard) {
        let Bus::Nats(client) = self else { return };
        let text = match heard {
            Heard::Grown(table, ply) => format!("grown {table} {ply}"),
            Heard::Said(table) => format!("said {table}"),
            Heard::Here { node, table, seats } => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("here {node} {table} {}", seats.join(","))
            }
            Heard::Who(table) => format!("who {table}"),
            Heard::Gone(table) => format!("gone {table}"),
            Heard::Ended(player, at) => format!("ended {player} {at}"),
            Heard::Bans => "bans".into(),
        };
        if let Err(why) = client.publish(SUBJECT, text.into()).await {
            tracing::debug!(%why, "the bus did not take a message");
        }
    }

    /// Everything the nodes send, this one included, for ever. If too much is waiting, the rest is lost, which the bus may do anyway.
    pub(crate) fn listen(&self) -> mpsc::Receiver<Heard> {
        let (ear, heard) = mpsc::channel(4096);
        if let Bus::Nats(client) = self.clone() {
            tokio::spawn(listen_for_ever(client, ear));
        }
        heard
    }
}

/// A failed connection is retried every few seconds: the log says so once, then how often.
fn log(trouble: &Trouble, event: &async_nats::Event) {
    use async_nats::Event;
    match event {
        Event::Disconnected => tracing::warn!("NATS is unreachable: polling the store for other nodes' moves"),
        Event::ServerError(_) | Event::ClientError(_) => {
            if let Some(times) = trouble.happened(now()) {
                tracing::warn!(why = %event, times, "NATS cannot be used: check its address, its certificate and the credentials");
            }
        }
        Event::Connected => {
            trouble.over();
            tracing::info!("NATS is connected");
        }
        Event::LameDuckMode | Event::Draining | Event::Closed | Event::SlowConsumer(_) => tracing::info!(%event, "NATS"),
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
        ["here", node, table, seats] => {
            let seats: Result<Seats, _> = seats.split(',').filter(|seat| !seat.is_empty()).map(str::parse::<Seat>).collect();
            Some(Heard::Here { node: (*node).into(), table: (*table).into(), seats: seats.ok()? })
        }
        ["who", table] => Some(Heard::Who((*table).into())),
        ["gone", table] => Some(Heard::Gone((*table).into())),
        ["ended", player, at] => Some(Heard::Ended((*player).into(), at.parse().ok()?)),
        ["bans"] => Some(Heard::Bans),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_messages_are_skipped() {
        assert_eq!(read(b"grown abc 7"), Some(Heard::Grown("abc".into(), 7)));
        assert_eq!(read(b"said abc"), Some(Heard::Said("abc".into())));
        assert_eq!(read(b"who abc"), Some(Heard::Who("abc".into())));
        assert_eq!(read(b"gone abc"), Some(Heard::Gone("abc".into())));
        assert_eq!((read(b"ended abc 7"), read(b"bans")), (Some(Heard::Ended("abc".into(), 7)), Some(Heard::Bans)));
        let seats = Seats::one(Seat::new(0)).with(Seat::new(2));
        assert_eq!(read(b"here n abc 1,3"), Some(Heard::Here { node: "n".into(), table: "abc".into(), seats }));
        assert_eq!(read(b"here n abc "), Some(Heard::Here { node: "n".into(), table: "abc".into(), seats: Seats::NONE }));
        for foreign in [&b"grown abc"[..], b"grown abc x", b"", b"\xff\xff", b"grown a b c", b"here n abc 9", b"here n abc"] {
            assert_eq!(read(foreign), None);
        }
    }
}
