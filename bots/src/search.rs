//! The strong player: information-set Monte Carlo tree search (ISMCTS) with PUCT over determinised worlds.
//!
//! Each iteration samples a determinisation and descends the tree. A node stands for the moves made since the root and for what chance has
//! turned up on the way. Where chance turns something up, only few of its results get a node, and more of them as the move is tried more
//! often; once there are enough, one of those that are there is taken, with a state kept for it. Otherwise the tree would be all width.
//!
//! A new node is evaluated by the game at once, without a rollout. When it is reached again, each of its moves is looked at, and how it
//! looks at first sight is both its prior and its first value. Every seat picks for itself.

use crate::{Budget, Meter, Player, Question, Thought, at_stake};
use engine::{BySeat, CERTAIN, Choice, Knowledge, Moves, Rng, Seat, Seed, Setup as _};
use std::ops::Range;

/// Searches.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge> {
    /// What it considers.
    pub mind: G::Mind,
    /// Nodes at most, whatever the budget.
    pub most: u64,
    /// How many threads think at the same time, each for itself; what they find is put together.
    pub threads: usize,
    /// How a trained network is followed; `None` judges by the game's own knowledge, as does a game that has no network.
    pub network: Option<Following>,
}

impl<G: Knowledge> Default for Search<G> {
    fn default() -> Search<G> {
        Search { mind: G::BEST, most: u64::MAX, threads: 1, network: None }
    }
}

/// How a search follows a network.
#[derive(Clone, Copy, Debug)]
pub struct Following {
    /// How much a prior counts against what was found.
    pub explore: f32,
    /// The part of a prior that is the same for all moves.
    pub doubt: f32,
    /// How much worse than the position a move is taken to be before it is tried.
    pub caution: f32,
    /// How many visits that is worth.
    pub first_sight: f32,
    /// The power to which the priors of a rival's moves are raised, against one rival, two, and more: of several rivals each is taken to do
    /// about what looks best to it, as `Priors::of_rivals` has it.
    pub focus: [u8; 3],
}

impl Following {
    /// The prior of each of a seat's moves, from the shares that the network gives them.
    fn priors(&self, shares: &[i32], rivals: Option<u8>, priors: &mut Vec<f32>) {
        let focus = rivals.map_or(1, |rivals| self.focus[usize::from(rivals.clamp(1, 3)) - 1]);
        let most = shares.iter().copied().max().unwrap_or_default().max(1) as f32;
        // Powers by multiplication are the same on every machine.
        let raised = |share: i32| (0..focus).fold(1.0, |power, _| power * (share as f32 / most));
        let all: f32 = shares.iter().map(|share| raised(*share)).sum();
        let alike = self.doubt / shares.len() as f32;
        priors.clear();
        priors.extend(shares.iter().map(|share| (1.0 - self.doubt) * raised(*share) / all + alike));
    }
}

/// As measured best (`docs/notebook/2026-11-16-splendor-network.md`).
pub const FOLLOWING: Following = Following { explore: 0.4, doubt: 0.03, caution: 0.03, first_sight: 1.0, focus: [1, 2, 2] };

/// How much a prior counts against what was found.
const EXPLORE: f32 = 0.7;
/// So many visits is the first sight of a move worth.
const FIRST_SIGHT: f32 = 1.0;
/// Results of one chance at most.
const MOST_RESULTS: u32 = 8;
/// Nodes of a tree at most; when they are used up, it grows no further, and the values are still refined.
const MOST_NODES: usize = 1 << 18;

/// How the priors of a seat's moves come from their looks at first sight.
struct Priors {
    /// The difference in chances that makes one move's prior about e times another's.
    temper: f32,
    /// The part of a prior that is the same for all moves, whatever they look like: what looks hopeless at first sight is looked at again now and then.
    doubt: f32,
}
const PRIORS: Priors = Priors { temper: 0.012, doubt: 0.1 };

impl Priors {
    /// At a rival's turn. Of several rivals each is taken to do what looks best to it: with all that they might do, the tree would be all width before
    /// it reaches our own next turn.
    const fn of_rivals(players: u8) -> Priors {
        match players {
            0..=2 => PRIORS,
            3 => Priors { temper: 0.004, doubt: 0.02 },
            4.. => Priors { temper: 0.0015, doubt: 0.0 },
        }
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
    /// What comes of this budget, and the nodes that it took.
    fn find(&self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> (Found<G::Move>, u64) {
        let mut meter = Meter::start(budget, self.most);
        if let Some(choices) = G::strategy(question, &self.mind, &mut || meter.more(), rng) {
            return (Found::Mixture(choices), meter.nodes());
        }
        let mut tree = Tree::<G>::new(question, self.mind, self.network, rng);
        tree.grow(&mut meter, rng);
        (Found::Tree(tree.tried()), meter.nodes())
    }

    /// Thinks on several threads, and puts together what they found.
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

/// What was found out about the moves, each thread naming them in the same order.
enum Found<M> {
    /// How often each should be made.
    Mixture(Vec<Choice<M>>),
    /// How often each was tried in a tree, and what came of it.
    Tree(Vec<Tried<M>>),
}

impl<M: Copy> Found<M> {
    /// Both together.
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

    /// The mean of these mixtures; trees are counted together.
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

/// About e to the -x, from operations that give the same result on every machine.
fn falloff(x: f32) -> f32 {
    1.0 / (1.0 + x * (1.0 + x * (0.5 + x / 6.0)))
}

/// A move at the root, and what came of it.
struct Tried<M> {
    mv: M,
    visits: f32,
    /// The sum over the visits.
    value: f32,
}

/// The move that was tried most.
fn decided<M: Copy>(mut tried: Vec<Tried<M>>, nodes: u64) -> Thought<M> {
    let all: f32 = tried.iter().map(|tried| tried.visits).sum();
    let mean = |tried: &Tried<M>| tried.value / tried.visits;
    tried.sort_by(|a, b| b.visits.total_cmp(&a.visits).then(mean(b).total_cmp(&mean(a))));
    let choice = |tried: &Tried<M>| Choice {
        mv: tried.mv,
        value: (mean(tried) * CERTAIN as f32) as i32,
        share: (tried.visits / all * CERTAIN as f32) as i32,
    };
    Thought { mv: tried[0].mv, choices: tried.iter().map(choice).collect(), nodes }
}

/// A move drawn as often as its share says.
fn mixed<M: Copy>(mut choices: Vec<Choice<M>>, nodes: u64, rng: &mut Rng) -> Thought<M> {
    let all: i32 = choices.iter().map(|choice| choice.share).sum();
    let mut left = rng.below(all.max(1) as u32) as i32;
    let drawn = choices.iter().find(|choice| {
        left -= choice.share;
        left < 0
    });
    let mv = drawn.unwrap_or(&choices[0]).mv;
    choices.sort_by_key(|choice| (-choice.share, -choice.value));
    Thought { mv, choices, nodes }
}

/// Nodes, moves and results lie in rows of their own and name each other by number: a tree of many small lists would take longer to clear away
/// than a budget allows.
struct Tree<G: Knowledge> {
    root: G,
    seat: Seat,
    mind: G::Mind,
    network: Option<Following>,
    nodes: Vec<Node>,
    tries: Vec<Try<G::Move>>,
    results: Vec<Turn>,
    /// States kept for the results of chance.
    kept: Vec<G>,
    moves: Moves<G::Move>,
    weights: Vec<i32>,
    priors: Vec<f32>,
    /// The way down: a node and which move was made there.
    path: Vec<(usize, usize)>,
}

struct Node {
    /// Who moves here.
    seat: Seat,
    visits: f32,
    /// How much differences between its moves count.
    at_stake: f32,
    /// Its moves, among all; none until the node is reached a second time.
    tries: Range<usize>,
}

/// A move, as one node knows it.
struct Try<M> {
    mv: M,
    prior: f32,
    visits: f32,
    /// The mover's chances, summed over the visits.
    value: f32,
    /// How many results it has had, and the last of them.
    results: u32,
    last: u32,
}

/// What may come of a move.
struct Turn {
    /// What chance turned up; 0 where there is no chance in it.
    turned_up: u64,
    node: u32,
    /// The state kept for it, where there is chance in it.
    kept: u32,
    /// The one before it, of the same move.
    before: u32,
}

impl<G: Knowledge> Tree<G> {
    fn new(question: &Question<'_, G>, mind: G::Mind, network: Option<Following>, rng: &mut Rng) -> Tree<G> {
        let Question { view, seat, moves, past: _ } = *question;
        let root = G::redeal(view, rng);
        let mut tree = Tree {
            root: root.clone(),
            seat,
            mind,
            network,
            nodes: Vec::new(),
            tries: Vec::new(),
            results: Vec::new(),
            kept: Vec::new(),
            moves: Moves::new(),
            weights: Vec::new(),
            priors: Vec::new(),
            path: Vec::new(),
        };
        // Where several owe a move at once, the tree begins with the seat that is asked.
        tree.nodes.push(Node { seat, visits: 0.0, at_stake: 1.0, tries: 0..0 });
        tree.moves.extend(moves.iter().copied());
        // A question about some of the moves is answered about these, idle or not.
        if moves.len() == root.moves(seat).len() {
            tree.moves.retain(|mv| !root.is_idle(seat, *mv));
        }
        if tree.judge(0, &root).is_none() {
            tree.look_at_moves(0, &root);
        }
        tree
    }

    fn grow(&mut self, meter: &mut Meter, rng: &mut Rng) {
        while meter.more() {
            self.iterate(rng);
        }
    }

    /// Once down the tree, a new node at its end, and the news back up.
    fn iterate(&mut self, rng: &mut Rng) {
        let mut state = self.root.clone();
        state.determinise(self.seat, rng);
        self.path.clear();
        let mut at = 0;
        let chances = loop {
            if self.nodes[at].tries.is_empty() {
                self.list_moves(at, &state);
                match self.judge(at, &state) {
                    Some(chances) => break chances,
                    None => self.look_at_moves(at, &state),
                }
            }
            let Some(pick) = self.pick(at, &state) else { break self.chances(&state) };
            self.path.push((at, pick));
            let before = state.clone();
            state.apply(self.nodes[at].seat, self.tries[pick].mv, &mut |_| ());
            if let Some(outcome) = state.outcome() {
                break outcome.chances();
            }
            match self.follow(pick, &before, &mut state, rng) {
                Some(next) => at = next,
                None => break self.chances(&state),
            }
        };
        for (node, pick) in self.path.drain(..) {
            let (node, made) = (&mut self.nodes[node], &mut self.tries[pick]);
            node.visits += 1.0;
            made.visits += 1.0;
            made.value += chances[node.seat] as f32 / CERTAIN as f32;
        }
    }

    /// The move to be tried next: what it brought, and what it promises as long as it was tried little.
    ///
    /// The node's moves are those of the world that it was made in; one that is not possible in this world is passed over.
    fn pick(&self, at: usize, state: &G) -> Option<usize> {
        let node = &self.nodes[at];
        let spread = self.network.map_or(EXPLORE, |network| network.explore) * node.at_stake * (node.visits + 1.0).sqrt();
        let mut passed_over: Vec<usize> = Vec::new();
        loop {
            let mut best = (f32::MIN, None);
            for index in node.tries.clone() {
                let made = &self.tries[index];
                let bound = (made.value + spread * made.prior) / made.visits;
                if bound > best.0 && !passed_over.contains(&index) {
                    best = (bound, Some(index));
                }
            }
            let pick = best.1?;
            if at == 0 || state.is_possible(node.seat, self.tries[pick].mv) {
                return Some(pick);
            }
            passed_over.push(pick);
        }
    }

    /// The node behind a move, if it exists; otherwise it is made, and there is nothing to follow.
    ///
    /// Where chance has turned up something that has no node and shall have none, the state becomes one that has.
    fn follow(&mut self, pick: usize, before: &G, state: &mut G, rng: &mut Rng) -> Option<usize> {
        let turned_up = state.turned_up(before, self.seat);
        let made = &self.tries[pick];
        if let Some(result) = self.results_of(made).find(|result| result.turned_up == turned_up) {
            return Some(result.node as usize);
        }
        let enough = (((made.visits - FIRST_SIGHT).max(0.0).sqrt() / 2.0) as u32).clamp(1, MOST_RESULTS);
        let full = self.nodes.len() >= MOST_NODES;
        if turned_up != 0 && made.results > 0 && (full || made.results >= enough) {
            let result = self.results_of(made).nth(rng.below(made.results) as usize).expect("one of those there are");
            *state = self.kept[result.kept as usize].clone();
            state.determinise(self.seat, rng);
            return Some(result.node as usize);
        }
        if full {
            return None;
        }
        let node = self.add_result(pick, turned_up, state);
        // A network says everything about a node at once, so it is asked when the node is made.
        self.network.map(|_| node)
    }

    /// What has come of a move so far, the last first.
    fn results_of(&self, made: &Try<G::Move>) -> impl Iterator<Item = &Turn> {
        let mut next = made.last;
        (0..made.results).map(move |_| {
            let result = &self.results[next as usize];
            next = result.before;
            result
        })
    }

    fn add_result(&mut self, pick: usize, turned_up: u64, state: &G) -> usize {
        let seat = state.waiting_for().first().expect("a game that is not over waits for somebody");
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { seat, visits: 0.0, at_stake: 1.0, tries: 0..0 });
        let kept = self.kept.len() as u32;
        if turned_up != 0 {
            self.kept.push(state.clone());
        }
        let made = &mut self.tries[pick];
        self.results.push(Turn { turned_up, node, kept, before: made.last });
        made.last = self.results.len() as u32 - 1;
        made.results += 1;
        node as usize
    }

    /// What a position is worth that gets no node.
    fn chances(&mut self, state: &G) -> BySeat<i32> {
        let judged = self.network.and_then(|_| state.judged(self.seat, &[], &mut self.weights));
        judged.unwrap_or_else(|| state.chances(&self.mind))
    }

    /// Makes the node's moves lie ready.
    fn list_moves(&mut self, node: usize, state: &G) {
        self.moves.clear();
        let seat = self.nodes[node].seat;
        state.legal(seat, &mut self.moves);
        self.moves.retain(|mv| !state.is_idle(seat, *mv));
    }

    /// Asks the network about a node whose moves lie ready, and gives it these; says what the position is worth.
    ///
    /// Moves that the network does not tell apart are looked at as without it.
    fn judge(&mut self, node: usize, state: &G) -> Option<BySeat<i32>> {
        let following = self.network?;
        let Following { caution, first_sight, .. } = following;
        self.weights.clear();
        let chances = state.judged(self.seat, &self.moves, &mut self.weights)?;
        if self.weights.is_empty() {
            self.look_at_moves(node, state);
            return Some(chances);
        }
        let seat = self.nodes[node].seat;
        let at_stake = at_stake(chances[seat]);
        let expected = (chances[seat] as f32 / CERTAIN as f32 - caution * at_stake).max(0.0);
        let rivals = (seat != self.seat).then(|| state.setup().players() - 1);
        following.priors(&self.weights, rivals, &mut self.priors);
        let first = self.tries.len();
        self.tries.extend(self.moves.iter().zip(&self.priors).map(|(mv, prior)| Try {
            mv: *mv,
            prior: *prior,
            visits: first_sight,
            value: first_sight * expected,
            results: 0,
            last: 0,
        }));
        let node = &mut self.nodes[node];
        (node.at_stake, node.tries) = (at_stake, first..self.tries.len());
        Some(chances)
    }

    /// Gives a node the moves that lie ready, as they look at first sight.
    fn look_at_moves(&mut self, node: usize, state: &G) {
        let seat = self.nodes[node].seat;
        self.weights.clear();
        state.weigh(seat, &self.moves, &self.mind, &mut self.weights);
        let best = self.weights.iter().copied().max().unwrap_or_default();
        let at_stake = at_stake(best);
        let Priors { temper, doubt } = if seat == self.seat { PRIORS } else { Priors::of_rivals(state.setup().players()) };
        let share = |weight: i32| falloff((best - weight) as f32 / (temper * at_stake * CERTAIN as f32));
        let all: f32 = self.weights.iter().map(|weight| share(*weight)).sum();
        let alike = doubt / self.moves.len() as f32;
        let first = self.tries.len();
        self.tries.extend(self.moves.iter().zip(&self.weights).map(|(mv, weight)| Try {
            mv: *mv,
            prior: (1.0 - doubt) * share(*weight) / all + alike,
            visits: FIRST_SIGHT,
            value: FIRST_SIGHT * *weight as f32 / CERTAIN as f32,
            results: 0,
            last: 0,
        }));
        let node = &mut self.nodes[node];
        (node.at_stake, node.tries) = (at_stake, first..self.tries.len());
    }

    /// What came of the moves at the root.
    fn tried(&self) -> Vec<Tried<G::Move>> {
        let tries = &self.tries[self.nodes[0].tries.clone()];
        tries.iter().map(|made| Tried { mv: made.mv, visits: made.visits, value: made.value }).collect()
    }
}
