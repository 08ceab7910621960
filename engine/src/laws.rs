//! Laws that hold in every game, stated once: a game's tests call [`hold`].
//!
//! A broken law panics with the record of the game so far, so that it can be replayed.

mod secrecy;

pub use secrecy::{Secrets, exact, exchanged, opened, redeals, swaps};

use crate::{Game, Match, Moves, Refused, Rng, Seat, Seed, Setup};

/// A second statement of legality: slow, literal, and written from the numbered rules alone.
pub trait Literal: Game {
    /// Every move that could be written down at such a table, legal or not, each once.
    fn conceivable(setup: &Self::Setup) -> Vec<Self::Move>;

    /// Whether the rules let this seat make this move now.
    fn allowed(&self, seat: Seat, mv: Self::Move) -> bool;
}

/// No random game of ours is longer; one that is never ends.
const ENDLESS: usize = 20_000;

/// Checks every law on random games from these seeds.
pub fn hold<G: Literal + Secrets>(setup: G::Setup, seeds: impl IntoIterator<Item = u64>) {
    let conceivable = G::conceivable(&setup);
    for seed in seeds {
        let mut rng = Rng::new(Seed::number(seed).stream(u64::MAX));
        let mut game = Match::<G>::new(setup, Seed::number(seed));
        opened(&game, &mut rng);
        loop {
            audited(&game);
            owing(&game);
            notation(&game);
            literal(&game, &conceivable);
            refusal(&game, &conceivable, &mut rng);
            redeals(&game, &mut rng);
            let before = game.clone();
            if game.play_at_random(&mut rng).is_none() {
                break;
            }
            swaps(&before, game.moves().last().copied(), &mut rng);
            assert!(game.ply() < ENDLESS, "the game does not end\n{}", game.record());
        }
        swaps(&game, None, &mut rng);
        replay(&game);
    }
}

/// Checks the cheap laws on random games: many games in little time.
pub fn hold_fast<G: Literal>(setup: G::Setup, seeds: impl IntoIterator<Item = u64>) {
    let conceivable = G::conceivable(&setup);
    for seed in seeds {
        let mut rng = Rng::new(Seed::number(seed).stream(u64::MAX));
        let mut game = Match::<G>::new(setup, Seed::number(seed));
        loop {
            audited(&game);
            literal(&game, &conceivable);
            if game.play_at_random(&mut rng).is_none() {
                break;
            }
            assert!(game.ply() < ENDLESS, "the game does not end\n{}", game.record());
        }
    }
}

/// Every card, jewel and token is in exactly one place.
pub fn audited<G: Game>(game: &Match<G>) {
    if let Err(fault) = game.state().audit() {
        panic!("{fault}\n{}", game.record());
    }
}

/// A seat has legal moves exactly when it owes one, and nobody owes one exactly when the game is over.
pub fn owing<G: Game>(game: &Match<G>) {
    let state = game.state();
    for seat in Seat::all(game.setup().players()) {
        let has_moves = !state.moves(seat).is_empty();
        assert_eq!(
            has_moves,
            state.waiting_for().contains(seat),
            "seat {seat} owes a move without having one, or has one without owing it\n{}",
            game.record()
        );
    }
    assert_eq!(
        state.waiting_for().is_empty(),
        state.outcome().is_some(),
        "the end and the lack of a move to make do not agree\n{}",
        game.record()
    );
    if let Some(outcome) = state.outcome() {
        assert!(G::ENDINGS.contains(&outcome.how), "`{}` is not among the endings\n{}", outcome.how, game.record());
        assert!(!outcome.winners().is_empty(), "nobody has won\n{}", game.record());
    }
}

/// Legal moves are distinct, print and parse, and can be played.
pub fn notation<G: Game>(game: &Match<G>) {
    for seat in game.state().waiting_for().iter() {
        let moves = game.state().moves(seat);
        for (index, mv) in moves.iter().enumerate() {
            assert!(!moves[..index].contains(mv), "{mv} is offered twice\n{}", game.record());
            assert_eq!(mv.to_string().parse().as_ref(), Ok(mv), "`{mv}` is read as something else\n{}", game.record());
            let mut next = game.state().clone();
            assert_eq!(next.play(seat, *mv, &mut |_| ()), Ok(()), "{mv} is offered and refused\n{}", game.record());
        }
    }
}

/// The fast generator and the literal one agree, for every seat.
pub fn literal<G: Literal>(game: &Match<G>, conceivable: &[G::Move]) {
    let state = game.state();
    let mut moves = Moves::new();
    for seat in Seat::all(game.setup().players()) {
        moves.clear();
        state.legal(seat, &mut moves);
        let allowed: Vec<G::Move> = conceivable.iter().copied().filter(|mv| state.allowed(seat, *mv)).collect();
        if let Some(missing) = allowed.iter().find(|mv| !moves.contains(mv)) {
            panic!("the rules let seat {seat} {missing}, and it is not offered\n{}", game.record());
        }
        if let Some(surplus) = moves.iter().find(|mv| !allowed.contains(mv)) {
            panic!("seat {seat} is offered {surplus}, which the rules do not allow\n{}", game.record());
        }
    }
}

/// Illegal moves are refused and change nothing (a sample, sent by every seat).
fn refusal<G: Game>(game: &Match<G>, conceivable: &[G::Move], rng: &mut Rng) {
    const SAMPLE: usize = 8;
    let state = game.state();
    for seat in Seat::all(game.setup().players()) {
        let legal = state.moves(seat);
        for _ in 0..SAMPLE {
            let mv = rng.pick(conceivable);
            if legal.contains(&state.meant(seat, mv)) {
                continue;
            }
            let expected = match state.waiting_for() {
                nobody if nobody.is_empty() => Refused::Over,
                waiting if waiting.contains(seat) => Refused::Illegal,
                _ => Refused::NotYourTurn,
            };
            let mut after = state.clone();
            let mut told = 0;
            let refused = after.play(seat, mv, &mut |_| told += 1);
            assert_eq!(refused, Err(expected), "seat {seat} {mv}\n{}", game.record());
            assert!(after == *state && told == 0, "a refused {mv} changed something\n{}", game.record());
        }
    }
}

/// The record, read back, gives the same states throughout; so does the same game with its deal written out.
pub fn replay<G: Game>(game: &Match<G>) {
    let read = Match::<G>::read(&game.record()).unwrap_or_else(|bad| panic!("{bad}\n{}", game.record()));
    assert!(read.state() == game.state() && read.record() == game.record(), "the record replays otherwise\n{}", game.record());
    let deal = G::read_deal(game.setup(), &game.deal().to_string()).unwrap_or_else(|bad| panic!("{bad}\n{}", game.record()));
    assert!(deal == *game.deal(), "the deal is read as another one\n{}", game.record());
    let mut again = Match::<G>::dealt(*game.setup(), deal);
    for (seat, mv) in game.moves() {
        again.play(*seat, *mv).expect("a recorded move is legal");
    }
    assert!(again.state() == game.state(), "the written deal plays otherwise\n{}", game.record());
    let half = game.ply() / 2;
    assert_eq!(game.at(half).moves(), &game.moves()[..half]);
}
