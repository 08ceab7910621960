//! Puzzles: which one comes next, what a try is worth, and what is told before and after it.
//!
//! Before a try only what the seat to move sees is told ([`coach::puzzles::Shown`]). The first try of a person counts for both ratings, by
//! the formula of Arpad Elo (1978); later ones are judged, and count for nothing.

use crate::clock::now;
use crate::node::Node;
use crate::store::{Failed, PuzzleTry, Repository, Write};
use coach::puzzles::{Answer, Puzzle, Shown, expected, games, library};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use table::{Refusal, RefusalCode, any};

/// A person's rating before the first try.
const BEGIN: i64 = 1_000;

/// The most that a try changes in a rating (the K of the formula): for a person at first, for a person later, and for a puzzle.
const K_FIRST: f64 = 40.0;
const K_LATER: f64 = 20.0;
const K_PUZZLE: f64 = 10.0;

/// How many tries are the first ones.
const FIRST: usize = 20;

/// The next puzzle is one of this many near a person's rating, so that people begin with different ones.
const NEAR: usize = 6;

/// All games with puzzles.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleGames {
    games: Vec<PuzzlesOf>,
}

/// The puzzles of one game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzlesOf {
    /// Which.
    game: &'static str,
    /// What they are about.
    themes: Vec<Theme>,
    /// How the person stands.
    you: Standing,
}

/// The puzzles about one thing.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PuzzleTheme"))]
pub(crate) struct Theme {
    /// The game's word for it.
    theme: &'static str,
    /// How many there are.
    count: u32,
    /// How many of them the person has tried.
    tried: u32,
}

/// How a person stands with the puzzles of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PuzzleStanding"))]
pub(crate) struct Standing {
    /// The rating.
    #[cfg_attr(test, ts(type = "number"))]
    rating: i64,
    /// How many puzzles they tried, and how many of them they solved.
    tried: u32,
    solved: u32,
    /// How many they have solved in a row until now, and how many at best.
    streak: u32,
    best: u32,
}

/// The next puzzle, if one is left.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzlePage {
    puzzle: Option<Posed>,
    /// How the person stands.
    you: Standing,
}

/// A puzzle as it is shown before it is tried.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Posed {
    /// Its name.
    id: &'static str,
    /// Its rating.
    #[cfg_attr(test, ts(type = "number"))]
    rating: i64,
    /// Whether the person tried it before: then it no longer counts.
    tried: bool,
    /// What the seat to move sees.
    #[serde(flatten)]
    shown: Shown,
}

/// A judged try.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PuzzleTried"))]
pub(crate) struct Tried {
    /// The solution, why, and what follows.
    answer: Answer,
    /// What it changed in the person's rating; nothing where it was not the first try.
    #[cfg_attr(test, ts(type = "number | null"))]
    gain: Option<i64>,
    /// How the person stands now.
    you: Standing,
}

/// Which puzzle is wanted.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    theme: Option<String>,
}

/// A try.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attempt {
    #[serde(rename = "move")]
    mv: String,
}

impl Standing {
    fn of(game: &str, tries: &[PuzzleTry]) -> Standing {
        let mut standing = Standing { rating: BEGIN, tried: 0, solved: 0, streak: 0, best: 0 };
        for one in tries.iter().filter(|one| one.game == game) {
            standing.rating += one.gain;
            standing.tried += 1;
            standing.solved += u32::from(one.solved);
            standing.streak = if one.solved { standing.streak + 1 } else { 0 };
            standing.best = standing.best.max(standing.streak);
        }
        standing
    }

    /// What a try changes in the rating of the person and in that of the puzzle.
    fn changes(self, puzzle: i64, solved: bool) -> (i64, i64) {
        let k = if (self.tried as usize) < FIRST { K_FIRST } else { K_LATER };
        let surprise = f64::from(u8::from(solved)) - expected(self.rating as f64, puzzle as f64);
        ((k * surprise).round() as i64, (-K_PUZZLE * surprise).round() as i64)
    }
}

fn no_such_puzzle() -> Refusal {
    Refusal::new(RefusalCode::NoSuchPuzzle, "there is no such puzzle: GET /api/puzzles lists the games and themes that have some")
}

fn of_game(game: &str) -> impl Iterator<Item = &'static Puzzle> {
    library().iter().filter(move |puzzle| puzzle.game() == game)
}

fn named(game: &str, id: &str) -> Result<&'static Puzzle, Refusal> {
    of_game(game).find(|puzzle| puzzle.facts.id == id).ok_or_else(no_such_puzzle)
}

/// One of the puzzles near this rating. It stays the same until it is tried.
fn next<'a>(mut left: Vec<(i64, &'a Puzzle)>, rating: i64, player: &str, tried: u32) -> Option<(i64, &'a Puzzle)> {
    left.sort_by_key(|(now, puzzle)| ((now - rating).abs(), puzzle.facts.id.as_str()));
    left.truncate(NEAR);
    let turn = player.bytes().map(usize::from).sum::<usize>() + tried as usize;
    left.get(turn.checked_rem(left.len())?).copied()
}

impl Node {
    /// The games and themes that have puzzles, and how a person stands.
    pub(crate) async fn puzzle_games(&self, player: Option<&str>) -> Result<PuzzleGames, Refusal> {
        let tries = self.puzzle_tries(player).await?;
        let tried: HashSet<&str> = tries.iter().map(|one| one.puzzle.as_str()).collect();
        let theme = |game: &'static str, theme: &'static str| {
            let about = || of_game(game).filter(move |puzzle| puzzle.facts.theme == theme);
            Theme { theme, count: about().count() as u32, tried: about().filter(|puzzle| tried.contains(&*puzzle.facts.id)).count() as u32 }
        };
        let of = |game| PuzzlesOf {
            game,
            themes: any::themes(game).iter().map(|name| theme(game, name)).collect(),
            you: Standing::of(game, &tries),
        };
        Ok(PuzzleGames { games: games().map(of).collect() })
    }

    /// A puzzle near a person's rating that they have not tried.
    pub(crate) async fn next_puzzle(&self, player: Option<&str>, game: &str, wanted: &Wanted) -> Result<PuzzlePage, Refusal> {
        let theme = wanted.theme.as_deref();
        if theme.map_or(any::themes(game).is_empty(), |theme| !any::themes(game).contains(&theme)) {
            return Err(no_such_puzzle());
        }
        let (tries, shifts) = (self.puzzle_tries(player).await?, self.shifts(game).await?);
        let tried: HashSet<&str> = tries.iter().map(|one| one.puzzle.as_str()).collect();
        let fits = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.facts.theme == theme) && !tried.contains(&*puzzle.facts.id);
        let left = of_game(game).filter(fits).map(|puzzle| (rating(puzzle, &shifts), puzzle)).collect();
        let you = Standing::of(game, &tries);
        let chosen = next(left, you.rating, player.unwrap_or_default(), you.tried);
        let posed = |(rating, puzzle): (i64, &'static Puzzle)| Posed { id: &puzzle.facts.id, rating, tried: false, shown: puzzle.shown() };
        Ok(PuzzlePage { puzzle: chosen.map(posed), you })
    }

    /// A puzzle by its name.
    pub(crate) async fn puzzle(&self, player: Option<&str>, game: &str, id: &str) -> Result<PuzzlePage, Refusal> {
        let puzzle = named(game, id)?;
        let (tries, shifts) = (self.puzzle_tries(player).await?, self.shifts(game).await?);
        let tried = tries.iter().any(|one| one.puzzle == id);
        let posed = Posed { id: &puzzle.facts.id, rating: rating(puzzle, &shifts), tried, shown: puzzle.shown() };
        Ok(PuzzlePage { puzzle: Some(posed), you: Standing::of(game, &tries) })
    }

    /// Judges a try. A move that is not legal changes nothing.
    pub(crate) async fn try_puzzle(&self, player: &str, game: &str, id: &str, attempt: &Attempt) -> Result<Tried, Refusal> {
        let puzzle = named(game, id)?;
        let answer = puzzle.answer(&attempt.mv)?;
        let tries = self.puzzle_tries(Some(player)).await?;
        let before = Standing::of(game, &tries);
        if tries.iter().any(|one| one.puzzle == id) {
            return Ok(Tried { answer, gain: None, you: before });
        }
        let (gain, shift) = before.changes(rating(puzzle, &self.shifts(game).await?), answer.solved);
        let row = PuzzleTry { player: player.into(), puzzle: id.into(), game: game.into(), at: now(), solved: answer.solved, gain, shift };
        let gain = match self.archive.store.write(vec![Write::PuzzleTry(row)]).await {
            Ok(()) => Some(gain),
            // In another tab the person was faster.
            Err(Failed::Conflict) => None,
            Err(failed) => return Err(self.archive.refused(&failed)),
        };
        Ok(Tried { answer, gain, you: Standing::of(game, &self.puzzle_tries(Some(player)).await?) })
    }

    async fn puzzle_tries(&self, player: Option<&str>) -> Result<Vec<PuzzleTry>, Refusal> {
        let Some(player) = player else { return Ok(Vec::new()) };
        self.archive.store.puzzle_tries(player).await.map_err(|failed| self.archive.refused(&failed))
    }

    async fn shifts(&self, game: &str) -> Result<BTreeMap<String, i64>, Refusal> {
        let shifts = self.archive.store.puzzle_shifts(game).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(shifts.into_iter().collect())
    }
}

/// A puzzle's rating after all tries so far.
fn rating(puzzle: &Puzzle, shifts: &BTreeMap<String, i64>) -> i64 {
    i64::from(puzzle.facts.rating) + shifts.get(&puzzle.facts.id).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(game: &str, solved: bool, gain: i64) -> PuzzleTry {
        PuzzleTry { player: "p".into(), puzzle: String::new(), game: game.into(), at: 0, solved, gain, shift: 0 }
    }

    #[test]
    fn a_standing_adds_up_the_tries_at_one_game_and_a_failure_ends_the_streak() {
        let tries = [("sultan", true, 20), ("sultan", true, 10), ("splendor", false, -5), ("sultan", false, -8), ("sultan", true, 9)];
        let tries: Vec<PuzzleTry> = tries.iter().map(|(game, solved, gain)| tried(game, *solved, *gain)).collect();
        assert_eq!(Standing::of("sultan", &tries), Standing { rating: BEGIN + 31, tried: 4, solved: 3, streak: 1, best: 2 });
        assert_eq!(Standing::of("splendor", &tries), Standing { rating: BEGIN - 5, tried: 1, solved: 0, streak: 0, best: 0 });
        assert_eq!(Standing::of("riquezas", &tries).rating, BEGIN);
    }

    #[test]
    fn a_hard_puzzle_brings_more_an_easy_one_costs_more_and_later_tries_count_less() {
        let new = Standing { rating: 1_400, tried: 0, solved: 0, streak: 0, best: 0 };
        assert_eq!(new.changes(1_400, true), (20, -5));
        assert_eq!(new.changes(1_400, false), (-20, 5));
        // Ten to one, by the formula.
        assert_eq!(new.changes(1_800, true), (36, -9));
        assert_eq!(new.changes(1_000, false), (-36, 9));
        assert_eq!(Standing { tried: 20, ..new }.changes(1_800, true), (18, -9));
    }

    #[test]
    fn the_next_puzzle_is_near_the_rating_and_stays_until_it_is_tried() {
        let all: Vec<(i64, &Puzzle)> = of_game("splendor").map(|puzzle| (i64::from(puzzle.facts.rating), puzzle)).collect();
        let chosen = |rating, player, tried| next(all.clone(), rating, player, tried).expect("one is left").1.facts.id.clone();
        assert_eq!(chosen(1_200, "ann", 0), chosen(1_200, "ann", 0));
        let people: HashSet<String> = ["a", "b", "c", "d", "e", "f"].map(|player| chosen(1_200, player, 0)).into();
        assert!(people.len() > 1, "people begin with different ones");
        let (now, _) = next(all.clone(), 3_000, "ann", 0).expect("one is left");
        let harder = all.iter().filter(|(rating, _)| *rating > now).count();
        assert!(harder < NEAR, "{harder} are harder");
        assert!(next(Vec::new(), 1_200, "ann", 0).is_none());
    }
}
