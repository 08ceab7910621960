//! The two faces, and how long words are in them. `scripts/fonts` writes their files: the Latin and Cyrillic letters of Lora and of Source Sans, in
//! one weight. They have names of their own because the licences reserve the others for the whole faces.

use resvg::usvg::fontdb::{Database, Source};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::sync::{Arc, LazyLock};

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// For titles and figures.
    Serif,
    /// For everything else.
    Sans,
}

impl Face {
    pub(crate) fn family(self) -> &'static str {
        match self {
            Face::Serif => "Cabochon Serif",
            Face::Sans => "Cabochon Sans",
        }
    }

    fn bytes(self) -> &'static [u8] {
        match self {
            Face::Serif => include_bytes!("../fonts/cabochon-serif.ttf"),
            Face::Sans => include_bytes!("../fonts/cabochon-sans.ttf"),
        }
    }

    fn font(self) -> FontRef<'static> {
        FontRef::new(self.bytes()).expect("a face of ours")
    }

    /// How long a text is at this size.
    pub(crate) fn width(self, text: &str, size: f32) -> f32 {
        let font = self.font();
        let (letters, widths) = (font.charmap(), font.glyph_metrics(Size::new(size), LocationRef::default()));
        let width = |letter: char| letters.map(letter).and_then(|glyph| widths.advance_width(glyph)).unwrap_or(size * 0.6);
        text.chars().map(width).sum()
    }

    /// The text, cut off with an ellipsis if it is longer than this.
    pub(crate) fn cut(self, text: &str, size: f32, most: f32) -> String {
        if self.width(text, size) <= most {
            return text.into();
        }
        let mut cut: String = text.into();
        while !cut.is_empty() && self.width(&cut, size) + self.width("…", size) > most {
            cut.pop();
        }
        cut.trim_end().to_string() + "…"
    }

    /// The text broken into at most `lines` lines, none wider than `most`. What does not fit is cut from the last one.
    pub(crate) fn lines(self, text: &str, size: f32, most: f32, lines: usize) -> Vec<String> {
        let mut done: Vec<String> = vec![String::new()];
        for word in text.split(' ') {
            let line = done.last_mut().expect("there is one");
            let longer = if line.is_empty() { word.to_string() } else { format!("{line} {word}") };
            if done.len() == lines || done.last().is_some_and(String::is_empty) || self.width(&longer, size) <= most {
                *done.last_mut().expect("there is one") = longer;
            } else {
                done.push(word.into());
            }
        }
        done.iter().map(|line| self.cut(line, size, most)).collect()
    }
}

pub(crate) fn faces() -> Arc<Database> {
    static FACES: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut faces = Database::new();
        for face in [Face::Serif, Face::Sans] {
            faces.load_font_source(Source::Binary(Arc::new(face.bytes())));
        }
        Arc::new(faces)
    });
    FACES.clone()
}

/// A text without the letters that our faces lack, so that a picture has no boxes in their place; `None` if little of it is left.
pub fn drawable(text: &str) -> Option<String> {
    let (serif, sans) = (Face::Serif.font().charmap(), Face::Sans.font().charmap());
    let known = |letter: &char| *letter == ' ' || sans.map(*letter).or_else(|| serif.map(*letter)).is_some();
    let kept: String = text.chars().filter(known).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let enough = !kept.is_empty() && 2 * letters(&kept) >= letters(text);
    enough.then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_and_cyrillic_letters_are_drawn_and_others_are_left_out() {
        for name in ["Zoë Łucja", "Иван Ё.", "Ștefan Ñandú", "O'Brien & <b>"] {
            assert_eq!(drawable(name).as_deref(), Some(name));
        }
        assert_eq!(drawable("Anna 🌸").as_deref(), Some("Anna"));
        assert_eq!(drawable("漢字"), None);
        assert_eq!(drawable("漢字漢字 A"), None, "one letter of five is not a name");
        assert_eq!(drawable("🌸"), None);
    }

    #[test]
    fn long_texts_are_cut_and_broken_at_blanks() {
        let face = Face::Sans;
        let cut = face.cut(&"W".repeat(32), 30.0, 200.0);
        assert!(cut.ends_with('…') && face.width(&cut, 30.0) <= 200.0, "{cut}");
        assert_eq!(face.cut("Anna", 30.0, 200.0), "Anna");
        let lines = face.lines("one two three four five six seven", 30.0, 150.0, 2);
        assert!(lines.len() == 2 && lines.iter().all(|line| face.width(line, 30.0) <= 150.0), "{lines:?}");
        assert!(lines.concat().contains('…'), "{lines:?}");
    }
}
