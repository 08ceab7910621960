//! The messages of the reader's language, shared with the browser: Fluent files from `locales`, compiled in.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

const FALLBACK: &str = "en";

/// The arguments of a message: `args! { "name" => name, "count" => 3 }`.
macro_rules! args {
    ($($name:literal => $value:expr),* $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set($name, $value);)*
        args
    }};
}
pub(crate) use args;

/// The messages of one language, with English behind them.
pub(crate) struct Words {
    spoken: FluentBundle<FluentResource>,
    fallback: FluentBundle<FluentResource>,
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let tag = language.parse().expect("a folder of locales is named by a tag");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    let texts = LANGUAGES.iter().find(|(code, _)| *code == language).map_or(&[][..], |(_, texts)| texts);
    for text in texts {
        // A message that cannot be read is left out; a test insists that there is none.
        let resource = FluentResource::try_new((*text).into()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Words {
    /// The messages of this language, which must be one of [`languages`].
    pub(crate) fn new(language: &str) -> Words {
        Words { spoken: bundle(language), fallback: bundle(FALLBACK) }
    }

    /// A message without arguments.
    pub(crate) fn t(&self, id: &str) -> String {
        self.with(id, &FluentArgs::new())
    }

    /// A message with its arguments filled in; its name if there is none.
    pub(crate) fn with(&self, id: &str, args: &FluentArgs<'_>) -> String {
        say(&self.spoken, id, args).or_else(|| say(&self.fallback, id, args)).unwrap_or_else(|| id.into())
    }

    /// A message of a family, such as `phrase-` and a phrase's name; `None` if it has no such member.
    pub(crate) fn named(&self, family: &str, member: &str) -> Option<String> {
        let id = format!("{family}{member}");
        let args = FluentArgs::new();
        say(&self.spoken, &id, &args).or_else(|| say(&self.fallback, &id, &args))
    }

    /// «a, b and c»
    pub(crate) fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => self.with("terminal-list", &args! { "first" => most.join(", "), "last" => last.clone() }),
        }
    }

    /// Why something was refused, by the server's code.
    pub(crate) fn refusal(&self, code: &str) -> String {
        self.named("refused-", code).unwrap_or_else(|| self.t("refused-other"))
    }
}

fn say(bundle: &FluentBundle<FluentResource>, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let text = bundle.format_pattern(pattern, Some(args), &mut Vec::new());
    Some(text.replace(['\u{a0}', '\u{202f}'], " "))
}

/// Every language, by its code.
pub(crate) fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(code, _)| *code)
}

/// The first of these tags that is a language here, in the same region if there is a choice: `de_AT.UTF-8` is `de`.
pub(crate) fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<&'static str> {
    wanted.into_iter().find_map(|tag| {
        let tag = tag.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
        let language = tag.split('-').next().unwrap_or_default().to_string();
        let same = languages().find(|code| code.to_lowercase() == tag);
        same.or_else(|| languages().find(|code| code.split('-').next() == Some(language.as_str())))
    })
}

/// What the environment says about language and characters.
pub(crate) struct Locale {
    /// The language to speak.
    pub(crate) language: &'static str,
    /// Whether only ASCII can be shown.
    pub(crate) ascii: bool,
}

impl Locale {
    /// Reads the variables of the environment as other programs do. A screen that shows only ASCII is spoken to in English unless a language is asked for.
    pub(crate) fn read(asked: Option<&str>, variable: impl Fn(&str) -> Option<String>) -> Locale {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let ctype = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default().to_lowercase();
        let ascii = !(ctype.contains("utf-8") || ctype.contains("utf8"));
        let messages = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default();
        let preferred = set("LANGUAGE").filter(|_| !["", "C", "POSIX"].contains(&messages.as_str())).unwrap_or_default();
        let tags = preferred.split(':').chain([messages.as_str()]).filter(|_| !ascii);
        let language = asked.and_then(|tag| negotiate([tag])).or_else(|| negotiate(tags)).unwrap_or(FALLBACK);
        Locale { language, ascii }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(asked: Option<&str>, set: &[(&str, &str)]) -> (&'static str, bool) {
        let read = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string());
        let Locale { language, ascii } = Locale::read(asked, read);
        (language, ascii)
    }

    #[test]
    fn every_file_of_every_language_can_be_read() {
        assert!(languages().count() >= 7);
        for (language, texts) in LANGUAGES {
            assert!(texts.len() > 5, "{language}");
            for text in *texts {
                assert!(FluentResource::try_new((*text).into()).is_ok(), "{language}: {}", &text[..60.min(text.len())]);
            }
        }
    }

    /// The messages named in the code of this crate.
    fn asked(folder: &std::path::Path) -> Vec<String> {
        let mut found = Vec::new();
        for path in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                found.extend(asked(&path));
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source");
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().replace(char::is_whitespace, "");
            for call in [".t(\"", ".with(\""] {
                found.extend(code.split(call).skip(1).filter_map(|rest| rest.split('"').next()).map(String::from));
            }
        }
        found
    }

    #[test]
    fn every_message_that_is_asked_for_exists() {
        let english = bundle(FALLBACK);
        let asked = asked(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(asked.len() > 100, "{}", asked.len());
        for id in asked {
            assert!(english.has_message(&id), "{id}");
        }
    }

    #[test]
    fn the_environment_names_the_language() {
        assert_eq!(locale(None, &[("LANG", "de_AT.UTF-8")]), ("de", false));
        assert_eq!(locale(None, &[("LANG", "pt_PT.utf8")]), ("pt-BR", false));
        assert_eq!(locale(None, &[("LANG", "en_GB.UTF-8"), ("LANGUAGE", "xx:fr")]), ("fr", false));
        assert_eq!(locale(None, &[("LANG", "de_DE.UTF-8"), ("LC_ALL", "ru_RU.UTF-8")]), ("ru", false));
        assert_eq!(locale(None, &[("LANG", "C.UTF-8"), ("LC_MESSAGES", "nl_NL")]), ("nl", false));
        assert_eq!(locale(Some("es"), &[("LANG", "de_DE.UTF-8")]), ("es", false));
    }

    #[test]
    fn without_utf_8_there_is_only_ascii_and_english_unless_asked_otherwise() {
        assert_eq!(locale(None, &[]), ("en", true));
        assert_eq!(locale(None, &[("LANG", "de_DE.ISO-8859-1")]), ("en", true));
        assert_eq!(locale(Some("de"), &[("LC_ALL", "C")]), ("de", true));
    }

    #[test]
    fn lists_end_with_the_languages_own_word() {
        let parts = ["a", "b", "c"].map(String::from);
        assert_eq!(Words::new("en").list(&parts), "a, b and c");
        assert_eq!(Words::new("de").list(&parts), "a, b und c");
        assert_eq!(Words::new("de").list(&parts[..1]), "a");
    }
}
