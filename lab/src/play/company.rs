//! Who sits at the table: people at the keyboard, and bots.

use crate::any::AnyMatch;
use crate::failure::Failure;
use crate::levels::{Level, levels};
use bots::{Budget, Kind};
use engine::{Rng, Seat, Seats, Seed, Unreadable};
use std::str::FromStr;
use std::time::Duration;

/// Who sits at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sitter {
    /// Someone at the keyboard.
    Me,
    /// The character of this level.
    Bot(u8),
}

impl FromStr for Sitter {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Sitter, Unreadable> {
        let level = |number: &str| number.parse().ok().filter(|number| (1..=5).contains(number));
        match text.strip_prefix("bot:").and_then(level) {
            Some(level) => Ok(Sitter::Bot(level)),
            None if text == "me" => Ok(Sitter::Me),
            None => Err(Unreadable::new(format!("`{text}` is not a player: use `me`, or `bot:1` to `bot:5`"))),
        }
    }
}

/// Everybody at the table.
pub(super) struct Company {
    sitters: Vec<Sitter>,
    levels: Vec<Level>,
    players: u8,
    rng: Rng,
}

/// A bot at a table with people answers within this time.
const PATIENCE: Budget = Budget::Time(Duration::from_millis(900));

impl Company {
    /// Seats these, or only people if nobody is named.
    pub(super) fn new(sitters: &[Sitter], game: &dyn AnyMatch) -> Result<Company, Failure> {
        let players = usize::from(game.players());
        let sitters = if sitters.is_empty() { vec![Sitter::Me; players] } else { sitters.to_vec() };
        if sitters.len() != players {
            return Err(Failure::Usage(format!("--seats names {} seats, and the table has {players}", sitters.len())));
        }
        let levels = levels(game.edition().name);
        // The bots' own random numbers, separate from the deal's.
        let seed = getrandom::u64().map_err(|why| Failure::Fault(format!("the system gives no random seed: {why}")))?;
        Ok(Company { sitters, levels, players: game.players(), rng: Rng::new(Seed::number(seed)) })
    }

    /// Whether this seat is the only one at the keyboard, so that nothing need be hidden.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        self.sitters.iter().enumerate().all(|(index, sitter)| (*sitter == Sitter::Me) == (index == seat.index()))
    }

    /// Those of the seats that are at the keyboard.
    pub(super) fn people(&self, seats: Seats) -> Seats {
        seats.iter().filter(|seat| self.sitters[seat.index()] == Sitter::Me).collect()
    }

    /// The level of the bot in a seat, if one sits there.
    pub(super) fn level(&self, seat: Seat) -> Option<u8> {
        match self.sitters[seat.index()] {
            Sitter::Me => None,
            Sitter::Bot(level) => Some(level),
        }
    }

    /// A line about each bot.
    pub(super) fn introductions(&self) -> impl Iterator<Item = String> {
        let bots = self.sitters.iter().enumerate().filter_map(|(index, sitter)| match sitter {
            Sitter::Me => None,
            Sitter::Bot(level) => Some((index, self.levels.get(usize::from(*level) - 1)?)),
        });
        bots.map(|(index, level)| {
            let rated = level.ratings.iter().find(|rated| rated.players == self.players);
            let rated = rated.map_or_else(String::new, |rated| format!(" Rated {rated}."));
            format!("Seat {} is {}. {}{rated}", Seat::new(index), level.name, level.about)
        })
    }

    /// A bot's move, if one is due: always if only bots owe one, and at some moment if people owe one as well.
    pub(super) fn moves(&mut self, game: &dyn AnyMatch) -> Option<(Seat, String)> {
        let waiting: Vec<Seat> = game.waiting_for().iter().collect();
        if self.people(game.waiting_for()).len() == waiting.len() {
            return None;
        }
        let seat = self.rng.pick(&waiting);
        let Sitter::Bot(level) = self.sitters[seat.index()] else { return None };
        let opinion = game.think(seat, Kind::Level(level), PATIENCE, Seed::number(self.rng.long_bits()), None)?;
        Some((seat, opinion.mv))
    }
}
