//! Colours and shapes: the sixteen colours of every terminal, or none, and never a colour alone.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use unicode_normalization::UnicodeNormalization;

/// How things are shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Whether colours are shown; `NO_COLOR` turns them off.
    pub(crate) colour: bool,
    /// Whether only ASCII can be shown.
    pub(crate) ascii: bool,
}

/// A stone: its shape, its letter in the notation, and its colour.
pub(crate) struct Stone {
    pub(crate) text: String,
    pub(crate) letter: &'static str,
    pub(crate) style: Style,
}

impl Look {
    pub(crate) fn stone(self, colour: &str) -> Stone {
        let (shape, letter, style) = match colour {
            "white" => ("◇", "W", Color::White),
            "blue" => ("▼", "B", Color::Blue),
            "green" => ("■", "G", Color::Green),
            "red" => ("▲", "R", Color::Red),
            "black" => ("●", "K", Color::DarkGray),
            "yellow" => ("◆", "Y", Color::Yellow),
            _ => ("★", "Y", Color::Yellow),
        };
        let text = if self.ascii { letter.into() } else { format!("{shape}{letter}") };
        Stone { text, letter, style: self.fg(style).add_modifier(Modifier::BOLD) }
    }

    pub(crate) fn fg(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    pub(crate) fn title(self) -> Style {
        self.fg(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub(crate) fn alert(self) -> Style {
        self.fg(Color::Red).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
    }

    /// Replaces what an ASCII screen cannot show, sign by sign, so that nothing moves.
    pub(crate) fn fit(self, buffer: &mut Buffer) {
        if !self.ascii {
            return;
        }
        for cell in &mut buffer.content {
            if !cell.symbol().is_ascii() {
                let plain = plain(cell.symbol());
                cell.set_char(plain);
            }
        }
    }
}

fn plain(symbol: &str) -> char {
    match symbol {
        "│" | "║" | "┃" => '|',
        "─" | "–" | "—" | "·" | "═" | "━" => '-',
        "┌" | "┐" | "└" | "┘" | "╭" | "╮" | "╰" | "╯" | "├" | "┤" => '+',
        "’" | "‘" => '\'',
        "“" | "”" | "„" | "«" | "»" => '"',
        "…" => '.',
        "×" => 'x',
        "✓" | "◆" | "★" => '*',
        "▸" | "▶" | "→" | "›" => '>',
        "◂" | "◀" | "←" | "‹" => '<',
        "↑" => '^',
        "↓" => 'v',
        "▒" => '#',
        other => other.nfd().next().filter(char::is_ascii).unwrap_or('?'),
    }
}

/// Whether a click at this place hits the area.
pub(crate) fn hits(area: Rect, x: u16, y: u16) -> bool {
    area.contains((x, y).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_differ_without_colour_by_shape_and_by_letter() {
        for games in [["white", "blue", "green", "red", "black", "gold"], ["white", "red", "yellow", "green", "blue", "black"]] {
            for ascii in [false, true] {
                let look = Look { colour: false, ascii };
                let texts: std::collections::BTreeSet<String> = games.iter().map(|colour| look.stone(colour).text).collect();
                assert_eq!(texts.len(), 6, "{texts:?}");
                assert!(games.iter().all(|colour| look.stone(colour).style.fg.is_none()));
            }
        }
    }

    #[test]
    fn an_ascii_screen_gets_ascii() {
        let mut buffer = Buffer::with_lines(["é – “ß” ◆▸Ж│"]);
        Look { colour: true, ascii: true }.fit(&mut buffer);
        assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()), "{buffer:?}");
        assert_eq!(buffer[(0, 0)].symbol(), "e");
    }
}
