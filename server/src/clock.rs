//! The only place that reads the time and the operating system's random numbers.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

static TIME: LazyLock<Time> = LazyLock::new(|| Time { began: Instant::now(), offset: AtomicU64::new(0) });

/// Wall-clock time that never goes back: when the machine's clock is set back, it continues from where it was.
struct Time {
    began: Instant,
    /// The largest difference seen between the machine's clock and the process's uptime.
    offset: AtomicU64,
}

impl Time {
    fn read(&self, wall: u64, since_began: u64) -> u64 {
        let offset = wall.saturating_sub(since_began);
        self.offset.fetch_max(offset, Ordering::AcqRel).max(offset) + since_began
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    TIME.read(wall, TIME.began.elapsed().as_millis() as u64)
}

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// Letters and digits that cannot be confused.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz-";

/// A random word of this many letters, 4.95 bits each.
pub(crate) fn word(letters: usize) -> String {
    let mut word = String::with_capacity(letters);
    while word.len() < letters {
        // The last of the 32 is not a letter: draw again, so that all are equally likely.
        let letter = LETTERS[usize::from(random::<1>()[0] % 32)];
        if letter != b'-' {
            word.push(char::from(letter));
        }
    }
    word
}

/// Milliseconds since the first call. Never goes back, whatever happens to the wall clock.
pub(crate) fn ticks() -> u64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed().as_millis() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_stops_nobodys_time() {
        let time = Time { began: Instant::now(), offset: AtomicU64::new(0) };
        assert_eq!(time.read(1_000_000, 0), 1_000_000);
        assert_eq!(time.read(1_000_500, 500), 1_000_500);
        assert_eq!(time.read(500_000, 1_500), 1_001_500, "set back, it goes on");
        assert_eq!(time.read(9_000_000, 2_000), 9_000_000, "set forward, it follows");
        assert_eq!(time.read(1_003_000, 3_000), 9_001_000, "and does not return");
    }
}
