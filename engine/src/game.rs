//! The trait that every game implements, and that everything else is generic over.

use crate::{BadDeal, Edition, Fault, Outcome, Rng, Seat, Seats, Setup, Unreadable, Viewer};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A list of moves on the stack. No game has a position with more (Splendor's splits of a payment come nearest).
pub type Moves<M> = ArrayVec<M, 640>;

/// The full state of a game: flat, no heap, cheap to clone.
///
/// All chance is in the deal: after [`Game::start`] a game is a pure function of its moves. A turn with several decisions is several
/// moves by the same seat. What a viewer may know passes through [`Game::view`] and [`Game::seen`], and nothing else.
///
/// ```
/// use engine::{Game, Refused, Rng, Seed, Setup, Viewer};
/// use games::toy::{self, State};
///
/// let setup = toy::Setup::new(&State::EDITIONS[0], 2);
/// let deal = State::shuffle(&setup, &mut Rng::new(Seed::number(7)));
/// let mut state = State::start(&setup, &deal);
///
/// let seat = state.waiting_for().first().expect("the game has begun");
/// let other = seat.next(2);
/// let moves = state.moves(seat);
/// assert_eq!(state.check(other, moves[0]), Err(Refused::NotYourTurn));
///
/// // Everybody sees that a card was laid; what is hidden from a viewer is not in the view.
/// state.play(seat, moves[0], &mut |event| println!("{}", State::seen(&event, Viewer::Public)))?;
/// assert_ne!(state.view(Viewer::Seat(seat)), state.view(Viewer::Seat(other)));
/// # Ok::<(), Refused>(())
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The version of the rules. A change after which an old record would play differently raises it.
    const RULES: u32;
    /// The names under which the game is offered.
    const EDITIONS: &'static [Edition];
    /// What can decide a game, each with a golden record.
    const ENDINGS: &'static [&'static str];

    /// What the table agreed on.
    type Setup: Setup;
    /// All chance of one game, as text by `Display` and [`Game::read_deal`].
    type Deal: Clone + Eq + Debug + Display + Send + Sync;
    /// One decision: a few bytes, printed and parsed in the game's notation.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Something that happened, in full.
    type Event: Clone + Debug + Send + Sync;
    /// An event as one viewer learns of it; `Display` is a sentence in English.
    type Seen: Clone + Eq + Debug + Display + Serialize + Send + Sync;
    /// All that one viewer may know; `Display` is the board as text.
    type View: Clone + Eq + Debug + Display + Serialize + Send + Sync;

    /// Draws a deal.
    fn shuffle(setup: &Self::Setup, rng: &mut Rng) -> Self::Deal;

    /// Reads a deal for this setup, or says what is wrong with it.
    fn read_deal(setup: &Self::Setup, text: &str) -> Result<Self::Deal, BadDeal>;

    /// The position before the first move.
    fn start(setup: &Self::Setup, deal: &Self::Deal) -> Self;

    /// What the table agreed on.
    fn setup(&self) -> &Self::Setup;

    /// The seats that owe a move: one as a rule, several where play is at the same time, nobody when the game is over.
    fn waiting_for(&self) -> Seats;

    /// Adds the seat's legal moves to the list, in a fixed order, each once; none if the seat owes no move.
    fn legal(&self, seat: Seat, moves: &mut Moves<Self::Move>);

    /// Makes a move that is known to be legal, and tells what happens.
    fn apply(&mut self, seat: Seat, mv: Self::Move, tell: &mut impl FnMut(Self::Event));

    /// Tells what all see happen before the first move: hands are drawn, cards are laid out. Asked of the position of [`Game::start`].
    fn opening(&self, _tell: &mut impl FnMut(Self::Event)) {}

    /// The legal move that this one is another way to write, where the notation has two for one decision; the move itself elsewhere.
    fn meant(&self, _seat: Seat, mv: Self::Move) -> Self::Move {
        mv
    }

    /// The end, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as this viewer learns of it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// Some state that has exactly this view, with everything hidden redrawn, each possibility equally likely.
    fn redeal(view: &Self::View, rng: &mut Rng) -> Self;

    /// The whole board as text, secrets included: for referees.
    fn board(&self) -> String;

    /// Says which thing is missing, doubled or out of bounds, if any is.
    fn audit(&self) -> Result<(), Fault>;

    /// The seat's legal moves.
    fn moves(&self, seat: Seat) -> Moves<Self::Move> {
        let mut moves = Moves::new();
        self.legal(seat, &mut moves);
        moves
    }

    /// Whether the seat may make this move now, or why not: the one place that says so.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refused> {
        match self.waiting_for() {
            nobody if nobody.is_empty() => Err(Refused::Over),
            waiting if !waiting.contains(seat) => Err(Refused::NotYourTurn),
            _ if !self.moves(seat).contains(&self.meant(seat, mv)) => Err(Refused::Illegal),
            _ => Ok(()),
        }
    }

    /// Makes a move if it is legal, and changes nothing if it is not.
    fn play(&mut self, seat: Seat, mv: Self::Move, tell: &mut impl FnMut(Self::Event)) -> Result<(), Refused> {
        self.check(seat, mv)?;
        self.apply(seat, self.meant(seat, mv), tell);
        Ok(())
    }

    /// Some legal move of some seat that owes one, each seat and then each move equally likely.
    #[inline(always)] // the body of every rollout's loop
    fn random_move(&self, rng: &mut Rng, moves: &mut Moves<Self::Move>) -> Option<(Seat, Self::Move)> {
        let waiting = self.waiting_for();
        let mut seat = waiting.first()?;
        if waiting.are_several() {
            seat = waiting.iter().nth(rng.below(waiting.len() as u32) as usize)?;
        }
        moves.clear();
        self.legal(seat, moves);
        Some((seat, rng.pick(moves)))
    }

    /// The edition of this name, if the game has it.
    fn edition(name: &str) -> Option<&'static Edition> {
        Self::EDITIONS.iter().find(|edition| edition.name == name)
    }
}

/// Why a move was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game has ended.
    Over,
    /// The seat has no move to make now.
    NotYourTurn,
    /// The seat owes a move, but not this one.
    Illegal,
}

impl Refused {
    /// A word for programs that never changes.
    pub fn code(self) -> &'static str {
        match self {
            Refused::Over => "over",
            Refused::NotYourTurn => "not-your-turn",
            Refused::Illegal => "illegal-move",
        }
    }
}

impl std::error::Error for Refused {}

impl Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Refused::Over => "the game is over",
            Refused::NotYourTurn => "this seat owes no move now",
            Refused::Illegal => "that is not among the seat's legal moves",
        })
    }
}
