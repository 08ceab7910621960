//! The report of a run, for people and for programs.

use super::Plan;
use super::tally::{CAPPED, Tally};
use crate::counts::{Bar, Counts, Summary, spaced, wilson};
use crate::table::all_options;
use engine::{Game, Setup};
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// A run in figures.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: &'static str,
    #[serde(skip)]
    title: &'static str,
    rules: u32,
    players: u8,
    /// Every option with its value.
    setup: String,
    seed: String,
    games: u64,
    cap: u32,
    ends: Vec<End>,
    /// Of the finished games, like all that follow.
    turns: Option<Spread>,
    plies: Option<Spread>,
    /// The winner's score.
    best_score: Option<Spread>,
    seats: Vec<SeatReport>,
    /// The only part that differs from run to run.
    speed: Speed,
}

#[derive(Debug, Serialize)]
struct End {
    how: &'static str,
    count: u64,
    share: f64,
}

#[derive(Debug, Serialize)]
struct Spread {
    #[serde(flatten)]
    summary: Summary,
    histogram: Vec<Bar>,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    seat: usize,
    score: Option<Summary>,
    /// Games that the seat won alone.
    alone: u64,
    alone_share: f64,
    /// Wilson's 95 % interval for that proportion.
    alone_interval: (f64, f64),
    /// Games that it won with others.
    shared: u64,
    shared_share: f64,
}

#[derive(Debug, Serialize)]
struct Speed {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    plies_per_second: f64,
}

const MOST_BARS: i64 = 12;
const BAR_WIDTH: u64 = 40;

impl Report {
    pub(super) fn new<G: Game>(plan: &Plan<G::Setup>, tally: &Tally, took: Duration) -> Report {
        let share = |count: u64| count as f64 / plan.games as f64;
        let count = |how| tally.ends.get(how).map_or(0, |end| end.count);
        let end = |how| End { how, count: count(how), share: share(count(how)) };
        let seconds = took.as_secs_f64();
        let seat = |(index, seat): (usize, &super::tally::SeatTally)| SeatReport {
            seat: index + 1,
            score: seat.score.summary(),
            alone: seat.alone,
            alone_share: share(seat.alone),
            alone_interval: wilson(seat.alone, plan.games),
            shared: seat.shared,
            shared_share: share(seat.shared),
        };
        Report {
            game: plan.setup.edition().name,
            title: plan.setup.edition().title,
            rules: G::RULES,
            players: plan.setup.players(),
            setup: all_options(&plan.setup),
            seed: plan.seed.to_string(),
            games: plan.games,
            cap: plan.cap,
            ends: G::ENDINGS.iter().copied().chain([CAPPED]).map(end).collect(),
            turns: spread(&tally.turns),
            plies: spread(&tally.plies),
            best_score: spread(&tally.best),
            seats: tally.seats.iter().enumerate().map(seat).collect(),
            speed: Speed {
                threads: plan.threads,
                seconds,
                games_per_second: plan.games as f64 / seconds,
                plies_per_second: tally.moves as f64 / seconds,
            },
        }
    }
}

fn spread(counts: &Counts) -> Option<Spread> {
    counts.summary().map(|summary| Spread { summary, histogram: counts.histogram(MOST_BARS) })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} players, {} random games from seed {}", self.title, self.players, spaced(self.games), self.seed)?;
        writeln!(f, "setup   {}", self.setup)?;
        self.write_ends(f)?;
        self.write_lengths(f)?;
        self.write_seats(f)?;
        let Speed { threads, seconds, games_per_second, plies_per_second } = self.speed;
        let [games, plies] = [games_per_second, plies_per_second].map(|rate| spaced(rate as u64));
        let threads = if threads == 1 { "1 thread".into() } else { format!("{threads} threads") };
        writeln!(f, "\nspeed   {games} games/s, {plies} plies/s, each audited ({threads}, {seconds:.2} s)")
    }
}

impl Report {
    fn write_ends(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nends")?;
        let wide = self.ends.iter().map(|end| end.how.len()).max().unwrap_or(0);
        for End { how, count, share } in &self.ends {
            writeln!(f, "  {how:wide$}  {:>12}  {}", spaced(*count), percent(*share))?;
        }
        Ok(())
    }

    fn write_lengths(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, spread) in [("turns", &self.turns), ("plies", &self.plies), ("best score", &self.best_score)] {
            let Some(Spread { summary, .. }) = spread else { continue };
            let head = if name == "turns" { "\nof the games that came to an end\n" } else { "" };
            writeln!(f, "{head}  {name:12}{}", line(summary))?;
        }
        for (name, spread) in [("turns", &self.turns), ("best score", &self.best_score)] {
            let Some(Spread { histogram, .. }) = spread.as_ref().filter(|spread| spread.histogram.len() > 1) else { continue };
            writeln!(f, "\n  {name}")?;
            write_bars(f, histogram)?;
        }
        Ok(())
    }

    fn write_seats(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.seats.is_empty() {
            return Ok(());
        }
        writeln!(f, "\nseat    won alone (95 % interval)     shared   score: mean    sd  range")?;
        for seat in &self.seats {
            let (low, high) = seat.alone_interval;
            let interval = format!("({:.2} to {:.2})", low * 100.0, high * 100.0);
            write!(f, "  {}   {} {interval:<18} {}", seat.seat, percent(seat.alone_share), percent(seat.shared_share))?;
            match seat.score {
                Some(Summary { mean, sd, min, max, .. }) => writeln!(f, "   {mean:>11.2} {sd:>5.1}  {min} to {max}")?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}

fn percent(share: f64) -> String {
    format!("{:>6.2} %", share * 100.0)
}

fn line(summary: &Summary) -> String {
    let Summary { mean, sd, min, median, max } = summary;
    if min == max {
        return format!("always {min}");
    }
    format!("mean {mean:.2}, sd {sd:.2}, median {median}, from {min} to {max}")
}

/// One line per bar; the longest has the full width.
fn write_bars(f: &mut fmt::Formatter<'_>, bars: &[Bar]) -> fmt::Result {
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1);
    let label = |bar: &Bar| if bar.from == bar.to { bar.from.to_string() } else { format!("{} to {}", bar.from, bar.to) };
    let wide = bars.iter().map(|bar| label(bar).len()).max().unwrap_or(0);
    for bar in bars {
        writeln!(f, "  {:>wide$}  {} {}", label(bar), blocks(bar.count, most), spaced(bar.count))?;
    }
    Ok(())
}

/// A bar of block characters, to an eighth of one.
fn blocks(count: u64, most: u64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (u128::from(count) * u128::from(BAR_WIDTH) * 8).div_ceil(u128::from(most)) as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}
