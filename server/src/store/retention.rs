//! Deleting what is no longer wanted. Every change is small, so that moves do not wait for it.

use super::sql::{Row, Statement};
use super::{Answer, Store};

fn id(row: &Row) -> Answer<String> {
    row.text("id")
}

impl Store {
    /// Promises that this node does something for all until a time. Refused while another's promise is valid.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lease(&self, name: &str, holder: &str, now: u64, until: u64) -> Answer<bool> {
        let text = "INSERT INTO leases (name, holder, until) VALUES ($1, $2, $3) \
                    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until \
                    WHERE leases.holder = excluded.holder OR leases.until <= $4 RETURNING name";
        let lease = Statement::new(text).text(name).text(holder).int(until).int(now);
        Ok(!self.change(lease, |_| Ok(())).await?.is_empty())
    }

    /// Tables in a phase where nothing has happened since a time and which nobody is looking at, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn abandoned(&self, phase: u8, before: u64, now: u64, most: u32) -> Answer<Vec<String>> {
        let text = "SELECT id FROM tables LEFT JOIN lengths ON lengths.table_id = id \
                    LEFT JOIN log ON log.table_id = id AND log.ply = entries - 1 \
                    WHERE phase = $1 AND updated < $2 AND COALESCE(log.at, 0) < $2 \
                    AND NOT EXISTS (SELECT 1 FROM leases WHERE name = 'watched ' || id AND until > $3) ORDER BY updated, id LIMIT $4";
        self.all(Statement::new(text).int(phase).int(before).int(now).int(most), id).await
    }

    /// Someone is looking at a table: no node deletes it before this time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn keep_watched(&self, table: &str, until: u64) -> Answer<()> {
        let text = "INSERT INTO leases (name, holder, until) VALUES ('watched ' || $1, '', $2) \
                    ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE excluded.until > leases.until RETURNING name";
        self.count_changed(Statement::new(text).text(table).int(until)).await?;
        Ok(())
    }

    /// Deletes promises that ended before a time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_leases(&self, before: u64) -> Answer<()> {
        self.count_changed(Statement::new("DELETE FROM leases WHERE until < $1 RETURNING name").int(before)).await?;
        Ok(())
    }

    /// Deletes some talk from before a time, and returns how much. The number of a table's last line stays, so that the next line
    /// gets a number that nobody has seen.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_talk(&self, before: u64, most: u32) -> Answer<u64> {
        let last = "UPDATE talk SET line = '', player = NULL \
                    WHERE (table_id, n) IN (SELECT table_id, n FROM talk WHERE line <> '' AND at < $1 ORDER BY at LIMIT $2) \
                    AND NOT EXISTS (SELECT 1 FROM talk AS later WHERE later.table_id = talk.table_id AND later.n > talk.n) RETURNING n";
        let emptied = self.count_changed(Statement::new(last).int(before).int(most)).await?;
        let others = "DELETE FROM talk \
                      WHERE (table_id, n) IN (SELECT table_id, n FROM talk WHERE line <> '' AND at < $1 ORDER BY at LIMIT $2) \
                      AND EXISTS (SELECT 1 FROM talk AS later WHERE later.table_id = talk.table_id AND later.n > talk.n) RETURNING n";
        let deleted = self.count_changed(Statement::new(others).int(before).int(u64::from(most).saturating_sub(emptied))).await?;
        Ok(emptied + deleted)
    }

    /// Deletes some bans that ended before a time, and returns how many.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_bans(&self, before: u64, most: u32) -> Answer<u64> {
        let text = "DELETE FROM bans WHERE who IN (SELECT who FROM bans WHERE until < $1 LIMIT $2) RETURNING who";
        self.count_changed(Statement::new(text).int(before).int(most)).await
    }

    /// Deletes some reports that were settled before a time, and returns how many.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_reports(&self, before: u64, most: u32) -> Answer<u64> {
        let text = "DELETE FROM reports WHERE n IN (SELECT n FROM reports WHERE resolved < $1 LIMIT $2) RETURNING n";
        self.count_changed(Statement::new(text).int(before).int(most)).await
    }

    /// A person is here. Written only if the last visit was long enough ago.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn seen(&self, player: &str, now: u64, unless_since: u64) -> Answer<()> {
        let text = "UPDATE players SET seen = $2 WHERE id = $1 AND (seen IS NULL OR seen < $3) RETURNING id";
        self.count_changed(Statement::new(text).text(player).int(now).int(unless_since)).await?;
        Ok(())
    }

    /// Starts counting now for some people whose last visit is unknown, and returns for how many.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn begin_to_count(&self, now: u64, most: u32) -> Answer<u64> {
        let text = "UPDATE players SET seen = $1 WHERE id IN (SELECT id FROM players WHERE seen IS NULL LIMIT $2) RETURNING id";
        self.count_changed(Statement::new(text).int(now).int(most)).await
    }

    /// People who were last here before a time and have no seat at an unfinished table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn idle_people(&self, before: u64, most: u32) -> Answer<Vec<String>> {
        let text = "SELECT id FROM players WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sitting JOIN tables ON tables.id = table_id \
                    WHERE player = players.id AND phase < 2) ORDER BY seen, players.id LIMIT $2";
        self.all(Statement::new(text).int(before).int(most), id).await
    }

    /// Deletes a person who was last here before a time. The logs of their games keep the name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_person(&self, player: &str, before: u64) -> Answer<()> {
        // The row that identifies them goes last: after an interruption they are found again.
        for text in [
            "DELETE FROM secrets WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM sitting WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM notice_sends WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM notices WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM notice_alarms WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM told_mutes WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM told_ways WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM table_hooks WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM told_wishes WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM daily_tries WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM puzzle_tries WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM played WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM ratings WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM contest_people WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM club_members WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM club_results WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM listed WHERE player IN (SELECT id FROM players WHERE id = $1 AND seen < $2) RETURNING player",
            "DELETE FROM players WHERE id = $1 AND seen < $2 RETURNING id",
        ] {
            self.count_changed(Statement::new(text).text(player).int(before)).await?;
        }
        Ok(())
    }

    /// People who began to be forgotten before a time, and still are.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn being_forgotten(&self, before: u64) -> Answer<Vec<String>> {
        let question = Statement::new("SELECT player AS id FROM forgetting WHERE at <= $1 ORDER BY at, player").int(before);
        self.all(question, id).await
    }

    /// Whether an identity is known.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn knows(&self, player: &str) -> Answer<bool> {
        Ok(!self.all(Statement::new("SELECT id FROM players WHERE id = $1").text(player), id).await?.is_empty())
    }

    async fn count_changed(&self, statement: Statement) -> Answer<u64> {
        Ok(self.change(statement, |_| Ok(())).await?.len() as u64)
    }
}
