-- A person's first try at a puzzle, and what it changed in the ratings of both.
CREATE TABLE puzzle_tries (
    player TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    gain BIGINT NOT NULL,
    shift BIGINT NOT NULL,
    PRIMARY KEY (player, puzzle)
);

-- How far all tries together have moved a puzzle's rating from where it began.
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    shift BIGINT NOT NULL
);

CREATE INDEX puzzle_ratings_by_game ON puzzle_ratings (game);
