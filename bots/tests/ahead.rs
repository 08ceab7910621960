//! Games end: a player far ahead finishes them, even where hardly any move can lose, and nobody swaps tokens for ever.

use bots::{Budget, Kind, Question};
use engine::{Game, Match, Past, Rng, Seat, Seed, Setup, Viewer};
use games::splendor::{Move, State};

/// Takes tokens, gives back the surplus, and never buys.
fn hoarded(moves: &[Move], rng: &mut Rng) -> Move {
    let tokens: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Take(_) | Move::Give(_))).collect();
    rng.pick(if tokens.is_empty() { moves } else { &tokens })
}

/// Plays a game to its end, which comes before this ply.
fn ends(game: &mut Match<State>, before: usize, who: &str, mut choose: impl FnMut(&Question<'_, State>, &mut Rng) -> Move) {
    let mut rng = Rng::new(Seed::number(1));
    while let Some(seat) = game.state().waiting_for().first() {
        let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
        let mv = choose(&Question { view: &view, seat, moves: &moves, past: Past::of(game) }, &mut rng);
        game.play(seat, mv).expect("a legal move");
        assert!(game.ply() < before, "{who} does not come to an end:\n{}", game.record());
    }
}

#[test]
fn against_somebody_who_only_hoards_tokens_every_bot_brings_the_game_to_an_end() {
    let kinds = (1..=5).map(Kind::Level).chain([Kind::Greedy, Kind::Search, Kind::Flat]);
    for (kind, number) in kinds.flat_map(|kind| (0..4).map(move |number| (kind, number))) {
        let setup = <State as Game>::Setup::read(&State::EDITIONS[0], 2, "").expect("a plain table");
        let mut player = kind.player::<State>();
        ends(&mut Match::new(setup, Seed::number(number)), 300, &kind.to_string(), |question, rng| match question.seat == Seat::new(0) {
            true => player.think(question, Budget::Nodes(200), rng).mv,
            false => hoarded(question.moves, rng),
        });
    }
}

/// Two players who save for expensive cards, with full hands: they once took tokens and gave the same ones back until the arena stopped them.
const FULL_HANDS: &str = "\
game splendor 1
setup players=2
seed 611/243
1 take wbr
2 take wbr
1 take wgr
2 reserve 2.deck
1 reserve 1.deck
2 take wgk
1 buy 1.2
2 take wgr
1 buy hand.1
2 buy 1.4
1 take wrk
2 reserve 2.2
1 reserve 3.2
2 take bgk
1 reserve 2.deck
2 buy 1.3
1 take grk
2 reserve 2.1
1 reserve 3.2
2 take bgr
2 give k
1 take wrk
1 give wbk
2 take wgk
2 give wrk
1 take wrk
1 give wwg
2 take wbg
2 give wbk
1 take wbk
1 give wbk
";

#[test]
fn two_players_saving_for_expensive_cards_do_not_swap_tokens_for_ever() {
    let kinds = [Kind::Level(1), Kind::Level(2), Kind::Greedy];
    for (one, other) in kinds.iter().flat_map(|one| kinds.iter().map(move |other| (*one, *other))) {
        let mut players = [one.player::<State>(), other.player::<State>()];
        let mut game = Match::read(FULL_HANDS).expect("a record");
        ends(&mut game, 200, &format!("{one} against {other}"), |question, rng| {
            players[question.seat.index()].think(question, Budget::Nodes(60), rng).mv
        });
    }
}

#[test]
fn a_question_about_an_exchange_is_answered_with_its_value() {
    let game = Match::<State>::read(FULL_HANDS).expect("a record");
    let seat = game.state().waiting_for().first().expect("somebody");
    let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
    let buys = |mv: &&Move| matches!(mv, Move::Buy { .. });
    let takes = |mv: &&Move| matches!(mv, Move::Take(_));
    let both = [*moves.iter().find(buys).expect("a purchase"), *moves.iter().find(takes).expect("an exchange")];
    let think = |moves: &[Move]| {
        let question = Question { view: &view, seat, moves, past: Past::of(&game) };
        Kind::Search.player::<State>().think(&question, Budget::Nodes(100), &mut Rng::new(Seed::number(1))).choices
    };
    assert_eq!(think(&both).len(), 2);
    assert!(think(&moves).iter().all(|choice| !takes(&&choice.mv)), "it makes none itself");
}
