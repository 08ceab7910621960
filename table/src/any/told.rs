//! What is told of a match whose game is known only when the program runs: positions, events and opinions as text and JSON.

use bots::Thought;
use engine::{CERTAIN, Choice, Game, Seat, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// What a viewer may know, for programs and for people.
#[derive(Debug, Serialize)]
pub struct Look {
    /// As JSON.
    pub view: Box<RawValue>,
    /// As text.
    pub text: String,
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, Serialize)]
pub struct Opinion {
    /// What it would do.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its choices, the one it thought about most first.
    pub choices: Vec<Candidate>,
    /// Positions that it looked at.
    pub nodes: u64,
}

impl Opinion {
    /// A thought in notation.
    pub(crate) fn of<M: Copy + ToString>(thought: &Thought<M>) -> Opinion {
        let of_one = |part: i32| f64::from(part) / f64::from(CERTAIN);
        let candidate =
            |choice: &Choice<M>| Candidate { mv: choice.mv.to_string(), chance: of_one(choice.value), share: of_one(choice.share) };
        Opinion { mv: thought.mv.to_string(), choices: thought.choices.iter().map(candidate).collect(), nodes: thought.nodes }
    }
}

/// One move as a bot sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Candidate {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win with it, from 0 to 1.
    pub chance: f64,
    /// How much of the thought, or of a mixed strategy, went to it, from 0 to 1.
    pub share: f64,
}

/// One move and what happened by it.
#[derive(Debug)]
pub struct Step {
    /// Who moved.
    pub seat: Seat,
    /// In notation. For its maker and for referees: the notation may say more than others were told.
    pub mv: String,
    /// In the order in which it happened.
    pub happened: Vec<Happening>,
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// Whether anybody, the mover included, can now place a hidden thing that they could not place before.
    pub revealed: bool,
    /// What happened, as each seat learns of it and last as the public does: one list of events each.
    told: Vec<Box<RawValue>>,
}

impl Made {
    /// What came of a move with these events.
    pub(crate) fn of<G: Game>(revealed: bool, events: &[G::Event], players: u8) -> Made {
        let tell = |viewer| {
            let seen: Vec<G::Seen> = events.iter().map(|event| G::seen(event, viewer)).collect();
            to_raw_value(&seen).expect("what is seen is plain data")
        };
        Made { revealed, told: Viewer::all(players).map(tell).collect() }
    }

    /// What happened, as this viewer learns of it: a list of events.
    pub fn told(&self, viewer: Viewer) -> &RawValue {
        let public = self.told.len() - 1;
        &self.told[viewer.seat().map_or(public, |seat| seat.index().min(public))]
    }
}

/// An event, as each viewer learns of it.
#[derive(Clone, Debug)]
pub struct Happening {
    seats: Vec<Told>,
    public: Told,
}

/// An event as one viewer learns of it.
#[derive(Clone, Debug)]
pub struct Told {
    /// As JSON.
    pub json: Box<RawValue>,
    /// As a sentence.
    pub sentence: String,
}

impl Happening {
    /// Each of these events.
    pub(crate) fn all<G: Game>(events: &[G::Event], players: u8) -> Vec<Happening> {
        events.iter().map(|event| Happening::of::<G>(event, players)).collect()
    }

    fn of<G: Game>(event: &G::Event, players: u8) -> Happening {
        let tell = |viewer| {
            let seen = G::seen(event, viewer);
            Told { json: to_raw_value(&seen).expect("what is seen is plain data"), sentence: seen.to_string() }
        };
        Happening { seats: Seat::all(players).map(|seat| tell(Viewer::Seat(seat))).collect(), public: tell(Viewer::Public) }
    }

    /// As this viewer learns of it; a seat that is not at the table learns what the public does.
    pub fn told(&self, viewer: Viewer) -> &Told {
        viewer.seat().and_then(|seat| self.seats.get(seat.index())).unwrap_or(&self.public)
    }

    /// All sentences in which somebody at the table learned more than the public did, or else what all were told.
    pub fn in_full(&self) -> Vec<&str> {
        let mut private: Vec<&str> = Vec::new();
        for told in &self.seats {
            if told.sentence != self.public.sentence && !private.contains(&told.sentence.as_str()) {
                private.push(&told.sentence);
            }
        }
        if private.is_empty() { vec![&self.public.sentence] } else { private }
    }
}
