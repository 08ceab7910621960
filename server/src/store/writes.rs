//! Each [`Write`] as a statement.

use super::sql::{Connection, Source, Statement};
use super::{Answer, Failed, TableRow, TalkRow, Write, clubs, contests, daily, deals, moderation, played, puzzles, ratings, reviews, told};

/// Any number of entries as one list in one statement, which the database parses only once.
pub(super) fn logs(source: &Source, entries: &[&Write]) -> Statement {
    let rows = entries.iter().filter_map(|write| match write {
        Write::Log { table, ply, at, entry } => Some((table, ply, at, entry)),
        Write::Table(_) | Write::Sit { .. } | Write::Stand { .. } | Write::Player { .. } | Write::Secret { .. } => None,
        Write::Recovery { .. } | Write::Redeem { .. } | Write::Talk(_) | Write::EndSessions { .. } => None,
        Write::Ban(_) | Write::Unban { .. } | Write::Report(_) | Write::Resolve { .. } | Write::Delete { .. } => None,
        Write::Rewrite { .. } | Write::Hush { .. } | Write::Forget { .. } | Write::Review(_) | Write::Deal(_) => None,
        Write::DailySecret { .. } | Write::Try(_) | Write::Tried { .. } | Write::PuzzleTry(_) | Write::Told(_) => None,
        Write::Played(_) | Write::Rated(_) | Write::Accuracy { .. } | Write::Rating(_) | Write::Listed { .. } => None,
        Write::Forgetting { .. } | Write::Forgotten { .. } => None,
        Write::Contest(_) | Write::Club(_) => None,
    });
    let rows = serde_json::to_string(&rows.collect::<Vec<_>>()).expect("plain data");
    let text = source.pick(
        "INSERT INTO log (table_id, ply, at, entry) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
        "INSERT INTO log (table_id, ply, at, entry) \
         SELECT value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3 FROM json_array_elements($1::json)",
    );
    Statement::new(text).text(&rows)
}

/// Anything but a log entry, within a transaction.
pub(super) async fn other(connection: &mut Connection, write: &Write) -> Answer<()> {
    let statement = match write {
        Write::Log { .. } => return Ok(()),
        Write::Redeem { code, secret } => return redeem(connection, code, secret).await,
        Write::Table(row) => table(row),
        Write::Sit { player, table } => {
            Statement::new("INSERT INTO sitting (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING").text(player).text(table)
        }
        Write::Stand { player, table } => {
            Statement::new("DELETE FROM sitting WHERE player = $1 AND table_id = $2").text(player).text(table)
        }
        Write::Player { id, name, created } => Statement::new(
            "INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .text(id)
        .text(name)
        .int(*created),
        Write::Secret { hash, player } => secret(hash, player),
        Write::Recovery { player, hash } => {
            Statement::new("UPDATE players SET recovery = $2 WHERE id = $1").text(player).maybe_text(hash.as_deref())
        }
        Write::Talk(row) => return say(connection, row).await,
        Write::Review(row) => reviews::keep(row),
        Write::Deal(row) => deals::keep(row),
        Write::DailySecret { secret } => daily::keep_secret(secret),
        Write::Try(row) => daily::begin(row),
        Write::Tried { table, end } => daily::end(table, end),
        Write::PuzzleTry(row) => return puzzles::keep(connection, row).await,
        Write::Contest(write) => return contests::write(connection, write).await,
        Write::Club(write) => return clubs::write(connection, write).await,
        Write::Told(write) => return told::write(connection, write).await,
        Write::Played(row) => return played::keep(connection, row).await,
        Write::Rated(game) => return ratings::keep(connection, game).await,
        Write::Accuracy { table, seat, accuracy } => played::accuracy(table, *seat, *accuracy),
        Write::Rating(row) => ratings::set(row),
        Write::Listed { player, listed } => ratings::list(player, *listed),
        Write::Delete { table, at } => return delete(connection, table, *at).await,
        Write::Forgetting { player, at } => {
            Statement::new("INSERT INTO forgetting (player, at) VALUES ($1, $2) ON CONFLICT DO NOTHING").text(player).int(*at)
        }
        Write::Forgotten { player } => Statement::new("DELETE FROM forgetting WHERE player = $1").text(player),
        Write::Forget { player, at } => return forget(connection, player, *at).await,
        Write::Rewrite { table, ply, entry } => {
            Statement::new("UPDATE log SET entry = $3 WHERE table_id = $1 AND ply = $2").text(table).int(*ply).text(entry)
        }
        Write::Hush { table, n } => {
            Statement::new("UPDATE talk SET line = '', player = NULL WHERE table_id = $1 AND n = $2").text(table).int(*n)
        }
        Write::EndSessions { player, at } => return end_sessions(connection, player, *at).await,
        Write::Ban(row) => moderation::ban(row),
        Write::Unban { who } => Statement::new("DELETE FROM bans WHERE who = $1").text(who),
        Write::Report(row) => moderation::report(row),
        Write::Resolve { n, at } => Statement::new("UPDATE reports SET resolved = $2 WHERE n = $1 AND resolved IS NULL").int(*n).int(*at),
    };
    connection.run(statement).await?;
    Ok(())
}

/// Nothing can be said at a deleted table.
async fn say(connection: &mut Connection, row: &TalkRow) -> Answer<()> {
    let said = "INSERT INTO talk (table_id, n, at, line, player) SELECT $1, $2, $3, $4, $5 \
                WHERE NOT EXISTS (SELECT 1 FROM gone WHERE kind = 'table' AND id = $1)";
    let said = Statement::new(said).text(&row.table).int(row.n).int(row.at).text(&row.line).maybe_text(row.player.as_deref());
    if connection.run(said).await? == 1 { Ok(()) } else { Err(Failed::Conflict) }
}

/// Its length first: an entry that another node is writing waits on that row, and is refused afterwards.
async fn delete(connection: &mut Connection, table: &str, at: u64) -> Answer<()> {
    connection.run(Statement::new("DELETE FROM lengths WHERE table_id = $1").text(table)).await?;
    note_gone(connection, "table", table, at).await?;
    for text in [
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM sitting WHERE table_id = $1",
        "DELETE FROM talk WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM deals WHERE table_id = $1",
        "DELETE FROM daily_tries WHERE table_id = $1",
        "DELETE FROM played WHERE table_id = $1",
        "DELETE FROM club_tables WHERE table_id = $1",
    ]
    .into_iter()
    .chain(told::OF_TABLE)
    {
        connection.run(Statement::new(text).text(table)).await?;
    }
    Ok(())
}

async fn end_sessions(connection: &mut Connection, player: &str, at: u64) -> Answer<()> {
    connection.run(Statement::new("DELETE FROM secrets WHERE player = $1").text(player)).await?;
    note_gone(connection, "person", player, at).await
}

/// Lines keep their numbers, and reports still count, but their text is gone.
async fn forget(connection: &mut Connection, player: &str, at: u64) -> Answer<()> {
    for text in [
        "UPDATE players SET name = '', recovery = NULL WHERE id = $1",
        "DELETE FROM daily_tries WHERE player = $1",
        "DELETE FROM puzzle_tries WHERE player = $1",
        "DELETE FROM played WHERE player = $1",
        "DELETE FROM ratings WHERE player = $1",
        "DELETE FROM listed WHERE player = $1",
        "UPDATE talk SET line = '', player = NULL WHERE player = $1",
        "UPDATE reports SET said = '', context = '[]' WHERE about = $1",
        "UPDATE reports SET words = '' WHERE reporter = $1",
        "UPDATE reports SET context = '[]' WHERE REPLACE(context, $1, '') <> context",
    ]
    .into_iter()
    .chain(contests::OF_PERSON)
    .chain(clubs::OF_PERSON)
    .chain(told::OF_PERSON)
    {
        connection.run(Statement::new(text).text(player)).await?;
    }
    end_sessions(connection, player, at).await
}

/// Lets other nodes find out, for a day.
async fn note_gone(connection: &mut Connection, kind: &str, id: &str, at: u64) -> Answer<()> {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let note = "INSERT INTO gone (kind, id, at) VALUES ($1, $2, $3) ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at";
    connection.run(Statement::new(note).text(kind).text(id).int(at)).await?;
    connection.run(Statement::new("DELETE FROM gone WHERE at < $1").int(at.saturating_sub(DAY))).await?;
    Ok(())
}

fn table(row: &TableRow) -> Statement {
    Statement::new(
        "INSERT INTO tables (id, phase, public, summary, updated, due, claimed) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public, summary = excluded.summary, \
         updated = excluded.updated, due = excluded.due, claimed = excluded.claimed",
    )
    .text(&row.id)
    .int(row.phase)
    .int(u64::from(row.public))
    .text(&row.summary)
    .int(row.updated)
    .maybe_int(row.due)
    .int(row.claimed)
}

fn secret(hash: &str, player: &str) -> Statement {
    Statement::new("INSERT INTO secrets (hash, player) VALUES ($1, $2)").text(hash).text(player)
}

/// The code is found and removed in one statement: of two concurrent uses, one finds none.
async fn redeem(connection: &mut Connection, code: &str, hash: &str) -> Answer<()> {
    let spend = Statement::new("UPDATE players SET recovery = NULL WHERE recovery = $1 RETURNING id").text(code);
    let rows = connection.all(spend).await?;
    let player = rows.first().ok_or(Failed::Conflict)?.text("id")?;
    connection.run(secret(hash, &player)).await?;
    Ok(())
}

/// The query whether a write is in the database, if it has a unique key. The others can be repeated.
pub(super) fn is_there(write: &Write) -> Option<Statement> {
    match write {
        Write::Log { table, ply, at, entry } => Some(
            Statement::new("SELECT ply FROM log WHERE table_id = $1 AND ply = $2 AND at = $3 AND entry = $4")
                .text(table)
                .int(*ply)
                .int(*at)
                .text(entry),
        ),
        Write::Talk(TalkRow { table, n, at, line, player: _ }) => Some(
            Statement::new("SELECT n FROM talk WHERE table_id = $1 AND n = $2 AND at = $3 AND line = $4")
                .text(table)
                .int(*n)
                .int(*at)
                .text(line),
        ),
        Write::Secret { hash, .. } | Write::Redeem { secret: hash, .. } => {
            Some(Statement::new("SELECT hash FROM secrets WHERE hash = $1").text(hash))
        }
        Write::Report(row) => Some(
            Statement::new("SELECT n FROM reports WHERE n = $1 AND at = $2 AND reporter = $3").int(row.n).int(row.at).text(&row.reporter),
        ),
        Write::Table(_) | Write::Sit { .. } | Write::Stand { .. } | Write::Player { .. } | Write::Recovery { .. } => None,
        Write::Ban(_) | Write::Unban { .. } | Write::Resolve { .. } | Write::Delete { .. } | Write::EndSessions { .. } => None,
        Write::Rewrite { .. } | Write::Hush { .. } | Write::Forget { .. } | Write::Review(_) | Write::Deal(_) => None,
        Write::DailySecret { .. } | Write::Tried { .. } | Write::Told(_) => None,
        Write::Played(_) | Write::Rated(_) | Write::Accuracy { .. } | Write::Rating(_) | Write::Listed { .. } => None,
        Write::Forgetting { .. } | Write::Forgotten { .. } => None,
        Write::Contest(write) => contests::is_there(write),
        Write::Club(write) => clubs::is_there(write),
        Write::PuzzleTry(row) => Some(puzzles::is_there(row)),
        Write::Try(row) => {
            Some(Statement::new("SELECT table_id FROM daily_tries WHERE table_id = $1 AND begun = $2").text(&row.table).int(row.begun))
        }
    }
}
