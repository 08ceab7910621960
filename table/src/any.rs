//! A match of a game whose name is known only when the program runs: the one place where `dyn` appears.
//!
//! Everything is text, JSON or a type of `engine` here. For tables, play by hand, replay and the line protocol; too slow for search, and not
//! for it.

pub use crate::refusal::{Refusal, RefusalCode};

use bots::{Budget, Kind, Question};
use engine::laws::Secrets;
use engine::{CERTAIN, Edition, Game, Knowledge, Match, Outcome, Past, Record, Rng, Seat, Seats, Seed, Setup, Source, Viewer};
use serde::Serialize;
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
    fn audit(&self) -> Result<(), String>;
}

/// What a viewer may know, for programs and for people.
#[derive(Debug, Serialize)]
pub struct Look {
    /// As JSON.
    pub view: Box<RawValue>,
    /// As text.
    pub text: String,
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, Serialize)]
pub struct Opinion {
    /// What it would do.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its choices, the one it thought about most first.
    pub choices: Vec<Candidate>,
    /// Positions that it looked at.
    pub nodes: u64,
}

/// One move as a bot sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Candidate {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win with it, from 0 to 1.
    pub chance: f64,
    /// How much of the thought, or of a mixed strategy, went to it, from 0 to 1.
    pub share: f64,
}

/// One move and what happened by it.
#[derive(Debug)]
pub struct Step {
    /// Who moved.
    pub seat: Seat,
    /// In notation. For its maker and for referees: the notation may say more than others were told.
    pub mv: String,
    /// In the order in which it happened.
    pub happened: Vec<Happening>,
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// Whether anybody, the mover included, can now place a hidden thing that they could not place before.
    pub revealed: bool,
    /// What happened, as each seat learns of it and last as the public does: one list of events each.
    told: Vec<Box<RawValue>>,
}

impl Made {
    /// What came of a move with these events.
    pub(crate) fn of<G: Game>(revealed: bool, events: &[G::Event], players: u8) -> Made {
        let tell = |viewer| {
            let seen: Vec<G::Seen> = events.iter().map(|event| G::seen(event, viewer)).collect();
            to_raw_value(&seen).expect("what is seen is plain data")
        };
        Made { revealed, told: Viewer::all(players).map(tell).collect() }
    }

    /// What happened, as this viewer learns of it: a list of events.
    pub fn told(&self, viewer: Viewer) -> &RawValue {
        let public = self.told.len() - 1;
        &self.told[viewer.seat().map_or(public, |seat| seat.index().min(public))]
    }
}

/// An event, as each viewer learns of it.
#[derive(Clone, Debug)]
pub struct Happening {
    seats: Vec<Told>,
    public: Told,
}

/// An event as one viewer learns of it.
#[derive(Clone, Debug)]
pub struct Told {
    /// As JSON.
    pub json: Box<RawValue>,
    /// As a sentence.
    pub sentence: String,
}

impl Happening {
    fn of<G: Game>(event: &G::Event, players: u8) -> Happening {
        let tell = |viewer| {
            let seen = G::seen(event, viewer);
            Told { json: to_raw_value(&seen).expect("what is seen is plain data"), sentence: seen.to_string() }
        };
        Happening { seats: Seat::all(players).map(|seat| tell(Viewer::Seat(seat))).collect(), public: tell(Viewer::Public) }
    }

    /// As this viewer learns of it; a seat that is not at the table learns what the public does.
    pub fn told(&self, viewer: Viewer) -> &Told {
        viewer.seat().and_then(|seat| self.seats.get(seat.index())).unwrap_or(&self.public)
    }

    /// All sentences in which somebody at the table learned more than the public did, or else what all were told.
    pub fn in_full(&self) -> Vec<&str> {
        let mut private: Vec<&str> = Vec::new();
        for told in &self.seats {
            if told.sentence != self.public.sentence && !private.contains(&told.sentence.as_str()) {
                private.push(&told.sentence);
            }
        }
        if private.is_empty() { vec![&self.public.sentence] } else { private }
    }
}

/// Where the chance of a new match comes from.
#[derive(Clone, Copy, Debug)]
pub enum Chance<'a> {
    /// Shuffled from a seed.
    Seed(Seed),
    /// Written out.
    Deal(&'a str),
}

/// Begins a match of the game of this name.
pub fn begin(game: &str, players: u8, setup: &str, chance: Chance<'_>) -> Result<Box<dyn AnyMatch>, Refusal> {
    let unknown = || Err(Refusal::new(RefusalCode::UnknownGame, no_such_game(game)));
    games::visit(game, Begin { players, setup, chance }).unwrap_or_else(unknown)
}

/// Reads the record of a match of any game.
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game = Record(text).game()?;
    let unknown = || Err(Refusal::new(RefusalCode::UnknownGame, no_such_game(game)));
    games::visit(game, Load(text)).unwrap_or_else(unknown)
}

struct Begin<'a> {
    players: u8,
    setup: &'a str,
    chance: Chance<'a>,
}

impl games::Visitor for Begin<'_> {
    type Answer = Result<Box<dyn AnyMatch>, Refusal>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Self::Answer {
        let setup = G::Setup::read(edition, self.players, self.setup).map_err(|why| Refusal::new(RefusalCode::BadSetup, why))?;
        Ok(Box::new(match self.chance {
            Chance::Seed(seed) => Match::<G>::new(setup, seed),
            Chance::Deal(text) => {
                let deal = G::read_deal(&setup, text).map_err(|why| Refusal::new(RefusalCode::BadDeal, why))?;
                Match::<G>::dealt(setup, deal)
            }
        }))
    }
}

struct Load<'a>(&'a str);

impl games::Visitor for Load<'_> {
    type Answer = Result<Box<dyn AnyMatch>, Refusal>;

    fn visit<G: Knowledge + Secrets>(self, _: &'static Edition) -> Self::Answer {
        Ok(Box::new(Match::<G>::read(self.0)?))
    }
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
        let mv = text.parse::<G::Move>().map_err(|why| Refusal::new(RefusalCode::BadMove, why))?;
        let events = Match::play(self, seat, mv)?;
        Ok(events.iter().map(|event| Happening::of::<G>(event, self.players())).collect())
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
        let of_one = |part: i32| f64::from(part) / f64::from(CERTAIN);
        let candidate = |choice: &engine::Choice<G::Move>| Candidate {
            mv: choice.mv.to_string(),
            chance: of_one(choice.value),
            share: of_one(choice.share),
        };
        Some(Opinion { mv: thought.mv.to_string(), choices: thought.choices.iter().map(candidate).collect(), nodes: thought.nodes })
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
        let mv = text.parse::<G::Move>().map_err(|why| Refusal::new(RefusalCode::BadMove, why))?;
        let players = self.players();
        let before = hidden(self.state(), players);
        let events = Match::play(self, seat, mv)?;
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
        Match::opening(self).iter().map(|event| Happening::of::<G>(event, self.players())).collect()
    }

    fn story(&self) -> Vec<Step> {
        let mut again = self.at(0);
        let steps = Match::moves(self).iter().map(|(seat, mv)| {
            let events = again.play(*seat, *mv).expect("a move that was made is legal");
            let happened = events.iter().map(|event| Happening::of::<G>(event, self.players())).collect();
            Step { seat: *seat, mv: mv.to_string(), happened }
        });
        steps.collect()
    }

    fn record(&self) -> String {
        Match::record(self)
    }

    fn audit(&self) -> Result<(), String> {
        self.state().audit()
    }
}

/// Whether the seat may make this move now, or why not.
pub(crate) fn check<G: Game>(state: &G, seat: Seat, text: &str) -> Result<(), Refusal> {
    let mv = text.parse::<G::Move>().map_err(|why| Refusal::new(RefusalCode::BadMove, why))?;
    Ok(state.check(seat, mv)?)
}

/// How many things each viewer cannot place, group by group. It shrinks when something comes to light and by nothing else: a card that
/// is laid face down has only changed its place.
fn hidden<G: Secrets>(state: &G, players: u8) -> Vec<Vec<usize>> {
    let sizes = |viewer| state.secrets(viewer).iter().map(Vec::len).collect();
    Viewer::all(players).map(sizes).collect()
}

/// The sentence for a name that no game has.
pub fn no_such_game(name: &str) -> String {
    let names: Vec<&str> = games::editions().iter().map(|edition| edition.name).collect();
    format!("there is no game `{name}`; there are {}", names.join(", "))
}

/// Every option of a table with its value, `first=random rush=on`; `none` where the game has no options.
pub fn all_options<S: Setup>(setup: &S) -> String {
    let options: Vec<String> = setup.edition().options.iter().map(|opt| format!("{}={}", opt.name, setup.option(opt.name))).collect();
    if options.is_empty() { "none".into() } else { options.join(" ") }
}

/// Says what is wrong with a setup, if anything is.
pub fn check_setup(game: &str, players: u8, setup: &str) -> Result<(), Refusal> {
    struct Check<'a>(u8, &'a str);
    impl games::Visitor for Check<'_> {
        type Answer = Result<(), Refusal>;

        fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Self::Answer {
            G::Setup::read(edition, self.0, self.1).map(|_| ()).map_err(|why| Refusal::new(RefusalCode::BadSetup, why))
        }
    }
    let unknown = || Err(Refusal::new(RefusalCode::UnknownGame, no_such_game(game)));
    games::visit(game, Check(players, setup)).unwrap_or_else(unknown)
}

/// The edition of this name.
pub fn edition(game: &str) -> Result<&'static Edition, Refusal> {
    let edition = games::editions().into_iter().find(|edition| edition.name == game);
    edition.ok_or_else(|| Refusal::new(RefusalCode::UnknownGame, no_such_game(game)))
}
