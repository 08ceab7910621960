//! Legality stated a second time, slowly, from the numbered rules alone: every conceivable move is checked against each rule.

use super::colour::Colour;
use super::moves::{Cushion, Move};
use super::setup::{Edition, Setup};
use super::state::State;
use engine::laws::Literal;
use engine::{Game, Seat, Setup as _};

impl Literal for State {
    fn conceivable(_: &Setup) -> Vec<Move> {
        let returns = Colour::ALL.into_iter().map(Move::Return);
        let bids = (0..=16).flat_map(|card| Cushion::ALL.into_iter().map(move |cushion| Move::Bid { card, cushion }));
        returns.chain(bids).collect()
    }

    fn allowed(&self, seat: Seat, mv: Move) -> bool {
        if self.outcome().is_some() {
            return false; // S18
        }
        match mv {
            Move::Return(colour) => self.may_return(seat, colour),
            Move::Bid { card, cushion } => self.may_bid(seat, card, cushion),
        }
    }
}

impl State {
    /// S9: the first player returns one of the drawn jewels, while there is one more than there are cushions.
    fn may_return(&self, seat: Seat, colour: Colour) -> bool {
        let drawn: Vec<u8> = self.offer.iter().map(|grade| grade.points()).filter(|points| *points != 0).collect();
        let one_too_many = drawn.len() == cushions_on_the_board(&self.setup) + 1;
        let points = match (self.setup.edition, colour) {
            (Edition::Sultan, Colour::White) | (Edition::Riquezas, Colour::Red) => 1,
            (Edition::Sultan, Colour::Red) | (Edition::Riquezas, Colour::Yellow) => 2,
            (Edition::Sultan, Colour::Yellow) | (Edition::Riquezas, Colour::Green) => 3,
            (Edition::Sultan, Colour::Green) | (Edition::Riquezas, Colour::Blue) => 4,
            (Edition::Sultan, Colour::Blue) | (Edition::Riquezas, Colour::Black) => 5,
            (Edition::Sultan, Colour::Black) | (Edition::Riquezas, Colour::White) => return false,
        };
        seat == self.first && one_too_many && drawn.contains(&points)
    }

    /// S10, S25, R10, R11: on the seat's turn, a card of the hand, on a cushion that exists and is free to this seat.
    fn may_bid(&self, seat: Seat, card: u8, cushion: Cushion) -> bool {
        let on_offer = self.offer.iter().filter(|grade| grade.points() != 0).count();
        let all_on_cushions = on_offer == cushions_on_the_board(&self.setup);
        let at_table = seat.index() < usize::from(self.setup.players);
        let in_hand = at_table && (1..=15).contains(&card) && self.hands[seat].iter().any(|held| held == card);
        let exists = usize::from(cushion.number()) <= on_offer;
        let own_card_there = self.bids().iter().any(|bid| bid.seat == seat && bid.cushion == cushion);
        let free = !own_card_there || self.setup.stacking;
        all_on_cushions && in_hand && exists && free && self.is_to_lay(seat)
    }

    fn is_to_lay(&self, seat: Seat) -> bool {
        let players = usize::from(self.setup.players);
        let each = if players == 2 { 2 } else { 1 };
        let own = self.bids().iter().filter(|bid| bid.seat == seat).count();
        let in_turn = (self.first.index() + self.bids().len()) % players == seat.index();
        own < each && (in_turn || self.setup.rush)
    }
}

/// S3, S23, R2, R9
fn cushions_on_the_board(setup: &Setup) -> usize {
    match setup.players {
        2 if setup.option("bazaars") == "2" => 2,
        3 => 2,
        _ => 3,
    }
}
