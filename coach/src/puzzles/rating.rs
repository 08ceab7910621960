//! How hard a puzzle is, by the formula of Arpad Elo (1978): a player finds the solution with a probability that follows from the
//! difference of two ratings.

/// The ratings that the characters of levels 1 to 4 count for when they try a puzzle.
pub const LEVELS: [i32; 4] = [800, 1_100, 1_400, 1_700];

/// A rating below or above which no puzzle begins.
const RANGE: (f64, f64) = (400.0, 2_400.0);

/// One more success and one more failure by a player of this rating keep the rating of a puzzle finite that everybody or nobody solves.
const PRIOR: f64 = 1_250.0;

/// The probability that a player of one rating solves a puzzle of the other.
pub fn expected(player: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((puzzle - player) / 400.0))
}

/// The rating at which each level would have solved the puzzle as often as it did, together.
pub(super) fn first_rating(solved: [u32; LEVELS.len()], tries: u32) -> i32 {
    let found = f64::from(solved.iter().sum::<u32>()) + 1.0;
    let foreseen = |rating: f64| {
        let levels: f64 = LEVELS.iter().map(|level| f64::from(tries) * expected(f64::from(*level), rating)).sum();
        levels + 2.0 * expected(PRIOR, rating)
    };
    let (mut low, mut high) = RANGE;
    while high - low > 0.5 {
        let middle = (low + high) / 2.0;
        if foreseen(middle) > found { low = middle } else { high = middle }
    }
    low.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_that_fewer_solve_is_rated_higher_and_an_even_one_in_the_middle() {
        let all = [[4, 4, 4, 4], [3, 4, 4, 4], [1, 2, 3, 4], [0, 0, 2, 4], [0, 0, 0, 0]];
        let ratings = all.map(|solved| first_rating(solved, 4));
        assert!(ratings.windows(2).all(|two| two[0] < two[1]), "{ratings:?}");
        assert_eq!(first_rating([2, 2, 2, 2], 4), 1_250, "half of all");
        assert!((expected(1_400.0, 1_000.0) - 10.0 / 11.0).abs() < 1e-9);
    }
}
