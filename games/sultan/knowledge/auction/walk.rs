//! Plays one world to its end: the others bid as they have learned to, one seat tries all its bids and updates its regrets.

use super::leaf::Leaf;
use super::paths::{Cushions, next, path_of};
use super::{Auction, ByBid, ByCards, Found, World};
use crate::sultan::knowledge::evaluation::CARDS;
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::moves::{Bid, Cushion};
use arrayvec::ArrayVec;
use engine::Rng;

impl Auction {
    /// A card for this cushion, in proportion to the regrets.
    pub(super) fn pick_at(&self, node: usize, hand: Cards, cushion: Cushion, mass: i64, rng: &mut Rng) -> u8 {
        let regrets = &self.nodes[node].regrets[cushion as usize];
        if mass > 0 {
            let mut left = below(mass, rng);
            for card in hand.values() {
                left -= i64::from(regrets[usize::from(card)].max(0));
                if left < 0 {
                    return card;
                }
            }
        }
        let any = rng.below(u32::from(hand.len()));
        hand.iter().nth(any as usize).expect("a hand with cards")
    }

    /// A bid of a seat that is not learning, by its current strategy.
    fn pick(&self, node: usize, hand: Cards, cushions: Cushions, rng: &mut Rng) -> (u8, Cushion) {
        let regrets = &self.nodes[node].regrets;
        let mut masses = [0; 3];
        for cushion in cushions {
            masses[cushion as usize] = hand.values().map(|card| i64::from(regrets[cushion as usize][usize::from(card)].max(0))).sum();
        }
        let all: i64 = masses.iter().sum();
        if all == 0 {
            let places: ArrayVec<Cushion, 3> = cushions.collect();
            let cushion = rng.pick(&places);
            return (self.pick_at(node, hand, cushion, 0, rng), cushion);
        }
        let mut left = below(all, rng);
        for cushion in cushions {
            let mass = masses[cushion as usize];
            if left < mass {
                return (self.pick_at(node, hand, cushion, mass, rng), cushion);
            }
            left -= mass;
        }
        unreachable!("the number is below the sum")
    }

    /// Continues from here, and fills in the values of the learning seat's bids, by its cards.
    pub(super) fn walk(&mut self, world: &mut World, path: usize, values: &mut ByCards, rng: &mut Rng) {
        let step = world.bids.len();
        if step == self.order.len() {
            return self.settle(world, values, rng);
        }
        let seat = self.order[step];
        let cushions = self.cushions_for(seat, &world.bids);
        if seat == world.looks {
            return self.look_at_all(world, path, cushions, values, rng);
        }
        let own = world.bids.iter().find(|bid| bid.seat == seat).map_or(0, |bid| usize::from(bid.card));
        let seen = path_of(self.setup.rush, self.laid.len(), path, seat, &world.bids, self);
        let node = self.node(seat, seen, own);
        let (card, cushion) = match world.plain.contains(seat) {
            true => self.sight(seat, seen, own).best(world.hands[seat], cushions, rng),
            false => self.pick(node, world.hands[seat], cushions, rng),
        };
        world.hands[seat].remove(card);
        world.bids.push(Bid { seat, card, cushion });
        self.walk(world, next(path, cushion), values, rng);
        world.bids.pop();
        world.hands[seat].add(card);
    }

    /// The learning seat tries every cushion, then updates its regrets.
    fn look_at_all(&mut self, world: &mut World, path: usize, cushions: Cushions, values: &mut ByCards, rng: &mut Rng) {
        let (seat, step) = (world.looks, world.bids.len());
        let mut behind = [[[0; CARDS]; CARDS]; 3];
        for cushion in cushions {
            // A card of value 0 is a placeholder.
            world.bids.push(Bid { seat, card: 0, cushion });
            world.free.push((step, cushion));
            self.walk(world, next(path, cushion), &mut behind[cushion as usize], rng);
            world.free.pop();
            world.bids.pop();
        }
        let hand = world.hands[seat];
        let seen = path_of(self.setup.rush, self.laid.len(), path, seat, &world.bids, self);
        let is_second = !world.free.is_empty();
        let apart = if world.is_asked { self.asked } else { 0 };
        if is_second {
            // The first card came from the hand, so the value of the second depends on it.
            for first in hand.values() {
                let mut rest = hand;
                rest.remove(first);
                let brings = std::array::from_fn(|at| behind[at][usize::from(first)]);
                let node = apart + self.node(seat, seen, usize::from(first));
                values[usize::from(first)][0] = self.regret(node, rest, cushions, &brings, None);
            }
            return;
        }
        let own = world.bids.iter().find(|bid| bid.seat == seat).map_or(0, |bid| usize::from(bid.card));
        let brings = std::array::from_fn(|at| behind[at].map(|by_second| by_second[0]));
        let node = apart + self.node(seat, seen, own);
        let mut found = std::mem::take(&mut self.found);
        self.regret(node, hand, cushions, &brings, world.is_asked.then_some(&mut found));
        self.found = found;
    }

    /// Adds to a node's regrets how much better each bid was than the mixed strategy, whose value is returned.
    fn regret(&mut self, node: usize, hand: Cards, cushions: Cushions, brings: &ByBid<i32>, found: Option<&mut Found>) -> i32 {
        let regrets = &mut self.nodes[node].regrets;
        let (mut all, mut sum, mut plain, mut bids) = (0i64, 0i64, 0i64, 0i64);
        for at in cushions.map(|cushion| cushion as usize) {
            for card in hand.values().map(usize::from) {
                let share = i64::from(regrets[at][card].max(0));
                all += share;
                sum += share * i64::from(brings[at][card]);
                plain += i64::from(brings[at][card]);
                bids += 1;
            }
        }
        let value = if all > 0 { sum / all } else { plain / bids };
        if let Some(found) = found {
            found.looks += 1;
            found.value += value;
            for at in cushions.map(|cushion| cushion as usize) {
                for card in hand.values().map(usize::from) {
                    let share = if all > 0 { (i64::from(regrets[at][card].max(0)) << 16) / all } else { (1 << 16) / bids };
                    found.shares[at][card] += share as u64;
                    found.brought[at][card] += i64::from(brings[at][card]);
                }
            }
        }
        for at in cushions.map(|cushion| cushion as usize) {
            for card in hand.values().map(usize::from) {
                let regret = (brings[at][card] - value as i32) >> 4;
                regrets[at][card] = regrets[at][card].saturating_add(regret);
            }
        }
        value as i32
    }

    /// All cards are laid, except for the values of the free ones: the value of those, by card.
    fn settle(&mut self, world: &World, values: &mut ByCards, rng: &mut Rng) {
        let leaf = Leaf::new(self, world);
        let hand = world.hands[world.looks];
        let (step, at) = world.free[0];
        if let Some(mut finale) = self.finale.take() {
            for card in hand.values() {
                let laid = (card, step, at);
                let looks_like = leaf.value(self, [laid, leaf.fixed], 0);
                values[usize::from(card)][0] = finale.value(self, world, card, leaf.winners(self, laid), looks_like, rng);
            }
            self.finale = Some(finale);
            return;
        }
        if world.frees == 1 {
            for card in hand.values() {
                let lead = leaf.lead(self, world, [card, 0]);
                values[usize::from(card)][0] = leaf.value(self, [(card, step, at), leaf.fixed], lead);
            }
            return;
        }
        let (later, there) = world.free[1];
        let mut leads = [[0; CARDS]; CARDS];
        for first in hand.values() {
            let mut rest = hand;
            rest.remove(first);
            for second in rest.values() {
                let (low, high) = (usize::from(first.min(second)), usize::from(first.max(second)));
                if second >= first {
                    leads[low][high] = leaf.lead(self, world, [first, second]);
                }
                values[usize::from(first)][usize::from(second)] =
                    leaf.value(self, [(first, step, at), (second, later, there)], leads[low][high]);
            }
        }
    }
}

/// A number below this one.
fn below(bound: i64, rng: &mut Rng) -> i64 {
    ((i128::from(rng.bits()) * i128::from(bound)) >> 32) as i64
}
