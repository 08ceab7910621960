//! How each seat came out of a game that is over, for histories and ratings.

use crate::{Ending, Place, Table};
use engine::{Seat, Seats};

/// How a seat came out of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Which seat.
    pub seat: Seat,
    /// What it came to.
    pub came: Came,
    /// 1 for the best; equal seats share a rank. A player who left ranks behind everyone else.
    pub rank: u8,
    /// The points, if the game was played to its end.
    pub score: Option<i16>,
}

/// What a game came to for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// It won alone.
    Won,
    /// It won together with others.
    Shared,
    /// It lost.
    Lost,
    /// Nobody won: the game ended by agreement, or the operators of the server ended it.
    Nothing,
}

/// The rank of someone who left.
const LAST: u8 = u8::MAX;

impl Table {
    /// Whether this game counts for ratings: the terms say so, and nobody knew the deal.
    pub fn is_rated(&self) -> bool {
        self.terms.rated && self.again.is_none() && self.daily.is_none()
    }

    /// How every seat came out, in seat order; nothing before the end, and if no game was dealt.
    pub fn finishes(&self) -> Vec<Finish> {
        let (Some(ending), Some(game)) = (&self.ending, &self.game) else { return Vec::new() };
        let seats = Seat::all(game.players());
        match ending {
            Ending::Played(outcome) => {
                let score = |seat: Seat| outcome.standings.iter().find(|standing| standing.seat == seat);
                let ranked = seats.map(|seat| (seat, score(seat).map_or(LAST, |standing| standing.rank), score(seat).map(|one| one.score)));
                self.finished(ranked.collect())
            }
            Ending::Resigned(_) => self.finished(seats.map(|seat| (seat, 1, None)).collect()),
            Ending::Agreed | Ending::Stopped | Ending::Abandoned => {
                seats.map(|seat| Finish { seat, came: Came::Nothing, rank: 1, score: None }).collect()
            }
        }
    }

    /// Puts those who left behind the others.
    fn finished(&self, ranked: Vec<(Seat, u8, Option<i16>)>) -> Vec<Finish> {
        let rank = |seat: Seat, rank: u8| if self.has_left(seat) { LAST } else { rank };
        let best = ranked.iter().map(|(seat, of, _)| rank(*seat, *of)).min().unwrap_or(LAST);
        let winners: Seats =
            ranked.iter().filter(|(seat, of, _)| best < LAST && rank(*seat, *of) == best).map(|(seat, ..)| *seat).collect();
        let came = |seat| match (winners.contains(seat), winners.len()) {
            (true, 1) => Came::Won,
            (true, _) => Came::Shared,
            (false, _) => Came::Lost,
        };
        ranked.iter().map(|(seat, of, score)| Finish { seat: *seat, came: came(*seat), rank: rank(*seat, *of), score: *score }).collect()
    }

    /// Whether a bot played a person's seat at the end, because they resigned, ran out of time or stayed away.
    fn has_left(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).and_then(Place::person).is_some_and(|sitting| !sitting.plays())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Act, Creation, Entry, Proposal, RefusalCode, Stamped};

    /// Ann, Bob and a bot in a rated game.
    fn begun() -> Table {
        let terms = serde_json::from_value(serde_json::json!({ "game": "toy", "options": "first=1", "rated": true })).expect("terms");
        let seats = ["me", "open", "random"].map(String::from).to_vec();
        let entry = Creation { terms, seats, name: "Ann".into() }.entry("ann", "00".repeat(32)).expect("a table");
        let mut table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
        act(&mut table, "bob", Act::Join { seat: None, name: "Bob".into() }).expect("open");
        table.apply(0, Entry::Started { fill: None }).expect("full");
        table
    }

    fn act(table: &mut Table, player: &str, act: Act) -> Result<(), RefusalCode> {
        let entry = table.decide(player, &act, 0).map_err(|refusal| refusal.code)?;
        table.apply(0, entry).map(|_| ()).map_err(|refusal| refusal.code)
    }

    fn play_out(table: &mut Table) {
        while let Some(seat) = table.waiting_for().first() {
            let mv = table.game().expect("dealt").moves(seat)[0].clone();
            table.apply(0, Entry::Moved { seat, mv }).expect("legal");
        }
    }

    #[test]
    fn a_game_played_to_its_end_has_the_ranks_of_its_outcome() {
        let mut table = begun();
        assert!(table.is_rated() && table.finishes().is_empty(), "nothing before the end");
        play_out(&mut table);
        let Some(Ending::Played(outcome)) = table.ending().cloned() else { panic!("played") };
        for (finish, standing) in table.finishes().iter().zip(&outcome.standings) {
            assert_eq!((finish.seat, finish.rank, finish.score), (standing.seat, standing.rank, Some(standing.score)));
            assert_eq!(finish.came != Came::Lost, outcome.winners().contains(finish.seat));
        }
    }

    #[test]
    fn who_is_away_at_the_end_is_behind_everyone_whatever_their_bot_achieved() {
        let mut table = begun();
        act(&mut table, "bob", Act::Away).expect("may go");
        play_out(&mut table);
        let finishes = table.finishes();
        assert_eq!((finishes[1].rank, finishes[1].came), (LAST, Came::Lost));
        assert!(finishes.iter().any(|finish| matches!(finish.came, Came::Won | Came::Shared)), "somebody else won");
    }

    #[test]
    fn who_resigns_loses_and_an_agreed_end_has_no_result() {
        let mut table = begun();
        for player in ["bob", "ann"] {
            act(&mut table, player, Act::Resign).expect("may");
        }
        let came: Vec<Came> = table.finishes().iter().map(|finish| finish.came).collect();
        assert_eq!(came, [Came::Lost, Came::Lost, Came::Won], "the bot is left");
        let mut table = begun();
        act(&mut table, "ann", Act::Propose { what: Proposal::End }).expect("may ask");
        act(&mut table, "bob", Act::Answer { yes: true }).expect("agrees");
        assert!(table.finishes().iter().all(|finish| finish.came == Came::Nothing));
    }

    #[test]
    fn nobody_is_helped_in_a_rated_game() {
        let mut table = begun();
        assert!(!table.terms().take_backs && !table.gives_hints());
        assert_eq!(act(&mut table, "ann", Act::Hints { agree: true }), Err(RefusalCode::NoHints));
        assert_eq!(act(&mut table, "ann", Act::Propose { what: Proposal::Hints }), Err(RefusalCode::NoHints));
        let mv = table.game().expect("dealt").moves(Seat::new(0))[0].clone();
        table.apply(0, Entry::Moved { seat: Seat::new(0), mv }).expect("legal");
        assert_eq!(act(&mut table, "ann", Act::Undo), Err(RefusalCode::NoTakeBacks));
        assert_eq!(act(&mut table, "ann", Act::Propose { what: Proposal::TakeBack }), Err(RefusalCode::NoTakeBacks));
    }
}
