//! What a table can agree on, derived from the rules of its setup: a front end offers these choices without knowing the rules.

use crate::setup::{Edition, OptionKind, Setup};
use serde::Serialize;

/// What a table of one size can choose.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Choices {
    /// The number of players.
    pub players: u8,
    /// The options that make a difference at a table of this size.
    pub options: Vec<Choice>,
    /// Pairs of `option=value` that cannot be chosen together.
    pub conflicts: Vec<[String; 2]>,
}

/// An option and the values that make a difference.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Choice {
    /// The word before the `=`.
    pub name: &'static str,
    /// What kind of option it is.
    pub kind: ChoiceKind,
    /// The default; it is among the values.
    pub default: &'static str,
    /// The default when one person plays against bots; it is among the values.
    pub against_bots: Option<&'static str>,
    /// The values allowed after the `=`.
    pub values: Vec<String>,
}

/// What kind of option it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ChoiceKind {
    /// `off` or `on`.
    Flag,
    /// One of several words.
    Choice,
    /// A seat of the table, or `random`.
    Seat,
}

/// The choices at each table size of this edition.
pub fn choices<S: Setup>(edition: &'static Edition) -> Vec<Choices> {
    let (least, most) = edition.players;
    (least..=most).map(|players| of_size::<S>(edition, players)).collect()
}

fn of_size<S: Setup>(edition: &'static Edition, players: u8) -> Choices {
    let options: Vec<Choice> = edition
        .options
        .iter()
        .filter_map(|opt| {
            let (kind, words) = match opt.kind {
                OptionKind::Flag => (ChoiceKind::Flag, vec!["off".into(), "on".into()]),
                OptionKind::Choice(words) => (ChoiceKind::Choice, words.iter().map(|word| word.to_string()).collect()),
                OptionKind::Seat => {
                    (ChoiceKind::Seat, ["random".into()].into_iter().chain((1..=players).map(|seat| seat.to_string())).collect())
                }
            };
            let matters = |value: &String| value == opt.default || said::<S>(edition, players, &format!("{}={value}", opt.name));
            let values: Vec<String> = words.into_iter().filter(matters).collect();
            let against_bots = opt.against_bots.filter(|suggested| values.iter().any(|value| value == suggested));
            (values.len() > 1).then_some(Choice { name: opt.name, kind, default: opt.default, against_bots, values })
        })
        .collect();
    let conflicts = conflicts::<S>(edition, players, &options);
    Choices { players, options, conflicts }
}

/// Whether these options make a distinct setup, rather than another way to write a simpler one.
fn said<S: Setup>(edition: &'static Edition, players: u8, text: &str) -> bool {
    S::read(edition, players, text).is_ok_and(|setup| setup.write() == text)
}

fn conflicts<S: Setup>(edition: &'static Edition, players: u8, options: &[Choice]) -> Vec<[String; 2]> {
    let words = |choice: &Choice| -> Vec<String> {
        let own = choice.values.iter().filter(|value| *value != choice.default);
        own.map(|value| format!("{}={value}", choice.name)).collect()
    };
    let mut found = Vec::new();
    for (index, choice) in options.iter().enumerate() {
        for other in &options[index + 1..] {
            let pairs = words(choice).into_iter().flat_map(|one| words(other).into_iter().map(move |two| [one.clone(), two]));
            found.extend(pairs.filter(|[one, two]| S::read(edition, players, &format!("{one} {two}")).is_err()));
        }
    }
    found
}
