//! How much one person, one network and everyone together may ask of a server. The operator can set each number.

use serde::{Deserialize, Serialize};

/// How often something may be done: `burst` times at once, and once more every `every_ms` milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rate {
    pub(crate) burst: u32,
    pub(crate) every_ms: u32,
}

const fn rate(burst: u32, every_ms: u32) -> Rate {
    Rate { burst, every_ms }
}

/// The limits of a server. A network is an IPv4 address or an IPv6 /64.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Limits {
    /// Whether limits apply at all.
    pub(crate) on: bool,
    pub(crate) message_bytes: usize,
    pub(crate) waiting_bytes_per_socket: usize,
    pub(crate) waiting_bytes: usize,
    pub(crate) sockets: u64,
    pub(crate) sockets_per_network: u32,
    pub(crate) connections_per_network: u32,
    pub(crate) header_seconds: u64,
    pub(crate) request_seconds: u64,
    pub(crate) tables_per_person: u32,
    pub(crate) tables_per_socket: usize,
    pub(crate) spectators_per_table: usize,
    pub(crate) entries_per_table: u32,
    pub(crate) database_mb: u64,
    pub(crate) lobby_per_network: usize,
    pub(crate) requests: Rate,
    pub(crate) messages: Rate,
    pub(crate) pings: Rate,
    pub(crate) acts: Rate,
    pub(crate) stories: Rate,
    pub(crate) pictures: Rate,
    pub(crate) talk: Rate,
    pub(crate) reports: Rate,
    pub(crate) tables: Rate,
    pub(crate) people: Rate,
    pub(crate) codes: Rate,
    pub(crate) ways: Rate,
    pub(crate) mails: Rate,
    pub(crate) exports: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            on: true,
            message_bytes: 16 * 1024,
            waiting_bytes_per_socket: 512 * 1024,
            waiting_bytes: 128 * 1024 * 1024,
            sockets: 60_000,
            sockets_per_network: 400,
            connections_per_network: 100,
            header_seconds: 15,
            request_seconds: 30,
            tables_per_person: 50,
            tables_per_socket: 20,
            spectators_per_table: 500,
            entries_per_table: 10_000,
            database_mb: 0,
            lobby_per_network: 20,
            requests: rate(200, 20),
            messages: rate(100, 20),
            pings: rate(20, 1_000),
            acts: rate(200, 40),
            stories: rate(60, 100),
            pictures: rate(60, 1_000),
            talk: rate(5, 2_000),
            reports: rate(5, 60_000),
            tables: rate(10, 6_000),
            people: rate(40, 3_000),
            codes: rate(5, 15_000),
            ways: rate(20, 5_000),
            mails: rate(5, 1_200_000),
            exports: rate(3, 300_000),
        }
    }
}

/// After this many entries beyond the limit a table refuses moves too: a game in progress at the limit ends within them.
const LAST_MOVES: u32 = 2_000;

impl Limits {
    /// No limits, for tests of something else.
    #[cfg(test)]
    pub(crate) fn off() -> Limits {
        Limits { on: false, ..Limits::default() }
    }

    /// Whether a log of this length accepts another entry. A game that has begun can be finished beyond the limit.
    pub(crate) fn takes_entry(&self, length: u32, finishes_game: bool) -> bool {
        let most = if finishes_game { self.entries_per_table.saturating_add(LAST_MOVES) } else { self.entries_per_table };
        !self.on || length < most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_log_takes_the_moves_that_finish_a_game_and_nothing_else() {
        let limits = Limits { entries_per_table: 10, ..Limits::default() };
        assert!(limits.takes_entry(9, false) && !limits.takes_entry(10, false));
        assert!(limits.takes_entry(10, true) && !limits.takes_entry(10 + LAST_MOVES, true));
        assert!(Limits::off().takes_entry(u32::MAX, false));
    }
}
