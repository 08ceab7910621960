//! A picture of the table: the stakes, and who has laid a card for the last one.

use super::state::State;
use super::view::View;
use engine::{Edition, Form, Look, Row, Sketch, Sketched, Tile};

impl Sketched for State {
    fn look(_: &'static Edition) -> Look {
        Look { surface: "felt", characters: "" }
    }

    fn sketch(view: &View) -> Sketch {
        let mut stakes: Vec<Tile> = view.stakes.iter().map(|stake| stake_tile(*stake)).collect();
        if let Some(last) = stakes.last_mut() {
            last.laid = view.seats.iter().filter(|seat| seat.has_laid).map(|seat| seat.seat).collect();
        }
        let scores = view.seats.iter().map(|seat| Some(seat.points.into())).collect();
        Sketch { rows: vec![Row { seat: None, tiles: stakes }], scores, ..Sketch::default() }
    }
}

fn stake_tile(stake: u8) -> Tile {
    Tile { number: Some(stake.into()), ..Tile::new(Form::Card) }
}
