//! The tables of the database, step by step. A step that was released is never changed: a new one is added behind it.

/// What brings an empty database to the present form; after step N the database says that it has version N.
///
/// Written so that SQLite and PostgreSQL both take it.
pub(super) const STEPS: &[&[&str]] = &[&[
    "CREATE TABLE log (table_id TEXT NOT NULL, ply BIGINT NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, ply))",
    "CREATE INDEX log_at ON log (at)",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, phase BIGINT NOT NULL, public BIGINT NOT NULL, summary TEXT NOT NULL, \
     updated BIGINT NOT NULL, due BIGINT, claimed BIGINT NOT NULL)",
    "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    "CREATE INDEX tables_lobby ON tables (updated) WHERE public = 1 AND phase < 2",
    "CREATE TABLE sitting (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))",
    "CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, recovery TEXT UNIQUE)",
    "CREATE TABLE secrets (hash TEXT PRIMARY KEY, player TEXT NOT NULL)",
    "CREATE TABLE talk (table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, n))",
]];

/// The sentence for a database that a later version of the program has written.
pub(super) fn newer(found: i64) -> String {
    format!("the database has version {found}, and this build knows versions up to {}: use the newer cabochon that wrote it", STEPS.len())
}
