//! Clocks, derived from the times in the log. An entry of the log gives back the time lost to the server's absence.

use crate::Pace;
use engine::{BySeat, Seat, Seats};

/// What a person whose clock ran out gets once a game on returning, besides one increment.
const RETURN: u64 = 30_000;

/// How long clocks pause after the server was away, so that everyone can come back.
pub const GRACE: u64 = 15_000;

/// Each seat's time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clocks {
    /// Milliseconds, as of `since`.
    left: BySeat<u64>,
    /// Running clocks run from here on. After an outage this is later than the last entry.
    since: u64,
    /// The seats whose clocks run.
    running: Seats,
    /// The seats that have had [`RETURN`].
    forgiven: Seats,
}

impl Clocks {
    /// All clocks full.
    pub(crate) fn start(pace: Pace, at: u64) -> Clocks {
        Clocks { left: BySeat::from_fn(|_| pace.bank().unwrap_or(0)), since: at, ..Clocks::default() }
    }

    /// Lets time pass until `at`; from then on the clocks of these seats run.
    pub(crate) fn run(&mut self, at: u64, seats: Seats) {
        self.left = BySeat::from_fn(|seat| self.left_at(seat, at));
        self.since = self.since.max(at);
        self.running = seats;
    }

    /// A seat owes a new decision. With days per move, they begin now.
    pub(crate) fn asked(&mut self, seat: Seat, pace: Pace) {
        if let Pace::Days(_) = pace {
            self.left[seat] = pace.bank().unwrap_or(0);
        }
    }

    /// After a move: stops the seat's clock. A person's own move adds the increment.
    pub(crate) fn moved(&mut self, seat: Seat, at: u64, pace: Pace, by_person: bool) {
        self.run(at, self.running.without(seat));
        if let (Pace::Live { increment, .. }, true) = (pace, by_person) {
            self.left[seat] += u64::from(increment) * 1000;
        }
    }

    /// The same clocks at another time.
    pub(crate) fn brought_to(mut self, at: u64) -> Clocks {
        self.run(at, self.running);
        self
    }

    /// Time up to now is not charged to anyone.
    pub(crate) fn stood_still_until(&mut self, at: u64) {
        self.since = self.since.max(at);
    }

    /// How much longer they pause.
    pub(crate) fn pause(&self, now: u64) -> u64 {
        self.since.saturating_sub(now)
    }

    /// A person is back. A clock that did not run out is as they left it; one that did gets an increment, and more the first time.
    pub(crate) fn returned(&mut self, seat: Seat, pace: Pace) {
        let enough = self.on_return(seat, pace);
        if self.left[seat] < enough {
            self.left[seat] = enough;
            self.forgiven = self.forgiven.with(seat);
        }
    }

    /// What the seat's stopped clock would show if its person came back.
    pub(crate) fn on_return(&self, seat: Seat, pace: Pace) -> u64 {
        let again = if self.forgiven.contains(seat) { 0 } else { RETURN };
        match pace {
            Pace::Live { increment, .. } if self.left[seat] == 0 => again + u64::from(increment) * 1000,
            Pace::Live { .. } | Pace::Unhurried | Pace::Days(_) => self.left[seat],
        }
    }

    /// The server was away for this long: nobody is charged for it, and clocks pause for a while.
    pub(crate) fn resumed(&mut self, at: u64, gap: u64) {
        self.since = (self.since + gap).min(at);
        self.run(at, self.running);
        self.since = at + GRACE;
    }

    /// The seat's remaining time at a given moment.
    pub(crate) fn left_at(&self, seat: Seat, at: u64) -> u64 {
        let spent = if self.running.contains(seat) { at.saturating_sub(self.since) } else { 0 };
        self.left[seat].saturating_sub(spent)
    }

    /// The seat whose running clock runs out first, and when.
    pub(crate) fn first_end(&self) -> Option<(u64, Seat)> {
        self.running.iter().map(|seat| (self.since + self.left[seat], seat)).min()
    }
}
