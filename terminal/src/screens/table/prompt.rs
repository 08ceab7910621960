//! What stands below the board: clocks and absences, what to do now, and the keys.

use super::TableScreen;
use crate::app::Shared;
use crate::draw::Pen;
use crate::games::{Seen, name_of};
use crate::model::Line;
use crate::names::{bot_title, clock_text};
use crate::story::asks;
use crate::wire::{Frame, SeatLine};
use crate::words::args;
use ratatui::crossterm::event::KeyCode;

impl TableScreen {
    /// Clocks, absences and bots that fill in, above the prompt; returns whether there are any.
    pub(super) fn draw_notes(&self, pen: &mut Pen<'_>, frame: &Frame, names: &[String], shared: &Shared) -> bool {
        let words = &shared.words;
        if frame.phase != "playing" {
            return false;
        }
        let note = |(index, seat): (usize, &SeatLine)| {
            let runs = frame.waiting.contains(&(index + 1));
            let clock = seat.clock.map(|left| clock_text(left.saturating_sub(if runs { self.passed } else { 0 }), words));
            let state = match (&seat.covered_by, seat.resigned) {
                (_, true) => Some(words.t("gave-up")),
                (Some(bot), false) => {
                    let bot = bot_title(&frame.terms.game, bot, words);
                    Some(words.with("covered-by", &args! { "bot" => bot }))
                }
                (None, false) => (seat.kind == "person" && !seat.here && frame.you != Some(index + 1)).then(|| words.t("not-here")),
            };
            let parts: Vec<String> = [clock, state].into_iter().flatten().collect();
            (!parts.is_empty()).then(|| format!("{}: {}", names[index], parts.join(", ")))
        };
        let notes: Vec<String> = frame.seats.iter().enumerate().filter_map(note).collect();
        let y = pen.area().height - 4;
        pen.put(0, y, pen.area().width, &notes.join(" · "), pen.look.quiet());
        !notes.is_empty()
    }

    pub(super) fn draw_prompt(&self, pen: &mut Pen<'_>, frame: &Frame, names: &[String], shared: &Shared, note: Option<&str>) {
        let (text, urgent) = self.prompt(frame, names, shared, note);
        let style = if urgent { pen.look.alert() } else { pen.look.title() };
        pen.put(0, pen.area().height - 3, pen.area().width, &format!("{text:<79}"), style);
    }

    /// What the person should know or do now, and whether it is urgent.
    fn prompt(&self, frame: &Frame, names: &[String], shared: &Shared, note: Option<&str>) -> (String, bool) {
        let words = &shared.words;
        if let Line::Gone(code) = self.model.line {
            return (words.refusal(code), true);
        }
        if self.model.line == Line::Lost {
            let text = if self.model.pending.is_some() { words.t("terminal-move-waits") } else { words.t("line-lost") };
            return (text, true);
        }
        if let Some(note) = note.filter(|note| !note.is_empty()) {
            return (note.into(), true);
        }
        if let Some(code) = &self.model.refused {
            return (words.refusal(code), true);
        }
        if self.model.unsaid.is_some() {
            return (words.t("terminal-unsaid"), true);
        }
        if let Some(open) = &frame.proposal {
            let keys = if frame.you.is_some_and(|you| !open.agreed.contains(&you)) {
                format!(" y: {} · n: {}", words.t("agree"), words.t("decline"))
            } else {
                String::new()
            };
            return (format!("{}{keys}", asks(&open.what, open.by, names, words)), true);
        }
        (self.state(frame, names, shared), false)
    }

    /// How the game stands.
    fn state(&self, frame: &Frame, names: &[String], shared: &Shared) -> String {
        let words = &shared.words;
        let listed = |seats: &[usize]| words.list(&seats.iter().map(|seat| name_of(names, *seat)).collect::<Vec<_>>());
        if let Some(pending) = &self.model.pending {
            return format!("{} {}", words.t("prompt-sending"), pending.mv);
        }
        if frame.phase == "gathering" {
            let host = name_of(names, frame.host);
            return if frame.you == Some(frame.host) { String::new() } else { words.with("wait-for-host", &args! { "name" => host }) };
        }
        if let Some(ended) = &frame.ended {
            let result = match (ended.winners.as_slice(), ended.how.as_str()) {
                (_, "agreed") => words.t("end-agreed"),
                (_, "abandoned") => words.t("end-abandoned"),
                (_, "stopped") => words.t("end-stopped"),
                ([one], _) if Some(*one) == frame.you => words.t("end-you-win"),
                ([one], _) => words.with("end-wins", &args! { "name" => name_of(names, *one) }),
                (several, _) => words.with("end-shared", &args! { "names" => listed(several) }),
            };
            let outcome = ended.outcome.as_ref();
            let why = outcome.and_then(|outcome| self.face()?.ending(&outcome.how)).map(|id| words.t(id));
            let mut standings = outcome.map(|outcome| outcome.standings.clone()).unwrap_or_default();
            standings.sort_by_key(|standing| (standing.rank, standing.seat));
            let scores = standings.iter().map(|standing| format!("{} {}", name_of(names, standing.seat), standing.score));
            let scores = scores.collect::<Vec<_>>().join(", ");
            let parts = [words.t("prompt-over"), result].into_iter().chain((!scores.is_empty()).then_some(scores)).chain(why);
            return parts.collect::<Vec<_>>().join(" · ");
        }
        if self.model.to_move() {
            let chosen: Vec<String> =
                self.face().map(|face| self.chooser.chosen().iter().map(|part| face.part(part, words)).collect()).unwrap_or_default();
            if !chosen.is_empty() {
                return format!("▸ {}", chosen.join(" + "));
            }
            let seen = Seen { view: &frame.view, you: frame.you, names, words, look: shared.look };
            return self.face().map(|face| format!("▸ {}", face.prompt(&seen))).unwrap_or_default();
        }
        if frame.you.and_then(|you| frame.seats.get(you - 1)).is_some_and(|seat| seat.covered_by.is_some()) {
            return format!("{} x: {}", words.t("covered-you"), words.t("take-seat-back"));
        }
        words.with("prompt-waiting", &args! { "names" => listed(&frame.waiting) })
    }

    pub(super) fn draw_keys(&self, pen: &mut Pen<'_>, frame: &Frame, shared: &Shared) {
        let words = &shared.words;
        let key = |key: &'static str, letter: char, label: String| (key, KeyCode::Char(letter), label);
        let mut keys = Vec::new();
        match frame.phase.as_str() {
            "playing" => {
                keys.push(("Enter", KeyCode::Enter, words.t("terminal-choose")));
                keys.push(key("m", 'm', words.t("terminal-moves")));
                keys.push(key(":", ':', words.t("terminal-type")));
            }
            "over" => {
                if !shared.is_local() {
                    keys.push(key("r", 'r', if frame.next.is_some() { words.t("to-rematch") } else { words.t("rematch") }));
                }
                keys.push(key("v", 'v', words.t("replay")));
                if !shared.is_local() {
                    keys.push(key("w", 'w', words.t("terminal-save")));
                }
            }
            _ => keys.push(("Enter", KeyCode::Enter, words.t("terminal-go-on"))),
        }
        if !shared.is_local() {
            let unread = if self.model.unread > 0 { format!(" ({})", self.model.unread) } else { String::new() };
            keys.push(key("t", 't', format!("{}{unread}", words.t("terminal-talk"))));
            if frame.phase == "playing" && frame.you.is_some() {
                keys.push(key("x", 'x', words.t("table-menu")));
            }
        }
        keys.push(key("?", '?', words.t("terminal-help")));
        keys.push(key("q", 'q', words.t(if shared.is_local() { "terminal-quit" } else { "terminal-back" })));
        pen.keys(pen.area().height - 1, &keys);
    }
}
