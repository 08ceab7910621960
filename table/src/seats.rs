//! Who sits where.

use crate::{Refusal, RefusalCode};
use serde::{Deserialize, Serialize};

/// One place at the table before the start, and who plays it afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Anybody may sit down.
    Open,
    /// There is no chair.
    Closed,
    /// A bot of this name plays.
    Bot(String),
    /// A person plays.
    Person(Sitting),
}

/// A person in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The identity's public number. Never told to the others.
    pub player: String,
    /// What they are called.
    pub name: String,
    /// What their client added to the deal, in hexadecimal digits; empty if nothing. Secret until the game is over.
    #[serde(default)]
    pub salt: String,
    /// Whether a bot plays for them.
    #[serde(default)]
    pub covered: bool,
    /// Whether they have given up; then a bot plays to the end.
    #[serde(default)]
    pub resigned: bool,
    /// Whether the host took the word from them.
    #[serde(default)]
    pub muted: bool,
}

impl Sitting {
    /// A person who has just sat down.
    pub fn new(player: impl Into<String>, name: impl Into<String>) -> Sitting {
        Sitting { player: player.into(), name: name.into(), salt: String::new(), covered: false, resigned: false, muted: false }
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
            Place::Open | Place::Closed | Place::Bot(_) => None,
        }
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut Sitting> {
        match self {
            Place::Person(sitting) => Some(sitting),
            Place::Open | Place::Closed | Place::Bot(_) => None,
        }
    }
}

/// A name that can be shown to others: without control characters and without blanks around it, 1 to 32 characters.
pub fn name_of(text: &str) -> Result<String, Refusal> {
    let clean: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    let clean = clean.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if clean.is_empty() || clean.chars().count() > 32 {
        return Err(Refusal::new(RefusalCode::BadName, "a name has 1 to 32 characters"));
    }
    Ok(clean)
}

/// Marks that turn the direction of text around or leave no trace.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
