//! What the page of a contest shows. It holds results and who sits where, and nothing of a game.

use super::{Kept, broken, no_such_contest};
use crate::clubs::ClubPlace;
use crate::node::Node;
use crate::store::ContestRow;
use contest::{Contest, Line, Next, Phase, Plan, TieBreak, Who};
use serde::Serialize;
use table::{Refusal, Terms};

/// A contest as someone sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ContestPage {
    /// Which.
    contest: String,
    /// What it is called; empty if that was forgotten.
    name: String,
    /// The club that it belongs to.
    club: Option<ClubPlace>,
    /// The terms of its tables.
    terms: Terms,
    /// How it is played.
    plan: Plan,
    /// How far it is.
    phase: Phase,
    /// Which entrant you are.
    you: Option<u16>,
    /// Whether you lead it.
    leads: bool,
    /// Whether you can enter.
    can_enter: bool,
    /// Whether the next round can be made.
    can_go_on: bool,
    /// How many rounds there are without a knock-out final, if nobody drops out.
    planned: u16,
    /// Everyone who takes part.
    entrants: Vec<EntrantLine>,
    /// How they stand, the best first.
    standings: Vec<Line>,
    /// What decides between equal points, in order; then the lot.
    tie_breaks: &'static [TieBreak],
    /// The rounds so far.
    rounds: Vec<RoundLine>,
}

/// Someone who takes part.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Entrant"))]
pub(crate) struct EntrantLine {
    /// `person` or `bot`.
    #[cfg_attr(test, ts(type = "\"person\" | \"bot\""))]
    kind: &'static str,
    /// Their name; empty for those who were forgotten.
    name: String,
    /// Whether they have dropped out.
    left: bool,
    /// Whether they lead it.
    leads: bool,
}

/// A round.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ContestRound"))]
pub(crate) struct RoundLine {
    /// Whether it belongs to the knock-out final.
    knock_out: bool,
    /// Who has a bye.
    byes: Vec<u16>,
    /// Its tables.
    tables: Vec<TableOf>,
}

/// A table of a round.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ContestTable"))]
pub(crate) struct TableOf {
    /// Its name, if you may look at it: while others play the same deal, only at your own.
    table: Option<String>,
    /// Who sits where; nobody's seat is a bot's.
    seats: Vec<Option<u16>>,
    /// The rank of each seat, once it is over.
    ranks: Option<Vec<u8>>,
    /// The points of each seat in the game.
    scores: Vec<Option<i16>>,
    /// Whether an organiser set the result.
    corrected: bool,
    /// What they say about it.
    note: String,
}

/// A contest in a person's list.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ContestLine {
    /// Which.
    contest: String,
    /// What it is called.
    name: String,
    /// The game.
    game: String,
    /// Whether it is a series.
    series: bool,
    /// How far it is.
    phase: Phase,
    /// How many rounds there were.
    rounds: u16,
    /// The table at which one plays in this round.
    table: Option<String>,
    /// Where one stands.
    rank: Option<u16>,
}

/// The contest of a table, and its club.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ContestPlace {
    /// Which; nothing for a table of its own.
    pub(super) contest: Option<String>,
    /// What it is called.
    pub(super) name: String,
    /// Whether it is a series.
    pub(super) series: bool,
    /// In which round, counted from 1.
    pub(super) round: u16,
    /// The club that the table belongs to.
    pub(super) club: Option<ClubPlace>,
}

fn entrants(contest: &Contest, names: &[(String, String)]) -> Vec<EntrantLine> {
    let line = |entrant: &contest::Entrant| match &entrant.who {
        Who::Bot(bot) => EntrantLine { kind: "bot", name: bot.clone(), left: entrant.left, leads: false },
        Who::Person(player) => {
            let name = names.iter().find(|(id, _)| id == player).map_or(String::new(), |(_, name)| name.clone());
            EntrantLine { kind: "person", name, left: entrant.left, leads: contest.is_led_by(player) }
        }
    };
    contest.entrants.iter().map(line).collect()
}

/// The rounds, with links to the tables that this entrant may look at.
fn rounds(kept: &Kept, you: Option<u16>) -> Vec<RoundLine> {
    let contest = &kept.contest;
    let round = |(number, round): (usize, &contest::Round)| {
        let is_over = round.games.iter().all(|game| game.outcome.is_some());
        let table = |(place, game): (usize, &contest::Game)| {
            let stored = kept.tables.iter().find(|(table, _)| usize::from(table.round) == number && usize::from(table.place) == place);
            let yours = you.is_some() && game.seats.contains(&you);
            // What somebody has seen of the deal elsewhere would help at a table where it is still played.
            let may_look = !contest.plan.duplicate || is_over || yours;
            TableOf {
                table: stored.filter(|(_, here)| *here && may_look).map(|(table, _)| table.table.clone()),
                seats: game.seats.clone(),
                ranks: game.outcome.as_ref().map(|outcome| outcome.ranks.clone()),
                scores: game.outcome.as_ref().map_or(Vec::new(), |outcome| outcome.scores.clone()),
                corrected: game.corrected,
                note: stored.map_or(String::new(), |(table, _)| table.note.clone()),
            }
        };
        RoundLine { knock_out: round.knock_out, byes: round.byes.clone(), tables: round.games.iter().enumerate().map(table).collect() }
    };
    contest.rounds.iter().enumerate().map(round).collect()
}

/// It is over for its people when nothing is left to play, even before that is written down.
pub(super) fn phase(contest: &Contest) -> Phase {
    if contest.next() == Ok(Next::Over) { Phase::Over } else { contest.phase }
}

impl Node {
    /// The page of a contest, for a person or for anyone.
    pub(crate) async fn contest_page(&self, player: Option<&str>, id: &str) -> Result<ContestPage, Refusal> {
        let kept = self.contest(id).await?;
        let names = self.archive.store.contest_names(id).await.map_err(|failed| self.archive.refused(&failed))?;
        let contest = &kept.contest;
        let you = player.and_then(|player| contest.entrant_of(player));
        let leads = player.is_some_and(|player| contest.is_led_by(player));
        let plays = you.is_some_and(|entrant| !contest.entrants[usize::from(entrant)].left);
        let may_go_on = leads || kept.is_series() && plays;
        Ok(ContestPage {
            contest: id.into(),
            name: kept.row.name.clone(),
            club: self.club_of_contest(id).await?,
            plan: contest.plan,
            phase: phase(contest),
            you,
            leads,
            can_enter: contest.enter(player.unwrap_or_default()).is_ok(),
            can_go_on: may_go_on && matches!(contest.next(), Ok(Next::Round(_))),
            planned: contest.planned() as u16,
            entrants: entrants(contest, &names),
            standings: contest.standings(),
            tie_breaks: TieBreak::of(&contest.plan),
            rounds: rounds(&kept, you),
            terms: kept.terms,
        })
    }

    /// A person's contests, the latest first.
    pub(crate) async fn contests_of(&self, player: &str, most: u32) -> Result<Vec<ContestLine>, Refusal> {
        let rows = self.archive.store.contests_of(player, most).await.map_err(|failed| self.archive.refused(&failed))?;
        self.contest_lines(player, rows).await
    }

    /// Contests as a person's list shows them.
    pub(crate) async fn contest_lines(&self, player: &str, rows: Vec<ContestRow>) -> Result<Vec<ContestLine>, Refusal> {
        let mut lines = Vec::new();
        for row in rows {
            let kept = self.contest(&row.id).await?;
            let you = kept.contest.entrant_of(player);
            let standings = kept.contest.standings();
            lines.push(ContestLine {
                contest: row.id,
                name: row.name,
                game: kept.terms.game.clone(),
                series: kept.is_series(),
                phase: phase(&kept.contest),
                rounds: kept.contest.rounds.len() as u16,
                table: you.and_then(|entrant| kept.table_of(entrant)).map(String::from),
                rank: standings
                    .iter()
                    .find(|line| Some(line.entrant) == you)
                    .map(|line| line.rank)
                    .filter(|_| !kept.contest.rounds.is_empty()),
            });
        }
        Ok(lines)
    }

    /// The contest and the club that a table belongs to.
    pub(crate) async fn contest_of_table(&self, table: &str) -> Result<ContestPlace, Refusal> {
        let failed = |failed| self.archive.refused(&failed);
        let club = self.club_of_table(table).await?;
        let Some(place) = self.archive.store.contest_of(table).await.map_err(failed)? else {
            return Ok(ContestPlace { contest: None, name: String::new(), series: false, round: 0, club });
        };
        let row = self.archive.store.contest(&place.contest).await.map_err(failed)?.ok_or_else(no_such_contest)?;
        let plan: Plan = serde_json::from_str(&row.plan).map_err(|why| broken(&row.id, &why))?;
        Ok(ContestPlace { contest: Some(place.contest), name: row.name, series: plan.is_series(), round: place.round + 1, club })
    }
}
