//! Who bids by habit: the probability that each seat bids greedily, from the revealed cards.
//!
//! It uses only public knowledge: positions, where cards were laid, and the cards revealed. The hand behind
//! a bid is taken to be the cards revealed from then on in the same stage.

use super::characters::Mind;
use super::evaluation::{Prospect, rounds_after, unplayed};
use super::fitted::SIXTEENTHS;
use super::fitted::habit::{DRAWN, SLIP};
use super::sight::Sight;
use super::units::FINE;
use crate::sultan::rules::cards::BIDS;
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::moves::{Bid, Cushion};
use crate::sultan::rules::state::{Phase, State};
use crate::sultan::rules::view::{Seen, View};
use arrayvec::ArrayVec;
use engine::{BySeat, CERTAIN, Game, Past, Rng, Seat, Seed};

/// The probability that each seat bids greedily, out of [`CERTAIN`]; never less than for a stranger.
pub(super) fn plain(past: Past<'_, State>, mind: &Mind) -> BySeat<i32> {
    let stranger = i32::from(mind.plain) * CERTAIN / SIXTEENTHS;
    let mut plain = BySeat::from_fn(|_| stranger);
    if !mind.studies {
        return plain;
    }
    // From the last bid to the first: what was laid later in a stage was in the hand before.
    let (mut hands, mut stage) = (BySeat::<Cards>::default(), None);
    for round in rounds(past).iter().rev() {
        if stage.replace(round.state.stage()) != Some(round.state.stage()) {
            hands = BySeat::default();
        }
        let prospect = Prospect::new(&round.state, rounds_after(&round.state), mind);
        for (step, bid) in round.bids.iter().enumerate().rev().filter(|(_, bid)| bid.card > 0) {
            hands[bid.seat].add(bid.card);
            let looks = round.looks(step, &prospect, mind);
            plain[bid.seat] = after(plain[bid.seat], bid, hands[bid.seat], &looks);
        }
    }
    // A habit other than this one is not a mixture either.
    BySeat::from_fn(|seat| plain[seat].max(stranger))
}

/// The probability that the seat bids greedily, after this bid from a hand with at least these cards.
fn after(plain: i32, bid: &Bid, hand: Cards, looks: &Looks) -> i32 {
    let best = looks.of(hand).max().expect("the bid itself was possible");
    let is_near = |brings: i32| brings > best - FINE;
    let near = looks.of(hand).filter(|brings| is_near(*brings)).count() as i64;
    let all = looks.of(hand).count() as i64;
    // Out of all × SLIP × DRAWN.
    let near_if_plain = all * (SLIP - 1) * DRAWN;
    let near_if_mixed = (near * (DRAWN - 1) + all) * SLIP;
    let (if_plain, if_mixed) = match is_near(looks.sight.bid(bid.card, bid.cushion)) {
        true => (near_if_plain, near_if_mixed),
        false => (all * SLIP * DRAWN - near_if_plain, all * SLIP * DRAWN - near_if_mixed),
    };
    let (yes, no) = (i64::from(plain) * if_plain, i64::from(CERTAIN - plain) * if_mixed);
    ((yes * i64::from(CERTAIN) / (yes + no)) as i32).clamp(1, CERTAIN - 1)
}

/// A round so far.
struct Round {
    /// Before the first bid. What was hidden then has been redealt and is ignored.
    state: State,
    /// In the order laid. An unrevealed card has value 0 (R12).
    bids: ArrayVec<Bid, BIDS>,
}

/// The greedy values of a seat's bids, and where they may be made.
struct Looks {
    sight: Sight,
    cushions: ArrayVec<Cushion, 3>,
}

impl Looks {
    /// The value of each bid with one of these cards.
    fn of(&self, hand: Cards) -> impl Iterator<Item = i32> {
        self.cushions.iter().flat_map(move |cushion| hand.values().map(|card| self.sight.bid(card, *cushion)))
    }
}

impl Round {
    /// How the position looked to the seat that then made this bid.
    fn looks(&self, step: usize, prospect: &Prospect, mind: &Mind) -> Looks {
        let Round { state, bids } = self;
        let (seat, before) = (bids[step].seat, &bids[..step]);
        let pool = |rival: Seat| unplayed(state, rival).and(state.unseen[rival]);
        let is_free =
            |cushion: &Cushion| !state.setup.lays_apart() || !before.iter().any(|bid| (bid.seat, bid.cushion) == (seat, *cushion));
        Looks {
            sight: Sight::of(state, before, &pool, seat, prospect, mind),
            cushions: Cushion::ALL.into_iter().take(state.setup.cushions().into()).filter(is_free).collect(),
        }
    }

    /// A card was laid, or the cards on a cushion were revealed.
    fn note(&mut self, seen: Seen) {
        match seen {
            Seen::Laid { seat, cushion, card: _face_down } => {
                self.bids.push(Bid { seat, card: 0, cushion: Cushion::ALL[usize::from(cushion) - 1] });
            }
            Seen::Settled { cushion, bids, jewel: _, winner: _ } => {
                let here = self.bids.iter_mut().filter(|bid| bid.cushion.number() == cushion);
                here.zip(bids).for_each(|(bid, turned)| bid.card = turned.card.unwrap_or(0));
            }
            Seen::Drew { .. } | Seen::Offered { .. } | Seen::Returned { .. } | Seen::Unveiled { .. } | Seen::Over { .. } => {}
        }
    }
}

fn rounds(past: Past<'_, State>) -> Vec<Round> {
    let mut rng = Rng::new(Seed::number(0));
    let begins = |view: &View| view.phase == Phase::Bids && view.cushions.iter().all(|cushion| cushion.bids.is_empty());
    let mut rounds: Vec<Round> = Vec::new();
    for (view, seen) in past.seen() {
        if begins(&view) {
            rounds.push(Round { state: State::redeal(&view, &mut rng), bids: ArrayVec::new() });
        }
        if let Some(round) = rounds.last_mut() {
            seen.into_iter().for_each(|seen| round.note(seen));
        }
    }
    rounds
}
