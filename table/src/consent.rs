//! What needs the others: asking, answering, and when enough have agreed.
//!
//! A bot that covers a seat plays moves and agrees to nothing: while a person is covered, whatever needs everyone has to wait.

use crate::clock::Clocks;
use crate::table::Open;
use crate::{Cover, Ending, Entry, Proposal, Refusal, RefusalCode, Table};
use engine::Seat;

impl Table {
    pub(crate) fn propose(&self, player: &str, what: &Proposal, now: u64) -> Result<Entry, Refusal> {
        let seat = self.my_running_seat(player)?;
        if self.proposal.is_some() {
            return Err(Refusal::new(RefusalCode::Pending, "answer the open proposal first"));
        }
        match what {
            Proposal::TakeBack if !self.terms.take_backs => {
                return Err(Refusal::new(RefusalCode::NoTakeBacks, "this table does not allow take-backs"));
            }
            Proposal::TakeBack if self.last_move_of(seat).is_none() => {
                return Err(Refusal::new(RefusalCode::NothingToUndo, "you have made no move"));
            }
            // Nobody else is asked here: it amounts to an undo.
            Proposal::TakeBack if self.is_against_bots(seat) => self.check_undo(seat)?,
            Proposal::Hints => self.must_want_hints()?,
            Proposal::Pace(pace) => self.terms.check_pace(*pace)?,
            Proposal::Cover(_) if self.terms.cover == Cover::Never => {
                return Err(Refusal::new(RefusalCode::NoCover, "this table does not let bots fill in"));
            }
            Proposal::Cover(absent) if !self.playing_people().without(seat).contains(*absent) => {
                return Err(Refusal::new(RefusalCode::NoSuchSeat, format!("no other person plays at seat {absent}")));
            }
            Proposal::Cover(absent) if !self.is_absent(*absent, now) => {
                return Err(Refusal::new(RefusalCode::NotAbsent, "that person has not kept you waiting for long"));
            }
            Proposal::TakeBack | Proposal::End | Proposal::Cover(_) => {}
        }
        self.all_can_answer(what)?;
        Ok(Entry::Proposed { seat, what: what.clone() })
    }

    pub(crate) fn give_answer(&self, player: &str, yes: bool) -> Result<Entry, Refusal> {
        let seat = self.my_running_seat(player)?;
        let nothing = || Refusal::new(RefusalCode::NothingProposed, "there is nothing to answer any more");
        let open = self.proposal.as_ref().ok_or_else(nothing)?;
        let again = open.agreed.contains(seat) && yes;
        if again || open.what == Proposal::Cover(seat) {
            return Err(Refusal::new(RefusalCode::NotAsked, "that is not for you to answer"));
        }
        if yes {
            self.all_can_answer(&open.what)?;
        }
        Ok(Entry::Answered { seat, yes })
    }

    /// Refuses what needs everyone while a bot plays for someone: only they could agree.
    fn all_can_answer(&self, what: &Proposal) -> Result<(), Refusal> {
        let covered = self.people().find(|(_, sitting)| sitting.covered && !sitting.resigned);
        match (what, covered) {
            (Proposal::Cover(_), _) | (_, None) => Ok(()),
            (Proposal::TakeBack | Proposal::End | Proposal::Pace(_) | Proposal::Hints, Some((_, sitting))) => {
                let name = &sitting.name;
                let why = format!("everybody must agree to that, and a bot plays for {name}: wait until {name} is back");
                Err(Refusal::new(RefusalCode::SomebodyAway, why))
            }
        }
    }

    pub(crate) fn answer(&mut self, at: u64, seat: Seat, yes: bool) -> Result<(), Refusal> {
        let nothing = || Refusal::new(RefusalCode::NothingProposed, "there is nothing to answer any more");
        let open = self.proposal.as_mut().ok_or_else(nothing)?;
        if !yes && !matches!(open.what, Proposal::Cover(_)) || seat == open.by {
            self.proposal = None;
            return Ok(());
        }
        open.agreed = if yes { open.agreed.with(seat) } else { open.agreed.without(seat) };
        self.conclude(at)
    }

    /// Carries out the proposal if enough have agreed.
    pub(crate) fn conclude(&mut self, at: u64) -> Result<(), Refusal> {
        let Some(Open { what, by, agreed }) = self.proposal.clone() else { return Ok(()) };
        let asked = self.playing_people();
        let all = asked.iter().all(|seat| agreed.contains(seat));
        match what {
            Proposal::TakeBack if all => {
                let last = self.last_move_of(by);
                self.back_to(last.unwrap_or(self.trail.len()), by)?;
                self.clocks.stood_still_until(at);
            }
            Proposal::End if all => self.ending = Some(Ending::Agreed),
            Proposal::Hints if all => self.all_agree_to_hints(agreed),
            Proposal::Pace(pace) if all => {
                self.terms.pace = pace;
                self.clocks = Clocks::start(pace, at);
                let clocks = self.clocks;
                self.trail.iter_mut().for_each(|step| step.clocks = clocks);
            }
            Proposal::Cover(seat) => {
                let voters = asked.without(seat);
                let votes = voters.iter().filter(|voter| agreed.contains(*voter)).count();
                if votes * 2 <= voters.len() {
                    return Ok(());
                }
                self.cover(seat)?;
            }
            Proposal::TakeBack | Proposal::End | Proposal::Pace(_) | Proposal::Hints => return Ok(()),
        }
        self.proposal = None;
        Ok(())
    }
}
