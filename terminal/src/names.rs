//! What seats and bots are called. A bot of a level is one of the game's characters; another of the same level gets a companion's name.

use crate::games::face;
use crate::wire::Terms;
use crate::words::{Words, args};
use serde_json::Value;

fn level(bot: &str) -> Option<&str> {
    bot.strip_prefix("level:")
}

fn family(game: &str) -> Option<&'static str> {
    face(game).and_then(|face| face.characters())
}

/// A bot's own name; one that this client does not know keeps the name it came with.
pub(crate) fn bot_name(game: &str, bot: &str, words: &Words) -> String {
    let character = level(bot).zip(family(game)).and_then(|(level, family)| words.named("character-", &format!("{family}-{level}")));
    match (character, level(bot)) {
        (Some(name), _) => name,
        (None, Some(level)) => words.with("bot-level", &args! { "level" => level.to_string() }),
        (None, None) if bot == "random" => words.t("character-random"),
        (None, None) => bot.into(),
    }
}

/// Its name, and what it can do.
pub(crate) fn bot_title(game: &str, bot: &str, words: &Words) -> String {
    match level(bot) {
        Some(level) if family(game).is_some() => {
            words.with("bot-named", &args! { "name" => bot_name(game, bot, words), "level" => level.to_string() })
        }
        Some(level) => words.with("bot-level", &args! { "level" => level.to_string() }),
        None if bot == "random" => words.t("bot-random"),
        None => words.with("bot-other", &args! { "name" => bot.to_string() }),
    }
}

/// What everyone at a table is called, given the kind of each seat and the name it came with.
pub(crate) fn seat_names<'a>(game: &str, seats: impl IntoIterator<Item = (&'a str, &'a str)>, words: &Words) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (index, (kind, name)) in seats.into_iter().enumerate() {
        let said = if kind == "bot" { bot_name(game, name, words) } else { name.to_string() };
        let said = if said.is_empty() { words.with("seat-number", &args! { "seat" => index + 1 }) } else { said };
        let name = if kind == "bot" && names.contains(&said) { another(game, name, &said, &names, words) } else { said };
        names.push(name);
    }
    names
}

fn another(game: &str, bot: &str, name: &str, taken: &[String], words: &Words) -> String {
    let family = family(game).filter(|_| bot != "random").unwrap_or("house");
    let companions = (1..=4).filter_map(|number| words.named("companion-", &format!("{family}-{number}")));
    let free = companions.into_iter().find(|companion| !taken.contains(companion));
    free.unwrap_or_else(|| words.with("name-numbered", &args! { "name" => name.to_string(), "number" => taken.len() + 1 }))
}

/// The title of a game.
pub(crate) fn title(game: &str, words: &Words) -> String {
    words.named("title-", game).unwrap_or_else(|| game.into())
}

/// How much time there is.
pub(crate) fn pace_text(pace: &Value, words: &Words) -> String {
    if let Some(days) = pace["days"].as_u64() {
        return words.with("pace-days", &args! { "days" => days });
    }
    let Some(bank) = pace["live"]["bank"].as_u64() else { return words.t("pace-unhurried") };
    let increment = pace["live"]["increment"].as_u64().unwrap_or_default();
    words.with("pace-live", &args! { "minutes" => (bank + 30) / 60, "seconds" => increment })
}

/// A clock: `4:05`, `1:02:03`, or days.
pub(crate) fn clock_text(left: u64, words: &Words) -> String {
    let seconds = left.div_ceil(1000);
    match seconds {
        86_400.. => words.with("days-left", &args! { "days" => seconds / 86_400 }),
        3_600.. => format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

/// The options that a table agreed on, as it wrote them, and its pace.
pub(crate) fn terms_text(terms: &Terms, words: &Words) -> String {
    let option = |word: &str| {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let title = words.named("option-", name).unwrap_or_else(|| name.into());
        let value = words.named("option-value-", &format!("{name}-{value}")).unwrap_or_else(|| match value {
            "on" => words.t("terminal-yes"),
            "off" => words.t("terminal-no"),
            "random" => words.t("by-lot"),
            other => other.into(),
        });
        format!("{title}: {value}")
    };
    let options = terms.options.split([' ', ',']).filter(|word| !word.is_empty()).map(option);
    options.chain([words.with("pace-is", &args! { "pace" => pace_text(&terms.pace, words) })]).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_one_level_have_different_names() {
        let words = Words::new("en");
        let seats = [("person", "Ann"), ("bot", "level:3"), ("bot", "level:3"), ("bot", "random"), ("person", "")];
        assert_eq!(seat_names("splendor", seats, &words), ["Ann", "Fiammetta", "Nello", "Momo", "Seat 5"]);
        assert_eq!(seat_names("chess", [("bot", "level:2"), ("bot", "alpha")], &words), ["level 2", "alpha"]);
    }

    #[test]
    fn clocks_read_like_clocks() {
        let words = Words::new("en");
        assert_eq!([61_000, 3_723_000, 200_000_000].map(|left| clock_text(left, &words)), ["1:01", "1:02:03", "2 days left"]);
    }
}
