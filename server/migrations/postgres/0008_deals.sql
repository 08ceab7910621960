-- The link by which the deal of a finished game is played again by others: one for each table.
CREATE TABLE deals (
    table_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    made BIGINT NOT NULL
);
