-- When no server was there, in milliseconds since 1970: that time is given back to every clock. The row 2 of pulse says when one was last.
CREATE TABLE absences (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
