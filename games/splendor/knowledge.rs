//! How Splendor is played well: what a position is worth to each seat, and who can be expected to win from it.
//!
//! Each seat is described by a row of features ([`State::features`]), and its score is their weighted sum; the seats' scores give their
//! chances as in a race. The weights (`weights.rs`) were fitted to games played by search itself; `docs/bots.md` says how.

use super::cards::{CARDS, NOBLE_POINTS, NOBLES, NONE};
use super::gems::{Gem, Gems};
use super::holding::Holding;
use super::moves::{Move, Place, Spot};
use super::rules::{GOAL, HAND, LIMIT, Phase, State};
use super::weights::{EARLY_MANY, EARLY_TWO, LATE_MANY, LATE_TWO};
use engine::{BySeat, CERTAIN, Character, Game, Knowledge, Rng, Seat, Setup as _, Thinks};

/// What a player considers.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How many turns ahead it sees that a card can be bought.
    horizon: usize,
    /// Whether it looks at the nobles.
    nobles: bool,
    /// Whether it looks at what the others have.
    rivals: bool,
    /// A colour whose cards it likes better than they are.
    favourite: Option<Gem>,
}

const ALL: Mind = Mind { horizon: TURNS, nobles: true, rivals: true, favourite: None };

impl Knowledge for State {
    type Mind = Mind;
    const BEST: Mind = ALL;
    const CHARACTERS: &'static [Character<Mind>; 5] = &[
        Character {
            name: "Bice",
            about: "Buys what she can pay today, red cards above all.",
            mind: Mind { horizon: 1, nobles: false, rivals: false, favourite: Some(Gem::Red) },
            thinks: Thinks::AtOnce,
            slack: CERTAIN * 8 / 100,
        },
        Character {
            name: "Duccio",
            about: "Saves for good cards, minds his own business and forgets the nobles.",
            mind: Mind { horizon: 3, nobles: false, rivals: false, favourite: None },
            thinks: Thinks::AtOnce,
            slack: CERTAIN * 3 / 100,
        },
        Character {
            name: "Fiammetta",
            about: "Invites nobles, and sees what the others are after.",
            mind: ALL,
            thinks: Thinks::AtOnce,
            slack: 0,
        },
        Character {
            name: "Lapo",
            about: "Thinks a turn or two ahead.",
            mind: ALL,
            thinks: Thinks::Search { nodes: 100 },
            slack: CERTAIN / 100,
        },
        Character {
            name: "Ginevra",
            about: "Thinks as far ahead as there is time for.",
            mind: ALL,
            thinks: Thinks::Search { nodes: u64::MAX },
            slack: 0,
        },
    ];

    fn chances(&self, mind: &Mind) -> BySeat<i32> {
        if let Some(outcome) = self.outcome() {
            return outcome.chances();
        }
        self.race(&self.scores(mind))
    }

    fn weigh(&self, seat: Seat, moves: &[Move], mind: &Mind, weights: &mut Vec<i32>) {
        let mut next = self.clone();
        (next.turn, next.phase) = (seat.next(self.setup.players()), Phase::Action);
        let before = next.scores(mind);
        weights.extend(moves.iter().map(|mv| self.after(seat, *mv, &before, mind)));
    }

    fn quick(&self, seat: Seat, moves: &[Move], _: &Mind, rng: &mut Rng) -> Move {
        let plan = self.plan(&self.seats[seat]);
        let worth = |mv: &Move| self.at_a_glance(&self.seats[seat], plan, *mv);
        // Ties are broken by chance, so that play-outs differ.
        let best = moves.iter().map(|mv| (worth(mv), rng.below(1 << 16))).zip(moves).max_by_key(|(worth, _)| *worth);
        *best.expect("a seat that owes a move has one").1
    }

    /// Gold in place of a token that is at hand.
    fn is_idle(&self, _: Seat, mv: Move) -> bool {
        matches!(mv, Move::Buy { card: _, gold } if gold != Gems::NONE)
    }

    /// The card that came to an open place, blind to the viewer's own hand, or from somebody's hand to the bought ones.
    fn turned_up(&self, before: &State, viewer: Seat) -> u64 {
        if let Some(place) = Place::all().find(|place| self.market.card(*place) != before.market.card(*place)) {
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

    /// Only cards that were reserved blind differ between states that look the same.
    fn is_possible(&self, seat: Seat, mv: Move) -> bool {
        let Move::Buy { card: Spot::Hand(index), gold: _ } = mv else { return true };
        let holding = &self.seats[seat];
        let cost = CARDS[usize::from(holding.reserved[usize::from(index)].card)].cost;
        cost.less(holding.bonuses.at_most(7) + holding.tokens.coloured()).total() <= holding.tokens.count(Gem::Gold)
    }

    fn reasons(&self, seat: Seat, mv: Move) -> Vec<String> {
        super::reasons::reasons(self, seat, mv)
    }

    /// The next cards of each deck, and the blind cards of the others with them.
    fn deal_anew(&mut self, seat: Seat, rng: &mut Rng) {
        for level in 1..=3 {
            self.swap_blind_cards(seat, level, rng);
            match self.decks.level_mut(level) {
                few if few.len() < NEXT_CARDS => rng.shuffle(few),
                deck => rng.draw_to_the_back::<NEXT_CARDS, u8>(deck),
            }
        }
    }
}

/// So many cards of each deck are drawn anew for one walk through the tree; more do not come to light on it.
const NEXT_CARDS: usize = 6;

/// Turns that a card can be away, at most.
const TURNS: usize = 4;

/// What a seat is described by, one number each.
pub const FEATURES: usize = 34;

/// How near one card is to a seat.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Turns of taking tokens before it can be bought.
    pub(super) turns: usize,
    /// Its points, with the noble that it brings.
    pub(super) prize: i32,
}

/// The race.
impl State {
    /// Chances from scores: each seat's share is e to its score, in units of [`UNIT`].
    fn race(&self, scores: &BySeat<i32>) -> BySeat<i32> {
        let players = self.setup.players();
        let best = scores.of(players).iter().copied().max().unwrap_or_default();
        let shares = BySeat::from_fn(|seat| if seat.index() < players.into() { shrunk(best - scores[seat]) } else { 0 });
        let all: i64 = shares.of(players).iter().sum();
        BySeat::from_fn(|seat| (i64::from(CERTAIN) * shares[seat] / all) as i32)
    }

    /// The seat's chance after a move, where these are the scores if it did nothing.
    fn after(&self, seat: Seat, mv: Move, before: &BySeat<i32>, mind: &Mind) -> i32 {
        let mut next = self.clone();
        next.apply(seat, mv, &mut |_| ());
        if let Some(outcome) = next.outcome() {
            return outcome.chances()[seat];
        }
        // What was turned up is a guess, and does not count.
        if let Move::Reserve(place) | Move::Buy { card: Spot::Open(place), gold: _ } = mv {
            next.market.lay(place, NONE);
        }
        let own = next.score(seat, mind);
        if !mind.rivals {
            return alone(own);
        }
        let mut scores = match mv {
            Move::Reserve(_) | Move::Buy { .. } | Move::Noble(_) => next.scores(mind),
            // The others' cards are as near as before.
            Move::Take(_) | Move::ReserveBlind(_) | Move::Give(_) | Move::Pass => *before,
        };
        scores[seat] = own;
        self.race(&scores)[seat]
    }

    fn scores(&self, mind: &Mind) -> BySeat<i32> {
        BySeat::from_fn(|seat| if seat.index() < self.setup.players().into() { self.score(seat, mind) } else { 0 })
    }

    fn score(&self, seat: Seat, mind: &Mind) -> i32 {
        let features = self.features(seat, mind);
        let (early, late) = if self.setup.players() == 2 { (&EARLY_TWO, &LATE_TWO) } else { (&EARLY_MANY, &LATE_MANY) };
        let sum = |weights: &[i32; FEATURES]| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i32>();
        let (lateness, most) = self.lateness();
        let liking = mind.favourite.map_or(0, |gem| UNIT / 4 * self.seats[seat].bonuses.count(gem) as i32);
        (sum(early) * (most - lateness) + sum(late) * lateness) / most + liking
    }

    /// How far the game has come, out of how much: by the points of the leader.
    pub fn lateness(&self) -> (i32, i32) {
        let players = self.setup.players();
        let leader = self.seats.of(players).iter().map(|holding| holding.points).max().unwrap_or_default();
        (i32::from(leader.clamp(2, 14)) - 2, 12)
    }

    /// What the evaluation looks at in a seat.
    pub fn features(&self, seat: Seat, mind: &Mind) -> [i32; FEATURES] {
        let holding = &self.seats[seat];
        let points = i32::from(holding.points);
        let bonuses = holding.bonuses;
        let sight = self.sight(holding, mind);
        let moves_next = self.next_seat() == seat;
        let flag = |is: bool| i32::from(is);
        let [best_now, best_soon, best_2, best_3, best_4] = sight.best;
        let nobles = if mind.nobles { self.noble_distances(bonuses) } else { [0; 4] };
        let tokens = holding.tokens.total() as i32;
        let finish = i32::from(GOAL) - points;
        [
            points,
            (points - 6).max(0),
            (points - 11).max(0),
            bonuses.total() as i32,
            bonuses.kinds(1).count_ones() as i32,
            bonuses.kinds(2).count_ones() as i32,
            bonuses.kinds(3).count_ones() as i32,
            sight.discount[0],
            sight.discount[1],
            sight.discount[2],
            holding.tokens.coloured().total() as i32,
            holding.tokens.count(Gem::Gold) as i32,
            (tokens - 8).max(0),
            (tokens - LIMIT as i32).max(0),
            holding.tokens.coloured().kinds(1).count_ones() as i32,
            best_now,
            best_soon,
            best_2,
            best_3,
            best_4,
            sight.count[0],
            sight.count[1],
            sight.count[2],
            sight.second,
            nobles[0],
            nobles[1],
            nobles[2],
            nobles[3],
            holding.hand_size() as i32,
            sight.reserved,
            flag(moves_next),
            flag(moves_next && best_now >= finish),
            flag(!moves_next && best_now >= finish),
            flag(best_soon >= finish) + flag(finish <= 0),
        ]
    }

    /// Who has the next turn: in the middle of one, the one after.
    fn next_seat(&self) -> Seat {
        match self.phase {
            Phase::Return | Phase::Noble => self.turn.next(self.setup.players()),
            Phase::Action | Phase::Over | Phase::Stalled => self.turn,
        }
    }

    /// How many nobles are one, two, three and four bonuses away.
    fn noble_distances(&self, bonuses: Gems) -> [i32; 4] {
        let mut away = [0; 4];
        for noble in self.nobles.iter().filter(|noble| **noble != NONE) {
            let wanting = NOBLES[usize::from(*noble)].less(bonuses).total() as usize;
            if let Some(count) = away.get_mut(wanting.saturating_sub(1)) {
                *count += 1;
            }
        }
        away
    }
}

/// What a seat can hope for among the cards that it can buy some time.
#[derive(Default)]
struct Sight {
    /// The best prize within no turn, one, two and so on.
    best: [i32; TURNS + 1],
    /// The best but one within three turns.
    second: i32,
    /// How many cards are no turn, one turn and two turns away.
    count: [i32; 3],
    /// What bonuses take off the open cards of each level.
    discount: [i32; 3],
    /// Prizes among the reserved cards, less their turns.
    reserved: i32,
}

impl State {
    fn sight(&self, holding: &Holding, mind: &Mind) -> Sight {
        let mut sight = Sight::default();
        let nobles = if mind.nobles { Gem::COLOURS.map(|gem| self.noble_with(holding, gem)) } else { [0; 5] };
        for place in Place::all() {
            let card = self.market.card(place);
            if card != NONE {
                sight.add(self.reach(holding, card, &nobles), mind);
                let cost = CARDS[usize::from(card)].cost;
                sight.discount[usize::from(place.level()) - 1] += (cost.total() - cost.less(holding.bonuses).total()) as i32;
            }
        }
        for reserved in holding.reserved.iter().filter(|reserved| reserved.card != NONE) {
            let reach = self.reach(holding, reserved.card, &nobles);
            sight.add(reach, mind);
            sight.reserved += (2 * reach.prize - reach.turns as i32).max(0);
        }
        for turns in 1..=TURNS {
            sight.best[turns] = sight.best[turns].max(sight.best[turns - 1]);
        }
        sight
    }

    /// How near a card is: gold where it is wanting most, then three tokens a turn, or two of one colour in three.
    pub(super) fn reach(&self, holding: &Holding, card: u8, nobles: &[i32; 5]) -> Reach {
        let facts = &CARDS[usize::from(card)];
        let gold = holding.tokens.count(Gem::Gold);
        let need = facts.cost.less(holding.bonuses.at_most(7) + holding.tokens.coloured());
        let wanting = need.total().saturating_sub(gold);
        let prize = i32::from(facts.points) + nobles[facts.bonus as usize];
        if wanting == 0 {
            return Reach { turns: 0, prize };
        }
        let deepest = (1..=7).take_while(|depth| need.kinds(*depth) != 0).count() as u32;
        let deepest = (deepest.saturating_sub(gold) * 2).div_ceil(3).max(1);
        let not_in_bank = u32::from(need.less(self.bank).total() > gold);
        Reach { turns: (wanting.div_ceil(3).max(deepest) + not_in_bank) as usize, prize }
    }

    /// The points of the noble that comes with one more bonus of this colour, if one does.
    pub(super) fn noble_with(&self, holding: &Holding, bonus: Gem) -> i32 {
        let bonuses = holding.bonuses.at_most(7) + Gems::of(bonus, 1);
        // No noble asks for less than three of two colours.
        if bonuses.kinds(3).count_ones() < 2 {
            return 0;
        }
        let comes = self.nobles.iter().any(|noble| bonuses.covers(NOBLES[usize::from(*noble)]));
        if comes { NOBLE_POINTS.into() } else { 0 }
    }
}

impl Sight {
    fn add(&mut self, reach: Reach, mind: &Mind) {
        let Reach { turns, prize } = reach;
        if turns > mind.horizon {
            return;
        }
        if let Some(count) = self.count.get_mut(turns) {
            *count = (*count + 1).min(4);
        }
        if turns <= 3 {
            let best = self.best[..=3].iter().copied().max().unwrap_or_default();
            self.second = self.second.max(prize.min(best));
        }
        self.best[turns] = self.best[turns].max(prize);
    }
}

/// Scores are in so many parts of one: a lead of one is odds of e to one.
pub const UNIT: i32 = 1024;

/// [`CERTAIN`] divided by e to this score, which is not negative.
fn shrunk(score: i32) -> i64 {
    // e to the x is 2 to the 1.4427 x, and 2 to the -f is 1 - 0.6565 f + 0.1565 f² within half a percent for f from 0 to 1.
    let octaves = i64::from(score.min(16 * UNIT)) * 14_427 / 10_000;
    let (whole, part) = (octaves / i64::from(UNIT), octaves % i64::from(UNIT));
    let unit = i64::from(UNIT);
    let fraction = i64::from(CERTAIN) * (10_000 * unit * unit - 6_565 * part * unit + 1_565 * part * part) / (10_000 * unit * unit);
    (fraction >> whole).max(1)
}

/// A seat's chance as it looks to somebody who does not look at the others.
fn alone(score: i32) -> i32 {
    let certain = i64::from(CERTAIN);
    let (mine, others) = if score > 0 { (certain, shrunk(score)) } else { (shrunk(-score), certain) };
    (certain * mine / (mine + others)) as i32
}

/// Play-outs: a card to work for, and what brings it nearer.
impl State {
    /// The card worth most for the turns that it takes.
    fn plan(&self, holding: &Holding) -> Gems {
        let open = Place::all().map(|place| self.market.card(place));
        let cards = open.chain(holding.reserved.map(|reserved| reserved.card)).filter(|card| *card != NONE);
        let nobles = Gem::COLOURS.map(|gem| self.noble_with(holding, gem));
        let worth = |card: &u8| {
            let Reach { turns, prize } = self.reach(holding, *card, &nobles);
            (3 + 2 * prize) * 64 / (1 + turns as i32)
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
                let prize = i32::from(facts.points) + self.noble_with(holding, facts.bonus);
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

    /// Gives every card that another seat has reserved blind back to its deck, and draws another.
    fn swap_blind_cards(&mut self, seat: Seat, level: u8, rng: &mut Rng) {
        for other in Seat::all(self.setup.players()).filter(|other| *other != seat) {
            for index in 0..self.seats[other].hand_size() {
                let held = self.seats[other].reserved[index];
                let deck = self.decks.level_mut(level);
                // One of the deck or the card itself, each as likely.
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
                let next = |before: State| {
                    let mut after = before.clone();
                    after.apply(seat, mv, &mut |_| ());
                    (after.turned_up(&before, seat), after.view(Viewer::Seat(seat)))
                };
                // The mover knows the hand; the decks come otherwise when they are dealt anew.
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
    fn dealing_anew_changes_nothing_that_the_seat_can_see() {
        let mut rng = Rng::new(Seed::number(9));
        let mut changed = 0;
        for seed in 0..10 {
            let mut game = game(3, seed);
            while game.play_at_random(&mut rng).is_some() {
                for seat in Seat::all(3) {
                    let mut again = game.state().clone();
                    again.deal_anew(seat, &mut rng);
                    assert_eq!(again.view(Viewer::Seat(seat)), game.state().view(Viewer::Seat(seat)));
                    assert_eq!(again.audit(), Ok(()));
                    changed += i32::from(again != *game.state());
                }
            }
        }
        assert!(changed > 1000, "{changed}");
    }

    #[test]
    fn a_lead_of_one_is_odds_of_e_to_one() {
        for (score, tenths_of_percent) in [(0, 1000), (UNIT, 368), (2 * UNIT, 135), (3 * UNIT, 50)] {
            let share = shrunk(score) * 1000 / i64::from(CERTAIN);
            assert!((share - tenths_of_percent).abs() <= 4, "{score}: {share}");
        }
    }
}
