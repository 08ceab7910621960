//! Who can be seated: the players of `bots`.

use bots::{Budget, Player, Question, Spec};
use engine::{Knowledge, Rng};
use std::fmt;
use std::str::FromStr;

/// A bot as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entrant {
    spec: Spec,
}

impl Entrant {
    /// Seats the bot at a new table.
    pub(super) fn sit<G: Knowledge>(&self, budget: Budget) -> Seated<G> {
        Seated { player: self.spec.kind.player(), budget: self.spec.budget.unwrap_or(budget) }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(f)
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        Ok(Entrant { spec: text.parse()? })
    }
}

/// A bot at a seat, for one game.
pub(super) struct Seated<G: Knowledge> {
    player: Box<dyn Player<G>>,
    budget: Budget,
}

impl<G: Knowledge> Seated<G> {
    /// The bot's move.
    pub(super) fn decide(&mut self, question: &Question<'_, G>, rng: &mut Rng) -> G::Move {
        self.player.think(question, self.budget, rng).mv
    }
}
