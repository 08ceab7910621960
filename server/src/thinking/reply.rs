//! When a bot's move is made. The cards have no influence: a forced move and a hard one come at the same time.
//!
//! It depends on what everyone at the table sees (which bot it is, since when it owes the move, whether people owe one too), a random number
//! for the occasion, and when its thinking began and how long that might have taken, which depends on who else is served and never on the hand.

use engine::Seat;
use sha2::{Digest, Sha256};
use std::time::Duration;
use table::bot;

/// An owed reply, as everyone at the table knows it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owed {
    /// The most positions that this bot looks at.
    pub(crate) most_nodes: u64,
    /// Since when, in milliseconds since 1970; in a race, not before people have seen what was revealed.
    pub(crate) since: u64,
    /// Whether people owe a move at the same time (R11).
    pub(crate) race: bool,
}

impl Owed {
    /// The earliest moment to reply, if a bot may think this long.
    pub(crate) fn planned(&self, thought: Duration, luck: f64) -> u64 {
        let pause = if self.race { bot::pause_in_a_race(luck) } else { bot::pause(bot::slot(self.most_nodes, thought), luck) };
        self.since + pause.as_millis() as u64
    }

    /// The moment to reply, if thinking began only at `began` and might have taken `time`.
    pub(crate) fn given(&self, planned: u64, began: u64, time: Duration) -> u64 {
        planned.max(began + bot::slot(self.most_nodes, time).as_millis() as u64)
    }
}

/// A number from 0 to 1 for this occasion. It stays the same when the bot thinks about it again.
pub(crate) fn luck(secret: &[u8], table: &str, seat: Seat, since: u64) -> f64 {
    let mut hash = Sha256::new_with_prefix(secret);
    hash.update(table);
    hash.update([seat.index() as u8]);
    hash.update(since.to_le_bytes());
    let hash = hash.finalize();
    f64::from(u16::from_le_bytes([hash[0], hash[1]])) / f64::from(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const THOUGHT: Duration = Duration::from_millis(700);

    fn kinds() -> impl Iterator<Item = Owed> {
        [0, 150, 850, u64::MAX].into_iter().flat_map(|most_nodes| [false, true].map(|race| Owed { most_nodes, since: 1_000_000, race }))
    }

    /// When replies are seen on a thousand occasions, if thinking takes this long. A move is made once it is decided, and not before its time.
    fn seen(owed: Owed, waited: u64, took: Duration) -> Vec<u64> {
        let moment = |occasion: u64| {
            let planned = owed.planned(THOUGHT, luck(b"secret", "table", Seat::new(1), occasion));
            let began = owed.since + waited;
            owed.given(planned, began, THOUGHT).max(began + took.as_millis() as u64)
        };
        let mut moments: Vec<u64> = (0..1_000).map(moment).collect();
        moments.sort_unstable();
        moments
    }

    #[test]
    fn a_forced_move_and_a_hard_one_are_seen_at_the_same_moments() {
        for owed in kinds() {
            // As soon as it is asked, after a wait, and after a wait that is longer than any pause.
            for waited in [0, 300, 20_000] {
                let forced = seen(owed, waited, Duration::ZERO);
                let hard = seen(owed, waited, bot::slot(owed.most_nodes, THOUGHT));
                assert_eq!(forced, hard, "{owed:?} after {waited} ms");
            }
        }
    }

    #[test]
    fn replies_are_spread_and_none_comes_at_once() {
        for owed in kinds() {
            let moments = seen(owed, 0, Duration::ZERO);
            assert!(moments[0] >= owed.since + 50 && moments[999] > moments[0] + 10, "{owed:?}");
        }
    }

    #[test]
    fn every_occasion_has_its_own_draw() {
        let draws: std::collections::BTreeSet<u64> = (0..100).map(|since| luck(b"secret", "a", Seat::new(0), since).to_bits()).collect();
        assert!(draws.len() > 95);
        assert_eq!(luck(b"secret", "a", Seat::new(0), 7), luck(b"secret", "a", Seat::new(0), 7));
        assert_ne!(luck(b"secret", "a", Seat::new(0), 7), luck(b"other", "a", Seat::new(0), 7));
    }
}
