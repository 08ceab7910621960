//! What is told of the daily deals. How others did is told to those whose own try is over, and to everybody when no try can count any more.

use super::{Daily, Day, Deal, games};
use crate::clock::now;
use crate::node::Node;
use crate::store::{RankedTry, ResultRow};
use crate::wire::Chair;
use serde::Serialize;
use table::{Refusal, Terms};

/// How many past days are listed.
const LISTED: i32 = 30;

/// How many results are shown, openings read, and moves named at each step.
const MOST_RESULTS: u32 = 100;
const MOST_OPENINGS: u32 = 1_000;
const MOST_MOVES: usize = 5;

/// Today's deals, and what a person did on the days before.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DailyDeals {
    /// Today, as `2026-11-16`, by UTC.
    day: String,
    /// When it ends, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    ends: u64,
    /// One deal a game.
    games: Vec<DealOfDay>,
    /// The days before whose deals are open, the latest first.
    days: Vec<String>,
    /// The person's tries of these days.
    past: Vec<PastTry>,
}

/// A try of a past day.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PastTry {
    /// Which day.
    day: String,
    /// The game.
    game: String,
    /// What came of it.
    yours: Yours,
}

/// The deal of a day, as everybody may know it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DealOfDay {
    /// The game.
    game: &'static str,
    /// What is agreed in a try that counts.
    terms: Terms,
    /// Every seat; the first is the person's.
    #[cfg_attr(test, ts(as = "Vec<Chair<'static>>"))]
    seats: Vec<Seated>,
    /// The SHA-256 of the seed of the deal.
    promise: String,
    /// How many tries count so far.
    counted: u32,
    /// The person's first try, if there was one.
    yours: Option<Yours>,
}

/// A seat of the deal: a [`Chair`] that keeps its name.
#[derive(Debug, Serialize)]
struct Seated {
    kind: &'static str,
    name: String,
}

/// A person's first try at a deal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Yours {
    /// At which table.
    table: String,
    /// Whether the game is over.
    over: bool,
    /// Whether it counts, or still may.
    counted: bool,
    /// Where it stands among the tries that count, from 1.
    rank: Option<u32>,
    /// The points ahead of the best other seat; `null` where the game was not played to its end.
    #[cfg_attr(test, ts(type = "number | null"))]
    margin: Option<i64>,
}

/// The page of one deal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DayPage {
    /// Which day.
    day: String,
    /// Whether it is today: then a first try that begins now counts.
    today: bool,
    /// Until when a try may end and count, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    closes: u64,
    /// What is played.
    deal: DealOfDay,
    /// The best results, and the person's; `null` before they are told.
    results: Option<Vec<Placed>>,
    /// How the first moves were made; `null` before it is told.
    opening: Option<Vec<Step>>,
}

/// A result.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Placed {
    /// From 1; those who are level share a rank.
    rank: u32,
    /// Whose; empty where nobody knows it.
    name: String,
    /// Whether it is the person's who asks.
    you: bool,
    /// As in [`Yours::margin`].
    #[cfg_attr(test, ts(type = "number | null"))]
    margin: Option<i64>,
    /// Which place that was at the table.
    place: Option<u8>,
    /// From 0 to 1, where the game was reviewed.
    accuracy: Option<f64>,
    /// At which table.
    table: String,
}

/// One of the first decisions, and how people decided who had decided alike before.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Step {
    /// A table where the position can be looked at, and after how many moves.
    table: String,
    ply: u32,
    /// What the person did who asks.
    yours: Option<String>,
    /// What was done, the most frequent first.
    moves: Vec<Chosen>,
    /// How many people did something else.
    others: u32,
}

/// A move, and by how many people it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Chosen {
    /// In notation.
    #[serde(rename = "move")]
    mv: String,
    people: u32,
}

impl Yours {
    fn of(ranked: &RankedTry) -> Yours {
        let RankedTry { row, better, .. } = ranked;
        let end = row.end.as_ref();
        let counted = end.is_none_or(|end| end.at <= row.closes);
        Yours {
            table: row.table.clone(),
            over: end.is_some(),
            counted,
            rank: end.filter(|_| counted).map(|_| better + 1),
            margin: end.and_then(|end| end.margin),
        }
    }
}

impl Deal {
    fn told(&self, counts: &[(String, u32)], yours: Option<&RankedTry>) -> DealOfDay {
        let table = self.sample(true);
        let seated = |chair: Chair<'_>| match chair.kind {
            "bot" => Seated { kind: "bot", name: chair.name.into() },
            kind => Seated { kind, name: String::new() },
        };
        DealOfDay {
            game: self.game,
            terms: table.terms().clone(),
            seats: table.places().iter().map(Chair::of).map(seated).collect(),
            promise: table.promise().into(),
            counted: counts.iter().find(|(game, _)| game == self.game).map_or(0, |(_, counted)| *counted),
            yours: yours.map(Yours::of),
        }
    }
}

impl Daily {
    fn today(&self, now: u64, counts: &[(String, u32)], tries: &[RankedTry]) -> Vec<DealOfDay> {
        let today = Day::of(now);
        let own = |game: &str| tries.iter().find(|ranked| ranked.row.day == today.to_string() && ranked.row.game == game);
        games().map(|game| self.deal_of(today, game).told(counts, own(game))).collect()
    }
}

impl Node {
    /// Today's deals, and what a person did on the days before.
    pub(crate) async fn daily_deals(&self, player: Option<&str>) -> Result<DailyDeals, Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        let (at, store) = (now(), &self.archive.store);
        let today = Day::of(at);
        let counts = store.daily_counts(&today.to_string()).await.map_err(refused)?;
        let tries = match player {
            Some(player) => store.daily_tries(player, &today.before(LISTED).to_string()).await.map_err(refused)?,
            None => Vec::new(),
        };
        let past = tries.iter().filter(|ranked| ranked.row.day < today.to_string());
        Ok(DailyDeals {
            day: today.to_string(),
            ends: today.ends(),
            games: self.daily.today(at, &counts, &tries),
            days: (1..=LISTED).map(|days| today.before(days).to_string()).collect(),
            past: past.map(|one| PastTry { day: one.row.day.clone(), game: one.row.game.clone(), yours: Yours::of(one) }).collect(),
        })
    }

    /// All that a person is told of the deal of a day.
    pub(crate) async fn daily_page(&self, player: Option<&str>, day: &str, game: &str) -> Result<DayPage, Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        let (at, store) = (now(), &self.archive.store);
        let deal = self.daily.deal(day, game, at)?;
        let own = match player {
            Some(player) => self.first_try(player, &deal).await?,
            None => None,
        };
        let mut page = DayPage {
            day: day.into(),
            today: deal.day == Day::of(at),
            closes: deal.day.closes(),
            deal: deal.told(&store.daily_counts(day).await.map_err(refused)?, own.as_ref()),
            results: None,
            opening: None,
        };
        let is_over = own.as_ref().is_some_and(|own| own.row.end.is_some());
        if is_over || at > deal.day.closes() {
            let rows = store.daily_results(day, game, MOST_RESULTS).await.map_err(refused)?;
            let openings = store.daily_openings(day, game, MOST_OPENINGS).await.map_err(refused)?;
            let table = own.as_ref().map(|own| &own.row.table).or(rows.first().map(|row| &row.table));
            let mine = own.as_ref().and_then(|own| own.row.end.as_ref()).map(|end| read_opening(&end.opening));
            page.opening = Some(table.map_or(Vec::new(), |table| steps(table, mine.as_deref(), &openings)));
            page.results = Some(placed(&rows, own.as_ref(), player));
        }
        Ok(page)
    }
}

/// The results with their ranks. The person's own stands last where it is not among the best.
fn placed(rows: &[ResultRow], own: Option<&RankedTry>, player: Option<&str>) -> Vec<Placed> {
    let level = |one: &ResultRow, other: &ResultRow| (one.margin, one.place) == (other.margin, other.place);
    let rank = |index: usize| rows.iter().position(|row| level(row, &rows[index])).unwrap_or(index) as u32 + 1;
    let told = |(index, row): (usize, &ResultRow)| Placed {
        rank: rank(index),
        name: row.name.clone(),
        you: player == Some(row.player.as_str()),
        margin: row.margin,
        place: row.place,
        accuracy: row.accuracy.map(|accuracy| f64::from(accuracy) / 1000.0),
        table: row.table.clone(),
    };
    let mut placed: Vec<Placed> = rows.iter().enumerate().map(told).collect();
    let counted = own.and_then(|own| Some((own, own.row.end.as_ref().filter(|end| end.at <= own.row.closes)?)));
    if let Some((own, end)) = counted.filter(|_| placed.iter().all(|one| !one.you)) {
        placed.push(Placed {
            rank: own.better + 1,
            name: String::new(),
            you: true,
            margin: end.margin,
            place: end.place,
            accuracy: None,
            table: own.row.table.clone(),
        });
    }
    placed
}

type Opening = Vec<(u32, String)>;

fn read_opening(text: &str) -> Opening {
    serde_json::from_str(text).unwrap_or_default()
}

/// How people decided, step by step along the moves of one person; without one, the first step alone.
fn steps(table: &str, mine: Option<&[(u32, String)]>, openings: &[(String, u32)]) -> Vec<Step> {
    let all: Vec<(Opening, u32)> = openings.iter().map(|(text, people)| (read_opening(text), *people)).collect();
    let known = mine.map_or(1, <[_]>::len);
    let step = |number: usize| {
        let before = mine.map_or(&[][..], |mine| &mine[..number]);
        let alike = all.iter().filter(|(opening, _)| opening.len() > number && opening[..number] == *before);
        let mut moves: Vec<Chosen> = Vec::new();
        let mut ply = mine.map(|mine| mine[number].0);
        for (opening, people) in alike {
            let (at, mv) = &opening[number];
            ply = ply.or(Some(*at));
            match moves.iter_mut().find(|chosen| chosen.mv == *mv) {
                Some(chosen) => chosen.people += people,
                None => moves.push(Chosen { mv: mv.clone(), people: *people }),
            }
        }
        moves.sort_by_key(|chosen| std::cmp::Reverse(chosen.people));
        let others = moves.iter().skip(MOST_MOVES).map(|chosen| chosen.people).sum();
        moves.truncate(MOST_MOVES);
        Some(Step { table: table.into(), ply: ply?, yours: mine.map(|mine| mine[number].1.clone()), moves, others })
    };
    (0..known).map_while(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opening(moves: &[&str]) -> String {
        let moves: Vec<(usize, &str)> = moves.iter().enumerate().map(|(index, mv)| (3 * index, *mv)).collect();
        serde_json::to_string(&moves).expect("plain data")
    }

    #[test]
    fn moves_are_counted_among_those_who_moved_alike_before() {
        let openings =
            [(opening(&["a", "b", "c"]), 3), (opening(&["a", "x", "c"]), 1), (opening(&["z", "b", "c"]), 2), (opening(&["a"]), 1)];
        let mine = read_opening(&opening(&["a", "x", "c"]));
        let steps = steps("t", Some(&mine), &openings);
        let told: Vec<Vec<(&str, u32)>> =
            steps.iter().map(|step| step.moves.iter().map(|chosen| (chosen.mv.as_str(), chosen.people)).collect()).collect();
        assert_eq!(told, [vec![("a", 5), ("z", 2)], vec![("b", 3), ("x", 1)], vec![("c", 1)]]);
        assert_eq!(
            steps.iter().map(|step| (step.ply, step.yours.as_deref())).collect::<Vec<_>>(),
            [(0, Some("a")), (3, Some("x")), (6, Some("c"))]
        );
        let public = super::steps("t", None, &openings);
        assert_eq!((public.len(), public[0].yours.as_ref()), (1, None));
    }

    #[test]
    fn rare_moves_are_counted_together() {
        let openings: Vec<(String, u32)> = (0..8).map(|index| (opening(&[&format!("m{index}")]), 10 - index)).collect();
        let step = &steps("t", None, &openings)[0];
        assert_eq!((step.moves.len(), step.others), (MOST_MOVES, 5 + 4 + 3));
        assert_eq!(steps("t", None, &[]), []);
    }

    #[test]
    fn those_who_are_level_share_a_rank() {
        let row = |player: &str, margin: Option<i64>, place: Option<u8>| ResultRow {
            player: player.into(),
            name: player.into(),
            table: format!("table of {player}"),
            margin,
            place,
            accuracy: Some(875),
        };
        let rows = [
            row("a", Some(5), Some(1)),
            row("b", Some(5), Some(1)),
            row("c", Some(0), Some(1)),
            row("d", Some(0), Some(2)),
            row("e", None, None),
        ];
        let placed = placed(&rows, None, Some("d"));
        assert_eq!(
            placed.iter().map(|one| (one.rank, one.you)).collect::<Vec<_>>(),
            [(1, false), (1, false), (3, false), (4, true), (5, false)]
        );
        assert_eq!(placed[0].accuracy, Some(0.875));
    }
}
