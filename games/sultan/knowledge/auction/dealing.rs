//! Worlds: hands that the seats might have, and cards for the face-down bids.

use super::{Auction, World};
use crate::sultan::knowledge::fitted::auction::{KEPT_ANYWAY, TRIES};
use crate::sultan::knowledge::fitted::habit::IMAGINED_SLIP;
use crate::sultan::knowledge::purse::{self, Counts};
use crate::sultan::knowledge::sight::Sight;
use crate::sultan::rules::cards::BIDS;
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::moves::{Bid, Cushion};
use arrayvec::ArrayVec;
use engine::{Rng, Seat};

impl Auction {
    /// What a seat has not drawn yet in this world, or (R12) has discarded unseen.
    pub(super) fn deck(&self, seat: Seat, world: &World) -> Counts {
        let mut deck = purse::counts(self.pool[seat].iter().copied());
        let laid = world.bids.iter().filter(|bid| bid.seat == seat).map(|bid| bid.card);
        laid.chain(world.hands[seat].iter()).for_each(|card| deck[usize::from(card)] -= 1);
        deck
    }

    /// Sorts the cards, dealt seat by seat, into the order in which they were laid.
    pub(super) fn bring_into_order(&self, world: &mut World) {
        let mut left = std::mem::take(&mut world.bids);
        for laid in &self.laid {
            let at = left.iter().position(|bid| (bid.seat, bid.cushion) == (laid.seat, laid.cushion)).expect("every bid was dealt a card");
            world.bids.push(left.remove(at));
        }
    }

    /// Deals a seat its hand, and assigns cards of it to its face-down bids, as that seat would have laid them.
    pub(super) fn deal(&mut self, seat: Seat, from_here: bool, world: &mut World, rng: &mut Rng) {
        if world.is_asked && seat == self.me {
            world.hands[seat] = self.laid.iter().filter(|bid| bid.seat == seat).fold(self.hand, |mut hand, bid| {
                hand.remove(bid.card);
                hand
            });
            world.bids.extend(self.laid.iter().filter(|bid| bid.seat == seat).copied());
            return;
        }
        for tries in 0..TRIES {
            let mut hand = self.draw(seat, rng);
            let before = world.bids.len();
            let likely = !from_here || self.lay_face_down(seat, &mut hand, world, rng);
            world.hands[seat] = hand;
            if likely || tries + 1 == TRIES {
                return;
            }
            world.bids.truncate(before);
        }
    }

    fn draw(&mut self, seat: Seat, rng: &mut Rng) -> Cards {
        let pool = &mut self.pool[seat];
        let held = self.held[seat];
        if pool.len() > held {
            for place in 0..held {
                let other = place + rng.below((pool.len() - place) as u32) as usize;
                pool.swap(place, other);
            }
        }
        pool[..held].iter().copied().collect()
    }

    /// Assigns cards of the hand to the seat's bids in this round. Refuses as often as such a hand would have bid elsewhere.
    fn lay_face_down(&mut self, seat: Seat, hand: &mut Cards, world: &mut World, rng: &mut Rng) -> bool {
        if world.plain.contains(seat) {
            return self.lay_plainly(seat, hand, world, rng);
        }
        let mut own = 0;
        for step in (0..self.laid.len()).filter(|step| self.laid[*step].seat == seat) {
            let cushion = self.laid[step].cushion;
            let node = self.node(seat, self.path(&self.laid[..step]), own);
            let (mut here, mut all) = (0, 0);
            for at in 0..usize::from(self.setup.cushions()) {
                let regrets = &self.nodes[node].regrets[at];
                let mass: i64 = hand.values().map(|card| i64::from(regrets[usize::from(card)].max(0))).sum();
                here += if at == cushion as usize { mass } else { 0 };
                all += mass;
            }
            let card = self.pick_at(node, *hand, cushion, here, rng);
            hand.remove(card);
            world.bids.push(Bid { seat, card, cushion });
            own = usize::from(card);
            if all > 0 && i64::from(rng.below(256)) >= KEPT_ANYWAY + (256 - KEPT_ANYWAY) * here / all {
                for step in (step + 1..self.laid.len()).filter(|step| self.laid[*step].seat == seat) {
                    let card = self.pick_at(node, *hand, self.laid[step].cushion, 0, rng);
                    hand.remove(card);
                    world.bids.push(Bid { seat, card, cushion: self.laid[step].cushion });
                }
                return false;
            }
        }
        true
    }

    /// The same for a greedy bidder.
    fn lay_plainly(&mut self, seat: Seat, hand: &mut Cards, world: &mut World, rng: &mut Rng) -> bool {
        let (mut likely, mut own) = (true, 0);
        for step in 0..self.laid.len() {
            if self.laid[step].seat != seat {
                continue;
            }
            let cushion = self.laid[step].cushion;
            let (path, cushions) = (self.path(&self.laid[..step]), self.cushions_for(seat, &self.laid[..step]));
            let sight = self.sight(seat, path, own);
            likely &= sight.best(*hand, cushions, rng).1 == cushion || rng.below(IMAGINED_SLIP) == 0;
            let card = sight.best(*hand, [cushion].into_iter(), rng).0;
            own = usize::from(card);
            hand.remove(card);
            world.bids.push(Bid { seat, card, cushion });
        }
        likely
    }

    /// The greedy values of bids for a seat that has seen this and laid this card before.
    pub(super) fn sight(&mut self, seat: Seat, path: usize, own: usize) -> &Sight {
        // The first card matters to the second only where cards are stacked.
        let own = if self.setup.stacking { own } else { 0 };
        let place = self.node(seat, path, own);
        let Auction { sights, state, order, pool, prospect, mind, laid, setup, .. } = self;
        sights[place].get_or_insert_with(|| {
            let mut bids: ArrayVec<Bid, BIDS> = ArrayVec::new();
            let mut left = path;
            while left > 1 {
                bids.insert(0, Bid { seat, card: own as u8, cushion: Cushion::ALL[left % 3] });
                left /= 3;
            }
            // In a rush a seat sees only what lay there before, and its own card.
            let known = if setup.rush { laid.len() } else { bids.len() };
            bids.iter_mut().zip(order.iter()).take(known).for_each(|(bid, seat)| bid.seat = *seat);
            let pool = |rival: Seat| pool[rival].iter().copied().collect();
            Sight::of(state, &bids, &pool, seat, prospect, mind)
        })
    }
}
