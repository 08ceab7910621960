//! What the operators of a server query and change: bans, reports and people.

use super::sql::{Row, Source, Statement};
use super::{Answer, Person, Store, TableRow, TalkRow};
use serde::{Deserialize, Serialize};

/// A banned person or network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanRow {
    /// The number of an identity, or a network.
    pub who: String,
    /// Since when, in milliseconds since 1970.
    pub made: u64,
    /// Until when; empty for ever.
    pub until: Option<u64>,
    /// Why, for the operators and for the person.
    pub reason: String,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportRow {
    /// Its number, counted from 1.
    pub n: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// At which table.
    pub table: String,
    /// The reporter.
    pub reporter: String,
    /// The person it is about, if known.
    pub about: Option<String>,
    /// `talk` or `name`.
    pub kind: String,
    /// What was said, or the name.
    pub said: String,
    /// The talk around it, as JSON.
    pub context: String,
    /// The reason, one of a few words.
    pub why: String,
    /// The reporter's comment.
    pub words: String,
    /// When it was settled.
    pub resolved: Option<u64>,
}

/// Which tables to list; by default all.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only those in this phase, as in [`TableRow::phase`].
    pub phase: Option<u8>,
    /// Nothing has happened there since then, in milliseconds since 1970.
    pub idle_since: Option<u64>,
    /// Which game is played.
    pub game: Option<String>,
    /// Who has a seat there.
    pub player: Option<String>,
    /// The most results.
    pub most: u32,
}

/// Something that other nodes may still have in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gone {
    /// A table was deleted.
    Table(String),
    /// The sessions of a person were ended, at this time.
    Sessions(String, u64),
}

/// A table in a list for the operators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What every list shows.
    pub row: TableRow,
    /// The length of its log.
    pub entries: u32,
    /// When the last of them was written.
    pub last: u64,
}

/// A person in a list for the operators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who.
    pub person: Person,
    /// How many browsers and devices they have.
    pub sessions: u32,
    /// Whether they have an unused recovery code.
    pub recoverable: bool,
    /// How many tables they have a seat at.
    pub tables: u32,
    /// How many of these are unfinished.
    pub open: u32,
}

pub(super) fn ban_row(row: &Row) -> Answer<BanRow> {
    Ok(BanRow { who: row.text("who")?, made: row.int("made")?, until: row.maybe_int("until")?, reason: row.text("reason")? })
}

pub(super) fn report_row(row: &Row) -> Answer<ReportRow> {
    Ok(ReportRow {
        n: row.int("n")?,
        at: row.int("at")?,
        table: row.text("table_id")?,
        reporter: row.text("reporter")?,
        about: row.maybe_text("about")?,
        kind: row.text("kind")?,
        said: row.text("said")?,
        context: row.text("context")?,
        why: row.text("why")?,
        words: row.text("words")?,
        resolved: row.maybe_int("resolved")?,
    })
}

fn listed(row: &Row) -> Answer<Listed> {
    Ok(Listed { row: super::reads::table_row(row)?, entries: row.int("entries")?, last: row.int("last")? })
}

fn known(row: &Row) -> Answer<Known> {
    Ok(Known {
        person: super::reads::person(row)?,
        sessions: row.int("sessions")?,
        recoverable: row.int::<u8>("recoverable")? == 1,
        tables: row.int("seats")?,
        open: row.int("open")?,
    })
}

pub(super) fn ban(row: &BanRow) -> Statement {
    Statement::new(
        "INSERT INTO bans (who, made, until, reason) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (who) DO UPDATE SET made = excluded.made, until = excluded.until, reason = excluded.reason",
    )
    .text(&row.who)
    .int(row.made)
    .maybe_int(row.until)
    .text(&row.reason)
}

pub(super) fn report(row: &ReportRow) -> Statement {
    Statement::new(
        "INSERT INTO reports (n, at, table_id, reporter, about, kind, said, context, why, words, resolved) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .int(row.n)
    .int(row.at)
    .text(&row.table)
    .text(&row.reporter)
    .maybe_text(row.about.as_deref())
    .text(&row.kind)
    .text(&row.said)
    .text(&row.context)
    .text(&row.why)
    .text(&row.words)
    .maybe_int(row.resolved)
}

impl Store {
    /// The tables that pass a filter, the most recently active first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables(&self, filter: &Filter) -> Answer<Vec<Listed>> {
        let question = self.source.pick(
            "SELECT id, phase, public, summary, updated, due, claimed, COALESCE(entries, 0) AS entries, COALESCE(log.at, 0) AS last \
             FROM tables LEFT JOIN lengths ON lengths.table_id = id LEFT JOIN log ON log.table_id = id AND log.ply = entries - 1 \
             WHERE ($1 IS NULL OR phase = $1) AND ($2 IS NULL OR COALESCE(log.at, 0) <= $2) \
             AND ($3 IS NULL OR summary ->> '$.terms.game' = $3) \
             AND ($4 IS NULL OR id IN (SELECT table_id FROM sitting WHERE player = $4)) ORDER BY last DESC, id LIMIT $5",
            "SELECT id, phase, public, summary, updated, due, claimed, COALESCE(entries, 0) AS entries, COALESCE(log.at, 0) AS last \
             FROM tables LEFT JOIN lengths ON lengths.table_id = id LEFT JOIN log ON log.table_id = id AND log.ply = entries - 1 \
             WHERE ($1 IS NULL OR phase = $1) AND ($2 IS NULL OR COALESCE(log.at, 0) <= $2) \
             AND ($3 IS NULL OR summary::json #>> '{terms,game}' = $3) \
             AND ($4 IS NULL OR id IN (SELECT table_id FROM sitting WHERE player = $4)) ORDER BY last DESC, id LIMIT $5",
        );
        let question = Statement::new(question)
            .maybe_int(filter.phase.map(Into::into))
            .maybe_int(filter.idle_since)
            .maybe_text(filter.game.as_deref())
            .maybe_text(filter.player.as_deref())
            .int(filter.most);
        self.all(question, listed).await
    }

    /// What was deleted since a time.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn gone(&self, since: u64) -> Answer<Vec<Gone>> {
        self.all(Statement::new("SELECT kind, id, at FROM gone WHERE at >= $1").int(since), |row| {
            let id = row.text("id")?;
            Ok(if row.text("kind")? == "table" { Gone::Table(id) } else { Gone::Sessions(id, row.int("at")?) })
        })
        .await
    }

    /// Active bans, the newest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn bans(&self, now: u64) -> Answer<Vec<BanRow>> {
        let question = "SELECT who, made, until, reason FROM bans WHERE until IS NULL OR until > $1 ORDER BY made DESC, who";
        self.all(Statement::new(question).int(now), ban_row).await
    }

    /// Reports, the newest first: open ones or all; about everything, or about one person or table.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn reports(&self, settled_too: bool, about: Option<&str>, table: Option<&str>, most: u32) -> Answer<Vec<ReportRow>> {
        let question = "SELECT n, at, table_id, reporter, about, kind, said, context, why, words, resolved FROM reports \
                        WHERE ($1 = 1 OR resolved IS NULL) AND ($2 IS NULL OR about = $2) AND ($3 IS NULL OR table_id = $3) \
                        ORDER BY n DESC LIMIT $4";
        self.all(Statement::new(question).int(u64::from(settled_too)).maybe_text(about).maybe_text(table).int(most), report_row).await
    }

    /// A report by its number.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn report(&self, n: u32) -> Answer<Option<ReportRow>> {
        let question = "SELECT n, at, table_id, reporter, about, kind, said, context, why, words, resolved FROM reports WHERE n = $1";
        Ok(self.all(Statement::new(question).int(n), report_row).await?.pop())
    }

    /// The talk at a table between two numbers, inclusive.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn talk_between(&self, table: &str, first: u32, last: u32) -> Answer<Vec<TalkRow>> {
        let question =
            "SELECT table_id, n, at, line, player FROM talk WHERE table_id = $1 AND n >= $2 AND n <= $3 AND line <> '' ORDER BY n";
        self.all(Statement::new(question).text(table).int(first).int(last), super::reads::talk_row).await
    }

    /// Tables whose log names this identity, after this one, in order of names. Reads all logs.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables_naming(&self, player: &str, after: &str, most: u32) -> Answer<Vec<String>> {
        let question =
            "SELECT DISTINCT table_id FROM log WHERE table_id > $2 AND REPLACE(entry, $1, '') <> entry ORDER BY table_id LIMIT $3";
        self.all(Statement::new(question).text(player).text(after).int(most), |row| row.text("table_id")).await
    }

    /// Lines of earlier builds, which do not record their speaker, after this table, in order of names.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn unsigned_talk(&self, after: &str, most: u32) -> Answer<Vec<TalkRow>> {
        let question = "SELECT table_id, n, at, line, player FROM talk WHERE player IS NULL AND line <> '' AND table_id IN \
                        (SELECT DISTINCT table_id FROM talk WHERE player IS NULL AND line <> '' AND table_id > $1 ORDER BY table_id LIMIT $2) \
                        ORDER BY table_id, n";
        self.all(Statement::new(question).text(after).int(most), super::reads::talk_row).await
    }

    /// Removes overwritten data from the disk as well, if the database leaves that to us.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn scrub(&self) -> Answer<()> {
        if matches!(self.source, Source::Sqlite(_)) {
            // The file itself is clean thanks to secure_delete; its write-ahead log starts again.
            self.change(Statement::new("PRAGMA wal_checkpoint(TRUNCATE)"), |_| Ok(())).await?;
        }
        Ok(())
    }

    /// The number of the next report.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn next_report(&self) -> Answer<u32> {
        let question = Statement::new("SELECT COALESCE(MAX(n), 0) + 1 AS next FROM reports");
        Ok(self.all(question, |row| row.int("next")).await?.pop().unwrap_or(1))
    }

    /// People whose name contains this, the newest first; or the one with this number.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn people(&self, id: Option<&str>, name: Option<&str>, most: u32) -> Answer<Vec<Known>> {
        let question = self.source.pick(
            "SELECT id, name, created, CASE WHEN recovery IS NULL THEN 0 ELSE 1 END AS recoverable, \
             (SELECT COUNT(*) FROM secrets WHERE player = players.id) AS sessions, \
             (SELECT COUNT(*) FROM sitting WHERE player = players.id) AS seats, \
             (SELECT COUNT(*) FROM sitting JOIN tables ON tables.id = table_id WHERE player = players.id AND phase < 2) AS open \
             FROM players WHERE ($1 IS NULL OR id = $1) AND ($2 IS NULL OR INSTR(LOWER(name), LOWER($2)) > 0) \
             ORDER BY created DESC, id LIMIT $3",
            "SELECT id, name, created, CASE WHEN recovery IS NULL THEN 0::bigint ELSE 1::bigint END AS recoverable, \
             (SELECT COUNT(*) FROM secrets WHERE player = players.id) AS sessions, \
             (SELECT COUNT(*) FROM sitting WHERE player = players.id) AS seats, \
             (SELECT COUNT(*) FROM sitting JOIN tables ON tables.id = table_id WHERE player = players.id AND phase < 2) AS open \
             FROM players WHERE ($1 IS NULL OR id = $1) AND ($2 IS NULL OR STRPOS(LOWER(name), LOWER($2)) > 0) \
             ORDER BY created DESC, id LIMIT $3",
        );
        self.all(Statement::new(question).maybe_text(id).maybe_text(name).int(most), known).await
    }
}
