//! The one place that reads the time and the operating system's chance.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// Letters and digits that nobody mistakes for one another.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz-";

/// A random word of this many letters, 4.95 bits each.
pub(crate) fn word(letters: usize) -> String {
    let mut word = String::with_capacity(letters);
    while word.len() < letters {
        // The last of the 32 is no letter: draw again, so that all are equally likely.
        let letter = LETTERS[usize::from(random::<1>()[0] % 32)];
        if letter != b'-' {
            word.push(char::from(letter));
        }
    }
    word
}

/// Milliseconds since this process first asked. It never goes back, whatever happens to the time of the day.
pub(crate) fn ticks() -> u64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed().as_millis() as u64
}
