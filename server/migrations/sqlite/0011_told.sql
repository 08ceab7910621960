-- What people are told while they are away: how they want it, where to, and what waits to be sent.

CREATE TABLE told_wishes (
    player TEXT PRIMARY KEY,
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    origin TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_until INTEGER,
    utc_offset INTEGER NOT NULL
) STRICT;

CREATE TABLE told_ways (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    form TEXT NOT NULL,
    target TEXT NOT NULL,
    secret TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    UNIQUE (player, target)
) STRICT;

CREATE TABLE told_mutes (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

-- The notice of a table that its person has not looked at since.
CREATE TABLE notices (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    urgency INTEGER NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

-- Such a notice on its way to one address.
CREATE TABLE notice_sends (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    way TEXT NOT NULL,
    due INTEGER NOT NULL,
    claimed INTEGER NOT NULL,
    tries INTEGER NOT NULL
) STRICT;
CREATE INDEX notice_sends_due ON notice_sends (due);
CREATE INDEX notice_sends_of ON notice_sends (player, table_id);

-- When to look whether somebody's time is running out.
CREATE TABLE notice_alarms (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_alarms_at ON notice_alarms (at);

CREATE TABLE push_key (
    id INTEGER PRIMARY KEY,
    secret TEXT NOT NULL
) STRICT;
