//! A picture of the table: the jewels on offer with the cards laid for them, the pouch, and at the end what everyone has won. Screens and
//! bags cover here what they cover at the table (S31, R13).

use super::colour::Colour;
use super::jewels::Jewels;
use super::setup::Edition;
use super::state::{Phase, State};
use super::view::{CushionView, View};
use engine::{Form, Look, Row, Sketch, Sketched, Tile, Tone};

impl Sketched for State {
    fn look(edition: &'static engine::Edition) -> Look {
        Look { surface: if edition.name == "riquezas" { "sandstone" } else { "carpet" }, characters: "sultan" }
    }

    fn sketch(view: &View) -> Sketch {
        let scores = view.seats.iter().map(|seat| (!seat.covered).then_some(seat.points.into()));
        let pouch = if view.phase == Phase::Over { Vec::new() } else { piles(&view.colours, view.pouch) };
        Sketch { rows: rows(view), beside: Vec::new(), below: pouch, scores: scores.collect() }
    }
}

fn rows(view: &View) -> Vec<Row> {
    let shared = |tiles: Vec<Tile>| vec![Row { seat: None, tiles }];
    match view.phase {
        Phase::Offer => shared(view.drawn.iter().map(|colour| jewel(*colour, Form::Pile)).collect()),
        Phase::Bids => shared((1..).zip(&view.cushions).map(|(number, cushion)| stand(view.edition, number, cushion)).collect()),
        Phase::Over => {
            let collection = |seat: &super::view::SeatView| Row { seat: Some(seat.seat), tiles: piles(&view.colours, seat.jewels) };
            view.seats.iter().map(collection).collect()
        }
    }
}

fn stand(edition: Edition, number: usize, cushion: &CushionView) -> Tile {
    let base = match edition {
        Edition::Sultan => "cushion",
        Edition::Riquezas => ["stall-1", "stall-2", "stall-3"][(number - 1) % 3],
    };
    Tile { laid: cushion.bids.iter().map(|bid| bid.seat).collect(), ..jewel(cushion.jewel, Form::Stand(base)) }
}

/// The jewels of each colour.
fn piles(colours: &[Colour; 5], jewels: Jewels) -> Vec<Tile> {
    let pile = |(colour, count): (&Colour, u8)| Tile { number: Some(count.into()), ..jewel(*colour, Form::Pile) };
    colours.iter().zip(jewels.counts()).map(pile).collect()
}

fn jewel(colour: Colour, form: Form) -> Tile {
    let (word, tone) = match colour {
        Colour::White => ("white", Tone::White),
        Colour::Red => ("red", Tone::Red),
        Colour::Yellow => ("yellow", Tone::Yellow),
        Colour::Green => ("green", Tone::Green),
        Colour::Blue => ("blue", Tone::Blue),
        Colour::Black => ("black", Tone::Black),
    };
    Tile { tone, figure: Some(format!("gem-{word}")), ..Tile::new(form) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Match, Rng, Seed, Setup as _, Viewer};

    fn sketches(edition: &'static engine::Edition, options: &str) -> Vec<(View, Sketch)> {
        let setup = crate::sultan::Setup::read(edition, 3, options).expect("a setup");
        let mut game = Match::<State>::new(setup, Seed::number(9));
        let mut rng = Rng::new(Seed::number(3));
        let mut seen = Vec::new();
        loop {
            let view = game.state().view(Viewer::Public);
            seen.push((view.clone(), State::sketch(&view)));
            if game.play_at_random(&mut rng).is_none() {
                return seen;
            }
        }
    }

    #[test]
    fn s31_screens_cover_points_until_the_end() {
        for (view, sketch) in sketches(&State::EDITIONS[0], "") {
            assert_eq!(sketch.scores.iter().all(Option::is_some), view.phase == Phase::Over);
            assert_eq!(sketch.rows.iter().any(|row| row.seat.is_some()), view.phase == Phase::Over);
        }
    }

    #[test]
    fn every_card_laid_lies_on_its_stand() {
        let laid = |sketch: &Sketch| sketch.rows.iter().flat_map(|row| &row.tiles).map(|tile| tile.laid.len()).sum::<usize>();
        let seen = sketches(&State::EDITIONS[1], "");
        for (view, sketch) in &seen {
            assert_eq!(laid(sketch), view.cushions.iter().map(|cushion| cushion.bids.len()).sum::<usize>());
        }
        assert!(seen.iter().any(|(_, sketch)| laid(sketch) > 1));
    }
}
