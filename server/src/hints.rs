//! A hint, and the coach's word before a move is final: computed in the same queue as the bots' moves, from the person's share of the time.

use crate::clock::now;
use crate::node::Node;
use crate::thinking::{Place, Question};
use bots::{Budget, Kind};
use coach::{Adviser, Hint, Objection, Strictness, advise, object};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;
use table::bot::FLOOR;
use table::{Act, Refusal, RefusalCode};

/// A hint arrives within a second, transfer included.
const LONGEST: Duration = Duration::from_millis(700);

/// The coach searches twice at most, each time this long. A move waits for the coach no longer than `PATIENCE`, queueing included.
const GLANCE: Duration = Duration::from_millis(250);
const PATIENCE: Duration = Duration::from_millis(800);

/// A hint, and the position it is for.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hinted {
    /// The ply of the frame that it answers.
    pub(crate) ply: u32,
    /// The advice.
    pub(crate) hint: Hint,
}

/// A move that a person is about to make, for the coach to look at.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Meant {
    /// The ply of the frame that the move answers.
    pub(crate) ply: u32,
    /// In notation.
    #[serde(rename = "move")]
    pub(crate) mv: String,
    /// When the coach speaks.
    pub(crate) strictness: Strictness,
}

/// What the coach says about it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Coached {
    /// The ply of the frame that it is about.
    pub(crate) ply: u32,
    /// Nothing if the move may stand, or if there was no time to look at it.
    pub(crate) objection: Option<Objection>,
}

/// Who is waiting for a hint: one at a time for each person.
#[derive(Debug, Default)]
pub(crate) struct Asking(Mutex<HashSet<String>>);

/// A person's place among those waiting; freed when dropped, whatever the result.
struct Waits<'a> {
    asking: &'a Asking,
    player: &'a str,
}

impl Asking {
    fn begin<'a>(&'a self, player: &'a str) -> Option<Waits<'a>> {
        let begun = self.0.lock().expect("no holder panics").insert(player.into());
        begun.then_some(Waits { asking: self, player })
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.asking.0.lock().expect("no holder panics").remove(self.player);
    }
}

impl Node {
    /// What a strong player would do in the person's place, from what the person knows.
    pub(crate) async fn hint(&self, player: &str, id: &str) -> Result<Hinted, Refusal> {
        let live = self.live(id).await?;
        let held = self.hold(&live, id).await?;
        let known = held.table().to_advise(player)?;
        let _waits = self.asking.begin(player).ok_or_else(|| Refusal::new(RefusalCode::TooFast, "your last hint is still on its way"))?;
        let (ply, standing) = (held.table().ply(), held.standing());
        drop(held);
        let think = move |time: Duration| advise(&*known, Adviser { kind: Kind::Net, budget: Budget::Within { time, least: FLOOR } });
        let question = Question {
            person: player.into(),
            most_nodes: u64::MAX,
            longest: LONGEST,
            place: Place::Person { ply, standing: standing.clone() },
            think: Box::new(think),
        };
        let hint = self.thinkers.ask(question).await.ok_or_else(|| match standing.borrow().ply == ply {
            true => Refusal::new(RefusalCode::NoThought, "no hint was found: try again"),
            false => Refusal::new(RefusalCode::Stale, "the table has moved on"),
        })?;
        Ok(Hinted { ply, hint })
    }

    /// What the coach says about a move before it is final. Nothing is played, and nobody waits longer than [`PATIENCE`].
    pub(crate) async fn coach(&self, player: &str, id: &str, meant: Meant) -> Result<Coached, Refusal> {
        let live = self.live(id).await?;
        let held = self.hold(&live, id).await?;
        let known = held.table().to_coach(player)?;
        let Meant { ply, mv, strictness } = meant;
        held.table().decide(player, &Act::Play { ply, mv: mv.clone() }, now())?;
        let _waits = self.asking.begin(player).ok_or_else(|| Refusal::new(RefusalCode::TooFast, "your last question is being answered"))?;
        let place = Place::Person { ply: held.table().ply(), standing: held.standing() };
        drop(held);
        let think = move |time: Duration| {
            let budget = Budget::Within { time: time / 2, least: FLOOR };
            Some(object(&*known, &mv, strictness, Adviser { kind: Kind::Net, budget }))
        };
        let question = Question { person: player.into(), most_nodes: u64::MAX, longest: 2 * GLANCE, place, think: Box::new(think) };
        let said = tokio::time::timeout(PATIENCE, self.thinkers.ask(question)).await;
        Ok(Coached { ply, objection: said.ok().flatten().flatten() })
    }
}
