//! The lobby: one's own tables, and those that wait for players.

use super::heading;
use crate::app::{Next, Shared, Todo};
use crate::draw::{Pen, Target};
use crate::line::Tag;
use crate::names::{seat_names, title};
use crate::overlay::step;
use crate::wire::Listing;
use crate::words::args;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use serde_json::json;

/// How often one's own tables are asked for, in milliseconds.
const REFRESH: u64 = 10_000;

#[derive(Default)]
pub(crate) struct Home {
    pub(crate) mine: Vec<Listing>,
    pub(crate) lobby: Vec<Listing>,
    at: usize,
    since: u64,
}

impl Home {
    pub(crate) fn tick(&mut self, passed: u64) -> Vec<Todo> {
        self.since += passed;
        if self.since < REFRESH || self.mine.is_empty() {
            return Vec::new();
        }
        self.since = 0;
        vec![Todo::Ask(Tag::Mine, "/api/tables/mine".into(), None)]
    }

    /// One's own tables first, then the others.
    fn tables(&self) -> Vec<&Listing> {
        let others = self.lobby.iter().filter(|table| self.mine.iter().all(|own| own.table != table.table));
        self.mine.iter().chain(others).collect()
    }

    pub(crate) fn key(&mut self, key: KeyCode, shared: &Shared) -> Vec<Todo> {
        match key {
            KeyCode::Char('q') | KeyCode::Esc => vec![Todo::Quit],
            KeyCode::Char('n') => vec![Todo::New],
            KeyCode::Char('c') if shared.name.is_some() => vec![Todo::Ask(Tag::Code, "/api/me/recovery".into(), Some(json!({})))],
            KeyCode::Enter => self.tables().get(self.at).map(|table| Todo::Open(table.table.clone())).into_iter().collect(),
            key => {
                self.at = step(self.at, self.tables().len(), key);
                Vec::new()
            }
        }
    }

    pub(crate) fn click(&mut self, target: &Target, shared: &Shared) -> Vec<Todo> {
        if let Target::Row(row) = target {
            self.at = *row;
            return self.key(KeyCode::Enter, shared);
        }
        Vec::new()
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, shared: &Shared, note: Option<&str>) {
        let (words, area) = (&shared.words, pen.area());
        heading(pen, shared, &format!("Cabochon · {}", shared.origin), shared.name.as_deref().unwrap_or_default());
        let length = self.tables().len();
        self.at = self.at.min(length.saturating_sub(1));
        let mut y = 2;
        let sections = [("my-tables", "my-tables-none", self.mine.len()), ("lobby", "lobby-none", length - self.mine.len())];
        let rows: Vec<String> = self.tables().into_iter().map(|table| line(table, shared)).collect();
        let mut first = 0;
        for (heading, none, count) in sections {
            let id = if heading == "lobby" { words.t("lobby") } else { words.t("my-tables") };
            pen.put(0, y, area.width, &id, pen.look.title());
            if count == 0 {
                let none = if none == "lobby-none" { words.t("lobby-none") } else { words.t("my-tables-none") };
                pen.put(2, y + 1, area.width - 2, &none, pen.look.quiet());
            }
            let most = if heading == "lobby" { area.height.saturating_sub(y + 5) } else { (area.height - 8) / 2 };
            let shown = Rect::new(0, y + 1, area.width, most.min(count as u16));
            let at = self.at.checked_sub(first).filter(|at| *at < count);
            let hits = pen.hits.len();
            pen.rows(shown, &rows[first..first + count], at.unwrap_or(usize::MAX));
            for (_, target) in &mut pen.hits[hits..] {
                if let Target::Row(row) = target {
                    *row += first;
                }
            }
            first += count;
            y += 2 + shown.height.max(1);
        }
        if let Some(note) = note {
            pen.put(0, area.height - 2, area.width, note, pen.look.alert());
        }
        let mut keys = vec![
            ("Enter", KeyCode::Enter, words.t("terminal-open")),
            ("n", KeyCode::Char('n'), words.t("terminal-new-table")),
            ("?", KeyCode::Char('?'), words.t("terminal-help")),
            ("q", KeyCode::Char('q'), words.t("terminal-quit")),
        ];
        if shared.name.is_some() {
            keys.insert(2, ("c", KeyCode::Char('c'), words.t("terminal-code")));
        }
        pen.keys(area.height - 1, &keys);
    }
}

/// A table in one line: the game, who plays, and how it stands.
fn line(table: &Listing, shared: &Shared) -> String {
    let words = &shared.words;
    let taken = table.seats.iter().filter(|seat| seat.kind == "person" || seat.kind == "bot");
    let names = seat_names(&table.terms.game, taken.map(|seat| (seat.kind.as_str(), seat.name.as_str())), words);
    let free = table.seats.iter().filter(|seat| seat.kind == "open").count();
    let status = match table.phase.as_str() {
        _ if table.your_turn == Some(true) => words.t("status-your-turn"),
        "gathering" => words.with("status-gathering", &args! { "free" => free }),
        "playing" => words.t("status-playing"),
        _ => words.t("status-over"),
    };
    let rated = if table.terms.rated { format!(" · {}", words.t("rated")) } else { String::new() };
    format!("{} · {} · {status}{rated}", title(&table.terms.game, words), names.join(", "))
}

/// A table with these seats, as a request to make it.
pub(super) fn creation(terms: serde_json::Value, seats: Vec<String>) -> Next {
    let start = seats.iter().all(|seat| seat != "open");
    Next::Create { creation: json!({ "terms": terms, "seats": seats }), start }
}
