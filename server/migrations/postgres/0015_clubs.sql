-- Groups that play together. What is said in one is in `talk`, under its id.
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- Whoever has this word may join; it is replaced when the link is renewed.
    link TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE club_members (
    club_id TEXT NOT NULL,
    player TEXT NOT NULL,
    leads BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    -- Whether the member wants to hear of new tables.
    told BIGINT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (club_id, player)
);

CREATE INDEX club_members_by_player ON club_members (player);

-- The tables that members opened for a club, with those of its series and tournaments.
CREATE TABLE club_tables (
    table_id TEXT PRIMARY KEY,
    club_id TEXT NOT NULL
);

CREATE INDEX club_tables_by_club ON club_tables (club_id);

CREATE TABLE club_contests (
    contest_id TEXT PRIMARY KEY,
    club_id TEXT NOT NULL
);

CREATE INDEX club_contests_by_club ON club_contests (club_id);

-- What a finished game gave its people in the standings of the table's club.
CREATE TABLE club_results (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    club_id TEXT NOT NULL,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    -- In half points.
    points BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (table_id, player)
);

CREATE INDEX club_results_by_club ON club_results (club_id, ended);
