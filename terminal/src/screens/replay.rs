//! A finished game, move by move, as the public saw it.

use super::chronicle;
use super::heading;
use crate::app::{Shared, Todo};
use crate::draw::Pen;
use crate::games::{Seen, WIDTH, face};
use crate::line::Tag;
use crate::names::{seat_names, title};
use crate::wire::{Frame, Moment};
use crate::words::args;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use serde_json::Value;

/// How long a move is shown while the game runs by itself, in milliseconds.
const BEAT: u64 = 1_500;

pub(crate) struct Replay {
    table: String,
    frame: Frame,
    moments: Vec<Moment>,
    at: usize,
    runs: bool,
    since: u64,
}

impl Replay {
    pub(crate) fn new(table: &str, frame: Frame) -> Replay {
        Replay { table: table.into(), frame, moments: Vec::new(), at: 0, runs: false, since: 0 }
    }

    /// Takes in a page of moments, and asks for the next one if there is more.
    pub(crate) fn take(&mut self, page: &Value) -> Vec<Todo> {
        let more: Vec<Moment> = serde_json::from_value(page["moments"].clone()).unwrap_or_default();
        let known = self.moments.last().map(|moment| moment.ply);
        self.moments.extend(more.into_iter().filter(|moment| known.is_none_or(|known| moment.ply > known)));
        let missing = self.moments.last().filter(|last| last.ply < last.plies && known != Some(last.ply));
        let path = missing.map(|last| format!("/api/tables/{}/replay?from={}", self.table, last.ply + 1));
        path.map(|path| Todo::Ask(Tag::Replay, path, None)).into_iter().collect()
    }

    pub(crate) fn tick(&mut self, passed: u64) {
        self.since += passed;
        if self.runs && self.since >= BEAT {
            self.since = 0;
            self.at += 1;
            self.runs = self.at + 1 < self.moments.len();
        }
    }

    pub(crate) fn key(&mut self, key: KeyCode) -> Vec<Todo> {
        let last = self.moments.len().saturating_sub(1);
        match key {
            KeyCode::Char('q') | KeyCode::Esc => return vec![Todo::Open(self.table.clone())],
            KeyCode::Char(' ') => (self.runs, self.since) = (!self.runs, 0),
            KeyCode::Right | KeyCode::Down | KeyCode::Enter => self.at = (self.at + 1).min(last),
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            _ => (),
        }
        Vec::new()
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, shared: &Shared) {
        let (words, area, game) = (&shared.words, pen.area(), &self.frame.terms.game);
        self.at = self.at.min(self.moments.len().saturating_sub(1));
        let names = seat_names(game, self.frame.seats.iter().map(|seat| (seat.kind.as_str(), seat.name.as_str())), words);
        let plies = self.moments.first().map_or(0, |moment| moment.plies);
        let place = words.with("terminal-move-of", &args! { "move" => self.at, "moves" => plies });
        heading(pen, shared, &format!("{} · {}", title(game, words), words.t("replay")), &place);
        let (Some(moment), Some(face)) = (self.moments.get(self.at), face(game)) else {
            pen.put(0, 2, area.width, &words.t("line-connecting"), pen.look.quiet());
            return;
        };
        let seen = Seen { view: &moment.view, you: None, names: &names, words, look: pen.look };
        let board = face.board(&seen);
        super::table::copy(pen, &board, 1);
        let told: Vec<String> = self.moments[..=self.at].iter().flat_map(|moment| face.sentences(&moment.events, &names, words)).collect();
        let below = 1 + board.rows;
        let column = if area.width >= WIDTH + 30 {
            Rect::new(WIDTH + 2, 1, area.width - WIDTH - 2, area.height - 3)
        } else {
            Rect::new(0, below, area.width, area.height.saturating_sub(below + 2))
        };
        chronicle::draw(pen, column, &told.into_iter().map(chronicle::Entry::told).collect::<Vec<_>>());
        let run = if self.runs { words.t("ply-stop") } else { words.t("ply-run") };
        let keys = [
            ("←", KeyCode::Left, words.t("ply-back")),
            ("→", KeyCode::Right, words.t("ply-on")),
            ("Space", KeyCode::Char(' '), run),
            ("q", KeyCode::Char('q'), words.t("terminal-back")),
        ];
        pen.keys(area.height - 1, &keys);
    }
}
