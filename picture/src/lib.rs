//! Pictures for link previews: 1200 × 630, looked at in a messenger at less than half that size. Big, few, clear things.
//!
//! A [`Scene`] says what is shown; [`Scene::svg`] draws it, [`jpeg`] turns the drawing into pixels. Nothing here knows a game: what lies on a
//! table is a [`engine::Sketch`], and drawings and faces are named. Faces and drawings are part of the binary: nothing is read from the machine.

mod art;
mod board;
mod lettering;
mod pen;
mod scene;

pub use art::has_drawing;
pub use lettering::drawable;
pub use scene::{Backdrop, Mark, Player, Scene};

use jpeg_encoder::{ColorType, Encoder, SamplingFactor};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, ImageKind, Options, Tree};
use std::sync::Arc;

/// The width of every picture.
pub const WIDTH: u32 = 1200;
/// The height of every picture.
pub const HEIGHT: u32 = 630;

/// How good a picture is, out of 100: no flaws can be seen around letters.
const QUALITY: u8 = 88;

/// A drawing of ours as a JPEG file; `None` if it cannot be drawn. A PNG file would be several times as large, and messengers skip large pictures.
pub fn jpeg(svg: &str) -> Option<Vec<u8>> {
    let pixels = pixels(svg)?;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, QUALITY);
    encoder.set_sampling_factor(SamplingFactor::R_4_4_4);
    encoder.encode(pixels.data(), WIDTH as u16, HEIGHT as u16, ColorType::Rgba).ok()?;
    Some(file)
}

fn pixels(svg: &str) -> Option<Pixmap> {
    let named = |name: &str, _: &Options<'_>| art::drawing(name).map(|bytes| ImageKind::WEBP(Arc::new(bytes.to_vec())));
    let embedded = |_: &str, _: Arc<Vec<u8>>, _: &Options<'_>| None;
    let options = Options {
        fontdb: lettering::faces(),
        image_href_resolver: ImageHrefResolver { resolve_data: Box::new(embedded), resolve_string: Box::new(named) },
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).ok()?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Some(pixels)
}
