//! How to play a game well, for bots that know no game.
//!
//! Winning chances are integers out of [`CERTAIN`], since rules and knowledge have no floats: the same position evaluates the same on every
//! machine. Nothing here sees a secret: players evaluate states redealt from a view ([`Game::redeal`]), as many as they like. A
//! state's hidden cards are therefore a guess, and no method may treat them as the truth.

use crate::{BySeat, Game, Outcome, Past, Rng, Seat, Sketched, Tallied, Viewer};
use serde::{Serialize, Serializer};
use std::fmt::{self, Debug, Display};

/// A chance of 1; all chances are fractions of it.
pub const CERTAIN: i32 = 1 << 16;

/// How good positions and moves look. Every player builds on this.
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
    /// What a player takes into account; weaker characters overlook more.
    type Mind: Copy + Debug + Send + Sync + 'static;

    /// The mind that overlooks nothing.
    const BEST: Self::Mind;

    /// How many redealt worlds a player that does not search looks at.
    const GLANCES: u32 = 1;

    /// Each seat's winning chance, a shared win counted in shares; they add up to [`CERTAIN`].
    fn chances(&self, mind: &Self::Mind) -> BySeat<i32>;

    /// The seat's winning chance after each of these moves, without search, in the order of the moves.
    fn weigh(&self, seat: Seat, moves: &[Self::Move], mind: &Self::Mind, weights: &mut Vec<i32>);

    /// A sensible move among these, found fast: the rollout policy.
    fn quick(&self, seat: Seat, moves: &[Self::Move], mind: &Self::Mind, rng: &mut Rng) -> Self::Move;

    /// Whether players may ignore this legal move, because another is hardly ever worse and such moves lead nowhere.
    /// Never true of all moves.
    fn is_idle(&self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }
}

/// Evaluation by a trained network. A game without one leaves this empty.
pub trait Learned: Game {
    /// Whether there is a network that evaluates positions for a search.
    const NETWORK: bool = false;

    /// The network's winning chances for a position as the viewer knows it, as in [`Evaluation::chances`].
    ///
    /// For these moves of the seat that owes one, also adds their priors to the list, together [`CERTAIN`]; adds nothing
    /// if the network does not tell them apart.
    fn judged(&self, _viewer: Seat, _moves: &[Self::Move], _shares: &mut Vec<i32>) -> Option<BySeat<i32>> {
        None
    }

    /// A network's mixed strategy for the seat that owes a move, where a rival who can foresee a move can answer it.
    ///
    /// Adds to the list how often to make each of these moves, together [`CERTAIN`] or a little less, and returns the seat's winning chance.
    /// `None` without such a network, or at a table that it has not learnt.
    fn mixture(&self, _seat: Seat, _moves: &[Self::Move], _shares: &mut Vec<i32>) -> Option<i32> {
        None
    }

    /// What turns the chance that a deep search with the network gives the seat to move into how often that seat wins. Follows from what
    /// everyone sees.
    fn correction(&self) -> Correction {
        Correction::NONE
    }
}

/// A correction of chances on the scale of log-odds (Platt scaling).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// What the log-odds are multiplied by, in parts of [`Correction::ONE`]: more than one moves chances away from a half.
    pub factor: i32,
    /// What is then added to them, in the same parts.
    pub offset: i32,
}

impl Correction {
    /// The unit of both numbers.
    pub const ONE: i32 = 1000;

    /// Chances are taken at their word.
    pub const NONE: Correction = Correction { factor: Correction::ONE, offset: 0 };
}

/// How a search walks through determinised worlds: states in which everything a seat cannot know is a guess. A game without chance during play and
/// without hidden moves leaves this empty.
pub trait Worlds: Game {
    /// Redraws everything that the seat cannot know, as [`Game::redeal`] of its view does, or at least what is revealed next.
    fn determinise(&mut self, seat: Seat, rng: &mut Rng) {
        *self = Self::redeal(&self.view(Viewer::Seat(seat)), rng);
    }

    /// What chance revealed to the viewer between an earlier state and this one, as a number; 0 if nothing was revealed.
    ///
    /// Two states that follow from the same one by the same move and have the same number look the same to the viewer.
    fn turned_up(&self, _before: &Self, _viewer: Seat) -> u64 {
        0
    }

    /// Whether the seat, which owes a move, can make this one, which was possible in a state that looks the same to someone else.
    fn is_possible(&self, seat: Seat, mv: Self::Move) -> bool {
        self.moves(seat).contains(&mv)
    }

    /// The last move, who made it and the state before it, while someone cannot know what it was; `None` when everything is open.
    fn taken_back(&self) -> Option<(Self, Seat, Self::Move)> {
        None
    }
}

/// The game's own way to decide, where a tree of moves is the wrong tool. A game that leaves this empty is searched.
pub trait Strategy: Evaluation {
    /// How often each of the given moves should be made; `None` leaves the decision to search.
    ///
    /// Call `more` before each unit of work, a world or a rollout; it counts as a node. Return when it says no, which may be at once.
    fn strategy(
        _question: &Question<'_, Self>,
        _mind: &Self::Mind,
        _more: &mut dyn FnMut() -> bool,
        _rng: &mut Rng,
    ) -> Option<Vec<Choice<Self::Move>>> {
        None
    }
}

/// Why a move is good, for hints and reviews. A game without explanations uses [`NoReason`].
pub trait Explanation: Game {
    /// One reason, as data: a kind with its numbers, pieces and seats. `Display` says in English what the move does: `brings a noble`.
    type Reason: Clone + Eq + Debug + Display + Serialize + Send + Sync;

    /// What a legal move of the seat achieves, from facts that the seat can know.
    ///
    /// A fact weighs what the move would lose without it; if another move is given, what the move would lose of its lead
    /// over that one. The heaviest comes first, and weightless facts are left out.
    fn reasons(&self, _seat: Seat, _mv: Self::Move, _ahead_of: Option<Self::Move>) -> Vec<Self::Reason> {
        Vec::new()
    }

    /// What puzzles of the game can be about, as words; empty if it has none.
    const THEMES: &'static [&'static str] = &[];

    /// What a puzzle is about whose solution is this legal move of the seat: one of [`Explanation::THEMES`], from facts that the seat
    /// can know and from the reasons for the move, the heaviest first.
    fn theme(&self, _seat: Seat, _mv: Self::Move, _reasons: &[Self::Reason]) -> Option<&'static str> {
        None
    }
}

/// The reason type of a game that gives none: it has no values.
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

/// A game that can be played well: all of the above, what is counted and pictured of it, and its characters.
pub trait Knowledge: Evaluation + Learned + Worlds + Strategy + Explanation + Tallied + Sketched {
    /// Five characters, from a child's opponent to the strongest.
    const CHARACTERS: &'static [Character<Self::Mind>; 5];
}

/// The question a player must answer.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// Everything the seat may know.
    pub view: &'a G::View,
    /// Which seat.
    pub seat: Seat,
    /// The legal moves: at least one.
    pub moves: &'a [G::Move],
    /// What everyone has seen so far, for players that learn from others' play.
    pub past: Past<'a, G>,
}

/// A move and what a player thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// The winning chance with it, out of [`CERTAIN`].
    pub value: i32,
    /// Its share of the search or of a mixed strategy, out of [`CERTAIN`].
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
    /// Moves at most this much worse than the best count as equally good to it, in winning chances: with two players, with three, and with more.
    pub slack: [i32; 3],
}

impl<M> Character<M> {
    /// How much worse than the best a move may be, among this many players.
    pub fn slack(&self, players: u8) -> i32 {
        among(players, self.slack)
    }
}

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinks {
    /// By search, within the budget and at most this many nodes.
    Search {
        /// The most nodes with two players, with three, and with more; 0 decides by the prior of each move, without search.
        nodes: [u64; 3],
    },
    /// By search with the game's trained network.
    Network {
        /// The most nodes with two players, with three, and with more.
        nodes: [u64; 3],
    },
}

impl Thinks {
    /// Decides without search, among any number of players.
    pub const AT_ONCE: Thinks = Thinks::Search { nodes: [0; 3] };

    /// The most positions it looks at among this many players, whatever the budget: 0 if it does not search.
    pub fn most_nodes(self, players: u8) -> u64 {
        match self {
            Thinks::Search { nodes } | Thinks::Network { nodes } => among(players, nodes),
        }
    }
}

/// Of what is given for two players, for three, and for more.
fn among<T: Copy>(players: u8, given: [T; 3]) -> T {
    given[usize::from(players.clamp(2, 4)) - 2]
}

impl Outcome {
    /// The win, split among the winners.
    pub fn chances(&self) -> BySeat<i32> {
        let winners = self.winners();
        BySeat::from_fn(|seat| if winners.contains(seat) { CERTAIN / winners.len() as i32 } else { 0 })
    }
}
