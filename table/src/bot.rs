//! The bots that a table offers: the one place that names them.

use bots::Kind;

/// Every bot that can be given a seat, from the weakest to the strongest.
pub fn names() -> Vec<String> {
    std::iter::once(Kind::Random).chain((1..=5).map(Kind::Level)).map(|kind| kind.to_string()).collect()
}

/// Whether a table offers a bot of this name.
pub fn is_bot(name: &str) -> bool {
    kind(name).is_some()
}

/// The bot of this name, if a table offers it.
pub fn kind(name: &str) -> Option<Kind> {
    let kind = name.parse().ok()?;
    matches!(kind, Kind::Random | Kind::Level(_)).then_some(kind)
}
