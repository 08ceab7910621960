//! Erases a person: name, sessions and talk go, and tables go on without the name. Records and replays stay.

use super::Node;
use crate::bus::Heard;
use crate::clock::now;
use crate::store::{LogRow, Repository, TableRow, TalkRow, Write};
use crate::wire::Remark;
use serde_json::Value;
use table::{Entry, Refusal, RefusalCode};

/// How many tables are fetched at once.
const AT_ONCE: u32 = 500;

/// How many concurrent changes of a table are tolerated.
const TRIES: u32 = 20;

/// What was erased.
pub(crate) struct Forgotten {
    /// At how many tables the name was found.
    pub(crate) tables: u32,
}

impl Node {
    /// Erases a person. If this is interrupted, [`Node::forget_on`] does it again.
    pub(crate) async fn forget(&self, player: &str) -> Result<Forgotten, Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        self.archive.store.write(vec![Write::Forgetting { player: player.into(), at: now() }]).await.map_err(refused)?;
        // First make sure they can do nothing more.
        self.end_sessions(player).await?;
        self.vacate(player).await;
        self.leave_contests(player).await?;
        let mut tables = 0;
        let mut after = String::new();
        loop {
            let names = self.archive.store.tables_naming(player, &after, AT_ONCE).await.map_err(refused)?;
            let Some(last) = names.last() else { break };
            after = last.clone();
            for id in &names {
                tables += u32::from(self.take_name_from(player, id).await?);
            }
        }
        self.hush_unsigned(player).await?;
        let at = now();
        self.archive.store.write(vec![Write::Forget { player: player.into(), at }]).await.map_err(refused)?;
        self.archive.store.scrub().await.map_err(refused)?;
        self.archive.store.write(vec![Write::Forgotten { player: player.into() }]).await.map_err(refused)?;
        self.bus.tell(&Heard::Ended(player.into(), at)).await;
        self.lobby.changed();
        Ok(Forgotten { tables })
    }

    /// Goes on with what began before a time and was interrupted.
    pub(crate) async fn forget_on(&self, before: u64) -> Result<(), Refusal> {
        for player in self.archive.store.being_forgotten(before).await.map_err(|failed| self.archive.refused(&failed))? {
            self.forget(&player).await?;
        }
        Ok(())
    }

    /// Removes a person's name from a table, and returns whether it was there.
    async fn take_name_from(&self, player: &str, id: &str) -> Result<bool, Refusal> {
        let live = self.live(id).await?;
        for _ in 0..TRIES {
            let rows = self.archive.store.log(id, 0).await.map_err(|failed| self.archive.refused(&failed))?;
            let mut rewritten: Vec<Write> = rows.iter().filter_map(|row| without_name(id, row, player)).collect();
            if rewritten.is_empty() {
                return Ok(false);
            }
            rewritten.extend(self.hushed_by_name(id, &rows, player).await?);
            let done = match self.hold(&live, id).await {
                Ok(mut held) => self.append_with(&mut held, Entry::Forgotten { player: player.into() }, rewritten).await,
                Err(refusal) if refusal.code == RefusalCode::BrokenTable => self.rewrite_broken(id, rewritten).await,
                Err(refusal) => Err(refusal),
            };
            match done {
                // Someone was faster, on this node or another.
                Err(refusal) if refusal.code == RefusalCode::Stale => {}
                done => return done.map(|()| true),
            }
        }
        Err(Refusal::new(RefusalCode::Stale, "the table is too busy: try again"))
    }

    /// A table whose log cannot be read has no row that we could write: its line in lists loses all names.
    async fn rewrite_broken(&self, id: &str, mut writes: Vec<Write>) -> Result<(), Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        if let Some(row) = self.archive.store.table(id).await.map_err(refused)? {
            let mut summary: Value = serde_json::from_str(&row.summary).unwrap_or_default();
            for seat in summary["seats"].as_array_mut().into_iter().flatten().filter(|seat| seat["kind"] != "bot") {
                seat["name"] = "".into();
            }
            writes.push(Write::Table(TableRow { summary: summary.to_string(), ..row }));
        }
        self.archive.store.write(writes).await.map_err(refused)
    }

    /// Lines of the first build are identified only by their speaker's name.
    async fn hushed_by_name(&self, id: &str, rows: &[LogRow], player: &str) -> Result<Vec<Write>, Refusal> {
        let talk = self.archive.store.talk_between(id, 0, u32::MAX).await.map_err(|failed| self.archive.refused(&failed))?;
        let mut names = Vec::new();
        for entry in rows.iter().filter_map(|row| serde_json::from_str(&row.entry).ok()) {
            gather_names(&entry, player, &mut names);
        }
        let is_theirs = |row: &&TalkRow| {
            let line: Option<Remark> = serde_json::from_str(&row.line).ok();
            row.player.is_none() && line.is_some_and(|line| line.who.is_none() && names.contains(&line.name))
        };
        Ok(talk.iter().filter(is_theirs).map(|row| Write::Hush { table: id.into(), n: row.n }).collect())
    }

    /// Lines of later builds without a number are identified by their speaker's tag.
    async fn hush_unsigned(&self, player: &str) -> Result<(), Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        let mut after = String::new();
        loop {
            let lines = self.archive.store.unsigned_talk(&after, AT_ONCE).await.map_err(refused)?;
            let Some(last) = lines.last() else { return Ok(()) };
            after = last.table.clone();
            let theirs = lines.iter().filter(|row| is_of(row, player));
            let hushed: Vec<Write> = theirs.map(|row| Write::Hush { table: row.table.clone(), n: row.n }).collect();
            self.archive.store.write(hushed).await.map_err(refused)?;
        }
    }
}

fn is_of(row: &TalkRow, player: &str) -> bool {
    let line: Option<Remark> = serde_json::from_str(&row.line).ok();
    line.and_then(|line| line.who).is_some_and(|who| who == table::tag(&row.table, player))
}

/// The entry without a person's name, if it was there. Entries of other builds are read as JSON.
fn without_name(id: &str, row: &LogRow, player: &str) -> Option<Write> {
    if !row.entry.contains(player) {
        return None;
    }
    let entry = match Entry::read(&row.entry) {
        Ok(mut entry) => entry.forget(player).then(|| entry.write()),
        Err(_) => {
            let mut entry: Value = serde_json::from_str(&row.entry).ok()?;
            unnamed(&mut entry, player).then(|| entry.to_string())
        }
    };
    Some(Write::Rewrite { table: id.into(), ply: row.ply, entry: entry? })
}

/// The names recorded with this person's number.
fn gather_names(value: &Value, player: &str, names: &mut Vec<String>) {
    if let (true, Some(name)) = (value.get("player").is_some_and(|found| found == player), value.get("name").and_then(Value::as_str)) {
        names.push(name.into());
    }
    let inner: Vec<&Value> = match value {
        Value::Object(fields) => fields.values().collect(),
        Value::Array(items) => items.iter().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    inner.into_iter().for_each(|value| gather_names(value, player, names));
}

/// Clears the name next to every number of this person.
fn unnamed(value: &mut Value, player: &str) -> bool {
    let is_theirs = value.get("player").is_some_and(|found| found == player);
    let has_name = value.get("name").and_then(Value::as_str).is_some_and(|name| !name.is_empty());
    if is_theirs && has_name {
        value["name"] = "".into();
        return true;
    }
    let inner: Vec<&mut Value> = match value {
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Array(items) => items.iter_mut().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    // All of them, not only the first.
    inner.into_iter().map(|value| unnamed(value, player)).filter(|found| *found).count() > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn names_go_from_entries_of_any_build() {
        let row = |entry: Value| LogRow { ply: 3, at: 0, entry: entry.to_string() };
        let foreign = json!({ "seats-swapped": { "places": [{ "player": "p1", "name": "Ann" }, { "player": "p2", "name": "Bob" }] } });
        let Some(Write::Rewrite { entry, .. }) = without_name("t", &row(foreign), "p1") else { panic!("it has the name") };
        assert!(!entry.contains("Ann") && entry.contains("Bob"), "{entry}");
        let ours = Entry::Joined { seat: engine::Seat::new(1), player: "p1".into(), name: "Ann".into() };
        let row = LogRow { ply: 3, at: 0, entry: ours.write() };
        let Some(Write::Rewrite { entry, .. }) = without_name("t", &row, "p1") else { panic!("it has the name") };
        assert!(!entry.contains("Ann") && Entry::read(&entry).is_ok(), "{entry}");
        assert_eq!(without_name("t", &LogRow { entry, ..row.clone() }, "p1"), None, "once is enough");
        assert_eq!(without_name("t", &row, "p2"), None);
    }
}
