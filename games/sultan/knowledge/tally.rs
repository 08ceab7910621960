//! What statistics count of a game: bids and wins by colour, and bluffs.
//!
//! A bluff is a low card, at most a third of the highest, on a jewel worth 3 or more, laid while somebody could still answer. It worked if it won.

use crate::sultan::rules::colour::Colour;
use crate::sultan::rules::event::Event;
use crate::sultan::rules::moves::{Bid, Cushion};
use crate::sultan::rules::state::State;
use engine::{Game, Seat, Setup as _, Tallied, Tell};

/// The least worth of a jewel that is bluffed for.
const WORTH: u8 = 3;

/// A colour as the web calls it.
fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Black => "black",
    }
}

/// S2, S23: a third of the highest card.
fn low(players: u8) -> u8 {
    if players == 2 { 4 } else { 5 }
}

/// The seats that bluffed for a jewel: their cards there are low, and another seat laid a card later in the round.
fn bluffers(bids: &[Bid], cushion: Cushion, players: u8) -> Vec<Seat> {
    let laid = || bids.iter().filter(|bid| bid.card > 0);
    let bluffs = |seat: &Seat| {
        let mut here = laid().filter(|bid| bid.seat == *seat && bid.cushion == cushion).peekable();
        let first = laid().position(|bid| bid.seat == *seat && bid.cushion == cushion).unwrap_or(usize::MAX);
        let is_answerable = laid().skip(first.saturating_add(1)).any(|bid| bid.seat != *seat);
        here.peek().is_some() && here.all(|bid| bid.card <= low(players)) && is_answerable
    };
    Seat::all(players).filter(bluffs).collect()
}

impl Tallied for State {
    fn tally(&self, event: &Event, tell: &mut Tell<'_>) {
        match event {
            Event::Settled { cushion, jewel, edition, winner, bids, silent: _ } => {
                let colour = word(edition.colour(*jewel));
                for bid in bids.iter().filter(|bid| bid.card > 0 && bid.cushion == *cushion) {
                    tell(bid.seat, &format!("bids-{colour}"), 1);
                    tell(bid.seat, &format!("bid-{colour}"), i32::from(bid.card));
                }
                if let Some(winner) = winner {
                    tell(*winner, &format!("won-{colour}"), 1);
                }
                if jewel.points() >= WORTH {
                    for seat in bluffers(bids, *cushion, self.setup().players()) {
                        tell(seat, "bluffs", 1);
                        if *winner == Some(seat) {
                            tell(seat, "bluffs-worked", 1);
                        }
                    }
                }
            }
            Event::Drew { .. } | Event::Offered { .. } | Event::Returned { .. } => {}
            Event::Laid(_) | Event::Unveiled { .. } | Event::Over { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Match, Rng, Seed, Viewer};
    use std::collections::BTreeMap;

    fn bid(seat: usize, card: u8, cushion: Cushion) -> Bid {
        Bid { seat: Seat::new(seat), card, cushion }
    }

    #[test]
    fn a_bluff_is_a_low_card_that_somebody_could_still_answer() {
        let round = [bid(0, 5, Cushion::One), bid(1, 6, Cushion::One), bid(2, 1, Cushion::Two)];
        assert_eq!(bluffers(&round, Cushion::One, 3), [Seat::new(0)], "6 is not low");
        assert_eq!(bluffers(&round, Cushion::Two, 3), [], "nobody comes after the last card");
        let two = [bid(0, 4, Cushion::One), bid(1, 5, Cushion::Two), bid(0, 12, Cushion::Three), bid(1, 2, Cushion::One)];
        assert_eq!(bluffers(&two, Cushion::One, 2), [Seat::new(0)]);
        let stacked = [bid(0, 3, Cushion::One), bid(1, 5, Cushion::Two), bid(0, 12, Cushion::One), bid(1, 2, Cushion::Two)];
        assert_eq!(bluffers(&stacked, Cushion::One, 2), [], "with a high card beside it, it is no bluff");
    }

    #[test]
    fn what_is_counted_is_what_the_seats_have_at_the_end() {
        for (edition, players) in [(0, 2), (0, 4), (1, 5)] {
            let setup = crate::sultan::Setup::new(&State::EDITIONS[edition], players);
            let mut game = Match::<State>::new(setup, Seed::number(3));
            let (mut rng, mut events) = (Rng::new(Seed::number(4)), Vec::new());
            while let Some(more) = game.play_at_random(&mut rng) {
                events.extend(more);
            }
            let mut counts: BTreeMap<(usize, String), i32> = BTreeMap::new();
            for event in &events {
                game.state().tally(event, &mut |seat, word, amount| *counts.entry((seat.index(), word.into())).or_default() += amount);
            }
            let of = |seat: Seat, prefix: &str| -> i32 {
                counts.iter().filter(|((index, word), _)| *index == seat.index() && word.starts_with(prefix)).map(|(_, count)| count).sum()
            };
            let outcome = game.state().outcome().expect("over");
            for standing in &outcome.standings {
                let seat = standing.seat;
                assert_eq!(of(seat, "bids-"), if players == 2 { 24 } else { 15 }, "every card is a bid");
                assert_eq!(of(seat, "won-"), i32::from(standing.tie_break), "ties go to the most jewels");
                assert!(of(seat, "bluffs-worked") <= of(seat, "bluffs"));
            }
            let _ = game.state().view(Viewer::Public);
        }
    }
}
