//! The strong player: how often each move should be made.

use super::auction::Auction;
use super::characters::Mind;
use super::fitted::auction::{FAINT, FEW_LOOKS, KEEN, NEVER};
use super::network::{UNIT, falling};
use super::{habits, last, network};
use crate::sultan::rules::moves::Move;
use crate::sultan::rules::state::{Phase, State};
use engine::{BySeat, CERTAIN, Choice, Evaluation, Game, Question, Rng, Seat};

/// How often each of these moves should be made.
pub(super) fn strategy(question: &Question<'_, State>, mind: &Mind, more: &mut dyn FnMut() -> bool, rng: &mut Rng) -> Vec<Choice<Move>> {
    let Question { view, seat, moves, past } = *question;
    let state = State::redeal(view, rng);
    if last::is_open(&state) {
        return exactly(&state, seat, moves);
    }
    let plain = habits::plain(past, mind);
    let auction = |state: &State| Auction::new(state, seat, mind, &plain);
    let found = match state.phase {
        Phase::Offer => {
            let after = |mv: &Move| {
                let mut state = state.clone();
                state.apply(seat, *mv, &mut |_| ());
                auction(&state)
            };
            returns(moves.iter().map(after).collect(), moves, more, rng)
        }
        Phase::Bids | Phase::Over => bids(auction(&state), moves, more, rng).map(|(found, looks)| match mind.learnt {
            true => weighted(found, looks, question, &plain),
            false => found,
        }),
    };
    found.unwrap_or_else(|| at_first_sight(&state, seat, moves, mind))
}

/// Where nothing is hidden, the best moves, each equally often.
fn exactly(state: &State, seat: Seat, moves: &[Move]) -> Vec<Choice<Move>> {
    let values: Vec<i32> = moves.iter().map(|mv| last::after(state, *mv)[seat]).collect();
    let best = values.iter().copied().max().unwrap_or(0);
    let level = values.iter().filter(|value| **value == best).count() as i32;
    let share = |value: i32| if value == best { CERTAIN / level } else { 0 };
    moves.iter().zip(values).map(|(mv, value)| Choice { mv: *mv, value, share: share(value) }).collect()
}

/// How often each bid is made in this auction, and how often its value was found; `None` if there was no time to evaluate one.
fn bids(mut auction: Auction, moves: &[Move], more: &mut dyn FnMut() -> bool, rng: &mut Rng) -> Option<(Vec<Choice<Move>>, i64)> {
    while more() {
        auction.iterate(rng);
    }
    let found = auction.found;
    if found.looks == 0 {
        return None;
    }
    let share = |mv: &Move| match *mv {
        Move::Bid { card, cushion } => found.shares[cushion as usize][usize::from(card)],
        Move::Return(_) => 0,
    };
    let most = moves.iter().map(share).max().unwrap_or(0);
    let made = |mv: &Move| if share(mv) * FAINT >= most { share(mv) } else { 0 };
    let all: u64 = moves.iter().map(made).sum();
    let choice = |mv: &Move| match *mv {
        Move::Bid { card, cushion } => Choice {
            mv: *mv,
            value: (found.brought[cushion as usize][usize::from(card)] / found.looks) as i32,
            share: (made(mv) * CERTAIN as u64 / all.max(1)) as i32,
        },
        Move::Return(_) => Choice { mv: *mv, value: 0, share: 0 },
    };
    Some((moves.iter().map(choice).collect(), found.looks))
}

/// Bids as the learnt policy does, but the more often the better a bid is in this round's solution: the one knows the rounds to come, the other
/// this round. A rival who probably bids greedily faces the solution alone, which is better at punishing that.
fn weighted(found: Vec<Choice<Move>>, looks: i64, question: &Question<'_, State>, plain: &BySeat<i32>) -> Vec<Choice<Move>> {
    let Question { view, seat, moves, .. } = *question;
    if view.setup.players > 2 || plain[seat.next(2)] > CERTAIN / 2 {
        return found;
    }
    let Some(network) = network::network(&view.setup) else {
        return found;
    };
    let mut learnt = Vec::with_capacity(moves.len());
    network.policy(view, moves, &mut learnt);
    let best = found.iter().map(|choice| choice.value).max().unwrap_or(0);
    let keen = KEEN * i64::from(UNIT) * looks / (looks + FEW_LOOKS);
    let worse = |choice: &Choice<Move>| i64::from(best - choice.value) * keen / i64::from(CERTAIN);
    let weight = |(choice, learnt)| i64::from(learnt + NEVER) * falling(worse(choice) as i32);
    let weights: Vec<u64> = found.iter().zip(learnt).map(|each| weight(each) as u64).collect();
    let most = weights.iter().copied().max().unwrap_or(0);
    let made = |weight: u64| if weight * FAINT >= most { weight } else { 0 };
    let all: u64 = weights.iter().map(|weight| made(*weight)).sum();
    let choice = |(choice, weight): (Choice<Move>, u64)| Choice { share: (made(weight) * CERTAIN as u64 / all.max(1)) as i32, ..choice };
    found.into_iter().zip(weights).map(choice).collect()
}

/// S9: tries returning each jewel, and solves the round that follows.
fn returns(mut auctions: Vec<Auction>, moves: &[Move], more: &mut dyn FnMut() -> bool, rng: &mut Rng) -> Option<Vec<Choice<Move>>> {
    let mut turn = 0;
    while more() {
        auctions[turn].iterate(rng);
        turn = (turn + 1) % moves.len();
    }
    if auctions.iter().any(|auction| auction.found.looks == 0) {
        return None;
    }
    let values: Vec<i32> = auctions.iter().map(|auction| (auction.found.value / auction.found.looks) as i32).collect();
    Some(near_the_best(moves, &values))
}

/// A hundredth: returns that are worse by this much are dropped; among the rest, better ones are made more often.
const NEAR: i32 = CERTAIN / 100;

fn near_the_best(moves: &[Move], values: &[i32]) -> Vec<Choice<Move>> {
    let best = values.iter().copied().max().unwrap_or(0);
    let liking = |value: i32| i64::from((value - best + NEAR).max(0)).pow(2);
    let all: i64 = values.iter().map(|value| liking(*value)).sum();
    let choice =
        |(mv, value): (&Move, &i32)| Choice { mv: *mv, value: *value, share: (liking(*value) * i64::from(CERTAIN) / all.max(1)) as i32 };
    moves.iter().zip(values).map(choice).collect()
}

/// The answer when there is no time at all.
fn at_first_sight(state: &State, seat: Seat, moves: &[Move], mind: &Mind) -> Vec<Choice<Move>> {
    let mut weights = Vec::with_capacity(moves.len());
    state.weigh(seat, moves, mind, &mut weights);
    near_the_best(moves, &weights)
}
