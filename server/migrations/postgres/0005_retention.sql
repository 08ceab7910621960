-- When a person was last here. Empty until somebody looks: then it counts from that moment.
ALTER TABLE players ADD COLUMN seen BIGINT;

-- What one node does for all, and until when it has promised to.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX tables_idle ON tables (phase, updated);
CREATE INDEX talk_at ON talk (at);
CREATE INDEX players_seen ON players (seen);
