//! What a small picture of a table shows, for those who have only its link. A game says what lies on the table; `picture` draws it and knows no game.

use crate::{Edition, Game, Seat};

/// A game that can be pictured. What it shows comes from a view, so a picture holds nothing that its viewer may not know.
pub trait Sketched: Game {
    /// How this edition looks.
    fn look(edition: &'static Edition) -> Look;

    /// What lies on the table, as this viewer sees it.
    fn sketch(view: &Self::View) -> Sketch;
}

/// The look of an edition: words in the names of the drawings in `web/src`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// What the table is covered with: `felt` for `felt-dark`.
    pub surface: &'static str,
    /// The family of its characters: `sultan` for `bot-sultan-1`; empty if they have no portraits.
    pub characters: &'static str,
}

/// What lies on a table: a few things that can be told apart at the size of a stamp.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// The middle of the table, from the top.
    pub rows: Vec<Row>,
    /// What lies beside it, from the top.
    pub beside: Vec<Tile>,
    /// What lies below it, from the left.
    pub below: Vec<Tile>,
    /// The points of each seat, in seat order; `None` where people may not see them.
    pub scores: Vec<Option<i16>>,
}

/// Things side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whose they are, if they belong to a seat.
    pub seat: Option<Seat>,
    /// From the left.
    pub tiles: Vec<Tile>,
}

/// One thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// What it is.
    pub form: Form,
    /// Its colour.
    pub tone: Tone,
    /// The name of a drawing in `web/src` on it, without its size: `gem-red`.
    pub figure: Option<String>,
    /// Its value, or how many there are.
    pub number: Option<i16>,
    /// What it costs or requires.
    pub dots: Vec<(Tone, u8)>,
    /// Whose cards lie on it face down, in the order laid.
    pub laid: Vec<Seat>,
}

impl Tile {
    /// A plain thing of this form, with nothing on it.
    pub fn new(form: Form) -> Tile {
        Tile { form, tone: Tone::Plain, figure: None, number: None, dots: Vec::new(), laid: Vec::new() }
    }
}

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A card, its number in a corner.
    Card,
    /// A square, filled by its figure.
    Square,
    /// Pieces of one kind, with their number next to them.
    Pile,
    /// A stand, drawn with the drawing of this name, on which the figure lies.
    Stand(&'static str),
    /// A place where nothing lies.
    Gap,
}

/// The colour of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "colours")]
pub enum Tone {
    White,
    Blue,
    Green,
    Red,
    Black,
    Yellow,
    Plain,
}
