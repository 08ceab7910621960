//! What changes tables. Each change is applied under the table's lock and stored before anyone is told; if writing fails
//! or is interrupted, the table is read again before anything else happens to it.

use super::Node;
use super::audience::Update;
use super::row::{OVER, next_row, row};
use super::tables::{Held, State};
use crate::bus::{Bus, Heard};
use crate::clock::{now, random, word};
use crate::clubs;
use crate::contests;
use crate::daily;
use crate::history;
use crate::store::{Person, Repository, TableRow, Write};
use std::time::Instant;
use table::{Act, Creation, Entry, PlayOn, Refusal, RefusalCode, Stamped, Table, TablePhase, fair};

/// A table that is not written yet.
pub(crate) struct NewTable {
    pub(crate) table: Table,
    row: TableRow,
    /// What makes it.
    pub(crate) writes: Vec<Write>,
}

impl Node {
    /// Creates a table and returns its name.
    pub(crate) async fn create(&self, player: &str, creation: &Creation) -> Result<String, Refusal> {
        let entry = creation.entry(player, fair::hex(&random::<32>()))?;
        self.found_for(player, vec![entry]).await
    }

    /// Creates a table at which a person plays on from a position of a finished game, and returns its name.
    pub(crate) async fn play_on(&self, person: &Person, id: &str, wish: &PlayOn) -> Result<String, Refusal> {
        let seed = fair::hex(&random::<32>());
        let entries = self.with(id, |table| table.play_on(&person.id, &person.name, wish, seed)).await??;
        self.found_for(&person.id, entries).await
    }

    /// Creates a table for a person, if there is room for one.
    pub(crate) async fn found_for(&self, player: &str, entries: Vec<Entry>) -> Result<String, Refusal> {
        self.found_for_with(player, entries, |_| Vec::new()).await
    }

    /// The same, with something about the new table that is written at the same time or not at all.
    pub(crate) async fn found_for_with(
        &self,
        player: &str,
        entries: Vec<Entry>,
        more: impl FnOnce(&str) -> Vec<Write>,
    ) -> Result<String, Refusal> {
        self.quota.check()?;
        self.check_cap(player).await?;
        self.found(entries, more).await
    }

    /// Creates the rematch of a table, or finds the existing one.
    pub(crate) async fn rematch(&self, player: &str, id: &str) -> Result<String, Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        if let (Some(next), Some(_)) = (held.table().next(), held.table().seat_of(player)) {
            return Ok(next.into());
        }
        let entry = held.table().rematch(player, fair::hex(&random::<32>()))?;
        let next = self.found_for_with(player, vec![entry], self.same_club(id).await?).await?;
        self.append(&mut held, Entry::Followed { table: next.clone() }).await?;
        Ok(next)
    }

    /// Writes the first entries of a table's log.
    async fn found(&self, entries: Vec<Entry>, more: impl FnOnce(&str) -> Vec<Write>) -> Result<String, Refusal> {
        let mut new = self.new_table(entries, now())?;
        let id = new.table.id().to_string();
        let mut writes = std::mem::take(&mut new.writes);
        writes.extend(more(&id));
        self.archive.store.write(writes).await.map_err(|failed| self.archive.refused(&failed))?;
        self.place_new(new);
        Ok(id)
    }

    /// A table with these first entries, and what has to be written before it is there.
    pub(crate) fn new_table(&self, entries: Vec<Entry>, at: u64) -> Result<NewTable, Refusal> {
        let id = word(16);
        let table = Table::replay(id.clone(), entries.into_iter().map(|entry| Stamped { at, entry }))?;
        let mut writes: Vec<Write> =
            table.people().map(|(_, sitting)| Write::Sit { player: sitting.player.clone(), table: id.clone() }).collect();
        let log = (0..).zip(table.log());
        writes.extend(log.map(|(ply, Stamped { at, entry })| Write::Log { table: id.clone(), ply, at: *at, entry: entry.write() }));
        let row = row(&table, at);
        writes.push(Write::Table(row.clone()));
        writes.extend(self.told_by_founding(&table, at));
        Ok(NewTable { table, row, writes })
    }

    /// A new table has been written: from now on it is in use.
    pub(crate) fn place_new(&self, new: NewTable) {
        let NewTable { table, row, .. } = new;
        table.log().iter().for_each(|Stamped { entry, .. }| self.count(&table, entry));
        if table.terms().public {
            self.lobby.changed();
        }
        let (id, ply, due, claimed) = (table.id().to_string(), table.ply(), row.due, row.claimed);
        let is_due = due.is_some_and(|due| due <= table.last());
        self.place(table, Some(row));
        if is_due {
            self.promises.give(&id, ply, claimed);
            self.due.add(&id);
        }
    }

    /// Carries out what a person wants at a table.
    pub(crate) async fn act(&self, player: &str, id: &str, act: &Act) -> Result<(), Refusal> {
        let begun = Instant::now();
        if matches!(act, Act::Join { .. }) {
            self.check_cap(player).await?;
        }
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        self.check_log(held.table(), act)?;
        let entry = match held.table().decide(player, act, now()) {
            // Another node may have done what makes it possible, and the news may not have arrived yet.
            Err(_) if !matches!(self.bus, Bus::Alone) => {
                self.refresh(&mut held.state, id).await?;
                held.table().decide(player, act, now())?
            }
            decided => decided?,
        };
        let moves = matches!(entry, Entry::Moved { .. });
        self.append(&mut held, entry).await?;
        if moves {
            self.metrics.move_latency.observe(begun.elapsed());
        }
        Ok(())
    }

    /// Ends the game at a table, for the operators of the server.
    pub(crate) async fn stop(&self, id: &str) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        self.catch_up(&mut held, id).await?;
        self.append(&mut held, Entry::Stopped).await
    }

    /// Stores an entry, then tells everyone who is looking.
    pub(crate) async fn append(&self, held: &mut Held<'_>, entry: Entry) -> Result<(), Refusal> {
        self.append_with(held, entry, Vec::new()).await
    }

    /// The same, with something else that is written atomically with it.
    pub(super) async fn append_with(&self, held: &mut Held<'_>, entry: Entry, more: Vec<Write>) -> Result<(), Refusal> {
        let state = &mut *held.state;
        // Taken out until the entry is on disk: if this is interrupted, the next access reads the table again.
        let mut table = state.table.take().expect("a held table has been read");
        let (id, ply, at) = (table.id().to_string(), table.ply(), now().max(table.last()));
        let stood = stood_up(&table, &entry);
        let was_over = table.phase() == TablePhase::Over;
        let made = match table.apply(at, entry.clone()) {
            Ok(made) => made,
            Err(refusal) => {
                state.table = Some(table);
                return Err(refusal);
            }
        };
        let row = next_row(state.row.as_ref(), &table, &entry, at);
        let mut writes = vec![Write::Log { table: id.clone(), ply, at, entry: entry.write() }];
        writes.extend(stood);
        writes.extend(sat_down(&id, &entry));
        writes.extend(row.clone().map(Write::Table));
        writes.extend(daily::ended(&table, at));
        writes.extend(self.told_by(state, &table, &entry, at));
        if !was_over && table.phase() == TablePhase::Over {
            writes.extend(history::ended(&table, at));
            writes.extend(self.told_by_end(&table, at));
            writes.extend(contests::ended(&table, at));
            writes.extend(clubs::ended(&table, at));
        }
        writes.extend(more);
        self.write(state, &id, writes).await?;
        self.count(&table, &entry);
        self.keep_row(state, row);
        state.table = Some(table);
        self.broadcast(state, Update::Last(made.as_ref()), None);
        self.bus.tell(&Heard::Grown(id.clone(), ply + 1)).await;
        state.stand();
        if let Some(row) = state.row.as_ref().filter(|row| row.due.is_some_and(|due| due <= at)) {
            self.promises.give(&id, ply + 1, row.claimed);
            self.due.add(&id);
        }
        Ok(())
    }

    /// Writes to the store; if that fails, the table is restored from its log.
    async fn write(&self, state: &mut State, id: &str, writes: Vec<Write>) -> Result<(), Refusal> {
        let begun = Instant::now();
        if let Err(failed) = self.archive.store.write(writes).await {
            let refusal = self.archive.refused(&failed);
            let read_again = self.refresh(state, id).await;
            return Err(if refusal.code == RefusalCode::Uncertain { refusal } else { read_again.err().unwrap_or(refusal) });
        }
        self.archive.answered();
        self.metrics.commits.observe(begun.elapsed());
        Ok(())
    }

    fn count(&self, table: &Table, entry: &Entry) {
        self.metrics.entries.up();
        if let Entry::Moved { seat, .. } = entry {
            self.metrics.moves.up();
            if table.bot_of(*seat).is_some() {
                self.metrics.bot_moves.up();
            }
        }
    }

    /// Remembers the row that was written, and tells the lobby if its line has changed.
    fn keep_row(&self, state: &mut State, row: Option<TableRow>) {
        let Some(row) = row else { return };
        if row.public && state.row.as_ref().is_none_or(|old| old.summary != row.summary) {
            self.lobby.changed();
        }
        if row.phase == OVER {
            self.lobby.closed(&row.id);
        }
        state.row = Some(row);
    }

    async fn check_cap(&self, player: &str) -> Result<(), Refusal> {
        if !self.limits.on {
            return Ok(());
        }
        let open = self.archive.store.open_tables_of(player).await.map_err(|failed| self.archive.refused(&failed))?;
        let most = self.limits.tables_per_person;
        if open < most {
            Ok(())
        } else {
            Err(Refusal::new(RefusalCode::TooManyTables, format!("you have {most} tables open: finish some first")))
        }
    }

    /// Keeps a log from growing for ever. Moves are accepted a little longer, so that a game can be finished.
    fn check_log(&self, table: &Table, act: &Act) -> Result<(), Refusal> {
        let finishes = matches!(act, Act::Play { .. } | Act::Resign);
        if self.limits.takes_entry(table.ply(), finishes) {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::TooManyEntries, "the log of this table is full: finish the game, and set up another table"))
    }
}

/// The person who loses a seat by this entry.
fn stood_up(table: &Table, entry: &Entry) -> Option<Write> {
    let Entry::Left { seat, .. } = entry else { return None };
    let player = table.places().get(seat.index())?.person()?.player.clone();
    Some(Write::Stand { player, table: table.id().into() })
}

/// The person who takes a seat by this entry.
fn sat_down(id: &str, entry: &Entry) -> Option<Write> {
    let Entry::Joined { player, .. } = entry else { return None };
    Some(Write::Sit { player: player.clone(), table: id.into() })
}
