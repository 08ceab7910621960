//! Statistics of a person's games: adds up the rows that were written when the games ended. No game is played again for this.

use crate::history::{Filters, points};
use crate::node::Node;
use crate::ratings;
use crate::store::{PlayedRow, RatingRow};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use table::{Refusal, RefusalCode, any};

/// How many games statistics look at, the latest first.
const MOST: u32 = 10_000;

/// How many games a plot over time shows.
const LATEST: usize = 100;

/// How many places a leaderboard has.
const LEADERS: u32 = 100;

/// Statistics of a person's games of one kind.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Statistics {
    /// Which game.
    game: String,
    /// All games that fit.
    all: Score,
    /// By the number of players.
    by_players: Vec<Slice>,
    /// By seat, counted from 1.
    by_seat: Vec<Slice>,
    /// With other people, and with bots alone.
    with_people: Score,
    with_bots: Score,
    /// How many games were won in a row, until now and at best.
    streak: u32,
    best_streak: u32,
    /// The mean accuracy of the reviewed games, from 0 to 1, and how many they are.
    accuracy: Option<f64>,
    reviewed: u32,
    /// The accuracy of the latest reviewed games, the oldest first.
    accuracies: Vec<Dated>,
    /// The rating after each of the latest rated games, the oldest first, by the number of players.
    ratings: Vec<RatingLine>,
    /// What the game counts, by its own words.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    tallies: BTreeMap<String, i64>,
    /// What some of these words stand for.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pictures: BTreeMap<String, Box<RawValue>>,
}

/// Games and wins. Games without a result count as neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GamesWon"))]
pub(crate) struct Score {
    /// How many had a result.
    games: u32,
    /// How many of them were won, shared wins included.
    won: u32,
}

/// The games at one table size, or in one seat.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Slice {
    /// The number of players, or the seat.
    of: u8,
    /// The games.
    score: Score,
}

/// A value at a time.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Dated {
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    at: u64,
    /// What.
    value: f64,
}

/// The course of a rating.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingLine {
    /// The table size.
    players: u8,
    /// After each game.
    points: Vec<Dated>,
}

/// A person's ratings.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ratings {
    /// Whether the leaderboards show them.
    listed: bool,
    /// By game and table size.
    ratings: Vec<Rated>,
}

/// A person's rating in a game at a table size.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Rated {
    /// Which game.
    game: String,
    /// At which table size.
    players: u8,
    /// The rating.
    #[cfg_attr(test, ts(type = "number"))]
    rating: i64,
    /// How far the 95 % interval reaches to either side.
    #[cfg_attr(test, ts(type = "number"))]
    within: i64,
    /// How many games it rests on.
    games: u32,
    /// Whether it is too uncertain to mean much yet.
    provisional: bool,
}

/// The best of a server in a game at a table size, of those who want to be listed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Leaderboard {
    /// The best first.
    leaders: Vec<Leading>,
    /// The bots, by their measured strength, the strongest first.
    bots: Vec<Anchor>,
    /// The person's own rating, listed or not.
    you: Option<Rated>,
}

/// A place on a leaderboard.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Leading {
    /// Their name.
    name: String,
    /// The rating.
    rated: Rated,
    /// Whether it is the person who asks.
    you: bool,
}

/// A bot with its measured strength.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Anchor {
    /// Its name.
    bot: String,
    /// Its rating, which no game changes.
    #[cfg_attr(test, ts(type = "number"))]
    rating: i64,
}

impl Rated {
    pub(crate) fn of(row: &RatingRow) -> Rated {
        let (rating, within, provisional) = ratings::shown(row);
        Rated { game: row.game.clone(), players: row.players, rating, within, games: row.games, provisional }
    }
}

impl Score {
    fn add(&mut self, row: &PlayedRow) {
        self.games += u32::from(has_result(row));
        self.won += u32::from(is_won(row));
    }

    fn of<'a>(rows: impl Iterator<Item = &'a PlayedRow>) -> Score {
        let mut score = Score::default();
        rows.for_each(|row| score.add(row));
        score
    }
}

fn has_result(row: &PlayedRow) -> bool {
    row.result != "none"
}

fn is_won(row: &PlayedRow) -> bool {
    row.result == "won" || row.result == "shared"
}

/// The games by some number of theirs, in its order.
fn slices(rows: &[PlayedRow], of: impl Fn(&PlayedRow) -> u8) -> Vec<Slice> {
    let mut scores: BTreeMap<u8, Score> = BTreeMap::new();
    rows.iter().for_each(|row| scores.entry(of(row)).or_default().add(row));
    scores.into_iter().map(|(of, score)| Slice { of, score }).collect()
}

/// The present streak of wins and the longest. Rows come the latest first.
fn streaks(rows: &[PlayedRow]) -> (u32, u32) {
    let (mut streak, mut best) = (0, 0);
    for row in rows.iter().rev().filter(|row| has_result(row)) {
        streak = if is_won(row) { streak + 1 } else { 0 };
        best = best.max(streak);
    }
    (streak, best)
}

/// The latest values, the oldest first.
fn latest(rows: &[PlayedRow], value: impl Fn(&PlayedRow) -> Option<f64>) -> Vec<Dated> {
    let dated = |row: &PlayedRow| value(row).map(|value| Dated { at: row.ended, value });
    let mut values: Vec<Dated> = rows.iter().filter_map(dated).take(LATEST).collect();
    values.reverse();
    values
}

impl Statistics {
    fn of(game: &str, rows: &[PlayedRow]) -> Statistics {
        let mut tallies: BTreeMap<String, i64> = BTreeMap::new();
        for row in rows {
            let counted: BTreeMap<String, i64> = serde_json::from_str(&row.tallies).unwrap_or_default();
            counted.into_iter().for_each(|(word, amount)| *tallies.entry(word).or_default() += amount);
        }
        let picture = |word: &String| Some((word.clone(), RawValue::from_string(any::pictured(game, word)?).ok()?));
        let accuracy = |row: &PlayedRow| row.accuracy.map(|accuracy| f64::from(accuracy) / 1_000.0);
        let reviewed: Vec<f64> = rows.iter().filter_map(accuracy).collect();
        let by_players = slices(rows, |row| row.players);
        let rating = |players: u8| RatingLine {
            players,
            points: latest(rows, |row| row.rating.filter(|_| row.players == players).map(|rating| points(rating) as f64)),
        };
        let (streak, best_streak) = streaks(rows);
        Statistics {
            game: game.into(),
            all: Score::of(rows.iter()),
            by_seat: slices(rows, |row| row.seat),
            with_people: Score::of(rows.iter().filter(|row| row.people > 1)),
            with_bots: Score::of(rows.iter().filter(|row| row.people == 1)),
            streak,
            best_streak,
            accuracy: (!reviewed.is_empty()).then(|| reviewed.iter().sum::<f64>() / reviewed.len() as f64),
            reviewed: reviewed.len() as u32,
            accuracies: latest(rows, accuracy),
            ratings: by_players.iter().map(|slice| rating(slice.of)).filter(|line| !line.points.is_empty()).collect(),
            by_players,
            pictures: tallies.keys().filter_map(picture).collect(),
            tallies,
        }
    }
}

impl Node {
    /// Statistics of a person's games of one kind.
    pub(crate) async fn statistics(&self, player: &str, game: &str, filters: &Filters) -> Result<Statistics, Refusal> {
        any::edition(game)?;
        self.catch_up_history(player).await?;
        let filters = Filters { game: Some(game.into()), players: filters.players, with: filters.with.clone(), ..Filters::default() };
        let wanted = self.wanted(player, &filters).await?;
        let rows = self.archive.store.played(player, &wanted, MOST).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(Statistics::of(game, &rows))
    }

    /// A person's ratings.
    pub(crate) async fn ratings(&self, player: &str) -> Result<Ratings, Refusal> {
        let refused = |failed| self.archive.refused(&failed);
        let rows = self.archive.store.ratings(player).await.map_err(refused)?;
        let listed = self.archive.store.is_listed(player).await.map_err(refused)?;
        Ok(Ratings { listed, ratings: rows.iter().map(Rated::of).collect() })
    }

    /// The leaderboard of a game at a table size.
    pub(crate) async fn leaderboard(&self, player: Option<&str>, game: &str, players: u8) -> Result<Leaderboard, Refusal> {
        let (least, most) = any::edition(game)?.players;
        if !(least..=most).contains(&players) {
            return Err(Refusal::new(RefusalCode::BadSeats, format!("{game} is for {least} to {most} players")));
        }
        let refused = |failed| self.archive.refused(&failed);
        let store = &self.archive.store;
        let found = store.leaders(game, players, ratings::most_deviation(), LEADERS).await.map_err(refused)?;
        let leading = found.iter().map(|one| Leading {
            name: one.name.clone(),
            rated: Rated::of(&one.row),
            you: player == Some(one.row.player.as_str()),
        });
        let own = match player {
            Some(player) => store.ratings(player).await.map_err(refused)?,
            None => Vec::new(),
        };
        let you = own.iter().find(|row| row.game == game && row.players == players).map(Rated::of);
        let bots = table::bot::names().into_iter().rev();
        let bots = bots.filter_map(|bot| Some(Anchor { rating: ratings::strength_shown(game, players, &bot)?, bot }));
        let mut bots: Vec<Anchor> = bots.collect();
        bots.sort_by_key(|anchor| std::cmp::Reverse(anchor.rating));
        Ok(Leaderboard { leaders: leading.collect(), bots, you })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(n: u64, result: &str, players: u8, seat: u8) -> PlayedRow {
        PlayedRow {
            player: "p".into(),
            table: format!("t{n}"),
            game: "splendor".into(),
            players,
            seat,
            people: 1 + u8::from(n.is_multiple_of(2)),
            ended: n,
            result: result.into(),
            place: None,
            scores: "[]".into(),
            tallies: r#"{"card-7":1,"reserved":2}"#.into(),
            accuracy: (n > 2).then_some(800 + n as u16),
            rating: (n > 1).then_some(1_000_000 + n as i64 * 1_000),
            gain: None,
        }
    }

    #[test]
    fn rows_add_up() {
        // The latest first, as the store gives them.
        let rows = [
            row(6, "won", 3, 1),
            row(5, "shared", 3, 2),
            row(4, "none", 2, 1),
            row(3, "lost", 2, 1),
            row(2, "won", 2, 2),
            row(1, "won", 2, 1),
        ];
        let all = Statistics::of("splendor", &rows);
        assert_eq!(all.all, Score { games: 5, won: 4 });
        let sliced = |slices: &[Slice]| slices.iter().map(|one| (one.of, one.score.games, one.score.won)).collect::<Vec<_>>();
        assert_eq!(sliced(&all.by_players), [(2, 3, 2), (3, 2, 2)]);
        assert_eq!(sliced(&all.by_seat), [(1, 3, 2), (2, 2, 2)]);
        assert_eq!((all.with_people, all.with_bots), (Score { games: 2, won: 2 }, Score { games: 3, won: 2 }));
        assert_eq!((all.streak, all.best_streak), (2, 2), "a game without a result ends no streak");
        assert_eq!((all.reviewed, all.accuracies.len()), (4, 4));
        assert!(all.accuracy.is_some_and(|mean| (mean - 0.804_5).abs() < 1e-9));
        assert_eq!(all.accuracies.first().map(|one| one.at), Some(3), "the oldest first");
        let lines: Vec<(u8, Vec<f64>)> =
            all.ratings.iter().map(|line| (line.players, line.points.iter().map(|one| one.value).collect())).collect();
        assert_eq!(lines, [(2, vec![1_002.0, 1_003.0, 1_004.0]), (3, vec![1_005.0, 1_006.0])]);
        assert_eq!(all.tallies, BTreeMap::from([("card-7".into(), 6), ("reserved".into(), 12)]));
        assert!(all.pictures["card-7"].get().contains("\"number\":7") && all.pictures.len() == 1);
    }

    #[test]
    fn nothing_played_is_nothing_shown() {
        let none = Statistics::of("sultan", &[]);
        assert_eq!((none.all, none.accuracy, none.best_streak), (Score::default(), None, 0));
        assert!(none.by_players.is_empty() && none.tallies.is_empty());
    }
}
