//! The options of a table, and how they set the size of the game.

use super::cards::{LEVELS, SIZES};
use engine::{BadSetup, Edition, Opt, OptionKind, Seat};

/// The only edition.
pub(crate) const EDITIONS: &[Edition] = &[Edition {
    name: "splendor",
    title: "Splendor",
    about: "Collect gems, buy cards that make later cards cheaper, and bring nobles to your door.",
    players: (2, 4), // P1
    options: &[Opt { name: "first", kind: OptionKind::Seat, default: "random", against_bots: None, about: "Who has the first turn." }], // P5
    guide: Some(include_str!("../guide/splendor.record")),
}];

/// The options the table agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(crate) players: u8,
    pub(crate) first: Option<Seat>,
    /// How many cards of each level are in the game: all (P2), except in tests on a smaller game.
    pub(crate) sizes: [u8; LEVELS],
}

impl Setup {
    /// How many nobles are laid out (P3).
    pub(crate) fn nobles(&self) -> usize {
        usize::from(self.players) + 1
    }
}

impl engine::Setup for Setup {
    fn new(_: &'static Edition, players: u8) -> Setup {
        Setup { players, first: None, sizes: SIZES }
    }

    fn edition(&self) -> &'static Edition {
        &EDITIONS[0]
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn option(&self, _: &str) -> String {
        self.first.map_or("random".into(), |seat| seat.to_string())
    }

    fn set(&mut self, _: &str, value: &str) {
        self.first = value.parse().ok();
    }

    fn check(&self) -> Result<(), BadSetup> {
        Ok(())
    }
}
