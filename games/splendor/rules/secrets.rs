//! Who cannot place what, derived from P13 and not from the gates: the laws of secrecy compare the two.

use super::cards::{CARDS, HAND, LEVELS, NONE};
use super::state::State;
use engine::laws::Secrets;
use engine::{Seat, Setup as _, Viewer};

/// A hidden card, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// In the deck of this level, 1 to 3, at this height, the lowest card at 0.
    Deck(u8, usize),
    /// In this seat's hand, at this index.
    Hand(Seat, usize),
}

impl Secrets for State {
    type Token = Token;

    /// A group for each level: its deck, whose order nobody knows, and the cards that others reserved from it blind. The backs differ from
    /// level to level, so cards of different levels are never swapped.
    fn secrets(&self, viewer: Viewer) -> Vec<Vec<Token>> {
        (1..=LEVELS as u8).map(|level| self.hidden_cards(level, viewer)).collect()
    }

    fn swap(&mut self, one: Token, other: Token) {
        let (first, second) = (*self.place(one), *self.place(other));
        *self.place(one) = second;
        *self.place(other) = first;
    }
}

impl State {
    fn hidden_cards(&self, level: u8, viewer: Viewer) -> Vec<Token> {
        let deck = (0..self.decks.level(level).len()).map(|height| Token::Deck(level, height));
        let others = Seat::all(self.setup.players()).filter(|seat| !viewer.is(*seat));
        let hands = others.flat_map(|seat| (0..HAND).map(move |index| (seat, index)));
        let blind = hands.filter(|(seat, index)| {
            let reserved = self.seats[*seat].reserved[*index];
            reserved.card != NONE && reserved.blind && CARDS[usize::from(reserved.card)].level == level
        });
        deck.chain(blind.map(|(seat, index)| Token::Hand(seat, index))).collect()
    }

    fn place(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Deck(level, height) => &mut self.decks.level_mut(level)[height],
            Token::Hand(seat, index) => &mut self.seats[seat].reserved[index].card,
        }
    }
}
