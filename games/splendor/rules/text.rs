//! The notation of moves and deals. `board.rs` has boards and events for people.
//!
//! Letters stand for tokens: white `w`, blue `b`, green `g`, red `r`, black `k`, gold `y`, written in this order and read in any.
//! - Moves: `take wbg` · `take rr` · `reserve 2.3` (level.place) · `reserve 2.deck` · `buy 2.3` · `buy hand.1` (the oldest reserved card) ·
//!   `give rk` · `noble 2` · `pass`.
//! - `buy` alone pays with the least gold. `buy 2.3 gold bb` pays gold instead of two blue, and coloured tokens otherwise.
//! - Places of nobles are counted from 1 as they were laid out; a place stays empty when its noble leaves.
//! - Deal: `first 2 level1 5 12 … level2 41 … level3 71 … nobles 3 1 7`. Cards are numbered as in `cards.rs`: 1 to 40 are of level 1, 41 to 70
//!   of level 2, 71 to 90 of level 3. Each deck is written from the top, so its first four cards are open at the start.

use super::cards::{HAND, LEVELS, MOST_NOBLES, NOBLES, NONE, OPEN};
use super::gems::{Gem, Gems};
use super::market::Decks;
use super::moves::{Move, Slot, Spot};
use super::setup::Setup;
use super::state::Deal;
use engine::{Seat, Setup as _, Unreadable};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(tokens) => write!(f, "take {tokens}"),
            Move::Reserve(place) => write!(f, "reserve {place}"),
            Move::ReserveBlind(level) => write!(f, "reserve {level}.deck"),
            Move::Buy { card, gold: Gems::NONE } => write!(f, "buy {card}"),
            Move::Buy { card, gold } => write!(f, "buy {card} gold {gold}"),
            Move::Give(tokens) => write!(f, "give {tokens}"),
            Move::Noble(place) => write!(f, "noble {}", place + 1),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().take(5).collect();
        match words[..] {
            ["take", tokens] => read_take(tokens),
            ["reserve", from] => read_reserve(from),
            ["buy", card] => Ok(Move::Buy { card: card.parse()?, gold: Gems::NONE }),
            ["buy", card, "gold", colours] => Ok(Move::Buy { card: card.parse()?, gold: read_gold(colours)? }),
            ["give", tokens] => read_gems(tokens, 3).map(Move::Give).ok_or_else(|| "give one to three tokens: `give rk`".into()),
            ["noble", place] => read_noble(place),
            ["pass"] => Ok(Move::Pass),
            _ => Err("a move is `take wbg`, `reserve 2.3`, `reserve 2.deck`, `buy 2.3`, `buy hand.1`, `buy 2.3 gold bb`, `give rk`, `noble 2` or `pass`"
                .into()),
        }
    }
}

fn read_take(text: &str) -> Result<Move, Unreadable> {
    let tokens = read_gems(text, 3).filter(|tokens| {
        let different = tokens.at_most(1) == *tokens;
        let alike = tokens.total() == 2 && !different;
        tokens.count(Gem::Gold) == 0 && (different || alike)
    });
    tokens
        .map(Move::Take)
        .ok_or_else(|| "take up to three different colours of w b g r k, or one of them twice: `take wbg`, `take rr`".into())
}

fn read_reserve(text: &str) -> Result<Move, Unreadable> {
    if let Some(level) = text.strip_suffix(".deck").and_then(|level| read_number(level, LEVELS)) {
        return Ok(Move::ReserveBlind(level));
    }
    let place = read_place(text).map(Move::Reserve);
    place.ok_or_else(|| "reserve an open card by level and place, `reserve 2.3`, or from a deck, `reserve 2.deck`".into())
}

fn read_gold(text: &str) -> Result<Gems, Unreadable> {
    let colours = read_gems(text, 5).filter(|colours| colours.count(Gem::Gold) == 0);
    colours.ok_or_else(|| "behind `gold` come the one to five colours that it stands for: `buy 2.3 gold bb`".into())
}

fn read_noble(text: &str) -> Result<Move, Unreadable> {
    let place = read_number(text, MOST_NOBLES).map(|place| Move::Noble(place - 1));
    place.ok_or_else(|| Unreadable::new(format!("places of nobles are numbered from 1 to {MOST_NOBLES}: `noble 2`")))
}

/// One to this many letters.
fn read_gems(text: &str, most: u32) -> Option<Gems> {
    let mut gems = Gems::NONE;
    for letter in text.chars() {
        if gems.total() == most {
            return None;
        }
        gems += Gems::of(Gem::of_letter(letter)?, 1);
    }
    (gems != Gems::NONE).then_some(gems)
}

/// `2.3`
fn read_place(text: &str) -> Option<Slot> {
    let (level, number) = text.split_once('.')?;
    let (level, number) = (read_number(level, LEVELS)?, read_number(number, OPEN)?);
    Some(Slot::new(OPEN * usize::from(level - 1) + usize::from(number - 1)))
}

/// A single digit from 1.
fn read_number(text: &str, most: usize) -> Option<u8> {
    text.parse().ok().filter(|number| text.len() == 1 && (1..=most).contains(&usize::from(*number)))
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.level(), self.number())
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Open(place) => place.fmt(f),
            Spot::Hand(index) => write!(f, "hand.{}", index + 1),
        }
    }
}

impl FromStr for Spot {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Spot, Unreadable> {
        let hand = text.strip_prefix("hand.").and_then(|number| read_number(number, HAND)).map(|number| Spot::Hand(number - 1));
        let spot = hand.or_else(|| read_place(text).map(Spot::Open));
        spot.ok_or_else(|| "buy an open card by level and place, `buy 2.3`, or a reserved one, `buy hand.1`".into())
    }
}

/// As in moves: `2.3`.
impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// As in moves: `2.3` or `hand.1`.
impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "first {}", self.first)?;
        (1..=LEVELS as u8).try_for_each(|level| write!(f, " level{level} {}", numbers(self.decks.level(level).iter().rev())))?;
        write!(f, " nobles {}", numbers(self.nobles.iter().filter(|noble| **noble != NONE)))
    }
}

/// Reads a deal for this setup, or says what is wrong with it.
pub(crate) fn read_deal(setup: &Setup, text: &str) -> Result<Deal, String> {
    let parts = split_deal(text).ok_or("a deal is `first SEAT level1 CARDS level2 CARDS level3 CARDS nobles NOBLES`, all by number")?;
    let [first, levels @ .., nobles] = parts;
    let first = read_first(setup, first)?;
    let sorted = Decks::sorted(setup.sizes);
    let mut decks = Decks::sorted([0; LEVELS]);
    for (level, cards) in (1..).zip(levels) {
        let cards = read_deck(level, cards, sorted.level(level))?;
        decks.stack(level, cards.into_iter().rev());
    }
    Ok(Deal { first, decks, nobles: read_nobles(setup, nobles)? })
}

fn split_deal(text: &str) -> Option<[&str; 5]> {
    let rest = text.strip_prefix("first ")?;
    let (first, rest) = rest.split_once(" level1 ")?;
    let (level1, rest) = rest.split_once(" level2 ")?;
    let (level2, rest) = rest.split_once(" level3 ")?;
    let (level3, nobles) = rest.split_once(" nobles ")?;
    Some([first, level1, level2, level3, nobles])
}

fn read_first(setup: &Setup, text: &str) -> Result<Seat, String> {
    let seat: Seat = text.trim().parse()?;
    if seat.index() >= setup.players().into() || setup.first.is_some_and(|first| first != seat) {
        return Err(format!("seat {seat} cannot be first at this table"));
    }
    Ok(seat)
}

fn read_deck(level: u8, text: &str, sorted: &[u8]) -> Result<Vec<u8>, String> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let card = word.parse::<u8>().ok().filter(|card| sorted.contains(card));
        let card = card.ok_or_else(|| format!("`{}` is not a card of level {level}", short(word)))?;
        if cards.contains(&card) {
            return Err(format!("card {card} is dealt twice"));
        }
        cards.push(card);
    }
    match sorted.iter().find(|card| !cards.contains(card)) {
        Some(missing) => Err(format!("card {missing} is missing from level {level}")),
        None => Ok(cards),
    }
}

fn read_nobles(setup: &Setup, text: &str) -> Result<[u8; MOST_NOBLES], String> {
    let mut nobles = [NONE; MOST_NOBLES];
    let words: Vec<&str> = text.split_whitespace().take(MOST_NOBLES + 1).collect();
    if words.len() != setup.nobles() {
        return Err(format!("with {} players there are exactly {} nobles", setup.players(), setup.nobles()));
    }
    for (place, word) in words.into_iter().enumerate() {
        let noble = word.parse::<u8>().ok().filter(|noble| (1..NOBLES.len()).contains(&usize::from(*noble)));
        let noble = noble.ok_or_else(|| format!("`{}` is no noble: they are numbered from 1 to {}", short(word), NOBLES.len() - 1))?;
        if nobles.contains(&noble) {
            return Err(format!("noble {noble} is laid out twice"));
        }
        nobles[place] = noble;
    }
    Ok(nobles)
}

/// Text from outside, cut to what an error can show.
fn short(text: &str) -> String {
    text.chars().take(20).collect()
}

pub(crate) fn numbers<'a>(cards: impl Iterator<Item = &'a u8>) -> String {
    cards.map(u8::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::state::State;
    use super::*;
    use engine::laws::Literal;
    use engine::{Game, Match, Rng, Seed};

    fn setup(players: u8, options: &str) -> Setup {
        Setup::read(&State::EDITIONS[0], players, options).expect("a table")
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        for mv in State::conceivable(&setup(2, "")) {
            let Ok(read) = mv.to_string().parse::<Move>() else { continue };
            assert_eq!(read, mv);
        }
        for text in [
            "take wbg",
            "take rr",
            "take k",
            "reserve 2.3",
            "reserve 2.deck",
            "buy 2.3",
            "buy hand.1",
            "buy 2.3 gold bb",
            "give rk",
            "noble 2",
            "pass",
        ] {
            assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn letters_are_read_in_any_order() {
        assert_eq!("take gbw".parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok("take wbg"));
        assert_eq!("  buy  1.4 gold kwk ".parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok("buy 1.4 gold wkk"));
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        let bad = [
            "",
            "take",
            "take y",
            "take wwb",
            "take www",
            "take wbgr",
            "take w b",
            "take x",
            "reserve",
            "reserve 0.1",
            "reserve 4.1",
            "reserve 1.5",
            "reserve 1.",
            "reserve 1.01",
            "reserve deck",
            "reserve 4.deck",
            "reserve hand.1",
            "buy",
            "buy 2.deck",
            "buy hand.0",
            "buy hand.4",
            "buy 2.3 gold",
            "buy 2.3 gold y",
            "buy 2.3 gold wwwwww",
            "buy 2.3 gold w w",
            "buy 2.3 silver w",
            "give",
            "give wbgr",
            "give é",
            "noble",
            "noble 0",
            "noble 6",
            "noble +1",
            "noble one",
            "pass now",
            "Pass",
            "lay 5",
            "\u{1F48E}",
        ];
        for text in bad {
            assert!(text.parse::<Move>().is_err_and(|bad| !bad.to_string().is_empty()), "{text}");
        }
    }

    #[test]
    fn whatever_is_read_has_one_text() {
        let mut rng = Rng::new(Seed::number(3));
        let words = [
            "take", "reserve", "buy", "give", "noble", "pass", "gold", "hand.", "deck", ".", "1", "2", "3", "4", "w", "b", "g", "r", "k",
            "y", " ", " ", "é",
        ];
        let mut read = 0;
        for _ in 0..200_000 {
            let length = rng.below(9);
            let text: String = (0..length).map(|_| rng.pick(&words)).collect();
            let Ok(mv) = text.parse::<Move>() else { continue };
            assert_eq!(mv.to_string().parse(), Ok(mv), "{text}");
            read += 1;
        }
        assert!(read > 100, "{read}");
    }

    #[test]
    fn deals_are_read_as_they_are_written() {
        for players in 2..=4 {
            let game = Match::<State>::new(setup(players, ""), Seed::number(players.into()));
            let text = game.deal().to_string();
            assert_eq!(State::read_deal(game.setup(), &text).map(|deal| deal.to_string()), Ok(text));
        }
    }

    #[test]
    fn a_deal_that_cannot_be_is_refused_with_a_reason() {
        let setup = setup(2, "first=1");
        let deal = |level1: &str, nobles: &str, first: &str| {
            let rest = |from: u8, to: u8| (from..=to).map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
            format!("first {first} level1 {level1} level2 {} level3 {} nobles {nobles}", rest(41, 70), rest(71, 90))
        };
        let level1 = (1..=40).map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
        let reason = |text: String| State::read_deal(&setup, &text).expect_err("a deal that cannot be").to_string();
        assert!(State::read_deal(&setup, &deal(&level1, "1 2 3", "1")).is_ok());
        assert_eq!(reason(deal(&level1, "1 2 3", "2")), "seat 2 cannot be first at this table");
        assert_eq!(reason(deal(&level1.replace("40", "41"), "1 2 3", "1")), "`41` is not a card of level 1");
        assert_eq!(reason(deal(&level1.replace("40", "39"), "1 2 3", "1")), "card 39 is dealt twice");
        assert_eq!(reason(deal(&level1.replace("40", ""), "1 2 3", "1")), "card 40 is missing from level 1");
        assert_eq!(reason(deal(&level1, "1 2", "1")), "with 2 players there are exactly 3 nobles");
        assert_eq!(reason(deal(&level1, "1 2 2", "1")), "noble 2 is laid out twice");
        assert_eq!(reason(deal(&level1, "1 2 11", "1")), "`11` is no noble: they are numbered from 1 to 10");
        assert!(reason("first 1".into()).starts_with("a deal is "));
        assert!(reason(String::new()).starts_with("a deal is "));
    }
}
