//! The bots' measured ratings, as the arena wrote them (`docs/ratings.txt`): the only place that has them.

use serde::Serialize;
use std::fmt;

/// The latest ratings, built in.
const MEASURED: &str = include_str!("../../docs/ratings.txt");

const HEAD: &str = "\
# How strong the levels are: written by `cabochon arena GAME --bots level:1,… --ratings docs/ratings.txt`, never by hand (scripts/strength).
# The mean of those that were rated together is 0, and 400 points are odds of ten to one; low and high bound the 95 % interval.
# game players bot rating low high games budget
";

/// One bot at one kind of table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Rated {
    pub(crate) game: String,
    pub(crate) players: u8,
    pub(crate) bot: String,
    pub(crate) rating: i32,
    pub(crate) low: i32,
    pub(crate) high: i32,
    /// How many games it played.
    pub(crate) games: u64,
    /// How long it thought about a move.
    pub(crate) budget: String,
}

/// All that was measured.
pub(crate) fn measured() -> Vec<Rated> {
    read(MEASURED)
}

/// The ratings in a file; other lines are skipped.
pub(crate) fn read(text: &str) -> Vec<Rated> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(read_line).collect()
}

fn read_line(line: &str) -> Option<Rated> {
    let mut words = line.split_whitespace();
    let mut word = || words.next();
    Some(Rated {
        game: word()?.into(),
        players: word()?.parse().ok()?,
        bot: word()?.into(),
        rating: word()?.parse().ok()?,
        low: word()?.parse().ok()?,
        high: word()?.parse().ok()?,
        games: word()?.parse().ok()?,
        budget: word()?.into(),
    })
}

/// The file with these ratings replacing those of the same game and number of players.
pub(crate) fn replaced(text: &str, new: &[Rated]) -> String {
    let same = |one: &Rated, other: &Rated| (&one.game, one.players) == (&other.game, other.players);
    let mut all: Vec<Rated> = read(text).into_iter().filter(|old| !new.iter().any(|new| same(old, new))).collect();
    all.extend_from_slice(new);
    all.sort_by(|a, b| (&a.game, a.players, &a.bot).cmp(&(&b.game, b.players, &b.bot)));
    all.iter().fold(HEAD.to_string(), |text, rated| text + &rated.line())
}

impl Rated {
    fn line(&self) -> String {
        let Rated { game, players, bot, rating, low, high, games, budget } = self;
        format!("{game} {players} {bot} {rating} {low} {high} {games} {budget}\n")
    }
}

/// `-310 ± 40`, the larger side of the interval.
impl fmt::Display for Rated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} ± {}", self.rating, (self.high - self.rating).max(self.rating - self.low))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(game: &str, players: u8, bot: &str, rating: i32) -> Rated {
        let (low, high) = (rating - 20, rating + 30);
        Rated { game: game.into(), players, bot: bot.into(), rating, low, high, games: 100, budget: "100ms".into() }
    }

    #[test]
    fn new_ratings_take_the_place_of_old_ones_of_the_same_table() {
        let old = replaced("", &[rated("toy", 2, "level:1", -50), rated("toy", 3, "level:1", -10)]);
        let new = replaced(&old, &[rated("toy", 2, "level:2", 50)]);
        assert_eq!(read(&new), [rated("toy", 2, "level:2", 50), rated("toy", 3, "level:1", -10)]);
        assert_eq!(rated("toy", 2, "level:2", 50).to_string(), "+50 ± 30");
    }

    #[test]
    fn the_file_in_docs_is_as_the_arena_writes_it() {
        assert_eq!(MEASURED, replaced(MEASURED, &[]));
    }
}
