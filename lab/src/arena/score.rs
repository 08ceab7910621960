//! Scores with their errors. The unit is the deal: all its rotations are one observation.

use super::contest::Deal;
use super::contestant::Entrant;
use crate::counts::wilson;
use engine::Unreadable;
use serde::Serialize;

/// A share of the wins, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Share {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) games: u64,
}

/// Observations, one per deal: a sum of shares and the number of games.
#[derive(Clone, Debug, Default)]
pub(super) struct Sample(Vec<(f64, u64)>);

impl Sample {
    pub(super) fn add(&mut self, won: f64, games: u64) {
        if games > 0 {
            self.0.push((won, games));
        }
    }

    pub(super) fn games(&self) -> u64 {
        self.0.iter().map(|(_, games)| games).sum()
    }

    pub(super) fn mean(&self) -> f64 {
        self.0.iter().map(|(won, _)| won).sum::<f64>() / self.games().max(1) as f64
    }

    /// The variance of the mean, with deals taken as independent.
    pub(super) fn variance(&self) -> f64 {
        let (mean, deals) = (self.mean(), self.0.len() as f64);
        let off = |(won, games): &(f64, u64)| (won - mean * *games as f64).powi(2);
        self.0.iter().map(off).sum::<f64>() / (self.games() as f64).powi(2) * deals / (deals - 1.0).max(1.0)
    }

    /// The mean with its interval: from the spread between deals, but with a minimum width in case all deals happened to go the same way.
    pub(super) fn share(&self) -> Option<Share> {
        const Z: f64 = 1.959_963_984_540_054;
        let (games, share) = (self.games(), self.mean());
        if games == 0 {
            return None;
        }
        let margin = Z * self.variance().sqrt();
        let (low, high) = wilson((share * games as f64).round() as u64, games);
        let (low, high) = if margin == 0.0 { (low, high) } else { ((share - margin).max(0.0), (share + margin).min(1.0)) };
        Some(Share { share, low, high, games })
    }
}

/// One bot's score at the matching tables.
pub(super) fn sample(deals: &[Deal], bot: usize, fits: impl Fn(&Deal) -> bool) -> Sample {
    let mut sample = Sample::default();
    for deal in deals.iter().filter(|deal| fits(deal)) {
        let places = deal.games.iter().filter(|game| !game.capped).flat_map(|game| &game.seats).filter(|place| place.bot == bot);
        let (won, games) = places.fold((0.0, 0), |(won, games), place| (won + place.won, games + 1));
        sample.add(won, games);
    }
    sample
}

/// The first bot's score so far, for the progress line.
pub(super) fn so_far(deals: &[Deal], entrants: &[Entrant]) -> String {
    let share = sample(deals, 0, |_| true).share();
    share.map_or_else(String::new, |share| format!("{}: {}", entrants[0], percent(&share)))
}

/// `61.2 % ± 3.4`, the larger side of the interval.
pub(super) fn percent(share: &Share) -> String {
    let margin = (share.high - share.share).max(share.share - share.low);
    format!("{:.1} % ± {:.1}", 100.0 * share.share, 100.0 * margin)
}

/// A sequential test: whether the first bot is stronger by `high` rating points rather than by `low`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    low: f64,
    high: f64,
}

/// The verdict, with one wrong answer in twenty either way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    /// Rather `low`.
    Low,
    /// Rather `high`.
    High,
    /// Not yet known.
    Open,
}

impl std::str::FromStr for Sprt {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Sprt, Unreadable> {
        let bounds = text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
        let (low, high) = bounds.filter(|(low, high): &(f64, f64)| low < high).ok_or("give two ratings, the lower first: 0,20")?;
        Ok(Sprt { low, high })
    }
}

impl Sprt {
    /// The verdict after these deals, by the likelihood of the mean under either rating.
    pub(super) fn verdict(&self, sample: &Sample, players: usize) -> Verdict {
        const LEAST_DEALS: usize = 10;
        let bound = 19f64.ln();
        let variance = sample.variance();
        if sample.0.len() < LEAST_DEALS || variance == 0.0 {
            return Verdict::Open;
        }
        let expected = |rating: f64| 1.0 / (1.0 + (players as f64 - 1.0) * 10f64.powf(-rating / 400.0));
        let (low, high) = (expected(self.low), expected(self.high));
        let likelihood = (high - low) * (2.0 * sample.mean() - low - high) / (2.0 * variance);
        match likelihood {
            sum if sum >= bound => Verdict::High,
            sum if sum <= -bound => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}
