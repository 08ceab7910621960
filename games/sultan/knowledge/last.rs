//! The last round, where everyone has one known card: nothing is hidden, and it is searched to the end.

use super::evaluation::rounds_after;
use crate::sultan::rules::cards::OFFER;
use crate::sultan::rules::jewels::{Grade, Jewels};
use crate::sultan::rules::moves::Move;
use crate::sultan::rules::ranking::{Rank, Ranking};
use crate::sultan::rules::setup::Setup;
use crate::sultan::rules::state::{Phase, State};
use arrayvec::ArrayVec;
use engine::{BySeat, CERTAIN, Game, Seat};

/// Whether every card that can still be laid is known: the last round, one card each, in turn, and none discarded unseen (R12).
pub(super) fn is_open(state: &State) -> bool {
    rounds_after(state) == 0 && is_open_at_last(&state.setup)
}

/// Whether this will hold in the last round.
pub(super) fn is_open_at_last(setup: &Setup) -> bool {
    setup.cards_a_round() == 1 && !setup.rush && !setup.silent
}

/// Each seat's winning chance after a move of the seat to move, when everyone maximises their own chance.
pub(super) fn after(state: &State, mv: Move) -> BySeat<i32> {
    let mut next = state.clone();
    next.apply(state.turn, mv, &mut |_| ());
    if next.phase == Phase::Over {
        return next.outcome().expect("a game that is over has an outcome").chances();
    }
    let cards = BySeat::from_fn(|seat| next.hands[seat].and(next.face_down(seat)).values().next().unwrap_or(0));
    let last = Last { setup: &next.setup, first: next.first, cards: &cards, jewels: &next.jewels };
    let bids = next.bids().iter().enumerate();
    let best = bids.fold(Default::default(), |best, (step, bid)| last.with(best, step, bid.seat, bid.cushion as usize));
    last.bids(next.bids().len(), best, &last.totals(&next.offer))
}

/// The last round before its offer is drawn.
pub(super) struct Last<'a> {
    pub(super) setup: &'a Setup,
    pub(super) first: Seat,
    /// The one card that each seat has left.
    pub(super) cards: &'a BySeat<u8>,
    pub(super) jewels: &'a BySeat<Jewels>,
}

/// For each cushion the rank of its best card, and its owner.
type BestCards = [(Rank, Seat); 3];
/// What a seat ends up with, by the cushions it wins.
type Totals = BySeat<[i32; 8]>;

impl Last<'_> {
    /// S9: each seat's winning chance when these jewels were drawn, and the first player returns one of them.
    pub(super) fn offered(&self, drawn: &[Grade]) -> BySeat<i32> {
        let mut best = Best::default();
        for (place, grade) in drawn.iter().enumerate() {
            if drawn[..place].contains(grade) {
                continue;
            }
            let mut offer: ArrayVec<Grade, OFFER> = drawn.iter().copied().collect();
            offer.remove(place);
            best.add(self.first, self.bids(0, BestCards::default(), &self.totals(&offer)));
        }
        best.mean()
    }

    fn bids(&self, step: usize, best: BestCards, totals: &Totals) -> BySeat<i32> {
        let players = self.setup.players;
        if step == usize::from(players) {
            return self.end(&best, totals);
        }
        let seat = Seat::new((self.first.index() + step) % usize::from(players));
        let mut choice = Best::default();
        for cushion in 0..usize::from(self.setup.cushions()) {
            choice.add(seat, self.bids(step + 1, self.with(best, step, seat, cushion), totals));
        }
        choice.mean()
    }

    /// The best cards once a seat has laid its card too.
    fn with(&self, mut best: BestCards, step: usize, seat: Seat, cushion: usize) -> BestCards {
        let rank = Ranking::new(self.setup, self.first).card(self.cards[seat], seat, step);
        if rank > best[cushion].0 {
            best[cushion] = (rank, seat);
        }
        best
    }

    /// S21: shares of the win.
    fn end(&self, best: &BestCards, totals: &Totals) -> BySeat<i32> {
        let mut wins = BySeat::<usize>::default();
        for (cushion, (_, winner)) in best.iter().enumerate().filter(|(_, (rank, _))| *rank > Rank::default()) {
            wins[*winner] |= 1 << cushion;
        }
        let players = self.setup.players;
        let total = |seat: Seat| totals[seat][wins[seat]];
        let most = Seat::all(players).map(total).max().expect("a table has seats");
        let winners = Seat::all(players).filter(|seat| total(*seat) == most).count() as i32;
        BySeat::from_fn(|seat| if self.setup.has(seat) && total(seat) == most { CERTAIN / winners } else { 0 })
    }

    /// S21: points, then jewels.
    fn totals(&self, offer: &[Grade]) -> Totals {
        let total = |seat: Seat, wins: usize| {
            let mut jewels = self.jewels[seat];
            (0..usize::from(self.setup.cushions())).filter(|at| wins >> at & 1 == 1).for_each(|at| jewels.add(offer[at]));
            64 * i32::from(self.setup.points(jewels)) + i32::from(jewels.len())
        };
        BySeat::from_fn(|seat| if self.setup.has(seat) { std::array::from_fn(|wins| total(seat, wins)) } else { [0; 8] })
    }
}

/// Everyone's chances after the best choices of one seat; equal choices are equally likely.
#[derive(Default)]
struct Best {
    sum: BySeat<i32>,
    value: i32,
    choices: i32,
}

impl Best {
    fn add(&mut self, seat: Seat, chances: BySeat<i32>) {
        if self.choices == 0 || chances[seat] > self.value {
            *self = Best { sum: chances, value: chances[seat], choices: 1 };
        } else if chances[seat] == self.value {
            self.sum = BySeat::from_fn(|other| self.sum[other] + chances[other]);
            self.choices += 1;
        }
    }

    fn mean(&self) -> BySeat<i32> {
        BySeat::from_fn(|seat| self.sum[seat] / self.choices)
    }
}
