//! Reviews a whole game, decision by decision: what each seat knew, what a strong player would have done, and what came of it.
//!
//! Every decision shows everyone's winning chance as its maker could judge it. From one decision to the next a chance changes by what the
//! maker gave away, by luck (whatever was revealed in between: deals, draws, hidden cards), and by a new evaluation of what was known
//! already. The three add up to the whole way from the first chance to the result.

use crate::advice::{Advice, Adviser, said, shortlist};
use engine::Seat;
use serde::{Deserialize, Serialize};
use table::any::{AnyKnown, AnyMatch, Argument, Candidate};

/// A game, reviewed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Review {
    /// The depth: nodes per decision, on average.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub nodes: u64,
    /// Every real decision, in order; forced moves are left out.
    pub decisions: Vec<Decision>,
    /// The result for each seat, as a share of the win; empty if the game was abandoned.
    pub result: Vec<f64>,
    /// How each seat played.
    pub seats: Vec<Played>,
}

/// One decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Decision {
    /// How many moves were made before it.
    pub ply: usize,
    /// The seat.
    pub seat: Seat,
    /// The move made, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Everyone's chance with the best move, seat 1 first.
    pub before: Vec<f64>,
    /// Everyone's chance with the move made.
    pub after: Vec<f64>,
    /// How much of its own chance the seat gave away.
    pub given_away: f64,
    /// Whether the best was a mixed strategy.
    pub mixed: bool,
    /// The best moves; the reasons say why the first is better than the one made.
    pub best: Vec<Advice>,
    /// What luck added to everyone's chance between this decision and the next.
    pub luck: Vec<f64>,
    /// Whether it turned the game.
    pub turning: bool,
}

/// How one seat played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Played {
    /// The seat.
    pub seat: Seat,
    /// How many decisions it made.
    pub decisions: usize,
    /// From 0 to 1: the mean over its decisions, each of which counts 1 if it gave nothing away, and half for every [`HALVES`] given away.
    /// `None` if it had nothing to decide.
    pub accuracy: Option<f64>,
    /// What it gave away in total.
    pub given_away: f64,
    /// What luck gave it or took in total.
    pub luck: f64,
}

/// A decision that gives away this much counts half.
pub const HALVES: f64 = 0.05;

/// A decision that gives away this much turns a game, and so does luck that changes a chance by [`LUCKY`].
const TURNING: f64 = 0.08;
const LUCKY: f64 = 0.15;

/// A move with this share of a mixed strategy belongs to it.
const IN_THE_MIXTURE: f64 = 0.05;

/// A move with this share of the search was examined long enough.
const LOOKED_AT: f64 = 0.1;

/// A game to review. Its decisions can be reviewed in any order, each from what its seat knew.
pub struct Judge {
    game: Box<dyn AnyMatch>,
    positions: Vec<Position>,
}

struct Position {
    ply: usize,
    seat: Seat,
    mv: String,
    /// Whether something is revealed between here and the next decision.
    reveals: bool,
}

/// A reviewed decision, before the luck that followed is known.
#[derive(Clone, Debug)]
pub struct Judged {
    nodes: u64,
    before: Vec<f64>,
    after: Vec<f64>,
    mixed: bool,
    best: Vec<Advice>,
}

/// How deep a review looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Depth {
    /// A game of sixty moves takes some seconds.
    #[default]
    Normal,
    /// Five times as deep.
    Deep,
}

impl Depth {
    /// Positions for each decision.
    pub fn nodes(self) -> u64 {
        match self {
            Depth::Normal => 4_000,
            Depth::Deep => 20_000,
        }
    }
}

impl Judge {
    /// Walks through a game and finds its decisions.
    pub fn of(game: &dyn AnyMatch) -> Judge {
        let mut again = game.at(0);
        let mut positions: Vec<Position> = Vec::new();
        for (ply, (seat, mv)) in game.recorded().moves.into_iter().enumerate() {
            if again.moves(seat).len() > 1 {
                positions.push(Position { ply, seat, mv: mv.clone(), reveals: false });
            }
            let Ok(made) = again.play(seat, &mv) else { break };
            if let Some(last) = positions.last_mut() {
                last.reveals |= made.revealed;
            }
        }
        Judge { game: game.at(game.ply()), positions }
    }

    /// What the seat that made this decision knew.
    fn known(&self, position: &Position) -> Option<Box<dyn AnyKnown>> {
        self.game.at(position.ply).known_to(position.seat)
    }

    /// Each seat's share of the win; empty if the game was abandoned.
    fn result(&self) -> Vec<f64> {
        let Some(outcome) = self.game.outcome() else { return Vec::new() };
        let winners = outcome.winners();
        let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Seat::all(self.game.players()).map(share).collect()
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there were no decisions.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Reviews one decision.
    pub fn judge(&self, index: usize, adviser: Adviser) -> Option<Judged> {
        let position = self.positions.get(index)?;
        let known = self.known(position)?;
        let Weighed { nodes, before, after, mixed, best } = weigh(&*known, &position.mv, adviser)?;
        let others = Adviser::first_sight(&*known);
        let own = position.seat.index();
        Some(Judged { nodes, before: everybody(&others, own, before), after: everybody(&others, own, after), mixed, best })
    }

    /// Assembles the review. A decision that could not be evaluated is left out.
    pub fn review(&self, judged: Vec<Option<Judged>>) -> Review {
        let (result, players) = (self.result(), self.game.players());
        let found: Vec<(&Position, Judged)> = self.positions.iter().zip(judged).filter_map(|(at, judged)| Some((at, judged?))).collect();
        let nodes = found.iter().map(|(_, judged)| judged.nodes).sum::<u64>() / (found.len() as u64).max(1);
        let next = |index: usize| found.get(index + 1).map_or(result.as_slice(), |(_, next)| next.before.as_slice());
        let decisions: Vec<Decision> = found.iter().enumerate().map(|(index, (at, judged))| decision(at, judged, next(index))).collect();
        let seats = Seat::all(players).map(|seat| played(seat, &decisions)).collect();
        Review { nodes, decisions, result, seats }
    }
}

/// One decision, with the luck until the chances were these.
fn decision(at: &Position, judged: &Judged, next: &[f64]) -> Decision {
    let Judged { before, after, mixed, best, nodes: _ } = judged.clone();
    let luck: Vec<f64> = match at.reveals && !next.is_empty() {
        true => next.iter().zip(&after).map(|(next, after)| next - after).collect(),
        false => vec![0.0; after.len()],
    };
    let own = at.seat.index();
    let given_away = (before[own] - after[own]).max(0.0);
    let turning = given_away >= TURNING || luck.iter().any(|luck| luck.abs() >= LUCKY);
    Decision { ply: at.ply, seat: at.seat, mv: at.mv.clone(), before, after, given_away, mixed, best, luck, turning }
}

/// Reviews a game in one go.
pub fn review(game: &dyn AnyMatch, adviser: Adviser, mut progress: impl FnMut(usize, usize)) -> Review {
    let judge = Judge::of(game);
    let judged = (0..judge.len()).map(|index| {
        progress(index, judge.len());
        judge.judge(index, adviser)
    });
    judge.review(judged.collect())
}

/// A move compared with the best.
pub(crate) struct Weighed {
    pub(crate) nodes: u64,
    /// The seat's chance with the best move.
    pub(crate) before: f64,
    /// Its chance with the move.
    pub(crate) after: f64,
    pub(crate) mixed: bool,
    /// The best moves; the reasons say why the first is better than the move.
    pub(crate) best: Vec<Advice>,
}

/// Compares a move with the best, from what the seat knows.
pub(crate) fn weigh(known: &dyn AnyKnown, mv: &str, adviser: Adviser) -> Option<Weighed> {
    let opinion = adviser.asked(known, None)?;
    let (mixed, nodes, best) = (opinion.mixed, opinion.nodes, opinion.choices.first()?.mv.clone());
    let (before, after) = compared(&opinion.choices, mixed, &best, mv).or_else(|| {
        let both = [best.clone(), mv.into()];
        let again = adviser.asked(known, Some(&both))?;
        Some((chance(&again.choices, &best)?, chance(&again.choices, mv)?))
    })?;
    let advice = |(place, choice): (usize, Candidate)| {
        let reasons = if place == 0 && choice.mv != mv { reasons(known, &choice.mv, mv) } else { Vec::new() };
        Advice { chance: choice.chance, mv: choice.mv, share: choice.share, reasons }
    };
    let best = shortlist(opinion).into_iter().enumerate().map(advice).collect();
    Some(Weighed { nodes, before: before.max(after), after, mixed, best })
}

/// The chance with the best move and with the one made, if one search gives both.
fn compared(choices: &[Candidate], mixed: bool, best: &str, mv: &str) -> Option<(f64, f64)> {
    let made = choices.iter().find(|choice| choice.mv == mv)?;
    let before = chance(choices, best)?;
    match mixed {
        // A move that belongs to the mixed strategy gives nothing away: the strategy is as good with it as without.
        true if made.share >= IN_THE_MIXTURE => Some((made.chance, made.chance)),
        true => Some((choices.iter().map(|choice| choice.share * choice.chance).sum::<f64>(), made.chance)),
        false if mv == best || made.share >= LOOKED_AT => Some((before, made.chance.min(before))),
        false => None,
    }
}

fn chance(choices: &[Candidate], mv: &str) -> Option<f64> {
    choices.iter().find(|choice| choice.mv == mv).map(|choice| choice.chance)
}

pub(crate) fn reasons(known: &dyn AnyKnown, best: &str, made: &str) -> Vec<Argument> {
    let ahead = known.reasons(best, Some(made));
    said(if ahead.is_empty() { known.reasons(best, None) } else { ahead })
}

/// Everyone's chance if the maker's is this: the others share the rest in proportion to their chances without search.
fn everybody(first_sight: &[f64], own: usize, chance: f64) -> Vec<f64> {
    let rest: f64 = first_sight.iter().enumerate().filter(|(seat, _)| *seat != own).map(|(_, chance)| chance).sum();
    let others = (first_sight.len() - 1).max(1) as f64;
    let share = |seen: f64| if rest > 0.0 { seen / rest } else { 1.0 / others };
    first_sight.iter().enumerate().map(|(seat, seen)| if seat == own { chance } else { (1.0 - chance) * share(*seen) }).collect()
}

fn played(seat: Seat, decisions: &[Decision]) -> Played {
    let own: Vec<f64> = decisions.iter().filter(|decision| decision.seat == seat).map(|decision| decision.given_away).collect();
    let scores: f64 = own.iter().map(|given_away| (-given_away / HALVES).exp2()).sum();
    Played {
        seat,
        decisions: own.len(),
        accuracy: (!own.is_empty()).then(|| scores / own.len() as f64),
        given_away: own.iter().sum(),
        luck: decisions.iter().map(|decision| decision.luck[seat.index()]).sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Budget, Kind};
    use engine::Seed;
    use table::any::{Chance, begin};

    const ADVISER: Adviser = Adviser { kind: Kind::Net, budget: Budget::Nodes(60) };

    /// A game in which everyone always makes the move with this index.
    fn game(name: &str, players: u8, number: usize) -> Box<dyn AnyMatch> {
        let mut game = begin(name, players, "first=1", Chance::Seed(Seed::number(5))).expect("a game");
        while let Some(seat) = game.waiting_for().first().filter(|_| game.ply() < 60) {
            let moves = game.moves(seat);
            game.play(seat, &moves[number % moves.len()]).expect("legal");
        }
        game
    }

    #[test]
    fn a_review_judges_every_decision_and_adds_up() {
        for (name, players) in [("splendor", 2), ("sultan", 3), ("riquezas", 2), ("toy", 2)] {
            let game = game(name, players, 7);
            let review = review(&*game, ADVISER, |_, _| ());
            assert!(!review.decisions.is_empty() && review.seats.len() == usize::from(players), "{name}");
            for decision in &review.decisions {
                for chances in [&decision.before, &decision.after] {
                    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{name}: {decision:?}");
                }
                let own = decision.seat.index();
                assert!((decision.before[own] - decision.after[own] - decision.given_away).abs() < 1e-9 && decision.given_away >= 0.0);
                assert!(decision.luck.iter().sum::<f64>().abs() < 1e-6, "what one wins by luck others lose: {decision:?}");
                assert!(!decision.best.is_empty());
            }
            for played in &review.seats {
                let given_away: f64 =
                    review.decisions.iter().filter(|decision| decision.seat == played.seat).map(|one| one.given_away).sum();
                assert!((given_away - played.given_away).abs() < 1e-9);
                assert!(played.accuracy.is_some_and(|accuracy| (0.0..=1.0).contains(&accuracy)), "{name}: {played:?}");
            }
            let outcome = game.outcome().is_some();
            assert_eq!(review.result.len(), if outcome { usize::from(players) } else { 0 }, "{name}");
        }
    }

    #[test]
    fn best_moves_are_more_accurate_than_random_ones() {
        let mut game = begin("splendor", 2, "first=1", Chance::Seed(Seed::number(6))).expect("a game");
        let good = Seat::new(0);
        while let Some(seat) = game.waiting_for().first().filter(|_| game.ply() < 24) {
            let known = game.known_to(seat).expect("it owes a move");
            let best = || known.think(Kind::Net, Budget::Nodes(100), Seed::number(9), None).expect("a thought").mv;
            let mv = if seat == good { best() } else { known.moves()[0].clone() };
            game.play(seat, &mv).expect("legal");
        }
        let review = review(&*game, Adviser { budget: Budget::Nodes(200), ..ADVISER }, |_, _| ());
        assert!(review.seats[0].accuracy > review.seats[1].accuracy, "{:?}", review.seats);
    }

    #[test]
    fn a_move_of_the_mixture_gives_nothing_away() {
        let candidate = |mv: &str, chance: f64, share: f64| Candidate { mv: mv.into(), chance, share };
        let choices = [candidate("a", 0.5, 0.6), candidate("b", 0.48, 0.39), candidate("c", 0.2, 0.01)];
        assert_eq!(compared(&choices, true, "a", "b"), Some((0.48, 0.48)));
        let (before, after) = compared(&choices, true, "a", "c").expect("looked at");
        assert!(before > 0.45 && after == 0.2);
        assert_eq!(compared(&choices, false, "a", "c"), None, "a tree that hardly looked at a move is asked again");
        assert_eq!(compared(&choices, false, "a", "b"), Some((0.5, 0.48)));
    }
}
