//! How a table follows from its log, entry by entry.
//!
//! An old log must always give the same table: new restrictions go into [`crate::Act`]s, never here.

use crate::any::{AnyMatch, Chance, Played, begin};
use crate::clock::{Clocks, GRACE};
use crate::table::{Made, Open};
use crate::{Ending, Entry, Place, Proposal, Refusal, RefusalCode, Sitting, Stamped, Table};
use engine::{Seat, Seats, Viewer};

impl Table {
    /// Applies an entry, and returns what a move caused.
    ///
    /// # Errors
    /// If the entry does not fit the table. Then nothing has changed.
    pub fn apply(&mut self, at: u64, entry: Entry) -> Result<Option<Played>, Refusal> {
        let at = at.max(self.last());
        let made = self.change(at, &entry)?;
        let undone = matches!(entry, Entry::Undone { .. });
        self.log.push(Stamped { at, entry });
        self.settle(at, undone);
        Ok(made)
    }

    fn change(&mut self, at: u64, entry: &Entry) -> Result<Option<Played>, Refusal> {
        match entry {
            Entry::Created { .. } => return Err(Refusal::new(RefusalCode::BadLog, "a table is created once")),
            Entry::Joined { seat, player, name } => self.sit_down(*seat, player, name)?,
            Entry::Mixed { seat, salt } => self.sitting(*seat)?.salt = salt.clone(),
            Entry::Sealed { seat, seal } => {
                let sitting = self.sitting(*seat)?;
                (sitting.seal, sitting.salt) = (seal.clone(), String::new());
            }
            Entry::Closed { fill } => {
                self.close_seats(fill.as_deref());
                self.closed = Some(at);
            }
            Entry::Revealed { seat, salt } => self.reveal(at, *seat, salt)?,
            Entry::Left { seat, removed } => self.leave(*seat, *removed)?,
            Entry::Arranged { seat, to } => self.arrange(*seat, to)?,
            Entry::Changed { terms } => self.terms = terms.as_ref().clone(),
            Entry::Renamed { seat, name, .. } => self.sitting(*seat)?.name = name.clone(),
            Entry::Hosted { seat } => self.host = *seat,
            Entry::Muted { seat, muted } => {
                let player = self.sitting(*seat)?.player.clone();
                self.silence(self.tag_of(&player), *muted);
            }
            Entry::Silenced { who, muted } => self.silence(who.clone(), *muted),
            Entry::Started { fill } => self.deal(at, fill.as_deref())?,
            Entry::Moved { seat, mv } => return self.make(at, *seat, mv).map(Some),
            Entry::Undone { seat } => self.undo_last(at, *seat)?,
            Entry::Proposed { seat, what } => {
                self.proposal = Some(Open { what: what.clone(), by: *seat, agreed: Seats::one(*seat) });
                self.conclude(at)?;
            }
            Entry::Answered { seat, yes } => self.answer(at, *seat, *yes)?,
            Entry::Hints { seat, agree } => self.sitting(*seat)?.hints = *agree,
            Entry::Covered { seat, .. } => self.sitting(*seat)?.covered = true,
            Entry::Returned { seat } => self.take_seat_back(at, *seat)?,
            Entry::Resigned { seat } | Entry::Lapsed { seat } => self.give_up(*seat)?,
            Entry::Followed { table } => self.next = Some(table.clone()),
            Entry::Stopped => self.stop()?,
            Entry::Forgotten { player } => self.forget(player),
            Entry::Resumed { gap } => self.resume(at, *gap),
        }
        Ok(None)
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Refusal> {
        self.places.get_mut(seat.index()).ok_or_else(|| Refusal::new(RefusalCode::NoSuchSeat, format!("there is no seat {seat}")))
    }

    fn sitting(&mut self, seat: Seat) -> Result<&mut Sitting, Refusal> {
        self.place(seat)?.person_mut().ok_or_else(|| Refusal::new(RefusalCode::NoSuchSeat, format!("nobody sits at seat {seat}")))
    }

    fn sit_down(&mut self, seat: Seat, player: &str, name: &str) -> Result<(), Refusal> {
        *self.place(seat)? = Place::Person(Sitting::new(player, name));
        // A person who sits elsewhere no longer needs the seat that was kept for them.
        self.places.iter_mut().filter(|place| place.is_kept_for(player)).for_each(|place| *place = Place::Open);
        Ok(())
    }

    fn leave(&mut self, seat: Seat, removed: bool) -> Result<(), Refusal> {
        let player = self.sitting(seat)?.player.clone();
        if removed {
            self.removed.insert(self.tag_of(&player));
        }
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

    fn silence(&mut self, tag: String, muted: bool) {
        if muted {
            self.silenced.insert(tag);
        } else {
            self.silenced.remove(&tag);
        }
    }

    fn reveal(&mut self, at: u64, seat: Seat, salt: &str) -> Result<(), Refusal> {
        self.sitting(seat)?.salt = salt.into();
        if self.closed.is_some() && !self.people().any(|(_, sitting)| sitting.owes_salt()) {
            self.deal(at, None)?;
        }
        Ok(())
    }

    /// Open seats go to the bot, if one is named, and closed ones disappear: everyone moves up.
    fn close_seats(&mut self, fill: Option<&str>) {
        if let Some(level) = fill {
            self.places.iter_mut().filter(|place| place.is_free()).for_each(|place| *place = Place::Bot(level.into()));
        }
        let closed_before = self.places[..self.host.index()].iter().filter(|place| **place == Place::Closed).count();
        self.places.retain(|place| *place != Place::Closed);
        self.host = Seat::new(self.host.index() - closed_before);
    }

    fn deal(&mut self, at: u64, fill: Option<&str>) -> Result<(), Refusal> {
        let earlier = (self.places.clone(), self.host);
        self.close_seats(fill);
        match self.dealt() {
            Ok(mut game) => {
                game.set_names(self.names());
                self.clocks = Clocks::start(self.terms.pace, at);
                self.trail = game.recorded().moves.iter().map(|(seat, _)| Made::before(*seat, at, self.clocks)).collect();
                self.game = Some(game);
                Ok(())
            }
            Err(refusal) => {
                (self.places, self.host) = earlier;
                Err(refusal)
            }
        }
    }

    /// The game at its beginning; or, where it is played on from another, after the moves kept from there.
    fn dealt(&self) -> Result<Box<dyn AnyMatch>, Refusal> {
        let mut game = begin(&self.terms.game, self.places.len() as u8, &self.terms.options, Chance::Seed(self.deal_seed()?))?;
        for (seat, mv) in self.again.iter().flat_map(|again| &again.moves) {
            game.play(*seat, mv)?;
        }
        Ok(game)
    }

    fn make(&mut self, at: u64, seat: Seat, mv: &str) -> Result<Played, Refusal> {
        let by_person = self.bot_of(seat).is_none();
        let game = self.game.as_mut().filter(|_| self.ending.is_none()).ok_or_else(not_playing)?;
        let played = game.play(seat, mv)?;
        let (revealed, shown, events) = (played.revealed, played.shown, played.told(Viewer::Public).len() as u32);
        self.trail.push(Made { seat, at, revealed, shown, events, clocks: self.clocks.brought_to(at) });
        self.owing = self.owing.without(seat);
        self.clocks.moved(seat, at, self.terms.pace, by_person);
        self.ending = game.outcome().map(Ending::Played);
        let passes = |open: &Open| open.what == Proposal::TakeBack || open.what == Proposal::Cover(seat);
        if self.proposal.as_ref().is_some_and(passes) {
            self.proposal = None;
        }
        Ok(played)
    }

    /// Takes back the seat's last move, and the bots' moves since. Their time is not charged to the person.
    fn undo_last(&mut self, at: u64, seat: Seat) -> Result<(), Refusal> {
        let made = self.trail.len();
        let last = self.last_move_of(seat).unwrap_or(made);
        self.back_to(last, seat)?;
        if last + 1 < made {
            self.clocks.stood_still_until(at);
        }
        Ok(())
    }

    /// Takes back the moves from this ply on. Clocks are restored, and the seat that owes the move again is charged for the time since.
    pub(crate) fn back_to(&mut self, ply: usize, seat: Seat) -> Result<(), Refusal> {
        let game = self.game.as_mut().filter(|_| self.ending.is_none()).ok_or_else(not_playing)?;
        let Some(step) = self.trail.get(ply).filter(|step| step.seat == seat) else {
            return Err(Refusal::new(RefusalCode::NothingToUndo, "there is no move of this seat to take back"));
        };
        self.clocks = step.clocks;
        *game = game.at(ply);
        self.trail.truncate(ply);
        // A seat that owes a move now owes a new decision: what was sent for the old one is stale.
        self.owing = Seats::NONE;
        Ok(())
    }

    fn take_seat_back(&mut self, at: u64, seat: Seat) -> Result<(), Refusal> {
        self.sitting(seat)?.covered = false;
        self.clocks.returned(seat, self.terms.pace);
        // What was sent before the bot took over is stale.
        self.owed_since[seat] = self.ply() + 1;
        self.owed_at[seat] = at;
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::new(RefusalCode::Over, "the game is over"));
        }
        self.ending = Some(Ending::Stopped);
        Ok(())
    }

    /// Also from the log in memory: in the store the name is already gone.
    fn forget(&mut self, player: &str) {
        self.log.iter_mut().for_each(|stamped| {
            stamped.entry.forget(player);
        });
        self.places.iter_mut().filter_map(|place| place.name_of(player)).for_each(String::clear);
        let names = self.names();
        if let Some(game) = &mut self.game {
            game.set_names(names);
        }
    }

    /// The names of the people at the seats, as in a record.
    fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.person().map_or(String::new(), |sitting| sitting.name.clone())).collect()
    }

    /// The server was away until now: nobody has kept anyone waiting, and clients have time to come back.
    fn resume(&mut self, at: u64, gap: u64) {
        self.clocks.resumed(at, gap);
        self.closed = self.closed.map(|_| at + GRACE);
        for seat in self.owing.iter() {
            self.owed_at[seat] = at;
        }
        if let Some(step) = self.trail.last_mut() {
            step.clocks.resumed(at, gap);
        }
    }

    pub(crate) fn cover(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.sitting(seat)?.covered = true;
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

    /// After each entry: who owes a decision since when, and whose clocks run. A move undone by its own seat is the same decision.
    fn settle(&mut self, at: u64, undone: bool) {
        let waiting = self.waiting_for();
        let people = self.playing_people();
        self.clocks.run(at, waiting.iter().filter(|seat| people.contains(*seat)).collect());
        for seat in waiting.iter().filter(|seat| !self.owing.contains(*seat)) {
            self.owed_since[seat] = self.log.len() as u32;
            self.owed_at[seat] = at;
            if !undone {
                self.clocks.asked(seat, self.terms.pace);
            }
        }
        self.owing = waiting;
    }
}

fn not_playing() -> Refusal {
    Refusal::new(RefusalCode::NotPlaying, "no game is being played at this table")
}
