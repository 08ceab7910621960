//! A search that leaves the judging to others: it says which position it wants judged, and goes on when it has the answer. So positions of
//! thousands of searches can be judged together, on another device.

use crate::search::decided;
use crate::tree::{End, Following, Tree};
use crate::{Question, Thought};
use engine::{BySeat, Knowledge, Rng};

/// A search under way. With the same answers it comes to what [`crate::Search`] with a network does.
pub struct Asking<G: Knowledge> {
    tree: Tree<G>,
    end: End,
    nodes: u64,
    left: u64,
    is_done: bool,
}

impl<G: Knowledge> Asking<G> {
    /// Begins to think about a question, for this number of nodes. It asks about the root first.
    pub fn new(question: &Question<'_, G>, following: Following, nodes: u64, rng: &mut Rng) -> Asking<G> {
        let tree = Tree::new(question, G::BEST, Some(following), rng);
        Asking { tree, end: End::New(0), nodes, left: nodes, is_done: false }
    }

    /// The position that is to be judged as the thinking seat sees it, and the moves whose shares are wanted; `None` when the search is done.
    pub fn asks(&self) -> Option<(&G, &[G::Move])> {
        (!self.is_done).then(|| self.tree.asked(self.end))
    }

    /// Takes each seat's chance and the moves' shares, as [`engine::Learned::judged`] gives them, and goes on to the next question.
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

    /// What has been found so far.
    pub fn thought(&self) -> Thought<G::Move> {
        decided(self.tree.tried(), self.nodes - self.left)
    }
}
