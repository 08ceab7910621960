//! Evaluates all moves of a turn at once. What taking or reserving does not change is evaluated once for all of them; other moves are played and
//! evaluated from scratch ([`State::after`]).

use super::characters::Mind;
use super::evaluation::{Reach, Sight, alone, describe_tokens};
use super::weighted::{Between, Sum};
use crate::splendor::rules::cards::NONE;
use crate::splendor::rules::gems::{Gem, Gems};
use crate::splendor::rules::holding::Holding;
use crate::splendor::rules::moves::{Move, Slot};
use crate::splendor::rules::state::{Phase, State};
use arrayvec::ArrayVec;
use engine::{BySeat, MAX_SEATS, Seat, Setup as _};

/// A position at the end of a turn, whatever is done in it.
pub(super) struct Glance<'a> {
    now: &'a State,
    /// The same when the seat has done nothing and the next is to move.
    next: State,
    seat: Seat,
    /// The seat's present score, for players that ignore the others.
    before: i32,
    mind: &'a Mind,
    weights: &'static Between,
    /// The score of the mover's points and bonuses, and what a further bonus of each colour would bring.
    standing: (Sum, [u8; 5]),
    rivals: ArrayVec<Rival, { MAX_SEATS - 1 }>,
    /// The rivals' present scores.
    scores: BySeat<i32>,
}

/// A rival, with everything but the cards evaluated.
struct Rival {
    seat: Seat,
    standing: Sum,
    sight: Sight,
    score: i32,
}

impl<'a> Glance<'a> {
    /// For a position in which the seat is to move. No noble is waiting, and it is not the last round.
    pub(super) fn new(now: &'a State, seat: Seat, mind: &'a Mind) -> Glance<'a> {
        let players = now.setup.players();
        let mut next = now.clone();
        (next.turn, next.phase) = (seat.next(players), Phase::Action);
        let weights = next.weights(mind);
        let standing = standing(&next, seat, mind, weights);
        let before = if mind.rivals { 0 } else { now.score(seat, mind) };
        let others = Seat::all(players).filter(|rival| *rival != seat && mind.rivals);
        let rivals: ArrayVec<Rival, _> = others.map(|rival| Rival::new(&next, rival, mind)).collect();
        let mut scores = BySeat::default();
        rivals.iter().for_each(|rival| scores[rival.seat] = rival.score);
        Glance { now, next, seat, before, mind, weights, standing, rivals, scores }
    }

    /// The seat's chance after a move.
    pub(super) fn after(&self, mv: Move) -> i32 {
        let mut holding = self.now.seats[self.seat].clone();
        let mut bank = self.now.bank;
        let gone = match mv {
            Move::Take(tokens) => {
                (holding.tokens, bank) = (holding.tokens + tokens, bank - tokens);
                None
            }
            Move::Give(tokens) => {
                (holding.tokens, bank) = (holding.tokens - tokens, bank + tokens);
                None
            }
            Move::Reserve(_) | Move::ReserveBlind(_) => {
                let gold = Gems::of(Gem::Gold, bank.count(Gem::Gold).min(1));
                (holding.tokens, bank) = (holding.tokens + gold, bank - gold);
                self.reserved(mv, &mut holding)
            }
            Move::Buy { .. } | Move::Noble(_) | Move::Pass => return self.now.after(self.seat, mv, self.mind),
        };
        let (mut sum, courted) = self.standing;
        describe_tokens(&holding, &mut |fact, count| sum.add(self.weights, fact, count));
        let mut sight = self.next.sight(&holding, bank, &courted);
        if let Some(place) = gone {
            sight[place.index()] = Reach::NEVER;
            let (fact, count) = self.next.discount(place, &holding);
            sum.add(self.weights, fact, -count);
        }
        self.next.describe_cards(self.seat, &holding, &sight, self.mind, &mut |fact, count| sum.add(self.weights, fact, count));
        let own = self.next.settled(sum, self.seat, self.mind);
        if !self.mind.rivals {
            return alone(own - self.before);
        }
        let mut scores = self.scores;
        if let Some(place) = gone {
            self.rivals.iter().for_each(|rival| scores[rival.seat] = self.without(rival, place));
        }
        scores[self.seat] = own;
        self.now.race(&scores)[self.seat]
    }

    /// Moves the card into the hand, and returns the place it leaves. A card from the deck is a guess like all hidden cards.
    fn reserved(&self, mv: Move, holding: &mut Holding) -> Option<Slot> {
        match mv {
            Move::Reserve(place) => {
                holding.reserve(self.now.market.card(place), false);
                Some(place)
            }
            Move::ReserveBlind(level) => {
                holding.reserve(self.now.decks.level(level).last().copied().unwrap_or(NONE), true);
                None
            }
            Move::Take(_) | Move::Buy { .. } | Move::Give(_) | Move::Noble(_) | Move::Pass => None,
        }
    }

    /// A rival's score once the card at this place is gone. The rest of what its tokens are worth does not change.
    fn without(&self, rival: &Rival, place: Slot) -> i32 {
        let mut sight = rival.sight;
        sight[place.index()] = Reach::NEVER;
        let mut sum = rival.standing;
        let holding = &self.next.seats[rival.seat];
        let (fact, count) = self.next.discount(place, holding);
        sum.add(self.weights, fact, -count);
        self.next.describe_cards(rival.seat, holding, &sight, self.mind, &mut |fact, count| sum.add(self.weights, fact, count));
        self.next.settled(sum, rival.seat, self.mind)
    }
}

impl Rival {
    fn new(next: &State, seat: Seat, mind: &Mind) -> Rival {
        let weights = next.weights(mind);
        let holding = &next.seats[seat];
        let (mut standing, courted) = standing(next, seat, mind, weights);
        describe_tokens(holding, &mut |fact, count| standing.add(weights, fact, count));
        let sight = next.sight(holding, next.bank, &courted);
        let mut sum = standing;
        next.describe_cards(seat, holding, &sight, mind, &mut |fact, count| sum.add(weights, fact, count));
        Rival { seat, standing, sight, score: next.settled(sum, seat, mind) }
    }
}

fn standing(next: &State, seat: Seat, mind: &Mind, weights: &Between) -> (Sum, [u8; 5]) {
    let mut sum = Sum::NOTHING;
    let courted = next.describe_standing(seat, mind, &mut |fact, count| sum.add(weights, fact, count));
    (sum, courted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{CERTAIN, Evaluation, Game, Match, Rng, Seed};

    /// Every move in games between sensible players, with the difference between a glance and playing it.
    fn differences(mut check: impl FnMut(Move, i32)) {
        let mut rng = Rng::new(Seed::number(3));
        for seed in 0..12 {
            let setup = <crate::splendor::Setup as engine::Setup>::read(&State::EDITIONS[0], 2 + (seed % 3) as u8, "").expect("a table");
            let mut state = Match::<State>::new(setup, Seed::number(seed)).state().clone();
            while let Some(seat) = state.waiting_for().first() {
                let moves = state.moves(seat);
                let mut weights = Vec::new();
                state.weigh(seat, &moves, &State::BEST, &mut weights);
                moves.iter().zip(weights).for_each(|(mv, weight)| check(*mv, (weight - state.after(seat, *mv, &State::BEST)).abs()));
                let mv = state.quick(seat, &moves, &State::BEST, &mut rng);
                state.apply(seat, mv, &mut |_| ());
            }
        }
    }

    #[test]
    fn a_glance_at_a_card_that_is_reserved_or_bought_sees_what_playing_it_shows() {
        let mut cards = 0;
        differences(|mv, off| {
            if matches!(mv, Move::Reserve(_) | Move::ReserveBlind(_) | Move::Buy { .. }) {
                cards += 1;
                assert_eq!(off, 0, "{mv}");
            }
        });
        assert!(cards > 1000, "{cards}");
    }

    #[test]
    fn a_glance_at_tokens_ignores_only_that_rivals_find_fewer_in_the_bank() {
        let (mut taken, mut far_off) = (0, 0);
        differences(|mv, off| {
            if matches!(mv, Move::Take(_) | Move::Give(_)) {
                taken += 1;
                far_off += usize::from(off > CERTAIN * 5 / 100);
            }
        });
        assert!(taken > 1000 && far_off * 20 < taken, "{far_off} of {taken}");
    }
}
