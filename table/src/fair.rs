//! Fair dealing: nobody, not even the keeper of the server, can choose the cards, and everybody can check it afterwards.
//!
//! The server draws 256 bits when a table is set up and publishes their SHA-256. Every client adds bytes of its own before the deal. The deal
//! comes from the SHA-256 of this text, which anybody can work out with standard tools:
//!
//! ```text
//! cabochon deal 1
//! server 64-DIGITS
//! seat 1 DIGITS
//! seat 2 DIGITS
//! ```
//!
//! A line for each seat whose client added something, in the order of the seats. The record of a finished game carries all of it in comments.

use crate::any::{self, AnyMatch};
use engine::{Seat, Seed};
use sha2::{Digest, Sha256};

/// The longest text that a client may add, in hexadecimal digits.
pub const LONGEST_SALT: usize = 64;

/// What the deal came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixture {
    /// The server's 256 bits, in hexadecimal digits.
    pub server: String,
    /// What the clients added, by seat.
    pub salts: Vec<(Seat, String)>,
}

impl Mixture {
    /// The seed of the deal.
    pub fn seed(&self) -> Seed {
        let mut text = format!("cabochon deal 1\nserver {}\n", self.server);
        self.salts.iter().for_each(|(seat, salt)| text += &format!("seat {seat} {salt}\n"));
        Seed { key: Sha256::digest(text.as_bytes()).into(), stream: 0 }
    }

    /// What was published before anybody added anything: the hash of the server's bits.
    pub fn promise(&self) -> String {
        promise(&self.server)
    }

    /// The comments that make a record verifiable.
    pub fn comments(&self) -> String {
        let mut text = format!("# fair promise {}\n# fair server {}\n", self.promise(), self.server);
        self.salts.iter().for_each(|(seat, salt)| text += &format!("# fair seat {seat} {salt}\n"));
        text
    }
}

/// The SHA-256 of the server's bits, in hexadecimal digits; of the digits' bytes, not of the digits.
pub fn promise(server: &str) -> String {
    hex(&Sha256::digest(bytes(server).unwrap_or_default()))
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

/// Checks a record from end to end: the promise, the mixture, the deal, every move and the result.
///
/// # Errors
/// A sentence that says what does not hold.
pub fn verify(record: &str) -> Result<Verified, String> {
    let game = any::load(record).map_err(|bad| bad.to_string())?;
    let (promised, mixture) = read_comments(record)?;
    if mixture.promise() != promised {
        return Err(format!("the server promised {promised}, but its bits hash to {}", mixture.promise()));
    }
    match game.seed() {
        None => Err("the deal is written out, so it cannot be checked against a seed".into()),
        Some(seed) if seed == mixture.seed() => Ok(Verified { game, mixture }),
        Some(seed) => Err(format!("the game was dealt from {seed}, but the mixture gives {}", mixture.seed())),
    }
}

/// A record that holds.
pub struct Verified {
    /// The game, replayed.
    pub game: Box<dyn AnyMatch>,
    /// What the deal came from.
    pub mixture: Mixture,
}

fn read_comments(record: &str) -> Result<(String, Mixture), String> {
    let (mut promised, mut server, mut salts) = (None, None, Vec::new());
    for line in record.lines().filter_map(|line| line.trim().strip_prefix("# fair ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["promise", digits] => promised = Some(digits.to_string()),
            ["server", digits] => server = Some(digits.to_string()),
            ["seat", seat, digits] => salts.push((seat.parse()?, digits.to_string())),
            _ => return Err(format!("`# fair {line}` is not understood")),
        }
    }
    let missing = |what: &str| format!("the record has no `# fair {what}` line: it was not dealt by a table server, or not kept in full");
    let server: String = server.ok_or_else(|| missing("server"))?;
    if bytes(&server).is_none_or(|bits| bits.len() != 32) {
        return Err("the server's part is not 64 hexadecimal digits".into());
    }
    Ok((promised.ok_or_else(|| missing("promise"))?, Mixture { server, salts }))
}
