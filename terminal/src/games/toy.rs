//! The toy, the smallest face there is: copy it to start your own.

use super::{Board, Face, Faces, Seen, name_of, number, read, seat_of};
use crate::words::{Words, args};
use serde::Deserialize;
use serde_json::Value;

pub(super) const FACES: Faces = &[("toy", &Toy)];

struct Toy;

#[derive(Deserialize)]
struct View {
    stakes: Vec<u8>,
    seats: Vec<SeatView>,
}

#[derive(Deserialize)]
struct SeatView {
    seat: usize,
    points: u8,
    hand_size: u8,
    hand: Option<Vec<u8>>,
    has_laid: bool,
    laid: Option<u8>,
    played: Vec<u8>,
}

impl Face for Toy {
    fn listed(&self) -> bool {
        false
    }

    fn quick(&self) -> u8 {
        2
    }

    fn characters(&self) -> Option<&'static str> {
        None
    }

    fn board(&self, seen: &Seen<'_>) -> Board {
        let mut board = Board::new();
        let Some(view) = read::<View>(seen.view) else { return board };
        let (words, look) = (seen.words, seen.look);
        let x = board.put(0, 0, 30, &format!("{} ", words.t("toy-stakes")), look.title());
        board.put(x, 0, 40, &spaced(&view.stakes), look.title());
        for (row, seat) in (2..).zip(&view.seats) {
            board.put(0, row, 18, &seen.name(seat.seat), look.title());
            board.put(20, row, 8, &words.with("points-short", &args! { "points" => seat.points }), look.quiet());
            let laid = match (seat.laid, seat.has_laid) {
                (Some(card), _) => format!("[{card}]"),
                (None, true) => "[?]".into(),
                (None, false) => String::new(),
            };
            board.put(30, row, 20, &words.with("hand-of", &args! { "count" => seat.hand_size }), look.quiet());
            board.put(52, row, 5, &laid, look.chosen());
            board.put(58, row, 20, &spaced(&seat.played), look.quiet());
        }
        let row = 3 + view.seats.len() as u16;
        let hand = view.seats.iter().find(|seat| Some(seat.seat) == seen.you).and_then(|seat| seat.hand.clone());
        if let Some(hand) = hand {
            let mut x = board.put(0, row, 20, &format!("{}  ", words.t("your-hand")), look.quiet());
            for card in hand {
                board.spot(format!("card {card}"), x, row, 3, 1);
                board.put(x, row, 3, &format!("[{card}]"), look.title());
                x += 5;
            }
        }
        board
    }

    fn sentences(&self, events: &[Value], names: &[String], words: &Words) -> Vec<String> {
        let sentence = |event: &Value| match event["event"].as_str()? {
            "laid" => Some(words.with("toy-log-laid", &args! { "name" => name_of(names, seat_of(&event["seat"])) })),
            "revealed" => {
                let cards: Vec<String> = names.iter().enumerate().map(|(index, _)| number(&event["cards"][index]).to_string()).collect();
                let winner = name_of(names, seat_of(&event["winner"]));
                let args = args! { "cards" => words.list(&cards), "name" => winner, "points" => number(&event["stake"]) };
                Some(words.with("toy-log-revealed", &args))
            }
            "over" => Some(words.t("log-over")),
            _ => None,
        };
        events.iter().filter_map(sentence).collect()
    }

    fn parts(&self, mv: &str) -> Vec<String> {
        mv.strip_prefix("lay ").map(|card| format!("card {card}")).into_iter().collect()
    }

    fn part(&self, part: &str, words: &Words) -> String {
        let card = part.strip_prefix("card ").unwrap_or(part);
        words.with("toy-card", &args! { "card" => card.to_string() })
    }

    fn describe(&self, mv: &str, seen: &Seen<'_>) -> String {
        let card = mv.strip_prefix("lay ").unwrap_or(mv);
        seen.words.with("toy-card", &args! { "card" => card.to_string() })
    }

    fn prompt(&self, seen: &Seen<'_>) -> String {
        seen.words.t("toy-prompt")
    }

    fn ending(&self, _how: &str) -> Option<&'static str> {
        None
    }
}

fn spaced(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
