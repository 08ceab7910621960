//! What the organiser has chosen.

use crate::contest::Problem;
use serde::{Deserialize, Serialize};

/// The largest field.
pub const MOST_ENTRANTS: usize = 256;

/// The most games of a series and rounds of a Swiss tournament.
pub const MOST_ROUNDS: u8 = 30;

/// The largest field in which everybody meets everybody.
const MOST_IN_ROUND_ROBIN: usize = 24;

/// How a contest is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Who meets whom.
    pub format: Format,
    /// How many play at a table.
    pub players: u8,
    /// What happens where people are missing at a table.
    #[serde(default)]
    pub gaps: Gaps,
    /// How many of the best play a knock-out final; 0 for none.
    #[serde(default)]
    pub last: u8,
    /// Whether every table of a round plays the same deal.
    #[serde(default)]
    pub duplicate: bool,
    /// Whether a round begins by itself once the one before is over.
    #[serde(default)]
    pub automatic: bool,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// One group plays this many games; each game everybody moves one seat further.
    Series(u8),
    /// Everybody meets everybody.
    RoundRobin,
    /// This many rounds, in which people with equal results meet.
    Swiss(u8),
}

/// What happens where people are missing at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gaps {
    /// Bots take the seats.
    #[default]
    Bots,
    /// Those who do not fill a table have a bye.
    Byes,
}

impl Plan {
    /// Refuses what makes no sense.
    ///
    /// # Errors
    /// [`Problem::BadPlan`] with what is wrong.
    pub fn check(&self) -> Result<(), Problem> {
        if !(2..=5).contains(&self.players) {
            return Err(Problem::BadPlan("2 to 5 play at a table"));
        }
        match self.format {
            Format::Series(games) | Format::Swiss(games) if !(1..=MOST_ROUNDS).contains(&games) => {
                Err(Problem::BadPlan("there are 1 to 30 rounds"))
            }
            Format::Series(_) if self.last > 0 || self.duplicate => {
                Err(Problem::BadPlan("a series has one table: no final, and no second table for the same deal"))
            }
            _ if self.last > 0 && !final_sizes(self.players).contains(&self.last) => {
                Err(Problem::BadPlan("a final must fill every one of its tables"))
            }
            Format::Series(_) | Format::RoundRobin | Format::Swiss(_) => Ok(()),
        }
    }

    /// Whether it is a series rather than a tournament.
    pub fn is_series(&self) -> bool {
        matches!(self.format, Format::Series(_))
    }

    /// The most people who can enter.
    pub fn most_entrants(&self) -> usize {
        match self.format {
            Format::Series(_) => usize::from(self.players),
            Format::RoundRobin => MOST_IN_ROUND_ROBIN,
            Format::Swiss(_) => MOST_ENTRANTS,
        }
    }

    /// How many of each table of a final go on.
    pub(crate) fn go_on(&self) -> usize {
        if self.players == 4 { 2 } else { 1 }
    }
}

/// How many can play a knock-out final at tables of this size, so that every table is full in every round.
pub fn final_sizes(players: u8) -> &'static [u8] {
    match players {
        2 => &[2, 4, 8, 16],
        3 => &[3, 9, 27],
        4 => &[4, 8, 16],
        _ => &[5, 25],
    }
}
