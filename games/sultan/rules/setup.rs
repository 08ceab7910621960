//! The options of a table, and how they set the size of the game.

use super::cards;
use super::colour::Colour;
use super::jewels::{Grade, Jewels};
use engine::{BadSetup, Opt, OptionKind, Seat};

/// Which of the two boxes is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The game of 2009.
    Sultan,
    /// The Brazilian edition before it.
    Riquezas,
}

impl Edition {
    /// S1, R1: the colours from the common to the rare.
    pub fn colours(self) -> &'static [Colour; 5] {
        match self {
            Edition::Sultan => &cards::SULTAN,
            Edition::Riquezas => &cards::RIQUEZAS,
        }
    }

    /// S1, R1: the colour of a grade.
    pub fn colour(self, grade: Grade) -> Colour {
        self.colours()[grade.index()]
    }
}

const FIRST: Opt = Opt {
    name: "first",
    kind: OptionKind::Seat,
    default: "random",
    against_bots: None,
    about: "Who is first player of the first round (S6, R3).",
};
const SCREENS: Opt = Opt {
    name: "screens",
    kind: OptionKind::Choice(&["closed", "open"]),
    default: "closed",
    against_bots: Some("open"),
    about: "Whether collections stay hidden behind screens until the end, or are shown to everyone (S31).",
};
const RUSH: Opt = Opt {
    name: "rush",
    kind: OptionKind::Flag,
    default: "off",
    against_bots: None,
    about: "No turn order: everybody lays cards at the same time, and the earlier card wins ties (R11).",
};
const SILENT: Opt = Opt {
    name: "silent",
    kind: OptionKind::Flag,
    default: "off",
    against_bots: None,
    about: "A card that lies alone is discarded without being shown (R12).",
};
const BAGS: Opt = Opt {
    name: "bags",
    kind: OptionKind::Flag,
    default: "off",
    against_bots: None,
    about: "Jewels you win stay in a closed bag until the end (R13).",
};
const BAZAARS: Opt = Opt {
    name: "bazaars",
    kind: OptionKind::Choice(&["rulebook", "2"]),
    default: "rulebook",
    against_bots: None,
    about: "The rulebook has three bazaars, or two with three players (R2); two players may also play with 2, as one passage has it (R9).",
};
const STACKING: Opt = Opt {
    name: "stacking",
    kind: OptionKind::Flag,
    default: "off",
    against_bots: None,
    about: "Both cards of a round may lie at one bazaar (R10).",
};

/// The two editions.
pub(crate) const EDITIONS: &[engine::Edition] = &[
    engine::Edition {
        name: "sultan",
        title: "Sultan",
        about: "Lay money face down on the cushions, outbid the others for the Sultan's jewels and collect them in sets.",
        players: (2, 5), // S1
        options: &[FIRST, SCREENS, RUSH, SILENT, BAGS],
        guide: Some(include_str!("../guide/sultan.record")),
    },
    engine::Edition {
        name: "riquezas",
        title: "Riquezas do Sultão",
        about: "The Brazilian forerunner: bazaars, gold and black jewels, with variants of its own.",
        players: (2, 5), // R1
        options: &[FIRST, SCREENS, RUSH, SILENT, BAGS, BAZAARS, STACKING],
        guide: Some(include_str!("../guide/riquezas.record")),
    },
];

/// The options the table agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(crate) edition: Edition,
    pub(crate) players: u8,
    pub(crate) first: Option<Seat>,
    pub(crate) screens_open: bool,
    pub(crate) rush: bool,
    pub(crate) silent: bool,
    pub(crate) bags: bool,
    pub(crate) cushions: u8,
    /// Cached, since it is needed after every bid.
    bids_a_round: u8,
    pub(crate) stacking: bool,
}

impl Setup {
    /// S3, S23, R2, R9: cushions, or bazaars.
    pub fn cushions(&self) -> u8 {
        self.cushions
    }

    /// S7, S24: rounds in a stage; there are three stages.
    pub fn rounds(&self) -> u8 {
        if self.players == 2 { 4 } else { 5 }
    }

    /// S10, S25: cards that each player lays in a round.
    pub fn cards_a_round(&self) -> u8 {
        if self.players == 2 { 2 } else { 1 }
    }

    /// S25, R10: whether a player must lay each card of a round on a different cushion.
    #[inline]
    pub(crate) fn lays_apart(&self) -> bool {
        self.players == 2 && !self.stacking
    }

    /// S11: cards laid in a round by all players together.
    pub fn bids_a_round(&self) -> u8 {
        self.bids_a_round
    }

    /// S8, S24: cards drawn at the start of a stage.
    pub fn hand_size(&self) -> u8 {
        self.rounds() * self.cards_a_round()
    }

    /// S2, S23: all the money of one player.
    pub fn money(&self) -> &'static [u8] {
        if self.players == 2 { &cards::MONEY_OF_TWO } else { &cards::MONEY }
    }

    /// S20, S28, R6: the bonus for this many jewels of one colour.
    pub fn bonus(&self, jewels: u8) -> u8 {
        let table = if self.players == 2 { &cards::BONUS_OF_TWO } else { &cards::BONUS };
        table[usize::from(jewels).min(table.len() - 1)]
    }

    /// S19, S20, S28: the points of these jewels and their sets; S22 works out an example.
    pub(crate) fn points(&self, jewels: Jewels) -> u8 {
        let worth = |grade: Grade| grade.points() * jewels.of(grade) + self.bonus(jewels.of(grade));
        Grade::ALL.into_iter().map(worth).sum()
    }

    /// S1, R1: the colour of a grade in this edition.
    pub fn colour(&self, grade: Grade) -> Colour {
        self.edition.colour(grade)
    }

    /// S1, R1: the grade with this colour, if the edition has it.
    pub fn grade(&self, colour: Colour) -> Option<Grade> {
        let index = self.edition.colours().iter().position(|known| *known == colour)?;
        Some(Grade::ALL[index])
    }

    /// Whether this seat sits at the table.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.players)
    }
}

/// S3, S23, R2: how many there are unless the table says otherwise.
pub(crate) fn rulebook_cushions(players: u8) -> u8 {
    if players == 3 { 2 } else { 3 }
}

impl engine::Setup for Setup {
    fn new(edition: &'static engine::Edition, players: u8) -> Setup {
        let edition = if edition.name == EDITIONS[0].name { Edition::Sultan } else { Edition::Riquezas };
        Setup {
            edition,
            players,
            first: None,
            screens_open: false,
            rush: false,
            silent: false,
            bags: false,
            cushions: rulebook_cushions(players),
            bids_a_round: if players == 2 { 4 } else { players },
            stacking: false,
        }
    }

    fn edition(&self) -> &'static engine::Edition {
        match self.edition {
            Edition::Sultan => &EDITIONS[0],
            Edition::Riquezas => &EDITIONS[1],
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn option(&self, name: &str) -> String {
        let flag = |on: bool| if on { "on" } else { "off" }.to_string();
        match name {
            "first" => self.first.map_or("random".into(), |seat| seat.to_string()),
            "screens" => if self.screens_open { "open" } else { "closed" }.into(),
            "rush" => flag(self.rush),
            "silent" => flag(self.silent),
            "bags" => flag(self.bags),
            "bazaars" => if self.cushions == rulebook_cushions(self.players) { "rulebook" } else { "2" }.into(),
            "stacking" => flag(self.stacking),
            other => panic!("no option {other}"),
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        let on = value == "on";
        match name {
            "first" => self.first = value.parse().ok(),
            "screens" => self.screens_open = value == "open",
            "rush" => self.rush = on,
            "silent" => self.silent = on,
            "bags" => self.bags = on,
            "bazaars" => self.cushions = if value == "2" { 2 } else { rulebook_cushions(self.players) },
            "stacking" => self.stacking = on,
            other => panic!("no option {other}"),
        }
    }

    fn check(&self) -> Result<(), BadSetup> {
        if self.stacking && self.players != 2 {
            return Err("stacking is about the two cards that each of two players lays; with more players each lays one (R10)".into());
        }
        if self.cushions == 2 && self.players > 3 {
            return Err(BadSetup::new(format!(
                "bazaars=2 is a reading of the two-player rules (R9); {} players use three (R2)",
                self.players
            )));
        }
        if self.bags && self.screens_open {
            return Err("bags hide every collection until the end (R13), so screens cannot be open as well: choose one".into());
        }
        Ok(())
    }
}
