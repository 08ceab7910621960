//! Why a move is good, for hints and reviews, from what the seat can see.
//!
//! To weigh a fact, the position after the move is evaluated with it and without it.

use super::evaluation::{self, Reach};
use super::reason::Reason;
use crate::splendor::rules::cards::{CARDS, GOAL, NOBLES, NONE};
use crate::splendor::rules::gems::{Gem, Gems};
use crate::splendor::rules::holding::Holding;
use crate::splendor::rules::moves::{Move, Slot, Spot};
use crate::splendor::rules::state::State;
use engine::{Evaluation, Game, Seat, Setup as _};

/// A fact about a move.
struct Fact {
    says: Reason,
    /// The position after the move, without the fact.
    without: State,
    /// The position after the other move, without the fact; `None` if the fact does not concern it.
    other_without: Option<State>,
}

/// The facts about a legal move, starting with the one that puts it furthest ahead of the other.
pub(super) fn reasons(before: &State, seat: Seat, mv: Move, ahead_of: Option<Move>) -> Vec<Reason> {
    let after = played(before, seat, mv);
    let other = ahead_of.map(|other| played(before, seat, other));
    let mut facts = Vec::new();
    gained(before, &after, seat, &mut facts);
    denied(before, &after, seat, mv, &mut facts);
    noble_nearer(before, &after, other.as_ref(), seat, &mut facts);
    within_reach(before, &after, other.as_ref(), seat, &mut facts);
    nearer(before, &after, other.as_ref(), seat, &mut facts);
    let chance = |state: &State| state.chances(&State::BEST)[seat];
    let weight = |fact: &Fact| {
        let lost = chance(&after) - chance(&fact.without);
        let lost_by_other = fact.other_without.as_ref().zip(other.as_ref()).map_or(0, |(without, other)| chance(other) - chance(without));
        lost - lost_by_other
    };
    let mut weighed: Vec<(i32, Reason)> = facts.iter().map(|fact| (weight(fact), fact.says)).collect();
    weighed.sort_by_key(|(weight, _)| -weight);
    // Of the cards that get closer, only the one that matters most is worth a word.
    let first_nearer = weighed.iter().position(|(_, says)| matches!(says, Reason::Nearer { .. }));
    let says = |(at, (weight, says)): (usize, (i32, Reason))| {
        let is_new = !matches!(says, Reason::Nearer { .. }) || first_nearer == Some(at);
        // A move that is compared with no other serves something, however little.
        let counts = weight > 0 || (at == 0 && ahead_of.is_none());
        (is_new && counts).then_some(says)
    };
    weighed.into_iter().enumerate().filter_map(says).collect()
}

/// The position after a move. What is revealed cannot be known, so the place is left empty.
fn played(before: &State, seat: Seat, mv: Move) -> State {
    let mut after = before.clone();
    after.apply(seat, mv, &mut |_| ());
    if let Some(place) = taken_from(mv) {
        after.market.lay(place, NONE);
    }
    after
}

/// The place that an open card leaves.
fn taken_from(mv: Move) -> Option<Slot> {
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

/// The position with something of the seat's changed.
fn but(after: &State, seat: Seat, change: impl FnOnce(&mut Holding)) -> State {
    let mut without = after.clone();
    change(&mut without.seats[seat]);
    without
}

fn gained(before: &State, after: &State, seat: Seat, facts: &mut Vec<Fact>) {
    let (then, now) = (&before.seats[seat], &after.seats[seat]);
    let mut fact = |says: Reason, without: State| facts.push(Fact { says, without, other_without: None });
    let points = now.points - then.points;
    if points > 0 {
        let says = match points {
            _ if now.points >= GOAL && then.points < GOAL => Reason::ReachesGoal { points: now.points },
            _ if now.nobles != then.nobles => Reason::BringsNoble { points },
            _ => Reason::Scores { points },
        };
        // Without the points, neither the last round nor the end may have come.
        let mut without = but(after, seat, |holding| holding.points = then.points);
        (without.phase, without.last_round) = (before.phase, before.last_round);
        fact(says, without);
    }
    if let Some(gem) = Gem::COLOURS.into_iter().find(|gem| now.bonuses.count(*gem) > then.bonuses.count(*gem)) {
        let says = Reason::AddsBonus { gem, number: now.bonuses.count(gem) as u8 };
        fact(says, but(after, seat, |holding| holding.bonuses = then.bonuses));
    }
    if now.tokens.count(Gem::Gold) > then.tokens.count(Gem::Gold) {
        fact(Reason::TakesGold, but(after, seat, |holding| holding.tokens -= Gems::of(Gem::Gold, 1)));
    }
}

/// Who else could have bought the card that leaves, and what it would have brought them.
fn denied(before: &State, after: &State, seat: Seat, mv: Move, facts: &mut Vec<Fact>) {
    let Some(place) = taken_from(mv) else { return };
    let card = before.market.card(place);
    for rival in Seat::all(before.setup.players()).filter(|rival| *rival != seat) {
        let Reach { turns, prize, .. } = reach(before, rival, card);
        if turns > 0 || prize == 0 {
            continue;
        }
        let wins = before.seats[rival].points + prize >= GOAL;
        let mut without = after.clone();
        without.market.lay(place, card);
        facts.push(Fact { says: Reason::Denies { seat: rival, place, points: prize, ends: wins }, without, other_without: None });
    }
}

/// The nearest noble that the move works towards.
fn noble_nearer(before: &State, after: &State, other: Option<&State>, seat: Seat, facts: &mut Vec<Fact>) {
    let away = |state: &State, noble: u8| NOBLES[usize::from(noble)].less(state.seats[seat].bonuses).total();
    let still = (0..after.nobles.len()).filter(|place| after.nobles[*place] != NONE);
    let nearer = still.filter(|place| away(after, after.nobles[*place]) < away(before, after.nobles[*place]));
    let Some(place) = nearer.min_by_key(|place| away(after, after.nobles[*place])) else { return };
    let nearest = away(after, after.nobles[place]);
    let without = |state: &State| {
        let mut without = state.clone();
        without.nobles[place] = NONE;
        without
    };
    let says = Reason::NobleNearer { noble: place as u8 + 1, bonuses: nearest as u8 };
    facts.push(Fact { says, without: without(after), other_without: other.map(without) });
}

/// The best card that can be bought next turn and could not before.
fn within_reach(before: &State, after: &State, other: Option<&State>, seat: Seat, facts: &mut Vec<Fact>) {
    let now = |state: &State, card: u8| reach(state, seat, card).turns == 0;
    let open = Slot::all().filter(|place| after.market.card(*place) != NONE);
    let new = open.filter(|place| now(after, after.market.card(*place)) && !now(before, after.market.card(*place)));
    let Some(place) = new.max_by_key(|place| reach(after, seat, after.market.card(*place)).prize) else { return };
    let card = after.market.card(place);
    let (prize, of_card) = (reach(after, seat, card).prize, &CARDS[usize::from(card)]);
    let without = |state: &State| {
        let mut without = state.clone();
        without.market.lay(place, NONE);
        without
    };
    let says = Reason::WithinReach { place, gem: of_card.bonus, level: of_card.level, points: prize };
    facts.push(Fact { says, without: without(after), other_without: other.map(without) });
}

/// Every open card that gets closer and still cannot be bought next turn.
fn nearer(before: &State, after: &State, other: Option<&State>, seat: Seat, facts: &mut Vec<Fact>) {
    for place in Slot::all().filter(|place| after.market.card(*place) != NONE) {
        let card = after.market.card(place);
        let (then, Reach { turns, short, prize, .. }) = (reach(before, seat, card), reach(after, seat, card));
        if turns == 0 || short >= then.short {
            continue;
        }
        let without = |state: &State| {
            let mut without = state.clone();
            without.market.lay(place, NONE);
            without
        };
        let of_card = &CARDS[usize::from(card)];
        let says = Reason::Nearer { place, gem: of_card.bonus, level: of_card.level, points: prize, tokens: short };
        facts.push(Fact { says, without: without(after), other_without: other.map(without) });
    }
}

fn reach(state: &State, seat: Seat, card: u8) -> Reach {
    let holding = &state.seats[seat];
    evaluation::reach(holding, state.bank, card, &state.courted(holding))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::splendor::Setup;
    use engine::{Match, Rng, Seed, Viewer};

    /// The reasons for every move in games between sensible players, with the world they were given in.
    fn said(mut check: impl FnMut(&State, Seat, Move, Vec<Reason>)) {
        let mut rng = Rng::new(Seed::number(4));
        for seed in 0..6 {
            let setup = <Setup as engine::Setup>::read(&State::EDITIONS[0], 2 + (seed % 3) as u8, "").expect("a table");
            let mut state = Match::<State>::new(setup, Seed::number(seed)).state().clone();
            while let Some(seat) = state.waiting_for().first() {
                let moves = state.moves(seat);
                let mv = state.quick(seat, &moves, &State::BEST, &mut rng);
                let other = moves.iter().copied().find(|other| *other != mv);
                check(&state, seat, mv, reasons(&state, seat, mv, other));
                state.apply(seat, mv, &mut |_| ());
            }
        }
    }

    #[test]
    fn what_is_said_comes_from_what_the_seat_can_see() {
        let mut rng = Rng::new(Seed::number(5));
        let (mut compared, mut left_out) = (0, 0);
        said(|state, seat, mv, facts| {
            let other = state.moves(seat).iter().copied().find(|other| *other != mv);
            let again = State::redeal(&state.view(Viewer::Seat(seat)), &mut rng);
            // Reserving blind reveals a card that nobody can foresee, and rivals' blind cards are a guess.
            let takes_blind = [Some(mv), other].iter().any(|mv| matches!(mv, Some(Move::ReserveBlind(_))));
            let holds_blind = |rival: Seat| state.seats[rival].reserved.iter().any(|reserved| reserved.blind);
            if takes_blind || Seat::all(state.setup.players()).any(|rival| rival != seat && holds_blind(rival)) {
                left_out += 1;
                return;
            }
            assert_eq!(facts, reasons(&again, seat, mv, other), "{mv}");
            compared += 1;
        });
        assert!(compared > 400 && left_out * 4 < compared, "{compared} compared, {left_out} left out");
    }

    #[test]
    fn every_first_move_serves_something_and_tokens_serve_a_card() {
        for seed in 0..20 {
            let setup = <Setup as engine::Setup>::read(&State::EDITIONS[0], 2, "first=1").expect("a table");
            let state = Match::<State>::new(setup, Seed::number(seed)).state().clone();
            let seat = state.waiting_for().first().expect("somebody begins");
            for mv in state.moves(seat).iter().copied().filter(|mv| matches!(mv, Move::Take(tokens) if tokens.total() > 1)) {
                let facts = reasons(&state, seat, mv, None);
                let [Reason::Nearer { place, tokens, .. }, ..] = facts.as_slice() else { panic!("{mv}: {facts:?}") };
                let card = state.market.card(*place);
                assert!(reach(&state, seat, card).short > *tokens, "{mv}: {facts:?}");
                assert_eq!(facts.iter().filter(|fact| matches!(fact, Reason::Nearer { .. })).count(), 1, "{mv}: {facts:?}");
            }
        }
    }

    #[test]
    fn a_move_that_reaches_the_goal_says_so_first() {
        let mut ends = 0;
        said(|state, seat, mv, facts| {
            let after = played(state, seat, mv);
            if !state.last_round && state.seats[seat].points < GOAL && after.seats[seat].points >= GOAL {
                ends += 1;
                assert!(facts.iter().any(|fact| matches!(fact, Reason::ReachesGoal { .. })), "{mv}: {facts:?}");
            }
        });
        assert!(ends > 0);
    }
}
