//! Series and tournaments: what happened in each, its tables, and what came of them.

use super::sql::{Connection, Row, Statement};
use super::{Answer, Repository, Store, Write};
use serde::{Deserialize, Serialize};

/// A change to a contest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ContestWrite {
    /// A contest, new or changed.
    Contest(ContestRow),
    /// What happened in it. Refused if there is something with this number.
    Event(ContestEvent),
    /// It is in a person's lists.
    Person {
        /// Whose.
        player: String,
        /// Which.
        contest: String,
    },
    /// A table of one of its rounds.
    Table(ContestTable),
    /// A game is over. Changes nothing if its table belongs to no contest, or has a result.
    Result {
        /// At which table.
        table: String,
        /// What came of it, as JSON.
        result: String,
        /// When.
        at: u64,
    },
    /// What an organiser says about a corrected result.
    Note {
        /// In which contest.
        contest: String,
        /// In which round, counted from 0.
        round: u16,
        /// Which of its tables, counted from 0.
        place: u16,
        /// What.
        note: String,
        /// Who.
        by: String,
    },
    /// A contest and everything about it is deleted. Its tables stay.
    Delete {
        /// Which.
        contest: String,
    },
}

/// A series or a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestRow {
    /// Which.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Who made it.
    pub organiser: String,
    /// The terms of its tables, as JSON.
    pub terms: String,
    /// How it is played, as JSON.
    pub plan: String,
    /// 0 while people enter, 1 while it is played, 2 afterwards.
    pub phase: u8,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When something last happened in it.
    pub updated: u64,
    /// When a result came in that nobody has looked at.
    pub stirred: Option<u64>,
}

/// Something that happened in a contest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestEvent {
    /// In which.
    pub contest: String,
    /// Its number, counted from 0.
    pub n: u32,
    /// When.
    pub at: u64,
    /// What, as JSON.
    pub event: String,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestTable {
    /// In which contest.
    pub contest: String,
    /// In which round, counted from 0.
    pub round: u16,
    /// Which of its tables, counted from 0.
    pub place: u16,
    /// The table.
    pub table: String,
    /// What came of it, as JSON.
    pub result: Option<String>,
    /// What an organiser said about the result.
    pub note: String,
    /// Who said it.
    pub noted_by: Option<String>,
}

/// Everything about a contest of which a person must be forgotten.
pub(super) const OF_PERSON: [&str; 3] = [
    "DELETE FROM contest_people WHERE player = $1",
    "UPDATE contests SET name = '' WHERE organiser = $1",
    "UPDATE contest_tables SET note = '', noted_by = NULL WHERE noted_by = $1",
];

pub(super) const CONTESTS: &str = "SELECT id, name, organiser, terms, plan, phase, made, updated, stirred FROM contests";
pub(super) const TABLES: &str = "SELECT contest_id, round, place, table_id, result, note, noted_by FROM contest_tables";

pub(super) fn contest_row(row: &Row) -> Answer<ContestRow> {
    Ok(ContestRow {
        id: row.text("id")?,
        name: row.text("name")?,
        organiser: row.text("organiser")?,
        terms: row.text("terms")?,
        plan: row.text("plan")?,
        phase: row.int("phase")?,
        made: row.int("made")?,
        updated: row.int("updated")?,
        stirred: row.maybe_int("stirred")?,
    })
}

pub(super) fn contest_event(row: &Row) -> Answer<ContestEvent> {
    Ok(ContestEvent { contest: row.text("contest_id")?, n: row.int("n")?, at: row.int("at")?, event: row.text("event")? })
}

pub(super) fn contest_table(row: &Row) -> Answer<ContestTable> {
    Ok(ContestTable {
        contest: row.text("contest_id")?,
        round: row.int("round")?,
        place: row.int("place")?,
        table: row.text("table_id")?,
        result: row.maybe_text("result")?,
        note: row.text("note")?,
        noted_by: row.maybe_text("noted_by")?,
    })
}

pub(super) async fn write(connection: &mut Connection, write: &ContestWrite) -> Answer<()> {
    let statement = match write {
        ContestWrite::Contest(row) => contest(row),
        ContestWrite::Event(event) => Statement::new("INSERT INTO contest_log (contest_id, n, at, event) VALUES ($1, $2, $3, $4)")
            .text(&event.contest)
            .int(event.n)
            .int(event.at)
            .text(&event.event),
        ContestWrite::Person { player, contest } => {
            let text = "INSERT INTO contest_people (player, contest_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            Statement::new(text).text(player).text(contest)
        }
        ContestWrite::Table(row) => table(row),
        ContestWrite::Result { table, result, at } => return finish(connection, table, result, *at).await,
        ContestWrite::Note { contest, round, place, note, by } => {
            let text = "UPDATE contest_tables SET note = $4, noted_by = $5 WHERE contest_id = $1 AND round = $2 AND place = $3";
            Statement::new(text).text(contest).int(*round).int(*place).text(note).text(by)
        }
        ContestWrite::Delete { contest } => return delete(connection, contest).await,
    };
    connection.run(statement).await?;
    Ok(())
}

fn contest(row: &ContestRow) -> Statement {
    Statement::new(
        "INSERT INTO contests (id, name, organiser, terms, plan, phase, made, updated, stirred) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, updated = excluded.updated, \
         stirred = COALESCE(excluded.stirred, contests.stirred)",
    )
    .text(&row.id)
    .text(&row.name)
    .text(&row.organiser)
    .text(&row.terms)
    .text(&row.plan)
    .int(row.phase)
    .int(row.made)
    .int(row.updated)
    .maybe_int(row.stirred)
}

fn table(row: &ContestTable) -> Statement {
    Statement::new(
        "INSERT INTO contest_tables (contest_id, round, place, table_id, result, note, noted_by) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .text(&row.contest)
    .int(row.round)
    .int(row.place)
    .text(&row.table)
    .maybe_text(row.result.as_deref())
    .text(&row.note)
    .maybe_text(row.noted_by.as_deref())
}

/// The first result stays, and whoever waits for it is told with it.
async fn finish(connection: &mut Connection, table: &str, result: &str, at: u64) -> Answer<()> {
    let text = "UPDATE contest_tables SET result = $2 WHERE table_id = $1 AND result IS NULL RETURNING contest_id";
    for row in connection.all(Statement::new(text).text(table).text(result)).await? {
        let stir = "UPDATE contests SET stirred = $2, updated = $2 WHERE id = $1";
        connection.run(Statement::new(stir).text(&row.text("contest_id")?).int(at)).await?;
    }
    Ok(())
}

async fn delete(connection: &mut Connection, contest: &str) -> Answer<()> {
    for text in [
        "DELETE FROM contest_log WHERE contest_id = $1",
        "DELETE FROM contest_people WHERE contest_id = $1",
        "DELETE FROM contest_tables WHERE contest_id = $1",
        "DELETE FROM club_contests WHERE contest_id = $1",
        "DELETE FROM contests WHERE id = $1",
    ] {
        connection.run(Statement::new(text).text(contest)).await?;
    }
    Ok(())
}

/// The query whether a write is in the database, if it has a unique key.
pub(super) fn is_there(write: &ContestWrite) -> Option<Statement> {
    match write {
        ContestWrite::Event(ContestEvent { contest, n, at, event }) => Some(
            Statement::new("SELECT n FROM contest_log WHERE contest_id = $1 AND n = $2 AND at = $3 AND event = $4")
                .text(contest)
                .int(*n)
                .int(*at)
                .text(event),
        ),
        ContestWrite::Contest(_) | ContestWrite::Person { .. } | ContestWrite::Table(_) | ContestWrite::Result { .. } => None,
        ContestWrite::Note { .. } | ContestWrite::Delete { .. } => None,
    }
}

impl Store {
    /// A contest by its name in links.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn contest(&self, id: &str) -> Answer<Option<ContestRow>> {
        let question = "SELECT id, name, organiser, terms, plan, phase, made, updated, stirred FROM contests WHERE id = $1";
        Ok(self.all(Statement::new(question).text(id), contest_row).await?.pop())
    }

    /// Everything that happened in a contest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn contest_log(&self, id: &str) -> Answer<Vec<ContestEvent>> {
        let question = "SELECT contest_id, n, at, event FROM contest_log WHERE contest_id = $1 ORDER BY n";
        self.all(Statement::new(question).text(id), contest_event).await
    }

    /// The tables of a contest, in order, and whether each is still there.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn contest_tables(&self, id: &str) -> Answer<Vec<(ContestTable, bool)>> {
        let question = "SELECT contest_id, round, place, table_id, result, note, noted_by, \
                        (SELECT COUNT(*) FROM tables WHERE tables.id = table_id) AS here \
                        FROM contest_tables WHERE contest_id = $1 ORDER BY round, place";
        self.all(Statement::new(question).text(id), |row| Ok((contest_table(row)?, row.int::<u64>("here")? > 0))).await
    }

    /// The present names of the people of a contest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn contest_names(&self, id: &str) -> Answer<Vec<(String, String)>> {
        let question = "SELECT players.id AS id, name FROM contest_people JOIN players ON players.id = player WHERE contest_id = $1";
        self.all(Statement::new(question).text(id), |row| Ok((row.text("id")?, row.text("name")?))).await
    }

    /// A person's contests, those that are not over first, then the latest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn contests_of(&self, player: &str, most: u32) -> Answer<Vec<ContestRow>> {
        let question = "SELECT id, name, organiser, terms, plan, phase, made, updated, stirred FROM contests \
                        JOIN contest_people ON contest_id = id WHERE player = $1 \
                        ORDER BY CASE WHEN phase < 2 THEN 0 ELSE 1 END, updated DESC, id LIMIT $2";
        self.all(Statement::new(question).text(player).int(most), contest_row).await
    }

    /// How many contests a person has made that are not over.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn open_contests_of(&self, organiser: &str) -> Answer<u32> {
        let question = "SELECT COUNT(*) AS open FROM contests WHERE organiser = $1 AND phase < 2";
        Ok(self.all(Statement::new(question).text(organiser), |row| row.int("open")).await?.pop().unwrap_or(0))
    }

    /// The contest that a table belongs to, and in which round.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn contest_of(&self, table: &str) -> Answer<Option<ContestTable>> {
        let question = "SELECT contest_id, round, place, table_id, result, note, noted_by FROM contest_tables WHERE table_id = $1";
        Ok(self.all(Statement::new(question).text(table), contest_table).await?.pop())
    }

    /// Contests in which a result came in that nobody has looked at, and when.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn stirred_contests(&self, most: u32) -> Answer<Vec<(String, u64)>> {
        let question = "SELECT id, stirred FROM contests WHERE stirred IS NOT NULL ORDER BY stirred LIMIT $1";
        self.all(Statement::new(question).int(most), |row| Ok((row.text("id")?, row.int("stirred")?))).await
    }

    /// Somebody has looked at the results that came in until a time.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn settle_contest(&self, id: &str, stirred: u64) -> Answer<()> {
        let text = "UPDATE contests SET stirred = NULL WHERE id = $1 AND stirred = $2 RETURNING id";
        self.change(Statement::new(text).text(id).int(stirred), |_| Ok(())).await?;
        Ok(())
    }

    /// Deletes some contests in a phase in which nothing has happened since a time, and returns how many. Their tables stay.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_contests(&self, phase: u8, before: u64, most: u32) -> Answer<u64> {
        let question = "SELECT id FROM contests WHERE phase = $1 AND updated < $2 ORDER BY updated, id LIMIT $3";
        let old = self.all(Statement::new(question).int(phase).int(before).int(most), |row| row.text("id")).await?;
        let count = old.len() as u64;
        let writes = old.into_iter().map(|contest| Write::Contest(ContestWrite::Delete { contest })).collect();
        Repository::write(self, writes).await?;
        Ok(count)
    }
}
