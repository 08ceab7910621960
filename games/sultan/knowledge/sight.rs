//! The greedy value of a move: the jewel times the chance that the card wins it, less what the card could buy later.
//!
//! It looks at no hidden cards: for a rival it counts the money that nobody has seen played.

use super::characters::Mind;
use super::evaluation::{CARDS, Prospect, unplayed};
use super::fitted::SIXTEENTHS;
use super::fitted::first_sight::{DENIAL, PRICE};
use super::units::FINE;
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::moves::{Bid, Cushion, Move};
use crate::sultan::rules::state::State;
use engine::{CERTAIN, Rng, Seat};

/// How a seat's bids look to it.
pub(super) struct Sight {
    /// The value of laying each card on each cushion, in parts of a point.
    pub(super) brings: [[i32; CARDS]; 3],
}

impl Sight {
    /// Evaluates the cushions for a seat.
    pub(super) fn new(state: &State, seat: Seat, prospect: &Prospect, mind: &Mind) -> Sight {
        let pool = |rival: Seat| unplayed(state, rival).and(state.face_down(rival)).and(state.unseen[rival]);
        Sight::of(state, state.bids(), &pool, seat, prospect, mind)
    }

    /// The same with other bids than the state's, using only the seat's own values; the pool has the cards that a rival may have laid or may lay.
    pub(super) fn of(state: &State, bids: &[Bid], pool: &impl Fn(Seat) -> Cards, seat: Seat, prospect: &Prospect, mind: &Mind) -> Sight {
        let cushions = usize::from(state.setup.cushions());
        let mut stake = [0; 3];
        let gains = |who: Seat| -> [i32; 3] { std::array::from_fn(|at| if at < cushions { gain(state, prospect, who, at) } else { 0 }) };
        let mine = gains(seat);
        let mut wins = [[CERTAIN; CARDS]; 3];
        for rival in Seat::all(state.setup.players).filter(|rival| *rival != seat) {
            let theirs = gains(rival);
            let loss = if mind.rivals { DENIAL / (i32::from(state.setup.players) - 1) } else { 0 };
            let all = theirs.iter().sum::<i32>().max(1);
            let beats = beats(if mind.memory { pool(rival) } else { Cards::from(state.setup.money()) });
            for at in 0..cushions {
                stake[at] = stake[at].max(theirs[at] * loss / SIXTEENTHS);
                let cards = presence(state, bids, rival, at, 256 * theirs[at] / all);
                for (win, beats) in wins[at].iter_mut().zip(&beats) {
                    *win = ((i64::from(*win) * i64::from(256 * 256 - cards * beats)) >> 16) as i32;
                }
            }
        }
        // R10: a second card on a cushion wins only what the first would not have won.
        let own = bids.iter().find(|bid| bid.seat == seat);
        let won = |at: usize| own.filter(|own| own.cushion as usize == at).map_or(0, |own| wins[at][usize::from(own.card)]);
        let brings = std::array::from_fn(|at| {
            let (stake, won) = (i64::from(mine[at] + stake[at]), won(at));
            std::array::from_fn(|card| {
                ((stake * i64::from((wins[at][card] - won).max(0))) >> 16) as i32 - prospect.price[card] * PRICE / SIXTEENTHS
                    + mind.whim(card)
            })
        });
        Sight { brings }
    }

    /// Approximately the best card and cushion for this hand; or the best card for one cushion, if only that one is asked for.
    pub(super) fn best(&self, hand: Cards, cushions: impl Iterator<Item = Cushion>, rng: &mut Rng) -> (u8, Cushion) {
        let mut best = (i32::MIN, 0, Cushion::One);
        for cushion in cushions {
            for card in hand.values() {
                let brings = self.bid(card, cushion) + rng.below(FINE as u32) as i32;
                if brings > best.0 {
                    best = (brings, card, cushion);
                }
            }
        }
        (best.1, best.2)
    }

    /// The value of a bid.
    pub(super) fn bid(&self, card: u8, cushion: Cushion) -> i32 {
        self.brings[cushion as usize][usize::from(card) % CARDS]
    }
}

/// What the jewel on a cushion adds to a seat's collection.
pub(super) fn gain(state: &State, prospect: &Prospect, seat: Seat, at: usize) -> i32 {
    let grade = state.offer[at];
    let held = state.jewels[seat].of(grade);
    prospect.set(grade, held + 1) - prospect.set(grade, held)
}

/// For each card, how often a card of this rival beats it, out of 256.
fn beats(cards: Cards) -> [i32; CARDS] {
    let all = i32::from(cards.len()).max(1);
    let mut higher = 0;
    let mut beats = [0; CARDS];
    for card in (0..CARDS).rev() {
        let equal = i32::from(cards.count(card as u8));
        beats[card] = 256 * (2 * higher + equal) / (2 * all);
        higher += equal;
    }
    beats
}

/// The probability that this rival ends up with a card on the cushion, out of 256, when it likes the cushion this much.
fn presence(state: &State, bids: &[Bid], rival: Seat, at: usize, likes: i32) -> i32 {
    let mut to_come = i32::from(state.setup.cards_a_round());
    for Bid { seat, card: _hidden, cushion } in bids {
        if *seat == rival {
            if *cushion as usize == at {
                return 256;
            }
            to_come -= 1;
        }
    }
    (likes * to_come).min(256)
}

/// The value of a return: the jewel is missing on a cushion, for everyone.
pub(super) fn of_return(state: &State, seat: Seat, mv: Move, prospect: &Prospect) -> i32 {
    let Move::Return(colour) = mv else { return 0 };
    let Some(at) = state.offer.iter().position(|grade| *grade != Default::default() && state.setup.colour(*grade) == colour) else {
        return 0;
    };
    let players = state.setup.players;
    let rivals = Seat::all(players).filter(|rival| *rival != seat);
    let theirs = rivals.map(|rival| gain(state, prospect, rival, at)).max().unwrap_or(0);
    theirs - gain(state, prospect, seat, at)
}
