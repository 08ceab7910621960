//! The search tree.
//!
//! Each iteration samples a determinisation and descends the tree. A node stands for the moves since the root and for what chance
//! revealed on the way. Chance outcomes get nodes by progressive widening: few at first, and more as the move is tried more
//! often; beyond that, an existing one is chosen, with the state kept for it. Otherwise the tree would be all width.
//!
//! A new node is evaluated by the game at once, without a rollout. When it is reached again, its moves are evaluated,
//! which gives each its prior and its first value. Every seat maximises its own chance.
//!
//! A descent ends before anything is evaluated, so a network can evaluate the positions of many trees together elsewhere (`asking.rs`).

use crate::{Question, at_stake};
use engine::{BySeat, CERTAIN, Knowledge, Moves, Rng, Seat, Setup as _};
use std::ops::Range;

/// How a search uses a network.
#[derive(Clone, Copy, Debug)]
pub struct Following {
    /// How much a prior counts against the results (PUCT's constant), with two players, with three, and with more.
    pub explore: [f32; 3],
    /// The part of a prior that is spread evenly over all moves.
    pub doubt: f32,
    /// How much worse than the position an untried move is taken to be.
    pub caution: f32,
    /// How many visits that is worth.
    pub first_sight: f32,
    /// The power to which rivals' priors are raised, with one rival, two, and more: each of several rivals is assumed to do
    /// about what looks best to it, as in `Priors::of_rivals`.
    pub focus: [u8; 3],
}

impl Following {
    /// The prior of each of a seat's moves, from the network's policy.
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

/// The values that measured best (`docs/notebook/2026-11-16-splendor-network.md`, `2026-11-16-splendor-more-players.md`).
pub const FOLLOWING: Following = Following { explore: [0.4, 0.4, 0.2], doubt: 0.03, caution: 0.03, first_sight: 1.0, focus: [1, 2, 2] };

/// How much a prior counts against the results (PUCT's constant).
const EXPLORE: f32 = 0.7;
/// How many visits the first evaluation of a move is worth.
const FIRST_SIGHT: f32 = 1.0;
/// The most outcomes of one chance node.
const MOST_RESULTS: u32 = 8;
/// The most nodes of a tree; when they are used up, it stops growing and only refines values.
const MOST_NODES: usize = 1 << 18;

/// How priors follow from evaluations.
struct Priors {
    /// The difference in chances that makes one move's prior about e times another's.
    temper: f32,
    /// The part of a prior that is spread evenly over all moves: even what looks hopeless is tried now and then.
    doubt: f32,
}
const PRIORS: Priors = Priors { temper: 0.012, doubt: 0.1 };

impl Priors {
    /// At a rival's turn. Each of several rivals is assumed to do what looks best to it: otherwise the tree would be all width before
    /// it reaches our own next turn.
    const fn of_rivals(players: u8) -> Priors {
        match players {
            0..=2 => PRIORS,
            3 => Priors { temper: 0.004, doubt: 0.02 },
            4.. => Priors { temper: 0.0015, doubt: 0.0 },
        }
    }
}

/// About e to the -x, from operations with the same result on every machine.
fn falloff(x: f32) -> f32 {
    1.0 / (1.0 + x * (1.0 + x * (0.5 + x / 6.0)))
}

/// A move at the root, and its results.
pub(crate) struct Tried<M> {
    pub(crate) mv: M,
    pub(crate) visits: f32,
    /// The sum over the visits.
    pub(crate) value: f32,
}

/// Nodes, moves and outcomes are stored in flat lists and refer to each other by index: freeing a tree of many small lists would take longer
/// than a budget allows.
pub(crate) struct Tree<G: Knowledge> {
    root: G,
    /// Where the last descent ended.
    end: G,
    seat: Seat,
    mind: G::Mind,
    network: Option<Following>,
    /// How much a prior counts against what was found.
    explore: f32,
    nodes: Vec<Node>,
    tries: Vec<Try<G::Move>>,
    results: Vec<Turn>,
    /// States kept for chance outcomes.
    kept: Vec<G>,
    moves: Moves<G::Move>,
    weights: Vec<i32>,
    shares: Vec<i32>,
    priors: Vec<f32>,
    /// The path: a node and the move made there.
    path: Vec<(usize, usize)>,
}

struct Node {
    /// Who moves here.
    seat: Seat,
    visits: f32,
    /// How much differences between its moves count.
    at_stake: f32,
    /// Its moves; empty until the node is reached a second time.
    tries: Range<usize>,
}

/// A move at a node.
struct Try<M> {
    mv: M,
    prior: f32,
    visits: f32,
    /// The mover's chances, summed over the visits.
    value: f32,
    /// How many outcomes it has had, and the last of them.
    results: u32,
    last: u32,
}

/// An outcome of a move.
struct Turn {
    /// What chance revealed; 0 if no chance is involved.
    turned_up: u64,
    node: u32,
    /// The state kept for it, if chance is involved.
    kept: u32,
    /// The previous outcome of the same move.
    before: u32,
}

/// How a descent ended.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    /// With a chance for each seat; no evaluation is needed.
    Known(BySeat<i32>),
    /// At a node that has no moves yet; they are ready.
    New(usize),
    /// Where there is no node, and none is made.
    Beyond,
}

impl<G: Knowledge> Tree<G> {
    /// A tree with only its root, whose moves are ready.
    pub(crate) fn new(question: &Question<'_, G>, mind: G::Mind, network: Option<Following>, rng: &mut Rng) -> Tree<G> {
        let Question { view, seat, moves, past: _ } = *question;
        let root = G::redeal(view, rng);
        let network = network.filter(|_| G::NETWORK);
        let players = usize::from(root.setup().players().clamp(2, 4));
        let mut tree = Tree {
            end: root.clone(),
            root,
            seat,
            mind,
            network,
            explore: network.map_or(EXPLORE, |network| network.explore[players - 2]),
            nodes: Vec::new(),
            tries: Vec::new(),
            results: Vec::new(),
            kept: Vec::new(),
            moves: Moves::new(),
            weights: Vec::new(),
            shares: Vec::new(),
            priors: Vec::new(),
            path: Vec::new(),
        };
        // If several seats owe a move, the tree begins with the one asked.
        tree.nodes.push(Node { seat, visits: 0.0, at_stake: 1.0, tries: 0..0 });
        tree.moves.extend(moves.iter().copied());
        // A question about certain moves is answered for these, pruned or not.
        if moves.len() == tree.root.moves(seat).len() {
            tree.moves.retain(|mv| !tree.root.is_idle(seat, *mv));
        }
        tree
    }

    /// Gives the root its moves.
    pub(crate) fn look_at_root(&mut self) {
        self.judged(End::New(0));
    }

    /// One descent, a new node at its end, and the backup.
    pub(crate) fn iterate(&mut self, rng: &mut Rng) {
        let end = self.descend(rng);
        let chances = self.judged(end);
        self.back_up(&chances);
    }

    /// Descends to a position that needs evaluation, or to the end of the game.
    pub(crate) fn descend(&mut self, rng: &mut Rng) -> End {
        let mut state = self.root.clone();
        state.determinise(self.seat, rng);
        self.path.clear();
        let end = self.descend_from_root(&mut state, rng);
        self.end = state;
        end
    }

    fn descend_from_root(&mut self, state: &mut G, rng: &mut Rng) -> End {
        let mut at = 0;
        loop {
            if self.nodes[at].tries.is_empty() {
                self.list_moves(at, state);
                if self.network.is_some() {
                    return End::New(at);
                }
                self.look_at_moves(at, state);
            }
            let Some(pick) = self.pick(at, state) else { return End::Beyond };
            self.path.push((at, pick));
            let before = state.clone();
            state.apply(self.nodes[at].seat, self.tries[pick].mv, &mut |_| ());
            if let Some(outcome) = state.outcome() {
                return End::Known(outcome.chances());
            }
            match self.follow(pick, &before, state, rng) {
                Some(next) => at = next,
                None => return End::Beyond,
            }
        }
    }

    /// The position where the last descent ended, and the moves in question there.
    pub(crate) fn asked(&self, end: End) -> (&G, &[G::Move]) {
        (&self.end, if matches!(end, End::New(_)) { &self.moves } else { &[] })
    }

    /// The value at the end of the last descent; a new node gets its moves.
    fn judged(&mut self, end: End) -> BySeat<i32> {
        if let End::Known(chances) = end {
            return chances;
        }
        let mut shares = std::mem::take(&mut self.shares);
        shares.clear();
        let (state, moves) = self.asked(end);
        let judged = self.network.and_then(|_| state.judged(self.seat, moves, &mut shares));
        let chances = judged.unwrap_or_else(|| state.chances(&self.mind));
        self.told(end, &chances, &shares);
        self.shares = shares;
        chances
    }

    /// Gives a new node its moves with the network's priors. Moves that the network does not tell apart get priors as without it.
    pub(crate) fn told(&mut self, end: End, chances: &BySeat<i32>, shares: &[i32]) {
        let End::New(node) = end else { return };
        match self.network.filter(|_| shares.len() == self.moves.len()) {
            Some(following) => self.follow_network(node, following, chances, shares),
            None => {
                let state = self.end.clone();
                self.look_at_moves(node, &state);
            }
        }
    }

    fn follow_network(&mut self, node: usize, following: Following, chances: &BySeat<i32>, shares: &[i32]) {
        let Following { caution, first_sight, .. } = following;
        let seat = self.nodes[node].seat;
        let at_stake = at_stake(chances[seat]);
        let expected = (chances[seat] as f32 / CERTAIN as f32 - caution * at_stake).max(0.0);
        let rivals = (seat != self.seat).then(|| self.end.setup().players() - 1);
        following.priors(shares, rivals, &mut self.priors);
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
    }

    /// Backs up the values to the root.
    pub(crate) fn back_up(&mut self, chances: &BySeat<i32>) {
        for (node, pick) in self.path.drain(..) {
            let (node, made) = (&mut self.nodes[node], &mut self.tries[pick]);
            node.visits += 1.0;
            made.visits += 1.0;
            made.value += chances[node.seat] as f32 / CERTAIN as f32;
        }
    }

    /// The move to try next: by its results, and by its prior as long as it was tried little (PUCT).
    ///
    /// The node's moves are those of the world it was created in; one that is impossible in this world is skipped.
    fn pick(&self, at: usize, state: &G) -> Option<usize> {
        let node = &self.nodes[at];
        let spread = self.explore * node.at_stake * (node.visits + 1.0).sqrt();
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

    /// The node behind a move, if it exists; otherwise it is created, and the descent ends.
    ///
    /// If chance revealed something that has no node and gets none, the state is replaced by one that has.
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
        // A network evaluates everything about a node at once, so it is asked when the node is created.
        self.network.map(|_| node)
    }

    /// The outcomes of a move so far, the last first.
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

    /// Prepares the node's moves.
    fn list_moves(&mut self, node: usize, state: &G) {
        self.moves.clear();
        let seat = self.nodes[node].seat;
        state.legal(seat, &mut self.moves);
        self.moves.retain(|mv| !state.is_idle(seat, *mv));
    }

    /// Gives a node the prepared moves with their evaluations.
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

    /// The results of the moves at the root.
    pub(crate) fn tried(&self) -> Vec<Tried<G::Move>> {
        let tries = &self.tries[self.nodes[0].tries.clone()];
        tries.iter().map(|made| Tried { mv: made.mv, visits: made.visits, value: made.value }).collect()
    }
}
