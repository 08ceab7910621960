//! A whole picture: on the left what is played and by whom, on the right what lies on the table.

use crate::art::has_drawing;
use crate::board;
use crate::lettering::Face;
use crate::pen::{Anchor, Frame, GOLD, INK, Letters, PAPER, Pen};
use crate::{HEIGHT, WIDTH};
use engine::Sketch;

/// What is behind everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Backdrop {
    /// The wide picture of an edition, by its name.
    Hero(String),
    /// A table, covered with this.
    Surface(String),
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The name of the game.
    pub title: String,
    /// One sentence on how things stand.
    pub line: String,
    /// What is behind it.
    pub backdrop: Backdrop,
    /// Who plays, in seat order; or who leads, the first in front.
    pub players: Vec<Player>,
    /// What lies on the table, once the game has begun.
    pub board: Option<Sketch>,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, in letters that can be drawn.
    pub name: String,
    /// The drawing of the face; a place that is free has none.
    pub face: Option<String>,
    /// Points, if they may be seen.
    pub score: Option<String>,
    /// What is said about the player without words.
    pub mark: Mark,
}

/// What a player is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    None,
    /// Owes a move.
    Turn,
    /// Has won.
    Won,
    /// Nobody sits here yet.
    Free,
}

const ALL: Frame = Frame { x: 0.0, y: 0.0, w: WIDTH as f32, h: HEIGHT as f32 };
const MARGIN: f32 = 44.0;
/// How wide the left side is, beside a board and alone.
const NARROW: f32 = 452.0;
const WIDE: f32 = 640.0;

impl Scene {
    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let mut pen = Pen::new();
        self.backdrop(&mut pen);
        let wide = if self.board.is_some() { NARROW } else { WIDE };
        let text = wide - MARGIN;
        let below = self.heading(&mut pen, text);
        self.players(&mut pen, below, text);
        if let Some(sketch) = &self.board {
            let faces: Vec<Option<&str>> = self.players.iter().map(|player| player.face.as_deref()).collect();
            board::draw(&mut pen, sketch, &faces, Frame::new(NARROW + 28.0, 30.0, ALL.w - NARROW - 58.0, ALL.h - 60.0));
        }
        pen.svg(WIDTH, HEIGHT)
    }

    fn backdrop(&self, pen: &mut Pen) {
        pen.raw(
            r##"<defs>
<linearGradient id="shade"><stop offset="0" stop-color="#0b1013" stop-opacity=".93"/><stop offset=".42" stop-color="#0b1013" stop-opacity=".86"/><stop offset=".78" stop-color="#0b1013" stop-opacity=".25"/><stop offset="1" stop-color="#0b1013" stop-opacity="0"/></linearGradient>
<radialGradient id="light" cx=".62" cy=".4" r=".75"><stop offset="0" stop-color="#fff3d6" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
</defs>"##,
        );
        pen.rect(ALL, 0.0, r##"fill="#1b252d""##);
        match &self.backdrop {
            Backdrop::Hero(name) => {
                let own = format!("hero-{name}");
                pen.image(if has_drawing(&own) { &own } else { "hero-house" }, ALL);
                pen.rect(ALL, 0.0, r#"fill="url(#shade)""#);
            }
            Backdrop::Surface(name) => {
                const TILE: f32 = 384.0;
                let name = format!("{name}-dark");
                for (column, row) in (0..4).flat_map(|column| (0..2).map(move |row| (column as f32, row as f32))) {
                    pen.image(&name, Frame::new(column * TILE, row * TILE, TILE, TILE));
                }
                pen.rect(ALL, 0.0, r#"fill="url(#light)""#);
                pen.rect(Frame::new(0.0, 0.0, NARROW, ALL.h), 0.0, r##"fill="#0b1013" fill-opacity=".62""##);
                pen.rect(Frame::new(NARROW - 3.0, 0.0, 3.0, ALL.h), 0.0, r##"fill="#e2bd6d" fill-opacity=".55""##);
            }
        }
    }

    /// The title and the sentence below it; returns where they end.
    fn heading(&self, pen: &mut Pen, most: f32) -> f32 {
        let most = most - MARGIN;
        // A long title has two lines rather than small letters.
        let size = if Face::Serif.width(&self.title, 76.0) <= most { 76.0 } else { 56.0 };
        let mut base = 32.0;
        for line in Face::Serif.lines(&self.title, size, most, 2) {
            base += size * 1.02;
            pen.text((MARGIN, base), Letters { face: Face::Serif, size, fill: PAPER, anchor: Anchor::Start }, &line);
        }
        let lines = Face::Sans.lines(&self.line, 36.0, most, 2);
        for (index, line) in lines.iter().enumerate() {
            let letters = Letters { face: Face::Sans, size: 36.0, fill: GOLD, anchor: Anchor::Start };
            pen.text((MARGIN, base + 54.0 + 42.0 * index as f32), letters, line);
        }
        base + 54.0 + 42.0 * (lines.len() as f32 - 1.0)
    }

    fn players(&self, pen: &mut Pen, below: f32, most: f32) {
        let room = ALL.h - 26.0 - (below + 24.0);
        let high = (room / self.players.len().max(1) as f32).min(108.0);
        for (index, player) in self.players.iter().enumerate() {
            let at = Frame::new(MARGIN - 16.0, below + 24.0 + high * index as f32, most - MARGIN + 28.0, high - 8.0);
            draw_player(pen, player, at);
        }
    }
}

fn draw_player(pen: &mut Pen, player: &Player, at: Frame) {
    if matches!(player.mark, Mark::Turn | Mark::Won) {
        pen.rect(at, 18.0, r##"fill="#e2bd6d" fill-opacity=".24""##);
    }
    let r = (at.h - 12.0) / 2.0;
    let centre = (at.x + 16.0 + r, at.y + at.h / 2.0);
    let medallion = Frame::new(centre.0 - r, centre.1 - r, 2.0 * r, 2.0 * r);
    match &player.face {
        Some(face) => {
            pen.clipped(face, medallion, r);
            let ring = if player.mark == Mark::None { 3.0 } else { 6.0 };
            pen.circle(centre, r, &format!(r##"fill="none" stroke="#f0cf86" stroke-width="{ring}""##));
        }
        None => {
            pen.circle(centre, r - 2.0, r##"fill="#fff" fill-opacity=".07" stroke="#f0cf86" stroke-width="4" stroke-dasharray="10 9""##)
        }
    }
    if player.mark == Mark::Won {
        crown(pen, (centre.0, centre.1 - r + 6.0), r * 1.05);
    }
    let score = player.score.as_deref().unwrap_or_default();
    let size = (r * 1.35).min(54.0);
    let taken = if score.is_empty() { 0.0 } else { Face::Serif.width(score, size) + 20.0 };
    let fill = if player.mark == Mark::Won || player.mark == Mark::Turn { GOLD } else { PAPER };
    pen.text((at.x + at.w - 20.0, centre.1 + size * 0.34), Letters { face: Face::Serif, size, fill, anchor: Anchor::End }, score);
    let x = centre.0 + r + 20.0;
    let room = at.x + at.w - 16.0 - taken - x;
    // A long name in smaller letters, before any is cut off.
    let size = if Face::Sans.width(&player.name, 38.0) <= room { 38.0 } else { 31.0 };
    let name = Face::Sans.cut(&player.name, size, room);
    let fill = if player.mark == Mark::Free { "#cfc8ba" } else { PAPER };
    pen.text((x, centre.1 + size * 0.34), Letters { face: Face::Sans, size, fill, anchor: Anchor::Start }, &name);
}

/// A crown that stands on this point.
fn crown(pen: &mut Pen, (x, y): (f32, f32), wide: f32) {
    let (half, high) = (wide / 2.0, wide * 0.62);
    let points = [
        (-half, 0.0),
        (-half * 1.12, -high * 0.8),
        (-half * 0.45, -high * 0.42),
        (0.0, -high * 1.05),
        (half * 0.45, -high * 0.42),
        (half * 1.12, -high * 0.8),
        (half, 0.0),
    ];
    let path: Vec<String> = points.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
    pen.raw(&format!(r##"<polygon points="{}" fill="#f7c948" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>"##, path.join(" ")));
}
