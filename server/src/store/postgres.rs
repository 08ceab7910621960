//! The shared store: a PostgreSQL server that several nodes write to.

use super::queries::queries;
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

queries!(Postgres, sqlx::Postgres, "FOR UPDATE SKIP LOCKED");

/// How many tasks write, each with a queue and a connection of its own: PostgreSQL commits them together.
const WRITERS: usize = 4;

/// A database on a server.
#[derive(Clone)]
pub struct Postgres {
    readers: PgPool,
    writers: PgPool,
    queues: Arc<[mpsc::Sender<Job>]>,
    turn: Arc<AtomicUsize>,
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
        let pool = || PgPoolOptions::new().acquire_timeout(Duration::from_secs(5)).max_connections(WRITERS as u32 + 1);
        let unusable = |why: sqlx::Error| Failed::Unusable(format!("cannot use the PostgreSQL database: {why}"));
        let writers = pool().connect_with(options.clone()).await.map_err(unusable)?;
        let mut conn = writers.acquire().await.map_err(unusable)?;
        // Several nodes may start at once: one of them changes the schema, the others wait.
        sqlx::query("SELECT pg_advisory_lock(4023)").execute(&mut *conn).await?;
        let migrated = migrate(&mut conn).await;
        sqlx::query("SELECT pg_advisory_unlock(4023)").execute(&mut *conn).await?;
        migrated?;
        drop(conn);
        let readers = pool().connect_with(options).await.map_err(unusable)?;
        let queue = |_| {
            let (queue, jobs) = mpsc::channel(super::QUEUE / WRITERS);
            tokio::spawn(write_for_ever(writers.clone(), jobs));
            queue
        };
        let queues = (0..WRITERS).map(queue).collect();
        Ok(Postgres { readers, writers, queues, turn: Arc::default() })
    }

    fn queue(&self) -> &mpsc::Sender<Job> {
        &self.queues[self.turn.fetch_add(1, Ordering::Relaxed) % WRITERS]
    }

    /// Ends all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writers.close().await;
    }
}
