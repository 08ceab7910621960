//! What a seat has seen when its bid is due, as a number: where the cards are. It indexes the regrets.

use super::Auction;
use crate::sultan::knowledge::evaluation::CARDS;
use crate::sultan::rules::moves::{Bid, Cushion};
use crate::sultan::rules::setup::Setup;
use engine::Seat;

impl Auction {
    /// Where a seat may lay its next card.
    pub(super) fn cushions_for(&self, seat: Seat, bids: &[Bid]) -> Cushions {
        let all = Cushions((1 << self.setup.cushions()) - 1);
        if !self.setup.lays_apart() {
            return all;
        }
        bids.iter().filter(|bid| bid.seat == seat).fold(all, |left, bid| Cushions(left.0 & !(1 << bid.cushion as u8)))
    }

    /// The index of the regrets for a seat that has seen this and laid this card before.
    pub(super) fn node(&self, seat: Seat, path: usize, own: usize) -> usize {
        let place = if self.setup.players == 2 { path * CARDS + own } else { path };
        if self.setup.rush { seat.index() * places(&self.setup) + place } else { place }
    }

    /// The cushions of some bids as one number.
    pub(super) fn path(&self, bids: &[Bid]) -> usize {
        bids.iter().fold(1, |path, bid| next(path, bid.cushion))
    }
}

/// How many different things a seat may have seen and laid before it bids; in a rush each seat sees something else.
pub(super) fn places(setup: &Setup) -> usize {
    if setup.players == 2 { 54 * CARDS } else { 243 }
}

pub(super) fn next(path: usize, cushion: Cushion) -> usize {
    path * 3 + cushion as usize
}

/// What a seat has seen of the bids. R11: in a rush, those that lay there when it was asked, and its own.
pub(super) fn path_of(rush: bool, laid: usize, path: usize, seat: Seat, bids: &[Bid], auction: &Auction) -> usize {
    if !rush {
        return path;
    }
    let later = bids[laid.min(bids.len())..].iter().filter(|bid| bid.seat == seat);
    later.fold(auction.path(&bids[..laid.min(bids.len())]), |path, bid| next(path, bid.cushion))
}

/// Some cushions, from the first.
#[derive(Clone, Copy)]
pub(super) struct Cushions(u8);

impl Iterator for Cushions {
    type Item = Cushion;

    fn next(&mut self) -> Option<Cushion> {
        let cushion = *Cushion::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(cushion)
    }
}
