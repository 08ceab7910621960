//! What the page of a club shows: to members everything, to others its name and whether their link lets them in.

use super::{Club, Member};
use crate::clock::now;
use crate::contests::ContestLine;
use crate::node::Node;
use crate::store::{ClubRow, ClubSum, Repository, TableRow, TalkRow};
use crate::wire::{self, Talk};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use table::{Refusal, tag};

/// How much of each kind a page shows.
const TABLES: u32 = 50;
const CONTESTS: u32 = 12;
const LINES: u32 = 50;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How somebody looks at a club.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Looking {
    /// The last word of the link they came by.
    pub(crate) link: Option<String>,
    /// Standings over the games of this many days; over all games without it.
    pub(crate) days: Option<u32>,
}

/// A club as someone sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubPage {
    /// Which.
    club: String,
    /// What it is called.
    name: String,
    /// Whether you can join by the link that you came by.
    can_join: bool,
    /// What only members see.
    inside: Option<ClubInside>,
}

/// What members see of their club.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubInside {
    /// Your tag.
    you: String,
    /// Whether you are an organiser.
    leads: bool,
    /// Whether you are the first of them, who decides who else is one.
    first: bool,
    /// Whether an organiser has muted you.
    muted: bool,
    /// Whether you hear of new tables while you are away.
    told: bool,
    /// The last word of the link by which others can join.
    link: String,
    /// Organisers first, then those who have been here longest.
    members: Vec<ClubMember>,
    /// Tables that wait for players or are being played.
    #[cfg_attr(test, ts(type = "Listing[]"))]
    tables: Vec<Box<RawValue>>,
    /// Its series and tournaments, those that are not over first.
    contests: Vec<ContestLine>,
    /// Who is ahead, for each game that was played.
    standings: Vec<ClubStandings>,
    /// The latest talk, the oldest line first.
    #[cfg_attr(test, ts(type = "Talk[]"))]
    talk: Vec<Box<RawValue>>,
}

/// A member.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubMember {
    /// Their tag in this club.
    who: String,
    /// Their name, told apart from those of the others.
    name: String,
    /// Whether they are an organiser.
    leads: bool,
    /// Whether an organiser has muted them; only organisers learn it.
    muted: bool,
}

/// The standings in one game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubStandings {
    /// The game.
    game: String,
    /// The best first.
    lines: Vec<ClubScore>,
}

/// How a member stands.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubScore {
    /// Their tag.
    who: String,
    /// 1 for the best; equals share a rank.
    rank: u16,
    /// In half points.
    points: u32,
    /// How many games they won, maybe with others.
    won: u32,
    /// How many games they played.
    played: u32,
}

/// A club in a person's list.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubLine {
    /// Which.
    club: String,
    /// What it is called.
    name: String,
    /// How many members it has.
    members: u32,
    /// Whether one is an organiser.
    leads: bool,
    /// How many of its tables wait for players or are being played.
    tables: u32,
}

/// The club of a table or a contest.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClubPlace {
    /// Which.
    club: String,
    /// What it is called.
    name: String,
}

impl From<ClubRow> for ClubPlace {
    fn from(row: ClubRow) -> ClubPlace {
        ClubPlace { club: row.id, name: row.name }
    }
}

fn line(talk: &TalkRow) -> Option<Box<RawValue>> {
    let line = RawValue::from_string(talk.line.clone()).ok()?;
    to_raw_value(&Talk { table: &talk.table, n: talk.n, at: talk.at, line: &line }).ok()
}

/// The standings of those who are members, the games that were played most first.
fn standings(club: &Club, sums: Vec<ClubSum>) -> Vec<ClubStandings> {
    let mut games: Vec<(String, Vec<ClubSum>)> = Vec::new();
    for sum in sums.into_iter().filter(|sum| club.member(&sum.player).is_some()) {
        match games.iter_mut().find(|(game, _)| *game == sum.game) {
            Some((_, sums)) => sums.push(sum),
            None => games.push((sum.game.clone(), vec![sum])),
        }
    }
    games.sort_by_cached_key(|(game, sums)| (std::cmp::Reverse(sums.iter().map(|sum| sum.played).sum::<u32>()), game.clone()));
    games.into_iter().map(|(game, sums)| ClubStandings { game, lines: ranked(&club.row.id, sums) }).collect()
}

/// By points, then by games won, then those who needed fewer games.
fn ranked(club: &str, mut sums: Vec<ClubSum>) -> Vec<ClubScore> {
    let worth = |sum: &ClubSum| (std::cmp::Reverse(sum.points), std::cmp::Reverse(sum.won), sum.played);
    sums.sort_by(|one, other| worth(one).cmp(&worth(other)).then_with(|| one.player.cmp(&other.player)));
    let rank = |sum: &ClubSum| sums.iter().filter(|other| worth(other) < worth(sum)).count() as u16 + 1;
    let score =
        |sum: &ClubSum| ClubScore { who: tag(club, &sum.player), rank: rank(sum), points: sum.points, won: sum.won, played: sum.played };
    sums.iter().map(score).collect()
}

impl Node {
    /// The page of a club, for a person or for anyone.
    pub(crate) async fn club_page(&self, player: Option<&str>, id: &str, looking: &Looking) -> Result<ClubPage, Refusal> {
        let club = self.club(id).await?;
        let inside = match player.and_then(|player| club.member(player)) {
            Some(me) => Some(self.club_inside(&club, me, looking).await?),
            None => None,
        };
        let can_join = inside.is_none() && looking.link.as_ref() == Some(&club.row.link);
        Ok(ClubPage { club: id.into(), name: club.row.name, can_join, inside })
    }

    async fn club_inside(&self, club: &Club, me: &Member, looking: &Looking) -> Result<ClubInside, Refusal> {
        let (store, failed) = (&self.archive.store, |failed| self.archive.refused(&failed));
        let (id, player) = (club.row.id.as_str(), me.row.player.as_str());
        let since = looking.days.map_or(0, |days| now().saturating_sub(u64::from(days) * DAY));
        let leads = club.is_led_by(player);
        let member = |one: &Member| ClubMember {
            who: tag(id, &one.row.player),
            name: one.name.clone(),
            leads: club.is_led_by(&one.row.player),
            muted: leads && one.row.muted,
        };
        let tables = store.club_tables(id, TABLES).await.map_err(failed)?;
        let contests = store.club_contests(id, CONTESTS).await.map_err(failed)?;
        let talk = store.talk(id, LINES).await.map_err(failed)?;
        Ok(ClubInside {
            you: tag(id, player),
            leads,
            first: club.is_first(player),
            muted: me.row.muted,
            told: me.row.told,
            link: club.row.link.clone(),
            members: club.members.iter().map(member).collect(),
            tables: tables.into_iter().filter_map(|TableRow { summary, .. }| wire::listed(summary)).collect(),
            contests: self.contest_lines(player, contests).await?,
            standings: standings(club, store.club_sums(id, since).await.map_err(failed)?),
            talk: talk.iter().filter_map(line).collect(),
        })
    }

    /// A person's clubs, by name.
    pub(crate) async fn clubs_of(&self, player: &str) -> Result<Vec<ClubLine>, Refusal> {
        let failed = |failed| self.archive.refused(&failed);
        let mut lines = Vec::new();
        for (club, member, members) in self.archive.store.clubs_of(player).await.map_err(failed)? {
            let tables = self.archive.store.club_tables(&club.id, TABLES).await.map_err(failed)?.len() as u32;
            lines.push(ClubLine { club: club.id, name: club.name, members, leads: member.leads, tables });
        }
        Ok(lines)
    }

    /// The club that a table belongs to.
    pub(crate) async fn club_of_table(&self, table: &str) -> Result<Option<ClubPlace>, Refusal> {
        let row = self.archive.store.club_of_table(table).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(row.map(ClubPlace::from))
    }

    /// The club that a contest belongs to.
    pub(crate) async fn club_of_contest(&self, contest: &str) -> Result<Option<ClubPlace>, Refusal> {
        let row = self.archive.store.club_of_contest(contest).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(row.map(ClubPlace::from))
    }
}
