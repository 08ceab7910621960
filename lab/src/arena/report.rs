//! The results of a run: ratings, the cross table, each bot's worst company, how long games and moves took.

use super::contest::{Clock, Contest, Deal};
use super::rating::{Rating, ratings};
use super::schedule::Mode;
use super::score::{Share, Verdict, percent, sample};
use crate::counts::Counts;
use crate::ratings::Rated;
use crate::table::all_options;
use engine::{Knowledge, Setup};
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// The report of a run.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) players: u8,
    pub(super) options: String,
    pub(super) budget: String,
    pub(super) mixed: bool,
    pub(super) seed: String,
    pub(super) deals: usize,
    pub(super) games: usize,
    pub(super) capped: usize,
    pub(super) seconds: f64,
    /// The score of a bot that is as strong as the others.
    pub(super) par: f64,
    pub(super) bots: Vec<BotRow>,
    /// By row: the row's score at tables with the column's bot.
    pub(super) cross: Vec<Vec<Option<Share>>>,
    /// The verdict of the sequential test, if one was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) sprt: Option<Verdict>,
    pub(super) rounds: f64,
    pub(super) lengths: Vec<(i64, u64)>,
}

/// One bot.
#[derive(Debug, Serialize)]
pub(super) struct BotRow {
    pub(super) name: String,
    #[serde(flatten)]
    pub(super) rating: Rating,
    /// Of all its games.
    pub(super) score: Option<Share>,
    /// Games it played.
    pub(super) games: u64,
    /// The company in which it scored least.
    pub(super) worst: Option<Company>,
    pub(super) milliseconds: f64,
    pub(super) longest_milliseconds: f64,
    pub(super) moves: u64,
    /// Games lost by a fault, and the first fault.
    pub(super) faults: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) first_fault: Option<String>,
}

/// A table and a bot's score there.
#[derive(Debug, Serialize)]
pub(super) struct Company {
    /// The others at it.
    pub(super) others: Vec<String>,
    #[serde(flatten)]
    pub(super) share: Share,
}

impl Report {
    pub(super) fn new<G: Knowledge>(contest: &Contest<'_, G>, mode: Mode, deals: &[Deal], sprt: Option<Verdict>, took: Duration) -> Report {
        let names: Vec<String> = contest.entrants.iter().map(ToString::to_string).collect();
        let games = || deals.iter().flat_map(|deal| &deal.games);
        let mut lengths = Counts::default();
        games().for_each(|game| lengths.add(game.rounds.into()));
        let ratings = ratings(deals, names.len(), contest.seed);
        let line = |(bot, rating): (usize, Rating)| BotRow::new(bot, rating, &names, deals);
        Report {
            game: contest.setup.edition().name,
            players: contest.setup.players(),
            options: all_options(&contest.setup),
            budget: contest.budget.to_string(),
            mixed: matches!(mode, Mode::Mixed | Mode::Together),
            seed: contest.seed.to_string(),
            deals: deals.len(),
            games: games().count(),
            capped: games().filter(|game| game.capped).count(),
            seconds: took.as_secs_f64(),
            par: 1.0 / f64::from(contest.setup.players()),
            bots: ratings.into_iter().enumerate().map(line).collect(),
            cross: cross(deals, names.len(), mode),
            sprt,
            rounds: lengths.summary().map_or(0.0, |summary| summary.mean),
            lengths: lengths.iter().collect(),
        }
    }
}

impl Report {
    /// What the ratings file keeps.
    pub(super) fn rated(&self) -> Vec<Rated> {
        let rated = |line: &BotRow| Rated {
            game: self.game.into(),
            players: self.players,
            bot: line.name.clone(),
            rating: line.rating.rating.round() as i32,
            low: line.rating.low.round() as i32,
            high: line.rating.high.round() as i32,
            games: line.games,
            budget: self.budget.clone(),
        };
        self.bots.iter().map(rated).collect()
    }
}

impl BotRow {
    fn new(bot: usize, rating: Rating, names: &[String], deals: &[Deal]) -> BotRow {
        let mut clock = Clock::default();
        let places = deals.iter().flat_map(|deal| &deal.games).flat_map(|game| &game.seats);
        places.filter(|place| place.bot == bot).for_each(|place| clock.add(&place.clock));
        let games = || deals.iter().flat_map(|deal| &deal.games);
        let faults = games().filter_map(|game| game.fault.as_ref().filter(|fault| game.seats[fault.seat.index()].bot == bot));
        let faults: Vec<&str> = faults.map(|fault| fault.what.as_str()).collect();
        BotRow {
            name: names[bot].clone(),
            rating,
            score: sample(deals, bot, |deal| others(deal, bot).is_some()).share(),
            games: games().filter(|game| game.seats.iter().any(|place| place.bot == bot)).count() as u64,
            worst: worst(deals, bot, names),
            milliseconds: 1e3 * clock.total.as_secs_f64() / clock.moves.max(1) as f64,
            longest_milliseconds: 1e3 * clock.longest.as_secs_f64(),
            moves: clock.moves,
            faults: faults.len(),
            first_fault: faults.first().map(ToString::to_string),
        }
    }
}

/// The others at the bot's table, in order; empty if it does not sit there.
fn others(deal: &Deal, bot: usize) -> Option<Vec<usize>> {
    let mut others = deal.seating.bots.clone();
    others.remove(others.iter().position(|other| *other == bot)?);
    others.sort_unstable();
    Some(others)
}

/// The company in which the bot scored least, if it had several.
fn worst(deals: &[Deal], bot: usize, names: &[String]) -> Option<Company> {
    let mut companies: Vec<Vec<usize>> = deals.iter().filter_map(|deal| others(deal, bot)).collect();
    companies.sort_unstable();
    companies.dedup();
    let taken = companies.into_iter().filter_map(|company| {
        let share = sample(deals, bot, |deal| others(deal, bot).as_ref() == Some(&company)).share()?;
        Some((company, share))
    });
    let (company, share) = taken.min_by(|a, b| a.1.share.total_cmp(&b.1.share))?;
    Some(Company { others: company.into_iter().map(|other| names[other].clone()).collect(), share })
}

/// Each bot's score at tables with each other bot. With more than two players a pairing counts the single one.
fn cross(deals: &[Deal], bots: usize, mode: Mode) -> Vec<Vec<Option<Share>>> {
    let met = |deal: &Deal, one: usize, other: usize| match mode {
        Mode::Mixed | Mode::Together => others(deal, one).is_some_and(|others| others.contains(&other)),
        Mode::Pairs | Mode::Gauntlet if deal.seating.bots.len() == 2 => {
            deal.seating.bots.contains(&one) && deal.seating.bots.contains(&other)
        }
        Mode::Pairs | Mode::Gauntlet => deal.seating.bots[0] == one && deal.seating.bots[1] == other,
    };
    let cell = |one: usize, other: usize| if one == other { None } else { sample(deals, one, |deal| met(deal, one, other)).share() };
    (0..bots).map(|one| (0..bots).map(|other| cell(one, other)).collect()).collect()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, players, options, budget, seed, deals, games, seconds, .. } = self;
        writeln!(f, "{game}, {players} players, {options}; {budget} a move, seed {seed}")?;
        writeln!(f, "{games} games on {deals} tables in {seconds:.0} s, {:.1} rounds on average, {} capped\n", self.rounds, self.capped)?;
        let wide = self.bots.iter().map(|line| line.name.len()).max().unwrap_or(0);
        writeln!(f, "{:wide$}  rating                 score (par {:.1} %)   ms a move  longest", "", 100.0 * self.par)?;
        self.bots.iter().try_for_each(|line| line.write(f, wide))?;
        self.write_cross(f, wide)?;
        for line in self.bots.iter().filter(|line| line.faults > 0) {
            let what = line.first_fault.as_deref().unwrap_or_default();
            writeln!(f, "{} lost {} games by a fault; the first: it {what}", line.name, line.faults)?;
        }
        if let Some(verdict) = self.sprt {
            writeln!(f, "the test says: {}", ["the lower rating", "the higher rating", "not yet known"][verdict as usize])?;
        }
        for line in self.bots.iter().filter(|_| self.players > 2) {
            if let Some(worst) = &line.worst {
                writeln!(
                    f,
                    "{} took least with {}: {} of {} games",
                    line.name,
                    worst.others.join(", "),
                    percent(&worst.share),
                    worst.share.games
                )?;
            }
        }
        Ok(())
    }
}

impl BotRow {
    fn write(&self, f: &mut fmt::Formatter<'_>, wide: usize) -> fmt::Result {
        let Rating { rating, low, high } = self.rating;
        let score = self.score.map_or_else(String::new, |score| percent(&score));
        let (mean, longest) = (self.milliseconds, self.longest_milliseconds);
        writeln!(f, "{:wide$}  {rating:>5.0} ({low:>5.0} to {high:>5.0})  {score:>20}  {mean:>10.2} {longest:>8.1}", self.name)
    }
}

impl Report {
    fn write_cross(&self, f: &mut fmt::Formatter<'_>, wide: usize) -> fmt::Result {
        let what = if self.mixed { "at tables with" } else { "against" };
        writeln!(f, "\n{what}")?;
        for (row, line) in self.cross.iter().zip(&self.bots) {
            for (cell, other) in row.iter().zip(&self.bots) {
                if let Some(share) = cell {
                    writeln!(f, "  {:wide$}  {:wide$}  {:>15}  {} games", line.name, other.name, percent(share), share.games)?;
                }
            }
        }
        Ok(())
    }
}
