//! Players by name, as on the command line: `greedy`, `search@200ms`, `level:3`.

use crate::{Budget, Exploit, Flat, Greedy, Level, Player, Policy, Random, Search};
use engine::{Knowledge, Unreadable};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Which player, and its budget, unless that is left to the table.
///
/// ```
/// use bots::{Budget, Kind, Spec};
///
/// let spec: Spec = "search:4@500n".parse()?;
/// assert_eq!(spec, Spec { kind: Kind::Threads(4), budget: Some(Budget::Nodes(500)) });
/// assert_eq!(spec.to_string(), "search:4@500n");
/// # Ok::<(), engine::Unreadable>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// Which player.
    pub kind: Kind,
    /// Its own budget.
    pub budget: Option<Budget>,
}

/// The available players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Random legal moves.
    Random,
    /// The best move without search.
    Greedy,
    /// Rollouts without a tree.
    Flat,
    /// The strong player.
    Search,
    /// The strong player with the game's trained network; without one the same as [`Kind::Search`].
    Net,
    /// The network's policy without search, drawn from its mixture where it gives one; without a network the same as [`Kind::Greedy`].
    Policy,
    /// The strong player on this many threads, at least two.
    Threads(u8),
    /// The same with the network.
    NetThreads(u8),
    /// A best response to the strong player, which measures how exploitable it is.
    Exploit,
    /// A character, 1 to 5.
    Level(u8),
}

/// The most threads the strong player may use.
pub const MOST_THREADS: u8 = 64;

impl Kind {
    /// The strong player on this many threads.
    pub fn on(threads: u8) -> Kind {
        if threads <= 1 { Kind::Search } else { Kind::Threads(threads) }
    }

    /// The strongest player on this many threads: it follows the network of a game that has one.
    pub fn strongest(threads: u8) -> Kind {
        if threads <= 1 { Kind::Net } else { Kind::NetThreads(threads) }
    }

    /// The most positions it looks at in a game of this many players, whatever its budget: 0 if it does not search.
    pub fn most_nodes<G: Knowledge>(self, players: u8) -> u64 {
        match self {
            Kind::Random | Kind::Greedy | Kind::Policy => 0,
            Kind::Flat | Kind::Search | Kind::Net | Kind::Threads(_) | Kind::NetThreads(_) | Kind::Exploit => u64::MAX,
            Kind::Level(number) => G::CHARACTERS[usize::from(number) - 1].thinks.most_nodes(players),
        }
    }

    /// The player, for a game.
    pub fn player<G: Knowledge>(self) -> Box<dyn Player<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::<G>::default()),
            Kind::Flat => Box::new(Flat::<G>::default()),
            Kind::Search => Box::new(Search::<G>::default()),
            Kind::Net => Box::new(Search::<G>::following(1)),
            Kind::NetThreads(threads) => Box::new(Search::<G>::following(threads.into())),
            Kind::Policy => Box::new(Policy),
            Kind::Threads(threads) => Box::new(Search::<G> { threads: threads.into(), ..Search::default() }),
            Kind::Exploit => Box::new(Exploit::<G>::default()),
            Kind::Level(number) => Box::new(Level::<G>::new(number.into())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Flat => f.write_str("flat"),
            Kind::Search => f.write_str("search"),
            Kind::Net => f.write_str("net"),
            Kind::Policy => f.write_str("policy"),
            Kind::Threads(threads) => write!(f, "search:{threads}"),
            Kind::NetThreads(threads) => write!(f, "net:{threads}"),
            Kind::Exploit => f.write_str("exploit"),
            Kind::Level(number) => write!(f, "level:{number}"),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        self.budget.iter().try_for_each(|budget| write!(f, "@{budget}"))
    }
}

impl FromStr for Spec {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Spec, Unreadable> {
        let (name, budget) = text.split_once('@').map_or((text, None), |(name, budget)| (name, Some(budget)));
        Ok(Spec { kind: name.parse()?, budget: budget.map(str::parse).transpose()? })
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Kind, Unreadable> {
        let number = |text: &str, prefix: &str, from_to: RangeInclusive<u8>| {
            text.strip_prefix(prefix).and_then(|number| number.parse().ok()).filter(|number| from_to.contains(number))
        };
        let kind = match text {
            "random" => Some(Kind::Random),
            "greedy" => Some(Kind::Greedy),
            "flat" => Some(Kind::Flat),
            "search" => Some(Kind::Search),
            "net" => Some(Kind::Net),
            "policy" => Some(Kind::Policy),
            "exploit" => Some(Kind::Exploit),
            other => number(other, "level:", 1..=5)
                .map(Kind::Level)
                .or_else(|| number(other, "search:", 1..=MOST_THREADS).map(Kind::on))
                .or_else(|| number(other, "net:", 1..=MOST_THREADS).map(Kind::strongest)),
        };
        kind.ok_or_else(|| {
            Unreadable::new(format!(
                "`{text}` is no bot: there is random, greedy, flat, search and net (search:4 and net:4 on four threads), policy, exploit, and level:1 to level:5"
            ))
        })
    }
}
