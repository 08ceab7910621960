-- To which addresses confirmations were sent, so that nobody uses this server to write to strangers. Of an address only a keyed hash is
-- kept, for a day, or for as long as its owner wants none.
CREATE TABLE mail_asked (
    address TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    times INTEGER NOT NULL,
    silent_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a table tells whose turn it is and how it ended, as its host wants it.
CREATE TABLE table_hooks (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    form TEXT NOT NULL,
    target TEXT NOT NULL,
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    origin TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    UNIQUE (table_id, target)
) STRICT;
CREATE INDEX table_hooks_player ON table_hooks (player);

-- People who are being forgotten, and since when: a server that dies meanwhile finishes it at its next start.
CREATE TABLE forgetting (
    player TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
