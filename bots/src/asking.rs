//! A search that delegates evaluation: it says which position it wants evaluated, and continues once it has the answer. So the positions of
//! thousands of searches can be evaluated together, on another device.

use crate::search::decided;
use crate::tree::{End, Following, Tree};
use crate::{Question, Thought};
use engine::{BySeat, Knowledge, Rng};

/// A search in progress. With the same answers it decides as [`crate::Search`] with a network does.
pub struct Asking<G: Knowledge> {
    tree: Tree<G>,
    end: End,
    nodes: u64,
    left: u64,
    is_done: bool,
}

impl<G: Knowledge> Asking<G> {
    /// Starts a search with this number of nodes. It asks about the root first.
    pub fn new(question: &Question<'_, G>, following: Following, nodes: u64, rng: &mut Rng) -> Asking<G> {
        let tree = Tree::new(question, G::BEST, Some(following), rng);
        Asking { tree, end: End::New(0), nodes, left: nodes, is_done: false }
    }

    /// The position to evaluate, as the thinking seat sees it, and the moves whose priors are wanted; `None` when the search is done.
    pub fn asks(&self) -> Option<(&G, &[G::Move])> {
        (!self.is_done).then(|| self.tree.asked(self.end))
    }

    /// Takes each seat's chance and the moves' priors, as returned by [`engine::Learned::judged`], and goes on to the next question.
    pub fn answer(&mut self, chances: &BySeat<i32>, shares: &[i32], rng: &mut Rng) {
        if self.is_done {
            return;
        }
        self.tree.told(self.end, chances, shares);
        self.tree.back_up(chances);
        while self.left > 0 {
            self.left -= 1;
            self.end = self.tree.descend(rng);
            let End::Known(chances) = self.end else { return };
            self.tree.back_up(&chances);
        }
        self.is_done = true;
    }

    /// The result so far.
    pub fn thought(&self) -> Thought<G::Move> {
        decided(self.tree.tried(), self.nodes - self.left)
    }
}
