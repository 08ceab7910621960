//! Sultan (2009) and its forerunner Riquezas do Sultão: two editions of one game of hidden bids for jewels.
//!
//! `RULES.md` has the rules, `rules/` implements them, `knowledge/` says how to play well.
//!
//! ```
//! use games::sultan::{Colour, Cushion, Move};
//!
//! assert_eq!("return red".parse(), Ok(Move::Return(Colour::Red)));
//! assert_eq!(Move::Bid { card: 12, cushion: Cushion::Two }.to_string(), "bid 12@2");
//! ```

mod knowledge;
mod rules;

pub use knowledge::{Mind, Reason, features, network};
pub use rules::*;

/// The types of its views and events, for the web.
#[cfg(feature = "wire")]
pub(crate) fn wire(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        View::decl(config),
        Edition::decl(config),
        Phase::decl(config),
        Colour::decl(config),
        Jewels::decl(config),
        Cards::decl(config),
        CushionView::decl(config),
        Bar::decl(config),
        Laid::decl(config),
        Pile::decl(config),
        SeatView::decl(config),
        Seen::decl(config),
        Turned::decl(config),
        Reason::decl(config),
    ]
}
