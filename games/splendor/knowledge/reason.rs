//! What a move achieves, as data for screens in any language and as an English sentence.

use crate::splendor::rules::gems::Gem;
use crate::splendor::rules::moves::Slot;
use engine::Seat;
use serde::Serialize;
use std::fmt;

/// A reason for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// It triggers the last round.
    ReachesGoal {
        /// The mover's points after it.
        points: u8,
    },
    /// A noble comes.
    BringsNoble {
        /// All points that the move brings.
        points: u8,
    },
    /// It scores.
    Scores {
        /// The points that it brings.
        points: u8,
    },
    /// One more bonus.
    AddsBonus {
        /// Its colour.
        gem: Gem,
        /// How many of that colour the mover then has.
        number: u8,
    },
    /// It brings a gold token.
    TakesGold,
    /// A rival could have bought the card next turn.
    Denies {
        /// The rival.
        seat: Seat,
        /// Where the card lay.
        place: Slot,
        /// What it would have brought them.
        points: u8,
        /// Whether it would have reached the goal.
        ends: bool,
    },
    /// A noble gets closer.
    NobleNearer {
        /// Its place, counted from 1.
        noble: u8,
        /// How many bonuses are still missing.
        bonuses: u8,
    },
    /// A card can be bought next turn that could not be bought before.
    WithinReach {
        /// Where it lies.
        place: Slot,
        /// The bonus that it gives.
        gem: Gem,
        /// Its level.
        level: u8,
        /// What it brings, with a noble if one comes.
        points: u8,
    },
    /// A card gets closer, and cannot be bought next turn yet.
    Nearer {
        /// Where it lies.
        place: Slot,
        /// The bonus that it gives.
        gem: Gem,
        /// Its level.
        level: u8,
        /// What it brings, with a noble if one comes.
        points: u8,
        /// How many tokens are still missing.
        tokens: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = |number: u8| if number == 1 { "" } else { "s" };
        match *self {
            Reason::ReachesGoal { points } => write!(f, "reaches {points} points and brings on the last round"),
            Reason::BringsNoble { points } => write!(f, "brings a noble, {points} points in all"),
            Reason::Scores { points } => write!(f, "scores {points} point{}", s(points)),
            Reason::AddsBonus { gem, number } => write!(f, "adds a {} bonus, number {number}", name(gem)),
            Reason::TakesGold => f.write_str("takes a gold token"),
            Reason::Denies { seat, place: _, points, ends } => {
                let end = if ends { ", which would end the game" } else { "" };
                write!(f, "denies seat {seat} {points} point{} next turn{end}", s(points))
            }
            Reason::NobleNearer { noble: _, bonuses } => {
                let es = if bonuses == 1 { "" } else { "es" };
                write!(f, "leaves the nearest noble {bonuses} bonus{es} away")
            }
            Reason::WithinReach { place: _, gem, level, points } => {
                write!(f, "can buy {} next turn", card(gem, level, points))
            }
            Reason::Nearer { place: _, gem, level, points, tokens } => {
                write!(f, "is {tokens} token{} short of {}", s(tokens), card(gem, level, points))
            }
        }
    }
}

fn card(gem: Gem, level: u8, points: u8) -> String {
    let worth = match points {
        0 => String::new(),
        1 => " worth 1 point".to_owned(),
        _ => format!(" worth {points} points"),
    };
    format!("a {} card of level {level}{worth}", name(gem))
}

fn name(gem: Gem) -> &'static str {
    ["white", "blue", "green", "red", "black", "gold"][gem as usize]
}
