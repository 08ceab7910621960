//! A hint for a person who plays with bots: computed in the same queue as the bots' moves, from the person's share of the time.

use crate::node::Node;
use crate::thinking::{Place, Question};
use bots::{Budget, Kind};
use coach::{Adviser, Hint, advise};
use serde::Serialize;
use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;
use table::bot::FLOOR;
use table::{Refusal, RefusalCode};

/// A hint arrives within a second, transfer included.
const LONGEST: Duration = Duration::from_millis(700);

/// A hint, and the position it is for.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hinted {
    /// The ply of the frame that it answers.
    pub(crate) ply: u32,
    /// The advice.
    pub(crate) hint: Hint,
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
            place: Place::Table { ply, standing: standing.clone() },
            think: Box::new(think),
        };
        let hint = self.thinkers.ask(question).await.ok_or_else(|| match standing.borrow().ply == ply {
            true => Refusal::new(RefusalCode::NoThought, "no hint was found: try again"),
            false => Refusal::new(RefusalCode::Stale, "the table has moved on"),
        })?;
        Ok(Hinted { ply, hint })
    }
}
