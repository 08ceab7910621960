//! Each level of Sultan is stronger than the one below with every number of players, and not too strong for it.

use bots::{Budget, Kind, Player, Question};
use engine::{CERTAIN, Game, Match, Past, Rng, Seat, Seed, Setup, Viewer};
use games::sultan::State;

/// Each deal is played once from every seat.
const DEALS: u64 = 60;
/// More than a level below the strongest uses.
const BUDGET: Budget = Budget::Nodes(1_000);

/// What one of a level takes among others of the level below, in thousandths of par.
fn step(level: u8, players: u8) -> i64 {
    let [mut higher, mut lower] = [level, level - 1].map(|level| Kind::Level(level).player::<State>());
    let tables = (0..DEALS).flat_map(|deal| Seat::all(players).map(move |seat| (deal, seat)));
    let taken: i64 = tables.map(|(deal, seat)| i64::from(taken(deal, players, seat, &mut *higher, &mut *lower))).sum();
    taken * 1_000 / (DEALS as i64 * i64::from(CERTAIN))
}

/// The share of the win that the higher level takes at this seat.
fn taken(deal: u64, players: u8, at: Seat, higher: &mut dyn Player<State>, lower: &mut dyn Player<State>) -> i32 {
    let setup = <State as Game>::Setup::read(&State::EDITIONS[0], players, "").expect("a plain table");
    let mut game = Match::<State>::new(setup, Seed::number(deal));
    let mut rng = Rng::new(Seed::number(deal).stream(at.index() as u64));
    while let Some(seat) = game.state().waiting_for().first() {
        let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
        let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
        let thought = if seat == at { higher.think(&question, BUDGET, &mut rng) } else { lower.think(&question, BUDGET, &mut rng) };
        game.play(seat, thought.mv).expect("a legal move");
    }
    game.state().outcome().expect("the game is over").chances()[at]
}

#[test]
fn each_level_takes_more_than_par_among_the_one_below_but_not_everything() {
    for players in 2..=5 {
        for level in 2..=4 {
            let step = step(level, players);
            assert!((1_100..2_200).contains(&step), "level {level} among {players}: {step} thousandths of par");
        }
    }
}
