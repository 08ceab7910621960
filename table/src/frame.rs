//! What leaves a table: one complete frame for each viewer, so that a returning viewer needs only the next frame.
//!
//! This is the gate for everything around the game, as `view` and `seen` are for the game itself: no log entry passes unchanged.

use crate::any::Played;
use crate::{Ending, Entry, OfDay, Pace, Place, Proposal, Stamped, Table, TablePhase, Terms, Why};
use engine::{Outcome, Seat, Seats, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

/// Everything one viewer is shown of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Frame<'a> {
    /// Which table.
    pub table: &'a str,
    /// The length of its log. A move names the ply of the frame that it answers.
    pub ply: u32,
    /// The server's time, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub now: u64,
    /// The phase of the table.
    pub phase: TablePhase,
    /// The terms.
    pub terms: &'a Terms,
    /// The viewer's seat; `null` for a spectator.
    pub you: Option<Seat>,
    /// Where the host sits.
    pub host: Seat,
    /// Every seat.
    pub seats: Vec<SeatLine<'a>>,
    /// The SHA-256 of the server's part of the deal.
    pub promise: &'a str,
    /// When the cards are dealt at the latest, in milliseconds since 1970, while clients reveal what they sealed.
    #[cfg_attr(feature = "wire", ts(type = "number | null"))]
    pub dealing: Option<u64>,
    /// From when the host may deal without missing salts, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number | null"))]
    pub host_deals_from: Option<u64>,
    /// The seats that owe a move.
    pub waiting: Seats,
    /// The game as the viewer may see it, once it is dealt, in the game's own form.
    #[cfg_attr(feature = "wire", ts(type = "View | null"))]
    pub view: Option<Box<RawValue>>,
    /// The viewer's legal moves, in notation; empty if no move is owed.
    pub moves: Vec<String>,
    /// Whether the viewer may take back their last move, and the bots' moves since, without asking.
    pub undo: bool,
    /// Whether hints are given here: all the others are bots, or everyone has agreed.
    pub hints: bool,
    /// How much longer the clocks pause, in milliseconds: after an outage everyone has time to come back.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub pause: u64,
    /// The people the host has muted, by the tags on their lines of talk.
    pub silenced: Vec<&'a str>,
    /// The open proposal.
    pub proposal: Option<Proposed<'a>>,
    /// What happened since the ply that the viewer named.
    pub news: Vec<News<'a>>,
    /// Whether more happened since that ply than fits; `GET /api/tables/{table}/story` has the older part.
    pub earlier: bool,
    /// How it ended, once it has.
    pub ended: Option<Ended<'a>>,
    /// The table that this one is a rematch of.
    pub after: Option<&'a str>,
    /// The rematch, once there is one.
    pub next: Option<&'a str>,
    /// Where the deal was played before, if it was.
    pub again: Option<Repeated<'a>>,
    /// Which day's deal is played, if one is.
    pub daily: Option<OfDay<'a>>,
}

impl Frame<'_> {
    /// Which seats' people are looking at the table right now. The owner of the sockets knows; a table does not.
    pub fn set_here(&mut self, here: Seats) {
        self.seats.iter_mut().enumerate().for_each(|(index, line)| line.here = here.contains(Seat::new(index)));
    }
}

/// A deal that was played before.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Repeated<'a> {
    /// The table; `null` while others are still playing the deal.
    pub table: Option<&'a str>,
    /// How many of its moves are kept.
    pub moves: u32,
}

/// One seat, as everyone sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatLine<'a> {
    /// Who plays there.
    #[cfg_attr(feature = "wire", ts(type = "\"open\" | \"closed\" | \"bot\" | \"person\" | \"invited\""))]
    pub kind: &'static str,
    /// The name of the person who sits there or is invited, or of the bot.
    pub name: &'a str,
    /// The bot that plays for the person, if one does.
    pub covered_by: Option<&'a str>,
    /// Whether the person has agreed to hints.
    pub hints: bool,
    /// Whether the person has resigned.
    pub resigned: bool,
    /// Whether the host has muted them.
    pub muted: bool,
    /// Whether the person is looking at the table right now.
    pub here: bool,
    /// The SHA-256 of what their client adds to the deal, once it has committed to it.
    pub seal: Option<&'a str>,
    /// Whether their client has revealed it.
    pub shown: bool,
    /// Milliseconds left on the clock, if there is one.
    #[cfg_attr(feature = "wire", ts(type = "number | null"))]
    pub clock: Option<u64>,
}

/// A proposal waiting for answers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Proposed<'a> {
    /// What is proposed.
    pub what: &'a Proposal,
    /// Who asks.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Seats,
}

/// How it ended.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Ended<'a> {
    /// By the rules, by resignation, by agreement, before it began, or by the operators of the server.
    #[cfg_attr(feature = "wire", ts(type = "\"played\" | \"resigned\" | \"agreed\" | \"abandoned\" | \"stopped\""))]
    pub how: &'static str,
    /// By the rules: what decided it, and every seat with rank and score.
    pub outcome: Option<&'a Outcome>,
    /// Who has won.
    pub winners: Seats,
}

/// One thing that happened.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct News<'a> {
    /// The ply of the table after it.
    pub ply: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub at: u64,
    /// What, as the viewer sees it.
    #[serde(flatten)]
    pub told: Told<'a>,
    /// What a move caused, as the viewer sees it, in the game's own form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "Seen[]", optional))]
    pub events: Option<Box<RawValue>>,
}

/// A log entry as a viewer sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are those of the entries, less what is secret")]
pub enum Told<'a> {
    /// See [`Entry::Created`].
    Created,
    /// See [`Entry::Joined`].
    Joined { seat: Seat, name: &'a str },
    /// See [`Entry::Mixed`].
    Mixed { seat: Seat },
    /// See [`Entry::Sealed`].
    Sealed { seat: Seat },
    /// See [`Entry::Closed`].
    Closed,
    /// See [`Entry::Revealed`].
    Revealed { seat: Seat },
    /// See [`Entry::Left`].
    Left { seat: Seat, removed: bool },
    /// See [`Entry::Arranged`].
    Arranged { seat: Seat },
    /// See [`Entry::Changed`].
    Changed,
    /// See [`Entry::Renamed`].
    Renamed { seat: Seat, name: &'a str },
    /// See [`Entry::Hosted`].
    Hosted { seat: Seat },
    /// See [`Entry::Muted`].
    Muted { seat: Seat, muted: bool },
    /// See [`Entry::Silenced`].
    Silenced { who: &'a str, muted: bool },
    /// See [`Entry::Started`].
    Started,
    /// See [`Entry::Moved`]. Only the mover gets the notation: it may say more than the others are told.
    Moved {
        seat: Seat,
        #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        mv: Option<&'a str>,
    },
    /// See [`Entry::Undone`].
    Undone { seat: Seat },
    /// See [`Entry::Proposed`].
    Proposed { seat: Seat, proposal: &'a Proposal },
    /// See [`Entry::Answered`].
    Answered { seat: Seat, yes: bool },
    /// See [`Entry::Hints`].
    Hints { seat: Seat, agree: bool },
    /// See [`Entry::Covered`].
    Covered { seat: Seat, why: Why },
    /// See [`Entry::Returned`].
    Returned { seat: Seat },
    /// See [`Entry::Resigned`].
    Resigned { seat: Seat },
    /// See [`Entry::Lapsed`].
    Lapsed { seat: Seat },
    /// See [`Entry::Followed`].
    Followed { table: &'a str },
    /// See [`Entry::Stopped`].
    Stopped,
    /// See [`Entry::Forgotten`].
    Forgotten,
    /// See [`Entry::Resumed`].
    Resumed {
        #[cfg_attr(feature = "wire", ts(type = "number"))]
        gap: u64,
    },
}

impl Entry {
    /// What a viewer sees of the entry itself. No `..` and no `_`: anyone who adds a field must decide here who sees it.
    fn told(&self, viewer: Viewer) -> Told<'_> {
        match self {
            Entry::Created {
                terms: _in_the_frame,
                seats: _in_the_frame_too,
                host: _there_too,
                seed: _secret,
                after: _also_there,
                again: _there_as_well,
                daily: _and_there,
            } => Told::Created,
            Entry::Joined { seat, player: _nobody, name } => Told::Joined { seat: *seat, name },
            Entry::Mixed { seat, salt: _secret } => Told::Mixed { seat: *seat },
            Entry::Sealed { seat, seal: _in_the_frame } => Told::Sealed { seat: *seat },
            Entry::Closed { fill: _in_the_frame } => Told::Closed,
            Entry::Revealed { seat, salt: _secret } => Told::Revealed { seat: *seat },
            Entry::Left { seat, removed } => Told::Left { seat: *seat, removed: *removed },
            Entry::Arranged { seat, to: _in_the_frame } => Told::Arranged { seat: *seat },
            Entry::Changed { terms: _in_the_frame } => Told::Changed,
            Entry::Renamed { seat, player: _nobody, name } => Told::Renamed { seat: *seat, name },
            Entry::Hosted { seat } => Told::Hosted { seat: *seat },
            Entry::Muted { seat, muted } => Told::Muted { seat: *seat, muted: *muted },
            Entry::Silenced { who, muted } => Told::Silenced { who, muted: *muted },
            Entry::Started { fill: _in_the_frame } => Told::Started,
            Entry::Moved { seat, mv } => Told::Moved { seat: *seat, mv: viewer.is(*seat).then_some(mv.as_str()) },
            Entry::Undone { seat } => Told::Undone { seat: *seat },
            Entry::Proposed { seat, what } => Told::Proposed { seat: *seat, proposal: what },
            Entry::Answered { seat, yes } => Told::Answered { seat: *seat, yes: *yes },
            Entry::Hints { seat, agree } => Told::Hints { seat: *seat, agree: *agree },
            Entry::Covered { seat, why } => Told::Covered { seat: *seat, why: *why },
            Entry::Returned { seat } => Told::Returned { seat: *seat },
            Entry::Resigned { seat } => Told::Resigned { seat: *seat },
            Entry::Lapsed { seat } => Told::Lapsed { seat: *seat },
            Entry::Followed { table } => Told::Followed { table },
            Entry::Stopped => Told::Stopped,
            Entry::Forgotten { player: _nobody } => Told::Forgotten,
            Entry::Resumed { gap } => Told::Resumed { gap: *gap },
        }
    }
}

impl Table {
    /// Everything this viewer is shown, with no news.
    pub fn frame(&self, viewer: Viewer, now: u64) -> Frame<'_> {
        let seat = viewer.seat().filter(|seat| seat.index() < self.places.len());
        let game = self.game.as_deref();
        let owed = seat.filter(|seat| self.waiting_for().contains(*seat) && self.bot_of(*seat).is_none());
        Frame {
            table: &self.id,
            ply: self.ply(),
            now,
            phase: self.phase(),
            terms: &self.terms,
            you: seat,
            host: self.host,
            seats: (0..self.places.len()).map(|index| self.seat_line(Seat::new(index), now)).collect(),
            promise: self.promise(),
            dealing: self.deals_at(),
            host_deals_from: self.host_deals_from(),
            waiting: self.waiting_for(),
            view: game.map(|game| game.view(viewer)),
            moves: owed.zip(game).map_or(Vec::new(), |(seat, game)| game.moves(seat)),
            undo: seat.is_some_and(|seat| self.can_undo(seat)),
            hints: self.gives_hints(),
            pause: if self.has_running_clock() { self.clocks.pause(now) } else { 0 },
            silenced: self.silenced().collect(),
            proposal: self.proposal.as_ref().map(|open| Proposed { what: &open.what, by: open.by, agreed: open.agreed }),
            news: Vec::new(),
            earlier: false,
            ended: self.ending.as_ref().map(ended),
            after: self.after.as_deref(),
            next: self.next.as_deref(),
            again: self.repeated(),
            daily: self.of_day(),
        }
    }

    /// The news of the last entry, while its effects are still at hand.
    pub fn last_news<'a>(&'a self, played: Option<&Played>, viewer: Viewer) -> Vec<News<'a>> {
        let Some(stamped) = self.log.last() else { return Vec::new() };
        vec![news(self.ply(), stamped, played, viewer)]
    }

    fn seat_line(&self, seat: Seat, now: u64) -> SeatLine<'_> {
        let empty = |kind, name| SeatLine {
            kind,
            name,
            covered_by: None,
            hints: false,
            resigned: false,
            muted: false,
            here: false,
            seal: None,
            shown: false,
            clock: None,
        };
        match &self.places[seat.index()] {
            Place::Open => empty("open", ""),
            Place::Closed => empty("closed", ""),
            Place::Invited { player: _nobody, name } => empty("invited", name),
            Place::Bot(level) => empty("bot", level),
            Place::Person(sitting) => SeatLine {
                covered_by: (!sitting.plays()).then_some(self.terms.cover_by.as_str()),
                hints: sitting.hints,
                resigned: sitting.resigned,
                muted: self.is_silenced(&sitting.player),
                seal: Some(sitting.seal.as_str()).filter(|seal| !seal.is_empty()),
                shown: !sitting.salt.is_empty(),
                clock: (self.terms.pace != Pace::Unhurried && self.game.is_some()).then(|| self.clocks.left_at(seat, now)),
                ..empty("person", &sitting.name)
            },
        }
    }
}

pub(crate) fn news<'a>(ply: u32, stamped: &'a Stamped, played: Option<&Played>, viewer: Viewer) -> News<'a> {
    News { ply, at: stamped.at, told: stamped.entry.told(viewer), events: played.map(|played| played.events(viewer)) }
}

fn ended(ending: &Ending) -> Ended<'_> {
    match ending {
        Ending::Played(outcome) => Ended { how: "played", outcome: Some(outcome), winners: outcome.winners() },
        Ending::Resigned(left) => Ended { how: "resigned", outcome: None, winners: left.iter().copied().collect() },
        Ending::Agreed => Ended { how: "agreed", outcome: None, winners: Seats::NONE },
        Ending::Abandoned => Ended { how: "abandoned", outcome: None, winners: Seats::NONE },
        Ending::Stopped => Ended { how: "stopped", outcome: None, winners: Seats::NONE },
    }
}
