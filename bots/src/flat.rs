//! Flat Monte Carlo: every move is rolled out in determinised worlds, with a quick policy for everyone.

use crate::{Budget, Meter, Player, Question, Thought};
use engine::{CERTAIN, Choice, Game, Knowledge, Moves, Rng, Seat};

/// Rolls out every move, and makes the one that won most often.
#[derive(Clone, Copy, Debug)]
pub struct Flat<G: Knowledge> {
    /// What it takes into account.
    pub mind: G::Mind,
}

impl<G: Knowledge> Default for Flat<G> {
    fn default() -> Flat<G> {
        Flat { mind: G::BEST }
    }
}

/// A rollout longer than this is evaluated as it stands.
const LONGEST: usize = 400;

impl<G: Knowledge> Player<G> for Flat<G> {
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move> {
        if let [only] = question.moves {
            return Thought::at_once(*only);
        }
        let Question { view, seat, .. } = *question;
        try_all(question, budget, rng, |rng| G::redeal(view, rng), |world, rng| play_out(world, seat, &self.mind, rng))
    }
}

/// Tries every move in sampled worlds, promising ones more often; the callback gives the result for each world after the move.
pub(crate) fn try_all<G: Knowledge>(
    question: &Question<'_, G>,
    budget: Budget,
    rng: &mut Rng,
    mut world: impl FnMut(&mut Rng) -> G,
    mut outcome: impl FnMut(G, &mut Rng) -> i32,
) -> Thought<G::Move> {
    let Question { view, seat, moves, past: _ } = *question;
    let mut meter = Meter::start(budget, u64::MAX);
    let any = G::redeal(view, rng);
    let mut tried: Vec<Tried<G>> = moves.iter().filter(|mv| !any.is_idle(seat, **mv)).map(|mv| Tried::new(*mv)).collect();
    while meter.more() {
        let mut world = world(rng);
        let next = most_promising(&tried, meter.nodes());
        world.apply(seat, tried[next].mv, &mut |_| ());
        tried[next].won += f64::from(outcome(world, rng));
        tried[next].games += 1;
    }
    let all: u32 = tried.iter().map(|tried| tried.games).sum();
    tried.sort_by(|a, b| (b.games, b.mean()).partial_cmp(&(a.games, a.mean())).expect("means are numbers"));
    let choice = |tried: &Tried<G>| Choice {
        mv: tried.mv,
        value: tried.mean() as i32,
        share: (i64::from(CERTAIN) * i64::from(tried.games) / i64::from(all.max(1))) as i32,
    };
    Thought { mv: tried[0].mv, choices: tried.iter().map(choice).collect(), nodes: meter.nodes(), mixed: false }
}

struct Tried<G: Game> {
    mv: G::Move,
    games: u32,
    won: f64,
}

impl<G: Game> Tried<G> {
    fn new(mv: G::Move) -> Tried<G> {
        Tried { mv, games: 0, won: 0.0 }
    }

    fn mean(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }
}

/// The move with the highest upper confidence bound; untried moves come first.
fn most_promising<G: Game>(tried: &[Tried<G>], games: u64) -> usize {
    let bound = |tried: &Tried<G>| match tried.games {
        0 => f64::INFINITY,
        games_of_it => tried.mean() / f64::from(CERTAIN) + ((games as f64).ln() / f64::from(games_of_it) / 2.0).sqrt(),
    };
    let best = tried.iter().map(bound).enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(0, |(index, _)| index)
}

/// The seat's share of the win when everyone plays the rollout policy.
pub(crate) fn play_out<G: Knowledge>(mut world: G, seat: Seat, mind: &G::Mind, rng: &mut Rng) -> i32 {
    let mut moves = Moves::new();
    for _ in 0..LONGEST {
        let Some(next) = world.waiting_for().first() else { break };
        moves.clear();
        world.legal(next, &mut moves);
        let mv = world.quick(next, &moves, mind, rng);
        world.apply(next, mv, &mut |_| ());
    }
    match world.outcome() {
        Some(outcome) => outcome.chances()[seat],
        None => world.chances(mind)[seat],
    }
}
