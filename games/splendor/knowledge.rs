//! How Splendor is played well, plainly: points, bonuses, and how near the cards and nobles in sight are.
//!
//! A baseline for players that look one move ahead, and for play-outs; search brings the rest.

use super::cards::{CARDS, NOBLE_POINTS, NOBLES, NONE};
use super::gems::{Gem, Gems};
use super::holding::Holding;
use super::moves::{Move, Place};
use super::rules::State;
use arrayvec::ArrayVec;
use engine::{BySeat, CERTAIN, Character, Game, Knowledge, Rng, Seat, Setup as _, Thinks};

/// What a player considers.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// Whether it saves for cards that it cannot buy yet.
    plans: bool,
    /// Whether it looks at the nobles.
    nobles: bool,
}

const ALL: Mind = Mind { plans: true, nobles: true };
const COMMONER: Mind = Mind { plans: true, nobles: false };
const CHILD: Mind = Mind { plans: false, nobles: false };

/// What a point is worth in the sums below.
const POINT: i32 = 64;

/// What a bonus is worth beyond the cards that it brings nearer.
const BONUS: i32 = 40;

/// A point in chances to win, while much is still to come.
const CHANCE: i32 = CERTAIN / 32;

/// The cards that a seat can plan for: those that lie open, and its own.
type InSight = ArrayVec<u8, 15>;

impl Knowledge for State {
    type Mind = Mind;
    const BEST: Mind = ALL;
    const CHARACTERS: &'static [Character<Mind>; 5] = &[
        Character { name: "Bice", about: "Buys what looks pretty today.", mind: CHILD, thinks: Thinks::AtOnce, slack: CHANCE },
        Character { name: "Duccio", about: "Saves for good cards.", mind: COMMONER, thinks: Thinks::AtOnce, slack: CHANCE / 4 },
        Character { name: "Fiammetta", about: "Saves for good cards and invites nobles.", mind: ALL, thinks: Thinks::AtOnce, slack: 0 },
        Character { name: "Lapo", about: "Looks a little ahead.", mind: ALL, thinks: Thinks::Search { nodes: 200 }, slack: 0 },
        Character { name: "Ginevra", about: "Looks far ahead.", mind: ALL, thinks: Thinks::Search { nodes: 1_000_000 }, slack: 0 },
    ];

    fn chances(&self, mind: &Mind) -> BySeat<i32> {
        if let Some(outcome) = self.outcome() {
            return outcome.chances();
        }
        let players = self.setup.players();
        let worth = |seat: Seat| i64::from(4 * POINT + self.worth(&self.seats[seat], &self.in_sight(seat), mind));
        let squares = BySeat::from_fn(|seat| if seat.index() < players.into() { worth(seat) * worth(seat) } else { 0 });
        let all: i64 = squares.of(players).iter().sum();
        BySeat::from_fn(|seat| (i64::from(CERTAIN) * squares[seat] / all) as i32)
    }

    fn weigh(&self, seat: Seat, moves: &[Move], mind: &Mind, weights: &mut Vec<i32>) {
        let in_sight = self.in_sight(seat);
        let before = self.worth(&self.seats[seat], &in_sight, mind);
        weights.extend(moves.iter().map(|mv| {
            let mut next = self.clone();
            next.apply(seat, *mv, &mut |_| ());
            // Seen from before the move: what it turns up is a guess.
            let gain = next.worth(&next.seats[seat], &in_sight, mind) - before;
            (CERTAIN / 2 + gain * CHANCE / POINT).clamp(0, CERTAIN)
        }));
    }

    fn quick(&self, seat: Seat, moves: &[Move], mind: &Mind, rng: &mut Rng) -> Move {
        let mut weights = Vec::with_capacity(moves.len());
        self.weigh(seat, moves, mind, &mut weights);
        // Ties and near ties are broken by chance, so that play-outs differ.
        let noisy = |weight: i32| weight + rng.below(CHANCE as u32 / 8) as i32;
        let best = weights.into_iter().map(noisy).zip(moves).max_by_key(|(weight, _)| *weight);
        *best.expect("a seat that owes a move has one").1
    }

    /// The card that came to an open place or, blind, to the viewer's own hand.
    fn turned_up(&self, before: &State, viewer: Seat) -> u64 {
        let replaced = Place::all().find(|place| self.market.card(*place) != before.market.card(*place));
        if let Some(place) = replaced {
            return 1 + u64::from(self.market.card(place));
        }
        let held = before.seats[viewer].hand_size();
        if self.seats[viewer].hand_size() > held { 128 + u64::from(self.seats[viewer].reserved[held].card) } else { 0 }
    }
}

impl State {
    fn in_sight(&self, seat: Seat) -> InSight {
        let open = Place::all().map(|place| self.market.card(place));
        open.chain(self.seats[seat].reserved.map(|reserved| reserved.card)).filter(|card| *card != NONE).collect()
    }

    /// What a holding is worth: points and bonuses, and the cards and nobles in sight by how near they are.
    fn worth(&self, holding: &Holding, in_sight: &InSight, mind: &Mind) -> i32 {
        let bonuses: i32 = Gem::COLOURS.into_iter().map(|gem| holding.bonuses.count(gem).min(7) as i32).sum();
        let mut worth = POINT * i32::from(holding.points) + BONUS * bonuses;
        if mind.plans {
            // One plan at a time: many half-hearted ones would keep a player from ever buying.
            worth += in_sight.iter().map(|card| plan(holding, *card)).max().unwrap_or(0);
        }
        if mind.nobles {
            let waiting = self.nobles.iter().filter(|noble| **noble != NONE);
            worth += waiting.map(|noble| invitation(holding, NOBLES[usize::from(*noble)])).sum::<i32>();
        }
        worth
    }
}

/// What it is worth to be so near to a card: half as much for every token that is wanting.
fn plan(holding: &Holding, card: u8) -> i32 {
    if holding.bought.contains(card) {
        return 0;
    }
    let facts = &CARDS[usize::from(card)];
    let short = facts.cost.less(holding.bonuses.at_most(7) + holding.tokens.coloured()).total();
    let wanting = short.saturating_sub(holding.tokens.count(Gem::Gold));
    ((POINT * i32::from(facts.points) + BONUS) / 4) >> wanting.min(8)
}

/// What it is worth to be so near to a noble.
fn invitation(holding: &Holding, cost: Gems) -> i32 {
    let wanting = cost.less(holding.bonuses).total();
    (POINT * i32::from(NOBLE_POINTS) / 2) >> wanting.min(8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Match, Moves, Seed, Viewer};

    fn game(players: u8, seed: u64) -> Match<State> {
        let setup = super::super::rules::Setup::read(&State::EDITIONS[0], players, "").expect("a table");
        Match::new(setup, Seed::number(seed))
    }

    #[test]
    fn a_player_with_plans_beats_one_without() {
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
    fn what_turns_up_the_same_looks_the_same_to_the_viewer() {
        let mut rng = Rng::new(Seed::number(9));
        let mut alike = 0;
        for seed in 0..20 {
            let mut game = game(3, seed);
            loop {
                let now = game.state().clone();
                let Some((seat, mv)) = now.random_move(&mut rng, &mut Moves::new()) else { break };
                let next = |mut state: State| {
                    state.apply(seat, mv, &mut |_| ());
                    state
                };
                // The mover knows the hand; the decks come otherwise when they are dealt anew.
                let (one, other) = (next(now.clone()), next(State::redeal(&now.view(Viewer::Seat(seat)), &mut rng)));
                let same = one.turned_up(&now, seat) == other.turned_up(&now, seat);
                assert_eq!(same, one.view(Viewer::Seat(seat)) == other.view(Viewer::Seat(seat)), "{mv}");
                alike += i32::from(same);
                game.play(seat, mv).expect("a legal move");
            }
        }
        assert!(alike > 100, "{alike}");
    }
}
