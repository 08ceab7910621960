//! The trait that every game implements and everything else is generic over.

use crate::{BadDeal, Edition, Fault, Outcome, Rng, Seat, Seats, Setup, Unreadable, Viewer};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A list of moves on the stack. No position has more (the ways to pay in Splendor come closest).
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
    /// The version of the rules. Raise it when an old record would play differently.
    const RULES: u32;
    /// The names under which the game is offered.
    const EDITIONS: &'static [Edition];
    /// The possible endings, each with a golden record.
    const ENDINGS: &'static [&'static str];

    /// The options the table agreed on.
    type Setup: Setup;
    /// All chance in one game, written by `Display` and read by [`Game::read_deal`].
    type Deal: Clone + Eq + Debug + Display + Send + Sync;
    /// One decision: a few bytes, printed and parsed in the game's notation.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Something that happened, with nothing hidden.
    type Event: Clone + Debug + Send + Sync;
    /// An event as one viewer sees it; `Display` is an English sentence.
    type Seen: Clone + Eq + Debug + Display + Serialize + Send + Sync;
    /// Everything one viewer may know; `Display` is the board as text.
    type View: Clone + Eq + Debug + Display + Serialize + Send + Sync;

    /// Draws a deal.
    fn shuffle(setup: &Self::Setup, rng: &mut Rng) -> Self::Deal;

    /// Reads a deal for this setup, or says what is wrong with it.
    fn read_deal(setup: &Self::Setup, text: &str) -> Result<Self::Deal, BadDeal>;

    /// The position before the first move.
    fn start(setup: &Self::Setup, deal: &Self::Deal) -> Self;

    /// The options the table agreed on.
    fn setup(&self) -> &Self::Setup;

    /// The seats that owe a move: usually one, several where play is simultaneous, none when the game is over.
    fn waiting_for(&self) -> Seats;

    /// Adds the seat's legal moves to the list, in a fixed order without repetition; none if the seat owes no move.
    fn legal(&self, seat: Seat, moves: &mut Moves<Self::Move>);

    /// Makes a move that is known to be legal, and reports what happens.
    fn apply(&mut self, seat: Seat, mv: Self::Move, tell: &mut impl FnMut(Self::Event));

    /// Reports what happens before the first move: hands are drawn, cards are laid out. Called on the position from [`Game::start`].
    fn opening(&self, _tell: &mut impl FnMut(Self::Event)) {}

    /// Where the notation has two ways to write one decision, the legal one; otherwise the move itself.
    fn meant(&self, _seat: Seat, mv: Self::Move) -> Self::Move {
        mv
    }

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as this viewer sees it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// A state with exactly this view and everything hidden redrawn, each possibility equally likely.
    fn redeal(view: &Self::View, rng: &mut Rng) -> Self;

    /// The whole board as text, secrets included, for referees.
    fn board(&self) -> String;

    /// Reports anything missing, duplicated or out of bounds.
    fn audit(&self) -> Result<(), Fault>;

    /// The seat's legal moves.
    fn moves(&self, seat: Seat) -> Moves<Self::Move> {
        let mut moves = Moves::new();
        self.legal(seat, &mut moves);
        moves
    }

    /// Whether the seat may make this move now, or why not. Legality is decided here and nowhere else.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refused> {
        match self.waiting_for() {
            nobody if nobody.is_empty() => Err(Refused::Over),
            waiting if !waiting.contains(seat) => Err(Refused::NotYourTurn),
            _ if !self.moves(seat).contains(&self.meant(seat, mv)) => Err(Refused::Illegal),
            _ => Ok(()),
        }
    }

    /// Makes a move if it is legal; otherwise changes nothing.
    fn play(&mut self, seat: Seat, mv: Self::Move, tell: &mut impl FnMut(Self::Event)) -> Result<(), Refused> {
        self.check(seat, mv)?;
        self.apply(seat, self.meant(seat, mv), tell);
        Ok(())
    }

    /// A random legal move: a random seat that owes one, then a random move of that seat.
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

    /// The edition with this name, if the game has it.
    fn edition(name: &str) -> Option<&'static Edition> {
        Self::EDITIONS.iter().find(|edition| edition.name == name)
    }
}

/// Why a move was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game has ended.
    Over,
    /// The seat owes no move now.
    NotYourTurn,
    /// The seat owes a move, but not this one.
    Illegal,
}

impl Refused {
    /// A word for programs; it never changes.
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
