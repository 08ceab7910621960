//! The rules as examples, one or more a number; then the places where other programs are known to go wrong; then the laws.

use super::cards::{CARDS, LEVELS, NOBLES, NONE};
use super::gems::{Gem, Gems};
use super::moves::{Move, Place};
use super::rules::{Phase, Setup, State};
use crate::golden;
use engine::laws;
use engine::{Game, Match, Rng, Seat, Seed, Setup as _, Viewer};

fn setup(players: u8, options: &str) -> Setup {
    Setup::read(&State::EDITIONS[0], players, options).expect("a table")
}
