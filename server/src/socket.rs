//! One WebSocket: reads what the client wants, and sends what waits for it.

use crate::clock::now;
use crate::guard::{self, Bucket};
use crate::http::App;
use crate::lobby;
use crate::outbox::Outbox;
use crate::store::Person;
use crate::wire::{self, Ask, Envelope, Message, Refused};
use axum::extract::ws::{self, WebSocket};
use futures_util::SinkExt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Act, Refusal};
use tokio::time::{Instant, sleep_until, timeout};

/// How many tables one socket may look at.
const MOST_TABLES: usize = 20;

/// How long a message may take to leave, and how long a client may be silent before we ask whether anybody is there.
const PATIENCE: Duration = Duration::from_secs(10);
const HEARTBEAT: Duration = Duration::from_secs(40);

/// How many times we ask in vain.
const SILENT: u32 = 2;

static SOCKETS: AtomicU64 = AtomicU64::new(1);

/// One client, for as long as it is there. One task a socket: it reads, obeys, and sends what waits, in turn.
pub(crate) async fn serve(app: App, mut socket: WebSocket, person: Option<Person>, address: IpAddr) {
    app.node.metrics.sockets.up();
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let outbox = Outbox::default();
    let mut client = Client { app: app.clone(), person, number, outbox: outbox.clone(), tables: Vec::new(), messages: Bucket::FULL };
    let mut heard = Instant::now();
    let mut silent = 0;
    let heartbeat = sleep_until(heard + HEARTBEAT);
    let ending = app.ending.cancelled();
    tokio::pin!(ending, heartbeat);
    loop {
        tokio::select! {
            message = socket.recv() => {
                (heard, silent) = (Instant::now(), 0);
                if !client.hear(message).await {
                    break;
                }
            }
            waiting = outbox.take() => {
                let Some(messages) = waiting else { break };
                if !send(&mut socket, messages.into_iter().map(ws::Message::Text)).await {
                    break;
                }
            }
            () = &mut heartbeat => {
                let now = Instant::now();
                // Whoever has said something since is there; we look again when they will have been silent for so long.
                let next = if heard + HEARTBEAT > now { heard } else { now };
                heartbeat.as_mut().reset(next + HEARTBEAT);
                if next == now {
                    silent += 1;
                    if silent > SILENT || !send(&mut socket, [ws::Message::Ping(Default::default())]).await {
                        break;
                    }
                }
            }
            () = &mut ending => break,
        }
    }
    outbox.close();
    for table in &client.tables {
        app.node.unwatch(table, number).await;
    }
    app.node.lobby.leave(number);
    app.guard.close(address);
    app.node.metrics.sockets.down();
}

/// Sends messages, and says whether they left in time.
async fn send(socket: &mut WebSocket, messages: impl IntoIterator<Item = ws::Message>) -> bool {
    let sent = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    matches!(timeout(PATIENCE, sent).await, Ok(Ok(())))
}

struct Client {
    app: App,
    person: Option<Person>,
    number: u64,
    outbox: Outbox,
    tables: Vec<String>,
    messages: Bucket,
}

impl Client {
    /// Takes what came over the socket; `false` when that was the end.
    async fn hear(&mut self, message: Option<Result<ws::Message, axum::Error>>) -> bool {
        match message {
            Some(Ok(ws::Message::Text(text))) => self.read(&text).await,
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => {}
            Some(Ok(ws::Message::Binary(_))) => self.refuse(&Refusal::new("bad-message", "messages are JSON text"), None, None),
            Some(Ok(ws::Message::Close(_)) | Err(_)) | None => return false,
        }
        true
    }

    async fn read(&mut self, text: &str) {
        if self.app.node.limits && !self.messages.take(guard::MESSAGES, now()) {
            self.app.node.metrics.too_fast.up();
            return self.refuse(&Refusal::new("too-fast", "slow down"), None, None);
        }
        let envelope: Envelope = match serde_json::from_str(text) {
            Ok(envelope) => envelope,
            Err(_) => return self.refuse(&Refusal::new("bad-message", "a message is a JSON object with a `do`"), None, None),
        };
        let table = envelope.table.as_deref();
        match self.obey(text, &envelope).await {
            Ok(made) => {
                if let Some(id) = envelope.id {
                    self.outbox.put(wire::text(&Message::Done { id, table: made.as_deref() }).into());
                }
            }
            Err(refusal) => {
                self.refuse(&refusal, table, envelope.id);
                self.show_again(&refusal, table).await;
            }
        }
    }

    /// Does what is wanted; says which table was made by it, if one was.
    async fn obey(&mut self, text: &str, envelope: &Envelope) -> Result<Option<String>, Refusal> {
        let table = || envelope.table.as_deref().ok_or_else(|| Refusal::new("bad-message", "say which table"));
        let node = self.app.node.clone();
        let bad = |why: serde_json::Error| Refusal::new("bad-message", why.to_string());
        if !matches!(envelope.wanted.as_str(), "watch" | "unwatch" | "lobby" | "leave-lobby" | "say" | "rematch") {
            let act: Act = serde_json::from_str(text).map_err(bad)?;
            node.act(&self.person()?.id, table()?, &act).await?;
            return Ok(None);
        }
        match serde_json::from_str(text).map_err(bad)? {
            Ask::Watch { since } => self.watch(table()?, since).await?,
            Ask::Unwatch => {
                let table = table()?;
                self.tables.retain(|watched| watched != table);
                node.unwatch(table, self.number).await;
            }
            Ask::Lobby => lobby::watch(&node, self.number, &self.outbox).await?,
            Ask::LeaveLobby => node.lobby.leave(self.number),
            Ask::Say { text, phrase } => {
                let person = self.person()?;
                if node.limits && !self.app.guard.allows("talk", guard::TALK, &person.id) {
                    node.metrics.too_fast.up();
                    return Err(Refusal::new("too-fast", "let the others speak too"));
                }
                node.say(&person.id, &person.name, table()?, text, phrase).await?;
            }
            Ask::Rematch => return node.rematch(&self.person()?.id, table()?).await.map(Some),
        }
        Ok(None)
    }

    async fn watch(&mut self, table: &str, since: Option<u32>) -> Result<(), Refusal> {
        let known = self.tables.iter().any(|watched| watched == table);
        if !known && self.tables.len() >= MOST_TABLES {
            return Err(Refusal::new("too-many-tables", format!("one socket looks at no more than {MOST_TABLES} tables")));
        }
        let player = self.person.as_ref().map(|person| person.id.as_str());
        self.app.node.watch(table, since, self.number, player, &self.outbox).await?;
        if !known {
            self.tables.push(table.into());
        }
        Ok(())
    }

    fn person(&self) -> Result<&Person, Refusal> {
        self.person.as_ref().ok_or_else(|| Refusal::new("nobody", "say who you are first: POST /api/me"))
    }

    fn refuse(&self, refusal: &Refusal, table: Option<&str>, id: Option<u32>) {
        self.app.node.metrics.refused.up();
        let refused = Refused { code: refusal.code, message: &refusal.message, table, id };
        self.outbox.put(wire::text(&Message::Refused(refused)).into());
    }

    /// Who was refused a move may have an old picture of the table.
    async fn show_again(&self, refusal: &Refusal, table: Option<&str>) {
        let player = self.person.as_ref().map(|person| person.id.as_str());
        if let Some(table) = table.filter(|_| !["too-fast", "no-such-table", "bad-message", "nobody"].contains(&refusal.code))
            && let Ok(frame) = self.app.node.look(table, player, None).await
        {
            self.outbox.put(frame);
        }
    }
}
