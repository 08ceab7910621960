//! A position as one seat sees it, as a row of small numbers for learners, written directly from the state. The Python package derives the same
//! from views, in named parts, and compares the two.

use crate::splendor::rules::cards::{CARDS, LEVELS, LIMIT, MOST_NOBLES, NOBLES, NONE};
use crate::splendor::rules::gems::{Gem, Gems};
use crate::splendor::rules::holding::Reserved;
use crate::splendor::rules::moves::Slot;
use crate::splendor::rules::state::{Phase, State};
use engine::{Seat, Setup as _};

const CARD: usize = 12;
const NOBLE: usize = 6;
const SEAT: usize = 6 + 5 + 2 + 3 * (CARD + 2);

/// The length of an observation at a table of this size.
pub const fn observation_bytes(players: u8) -> usize {
    let players = players as usize;
    4 + 2 * players + 2 + 6 + LEVELS + Slot::COUNT * CARD + MOST_NOBLES * NOBLE + players * SEAT
}

/// Fills a row of that length with what the seat sees.
pub fn observe(state: &State, viewer: Seat, row: &mut [u8]) {
    row.fill(0);
    let players = usize::from(state.setup.players());
    let relative = |seat: Seat| (seat.index() + players - viewer.index()) % players;
    let (head, rest) = row.split_at_mut(4 + 2 * players + 2 + 6 + LEVELS);
    head[phase(state.phase)] = 1;
    head[4 + relative(state.turn)] = 1;
    head[4 + players + relative(state.first)] = 1;
    let head = &mut head[4 + 2 * players..];
    head[0] = state.last_round.into();
    head[1] = if state.phase == Phase::Give { (state.seats[state.turn].tokens.total() - LIMIT) as u8 } else { 0 };
    head[2..8].copy_from_slice(&state.bank.counts());
    (0..LEVELS).for_each(|level| head[8 + level] = state.decks.left(level as u8 + 1));
    let (cards, rest) = rest.split_at_mut(Slot::COUNT * CARD);
    Slot::all().zip(cards.chunks_exact_mut(CARD)).for_each(|(place, row)| card(state.market.card(place), row));
    let (nobles, seats) = rest.split_at_mut(MOST_NOBLES * NOBLE);
    for (noble, row) in state.nobles.iter().zip(nobles.chunks_exact_mut(NOBLE)).filter(|(noble, _)| **noble != NONE) {
        colours(NOBLES[usize::from(*noble)], row);
        row[5] = 1;
    }
    for (at, row) in seats.chunks_exact_mut(SEAT).enumerate() {
        seat(state, Seat::new((viewer.index() + at) % players), at == 0, row);
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Action => 0,
        Phase::Give => 1,
        Phase::Noble => 2,
        Phase::Over => 3,
    }
}

fn colours(gems: Gems, row: &mut [u8]) {
    Gem::COLOURS.into_iter().zip(row).for_each(|(gem, count)| *count = gems.count(gem) as u8);
}

/// Cost, points, bonus, and whether there is a card.
fn card(card: u8, row: &mut [u8]) {
    if card == NONE {
        return;
    }
    let facts = &CARDS[usize::from(card)];
    colours(facts.cost, row);
    row[5] = facts.points;
    row[6 + facts.bonus as usize] = 1;
    row[11] = 1;
}

fn seat(state: &State, seat: Seat, own: bool, row: &mut [u8]) {
    let holding = &state.seats[seat];
    row[..6].copy_from_slice(&holding.tokens.counts());
    colours(holding.bonuses, &mut row[6..11]);
    (row[11], row[12]) = (holding.points, holding.bought.len() as u8);
    for (reserved, row) in holding.reserved.iter().zip(row[13..].chunks_exact_mut(CARD + 2)) {
        let Reserved { card: number, blind } = *reserved;
        if number == NONE {
            continue;
        }
        if own || !blind {
            card(number, row);
        }
        (row[12], row[13]) = (CARDS[usize::from(number)].level, blind.into());
    }
}
