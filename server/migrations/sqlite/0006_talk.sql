-- Lines that were taken back or kept long enough are empty and keep their number: who looks for old lines need not pass them.
DROP INDEX talk_at;
CREATE INDEX talk_at ON talk (at) WHERE line <> '';
