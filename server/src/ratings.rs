//! Ratings of people, by game and table size: the Bayesian method of Weng and Lin (2011) for any number of players, in the form of
//! Bradley and Terry where everyone is compared with everyone.
//!
//! A point means the same as in `docs/ratings.txt`: 400 are odds of ten to one. The levels of the bots are anchors: their strength was measured, and
//! no game changes it. The mean of the levels is [`MEAN`], and so is a person's rating before the first game.

use crate::store::RatingRow;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::sync::LazyLock;

/// The mean strength of the bots, in points.
const MEAN: f64 = 1_000.0;

/// The spread of one game, so that 400 points are odds of ten to one between two people whose ratings are certain: √2 β = 400 / ln 10.
const BETA: f64 = 400.0 / std::f64::consts::LN_10 / std::f64::consts::SQRT_2;

/// How uncertain the rating of a new person is, and a bot's: one standard deviation, in points. The ratio of the first to [`BETA`] is the authors'.
const NEW: f64 = 2.0 * BETA;
const MEASURED: f64 = 40.0;

/// No rating gets more certain than this: people learn, and forget.
const LEAST: f64 = 40.0;

/// A rating is provisional while its standard deviation is above this, in points: about fifteen games.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// Points are stored in thousandths.
const FINE: f64 = 1_000.0;

/// The 95 % interval reaches this many standard deviations to either side.
const WITHIN: f64 = 1.96;

/// A strength and how uncertain it is, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    mean: f64,
    deviation: f64,
}

/// Someone in a game: a person or an anchor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entrant {
    /// 1 for the best; equal ranks are a draw.
    pub(crate) rank: u8,
    pub(crate) rating: Rating,
}

impl Rating {
    /// The stored rating.
    pub(crate) fn of(row: &RatingRow) -> Rating {
        Rating { mean: row.rating as f64 / FINE, deviation: row.deviation as f64 / FINE }
    }

    /// A bot with this measured strength.
    pub(crate) fn anchor(strength: i64) -> Rating {
        Rating { mean: MEAN + strength as f64, deviation: MEASURED }
    }

    /// The row of a person before the first game.
    pub(crate) fn first(player: &str, game: &str, players: u8) -> RatingRow {
        let blank = RatingRow { player: player.into(), game: game.into(), players, rating: 0, deviation: 0, games: 0 };
        Rating { mean: MEAN, deviation: NEW }.row(&blank)
    }

    /// The same person's row with this rating.
    pub(crate) fn row(self, row: &RatingRow) -> RatingRow {
        RatingRow { rating: (self.mean * FINE).round() as i64, deviation: (self.deviation * FINE).round() as i64, ..row.clone() }
    }
}

/// A stored rating in whole points, how far the 95 % interval reaches to either side, and whether it is still provisional.
pub(crate) fn shown(row: &RatingRow) -> (i64, i64, bool) {
    let Rating { mean, deviation } = Rating::of(row);
    (mean.round() as i64, (WITHIN * deviation).round() as i64, deviation > PROVISIONAL)
}

/// The largest standard deviation of a rating that is not provisional, as stored.
pub(crate) fn most_deviation() -> i64 {
    (PROVISIONAL * FINE) as i64
}

/// The ratings after a game, in the order given. Someone alone keeps theirs.
pub(crate) fn rate(entrants: &[Entrant]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> =
        entrants.iter().map(|one| [WengLinRating { rating: one.rating.mean, uncertainty: one.rating.deviation }]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(entrants).map(|(team, one)| (team.as_slice(), MultiTeamOutcome::new(usize::from(one.rank)))).collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&ranked, &config).into_iter().flatten();
    after.map(|one| Rating { mean: one.rating, deviation: one.uncertainty.max(LEAST) }).collect()
}

/// The measured strength of a bot at a table size, in points; `None` where it was not measured.
pub(crate) fn strength(game: &str, players: u8, bot: &str) -> Option<i64> {
    MEASURES.iter().find(|one| one.game == game && one.players == players && one.bot == bot).map(|one| one.strength)
}

/// The same on the scale of people's ratings.
pub(crate) fn strength_shown(game: &str, players: u8, bot: &str) -> Option<i64> {
    strength(game, players, bot).map(|strength| strength + MEAN as i64)
}

struct Measure {
    game: &'static str,
    players: u8,
    bot: &'static str,
    strength: i64,
}

static MEASURES: LazyLock<Vec<Measure>> = LazyLock::new(|| include_str!("../../docs/ratings.txt").lines().filter_map(measure).collect());

fn measure(line: &'static str) -> Option<Measure> {
    let mut words = line.split(' ').filter(|_| !line.starts_with('#'));
    let (game, players, bot, strength) = (words.next()?, words.next()?, words.next()?, words.next()?);
    Some(Measure { game, players: players.parse().ok()?, bot, strength: strength.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On the scale of the published cases: mean 25, deviation 25 / 3, β 25 / 6.
    fn published(rating: Rating) -> (f64, f64) {
        let scale = 25.0 / 6.0 / BETA;
        ((rating.mean - MEAN) * scale + 25.0, rating.deviation * scale)
    }

    fn new(rank: u8) -> Entrant {
        Entrant { rank, rating: Rating { mean: MEAN, deviation: NEW } }
    }

    /// Games without draws among two to five new people, as the tests of OpenSkill's form of Bradley and Terry have them.
    #[test]
    fn games_of_new_people_come_out_as_published() {
        let cases: [(&[f64], f64); 4] = [
            (&[27.635_231_383_473_65, 22.364_768_616_526_35], 8.065_506_316_323_548),
            (&[30.270_462_766_947_3, 25.0, 19.729_537_233_052_7], 7.788_474_807_872_566),
            (&[32.905_694_150_420_95, 27.635_231_383_473_65, 22.364_768_616_526_35, 17.094_305_849_579_05], 7.501_219_069_396_400_5),
            (&[35.540_925_533_894_6, 30.270_462_766_947_3, 25.0, 19.729_537_233_052_703, 14.459_074_466_105_4], 7.202_515_895_247_076),
        ];
        for (means, deviation) in cases {
            let entrants: Vec<Entrant> = (1..).zip(means).map(|(rank, _)| new(rank)).collect();
            for (rating, mean) in rate(&entrants).into_iter().zip(means) {
                let (is, spread) = published(rating);
                assert!((is - mean).abs() < 1e-9 && (spread - deviation).abs() < 1e-9, "{is} {spread}");
            }
        }
    }

    #[test]
    fn draws_change_nothing_among_equals_and_a_surprise_counts_more() {
        let drawn = rate(&[new(1), new(1)]);
        assert!(drawn.iter().all(|one| (one.mean - MEAN).abs() < 1e-9 && one.deviation < NEW));
        let gain = |strength| rate(&[new(1), Entrant { rank: 2, rating: Rating::anchor(strength) }])[0].mean - MEAN;
        assert!(gain(300) > gain(0) && gain(0) > gain(-300) && gain(-300) > 0.0);
        assert_eq!(rate(&[new(1)])[0].mean, MEAN, "nobody to compare with");
    }

    #[test]
    fn a_rating_is_provisional_for_some_games_and_then_means_something() {
        let mut person = Rating { mean: MEAN, deviation: NEW };
        let mut games = 0;
        while person.deviation > PROVISIONAL {
            games += 1;
            let rank = if games % 2 == 0 { 2 } else { 1 };
            person = rate(&[Entrant { rank, rating: person }, Entrant { rank: 3 - rank, rating: Rating::anchor(0) }])[0];
        }
        assert!((8..40).contains(&games), "{games} games");
        for _ in 0..2_000 {
            person = rate(&[Entrant { rank: 1, rating: person }, Entrant { rank: 2, rating: Rating::anchor(0) }])[0];
        }
        assert!(person.deviation >= LEAST && person.mean > MEAN + 300.0);
    }

    /// A person who wins ten times as often as they lose against a bot ends 400 points above it.
    #[test]
    fn points_mean_the_same_as_the_bots_points() {
        let mut person = Rating { mean: MEAN, deviation: NEW };
        let mut sum = 0.0;
        for game in 0..22_000 {
            let rank = if game % 11 == 0 { 2 } else { 1 };
            person = rate(&[Entrant { rank, rating: person }, Entrant { rank: 3 - rank, rating: Rating::anchor(0) }])[0];
            sum += if game >= 11_000 { person.mean - MEAN } else { 0.0 };
        }
        let mean = sum / 11_000.0;
        assert!((mean - 400.0).abs() < 60.0, "{mean}");
    }

    #[test]
    fn every_level_was_measured_in_every_game_that_newcomers_learn() {
        for edition in games::editions().into_iter().filter(|edition| edition.guide.is_some()) {
            for players in edition.players.0..=edition.players.1 {
                for level in 1..=5 {
                    assert!(strength(edition.name, players, &format!("level:{level}")).is_some(), "{} {players} {level}", edition.name);
                }
            }
        }
        assert_eq!((strength("splendor", 2, "random"), strength("toy", 2, "level:1")), (None, None));
    }

    #[test]
    fn what_is_shown_has_its_interval() {
        let row = Rating::first("p", "splendor", 2);
        assert_eq!(shown(&row), (1_000, 482, true));
    }
}
