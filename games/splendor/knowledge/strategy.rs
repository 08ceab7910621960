//! How to play Splendor well: characters, priors, chance events. The value of a position is in `evaluation.rs`.

use super::characters::{ALL, CHARACTERS, Mind};
use super::correction;
use super::evaluation::{Reach, alone, reach};
use super::glance::Glance;
use super::network::network;
use super::reason::Reason;
use super::theme;
use crate::splendor::rules::cards::{CARDS, HAND, LIMIT, NONE};
use crate::splendor::rules::gems::{Gem, Gems};
use crate::splendor::rules::holding::Holding;
use crate::splendor::rules::moves::{Move, Slot, Spot};
use crate::splendor::rules::state::State;
use engine::{BySeat, Character, Correction, Evaluation, Explanation, Game, Knowledge, Learned, Rng, Seat, Setup as _, Strategy, Worlds};

impl Knowledge for State {
    const CHARACTERS: &'static [Character<Mind>; 5] = &CHARACTERS;
}

impl Evaluation for State {
    type Mind = Mind;
    const BEST: Mind = ALL;

    fn chances(&self, mind: &Mind) -> BySeat<i32> {
        if let Some(outcome) = self.outcome() {
            return outcome.chances();
        }
        self.race(&self.scores(mind))
    }

    fn weigh(&self, seat: Seat, moves: &[Move], mind: &Mind, weights: &mut Vec<i32>) {
        // In the last round, or with a noble waiting, more happens at the end of a turn than a glance foresees.
        if self.last_round || self.is_noble_waiting(seat) {
            weights.extend(moves.iter().map(|mv| self.after(seat, *mv, mind)));
            return;
        }
        let glance = Glance::new(self, seat, mind);
        weights.extend(moves.iter().map(|mv| glance.after(*mv)));
    }

    fn quick(&self, seat: Seat, moves: &[Move], _: &Mind, rng: &mut Rng) -> Move {
        let plan = self.plan(&self.seats[seat]);
        let worth = |mv: &Move| self.at_a_glance(&self.seats[seat], plan, *mv);
        // Ties are broken at random, so that rollouts differ.
        let best = moves.iter().map(|mv| (worth(mv), rng.below(1 << 16))).zip(moves).max_by_key(|(worth, _)| *worth);
        *best.expect("a seat that owes a move has one").1
    }

    /// Paying gold instead of a token at hand; and exchanging tokens with a full hand that could buy something, which two players saving for expensive
    /// cards would otherwise do for ever.
    fn is_idle(&self, seat: Seat, mv: Move) -> bool {
        match mv {
            Move::Buy { card: _, gold } => gold != Gems::NONE,
            Move::Take(_) => self.seats[seat].tokens.total() >= LIMIT && self.can_buy(&self.seats[seat]),
            Move::Reserve(_) | Move::ReserveBlind(_) | Move::Give(_) | Move::Noble(_) | Move::Pass => false,
        }
    }
}

impl Learned for State {
    const NETWORK: bool = true;

    fn judged(&self, viewer: Seat, moves: &[Move], shares: &mut Vec<i32>) -> Option<BySeat<i32>> {
        Some(self.judged_by(network(), viewer, moves, shares))
    }

    fn correction(&self) -> Correction {
        correction::at(self)
    }
}

impl Worlds for State {
    /// Redraws the next cards of each deck, and the others' blind cards with them.
    fn determinise(&mut self, seat: Seat, rng: &mut Rng) {
        for level in 1..=3 {
            self.swap_blind_cards(seat, level, rng);
            match self.decks.level_mut(level) {
                few if few.len() < NEXT_CARDS => rng.shuffle(few),
                deck => rng.draw_to_the_back::<NEXT_CARDS, u8>(deck),
            }
        }
    }

    /// The card that appeared in an open place, in the viewer's own hand from a deck, or from a hand when it was bought.
    fn turned_up(&self, before: &State, viewer: Seat) -> u64 {
        if let Some(place) = Slot::all().find(|place| self.market.card(*place) != before.market.card(*place)) {
            return 1 + u64::from(self.market.card(place));
        }
        for seat in Seat::all(self.setup.players()) {
            let (now, then) = (&self.seats[seat].reserved, &before.seats[seat].reserved);
            let Some(index) = (0..HAND).find(|index| now[*index] != then[*index]) else { continue };
            if then[index].card != NONE {
                return 128 + u64::from(then[index].card);
            }
            return if seat == viewer { 256 + u64::from(now[index].card) } else { 0 };
        }
        0
    }

    /// States that look the same differ only in cards reserved blind.
    fn is_possible(&self, seat: Seat, mv: Move) -> bool {
        let Move::Buy { card: Spot::Hand(index), gold: _ } = mv else { return true };
        let holding = &self.seats[seat];
        let cost = CARDS[usize::from(holding.reserved[usize::from(index)].card)].cost;
        cost.less(holding.bonuses.at_most(7) + holding.tokens.coloured()).total() <= holding.tokens.count(Gem::Gold)
    }
}

// Moves are searched: a tree suits a game in which little is hidden.
impl Strategy for State {}

impl Explanation for State {
    type Reason = Reason;

    fn reasons(&self, seat: Seat, mv: Move, ahead_of: Option<Move>) -> Vec<Reason> {
        super::explanation::reasons(self, seat, mv, ahead_of)
    }

    const THEMES: &'static [&'static str] = theme::THEMES;

    fn theme(&self, _: Seat, mv: Move, reasons: &[Reason]) -> Option<&'static str> {
        Some(theme::theme(self, mv, reasons))
    }
}

/// How many cards of each deck are redrawn for one descent; no more are revealed on it.
const NEXT_CARDS: usize = 6;

impl State {
    fn can_buy(&self, holding: &Holding) -> bool {
        let means = holding.bonuses.at_most(7) + holding.tokens.coloured();
        self.market.shortfalls(&holding.reserved, means).at_most(holding.tokens.count(Gem::Gold)) != 0
    }

    /// The seat's chance after a move.
    pub(super) fn after(&self, seat: Seat, mv: Move, mind: &Mind) -> i32 {
        let mut next = self.clone();
        next.apply(seat, mv, &mut |_| ());
        if let Some(outcome) = next.outcome() {
            return outcome.chances()[seat];
        }
        // What was revealed is a guess, and does not count.
        if let Move::Reserve(place) | Move::Buy { card: Spot::Open(place), gold: _ } = mv {
            next.market.lay(place, NONE);
        }
        if mind.rivals { next.race(&next.scores(mind))[seat] } else { alone(next.score(seat, mind) - self.score(seat, mind)) }
    }
}

/// Rollouts: a card to work for, and what brings it closer.
impl State {
    /// The card worth most per turn it takes.
    fn plan(&self, holding: &Holding) -> Gems {
        let open = Slot::all().map(|place| self.market.card(place));
        let cards = open.chain(holding.reserved.map(|reserved| reserved.card)).filter(|card| *card != NONE);
        let courted = self.courted(holding);
        let worth = |card: &u8| {
            let Reach { turns, prize, .. } = reach(holding, self.bank, *card, &courted);
            (3 + 2 * u32::from(prize)) * 64 / (1 + u32::from(turns))
        };
        let card = cards.max_by_key(worth).unwrap_or(NONE);
        CARDS[usize::from(card)].cost.less(holding.bonuses.at_most(7) + holding.tokens.coloured()).coloured()
    }

    fn at_a_glance(&self, holding: &Holding, plan: Gems, mv: Move) -> i32 {
        let wanted = |tokens: Gems| (tokens.total() - tokens.less(plan).total()) as i32;
        match mv {
            Move::Buy { card, gold } => {
                let number = match card {
                    Spot::Open(place) => self.market.card(place),
                    Spot::Hand(index) => holding.reserved[usize::from(index)].card,
                };
                let facts = &CARDS[usize::from(number)];
                let prize = i32::from(facts.points + self.courted(holding)[facts.bonus as usize]);
                100 + 40 * prize - 2 * facts.cost.less(holding.bonuses).total() as i32 - gold.total() as i32
            }
            Move::Take(tokens) => {
                let room = LIMIT as i32 - holding.tokens.total() as i32;
                20 * wanted(tokens) + 4 * (tokens.total() as i32).min(room)
            }
            Move::Reserve(_) => 24 - 8 * holding.hand_size() as i32,
            Move::ReserveBlind(_) => 8 - 8 * holding.hand_size() as i32,
            Move::Give(tokens) => -wanted(tokens) - 10 * tokens.count(Gem::Gold) as i32,
            Move::Noble(_) | Move::Pass => 0,
        }
    }

    /// Returns every card that another seat reserved blind to its deck, and draws another.
    fn swap_blind_cards(&mut self, seat: Seat, level: u8, rng: &mut Rng) {
        for other in Seat::all(self.setup.players()).filter(|other| *other != seat) {
            for index in 0..self.seats[other].hand_size() {
                let held = self.seats[other].reserved[index];
                let deck = self.decks.level_mut(level);
                // A card of the deck or the card itself, each equally likely.
                let drawn = rng.below(deck.len() as u32 + 1) as usize;
                if held.blind && CARDS[usize::from(held.card)].level == level && drawn < deck.len() {
                    self.seats[other].reserved[index].card = std::mem::replace(&mut deck[drawn], held.card);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{CERTAIN, Match, Moves, Seed, Viewer};

    fn game(players: u8, seed: u64) -> Match<State> {
        let setup = crate::splendor::Setup::read(&State::EDITIONS[0], players, "").expect("a table");
        Match::new(setup, Seed::number(seed))
    }

    #[test]
    fn a_player_that_plans_beats_one_that_does_not() {
        let mut rng = Rng::new(Seed::number(9));
        let mut wins = 0;
        for seed in 0..100 {
            let mut state = game(2, seed).state().clone();
            let planner = Seat::new((seed % 2) as usize);
            let mut moves = Moves::new();
            while let Some((seat, random)) = state.random_move(&mut rng, &mut moves) {
                let mv = if seat == planner { state.quick(seat, &moves, &ALL, &mut rng) } else { random };
                state.apply(seat, mv, &mut |_| ());
            }
            wins += i32::from(state.outcome().expect("the end").winners().contains(planner));
        }
        assert!(wins >= 98, "{wins} of 100");
    }

    #[test]
    fn pruning_always_leaves_a_move() {
        let mut rng = Rng::new(Seed::number(9));
        let mut exchanges = 0;
        for seed in 0..100 {
            let mut state = game(2, seed).state().clone();
            let mut moves = Moves::new();
            while let Some((seat, random)) = state.random_move(&mut rng, &mut moves) {
                assert!(moves.iter().any(|mv| !state.is_idle(seat, *mv)), "{moves:?}");
                exchanges += moves.iter().filter(|mv| matches!(mv, Move::Take(_)) && state.is_idle(seat, **mv)).count();
                state.apply(seat, random, &mut |_| ());
            }
        }
        assert!(exchanges > 1000, "{exchanges}");
    }

    #[test]
    fn chances_are_shares_of_certainty() {
        let mut rng = Rng::new(Seed::number(9));
        for players in 2..=4 {
            let mut game = game(players, 1);
            loop {
                let sum: i32 = game.state().chances(&ALL).of(players).iter().sum();
                assert!((CERTAIN - i32::from(players)..=CERTAIN).contains(&sum), "{sum}");
                if game.play_at_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn equal_chance_outcomes_look_the_same_to_the_viewer() {
        let mut rng = Rng::new(Seed::number(9));
        let mut alike = 0;
        for seed in 0..20 {
            let mut game = game(3, seed);
            loop {
                let now = game.state().clone();
                let Some((seat, mv)) = now.random_move(&mut rng, &mut Moves::new()) else { break };
                let next = |before: State| {
                    let mut after = before.clone();
                    after.apply(seat, mv, &mut |_| ());
                    (after.turned_up(&before, seat), after.view(Viewer::Seat(seat)))
                };
                // The mover knows the hand; the decks change when they are redealt.
                let (one, other) = (next(now.clone()), next(State::redeal(&now.view(Viewer::Seat(seat)), &mut rng)));
                let same = one.0 == other.0;
                assert_eq!(same, one.1 == other.1, "{mv}");
                alike += i32::from(same);
                game.play(seat, mv).expect("a legal move");
            }
        }
        assert!(alike > 100, "{alike}");
    }

    #[test]
    fn determinising_changes_nothing_that_the_seat_can_see() {
        let mut rng = Rng::new(Seed::number(9));
        let mut changed = 0;
        for seed in 0..10 {
            let mut game = game(3, seed);
            while game.play_at_random(&mut rng).is_some() {
                for seat in Seat::all(3) {
                    let mut again = game.state().clone();
                    again.determinise(seat, &mut rng);
                    assert_eq!(again.view(Viewer::Seat(seat)), game.state().view(Viewer::Seat(seat)));
                    assert_eq!(again.audit(), Ok(()));
                    changed += i32::from(again != *game.state());
                }
            }
        }
        assert!(changed > 1000, "{changed}");
    }
}
