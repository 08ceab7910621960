//! Days of the calendar, from midnight to midnight UTC.

use std::fmt;
use time::{Date, Month};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long after its day a game that was begun in it may end and still count.
const GRACE: u64 = DAY / 4;

/// For how many days a deal can be played after its day.
const PLAYABLE: i32 = 365;

/// The first day of 1970, as [`time`] counts days.
const FIRST: i32 = 2_440_588;

/// A day. As text `2026-11-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Day(Date);

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub(crate) fn of(at: u64) -> Day {
        let number = i32::try_from(at / DAY).unwrap_or(i32::MAX).saturating_add(FIRST);
        Day(Date::from_julian_day(number).unwrap_or(Date::MAX))
    }

    /// Reads what [`Day::to_string`] gives, and nothing else.
    pub(crate) fn read(text: &str) -> Option<Day> {
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next()?.parse().ok()?, parts.next()?.parse::<u8>().ok()?, parts.next()?.parse().ok()?);
        let date = Date::from_calendar_date(year, Month::try_from(month).ok()?, day).ok()?;
        Some(Day(date)).filter(|day| day.to_string() == text)
    }

    fn number(self) -> i32 {
        self.0.to_julian_day() - FIRST
    }

    /// When it begins, in milliseconds since 1970.
    pub(crate) fn begins(self) -> u64 {
        u64::try_from(self.number()).unwrap_or(0) * DAY
    }

    /// When the next day begins.
    pub(crate) fn ends(self) -> u64 {
        self.begins() + DAY
    }

    /// Until when a try that was begun in it may end and count.
    pub(crate) fn closes(self) -> u64 {
        self.ends() + GRACE
    }

    /// The day that came this many days earlier.
    pub(crate) fn before(self, days: i32) -> Day {
        Day(Date::from_julian_day(self.0.to_julian_day() - days).unwrap_or(Date::MIN))
    }

    /// Whether its deal can be played: it has begun, and is not too long ago.
    pub(crate) fn is_playable(self, now: u64) -> bool {
        let today = Day::of(now);
        self <= today && self >= today.before(PLAYABLE)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_begin_at_midnight() {
        // `date -u -d @1794787200` says Mon Nov 16 00:00:00 2026.
        let day = Day::read("2026-11-16").expect("a day");
        assert_eq!(day.begins(), 1_794_787_200_000);
        assert_eq!((Day::of(day.begins()), Day::of(day.ends() - 1)), (day, day));
        assert_eq!(Day::of(day.begins() - 1).to_string(), "2026-11-15");
        assert_eq!(day.before(16).to_string(), "2026-10-31");
        assert_eq!(Day::of(0).to_string(), "1970-01-01");
    }

    #[test]
    fn only_days_as_they_are_written_are_read() {
        for text in ["", "2026", "2026-11", "2026-11-31", "2026-1-1", "2026-11-16-1", "+2026-11-16", "2026-13-01", "x-y-z"] {
            assert_eq!(Day::read(text), None, "{text}");
        }
    }
}
