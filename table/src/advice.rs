//! Who may be advised: those who play only with bots, and people who have all agreed to it. Nobody is advised where a result counts.
//!
//! Everyone agrees for themselves, and for one table: somebody who sits down has not agreed yet, and a bot that covers a seat never does.

use crate::any::AnyKnown;
use crate::{Entry, Refusal, RefusalCode, Table, TablePhase};
use engine::{Seat, Seats};

impl Table {
    /// What the person to be advised knows, cut off from everything else.
    ///
    /// # Errors
    /// If the person owes no move, if a bot plays for them, or if another person plays and not everyone has agreed.
    pub fn to_advise(&self, player: &str) -> Result<Box<dyn AnyKnown>, Refusal> {
        let seat = self.seat_of(player).ok_or_else(|| Refusal::new(RefusalCode::NotSeated, "you have no seat at this table"))?;
        if self.phase() != TablePhase::Playing {
            return Err(Refusal::new(RefusalCode::NotPlaying, "no game is being played at this table"));
        }
        if self.counts() {
            return Err(Refusal::new(RefusalCode::NoHints, "this game counts: there are no hints"));
        }
        if !self.gives_hints() {
            return Err(Refusal::new(RefusalCode::NoHints, "hints are given only among bots, or where everybody has agreed"));
        }
        if self.bot_of(seat).is_some() {
            return Err(Refusal::new(RefusalCode::Covered, "a bot is playing for you: take your seat back first"));
        }
        let known = self.game().and_then(|game| game.known_to(seat));
        known.ok_or_else(|| Refusal::new(RefusalCode::NotYourTurn, "you owe no move now"))
    }

    /// Whether hints are given here: one person plays among bots, or everyone who plays has agreed. People who resigned are out.
    pub fn gives_hints(&self) -> bool {
        let playing = || self.people().filter(|(_, sitting)| !sitting.resigned);
        !self.counts() && (playing().count() <= 1 || playing().all(|(_, sitting)| sitting.hints))
    }

    pub(crate) fn agree_to_hints(&self, player: &str, agree: bool) -> Result<Entry, Refusal> {
        let seat = self.mine(player)?;
        if self.phase() == TablePhase::Over {
            return Err(Refusal::new(RefusalCode::Over, "the game is over"));
        }
        if agree && self.counts() {
            return Err(Refusal::new(RefusalCode::NoHints, "this game counts: there are no hints"));
        }
        let agreed = self.places[seat.index()].person().is_some_and(|sitting| sitting.hints);
        match agreed == agree {
            true => Err(Refusal::new(RefusalCode::NotAsked, "that is what you have said already")),
            false => Ok(Entry::Hints { seat, agree }),
        }
    }

    /// Refuses the question for hints where they are given already, or never.
    pub(crate) fn must_want_hints(&self) -> Result<(), Refusal> {
        if self.counts() {
            return Err(Refusal::new(RefusalCode::NoHints, "this game counts: there are no hints"));
        }
        match self.gives_hints() {
            true => Err(Refusal::new(RefusalCode::NotAsked, "hints are given here already")),
            false => Ok(()),
        }
    }

    pub(crate) fn all_agree_to_hints(&mut self, agreed: Seats) {
        let people = self.places.iter_mut().enumerate().filter(|(index, _)| agreed.contains(Seat::new(*index)));
        people.filter_map(|(_, place)| place.person_mut()).for_each(|sitting| sitting.hints = true);
    }

    /// The same for a coach who looks at a move before it is final: only where all the others are bots.
    ///
    /// # Errors
    /// As for a hint, and if another person plays.
    pub fn to_coach(&self, player: &str) -> Result<Box<dyn AnyKnown>, Refusal> {
        let known = self.to_advise(player)?;
        match self.is_against_bots(known.seat()) {
            true => Ok(known),
            false => Err(Refusal::new(RefusalCode::NoHints, "the coach is for those who play only with bots")),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Act, Creation, Entry, Proposal, RefusalCode, Stamped, Table};

    fn table(seats: &[&str]) -> Table {
        let terms = serde_json::from_value(serde_json::json!({ "game": "toy", "options": "first=1" })).expect("terms");
        let seats = seats.iter().map(|seat| (*seat).into()).collect();
        let entry = Creation { terms, seats, name: "Ann".into() }.entry("ann", "00".repeat(32)).expect("a table");
        Table::new("t", Stamped { at: 0, entry }).expect("a first entry")
    }

    fn refused(table: &Table, player: &str) -> RefusalCode {
        table.to_advise(player).map(|known| known.seat()).expect_err("refused").code
    }

    #[test]
    fn a_person_among_bots_is_advised_on_their_own_turn_and_nobody_else_ever() {
        let mut table = table(&["me", "random"]);
        assert_eq!(refused(&table, "ann"), RefusalCode::NotPlaying);
        table.apply(0, Entry::Started { fill: None }).expect("full");
        let known = table.to_advise("ann").expect("among bots");
        assert_eq!(known.moves(), table.game().expect("dealt").moves(known.seat()));
        assert_eq!(refused(&table, "bob"), RefusalCode::NotSeated);
        table.apply(0, Entry::Moved { seat: known.seat(), mv: known.moves()[0].clone() }).expect("legal");
        assert_eq!(refused(&table, "ann"), RefusalCode::NotYourTurn);
    }

    #[test]
    fn where_two_people_play_neither_is_advised_not_even_when_a_bot_covers_the_other() {
        let mut table = table(&["me", "open"]);
        let join = Act::Join { seat: None, name: "Bob".into() };
        table.apply(0, table.decide("bob", &join, 0).expect("open")).expect("sits");
        table.apply(0, Entry::Started { fill: None }).expect("full");
        assert_eq!((refused(&table, "ann"), refused(&table, "bob")), (RefusalCode::NoHints, RefusalCode::NoHints));
        table.apply(0, table.decide("bob", &Act::Away, 0).expect("may go")).expect("covered");
        assert_eq!(refused(&table, "ann"), RefusalCode::NoHints);
    }

    /// Ann and Bob, with a bot between them, in a game that Ann begins.
    fn two_people() -> Table {
        let mut table = table(&["me", "random", "open"]);
        act(&mut table, "bob", Act::Join { seat: None, name: "Bob".into() }).expect("open");
        table
    }

    fn act(table: &mut Table, player: &str, act: Act) -> Result<(), RefusalCode> {
        let entry = table.decide(player, &act, 0).map_err(|refusal| refusal.code)?;
        table.apply(0, entry).map(|_| ()).map_err(|refusal| refusal.code)
    }

    fn start(table: &mut Table) {
        table.apply(0, Entry::Started { fill: None }).expect("full");
    }

    #[test]
    fn people_get_hints_once_all_have_agreed_until_one_withdraws_and_the_coach_never_comes() {
        let mut table = two_people();
        act(&mut table, "ann", Act::Hints { agree: true }).expect("in the lobby");
        assert_eq!(act(&mut table, "ann", Act::Hints { agree: true }), Err(RefusalCode::NotAsked));
        assert_eq!(act(&mut table, "zoe", Act::Hints { agree: true }), Err(RefusalCode::NotSeated));
        start(&mut table);
        assert_eq!((refused(&table, "ann"), table.gives_hints()), (RefusalCode::NoHints, false), "one is not all");
        act(&mut table, "bob", Act::Hints { agree: true }).expect("during the game");
        assert!(table.gives_hints() && table.to_advise("ann").is_ok());
        assert_eq!(table.to_coach("ann").map(|known| known.seat()).map_err(|refusal| refusal.code), Err(RefusalCode::NoHints));
        act(&mut table, "bob", Act::Hints { agree: false }).expect("at any time");
        assert_eq!(refused(&table, "ann"), RefusalCode::NoHints);
    }

    #[test]
    fn a_newcomer_has_not_agreed_and_neither_has_someone_who_comes_back() {
        let mut table = two_people();
        for player in ["ann", "bob"] {
            act(&mut table, player, Act::Hints { agree: true }).expect("agrees");
        }
        assert!(table.gives_hints());
        act(&mut table, "bob", Act::Leave).expect("before the start");
        act(&mut table, "cas", Act::Join { seat: None, name: "Cas".into() }).expect("open");
        assert!(!table.gives_hints(), "Cas has not agreed");
        act(&mut table, "cas", Act::Leave).expect("before the start");
        act(&mut table, "bob", Act::Join { seat: None, name: "Bob".into() }).expect("open");
        assert!(!table.gives_hints(), "Bob sits down without having agreed");
    }

    #[test]
    fn a_bot_that_covers_a_person_does_not_agree_for_them() {
        let mut table = two_people();
        start(&mut table);
        act(&mut table, "bob", Act::Away).expect("may go");
        assert_eq!(act(&mut table, "ann", Act::Propose { what: Proposal::Hints }), Err(RefusalCode::SomebodyAway));
        act(&mut table, "ann", Act::Hints { agree: true }).expect("for herself");
        assert_eq!(refused(&table, "ann"), RefusalCode::NoHints);
        act(&mut table, "bob", Act::Return).expect("back");
        act(&mut table, "bob", Act::Propose { what: Proposal::Hints }).expect("asks");
        act(&mut table, "ann", Act::Answer { yes: true }).expect("agrees");
        assert!(table.gives_hints());
        act(&mut table, "bob", Act::Away).expect("may go");
        assert!(table.gives_hints(), "he agreed in person");
        act(&mut table, "bob", Act::Hints { agree: false }).expect("from afar");
        assert!(!table.gives_hints());
    }

    #[test]
    fn a_question_for_hints_needs_everyone_and_one_no_is_enough() {
        let mut table = two_people();
        start(&mut table);
        act(&mut table, "ann", Act::Propose { what: Proposal::Hints }).expect("asks");
        assert!(!table.gives_hints());
        act(&mut table, "bob", Act::Answer { yes: false }).expect("declines");
        assert!(!table.gives_hints());
        act(&mut table, "ann", Act::Propose { what: Proposal::Hints }).expect("asks again");
        act(&mut table, "bob", Act::Answer { yes: true }).expect("agrees");
        assert!(table.gives_hints());
        assert_eq!(act(&mut table, "ann", Act::Propose { what: Proposal::Hints }), Err(RefusalCode::NotAsked), "they are given already");
        let again = Table::replay("t", table.log().to_vec()).expect("its own log");
        assert!(again.gives_hints(), "it follows from the log");
    }

    #[test]
    fn those_who_resigned_are_out() {
        let mut table = two_people();
        start(&mut table);
        act(&mut table, "bob", Act::Resign).expect("may");
        assert!(table.gives_hints() && table.to_coach("ann").is_ok());
    }

    #[test]
    fn the_coach_speaks_only_to_a_person_among_bots() {
        let mut alone = table(&["me", "random"]);
        start(&mut alone);
        assert!(alone.to_coach("ann").is_ok());
        let mut table = two_people();
        start(&mut table);
        assert_eq!(table.to_coach("ann").map(|known| known.seat()).map_err(|refusal| refusal.code), Err(RefusalCode::NoHints));
    }
}
