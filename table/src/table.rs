//! The table itself: what follows from its log.

use crate::any::{AnyMatch, Chance, Made, begin};
use crate::clock::Clocks;
use crate::fair::{Mixture, promise};
use crate::{Cover, Entry, Place, Proposal, Refusal, RefusalCode, Sitting, Stamped, Terms, Why};
use engine::{BySeat, Outcome, Seat, Seats};
use serde::Serialize;

/// How long a person must have let the others wait before they may vote on a cover, in milliseconds, at a table without a clock.
pub(crate) const ABSENT: u64 = 120_000;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is played.
    Playing,
    /// It is over, or nobody is left.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Outcome),
    /// Everybody else gave up or lapsed; who is left, if one seat is.
    Resigned(Option<Seat>),
    /// Everybody agreed.
    Agreed,
    /// Nobody was left before the start.
    Abandoned,
}

/// A proposal and who has agreed to it so far.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    pub(crate) what: Proposal,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
}

/// A table: seats, terms, the match once it is dealt, clocks, and the log that all of it follows from.
pub struct Table {
    pub(crate) id: String,
    pub(crate) terms: Terms,
    pub(crate) places: Vec<Place>,
    pub(crate) host: Seat,
    pub(crate) seed: String,
    /// The hash of the seed, worked out once.
    pub(crate) promise: String,
    pub(crate) after: Option<String>,
    pub(crate) next: Option<String>,
    pub(crate) game: Option<Box<dyn AnyMatch>>,
    /// Whose each move was, and whether something came to light by it.
    pub(crate) trail: Vec<(Seat, bool)>,
    pub(crate) ending: Option<Ending>,
    pub(crate) proposal: Option<Open>,
    pub(crate) clocks: Clocks,
    /// The ply since which a seat has owed the decision that it owes.
    pub(crate) owed_since: BySeat<u32>,
    /// When a seat began to owe it.
    owed_at: BySeat<u64>,
    owing: Seats,
    pub(crate) log: Vec<Stamped>,
}

impl Table {
    /// The table of this name whose log begins with this entry.
    ///
    /// # Errors
    /// When the entry is not the first of a log.
    pub fn new(id: impl Into<String>, first: Stamped) -> Result<Table, Refusal> {
        let Entry::Created { terms, seats, host, seed, after } = first.entry.clone() else {
            return Err(Refusal::new(RefusalCode::BadLog, "a log begins with the creation of its table"));
        };
        Ok(Table {
            id: id.into(),
            terms: *terms,
            places: seats,
            host,
            promise: promise(&seed),
            seed,
            after,
            next: None,
            game: None,
            trail: Vec::new(),
            ending: None,
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
    /// When the log is empty, or an entry does not fit those before it.
    pub fn replay(id: impl Into<String>, log: impl IntoIterator<Item = Stamped>) -> Result<Table, Refusal> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| Refusal::new(RefusalCode::BadLog, "the log is empty"))?;
        let mut table = Table::new(id, first)?;
        for Stamped { at, entry } in log {
            table.apply(at, entry)?;
        }
        Ok(table)
    }

    /// Its name, which is all that one needs to come to it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many entries the log has: the version that every message names.
    pub fn ply(&self) -> u32 {
        self.log.len() as u32
    }

    /// What was agreed.
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

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match (&self.ending, &self.game) {
            (Some(_), _) => Phase::Over,
            (None, Some(_)) => Phase::Playing,
            (None, None) => Phase::Gathering,
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

    /// When the table was set up, in milliseconds since 1970.
    pub fn created(&self) -> u64 {
        self.log[0].at
    }

    /// When the last entry was written.
    pub fn last(&self) -> u64 {
        self.log.last().map_or(0, |stamped| stamped.at)
    }

    /// The SHA-256 of the server's part of the deal, known to all from the beginning.
    pub fn promise(&self) -> &str {
        &self.promise
    }

    /// Where the identity sits, if it does.
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

    /// Some seat that owes a move and is played by a bot, and which bot.
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

    /// When a seat that owes a move began to owe it, in milliseconds since 1970. Everybody sees it.
    pub fn owed_at(&self, seat: Seat) -> u64 {
        self.owed_at[seat]
    }

    /// The bot that plays this seat now, if one does.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        match self.places.get(seat.index())? {
            Place::Bot(level) => Some(level),
            Place::Person(sitting) if !sitting.plays() => Some(&self.terms.cover_by),
            Place::Person(_) | Place::Open | Place::Closed => None,
        }
    }

    /// When something must be done without anybody asking: at once where a bot owes a move, or when a clock runs out.
    pub fn due(&self) -> Option<u64> {
        if self.bot_to_move().is_some() {
            return Some(self.last());
        }
        self.clock_end().map(|(at, _)| at)
    }

    /// What a clock that has run out leads to.
    pub fn overdue(&self, now: u64) -> Option<Entry> {
        let (_, seat) = self.clock_end().filter(|(at, _)| *at <= now)?;
        match self.terms.cover {
            Cover::Clock => Some(Entry::Covered { seat, why: Why::Clock }),
            Cover::Never => Some(Entry::Lapsed { seat }),
            Cover::Vote => None,
        }
    }

    fn clock_end(&self) -> Option<(u64, Seat)> {
        if self.ending.is_some() || self.terms.cover == Cover::Vote {
            return None;
        }
        self.terms.pace.bank()?;
        self.clocks.first_end()
    }

    /// Whether the seat's person has let the others wait so long that they may vote on a cover.
    pub(crate) fn is_absent(&self, seat: Seat, now: u64) -> bool {
        let owes = self.waiting_for().contains(seat);
        let out_of_time = self.terms.pace.bank().is_some() && self.clocks.left_at(seat, now) == 0;
        owes && (out_of_time || now.saturating_sub(self.owed_at[seat]) >= ABSENT)
    }

    /// The seats of people who make their own moves: those who are asked.
    pub(crate) fn playing_people(&self) -> Seats {
        self.people().filter(|(_, sitting)| sitting.plays()).map(|(seat, _)| seat).collect()
    }

    /// What the deal came from. Secret until the game is over.
    pub(crate) fn mixture(&self) -> Mixture {
        let salts = self.people().filter(|(_, sitting)| !sitting.salt.is_empty());
        Mixture { server: self.seed.clone(), salts: salts.map(|(seat, sitting)| (seat, sitting.salt.clone())).collect() }
    }

    /// The record of a finished game, with all that is needed to verify it; `None` while the game is running.
    pub fn record(&self) -> Option<String> {
        let game = self.game.as_ref()?;
        let how = match self.ending.as_ref()? {
            Ending::Played(_) => String::new(),
            Ending::Resigned(left) => {
                format!("# ended by resignation{}\n", left.map_or(String::new(), |seat| format!(", seat {seat} is left")))
            }
            Ending::Agreed => "# ended by agreement\n".into(),
            Ending::Abandoned => return None,
        };
        Some(format!("{}{how}{}", self.mixture().comments(), game.record()))
    }

    /// Makes an entry so, and says what came of a move.
    ///
    /// # Errors
    /// When the entry does not fit the table. Then nothing has changed.
    pub fn apply(&mut self, at: u64, entry: Entry) -> Result<Option<Made>, Refusal> {
        let at = at.max(self.last());
        let made = self.change(at, &entry)?;
        self.log.push(Stamped { at, entry });
        self.settle(at);
        Ok(made)
    }

    fn change(&mut self, at: u64, entry: &Entry) -> Result<Option<Made>, Refusal> {
        match entry {
            Entry::Created { .. } => return Err(Refusal::new(RefusalCode::BadLog, "a table is created once")),
            Entry::Joined { seat, player, name } => *self.place(*seat)? = Place::Person(Sitting::new(player, name)),
            Entry::Mixed { seat, salt } => self.sitting(*seat)?.salt = salt.clone(),
            Entry::Left { seat, .. } => self.leave(*seat)?,
            Entry::Arranged { seat, to } => self.arrange(*seat, to)?,
            Entry::Hosted { seat } => self.host = *seat,
            Entry::Muted { seat, muted } => self.sitting(*seat)?.muted = *muted,
            Entry::Started { fill } => self.deal(at, fill.as_deref())?,
            Entry::Moved { seat, mv } => return self.make(at, *seat, mv).map(Some),
            Entry::Undone { seat } => self.back_to(self.trail.len().saturating_sub(1), *seat)?,
            Entry::Proposed { seat, what } => {
                self.proposal = Some(Open { what: what.clone(), by: *seat, agreed: Seats::one(*seat) });
                self.conclude(at)?;
            }
            Entry::Answered { seat, yes } => self.answer(at, *seat, *yes)?,
            Entry::Covered { seat, .. } => self.sitting(*seat)?.covered = true,
            Entry::Returned { seat } => {
                self.sitting(*seat)?.covered = false;
                self.owing = self.owing.without(*seat);
                self.clocks.run(at, self.owing, self.terms.pace);
                self.clocks.returned(*seat, self.terms.pace);
            }
            Entry::Resigned { seat } | Entry::Lapsed { seat } => self.give_up(*seat)?,
            Entry::Followed { table } => self.next = Some(table.clone()),
        }
        Ok(None)
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Refusal> {
        self.places.get_mut(seat.index()).ok_or_else(|| Refusal::new(RefusalCode::NoSuchSeat, format!("there is no seat {seat}")))
    }

    fn sitting(&mut self, seat: Seat) -> Result<&mut Sitting, Refusal> {
        self.place(seat)?.person_mut().ok_or_else(|| Refusal::new(RefusalCode::NoSuchSeat, format!("nobody sits at seat {seat}")))
    }

    fn leave(&mut self, seat: Seat) -> Result<(), Refusal> {
        *self.place(seat)? = Place::Open;
        let first = self.people().next().map(|(seat, _)| seat);
        match first {
            None => self.ending = Some(Ending::Abandoned),
            Some(first) if seat == self.host => self.host = first,
            Some(_) => {}
        }
        Ok(())
    }

    fn arrange(&mut self, seat: Seat, to: &Place) -> Result<(), Refusal> {
        if seat.index() == self.places.len() {
            self.places.push(Place::Closed);
        }
        *self.place(seat)? = to.clone();
        Ok(())
    }

    fn deal(&mut self, at: u64, fill: Option<&str>) -> Result<(), Refusal> {
        let mut places = self.places.clone();
        if let Some(level) = fill {
            places.iter_mut().filter(|place| **place == Place::Open).for_each(|place| *place = Place::Bot(level.into()));
        }
        let closed_before = places[..self.host.index()].iter().filter(|place| **place == Place::Closed).count();
        places.retain(|place| *place != Place::Closed);
        let host = Seat::new(self.host.index() - closed_before);
        let earlier = std::mem::replace(&mut self.places, places);
        let dealt = begin(&self.terms.game, self.places.len() as u8, &self.terms.options, Chance::Seed(self.mixture().seed()));
        match dealt {
            Ok(mut game) => {
                game.set_names(
                    self.places.iter().map(|place| place.person().map_or(String::new(), |sitting| sitting.name.clone())).collect(),
                );
                self.game = Some(game);
                self.host = host;
                self.clocks = Clocks::start(self.terms.pace, at);
                Ok(())
            }
            Err(refusal) => {
                self.places = earlier;
                Err(refusal)
            }
        }
    }

    fn make(&mut self, at: u64, seat: Seat, mv: &str) -> Result<Made, Refusal> {
        let game = self.game.as_mut().filter(|_| self.ending.is_none()).ok_or_else(not_playing)?;
        let made = game.make(seat, mv)?;
        self.trail.push((seat, made.revealed));
        self.owing = self.owing.without(seat);
        self.clocks.moved(seat, at, self.terms.pace);
        self.ending = game.outcome().map(Ending::Played);
        let passes = |open: &Open| open.what == Proposal::TakeBack || open.what == Proposal::Cover(seat);
        if self.proposal.as_ref().is_some_and(passes) {
            self.proposal = None;
        }
        Ok(made)
    }

    fn back_to(&mut self, ply: usize, seat: Seat) -> Result<(), Refusal> {
        let game = self.game.as_mut().filter(|_| self.ending.is_none()).ok_or_else(not_playing)?;
        if ply >= self.trail.len() || self.trail[ply].0 != seat {
            return Err(Refusal::new(RefusalCode::NothingToUndo, "there is no move of this seat to take back"));
        }
        game.back_to(ply);
        self.trail.truncate(ply);
        // Each seat that owes a move owes a new decision: what was typed for the old one is stale.
        self.owing = Seats::NONE;
        Ok(())
    }

    fn answer(&mut self, at: u64, seat: Seat, yes: bool) -> Result<(), Refusal> {
        let open = self.proposal.as_mut().ok_or_else(|| Refusal::new(RefusalCode::NothingProposed, "there is nothing to answer"))?;
        if !yes && !matches!(open.what, Proposal::Cover(_)) || seat == open.by {
            self.proposal = None;
            return Ok(());
        }
        open.agreed = if yes { open.agreed.with(seat) } else { open.agreed.without(seat) };
        self.conclude(at)
    }

    /// Does what was proposed if enough have agreed.
    fn conclude(&mut self, at: u64) -> Result<(), Refusal> {
        let Some(Open { what, by, agreed }) = self.proposal.clone() else { return Ok(()) };
        let asked = self.playing_people();
        let all = asked.iter().all(|seat| agreed.contains(seat));
        match what {
            Proposal::TakeBack if all => {
                let last = self.trail.iter().rposition(|(seat, _)| *seat == by);
                self.back_to(last.unwrap_or(self.trail.len()), by)?;
            }
            Proposal::End if all => self.ending = Some(Ending::Agreed),
            Proposal::Pace(pace) if all => {
                self.terms.pace = pace;
                self.clocks = Clocks::start(pace, at);
            }
            Proposal::Cover(seat) => {
                let voters = asked.without(seat);
                let votes = voters.iter().filter(|voter| agreed.contains(*voter)).count();
                if votes * 2 <= voters.len() {
                    return Ok(());
                }
                self.sitting(seat)?.covered = true;
            }
            Proposal::TakeBack | Proposal::End | Proposal::Pace(_) => return Ok(()),
        }
        self.proposal = None;
        Ok(())
    }

    fn give_up(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.sitting(seat)?.resigned = true;
        let left: Vec<Seat> = self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.person().is_none_or(|sitting| !sitting.resigned))
            .map(|(index, _)| Seat::new(index))
            .collect();
        let people_left = self.people().any(|(_, sitting)| !sitting.resigned);
        if left.len() <= 1 || !people_left {
            self.ending = Some(Ending::Resigned(left.first().copied().filter(|_| left.len() == 1)));
        }
        Ok(())
    }

    /// After each entry: who owes a decision since when, and whose clocks run.
    fn settle(&mut self, at: u64) {
        let waiting = self.waiting_for();
        for seat in waiting.iter().filter(|seat| !self.owing.contains(*seat)) {
            self.owed_since[seat] = self.log.len() as u32;
            self.owed_at[seat] = at;
        }
        self.owing = waiting;
        let people = self.playing_people();
        self.clocks.run(at, waiting.iter().filter(|seat| people.contains(*seat)).collect(), self.terms.pace);
    }
}

fn not_playing() -> Refusal {
    Refusal::new(RefusalCode::NotPlaying, "no game is being played at this table")
}
