//! A table before the start: who sits where, the address to send, and what can be done.

use crate::app::{Next, Shared, Todo};
use crate::draw::{Pen, wrap};
use crate::names::{bot_title, terms_text};
use crate::wire::Frame;
use crate::words::args;
use ratatui::layout::Rect;
use serde_json::json;

/// What this person may do, with its name.
pub(super) fn actions(frame: &Frame, now: u64, shared: &Shared) -> Vec<(String, Todo)> {
    let words = &shared.words;
    let host = frame.you == Some(frame.host);
    let open = frame.seats.iter().filter(|seat| seat.kind == "open" || seat.kind == "invited").count();
    let mut actions = Vec::new();
    if frame.dealing.is_some() {
        if host && frame.host_deals_from.is_some_and(|from| now >= from) {
            actions.push((words.t("deal-now"), Todo::Act(json!({ "do": "start" }))));
        }
        return actions;
    }
    if frame.you.is_none() {
        if open > 0 {
            actions.push((words.t("sit-down"), Todo::Named(Next::Join(frame.table.clone()))));
        }
        return actions;
    }
    if host && open == 0 {
        actions.push((words.t("start"), Todo::Act(json!({ "do": "start" }))));
    } else if host {
        let fill = shared.catalogue.bots.get(shared.catalogue.bots.len() / 2).cloned().unwrap_or_else(|| "level:3".into());
        let label = words.with("start-with-bots", &args! { "count" => open });
        actions
            .push((format!("{label}: {}", bot_title(&frame.terms.game, &fill, words)), Todo::Act(json!({ "do": "start", "fill": fill }))));
    }
    if host {
        actions.extend(frame.seats.iter().enumerate().filter(|(at, _)| at + 1 != frame.host).map(|(at, seat)| {
            let label = words.with("seat-number", &args! { "seat" => at + 1 });
            (format!("{label}…"), Todo::List(label, arrangements(frame, at + 1, &seat.kind, shared)))
        }));
    }
    actions.push((words.t("leave"), Todo::Act(json!({ "do": "leave" }))));
    actions
}

/// What the host may make of a seat.
fn arrangements(frame: &Frame, seat: usize, kind: &str, shared: &Shared) -> Vec<(String, Todo)> {
    let words = &shared.words;
    if kind == "person" {
        return vec![(words.t("ask-to-leave"), Todo::Act(json!({ "do": "remove", "seat": seat })))];
    }
    let arrange = |label: String, to: &str| (label, Todo::Act(json!({ "do": "arrange", "seat": seat, "to": to })));
    let bots = shared.catalogue.bots.iter().map(|bot| arrange(bot_title(&frame.terms.game, bot, words), bot));
    [arrange(words.t("seat-open"), "open"), arrange(words.t("seat-closed"), "closed")].into_iter().chain(bots).collect()
}

pub(super) fn draw(pen: &mut Pen<'_>, frame: &Frame, names: &[String], at: usize, now: u64, shared: &Shared) {
    let (words, area) = (&shared.words, pen.area());
    let mut y = 2;
    for (index, seat) in frame.seats.iter().enumerate() {
        let name = match seat.kind.as_str() {
            "open" => words.t("seat-open"),
            "closed" => words.t("seat-closed"),
            "bot" => bot_title(&frame.terms.game, &seat.name, words),
            _ => names[index].clone(),
        };
        let notes = [
            (frame.you == Some(index + 1)).then(|| words.t("this-is-you")),
            (frame.host == index + 1).then(|| words.t("host")),
            (seat.kind == "invited").then(|| words.t("seat-invited")),
            (seat.kind == "person" && !seat.here).then(|| words.t("not-here")),
        ];
        let notes: Vec<String> = notes.into_iter().flatten().collect();
        let label = words.with("seat-number", &args! { "seat" => index + 1 });
        pen.put(2, y, 14, &label, pen.look.quiet());
        let end = pen.put(16, y, 40, &name, pen.look.title());
        pen.put(end + 2, y, 30, &notes.join(" · "), pen.look.quiet());
        y += 1;
    }
    y += 1;
    for line in wrap(&terms_text(&frame.terms, words), area.width - 4) {
        pen.put(2, y, area.width, &line, pen.look.quiet());
        y += 1;
    }
    pen.put(2, y, area.width, &format!("{}: {}/t/{}", words.t("invite-title"), shared.origin, frame.table), pen.look.title());
    y += 2;
    if frame.dealing.is_some() {
        pen.put(2, y, area.width, &words.t("dealing"), pen.look.title());
        y += 1;
    }
    let rows: Vec<String> = actions(frame, now, shared).into_iter().map(|(label, _)| label).collect();
    let room = area.height.saturating_sub(y + 4).min(rows.len() as u16);
    pen.rows(Rect::new(0, y, area.width, room), &rows, at);
}
