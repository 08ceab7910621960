//! What a card costs a seat (P10): stated only here, for the rules and for views.

use super::cards::CARDS;
use super::gems::{Gem, Gems};
use super::holding::Holding;

/// The price of one card for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    /// The cost after bonuses.
    pub(crate) due: Gems,
    /// What the coloured tokens at hand do not cover and gold must.
    pub(crate) lacking: Gems,
}

impl Price {
    // P10
    #[inline]
    pub(crate) fn of(card: u8, holding: &Holding) -> Price {
        let due = CARDS[usize::from(card)].cost.less(holding.bonuses);
        Price { due, lacking: due.less(holding.tokens.coloured()) }
    }

    /// How many tokens are missing even with all the gold; with 0 the card can be bought.
    pub(crate) fn short(self, holding: &Holding) -> u32 {
        self.lacking.total().saturating_sub(holding.tokens.count(Gem::Gold))
    }

    /// P10: what is paid if gold replaces these tokens; if none are named, those that are lacking.
    #[inline]
    pub(crate) fn paid(self, gold: Gems) -> Gems {
        let gold = if gold == Gems::NONE { self.lacking } else { gold };
        self.due - gold + Gems::of(Gem::Gold, gold.total())
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::Event;
    use super::super::moves::{Move, Spot};
    use super::super::positions::setup;
    use super::super::state::{Phase, State};
    use super::super::view::{PriceView, View};
    use super::*;
    use engine::{Game, Match, Rng, Seed, Viewer};

    fn price(view: &View, spot: Spot) -> Option<PriceView> {
        match spot {
            Spot::Open(place) => view.levels.iter().flat_map(|level| &level.places).find(|there| there.place == place)?.price,
            Spot::Hand(index) => view.seats[view.turn.index()].reserved.get(usize::from(index))?.price,
        }
    }

    /// What a view prices and bars agrees with the list of legal moves, and with what a purchase then takes.
    #[test]
    fn a_view_tells_what_can_be_bought_taken_and_reserved() {
        let mut rng = Rng::new(Seed::number(1));
        let mut compared = [0; 4];
        for seed in 0..60 {
            let mut game = Match::<State>::new(setup(2 + seed as u8 % 3, ""), Seed::number(seed));
            while game.state().outcome().is_none() {
                let state = game.state().clone();
                let (seat, holding) = (state.turn, &state.seats[state.turn]);
                let (view, moves) = (state.view(Viewer::Seat(seat)), state.moves(seat));
                if state.phase == Phase::Action {
                    for spot in (0..15).map(Spot::new) {
                        let Some(price) = price(&view, spot) else { continue };
                        assert_eq!(price.short == 0, moves.contains(&Move::Buy { card: spot, gold: Gems::NONE }), "{spot} for {holding:?}");
                        compared[usize::from(price.short == 0)] += 1;
                    }
                    let barred = view.barred.as_ref().expect("for a seat");
                    for gem in Gem::ALL {
                        let taken = moves.iter().any(|mv| matches!(mv, Move::Take(tokens) if tokens.count(gem) > 0));
                        assert_eq!(taken, barred.tokens.iter().all(|bar| bar.token != gem), "{gem:?} from {:?}", state.bank);
                    }
                    let reserves = moves.iter().any(|mv| matches!(mv, Move::Reserve(_) | Move::ReserveBlind(_)));
                    assert_eq!(reserves, barred.reserve.is_none());
                    compared[2] += usize::from(barred.reserve.is_some());
                }
                for event in game.play_at_random(&mut rng).expect("the game goes on") {
                    let Event::Bought { spot, paid, .. } = event else { continue };
                    let price = price(&view, spot).expect("a card that can be bought has a price");
                    let gold = price.due.less(paid);
                    assert_eq!(paid, price.due - gold + Gems::of(Gem::Gold, gold.total()));
                    assert!(gold.covers(price.lacking));
                    compared[3] += 1;
                }
            }
        }
        assert!(compared.iter().all(|count| *count > 100), "too few of a kind: {compared:?}");
    }
}
