//! What a move looks like at first sight: the jewel, as likely as the card wins it, less what the card could buy later.
//!
//! Nobody's hidden cards are looked at: of a rival it counts the money that nobody has seen played.

use super::Mind;
use super::worth::{CARDS, Prospect, rounds_after, unplayed};
use crate::sultan::money::Cards;
use crate::sultan::rules::{Bid, Cushion, Move, State};
use engine::{CERTAIN, Seat};

/// How the bids of a seat look to it.
pub(super) struct Sight {
    /// What it brings to lay each card on each cushion, in parts of a point.
    pub(super) brings: [[i32; CARDS]; 3],
}

/// Sixteenths: how much of what a rival does not get counts as one's own, with one rival.
const DENIAL: i32 = 10;
/// Sixteenths: how much a rival's cards rise with what the cushion is worth to it.
const TILT: i32 = 16;

impl Sight {
    /// Looks at the cushions for a seat.
    pub(super) fn new(state: &State, seat: Seat, mind: &Mind) -> Sight {
        let prospect = Prospect::new(state, rounds_after(state), mind);
        let cushions = usize::from(state.setup.cushions());
        let mut stake = [0; 3];
        let gains = |who: Seat| -> [i32; 3] { std::array::from_fn(|at| if at < cushions { gain(state, &prospect, who, at) } else { 0 }) };
        let mine = gains(seat);
        let mut wins = [[CERTAIN; CARDS]; 3];
        for rival in Seat::all(state.setup.players).filter(|rival| *rival != seat) {
            let theirs = gains(rival);
            let loss = if mind.rivals { DENIAL / (i32::from(state.setup.players) - 1) } else { 0 };
            let all = theirs.iter().sum::<i32>().max(1);
            let beats = beats(state, rival, mind);
            for at in 0..cushions {
                stake[at] = stake[at].max(theirs[at] * loss / 16);
                let heat = TILT * (theirs[at] * cushions as i32 - all) / all;
                let cards = presence(state, rival, at, 256 * theirs[at] / all);
                for (win, beats) in wins[at].iter_mut().zip(&beats) {
                    let beats = (beats + heat.clamp(-16, 16) * beats * (256 - beats) / (16 * 256)).clamp(0, 256);
                    *win = ((i64::from(*win) * i64::from(256 * 256 - cards * beats)) >> 16) as i32;
                }
            }
        }
        let brings = std::array::from_fn(|at| {
            let stake = i64::from(mine[at] + stake[at]);
            std::array::from_fn(|card| ((stake * i64::from(wins[at][card])) >> 16) as i32 - prospect.price[card])
        });
        Sight { brings }
    }

    /// What a bid brings.
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
fn beats(state: &State, rival: Seat, mind: &Mind) -> [i32; CARDS] {
    let money = Cards::from(state.setup.money());
    let cards = if mind.memory { unplayed(state, rival).and(state.face_down(rival)).and(state.unseen[rival]) } else { money };
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

/// How likely a card of this rival lies on the cushion in the end, out of 256, when it likes the cushion so much.
fn presence(state: &State, rival: Seat, at: usize, likes: i32) -> i32 {
    let mut to_come = i32::from(state.setup.cards_a_round());
    for Bid { seat, card: _hidden, cushion } in state.bids() {
        if *seat == rival {
            if *cushion as usize == at {
                return 256;
            }
            to_come -= 1;
        }
    }
    (likes * to_come).min(256)
}

/// What a return brings: the jewel is missing on a cushion, for everybody.
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
