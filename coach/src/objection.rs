//! The coach at a table: whether a move gives away too much, before it is final.

use crate::advice::{Advice, Adviser};
use crate::review::{reasons, weigh};
use engine::Seat;
use serde::{Deserialize, Serialize};
use table::any::AnyKnown;

/// How much a move must cost before the coach speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Strictness {
    /// Only blunders.
    Blunders,
    /// Mistakes, too.
    Mistakes,
    /// Even small slips.
    Slips,
}

impl Strictness {
    /// All of them, the mildest first.
    pub const ALL: [Strictness; 3] = [Strictness::Blunders, Strictness::Mistakes, Strictness::Slips];

    /// The coach speaks when a move gives away at least this much winning chance.
    pub fn share(self) -> f64 {
        match self {
            Strictness::Blunders => 0.12,
            Strictness::Mistakes => 0.06,
            Strictness::Slips => 0.03,
        }
    }
}

/// What the coach says about a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Objection {
    /// Whose move.
    pub seat: Seat,
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The winning chance with it, from 0 to 1.
    pub chance: f64,
    /// The winning chance with the best play.
    pub best: f64,
    /// Whether the best is a mixed strategy: then each share says how often the move should be made.
    pub mixed: bool,
    /// What is better, the best first: at least one. The reasons say what puts it ahead of the move.
    pub better: Vec<Advice>,
    /// Positions examined.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub nodes: u64,
}

/// What there is to say about a move of the seat that knows this; `None` if it does not give away too much.
pub fn object(known: &dyn AnyKnown, mv: &str, strictness: Strictness, adviser: Adviser) -> Option<Objection> {
    if known.moves().len() < 2 {
        return None;
    }
    let weighed = weigh(known, mv, adviser)?;
    let (best, chance) = (weighed.before, weighed.after);
    if best - chance < strictness.share() {
        return None;
    }
    let is_better = |choice: &Advice| choice.mv != mv && (weighed.mixed || choice.chance > chance);
    let mut better: Vec<Advice> = weighed.best.into_iter().filter(is_better).collect();
    for (place, choice) in better.iter_mut().enumerate() {
        if !weighed.mixed {
            choice.chance = if place == 0 { best } else { choice.chance.min(best) };
        }
        if choice.reasons.is_empty() {
            choice.reasons = reasons(known, &choice.mv, mv);
        }
    }
    if !weighed.mixed {
        better.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    }
    let says = Objection { seat: known.seat(), mv: mv.into(), chance, best, mixed: weighed.mixed, better, nodes: weighed.nodes };
    Some(says).filter(|says| !says.better.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Budget, Kind};
    use engine::laws::Secrets;
    use engine::{Edition, Knowledge, Match, Rng, Seed, Setup, Viewer};
    use table::any::{AnyMatch, Chance, begin};
    use table::secrecy::{swapped, variants};

    const ADVISER: Adviser = Adviser { kind: Kind::Net, budget: Budget::Nodes(20) };

    /// The objection to each of a few of the seat's moves, as bytes.
    fn said(game: &dyn AnyMatch, seat: Seat) -> (String, usize) {
        let known = game.known_to(seat).expect("it owes a move");
        let moves = known.moves();
        let few = moves.iter().step_by(moves.len().div_ceil(2));
        let all: Vec<Option<Objection>> = few.map(|mv| object(&*known, mv, Strictness::Slips, ADVISER)).collect();
        (serde_json::to_string(&all).expect("plain data"), all.iter().flatten().count())
    }

    /// Objections in random games of every variant, before and after swapping two things that the seat cannot place.
    struct Hold;

    impl games::Visitor for Hold {
        type Answer = (usize, usize);

        fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> (usize, usize) {
            let (mut compared, mut spoken) = (0, 0);
            for (index, (players, options)) in variants(edition).into_iter().enumerate() {
                let Ok(setup) = G::Setup::read(edition, players, &options) else { continue };
                let mut rng = Rng::new(Seed::number(index as u64).stream(u64::MAX));
                let mut game = Match::<G>::new(setup, Seed::number(index as u64));
                while let Some(seat) = game.state().waiting_for().first() {
                    if (game.ply() < 3 || rng.below(16) == 0)
                        && let Some(other) = swapped(&game, Viewer::Seat(seat), &mut rng)
                    {
                        let (here, count) = said(&game, seat);
                        assert_eq!(here, said(&other, seat).0, "the coach tells of the exchange\n{}", game.record());
                        compared += 1;
                        spoken += count;
                    }
                    game.play_at_random(&mut rng);
                }
            }
            (compared, spoken)
        }
    }

    #[test]
    fn no_exchange_of_hidden_things_changes_a_byte_of_what_the_coach_says() {
        for edition in games::editions() {
            let (compared, spoken) = games::visit(edition.name, Hold).expect("a game of the registry");
            assert!(compared > 3 && spoken > 0, "{}: {compared} compared, {spoken} spoken", edition.name);
        }
    }

    /// Positions of a game in which everyone makes the first legal move, with the mover's knowledge.
    fn positions(name: &str, players: u8, count: usize, mut look: impl FnMut(&dyn AnyKnown)) {
        let mut game = begin(name, players, "first=1", Chance::Seed(Seed::number(3))).expect("a game");
        for _ in 0..count {
            let Some(seat) = game.waiting_for().first() else { return };
            let known = game.known_to(seat).expect("it owes a move");
            look(&*known);
            let first = known.moves()[0].clone();
            game.play(seat, &first).expect("legal");
        }
    }

    #[test]
    fn the_coach_objects_to_bad_moves_with_better_ones_and_never_to_the_best() {
        let adviser = Adviser { budget: Budget::Nodes(300), ..ADVISER };
        let mut objections = 0;
        positions("splendor", 2, 20, |known| {
            let best = crate::advise(known, adviser).expect("advice").choices[0].mv.clone();
            assert!(object(known, &best, Strictness::Slips, adviser).is_none(), "the best move is not objected to");
            for mv in known.moves().iter().step_by(12) {
                let Some(says) = object(known, mv, Strictness::Slips, adviser) else { continue };
                objections += 1;
                assert!(says.best - says.chance >= Strictness::Slips.share() && says.mv == *mv && !says.mixed, "{says:?}");
                assert!((says.better[0].chance - says.best).abs() < 1e-9, "{says:?}");
                assert!(says.better.is_sorted_by(|one, next| one.chance >= next.chance), "the best first: {says:?}");
                assert!(says.better.iter().all(|one| one.mv != *mv && one.chance > says.chance && one.chance <= says.best), "{says:?}");
            }
        });
        assert!(objections > 0);
    }

    #[test]
    fn how_strict_it_is_decides_what_it_says() {
        let adviser = Adviser { budget: Budget::Nodes(100), ..ADVISER };
        let mut counts = [0; 3];
        positions("splendor", 2, 24, |known| {
            for mv in known.moves().iter().step_by(13) {
                let says = Strictness::ALL.map(|strictness| object(known, mv, strictness, adviser).is_some());
                assert!(says.windows(2).all(|two| two[0] <= two[1]), "the stricter coach says at least as much");
                says.iter().zip(&mut counts).for_each(|(says, count)| *count += usize::from(*says));
            }
        });
        assert!(counts[0] < counts[2], "{counts:?}");
        assert!(Strictness::ALL.windows(2).all(|two| two[0].share() > two[1].share()));
    }

    #[test]
    fn in_sultan_what_is_better_is_a_mixture_and_its_own_moves_are_not_objected_to() {
        let adviser = Adviser { budget: Budget::Nodes(200), ..ADVISER };
        let mut mixtures = 0;
        positions("sultan", 3, 36, |known| {
            let hint = crate::advise(known, adviser).expect("advice");
            for choice in hint.choices.iter().filter(|_| hint.mixed) {
                assert!(object(known, &choice.mv, Strictness::Slips, adviser).is_none(), "{} belongs to the mixture", choice.mv);
            }
            for mv in known.moves() {
                let Some(says) = object(known, &mv, Strictness::Slips, adviser) else { continue };
                assert!(says.better.iter().all(|one| one.mv != mv && one.share > 0.0), "{says:?}");
                mixtures += usize::from(says.mixed && says.better.len() > 1);
            }
        });
        assert!(mixtures > 0);
    }

    #[test]
    fn a_forced_move_is_not_discussed() {
        let mut forced = 0;
        positions("toy", 2, 60, |known| {
            if let [only] = known.moves().as_slice() {
                forced += 1;
                assert!(object(known, only, Strictness::Slips, ADVISER).is_none());
            }
        });
        assert!(forced > 0);
    }
}
