//! A recurring failure: one log line when it begins, then how often it happened, and one line when it is over.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// How often a lasting failure is reported, in milliseconds.
const REMINDER: u64 = 10_000;

/// Whether something is wrong right now, and how often since the last report.
#[derive(Debug, Default)]
pub(crate) struct Trouble {
    /// Checked when nothing is wrong, which is nearly always.
    lasts: AtomicBool,
    times: Mutex<Times>,
}

#[derive(Debug, Default)]
struct Times {
    all: u64,
    untold: u64,
    told_at: u64,
}

impl Trouble {
    /// It happened. Returns how often since the last line, if a line is due.
    pub(crate) fn happened(&self, now: u64) -> Option<u64> {
        let mut times = self.times.lock().expect("no holder panics");
        let begins = !self.lasts.swap(true, Ordering::Relaxed);
        if begins {
            *times = Times::default();
        }
        times.all += 1;
        times.untold += 1;
        if !begins && now < times.told_at + REMINDER {
            return None;
        }
        times.told_at = now;
        Some(std::mem::take(&mut times.untold))
    }

    /// It works. Returns how often it did not, the first time after a failure.
    pub(crate) fn over(&self) -> Option<u64> {
        if !self.lasts.load(Ordering::Relaxed) || !self.lasts.swap(false, Ordering::Relaxed) {
            return None;
        }
        Some(self.times.lock().expect("no holder panics").all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trouble_is_told_when_it_begins_now_and_then_and_when_it_is_over() {
        let trouble = Trouble::default();
        assert_eq!(trouble.over(), None);
        let told: Vec<Option<u64>> = [0, 1, 2, REMINDER, REMINDER + 1].map(|now| trouble.happened(1_000_000 + now)).to_vec();
        assert_eq!(told, [Some(1), None, None, Some(3), None]);
        assert_eq!((trouble.over(), trouble.over()), (Some(5), None));
        assert_eq!(trouble.happened(1_000_000 + REMINDER + 2), Some(1), "a new trouble is told at once");
    }
}
