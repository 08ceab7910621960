//! What a game knows about being played well, for players that know no game.
//!
//! Chances of winning are whole numbers out of [`CERTAIN`], since rules and knowledge have no floats: the same position is judged the same on every
//! machine. Nothing here looks behind a secret: players judge states redealt from a view ([`Game::redeal`]), as many as they like. A
//! state's hidden cards are therefore a guess, and no method may treat them as the truth about the table.

use crate::{BySeat, Game, Outcome, Past, Rng, Seat, Viewer};
use serde::{Serialize, Serializer};
use std::fmt::{self, Debug, Display};

/// A chance of one: everything is a share of it.
pub const CERTAIN: i32 = 1 << 16;

/// How good positions and moves look: what every player stands on.
///
/// ```
/// use engine::{CERTAIN, Evaluation, Game, Match, Seat, Seed, Setup};
/// use games::splendor::{self, State};
///
/// let game = Match::<State>::new(splendor::Setup::new(&State::EDITIONS[0], 2), Seed::number(7));
/// let chances = game.state().chances(&State::BEST);
/// let one = chances[Seat::new(0)];
/// assert!((CERTAIN / 3..CERTAIN * 2 / 3).contains(&one), "nobody is far ahead before the first move");
/// ```
pub trait Evaluation: Game {
    /// What a player considers and what it overlooks; weaker characters have a smaller one.
    type Mind: Copy + Debug + Send + Sync + 'static;

    /// The mind that overlooks nothing.
    const BEST: Self::Mind;

    /// How many redealt worlds a player that does not search looks at.
    const GLANCES: u32 = 1;

    /// Each seat's chance to win from here, a shared win counted in shares; together [`CERTAIN`].
    fn chances(&self, mind: &Self::Mind) -> BySeat<i32>;

    /// How good each of these moves of the seat looks at first sight, as its chance to win after it: one number for each, in their order.
    fn weigh(&self, seat: Seat, moves: &[Self::Move], mind: &Self::Mind, weights: &mut Vec<i32>);

    /// A sensible move among these of the seat, found fast: the policy of rollouts.
    fn quick(&self, seat: Seat, moves: &[Self::Move], mind: &Self::Mind, rng: &mut Rng) -> Self::Move;

    /// Whether players may pass over this legal move of the seat, since another one is hardly ever worse and such moves lead nowhere.
    /// It never says so of all moves.
    fn is_idle(&self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }
}

/// Evaluation by a trained network. A game without one leaves this empty.
pub trait Learned: Game {
    /// Whether there is a network.
    const NETWORK: bool = false;

    /// What the network says of this position as far as the viewer can know it: each seat's chance to win, as in [`Evaluation::chances`].
    ///
    /// For these moves of the seat that owes one, the share that each deserves of a search is added to the list, together [`CERTAIN`]; nothing
    /// is added where the network does not tell them apart.
    fn judged(&self, _viewer: Seat, _moves: &[Self::Move], _shares: &mut Vec<i32>) -> Option<BySeat<i32>> {
        None
    }
}

/// How a search walks through determinised worlds: states in which all that a seat cannot know is a guess. A game without chance during play and
/// without hidden moves leaves this empty.
pub trait Worlds: Game {
    /// Redraws everything that the seat cannot know, as [`Game::redeal`] of its view does, or at least what comes to light next.
    fn determinise(&mut self, seat: Seat, rng: &mut Rng) {
        *self = Self::redeal(&self.view(Viewer::Seat(seat)), rng);
    }

    /// What chance has turned up before the viewer's eyes between an earlier state and this one, as a number; 0 if nothing was turned up.
    ///
    /// Two states that come from the same one by the same move and have the same number look the same to the viewer.
    fn turned_up(&self, _before: &Self, _viewer: Seat) -> u64 {
        0
    }

    /// Whether the seat, which owes a move, can make this one, which it could make in a state that looks the same to somebody else.
    fn is_possible(&self, seat: Seat, mv: Self::Move) -> bool {
        self.moves(seat).contains(&mv)
    }

    /// The last move, with who made it and the state before it, as long as somebody cannot know what it was; `None` when all is open.
    fn taken_back(&self) -> Option<(Self, Seat, Self::Move)> {
        None
    }
}

/// The game's own way to decide, where a tree of moves is the wrong one. A game that leaves this empty is searched.
pub trait Strategy: Evaluation {
    /// How often each of the moves in question should be made; `None` leaves the decision to search.
    ///
    /// Ask `more` before each piece of work, a world or a rollout; it counts as a node. When it says no, the answer is due. It may say no at once.
    fn strategy(
        _question: &Question<'_, Self>,
        _mind: &Self::Mind,
        _more: &mut dyn FnMut() -> bool,
        _rng: &mut Rng,
    ) -> Option<Vec<Choice<Self::Move>>> {
        None
    }
}

/// Why a move is good, for hints and reviews. A game that explains nothing has [`NoReason`].
pub trait Explanation: Game {
    /// One reason, as data: a kind with its numbers, pieces and seats. `Display` is what the move does, in English: `brings a noble`.
    type Reason: Clone + Eq + Debug + Display + Serialize + Send + Sync;

    /// What a legal move of the seat does, from facts that the seat can know.
    ///
    /// A fact weighs as much as the move would lose without it; where another move is named, as much as the move would lose of what it is ahead
    /// of that one. The weightiest comes first, and what weighs nothing is left out.
    fn reasons(&self, _seat: Seat, _mv: Self::Move, _ahead_of: Option<Self::Move>) -> Vec<Self::Reason> {
        Vec::new()
    }
}

/// The reason of a game that gives none: there is no such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReason {}

impl Display for NoReason {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Serialize for NoReason {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

/// A game that can be played well: all of the above, and who plays it.
pub trait Knowledge: Evaluation + Learned + Worlds + Strategy + Explanation {
    /// Five characters, from a child's opponent to the strongest.
    const CHARACTERS: &'static [Character<Self::Mind>; 5];
}

/// What a player is asked.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// All that the seat may know.
    pub view: &'a G::View,
    /// Which seat.
    pub seat: Seat,
    /// What it may do: at least one move.
    pub moves: &'a [G::Move],
    /// What all have seen before, for players that learn from how others play.
    pub past: Past<'a, G>,
}

/// A move with what a player thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// The chance to win with it, out of [`CERTAIN`].
    pub value: i32,
    /// How much of the player's thought or of a mixed strategy went to it: a share of [`CERTAIN`].
    pub share: i32,
}

/// A player with a name.
#[derive(Debug)]
pub struct Character<M: 'static> {
    /// Its name.
    pub name: &'static str,
    /// One sentence on how it plays.
    pub about: &'static str,
    /// What it considers.
    pub mind: M,
    /// How it decides.
    pub thinks: Thinks,
    /// Moves that look worse than the best by no more than this are as good to it: the care it takes, in chances to win.
    pub slack: i32,
}

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinks {
    /// By what each move looks like at first sight.
    AtOnce,
    /// By search, within the budget and at most this many nodes.
    Search {
        /// The most nodes.
        nodes: u64,
    },
    /// The same, following the game's trained network.
    Network {
        /// The most nodes.
        nodes: u64,
    },
}

impl Thinks {
    /// The most positions that it looks at, whatever the budget: none where it decides at first sight.
    pub const fn most_nodes(self) -> u64 {
        match self {
            Thinks::AtOnce => 0,
            Thinks::Search { nodes } | Thinks::Network { nodes } => nodes,
        }
    }
}

impl Outcome {
    /// The win, divided among the winners.
    pub fn chances(&self) -> BySeat<i32> {
        let winners = self.winners();
        BySeat::from_fn(|seat| if winners.contains(seat) { CERTAIN / winners.len() as i32 } else { 0 })
    }
}
