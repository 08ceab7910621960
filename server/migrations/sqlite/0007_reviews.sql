-- What a strong player thinks of a finished game, as JSON: one review for each table, the deepest that was made.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    nodes BIGINT NOT NULL,
    made BIGINT NOT NULL,
    review TEXT NOT NULL
);
