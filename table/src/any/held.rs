//! The trait, and that every match has it.

use super::told::{Happening, Look, Made, Opinion, Step};
use crate::refusal::{Refusal, RefusalCode};
use bots::{Budget, Kind, Question};
use engine::laws::Secrets;
use engine::{Edition, Fault, Game, Knowledge, Match, Outcome, Past, Rng, Seat, Seats, Seed, Setup, Source, Viewer};
use serde_json::value::{RawValue, to_raw_value};

/// A match of some game.
pub trait AnyMatch: Send + Sync {
    /// Which edition of which game.
    fn edition(&self) -> &'static Edition;

    /// The version of its rules.
    fn rules(&self) -> u32;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// The options that differ from their defaults, as text.
    fn setup(&self) -> String;

    /// Every option with its value, as text.
    fn options(&self) -> String;

    /// The seed of the deal, unless it was written out. For referees.
    fn seed(&self) -> Option<Seed>;

    /// The deal, as text. For referees.
    fn deal(&self) -> String;

    /// What the people at the seats are called; empty where nobody said.
    fn names(&self) -> &[String];

    /// How many moves were made.
    fn ply(&self) -> usize;

    /// The seats that owe a move.
    fn waiting_for(&self) -> Seats;

    /// The end, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// The seat's legal moves, in notation; none if the seat owes no move.
    fn moves(&self, seat: Seat) -> Vec<String>;

    /// All that a viewer may know.
    fn view(&self, viewer: Viewer) -> Look;

    /// The whole board as text. For referees.
    fn board(&self) -> String;

    /// Makes a move and says what happened, or refuses it and changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Happening>, Refusal>;

    /// What a bot thinks of the seat's position, from what that seat can know; `None` if the seat owes no move.
    ///
    /// With `only`, it weighs just these moves against each other; those that are not legal are left out.
    fn think(&self, seat: Seat, bot: Kind, budget: Budget, seed: Seed, only: Option<&[String]>) -> Option<Opinion>;

    /// The most positions that a bot looks at in this game, whatever its budget: none where it decides at first sight.
    fn most_nodes(&self, bot: Kind) -> u64;

    /// What the move would do, in sentences from facts that the seat can know: first what puts it most ahead of the other move, if one is named.
    fn reasons(&self, seat: Seat, mv: &str, ahead_of: Option<&str>) -> Vec<String>;

    /// Whether [`AnyMatch::play`] would make this move, or why not.
    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal>;

    /// Makes a move as [`AnyMatch::play`] does, and says what a table server needs to know of it.
    fn make(&mut self, seat: Seat, text: &str) -> Result<Made, Refusal>;

    /// All that a viewer may know, for programs only.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;

    /// Says what the people at the seats are called.
    fn set_names(&mut self, names: Vec<String>);

    /// The same match once more.
    fn copy(&self) -> Box<dyn AnyMatch>;

    /// Goes back to this many moves; does nothing when there were fewer.
    fn back_to(&mut self, ply: usize);

    /// What happened before the first move.
    fn opening(&self) -> Vec<Happening>;

    /// The game from its first move, told again.
    fn story(&self) -> Vec<Step>;

    /// The record as text.
    fn record(&self) -> String;

    /// Says which thing is missing, doubled or out of bounds, if any is.
    fn audit(&self) -> Result<(), Fault>;
}

impl<G: Knowledge + Secrets> AnyMatch for Match<G> {
    fn edition(&self) -> &'static Edition {
        Match::setup(self).edition()
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn players(&self) -> u8 {
        Match::setup(self).players()
    }

    fn setup(&self) -> String {
        Match::setup(self).write()
    }

    fn options(&self) -> String {
        all_options(Match::setup(self))
    }

    fn seed(&self) -> Option<Seed> {
        match self.source() {
            Source::Seed(seed) => Some(*seed),
            Source::Written => None,
        }
    }

    fn deal(&self) -> String {
        Match::deal(self).to_string()
    }

    fn names(&self) -> &[String] {
        &self.names
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

    fn view(&self, viewer: Viewer) -> Look {
        let view = self.state().view(viewer);
        Look { view: to_raw_value(&view).expect("a view is plain data"), text: view.to_string() }
    }

    fn board(&self) -> String {
        self.state().board()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Happening>, Refusal> {
        let events = Match::play(self, seat, read::<G>(text)?)?;
        Ok(Happening::all::<G>(&events, self.players()))
    }

    fn think(&self, seat: Seat, bot: Kind, budget: Budget, seed: Seed, only: Option<&[String]>) -> Option<Opinion> {
        let mut moves: Vec<G::Move> = self.state().moves(seat).to_vec();
        if let Some(only) = only {
            moves.retain(|mv| only.contains(&mv.to_string()));
        }
        if moves.is_empty() {
            return None;
        }
        let view = self.state().view(Viewer::Seat(seat));
        let question = Question { view: &view, seat, moves: &moves, past: Past::of(self) };
        let thought = bot.player::<G>().think(&question, budget, &mut Rng::new(seed));
        Some(Opinion::of(&thought))
    }

    fn most_nodes(&self, bot: Kind) -> u64 {
        bot.most_nodes::<G>()
    }

    fn reasons(&self, seat: Seat, mv: &str, ahead_of: Option<&str>) -> Vec<String> {
        let Ok(mv) = mv.parse::<G::Move>() else { return Vec::new() };
        // Judged in a redealt world, so that nothing hidden leaks.
        let mut rng = Rng::new(Seed::number(0));
        let world = G::redeal(&self.state().view(Viewer::Seat(seat)), &mut rng);
        let moves = world.moves(seat);
        let ahead_of = ahead_of.and_then(|other| other.parse().ok()).filter(|other| moves.contains(other));
        if moves.contains(&mv) { world.reasons(seat, mv, ahead_of) } else { Vec::new() }
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        check(self.state(), seat, text)
    }

    fn make(&mut self, seat: Seat, text: &str) -> Result<Made, Refusal> {
        let players = self.players();
        let before = hidden(self.state(), players);
        let events = Match::play(self, seat, read::<G>(text)?)?;
        Ok(Made::of::<G>(hidden(self.state(), players) != before, &events, players))
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.state().view(viewer)).expect("a view is plain data")
    }

    fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn back_to(&mut self, ply: usize) {
        if ply < Match::ply(self) {
            *self = self.at(ply);
        }
    }

    fn opening(&self) -> Vec<Happening> {
        Happening::all::<G>(&Match::opening(self), self.players())
    }

    fn story(&self) -> Vec<Step> {
        let mut again = self.at(0);
        let steps = Match::moves(self).iter().map(|(seat, mv)| {
            let events = again.play(*seat, *mv).expect("a move that was made is legal");
            Step { seat: *seat, mv: mv.to_string(), happened: Happening::all::<G>(&events, self.players()) }
        });
        steps.collect()
    }

    fn record(&self) -> String {
        Match::record(self)
    }

    fn audit(&self) -> Result<(), Fault> {
        self.state().audit()
    }
}

/// Whether the seat may make this move now, or why not.
pub(crate) fn check<G: Game>(state: &G, seat: Seat, text: &str) -> Result<(), Refusal> {
    Ok(state.check(seat, read::<G>(text)?)?)
}

/// A move in notation.
pub(crate) fn read<G: Game>(text: &str) -> Result<G::Move, Refusal> {
    text.parse().map_err(|why| Refusal::new(RefusalCode::BadMove, why))
}

/// How many things each viewer cannot place, group by group. It shrinks when something comes to light and by nothing else: a card that
/// is laid face down has only changed its place.
fn hidden<G: Secrets>(state: &G, players: u8) -> Vec<Vec<usize>> {
    let sizes = |viewer| state.secrets(viewer).iter().map(Vec::len).collect();
    Viewer::all(players).map(sizes).collect()
}

/// Every option of a table with its value, `first=random rush=on`; `none` where the game has no options.
pub fn all_options<S: Setup>(setup: &S) -> String {
    let options: Vec<String> = setup.edition().options.iter().map(|opt| format!("{}={}", opt.name, setup.option(opt.name))).collect();
    if options.is_empty() { "none".into() } else { options.join(" ") }
}
