//! Ratings from ranks: the Plackett-Luce model, which with two players is Bradley-Terry.
//!
//! A bot of strength s is first at its table with probability s / (sum of all strengths), then second among the rest, and so on.
//! Ratings use the Elo scale: 400 points are odds of ten to one. Copies of one bot at a table count as that bot.

use super::contest::Deal;
use engine::{Rng, Seed};
use serde::Serialize;

/// A bot's rating, with its 95 % interval; the mean of all bots is 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Rating {
    pub(crate) rating: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// One game as the model sees it: groups of bots from first rank to last; a group is tied.
type Ranking = Vec<Vec<usize>>;

const RESAMPLES: usize = 200;

/// The ratings of all bots. Intervals are bootstrapped over deals, so games of one deal count together.
pub(super) fn ratings(deals: &[Deal], bots: usize, seed: Seed) -> Vec<Rating> {
    let by_deal: Vec<Vec<Ranking>> = deals.iter().map(rankings).collect();
    let all: Vec<&Ranking> = by_deal.iter().flatten().collect();
    let fitted = fit(&all, bots);
    let mut rng = Rng::new(seed.stream(u64::MAX));
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..RESAMPLES {
        let sample = (0..by_deal.len()).flat_map(|_| &by_deal[rng.below(by_deal.len() as u32) as usize]);
        let again = fit(&sample.collect::<Vec<_>>(), bots);
        drawn.iter_mut().zip(again).for_each(|(drawn, rating)| drawn.push(rating));
    }
    let interval = |mut drawn: Vec<f64>| {
        drawn.sort_by(f64::total_cmp);
        (drawn[RESAMPLES / 40], drawn[RESAMPLES - 1 - RESAMPLES / 40])
    };
    let rated = fitted.into_iter().zip(drawn).map(|(rating, drawn)| (rating, interval(drawn)));
    rated.map(|(rating, (low, high))| Rating { rating, low: low.min(rating), high: high.max(rating) }).collect()
}

fn rankings(deal: &Deal) -> Vec<Ranking> {
    let games = deal.games.iter().filter(|game| !game.capped);
    let ranking = |seats: &[super::contest::SeatResult]| -> Ranking {
        let groups = (1..=seats.len() as u8).map(|rank| seats.iter().filter(|place| place.rank == rank).map(|place| place.bot).collect());
        groups.filter(|group: &Vec<usize>| !group.is_empty()).collect()
    };
    games.map(|game| ranking(&game.seats)).collect()
}

/// The maximum-likelihood strengths, as ratings (Hunter's MM algorithm).
///
/// Every bot also has a drawn game against an average one, so that a bot that lost every game gets a finite rating.
fn fit(rankings: &[&Ranking], bots: usize) -> Vec<f64> {
    const STEPS: usize = 200;
    let mut strengths = vec![1.0f64; bots];
    for _ in 0..STEPS {
        let mut wins = vec![0.5; bots];
        let mut losses: Vec<f64> = strengths.iter().map(|strength| 1.0 / (strength + 1.0)).collect();
        rankings.iter().for_each(|ranking| count(ranking, &strengths, &mut wins, &mut losses));
        let next: Vec<f64> = wins.iter().zip(&losses).map(|(wins, losses)| wins / losses).collect();
        let change = next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if change < 1e-6 {
            break;
        }
    }
    let ratings: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = ratings.iter().sum::<f64>() / bots as f64;
    ratings.iter().map(|rating| rating - mean).collect()
}

/// Adds one ranking: from the first group to the last, each member was chosen from all that were left.
fn count(ranking: &Ranking, strengths: &[f64], wins: &mut [f64], losses: &mut [f64]) {
    for (index, group) in ranking.iter().enumerate() {
        let left = || ranking[index..].iter().flatten();
        let is_last = index + 1 == ranking.len();
        // Tied for last: each was chosen before the others half of the time, and the very last is no choice.
        let weight = if is_last { (group.len() - 1) as f64 / group.len() as f64 } else { 1.0 };
        let sum: f64 = left().map(|bot| strengths[*bot]).sum();
        for bot in group {
            wins[*bot] += weight;
            left().for_each(|other| losses[*other] += weight / sum);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_of_three_to_one_are_191_points() {
        let (win, loss): (Ranking, Ranking) = (vec![vec![0], vec![1]], vec![vec![1], vec![0]]);
        let games: Vec<&Ranking> = (0..4000).map(|game| if game % 4 == 0 { &loss } else { &win }).collect();
        let ratings = fit(&games, 2);
        // 400 · log10(3) = 190.8
        assert!((ratings[0] - ratings[1] - 190.8).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let (win, draw, loss): (Ranking, Ranking, Ranking) = (vec![vec![0], vec![1]], vec![vec![0, 1]], vec![vec![1], vec![0]]);
        let with_draws = fit(&[&win, &win, &win, &draw, &draw], 2);
        let without = fit(&[&win, &win, &win, &win, &loss], 2);
        assert!((with_draws[0] - without[0]).abs() < 0.01, "{with_draws:?} {without:?}");
    }

    #[test]
    fn a_bot_that_lost_everything_still_has_a_rating() {
        let lost: Ranking = vec![vec![0], vec![1]];
        let ratings = fit(&[&lost; 50], 2);
        assert!(ratings[0] > 300.0 && ratings[0] < 2000.0, "{ratings:?}");
    }

    #[test]
    fn of_three_at_a_table_the_order_counts() {
        let ranking: Ranking = vec![vec![0], vec![1], vec![2]];
        let other: Ranking = vec![vec![1], vec![0], vec![2]];
        let ratings = fit(&[&ranking, &ranking, &other], 3);
        assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2], "{ratings:?}");
    }
}
