//! What anyone with the link of a contest sees at a glance.

use super::page::{ContestPlace, phase};
use crate::node::Node;
use crate::told::Round;
use contest::{Contest, Line, Phase, Who};
use table::Refusal;

/// How a contest stands.
#[derive(Clone, Debug)]
pub(crate) struct Glance {
    /// What it is called; empty if that was forgotten.
    pub(crate) name: String,
    pub(crate) game: String,
    pub(crate) is_series: bool,
    pub(crate) phase: Phase,
    /// How many take part.
    pub(crate) entrants: usize,
    /// The round that is played or was played last, counted from 1, and how many there are without a knock-out final.
    pub(crate) round: usize,
    pub(crate) rounds: usize,
    /// Those in front, the best first; before the beginning those who came first.
    pub(crate) front: Vec<InFront>,
}

/// One of those in front.
#[derive(Clone, Debug)]
pub(crate) struct InFront {
    /// A name, or that of a bot.
    pub(crate) who: Result<String, String>,
    /// In half points.
    pub(crate) points: u32,
    pub(crate) rank: u16,
}

impl Node {
    /// The round that is played at a table; `None` for a table of its own, and if it cannot be read now.
    pub(crate) async fn round_at(&self, table: &str) -> Option<Round> {
        let ContestPlace { contest: _, name, series, round, club: _ } = self.contest_of_table(table).await.ok()?;
        (!name.is_empty()).then_some(Round { contest: name, is_series: series, number: round })
    }

    /// How a contest stands, with as many of those in front as asked for.
    pub(crate) async fn glance(&self, id: &str, most: usize) -> Result<Glance, Refusal> {
        let kept = self.contest(id).await?;
        let names = self.archive.store.contest_names(id).await.map_err(|failed| self.archive.refused(&failed))?;
        let contest = &kept.contest;
        Ok(Glance {
            name: kept.row.name.clone(),
            game: kept.terms.game.clone(),
            is_series: kept.is_series(),
            phase: phase(contest),
            entrants: contest.entrants.iter().filter(|entrant| !entrant.left).count(),
            round: contest.rounds.len(),
            rounds: contest.planned().max(contest.rounds.len()),
            front: front(contest, &names).into_iter().take(most).collect(),
        })
    }
}

fn front(contest: &Contest, names: &[(String, String)]) -> Vec<InFront> {
    let line = |line: &Line| {
        let entrant = contest.entrants.get(usize::from(line.entrant)).filter(|entrant| !entrant.left)?;
        let who = match &entrant.who {
            Who::Bot(bot) => Err(bot.clone()),
            Who::Person(player) => Ok(names.iter().find(|(id, _)| id == player).map_or(String::new(), |(_, name)| name.clone())),
        };
        Some(InFront { who, points: line.points, rank: line.rank })
    };
    contest.standings().iter().filter_map(line).collect()
}
