//! Whoever is far ahead ends the game, also where hardly any move can lose it any more.

use bots::{Budget, Kind, Question};
use engine::{Game, Match, Past, Rng, Seat, Seed, Setup, Viewer};
use games::splendor::{Move, State};

/// Takes tokens, gives back what is too much, and never buys.
fn hoarded(moves: &[Move], rng: &mut Rng) -> Move {
    let tokens: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Take(_) | Move::Give(_))).collect();
    rng.pick(if tokens.is_empty() { moves } else { &tokens })
}

#[test]
fn against_somebody_who_only_hoards_tokens_every_bot_brings_the_game_to_an_end() {
    const ROUNDS: usize = 100;
    let kinds = (1..=5).map(Kind::Level).chain([Kind::Greedy, Kind::Search, Kind::Flat]);
    for (kind, number) in kinds.flat_map(|kind| (0..4).map(move |number| (kind, number))) {
        let setup = <State as Game>::Setup::read(&State::EDITIONS[0], 2, "").expect("a plain table");
        let mut game = Match::<State>::new(setup, Seed::number(number));
        let mut player = kind.player::<State>();
        let mut rng = Rng::new(Seed::number(number));
        while let Some(seat) = game.state().waiting_for().first() {
            let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
            let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
            let mv = match seat == Seat::new(0) {
                true => player.think(&question, Budget::Nodes(200), &mut rng).mv,
                false => hoarded(&moves, &mut rng),
            };
            game.play(seat, mv).expect("a legal move");
            assert!(game.ply() < 3 * ROUNDS, "{kind} does not come to an end:\n{}", game.record());
        }
    }
}
