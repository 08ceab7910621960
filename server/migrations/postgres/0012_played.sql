-- A person's finished game: how it came out, and what statistics count of it. Written once, when the game ends; for older games when
-- somebody asks for their history. A table at which no game was finished has the result 'void', so that nobody looks at it again.
CREATE TABLE played (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    people BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    result TEXT NOT NULL,
    place BIGINT,
    scores TEXT NOT NULL,
    tallies TEXT NOT NULL,
    accuracy BIGINT,
    rating BIGINT,
    gain BIGINT,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX played_by_player ON played (player, ended);
CREATE INDEX played_by_table ON played (table_id);

-- A person's rating in a game at a table size, in thousandths of a point, and how uncertain it is (one standard deviation).
CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);

CREATE INDEX ratings_by_game ON ratings (game, players, rating);

-- Who wants to be on the leaderboard.
CREATE TABLE listed (
    player TEXT PRIMARY KEY
);
