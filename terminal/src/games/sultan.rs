//! Sultan and Riquezas do Sultão: two editions of one game.

use super::{Board, Face, Faces, Seen, name_of, number, read, seat_of};
use crate::words::{Words, args};
use serde::Deserialize;
use serde_json::Value;

pub(super) const FACES: Faces = &[("sultan", &Sultan { kind: "cushion" }), ("riquezas", &Sultan { kind: "bazaar" })];

/// One edition.
struct Sultan {
    /// Where a jewel is sold; the messages say the rest.
    kind: &'static str,
}

#[derive(Deserialize)]
struct View {
    colours: Vec<String>,
    values: Vec<u8>,
    stage: u8,
    stages: u8,
    round: u8,
    rounds: u8,
    first: usize,
    drawn: Vec<String>,
    cushions: Vec<Cushion>,
    pouch: Vec<u8>,
    seats: Vec<SeatView>,
}

#[derive(Deserialize)]
struct Cushion {
    jewel: String,
    bids: Vec<Laid>,
}

#[derive(Deserialize)]
struct Laid {
    seat: usize,
    order: u8,
    card: Option<u8>,
}

#[derive(Deserialize)]
struct Pile {
    size: u8,
    cards: Option<Vec<u8>>,
}

#[derive(Deserialize)]
struct SeatView {
    seat: usize,
    hand: Pile,
    jewels: Vec<u8>,
    points: u16,
    covered: bool,
}

/// The columns of a place.
const PLACE: u16 = 26;
const NAME: u16 = 20;

impl View {
    fn value(&self, colour: &str) -> u8 {
        let grade = self.colours.iter().position(|known| known == colour);
        grade.and_then(|grade| self.values.get(grade)).copied().unwrap_or_default()
    }
}

impl Sultan {
    fn heading(&self, board: &mut Board, view: &View, seen: &Seen<'_>) {
        let words = seen.words;
        let stage = words.with("stage-of", &args! { "stage" => view.stage, "stages" => view.stages });
        let round = words.with("round-of", &args! { "round" => view.round, "rounds" => view.rounds });
        let pouch: u32 = view.pouch.iter().map(|count| u32::from(*count)).sum();
        let pouch = words.with("pouch-holds", &args! { "count" => pouch });
        board.put(0, 0, 80, &format!("{stage}, {round} · {pouch}"), seen.look.title());
    }

    /// The places with their jewels and cards; returns the row below them.
    fn places(&self, board: &mut Board, view: &View, seen: &Seen<'_>) -> u16 {
        let rows = view.cushions.iter().map(|cushion| cushion.bids.len().div_ceil(2)).max().unwrap_or(0).clamp(1, 5) as u16;
        for (index, cushion) in view.cushions.iter().enumerate() {
            let (x, number) = (index as u16 * PLACE, index + 1);
            let stone = seen.look.stone(&cushion.jewel);
            let colour = seen.words.with("jewel-colour", &args! { "colour" => cushion.jewel.clone() });
            let points = seen.words.with("points-short", &args! { "points" => view.value(&cushion.jewel) });
            board.put(x, 2, PLACE - 1, &self.place(number, seen.words), seen.look.title());
            let next = board.put(x, 3, PLACE - 1, &stone.text, stone.style);
            board.put(next + 1, 3, PLACE - 5, &format!("{colour} · {points}"), stone.style);
            for (at, laid) in cushion.bids.iter().enumerate() {
                let (column, row) = (x + (at % 2) as u16 * (PLACE / 2), 4 + (at / 2) as u16);
                let card = laid.card.map_or("▒▒".into(), |card| card.to_string());
                let name: String = seen.name(laid.seat).chars().take(6).collect();
                board.put(column, row, PLACE / 2 - 1, &format!("{}·{name} {card}", laid.order), seen.look.quiet());
            }
            board.spot(format!("place {number}"), x, 2, PLACE - 1, 2 + rows);
        }
        if view.cushions.is_empty() { 2 } else { 4 + rows }
    }

    fn place(&self, number: usize, words: &Words) -> String {
        words.with("terminal-place", &args! { "kind" => self.kind, "number" => number })
    }

    /// The jewels drawn, while one of them goes back.
    fn drawn(board: &mut Board, row: u16, view: &View, seen: &Seen<'_>) -> u16 {
        if view.drawn.is_empty() {
            return row;
        }
        board.put(0, row, 80, &seen.words.t("drawn-jewels"), seen.look.quiet());
        let mut x = 0;
        for colour in &view.drawn {
            let stone = seen.look.stone(colour);
            let name = seen.words.with("jewel-colour", &args! { "colour" => colour.clone() });
            let end = board.put(x, row + 1, 18, &format!("{} {name}", stone.text), stone.style);
            board.spot(format!("jewel {colour}"), x, row + 1, end - x, 1);
            x = end + 2;
        }
        row + 2
    }

    fn seats(board: &mut Board, row: u16, view: &View, seen: &Seen<'_>) -> u16 {
        for (index, colour) in view.colours.iter().enumerate() {
            let stone = seen.look.stone(colour);
            board.put(NAME + 11 + index as u16 * 6, row, 5, &stone.text, stone.style);
        }
        for (at, seat) in view.seats.iter().enumerate() {
            let row = row + 1 + at as u16;
            let first = if seat.seat == view.first { "▸" } else { " " };
            board.put(0, row, NAME, &format!("{first}{}", seen.name(seat.seat)), seen.look.title());
            board.put(NAME + 1, row, 9, &format!("[{}]", seat.hand.size), seen.look.quiet());
            if seat.covered {
                board.put(NAME + 11, row, 40, &seen.words.t("behind-screen"), seen.look.quiet());
                continue;
            }
            for (grade, count) in seat.jewels.iter().enumerate() {
                let text = if *count == 0 { "·".into() } else { count.to_string() };
                board.put(NAME + 12 + grade as u16 * 6, row, 4, &text, seen.look.quiet());
            }
            let points = seen.words.with("points-short", &args! { "points" => seat.points });
            board.put(NAME + 42, row, 12, &points, seen.look.title());
        }
        row + 1 + view.seats.len() as u16
    }

    fn hand(board: &mut Board, row: u16, view: &View, seen: &Seen<'_>) {
        let mine = view.seats.iter().find(|seat| Some(seat.seat) == seen.you);
        let Some(cards) = mine.and_then(|seat| seat.hand.cards.as_ref()).filter(|cards| !cards.is_empty()) else { return };
        let label = format!("{}  ", seen.words.t("your-hand"));
        let mut x = board.put(0, row, 20, &label, seen.look.quiet());
        for card in cards {
            let end = board.put(x, row, 4, &format!("[{card}]"), seen.look.title());
            board.spot(format!("card {card}"), x, row, end - x, 1);
            x = end + 1;
        }
    }

    fn sentence(&self, event: &Value, names: &[String], words: &Words) -> Option<String> {
        let name = |seat: &Value| name_of(names, seat_of(seat));
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let (kind, at) = (self.kind, number(&event["cushion"]));
        Some(match event["event"].as_str()? {
            "drew" => words.with("log-drew", &args! { "name" => name(&event["seat"]), "count" => number(&event["cards"]["size"]) }),
            "offered" => {
                let jewels = event["jewels"].as_array()?.iter().map(|jewel| words.with("jewel-colour", &args! { "colour" => text(jewel) }));
                let jewels = words.list(&jewels.collect::<Vec<_>>());
                let (stage, round) = (number(&event["stage"]), number(&event["round"]));
                words.with("log-offered", &args! { "name" => name(&event["seat"]), "stage" => stage, "round" => round, "jewels" => jewels })
            }
            "returned" => words.with("log-returned-jewel", &args! { "name" => name(&event["seat"]), "colour" => text(&event["jewel"]) }),
            "laid" if event["card"].is_null() => {
                words.with("log-laid", &args! { "name" => name(&event["seat"]), "kind" => kind, "number" => at })
            }
            "laid" => {
                let card = number(&event["card"]);
                words.with("log-laid-own", &args! { "name" => name(&event["seat"]), "kind" => kind, "number" => at, "card" => card })
            }
            "settled" if event["winner"].is_null() => {
                words.with("log-unsold", &args! { "kind" => kind, "number" => at, "colour" => text(&event["jewel"]) })
            }
            "settled" => {
                let card = |bid: &Value| match bid["card"].as_i64() {
                    Some(card) => words.with("log-card-of", &args! { "name" => name(&bid["seat"]), "card" => card }),
                    None => words.with("log-card-unseen", &args! { "name" => name(&bid["seat"]) }),
                };
                let cards = words.list(&event["bids"].as_array()?.iter().map(card).collect::<Vec<_>>());
                let winner = name(&event["winner"]);
                let args = args! { "kind" => kind, "number" => at, "cards" => cards, "name" => winner, "colour" => text(&event["jewel"]) };
                words.with("log-settled", &args)
            }
            "unveiled" => {
                let cards: Vec<String> = event["cards"].as_array()?.iter().map(|card| number(card).to_string()).collect();
                let args = args! { "name" => name(&event["seat"]), "count" => cards.len(), "cards" => words.list(&cards) };
                return (!cards.is_empty()).then(|| words.with("log-unveiled", &args));
            }
            "over" => words.t("log-over"),
            _ => return None,
        })
    }
}

impl Face for Sultan {
    fn listed(&self) -> bool {
        true
    }

    fn quick(&self) -> u8 {
        4
    }

    fn characters(&self) -> Option<&'static str> {
        Some("sultan")
    }

    fn board(&self, seen: &Seen<'_>) -> Board {
        let mut board = Board::new();
        let Some(view) = read::<View>(seen.view) else { return board };
        self.heading(&mut board, &view, seen);
        let row = self.places(&mut board, &view, seen);
        let row = Sultan::drawn(&mut board, row, &view, seen) + 1;
        let row = Sultan::seats(&mut board, row, &view, seen) + 1;
        Sultan::hand(&mut board, row, &view, seen);
        board
    }

    fn sentences(&self, events: &[Value], names: &[String], words: &Words) -> Vec<String> {
        events.iter().filter_map(|event| self.sentence(event, names, words)).collect()
    }

    fn parts(&self, mv: &str) -> Vec<String> {
        if let Some(jewel) = mv.strip_prefix("return ") {
            return vec![format!("jewel {jewel}")];
        }
        let bid = mv.strip_prefix("bid ").and_then(|bid| bid.split_once('@'));
        bid.map_or_else(Vec::new, |(card, place)| vec![format!("card {card}"), format!("place {place}")])
    }

    fn part(&self, part: &str, words: &Words) -> String {
        match part.split_once(' ') {
            Some(("card", card)) => words.with("money-card-of", &args! { "value" => card.to_string() }),
            Some(("jewel", colour)) => words.with("jewel", &args! { "colour" => colour.to_string() }),
            Some(("place", number)) => self.place(number.parse().unwrap_or_default(), words),
            _ => part.into(),
        }
    }

    fn describe(&self, mv: &str, seen: &Seen<'_>) -> String {
        if let Some(jewel) = mv.strip_prefix("return ") {
            return seen.words.with("move-return-jewel", &args! { "colour" => jewel.to_string() });
        }
        let bid = mv.strip_prefix("bid ").and_then(|bid| bid.split_once('@'));
        let Some((card, place)) = bid else { return mv.into() };
        seen.words.with("move-bid", &args! { "card" => card.to_string(), "kind" => self.kind, "number" => place.to_string() })
    }

    fn prompt(&self, seen: &Seen<'_>) -> String {
        if seen.view["phase"] == "offer" {
            return seen.words.t("prompt-return");
        }
        seen.words.with("prompt-bid", &args! { "kind" => self.kind })
    }

    fn ending(&self, how: &str) -> Option<&'static str> {
        (how == "jewels").then_some("end-by-jewels")
    }
}
