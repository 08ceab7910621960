//! What a move does, in a sentence each: facts for hints and reviews, none of them from what the seat cannot see.

use super::cards::{CARDS, NOBLES, NONE};
use super::gems::Gem;
use super::holding::Holding;
use super::knowledge::Reach;
use super::moves::{Move, Place, Spot};
use super::rules::{GOAL, State};
use engine::{Game, Seat, Setup as _};

/// The facts about a legal move, the weightiest first.
pub(super) fn reasons(before: &State, seat: Seat, mv: Move) -> Vec<String> {
    let mut after = before.clone();
    after.apply(seat, mv, &mut |_| ());
    // What is turned up now cannot be known.
    if let Some(place) = taken_from(mv) {
        after.market.lay(place, NONE);
    }
    let mut facts: Vec<(i32, String)> = Vec::new();
    gained(&before.seats[seat], &after.seats[seat], &mut facts);
    denied(before, seat, mv, &mut facts);
    nobles_nearer(before, &after, seat, &mut facts);
    within_reach(before, &after, seat, &mut facts);
    facts.sort_by_key(|(weight, _)| -weight);
    facts.into_iter().map(|(_, fact)| fact).collect()
}

/// Where an open card goes from.
fn taken_from(mv: Move) -> Option<Place> {
    match mv {
        Move::Reserve(place) | Move::Buy { card: Spot::Open(place), gold: _ } => Some(place),
        Move::Buy { card: Spot::Hand(_), gold: _ }
        | Move::Take(_)
        | Move::ReserveBlind(_)
        | Move::Give(_)
        | Move::Noble(_)
        | Move::Pass => None,
    }
}

fn gained(then: &Holding, now: &Holding, facts: &mut Vec<(i32, String)>) {
    let points = i32::from(now.points) - i32::from(then.points);
    if now.points >= GOAL && then.points < GOAL {
        facts.push((100, format!("reaches {} points and brings on the last round", now.points)));
    } else if now.nobles != then.nobles {
        facts.push((60 + points, format!("brings a noble, {points} points in all")));
    } else if points > 0 {
        facts.push((20 * points, format!("scores {points} {}", if points == 1 { "point" } else { "points" })));
    }
    if let Some(gem) = Gem::COLOURS.into_iter().find(|gem| now.bonuses.count(*gem) > then.bonuses.count(*gem)) {
        let count = now.bonuses.count(gem);
        facts.push((8, format!("adds a {} bonus, number {count}", name(gem))));
    }
    if now.tokens.count(Gem::Gold) > then.tokens.count(Gem::Gold) {
        facts.push((6, "takes a gold token".into()));
    }
}

/// Who else could have bought the card that goes away, and what it would have brought them.
fn denied(before: &State, seat: Seat, mv: Move, facts: &mut Vec<(i32, String)>) {
    let Some(card) = taken_from(mv).map(|place| before.market.card(place)) else { return };
    for rival in Seat::all(before.setup.players()).filter(|rival| *rival != seat) {
        let Reach { turns, prize } = reach(before, &before.seats[rival], card);
        if turns == 0 && prize > 0 {
            let wins = i32::from(before.seats[rival].points) + prize >= i32::from(GOAL);
            let end = if wins { ", which would end the game" } else { "" };
            facts.push((15 * prize + if wins { 50 } else { 0 }, format!("denies seat {rival} {prize} points next turn{end}")));
        }
    }
}

fn nobles_nearer(before: &State, after: &State, seat: Seat, facts: &mut Vec<(i32, String)>) {
    let away = |state: &State, noble: u8| NOBLES[usize::from(noble)].less(state.seats[seat].bonuses).total();
    let still = after.nobles.iter().copied().filter(|noble| *noble != NONE);
    let nearer: Vec<u32> = still.filter(|noble| away(after, *noble) < away(before, *noble)).map(|noble| away(after, noble)).collect();
    if let Some(nearest) = nearer.iter().min() {
        let bonuses = if *nearest == 1 { "bonus" } else { "bonuses" };
        facts.push((24 / (*nearest as i32).max(1), format!("leaves the nearest noble {nearest} {bonuses} away")));
    }
}

/// The best card that can be bought next turn and could not before.
fn within_reach(before: &State, after: &State, seat: Seat, facts: &mut Vec<(i32, String)>) {
    let cards = |state: &State| -> Vec<u8> {
        let open = Place::all().map(|place| state.market.card(place));
        let hand = state.seats[seat].reserved.into_iter().filter(|reserved| !reserved.blind).map(|reserved| reserved.card);
        open.chain(hand).filter(|card| *card != NONE).collect()
    };
    let now = |state: &State, card: u8| reach(state, &state.seats[seat], card).turns == 0;
    let new = cards(after).into_iter().filter(|card| now(after, *card) && !now(before, *card));
    let Some((prize, card)) = new.map(|card| (reach(after, &after.seats[seat], card).prize, card)).max() else { return };
    let facts_of_card = &CARDS[usize::from(card)];
    let worth = if prize > 0 { format!(" worth {prize}") } else { String::new() };
    facts.push((
        5 + 10 * prize,
        format!("makes a {} card of level {}{worth} affordable next turn", name(facts_of_card.bonus), facts_of_card.level),
    ));
}

fn reach(state: &State, holding: &Holding, card: u8) -> Reach {
    state.reach(holding, card, &Gem::COLOURS.map(|gem| state.noble_with(holding, gem)))
}

fn name(gem: Gem) -> &'static str {
    ["white", "blue", "green", "red", "black", "gold"][gem as usize]
}
