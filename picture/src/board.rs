//! What lies on a table, drawn as large as fits.

use crate::lettering::Face;
use crate::pen::{Anchor, Frame, INK, Letters, PAPER, Pen};
use engine::{Form, Row, Seat, Sketch, Tile, Tone};

const GAP: f32 = 14.0;

/// How a colour is painted, and what is written on it.
fn paint(tone: Tone) -> (&'static str, &'static str) {
    match tone {
        Tone::White => ("#dfe6ee", "#1f2a38"),
        Tone::Blue => ("#2458bb", "#ffffff"),
        Tone::Green => ("#15774a", "#ffffff"),
        Tone::Red => ("#bf2238", "#ffffff"),
        Tone::Black => ("#2c2d36", "#ffffff"),
        Tone::Yellow => ("#e4ac1e", "#2c1d00"),
        Tone::Plain => ("#efe3cb", INK),
    }
}

/// Width and height of a form, in any unit.
fn proportions(form: Form) -> (f32, f32) {
    match form {
        Form::Card | Form::Gap => (0.9, 1.0),
        Form::Square => (1.0, 1.0),
        Form::Pile => (1.0, 1.2),
        Form::Stand(_) => (1.0, 1.5),
    }
}

/// Draws what lies on the table. `faces` are those of the seats.
pub(crate) fn draw(pen: &mut Pen, sketch: &Sketch, faces: &[Option<&str>], at: Frame) {
    let low = if sketch.below.is_empty() { 0.0 } else { 92.0 };
    let side = if sketch.beside.is_empty() { 0.0 } else { 122.0 };
    let middle = Frame::new(at.x, at.y, at.w - side, at.h - low);
    let high = (middle.h + GAP) / sketch.rows.len().max(1) as f32 - GAP;
    for (index, row) in sketch.rows.iter().enumerate() {
        draw_row(pen, row, faces, Frame::new(middle.x, middle.y + (high + GAP) * index as f32, middle.w, high));
    }
    let each = ((at.h - low + GAP) / sketch.beside.len().max(4) as f32 - GAP).min(side - GAP);
    for (index, tile) in sketch.beside.iter().enumerate() {
        draw_tile(pen, tile, Frame::new(at.x + at.w - side + GAP, at.y + (each + GAP) * index as f32, side - GAP, each));
    }
    let wide = at.w / sketch.below.len().max(5) as f32;
    for (index, tile) in sketch.below.iter().enumerate() {
        draw_small(pen, tile, Frame::new(at.x + wide * index as f32, at.y + at.h - low + GAP, wide, low - GAP));
    }
}

fn draw_row(pen: &mut Pen, row: &Row, faces: &[Option<&str>], at: Frame) {
    let mut at = at;
    if let Some(face) = row.seat.and_then(|seat| faces.get(seat.index()).copied().flatten()) {
        let r = (at.h / 2.0 - 4.0).min(44.0);
        let centre = (at.x + r, at.y + at.h / 2.0);
        pen.clipped(face, Frame::new(centre.0 - r, centre.1 - r, 2.0 * r, 2.0 * r), r);
        pen.circle(centre, r, r##"fill="none" stroke="#f0cf86" stroke-width="3""##);
        at = Frame::new(at.x + 2.0 * r + GAP, at.y, at.w - 2.0 * r - GAP, at.h);
    }
    let wide = (at.w + GAP) / row.tiles.len().max(1) as f32 - GAP;
    for (index, tile) in row.tiles.iter().enumerate() {
        let place = Frame::new(at.x + (wide + GAP) * index as f32, at.y, wide, at.h);
        match (row.seat, tile.form) {
            (Some(_), _) => draw_small(pen, tile, place),
            (None, form) => {
                let (w, h) = proportions(form);
                draw_tile(pen, tile, place.fit(w, h));
            }
        }
    }
}

fn draw_tile(pen: &mut Pen, tile: &Tile, at: Frame) {
    match tile.form {
        Form::Card => draw_card(pen, tile, at),
        Form::Square => draw_square(pen, tile, at),
        Form::Pile => draw_pile(pen, tile, at),
        Form::Stand(base) => draw_stand(pen, tile, base, at),
        Form::Gap => pen.rect(at, 12.0, r##"fill="#000" fill-opacity=".22""##),
    }
}

fn shadow(pen: &mut Pen, at: Frame, round: f32) {
    pen.rect(Frame::new(at.x + 3.0, at.y + 5.0, at.w, at.h), round, r##"fill="#000" fill-opacity=".38""##);
}

/// Its colour above, its price on paper below.
fn draw_card(pen: &mut Pen, tile: &Tile, at: Frame) {
    let (fill, ink) = paint(tile.tone);
    shadow(pen, at, 13.0);
    pen.rect(at, 13.0, &format!(r#"fill="{PAPER}""#));
    if tile.dots.is_empty() {
        let size = at.h * 0.5;
        let (x, y) = at.middle();
        pen.rect(at, 13.0, &format!(r#"fill="{fill}""#));
        number(pen, tile, (x, y + size * 0.35), size, ink, Anchor::Middle);
        lay(pen, &tile.laid, Frame::new(at.x, at.y + at.h * 0.72, at.w, at.h * 0.3));
        return;
    }
    let head = Frame::new(at.x, at.y, at.w, at.h * 0.47);
    let (x, y, w, h) = (head.x, head.y, head.w, head.h);
    pen.raw(&format!(
        r#"<path d="M{x:.1} {:.1}V{:.1}a13 13 0 0 1 13-13H{:.1}a13 13 0 0 1 13 13V{:.1}Z" fill="{fill}"/>"#,
        y + h,
        y + 13.0,
        x + w - 13.0,
        y + h
    ));
    let stone = h * 0.92;
    if let Some(figure) = &tile.figure {
        // A stone of the colour of its ground would not be seen.
        pen.circle((x + w - stone / 2.0 - 4.0, y + h / 2.0), stone / 2.0, r##"fill="#fff" fill-opacity=".28""##);
        pen.image(figure, Frame::new(x + w - stone - 1.0, y + h / 2.0 - stone * 0.47, stone * 0.94, stone * 0.94));
    }
    number(pen, tile, (x + 12.0, y + h * 0.8), h * 0.86, ink, Anchor::Start);
    dots(pen, &tile.dots, Frame::new(at.x + 6.0, at.y + h, at.w - 12.0, at.h - h));
}

/// The price: in one row, or in two.
fn dots(pen: &mut Pen, dots: &[(Tone, u8)], at: Frame) {
    let columns = if dots.len() > 3 { 2 } else { dots.len() };
    let rows = dots.len().div_ceil(columns);
    let r = (at.w / columns as f32).min(at.h / rows as f32).min(at.h * 0.62) / 2.0 - 1.5;
    for (index, (tone, count)) in dots.iter().enumerate() {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let centre = (at.x + at.w / columns as f32 * (column + 0.5), at.y + at.h / rows as f32 * (row + 0.5));
        dot(pen, *tone, *count, centre, r);
    }
}

fn dot(pen: &mut Pen, tone: Tone, count: u8, centre: (f32, f32), r: f32) {
    let (fill, ink) = paint(tone);
    pen.circle(centre, r, &format!(r##"fill="{fill}" stroke="#241a14" stroke-opacity=".45" stroke-width="1.5""##));
    let letters = Letters { face: Face::Sans, size: r * 1.6, fill: ink, anchor: Anchor::Middle };
    pen.text((centre.0, centre.1 + r * 0.54), letters, &count.to_string());
}

fn number(pen: &mut Pen, tile: &Tile, at: (f32, f32), size: f32, fill: &str, anchor: Anchor) {
    if let Some(number) = tile.number {
        pen.text(at, Letters { face: Face::Serif, size, fill, anchor }, &number.to_string());
    }
}

/// The figure, and what it requires along its left side.
fn draw_square(pen: &mut Pen, tile: &Tile, at: Frame) {
    let side = at.w.min(at.h);
    let at = Frame::new(at.x + (at.w - side) / 2.0, at.y, side, side);
    shadow(pen, at, 12.0);
    pen.rect(at, 12.0, r##"fill="#4a4046""##);
    if let Some(figure) = &tile.figure {
        pen.clipped(figure, at, 12.0);
    }
    pen.rect(at, 12.0, r##"fill="none" stroke="#d9a441" stroke-width="3""##);
    let r = side * 0.15;
    for (index, (tone, count)) in tile.dots.iter().enumerate() {
        dot(pen, *tone, *count, (at.x + r + 4.0, at.y + r + 4.0 + (2.0 * r + 1.0) * index as f32), r);
    }
    number(pen, tile, (at.x + side - 7.0, at.y + side - 9.0), side * 0.34, "#ffffff", Anchor::End);
}

/// One piece, large, and how many there are if that is known.
fn draw_pile(pen: &mut Pen, tile: &Tile, at: Frame) {
    let figure = at.fit(1.0, 1.0);
    if let Some(name) = &tile.figure {
        pen.circle(figure.middle(), figure.w * 0.48, r##"fill="#fff" fill-opacity=".12""##);
        pen.image(name, figure);
    }
    number(pen, tile, (at.x + at.w, at.y + at.h), at.h * 0.3, PAPER, Anchor::End);
}

/// A piece with its number to the right.
fn draw_small(pen: &mut Pen, tile: &Tile, at: Frame) {
    let side = at.h.min(at.w * 0.6).min(84.0);
    let (x, y) = at.middle();
    let left = x - at.w.min(side * 1.6) / 2.0;
    let figure = Frame::new(left, y - side / 2.0, side, side);
    if let Some(name) = &tile.figure {
        pen.circle(figure.middle(), side * 0.48, r##"fill="#fff" fill-opacity=".14""##);
        pen.image(name, figure);
    }
    let fill = if tile.number == Some(0) { "#9aa09c" } else { PAPER };
    number(pen, tile, (left + side + 6.0, y + side * 0.23), side * 0.64, fill, Anchor::Start);
}

/// The stand with its figure above, and the cards laid for it below.
fn draw_stand(pen: &mut Pen, tile: &Tile, base: &str, at: Frame) {
    let stand = Frame::new(at.x, at.y + at.h * 0.1, at.w, at.h * 0.55).fit(1.25, 1.0);
    pen.image(base, stand);
    if let Some(figure) = &tile.figure {
        let side = stand.h * 0.54;
        let (x, y) = stand.middle();
        pen.image(figure, Frame::new(x - side / 2.0, y - side * 0.42, side, side));
    }
    lay(pen, &tile.laid, Frame::new(at.x, at.y + at.h * 0.68, at.w, at.h * 0.32));
}

/// Cards face down, side by side and over one another if they are many.
fn lay(pen: &mut Pen, seats: &[Seat], at: Frame) {
    let wide = at.h * 84.0 / 118.0;
    let step = if seats.len() > 1 { ((at.w - wide) / (seats.len() - 1) as f32).min(wide * 0.86) } else { 0.0 };
    let left = at.x + (at.w - wide - step * seats.len().saturating_sub(1) as f32) / 2.0;
    for (index, seat) in seats.iter().enumerate() {
        let card = Frame::new(left + step * index as f32, at.y, wide, at.h);
        shadow(pen, card, 8.0);
        pen.clipped(&format!("money-back-{seat}"), card, 8.0);
    }
}
