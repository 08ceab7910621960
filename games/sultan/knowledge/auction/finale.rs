//! The leaves of the second-to-last round: what each leads to when the last round is played out, for a few offers.

use super::{Auction, World};
use crate::sultan::knowledge::evaluation::rounds_after;
use crate::sultan::knowledge::fitted::auction::{OFFERS, OFFERS_AT_ONCE};
use crate::sultan::knowledge::last::{self, Last};
use crate::sultan::rules::cards::OFFER;
use crate::sultan::rules::jewels::{Grade, Jewels};
use crate::sultan::rules::state::State;
use arrayvec::ArrayVec;
use engine::{BySeat, Rng, Seat};

/// What is known of the leaves of the second-to-last round.
pub(super) struct Finale {
    /// By who wins which jewel and which of its two cards each seat has laid.
    ends: Vec<End>,
    /// The two cards of each seat.
    cards: BySeat<[u8; 2]>,
    /// How many offers may still be played out in this node.
    allowed: u8,
}

/// One leaf.
#[derive(Clone, Copy, Default)]
struct End {
    offers: i32,
    /// Each seat's winning chance, summed over them.
    chances: BySeat<i32>,
}

impl Finale {
    /// Empty; `None` if another round comes first or something will stay hidden.
    pub(super) fn new(state: &State, pool: &BySeat<ArrayVec<u8, 24>>) -> Option<Finale> {
        if rounds_after(state) != 1 || !last::is_open_at_last(&state.setup) {
            return None;
        }
        let players = usize::from(state.setup.players);
        let ends = (players + 1).pow(state.setup.cushions().into()) << players;
        let cards = BySeat::from_fn(|seat| if state.setup.has(seat) { [pool[seat][0], pool[seat][1]] } else { [0; 2] });
        Some(Finale { ends: vec![End::default(); ends], cards, allowed: 0 })
    }

    /// Starts a new node.
    pub(super) fn allow(&mut self) {
        self.allowed = OFFERS_AT_ONCE;
    }

    /// The learning seat's chance if it has laid this card and these seats win. The static evaluation counts as
    /// much as one offer.
    pub(super) fn value(
        &mut self,
        auction: &Auction,
        world: &World,
        card: u8,
        winners: [Option<Seat>; 3],
        looks_like: i32,
        rng: &mut Rng,
    ) -> i32 {
        let players = usize::from(auction.setup.players);
        let mut laid = BySeat::<u8>::default();
        world.bids.iter().for_each(|bid| laid[bid.seat] = if bid.seat == world.looks { card } else { bid.card });
        let won = &winners[..usize::from(auction.setup.cushions())];
        let place = won.iter().fold(0, |place, winner| place * (players + 1) + winner.map_or(0, |seat| seat.index() + 1));
        let place = Seat::all(auction.setup.players).fold(place, |place, seat| place << 1 | usize::from(laid[seat] == self.cards[seat][0]));
        if self.ends[place].offers < OFFERS && self.allowed > 0 {
            self.allowed -= 1;
            let left = BySeat::from_fn(|seat| if laid[seat] == self.cards[seat][0] { self.cards[seat][1] } else { self.cards[seat][0] });
            let chances = played_out(auction, won, &left, rng);
            let End { offers, chances: sum } = &mut self.ends[place];
            *offers += 1;
            *sum = BySeat::from_fn(|seat| sum[seat] + chances[seat]);
        }
        let End { offers, chances } = &self.ends[place];
        (looks_like + chances[world.looks]) / (1 + offers)
    }
}

/// Each seat's winning chance when these have won the jewels of this round and these cards are left, for one offer from the pouch.
fn played_out(auction: &Auction, winners: &[Option<Seat>], cards: &BySeat<u8>, rng: &mut Rng) -> BySeat<i32> {
    let (mut jewels, mut pouch): (BySeat<Jewels>, Jewels) = (auction.state.jewels, auction.state.pouch);
    for (winner, grade) in winners.iter().zip(auction.state.offer) {
        match winner {
            Some(winner) => jewels[*winner].add(grade),
            None => pouch.add(grade), // S15
        }
    }
    let mut drawn = [Grade::default(); OFFER];
    let drawn = &mut drawn[..=winners.len()];
    pouch.draw(rng.long_bits(), drawn);
    Last { setup: &auction.setup, first: auction.first.next(auction.setup.players), cards, jewels: &jewels }.offered(drawn)
}
