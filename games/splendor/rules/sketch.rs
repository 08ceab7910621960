//! A picture of the table: the open cards, the nobles and the bank.

use super::gems::{Gem, Gems};
use super::state::State;
use super::view::{CardView, NobleView, PlaceView, View};
use engine::{Edition, Form, Look, Row, Sketch, Sketched, Tile, Tone};

impl Sketched for State {
    fn look(_: &'static Edition) -> Look {
        Look { surface: "felt", characters: "splendor" }
    }

    fn sketch(view: &View) -> Sketch {
        let card = |place: &PlaceView| place.card.map_or_else(|| Tile::new(Form::Gap), card_tile);
        let rows = view.levels.iter().rev().map(|level| Row { seat: None, tiles: level.places.iter().map(card).collect() });
        let bank = Gem::ALL.into_iter().map(|gem| pile(gem, view.bank.count(gem)));
        Sketch {
            rows: rows.collect(),
            beside: view.nobles.iter().flatten().copied().map(noble_tile).collect(),
            below: bank.collect(),
            scores: view.seats.iter().map(|seat| Some(seat.points.into())).collect(),
        }
    }
}

fn card_tile(card: CardView) -> Tile {
    let (colour, tone) = word(card.bonus);
    let number = (card.points > 0).then_some(card.points.into());
    Tile { tone, figure: Some(format!("gem-{colour}")), number, dots: dots(card.cost), ..Tile::new(Form::Card) }
}

fn noble_tile(noble: NobleView) -> Tile {
    let (figure, number) = (Some(format!("noble-{}", noble.number)), Some(noble.points.into()));
    Tile { figure, number, dots: dots(noble.cost), ..Tile::new(Form::Square) }
}

fn pile(gem: Gem, count: u32) -> Tile {
    let (colour, tone) = word(gem);
    Tile { tone, figure: Some(format!("token-{colour}")), number: Some(count as i16), ..Tile::new(Form::Pile) }
}

fn dots(cost: Gems) -> Vec<(Tone, u8)> {
    let dots = Gem::COLOURS.into_iter().map(|gem| (word(gem).1, cost.count(gem) as u8));
    dots.filter(|(_, count)| *count > 0).collect()
}

/// A colour in the names of drawings, and as it is painted.
fn word(gem: Gem) -> (&'static str, Tone) {
    match gem {
        Gem::White => ("white", Tone::White),
        Gem::Blue => ("blue", Tone::Blue),
        Gem::Green => ("green", Tone::Green),
        Gem::Red => ("red", Tone::Red),
        Gem::Black => ("black", Tone::Black),
        Gem::Gold => ("gold", Tone::Yellow),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Match, Seed, Setup as _, Viewer};

    #[test]
    fn the_market_is_shown_with_the_highest_level_on_top() {
        let game = Match::<State>::new(crate::splendor::Setup::new(&State::EDITIONS[0], 3), Seed::number(4));
        let view = game.state().view(Viewer::Public);
        let sketch = State::sketch(&view);
        assert_eq!(sketch.rows.iter().map(|row| row.tiles.len()).collect::<Vec<_>>(), [4; 3]);
        let highest = view.levels[2].places[0].card.expect("a card");
        assert_eq!(sketch.rows[0].tiles[0], card_tile(highest));
        let cost = |tile: &Tile| tile.dots.iter().map(|(_, count)| u32::from(*count)).sum::<u32>();
        assert_eq!(cost(&sketch.rows[0].tiles[0]), highest.cost.total());
        assert_eq!((sketch.beside.len(), sketch.below.len(), sketch.scores), (4, 6, vec![Some(0); 3]));
    }
}
