//! A position as a network reads it: rows of small numbers, each of which selects a row of a table of weights.
//!
//! Every group of the layout is a feature with a few values. The network's input layer adds up the selected rows, so it multiplies
//! nothing. Cards and nobles are tokens that share their tables; a seat is the features of `evaluation.rs` plus its tokens.
//!
//! Only a [`Known`] is encoded: the position without the cards that a viewer cannot see, so a network cannot read a hidden card.

use super::columns::{card, noble, table};
use super::evaluation::{Reach, reach};
use super::facts::{FACTS, KINDS_OF_FACTS};
use super::layout::{Block, FeatureLine, facts, places};
use crate::splendor::rules::cards::{CARDS, HAND, LEVELS, LIMIT, MOST_NOBLES, NOBLES, NONE};
use crate::splendor::rules::gems::{Gem, Gems};
use crate::splendor::rules::market::Decks;
use crate::splendor::rules::moves::{Move, Slot, Spot};
use crate::splendor::rules::state::{Phase, State};
use arrayvec::ArrayVec;
use engine::{BySeat, Evaluation, Seat, Setup as _, Unreadable};

/// Seats in the layout; a table with fewer players leaves the last ones empty.
pub const SEATS: usize = 4;

pub use super::columns::card::CARD_GROUPS;
pub use super::columns::noble::NOBLE_GROUPS;
pub use super::columns::table::TABLE_GROUPS;

/// Card tokens: the open cards, then each seat's hand, the mover's first.
pub const CARD_TOKENS: usize = Slot::COUNT + SEATS * HAND;

facts! {
    /// What describes a seat to a network beyond the features of the evaluation.
    FURTHER_FACTS from FACTS;
    /// Its tokens of each kind.
    HELD: kind = 6, tokens = 8;
    /// Its cards that the viewer cannot see.
    HIDDEN: cards = HAND;
}

/// How many features describe a seat to a network: those of the evaluation, then tokens by kind, then hidden cards.
pub const SEAT_FACTS: usize = FACTS + places(FURTHER_FACTS, FURTHER_FACTS.len());

/// The most features of one seat.
pub const MOST_FACTS: usize = 80;

/// Bytes of an encoded position.
pub const BYTES: usize =
    CARD_TOKENS * CARD_GROUPS.len() + MOST_NOBLES * NOBLE_GROUPS.len() + TABLE_GROUPS.len() + SEATS * (1 + 3 * MOST_FACTS);

/// Noble tokens, by place.
pub const NOBLE_TOKENS: usize = MOST_NOBLES;

/// Actions that a policy chooses among. Giving back tokens and choosing a noble have none.
pub const ACTIONS: usize = 68;

/// Card numbers from here on stand for a hidden card of level 1, 2 or 3.
const UNKNOWN: u8 = CARDS.len() as u8 - 1;
/// The value of a shortage or distance that does not exist.
const NO_SHORTAGE: u8 = 12;
const NO_DISTANCE: u8 = 8;

/// A position without what a viewer cannot see.
#[derive(Clone, Debug)]
pub struct Known {
    /// With empty decks, and no card where one is hidden.
    state: State,
    left: [u8; LEVELS],
    /// The level of each hidden card, by place in the hand; 0 where none is hidden.
    hidden: BySeat<[u8; HAND]>,
}

/// A position as rows of small numbers, from the mover's side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    /// One row per card; all zero for an empty place.
    pub cards: [[u8; CARD_GROUPS.len()]; CARD_TOKENS],
    /// One row per noble; all zero for an empty place.
    pub nobles: [[u8; NOBLE_GROUPS.len()]; MOST_NOBLES],
    /// Bank, decks and turn.
    pub table: [u8; TABLE_GROUPS.len()],
    /// The features of each seat with their counts, the mover's first.
    pub seats: [ArrayVec<(u16, i8), MOST_FACTS>; SEATS],
}

impl Known {
    /// What this seat can know of a position.
    pub fn to(viewer: Seat, position: &State) -> Known {
        let mut state = position.clone();
        let left = std::array::from_fn(|level| state.decks.left(level as u8 + 1));
        state.decks = Decks::sorted([0; LEVELS]);
        let mut hidden = BySeat::<[u8; HAND]>::default();
        for seat in Seat::all(state.setup.players()).filter(|seat| *seat != viewer) {
            for (reserved, level) in state.seats[seat].reserved.iter_mut().zip(&mut hidden[seat]) {
                if reserved.blind && reserved.card != NONE {
                    *level = CARDS[usize::from(reserved.card)].level;
                    reserved.card = NONE;
                }
            }
        }
        Known { state, left, hidden }
    }

    /// The position as a network reads it.
    pub fn features(&self) -> Features {
        let state = &self.state;
        let players = state.setup.players();
        let order: ArrayVec<Seat, SEATS> =
            std::iter::successors(Some(state.turn), |seat| Some(seat.next(players))).take(players.into()).collect();
        let courted: ArrayVec<[u8; 5], SEATS> = order.iter().map(|seat| state.courted(&state.seats[*seat])).collect();
        let mut cards = [[0; CARD_GROUPS.len()]; CARD_TOKENS];
        for place in Slot::all() {
            cards[place.index()] = self.open_card(&order, &courted, state.market.card(place));
        }
        for (relative, seat) in order.iter().enumerate() {
            for at in 0..HAND {
                cards[Slot::COUNT + HAND * relative + at] = self.hand_card(relative, *seat, &courted[relative], at);
            }
        }
        let mut seats: [ArrayVec<(u16, i8), MOST_FACTS>; SEATS] = Default::default();
        order.iter().zip(&mut seats).for_each(|(seat, facts)| self.seat(*seat, facts));
        Features { cards, nobles: std::array::from_fn(|place| self.noble(&order, place)), table: self.table(), seats }
    }

    fn open_card(&self, order: &[Seat], courted: &[[u8; 5]], card: u8) -> [u8; CARD_GROUPS.len()] {
        if card == NONE {
            return [0; CARD_GROUPS.len()];
        }
        let mut row = self.card(order[0], &courted[0], card, 0);
        for (relative, seat) in order.iter().enumerate().skip(1) {
            let near = reach(&self.state.seats[*seat], self.state.bank, card, &courted[relative]);
            let rival = card::RIVALS + 2 * (relative - 1);
            (row[rival], row[rival + 1]) = (near.short, near.away);
        }
        row
    }

    fn hand_card(&self, relative: usize, seat: Seat, courted: &[u8; 5], at: usize) -> [u8; CARD_GROUPS.len()] {
        let card = self.state.seats[seat].reserved[at].card;
        if card != NONE {
            return self.card(seat, courted, card, relative as u8 + 1);
        }
        let mut row = [0; CARD_GROUPS.len()];
        let level = self.hidden[seat][at];
        if level != 0 {
            (row[card::NUMBER], row[card::ROLE]) = (UNKNOWN + level, relative as u8 + 1);
            far(&mut row, card::SHORT);
        }
        row
    }

    /// A card that this seat could buy.
    fn card(&self, seat: Seat, courted: &[u8; 5], card: u8, role: u8) -> [u8; CARD_GROUPS.len()] {
        let holding = &self.state.seats[seat];
        let near: Reach = reach(holding, self.state.bank, card, courted);
        let price = CARDS[usize::from(card)].cost.less(holding.bonuses.at_most(7));
        let lacking = price.less(holding.tokens.coloured());
        let mut row = [0; CARD_GROUPS.len()];
        (row[card::NUMBER], row[card::ROLE]) = (card, role);
        for (at, gem) in Gem::COLOURS.into_iter().enumerate() {
            row[card::PRICE + at] = price.count(gem) as u8;
            row[card::LACKING + at] = lacking.count(gem) as u8;
        }
        far(&mut row, card::RIVALS);
        (row[card::SHORT], row[card::AWAY], row[card::PRIZE]) = (near.short, near.away, near.prize);
        row
    }

    fn noble(&self, order: &[Seat], place: usize) -> [u8; NOBLE_GROUPS.len()] {
        let noble = self.state.nobles[place];
        if noble == NONE {
            return [0; NOBLE_GROUPS.len()];
        }
        let wants = |seat: &Seat| NOBLES[usize::from(noble)].less(self.state.seats[*seat].bonuses);
        let mine = wants(&order[0]);
        let nearest = order[1..].iter().map(|seat| wants(seat).total()).min().unwrap_or_default();
        let mut row = [0; NOBLE_GROUPS.len()];
        row[noble::NUMBER] = noble;
        Gem::COLOURS.into_iter().enumerate().for_each(|(at, gem)| row[noble::LACKING + at] = mine.count(gem) as u8);
        (row[noble::WANTS], row[noble::NEAREST]) = (mine.total().min(9) as u8, nearest.min(9) as u8);
        row
    }

    fn table(&self) -> [u8; TABLE_GROUPS.len()] {
        let state = &self.state;
        let mut row = [0; TABLE_GROUPS.len()];
        row[table::BANK..=table::GOLD].copy_from_slice(&state.bank.counts());
        row[table::DECKS..table::PHASE].copy_from_slice(&self.left.map(|left| left.div_ceil(4)));
        row[table::PHASE] = match state.phase {
            Phase::Action | Phase::Over => 0,
            Phase::Give => 1,
            Phase::Noble => 2,
        };
        row[table::PLAYERS] = state.setup.players() - 2;
        row[table::LAST_ROUND] = state.last_round.into();
        row[table::SURPLUS] = state.seats[state.turn].tokens.total().saturating_sub(LIMIT) as u8;
        row
    }

    fn seat(&self, seat: Seat, facts: &mut ArrayVec<(u16, i8), MOST_FACTS>) {
        self.state.describe(seat, &State::BEST, &mut |fact, count| {
            if count != 0 {
                facts.push((fact as u16, count as i8));
            }
        });
        for (kind, count) in self.state.seats[seat].tokens.counts().into_iter().enumerate() {
            facts.push((HELD.at([kind, count.min(7).into()]) as u16, 1));
        }
        let hidden = self.hidden[seat].iter().filter(|level| **level != 0).count();
        if hidden > 0 {
            facts.push((HIDDEN.at([hidden - 1]) as u16, 1));
        }
    }
}

/// Marks the distances from this feature on as missing.
fn far(row: &mut [u8; CARD_GROUPS.len()], from: usize) {
    for at in from..CARD_GROUPS.len() {
        row[at] = if CARD_GROUPS[at] == NO_SHORTAGE + 1 { NO_SHORTAGE } else { NO_DISTANCE };
    }
}

impl Features {
    /// Writes the position as bytes, always the same number: cards, nobles, table, and for each seat the number of features, their indices
    /// (little-endian) and their counts.
    pub fn write(&self, out: &mut Vec<u8>) {
        let begin = out.len();
        self.cards.iter().for_each(|row| out.extend(row));
        self.nobles.iter().for_each(|row| out.extend(row));
        out.extend(self.table);
        for facts in &self.seats {
            let end = out.len() + 1 + 3 * MOST_FACTS;
            out.push(facts.len() as u8);
            facts.iter().for_each(|(fact, _)| out.extend(fact.to_le_bytes()));
            out.resize(end - MOST_FACTS, 0);
            out.extend(facts.iter().map(|(_, count)| *count as u8));
            out.resize(end, 0);
        }
        debug_assert_eq!(out.len() - begin, BYTES);
    }
}

impl Features {
    /// Reads what [`Features::write`] wrote, or says what is wrong with it. Further bytes are ignored.
    pub fn read(bytes: &[u8]) -> Result<Features, Unreadable> {
        let bytes = bytes.get(..BYTES).ok_or_else(|| format!("a position has {BYTES} bytes, not {}", bytes.len()))?;
        let (cards, rest) = bytes.split_at(CARD_TOKENS * CARD_GROUPS.len());
        let (nobles, rest) = rest.split_at(NOBLE_TOKENS * NOBLE_GROUPS.len());
        let (table, rest) = rest.split_at(TABLE_GROUPS.len());
        let mut features = Features {
            cards: [[0; CARD_GROUPS.len()]; CARD_TOKENS],
            nobles: [[0; NOBLE_GROUPS.len()]; NOBLE_TOKENS],
            table: [0; TABLE_GROUPS.len()],
            seats: Default::default(),
        };
        features.cards.iter_mut().zip(cards.chunks_exact(CARD_GROUPS.len())).try_for_each(|(row, from)| fill(row, from, &CARD_GROUPS))?;
        features
            .nobles
            .iter_mut()
            .zip(nobles.chunks_exact(NOBLE_GROUPS.len()))
            .try_for_each(|(row, from)| fill(row, from, &NOBLE_GROUPS))?;
        fill(&mut features.table, table, &TABLE_GROUPS)?;
        for (facts, from) in features.seats.iter_mut().zip(rest.chunks_exact(1 + 3 * MOST_FACTS)) {
            let (numbers, counts) = from[1..].split_at(2 * MOST_FACTS);
            let numbers = numbers.chunks_exact(2).map(|number| u16::from_le_bytes([number[0], number[1]]));
            let counted = numbers.zip(counts.iter().map(|count| *count as i8)).take(from[0].into());
            facts.extend(counted.take(MOST_FACTS));
            if facts.iter().any(|(fact, _)| usize::from(*fact) >= SEAT_FACTS) {
                return Err(Unreadable::new(format!("facts are numbered below {SEAT_FACTS}")));
            }
        }
        Ok(features)
    }
}

fn fill(row: &mut [u8], from: &[u8], groups: &[u8]) -> Result<(), Unreadable> {
    row.copy_from_slice(from);
    let bad = row.iter().zip(groups).find(|(value, size)| value >= size);
    bad.map_or(Ok(()), |(value, size)| Err(Unreadable::new(format!("a feature has the values 0 to {}, not {value}", size - 1))))
}

/// The number of an action, below [`ACTIONS`]; `None` for decisions at the end of a turn. The ways to pay for a card share one.
pub fn action(mv: Move) -> Option<usize> {
    Some(match mv {
        Move::Take(tokens) => take(tokens),
        Move::Reserve(place) => 37 + place.index(),
        Move::ReserveBlind(level) => 49 + usize::from(level) - 1,
        Move::Buy { card: Spot::Open(place), gold: _ } => 52 + place.index(),
        Move::Buy { card: Spot::Hand(at), gold: _ } => 64 + usize::from(at),
        Move::Pass => 67,
        Move::Give(_) | Move::Noble(_) => return None,
    })
}

/// One bit per colour for different tokens; then the pairs.
fn take(tokens: Gems) -> usize {
    match tokens.kinds(2) {
        0 => tokens.kinds(1),
        pair => 32 + pair.trailing_zeros() as usize,
    }
}

/// Every feature by name: for each row, where each kind begins and how many values each place has; then the features of a seat.
pub fn names() -> String {
    let mut text = String::new();
    let mut row = |row: &str, names: &[(&str, usize)], sizes: &[u8]| {
        let mut first = 0;
        for (name, places) in names {
            text += &format!("{row} {first} {name} {:?}\n", &sizes[first..first + places]);
            first += places;
        }
    };
    row("card", card::NAMES, &CARD_GROUPS);
    row("noble", noble::NAMES, &NOBLE_GROUPS);
    row("table", table::NAMES, &TABLE_GROUPS);
    let mut first = 0;
    for line in KINDS_OF_FACTS.iter().chain(FURTHER_FACTS) {
        let parts: Vec<String> = line.parts.iter().map(|(part, values)| format!("{part}={values}")).collect();
        text += &format!("seat {first} {} {}\n", line.name, parts.join(" "));
        first += line.places();
    }
    text.to_lowercase()
}

impl State {
    /// The position as the mover reads it.
    pub fn features(&self, viewer: Seat) -> Features {
        Known::to(viewer, self).features()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game as _, Match, Moves, Rng, Seed, Viewer};

    fn positions(mut look: impl FnMut(&State, &mut Rng)) {
        let mut rng = Rng::new(Seed::number(5));
        for seed in 0..60 {
            let setup = <crate::splendor::Setup as engine::Setup>::read(&State::EDITIONS[0], 2 + (seed % 3) as u8, "").expect("a table");
            let mut state = Match::<State>::new(setup, Seed::number(seed)).state().clone();
            let mut moves = Moves::new();
            while let Some((seat, mv)) = state.random_move(&mut rng, &mut moves) {
                look(&state, &mut rng);
                // Half of the moves are sensible, so that games end and cards are bought.
                let mv = if rng.below(2) == 0 { state.quick(seat, &moves, &State::BEST, &mut rng) } else { mv };
                state.apply(seat, mv, &mut |_| ());
            }
        }
    }

    #[test]
    fn redealing_hidden_cards_changes_no_byte() {
        let (mut seen, mut hidden) = (0, 0);
        positions(|state, rng| {
            for viewer in Seat::all(state.setup.players()) {
                let other = State::redeal(&state.view(Viewer::Seat(viewer)), rng);
                let (mut bytes, mut again) = (Vec::new(), Vec::new());
                state.features(viewer).write(&mut bytes);
                other.features(viewer).write(&mut again);
                assert_eq!(bytes, again);
                assert_eq!(bytes.len(), BYTES);
                assert_eq!(Features::read(&bytes), Ok(state.features(viewer)));
                seen += 1;
                hidden += usize::from(state.seats != other.seats);
            }
        });
        assert!(seen > 10_000 && hidden > 1_000, "{seen} {hidden}");
    }

    /// Networks and weights are trained for this order. After a change they must be trained again.
    #[test]
    fn features_stand_where_networks_and_weights_expect_them() {
        const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/splendor/golden/features.txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(FILE, names()).expect("the file can be written");
        }
        assert_eq!(names(), std::fs::read_to_string(FILE).expect("golden/features.txt"));
    }

    #[test]
    fn every_value_lies_within_its_group() {
        positions(|state, _| {
            let features = state.features(state.turn);
            let within = |row: &[u8], groups: &[u8]| row.iter().zip(groups).all(|(value, size)| value < size);
            assert!(features.cards.iter().all(|row| within(row, &CARD_GROUPS)), "{features:?}");
            assert!(features.nobles.iter().all(|row| within(row, &NOBLE_GROUPS)), "{features:?}");
            assert!(within(&features.table, &TABLE_GROUPS), "{features:?}");
            assert!(features.seats.iter().flatten().all(|(fact, _)| usize::from(*fact) < SEAT_FACTS));
        });
    }

    #[test]
    fn actions_have_numbers_of_their_own_but_for_ways_to_pay() {
        positions(|state, _| {
            let mut taken = [None; ACTIONS];
            for mv in state.moves(state.turn) {
                let Some(number) = action(mv) else { continue };
                let plain = |mv: Move| if let Move::Buy { card, gold: _ } = mv { Move::Buy { card, gold: Gems::NONE } } else { mv };
                assert_eq!(*taken[number].get_or_insert(plain(mv)), plain(mv));
            }
        });
    }
}
