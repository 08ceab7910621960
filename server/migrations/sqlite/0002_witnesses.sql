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

CREATE TRIGGER log_grows AFTER INSERT ON log BEGIN
    INSERT INTO lengths (table_id, entries) VALUES (NEW.table_id, NEW.ply + 1)
    ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries WHERE excluded.entries > lengths.entries;
END;
