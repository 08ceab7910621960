//! Everything one seat knows of a match, cut off from the match: nothing else can be learned from it.

use super::told::{Argument, Opinion};
use bots::{Budget, Kind, Question};
use engine::{BySeat, CERTAIN, Game, Knowledge, Past, Rng, Seat, Seed, SeenPly, Setup as _, Viewer};

/// What a seat that owes a move knows, in some game. Every answer follows from it and from the seed.
pub trait AnyKnown: Send {
    /// Which seat.
    fn seat(&self) -> Seat;

    /// Its legal moves, in notation: at least one.
    fn moves(&self) -> Vec<String>;

    /// What a bot thinks of the position; `None` if none of the given moves is legal.
    ///
    /// With `only`, it compares just these moves; illegal ones are left out.
    fn think(&self, bot: Kind, budget: Budget, seed: Seed, only: Option<&[String]>) -> Option<Opinion>;

    /// A chance that a deep search found here, from 0 to 1, as the game corrects it.
    fn corrected(&self, chance: f64) -> f64;

    /// What the move would achieve, starting with what puts it furthest ahead of the other move, if one is given.
    fn reasons(&self, mv: &str, ahead_of: Option<&str>) -> Vec<Argument>;

    /// What a puzzle with this solution is about; `None` in a game without puzzles.
    fn theme(&self, solution: &str) -> Option<&'static str>;

    /// Each seat's winning chance without search, from 0 to 1, seat 1 first: from the game's network, or without one
    /// the mean over this many redealt worlds.
    fn chances(&self, worlds: u32, seed: Seed) -> Vec<f64>;
}

/// The same for one game. It has a view instead of a state.
pub(crate) struct Known<G: Game> {
    seat: Seat,
    players: u8,
    view: G::View,
    moves: Vec<G::Move>,
    past: Vec<SeenPly<G>>,
}

impl<G: Knowledge> Known<G> {
    /// What the seat knows in this state, after this past; `None` if it owes no move.
    pub(crate) fn of(state: &G, seat: Seat, past: Past<'_, G>) -> Option<Known<G>> {
        let moves = state.moves(seat).to_vec();
        let known =
            || Known { seat, players: state.setup().players(), view: state.view(Viewer::Seat(seat)), past: past.seen().collect(), moves };
        state.waiting_for().contains(seat).then(known)
    }

    fn legal(&self, text: &str) -> Option<G::Move> {
        text.parse().ok().filter(|mv| self.moves.contains(mv))
    }

    fn world(&self, rng: &mut Rng) -> G {
        G::redeal(&self.view, rng)
    }
}

impl<G: Knowledge> AnyKnown for Known<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn moves(&self) -> Vec<String> {
        self.moves.iter().map(G::Move::to_string).collect()
    }

    fn think(&self, bot: Kind, budget: Budget, seed: Seed, only: Option<&[String]>) -> Option<Opinion> {
        let question: Question<'_, G> = Question { view: &self.view, seat: self.seat, moves: &self.moves, past: Past::told(&self.past) };
        asked(question, bot, budget, seed, only)
    }

    fn corrected(&self, chance: f64) -> f64 {
        bots::corrected(&self.world(&mut Rng::new(Seed::number(0))), chance)
    }

    fn reasons(&self, mv: &str, ahead_of: Option<&str>) -> Vec<Argument> {
        let Some(mv) = self.legal(mv) else { return Vec::new() };
        let world = self.world(&mut Rng::new(Seed::number(0)));
        Argument::all(&world.reasons(self.seat, mv, ahead_of.and_then(|other| self.legal(other))))
    }

    fn theme(&self, solution: &str) -> Option<&'static str> {
        let mv = self.legal(solution)?;
        let world = self.world(&mut Rng::new(Seed::number(0)));
        world.theme(self.seat, mv, &world.reasons(self.seat, mv, None))
    }

    fn chances(&self, worlds: u32, seed: Seed) -> Vec<f64> {
        let mut rng = Rng::new(seed);
        // A network reads what the seat knows, which is the same in every world.
        if let Some(chances) = self.world(&mut rng).judged(self.seat, &[], &mut Vec::new()) {
            return Seat::all(self.players).map(|seat| f64::from(chances[seat]) / f64::from(CERTAIN)).collect();
        }
        let mut sums = BySeat::from_fn(|_| 0.0);
        for _ in 0..worlds {
            let chances = self.world(&mut rng).chances(&G::BEST);
            Seat::all(self.players).for_each(|seat| sums[seat] += f64::from(chances[seat]) / f64::from(CERTAIN));
        }
        Seat::all(self.players).map(|seat| sums[seat] / f64::from(worlds.max(1))).collect()
    }
}

/// A bot's answer to a question about all of its moves, or about these.
pub(super) fn asked<G: Knowledge>(
    question: Question<'_, G>,
    bot: Kind,
    budget: Budget,
    seed: Seed,
    only: Option<&[String]>,
) -> Option<Opinion> {
    let wanted = |mv: &&G::Move| only.is_none_or(|only| only.contains(&mv.to_string()));
    let moves: Vec<G::Move> = question.moves.iter().filter(wanted).copied().collect();
    if moves.is_empty() {
        return None;
    }
    let question = Question { moves: &moves, ..question };
    Some(Opinion::of(&bot.player::<G>().think(&question, budget, &mut Rng::new(seed))))
}
