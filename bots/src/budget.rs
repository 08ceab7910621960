//! How long a player may think: a time, or a number of nodes, which makes its decision reproducible.

use engine::Unreadable;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How much thought a decision may take. As text `100ms`, `2s` or `2000n`.
///
/// ```
/// use bots::Budget;
/// use std::time::Duration;
///
/// assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
/// assert_eq!("2000n".parse(), Ok(Budget::Nodes(2000)));
/// assert!("soon".parse::<Budget>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This long at most.
    Time(Duration),
    /// This many positions.
    Nodes(u64),
    /// This long, but at least this many positions, however slow the machine.
    Within {
        /// The time.
        time: Duration,
        /// The positions to examine even if that takes longer.
        least: u64,
    },
}

impl Budget {
    /// The same, but with at most this many nodes if nodes are counted, so that no time is wasted.
    #[must_use]
    pub fn divided(self, by: u64) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time),
            Budget::Nodes(nodes) => Budget::Nodes((nodes / by).max(1)),
            Budget::Within { time, least } => Budget::Within { time, least: (least / by).max(1) },
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Nodes(nodes) => write!(f, "{nodes}n"),
            Budget::Within { time, least } => write!(f, "{}ms, at least {least}n", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Budget, Unreadable> {
        let bad =
            || Unreadable::new(format!("`{text}` is not a budget: give a time such as 100ms or 2s, or a number of nodes such as 2000n"));
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = text[..text.len() - unit.len()].parse::<u64>().map_err(|_| bad())?;
        match unit {
            _ if number == 0 => Err(bad()),
            "ms" => Ok(Budget::Time(Duration::from_millis(number))),
            "s" => Ok(Budget::Time(Duration::from_secs(number))),
            "n" => Ok(Budget::Nodes(number)),
            _ => Err(bad()),
        }
    }
}

/// Counts nodes, and says when the budget is spent.
#[derive(Debug)]
pub struct Meter {
    due: Option<Due>,
    least: u64,
    most: u64,
    nodes: u64,
}

/// When the answer is due.
#[derive(Clone, Copy, Debug)]
struct Due {
    by: Instant,
    last_look: Instant,
    /// The longest time between two looks at the clock: a slow node, or a busy machine. The next one may take as
    /// long, so there must be time for it.
    longest: Duration,
}

impl Due {
    /// Whether there is time for one more node.
    fn is_far(&mut self, now: Instant) -> bool {
        self.longest = self.longest.max(now - self.last_look);
        self.last_look = now;
        now + self.longest < self.by
    }
}

impl Meter {
    /// Starts now, with at most this many nodes whatever the budget.
    pub fn start(budget: Budget, most: u64) -> Meter {
        let by = |time: Duration| {
            let now = Instant::now();
            Some(Due { by: now + time - margin(time), last_look: now, longest: Duration::ZERO })
        };
        match budget {
            Budget::Time(time) => Meter { due: by(time), least: 0, most, nodes: 0 },
            Budget::Nodes(nodes) => Meter { due: None, least: 0, most: nodes.min(most), nodes: 0 },
            Budget::Within { time, least } => Meter { due: by(time), least, most, nodes: 0 },
        }
    }

    /// Whether there may be one more node; counts it if so.
    pub fn more(&mut self) -> bool {
        let in_time = self.nodes < self.least || self.due.as_mut().is_none_or(|due| due.is_far(Instant::now()));
        let more = self.nodes < self.most && in_time;
        self.nodes += u64::from(more);
        more
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The time reserved for the last node and the answer.
fn margin(time: Duration) -> Duration {
    (time / 20).clamp(Duration::from_micros(200), Duration::from_millis(10)).min(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_is_looked_at_however_short_the_time_and_the_most_is_never_exceeded() {
        let looks = |budget: Budget, most: u64| {
            let mut meter = Meter::start(budget, most);
            while meter.more() {}
            meter.nodes()
        };
        let hurried = Budget::Within { time: Duration::ZERO, least: 30 };
        assert_eq!((looks(hurried, u64::MAX), looks(hurried, 10)), (30, 10));
        assert_eq!(looks(Budget::Within { time: Duration::from_secs(3600), least: 30 }, 40), 40);
    }

    #[test]
    fn a_node_that_takes_long_leaves_room_for_another_like_it() {
        let begin = Instant::now();
        let at = |milliseconds: u64| begin + Duration::from_millis(milliseconds);
        let mut due = Due { by: at(100), last_look: begin, longest: Duration::ZERO };
        assert!(due.is_far(at(1)) && due.is_far(at(31)) && due.is_far(at(32)));
        assert!(due.is_far(at(60)));
        assert!(!due.is_far(at(71)), "the longest took 30 ms");
    }
}
