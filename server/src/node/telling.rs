//! Who must be told of what happens at a table: those whom it concerns and who are not looking.

use super::Node;
use super::tables::State;
use crate::store::{AlarmRow, Failed, NoticeRow, Repository, SendRow, ToldWrite, Write};
use crate::told::{Call, Kind};
use engine::{Seat, Seats};
use table::{Entry, Pace, Place, Refusal, RefusalCode, Table, TablePhase};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many alarms are looked at in one go.
const AT_ONCE: u32 = 64;

impl State {
    /// Whose people have the table open, through any node. Those who have just gone do not.
    pub(super) fn watching(&self, table: &Table) -> Seats {
        self.presence.with_elsewhere(self.audience.players().filter_map(|player| table.seat_of(player)).collect())
    }
}

impl Node {
    fn tell_of(&self, player: &str, table: &str, kind: Kind, at: u64) -> Write {
        let due = at + self.told.wait();
        Write::Told(ToldWrite::Notice(NoticeRow {
            player: player.into(),
            table: table.into(),
            kind: kind.name().into(),
            urgency: kind as u8,
            made: at,
            due,
        }))
    }

    /// What an entry gives to tell, once it has been applied. At a table with bots alone nobody is told: the person has just been there.
    pub(super) fn told_by(&self, state: &State, table: &Table, entry: &Entry, at: u64) -> Vec<Write> {
        if !self.told.settings.on || table.people().count() < 2 {
            return Vec::new();
        }
        let mover = if let Entry::Moved { seat, .. } = entry { Some(*seat) } else { None };
        let watching = state.watching(table);
        let mut writes = Vec::new();
        if table.people().any(|(seat, _)| mover != Some(seat) && owes(table, seat) && table.owed_at(seat) == at) {
            writes.push(self.calls(table, Call::Turn, at));
        }
        for (seat, sitting) in table.people() {
            if mover == Some(seat) && !watching.contains(seat) {
                writes.push(Write::Told(ToldWrite::Looked { player: sitting.player.clone(), table: table.id().into() }));
            }
            if mover == Some(seat) || !owes(table, seat) || table.owed_at(seat) != at {
                continue;
            }
            if !watching.contains(seat) {
                writes.push(self.tell_of(&sitting.player, table.id(), Kind::Turn, at));
            }
            writes.extend(alarm(table, seat, &sitting.player).map(|row| Write::Told(ToldWrite::Alarm(row))));
        }
        writes
    }

    /// What the end of a game gives to tell.
    pub(super) fn told_by_end(&self, table: &Table, at: u64) -> Option<Write> {
        (self.told.settings.on && table.people().count() > 1).then(|| self.calls(table, Call::End, at))
    }

    /// What a new table gives to tell: seats are kept for people who may not know of it, or they sit there already, in a round of a contest.
    pub(super) fn told_by_founding(&self, table: &Table, at: u64) -> Vec<Write> {
        if !self.told.settings.on {
            return Vec::new();
        }
        let invited = table.places().iter().filter_map(|place| match place {
            Place::Invited { player, .. } => Some(self.tell_of(player, table.id(), Kind::Invitation, at)),
            Place::Person(_) | Place::Bot(_) | Place::Open | Place::Closed => None,
        });
        let is_round = table.phase() == TablePhase::Playing && table.people().count() > 1;
        let seated = table.people().filter(|_| is_round).flat_map(|(seat, sitting)| {
            let kind = if owes(table, seat) { Kind::Turn } else { Kind::Invitation };
            let alarm = alarm(table, seat, &sitting.player).map(|row| Write::Told(ToldWrite::Alarm(row)));
            std::iter::once(self.tell_of(&sitting.player, table.id(), kind, at)).chain(alarm)
        });
        invited.chain(seated).collect()
    }

    /// What a new table of a club gives to tell to those of its members who want to hear of it.
    pub(crate) fn told_by_club(&self, members: &[&str], table: &str, at: u64) -> Vec<Write> {
        let notices = members.iter().map(|player| self.tell_of(player, table, Kind::Invitation, at));
        if self.told.settings.on { notices.collect() } else { Vec::new() }
    }

    /// What a line of talk gives to tell.
    pub(super) fn told_by_talk(&self, state: &State, table: &Table, speaker: &str, at: u64) -> Vec<Write> {
        let watching = state.watching(table);
        let others = table.people().filter(|(seat, sitting)| sitting.player != speaker && !watching.contains(*seat));
        let notices = others.map(|(_, sitting)| self.tell_of(&sitting.player, table.id(), Kind::Talk, at));
        if self.told.settings.on { notices.collect() } else { Vec::new() }
    }

    /// A socket was lost whose client was last heard from at this time: a turn that began since then was shown to nobody.
    pub(super) fn told_by_loss(&self, state: &State, player: &str, heard: u64, at: u64) -> Vec<Write> {
        let Some(table) = state.table.as_ref().filter(|table| table.people().count() > 1) else { return Vec::new() };
        let Some(seat) = table.seat_of(player).filter(|seat| !state.watching(table).contains(*seat)) else { return Vec::new() };
        let is_news = self.told.settings.on && owes(table, seat) && table.owed_at(seat) > heard;
        if is_news { vec![self.tell_of(player, table.id(), Kind::Turn, at)] } else { Vec::new() }
    }

    /// A person looks at a table: what waits to be sent of it is old.
    pub(super) async fn looked_at(&self, id: &str, player: Option<&str>) {
        let (Some(player), store) = (player.filter(|_| self.told.settings.on), &self.archive.store) else { return };
        if store.has_notice(player, id).await == Ok(true) {
            let looked = ToldWrite::Looked { player: player.into(), table: id.into() };
            if let Err(failed) = store.write(vec![Write::Told(looked)]).await {
                self.archive.refused(&failed);
            }
        }
    }

    /// The game of a notice that still holds. One that does not is forgotten: its person looks at the table, or has made the move, maybe
    /// through another node.
    pub(crate) async fn still_holds(&self, row: &SendRow, kind: Kind) -> Result<Option<String>, Refusal> {
        let live = self.live(&row.table).await?;
        let mut held = self.hold(&live, &row.table).await?;
        self.catch_up(&mut held, &row.table).await?;
        let table = held.table();
        let is_looking = table.seat_of(&row.player).is_some_and(|seat| held.state.watching(table).contains(seat));
        if kind.holds_for(table, &row.player) && !is_looking {
            return Ok(Some(table.terms().game.clone()));
        }
        // The table is still held: nothing new can come in between.
        let looked = ToldWrite::Looked { player: row.player.clone(), table: row.table.clone() };
        self.archive.store.write(vec![Write::Told(looked)]).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(None)
    }

    /// Tells those whose time is running out.
    pub(crate) async fn ring(&self, at: u64) -> Result<(), Failed> {
        for row in self.archive.store.alarms(at, AT_ONCE).await? {
            let next = match self.with_latest(&row.table, |table| self.after_alarm(table, &row, at)).await {
                Ok(next) => next,
                Err(refusal) if refusal.code == RefusalCode::Unavailable => continue,
                Err(_) => None,
            };
            let writes = std::iter::once(Write::Told(ToldWrite::Heard(row))).chain(next).collect();
            match self.archive.store.write(writes).await {
                // Another node was faster.
                Ok(()) | Err(Failed::Conflict) => {}
                Err(failed) => return Err(failed),
            }
        }
        Ok(())
    }

    /// A notice if the time is running out, another alarm if there is more of it than was thought, and nothing if the move was made.
    fn after_alarm(&self, table: &Table, row: &AlarmRow, at: u64) -> Option<Write> {
        let seat = table.seat_of(&row.player).filter(|seat| owes(table, *seat))?;
        let next = alarm(table, seat, &row.player)?;
        let has_time = next.at > at;
        Some(if has_time { Write::Told(ToldWrite::Alarm(next)) } else { self.tell_of(&row.player, table.id(), Kind::Time, at) })
    }
}

/// Whether the seat's person owes a move.
fn owes(table: &Table, seat: Seat) -> bool {
    table.waiting_for().contains(seat) && table.bot_of(seat).is_none()
}

/// When a quarter of the time for a move is left, where people have days for it.
fn alarm(table: &Table, seat: Seat, player: &str) -> Option<AlarmRow> {
    let Pace::Days(days) = table.terms().pace else { return None };
    let end = table.due().filter(|_| table.phase() == TablePhase::Playing && owes(table, seat) && table.bot_to_move().is_none())?;
    let at = end.saturating_sub(u64::from(days) * DAY / 4);
    Some(AlarmRow { player: player.into(), table: table.id().into(), at })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::store::{Share, Store, WayRow, WishRow};
    use crate::testing;
    use crate::told::Telling;
    use std::sync::Arc;
    use table::{Act, Creation};

    async fn node(store: Store) -> Arc<Node> {
        testing::node(store, Limits::off(), Telling { wait_seconds: 0, ..Telling::default() }).await
    }

    fn wants_all(player: &str) -> Vec<Write> {
        let wishes = WishRow {
            player: player.into(),
            kinds: "talk turn time".into(),
            language: "en".into(),
            origin: String::new(),
            quiet: None,
            utc_offset: 0,
        };
        let way = WayRow {
            id: player.into(),
            player: player.into(),
            form: "json".into(),
            target: "https://hooks.example/".into(),
            secret: String::new(),
            made: 0,
            failures: 0,
        };
        vec![Write::Told(ToldWrite::Wishes(wishes)), Write::Told(ToldWrite::Way(way))]
    }

    /// A table of Ann's and Bob's, before it begins.
    async fn table(node: &Arc<Node>) -> String {
        let terms = serde_json::from_str(r#"{"game": "toy", "pace": {"days": 1}, "cover": "clock"}"#).expect("terms");
        let creation = Creation { terms, seats: vec!["me".into(), "open".into()], name: "Ann".into() };
        let id = node.create("ann", &creation).await.expect("made");
        node.act("bob", &id, &Act::Join { seat: None, name: "Bob".into() }).await.expect("seated");
        id
    }

    /// What waits to be sent at some time, as person and kind; this claims it.
    async fn sends(node: &Node, at: u64) -> Vec<(String, String)> {
        let sends = node.archive.store.claim_sends(at, at + 1, 9, &Share { most: 9, under_way: &[] }).await.expect("claimed");
        sends.into_iter().map(|send| (send.player, send.kind)).collect()
    }

    #[tokio::test]
    async fn somebody_with_days_for_a_move_is_told_once_when_a_quarter_of_them_is_left() {
        let folder = std::env::temp_dir().join(format!("cabochon-alarms-{}", std::process::id()));
        let node = node(Store::open(&folder).await.expect("opened")).await;
        for player in ["ann", "bob"] {
            node.archive.store.write(wants_all(player)).await.expect("written");
        }
        let id = table(&node).await;
        node.act("ann", &id, &Act::Start { fill: None }).await.expect("begun");
        let (end, owing) = node
            .with(&id, |table| {
                let owing = table.people().find(|(seat, _)| owes(table, *seat)).map(|(_, sitting)| sitting.player.clone());
                (table.due().expect("a clock"), owing.expect("somebody"))
            })
            .await
            .expect("a table");
        let late = end - DAY / 4;
        assert_eq!(sends(&node, late).await, [(owing.clone(), "turn".to_string())]);
        node.ring(late - 1).await.expect("asked");
        assert_eq!(sends(&node, late + 1).await, [(owing.clone(), "turn".to_string())], "there is time");
        node.ring(late).await.expect("asked");
        assert_eq!(sends(&node, late + 2).await, [(owing.clone(), "time".to_string())], "it takes the place of the other");
        node.looked_at(&id, Some(&owing)).await;
        node.ring(late + 3).await.expect("asked");
        assert_eq!(sends(&node, late + 9).await, [], "once is enough");
        node.archive.store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }

    /// A node that had not heard of the move took the notice for an old one and forgot it.
    #[tokio::test]
    async fn a_notice_is_sent_by_a_node_that_has_not_heard_of_the_move() {
        let folder = std::env::temp_dir().join(format!("cabochon-unheard-{}", std::process::id()));
        let store = Store::open(&folder).await.expect("opened");
        let (one, other) = (node(store.clone()).await, node(store.clone()).await);
        for player in ["ann", "bob"] {
            store.write(wants_all(player)).await.expect("written");
        }
        let id = table(&one).await;
        let before = other.with(&id, |table| table.phase()).await.expect("read");
        one.act("ann", &id, &Act::Start { fill: None }).await.expect("begun");
        let sends = store.claim_sends(u64::MAX / 4, u64::MAX / 4, 9, &Share { most: 9, under_way: &[] }).await.expect("claimed");
        assert_eq!((before, sends.len()), (TablePhase::Gathering, 1), "{sends:?}");
        let game = other.still_holds(&sends[0], Kind::Turn).await.expect("read");
        assert_eq!(game.as_deref(), Some("toy"));
        assert_eq!(store.has_notice(&sends[0].player, &id).await, Ok(true));
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
