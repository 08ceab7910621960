//! Events, records and opinions as text and JSON, for a match whose game is known only at run time.

use bots::Thought;
use engine::{CERTAIN, Choice, Game, Match, Seat, Seats, Seed, Setup, Source, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A view or an event as JSON.
pub(super) fn json(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).expect("views and events are plain data")
}

/// What a move caused, as each viewer sees it.
#[derive(Clone, Debug)]
pub struct Played {
    /// Whether anyone, the mover included, can now place a hidden thing that they could not place before.
    pub revealed: bool,
    /// The seats that can.
    pub shown: Seats,
    /// The events for each seat, and last for the public.
    told: Vec<Vec<Telling>>,
}

/// An event as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Telling {
    /// As JSON.
    pub event: Box<RawValue>,
    /// For people.
    pub sentence: String,
}

impl Played {
    /// What a move with these events caused, where each viewer could not place this much before and after it.
    pub(super) fn of<G: Game>(before: &[Vec<usize>], after: &[Vec<usize>], events: &[G::Event], players: u8) -> Played {
        let telling = |seen: G::Seen| Telling { event: json(&seen), sentence: seen.to_string() };
        let tell = |viewer| events.iter().map(|event| telling(G::seen(event, viewer))).collect();
        let learned = Viewer::all(players).zip(before.iter().zip(after)).filter(|(_, (before, after))| before != after);
        let shown = learned.filter_map(|(viewer, _)| viewer.seat()).collect();
        Played { revealed: before != after, shown, told: Viewer::all(players).map(tell).collect() }
    }

    /// As this viewer sees it; a seat that is not at the table sees what the public does.
    pub fn told(&self, viewer: Viewer) -> &[Telling] {
        let public = self.told.len() - 1;
        &self.told[viewer.seat().map_or(public, |seat| seat.index().min(public))]
    }

    /// A list of the events as JSON.
    pub fn events(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.told(viewer).iter().map(|telling| &telling.event).collect::<Vec<_>>())
    }

    /// For each event all sentences in which someone at the table learned more than the public did, or else what everyone was told.
    pub fn in_full(&self) -> Vec<&str> {
        let mut all = Vec::new();
        for (at, public) in self.told(Viewer::Public).iter().enumerate() {
            let mut more: Vec<&str> = Vec::new();
            for sentence in self.told.iter().map(|told| told[at].sentence.as_str()) {
                if sentence != public.sentence && !more.contains(&sentence) {
                    more.push(sentence);
                }
            }
            all.extend(if more.is_empty() { vec![public.sentence.as_str()] } else { more });
        }
        all
    }
}

/// The parts of a record.
#[derive(Debug)]
pub struct Recorded {
    /// The version of the rules.
    pub rules: u32,
    /// The options that differ from their defaults.
    pub setup: String,
    /// Every option with its value.
    pub options: String,
    /// The seed of the deal, unless the deal was written out.
    pub seed: Option<Seed>,
    /// All chance of the game.
    pub deal: String,
    /// The names of the people at the seats; empty for those who gave none.
    pub names: Vec<String>,
    /// Who made which move. The notation may say more than others were told.
    pub moves: Vec<(Seat, String)>,
}

impl Recorded {
    pub(super) fn of<G: Game>(game: &Match<G>) -> Recorded {
        Recorded {
            rules: G::RULES,
            setup: game.setup().write(),
            options: all_options(game.setup()),
            seed: if let Source::Seed(seed) = game.source() { Some(*seed) } else { None },
            deal: game.deal().to_string(),
            names: game.names.clone(),
            moves: game.moves().iter().map(|(seat, mv)| (*seat, mv.to_string())).collect(),
        }
    }
}

/// Every option of a table with its value, `first=random rush=on`; `none` if the game has no options.
pub fn all_options<S: Setup>(setup: &S) -> String {
    let options: Vec<String> = setup.edition().options.iter().map(|opt| format!("{}={}", opt.name, setup.option(opt.name))).collect();
    if options.is_empty() { "none".into() } else { options.join(" ") }
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, Serialize)]
pub struct Opinion {
    /// Its decision.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its choices, the most visited first.
    pub choices: Vec<Candidate>,
    /// Positions it examined.
    pub nodes: u64,
    /// Whether the choices are a mixed strategy: then a share says how often a move should be made.
    #[serde(skip)]
    pub mixed: bool,
}

/// One move as a bot sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Candidate {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The winning chance with it, from 0 to 1.
    pub chance: f64,
    /// Its share of the search, or of a mixed strategy, from 0 to 1.
    pub share: f64,
}

impl Opinion {
    pub(super) fn of<M: Copy + ToString>(thought: &Thought<M>) -> Opinion {
        let of_one = |part: i32| f64::from(part) / f64::from(CERTAIN);
        let candidate =
            |choice: &Choice<M>| Candidate { mv: choice.mv.to_string(), chance: of_one(choice.value), share: of_one(choice.share) };
        let choices = thought.choices.iter().map(candidate).collect();
        Opinion { mv: thought.mv.to_string(), choices, nodes: thought.nodes, mixed: thought.mixed }
    }
}

/// A reason for a move: data in the game's own form, and what the move does as an English sentence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Argument {
    /// A kind in `reason`, and its numbers, pieces and seats.
    #[cfg_attr(feature = "wire", ts(type = "Ground"))]
    pub why: Box<RawValue>,
    /// `brings a noble, 3 points in all`.
    pub says: String,
}

impl Argument {
    /// Each of a game's reasons.
    pub(super) fn all<R: Serialize + ToString>(reasons: &[R]) -> Vec<Argument> {
        reasons.iter().map(|reason| Argument { why: json(reason), says: reason.to_string() }).collect()
    }
}
