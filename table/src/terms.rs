//! What the people at a table agree on besides the rules of the game.

use crate::any::{check_setup, edition};
use crate::{Refusal, RefusalCode};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// The terms of a table. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The name of the game.
    pub game: String,
    /// Its options, as in `rush=on first=2`; options left out keep their defaults.
    #[serde(default)]
    pub options: String,
    /// Whether the lobby shows the table; otherwise people need the link.
    #[serde(default)]
    pub public: bool,
    /// The time available.
    #[serde(default)]
    pub pace: Pace,
    /// Whether a move may be taken back when everyone agrees.
    #[serde(default = "yes")]
    pub take_backs: bool,
    /// Whether the game counts for the ratings of the people who play it. Then there are no hints, and nothing is taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Whether clients may show what has been played.
    #[serde(default = "yes")]
    pub memory_aids: bool,
    /// Screens are an option of the game; logs of the first build also have the word here.
    #[serde(default, rename = "screens", skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub(crate) retired_screens: Retired,
    /// What happens to an absent person's seat.
    #[serde(default)]
    pub cover: Cover,
    /// The bot that covers a seat.
    #[serde(default = "modest_bot")]
    pub cover_by: String,
}

/// A word from old logs that has no meaning any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Retired;

impl<'de> Deserialize<'de> for Retired {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Retired, D::Error> {
        IgnoredAny::deserialize(from).map(|_| Retired)
    }
}

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// No clock.
    #[default]
    Unhurried,
    /// This many seconds for the whole game, plus some after each move.
    Live {
        /// What each seat begins with.
        bank: u32,
        /// What each move adds.
        increment: u32,
    },
    /// This many days for each move.
    Days(u32),
}

/// What happens to an absent person's seat. The person may take it back at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// More than half of the others may vote that a bot covers it.
    #[default]
    Vote,
    /// A bot covers it when its clock runs out.
    Clock,
    /// Nobody covers it; it loses when its clock runs out.
    Never,
}

fn yes() -> bool {
    true
}

fn modest_bot() -> String {
    "level:2".into()
}

impl Pace {
    /// A seat's initial clock, in milliseconds; `None` without a clock.
    pub(crate) fn bank(self) -> Option<u64> {
        match self {
            Pace::Unhurried => None,
            Pace::Live { bank, .. } => Some(u64::from(bank) * 1000),
            Pace::Days(days) => Some(u64::from(days) * 24 * 60 * 60 * 1000),
        }
    }

    fn check(self) -> Result<(), Refusal> {
        let fits = match self {
            Pace::Unhurried => true,
            Pace::Live { bank, increment } => (10..=24 * 3600).contains(&bank) && increment <= 3600,
            Pace::Days(days) => (1..=30).contains(&days),
        };
        let why = "a live table has 10 seconds to 24 hours each and at most an hour a move, a slow one 1 to 30 days a move";
        if fits { Ok(()) } else { Err(Refusal::new(RefusalCode::BadPace, why)) }
    }
}

impl Terms {
    /// Refuses terms that make no sense for this many players.
    pub(crate) fn check(&self, players: u8) -> Result<(), Refusal> {
        check_setup(&self.game, players, &self.options)?;
        self.pace.check()?;
        if self.cover == Cover::Clock && self.pace == Pace::Unhurried {
            return Err(Refusal::new(
                RefusalCode::BadCover,
                "a bot can take over when time runs out only if there is a clock: set a pace, or let the others vote",
            ));
        }
        Ok(())
    }

    /// The same terms, consistent: nothing is taken back in a rated game.
    pub(crate) fn consistent(&self) -> Terms {
        Terms { take_backs: self.take_backs && !self.rated, ..self.clone() }
    }

    /// The same terms with the game's defaults against bots (S31), where they fit what was chosen.
    pub(crate) fn against_bots(&self, players: u8) -> Result<Terms, Refusal> {
        let suggested = Terms { options: edition(&self.game)?.against_bots(&self.options), ..self.clone() };
        let fits = check_setup(&self.game, players, &suggested.options).is_ok();
        Ok(if fits { suggested } else { self.clone() })
    }

    /// The same terms at another pace, if that makes sense.
    pub(crate) fn check_pace(&self, pace: Pace) -> Result<(), Refusal> {
        pace.check()?;
        if self.cover == Cover::Clock && pace == Pace::Unhurried {
            return Err(Refusal::new(RefusalCode::BadPace, "a bot takes over at this table when the clock runs out, so it needs a clock"));
        }
        Ok(())
    }
}
