//! The shared store: a PostgreSQL server that several nodes write to.

use super::queries::queries;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgPool};
use std::time::Duration;

queries!(Postgres, sqlx::Postgres, "FOR UPDATE SKIP LOCKED");

/// How many tasks write, each with a connection of its own: one takes what has come while another waits for the disk.
const WRITERS: usize = 2;

/// How many connections read.
const READERS: u32 = 5;

/// A database on a server.
#[derive(Clone)]
pub struct Postgres {
    readers: PgPool,
    writers: PgPool,
    hands: Hands,
    queue: mpsc::Sender<Job>,
}

impl Postgres {
    /// Makes a transaction see one moment.
    const ONE_MOMENT: &'static str = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ";

    /// Connects, and brings the database to the present form.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses, or a later version wrote the database.
    pub async fn connect(url: &str) -> Answer<Postgres> {
        // The address may hold a password: it is never repeated.
        let options: PgConnectOptions =
            url.parse().map_err(|_| Failed::Unusable("--database-url is not of the form postgres://user:password@host/database".into()))?;
        let options = options.disable_statement_logging();
        let pool = |most| PgPoolOptions::new().acquire_timeout(Duration::from_secs(5)).max_connections(most);
        let unusable = |why: sqlx::Error| Failed::Unusable(format!("cannot use the PostgreSQL database: {why}"));
        let readers = pool(READERS).connect_with(options.clone()).await.map_err(unusable)?;
        let mut conn = readers.acquire().await.map_err(unusable)?;
        // Several nodes may start at once: one of them changes the schema, the others wait.
        sqlx::query("SELECT pg_advisory_lock(4023)").execute(&mut *conn).await?;
        let migrated = migrate(&mut conn).await;
        sqlx::query("SELECT pg_advisory_unlock(4023)").execute(&mut *conn).await?;
        migrated?;
        drop(conn);
        // Connected by the writers themselves, on their own thread.
        let writers = pool(WRITERS as u32).connect_lazy_with(options);
        let (queue, jobs) = mpsc::channel(super::QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        let writer = |closing| write_for_ever(writers.clone(), jobs.clone(), closing);
        let hands = Hands::begin(|closing| (0..WRITERS).map(|_| writer(closing.clone())).collect())?;
        Ok(Postgres { readers, writers, hands, queue })
    }

    /// What is due is claimed by those who ask for it, not by the writers.
    fn for_claims(&self) -> &PgPool {
        &self.readers
    }

    /// Writes what waits, then ends all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        self.hands.end().await;
        self.writers.close().await;
    }
}

/// Any number of entries in one statement, which the database need read only once: they come as a list for each column.
async fn write_logs(conn: &mut Conn, logs: &[&Write]) -> Answer<()> {
    let (mut tables, mut plies, mut times, mut entries) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for write in logs {
        if let Write::Log { table, ply, at, entry } = write {
            tables.push(table.as_str());
            plies.push(i64::from(*ply));
            times.push(*at as i64);
            entries.push(entry.as_str());
        }
    }
    let insert = "INSERT INTO log (table_id, ply, at, entry) SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[])";
    sqlx::query(insert).bind(tables).bind(plies).bind(times).bind(entries).execute(conn).await?;
    Ok(())
}
