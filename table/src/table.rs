//! The table itself: the state that follows from its log.

use crate::any::AnyMatch;
use crate::clock::Clocks;
use crate::fair::{Mixture, Origin, Part, hash};
use crate::{Again, Cover, Daily, Entry, Pace, Place, Proposal, Refusal, RefusalCode, Sitting, Stamped, Terms, Why};
use engine::{BySeat, Outcome, Seat, Seats};
use serde::Serialize;
use std::collections::BTreeSet;

/// How long a person must have kept the others waiting before they may vote on a cover, in milliseconds, at a table without a clock.
pub(crate) const ABSENT: u64 = 120_000;

/// How long clients have to reveal what they sealed before the host may deal without it, in milliseconds.
const TO_SHOW: u64 = 10_000;

/// How long they have at a table played by the day.
const A_DAY: u64 = 24 * 60 * 60 * 1000;

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TablePhase {
    /// People are sitting down.
    Gathering,
    /// The game is being played.
    Playing,
    /// It is over, or nobody is left.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Outcome),
    /// Everyone else resigned or ran out of time; the seat that is left, if any.
    Resigned(Option<Seat>),
    /// Everyone agreed.
    Agreed,
    /// Nobody was left before the start.
    Abandoned,
    /// The operators of the server ended it.
    Stopped,
}

/// A proposal and who has agreed to it so far.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    pub(crate) what: Proposal,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
}

/// A move that was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) seat: Seat,
    /// When.
    pub(crate) at: u64,
    /// Whether it revealed something, and to which seats.
    pub(crate) revealed: bool,
    pub(crate) shown: Seats,
    /// How many events it caused.
    pub(crate) events: u32,
    /// The clocks at that time, before the move changed them.
    pub(crate) clocks: Clocks,
}

impl Made {
    /// A move kept from an earlier game. Everyone has seen its effects.
    pub(crate) fn before(seat: Seat, at: u64, clocks: Clocks) -> Made {
        Made { seat, at, revealed: false, shown: Seats::NONE, events: 0, clocks }
    }
}

/// A table: seats, terms, the match once it is dealt, clocks, and the log from which all of it follows.
pub struct Table {
    pub(crate) id: String,
    pub(crate) terms: Terms,
    pub(crate) places: Vec<Place>,
    pub(crate) host: Seat,
    pub(crate) seed: String,
    /// The hash of the seed, cached.
    pub(crate) promise: String,
    /// When the host started, while clients still have to reveal what they sealed.
    pub(crate) closed: Option<u64>,
    pub(crate) after: Option<String>,
    /// The finished game whose deal is played again.
    pub(crate) again: Option<Again>,
    /// The day whose deal is played.
    pub(crate) daily: Option<Daily>,
    pub(crate) next: Option<String>,
    pub(crate) game: Option<Box<dyn AnyMatch>>,
    pub(crate) trail: Vec<Made>,
    pub(crate) ending: Option<Ending>,
    /// The tags of people the host has muted.
    pub(crate) silenced: BTreeSet<String>,
    /// The tags of people the host has removed.
    pub(crate) removed: BTreeSet<String>,
    pub(crate) proposal: Option<Open>,
    pub(crate) clocks: Clocks,
    /// The ply since which a seat has owed its current decision.
    pub(crate) owed_since: BySeat<u32>,
    /// When a seat began to owe it.
    pub(crate) owed_at: BySeat<u64>,
    pub(crate) owing: Seats,
    pub(crate) log: Vec<Stamped>,
}

impl Table {
    /// The table of this name whose log begins with this entry.
    ///
    /// # Errors
    /// If the entry cannot be the first of a log.
    pub fn new(id: impl Into<String>, first: Stamped) -> Result<Table, Refusal> {
        let Entry::Created { terms, seats, host, seed, after, again, daily } = first.entry.clone() else {
            return Err(Refusal::new(RefusalCode::BadLog, "a log begins with the creation of its table"));
        };
        Ok(Table {
            id: id.into(),
            terms: *terms,
            places: seats,
            host,
            promise: hash(&seed),
            seed,
            closed: None,
            after,
            again: again.map(|again| *again),
            daily: daily.map(|daily| *daily),
            next: None,
            game: None,
            trail: Vec::new(),
            ending: None,
            silenced: BTreeSet::new(),
            removed: BTreeSet::new(),
            proposal: None,
            clocks: Clocks::default(),
            owed_since: BySeat::default(),
            owed_at: BySeat::default(),
            owing: Seats::NONE,
            log: vec![first],
        })
    }

    /// The table that follows from a whole log.
    ///
    /// # Errors
    /// If the log is empty, or an entry does not fit those before it.
    pub fn replay(id: impl Into<String>, log: impl IntoIterator<Item = Stamped>) -> Result<Table, Refusal> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| Refusal::new(RefusalCode::BadLog, "the log is empty"))?;
        let mut table = Table::new(id, first)?;
        for Stamped { at, entry } in log {
            table.apply(at, entry)?;
        }
        Ok(table)
    }

    /// Its name, which is all one needs to find it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The length of the log: the version that every message names.
    pub fn ply(&self) -> u32 {
        self.log.len() as u32
    }

    /// The terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Every seat; after the start, those of the game.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Where the host sits.
    pub fn host(&self) -> Seat {
        self.host
    }

    /// The rematch, once there is one.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// The phase of the table.
    pub fn phase(&self) -> TablePhase {
        match (&self.ending, &self.game) {
            (Some(_), _) => TablePhase::Over,
            (None, Some(_)) => TablePhase::Playing,
            (None, None) => TablePhase::Gathering,
        }
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The match, once it is dealt. For referees.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// The log. For referees.
    pub fn log(&self) -> &[Stamped] {
        &self.log
    }

    /// When the table was created, in milliseconds since 1970.
    pub fn created(&self) -> u64 {
        self.log[0].at
    }

    /// When the last entry was written.
    pub fn last(&self) -> u64 {
        self.log.last().map_or(0, |stamped| stamped.at)
    }

    /// The SHA-256 of the server's part of the deal, public from the beginning.
    pub fn promise(&self) -> &str {
        &self.promise
    }

    /// The identity's seat, if it has one.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        let index = self.places.iter().position(|place| place.person().is_some_and(|sitting| sitting.player == player))?;
        Some(Seat::new(index))
    }

    /// The people at the table, with their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &Sitting)> {
        self.places.iter().enumerate().filter_map(|(index, place)| Some((Seat::new(index), place.person()?)))
    }

    /// The seats that owe a move.
    pub fn waiting_for(&self) -> Seats {
        if self.ending.is_some() {
            return Seats::NONE;
        }
        self.game.as_ref().map_or(Seats::NONE, |game| game.waiting_for())
    }

    /// A seat that owes a move and is played by a bot, and which bot.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        self.waiting_for().iter().find_map(|seat| Some((seat, self.bot_of(seat)?)))
    }

    /// Every seat that owes a move and is played by a bot, and which bot.
    pub fn bots_to_move(&self) -> Vec<(Seat, &str)> {
        self.waiting_for().iter().filter_map(|seat| Some((seat, self.bot_of(seat)?))).collect()
    }

    /// Whether people owe a move at the same time as bots, so that they race (R11).
    pub fn is_race(&self) -> bool {
        let bots = self.bots_to_move().len();
        bots > 0 && bots < self.waiting_for().len()
    }

    /// When people will have seen everything that was revealed, if they look at each thing for this long, one after another; in
    /// milliseconds since 1970. Before that nobody could race with bots (R11).
    pub fn seen_by(&self, each: u64) -> u64 {
        let reveals = self.trail.iter().filter(|step| step.revealed);
        reveals.fold(0, |seen, step| seen.max(step.at) + u64::from(step.events) * each)
    }

    /// When a seat that owes a move began to owe it, in milliseconds since 1970. Public.
    pub fn owed_at(&self, seat: Seat) -> u64 {
        self.owed_at[seat]
    }

    /// The bot that plays this seat now, if one does.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        match self.places.get(seat.index())? {
            Place::Bot(level) => Some(level),
            Place::Person(sitting) if !sitting.plays() => Some(&self.terms.cover_by),
            Place::Person(_) | Place::Invited { .. } | Place::Open | Place::Closed => None,
        }
    }

    /// When something must be done without anyone asking: at once if a bot owes a move, or when a clock runs out.
    pub fn due(&self) -> Option<u64> {
        if self.bot_to_move().is_some() {
            return Some(self.last());
        }
        if let Some(deadline) = self.deals_at() {
            return Some(deadline);
        }
        self.clock_end().map(|(at, _)| at)
    }

    /// When the cards are dealt even if a client has not revealed what it sealed; `None` if nothing is missing.
    pub fn deals_at(&self) -> Option<u64> {
        let patience = if let Pace::Days(_) = self.terms.pace { A_DAY } else { TO_SHOW };
        self.closed.filter(|_| self.phase() == TablePhase::Gathering).map(|closed| closed + patience)
    }

    /// From when the host may deal without what a client has not revealed.
    pub(crate) fn host_deals_from(&self) -> Option<u64> {
        self.closed.filter(|_| self.phase() == TablePhase::Gathering).map(|closed| closed + TO_SHOW)
    }

    /// The entry for a clock that has run out, or a client that never answered.
    pub fn overdue(&self, now: u64) -> Option<Entry> {
        if self.deals_at().is_some_and(|deadline| deadline <= now) {
            return Some(Entry::Started { fill: None });
        }
        let (_, seat) = self.clock_end().filter(|(at, _)| *at <= now)?;
        match self.terms.cover {
            Cover::Clock => Some(Entry::Covered { seat, why: Why::Clock }),
            Cover::Never => Some(Entry::Lapsed { seat }),
            Cover::Vote => None,
        }
    }

    /// Whether an outage would cost someone: a clock is running, clients have to reveal what they sealed, or the others may soon
    /// vote that a bot covers someone who keeps them waiting. Other tables wait as long as it takes.
    pub fn is_timed(&self) -> bool {
        self.has_running_clock() || self.deals_at().is_some() || self.may_come_to_a_vote()
    }

    /// Whether a clock is running.
    pub(crate) fn has_running_clock(&self) -> bool {
        self.ending.is_none() && self.terms.pace.bank().is_some() && self.clocks.first_end().is_some()
    }

    fn may_come_to_a_vote(&self) -> bool {
        let people = self.playing_people();
        self.terms.cover != Cover::Never && people.len() > 1 && self.waiting_for().iter().any(|seat| people.contains(seat))
    }

    fn clock_end(&self) -> Option<(u64, Seat)> {
        if self.ending.is_some() || self.terms.cover == Cover::Vote {
            return None;
        }
        self.terms.pace.bank()?;
        self.clocks.first_end()
    }

    /// Whether the seat's person has kept the others waiting long enough for a vote on a cover.
    pub(crate) fn is_absent(&self, seat: Seat, now: u64) -> bool {
        let owes = self.waiting_for().contains(seat);
        let out_of_time = self.terms.pace.bank().is_some() && self.clocks.left_at(seat, now) == 0;
        owes && (out_of_time || now.saturating_sub(self.owed_at[seat]) >= ABSENT)
    }

    /// Whether everyone else at the table is a bot, or has resigned and is played by one.
    pub(crate) fn is_against_bots(&self, seat: Seat) -> bool {
        self.people().all(|(other, sitting)| other == seat || sitting.resigned)
    }

    /// The seats of people who make their own moves: those who are asked.
    pub(crate) fn playing_people(&self) -> Seats {
        self.people().filter(|(_, sitting)| sitting.plays()).map(|(seat, _)| seat).collect()
    }

    /// What the deal came from. Secret until the game is over.
    pub(crate) fn mixture(&self) -> Mixture {
        let part = |(index, place): (usize, &Place)| {
            let part = match place {
                Place::Person(Sitting { seal, salt, .. }) => match (seal.as_str(), salt.as_str()) {
                    ("", "") => Part::Nothing,
                    ("", _) => Part::Unsealed { salt: salt.clone() },
                    (_, "") => Part::Withheld { seal: seal.clone() },
                    (_, _) => Part::Shown { seal: seal.clone(), salt: salt.clone() },
                },
                Place::Bot(_) => Part::Bot,
                Place::Open | Place::Closed | Place::Invited { .. } => return None,
            };
            Some((Seat::new(index), part))
        };
        Mixture { server: self.seed.clone(), parts: self.places.iter().enumerate().filter_map(part).collect() }
    }

    /// The record of a finished game, with everything needed to verify it; `None` while the game is running.
    pub fn record(&self) -> Option<String> {
        let game = self.game.as_ref()?;
        let how = match self.ending.as_ref()? {
            Ending::Played(_) => String::new(),
            Ending::Resigned(left) => {
                format!("# ended by resignation{}\n", left.map_or(String::new(), |seat| format!(", seat {seat} is left")))
            }
            Ending::Agreed => "# ended by agreement\n".into(),
            Ending::Stopped => "# ended by the operators of the server\n".into(),
            Ending::Abandoned => return None,
        };
        let origin = self.again.as_ref().map_or_else(|| Origin::Mixed(self.mixture()), |again| Origin::Known(again.known()));
        Some(format!("{}{how}{}", origin.comments(), game.record()))
    }
}
