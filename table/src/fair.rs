//! Fair dealing: nobody, not even the operator of the server, can choose the cards after seeing what the others contribute, and everyone can check
//! it afterwards.
//!
//! First everyone commits, then everyone reveals. The server draws 256 bits when a table is created and publishes their SHA-256, its *promise*.
//! Every player's client draws its own 256 bits, a *salt*, and publishes their SHA-256, its *seal*. When the host starts, nothing can be
//! changed any more; only then do clients reveal their salts. The deal comes from the SHA-256 of this text, which anyone can compute with
//! standard tools:
//!
//! ```text
//! cabochon deal 2
//! server 64-DIGITS
//! seat 1 64-DIGITS
//! seat 2 withheld SEAL
//! ```
//!
//! One line for each seat that sealed a salt, in seat order. A player who does not reveal it in time withholds it: they could not
//! choose another salt, but one who also runs the server could choose between two deals. The record names them.
//!
//! Tables of the first builds had salts without seals, and `cabochon deal 1` in the first line. Their records still replay; they prove less.

use crate::any::{self, AnyMatch};
use engine::{Seat, Seed};
use sha2::{Digest, Sha256};
use std::fmt;

/// The length of salts, seals and the server's part, in hexadecimal digits.
pub const DIGITS: usize = 64;

/// What one seat contributed to the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A salt that was sealed and revealed in time.
    Shown {
        /// The SHA-256 of the salt.
        seal: String,
        /// The salt.
        salt: String,
    },
    /// A salt that was sealed and not revealed in time.
    Withheld {
        /// The SHA-256 of the salt.
        seal: String,
    },
    /// A person whose client sealed nothing.
    Nothing,
    /// A bot.
    Bot,
    /// A salt without a seal, as in the first builds.
    Unsealed {
        /// The salt.
        salt: String,
    },
}

/// Where a deal comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From what the server and the players contributed.
    Mixed(Mixture),
    /// From an earlier finished game: it was known, and nothing about it is proven here.
    Known(Known),
}

/// A deal that was played before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The table.
    pub table: String,
    /// How many of its moves are kept.
    pub moves: usize,
}

impl Origin {
    /// The comments that say so in a record.
    pub fn comments(&self) -> String {
        match self {
            Origin::Mixed(mixture) => mixture.comments(),
            Origin::Known(Known { table, moves }) => format!("# fair known {table} {moves}\n"),
        }
    }
}

/// What the deal came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixture {
    /// The server's 256 bits, in hexadecimal digits.
    pub server: String,
    /// What each seat contributed.
    pub parts: Vec<(Seat, Part)>,
}

impl Mixture {
    /// Whether any seat committed to its salt.
    fn is_sealed(&self) -> bool {
        self.parts.iter().any(|(_, part)| matches!(part, Part::Shown { .. } | Part::Withheld { .. }))
    }

    /// The seed of the deal.
    pub fn seed(&self) -> Seed {
        let version = if self.is_sealed() { 2 } else { 1 };
        let mut text = format!("cabochon deal {version}\nserver {}\n", self.server);
        for (seat, part) in &self.parts {
            match part {
                Part::Shown { salt, .. } | Part::Unsealed { salt } => text += &format!("seat {seat} {salt}\n"),
                Part::Withheld { seal } => text += &format!("seat {seat} withheld {seal}\n"),
                Part::Nothing | Part::Bot => {}
            }
        }
        Seed { key: Sha256::digest(text.as_bytes()).into(), stream: 0 }
    }

    /// What was published before anyone contributed: the hash of the server's bits.
    pub fn promise(&self) -> String {
        hash(&self.server)
    }

    /// The comments that make a record verifiable.
    pub fn comments(&self) -> String {
        let mut text = format!("# fair promise {}\n# fair server {}\n", self.promise(), self.server);
        for (seat, part) in &self.parts {
            match part {
                Part::Shown { seal, salt } => text += &format!("# fair seat {seat} seal {seal} salt {salt}\n"),
                Part::Withheld { seal } => text += &format!("# fair seat {seat} seal {seal} withheld\n"),
                Part::Unsealed { salt } => text += &format!("# fair seat {seat} {salt}\n"),
                // Records of the first builds do not mention those who contributed nothing.
                Part::Nothing if self.is_sealed() => text += &format!("# fair seat {seat} nothing\n"),
                Part::Bot if self.is_sealed() => text += &format!("# fair seat {seat} bot\n"),
                Part::Nothing | Part::Bot => {}
            }
        }
        text
    }

    /// What the record leaves unproven, in sentences; empty if every player's salt was sealed, revealed and used.
    pub fn unproven(&self) -> Vec<String> {
        if !self.is_sealed() {
            return vec!["no player sealed a number before the deal, so the person who runs the server could have chosen the cards".into()];
        }
        let sentence = |(seat, part): &(Seat, Part)| match part {
            Part::Shown { .. } | Part::Bot => None,
            Part::Withheld { .. } => Some(format!(
                "seat {seat} did not show its number in time: somebody who plays there and also runs the server could have chosen between two deals"
            )),
            Part::Nothing => Some(format!("the person at seat {seat} sealed no number: nothing is proven to that player")),
            Part::Unsealed { .. } => Some(format!("seat {seat} contributed a number that it had not sealed before")),
        };
        self.parts.iter().filter_map(sentence).collect()
    }

    fn check_seals(&self) -> Result<(), Unproven> {
        for (seat, part) in &self.parts {
            if let Part::Shown { seal, salt } = part
                && hash(salt) != *seal
            {
                return Err(Unproven(format!("seat {seat} sealed {seal}, but its salt hashes to {}", hash(salt))));
            }
        }
        Ok(())
    }
}

/// The SHA-256 of bytes given as hexadecimal digits, in hexadecimal digits; of the bytes, not of the digits.
pub fn hash(digits: &str) -> String {
    hex(&Sha256::digest(bytes(digits).unwrap_or_default()))
}

/// The bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes behind hexadecimal digits; `None` for other text.
pub fn bytes(digits: &str) -> Option<Vec<u8>> {
    if !digits.len().is_multiple_of(2) || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(&digits[at..at + 2], 16).ok()).collect()
}

/// Whether this is 256 bits in lower-case hexadecimal digits.
pub fn is_whole(digits: &str) -> bool {
    digits.len() == DIGITS && digits.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit))
}

/// Checks that a record is consistent: the promise, the seals, the mixture, the deal, every move and the result. [`Mixture::unproven`]
/// says what this proves and what it does not.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn verify(record: &str) -> Result<Verified, Unproven> {
    let game = any::load(record).map_err(|bad| Unproven(bad.to_string()))?;
    if let Some(known) = read_known(record)? {
        return Ok(Verified { game, origin: Origin::Known(known) });
    }
    let (promised, mixture) = read_comments(record)?;
    if mixture.promise() != promised {
        return Err(Unproven(format!("the server promised {promised}, but its bits hash to {}", mixture.promise())));
    }
    mixture.check_seals()?;
    let told = |seat: &Seat| mixture.parts.iter().filter(|(of, _)| of == seat).count();
    if mixture.is_sealed()
        && let Some(seat) = Seat::all(game.players()).find(|seat| told(seat) != 1)
    {
        return Err(Unproven(format!("the record must say exactly once what seat {seat} contributed to the deal")));
    }
    match game.recorded().seed {
        None => Err(Unproven("the deal is written out, so it cannot be checked against a seed".into())),
        Some(seed) if seed == mixture.seed() => Ok(Verified { game, origin: Origin::Mixed(mixture) }),
        Some(seed) => Err(Unproven(format!("the game was dealt from {seed}, but the mixture gives {}", mixture.seed()))),
    }
}

/// Why a record is inconsistent, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unproven(String);

impl Unproven {
    /// Carries the sentence that people read.
    pub fn new(why: impl Into<String>) -> Unproven {
        Unproven(why.into())
    }
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unproven {}

/// A consistent record.
pub struct Verified {
    /// The game, replayed.
    pub game: Box<dyn AnyMatch>,
    /// Where the deal comes from.
    pub origin: Origin,
}

/// The earlier game with this deal, if the record names one.
fn read_known(record: &str) -> Result<Option<Known>, Unproven> {
    let Some(line) = record.lines().find_map(|line| line.trim().strip_prefix("# fair known ")) else { return Ok(None) };
    let bad = || not_understood(&format!("known {line}"));
    let (table, moves) = line.split_once(' ').ok_or_else(bad)?;
    Ok(Some(Known { table: table.into(), moves: moves.parse().map_err(|_| bad())? }))
}

fn read_comments(record: &str) -> Result<(String, Mixture), Unproven> {
    let (mut promised, mut server, mut parts) = (None, None, Vec::new());
    for line in record.lines().filter_map(|line| line.trim().strip_prefix("# fair ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["promise", digits] => promised = Some(digits.to_string()),
            ["server", digits] => server = Some(digits.to_string()),
            ["seat", seat, part @ ..] => {
                let part = read_part(part).ok_or_else(|| not_understood(line))?;
                parts.push((seat.parse().map_err(|_| not_understood(line))?, part));
            }
            _ => return Err(not_understood(line)),
        }
    }
    let missing =
        |what: &str| Unproven(format!("the record has no `# fair {what}` line: it was not dealt by a table server, or not kept in full"));
    let server: String = server.ok_or_else(|| missing("server"))?;
    if !is_whole(&server) {
        return Err(Unproven("the server's part is not 64 hexadecimal digits".into()));
    }
    Ok((promised.ok_or_else(|| missing("promise"))?, Mixture { server, parts }))
}

fn not_understood(line: &str) -> Unproven {
    Unproven(format!("`# fair {line}` is not understood"))
}

fn read_part(words: &[&str]) -> Option<Part> {
    match words {
        ["nothing"] => Some(Part::Nothing),
        ["bot"] => Some(Part::Bot),
        ["seal", seal, "withheld"] if is_whole(seal) => Some(Part::Withheld { seal: seal.to_string() }),
        ["seal", seal, "salt", salt] if is_whole(seal) && is_whole(salt) => {
            Some(Part::Shown { seal: seal.to_string(), salt: salt.to_string() })
        }
        [salt] if bytes(salt).is_some() => Some(Part::Unsealed { salt: salt.to_string() }),
        _ => None,
    }
}
