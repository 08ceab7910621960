//! Clubs: their members, tables and contests, and what their games count.

use super::reads::table_row;
use super::sql::{Connection, Row, Statement};
use super::{Answer, ContestRow, Failed, Repository, Store, TableRow, TalkRow, Write, contests};
use serde::{Deserialize, Serialize};

/// A change to a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClubWrite {
    /// A new club.
    Club(ClubRow),
    /// A member as they are.
    Member(MemberRow),
    /// Somebody joins by link. Refused if the link is another one by now, or the club is full.
    Join {
        /// Who.
        member: MemberRow,
        /// The link they have.
        link: String,
        /// How many members a club may have.
        most: u32,
    },
    /// Somebody is no longer a member. Without members there is no club.
    Leave {
        /// Which club.
        club: String,
        /// Who.
        player: String,
    },
    /// A club is called something else.
    Rename {
        /// Which.
        club: String,
        /// What.
        name: String,
    },
    /// The old link lets nobody in any more.
    Renew {
        /// Which club.
        club: String,
        /// The new link.
        link: String,
    },
    /// A member is now like this.
    Change {
        /// Which club.
        club: String,
        /// Who.
        player: String,
        /// What.
        what: MemberFlag,
        /// Whether it is so.
        on: bool,
    },
    /// A member says something; the oldest lines make room. Refused to anybody else, and to those who are muted.
    Say {
        /// What. Its table is the club.
        line: TalkRow,
        /// How many lines are kept.
        most: u32,
    },
    /// A table belongs to a club.
    Table {
        /// Which table.
        table: String,
        /// Which club.
        club: String,
    },
    /// A series or a tournament belongs to a club.
    Contest {
        /// Which contest.
        contest: String,
        /// Which club.
        club: String,
    },
    /// Somebody's game is over. Changes nothing if its table belongs to no club, or they are no member of it.
    Result(ClubResult),
    /// Such a result as it is stored.
    Counted {
        /// In which club.
        club: String,
        /// What.
        result: ClubResult,
    },
    /// A club and everything about it is deleted. Its tables and contests stay.
    Delete {
        /// Which.
        club: String,
    },
}

/// What can be said of a member with yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemberFlag {
    /// They are an organiser.
    Leads,
    /// They can say nothing.
    Muted,
    /// They want to hear of new tables.
    Told,
}

/// A club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubRow {
    /// Which.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The word that lets people join.
    pub link: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
}

/// A member of a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberRow {
    /// Of which club.
    pub club: String,
    /// Who.
    pub player: String,
    /// Whether they are an organiser.
    pub leads: bool,
    /// Whether they can say nothing.
    pub muted: bool,
    /// Whether they want to hear of new tables.
    pub told: bool,
    /// Since when.
    pub joined: u64,
}

/// What a finished game counts for someone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubResult {
    /// At which table.
    pub table: String,
    /// Who.
    pub player: String,
    /// Which game.
    pub game: String,
    /// When it ended.
    pub ended: u64,
    /// In half points.
    pub points: u16,
    /// Whether they won, maybe with others.
    pub won: bool,
}

/// A member's games of one kind, added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubSum {
    /// Who.
    pub player: String,
    /// Which game.
    pub game: String,
    /// How many games.
    pub played: u32,
    /// How many of them they won.
    pub won: u32,
    /// In half points.
    pub points: u32,
}

/// Everything about clubs of which a person must be forgotten. What they said is deleted with the rest of their talk.
pub(super) const OF_PERSON: [&str; 2] = ["DELETE FROM club_members WHERE player = $1", "DELETE FROM club_results WHERE player = $1"];

pub(super) fn club_row(row: &Row) -> Answer<ClubRow> {
    Ok(ClubRow { id: row.text("id")?, name: row.text("name")?, link: row.text("link")?, made: row.int("made")? })
}

pub(super) fn member_row(row: &Row) -> Answer<MemberRow> {
    Ok(MemberRow {
        club: row.text("club_id")?,
        player: row.text("player")?,
        leads: row.int::<i64>("leads")? == 1,
        muted: row.int::<i64>("muted")? == 1,
        told: row.int::<i64>("told")? == 1,
        joined: row.int("joined")?,
    })
}

pub(super) fn club_result(row: &Row) -> Answer<ClubResult> {
    Ok(ClubResult {
        table: row.text("table_id")?,
        player: row.text("player")?,
        game: row.text("game")?,
        ended: row.int("ended")?,
        points: row.int("points")?,
        won: row.int::<i64>("won")? == 1,
    })
}

pub(super) async fn write(connection: &mut Connection, write: &ClubWrite) -> Answer<()> {
    let statement = match write {
        ClubWrite::Club(row) => Statement::new("INSERT INTO clubs (id, name, link, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
            .text(&row.id)
            .text(&row.name)
            .text(&row.link)
            .int(row.made),
        ClubWrite::Member(row) => member(row),
        ClubWrite::Join { member, link, most } => return join(connection, member, link, *most).await,
        ClubWrite::Leave { club, player } => return leave(connection, club, player).await,
        ClubWrite::Rename { club, name } => Statement::new("UPDATE clubs SET name = $2 WHERE id = $1").text(club).text(name),
        ClubWrite::Renew { club, link } => Statement::new("UPDATE clubs SET link = $2 WHERE id = $1").text(club).text(link),
        ClubWrite::Change { club, player, what, on } => change(club, player, *what, *on),
        ClubWrite::Say { line, most } => return say(connection, line, *most).await,
        ClubWrite::Table { table, club } => {
            Statement::new("INSERT INTO club_tables (table_id, club_id) VALUES ($1, $2) ON CONFLICT DO NOTHING").text(table).text(club)
        }
        ClubWrite::Contest { contest, club } => {
            Statement::new("INSERT INTO club_contests (contest_id, club_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .text(contest)
                .text(club)
        }
        ClubWrite::Result(result) => count(result),
        ClubWrite::Counted { club, result } => counted(club, result),
        ClubWrite::Delete { club } => return delete(connection, club).await,
    };
    connection.run(statement).await?;
    Ok(())
}

fn member(row: &MemberRow) -> Statement {
    Statement::new(
        "INSERT INTO club_members (club_id, player, leads, muted, told, joined) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
    )
    .text(&row.club)
    .text(&row.player)
    .int(u64::from(row.leads))
    .int(u64::from(row.muted))
    .int(u64::from(row.told))
    .int(row.joined)
}

/// The club's row is locked first: of two who take the last place, the second finds the club full.
async fn join(connection: &mut Connection, row: &MemberRow, link: &str, most: u32) -> Answer<()> {
    let lock = "UPDATE clubs SET link = link WHERE id = $1 AND link = $2";
    if connection.run(Statement::new(lock).text(&row.club).text(link)).await? == 0 {
        return Err(Failed::Conflict);
    }
    connection.run(member(row)).await?;
    let count = "SELECT COUNT(*) AS members FROM club_members WHERE club_id = $1";
    let members = connection.all(Statement::new(count).text(&row.club)).await?;
    let members: u32 = members.first().map_or(Ok(0), |row| row.int("members"))?;
    if members <= most { Ok(()) } else { Err(Failed::Conflict) }
}

async fn leave(connection: &mut Connection, club: &str, player: &str) -> Answer<()> {
    // Locked, so that of the last two who leave at the same time the second finds nobody.
    connection.run(Statement::new("UPDATE clubs SET link = link WHERE id = $1").text(club)).await?;
    connection.run(Statement::new("DELETE FROM club_members WHERE club_id = $1 AND player = $2").text(club).text(player)).await?;
    let others = Statement::new("SELECT player FROM club_members WHERE club_id = $1 LIMIT 1").text(club);
    if connection.all(others).await?.is_empty() { delete(connection, club).await } else { Ok(()) }
}

fn change(club: &str, player: &str, what: MemberFlag, on: bool) -> Statement {
    let text = match what {
        MemberFlag::Leads => "UPDATE club_members SET leads = $3 WHERE club_id = $1 AND player = $2",
        MemberFlag::Muted => "UPDATE club_members SET muted = $3 WHERE club_id = $1 AND player = $2",
        MemberFlag::Told => "UPDATE club_members SET told = $3 WHERE club_id = $1 AND player = $2",
    };
    Statement::new(text).text(club).text(player).int(u64::from(on))
}

async fn say(connection: &mut Connection, line: &TalkRow, most: u32) -> Answer<()> {
    let text = "INSERT INTO talk (table_id, n, at, line, player) \
                SELECT club_id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT), player FROM club_members \
                WHERE club_id = $1 AND player = $5 AND muted = 0";
    let said = Statement::new(text).text(&line.table).int(line.n).int(line.at).text(&line.line).maybe_text(line.player.as_deref());
    if connection.run(said).await? == 0 {
        return Err(Failed::Conflict);
    }
    let old = Statement::new("DELETE FROM talk WHERE table_id = $1 AND n + $3 <= $2");
    connection.run(old.text(&line.table).int(line.n).int(most)).await?;
    Ok(())
}

fn count(result: &ClubResult) -> Statement {
    Statement::new(
        "INSERT INTO club_results (table_id, player, club_id, game, ended, points, won) \
         SELECT table_id, player, club_tables.club_id, CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT) \
         FROM club_tables JOIN club_members ON club_members.club_id = club_tables.club_id WHERE table_id = $1 AND player = $2 \
         ON CONFLICT DO NOTHING",
    )
    .text(&result.table)
    .text(&result.player)
    .text(&result.game)
    .int(result.ended)
    .int(result.points)
    .int(u64::from(result.won))
}

fn counted(club: &str, result: &ClubResult) -> Statement {
    Statement::new(
        "INSERT INTO club_results (table_id, player, club_id, game, ended, points, won) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT DO NOTHING",
    )
    .text(&result.table)
    .text(&result.player)
    .text(club)
    .text(&result.game)
    .int(result.ended)
    .int(result.points)
    .int(u64::from(result.won))
}

async fn delete(connection: &mut Connection, club: &str) -> Answer<()> {
    for text in [
        "DELETE FROM club_members WHERE club_id = $1",
        "DELETE FROM club_tables WHERE club_id = $1",
        "DELETE FROM club_contests WHERE club_id = $1",
        "DELETE FROM club_results WHERE club_id = $1",
        "DELETE FROM talk WHERE table_id = $1",
        "DELETE FROM clubs WHERE id = $1",
    ] {
        connection.run(Statement::new(text).text(club)).await?;
    }
    Ok(())
}

/// The query whether a write is in the database, if it has a unique key.
pub(super) fn is_there(write: &ClubWrite) -> Option<Statement> {
    match write {
        ClubWrite::Say { line, .. } => super::writes::is_there(&Write::Talk(line.clone())),
        ClubWrite::Join { member, .. } => Some(
            Statement::new("SELECT player FROM club_members WHERE club_id = $1 AND player = $2").text(&member.club).text(&member.player),
        ),
        ClubWrite::Club(_) | ClubWrite::Member(_) | ClubWrite::Leave { .. } | ClubWrite::Rename { .. } | ClubWrite::Renew { .. } => None,
        ClubWrite::Change { .. } | ClubWrite::Table { .. } | ClubWrite::Contest { .. } | ClubWrite::Result(_) => None,
        ClubWrite::Counted { .. } | ClubWrite::Delete { .. } => None,
    }
}

impl Store {
    /// A club.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club(&self, id: &str) -> Answer<Option<ClubRow>> {
        Ok(self.all(Statement::new("SELECT id, name, link, made FROM clubs WHERE id = $1").text(id), club_row).await?.pop())
    }

    /// The members of a club with their present names: organisers first, then those who have been there longest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_members(&self, id: &str) -> Answer<Vec<(MemberRow, String)>> {
        let question = "SELECT club_id, player, leads, muted, told, joined, name FROM club_members JOIN players ON players.id = player \
                        WHERE club_id = $1 ORDER BY leads DESC, joined, player";
        self.all(Statement::new(question).text(id), |row| Ok((member_row(row)?, row.text("name")?))).await
    }

    /// A person's clubs by name, and how many members each has.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn clubs_of(&self, player: &str) -> Answer<Vec<(ClubRow, MemberRow, u32)>> {
        let question = "SELECT id, name, link, made, club_id, player, leads, muted, told, joined, \
                        (SELECT COUNT(*) FROM club_members AS others WHERE others.club_id = id) AS members \
                        FROM clubs JOIN club_members ON club_id = id WHERE player = $1 ORDER BY name, id";
        self.all(Statement::new(question).text(player), |row| Ok((club_row(row)?, member_row(row)?, row.int("members")?))).await
    }

    /// The tables of a club that are not over, apart from those of its contests: tables that wait for people first, then the newest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_tables(&self, id: &str, most: u32) -> Answer<Vec<TableRow>> {
        let question = "SELECT id, phase, public, summary, updated, due, claimed FROM tables JOIN club_tables ON table_id = id \
                        WHERE club_id = $1 AND phase < 2 \
                        AND NOT EXISTS (SELECT 1 FROM contest_tables WHERE contest_tables.table_id = tables.id) \
                        ORDER BY phase, updated DESC, id LIMIT $2";
        self.all(Statement::new(question).text(id).int(most), table_row).await
    }

    /// The contests of a club, those that are not over first, then the latest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_contests(&self, id: &str, most: u32) -> Answer<Vec<ContestRow>> {
        let question = "SELECT id, name, organiser, terms, plan, phase, made, updated, stirred FROM contests \
                        JOIN club_contests ON contest_id = id WHERE club_id = $1 \
                        ORDER BY CASE WHEN phase < 2 THEN 0 ELSE 1 END, updated DESC, id LIMIT $2";
        self.all(Statement::new(question).text(id).int(most), contests::contest_row).await
    }

    /// The club that a table belongs to.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_of_table(&self, table: &str) -> Answer<Option<ClubRow>> {
        let question = "SELECT id, name, link, made FROM clubs JOIN club_tables ON club_id = id WHERE table_id = $1";
        Ok(self.all(Statement::new(question).text(table), club_row).await?.pop())
    }

    /// The club that a contest belongs to.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_of_contest(&self, contest: &str) -> Answer<Option<ClubRow>> {
        let question = "SELECT id, name, link, made FROM clubs JOIN club_contests ON club_id = id WHERE contest_id = $1";
        Ok(self.all(Statement::new(question).text(contest), club_row).await?.pop())
    }

    /// What the games that ended since a time count for their people, also for those who have left.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_sums(&self, id: &str, since: u64) -> Answer<Vec<ClubSum>> {
        let question = "SELECT player, game, COUNT(*) AS played, CAST(SUM(won) AS BIGINT) AS won, CAST(SUM(points) AS BIGINT) AS points \
                        FROM club_results WHERE club_id = $1 AND ended >= $2 GROUP BY player, game";
        let sum = |row: &Row| {
            let (player, game) = (row.text("player")?, row.text("game")?);
            Ok(ClubSum { player, game, played: row.int("played")?, won: row.int("won")?, points: row.int("points")? })
        };
        self.all(Statement::new(question).text(id).int(since), sum).await
    }

    /// What games counted for a person in clubs, the oldest first, each with its club.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn club_results_of(&self, player: &str) -> Answer<Vec<(String, ClubResult)>> {
        let question =
            "SELECT table_id, player, club_id, game, ended, points, won FROM club_results WHERE player = $1 ORDER BY ended, table_id";
        self.all(Statement::new(question).text(player), |row| Ok((row.text("club_id")?, club_result(row)?))).await
    }

    /// Deletes some clubs that nobody belongs to any more, and returns how many.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_clubs(&self, most: u32) -> Answer<u64> {
        let question = "SELECT id FROM clubs WHERE NOT EXISTS (SELECT 1 FROM club_members WHERE club_id = id) ORDER BY id LIMIT $1";
        let empty = self.all(Statement::new(question).int(most), |row| row.text("id")).await?;
        let count = empty.len() as u64;
        Repository::write(self, empty.into_iter().map(|club| Write::Club(ClubWrite::Delete { club })).collect()).await?;
        Ok(count)
    }
}
