//! What lies over a screen until it is answered: a list, a question, a page to read.

use crate::app::{Purpose, Shared, Todo};
use crate::draw::{Pen, middle, width, wrap};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

pub(crate) enum Overlay {
    /// Choose one of these.
    List { title: String, items: Vec<(String, Todo)>, at: usize },
    /// Type something.
    Ask { title: String, text: String, purpose: Purpose },
    /// Read this; the arrows scroll.
    Page { title: String, lines: Vec<String>, at: usize },
}

/// What becomes of an overlay after a key.
pub(crate) enum After {
    Stay(Overlay),
    Gone(Vec<Todo>),
}

impl Overlay {
    pub(crate) fn key(self, key: KeyCode) -> After {
        match (self, key) {
            (_, KeyCode::Esc) => After::Gone(Vec::new()),
            (Overlay::List { items, at, .. }, KeyCode::Enter) => {
                After::Gone(items.into_iter().nth(at).map(|(_, todo)| todo).into_iter().collect())
            }
            (Overlay::List { .. } | Overlay::Page { .. }, KeyCode::Char('q')) => After::Gone(Vec::new()),
            (Overlay::List { title, items, at }, key) => {
                let at = step(at, items.len(), key);
                After::Stay(Overlay::List { title, items, at })
            }
            (Overlay::Ask { text, purpose, .. }, KeyCode::Enter) => After::Gone(vec![Todo::Answer(purpose, text.trim().into())]),
            (Overlay::Ask { title, mut text, purpose }, key) => {
                match key {
                    KeyCode::Char(letter) => text.push(letter),
                    KeyCode::Backspace => drop(text.pop()),
                    KeyCode::Delete => text.clear(),
                    _ => (),
                }
                After::Stay(Overlay::Ask { title, text, purpose })
            }
            (Overlay::Page { title, lines, at }, key @ (KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown)) => {
                let at = step(at, lines.len(), key);
                After::Stay(Overlay::Page { title, lines, at })
            }
            (Overlay::Page { .. }, _) => After::Gone(Vec::new()),
        }
    }

    /// Chooses the row that was clicked.
    pub(crate) fn click(self, row: usize) -> After {
        match self {
            Overlay::List { title, items, .. } => Overlay::List { title, items, at: row }.key(KeyCode::Enter),
            other @ (Overlay::Ask { .. } | Overlay::Page { .. }) => After::Stay(other),
        }
    }

    pub(crate) fn paste(&mut self, pasted: &str) {
        if let Overlay::Ask { text, .. } = self {
            text.extend(pasted.chars().filter(|letter| !letter.is_control()));
        }
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, shared: &Shared) {
        let area = pen.area();
        // What lies below cannot be clicked any more.
        pen.hits.clear();
        match self {
            Overlay::List { title, items, at } => {
                let rows: Vec<String> = items.iter().map(|(label, _)| label.clone()).collect();
                let wide = rows.iter().map(|row| width(row) + 6).max().unwrap_or(0).max(width(title) + 8).clamp(30, 78);
                let inner = pen.framed(middle(area, wide, rows.len() as u16 + 2), title);
                pen.rows(inner, &rows, *at);
            }
            Overlay::Ask { title, text, .. } => {
                let lines = wrap(title, 66);
                let inner = pen.framed(middle(area, 72, lines.len() as u16 + 4), "");
                for (y, line) in (inner.y..).zip(&lines) {
                    pen.put(inner.x, y, inner.width, line, pen.look.title());
                }
                let y = inner.y + lines.len() as u16;
                let shown: String = tail(text, inner.width.saturating_sub(3));
                let end = pen.put(inner.x, y, inner.width, &format!("› {shown}"), ratatui::style::Style::new());
                pen.put(end, y, 1, " ", pen.look.focus());
                let hint = format!("Enter · Esc {}", shared.words.t("cancel"));
                pen.put(inner.x, y + 1, inner.width, &hint, pen.look.quiet());
            }
            Overlay::Page { title, lines, at } => {
                let inner = pen.framed(middle(area, 78, area.height.saturating_sub(2)), title);
                let lines: Vec<String> = lines.iter().flat_map(|line| wrap(line, inner.width)).collect();
                let last = lines.len().saturating_sub(inner.height.into());
                for (y, line) in (inner.y..inner.bottom()).zip(lines.iter().skip((*at).min(last))) {
                    pen.put(inner.x, y, inner.width, line, ratatui::style::Style::new());
                }
                pen.hits.push((Rect::new(0, 0, area.width, area.height), crate::draw::Target::Key(KeyCode::Esc)));
            }
        }
    }
}

/// The end of a text that is too long for its line.
fn tail(text: &str, most: u16) -> String {
    let mut shown = text.to_string();
    while width(&shown) > most {
        shown.remove(0);
    }
    shown
}

/// The row after a key, in a list of this length.
pub(crate) fn step(at: usize, length: usize, key: KeyCode) -> usize {
    let last = length.saturating_sub(1);
    match key {
        KeyCode::Up => at.saturating_sub(1),
        KeyCode::Down => (at + 1).min(last),
        KeyCode::PageUp => at.saturating_sub(10),
        KeyCode::PageDown => (at + 10).min(last),
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => at.min(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_gives_the_row_that_was_chosen_or_nothing() {
        let list = || Overlay::List { title: String::new(), items: vec![("a".into(), Todo::Home), ("b".into(), Todo::Quit)], at: 0 };
        let After::Stay(lower) = list().key(KeyCode::Down) else { panic!("it stays") };
        let After::Gone(done) = lower.key(KeyCode::Enter) else { panic!("it goes") };
        assert!(matches!(done[..], [Todo::Quit]));
        assert!(matches!(list().key(KeyCode::Esc), After::Gone(done) if done.is_empty()));
        assert!(matches!(list().click(0), After::Gone(done) if matches!(done[..], [Todo::Home])));
    }

    #[test]
    fn what_is_pasted_has_no_line_breaks() {
        let mut ask = Overlay::Ask { title: String::new(), text: "a".into(), purpose: Purpose::Talk };
        ask.paste("b\r\nc\x1b");
        assert!(matches!(ask, Overlay::Ask { text, .. } if text == "abc"));
    }
}
