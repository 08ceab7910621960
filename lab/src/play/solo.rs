//! One person against bots, for a face that draws the whole screen: the game in the form of a server's frames (`docs/api.md`).

use super::company::Company;
use super::keep::Keeper;
use crate::any::{AnyMatch, Played};
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// The game, the bots, and its record.
pub struct Solo {
    game: Box<dyn AnyMatch>,
    company: Company,
    keeper: Arc<Keeper>,
    me: Seat,
    /// Everything that happened: who moved, and what it caused. Nobody made the deal.
    log: Vec<(Option<Seat>, Played)>,
}

/// Saves the game when it is left.
pub struct Kept(Arc<Keeper>);

impl Kept {
    /// Saves what no file holds yet, and says where.
    pub fn leave(&self) {
        self.0.leave();
    }
}

impl Solo {
    /// `None` if nobody or several people play: then the keyboard goes round.
    pub(super) fn new(game: Box<dyn AnyMatch>, company: Company, keeper: Arc<Keeper>) -> Option<Solo> {
        let me = Seat::all(game.players()).find(|seat| company.is_alone(*seat))?;
        let mut again = game.at(0);
        let mut log = vec![(None, again.opening())];
        for (seat, mv) in game.recorded().moves {
            log.push((Some(seat), again.play(seat, &mv).expect("a move that was made is legal")));
        }
        Some(Solo { game, company, keeper, me, log })
    }

    /// What outlives the screen.
    pub fn kept(&self) -> Kept {
        Kept(Arc::clone(&self.keeper))
    }

    /// The game as the person sees it, with the news since this ply.
    pub fn frame(&self, since: u32) -> Value {
        let viewer = Viewer::Seat(self.me);
        let news = (1u32..).zip(&self.log).filter(|(ply, _)| *ply > since).map(|(ply, (seat, played))| {
            let what = if seat.is_some() { "moved" } else { "started" };
            json!({ "ply": ply, "at": ply, "what": what, "seat": seat, "events": played.events(viewer) })
        });
        let outcome = self.game.outcome();
        let ended = outcome.as_ref().map(|outcome| json!({ "how": "played", "outcome": outcome, "winners": outcome.winners() }));
        json!({
            "table": "here", "ply": self.log.len(), "phase": if outcome.is_some() { "over" } else { "playing" },
            "terms": { "game": self.game.edition().name, "options": self.game.recorded().setup, "pace": "unhurried" },
            "you": self.me, "host": self.me, "seats": self.seats(), "waiting": self.game.waiting_for(),
            "view": self.game.view(viewer), "moves": self.game.moves(self.me), "news": news.collect::<Vec<_>>(), "ended": ended,
        })
    }

    fn seats(&self) -> Vec<Value> {
        let seat = |seat| match self.company.level(seat) {
            Some(level) => json!({ "kind": "bot", "name": format!("level:{level}") }),
            None => json!({ "kind": "person", "name": "", "here": true }),
        };
        Seat::all(self.game.players()).map(seat).collect()
    }

    /// Makes the person's move.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn play(&mut self, mv: &str) -> Result<(), String> {
        self.make(self.me, mv)
    }

    fn make(&mut self, seat: Seat, mv: &str) -> Result<(), String> {
        let played = self.game.play(seat, mv).map_err(|refusal| refusal.code.word().to_string())?;
        self.log.push((Some(seat), played));
        self.keeper.note(&*self.game);
        Ok(())
    }

    /// Lets a bot move, if one is due; whether one did.
    pub fn think(&mut self) -> bool {
        let Some((seat, mv)) = self.company.moves(&*self.game) else { return false };
        self.make(seat, &mv).is_ok()
    }

    /// Every moment of the game, as the public saw it.
    pub fn moments(&self) -> Value {
        let plies = self.game.ply();
        let moment = |(ply, (seat, played)): (usize, &(Option<Seat>, Played))| {
            let events = if seat.is_some() { json!(played.events(Viewer::Public)) } else { json!([]) };
            json!({ "ply": ply, "plies": plies, "seat": seat, "events": events, "view": self.game.at(ply).view(Viewer::Public) })
        };
        // Nothing hidden is shown before the end.
        if self.game.outcome().is_none() { json!([]) } else { self.log.iter().enumerate().map(moment).collect() }
    }
}
