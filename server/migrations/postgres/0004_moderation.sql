-- Who is kept out: the number of an identity, or a network. `until` is empty where it lasts until somebody lifts it.
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    made BIGINT NOT NULL,
    until BIGINT,
    reason TEXT NOT NULL
);

-- What people reported, with a copy of what it is about: the table may be gone when somebody reads it.
CREATE TABLE reports (
    n BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT,
    kind TEXT NOT NULL,
    said TEXT NOT NULL,
    context TEXT NOT NULL,
    why TEXT NOT NULL,
    words TEXT NOT NULL,
    resolved BIGINT
);

-- Who said it. Lines of earlier builds have nobody here; their tag tells.
ALTER TABLE talk ADD COLUMN player TEXT;
CREATE INDEX talk_player ON talk (player) WHERE player IS NOT NULL;

CREATE INDEX sitting_table ON sitting (table_id);
CREATE INDEX secrets_player ON secrets (player);

-- Tables that were deleted lately (kind `table`) and people whose sessions were ended (`person`), for nodes that did not hear of it.
CREATE TABLE gone (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (kind, id)
);

-- A node that has not heard of a deletion is refused, as one whose ply is taken. The upsert comes first: it waits for a deletion under way,
-- and the question after it sees what that deletion left.
CREATE OR REPLACE FUNCTION log_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO lengths (table_id, entries) SELECT table_id, MAX(ply) + 1 FROM grown GROUP BY table_id ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries WHERE excluded.entries > lengths.entries;
    IF EXISTS (SELECT 1 FROM gone JOIN grown ON gone.id = grown.table_id WHERE gone.kind = 'table') THEN
        RAISE EXCEPTION 'the table was deleted' USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NULL;
END
$$;
