//! Statements for either database. sqlx's types for SQLite and PostgreSQL have nothing in common; this unifies them, so
//! that everything else is written once.

use super::{Answer, Failed};
use futures_util::TryStreamExt;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection as _, PgConnection, PgPool, Row as _, SqliteConnection, SqlitePool};
use std::time::Duration;

/// How long connecting to a server may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// A statement with its values, which appear in its text as $1, $2, and so on.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    text: &'static str,
    values: Vec<Value>,
}

#[derive(Clone, Debug)]
enum Value {
    Text(Option<String>),
    Int(Option<i64>),
}

impl Statement {
    pub(super) fn new(text: &'static str) -> Statement {
        Statement { text, values: Vec::new() }
    }

    pub(super) fn text(self, value: &str) -> Statement {
        self.maybe_text(Some(value))
    }

    pub(super) fn maybe_text(mut self, value: Option<&str>) -> Statement {
        self.values.push(Value::Text(value.map(Into::into)));
        self
    }

    pub(super) fn int(self, value: impl Into<u64>) -> Statement {
        self.maybe_int(Some(value.into()))
    }

    pub(super) fn maybe_int(self, value: Option<u64>) -> Statement {
        self.maybe_signed(value.map(|value| value as i64))
    }

    pub(super) fn maybe_signed(mut self, value: Option<i64>) -> Statement {
        self.values.push(Value::Int(value));
        self
    }
}

/// The statement as sqlx wants it for the database that executes it.
macro_rules! bound {
    ($statement:expr) => {{
        let Statement { text, values } = $statement;
        values.into_iter().fold(sqlx::query(text), |query, value| match value {
            Value::Text(value) => query.bind(value),
            Value::Int(value) => query.bind(value),
        })
    }};
}

/// A row of a result. Columns are accessed by name.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(super) fn text(&self, column: &str) -> Answer<String> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    pub(super) fn maybe_text(&self, column: &str) -> Answer<Option<String>> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    pub(super) fn int<T: TryFrom<i64>>(&self, column: &str) -> Answer<T> {
        self.maybe_int(column)?.ok_or_else(|| Failed::Unavailable(format!("the database holds no number in the column {column}")))
    }

    pub(super) fn maybe_int<T: TryFrom<i64>>(&self, column: &str) -> Answer<Option<T>> {
        let found: Option<i64> = match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        };
        let fitting =
            |found| T::try_from(found).map_err(|_| Failed::Unavailable(format!("the database holds {found} in the column {column}")));
        found.map(fitting).transpose()
    }
}

/// Which database, and how to reach it.
#[derive(Clone)]
pub(super) enum Source {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Box<PgConnectOptions>),
}

impl Source {
    /// The text for this kind of database.
    pub(super) fn pick(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Source::Sqlite(_) => sqlite,
            Source::Postgres(_) => postgres,
        }
    }

    pub(super) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Source::Sqlite(options) => Ok(Connection::Sqlite(Box::new(options.connect().await?))),
            Source::Postgres(options) => {
                let connection = tokio::time::timeout(PATIENCE, options.connect()).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
                Ok(Connection::Postgres(Box::new(connection)))
            }
        }
    }

    /// Connections that are opened on demand.
    pub(super) fn pool(&self, most: u32) -> Pool {
        match self {
            // A connection to a file does not die by itself.
            Source::Sqlite(options) => {
                let pool = SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
                Pool::Sqlite(pool.connect_lazy_with(*options.clone()))
            }
            Source::Postgres(options) => {
                let pool = PgPoolOptions::new().acquire_timeout(PATIENCE).max_connections(most);
                Pool::Postgres(pool.connect_lazy_with(*options.clone()))
            }
        }
    }
}

/// A connection with one owner.
pub(super) enum Connection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

impl Connection {
    /// Executes a statement and returns how many rows it changed.
    pub(super) async fn run(&mut self, statement: Statement) -> Answer<u64> {
        Ok(match self {
            Connection::Sqlite(connection) => bound!(statement).execute(connection.as_mut()).await?.rows_affected(),
            Connection::Postgres(connection) => bound!(statement).execute(connection.as_mut()).await?.rows_affected(),
        })
    }

    /// All rows of a result.
    pub(super) async fn all(&mut self, statement: Statement) -> Answer<Vec<Row>> {
        let mut rows = Vec::new();
        self.each(statement, &mut |row| {
            rows.push(row);
            Ok(())
        })
        .await?;
        Ok(rows)
    }

    /// Calls back with each row of a result, which need not fit into memory.
    pub(super) async fn each(&mut self, statement: Statement, tell: &mut (dyn FnMut(Row) -> Answer<()> + Send)) -> Answer<()> {
        match self {
            Connection::Sqlite(connection) => {
                let mut rows = bound!(statement).fetch(connection.as_mut());
                while let Some(row) = rows.try_next().await? {
                    tell(Row::Sqlite(row))?;
                }
            }
            Connection::Postgres(connection) => {
                let mut rows = bound!(statement).fetch(connection.as_mut());
                while let Some(row) = rows.try_next().await? {
                    tell(Row::Postgres(row))?;
                }
            }
        }
        Ok(())
    }

    pub(super) async fn has_table(&mut self, source: &Source, name: &str) -> Answer<bool> {
        let text =
            source.pick("SELECT 1 AS found FROM sqlite_master WHERE name = $1", "SELECT 1 AS found WHERE to_regclass($1) IS NOT NULL");
        Ok(!self.all(Statement::new(text).text(name)).await?.is_empty())
    }

    /// Closes the connection. No more queries: it may be in any state.
    pub(super) async fn close(self) {
        match self {
            // Waits until the file is released.
            Connection::Sqlite(connection) => drop(connection.close().await),
            // A TLS goodbye would wait for the server's, which may never come.
            Connection::Postgres(connection) => drop(connection),
        }
    }
}

/// Connections that readers share.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    pub(super) async fn all(&self, statement: Statement) -> Answer<Vec<Row>> {
        Ok(match self {
            Pool::Sqlite(pool) => bound!(statement).fetch_all(pool).await?.into_iter().map(Row::Sqlite).collect(),
            Pool::Postgres(pool) => bound!(statement).fetch_all(pool).await?.into_iter().map(Row::Postgres).collect(),
        })
    }

    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}
