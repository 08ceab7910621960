//! What statistics count of a game: the cards and nobles a seat got, and how it came to them.

use crate::splendor::rules::cards::{CARDS, NOBLES};
use crate::splendor::rules::event::Event;
use crate::splendor::rules::gems::Gem;
use crate::splendor::rules::moves::Spot;
use crate::splendor::rules::state::State;
use crate::splendor::rules::view::{card_view, noble_view};
use engine::{Tallied, Tell};

/// A colour as the web calls it.
fn word(gem: Gem) -> &'static str {
    match gem {
        Gem::White => "white",
        Gem::Blue => "blue",
        Gem::Green => "green",
        Gem::Red => "red",
        Gem::Black => "black",
        Gem::Gold => "gold",
    }
}

impl Tallied for State {
    fn tally(&self, event: &Event, tell: &mut Tell<'_>) {
        match event {
            Event::Bought { seat, spot, card, paid } => {
                let facts = CARDS[usize::from(*card)];
                tell(*seat, &format!("card-{card}"), 1);
                tell(*seat, &format!("colour-{}", word(facts.bonus)), 1);
                tell(*seat, &format!("level-{}", facts.level), 1);
                tell(*seat, "card-points", i32::from(facts.points));
                tell(*seat, "gold-paid", paid.count(Gem::Gold) as i32);
                if let Spot::Hand(_) = spot {
                    tell(*seat, "reserved-bought", 1);
                }
            }
            Event::Reserved { seat, place, .. } => {
                tell(*seat, "reserved", 1);
                if place.is_none() {
                    tell(*seat, "reserved-blind", 1);
                }
            }
            Event::Noble { seat, noble, .. } => tell(*seat, &format!("noble-{noble}"), 1),
            Event::LastRound { seat } => tell(*seat, "first-home", 1),
            Event::Taken { .. } | Event::Replaced { .. } | Event::Given { .. } | Event::Passed { .. } | Event::Over { .. } => {}
        }
    }

    fn pictured(word: &str) -> Option<String> {
        let (kind, number) = word.split_once('-')?;
        let number: u8 = number.parse().ok()?;
        match kind {
            "card" if usize::from(number) < CARDS.len() => serde_json::to_string(&card_view(number)?).ok(),
            "noble" if usize::from(number) < NOBLES.len() => serde_json::to_string(&noble_view(number)?).ok(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Match, Rng, Seat, Seed, Setup as _};
    use std::collections::BTreeMap;

    #[test]
    fn what_is_counted_is_what_the_seats_have_at_the_end() {
        let setup = crate::splendor::Setup::new(&State::EDITIONS[0], 3);
        let mut game = Match::<State>::new(setup, Seed::number(5));
        let (mut rng, mut events) = (Rng::new(Seed::number(6)), Vec::new());
        while let Some(more) = game.play_at_random(&mut rng) {
            events.extend(more);
        }
        let mut counts: BTreeMap<(usize, String), i32> = BTreeMap::new();
        for event in &events {
            game.state().tally(event, &mut |seat, word, amount| *counts.entry((seat.index(), word.into())).or_default() += amount);
        }
        let view = game.state().view(engine::Viewer::Public);
        for seat in Seat::all(3) {
            let seen = &view.seats[seat.index()];
            let of = |word: String| counts.get(&(seat.index(), word)).copied().unwrap_or(0);
            let levels: i32 = (1..=3).map(|level| of(format!("level-{level}"))).sum();
            assert_eq!(levels, seen.bought.len() as i32);
            assert!(seen.bought.iter().all(|card| of(format!("card-{}", card.number)) == 1));
            let nobles = seen.nobles.len() as i32;
            assert_eq!(of("card-points".into()) + 3 * nobles, i32::from(seen.points));
            assert!(of("reserved".into()) >= of("reserved-bought".into()) + of("reserved-blind".into()).min(0));
        }
        assert!(counts.keys().any(|(_, word)| word.starts_with("card-")));
    }

    #[test]
    fn cards_and_nobles_have_pictures_and_nothing_else_does() {
        assert!(State::pictured("card-90").is_some_and(|card| card.contains("\"number\":90")));
        assert!(State::pictured("noble-10").is_some_and(|noble| noble.contains("\"points\":3")));
        for word in ["card-0", "card-91", "noble-0", "noble-11", "card-points", "level-1", "x", ""] {
            assert_eq!(State::pictured(word), None, "{word}");
        }
    }
}
