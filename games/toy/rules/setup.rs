//! The options of a table.

use engine::{BadSetup, Edition, Opt, OptionKind, Seat};

/// The only edition.
pub(crate) const EDITIONS: &[Edition] = &[Edition {
    name: "toy",
    title: "Stakes",
    about: "A toy for those who build games here: two rounds of hidden cards, and the highest takes the stake.",
    players: (2, 3), // T1
    options: &[Opt { name: "first", kind: OptionKind::Seat, default: "random", against_bots: None, about: "Who lays the first card." }],
    guide: None,
}];

/// The options the table agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(crate) players: u8,
    pub(crate) first: Option<Seat>,
}

impl engine::Setup for Setup {
    fn new(_: &'static Edition, players: u8) -> Setup {
        Setup { players, first: None }
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
