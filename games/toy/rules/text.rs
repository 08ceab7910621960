//! The notation, and the board as text.
//!
//! Move: `lay 5`. Deal: `first 2 cards 1 2 3 4 5 6 7 stakes 1 1 2`.

use super::cards::{HAND, HIGHEST, STAKES};
use super::moves::Move;
use super::state::{Deal, State};
use super::view::{SeatView, Seen, View};
use engine::{Game, Seat, Unreadable, Viewer};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0)
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let card = text.strip_prefix("lay ").and_then(|card| card.parse().ok());
        card.map(Move).ok_or_else(|| "a move is `lay CARD`".into())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "first {} cards {} stakes {}", self.first, words(&self.cards), words(&self.stakes))
    }
}

pub(crate) fn read_deal(players: u8, first: Option<Seat>, text: &str) -> Result<Deal, String> {
    let form = "a deal is `first SEAT cards` with 1 to 7 in some order, then `stakes` with 1 1 2 in some order";
    let (seat, rest) = text.strip_prefix("first ").and_then(|rest| rest.split_once(" cards ")).ok_or(form)?;
    let (cards, stakes) = rest.split_once(" stakes ").ok_or(form)?;
    let seat: Seat = seat.parse()?;
    if seat.index() >= players.into() || first.is_some_and(|first| first != seat) {
        return Err(format!("seat {seat} cannot be first at this table"));
    }
    let cards: Vec<u8> = numbers(cards).ok_or(form)?;
    let stakes: Vec<u8> = numbers(stakes).ok_or(form)?;
    let sorted = |numbers: &[u8]| {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted
    };
    if sorted(&cards).into_iter().ne(1..=HIGHEST) || sorted(&stakes) != STAKES {
        return Err(form.into());
    }
    let fits = "the number of cards was checked";
    Ok(Deal { first: seat, cards: cards.try_into().expect(fits), stakes: stakes.try_into().expect(fits) })
}

pub(crate) fn board(state: &State) -> String {
    let hands = Seat::all(3).take(state.view(Viewer::Public).seats.len()).map(|seat| format!("{}", state.view(Viewer::Seat(seat))));
    hands.collect::<Vec<_>>().join("\n")
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} of 2, stakes {}", (self.round + 1).min(2), words(&self.stakes))?;
        self.seats.iter().try_for_each(|seat| write_seat(f, seat))
    }
}

fn write_seat(f: &mut fmt::Formatter<'_>, seat: &SeatView) -> fmt::Result {
    let hand = seat.hand.as_deref().map_or(format!("{} cards", seat.hand_size), words);
    let laid = match (seat.laid, seat.has_laid) {
        (Some(card), _) => format!(", laid {card} face down"),
        (None, true) => ", laid a card face down".into(),
        (None, false) => String::new(),
    };
    writeln!(f, "seat {}: {} points, hand {hand}{laid}, played {}", seat.seat, seat.points, words(&seat.played))
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Dealt { seat, cards: Some(cards) } => write!(f, "Seat {seat} is dealt {}.", words(cards)),
            Seen::Dealt { seat, cards: None } => write!(f, "Seat {seat} is dealt {HAND} cards."),
            Seen::Laid { seat, card: Some(card) } => write!(f, "Seat {seat} lays the {card} face down."),
            Seen::Laid { seat, card: None } => write!(f, "Seat {seat} lays a card face down."),
            Seen::Revealed { cards, winner, stake } => {
                let cards: Vec<u8> = cards.iter().copied().filter(|card| *card != 0).collect();
                write!(f, "The cards are {}: seat {winner} takes the stake of {stake}.", words(&cards))
            }
            Seen::Over { outcome } => write!(f, "The game is over: {outcome}."),
        }
    }
}

fn words(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn numbers(text: &str) -> Option<Vec<u8>> {
    text.split(' ').map(|word| word.parse().ok()).collect()
}
