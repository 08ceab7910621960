//! Who sits where.

use serde::{Deserialize, Serialize};

/// A place at the table before the start, and who plays there afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Anyone may sit down.
    Open,
    /// There is no chair.
    Closed,
    /// A bot of this name plays.
    Bot(String),
    /// A person plays.
    Person(Sitting),
    /// The seat is kept for a person until they sit down, or the host gives it away.
    Invited {
        /// The identity's public number. Never shown to others.
        player: String,
        /// Their name.
        name: String,
    },
}

/// A person in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The identity's public number. Never shown to others.
    pub player: String,
    /// Their name.
    pub name: String,
    /// The SHA-256 of what their client adds to the deal, in hexadecimal digits; empty if nothing. Known to all.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seal: String,
    /// What their client added to the deal, in hexadecimal digits; empty until revealed. Secret until the game is over.
    #[serde(default)]
    pub salt: String,
    /// Whether they have agreed to hints at this table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Whether a bot plays for them.
    #[serde(default)]
    pub covered: bool,
    /// Whether they have resigned; then a bot plays to the end.
    #[serde(default)]
    pub resigned: bool,
}

impl Sitting {
    /// A person who has just sat down.
    pub fn new(player: impl Into<String>, name: impl Into<String>) -> Sitting {
        Sitting {
            player: player.into(),
            name: name.into(),
            seal: String::new(),
            salt: String::new(),
            hints: false,
            covered: false,
            resigned: false,
        }
    }

    /// Whether their client sealed something that it has not revealed.
    pub(crate) fn owes_salt(&self) -> bool {
        !self.seal.is_empty() && self.salt.is_empty()
    }

    /// Whether the person, and not a bot, makes the moves.
    pub fn plays(&self) -> bool {
        !self.covered && !self.resigned
    }
}

impl Place {
    /// The person, if one sits here.
    pub fn person(&self) -> Option<&Sitting> {
        match self {
            Place::Person(sitting) => Some(sitting),
            Place::Open | Place::Closed | Place::Bot(_) | Place::Invited { .. } => None,
        }
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut Sitting> {
        match self {
            Place::Person(sitting) => Some(sitting),
            Place::Open | Place::Closed | Place::Bot(_) | Place::Invited { .. } => None,
        }
    }

    /// The name of the person who sits here or is invited.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Place::Person(Sitting { name, .. }) | Place::Invited { name, .. } => Some(name),
            Place::Open | Place::Closed | Place::Bot(_) => None,
        }
    }

    /// The name of this person, if they sit here or are invited.
    pub(crate) fn name_of(&mut self, who: &str) -> Option<&mut String> {
        match self {
            Place::Person(Sitting { player, name, .. }) | Place::Invited { player, name } if player == who => Some(name),
            Place::Person(_) | Place::Invited { .. } | Place::Open | Place::Closed | Place::Bot(_) => None,
        }
    }

    /// Whether nobody plays here yet.
    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Place::Open | Place::Invited { .. })
    }

    pub(crate) fn is_kept_for(&self, person: &str) -> bool {
        matches!(self, Place::Invited { player, .. } if player == person)
    }
}
