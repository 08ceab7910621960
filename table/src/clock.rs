//! Clocks, derived from the times in the log: they go on while no server runs.

use crate::Pace;
use engine::{BySeat, Seat, Seats};

/// What a person who takes a seat back finds on the clock at least, besides one increment.
const RETURN: u64 = 30_000;

/// How much time each seat has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clocks {
    /// Milliseconds, as of `since`.
    left: BySeat<u64>,
    since: u64,
    /// The seats whose clocks run.
    running: Seats,
}

impl Clocks {
    /// All clocks full.
    pub(crate) fn start(pace: Pace, at: u64) -> Clocks {
        Clocks { left: BySeat::from_fn(|_| pace.bank().unwrap_or(0)), since: at, running: Seats::NONE }
    }

    /// Lets time pass until `at`; from then on the clocks of these seats run.
    pub(crate) fn run(&mut self, at: u64, seats: Seats, pace: Pace) {
        self.left = BySeat::from_fn(|seat| self.left_at(seat, at));
        if let (Pace::Days(_), Some(bank)) = (pace, pace.bank()) {
            seats.iter().filter(|seat| !self.running.contains(*seat)).for_each(|seat| self.left[seat] = bank);
        }
        self.since = at;
        self.running = seats;
    }

    /// After a move: the increment, or a whole new stretch of days. Stops the clock of the seat.
    pub(crate) fn moved(&mut self, seat: Seat, at: u64, pace: Pace) {
        self.run(at, self.running.without(seat), pace);
        if let Pace::Live { increment, .. } = pace {
            self.left[seat] += u64::from(increment) * 1000;
        }
    }

    /// A person is back and needs some time to look.
    pub(crate) fn returned(&mut self, seat: Seat, pace: Pace) {
        let enough = match pace {
            Pace::Unhurried => 0,
            Pace::Live { increment, .. } => RETURN + u64::from(increment) * 1000,
            Pace::Days(_) => pace.bank().unwrap_or(0),
        };
        self.left[seat] = self.left[seat].max(enough);
    }

    /// What the seat has left at a time.
    pub(crate) fn left_at(&self, seat: Seat, at: u64) -> u64 {
        let spent = if self.running.contains(seat) { at.saturating_sub(self.since) } else { 0 };
        self.left[seat].saturating_sub(spent)
    }

    /// The seat whose running clock ends first, and when.
    pub(crate) fn first_end(&self) -> Option<(u64, Seat)> {
        self.running.iter().map(|seat| (self.since + self.left[seat], seat)).min()
    }
}
