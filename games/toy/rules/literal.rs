//! Legality stated a second time, slowly, from the numbered rules alone.

use super::moves::Move;
use super::setup::Setup;
use super::state::State;
use engine::laws::Literal;
use engine::{Game, Seat, Setup as _};

impl Literal for State {
    fn conceivable(_: &Setup) -> Vec<Move> {
        (0..=9).map(Move).collect()
    }

    fn allowed(&self, seat: Seat, Move(card): Move) -> bool {
        let players = self.setup.players();
        // T3: clockwise from the first player of the round, who laid first or has nobody before.
        let laid = Seat::all(players).filter(|seat| self.laid[*seat] != 0).count();
        let my_turn = self.turn == seat && laid < usize::from(players);
        let holds_it = card != 0 && self.hands[seat].contains(&card);
        my_turn && holds_it && self.outcome().is_none()
    }
}
