//! The trait, implemented for every match.

use super::known::{AnyKnown, Known, asked};
use super::told::{Opinion, Played, Recorded, json};
use crate::refusal::{Refusal, RefusalCode};
use bots::{Budget, Kind, Question};
use engine::laws::Secrets;
use engine::{Edition, Fault, Game, Knowledge, Match, Outcome, Past, Seat, Seats, Seed, Setup, Sketch, Viewer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// A match of some game.
pub trait AnyMatch: Send + Sync {
    /// Which edition of which game.
    fn edition(&self) -> &'static Edition;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// How many moves have been made.
    fn ply(&self) -> usize;

    /// The seats that owe a move.
    fn waiting_for(&self) -> Seats;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The seat's legal moves, in notation; none if the seat owes no move.
    fn moves(&self, seat: Seat) -> Vec<String>;

    /// Everything a viewer may know, for programs.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// The board as text: everything a viewer may know, or everything, for referees.
    fn board(&self, viewer: Option<Viewer>) -> String;

    /// What a picture of the table shows to those who have only its link.
    fn sketch(&self) -> Sketch;

    /// What happened before the first move.
    fn opening(&self) -> Played;

    /// Makes a move and reports what happened, or refuses it and changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal>;

    /// Whether [`AnyMatch::play`] would make this move, or why not.
    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal>;

    /// The same match after this many moves, or after all if there are fewer.
    fn at(&self, ply: usize) -> Box<dyn AnyMatch>;

    /// What a bot thinks of the seat's position, from what that seat can know; `None` if the seat owes no move.
    ///
    /// With `only`, it compares just these moves; illegal ones are left out.
    fn think(&self, seat: Seat, bot: Kind, budget: Budget, seed: Seed, only: Option<&[String]>) -> Option<Opinion>;

    /// The most positions that a bot looks at in this game, whatever its budget: 0 if it does not search.
    fn most_nodes(&self, bot: Kind) -> u64;

    /// Everything the seat knows of this match, if it owes a move.
    fn known_to(&self, seat: Seat) -> Option<Box<dyn AnyKnown>>;

    /// Sets the names of the people at the seats.
    fn set_names(&mut self, names: Vec<String>);

    /// The parts of the record. For referees.
    fn recorded(&self) -> Recorded;

    /// The record as text. For referees.
    fn record(&self) -> String;

    /// What statistics count of this match so far, by seat: words of the game, and amounts. For referees, and for everyone once it is over.
    fn tallies(&self) -> Vec<BTreeMap<String, i64>>;

    /// Reports anything missing, duplicated or out of bounds.
    fn audit(&self) -> Result<(), Fault>;
}

impl<G: Knowledge + Secrets> AnyMatch for Match<G> {
    fn edition(&self) -> &'static Edition {
        self.setup().edition()
    }

    fn players(&self) -> u8 {
        self.setup().players()
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn waiting_for(&self) -> Seats {
        self.state().waiting_for()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.state().moves(seat).iter().map(G::Move::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.state().view(viewer))
    }

    fn board(&self, viewer: Option<Viewer>) -> String {
        viewer.map_or_else(|| self.state().board(), |viewer| self.state().view(viewer).to_string())
    }

    fn sketch(&self) -> Sketch {
        G::sketch(&self.state().view(Viewer::Public))
    }

    fn opening(&self) -> Played {
        Played::of::<G>(&[], &[], &Match::opening(self), self.players())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal> {
        let hidden_before = hidden(self);
        let events = Match::play(self, seat, read::<G>(text)?)?;
        Ok(Played::of::<G>(&hidden_before, &hidden(self), &events, self.players()))
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        Ok(self.state().check(seat, read::<G>(text)?)?)
    }

    fn at(&self, ply: usize) -> Box<dyn AnyMatch> {
        Box::new(if ply < Match::ply(self) { Match::at(self, ply) } else { self.clone() })
    }

    fn think(&self, seat: Seat, bot: Kind, budget: Budget, seed: Seed, only: Option<&[String]>) -> Option<Opinion> {
        let (view, moves) = (self.state().view(Viewer::Seat(seat)), self.state().moves(seat));
        asked(Question { view: &view, seat, moves: &moves, past: Past::of(self) }, bot, budget, seed, only)
    }

    fn most_nodes(&self, bot: Kind) -> u64 {
        bot.most_nodes::<G>(self.setup().players())
    }

    fn known_to(&self, seat: Seat) -> Option<Box<dyn AnyKnown>> {
        Known::of(self.state(), seat, Past::of(self)).map(|known| Box::new(known) as Box<dyn AnyKnown>)
    }

    fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    fn recorded(&self) -> Recorded {
        Recorded::of(self)
    }

    fn record(&self) -> String {
        Match::record(self)
    }

    fn tallies(&self) -> Vec<BTreeMap<String, i64>> {
        let mut tallies = vec![BTreeMap::new(); usize::from(AnyMatch::players(self))];
        let mut again = Match::at(self, 0);
        let mut count = |event: &G::Event| {
            self.state().tally(event, &mut |seat, word, amount| {
                *tallies[seat.index()].entry(word.to_string()).or_insert(0) += i64::from(amount);
            });
        };
        Match::moves(self).iter().for_each(|(seat, mv)| Match::play(&mut again, *seat, *mv).iter().flatten().for_each(&mut count));
        tallies
    }

    fn audit(&self) -> Result<(), Fault> {
        self.state().audit()
    }
}

/// A move in notation.
fn read<G: Game>(text: &str) -> Result<G::Move, Refusal> {
    text.parse().map_err(|why| Refusal::new(RefusalCode::BadMove, why))
}

/// How many things each viewer cannot place, by group. It shrinks only when something is revealed: a card
/// laid face down has merely changed its place.
fn hidden<G: Secrets>(game: &Match<G>) -> Vec<Vec<usize>> {
    let sizes = |viewer| game.state().secrets(viewer).iter().map(Vec::len).collect();
    Viewer::all(game.setup().players()).map(sizes).collect()
}
