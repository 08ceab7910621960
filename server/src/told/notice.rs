//! What a person is told: that there is something at a table. Its type has no room for anything that happens there.

use engine::Edition;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::Table;

include!(concat!(env!("OUT_DIR"), "/told.rs"));

/// The language of those who have none of ours.
const ENGLISH: &str = "en";

/// Why a person is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Somebody said something at their table.
    Talk,
    /// A seat is kept for them.
    Invitation,
    /// They owe a move.
    Turn,
    /// They owe a move, and have little time left.
    Time,
}

impl Kind {
    /// All of them, from the least to the most urgent.
    pub(crate) const ALL: [Kind; 4] = [Kind::Talk, Kind::Invitation, Kind::Turn, Kind::Time];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Talk => "talk",
            Kind::Invitation => "invitation",
            Kind::Turn => "turn",
            Kind::Time => "time",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it still holds: what is about a move holds until the person has made it.
    pub(crate) fn holds_for(self, table: &Table, player: &str) -> bool {
        let owes = |seat| table.waiting_for().contains(seat) && table.bot_of(seat).is_none();
        matches!(self, Kind::Talk | Kind::Invitation) || table.seat_of(player).is_some_and(owes)
    }
}

/// What is sent.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    subject: Subject,
    language: &'static str,
    origin: String,
}

#[derive(Clone, Debug)]
enum Subject {
    Table {
        kind: Kind,
        table: String,
        game: &'static Edition,
    },
    /// The person wants to see whether notices arrive.
    Trial,
}

impl Notice {
    /// `None` if the game is unknown.
    pub(super) fn new(kind: Kind, table: &str, game: &str, language: &str, origin: &str) -> Option<Notice> {
        let game = games::editions().into_iter().find(|edition| edition.name == game)?;
        let subject = Subject::Table { kind, table: table.into(), game };
        Some(Notice { subject, language: ours(language), origin: origin.into() })
    }

    pub(super) fn trial(language: &str, origin: &str) -> Notice {
        Notice { subject: Subject::Trial, language: ours(language), origin: origin.into() }
    }

    pub(super) fn kind(&self) -> &'static str {
        if let Subject::Table { kind, .. } = &self.subject { kind.name() } else { "test" }
    }

    pub(super) fn is_talk(&self) -> bool {
        matches!(self.subject, Subject::Table { kind: Kind::Talk, .. })
    }

    /// A later notice with the same topic replaces an earlier one.
    pub(super) fn topic(&self) -> &str {
        if let Subject::Table { table, .. } = &self.subject { table } else { "test" }
    }

    pub(super) fn title(&self) -> &'static str {
        if let Subject::Table { game, .. } = &self.subject { game.title } else { "Cabochon" }
    }

    /// The page that it leads to.
    pub(super) fn path(&self) -> String {
        if let Subject::Table { table, .. } = &self.subject { format!("/t/{table}") } else { "/".into() }
    }

    pub(super) fn link(&self) -> String {
        format!("{}{}", self.origin, self.path())
    }

    /// A sentence in the person's language.
    pub(super) fn text(&self) -> String {
        let key = format!("told-{}", self.kind());
        let mut args = FluentArgs::new();
        args.set("game", self.title());
        let said = |language: &str| {
            let bundle = BUNDLES.get(language)?;
            let pattern = bundle.get_message(&key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
        };
        said(self.language).or_else(|| said(ENGLISH)).unwrap_or_else(|| self.title().into())
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let mut said = json!({ "kind": self.kind(), "language": self.language, "text": self.text(), "link": self.link() });
        if let Subject::Table { table, game, .. } = &self.subject {
            said["game"] = json!(game.name);
            said["table"] = json!(table);
        }
        said
    }
}

/// The same language if we speak it.
fn ours(language: &str) -> &'static str {
    BUNDLES.keys().copied().find(|known| *known == language).unwrap_or(ENGLISH)
}

/// Whether we speak a language.
pub(crate) fn knows_language(language: &str) -> bool {
    BUNDLES.contains_key(language)
}

static BUNDLES: LazyLock<BTreeMap<&'static str, FluentBundle<FluentResource>>> = LazyLock::new(|| {
    let bundle = |(language, text): &(&'static str, &str)| {
        let tag = language.parse().expect("a folder of locales is named by a tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let (Ok(messages) | Err((messages, _))) = FluentResource::try_new(text.to_string());
        let _ = bundle.add_resource(messages);
        (*language, bundle)
    };
    LANGUAGES.iter().map(bundle).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_said_in_every_language_and_names_the_game() {
        assert!(LANGUAGES.len() >= 7, "{LANGUAGES:?}");
        for (language, _) in LANGUAGES {
            let mut said = Vec::new();
            for kind in Kind::ALL {
                let notice = Notice::new(kind, "abc", "sultan", language, "https://tables.example").expect("a game");
                assert!(notice.text().contains(notice.title()) && !notice.text().contains('{'), "{}", notice.text());
                said.push(notice.text());
            }
            said.push(Notice::trial(language, "").text());
            said.dedup();
            assert_eq!(said.len(), Kind::ALL.len() + 1, "{said:?}");
        }
    }

    #[test]
    fn an_unknown_language_is_english_and_an_unknown_game_is_nothing() {
        let notice = Notice::new(Kind::Turn, "abc", "splendor", "tlh", "").expect("a game");
        assert_eq!((notice.language, notice.link()), ("en", "/t/abc".into()));
        assert!(Notice::new(Kind::Turn, "abc", "chess", "en", "").is_none());
    }
}
