//! How Sultan is played well, plainly: what a jewel is worth to a seat with its sets, what a card is worth, and how likely it wins.

use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::rules::{Cushion, Move, State};
use engine::{BySeat, CERTAIN, Character, Game, Knowledge, Rng, Seat, Setup as _, Thinks};

/// What a player considers.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// Whether it counts what a jewel adds to a set.
    sets: bool,
    /// Whether it counts the cards that the others have played.
    memory: bool,
}

const ALL: Mind = Mind { sets: true, memory: true };
const FORGETFUL: Mind = Mind { sets: true, memory: false };
const CHILD: Mind = Mind { sets: false, memory: false };

/// A point in chances to win, while much is still to come.
const POINT: i32 = CERTAIN / 64;

/// Eighths of a point: what the finer sums are kept in.
const FINE: i32 = 8;

impl Knowledge for State {
    type Mind = Mind;
    const BEST: Mind = ALL;
    const CHARACTERS: &'static [Character<Mind>; 5] = &[
        Character {
            name: "Amina",
            about: "Likes big jewels and bids big for them.",
            mind: CHILD,
            thinks: Thinks::AtOnce,
            slack: 4 * POINT,
        },
        Character { name: "Bashir", about: "Collects sets.", mind: FORGETFUL, thinks: Thinks::AtOnce, slack: 2 * POINT },
        Character {
            name: "Dalia",
            about: "Collects sets and remembers what was played.",
            mind: ALL,
            thinks: Thinks::AtOnce,
            slack: POINT / 2,
        },
        Character { name: "Faris", about: "Imagines some hands.", mind: ALL, thinks: Thinks::Search { nodes: 200 }, slack: 0 },
        Character { name: "Zahra", about: "Imagines many hands.", mind: ALL, thinks: Thinks::Search { nodes: 1_000_000 }, slack: 0 },
    ];

    fn chances(&self, _: &Mind) -> BySeat<i32> {
        if let Some(outcome) = self.outcome() {
            return outcome.chances();
        }
        let players = self.setup().players();
        let worth = |seat: Seat| 4 + i32::from(self.points(seat)) + self.hands[seat].iter().map(i32::from).sum::<i32>() / 8;
        let squares = BySeat::from_fn(|seat| if seat.index() < players.into() { worth(seat) * worth(seat) } else { 0 });
        let all: i32 = squares.of(players).iter().sum();
        BySeat::from_fn(|seat| (i64::from(CERTAIN) * i64::from(squares[seat]) / i64::from(all)) as i32)
    }

    fn weigh(&self, seat: Seat, moves: &[Move], mind: &Mind, weights: &mut Vec<i32>) {
        weights.extend(moves.iter().map(|mv| {
            let gain = match *mv {
                Move::Return(colour) => self.setup().grade(colour).map_or(0, |grade| -self.gain(seat, grade, mind)),
                Move::Bid { card, cushion } => self.expected(seat, card, cushion, mind),
            };
            (CERTAIN / 2 + gain * POINT / FINE).clamp(0, CERTAIN)
        }));
    }

    fn quick(&self, seat: Seat, moves: &[Move], mind: &Mind, rng: &mut Rng) -> Move {
        let mut weights = Vec::with_capacity(moves.len());
        self.weigh(seat, moves, mind, &mut weights);
        // Ties and near ties are broken by chance, so that play-outs differ.
        let noisy = |weight: i32| weight + rng.below(POINT as u32) as i32;
        let best = weights.into_iter().map(noisy).zip(moves).max_by_key(|(weight, _)| *weight);
        *best.expect("a seat that owes a move has one").1
    }
}

impl State {
    /// What the jewel adds to the seat's points, in eighths: itself, the step of its set, and a hope for the steps after.
    fn gain(&self, seat: Seat, grade: Grade, mind: &Mind) -> i32 {
        let plain = FINE * i32::from(grade.points());
        if !mind.sets {
            return plain;
        }
        let have = self.jewels[seat].of(grade);
        let step = |more: u8| i32::from(self.setup().bonus(have + more)) - i32::from(self.setup().bonus(have));
        let left = i32::from(Jewels::ALL.of(grade)) - i32::from(have);
        plain + FINE * step(1) + (step(2) - step(1)) * left / 2 + (step(3) - step(2)) * left / 4
    }

    /// What a bid brings on average, in eighths of a point: the jewel, as likely as it is won, less what the card could have won later.
    fn expected(&self, seat: Seat, card: u8, cushion: Cushion, mind: &Mind) -> i32 {
        let jewel = self.offer[cushion as usize];
        let mine = self.gain(seat, jewel, mind);
        let rivals = Seat::all(self.setup().players()).filter(|rival| *rival != seat);
        let most = rivals.clone().map(|rival| self.gain(rival, jewel, mind)).max().unwrap_or(0);
        let chance: i32 = rivals.fold(CERTAIN, |chance, rival| {
            let beaten = self.beaten(rival, card, cushion, mind);
            (i64::from(chance) * i64::from(beaten) / i64::from(CERTAIN)) as i32
        });
        let won = (i64::from(chance) * i64::from(mine + most / 4) / i64::from(CERTAIN)) as i32;
        won - 4 * i32::from(card)
    }

    /// How likely it is that this rival does not take the cushion from the card.
    fn beaten(&self, rival: Seat, card: u8, cushion: Cushion, mind: &Mind) -> i32 {
        let cards = self.setup().cards_a_round();
        let laid = self.bids().iter().filter(|bid| bid.seat == rival);
        let here = laid.clone().filter(|bid| bid.cushion == cushion).count() as i32;
        let to_come = i32::from(cards) - laid.count() as i32;
        let unknown = if mind.memory { self.unplayed(rival) } else { Cards::from(self.setup().money()) };
        let (all, higher) = unknown.iter().fold((1, 0), |(all, higher), other| (all + 1, higher + i32::from(other > card)));
        let one_beats = CERTAIN / all * higher;
        let cushions = i32::from(self.setup().cushions());
        (CERTAIN - here * one_beats - to_come * one_beats / cushions).max(0)
    }

    /// The money of a seat that nobody has seen played.
    fn unplayed(&self, seat: Seat) -> Cards {
        Cards::from(self.setup().money()).except(self.played[seat]).and(self.face_down(seat)).and(self.unseen[seat])
    }
}
