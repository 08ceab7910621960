//! The queries, once for both databases. They are the same text; a macro makes them twice because sqlx's types for the two have nothing in
//! common, and the bounds for code generic over both would be longer than the code.

macro_rules! queries {
    ($store:ident, $database:ty, $lock:literal) => {
        use crate::store::{Answer, BATCH, Failed, Hands, Job, LogRow, MOMENT, MOST_LOGS, Person, Repository, TableRow, TalkRow, Write};
        use crate::store::schema;
        use sqlx::{Connection, Row};
        use std::sync::Arc;
        use tokio::sync::{Mutex, mpsc, watch};
        use tokio::time::Instant;

        type Pool = sqlx::Pool<$database>;
        type Conn = <$database as sqlx::Database>::Connection;
        type DbRow = <$database as sqlx::Database>::Row;
        type Asked = sqlx::query::Query<'static, $database, <$database as sqlx::Database>::Arguments>;

        fn table_row(row: &DbRow) -> Answer<TableRow> {
            Ok(TableRow {
                id: row.try_get(0)?,
                phase: row.try_get::<i64, _>(1)? as u8,
                public: row.try_get::<i64, _>(2)? == 1,
                summary: row.try_get(3)?,
                updated: row.try_get::<i64, _>(4)? as u64,
                due: row.try_get::<Option<i64>, _>(5)?.map(|due| due as u64),
                claimed: row.try_get::<i64, _>(6)? as u64,
            })
        }

        fn person(row: &DbRow) -> Answer<Person> {
            Ok(Person { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get::<i64, _>(2)? as u64 })
        }

        fn talk_row(row: &DbRow) -> Answer<TalkRow> {
            let (n, at) = (row.try_get::<i64, _>(1)? as u32, row.try_get::<i64, _>(2)? as u64);
            Ok(TalkRow { table: row.try_get(0)?, n, at, line: row.try_get(3)? })
        }

        /// Brings the database to the present form, or says why it cannot be used.
        async fn migrate(conn: &mut Conn) -> Answer<()> {
            sqlx::query("CREATE TABLE IF NOT EXISTS version (version BIGINT NOT NULL)").execute(&mut *conn).await?;
            let mut transaction = conn.begin().await?;
            let found = sqlx::query("SELECT version FROM version").fetch_optional(&mut *transaction).await?;
            let found: i64 = found.map(|row| row.try_get(0)).transpose()?.unwrap_or(0);
            let Some(missing) = usize::try_from(found).ok().and_then(|found| schema::STEPS.get(found..)) else {
                return Err(Failed::Unusable(schema::newer(found)));
            };
            for statement in missing.iter().copied().flatten() {
                sqlx::query(*statement).execute(&mut *transaction).await?;
            }
            if !missing.is_empty() {
                sqlx::query("DELETE FROM version").execute(&mut *transaction).await?;
                let version = schema::STEPS.len() as i64;
                sqlx::query("INSERT INTO version VALUES ($1)").bind(version).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        }

        /// Takes whatever waits, writes it in one transaction, and answers when it is on the disk.
        ///
        /// One entry alone is written at once. Where they come thick and fast, those of a moment share a transaction: to have one on the disk
        /// costs as much as to have ten.
        async fn write_for_ever(pool: Pool, queue: Arc<Mutex<mpsc::Receiver<Job>>>, mut closing: watch::Receiver<bool>) {
            let mut jobs = Vec::with_capacity(BATCH);
            while take_jobs(&queue, &mut jobs, &mut closing).await > 0 {
                let begun = Instant::now();
                let written = write_together(&pool, &jobs).await;
                for job in jobs.drain(..) {
                    // One that could not be written spoils the whole transaction: then each has one of its own.
                    let answer = match &written {
                        Ok(()) => Ok(()),
                        Err(_) => write_together(&pool, std::slice::from_ref(&job)).await,
                    };
                    let _ = job.done.send(answer);
                }
                tokio::time::sleep_until(begun + MOMENT).await;
            }
        }

        /// Waits for jobs. Once the store closes no more are taken on, and those that wait are still done.
        async fn take_jobs(queue: &Mutex<mpsc::Receiver<Job>>, jobs: &mut Vec<Job>, closing: &mut watch::Receiver<bool>) -> usize {
            let mut queue = queue.lock().await;
            tokio::select! {
                biased;
                taken = queue.recv_many(jobs, BATCH) => return taken,
                _ = closing.wait_for(|closing| *closing) => queue.close(),
            }
            queue.recv_many(jobs, BATCH).await
        }

        async fn write_together(pool: &Pool, jobs: &[Job]) -> Answer<()> {
            let writes = || jobs.iter().flat_map(|job| &job.writes);
            let logs: Vec<&Write> = writes().filter(|write| matches!(write, Write::Log { .. })).collect();
            let mut conn = pool.acquire().await?;
            // One statement is a transaction by itself.
            if writes().count() == logs.len() && logs.len() <= MOST_LOGS {
                return write_logs(&mut conn, &logs).await;
            }
            let mut transaction = conn.begin().await?;
            for some in logs.chunks(MOST_LOGS) {
                write_logs(&mut transaction, some).await?;
            }
            for write in writes() {
                write_one(&mut transaction, write).await?;
            }
            transaction.commit().await?;
            Ok(())
        }

        async fn write_one(conn: &mut Conn, write: &Write) -> Answer<()> {
            let query = match write {
                Write::Log { .. } => return Ok(()),
                Write::Table(row) => sqlx::query(
                    "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, \
                     public = excluded.public, summary = excluded.summary, updated = excluded.updated, due = excluded.due, \
                     claimed = excluded.claimed",
                )
                .bind(&row.id)
                .bind(i64::from(row.phase))
                .bind(i64::from(row.public))
                .bind(&row.summary)
                .bind(row.updated as i64)
                .bind(row.due.map(|due| due as i64))
                .bind(row.claimed as i64),
                Write::Sit { player, table } => {
                    sqlx::query("INSERT INTO sitting VALUES ($1, $2) ON CONFLICT DO NOTHING").bind(player).bind(table)
                }
                Write::Stand { player, table } => {
                    sqlx::query("DELETE FROM sitting WHERE player = $1 AND table_id = $2").bind(player).bind(table)
                }
                Write::Player { id, name, created } => sqlx::query(
                    "INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                )
                .bind(id)
                .bind(name)
                .bind(*created as i64),
                Write::Secret { hash, player } => sqlx::query("INSERT INTO secrets VALUES ($1, $2)").bind(hash).bind(player),
                Write::Recovery { player, hash } => {
                    sqlx::query("UPDATE players SET recovery = $2 WHERE id = $1").bind(player).bind(hash)
                }
                Write::Talk(row) => sqlx::query("INSERT INTO talk VALUES ($1, $2, $3, $4)")
                    .bind(&row.table)
                    .bind(i64::from(row.n))
                    .bind(row.at as i64)
                    .bind(&row.line),
            };
            query.execute(conn).await?;
            Ok(())
        }

        impl $store {
            async fn rows_of_tables(&self, query: &'static str, player: Option<&str>, most: u32) -> Answer<Vec<TableRow>> {
                let mut query = sqlx::query(query).bind(i64::from(most));
                if let Some(player) = player {
                    query = query.bind(player.to_string());
                }
                self.all(query, table_row).await
            }

            async fn one_person(&self, query: &'static str, hash: &str) -> Answer<Option<Person>> {
                Ok(self.all(sqlx::query(query).bind(hash.to_string()), person).await?.pop())
            }

            /// All rows of a query, read by the hands of the store.
            async fn all<T: Send + 'static>(&self, query: Asked, read: fn(&DbRow) -> Answer<T>) -> Answer<Vec<T>> {
                let readers = self.readers.clone();
                self.hands.run(async move { query.fetch_all(&readers).await?.iter().map(read).collect() }).await
            }
        }

        impl Repository for $store {
            async fn write(&self, writes: Vec<Write>) -> Answer<()> {
                crate::store::hand_over(&self.queue, writes).await
            }

            async fn log(&self, table: &str, from: u32) -> Answer<Vec<LogRow>> {
                let query = sqlx::query("SELECT ply, at, entry FROM log WHERE table_id = $1 AND ply >= $2 ORDER BY ply");
                let read = |row: &DbRow| {
                    let (ply, at) = (row.try_get::<i64, _>(0)? as u32, row.try_get::<i64, _>(1)? as u64);
                    Ok(LogRow { ply, at, entry: row.try_get(2)? })
                };
                self.all(query.bind(table.to_string()).bind(i64::from(from)), read).await
            }

            async fn table(&self, id: &str) -> Answer<Option<TableRow>> {
                let query = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id.to_string());
                Ok(self.all(query, table_row).await?.pop())
            }

            async fn person_by_secret(&self, hash: &str) -> Answer<Option<Person>> {
                let query = "SELECT players.id, name, created FROM players JOIN secrets ON secrets.player = players.id WHERE hash = $1";
                self.one_person(query, hash).await
            }

            async fn person_by_recovery(&self, hash: &str) -> Answer<Option<Person>> {
                self.one_person("SELECT id, name, created FROM players WHERE recovery = $1", hash).await
            }

            async fn lobby(&self, most: u32) -> Answer<Vec<TableRow>> {
                let query = "SELECT * FROM tables WHERE public = 1 AND phase < 2 ORDER BY phase, updated DESC, id LIMIT $1";
                self.rows_of_tables(query, None, most).await
            }

            async fn tables_of(&self, player: &str, most: u32) -> Answer<Vec<TableRow>> {
                let query = "SELECT tables.* FROM tables JOIN sitting ON tables.id = sitting.table_id WHERE sitting.player = $2 \
                             ORDER BY CASE WHEN phase < 2 THEN 0 ELSE 1 END, updated DESC, id LIMIT $1";
                self.rows_of_tables(query, Some(player), most).await
            }

            async fn open_tables_of(&self, player: &str) -> Answer<u32> {
                let query = "SELECT COUNT(*) FROM tables JOIN sitting ON tables.id = sitting.table_id WHERE player = $1 AND phase < 2";
                let counts = self.all(sqlx::query(query).bind(player.to_string()), |row| Ok(row.try_get::<i64, _>(0)? as u32)).await?;
                Ok(counts.first().copied().unwrap_or(0))
            }

            async fn claim(&self, now: u64, until: u64, most: u32) -> Answer<Vec<String>> {
                let query = concat!(
                    "UPDATE tables SET claimed = $2 WHERE id IN (SELECT id FROM tables WHERE due <= $1 AND claimed <= $1 ORDER BY due LIMIT $3 ",
                    $lock,
                    ") RETURNING id"
                );
                let query = sqlx::query(query).bind(now as i64).bind(until as i64).bind(i64::from(most));
                let pool = self.for_claims().clone();
                let rows = self.hands.run(async move { Ok(query.fetch_all(&pool).await?) }).await?;
                rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
            }

            async fn grown(&self, since: u64) -> Answer<Vec<(String, u32)>> {
                let query = sqlx::query("SELECT table_id, MAX(ply) FROM log WHERE at >= $1 GROUP BY table_id").bind(since as i64);
                self.all(query, |row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u32 + 1))).await
            }

            async fn talk(&self, table: &str, most: u32) -> Answer<Vec<TalkRow>> {
                let query = sqlx::query("SELECT * FROM talk WHERE table_id = $1 ORDER BY n DESC LIMIT $2");
                let mut talk = self.all(query.bind(table.to_string()).bind(i64::from(most)), talk_row).await?;
                talk.reverse();
                Ok(talk)
            }

            async fn table_names(&self, after: &str, most: u32) -> Answer<Vec<String>> {
                let query = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
                self.all(query.bind(after.to_string()).bind(i64::from(most)), |row| Ok(row.try_get(0)?)).await
            }

            async fn dump(&self, tell: &mut (dyn FnMut(Write) -> std::io::Result<()> + Send)) -> Answer<()> {
                use futures_util::TryStreamExt;
                let mut transaction = self.readers.begin().await?;
                let one_moment = $store::ONE_MOMENT;
                if !one_moment.is_empty() {
                    sqlx::query(one_moment).execute(&mut *transaction).await?;
                }
                let mut failed = |write: Write| tell(write).map_err(|why| Failed::Unavailable(why.to_string()));
                let mut rows = sqlx::query("SELECT id, name, created, recovery FROM players").fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    let Person { id, name, created } = person(&row)?;
                    failed(Write::Player { id: id.clone(), name, created })?;
                    if let Some(hash) = row.try_get(3)? {
                        failed(Write::Recovery { player: id, hash: Some(hash) })?;
                    }
                }
                drop(rows);
                let mut rows = sqlx::query("SELECT hash, player FROM secrets").fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    failed(Write::Secret { hash: row.try_get(0)?, player: row.try_get(1)? })?;
                }
                drop(rows);
                let mut rows = sqlx::query("SELECT * FROM tables").fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    failed(Write::Table(TableRow { claimed: 0, ..table_row(&row)? }))?;
                }
                drop(rows);
                let mut rows = sqlx::query("SELECT player, table_id FROM sitting").fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    failed(Write::Sit { player: row.try_get(0)?, table: row.try_get(1)? })?;
                }
                drop(rows);
                let mut rows = sqlx::query("SELECT table_id, ply, at, entry FROM log ORDER BY table_id, ply").fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    let (ply, at) = (row.try_get::<i64, _>(1)? as u32, row.try_get::<i64, _>(2)? as u64);
                    failed(Write::Log { table: row.try_get(0)?, ply, at, entry: row.try_get(3)? })?;
                }
                drop(rows);
                let mut rows = sqlx::query("SELECT * FROM talk").fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    failed(Write::Talk(talk_row(&row)?))?;
                }
                Ok(())
            }
        }
    };
}

pub(super) use queries;
