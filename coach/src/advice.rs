//! The best moves in a position, how good they are, and why.

use bots::{Budget, Kind};
use engine::{Seat, Seed};
use serde::Serialize;
use table::any::{AnyKnown, Argument, Candidate, Opinion};

/// The strongest player with a budget per question; with nodes, the same knowledge gets the same answer.
#[derive(Clone, Copy, Debug)]
pub struct Adviser {
    /// Which player: one that searches.
    pub kind: Kind,
    /// How much thought each question may take.
    pub budget: Budget,
}

/// The same position is searched the same way each time.
const SEED: Seed = Seed { key: [1; 32], stream: 0 };

/// Worlds in which a position is evaluated without search.
pub(crate) const WORLDS: u32 = 64;

impl Adviser {
    /// The evaluation of all moves, or of these, with chances that are true among strong players.
    pub fn asked(self, known: &dyn AnyKnown, moves: Option<&[String]>) -> Option<Opinion> {
        let mut opinion = known.think(self.kind, self.budget, SEED, moves)?;
        // An estimate may slightly exceed the range of a chance.
        opinion.choices.iter_mut().for_each(|choice| choice.chance = known.corrected(choice.chance.clamp(0.0, 1.0)));
        Some(opinion)
    }

    /// Each seat's chance without search.
    pub(crate) fn first_sight(known: &dyn AnyKnown) -> Vec<f64> {
        known.chances(WORLDS, SEED)
    }
}

/// Advice to a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Hint {
    /// The seat.
    pub seat: Seat,
    /// Whether the best is a mixed strategy: then each share says how often the move should be made, so that nobody can foresee it.
    pub mixed: bool,
    /// The best moves, the best first: at least one.
    pub choices: Vec<Advice>,
    /// Positions examined.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub nodes: u64,
}

/// One move of a hint.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Advice {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The winning chance with it, from 0 to 1.
    pub chance: f64,
    /// Its share of the search, or how often a mixed strategy makes it: from 0 to 1.
    pub share: f64,
    /// The reasons for it, the heaviest first.
    pub reasons: Vec<Argument>,
}

/// How many moves a hint shows, and how many reasons for each.
const SHOWN: usize = 3;
const SAID: usize = 2;

/// Moves with a smaller share of a mixed strategy or of the search are not shown.
const LEAST: f64 = 0.05;

/// The best moves for the seat that knows this.
pub fn advise(known: &dyn AnyKnown, adviser: Adviser) -> Option<Hint> {
    let seat = known.seat();
    if let [only] = known.moves().as_slice() {
        let chance = Adviser::first_sight(known).get(seat.index()).copied()?;
        let choice = Advice { mv: only.clone(), chance, share: 1.0, reasons: said(known.reasons(only, None)) };
        return Some(Hint { seat, mixed: false, choices: vec![choice], nodes: 0 });
    }
    let opinion = adviser.asked(known, None)?;
    let (mixed, nodes) = (opinion.mixed, opinion.nodes);
    let best = shortlist(opinion);
    let second = best.get(1).map(|choice| choice.mv.clone());
    let choices = best.iter().enumerate().map(|(place, choice)| {
        let rival = if place == 0 { second.as_deref() } else { None };
        let ahead = known.reasons(&choice.mv, rival);
        let reasons = if ahead.is_empty() { known.reasons(&choice.mv, None) } else { ahead };
        Advice { mv: choice.mv.clone(), chance: choice.chance, share: choice.share, reasons: said(reasons) }
    });
    Some(Hint { seat, mixed, choices: choices.collect(), nodes }).filter(|hint| !hint.choices.is_empty())
}

/// The few moves worth showing, the best first.
pub(crate) fn shortlist(opinion: Opinion) -> Vec<Candidate> {
    let worth_it = |(place, choice): &(usize, Candidate)| *place == 0 || choice.share >= LEAST;
    let mut few: Vec<Candidate> = opinion.choices.into_iter().enumerate().filter(worth_it).map(|(_, choice)| choice).take(SHOWN).collect();
    if !opinion.mixed {
        put_in_order(&mut few);
    }
    few
}

/// The chosen move comes first, the others by their chances. A move with fewer visits cannot be called better than the chosen one.
fn put_in_order(few: &mut [Candidate]) {
    let Some((chosen, others)) = few.split_first_mut() else { return };
    others.iter_mut().for_each(|other| other.chance = other.chance.min(chosen.chance));
    others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
}

pub(crate) fn said(mut reasons: Vec<Argument>) -> Vec<Argument> {
    reasons.truncate(SAID);
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::laws::Secrets;
    use engine::{Edition, Knowledge, Match, Rng, Setup, Viewer};
    use table::any::AnyMatch;
    use table::secrecy::{swapped, variants};

    const ADVISER: Adviser = Adviser { kind: Kind::Net, budget: Budget::Nodes(20) };

    fn hint(game: &dyn AnyMatch, seat: Seat) -> String {
        let known = game.known_to(seat).expect("it owes a move");
        serde_json::to_string(&advise(&*known, ADVISER).expect("advice")).expect("plain data")
    }

    /// Hints in random games of every variant, before and after swapping two things that the seat cannot place.
    struct Hold;

    impl games::Visitor for Hold {
        type Answer = usize;

        fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> usize {
            let mut compared = 0;
            for (index, (players, options)) in variants(edition).into_iter().enumerate() {
                let Ok(setup) = G::Setup::read(edition, players, &options) else { continue };
                let mut rng = Rng::new(Seed::number(index as u64).stream(u64::MAX));
                let mut game = Match::<G>::new(setup, Seed::number(index as u64));
                while let Some(seat) = game.state().waiting_for().first() {
                    // Every few plies; the toy has few of them.
                    if (game.ply() < 4 || rng.below(8) == 0)
                        && let Some(other) = swapped(&game, Viewer::Seat(seat), &mut rng)
                    {
                        assert_eq!(hint(&game, seat), hint(&other, seat), "a hint tells of the exchange\n{}", game.record());
                        compared += 1;
                    }
                    game.play_at_random(&mut rng);
                }
            }
            compared
        }
    }

    #[test]
    fn no_exchange_of_hidden_things_changes_a_byte_of_a_hint() {
        for edition in games::editions() {
            let compared = games::visit(edition.name, Hold).expect("a game of the registry");
            assert!(compared > 3, "{}: {compared} compared", edition.name);
        }
    }

    fn start(game: &str, players: u8) -> Box<dyn AnyMatch> {
        table::any::begin(game, players, "first=1", table::any::Chance::Seed(Seed::number(3))).expect("a game")
    }

    #[test]
    fn a_search_names_its_best_moves_in_order_and_says_why() {
        let game = start("splendor", 2);
        let known = game.known_to(Seat::new(0)).expect("it begins");
        let hint = advise(&*known, Adviser { budget: Budget::Nodes(600), ..ADVISER }).expect("advice");
        assert!(!hint.mixed && (2..=SHOWN).contains(&hint.choices.len()), "{hint:?}");
        assert!(hint.choices.iter().all(|choice| known.moves().contains(&choice.mv) && (0.0..=1.0).contains(&choice.chance)));
        assert!(hint.choices.is_sorted_by(|one, next| one.chance >= next.chance), "{hint:?}");
        assert!(hint.choices.iter().all(|choice| hint.choices[0].share >= choice.share), "{hint:?}");
    }

    #[test]
    fn what_is_said_is_the_searched_chance_as_the_game_corrects_it() {
        let adviser = Adviser { budget: Budget::Nodes(100), ..ADVISER };
        for (players, is_corrected) in [(2, true), (3, false)] {
            let game = start("splendor", players);
            let known = game.known_to(Seat::new(0)).expect("it begins");
            let searched = known.think(adviser.kind, adviser.budget, SEED, None).expect("moves").choices[0].chance;
            let said = advise(&*known, adviser).expect("advice").choices[0].chance;
            assert_eq!(said, known.corrected(searched));
            assert_eq!((said - searched).abs() > 1e-4, is_corrected, "{players} players: {said}, searched {searched}");
        }
    }

    #[test]
    fn the_chosen_move_is_first_and_no_chance_contradicts_the_order() {
        let candidate = |mv: &str, chance: f64, share: f64| Candidate { mv: mv.into(), chance, share };
        let choices = vec![candidate("a", 0.5, 0.5), candidate("b", 0.4, 0.3), candidate("c", 0.6, 0.2)];
        let shown = |mixed: bool| -> Vec<(String, f64)> {
            let opinion = Opinion { mv: "a".into(), choices: choices.clone(), nodes: 9, mixed };
            shortlist(opinion).into_iter().map(|choice| (choice.mv, choice.chance)).collect()
        };
        assert_eq!(shown(false), [("a".into(), 0.5), ("c".into(), 0.5), ("b".into(), 0.4)]);
        assert_eq!(shown(true), [("a".into(), 0.5), ("b".into(), 0.4), ("c".into(), 0.6)], "a mixture goes by its shares");
    }

    #[test]
    fn sultan_is_advised_as_a_mixture_of_moves_that_are_made_now_and_then() {
        let mut game = start("sultan", 3);
        let mut hints = Vec::new();
        for _ in 0..12 {
            let seat = game.waiting_for().first().expect("somebody");
            let known = game.known_to(seat).expect("it owes a move");
            hints.push(advise(&*known, Adviser { budget: Budget::Nodes(200), ..ADVISER }).expect("advice"));
            game.play(seat, &known.moves()[0]).expect("legal");
        }
        let mixed: Vec<&Hint> = hints.iter().filter(|hint| hint.mixed && hint.choices.len() > 1).collect();
        assert!(!mixed.is_empty(), "{hints:?}");
        for hint in mixed {
            assert!(
                hint.choices.iter().all(|choice| choice.share > 0.0) && hint.choices.iter().map(|choice| choice.share).sum::<f64>() < 1.001
            );
        }
    }
}
