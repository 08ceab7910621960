//! The shared store: a PostgreSQL server that several nodes write to.

use super::sql::Source;
use super::{Answer, Failed, Store, migrations};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;

/// How many tasks write, each with its own connection: one collects what has come while another waits for the disk.
const WRITERS: usize = 2;

/// How many connections read.
const READERS: u32 = 5;

impl Store {
    /// Connects to a PostgreSQL database, and migrates it.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses, or a later version wrote the database.
    pub async fn connect(url: &str) -> Answer<Store> {
        let source = Source::Postgres(Box::new(options(url)?));
        let mut connection = source.connect().await.map_err(|why| unusable(&why))?;
        // Several nodes may start at once: sqlx lets one of them migrate, and the others wait.
        migrations::run(&mut connection).await?;
        connection.close().await;
        Store::begin(source, READERS, (0..WRITERS).map(|_| None).collect(), None)
    }

    /// Connects to a PostgreSQL database read-only.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses, or the schema is not the present one.
    pub async fn look_at(url: &str) -> Answer<Store> {
        let source = Source::Postgres(Box::new(options(url)?.options([("default_transaction_read_only", "on")])));
        let mut connection = source.connect().await.map_err(|why| unusable(&why))?;
        migrations::check(&mut connection, &source).await?;
        connection.close().await;
        Store::begin(source, READERS, Vec::new(), None)
    }
}

/// The address may contain a password: it is never repeated.
fn options(url: &str) -> Answer<PgConnectOptions> {
    let options: Result<PgConnectOptions, _> = url.parse();
    let options =
        options.map_err(|_| Failed::Unusable("--database-url is not of the form postgres://user:password@host/database".into()))?;
    Ok(options.disable_statement_logging())
}

fn unusable(why: &sqlx::Error) -> Failed {
    Failed::Unusable(format!("cannot use the PostgreSQL database: {why}"))
}
