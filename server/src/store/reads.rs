//! Queries.

use super::clubs::{ClubWrite, club_result, club_row, member_row};
use super::contests::{self, ContestWrite, contest_event, contest_row, contest_table};
use super::daily::try_row;
use super::deals::deal_row;
use super::hooks::hook_row;
use super::moderation::{ban_row, report_row};
use super::played::{self, played_row};
use super::puzzles;
use super::ratings::rating_row;
use super::reviews::review_row;
use super::sql::{Row, Statement};
use super::told::{ToldWrite, asked_row, way_row, wish_row};
use super::{Answer, Failed, LogRow, Person, Repository, Store, TableRow, TalkRow, Write, writer};

pub(super) fn table_row(row: &Row) -> Answer<TableRow> {
    Ok(TableRow {
        id: row.text("id")?,
        phase: row.int("phase")?,
        public: row.int::<i64>("public")? == 1,
        summary: row.text("summary")?,
        updated: row.int("updated")?,
        due: row.maybe_int("due")?,
        claimed: row.int("claimed")?,
    })
}

pub(super) fn person(row: &Row) -> Answer<Person> {
    Ok(Person { id: row.text("id")?, name: row.text("name")?, created: row.int("created")? })
}

fn log_row(row: &Row) -> Answer<LogRow> {
    Ok(LogRow { ply: row.int("ply")?, at: row.int("at")?, entry: row.text("entry")? })
}

pub(super) fn talk_row(row: &Row) -> Answer<TalkRow> {
    let player = row.maybe_text("player")?;
    Ok(TalkRow { table: row.text("table_id")?, n: row.int("n")?, at: row.int("at")?, line: row.text("line")?, player })
}

fn name(row: &Row) -> Answer<String> {
    row.text("id")
}

impl Store {
    /// All rows of a query, read on the store's thread.
    pub(super) async fn all<T: Send + 'static>(&self, statement: Statement, read: fn(&Row) -> Answer<T>) -> Answer<Vec<T>> {
        let readers = self.readers.clone();
        self.hands.run(async move { readers.all(statement).await?.iter().map(read).collect() }).await
    }

    pub(super) async fn change<T>(&self, statement: Statement, read: fn(&Row) -> Answer<T>) -> Answer<Vec<T>> {
        writer::change(&self.queue, statement).await?.iter().map(read).collect()
    }
}

impl Repository for Store {
    async fn write(&self, writes: Vec<Write>) -> Answer<()> {
        writer::write(&self.queue, writes).await
    }

    async fn log(&self, table: &str, from: u32) -> Answer<Vec<LogRow>> {
        let question = Statement::new("SELECT ply, at, entry FROM log WHERE table_id = $1 AND ply >= $2 ORDER BY ply");
        self.all(question.text(table).int(from), log_row).await
    }

    async fn table(&self, id: &str) -> Answer<Option<TableRow>> {
        let question = Statement::new("SELECT id, phase, public, summary, updated, due, claimed FROM tables WHERE id = $1").text(id);
        Ok(self.all(question, table_row).await?.pop())
    }

    async fn person_by_secret(&self, hash: &str) -> Answer<Option<Person>> {
        let question = "SELECT players.id AS id, name, created FROM players JOIN secrets ON secrets.player = players.id WHERE hash = $1";
        Ok(self.all(Statement::new(question).text(hash), person).await?.pop())
    }

    async fn lobby(&self, most: u32) -> Answer<Vec<TableRow>> {
        let question = "SELECT id, phase, public, summary, updated, due, claimed FROM tables WHERE public = 1 AND phase < 2 \
                        ORDER BY phase, updated DESC, id LIMIT $1";
        self.all(Statement::new(question).int(most), table_row).await
    }

    async fn tables_of(&self, player: &str, most: u32) -> Answer<Vec<TableRow>> {
        let question = "SELECT id, phase, public, summary, updated, due, claimed FROM tables JOIN sitting ON tables.id = sitting.table_id \
                        WHERE sitting.player = $1 ORDER BY CASE WHEN phase < 2 THEN 0 ELSE 1 END, updated DESC, id LIMIT $2";
        self.all(Statement::new(question).text(player).int(most), table_row).await
    }

    async fn open_tables_of(&self, player: &str) -> Answer<u32> {
        let question = "SELECT COUNT(*) AS open FROM tables JOIN sitting ON tables.id = sitting.table_id WHERE player = $1 AND phase < 2";
        let counts = self.all(Statement::new(question).text(player), |row| row.int("open")).await?;
        Ok(counts.first().copied().unwrap_or(0))
    }

    async fn claim(&self, now: u64, until: u64, most: u32) -> Answer<Vec<String>> {
        let text = self.source.pick(
            "UPDATE tables SET claimed = $2 WHERE id IN (SELECT id FROM tables WHERE due <= $1 AND claimed <= $1 ORDER BY due LIMIT $3) \
             RETURNING id",
            "UPDATE tables SET claimed = $2 WHERE id IN (SELECT id FROM tables WHERE due <= $1 AND claimed <= $1 ORDER BY due LIMIT $3 \
             FOR UPDATE SKIP LOCKED) RETURNING id",
        );
        self.change(Statement::new(text).int(now).int(until).int(most), name).await
    }

    async fn renew(&self, promises: &[(String, u64)], until: u64) -> Answer<Vec<String>> {
        let text = self.source.pick(
            "UPDATE tables SET claimed = $2 FROM (SELECT value ->> 0 AS held, value ->> 1 AS since FROM json_each($1)) \
             WHERE tables.id = held AND tables.claimed = since RETURNING id",
            "UPDATE tables SET claimed = $2 \
             FROM (SELECT value ->> 0 AS held, (value ->> 1)::bigint AS since FROM json_array_elements($1::json)) AS promises \
             WHERE tables.id = held AND tables.claimed = since RETURNING id",
        );
        let promises = serde_json::to_string(promises).expect("plain data");
        self.change(Statement::new(text).text(&promises).int(until), name).await
    }

    async fn grown(&self, since: u64) -> Answer<Vec<(String, u32)>> {
        let question = Statement::new("SELECT table_id, MAX(ply) + 1 AS length FROM log WHERE at >= $1 GROUP BY table_id").int(since);
        self.all(question, |row| Ok((row.text("table_id")?, row.int("length")?))).await
    }

    async fn next_talk(&self, table: &str) -> Answer<u32> {
        let question = Statement::new("SELECT COALESCE(MAX(n) + 1, 0) AS next FROM talk WHERE table_id = $1").text(table);
        Ok(self.all(question, |row| row.int("next")).await?.pop().unwrap_or(0))
    }

    async fn talk(&self, table: &str, most: u32) -> Answer<Vec<TalkRow>> {
        // A removed line is empty, and keeps its number.
        let question = "SELECT table_id, n, at, line, player FROM talk WHERE table_id = $1 AND line <> '' ORDER BY n DESC LIMIT $2";
        let question = Statement::new(question);
        let mut talk = self.all(question.text(table).int(most), talk_row).await?;
        talk.reverse();
        Ok(talk)
    }

    async fn table_names(&self, after: &str, most: u32) -> Answer<Vec<String>> {
        let question = Statement::new("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        self.all(question.text(after).int(most), name).await
    }

    async fn alive(&self, now: u64, longest: u64) -> Answer<bool> {
        // If nothing says when a server last ran, no clock is known to be right.
        let absence = "INSERT INTO absences (began, ended) SELECT COALESCE(MAX(at), 0), CAST($1 AS BIGINT) FROM pulse WHERE id = 2 \
                       HAVING COALESCE(MAX(at), 0) + CAST($2 AS BIGINT) < CAST($1 AS BIGINT) \
                       ON CONFLICT (began) DO UPDATE SET ended = excluded.ended RETURNING began";
        let absent = self.change(Statement::new(absence).int(now).int(longest), |_| Ok(())).await?;
        let beat = "INSERT INTO pulse (id, at) VALUES (2, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE excluded.at > pulse.at \
                    RETURNING id";
        self.change(Statement::new(beat).int(now), |_| Ok(())).await?;
        Ok(!absent.is_empty())
    }

    async fn absences(&self) -> Answer<Vec<(u64, u64)>> {
        self.all(Statement::new("SELECT began, ended FROM absences ORDER BY began"), |row| Ok((row.int("began")?, row.int("ended")?))).await
    }

    async fn pulse(&self, now: u64) -> Answer<()> {
        let beat = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING id";
        self.change(Statement::new(beat).int(now), |_| Ok(())).await?;
        Ok(())
    }

    async fn size(&self) -> Answer<u64> {
        let of_file = "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()";
        let question = self.source.pick(of_file, "SELECT pg_database_size(current_database()) AS bytes");
        Ok(self.all(Statement::new(question), |row| row.int("bytes")).await?.pop().unwrap_or(0))
    }

    async fn used(&self) -> Answer<u64> {
        let of_file = "SELECT (page_count - freelist_count) * page_size AS bytes \
                       FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";
        let question = self.source.pick(of_file, "SELECT pg_database_size(current_database()) AS bytes");
        Ok(self.all(Statement::new(question), |row| row.int("bytes")).await?.pop().unwrap_or(0))
    }

    async fn dump(&self, tell: &mut (dyn FnMut(Write) -> std::io::Result<()> + Send)) -> Answer<()> {
        // A separate connection, which is closed when this ends or is cancelled.
        let mut connection = self.source.connect().await?;
        connection.run(Statement::new(self.source.pick("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ"))).await?;
        let mut tell = |write: Write| tell(write).map_err(|why| Failed::Unavailable(why.to_string()));
        for (question, read) in DUMP {
            connection.each(Statement::new(question), &mut |row| read(&row)?.into_iter().try_for_each(&mut tell)).await?;
        }
        connection.close().await;
        Ok(())
    }
}

/// The writes that restore a row.
type Restored = fn(&Row) -> Answer<Vec<Write>>;

/// Everything that is stored: a query for each table, and the writes that restore a row of it.
const DUMP: [(&str, Restored); 32] = [
    ("SELECT id, name, created, recovery FROM players", |row| {
        let Person { id, name, created } = person(row)?;
        let code = row.maybe_text("recovery")?.map(|hash| Write::Recovery { player: id.clone(), hash: Some(hash) });
        Ok([Write::Player { id, name, created }].into_iter().chain(code).collect())
    }),
    ("SELECT hash, player FROM secrets", |row| Ok(vec![Write::Secret { hash: row.text("hash")?, player: row.text("player")? }])),
    ("SELECT id, phase, public, summary, updated, due, claimed FROM tables", |row| {
        Ok(vec![Write::Table(TableRow { claimed: 0, ..table_row(row)? })])
    }),
    ("SELECT player, table_id FROM sitting", |row| Ok(vec![Write::Sit { player: row.text("player")?, table: row.text("table_id")? }])),
    ("SELECT table_id, ply, at, entry FROM log ORDER BY table_id, ply", |row| {
        let LogRow { ply, at, entry } = log_row(row)?;
        Ok(vec![Write::Log { table: row.text("table_id")?, ply, at, entry }])
    }),
    ("SELECT table_id, n, at, line, player FROM talk", |row| Ok(vec![Write::Talk(talk_row(row)?)])),
    ("SELECT who, made, until, reason FROM bans", |row| Ok(vec![Write::Ban(ban_row(row)?)])),
    ("SELECT n, at, table_id, reporter, about, kind, said, context, why, words, resolved FROM reports", |row| {
        Ok(vec![Write::Report(report_row(row)?)])
    }),
    ("SELECT table_id, nodes, made, review FROM reviews", |row| Ok(vec![Write::Review(review_row(row)?)])),
    ("SELECT table_id, code, made FROM deals", |row| Ok(vec![Write::Deal(deal_row(row)?)])),
    ("SELECT secret FROM daily_secret", |row| Ok(vec![Write::DailySecret { secret: row.text("secret")? }])),
    ("SELECT day, game, player, table_id, begun, closes, ended, margin, place, opening FROM daily_tries", |row| {
        Ok(vec![Write::Try(try_row(row)?)])
    }),
    ("SELECT player, puzzle, game, at, solved, gain, shift FROM puzzle_tries", |row| Ok(vec![Write::PuzzleTry(puzzles::try_row(row)?)])),
    // Notices are not kept: restored later, they would be sent again.
    ("SELECT player, kinds, language, origin, quiet_from, quiet_until, utc_offset FROM told_wishes", |row| {
        Ok(vec![Write::Told(ToldWrite::Wishes(wish_row(row)?))])
    }),
    ("SELECT id, player, form, target, secret, made, failures FROM told_ways", |row| Ok(vec![Write::Told(ToldWrite::Way(way_row(row)?))])),
    ("SELECT id, table_id, player, form, target, secret, language, origin, made, failures FROM table_hooks", |row| {
        Ok(vec![Write::Told(ToldWrite::Hook(hook_row(row)?))])
    }),
    ("SELECT address, since, times, silent_until FROM mail_asked", |row| Ok(vec![Write::Told(ToldWrite::Asked(asked_row(row)?))])),
    ("SELECT player, table_id FROM told_mutes", |row| {
        Ok(vec![Write::Told(ToldWrite::Mute { player: row.text("player")?, table: row.text("table_id")?, on: true })])
    }),
    ("SELECT secret FROM push_key", |row| Ok(vec![Write::Told(ToldWrite::PushKey { secret: row.text("secret")? })])),
    (contests::CONTESTS, |row| Ok(vec![Write::Contest(ContestWrite::Contest(contest_row(row)?))])),
    ("SELECT contest_id, n, at, event FROM contest_log", |row| Ok(vec![Write::Contest(ContestWrite::Event(contest_event(row)?))])),
    ("SELECT player, contest_id FROM contest_people", |row| {
        Ok(vec![Write::Contest(ContestWrite::Person { player: row.text("player")?, contest: row.text("contest_id")? })])
    }),
    (contests::TABLES, |row| Ok(vec![Write::Contest(ContestWrite::Table(contest_table(row)?))])),
    ("SELECT id, name, link, made FROM clubs", |row| Ok(vec![Write::Club(ClubWrite::Club(club_row(row)?))])),
    ("SELECT club_id, player, leads, muted, told, joined FROM club_members", |row| {
        Ok(vec![Write::Club(ClubWrite::Member(member_row(row)?))])
    }),
    ("SELECT table_id, club_id FROM club_tables", |row| {
        Ok(vec![Write::Club(ClubWrite::Table { table: row.text("table_id")?, club: row.text("club_id")? })])
    }),
    ("SELECT contest_id, club_id FROM club_contests", |row| {
        Ok(vec![Write::Club(ClubWrite::Contest { contest: row.text("contest_id")?, club: row.text("club_id")? })])
    }),
    ("SELECT table_id, player, club_id, game, ended, points, won FROM club_results", |row| {
        Ok(vec![Write::Club(ClubWrite::Counted { club: row.text("club_id")?, result: club_result(row)? })])
    }),
    (played::COLUMNS, |row| Ok(vec![Write::Played(played_row(row)?)])),
    ("SELECT player, game, players, rating, deviation, games FROM ratings", |row| Ok(vec![Write::Rating(rating_row(row)?)])),
    ("SELECT player, at FROM forgetting", |row| Ok(vec![Write::Forgetting { player: row.text("player")?, at: row.int("at")? }])),
    ("SELECT player FROM listed", |row| Ok(vec![Write::Listed { player: row.text("player")?, listed: true }])),
];
