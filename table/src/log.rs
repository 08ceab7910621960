//! A table's log: enough to rebuild it, in the order in which things happened.

use crate::{Pace, Terms};
use engine::{Seat, Unreadable};
use serde::{Deserialize, Serialize};

/// One thing that happened. For the keeper of the log: it contains the seed, and moves as they were typed.
///
/// Viewers see it as [`crate::Told`], which is built by a match without `_`: a new entry does not compile until someone has decided
/// who sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The table was created, and its host sat down.
    Created {
        /// The terms.
        terms: Box<Terms>,
        /// Every seat, the host's included.
        seats: Vec<crate::Place>,
        /// Where the host sits.
        host: Seat,
        /// The server's part of the deal, 64 hexadecimal digits. Secret until the game is over; its hash is known to all.
        seed: String,
        /// The table that this one is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<String>,
        /// The finished game whose deal is played again. The seed above then has no effect.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<Box<crate::Again>>,
        /// The day whose deal is played here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        daily: Option<Box<crate::Daily>>,
    },
    /// A person sat down.
    Joined {
        /// Where.
        seat: Seat,
        /// Who: the identity's public number.
        player: String,
        /// Their name.
        name: String,
    },
    /// A person's client added its part of the deal, as in the first builds: without a seal.
    Mixed {
        /// Whose.
        seat: Seat,
        /// Hexadecimal digits. Secret until the game is over.
        salt: String,
    },
    /// A person's client committed to its part of the deal.
    Sealed {
        /// Whose.
        seat: Seat,
        /// The SHA-256 of the salt. Known to all.
        seal: String,
    },
    /// The host started the game: from now on nothing can be changed, and the clients reveal what they sealed.
    Closed {
        /// The bot that took the open seats.
        fill: Option<String>,
    },
    /// A person's client revealed what it had sealed. The last one triggers the deal.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Hexadecimal digits. Secret until the game is over.
        salt: String,
    },
    /// A person left, or was removed by the host, before the start.
    Left {
        /// From where.
        seat: Seat,
        /// Whether the host did it.
        removed: bool,
    },
    /// The host opened, closed or gave a seat to a bot before the start.
    Arranged {
        /// Which.
        seat: Seat,
        /// What it is now.
        to: crate::Place,
    },
    /// The host changed the terms before the start.
    Changed {
        /// The new terms.
        terms: Box<Terms>,
    },
    /// A person changed their name before the start.
    Renamed {
        /// Where they sit.
        seat: Seat,
        /// Who.
        player: String,
        /// Their name.
        name: String,
    },
    /// Someone else became the host.
    Hosted {
        /// Where they sit.
        seat: Seat,
    },
    /// The host muted a seat, or unmuted it.
    Muted {
        /// Whose.
        seat: Seat,
        /// Whether they are muted.
        muted: bool,
    },
    /// The host muted or unmuted someone without a seat.
    Silenced {
        /// Their tag at this table.
        who: String,
        /// Whether they are muted.
        muted: bool,
    },
    /// The cards were dealt, without the salts that had not been revealed.
    Started {
        /// The bot that took the open seats, if the table had not been closed before.
        fill: Option<String>,
    },
    /// A move was made.
    Moved {
        /// By whom.
        seat: Seat,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// A seat took back its last move, and the bots' moves since; none of them had revealed anything to that seat.
    Undone {
        /// Whose.
        seat: Seat,
    },
    /// A seat asked the others for something.
    Proposed {
        /// Who asks.
        seat: Seat,
        /// For what.
        what: Proposal,
    },
    /// A seat answered. When enough have agreed, this entry also carries out the proposal.
    Answered {
        /// Who.
        seat: Seat,
        /// What.
        yes: bool,
    },
    /// A person agreed to hints at this table, or withdrew it.
    Hints {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// A bot plays for a person from now on.
    Covered {
        /// For whom.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// A person took the seat back from the bot.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A person resigned.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A clock ran out at a table without cover.
    Lapsed {
        /// Whose.
        seat: Seat,
    },
    /// The people went on to a rematch.
    Followed {
        /// Its table.
        table: String,
    },
    /// The operators of the server ended the game.
    Stopped,
    /// The operators of the server erased a person, whose name is gone from this log.
    Forgotten {
        /// Who.
        player: String,
    },
    /// The server is back after an outage. Nobody is charged for it: clocks paused, and keep pausing for [`crate::GRACE`], and without
    /// a clock nobody has kept the others waiting. Written where [`crate::Table::is_timed`] holds.
    Resumed {
        /// How long it was away since the entry before, in milliseconds.
        gap: u64,
    },
}

/// Something that needs the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// Go back to before the asking seat's last move. Everyone must agree.
    TakeBack,
    /// End the game without a winner. Everyone must agree.
    End,
    /// Play at another pace from now on. Everyone must agree.
    Pace(Pace),
    /// Let everyone ask for hints. Everyone must agree, and may withdraw it later.
    Hints,
    /// Let a bot cover a seat whose person is away. More than half of the others must agree.
    Cover(Seat),
}

/// Why a bot covers a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its person asked for it.
    Asked,
    /// Its clock ran out.
    Clock,
}

/// An entry and when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped {
    /// Milliseconds since 1970, never less than in the entry before.
    pub at: u64,
    /// What happened.
    pub entry: Entry,
}

impl Entry {
    /// The entry as a line of JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }

    /// Removes a person's name, and returns whether it was there.
    pub fn forget(&mut self, who: &str) -> bool {
        let name = if let Entry::Joined { player, name, .. } | Entry::Renamed { player, name, .. } = self {
            (player == who).then_some(name)
        } else if let Entry::Arranged { to, .. } = self {
            to.name_of(who)
        } else if let Entry::Created { seats, .. } = self {
            seats.iter_mut().find_map(|place| place.name_of(who))
        } else {
            None
        };
        name.is_some_and(|name| !std::mem::take(name).is_empty())
    }

    /// Reads what [`Entry::write`] wrote.
    pub fn read(text: &str) -> Result<Entry, Unreadable> {
        serde_json::from_str(text).map_err(|why| Unreadable::new(why.to_string()))
    }
}
