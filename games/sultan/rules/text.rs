//! The notation, and the board as text.
//!
//! Moves: `return red`; `bid 12@2` lays the 12 on cushion 2, counted from 1. Deal: `first 2 deck 1 5 7 8 15 / 2 3 … / … deck … draws N N …`:
//! the first player, each seat's cards stage by stage, and for each round a number from 0 to 2⁶⁴-1 that determines its draws.

use super::cards::{ROUNDS, STAGES};
use super::colour::Colour;
use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::moves::{Cushion, Move};
use super::setup::{Edition, Setup};
use super::state::{Deal, Phase, State};
use super::view::{CushionView, Laid, Pile, SeatView, Seen, Turned, View};
use engine::{BySeat, Game, Seat, Setup as _, Unreadable, Viewer};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::White => "white",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Black => "black",
        })
    }
}

impl FromStr for Colour {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Colour, Unreadable> {
        let known = Colour::ALL.into_iter().find(|colour| colour.to_string() == text);
        known.ok_or_else(|| "a jewel is white, red, yellow, green, blue or black".into())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Return(jewel) => write!(f, "return {jewel}"),
            Move::Bid { card, cushion } => write!(f, "bid {card}@{}", cushion.number()),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        if let Some(jewel) = text.strip_prefix("return ") {
            return Ok(Move::Return(jewel.parse()?));
        }
        let bid = text.strip_prefix("bid ").and_then(|bid| bid.split_once('@'));
        let (card, cushion) = bid.ok_or("a move is `return COLOUR` or `bid CARD@CUSHION`, as in `return red` and `bid 12@2`")?;
        let card = plain_number(card).filter(|card| (1..=15).contains(card)).ok_or("a card is a number from 1 to 15")?;
        let cushion = Cushion::ALL.into_iter().find(|known| known.number().to_string() == cushion);
        Ok(Move::Bid { card, cushion: cushion.ok_or("a cushion is a number from 1 to 3")? })
    }
}

/// A number as we print it: no sign, no leading zero.
fn plain_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(&cards.join(" "))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "first {}", self.first)?;
        let players = self.hands.of(5).iter().take_while(|hands| !hands[0].is_empty());
        players.into_iter().try_for_each(|[one, two, three]| write!(f, " deck {one} / {two} / {three}"))?;
        write!(f, " draws")?;
        let rounds = usize::from(self.hands[Seat::new(0)].iter().map(|hand| hand.len()).sum::<u8>());
        let rounds = if rounds == ROUNDS { ROUNDS } else { rounds / 2 };
        self.draws[..rounds].iter().try_for_each(|draws| write!(f, " {draws}"))
    }
}

pub(crate) fn read_deal(setup: &Setup, text: &str) -> Result<Deal, String> {
    let (head, draws) = text.split_once(" draws ").ok_or("a deal ends with `draws` and a number for each round")?;
    let mut parts = head.split(" deck ");
    let first = parts.next().and_then(|first| first.strip_prefix("first ")).ok_or("a deal begins with `first SEAT`")?;
    let first: Seat = first.trim().parse()?;
    if !setup.has(first) || setup.first.is_some_and(|chosen| chosen != first) {
        return Err(format!("seat {first} cannot be first player at this table"));
    }
    let decks = parts.map(|deck| read_deck(setup, deck)).collect::<Result<Vec<_>, String>>()?;
    if decks.len() != usize::from(setup.players) {
        return Err(format!("there are {} decks for {} players", decks.len(), setup.players));
    }
    let hands = BySeat::from_fn(|seat| decks.get(seat.index()).copied().unwrap_or_default());
    Ok(Deal { first, hands, draws: read_draws(setup, draws)? })
}

fn read_deck(setup: &Setup, text: &str) -> Result<[Cards; STAGES as usize], String> {
    let stages: Vec<&str> = text.split('/').collect();
    let stages: [&str; STAGES as usize] =
        stages.try_into().map_err(|_| "a deck has three parts, one for each stage, with `/` between them")?;
    let mut hands = [Cards::default(); STAGES as usize];
    for (hand, stage) in hands.iter_mut().zip(stages) {
        let cards = stage.split_whitespace().map(|card| card.parse().ok().filter(|card| (1..=15).contains(card)));
        let cards: Option<Vec<u8>> = cards.collect();
        let cards = cards.ok_or_else(|| format!("`{}` is not a row of cards", stage.trim().chars().take(40).collect::<String>()))?;
        if cards.len() != usize::from(setup.hand_size()) {
            return Err(format!("{} cards are drawn at a stage, not {}", setup.hand_size(), cards.len()));
        }
        let most = Cards::from(setup.money());
        if let Some(card) = cards.iter().find(|card| cards.iter().filter(|other| other == card).count() > most.count(**card).into()) {
            return Err(format!("the {card} occurs too often"));
        }
        *hand = cards.into_iter().collect();
    }
    let held = |card: u8| hands.iter().map(|hand| hand.count(card)).sum::<u8>();
    let wrong = (1..=15).find(|card| held(*card) != Cards::from(setup.money()).count(*card));
    wrong.map_or(Ok(hands), |card| Err(format!("a deck holds the {card} too often or not often enough")))
}

fn read_draws(setup: &Setup, text: &str) -> Result<[u64; ROUNDS], String> {
    let numbers: Option<Vec<u64>> = text.split_whitespace().map(|number| number.parse().ok()).collect();
    let numbers = numbers.ok_or("the draws are numbers from 0 to 18446744073709551615")?;
    let rounds = usize::from(STAGES * setup.rounds());
    if numbers.len() != rounds {
        return Err(format!("there are draws for {} rounds, and the game has {rounds}", numbers.len()));
    }
    let mut draws = [0; ROUNDS];
    draws[..rounds].copy_from_slice(&numbers);
    Ok(draws)
}

/// Everything, for referees: open screens, all hands and decks, every card face up.
pub(crate) fn board(state: &State) -> String {
    let mut open = state.view(Viewer::Public);
    open.setup.screens_open = true;
    open.setup.bags = false;
    for (seat, view) in Seat::all(state.setup.players).zip(&mut open.seats) {
        view.hand.cards = Some(state.hands[seat]);
        view.unseen.cards = Some(state.unseen[seat]);
    }
    for laid in open.cushions.iter_mut().flat_map(|cushion| &mut cushion.bids) {
        laid.card = Some(state.bids[usize::from(laid.order) - 1].card);
    }
    let mut text = open.to_string();
    for seat in Seat::all(state.setup.players) {
        let decks: Vec<String> = state.decks[seat].iter().filter(|deck| !deck.is_empty()).map(Cards::to_string).collect();
        if !decks.is_empty() {
            text += &format!("seat {seat} will draw {}\n", decks.join(" / "));
        }
    }
    text
}

impl View {
    /// What the edition calls the places for jewels (R2).
    fn cushion_word(&self) -> &'static str {
        cushion_word(self.setup.edition)
    }
}

fn cushion_word(edition: Edition) -> &'static str {
    match edition {
        Edition::Sultan => "cushion",
        Edition::Riquezas => "bazaar",
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = self.setup.edition().title;
        match self.phase {
            Phase::Over => writeln!(f, "{title}: the game is over")?,
            Phase::Offer | Phase::Bids => writeln!(
                f,
                "{title}, stage {} of {}, round {} of {}: seat {} is first player, {} jewels in the pouch",
                self.stage,
                self.stages,
                self.round,
                self.rounds,
                self.first,
                self.pouch.len()
            )?,
        }
        if !self.drawn.is_empty() {
            let drawn: Vec<String> = self.drawn.iter().map(|jewel| self.worth(*jewel)).collect();
            writeln!(f, "  drawn: {}; one goes back", drawn.join(", "))?;
        }
        self.cushions.iter().enumerate().try_for_each(|(index, cushion)| self.write_cushion(f, index, cushion))?;
        Seat::all(self.setup.players).zip(&self.seats).try_for_each(|(seat, view)| self.write_seat(f, seat, view))?;
        self.outcome.as_ref().map_or(Ok(()), |outcome| writeln!(f, "result {outcome}"))
    }
}

impl View {
    fn worth(&self, jewel: Colour) -> String {
        let points = self.setup.grade(jewel).map_or(0, Grade::points);
        format!("{jewel} ({points})")
    }

    fn write_cushion(
        &self,
        f: &mut fmt::Formatter<'_>,
        index: usize,
        CushionView { jewel, bids, barred: _the_prompt_says }: &CushionView,
    ) -> fmt::Result {
        let bids = bids.iter().map(|Laid { seat, order, card }| {
            let card = card.map_or("a card".into(), |card| format!("the {card}"));
            format!("{order}. {card} of seat {seat}")
        });
        let bids: Vec<String> = bids.collect();
        let bids = if bids.is_empty() { "no card yet".into() } else { bids.join(", ") };
        writeln!(f, "  {} {}: {:<11} {bids}", self.cushion_word(), index + 1, self.worth(*jewel))
    }

    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat, view: &SeatView) -> fmt::Result {
        let SeatView { seat: _written, hand, deck, shown, unseen, jewels, bonus: _in_points, points, covered } = view;
        let you = if self.viewer.is(seat) { " (you)" } else { "" };
        write!(f, "seat {seat}{you}: ")?;
        if self.phase != Phase::Over {
            write!(f, "hand {}, {deck} in the deck; ", cards(hand))?;
        }
        if !covered {
            let played = if shown.is_empty() { "nothing".into() } else { shown.to_string() };
            write!(f, "played {played}")?;
            if unseen.size > 0 {
                write!(f, " and unseen {}", cards(unseen))?;
            }
            writeln!(f, "; {}, {points} points", self.collection(*jewels))
        } else if self.setup.bags {
            writeln!(f, "jewels in the bag")
        } else {
            writeln!(f, "jewels behind the screen")
        }
    }

    fn collection(&self, jewels: Jewels) -> String {
        let owned = Grade::ALL.into_iter().filter(|grade| jewels.of(*grade) > 0);
        let owned: Vec<String> = owned.map(|grade| format!("{} {}", jewels.of(grade), self.setup.colour(grade))).collect();
        if owned.is_empty() { "no jewels".into() } else { owned.join(", ") }
    }
}

fn cards(pile: &Pile) -> String {
    match pile.cards {
        Some(cards) if cards.is_empty() => "empty".into(),
        Some(cards) => cards.to_string(),
        None if pile.size == 1 => "1 card".into(),
        None => format!("{} cards", pile.size),
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Drew { seat, stage, cards: Pile { size: _, cards: Some(cards) } } => {
                write!(f, "Stage {stage}: seat {seat} draws {cards}.")
            }
            Seen::Drew { seat, stage, cards: Pile { size, cards: None } } => write!(f, "Stage {stage}: seat {seat} draws {size} cards."),
            Seen::Offered { seat, stage, round, jewels } => {
                let jewels: Vec<String> = jewels.iter().map(Colour::to_string).collect();
                write!(f, "Stage {stage}, round {round}: seat {seat} draws {}.", jewels.join(", "))
            }
            Seen::Returned { seat, jewel } => write!(f, "Seat {seat} puts {jewel} back into the pouch."),
            Seen::Laid { seat, cushion, card: Some(card) } => write!(f, "Seat {seat} lays the {card} face down at {cushion}."),
            Seen::Laid { seat, cushion, card: None } => write!(f, "Seat {seat} lays a card face down at {cushion}."),
            Seen::Settled { cushion, jewel, winner: None, bids: _nobody_laid } => {
                write!(f, "Nobody wants the {jewel} jewel at {cushion}: it goes back into the pouch.")
            }
            Seen::Settled { cushion, jewel, winner: Some(winner), bids } => {
                let turned = |Turned { seat, card }: &Turned| match card {
                    Some(card) => format!("{card} of seat {seat}"),
                    None => format!("an unseen card of seat {seat}"),
                };
                let bids: Vec<String> = bids.iter().map(turned).collect();
                write!(f, "At {cushion} lie {}: seat {winner} gets the {jewel} jewel.", bids.join(", "))
            }
            Seen::Unveiled { seat, cards } => write!(f, "Seat {seat} had discarded unseen: {cards}."),
            Seen::Over { outcome } => write!(f, "The game is over: {outcome}."),
        }
    }
}
