//! What must hold for any player that uses this knowledge of Sultan.

use super::evaluation::Prices;
use super::last::{self, Last};
use super::{Mind, habits};
use crate::sultan::rules::jewels::Grade;
use crate::sultan::rules::moves::{Bid, Cushion, Move};
use crate::sultan::rules::state::{Phase, State};
use engine::{
    BySeat, CERTAIN, Choice, Evaluation, Explanation, Game, Learned as _, Match, Past, Question, Rng, Seat, Seats, Seed, Setup as _,
    Strategy, Viewer, Worlds,
};

/// Tables of every size and with every variant that affects bidding.
const TABLES: [(&str, u8, &str); 12] = [
    ("sultan", 2, ""),
    ("sultan", 3, ""),
    ("sultan", 4, ""),
    ("sultan", 5, ""),
    ("sultan", 2, "rush=on"),
    ("sultan", 5, "rush=on"),
    ("sultan", 2, "silent=on"),
    ("sultan", 4, "silent=on rush=on"),
    ("riquezas", 2, "bazaars=2"),
    ("riquezas", 2, "stacking=on"),
    ("riquezas", 2, "stacking=on rush=on silent=on"),
    ("riquezas", 5, ""),
];

/// Plays a random game, and shows each position with the seat that moves next.
fn walk(table: (&str, u8, &str), seed: u64, mut look: impl FnMut(&State, Seat, &mut Rng)) {
    let (edition, players, options) = table;
    let setup = <State as Game>::Setup::read(State::edition(edition).expect("an edition"), players, options).expect("a table");
    let mut rng = Rng::new(Seed::number(seed));
    let mut state = State::start(&setup, &State::shuffle(&setup, &mut rng));
    let mut looks = Rng::new(Seed::number(seed).stream(1));
    while let Some(seat) = any_of(state.waiting_for(), &mut rng) {
        look(&state, seat, &mut looks);
        let mv = rng.pick(&state.moves(seat));
        state.apply(seat, mv, &mut |_| ());
    }
}

fn any_of(seats: Seats, rng: &mut Rng) -> Option<Seat> {
    if seats.is_empty() { None } else { seats.iter().nth(rng.below(seats.len() as u32) as usize) }
}

/// The strategy after this many nodes.
fn strategy(state: &State, seat: Seat, nodes: u32, rng: &mut Rng) -> Vec<Choice<Move>> {
    strategy_of(&State::BEST, state, seat, Past::unknown(), nodes, rng)
}

fn strategy_of(mind: &Mind, state: &State, seat: Seat, past: Past<'_, State>, mut nodes: u32, rng: &mut Rng) -> Vec<Choice<Move>> {
    let mut more = || {
        nodes = nodes.saturating_sub(1);
        nodes > 0
    };
    let view = state.view(Viewer::Seat(seat));
    let question = Question { view: &view, seat, moves: &state.moves(seat), past };
    State::strategy(&question, mind, &mut more, rng).expect("Sultan has its own strategy")
}

#[test]
fn a_strategy_shares_out_the_legal_moves_at_every_table() {
    for (seed, table) in (1..).zip(TABLES) {
        for nodes in [1, 24] {
            walk(table, seed, |state, seat, rng| {
                let choices = strategy(state, seat, nodes, rng);
                assert!(choices.iter().map(|choice| choice.mv).eq(state.moves(seat)), "{table:?}");
                let all: i32 = choices.iter().map(|choice| choice.share).sum();
                assert!((CERTAIN - 64..=CERTAIN).contains(&all), "{all} in {table:?}");
                assert!(choices.iter().all(|choice| choice.share >= 0 && (0..=CERTAIN).contains(&choice.value)), "{table:?}");
            });
        }
    }
}

/// How often the learnt policy makes each move.
fn learnt(state: &State, seat: Seat) -> Vec<i32> {
    let mut shares = Vec::new();
    state.mixture(seat, &state.moves(seat), &mut shares).expect("a network");
    shares
}

/// How far a strategy is from the learnt policy, summed over all moves.
fn distance(state: &State, seat: Seat, choices: &[Choice<Move>]) -> i32 {
    choices.iter().zip(learnt(state, seat)).map(|(choice, learnt)| (choice.share - learnt).abs()).sum()
}

#[test]
fn two_players_bid_nearer_to_the_learnt_policy_than_the_solution_does() {
    let alone = Mind { learnt: false, ..State::BEST };
    for table in [("riquezas", 2, ""), ("riquezas", 2, "stacking=on"), ("sultan", 2, "rush=on")] {
        let (mut nearer, mut bids) = (0, 0);
        walk(table, 3, |state, seat, rng| {
            let seed = Seed::number(rng.bits().into());
            let [weighted, solved] =
                [State::BEST, alone].map(|mind| strategy_of(&mind, state, seat, Past::unknown(), 24, &mut Rng::new(seed)));
            if state.phase == Phase::Offer || last::is_open(state) {
                return assert_eq!(weighted, solved);
            }
            bids += 1;
            nearer += i32::from(distance(state, seat, &weighted) <= distance(state, seat, &solved));
            assert!(weighted.iter().zip(&solved).all(|(weighted, solved)| weighted.value == solved.value), "values are the solution's");
        });
        assert!(bids > 30 && nearer > bids * 9 / 10, "{nearer} of {bids} in {table:?}");
    }
}

#[test]
fn two_players_bid_better_in_the_round_than_the_learnt_policy() {
    let (mut gained, mut bids) = (0.0, 0.0);
    walk(("sultan", 2, ""), 3, |state, seat, rng| {
        if state.phase == Phase::Offer || last::is_open(state) {
            return;
        }
        let choices = strategy(state, seat, 240, rng);
        let more_often = choices.iter().zip(learnt(state, seat)).map(|(choice, learnt)| choice.share - learnt);
        let gain: i64 = choices.iter().zip(more_often).map(|(choice, more_often)| i64::from(choice.value) * i64::from(more_often)).sum();
        gained += gain as f64 / f64::from(CERTAIN).powi(2);
        bids += 1.0;
    });
    // As often as the policy makes them, bids would gain nothing.
    assert!(bids > 30.0 && gained > 0.003 * bids, "{} in each of {bids} bids", gained / bids);
}

#[test]
fn more_players_and_several_variants_bid_by_the_solution_alone() {
    let alone = Mind { learnt: false, ..State::BEST };
    for table in [("sultan", 3, ""), ("sultan", 2, "rush=on silent=on"), ("riquezas", 2, "stacking=on bazaars=2")] {
        walk(table, 3, |state, seat, rng| {
            let seed = Seed::number(rng.bits().into());
            let [best, solved] = [State::BEST, alone].map(|mind| strategy_of(&mind, state, seat, Past::unknown(), 4, &mut Rng::new(seed)));
            assert_eq!(best, solved, "{table:?}");
        });
    }
}

#[test]
fn the_chances_of_all_make_one_win() {
    for (seed, table) in (1..).zip(TABLES) {
        walk(table, seed, |state, _, _| {
            let chances = state.chances(&State::BEST);
            let all: i32 = chances.of(table.1).iter().sum();
            assert!((CERTAIN - 8..=CERTAIN).contains(&all), "{all}");
        });
    }
}

#[test]
fn first_sight_sees_no_hidden_card() {
    for (seed, table) in (1..).zip(TABLES) {
        walk(table, seed, |state, seat, rng| {
            let moves = state.moves(seat);
            let mut looks = [Vec::new(), Vec::new()];
            state.weigh(seat, &moves, &State::BEST, &mut looks[0]);
            let other = State::redeal(&state.view(Viewer::Seat(seat)), rng);
            other.weigh(seat, &moves, &State::BEST, &mut looks[1]);
            assert_eq!(looks[0], looks[1], "{table:?}");
        });
    }
}

#[test]
fn the_last_card_of_the_game_takes_the_win_if_there_is_one() {
    let mut decided = 0;
    for seed in 1..=60 {
        for players in 3..=5 {
            walk(("sultan", players, ""), seed, |state, seat, rng| {
                let is_last = state.round + 1 == 15 && state.laid + 1 == players;
                if !is_last {
                    return;
                }
                let after = |mv: Move| {
                    let mut state = state.clone();
                    state.apply(seat, mv, &mut |_| ());
                    state.outcome().expect("that was the last card").chances()[seat]
                };
                let best = state.moves(seat).into_iter().map(after).max().expect("a move");
                decided += i32::from(state.moves(seat).into_iter().any(|mv| after(mv) != best));
                let made = strategy(state, seat, 1, rng).into_iter().filter(|choice| choice.share > 0);
                made.for_each(|choice| assert_eq!(after(choice.mv), best));
            });
        }
    }
    assert!(decided > 10, "only {decided} games were still open");
}

/// Each seat's winning chance when everyone maximises their own, by the rules themselves.
fn played_best(state: &State) -> BySeat<i32> {
    if let Some(outcome) = state.outcome() {
        return outcome.chances();
    }
    let seat = state.waiting_for().first().expect("somebody moves");
    let after = |mv: Move| {
        let mut next = state.clone();
        next.apply(seat, mv, &mut |_| ());
        played_best(&next)
    };
    let chances: Vec<BySeat<i32>> = state.moves(seat).into_iter().map(after).collect();
    let most = chances.iter().map(|chances| chances[seat]).max().expect("a move");
    let best: Vec<_> = chances.iter().filter(|chances| chances[seat] == most).collect();
    BySeat::from_fn(|other| best.iter().map(|chances| chances[other]).sum::<i32>() / best.len() as i32)
}

#[test]
fn the_last_round_is_searched_as_the_rules_would_play_it() {
    let (mut offers, mut moves) = (0, 0);
    for seed in 1..=12 {
        for (edition, players) in [("sultan", 3), ("sultan", 4), ("riquezas", 5)] {
            walk((edition, players, ""), seed, |state, seat, _| {
                if !last::is_open(state) {
                    return;
                }
                if state.phase == Phase::Offer {
                    let cards = BySeat::from_fn(|seat| state.hands[seat].values().next().unwrap_or(0));
                    let last = Last { setup: &state.setup, first: state.first, cards: &cards, jewels: &state.jewels };
                    assert_eq!(last.offered(&state.offer[..=usize::from(state.setup.cushions())]), played_best(state));
                    offers += 1;
                }
                for mv in state.moves(seat) {
                    let mut next = state.clone();
                    next.apply(seat, mv, &mut |_| ());
                    assert_eq!(last::after(state, mv), played_best(&next));
                    moves += 1;
                }
            });
        }
    }
    assert!(offers == 36 && moves > 300, "{offers} offers, {moves} moves");
}

#[test]
fn prices_and_money_are_the_same_whatever_is_guessed_of_hidden_cards() {
    for (seed, table) in (1..).zip(TABLES) {
        walk(table, seed, |state, seat, rng| {
            let seen = [(); 2].map(|()| {
                let state = State::redeal(&state.view(Viewer::Seat(seat)), rng);
                let prices = Prices::new(&state, seat);
                let money = BySeat::from_fn(|other| if other.index() < table.1.into() { prices.money(&state, other, seat) } else { 0 });
                (prices.hand, money)
            });
            assert_eq!(seen[0], seen[1], "{table:?}");
        });
    }
}

#[test]
fn the_first_bid_is_mixed() {
    let mut mixed = 0;
    for seed in 1..=10 {
        let mut is_first = true;
        walk(("sultan", 2, ""), seed, |state, seat, rng| {
            if state.phase != Phase::Bids || !is_first {
                return;
            }
            is_first = false;
            mixed += i32::from(strategy(state, seat, 300, rng).iter().filter(|choice| choice.share > CERTAIN / 20).count() > 1);
        });
    }
    assert!(mixed >= 8, "only {mixed} of 10 first bids are mixed");
}

#[test]
fn a_card_that_was_taken_back_can_be_laid_again() {
    let mut taken = 0;
    for (seed, table) in (1..).zip(TABLES) {
        walk(table, seed, |state, _, _| {
            let Some((mut before, seat, mv)) = state.taken_back() else {
                return assert_eq!(state.laid, 0);
            };
            taken += 1;
            before.play(seat, mv, &mut |_| ()).expect("it was legal");
            assert_eq!(before, *state, "{table:?}");
        });
    }
    assert!(taken > 100);
}

#[test]
fn reasons_come_from_what_the_seat_can_know() {
    for (seed, table) in (1..).zip(TABLES) {
        walk(table, seed, |state, seat, rng| {
            let other = State::redeal(&state.view(Viewer::Seat(seat)), rng);
            for mv in state.moves(seat) {
                assert_eq!(state.reasons(seat, mv, None), other.reasons(seat, mv, None), "{table:?}");
            }
        });
    }
}

/// Three players before the first bid: seat 2 has four red jewels, and there is a red one on the first cushion.
fn four_red_jewels() -> State {
    let setup = <State as Game>::Setup::read(State::edition("sultan").expect("an edition"), 3, "first=1").expect("a table");
    let mut state = State::start(&setup, &State::shuffle(&setup, &mut Rng::new(Seed::number(1))));
    let [_, red, yellow, ..] = Grade::ALL;
    (0..4).for_each(|_| state.jewels[Seat::new(1)].add(red));
    state.offer = [red, yellow, Grade::default(), Grade::default()];
    state.phase = Phase::Bids;
    state
}

#[test]
fn a_bid_that_keeps_a_jewel_from_the_leader_says_so() {
    let mut state = four_red_jewels();
    let me = Seat::new(0);
    let red = |state: &State| state.reasons(me, state.moves(me)[0], None).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(red(&state)[0], "keeps the fifth red from the leader");
    // Seats 2 and 3 have laid elsewhere: nothing is denied to them, and the jewel is won.
    for seat in [1, 2].map(Seat::new) {
        state.bids[usize::from(state.laid)] = Bid { seat, card: 1, cushion: Cushion::Two };
        state.laid += 1;
    }
    assert_eq!(red(&state)[0], "wins the jewel for certain: nobody else can lay a card there any more");
    assert!(red(&state).iter().all(|reason| !reason.contains("leader")));
}

/// A game at this table in which each seat chooses its moves this way, up to this many.
fn played(table: (&str, u8, &str), seed: u64, plies: usize, mut decide: impl FnMut(&State, Seat, &mut Rng) -> Move) -> Match<State> {
    let (edition, players, options) = table;
    let setup = <State as Game>::Setup::read(State::edition(edition).expect("an edition"), players, options).expect("a table");
    let mut game = Match::<State>::new(setup, Seed::number(seed));
    let mut rng = Rng::new(Seed::number(seed).stream(1));
    while let Some(seat) = any_of(game.state().waiting_for(), &mut rng).filter(|_| game.ply() < plies) {
        let mv = decide(game.state(), seat, &mut rng);
        game.play(seat, mv).expect("a legal move");
    }
    game
}

fn at_first_sight(state: &State, seat: Seat, rng: &mut Rng) -> Move {
    state.quick(seat, &state.moves(seat), &State::BEST, rng)
}

fn as_it_mixes(state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let choices = strategy(state, seat, 40, rng);
    let mut left = rng.below(choices.iter().map(|choice| choice.share as u32).sum()) as i32;
    let drawn = choices.iter().find(|choice| {
        left -= choice.share;
        left < 0
    });
    drawn.expect("shares that add up").mv
}

/// The probability that each seat of the game bids greedily.
fn plain(game: &Match<State>) -> BySeat<i32> {
    habits::plain(Past::of(game), &State::BEST)
}

/// The estimated probability that such seats bid greedily, after a game: the mean over several games.
fn mean_plain(table: (&str, u8, &str), decide: impl Fn(&State, Seat, &mut Rng) -> Move) -> i32 {
    const GAMES: i32 = 10;
    let of_all = |game: Match<State>| plain(&game).of(table.1).iter().sum::<i32>() / i32::from(table.1);
    (1..=GAMES).map(|seed| of_all(played(table, seed as u64, usize::MAX, &decide))).sum::<i32>() / GAMES
}

#[test]
fn a_greedy_bidder_is_found_out_at_every_table() {
    for table in TABLES {
        let plain = mean_plain(table, at_first_sight);
        assert!(plain > CERTAIN / 2, "{plain} in {table:?}");
    }
}

#[test]
fn a_greedy_bidder_faces_the_solution_alone() {
    let alone = Mind { learnt: false, ..State::BEST };
    let game = played(("sultan", 2, ""), 1, 42, at_first_sight);
    let (state, seat) = (game.state(), game.state().waiting_for().first().expect("somebody bids"));
    assert!(state.phase == Phase::Bids && plain(&game)[seat.next(2)] > CERTAIN / 2);
    let after =
        |past: Past<'_, State>| [State::BEST, alone].map(|mind| strategy_of(&mind, state, seat, past, 24, &mut Rng::new(Seed::number(1))));
    let ([known, solved], [stranger, solved_too]) = (after(Past::of(&game)), after(Past::unknown()));
    assert_eq!(known, solved);
    assert_ne!(stranger, solved_too, "a stranger faces the learnt policy as well");
}

#[test]
fn a_mixing_bidder_is_not_taken_for_a_greedy_one() {
    for table in TABLES {
        let plain = mean_plain(table, as_it_mixes);
        assert!(plain < CERTAIN / 4, "{plain} in {table:?}");
    }
}

#[test]
fn each_rivals_habits_are_estimated_separately() {
    for seed in 1..=10 {
        let [habitual, mixing] = [Seat::new(0), Seat::new(1)];
        let game = played(("sultan", 2, ""), seed, usize::MAX, |state, seat, rng| match seat == habitual {
            true => at_first_sight(state, seat, rng),
            false => as_it_mixes(state, seat, rng),
        });
        let plain = plain(&game);
        assert!(plain[habitual] > CERTAIN / 2 && plain[mixing] < CERTAIN / 2, "{plain:?}");
    }
}

#[test]
fn habits_are_inferred_only_from_what_everyone_saw() {
    let mut exchanged = 0;
    for (seed, table) in (1..).zip(TABLES) {
        for plies in [9, 17, 26, 38] {
            let game = played(table, seed, plies, at_first_sight);
            let before = plain(&game);
            // A card in hand and one that its owner has not drawn yet.
            for seat in Seat::all(table.1) {
                let (hand, deck) = (game.state().hands[seat], game.state().decks[seat][0]);
                let Some((held, drawn)) = hand.values().zip(deck.values()).find(|(held, drawn)| held != drawn) else { continue };
                let mut deal = game.deal().clone();
                let stage = usize::from(game.state().stage());
                deal.hands[seat][stage].remove(held);
                deal.hands[seat][stage].add(drawn);
                deal.hands[seat][stage + 1].remove(drawn);
                deal.hands[seat][stage + 1].add(held);
                let mut other = Match::<State>::dealt(*game.setup(), deal);
                for (seat, mv) in game.moves() {
                    other.play(*seat, *mv).expect("the cards that were laid are still in the hand");
                }
                assert_eq!(plain(&other), before, "{table:?}");
                exchanged += 1;
            }
        }
    }
    assert!(exchanged > 30, "only {exchanged} exchanges");
}
