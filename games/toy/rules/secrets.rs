//! Who cannot place what, derived from T7 and not from the gates: the laws of secrecy compare the two.

use super::cards::NONE;
use super::state::State;
use engine::laws::Secrets;
use engine::{Seat, Setup as _, Viewer};

/// A hidden thing, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// The card at this place of a hand.
    Hand(Seat, usize),
    /// The card that this seat laid face down.
    Laid(Seat),
    /// A card out of the game.
    Out(usize),
    /// The stake of a round.
    Stake(usize),
}

impl Secrets for State {
    type Token = Token;

    fn secrets(&self, viewer: Viewer) -> Vec<Vec<Token>> {
        let others = Seat::all(self.setup.players()).filter(|seat| !viewer.is(*seat));
        let mut cards: Vec<Token> = others.flat_map(|seat| [Token::Hand(seat, 0), Token::Hand(seat, 1), Token::Laid(seat)]).collect();
        cards.extend((0..self.out.len()).map(Token::Out));
        cards.retain(|token| *self.clone().place(*token) != NONE);
        let next = usize::from(self.round) + usize::from(!self.is_over());
        vec![cards, (next..self.stakes.len()).map(Token::Stake).collect()]
    }

    fn swap(&mut self, one: Token, other: Token) {
        let (first, second) = (*self.place(one), *self.place(other));
        *self.place(one) = second;
        *self.place(other) = first;
    }

    /// The order within a hand and of the cards out of the game means nothing.
    fn placed(&self) -> State {
        let mut placed = self.clone();
        placed.out.sort_unstable();
        Seat::all(self.setup.players()).for_each(|seat| placed.hands[seat].sort_unstable());
        placed
    }
}

impl State {
    fn place(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Hand(seat, index) => &mut self.hands[seat][index],
            Token::Laid(seat) => &mut self.laid[seat],
            Token::Out(index) => &mut self.out[index],
            Token::Stake(round) => &mut self.stakes[round],
        }
    }
}
