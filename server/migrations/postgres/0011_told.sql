-- What people are told while they are away: how they want it, where to, and what waits to be sent.

CREATE TABLE told_wishes (
    player TEXT PRIMARY KEY,
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    origin TEXT NOT NULL,
    quiet_from BIGINT,
    quiet_until BIGINT,
    utc_offset BIGINT NOT NULL
);

CREATE TABLE told_ways (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    form TEXT NOT NULL,
    target TEXT NOT NULL,
    secret TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    UNIQUE (player, target)
);

CREATE TABLE told_mutes (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);

-- The notice of a table that its person has not looked at since.
CREATE TABLE notices (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    urgency BIGINT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);

-- Such a notice on its way to one address.
CREATE TABLE notice_sends (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    way TEXT NOT NULL,
    due BIGINT NOT NULL,
    claimed BIGINT NOT NULL,
    tries BIGINT NOT NULL
);
CREATE INDEX notice_sends_due ON notice_sends (due);
CREATE INDEX notice_sends_of ON notice_sends (player, table_id);

-- When to look whether somebody's time is running out.
CREATE TABLE notice_alarms (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX notice_alarms_at ON notice_alarms (at);

CREATE TABLE push_key (
    id BIGINT PRIMARY KEY,
    secret TEXT NOT NULL
);
