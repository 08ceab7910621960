//! What the server itself says, in every language of `locales`: in notices, in mails, and on the few pages that it writes.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language of those who have none of ours.
const ENGLISH: &str = "en";

static BUNDLES: LazyLock<BTreeMap<&'static str, FluentBundle<FluentResource>>> = LazyLock::new(|| {
    let bundle = |(language, texts): &(&'static str, &[&str])| {
        let tag = language.parse().expect("a folder of locales is named by a tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in *texts {
            let (Ok(messages) | Err((messages, _))) = FluentResource::try_new(text.to_string());
            let _ = bundle.add_resource(messages);
        }
        (*language, bundle)
    };
    LANGUAGES.iter().map(bundle).collect()
});

/// All languages.
pub(crate) fn languages() -> impl Iterator<Item = &'static str> {
    BUNDLES.keys().copied()
}

/// The same language if we speak it, and English otherwise.
pub(crate) fn ours(language: &str) -> &'static str {
    languages().find(|known| *known == language).unwrap_or(ENGLISH)
}

/// Whether we speak a language.
pub(crate) fn knows_language(language: &str) -> bool {
    BUNDLES.contains_key(language)
}

/// A message in a language, or in English if that language lacks it.
pub(crate) fn say(language: &str, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    let said = |language: &str| {
        let bundle = BUNDLES.get(language)?;
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    };
    said(language).or_else(|| said(ENGLISH)).unwrap_or_else(|| key.into())
}

/// The language for a reader: the one that the address asks for, or the best that the browser prefers.
pub(crate) fn wanted(asked: Option<&str>, headers: &HeaderMap) -> &'static str {
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut tags: Vec<(f32, &str)> = preferred.split(',').map(weighted).filter(|(weight, _)| *weight > 0.0).collect();
    tags.sort_by(|one, other| other.0.total_cmp(&one.0));
    asked.into_iter().chain(tags.into_iter().map(|(_, tag)| tag)).find_map(akin).unwrap_or(ENGLISH)
}

/// An entry of `Accept-Language`.
fn weighted(entry: &str) -> (f32, &str) {
    let (tag, weight) = entry.split_once(';').unwrap_or((entry, ""));
    let weight = weight.trim().strip_prefix("q=").map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
    (weight, tag.trim())
}

/// Our language of this tag, or the same language of another region.
fn akin(tag: &str) -> Option<&'static str> {
    let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    languages().find(|known| known.eq_ignore_ascii_case(tag)).or_else(|| languages().find(|known| first(known) == first(tag)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_gets_the_language_that_is_asked_for_or_the_best_that_they_prefer() {
        let of = |asked, preferred: &str| wanted(asked, &HeaderMap::from_iter([(ACCEPT_LANGUAGE, preferred.parse().expect("a header"))]));
        assert_eq!(of(None, "pt-PT,pt;q=0.9,en;q=0.8"), "pt-BR");
        assert_eq!(of(None, "zh, en;q=0.2, nl-BE;q=0.7"), "nl");
        assert_eq!(of(Some("ru"), "de"), "ru");
        assert_eq!(of(Some("tlh"), "de-AT"), "de");
        assert_eq!(of(None, "de;q=0, *"), "en");
        assert_eq!(of(None, ";;q=x,"), "en");
    }

    #[test]
    fn every_language_says_every_message_of_english() {
        let names = |(_, texts): &(&str, &[&str])| {
            let lines = texts.iter().flat_map(|text| text.lines()).filter_map(|line| Some(line.split_once(" =")?.0.to_string()));
            lines.filter(|name| name.starts_with("server-")).collect::<Vec<_>>()
        };
        let english = LANGUAGES.iter().find(|(language, _)| *language == ENGLISH).map(names).expect("English");
        assert!(!english.is_empty());
        for language in LANGUAGES {
            assert_eq!(names(language), english, "{}", language.0);
        }
    }
}
