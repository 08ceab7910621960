//! Who cannot place what, derived from S29, S30 and R12 and not from the gates: the laws of secrecy compare the two.

use super::money::Cards;
use super::state::{Phase, State};
use engine::laws::Secrets;
use engine::{Seat, Viewer};

/// A hidden thing, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// A card of this value in a hand.
    Hand(Seat, u8),
    /// A card of this value in a deck, drawn this many stages from now.
    Deck(Seat, usize, u8),
    /// Which card laid in this round, by order.
    FaceDown(usize),
    /// A card of this value, discarded unseen.
    Unseen(Seat, u8),
    /// The draws of a future round.
    Draws(usize),
}

impl Secrets for State {
    type Token = Token;

    fn secrets(&self, viewer: Viewer) -> Vec<Vec<Token>> {
        let mut groups: Vec<Vec<Token>> = Seat::all(self.setup.players).map(|seat| self.hidden_money(seat, viewer)).collect();
        // S30: the order of the pouch.
        let last = usize::from(3 * self.setup.rounds());
        groups.push((usize::from(self.round) + 1..last).map(Token::Draws).collect());
        groups
    }

    fn swap(&mut self, one: Token, other: Token) {
        if let (Token::Draws(one), Token::Draws(other)) = (one, other) {
            return self.draws.swap(one, other);
        }
        let (first, second) = (self.take(one), self.take(other));
        self.put(one, second);
        self.put(other, first);
    }

    /// The numbers behind future draws are not cards: any number will do.
    fn placed(&self) -> State {
        State { draws: Default::default(), ..self.clone() }
    }
}

impl State {
    /// S30: another player's hand, the cards laid face down, and every deck's order, a player's own too. R12: what others discarded unseen,
    /// until the game is over.
    fn hidden_money(&self, seat: Seat, viewer: Viewer) -> Vec<Token> {
        let in_deck = (0..2).flat_map(|stage| self.decks[seat][stage].iter().map(move |card| Token::Deck(seat, stage, card)));
        let mut hidden: Vec<Token> = in_deck.collect();
        if viewer.is(seat) {
            return hidden;
        }
        hidden.extend(self.hands[seat].iter().map(|card| Token::Hand(seat, card)));
        let laid = (0..usize::from(self.laid)).filter(|index| self.bids[*index].seat == seat);
        hidden.extend(laid.map(Token::FaceDown));
        if self.phase != Phase::Over {
            hidden.extend(self.unseen[seat].iter().map(|card| Token::Unseen(seat, card)));
        }
        hidden
    }

    /// Takes the card away, leaving a gap, and returns it.
    fn take(&mut self, token: Token) -> u8 {
        match token {
            Token::Hand(seat, card) => taken(&mut self.hands[seat], card),
            Token::Deck(seat, stage, card) => taken(&mut self.decks[seat][stage], card),
            Token::Unseen(seat, card) => {
                self.played[seat].remove(card);
                taken(&mut self.unseen[seat], card)
            }
            Token::FaceDown(index) => {
                self.played[self.bids[index].seat].remove(self.bids[index].card);
                std::mem::take(&mut self.bids[index].card)
            }
            Token::Draws(round) => panic!("the draws of round {round} are no card"),
        }
    }

    /// Puts a card into the gap.
    fn put(&mut self, token: Token, card: u8) {
        match token {
            Token::Hand(seat, _) => self.hands[seat].add(card),
            Token::Deck(seat, stage, _) => self.decks[seat][stage].add(card),
            Token::Unseen(seat, _) => {
                self.played[seat].add(card);
                self.unseen[seat].add(card);
            }
            Token::FaceDown(index) => {
                self.played[self.bids[index].seat].add(card);
                self.bids[index].card = card;
            }
            Token::Draws(round) => panic!("the draws of round {round} are no card"),
        }
    }
}

fn taken(pile: &mut Cards, card: u8) -> u8 {
    pile.remove(card);
    card
}
