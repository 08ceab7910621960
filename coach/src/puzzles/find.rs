//! Finds puzzles in games.
//!
//! Every decision of a game is screened with a hundredth of the nodes, what looks promising is searched with a tenth, and what is clear
//! then is checked with all of them and another seed, and again with ten times as many and several seeds. Everything counts nodes and takes its seeds from constants, so the same game gives the
//! same puzzles on every machine.

use super::rating::{LEVELS, first_rating};
use super::{Facts, Puzzle, Shown};
use bots::{Budget, Kind};
use engine::{Rng, Seat, Seed};
use table::Refusal;
use table::any::{self, AnyKnown, AnyMatch, Candidate, Chance, Opinion};

/// What a position must satisfy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hunt {
    /// Positions examined in the last check.
    pub nodes: u64,
    /// How much better the best move must be than the next best, as a winning chance.
    pub margin: f64,
}

/// The best move of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// In notation.
    pub mv: String,
    /// The winning chance with it.
    pub chance: f64,
    /// How much less the next best move has.
    pub margin: f64,
}

/// A decision of a game that seems clear.
struct Clear {
    ply: usize,
    seat: Seat,
    best: Best,
    theme: &'static str,
}

/// A decision between fewer moves is no puzzle.
const FEWEST_MOVES: usize = 4;

/// Four searches at ten times the depth must find the same move. One is not enough: in Sultan and Riquezas a second one contradicts it in 3 of 100
/// puzzles (docs/notebook/2026-11-17-puzzles.md).
const DEEP_CHECKS: u64 = 4;
const DEEPER: u64 = 10;

/// The most puzzles from one game, and the moves that follow a solution, the solution included.
const PER_GAME: usize = 3;
const LINE: usize = 6;

/// A move belongs to a mixed strategy; below this share its best move is not clear, whatever the values say.
const PURE: f64 = 0.75;

/// The chances in which a decision matters: a game that is as good as over has no puzzle.
const OPEN: std::ops::RangeInclusive<f64> = 0.08..=0.97;

/// How often each level tries a puzzle, and the positions that it may examine.
const TRIES: u32 = 4;
const SHALLOW: u64 = 200;

/// The nodes of those who play the games and the lines.
const QUICK: u64 = 60;
const STRONG: u64 = 600;

/// Independent seeds for each step.
const SCREENS: Seed = Seed { key: [2; 32], stream: 0 };
const SEARCHES: Seed = Seed { key: [3; 32], stream: 0 };
const CHECKS: Seed = Seed { key: [4; 32], stream: 0 };
const PLAYS: Seed = Seed { key: [5; 32], stream: 0 };

/// Lets bots of middling strength play a whole game: they blunder now and then, so positions differ.
///
/// # Errors
/// If there is no such game or table.
pub fn play(game: &str, players: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, Refusal> {
    let options = any::edition(game)?.against_bots("");
    let mut game = any::begin(game, players, &options, Chance::Seed(seed))?;
    let mut rng = Rng::new(Seed { key: PLAYS.key, stream: seed.stream });
    while let Some((seat, known)) = to_move(&*game) {
        let kind = Kind::Level(3 + rng.below(2) as u8);
        let thought = known.think(kind, Budget::Nodes(QUICK), Seed::number(rng.long_bits()), None);
        let mv = thought.map_or_else(|| known.moves().swap_remove(0), |opinion| opinion.mv);
        game.play(seat, &mv)?;
    }
    Ok(game)
}

fn to_move(game: &dyn AnyMatch) -> Option<(Seat, Box<dyn AnyKnown>)> {
    let seat = game.waiting_for().first()?;
    Some((seat, game.known_to(seat)?))
}

/// The move that a search puts first.
pub fn first(known: &dyn AnyKnown, nodes: u64, seed: Seed) -> Option<Candidate> {
    asked(known, nodes, seed).map(|(first, _)| first)
}

/// The same, and whether it belongs to a mixed strategy.
fn asked(known: &dyn AnyKnown, nodes: u64, seed: Seed) -> Option<(Candidate, bool)> {
    let opinion = known.think(Kind::Net, Budget::Nodes(nodes), seed, None)?;
    Some((opinion.choices.first()?.clone(), opinion.mixed))
}

/// The best move for the seat that knows this; `None` if there are too few moves.
pub fn best(known: &dyn AnyKnown, nodes: u64, seed: Seed) -> Option<Best> {
    let moves = known.moves();
    if moves.len() < FEWEST_MOVES {
        return None;
    }
    let (first, mixed) = asked(known, nodes, seed)?;
    let chance = first.chance.clamp(0.0, 1.0);
    if mixed && first.share < PURE {
        return Some(Best { mv: first.mv, chance, margin: 0.0 });
    }
    // A search hardly looks at what it rejects, and may leave out what is just as good: without the best move it has to look.
    let others: Vec<String> = moves.into_iter().filter(|mv| *mv != first.mv).collect();
    let next = known.think(Kind::Net, Budget::Nodes(nodes), seed, Some(&others))?.choices.first()?.chance;
    Some(Best { mv: first.mv, chance, margin: chance - next.clamp(0.0, 1.0) })
}

/// The chance with the best move other than this, or with this one if it is not made nearly always.
fn next_in_mixture(opinion: &Opinion, first: &Candidate) -> f64 {
    if first.share < PURE {
        return first.chance;
    }
    opinion.choices.iter().filter(|choice| choice.mv != first.mv).map(|choice| choice.chance).fold(0.0, f64::max)
}

/// Whether a quick search already prefers one move clearly enough to look closer.
fn is_promising(opinion: &Opinion, margin: f64) -> bool {
    let Some(first) = opinion.choices.first().filter(|first| OPEN.contains(&first.chance)) else { return false };
    if opinion.mixed {
        return first.chance - next_in_mixture(opinion, first) >= margin / 2.0;
    }
    // The tree spends its visits on what is close.
    let next = opinion.choices.get(1).filter(|next| next.share >= 0.1);
    first.share >= 0.5 && next.is_none_or(|next| first.chance - next.chance >= margin / 2.0)
}

impl Hunt {
    /// The puzzles of a game, the clearest first, each with a theme of its own.
    pub fn through(&self, game: &dyn AnyMatch) -> Vec<Puzzle> {
        let mut clear: Vec<Clear> = (0..game.ply()).filter_map(|ply| self.looked_at(game, ply)).collect();
        clear.sort_by(|one, other| other.best.margin.total_cmp(&one.best.margin));
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for found in &clear {
            let is_new = puzzles.len() < PER_GAME && puzzles.iter().all(|puzzle| puzzle.facts.theme != found.theme);
            puzzles.extend(is_new.then(|| self.confirmed(&*game.at(found.ply), found)).flatten());
        }
        puzzles
    }

    /// A decision of which one outcome seems clearly best.
    fn looked_at(&self, game: &dyn AnyMatch, ply: usize) -> Option<Clear> {
        let position = game.at(ply);
        // Where several seats may move at once, it is not clear what a seat knows.
        let (seat, known) = to_move(&*position).filter(|_| position.waiting_for().len() == 1)?;
        if known.moves().len() < FEWEST_MOVES {
            return None;
        }
        let opinion = known.think(Kind::Net, Budget::Nodes((self.nodes / 100).max(1)), SCREENS, None)?;
        if !is_promising(&opinion, self.margin) {
            return None;
        }
        let best = best(&*known, (self.nodes / 10).max(1), SEARCHES)?;
        let theme = known.theme(&best.mv)?;
        (best.margin >= self.margin && OPEN.contains(&best.chance)).then_some(Clear { ply, seat, best, theme })
    }

    /// The puzzle, if it is not trivial and the check agrees.
    fn confirmed(&self, position: &dyn AnyMatch, found: &Clear) -> Option<Puzzle> {
        let Clear { seat, best: found, theme, .. } = found;
        let (seat, theme) = (*seat, *theme);
        let known = position.known_to(seat)?;
        let mut solved = LEVELS.map(|_| 0);
        for (level, solved) in (1..).zip(&mut solved) {
            *solved = (0..TRIES).filter(|number| finds(&*known, level, u64::from(*number), &found.mv)).count() as u32;
        }
        if solved.iter().all(|solved| *solved == TRIES) {
            return None;
        }
        let checked =
            best(&*known, self.nodes, CHECKS).filter(|checked| self.holds(found, checked) && self.holds_deeper(&*known, &checked.mv))?;
        let facts = Facts {
            id: Shown::of(position, seat).name(),
            theme,
            rating: first_rating(solved, TRIES),
            chance: checked.chance,
            margin: checked.margin,
            nodes: self.nodes,
        };
        let (ply, whole) = (position.ply(), with_line(position, seat, &checked.mv)?);
        Some(Puzzle { facts, seat, solution: checked.mv, ply, whole })
    }

    fn holds(&self, found: &Best, checked: &Best) -> bool {
        checked.mv == found.mv && checked.margin >= self.margin
    }

    /// Whether much deeper searches all find the same move.
    fn holds_deeper(&self, known: &dyn AnyKnown, solution: &str) -> bool {
        let finds_it = |number| first(known, DEEPER * self.nodes, CHECKS.stream(number)).is_some_and(|found| found.mv == solution);
        (1..=DEEP_CHECKS).all(finds_it)
    }
}

fn finds(known: &dyn AnyKnown, level: u8, number: u64, solution: &str) -> bool {
    let thought = known.think(Kind::Level(level), Budget::Nodes(SHALLOW), PLAYS.stream(number), None);
    thought.is_some_and(|thought| thought.mv == solution)
}

/// The game after the solution and the moves that strong players make then.
fn with_line(position: &dyn AnyMatch, seat: Seat, solution: &str) -> Option<Box<dyn AnyMatch>> {
    let mut game = position.at(position.ply());
    game.play(seat, solution).ok()?;
    for number in 1..LINE {
        let Some((seat, known)) = to_move(&*game) else { break };
        let opinion = known.think(Kind::Net, Budget::Nodes(STRONG), PLAYS.stream(number as u64), None)?;
        game.play(seat, &opinion.mv).ok()?;
    }
    Some(game)
}
