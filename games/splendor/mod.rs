//! Splendor: take tokens, reserve and buy cards, be visited by nobles.
//!
//! `RULES.md` has the rules, `rules/` implements them, `knowledge/` says how to play well.
//!
//! ```
//! use games::splendor::Move;
//!
//! for text in ["take wbg", "take rr", "reserve 2.3", "reserve 2.deck", "buy hand.1", "buy 2.3 gold bb", "give rk", "noble 2", "pass"] {
//!     let mv: Move = text.parse().expect("the notation of Splendor");
//!     assert_eq!(mv.to_string(), text);
//! }
//! ```

mod knowledge;
mod rules;

pub use knowledge::{Elapsed, FACTS, MOMENTS, Mind, Reason, UNIT, Weights, features, network, observation};
pub use rules::*;

/// The types of its views and events, for the web.
#[cfg(feature = "wire")]
pub(crate) fn wire(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        View::decl(config),
        Phase::decl(config),
        Gem::decl(config),
        Gems::decl(config),
        Slot::decl(config),
        Spot::decl(config),
        LevelView::decl(config),
        PlaceView::decl(config),
        PriceView::decl(config),
        BarredView::decl(config),
        TokenBar::decl(config),
        Bar::decl(config),
        CardView::decl(config),
        NobleView::decl(config),
        SeatView::decl(config),
        ReservedView::decl(config),
        Seen::decl(config),
        Reason::decl(config),
    ]
}
