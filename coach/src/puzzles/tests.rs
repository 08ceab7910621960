use super::*;
use engine::laws::Secrets;
use engine::{Edition, Knowledge, Match, Rng, Seed, Setup};
use std::collections::BTreeSet;
use table::secrecy::{swapped, variants};

#[test]
fn every_puzzle_of_the_repository_is_legal_has_a_choice_and_is_the_only_one_of_its_position() {
    let mut names = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for puzzle in library() {
        let shown = puzzle.shown();
        assert!(shown.moves.len() >= 4 && shown.moves.contains(&puzzle.solution), "{puzzle:?}");
        assert!(ids.insert(&puzzle.facts.id) && names.insert(shown.name()), "{puzzle:?} occurs twice");
        assert!(any::themes(puzzle.game()).contains(&puzzle.facts.theme), "{puzzle:?}");
        assert!((0.0..=1.0).contains(&puzzle.facts.chance) && puzzle.facts.margin > 0.0 && puzzle.facts.nodes > 0, "{puzzle:?}");
        let answer = puzzle.answer(&puzzle.solution).expect("legal");
        assert!(answer.solved && !answer.line.is_empty() && answer.line[0].seat == puzzle.seat, "{puzzle:?}");
    }
}

#[test]
fn every_game_has_many_puzzles_and_some_of_every_theme() {
    for game in games() {
        for theme in any::themes(game) {
            let count = library().iter().filter(|puzzle| puzzle.game() == game && puzzle.facts.theme == *theme).count();
            assert!(count > 0, "{game} has none about {theme}");
        }
    }
    for (game, wanted) in [("splendor", 300), ("sultan", 150), ("riquezas", 150)] {
        let count = library().iter().filter(|puzzle| puzzle.game() == game).count();
        assert!(count >= wanted, "{count} of {game}");
    }
    assert_eq!(games().collect::<Vec<_>>(), ["sultan", "riquezas", "splendor"]);
}

#[test]
fn a_puzzle_is_read_as_it_was_written_and_a_bad_one_is_refused_with_the_reason() {
    let puzzle = &library()[0];
    let text = puzzle.write();
    let again = Puzzle::read(&text).expect("our own");
    assert_eq!((&again.facts, again.ply, &again.solution, again.write()), (&puzzle.facts, puzzle.ply, &puzzle.solution, text.clone()));
    let cut: String = text.lines().take_while(|line| !line.starts_with("#puzzle")).map(|line| format!("{line}\n")).collect();
    for (bad, why) in [
        (cut.clone(), "no line `#puzzle"),
        (format!("{cut}{}\n", puzzle.facts), "no solution"),
        (text.replace(" rating=", " weight="), "`#puzzle ID"),
        (text.replace(&format!("theme={}", puzzle.facts.theme), "theme=chess"), "`#puzzle ID"),
        (text.replacen(&format!("\n{} {}\n", puzzle.seat, puzzle.solution), "\n9 fly\n", 1), "line"),
    ] {
        let refused = Puzzle::read(&bad).expect_err(why).to_string();
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn a_wrong_move_is_told_the_solution_and_an_illegal_one_nothing() {
    for game in games() {
        let puzzle = library().iter().find(|puzzle| puzzle.game() == game).expect("a puzzle");
        let wrong = puzzle.shown().moves.into_iter().find(|mv| *mv != puzzle.solution).expect("a choice");
        let answer = puzzle.answer(&wrong).expect("legal");
        assert!(!answer.solved && answer.best.mv == puzzle.solution && answer.best.chance > answer.next_best, "{answer:?}");
        assert_eq!(puzzle.answer("fly").expect_err("no move").code, RefusalCode::BadMove);
    }
}

/// What is told before a try, in random games of every variant, before and after swapping two things that the seat cannot place.
struct Hold;

impl games::Visitor for Hold {
    type Answer = usize;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> usize {
        let told = |game: &Match<G>, seat: Seat| {
            let shown = Shown::of(game, seat);
            (shown.name(), serde_json::to_string(&shown).expect("plain data"))
        };
        let mut compared = 0;
        for (index, (players, options)) in variants(edition).into_iter().enumerate() {
            let Ok(setup) = G::Setup::read(edition, players, &options) else { continue };
            let mut rng = Rng::new(Seed::number(index as u64).stream(u64::MAX));
            let mut game = Match::<G>::new(setup, Seed::number(index as u64));
            while let Some(seat) = game.state().waiting_for().first() {
                if let Some(other) = swapped(&game, Viewer::Seat(seat), &mut rng) {
                    assert_eq!(told(&game, seat), told(&other, seat), "a puzzle tells of the exchange\n{}", game.record());
                    compared += 1;
                }
                game.play_at_random(&mut rng);
            }
        }
        compared
    }
}

#[test]
fn no_exchange_of_hidden_things_changes_a_byte_of_a_puzzle_or_its_name() {
    for game in games() {
        let compared = games::visit(game, Hold).expect("a game of the registry");
        assert!(compared > 20, "{game}: {compared} compared");
    }
}
