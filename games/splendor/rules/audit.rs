//! Checks for tests that everything is in exactly one place, and that redundant data agrees.

use super::cards::{CARDS, GOLD, HAND, LIMIT, NOBLE_POINTS, NOBLES, NONE, TOKENS};
use super::gems::Gem;
use super::holding::Holding;
use super::market::{Decks, Market};
use super::moves::Slot;
use super::state::{Phase, State};
use engine::{Seat, Setup as _};

/// Reports what is wrong with the position, if anything.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    tokens(state)?;
    cards(state)?;
    nobles(state)?;
    market(state)?;
    seats(state).try_for_each(|(seat, holding)| self::holding(state, seat, holding))
}

fn seats(state: &State) -> impl Iterator<Item = (Seat, &Holding)> {
    Seat::all(state.setup.players()).map(|seat| (seat, &state.seats[seat]))
}

fn tokens(state: &State) -> Result<(), String> {
    let each = TOKENS[usize::from(state.setup.players())];
    for gem in Gem::ALL {
        let held: u32 = seats(state).map(|(_, holding)| holding.tokens.count(gem)).sum();
        let all = u32::from(if gem == Gem::Gold { GOLD } else { each });
        if held + state.bank.count(gem) != all {
            return Err(format!("{held} {gem:?} tokens held and {} in the bank are not {all}", state.bank.count(gem)));
        }
    }
    Ok(())
}

fn cards(state: &State) -> Result<(), String> {
    let all = Decks::sorted(state.setup.sizes);
    let expected = (1..=3).flat_map(|level| all.level(level).iter().copied());
    let decks = (1..=3).flat_map(|level| state.decks.level(level).iter().copied());
    let open = Slot::all().map(|place| state.market.card(place)).filter(|card| *card != NONE);
    let hands = seats(state).flat_map(|(_, holding)| holding.reserved).map(|reserved| reserved.card).filter(|card| *card != NONE);
    let bought = seats(state).flat_map(|(_, holding)| holding.bought.iter());
    let mut missing = [0i8; CARDS.len()];
    expected.for_each(|card| missing[usize::from(card)] += 1);
    decks.chain(open).chain(hands).chain(bought).for_each(|card| missing[usize::from(card)] -= 1);
    match missing.iter().position(|count| *count != 0) {
        Some(card) => Err(format!("card {card} is there {} times", 1 - missing[card])),
        None => Ok(()),
    }
}

fn nobles(state: &State) -> Result<(), String> {
    let waiting = state.nobles.iter().copied().filter(|noble| *noble != NONE);
    let received = seats(state).flat_map(|(_, holding)| (0..16).filter(|noble| holding.nobles >> noble & 1 == 1));
    let mut found: Vec<u8> = waiting.chain(received).collect();
    found.sort_unstable();
    let ascending = found.windows(2).all(|pair| pair[0] < pair[1]);
    let known = found.iter().all(|noble| (1..NOBLES.len()).contains(&usize::from(*noble)));
    if ascending && known && found.len() == state.setup.nobles() { Ok(()) } else { Err(format!("the nobles are {found:?}")) }
}

fn market(state: &State) -> Result<(), String> {
    let mut laid = Market::empty();
    Slot::all().for_each(|place| laid.lay(place, state.market.card(place)));
    if laid != state.market {
        return Err("the costs on the market are not those of its cards".into());
    }
    match Slot::all().find(|place| state.market.card(*place) == NONE && state.decks.left(place.level()) > 0) {
        Some(place) => Err(format!("place {place} is empty, and its deck is not")),
        None => Ok(()),
    }
}

fn holding(state: &State, seat: Seat, holding: &Holding) -> Result<(), String> {
    let (mut bonuses, mut from_cards) = ([0u8; 6], 0);
    for card in holding.bought.iter().map(|card| CARDS[usize::from(card)]) {
        bonuses[card.bonus as usize] += 1;
        from_cards += u32::from(card.points);
    }
    // P16 ends the game before anyone buys a sixteenth card of one colour, which the lanes could not hold.
    if bonuses != holding.bonuses.counts() || bonuses.iter().any(|count| *count > 15) {
        return Err(format!("seat {seat} has bonuses {} and cards for {bonuses:?}", holding.bonuses));
    }
    let from_nobles = u32::from(NOBLE_POINTS) * holding.nobles.count_ones();
    if from_cards + from_nobles != u32::from(holding.points) {
        return Err(format!("seat {seat} has {} points, {from_cards} from cards and {from_nobles} from nobles", holding.points));
    }
    if holding.reserved[..HAND - 1].iter().zip(&holding.reserved[1..]).any(|(one, next)| one.card == NONE && next.card != NONE) {
        return Err(format!("seat {seat} has a gap in its hand"));
    }
    let returns = state.phase == Phase::Give && state.turn == seat;
    let bounds = if returns { LIMIT + 1..=LIMIT + 3 } else { 0..=LIMIT };
    if bounds.contains(&holding.tokens.total()) { Ok(()) } else { Err(format!("seat {seat} holds {}", holding.tokens)) }
}
