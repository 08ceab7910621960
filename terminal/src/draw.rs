//! Small helpers for drawing: texts that are cut or wrapped, buttons, and where a click goes.

use crate::look::Look;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// What a click on an area means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Target {
    /// The same as pressing this key.
    Key(KeyCode),
    /// A row of the list on the screen, counted from 0.
    Row(usize),
    /// A part of a move.
    Part(String),
}

/// A screen to draw on.
pub(crate) struct Pen<'a> {
    pub(crate) cells: &'a mut Buffer,
    pub(crate) hits: &'a mut Vec<(Rect, Target)>,
    pub(crate) look: Look,
}

pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

impl Pen<'_> {
    pub(crate) fn area(&self) -> Rect {
        self.cells.area
    }

    /// Writes a text, cut to a width, and returns where it ends.
    pub(crate) fn put(&mut self, x: u16, y: u16, most: u16, text: &str, style: Style) -> u16 {
        let area = self.area();
        if x >= area.right() || y >= area.bottom() {
            return x;
        }
        let most = most.min(area.right() - x);
        if width(text) <= most {
            return self.cells.set_stringn(x, y, text, most.into(), style).0;
        }
        let end = self.cells.set_stringn(x, y, text, most.saturating_sub(1).into(), style).0;
        self.cells.set_stringn(end, y, "…", 1, style).0
    }

    /// Keys and what they do, along a row; each can be clicked. Where there is no room, the last two stay: they help and lead back.
    pub(crate) fn keys(&mut self, y: u16, keys: &[(&str, KeyCode, String)]) {
        let mut shown: Vec<&(&str, KeyCode, String)> = keys.iter().collect();
        let wide = |keys: &[&(&str, KeyCode, String)]| keys.iter().map(|(key, _, label)| width(key) + width(label) + 3).sum::<u16>();
        while shown.len() > 2 && wide(&shown) > self.area().width + 2 {
            shown.remove(shown.len() - 3);
        }
        let mut x = 0;
        for (key, code, label) in shown {
            let start = x;
            x = self.put(x, y, 10, key, self.look.chosen());
            x = self.put(x + 1, y, 30, label, self.look.quiet());
            self.hits.push((Rect::new(start, y, x - start, 1), Target::Key(*code)));
            x += 2;
        }
    }

    /// Clears an area and draws a frame around it; returns the area inside.
    pub(crate) fn framed(&mut self, area: Rect, title: &str) -> Rect {
        let style = self.look.title();
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.cells[(x, y)].reset();
            }
        }
        let line = "─".repeat(area.width.saturating_sub(2).into());
        self.put(area.x, area.y, area.width, &format!("┌{line}┐"), style);
        for y in area.y + 1..area.bottom().saturating_sub(1) {
            self.put(area.x, y, 1, "│", style);
            self.put(area.right() - 1, y, 1, "│", style);
        }
        self.put(area.x, area.bottom().saturating_sub(1), area.width, &format!("└{line}┘"), style);
        self.put(area.x + 2, area.y, area.width.saturating_sub(4), &format!(" {title} "), style);
        Rect::new(area.x + 2, area.y + 1, area.width.saturating_sub(4), area.height.saturating_sub(2))
    }

    /// Rows of a list with one of them chosen, scrolled so that it can be seen.
    pub(crate) fn rows(&mut self, area: Rect, rows: &[String], at: usize) {
        let first = at.saturating_sub(usize::from(area.height).saturating_sub(1));
        for (row, (index, text)) in (area.y..area.bottom()).zip(rows.iter().enumerate().skip(first)) {
            let (mark, style) = if index == at { ("▸ ", self.look.focus()) } else { ("  ", Style::new()) };
            self.put(area.x, row, area.width, &format!("{mark}{text}"), style);
            self.hits.push((Rect::new(area.x, row, area.width, 1), Target::Row(index)));
        }
    }
}

/// A text in lines of at most this width, broken between words where it can be.
pub(crate) fn wrap(text: &str, most: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        let gap = u16::from(!line.is_empty());
        if width(line) + gap + width(word) <= most {
            if gap == 1 {
                line.push(' ');
            }
            line.push_str(word);
        } else if line.is_empty() {
            *line = word.into();
        } else {
            lines.push(word.into());
        }
    }
    lines
}

/// A box of this size in the middle.
pub(crate) fn middle(area: Rect, wide: u16, high: u16) -> Rect {
    let (wide, high) = (wide.min(area.width), high.min(area.height));
    Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("indivisible", 4), ["indivisible"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
