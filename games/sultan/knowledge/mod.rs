//! How to play Sultan well.
//!
//! `evaluation.rs` evaluates a position and `purse.rs` compares the cards of two players, `sight.rs` evaluates a move without search, `auction.rs`
//! solves a round of bidding by mixed strategies, `habits.rs` finds out who bids greedily, `last.rs` plays the last round exactly, `explanation.rs`
//! finds the reasons for a move and `reason.rs` states them, `theme.rs` says what a puzzle is about, `tally.rs` what statistics count, `characters.rs` has the characters, `fitted.rs` the
//! fitted and chosen constants. `network.rs` computes a policy learnt by self-play from what `features.rs` shows it.

mod auction;
mod characters;
mod evaluation;
mod explanation;
pub mod features;
mod fitted;
mod habits;
mod last;
pub mod network;
mod purse;
mod reason;
mod sight;
mod strategy;
mod tally;
#[cfg(test)]
mod tests;
mod theme;
mod units;

use crate::sultan::rules::moves::{Bid, Move};
use crate::sultan::rules::state::{Phase, State};
use engine::{
    BySeat, CERTAIN, Character, Choice, Evaluation, Explanation, Game, Knowledge, Learned, Question, Rng, Seat, Strategy, Viewer, Worlds,
};
use evaluation::{Prospect, rounds_after, unplayed};
use purse::Sold;
use sight::Sight;
use units::{FINE, POINT};

pub use characters::Mind;
pub use reason::Reason;

impl Knowledge for State {
    const CHARACTERS: &'static [Character<Mind>; 5] = &characters::CHARACTERS;
}

impl Learned for State {
    fn mixture(&self, seat: Seat, moves: &[Move], shares: &mut Vec<i32>) -> Option<i32> {
        network::network(&self.setup).map(|network| network.policy(&self.view(Viewer::Seat(seat)), moves, shares))
    }
}

impl Evaluation for State {
    type Mind = Mind;
    const BEST: Mind = characters::ALL;

    fn chances(&self, mind: &Mind) -> BySeat<i32> {
        if let Some(outcome) = self.outcome() {
            return outcome.chances();
        }
        let players = self.setup.players;
        let prospect = Prospect::new(self, rounds_after(self) + 1, mind);
        let worth = BySeat::from_fn(|seat| match seat.index() < players.into() {
            true => prospect.collection(self.jewels[seat]) + self.purse(seat, &prospect),
            false => 0,
        });
        evaluation::chances(players, &worth, &prospect)
    }

    fn weigh(&self, seat: Seat, moves: &[Move], mind: &Mind, weights: &mut Vec<i32>) {
        let brings = self.first_sight(seat, mind);
        weights.extend(moves.iter().map(|mv| (CERTAIN / 2 + brings(*mv) * POINT / FINE).clamp(0, CERTAIN)));
    }

    fn quick(&self, seat: Seat, moves: &[Move], mind: &Mind, rng: &mut Rng) -> Move {
        if let [only] = moves {
            return *only;
        }
        let brings = self.first_sight(seat, mind);
        // Ties and near ties are broken at random, so that rollouts differ and cannot be predicted.
        let mut best = (i32::MIN, moves[0]);
        for mv in moves {
            let brings = brings(*mv) + rng.below(FINE as u32) as i32;
            if brings > best.0 {
                best = (brings, *mv);
            }
        }
        best.1
    }
}

impl Explanation for State {
    type Reason = Reason;

    fn reasons(&self, seat: Seat, mv: Move, ahead_of: Option<Move>) -> Vec<Reason> {
        // What is also true of the other move does not put this one ahead.
        let of_both = ahead_of.map_or_else(Vec::new, |other| explanation::reasons(self, seat, other));
        explanation::reasons(self, seat, mv).into_iter().filter(|reason| !of_both.contains(reason)).collect()
    }

    const THEMES: &'static [&'static str] = theme::THEMES;

    fn theme(&self, seat: Seat, mv: Move, reasons: &[Reason]) -> Option<&'static str> {
        Some(theme::theme(self, seat, mv, reasons))
    }
}

impl Worlds for State {
    /// S10: a face-down card is picked up again.
    fn taken_back(&self) -> Option<(State, Seat, Move)> {
        let Bid { seat, card, cushion } = *self.bids().last()?;
        let mut before = self.clone();
        before.laid -= 1;
        before.bids[usize::from(before.laid)] = Bid::default();
        before.hands[seat].add(card);
        before.played[seat].remove(card);
        before.turn = if self.setup.rush { self.turn } else { seat };
        Some((before, seat, Move::Bid { card, cushion }))
    }
}

impl Strategy for State {
    fn strategy(question: &Question<'_, State>, mind: &Mind, more: &mut dyn FnMut() -> bool, rng: &mut Rng) -> Option<Vec<Choice<Move>>> {
        Some(strategy::strategy(question, mind, more, rng))
    }
}

impl State {
    /// What a seat's unlaid cards can still buy; with two players, relative to the other.
    fn purse(&self, seat: Seat, prospect: &Prospect) -> i32 {
        let after = rounds_after(self);
        let in_stage = after % self.setup.rounds();
        let Some(sold) = Sold::new(self, in_stage + 1, after - in_stage) else { return prospect.money(unplayed(self, seat)) };
        let hand = |seat: Seat| purse::counts(self.hands[seat].iter());
        let deck = |seat: Seat| purse::counts(self.decks[seat][0].and(self.decks[seat][1]).iter());
        let other = seat.next(2);
        (sold.hands(&hand(seat), &hand(other)) + sold.decks(&deck(seat), &deck(other))) / 2
    }

    /// The greedy value of each of the seat's moves, in parts of a point.
    fn first_sight(&self, seat: Seat, mind: &Mind) -> impl Fn(Move) -> i32 {
        let prospect = Prospect::new(self, rounds_after(self), mind);
        let sight = (self.phase == Phase::Bids).then(|| Sight::new(self, seat, &prospect, mind));
        move |mv| match (mv, &sight) {
            (Move::Bid { card, cushion }, Some(sight)) => sight.bid(card, cushion),
            _ => sight::of_return(self, seat, mv, &prospect),
        }
    }
}
