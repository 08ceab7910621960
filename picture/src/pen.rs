//! Writes SVG: the few shapes that a picture needs.

use crate::lettering::Face;
use std::fmt::Write as _;

pub(crate) const GOLD: &str = "#f0cf86";
pub(crate) const PAPER: &str = "#fbf4e6";
pub(crate) const INK: &str = "#241a14";

/// Where something is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) w: f32,
    pub(crate) h: f32,
}

impl Frame {
    pub(crate) fn new(x: f32, y: f32, w: f32, h: f32) -> Frame {
        Frame { x, y, w, h }
    }

    pub(crate) fn middle(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The largest frame of these proportions in the middle of this one.
    pub(crate) fn fit(self, w: f32, h: f32) -> Frame {
        let scale = (self.w / w).min(self.h / h);
        let (x, y) = self.middle();
        Frame::new(x - w * scale / 2.0, y - h * scale / 2.0, w * scale, h * scale)
    }
}

/// How text stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// How text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Letters<'a> {
    pub(crate) face: Face,
    pub(crate) size: f32,
    pub(crate) fill: &'a str,
    pub(crate) anchor: Anchor,
}

/// A drawing in progress.
pub(crate) struct Pen {
    body: String,
    clips: u32,
}

impl Pen {
    pub(crate) fn new() -> Pen {
        Pen { body: String::new(), clips: 0 }
    }

    /// Adds elements as they are.
    pub(crate) fn raw(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    pub(crate) fn rect(&mut self, at: Frame, round: f32, paint: &str) {
        let Frame { x, y, w, h } = at;
        let _ = writeln!(self.body, r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="{round:.1}" {paint}/>"#);
    }

    pub(crate) fn circle(&mut self, (x, y): (f32, f32), r: f32, paint: &str) {
        let _ = writeln!(self.body, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" {paint}/>"#);
    }

    /// The drawing of this name, as large as fits the frame.
    pub(crate) fn image(&mut self, name: &str, at: Frame) {
        let Frame { x, y, w, h } = at;
        let name = escaped(name);
        let _ = writeln!(self.body, r#"<image href="{name}" x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}"/>"#);
    }

    /// The same, cut to the shape of a rounded rectangle.
    pub(crate) fn clipped(&mut self, name: &str, at: Frame, round: f32) {
        let Frame { x, y, w, h } = at;
        self.clips += 1;
        let id = self.clips;
        let _ = writeln!(
            self.body,
            r#"<clipPath id="c{id}"><rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="{round:.1}"/></clipPath><g clip-path="url(#c{id})">"#
        );
        self.image(name, at);
        self.raw("</g>");
    }

    pub(crate) fn text(&mut self, (x, y): (f32, f32), letters: Letters<'_>, text: &str) {
        let Letters { face, size, fill, anchor } = letters;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (family, text) = (face.family(), escaped(text));
        let _ = writeln!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" font-family="'{family}'" font-size="{size:.1}" text-anchor="{anchor}" fill="{fill}">{text}</text>"#
        );
    }

    pub(crate) fn svg(self, width: u32, height: u32) -> String {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#)
            + "\n"
            + &self.body
            + "</svg>\n"
    }
}

/// Text as XML.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            control if control.is_control() => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}
