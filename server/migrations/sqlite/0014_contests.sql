-- Series and tournaments. What happened in one is in `contest_log`; this repeats what lists need.
CREATE TABLE contests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    organiser TEXT NOT NULL,
    terms TEXT NOT NULL,
    plan TEXT NOT NULL,
    phase BIGINT NOT NULL,
    made BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    -- When a result came in that nobody has looked at.
    stirred BIGINT
);

CREATE INDEX contests_by_phase ON contests (phase, updated);

-- Keyed by (contest, n): of two who write the same one, the second is refused.
CREATE TABLE contest_log (
    contest_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (contest_id, n)
);

-- Whose lists a contest is in: who entered or organises it.
CREATE TABLE contest_people (
    player TEXT NOT NULL,
    contest_id TEXT NOT NULL,
    PRIMARY KEY (player, contest_id)
);

-- The tables of each round, and what came of them.
CREATE TABLE contest_tables (
    contest_id TEXT NOT NULL,
    round BIGINT NOT NULL,
    place BIGINT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    result TEXT,
    note TEXT NOT NULL,
    noted_by TEXT,
    PRIMARY KEY (contest_id, round, place)
);
