//! Who may be advised. Nobody may where people play against each other: advice is for those who play only with bots.

use crate::any::AnyKnown;
use crate::{Refusal, RefusalCode, Table, TablePhase};

impl Table {
    /// What the person to be advised knows, cut off from everything else.
    ///
    /// # Errors
    /// If the person owes no move, if a bot plays for them, or if anyone else at the table is a person.
    pub fn to_advise(&self, player: &str) -> Result<Box<dyn AnyKnown>, Refusal> {
        let seat = self.seat_of(player).ok_or_else(|| Refusal::new(RefusalCode::NotSeated, "you have no seat at this table"))?;
        if self.phase() != TablePhase::Playing {
            return Err(Refusal::new(RefusalCode::NotPlaying, "no game is being played at this table"));
        }
        if self.counts() {
            return Err(Refusal::new(RefusalCode::NoHints, "this try of the daily deal counts: there are no hints"));
        }
        if self.people().count() > 1 {
            return Err(Refusal::new(RefusalCode::NoHints, "hints are given only where all the others are bots"));
        }
        if self.bot_of(seat).is_some() {
            return Err(Refusal::new(RefusalCode::Covered, "a bot is playing for you: take your seat back first"));
        }
        let known = self.game().and_then(|game| game.known_to(seat));
        known.ok_or_else(|| Refusal::new(RefusalCode::NotYourTurn, "you owe no move now"))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Act, Creation, Entry, RefusalCode, Stamped, Table};

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
}
