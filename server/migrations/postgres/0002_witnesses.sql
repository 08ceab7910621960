-- Where the server proves that a write reaches the disk.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- How long each log is, so that a log without its last entries can be told from a short one.
CREATE TABLE lengths (
    table_id TEXT PRIMARY KEY,
    entries BIGINT NOT NULL
);
INSERT INTO lengths (table_id, entries) SELECT table_id, MAX(ply) + 1 FROM log GROUP BY table_id;

CREATE FUNCTION log_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO lengths (table_id, entries) SELECT table_id, MAX(ply) + 1 FROM grown GROUP BY table_id ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries WHERE excluded.entries > lengths.entries;
    RETURN NULL;
END
$$;
CREATE TRIGGER log_grows AFTER INSERT ON log REFERENCING NEW TABLE AS grown FOR EACH STATEMENT EXECUTE FUNCTION log_grows();
