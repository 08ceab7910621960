//! A finished game move by move, as the public saw it; nothing while a game is running.

use crate::{Ending, Refusal, RefusalCode, Table};
use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A finished game after some of its moves.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Moment {
    /// After how many moves.
    pub ply: u32,
    /// How many moves the game has.
    pub plies: u32,
    /// Who made the last of them; `null` after the deal.
    pub seat: Option<Seat>,
    /// What it caused, as the public saw it.
    #[cfg_attr(feature = "wire", ts(type = "Seen[]"))]
    pub events: Box<RawValue>,
    /// The game as the public saw it then.
    #[cfg_attr(feature = "wire", ts(type = "View"))]
    pub view: Box<RawValue>,
}

/// How many bytes of moments are sent at once, not counting the last.
const PAGE: usize = 1024 * 1024;

impl Table {
    /// The game after this many moves, or after the last if there are fewer.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn moment(&self, ply: u32) -> Result<Moment, Refusal> {
        Ok(self.moments_up_to(ply, 0)?.swap_remove(0))
    }

    /// The game after this many moves and after each later one, as many as fit a page: usually all.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn moments(&self, from: u32) -> Result<Vec<Moment>, Refusal> {
        self.moments_up_to(from, PAGE)
    }

    fn moments_up_to(&self, from: u32, bytes: usize) -> Result<Vec<Moment>, Refusal> {
        let over = matches!(self.ending(), Some(Ending::Played(_) | Ending::Resigned(_) | Ending::Agreed | Ending::Stopped));
        let game = self.game.as_deref().filter(|_| over);
        let game = game.ok_or_else(|| Refusal::new(RefusalCode::NotOver, "the replay is available once the game is over"))?;
        let plies = game.ply();
        let first = (from as usize).min(plies);
        let mut then = game.at(first.saturating_sub(1));
        let made = game.recorded().moves;
        let (mut moments, mut told) = (Vec::new(), 0);
        for ply in first..=plies {
            let (seat, events) = match made.get(ply.wrapping_sub(1)) {
                Some((seat, mv)) => (Some(*seat), then.play(*seat, mv)?.events(Viewer::Public)),
                None => (None, to_raw_value::<[u8; 0]>(&[]).expect("plain data")),
            };
            let moment = Moment { ply: ply as u32, plies: plies as u32, seat, events, view: then.view(Viewer::Public) };
            told += moment.events.get().len() + moment.view.get().len();
            moments.push(moment);
            if told > bytes {
                break;
            }
        }
        Ok(moments)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Creation, Entry, RefusalCode, Stamped, Table, TablePhase};
    use engine::Viewer;

    fn table_of_two(game: &str) -> Table {
        let terms = serde_json::from_value(serde_json::json!({ "game": game, "options": "first=1" })).expect("terms");
        let creation = Creation { terms, seats: vec!["me".into(), "random".into()], name: "Ann".into() };
        let entry = creation.entry("a", "00".repeat(32)).expect("a table");
        let mut table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
        table.apply(0, Entry::Started { fill: None }).expect("a full table");
        table
    }

    #[test]
    fn a_finished_game_can_be_seen_move_by_move_as_the_public_saw_it() {
        let mut table = table_of_two("toy");
        assert_eq!(table.moment(0).expect_err("it goes on").code, RefusalCode::NotOver);
        let mut seen = vec![table.game().expect("dealt").view(Viewer::Public).to_string()];
        while table.phase() == TablePhase::Playing {
            let seat = table.waiting_for().first().expect("somebody");
            let mv = table.game().expect("dealt").moves(seat)[0].clone();
            table.apply(0, Entry::Moved { seat, mv }).expect("a legal move");
            seen.push(table.game().expect("dealt").view(Viewer::Public).to_string());
        }
        for (ply, view) in (0..).zip(&seen) {
            let moment = table.moment(ply).expect("over");
            assert_eq!((moment.ply, moment.plies as usize), (ply, seen.len() - 1));
            assert_eq!((moment.view.get(), moment.seat.is_some()), (view.as_str(), ply > 0));
        }
        assert_eq!(table.moment(99).expect("the last").ply as usize, seen.len() - 1);
        for from in 0..seen.len() {
            let moments = table.moments(from as u32).expect("over");
            let views: Vec<&str> = moments.iter().map(|moment| moment.view.get()).collect();
            assert_eq!(views, seen[from..], "all that followed, in one answer");
            assert_eq!(moments[0].events.get(), table.moment(from as u32).expect("over").events.get());
        }
    }
}
