//! Stakes, a toy: the smallest game with hands, hidden cards, chance and a table option. Copy this folder to start your own game.
//!
//! `RULES.md` has the rules, `rules/` implements them, `knowledge/` says how to play well.

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
