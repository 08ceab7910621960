//! What happened and what was said, in one column, the newest at the bottom.

use crate::app::Shared;
use crate::draw::{Pen, wrap};
use crate::model::Model;
use crate::story::{happened, saying};
use crate::wire::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A sentence, and whether somebody said it.
pub(super) struct Entry {
    pub(super) text: String,
    said: bool,
}

impl Entry {
    pub(super) fn told(text: String) -> Entry {
        Entry { text, said: false }
    }
}

pub(super) fn entries(model: &Model, frame: &Frame, names: &[String], shared: &Shared) -> Vec<Entry> {
    let told = model
        .log
        .iter()
        .flat_map(|news| happened(news, &frame.terms, names, &shared.words).into_iter().map(move |text| (news.at, Entry::told(text))));
    let talk = model.talk.iter().map(|talk| (talk.at, Entry { text: saying(talk, &shared.words), said: true }));
    let mut entries: Vec<(u64, Entry)> = told.chain(talk).collect();
    entries.sort_by_key(|(at, _)| *at);
    entries.into_iter().map(|(_, entry)| entry).collect()
}

/// The last entries that fit.
pub(super) fn draw(pen: &mut Pen<'_>, area: Rect, entries: &[Entry]) {
    let mut lines: Vec<(String, Style)> = Vec::new();
    for entry in entries.iter().rev() {
        if lines.len() >= area.height.into() {
            break;
        }
        let style = if entry.said { pen.look.title() } else { Style::new() };
        lines.extend(wrap(&entry.text, area.width).into_iter().rev().map(|line| (line, style)));
    }
    lines.truncate(area.height.into());
    for (y, (line, style)) in (area.y..).zip(lines.into_iter().rev()) {
        pen.put(area.x, y, area.width, &line, style);
    }
}
