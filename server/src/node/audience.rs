//! The viewers of a table, and what they are sent: each gets their own frame; viewers who may know the same get the same bytes.

use super::Node;
use super::tables::{Held, State, no_such_table};
use crate::clock::now;
use crate::outbox::Outbox;
use crate::store::TalkRow;
use crate::wire::{self, Message, Refused};
use axum::extract::ws::Utf8Bytes;
use engine::{MAX_SEATS, Seats, Viewer};
use table::any::Played;
use table::{Page, Refusal, RefusalCode, Table};

/// How many sockets one person may use at a table. The oldest makes room for the next: it may be a lost connection.
const SOCKETS_OF_PERSON: usize = 20;

/// Those who are looking through this node.
#[derive(Default)]
pub(super) struct Audience {
    watchers: Vec<Watcher>,
    /// The number of the next line of talk to send them.
    unsaid: u32,
}

/// A viewer.
struct Watcher {
    socket: u64,
    player: Option<String>,
    outbox: Outbox,
}

/// What a frame contains besides the state of the table.
#[derive(Clone, Copy)]
pub(super) enum Update<'a> {
    /// The last entry, with its effects if it was a move.
    Last(Option<&'a Played>),
    /// No entry: only who is here has changed, or the table was reloaded.
    None,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// The identities of those who have one.
    pub(super) fn players(&self) -> impl Iterator<Item = &str> {
        self.watchers.iter().filter_map(|watcher| watcher.player.as_deref())
    }

    /// How many viewers have no seat.
    fn spectators(&self, table: &Table) -> usize {
        self.watchers.iter().filter(|watcher| viewer(table, watcher.player.as_deref()) == Viewer::Public).count()
    }

    /// A viewer starts watching, or watches again.
    fn join(&mut self, socket: u64, player: Option<&str>, outbox: &Outbox) {
        self.watchers.retain(|watcher| watcher.socket != socket);
        let is_theirs = |watcher: &Watcher| player.is_some() && watcher.player.as_deref() == player;
        if self.watchers.iter().filter(|watcher| is_theirs(watcher)).count() >= SOCKETS_OF_PERSON
            && let Some(oldest) = self.watchers.iter().position(is_theirs)
        {
            self.watchers.remove(oldest).outbox.close();
        }
        self.watchers.push(Watcher { socket, player: player.map(Into::into), outbox: outbox.clone() });
    }

    /// A viewer has gone; returns their identity, if they have one.
    pub(super) fn leave(&mut self, socket: u64) -> Option<String> {
        let at = self.watchers.iter().position(|watcher| watcher.socket == socket)?;
        self.watchers.remove(at).player
    }

    /// Tells everyone why they cannot look any more.
    pub(super) fn dismiss(&mut self, id: &str, refusal: &Refusal) {
        let refused = Refused { code: refusal.code, message: &refusal.message, table: Some(id), id: None };
        let text: Utf8Bytes = wire::text(&Message::Refused(refused)).into();
        for watcher in self.watchers.drain(..) {
            watcher.outbox.put(text.clone());
        }
    }

    /// Sends everyone the latest lines that they do not have yet.
    pub(super) fn pass_on(&mut self, talk: &[TalkRow], message: impl Fn(&TalkRow) -> Utf8Bytes) {
        for line in talk.iter().filter(|line| line.n >= self.unsaid) {
            let text = message(line);
            self.watchers.retain(|watcher| watcher.outbox.put(text.clone()));
        }
        self.unsaid = talk.last().map_or(self.unsaid, |line| self.unsaid.max(line.n + 1));
    }
}

/// Where the person sits, if they do.
fn viewer(table: &Table, player: Option<&str>) -> Viewer {
    player.and_then(|player| table.seat_of(player)).map_or(Viewer::Public, Viewer::Seat)
}

impl State {
    /// The table as a person may see it, with the news since a ply.
    pub(super) fn frame(&self, player: Option<&str>, since: Option<u32>) -> Result<Utf8Bytes, Refusal> {
        let table = self.table.as_ref().ok_or_else(no_such_table)?;
        let viewer = viewer(table, player);
        let mut frame = table.frame(viewer, now());
        frame.set_here(self.present());
        if let Some(since) = since {
            Page { news: frame.news, earlier: frame.earlier } = table.story(since, u32::MAX, viewer)?;
        }
        Ok(wire::text(&Message::Frame(Box::new(frame))).into())
    }
}

/// The frame of a viewer after some news.
fn frame_of(table: &Table, viewer: Viewer, here: Seats, news: Update<'_>) -> Utf8Bytes {
    let mut frame = table.frame(viewer, now());
    frame.set_here(here);
    if let Update::Last(made) = news {
        frame.news = table.last_news(made, viewer);
    }
    wire::text(&Message::Frame(Box::new(frame))).into()
}

impl Node {
    /// Admits a viewer: sends the table with the news since a ply, and from then on every change.
    pub(crate) async fn watch(
        &self,
        id: &str,
        since: Option<u32>,
        socket: u64,
        player: Option<&str>,
        outbox: &Outbox,
    ) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        held.table().may_look(player)?;
        self.check_crowd(&held, player)?;
        self.looked_at(id, player).await;
        self.want(id, held.table().last()).await;
        self.recall_talk(&mut held.state, id, outbox).await?;
        let state = &mut *held.state;
        let first = state.audience.is_empty();
        state.audience.join(socket, player, outbox);
        outbox.put(state.frame(player, since)?);
        self.metrics.frames.up();
        self.notice(state, Some(socket));
        if first {
            self.ask_who_is_there(id).await;
        }
        self.tell_who_is_here(state).await;
        Ok(())
    }

    /// Players always get in; the number of spectators is limited.
    fn check_crowd(&self, held: &Held<'_>, player: Option<&str>) -> Result<(), Refusal> {
        let is_spectator = viewer(held.table(), player) == Viewer::Public;
        let most = self.limits.spectators_per_table;
        if self.limits.on && is_spectator && held.state.audience.spectators(held.table()) >= most {
            return Err(Refusal::new(RefusalCode::Crowded, "too many people are watching this table"));
        }
        Ok(())
    }

    /// Part of a table's story, as a person may see it.
    pub(crate) async fn story(&self, id: &str, player: Option<&str>, since: u32, before: u32) -> Result<String, Refusal> {
        self.with(id, |table| {
            let page = table.story(since, before, viewer(table, player))?;
            Ok(serde_json::to_string(&page).expect("plain data"))
        })
        .await?
    }

    /// The table as a person may see it, with the news since a ply.
    pub(crate) async fn look(&self, id: &str, player: Option<&str>, since: Option<u32>) -> Result<Utf8Bytes, Refusal> {
        let live = self.live(id).await?;
        let held = self.hold(&live, id).await?;
        held.table().may_look(player)?;
        self.looked_at(id, player).await;
        held.state.frame(player, since)
    }

    /// Sends everyone, except one socket if given, their own frame.
    pub(super) fn broadcast(&self, state: &mut State, news: Update<'_>, but: Option<u64>) {
        let here = state.present();
        let Some(table) = &state.table else { return };
        let mut frames: [Option<Utf8Bytes>; MAX_SEATS + 1] = Default::default();
        state.audience.watchers.retain(|watcher| {
            if but == Some(watcher.socket) {
                return true;
            }
            if let Err(refusal) = table.may_look(watcher.player.as_deref()) {
                let refused = Refused { code: refusal.code, message: &refusal.message, table: Some(table.id()), id: None };
                watcher.outbox.put(wire::text(&Message::Refused(refused)).into());
                return false;
            }
            let viewer = viewer(table, watcher.player.as_deref());
            let frame = &mut frames[viewer.seat().map_or(MAX_SEATS, |seat| seat.index())];
            let frame = frame.get_or_insert_with(|| frame_of(table, viewer, here, news));
            self.metrics.frames.up();
            let taken = watcher.outbox.put(frame.clone());
            if !taken {
                self.metrics.slow_readers.up();
            }
            taken
        });
    }
}
