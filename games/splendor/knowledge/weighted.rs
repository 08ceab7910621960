//! Weights of features for several moments of a game, and sums of them.

use super::facts::FACTS;

/// What each feature counts at each moment, in parts of [`UNIT`].
#[derive(Clone, Debug)]
pub struct Weights([Between; MOMENTS - 1]);

/// How many moments of a game have separate weights, from the beginning to the end.
pub const MOMENTS: usize = 3;

/// What each feature counts at one moment, in the upper half of the word, and at the next, in the lower.
#[derive(Clone, Debug)]
pub(super) struct Between([i64; FACTS]);

impl Weights {
    /// Packs the weights for each moment.
    pub const fn new(moments: &[[i32; FACTS]; MOMENTS]) -> Weights {
        let mut all = [const { Between([0; FACTS]) }; MOMENTS - 1];
        let mut moment = 0;
        while moment < MOMENTS - 1 {
            let mut fact = 0;
            while fact < FACTS {
                all[moment].0[fact] = ((moments[moment][fact] as i64) << 32) + moments[moment + 1][fact] as i64;
                fact += 1;
            }
            moment += 1;
        }
        Weights(all)
    }

    /// Unpacks the weights for each moment.
    pub fn apart(&self) -> [[i32; FACTS]; MOMENTS] {
        std::array::from_fn(|moment| match self.0.get(moment) {
            Some(between) => between.0.map(earlier),
            None => self.0[moment - 1].0.map(|both| both as i32),
        })
    }

    pub(super) fn at(&self, moment: Elapsed) -> &Between {
        &self.0[moment.after]
    }
}

/// The upper half of a word that holds two numbers.
fn earlier(both: i64) -> i32 {
    ((both - i64::from(both as i32)) >> 32) as i32
}

/// The weighted sum so far, for the previous and the next moment at once.
#[derive(Clone, Copy)]
pub(super) struct Sum(i64);

impl Sum {
    pub(super) const NOTHING: Sum = Sum(0);

    #[inline(always)]
    pub(super) fn add(&mut self, weights: &Between, fact: usize, count: i32) {
        self.0 += weights.0[fact] * i64::from(count);
    }

    /// The sum at this moment.
    #[inline]
    pub(super) fn at(self, moment: Elapsed) -> i32 {
        (earlier(self.0) * (Elapsed::WAY - moment.on) + self.0 as i32 * moment.on) / Elapsed::WAY
    }
}

/// How far the game has progressed: which moment has passed, and how much of the way to the next, out of [`Elapsed::WAY`].
#[derive(Clone, Copy, Debug)]
pub struct Elapsed {
    /// The last moment passed, from 0.
    pub after: usize,
    /// The way from it.
    pub on: i32,
}

impl Elapsed {
    /// The length of the way from one moment to the next.
    pub const WAY: i32 = 14;

    /// By the leader's points: the last moment is reached with 14.
    pub(super) fn of(points: u8) -> Elapsed {
        let way = i32::from(points.min(14)) * (MOMENTS as i32 - 1);
        let after = (way / Elapsed::WAY).min(MOMENTS as i32 - 2);
        Elapsed { after: after as usize, on: way - after * Elapsed::WAY }
    }
}

/// The unit of scores: a lead of one unit is odds of e to one.
pub const UNIT: i32 = 1024;
