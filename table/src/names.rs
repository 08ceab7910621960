//! People's names: readable, and distinct from every other name at the table.

use crate::{Refusal, RefusalCode};
use std::collections::HashSet;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 32;

/// How many marks one letter may carry. Composed letters count as one character, so every living script fits.
const MARKS: usize = 2;

/// A name that can be shown to others: composed (NFC), without invisible characters, 1 to 32 characters.
///
/// # Errors
/// If nothing visible is left, or it is too long.
pub fn name_of(text: &str) -> Result<String, Refusal> {
    let spaced = text.nfc().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| is_visible(*c));
    let mut marks = MARKS;
    let thinned: String = spaced
        .filter(|c| {
            marks = if is_mark(*c) {
                marks + 1
            } else if *c == ' ' {
                MARKS
            } else {
                0
            };
            !is_mark(*c) || marks <= MARKS
        })
        .collect();
    let name = thinned.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Refusal::new(RefusalCode::BadName, format!("a name has 1 to {LONGEST_NAME} visible characters")));
    }
    Ok(name)
}

/// The name, with a number added if someone already has it or one that looks the same.
pub(crate) fn told_apart<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<String> = others.map(looks).collect();
    let free = |name: &String| !taken.contains(&looks(name));
    numbered(name).find(free).expect("fewer names than numbers")
}

/// The names of a group in this order: whoever has the name of somebody before them, or one that looks the same, gets a number.
pub fn names_apart(names: &[String]) -> Vec<String> {
    let mut taken = HashSet::new();
    let apart = |name: &String| {
        let found = numbered(name).find(|name| taken.insert(looks(name)));
        found.expect("fewer names than numbers")
    };
    names.iter().map(apart).collect()
}

/// The name, then the name with each number from 2 on.
fn numbered(name: &str) -> impl Iterator<Item = String> {
    let numbered = |number: u32| {
        let end = format!(" ({number})");
        name.chars().take(LONGEST_NAME - end.chars().count()).collect::<String>().trim_end().to_string() + &end
    };
    std::iter::once(name.to_string()).chain((2..).map(numbered))
}

/// A name as the eye sees it: look-alike letters of other scripts and upper case make no difference.
fn looks(name: &str) -> String {
    let lower: String = skeleton(name).collect::<String>().to_lowercase();
    skeleton(&lower).filter(|c| *c != ' ').collect()
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Whether the character is visible, or a space. Unassigned characters count as invisible: nobody knows how they look.
fn is_visible(c: char) -> bool {
    let blank = matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}')
        || matches!(c, '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    let nothing = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    !blank && !nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(text: &str) -> Option<String> {
        name_of(text).ok()
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        assert_eq!(cleaned("  An\u{202e}n \n Bee ").as_deref(), Some("Ann Bee"));
        for hidden in ['\u{ad}', '\u{200b}', '\u{2060}', '\u{e0041}', '\u{fe0f}', '\u{34f}', '\u{180e}', '\u{7}', '\u{f8ff}', '\u{2800}'] {
            assert_eq!(cleaned(&format!("A{hidden}nn")).as_deref(), Some("Ann"), "{:04x}", u32::from(hidden));
        }
    }

    #[test]
    fn a_name_of_blanks_is_none() {
        for blank in ["", " ", "\u{3164}", "\u{2800}\u{2800}", "\u{115f}", "\u{200b}", "\u{301}", "\u{a0}", "\u{e0041}"] {
            assert_eq!(cleaned(blank), None, "{blank:?}");
        }
        assert!(cleaned(&"x".repeat(32)).is_some() && cleaned(&"x".repeat(33)).is_none());
    }

    #[test]
    fn marks_do_not_pile_up_and_names_are_composed() {
        assert_eq!(cleaned("Z\u{336}\u{337}\u{338}\u{335}oe").as_deref(), Some("Z\u{336}\u{337}oe"));
        assert_eq!(cleaned("Rene\u{301}").as_deref(), Some("Ren\u{e9}"));
        for living in ["Nguyễn Thị", "עִבְרִית", "ก๊ก", "José", "Жанна", "हिन्दी", "李小龍", "🦊"]
        {
            assert_eq!(cleaned(living), Some(living.nfc().collect()), "{living}");
        }
    }

    #[test]
    fn names_that_look_alike_get_a_number() {
        let apart = |name: &str| told_apart(name, ["Ann", "Bob", "Bob (2)"].into_iter());
        assert_eq!((apart("Cas").as_str(), apart("Ann").as_str(), apart("bob").as_str()), ("Cas", "Ann (2)", "bob (3)"));
        assert_eq!(apart("\u{410}nn"), "\u{410}nn (2)", "a Cyrillic letter looks like ours");
        let long = "x".repeat(32);
        assert_eq!(told_apart(&long, [long.as_str()].into_iter()), "x".repeat(28) + " (2)");
        assert_eq!(names_apart(&["Ann", "Bob", "ann", "Ann"].map(String::from)), ["Ann", "Bob", "ann (2)", "Ann (3)"]);
    }
}
