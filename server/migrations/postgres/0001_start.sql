-- The tables of the first build, which kept its own count of versions. A database that it made already has them.
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
);
CREATE INDEX IF NOT EXISTS log_at ON log (at);

CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    phase BIGINT NOT NULL,
    public BIGINT NOT NULL,
    summary TEXT NOT NULL,
    updated BIGINT NOT NULL,
    due BIGINT,
    claimed BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_lobby ON tables (updated) WHERE public = 1 AND phase < 2;

CREATE TABLE IF NOT EXISTS sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE TABLE IF NOT EXISTS players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    recovery TEXT UNIQUE
);

CREATE TABLE IF NOT EXISTS secrets (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS talk (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- The first build reads this and refuses a database whose version it does not know.
CREATE TABLE IF NOT EXISTS version (version BIGINT NOT NULL);
DELETE FROM version;
INSERT INTO version (version) VALUES (2);
