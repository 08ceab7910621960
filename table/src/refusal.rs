//! Why something was not done.

use engine::{BadDeal, BadRecord, BadSetup, Refused};
use serde::Serialize;
use std::fmt;

/// The codes with their words. A word never changes: clients know it.
macro_rules! codes {
    ($($(#[$about:meta])* $variant:ident = $word:literal,)+) => {
        /// Why something was not done, for programs. The browser has a sentence for each in every language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS))]
        pub enum RefusalCode {
            $($(#[$about])* #[serde(rename = $word)] $variant,)+
        }

        impl RefusalCode {
            /// All of them.
            pub const ALL: &[RefusalCode] = &[$(RefusalCode::$variant),+];

            /// The word that clients know.
            pub fn word(self) -> &'static str {
                match self {
                    $(RefusalCode::$variant => $word,)+
                }
            }
        }
    };
}

codes! {
    /// An address to which the server sends nothing.
    BadAddress = "bad-address",
    /// A recovery code that is wrong or already used.
    BadCode = "bad-code",
    /// A cover that does not go with the pace.
    BadCover = "bad-cover",
    /// A deal that cannot be read.
    BadDeal = "bad-deal",
    /// The request names a host that this server does not serve.
    BadHost = "bad-host",
    /// A log that is not a table's.
    BadLog = "bad-log",
    /// No mail address, or none that mail can be sent to.
    BadMail = "bad-mail",
    /// A message that cannot be read.
    BadMessage = "bad-message",
    /// A move that cannot be read.
    BadMove = "bad-move",
    /// A name that nobody may have.
    BadName = "bad-name",
    /// A pace that makes no sense.
    BadPace = "bad-pace",
    /// A series or tournament that makes no sense.
    BadPlan = "bad-plan",
    /// A record that cannot be replayed.
    BadRecord = "bad-record",
    /// A report that says nothing, or too much.
    BadReport = "bad-report",
    /// Not a salt or a seal, or a salt that does not match its seal.
    BadSalt = "bad-salt",
    /// Seats with which the game cannot be played.
    BadSeats = "bad-seats",
    /// Options that the game does not have.
    BadSetup = "bad-setup",
    /// Talk that is empty or too long.
    BadTalk = "bad-talk",
    /// The operators of the server keep the person or the network out.
    Banned = "banned",
    /// A table whose log this build does not understand.
    BrokenTable = "broken-table",
    /// The club has as many members as a club may have.
    ClubFull = "club-full",
    /// A bot plays for the person.
    Covered = "covered",
    /// No more people can enter the series or tournament.
    ContestFull = "contest-full",
    /// Too many people are watching the table.
    Crowded = "crowded",
    /// The deal of a day is passed on when its day is over.
    DayNotOver = "day-not-over",
    /// The host has started, and the cards are about to be dealt.
    Dealing = "dealing",
    /// Another site sent it.
    ForeignOrigin = "foreign-origin",
    /// The move is not among the legal ones.
    IllegalMove = "illegal-move",
    /// The person has already played the deal of this table.
    KnowsDeal = "knows-deal",
    /// Someone has moved since.
    MovedSince = "moved-since",
    /// The host has muted the person.
    Muted = "muted",
    /// The table has no cover.
    NoCover = "no-cover",
    /// Hints are for people who play only with bots.
    NoHints = "no-hints",
    /// The database has reached its quota: no new tables.
    NoRoom = "no-room",
    /// There is no such bot.
    NoSuchBot = "no-such-bot",
    /// There is no such club.
    NoSuchClub = "no-such-club",
    /// No series or tournament has this name.
    NoSuchContest = "no-such-contest",
    /// There is no such deal to play again.
    NoSuchDeal = "no-such-deal",
    /// There is no such guide, or no such step of it.
    NoSuchGuide = "no-such-guide",
    /// There is nothing at this address.
    NoSuchPage = "no-such-page",
    /// Nobody said that at the table.
    NoSuchLine = "no-such-line",
    /// There is no such person at the table.
    NoSuchPerson = "no-such-person",
    /// There is no such puzzle.
    NoSuchPuzzle = "no-such-puzzle",
    /// There is no such seat, or someone else is in it.
    NoSuchSeat = "no-such-seat",
    /// There is no such table.
    NoSuchTable = "no-such-table",
    /// Moves cannot be taken back at this table.
    NoTakeBacks = "no-take-backs",
    /// A bot did not decide.
    NoThought = "no-thought",
    /// The server does not know the browser.
    Nobody = "nobody",
    /// The others have not waited long enough.
    NotAbsent = "not-absent",
    /// The question was for others.
    NotAsked = "not-asked",
    /// No bot plays for the person.
    NotCovered = "not-covered",
    /// Only the host may.
    NotHost = "not-host",
    /// Only members of the club may.
    NotMember = "not-member",
    /// It can be done at another time of the series or tournament.
    NotNow = "not-now",
    /// Only an organiser may do it.
    NotOrganiser = "not-organiser",
    /// The game is still running.
    NotOver = "not-over",
    /// No game is being played.
    NotPlaying = "not-playing",
    /// The person has no seat.
    NotSeated = "not-seated",
    /// The game has not begun.
    NotStarted = "not-started",
    /// The seat owes no move.
    NotYourTurn = "not-your-turn",
    /// There is nothing to answer.
    NothingProposed = "nothing-proposed",
    /// There is no move to take back.
    NothingToUndo = "nothing-to-undo",
    /// The link to the club was renewed: this one lets nobody in.
    OldLink = "old-link",
    /// The person's clock has run out.
    OutOfTime = "out-of-time",
    /// The game is over.
    Over = "over",
    /// An earlier proposal is still waiting for answers.
    Pending = "pending",
    /// The host has removed the person.
    Removed = "removed",
    /// The person has resigned.
    Resigned = "resigned",
    /// The move revealed something.
    Revealed = "revealed",
    /// The seat is not free.
    SeatTaken = "seat-taken",
    /// The person has a seat already.
    Seated = "seated",
    /// Some seats are open.
    SeatsOpen = "seats-open",
    /// The operators of the server ended the person's sessions.
    SessionEnded = "session-ended",
    /// Everyone must agree, and a bot plays for someone.
    SomebodyAway = "somebody-away",
    /// Spectators may not.
    Spectator = "spectator",
    /// The table has moved on.
    Stale = "stale",
    /// The game has begun.
    Started = "started",
    /// Too many requests.
    TooFast = "too-fast",
    /// Too many clubs of one person.
    TooManyClubs = "too-many-clubs",
    /// The log of the table is full.
    TooManyEntries = "too-many-entries",
    /// Too many tables.
    TooManyTables = "too-many-tables",
    /// Too many webhooks or browsers of one person.
    TooManyWays = "too-many-ways",
    /// The server cannot do it now.
    Unavailable = "unavailable",
    /// The server lost its database while writing: the entry may or may not have been stored.
    Uncertain = "uncertain",
    /// There is no such game.
    UnknownGame = "unknown-game",
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Why something was not done: a code, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// For programs.
    pub code: RefusalCode,
    /// For people.
    pub message: String,
    /// If a record is bad, the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

impl Refusal {
    /// A refusal without a line. The message may quote foreign text, so it is cut to a readable length.
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Refusal {
        const LONGEST: usize = 300;
        let mut message = message.into();
        if let Some((end, _)) = message.char_indices().nth(LONGEST) {
            message.truncate(end);
            message += "…";
        }
        Refusal { code, message, line: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line.iter().try_for_each(|line| write!(f, "line {line}: "))?;
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

impl From<BadSetup> for Refusal {
    fn from(why: BadSetup) -> Refusal {
        Refusal::new(RefusalCode::BadSetup, why)
    }
}

impl From<BadDeal> for Refusal {
    fn from(why: BadDeal) -> Refusal {
        Refusal::new(RefusalCode::BadDeal, why)
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        Refusal { line: Some(bad.line), ..Refusal::new(RefusalCode::BadRecord, bad.reason) }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        let code = match refused {
            Refused::Over => RefusalCode::Over,
            Refused::NotYourTurn => RefusalCode::NotYourTurn,
            Refused::Illegal => RefusalCode::IllegalMove,
        };
        Refusal::new(code, refused.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_the_same_word_to_programs_and_people_and_no_two_share_one() {
        for code in RefusalCode::ALL {
            assert_eq!(serde_json::to_string(code).expect("plain data"), format!("\"{code}\""));
        }
        let words: std::collections::BTreeSet<&str> = RefusalCode::ALL.iter().map(|code| code.word()).collect();
        assert_eq!(words.len(), RefusalCode::ALL.len());
    }
}
