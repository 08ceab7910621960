//! The baselines: a random move, the best move without search, and one that a trained network likes.

use crate::search::mixed;
use crate::{Budget, Player, Question, Thought};
use engine::{CERTAIN, Choice, Game, Knowledge, Rng, Seat};

/// Makes a random legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Knowledge> Player<G> for Random {
    fn think(&mut self, question: &Question<'_, G>, _: Budget, rng: &mut Rng) -> Thought<G::Move> {
        Thought::at_once(rng.pick(question.moves))
    }
}

/// Makes the best move without search.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<G: Knowledge> {
    /// What it takes into account.
    pub mind: G::Mind,
    /// Moves at most this much worse than the best count as equally good to it.
    pub slack: i32,
}

impl<G: Knowledge> Default for Greedy<G> {
    fn default() -> Greedy<G> {
        Greedy { mind: G::BEST, slack: 0 }
    }
}

impl<G: Knowledge> Player<G> for Greedy<G> {
    fn think(&mut self, question: &Question<'_, G>, _: Budget, rng: &mut Rng) -> Thought<G::Move> {
        let Question { view, seat, moves, past: _ } = *question;
        if let [only] = moves {
            return Thought::at_once(*only);
        }
        let any = <G as Game>::redeal(view, rng);
        let moves: Vec<G::Move> = moves.iter().copied().filter(|mv| !any.is_idle(seat, *mv)).collect();
        let weights = first_sight::<G>(view, seat, &moves, &self.mind, rng);
        let mut choices: Vec<_> = weights.into_iter().zip(&moves).map(|(value, mv)| Choice { mv: *mv, value, share: 0 }).collect();
        choices.sort_by_key(|choice| -choice.value);
        let best = choices[0].value;
        // Where little can still happen it tolerates less: without looking ahead it would go round in circles.
        let doubt = best.min(CERTAIN - best);
        let slack = if doubt < CERTAIN / 100 { self.slack.max(doubt / 4) } else { self.slack };
        let alike = choices.iter().take_while(|choice| choice.value >= best - slack).count();
        choices[..alike].iter_mut().for_each(|choice| choice.share = CERTAIN / alike as i32);
        Thought { mv: rng.pick(&choices[..alike]).mv, nodes: moves.len() as u64 * u64::from(G::GLANCES), choices, mixed: false }
    }
}

/// Makes the move that a trained network likes best, without search; or one drawn from its mixture, where it gives one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Policy;

impl<G: Knowledge> Player<G> for Policy {
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move> {
        let Question { view, seat, moves, past: _ } = *question;
        if let [only] = moves {
            return Thought::at_once(*only);
        }
        let world = <G as Game>::redeal(view, rng);
        let moves: Vec<G::Move> = moves.iter().copied().filter(|mv| !world.is_idle(seat, *mv)).collect();
        let mut shares = Vec::new();
        if let Some(value) = world.mixture(seat, &moves, &mut shares) {
            let choices = shares.into_iter().zip(moves).map(|(share, mv)| Choice { mv, value, share }).collect();
            return mixed(choices, 1, rng);
        }
        let judged = world.judged(seat, &moves, &mut shares);
        let Some(chances) = judged.filter(|_| shares.len() == moves.len()) else {
            return Greedy::<G>::default().think(question, budget, rng);
        };
        let value = chances[seat];
        let mut choices: Vec<_> = shares.into_iter().zip(moves).map(|(share, mv)| Choice { mv, value, share }).collect();
        choices.sort_by_key(|choice| -choice.share);
        Thought { mv: choices[0].mv, choices, nodes: 1, mixed: false }
    }
}

/// The value of each move, averaged over a few worlds.
pub(crate) fn first_sight<G: Knowledge>(view: &G::View, seat: Seat, moves: &[G::Move], mind: &G::Mind, rng: &mut Rng) -> Vec<i32> {
    let mut sums = vec![0; moves.len()];
    let mut weights = Vec::with_capacity(moves.len());
    for _ in 0..G::GLANCES {
        let world = <G as Game>::redeal(view, rng);
        weights.clear();
        world.weigh(seat, moves, mind, &mut weights);
        sums.iter_mut().zip(&weights).for_each(|(sum, weight)| *sum += weight);
    }
    sums.iter_mut().for_each(|sum| *sum /= G::GLANCES as i32);
    sums
}
