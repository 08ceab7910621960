-- The secret from which every day's deals follow, where the settings name none: one row, made once.
CREATE TABLE daily_secret (
    id BIGINT PRIMARY KEY,
    secret TEXT NOT NULL
);

-- A person's first try at the deal of a day: the one that counts, if the game is over before `closes`.
CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    begun BIGINT NOT NULL,
    closes BIGINT NOT NULL,
    ended BIGINT,
    margin BIGINT,
    place BIGINT,
    opening TEXT NOT NULL,
    PRIMARY KEY (day, game, player)
);

CREATE INDEX daily_tries_by_player ON daily_tries (player, day);
