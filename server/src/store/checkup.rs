//! What `cabochon doctor` checks: everything that one part of the database says about another.

use super::sql::{Row, Source, Statement};
use super::{Answer, Store};

/// How many people, seats and browsers are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Identities.
    pub people: u64,
    /// Browsers and devices.
    pub secrets: u64,
    /// Browsers and devices without an identity.
    pub stray_secrets: u64,
    /// Unknown people with a seat.
    pub strangers: u64,
}

impl Store {
    /// What the database's own integrity check reports.
    ///
    /// # Errors
    /// If the check cannot run.
    pub async fn integrity(&self) -> Answer<Vec<String>> {
        if !matches!(self.source, Source::Sqlite(_)) {
            return Ok(Vec::new());
        }
        let said = self.all(Statement::new("PRAGMA integrity_check(20)"), |row| row.text("integrity_check")).await?;
        Ok(said.into_iter().filter(|line| line != "ok").collect())
    }

    /// Tables with anything stored, after this one, in order of names. Clubs have talk, but no table.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn traces(&self, after: &str, most: u32) -> Answer<Vec<String>> {
        let question = "SELECT id FROM (SELECT id FROM tables UNION SELECT table_id FROM log UNION SELECT table_id FROM lengths \
                        UNION SELECT table_id FROM sitting UNION SELECT table_id FROM talk UNION SELECT table_id FROM reviews UNION SELECT table_id FROM deals \
                        UNION SELECT table_id FROM daily_tries UNION SELECT table_id FROM played) AS known \
                        WHERE id > $1 AND NOT EXISTS (SELECT 1 FROM clubs WHERE clubs.id = known.id) ORDER BY id LIMIT $2";
        self.all(Statement::new(question).text(after).int(most), |row: &Row| row.text("id")).await
    }

    /// The recorded length of a log.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn length(&self, table: &str) -> Answer<Option<u32>> {
        let question = Statement::new("SELECT entries FROM lengths WHERE table_id = $1").text(table);
        Ok(self.all(question, |row| row.int("entries")).await?.pop())
    }

    /// Who has a seat at a table, in order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn sitting(&self, table: &str) -> Answer<Vec<String>> {
        let question = Statement::new("SELECT player FROM sitting WHERE table_id = $1 ORDER BY player").text(table);
        self.all(question, |row| row.text("player")).await
    }

    /// Counts people and their browsers.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn count(&self) -> Answer<Count> {
        Ok(Count {
            people: self.number("SELECT COUNT(*) AS found FROM players").await?,
            secrets: self.number("SELECT COUNT(*) AS found FROM secrets").await?,
            stray_secrets: self.number("SELECT COUNT(*) AS found FROM secrets WHERE player NOT IN (SELECT id FROM players)").await?,
            strangers: self
                .number("SELECT COUNT(DISTINCT player) AS found FROM sitting WHERE player NOT IN (SELECT id FROM players)")
                .await?,
        })
    }

    async fn number(&self, question: &'static str) -> Answer<u64> {
        Ok(self.all(Statement::new(question), |row| row.int("found")).await?.pop().unwrap_or(0))
    }
}
