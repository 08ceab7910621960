//! Stakes, a toy: the smallest game with hands, hidden cards, chance and a table option. Copy this folder to begin a game of your own.
//!
//! `RULES.md` has the rules, `rules/` plays them, `knowledge/` plays them well.

mod knowledge;
mod rules;

pub use knowledge::Mind;
pub use rules::*;

/// The types of its views and events, for the web.
#[cfg(feature = "wire")]
pub(crate) fn wire(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![View::decl(config), SeatView::decl(config), Seen::decl(config)]
}
