//! The deal of a day: the same cards and the same bots for everybody, so that all that happens follows from the moves of the one person.

use crate::{Creation, Entry, Refusal, Table};
use engine::{Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Which day's deal is played at a table. The seed in its first entry is that of the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Daily {
    /// The day, as `2026-11-16`.
    pub day: String,
    /// What the bots' chance follows from, in hexadecimal digits. Never told.
    pub minds: String,
    /// Whether the result counts. Then no move is taken back, no hint is given and no bot fills in.
    pub counted: bool,
}

/// The day's deal, for everybody who looks at the table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OfDay<'a> {
    /// Which day's.
    pub day: &'a str,
    /// Whether the result counts.
    pub counted: bool,
}

impl Daily {
    /// The first entries of a table at which a person plays the deal. Nobody has to be waited for: it begins at once.
    ///
    /// # Errors
    /// When the table cannot be made.
    pub fn entries(self, creation: &Creation, player: &str, seed: String) -> Result<Vec<Entry>, Refusal> {
        let mut created = creation.entry(player, seed)?;
        if let Entry::Created { daily, .. } = &mut created {
            *daily = Some(Box::new(self));
        }
        Ok(vec![created, Entry::Started { fill: None }])
    }
}

impl Table {
    /// Which day's deal is played here, if one is.
    pub fn daily(&self) -> Option<&Daily> {
        self.daily.as_ref()
    }

    /// What a bot's chance comes from at this moment, where it follows from the moves alone.
    pub fn chance_of(&self, seat: Seat) -> Option<Seed> {
        let (daily, game) = (self.daily.as_ref()?, self.game.as_ref()?);
        let text = format!("cabochon daily bot 1\nminds {}\nply {}\nseat {seat}\n", daily.minds, game.ply());
        Some(Seed { key: Sha256::digest(text).into(), stream: 0 })
    }

    /// Whether the game counts, as a try of a day's deal or for ratings: then nobody is helped, and nothing is taken back.
    pub(crate) fn counts(&self) -> bool {
        self.terms.rated || self.daily.as_ref().is_some_and(|daily| daily.counted)
    }

    pub(crate) fn of_day(&self) -> Option<OfDay<'_>> {
        self.daily.as_ref().map(|daily| OfDay { day: &daily.day, counted: daily.counted })
    }
}
