//! The five characters of a game, each playing as it is described there.

use crate::{Budget, FOLLOWING, Greedy, Player, Question, Search, Thought, at_stake};
use engine::{Choice, Knowledge, Rng, Seed, Setup as _, Thinks};

/// One of the five characters of a game.
#[derive(Clone, Debug)]
pub struct Level<G: Knowledge> {
    number: usize,
    search: Search<G>,
}

impl<G: Knowledge> Level<G> {
    /// The character of this number, 1 for the easiest to 5 for the strongest.
    ///
    /// # Panics
    /// If there is no such number.
    pub fn new(number: usize) -> Level<G> {
        let character = &G::CHARACTERS[number - 1];
        let network = matches!(character.thinks, Thinks::Network { .. }).then_some(FOLLOWING);
        Level { number, search: Search { mind: character.mind, network, ..Search::default() } }
    }

    /// The character's name.
    pub fn name(&self) -> &'static str {
        G::CHARACTERS[self.number - 1].name
    }
}

impl<G: Knowledge> Player<G> for Level<G> {
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, rng: &mut Rng) -> Thought<G::Move> {
        let character = &G::CHARACTERS[self.number - 1];
        let players = players(question);
        let slack = character.slack(players);
        self.search.most = character.thinks.most_nodes(players);
        match self.search.most {
            0 => Greedy::<G> { mind: character.mind, slack }.think(question, budget, rng),
            _ => careless(self.search.think(question, budget, rng), slack, rng),
        }
    }
}

/// How many play the game this question is from.
fn players<G: Knowledge>(question: &Question<'_, G>) -> u8 {
    G::redeal(question.view, &mut Rng::new(Seed::number(0))).setup().players()
}

/// The same search, but one of the moves nearly as good as the best is made.
fn careless<M: Copy>(mut thought: Thought<M>, slack: i32, rng: &mut Rng) -> Thought<M> {
    let Some(best) = thought.choices.first().filter(|_| slack > 0) else { return thought };
    let slack = (slack as f32 * at_stake(best.value)) as i32;
    // The value of a move that search hardly visited means little.
    let alike = |choice: &&Choice<M>| choice.value >= best.value - slack && choice.share * 16 >= best.share;
    let alike: Vec<M> = thought.choices.iter().filter(alike).map(|choice| choice.mv).collect();
    thought.mv = rng.pick(&alike);
    thought
}
