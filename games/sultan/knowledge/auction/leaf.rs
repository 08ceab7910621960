//! The end of a round: who gets which jewel, and how that changes the chances of the learning seat for all its cards.

use super::{Auction, World};
use crate::sultan::knowledge::purse::{self, Counts};
use crate::sultan::rules::moves::Cushion;
use crate::sultan::rules::ranking::Rank;
use engine::{CERTAIN, Seat};

/// A card with its place in the order and its cushion; a card of value 0 stands for none.
pub(super) type Card = (u8, usize, Cushion);

/// The end of a round for all cards that one seat may have laid.
pub(super) struct Leaf {
    looks: Seat,
    /// For each cushion the others' best card and its owner.
    best: [(Rank, Seat); 3],
    /// The others' combined value, by the cushions that go to the learning seat.
    others: [Others; 8],
    /// The card that the seat laid before, if any.
    pub(super) fixed: Card,
    /// The cards that the other player has left, with two players.
    theirs: Counts,
}

#[derive(Clone, Copy, Default)]
struct Others {
    /// As weights of the win.
    weight: u64,
    /// The highest value among them, and how many have it.
    most: (i32, i32),
}

impl Leaf {
    pub(super) fn new(auction: &Auction, world: &World) -> Leaf {
        let looks = world.looks;
        let mut best = [(Rank::default(), looks); 3];
        let mut fixed = (0, 0, Cushion::One);
        for (step, bid) in world.bids.iter().enumerate() {
            if bid.seat == looks {
                if bid.card > 0 {
                    fixed = (bid.card, step, bid.cushion);
                }
                continue;
            }
            let rank = auction.ranking.bid(&world.bids, step);
            let best = &mut best[bid.cushion as usize];
            if rank > best.0 {
                *best = (rank, bid.seat);
            }
        }
        let theirs = match auction.sold {
            Some(_) => purse::counts(world.hands[looks.next(2)].iter()),
            None => Counts::default(),
        };
        let mut leaf = Leaf { looks, best, others: [Others::default(); 8], fixed, theirs };
        let mine = world.bids.iter().filter(|bid| bid.seat == looks).fold(0, |mine, bid| mine | 1 << bid.cushion as usize);
        for wins in (0..8).filter(|wins| wins & !mine == 0) {
            leaf.others[wins] = leaf.others_without(auction, world, wins);
        }
        leaf
    }

    /// The others' value if they do not get these cushions.
    fn others_without(&self, auction: &Auction, world: &World, wins: usize) -> Others {
        let mut others = Others { weight: 0, most: (i32::MIN, 0) };
        for seat in Seat::all(auction.setup.players).filter(|seat| *seat != self.looks) {
            let won = (0..3).filter(|at| wins >> at & 1 == 0 && self.best[*at].0 > Rank::default() && self.best[*at].1 == seat);
            let won = won.fold(0, |won, at| won | 1 << at);
            let paid: i32 = world.bids.iter().filter(|bid| bid.seat == seat).map(|bid| auction.prices.hand[usize::from(bid.card)]).sum();
            let worth = auction.worth[seat][won] - paid;
            others.weight += auction.prospect.weight(worth);
            match worth.cmp(&others.most.0) {
                std::cmp::Ordering::Greater => others.most = (worth, 1),
                std::cmp::Ordering::Equal => others.most.1 += 1,
                std::cmp::Ordering::Less => {}
            }
        }
        others
    }

    /// Who gets the jewel of each cushion if this is the learning seat's only card.
    pub(super) fn winners(&self, auction: &Auction, (card, step, cushion): Card) -> [Option<Seat>; 3] {
        let rank = auction.ranking.card(card, self.looks, step);
        std::array::from_fn(|at| match self.best[at] {
            (best, _) if at == cushion as usize && rank > best => Some(self.looks),
            (best, winner) => (best > Rank::default()).then_some(winner),
        })
    }

    /// With two players, how much more the remaining cards are worth than the other's once these are laid.
    pub(super) fn lead(&self, auction: &Auction, world: &World, laid: [u8; 2]) -> i32 {
        let Some(sold) = auction.sold else { return 0 };
        let mut own = world.own;
        laid.into_iter().for_each(|card| own[usize::from(card)] -= 1);
        world.decks + sold.hands(&own, &self.theirs)
    }

    /// The winning chance with these cards, where the remaining ones are worth more by `lead`.
    #[inline]
    pub(super) fn value(&self, auction: &Auction, cards: [Card; 2], lead: i32) -> i32 {
        let [one, two] = cards;
        let stacked = two.0 > 0 && one.2 == two.2;
        let mut wins = 0;
        if stacked {
            let (high, low) = if one.0 >= two.0 { (one, two) } else { (two, one) };
            let rank = auction.ranking.card(high.0, self.looks, high.1).over(low.0);
            wins |= usize::from(rank > self.best[one.2 as usize].0) << one.2 as usize;
        } else {
            for (card, step, cushion) in cards.into_iter().filter(|card| card.0 > 0) {
                let rank = auction.ranking.card(card, self.looks, step);
                wins |= usize::from(rank > self.best[cushion as usize].0) << cushion as usize;
            }
        }
        let others = &self.others[wins];
        let price = &auction.prices.hand;
        let worth = lead + auction.worth[self.looks][wins] - price[usize::from(one.0)] - price[usize::from(two.0)];
        if auction.prospect.rounds == 0 {
            return match worth.cmp(&others.most.0) {
                std::cmp::Ordering::Greater => CERTAIN,
                std::cmp::Ordering::Equal => CERTAIN / (others.most.1 + 1),
                std::cmp::Ordering::Less => 0,
            };
        }
        let weight = auction.prospect.weight(worth);
        (weight * CERTAIN as u64 / (weight + others.weight)) as i32
    }
}
