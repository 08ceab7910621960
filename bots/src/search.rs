//! The strong player: information-set Monte Carlo tree search (ISMCTS) with PUCT over determinised worlds, or the game's own strategy. The tree
//! itself is in `tree.rs`.

use crate::tree::{FOLLOWING, Following, Tree, Tried};
use crate::{Budget, Meter, Player, Question, Thought};
use engine::{CERTAIN, Choice, Knowledge, Rng, Seed};

/// Searches.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge> {
    /// What it takes into account.
    pub mind: G::Mind,
    /// The most nodes, whatever the budget.
    pub most: u64,
    /// How many threads search, each separately; their results are merged.
    pub threads: usize,
    /// How to use a trained network; `None` uses the game's evaluation, as does a game without a network.
    pub network: Option<Following>,
}

impl<G: Knowledge> Default for Search<G> {
    fn default() -> Search<G> {
        Search { mind: G::BEST, most: u64::MAX, threads: 1, network: None }
    }
}

impl<G: Knowledge> Player<G> for Search<G> {
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move> {
        if let [only] = question.moves {
            return Thought::at_once(*only);
        }
        if self.threads <= 1 {
            let (found, nodes) = self.find(question, budget, rng);
            return found.decided(nodes, rng);
        }
        self.think_together(question, budget, rng)
    }
}

impl<G: Knowledge> Search<G> {
    /// Uses the game's network, if it has one, on this many threads.
    pub(crate) fn following(threads: usize) -> Search<G> {
        Search { threads, network: G::NETWORK.then_some(FOLLOWING), ..Search::default() }
    }

    /// The result of this budget, and the nodes used.
    fn find(&self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> (Found<G::Move>, u64) {
        let mut meter = Meter::start(budget, self.most);
        if let Some(choices) = G::strategy(question, &self.mind, &mut || meter.more(), rng) {
            return (Found::Mixture(choices), meter.nodes());
        }
        let mut tree = Tree::<G>::new(question, self.mind, self.network, rng);
        tree.look_at_root();
        while meter.more() {
            tree.iterate(rng);
        }
        (Found::Tree(tree.tried()), meter.nodes())
    }

    /// Searches on several threads and merges the results.
    fn think_together(&self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move> {
        let seeds: Vec<Seed> = (0..self.threads).map(|_| Seed::number(rng.long_bits())).collect();
        let budget = budget.divided(self.threads as u64);
        let found: Vec<(Found<G::Move>, u64)> = std::thread::scope(|scope| {
            let find = |seed: Seed| self.find(question, budget, &mut Rng::new(seed));
            let threads: Vec<_> = seeds.into_iter().map(|seed| scope.spawn(move || find(seed))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a thread thinks without panic")).collect()
        });
        let nodes = found.iter().map(|(_, nodes)| nodes).sum();
        let sum = found.into_iter().map(|(found, _)| found).reduce(Found::and).expect("at least one thread");
        sum.divided(self.threads as i32).decided(nodes, rng)
    }
}

/// The results for the moves, in the same order for each thread.
enum Found<M> {
    /// How often each should be made.
    Mixture(Vec<Choice<M>>),
    /// How often each was tried in a tree, and the results.
    Tree(Vec<Tried<M>>),
}

impl<M: Copy> Found<M> {
    /// Merges both.
    fn and(mut self, other: Found<M>) -> Found<M> {
        match (&mut self, other) {
            (Found::Mixture(sum), Found::Mixture(other)) => sum.iter_mut().zip(other).for_each(|(sum, other)| {
                sum.share += other.share;
                sum.value += other.value;
            }),
            (Found::Tree(sum), Found::Tree(other)) => sum.iter_mut().zip(other).for_each(|(sum, other)| {
                sum.visits += other.visits;
                sum.value += other.value;
            }),
            (Found::Mixture(_), Found::Tree(_)) | (Found::Tree(_), Found::Mixture(_)) => unreachable!("a game has one way to think"),
        }
        self
    }

    /// The mean of these strategies; trees are added up.
    fn divided(mut self, by: i32) -> Found<M> {
        if let Found::Mixture(choices) = &mut self {
            choices.iter_mut().for_each(|choice| (choice.share, choice.value) = (choice.share / by, choice.value / by));
        }
        self
    }

    fn decided(self, nodes: u64, rng: &mut Rng) -> Thought<M> {
        match self {
            Found::Mixture(choices) => mixed(choices, nodes, rng),
            Found::Tree(tried) => decided(tried, nodes),
        }
    }
}

/// The most visited move.
pub(crate) fn decided<M: Copy>(mut tried: Vec<Tried<M>>, nodes: u64) -> Thought<M> {
    let all: f32 = tried.iter().map(|tried| tried.visits).sum();
    let mean = |tried: &Tried<M>| tried.value / tried.visits;
    tried.sort_by(|a, b| b.visits.total_cmp(&a.visits).then(mean(b).total_cmp(&mean(a))));
    let choice = |tried: &Tried<M>| Choice {
        mv: tried.mv,
        value: (mean(tried) * CERTAIN as f32) as i32,
        share: (tried.visits / all * CERTAIN as f32) as i32,
    };
    Thought { mv: tried[0].mv, choices: tried.iter().map(choice).collect(), nodes, mixed: false }
}

/// A move drawn in proportion to its share.
pub(crate) fn mixed<M: Copy>(mut choices: Vec<Choice<M>>, nodes: u64, rng: &mut Rng) -> Thought<M> {
    let all: i32 = choices.iter().map(|choice| choice.share).sum();
    let mut left = rng.below(all.max(1) as u32) as i32;
    let drawn = choices.iter().find(|choice| {
        left -= choice.share;
        left < 0
    });
    let mv = drawn.unwrap_or(&choices[0]).mv;
    choices.sort_by_key(|choice| (-choice.share, -choice.value));
    Thought { mv, choices, nodes, mixed: true }
}
