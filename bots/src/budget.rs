//! How long a player may think: a time, or a number of nodes, which makes its decision the same every time.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How much thought a decision may take. As text `100ms`, `2s` or `2000n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long, and never longer.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
}

impl Budget {
    /// The same, but with no more nodes than this where nodes are counted and no time is given away.
    #[must_use]
    pub fn divided(self, by: u64) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time),
            Budget::Nodes(nodes) => Budget::Nodes((nodes / by).max(1)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let bad = || format!("`{text}` is not a budget: give a time such as 100ms or 2s, or a number of nodes such as 2000n");
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
    due: Option<Instant>,
    most: u64,
    nodes: u64,
}

impl Meter {
    /// Starts now. At most so many nodes, whatever the budget.
    pub fn start(budget: Budget, most: u64) -> Meter {
        match budget {
            Budget::Time(time) => Meter { due: Some(Instant::now() + time - margin(time)), most, nodes: 0 },
            Budget::Nodes(nodes) => Meter { due: None, most: nodes.min(most), nodes: 0 },
        }
    }

    /// Whether there may be one more node; counts it if so.
    pub fn more(&mut self) -> bool {
        let more = self.nodes < self.most && self.due.is_none_or(|due| Instant::now() < due);
        self.nodes += u64::from(more);
        more
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// What is kept back for the last node and the answer.
fn margin(time: Duration) -> Duration {
    (time / 20).clamp(Duration::from_micros(200), Duration::from_millis(10)).min(time)
}
