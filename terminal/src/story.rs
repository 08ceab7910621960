//! What happened, as sentences: the game's events, and what people did around it.

use crate::games::{face, name_of};
use crate::names::{bot_title, pace_text};
use crate::wire::{News, Talk, Terms};
use crate::words::{Words, args};
use serde_json::Value;

pub(crate) fn happened(news: &News, terms: &Terms, names: &[String], words: &Words) -> Vec<String> {
    let seat = news.seat.unwrap_or_default();
    let name = name_of(names, seat);
    let named = |id: &str| vec![words.with(id, &args! { "name" => name.clone() })];
    let given = news.name.clone().filter(|name| !name.is_empty()).unwrap_or_else(|| words.with("seat-number", &args! { "seat" => seat }));
    let mut events = face(&terms.game).map(|face| face.sentences(&news.events, names, words)).unwrap_or_default();
    match news.what.as_str() {
        "joined" => vec![words.with("log-joined", &args! { "name" => given })],
        "left" => vec![words.with("log-left", &args! { "seat" => seat })],
        "changed" => vec![words.t("log-changed")],
        "renamed" => vec![words.with("log-renamed", &args! { "seat" => seat, "name" => given })],
        "hosted" => named("log-hosted"),
        "muted" => named(if news.muted { "log-muted" } else { "log-unmuted" }),
        "silenced" => vec![words.t(if news.muted { "log-spectator-muted" } else { "log-spectator-unmuted" })],
        "stopped" => vec![words.t("log-stopped")],
        "forgotten" => vec![words.t("log-forgotten")],
        "resumed" => {
            let id = if terms.pace == "unhurried" { "log-resumed-unhurried" } else { "log-resumed" };
            vec![words.with(id, &args! { "seconds" => ((news.gap + 500) / 1000).max(1) })]
        }
        "started" => {
            events.insert(0, words.t("log-started"));
            events
        }
        "undone" => {
            events.insert(0, words.with("log-undone", &args! { "name" => name }));
            events
        }
        "proposed" => vec![asks(&news.proposal, seat, names, words)],
        "answered" => named(if news.yes { "log-agreed" } else { "log-refused" }),
        "covered" => {
            let id = if news.why.as_deref() == Some("clock") { "log-covered-clock" } else { "log-covered" };
            vec![words.with(id, &args! { "name" => name, "bot" => bot_title(&terms.game, &terms.cover_by, words) })]
        }
        "returned" => named("log-back"),
        "resigned" => named("log-resigned"),
        "lapsed" => named("log-lapsed"),
        "followed" => vec![words.t("log-followed")],
        _ => events,
    }
}

/// Who asks the others for what.
pub(crate) fn asks(what: &Value, by: usize, names: &[String], words: &Words) -> String {
    let name = name_of(names, by);
    if what == "take-back" {
        return words.with("log-asks-take-back", &args! { "name" => name });
    }
    if what == "end" {
        return words.with("log-asks-end", &args! { "name" => name });
    }
    match what["cover"].as_u64() {
        Some(seat) => words.with("log-asks-cover", &args! { "name" => name, "absent" => name_of(names, seat as usize) }),
        None => words.with("log-asks-pace", &args! { "name" => name, "pace" => pace_text(&what["pace"], words) }),
    }
}

/// A line of talk, in the reader's language if it is one of the phrases.
pub(crate) fn saying(talk: &Talk, words: &Words) -> String {
    let phrase = talk.line.phrase.as_deref();
    let said = phrase.and_then(|phrase| words.named("phrase-", phrase)).or_else(|| talk.line.text.clone());
    format!("{}: {}", talk.line.name, said.or_else(|| phrase.map(String::from)).unwrap_or_default())
}
