//! Clubs: people who play together. Anyone with the link may join; members open tables, series and tournaments for the club, talk, and see who
//! is ahead.
//!
//! Anybody may know what a club is called, because its tables say so; everything else is for its members. What is said is kept with the talk of
//! tables, under the club's name, so that the same rules hold for it. A finished game is counted in the transaction that ends it.

mod http;
mod page;
#[cfg(test)]
mod tests;

pub(crate) use http::routes;
pub(crate) use page::ClubPlace;
#[cfg(test)]
pub(crate) use page::{ClubInside, ClubLine, ClubMember, ClubPage, ClubScore, ClubStandings};

use crate::clock::{now, random, word};
use crate::contests::NewContest;
use crate::node::{Node, Speech};
use crate::request::Report;
use crate::store::{ClubResult, ClubRow, ClubWrite, Failed, MemberFlag, MemberRow, Person, Repository, TalkRow, Write};
use crate::wire::Remark;
use serde::Deserialize;
use std::cmp::Ordering;
use table::{Came, Creation, Finish, Place, Refusal, RefusalCode, Table, fair, name_of, names_apart, tag};

/// How many members a club may have.
pub(crate) const MOST_MEMBERS: u32 = 200;

/// Of how many clubs one person may be a member.
pub(crate) const MOST_CLUBS: usize = 20;

/// How many lines of talk are kept.
const TALK: u32 = 200;

/// How many lines that others say at the same time are tolerated.
const TRIES: u32 = 20;

/// What people do in a club.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ClubAct {
    /// Join it by its link.
    Join {
        /// The last word of the link.
        link: String,
    },
    /// Leave it. When the last member has left, the club is gone.
    Leave,
    /// Say something.
    Say {
        /// In the person's own words.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        text: Option<String>,
        /// One of the phrases.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        phrase: Option<String>,
    },
    /// Remove a line of talk (organiser; everybody their own).
    Hush {
        /// Which.
        line: u32,
    },
    /// Report a line of talk, somebody's name in it, or the club's name to the people who run the server.
    Report(Report),
    /// Hear of new tables while away, or no longer.
    Tell {
        /// Whether one wants to.
        on: bool,
    },
    /// Call it something else (organiser).
    Rename {
        /// What.
        name: String,
    },
    /// Replace the link; the old one lets nobody in any more (organiser).
    Renew,
    /// Remove a member; the link is replaced too (organiser; another organiser only the first of them).
    Remove {
        /// Whom, by their tag.
        who: String,
    },
    /// Keep a member from talking, or no longer (organiser).
    Mute {
        /// Whom, by their tag.
        who: String,
        /// Whether they are muted.
        on: bool,
    },
    /// Make a member an organiser too, or no longer (the first organiser).
    Lead {
        /// Whom, by their tag.
        who: String,
        /// Whether they are an organiser.
        on: bool,
    },
    /// Close the club for good (organiser).
    Close,
}

/// A club as it is stored, with its members: organisers first, then those who have been there longest.
pub(crate) struct Club {
    row: ClubRow,
    members: Vec<Member>,
}

struct Member {
    row: MemberRow,
    /// Their name, told apart from those of the others.
    name: String,
}

pub(crate) fn no_such_club() -> Refusal {
    Refusal::new(RefusalCode::NoSuchClub, "there is no such club")
}

fn no_member() -> Refusal {
    Refusal::new(RefusalCode::NotMember, "only members can do this: join the club first")
}

impl Club {
    fn member(&self, player: &str) -> Option<&Member> {
        self.members.iter().find(|member| member.row.player == player)
    }

    fn must_be_member(&self, player: &str) -> Result<&Member, Refusal> {
        self.member(player).ok_or_else(no_member)
    }

    /// The founder; once they have left, the organiser who joined first; without organisers, the member who joined first.
    fn is_first(&self, player: &str) -> bool {
        self.members.first().is_some_and(|member| member.row.player == player)
    }

    fn is_led_by(&self, player: &str) -> bool {
        self.is_first(player) || self.member(player).is_some_and(|member| member.row.leads)
    }

    fn must_lead(&self, player: &str) -> Result<(), Refusal> {
        self.must_be_member(player)?;
        let refusal = || Refusal::new(RefusalCode::NotOrganiser, "only its organisers can do this");
        if self.is_led_by(player) { Ok(()) } else { Err(refusal()) }
    }

    fn tagged(&self, who: &str) -> Option<&Member> {
        self.members.iter().find(|member| tag(&self.row.id, &member.row.player) == who)
    }

    /// The member with a tag, if this organiser may decide about them: the first about everybody else, others about those who do not lead.
    fn below(&self, player: &str, who: &str) -> Result<&str, Refusal> {
        self.must_lead(player)?;
        let member = self.tagged(who).ok_or_else(|| Refusal::new(RefusalCode::NoSuchPerson, "there is no such member"))?;
        let other = member.row.player.as_str();
        let may = other != player && (self.is_first(player) || !self.is_led_by(other));
        if may {
            Ok(other)
        } else {
            Err(Refusal::new(RefusalCode::NotOrganiser, "an organiser is removed or muted only by the first of them"))
        }
    }
}

/// What a game that has just ended counts for its people in the club of its table. At a table of no club it changes nothing.
///
/// For every other seat one gets a point for finishing before it, and half a point for sharing its place, as in a series. A game with one person
/// does not count, nor one that ended without a result.
pub(crate) fn ended(table: &Table, at: u64) -> Vec<Write> {
    let finishes = table.finishes();
    if table.people().count() < 2 || finishes.iter().any(|finish| finish.came == Came::Nothing) {
        return Vec::new();
    }
    let against = |finish: &Finish, other: &Finish| match finish.rank.cmp(&other.rank) {
        _ if finish.seat == other.seat => 0,
        Ordering::Less => 2,
        Ordering::Equal => 1,
        Ordering::Greater => 0,
    };
    let result = |finish: &Finish| {
        let person = table.places().get(finish.seat.index()).and_then(Place::person)?;
        Some(Write::Club(ClubWrite::Result(ClubResult {
            table: table.id().into(),
            player: person.player.clone(),
            game: table.terms().game.clone(),
            ended: at,
            points: finishes.iter().map(|other| against(finish, other)).sum(),
            won: matches!(finish.came, Came::Won | Came::Shared),
        })))
    };
    finishes.iter().filter_map(result).collect()
}

impl Node {
    /// Reads a club.
    async fn club(&self, id: &str) -> Result<Club, Refusal> {
        let failed = |failed| self.archive.refused(&failed);
        let row = self.archive.store.club(id).await.map_err(failed)?.ok_or_else(no_such_club)?;
        let (members, names): (Vec<_>, Vec<_>) = self.archive.store.club_members(id).await.map_err(failed)?.into_iter().unzip();
        let members = members.into_iter().zip(names_apart(&names)).map(|(row, name)| Member { row, name }).collect();
        Ok(Club { row, members })
    }

    async fn write_club(&self, writes: Vec<ClubWrite>) -> Result<(), Failed> {
        self.archive.store.write(writes.into_iter().map(Write::Club).collect()).await
    }

    async fn check_clubs_of(&self, player: &str) -> Result<(), Refusal> {
        let clubs = self.archive.store.clubs_of(player).await.map_err(|failed| self.archive.refused(&failed))?;
        if clubs.len() < MOST_CLUBS {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::TooManyClubs, format!("you are in {MOST_CLUBS} clubs: leave one first")))
    }

    /// Founds a club and returns its name in links.
    pub(crate) async fn found_club(&self, person: &Person, name: &str) -> Result<String, Refusal> {
        self.quota.check()?;
        self.check_clubs_of(&person.id).await?;
        let (id, at) = (word(16), now());
        let row = ClubRow { id: id.clone(), name: name_of(name)?, link: word(16), made: at };
        let founder = MemberRow { club: id.clone(), player: person.id.clone(), leads: true, muted: false, told: false, joined: at };
        let written = self.write_club(vec![ClubWrite::Club(row), ClubWrite::Member(founder)]).await;
        written.map_err(|failed| self.archive.refused(&failed))?;
        Ok(id)
    }

    /// Does what a person wants in a club.
    pub(crate) async fn club_act(&self, person: &Person, id: &str, act: ClubAct) -> Result<(), Refusal> {
        let club = self.club(id).await?;
        let me = person.id.as_str();
        let set = |player: &str, what, on| ClubWrite::Change { club: id.into(), player: player.into(), what, on };
        let renew = || ClubWrite::Renew { club: id.into(), link: word(16) };
        let writes = match act {
            ClubAct::Join { link } => return self.join_club(&club, me, link).await,
            ClubAct::Say { text, phrase } => return self.say_in_club(&club, me, Speech::new(text, phrase)?).await,
            ClubAct::Hush { line } => return self.hush_in_club(&club, me, line).await,
            ClubAct::Report(report) => {
                let first = club.members.first().map(|member| member.row.player.as_str());
                club.must_be_member(me)?;
                return self.report_in_club(person, &club.row, first, &report).await;
            }
            ClubAct::Leave => {
                club.must_be_member(me)?;
                vec![ClubWrite::Leave { club: id.into(), player: me.into() }]
            }
            ClubAct::Tell { on } => {
                club.must_be_member(me)?;
                vec![set(me, MemberFlag::Told, on)]
            }
            ClubAct::Rename { name } => {
                club.must_lead(me)?;
                vec![ClubWrite::Rename { club: id.into(), name: name_of(&name)? }]
            }
            ClubAct::Renew => {
                club.must_lead(me)?;
                vec![renew()]
            }
            ClubAct::Remove { who } => {
                let player = club.below(me, &who)?.into();
                vec![ClubWrite::Leave { club: id.into(), player }, renew()]
            }
            ClubAct::Mute { who, on } => vec![set(club.below(me, &who)?, MemberFlag::Muted, on)],
            ClubAct::Lead { who, on } => {
                let other = club.below(me, &who)?;
                if !club.is_first(me) {
                    return Err(Refusal::new(RefusalCode::NotOrganiser, "only the first organiser can do this"));
                }
                // So that the first stays the first, also if nobody ever made them an organiser.
                vec![set(me, MemberFlag::Leads, true), set(other, MemberFlag::Leads, on)]
            }
            ClubAct::Close => {
                club.must_lead(me)?;
                vec![ClubWrite::Delete { club: id.into() }]
            }
        };
        self.write_club(writes).await.map_err(|failed| self.archive.refused(&failed))
    }

    /// Deletes a club for the operators of the server, and returns whether there was one.
    pub(crate) async fn delete_club(&self, id: &str) -> Result<bool, Refusal> {
        let failed = |failed| self.archive.refused(&failed);
        if self.archive.store.club(id).await.map_err(failed)?.is_none() {
            return Ok(false);
        }
        self.write_club(vec![ClubWrite::Delete { club: id.into() }]).await.map_err(failed)?;
        Ok(true)
    }

    async fn join_club(&self, club: &Club, player: &str, link: String) -> Result<(), Refusal> {
        if club.member(player).is_some() {
            return Ok(());
        }
        self.check_clubs_of(player).await?;
        let full = || Refusal::new(RefusalCode::ClubFull, format!("a club has at most {MOST_MEMBERS} members"));
        if club.row.link == link && club.members.len() >= MOST_MEMBERS as usize {
            return Err(full());
        }
        let member = MemberRow { club: club.row.id.clone(), player: player.into(), leads: false, muted: false, told: false, joined: now() };
        match self.write_club(vec![ClubWrite::Join { member, link: link.clone(), most: MOST_MEMBERS }]).await {
            Err(Failed::Conflict) if club.row.link == link => Err(full()),
            Err(Failed::Conflict) => {
                Err(Refusal::new(RefusalCode::OldLink, "this link lets nobody in any more: ask a member for the new one"))
            }
            done => done.map_err(|failed| self.archive.refused(&failed)),
        }
    }

    async fn say_in_club(&self, club: &Club, player: &str, speech: Speech) -> Result<(), Refusal> {
        let id = &club.row.id;
        let member = club.must_be_member(player)?;
        if member.row.muted {
            return Err(Refusal::new(RefusalCode::Muted, "an organiser has muted you"));
        }
        let Speech { text, phrase } = speech;
        let line = Remark { seat: None, name: member.name.clone(), who: Some(tag(id, player)), text, phrase };
        let line = serde_json::to_string(&line).expect("plain data");
        for _ in 0..TRIES {
            let n = self.archive.store.next_talk(id).await.map_err(|failed| self.archive.refused(&failed))?;
            let line = TalkRow { table: id.clone(), n, at: now(), line: line.clone(), player: Some(player.into()) };
            match self.write_club(vec![ClubWrite::Say { line, most: TALK }]).await {
                // Another line took the number.
                Err(Failed::Conflict) => {}
                done => return done.map_err(|failed| self.archive.refused(&failed)),
            }
        }
        Err(Refusal::new(RefusalCode::Stale, "too many talk at the same time: try again"))
    }

    async fn hush_in_club(&self, club: &Club, player: &str, n: u32) -> Result<(), Refusal> {
        club.must_be_member(player)?;
        let id = &club.row.id;
        let said = self.archive.store.talk_between(id, n, n).await.map_err(|failed| self.archive.refused(&failed))?;
        let line = said.first().ok_or_else(|| Refusal::new(RefusalCode::NoSuchLine, "nobody said that here"))?;
        if line.player.as_deref() != Some(player) {
            club.must_lead(player)?;
        }
        let hush = Write::Hush { table: id.clone(), n };
        self.archive.store.write(vec![hush]).await.map_err(|failed| self.archive.refused(&failed))
    }

    /// Creates a table for a club, tells those who want to hear of it, and returns its name.
    pub(crate) async fn create_in_club(&self, player: &str, id: &str, creation: &Creation) -> Result<String, Refusal> {
        let club = self.club(id).await?;
        club.must_be_member(player)?;
        let told: Vec<&str> =
            club.members.iter().filter(|one| one.row.told && one.row.player != player).map(|one| one.row.player.as_str()).collect();
        let entry = creation.entry(player, fair::hex(&random::<32>()))?;
        let more = |table: &str| {
            let belongs = Write::Club(ClubWrite::Table { table: table.into(), club: id.into() });
            std::iter::once(belongs).chain(self.told_by_club(&told, table, now())).collect()
        };
        self.found_for_with(player, vec![entry], more).await
    }

    /// Makes a series or a tournament for a club, and returns its name in links.
    pub(crate) async fn make_contest_in_club(&self, person: &Person, id: &str, wish: NewContest) -> Result<String, Refusal> {
        self.club(id).await?.must_be_member(&person.id)?;
        self.make_contest_with(person, wish, |contest| vec![Write::Club(ClubWrite::Contest { contest: contest.into(), club: id.into() })])
            .await
    }

    /// What makes a table belong to the club of another one.
    pub(crate) async fn same_club(&self, table: &str) -> Result<impl FnOnce(&str) -> Vec<Write> + use<>, Refusal> {
        let club = self.archive.store.club_of_table(table).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(|table: &str| club.map(|club| Write::Club(ClubWrite::Table { table: table.into(), club: club.id })).into_iter().collect())
    }
}
