//! One WebSocket: reads what the client wants, and sends what is queued for it.

use crate::app::App;
use crate::clock::{now, ticks};
use crate::guard::{Bucket, Deed, Ticket};
use crate::network::Network;
use crate::node::Speech;
use crate::outbox::Outbox;
use crate::request::{Ask, Envelope, Request, Want};
use crate::store::Person;
use crate::visitors::Visitor;
use crate::wire::{self, Message, Refused};
use axum::extract::ws::{self, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Refusal, RefusalCode};
use tokio::time::{Instant, sleep_until, timeout};

/// How long sending a message may take, and how long a client may be silent before we ping it.
const PATIENCE: Duration = Duration::from_secs(10);
const HEARTBEAT: Duration = Duration::from_secs(40);

/// How many messages in a row may come too fast before the socket is closed.
const FLOOD: u32 = 200;

/// A story of this many entries costs enough to be counted.
const LONG_STORY: u32 = 500;

/// How many pings may go unanswered.
const SILENT: u32 = 2;

static SOCKETS: AtomicU64 = AtomicU64::new(1);

/// One client, for as long as it is there. One task per socket: it reads, obeys, and sends what is queued, in turn.
pub(crate) async fn serve(app: App, mut socket: WebSocket, person: Option<Person>, network: Network, ticket: Option<Ticket>) {
    app.node.metrics.sockets.up();
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let outbox = Outbox::new(&app.room);
    let mut client = Client {
        app: app.clone(),
        person,
        network,
        number,
        outbox: outbox.clone(),
        tables: Vec::new(),
        messages: Bucket::FULL,
        pings: Bucket::FULL,
        too_fast: 0,
    };
    let visitor = Visitor { player: client.person.as_ref().map(|person| person.id.clone()), network, outbox: outbox.clone(), since: now() };
    app.node.visitors.enter(number, visitor);
    // After registering: a ban from now on finds this socket.
    if let Err(refusal) = client.must_be_let_in() {
        client.outbox.end_with(refused(&refusal, &Envelope::default()));
    }
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
                // Any message since shows that the client is there; we check again after the same silence.
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
    let heard_at = now().saturating_sub(heard.elapsed().as_millis() as u64);
    for table in &client.tables {
        app.node.unwatch(table, number, heard_at).await;
    }
    app.node.lobby.leave(number);
    app.node.visitors.leave(number);
    drop(ticket);
    app.node.metrics.sockets.down();
}

fn refused(refusal: &Refusal, envelope: &Envelope) -> Utf8Bytes {
    let refused = Refused { code: refusal.code, message: &refusal.message, table: envelope.table.as_deref(), id: envelope.id };
    wire::text(&Message::Refused(refused)).into()
}

/// Sends messages, and returns whether they left in time.
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
    network: Network,
    number: u64,
    outbox: Outbox,
    tables: Vec<String>,
    messages: Bucket,
    pings: Bucket,
    /// How many messages in a row came too fast.
    too_fast: u32,
}

impl Client {
    /// Handles what came over the socket; `false` when that was the end.
    async fn hear(&mut self, message: Option<Result<ws::Message, axum::Error>>) -> bool {
        match message {
            Some(Ok(ws::Message::Text(text))) => self.read(&text).await,
            // A ping is answered before we see it. A flood of pings ends with its socket.
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => {
                return !self.app.node.limits.on || self.pings.take(self.app.node.limits.pings, ticks());
            }
            Some(Ok(ws::Message::Binary(_))) => {
                self.refuse(&Refusal::new(RefusalCode::BadMessage, "messages are JSON text"), &Envelope::default())
            }
            Some(Ok(ws::Message::Close(_)) | Err(_)) | None => return false,
        }
        self.too_fast < FLOOD
    }

    async fn read(&mut self, text: &str) {
        let Request { envelope, want } = Request::read(text.as_bytes());
        let limits = &self.app.node.limits;
        if limits.on && !self.messages.take(limits.messages, ticks()) {
            self.too_fast += 1;
            return self.refuse(&self.app.too_fast("too many requests: please slow down"), &envelope);
        }
        self.too_fast = 0;
        let done = match want {
            Ok(want) => self.obey(want, &envelope).await,
            Err(refusal) => Err(refusal),
        };
        match (done, envelope.id) {
            (Ok(made), Some(id)) => {
                self.outbox.put(wire::text(&Message::Done { id, table: made.as_deref() }).into());
            }
            (Ok(_), None) => {}
            (Err(refusal), _) => {
                self.refuse(&refusal, &envelope);
                self.show_again(&refusal, &envelope).await;
            }
        }
    }

    /// Carries out a request; returns the table it created, if any.
    async fn obey(&mut self, want: Want, envelope: &Envelope) -> Result<Option<String>, Refusal> {
        self.must_be_let_in()?;
        let node = self.app.node.clone();
        match want {
            Want::Act(act) => {
                let person = self.person()?;
                self.app.allow(Deed::Act, node.limits.acts, &person.id)?;
                node.act(&person.id, envelope.table()?, &act).await?;
            }
            Want::Ask(Ask::Watch { since }) => self.watch(envelope.table()?, since).await?,
            Want::Ask(Ask::Unwatch) => {
                let table = envelope.table()?;
                self.tables.retain(|watched| watched != table);
                node.unwatch(table, self.number, now()).await;
            }
            Want::Ask(Ask::Lobby) => node.lobby.watch(&node.archive, self.number, &self.outbox).await?,
            Want::Ask(Ask::LeaveLobby) => node.lobby.leave(self.number),
            Want::Ask(Ask::Say { text, phrase }) => {
                let person = self.person()?;
                self.app.allow(Deed::Talk, node.limits.talk, &person.id)?;
                node.say(person, envelope.table()?, Speech::new(text, phrase)?).await?;
            }
            Want::Ask(Ask::Report(report)) => {
                let person = self.person()?;
                self.app.allow(Deed::Report, node.limits.reports, &person.id)?;
                node.report(person, envelope.table()?, report).await?;
            }
            Want::Ask(Ask::Rematch) => {
                let person = self.person()?;
                self.app.allow(Deed::Act, node.limits.acts, &person.id)?;
                return node.rematch(&person.id, envelope.table()?).await.map(Some);
            }
        }
        Ok(None)
    }

    async fn watch(&mut self, table: &str, since: Option<u32>) -> Result<(), Refusal> {
        let known = self.tables.iter().any(|watched| watched == table);
        let most = self.app.node.limits.tables_per_socket;
        if !known && self.tables.len() >= most {
            return Err(Refusal::new(RefusalCode::TooManyTables, format!("one socket can watch at most {most} tables")));
        }
        if let Some(since) = since
            && self.app.node.with(table, |table| table.ply().saturating_sub(since) > LONG_STORY).await?
        {
            self.app.allow(Deed::Story, self.app.node.limits.stories, &self.network.to_string())?;
        }
        let player = self.person.as_ref().map(|person| person.id.as_str());
        self.app.node.watch(table, since, self.number, player, &self.outbox).await?;
        if !known {
            self.tables.push(table.into());
        }
        Ok(())
    }

    fn person(&self) -> Result<&Person, Refusal> {
        self.person.as_ref().ok_or_else(|| Refusal::new(RefusalCode::Nobody, "introduce yourself first: POST /api/me"))
    }

    fn must_be_let_in(&self) -> Result<(), Refusal> {
        self.app.node.bans.check(self.person.as_ref().map(|person| person.id.as_str()), self.network)
    }

    fn refuse(&self, refusal: &Refusal, envelope: &Envelope) {
        self.app.node.metrics.refusals.over_socket(refusal.code);
        self.outbox.put(refused(refusal, envelope));
    }

    /// A client whose move was refused may have an old picture of the table.
    async fn show_again(&self, refusal: &Refusal, envelope: &Envelope) {
        const NO_PICTURE: [RefusalCode; 5] =
            [RefusalCode::TooFast, RefusalCode::NoSuchTable, RefusalCode::BadMessage, RefusalCode::Nobody, RefusalCode::Banned];
        let player = self.person.as_ref().map(|person| person.id.as_str());
        if let Some(table) = envelope.table.as_deref().filter(|_| !NO_PICTURE.contains(&refusal.code))
            && let Ok(frame) = self.app.node.look(table, player, None).await
        {
            self.outbox.put(frame);
        }
    }
}
