//! Positions for tests: dealt from stacked decks, played in notation, or, for late positions, assembled.

use super::cards::CARDS;
use super::event::Event;
use super::gems::{Gem, Gems};
use super::moves::Slot;
use super::setup::Setup;
use super::state::State;
use engine::{Game, Seat, Setup as _};

pub(crate) fn setup(players: u8, options: &str) -> Setup {
    Setup::read(&State::EDITIONS[0], players, options).expect("a table")
}

/// Seat 1 begins. The named cards are on top of their decks, so the first four of a level are open at places 1 to 4; the others follow by number.
pub(crate) fn table(players: u8, cards: &[u8], nobles: &str) -> State {
    let setup = setup(players, "first=1");
    let level = |level: u8| {
        let named = cards.iter().copied().filter(|card| CARDS[usize::from(*card)].level == level);
        let others = (1..=90).filter(|card| CARDS[usize::from(*card)].level == level && !cards.contains(card));
        named.chain(others).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    let deal = format!("first 1 level1 {} level2 {} level3 {} nobles {nobles}", level(1), level(2), level(3));
    State::start(&setup, &State::read_deal(&setup, &deal).expect("a deal"))
}

pub(crate) fn plain(players: u8) -> State {
    table(players, &[], ["1 2 3", "1 2 3 4", "1 2 3 4 5"][usize::from(players) - 2])
}

/// Plays `1 take wbg, 2 take rr` and returns what happened.
pub(crate) fn play(state: &mut State, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in moves.split(", ") {
        let (seat, mv) = line.split_once(' ').expect("seat and move");
        let (seat, mv) = (seat.parse().expect("a seat"), mv.parse().unwrap_or_else(|no| panic!("{line}: {no}")));
        state.play(seat, mv, &mut |event| events.push(event)).unwrap_or_else(|no| panic!("{line}: {no}\n{}", state.board()));
        state.audit().unwrap_or_else(|fault| panic!("after {line}: {fault}"));
    }
    events
}

/// The moves offered to the seat to move that start with this.
pub(crate) fn offered(state: &State, beginning: &str) -> Vec<String> {
    let seat = state.waiting_for().first().expect("a game that is not over");
    state.moves(seat).iter().map(ToString::to_string).filter(|mv| mv.starts_with(beginning)).collect()
}

pub(crate) fn is_offered(state: &State, mv: &str) -> bool {
    offered(state, "").iter().any(|offered| offered == mv)
}

pub(crate) fn gems(letters: &str) -> Gems {
    letters.chars().fold(Gems::NONE, |gems, letter| gems + Gems::of(Gem::of_letter(letter).expect("a letter of the notation"), 1))
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Builds positions that are too late in the game to be played out in a test, by moving things, never by creating them.
impl State {
    /// Moves tokens from the bank to a seat.
    pub(crate) fn hold(mut self, number: usize, tokens: &str) -> State {
        self.bank -= gems(tokens);
        self.seats[seat(number)].tokens += gems(tokens);
        self
    }

    /// Moves these cards to a seat's bought cards.
    pub(crate) fn own(mut self, number: usize, cards: &[u8]) -> State {
        for card in cards {
            self.bring_to_top(*card);
            self.decks.draw(CARDS[usize::from(*card)].level);
            self.seats[seat(number)].buy(*card);
        }
        self
    }

    /// Moves level-1 cards without points to a seat, by the colours of their bonuses.
    pub(crate) fn bonuses(self, number: usize, colours: &str) -> State {
        colours.chars().fold(self, |state, letter| {
            let bought = Seat::all(4).flat_map(|seat| state.seats[seat].bought.iter().collect::<Vec<_>>()).collect::<Vec<_>>();
            let fits = |card: &u8| {
                let facts = CARDS[usize::from(*card)];
                facts.level == 1 && facts.points == 0 && facts.bonus.letter() == letter && !bought.contains(card)
            };
            let is_open = |card: &u8| Slot::all().any(|place| state.market.card(place) == *card);
            let card = (1..=40).filter(fits).min_by_key(is_open).expect("another such card");
            state.own(number, &[card])
        })
    }

    /// Moves a card to a seat's hand.
    pub(crate) fn in_hand(mut self, number: usize, card: u8, blind: bool) -> State {
        self.bring_to_top(card);
        self.decks.draw(CARDS[usize::from(card)].level);
        self.seats[seat(number)].reserve(card, blind);
        self
    }

    /// Moves a card to an open place, and the one there to the top of the deck.
    pub(crate) fn open(mut self, place: usize, card: u8) -> State {
        self.bring_to_top(card);
        let before = self.market.card(Slot::new(place));
        self.market.lay(Slot::new(place), card);
        *self.decks.level_mut(CARDS[usize::from(card)].level).last_mut().expect("a card in the deck") = before;
        self
    }

    /// Gives all cards of a deck to a seat as bought, for free.
    pub(crate) fn without_deck(mut self, level: u8, number: usize) -> State {
        while self.decks.left(level) > 0 {
            let card = self.decks.draw(level);
            self.seats[seat(number)].buy(card);
        }
        self
    }

    pub(crate) fn turn_of(mut self, number: usize) -> State {
        self.turn = seat(number);
        self
    }

    pub(crate) fn begun_by(mut self, number: usize) -> State {
        self.first = seat(number);
        self
    }

    fn bring_to_top(&mut self, card: u8) {
        let open = Slot::all().find(|place| self.market.card(*place) == card);
        let deck = self.decks.level_mut(CARDS[usize::from(card)].level);
        let top = deck.len() - 1;
        if let Some(place) = open {
            let covered = std::mem::replace(&mut deck[top], card);
            self.market.lay(place, covered);
        } else {
            let at = deck.iter().position(|other| *other == card).expect("a card that nobody has");
            deck.swap(at, top);
        }
    }

    pub(crate) fn tokens(&self, number: usize) -> Gems {
        self.seats[seat(number)].tokens
    }

    pub(crate) fn points(&self, number: usize) -> u8 {
        self.seats[seat(number)].points
    }

    pub(crate) fn result(&self) -> String {
        self.outcome().expect("the end").to_string()
    }
}
