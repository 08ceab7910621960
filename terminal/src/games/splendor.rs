//! Splendor.

use super::{Board, Face, Faces, Seen, name_of, number, read, seat_of};
use crate::words::{Words, args};
use ratatui::style::Modifier;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

pub(super) const FACES: Faces = &[("splendor", &Splendor)];

struct Splendor;

/// The tokens, in the order of the notation, with their letters there.
const TOKENS: [(&str, char); 6] = [("white", 'w'), ("blue", 'b'), ("green", 'g'), ("red", 'r'), ("black", 'k'), ("gold", 'y')];

type Gems = BTreeMap<String, u8>;

#[derive(Deserialize)]
struct View {
    last_round: bool,
    bank: Gems,
    levels: Vec<Level>,
    nobles: Vec<Option<Noble>>,
    seats: Vec<SeatView>,
    turn: usize,
}

#[derive(Deserialize)]
struct Level {
    level: u8,
    deck: u8,
    places: Vec<Place>,
}

#[derive(Deserialize)]
struct Place {
    place: String,
    card: Option<Card>,
    price: Option<Price>,
}

#[derive(Deserialize)]
struct Price {
    short: u8,
}

#[derive(Deserialize)]
struct Card {
    level: u8,
    bonus: String,
    points: u8,
    cost: Gems,
}

#[derive(Deserialize)]
struct Noble {
    points: u8,
    cost: Gems,
}

#[derive(Deserialize)]
struct SeatView {
    seat: usize,
    points: u8,
    tokens: Gems,
    bonuses: Gems,
    nobles: Vec<Value>,
    reserved: Vec<Reserved>,
}

#[derive(Deserialize)]
struct Reserved {
    level: u8,
    card: Option<Card>,
    price: Option<Price>,
}

const CARD: u16 = 18;
const NAME: u16 = 18;
const COLUMN: u16 = 6;

/// A price, gem by gem in its colour; returns where it ends.
fn cost(board: &mut Board, x: u16, y: u16, gems: &Gems, seen: &Seen<'_>) -> u16 {
    let mut end = x;
    for (gem, _) in TOKENS {
        let count = gems.get(gem).copied().unwrap_or_default();
        if count > 0 {
            let stone = seen.look.stone(gem);
            end = board.put(end, y, 3, &format!("{count}{}", stone.letter), stone.style) + 1;
        }
    }
    end.saturating_sub(1).max(x)
}

/// A card's place, bonus, points and whether it can be bought.
fn face_of(board: &mut Board, x: u16, y: u16, label: &str, card: &Card, price: Option<&Price>, seen: &Seen<'_>) -> u16 {
    let stone = seen.look.stone(&card.bonus);
    let next = board.put(x, y, 7, label, seen.look.quiet()) + 1;
    let next = board.put(next, y, 3, &stone.text, stone.style) + 1;
    let points = if card.points == 0 { " ".into() } else { card.points.to_string() };
    let next = board.put(next, y, 2, &points, seen.look.title()) + 1;
    let affordable = price.is_some_and(|price| price.short == 0);
    board.put(next, y, 1, if affordable { "✓" } else { " " }, seen.look.title()) + 1
}

fn nobles(board: &mut Board, view: &View, seen: &Seen<'_>) {
    for (index, noble) in view.nobles.iter().enumerate() {
        let Some(noble) = noble else { continue };
        let x = index as u16 * 16;
        let next = board.put(x, 0, 4, &format!("♦{} ", index + 1), seen.look.quiet());
        let next = board.put(next, 0, 3, &format!("{} ", noble.points), seen.look.title());
        let end = cost(board, next, 0, &noble.cost, seen);
        board.spot(format!("noble {}", index + 1), x, 0, end - x, 1);
    }
}

fn market(board: &mut Board, view: &View, seen: &Seen<'_>) -> u16 {
    let mut row = 1;
    for level in view.levels.iter().rev() {
        board.put(0, row, 7, &format!("{} ▒{}", level.level, level.deck), seen.look.quiet());
        board.put(0, row + 1, 7, &format!("{}.deck", level.level), seen.look.quiet());
        board.spot(format!("{}.deck", level.level), 0, row, 7, 2);
        for (index, place) in level.places.iter().enumerate() {
            let Some(card) = &place.card else { continue };
            let x = 8 + index as u16 * CARD;
            face_of(board, x, row, &place.place, card, place.price.as_ref(), seen);
            cost(board, x + 4, row + 1, &card.cost, seen);
            board.spot(place.place.clone(), x, row, CARD - 1, 2);
        }
        row += 3;
    }
    row
}

fn bank(board: &mut Board, row: u16, view: &View, seen: &Seen<'_>) {
    board.put(0, row, NAME, &seen.words.t("bank"), seen.look.quiet());
    for (index, (gem, _)) in TOKENS.iter().enumerate() {
        let x = NAME + 4 + index as u16 * COLUMN;
        let stone = seen.look.stone(gem);
        let count = view.bank.get(*gem).copied().unwrap_or_default();
        let end = board.put(x, row, COLUMN, &format!("{}{}", stone.text, count), stone.style);
        board.spot(format!("bank {gem}"), x, row, end - x, 1);
    }
    if view.last_round {
        board.put(NAME + 4 + 6 * COLUMN, row, 22, &seen.words.t("last-round"), seen.look.alert());
    }
}

/// Bonuses and tokens of each seat: `2+1` is two cards and a token.
fn seats(board: &mut Board, row: u16, view: &View, seen: &Seen<'_>) -> u16 {
    for (at, seat) in view.seats.iter().enumerate() {
        let row = row + at as u16;
        let turn = if seat.seat == view.turn { "▸" } else { " " };
        board.put(0, row, NAME, &format!("{turn}{}", seen.name(seat.seat)), seen.look.title());
        board.put(NAME, row, 3, &format!("{:>2}", seat.points), seen.look.title().add_modifier(Modifier::UNDERLINED));
        for (index, (gem, _)) in TOKENS.iter().enumerate() {
            let x = NAME + 4 + index as u16 * COLUMN;
            let (bonus, tokens) = (seat.bonuses.get(*gem).copied().unwrap_or_default(), seat.tokens.get(*gem).copied().unwrap_or_default());
            let text = match (bonus, tokens) {
                (0, 0) => "·".into(),
                (bonus, 0) => bonus.to_string(),
                (bonus, tokens) => format!("{bonus}+{tokens}"),
            };
            let style = if bonus + tokens == 0 { seen.look.quiet() } else { seen.look.stone(gem).style };
            let end = board.put(x, row, COLUMN, &text, style);
            if Some(seat.seat) == seen.you {
                board.spot(format!("own {gem}"), x, row, end - x, 1);
            }
        }
        others(board, row, seat, seen);
    }
    row + view.seats.len() as u16
}

/// Nobles, and what everyone may know of the reserved cards: level and bonus.
fn others(board: &mut Board, row: u16, seat: &SeatView, seen: &Seen<'_>) {
    let mut x = NAME + 4 + 6 * COLUMN;
    if !seat.nobles.is_empty() {
        x = board.put(x, row, 4, &format!("♦{}", seat.nobles.len()), seen.look.title()) + 1;
    }
    for reserved in &seat.reserved {
        x = board.put(x, row, 3, &format!("{}.", reserved.level), seen.look.quiet());
        x = match &reserved.card {
            Some(card) => {
                let stone = seen.look.stone(&card.bonus);
                board.put(x, row, 3, &stone.text, stone.style) + 1
            }
            None => board.put(x, row, 1, "?", seen.look.quiet()) + 1,
        };
    }
}

fn hand(board: &mut Board, row: u16, view: &View, seen: &Seen<'_>) {
    let Some(mine) = view.seats.iter().find(|seat| Some(seat.seat) == seen.you) else { return };
    for (index, reserved) in mine.reserved.iter().enumerate() {
        let (x, spot) = (index as u16 * 27, format!("hand.{}", index + 1));
        let Some(card) = &reserved.card else { continue };
        let next = face_of(board, x, row, &spot, card, reserved.price.as_ref(), seen);
        let end = cost(board, next, row, &card.cost, seen);
        board.spot(spot, x, row, end - x, 1);
    }
}

/// «2 rubies and 1 onyx»
fn tokens_text(gems: &Gems, words: &Words) -> String {
    let counted = TOKENS.iter().filter_map(|(gem, _)| gems.get(*gem).filter(|count| **count > 0).map(|count| (*gem, *count)));
    let parts: Vec<String> = counted.map(|(gem, count)| words.with("gem-object", &args! { "gem" => gem, "count" => count })).collect();
    words.list(&parts)
}

fn gems_of(letters: &str) -> Vec<&'static str> {
    letters.chars().filter_map(|letter| TOKENS.iter().find(|(_, known)| *known == letter)).map(|(gem, _)| *gem).collect()
}

fn counted(gems: &[&str]) -> Gems {
    let mut counts = Gems::new();
    gems.iter().for_each(|gem| *counts.entry((*gem).to_string()).or_default() += 1);
    counts
}

fn card_args(card: &Card) -> fluent_bundle::FluentArgs<'static> {
    args! { "level" => card.level, "gem" => card.bonus.clone(), "points" => card.points }
}

fn card_at<'a>(view: &'a View, seat: Option<usize>, spot: &str) -> Option<&'a Card> {
    if let Some(index) = spot.strip_prefix("hand.") {
        let index: usize = index.parse().ok()?;
        return view.seats.iter().find(|line| Some(line.seat) == seat)?.reserved.get(index.checked_sub(1)?)?.card.as_ref();
    }
    view.levels.iter().flat_map(|level| &level.places).find(|place| place.place == spot)?.card.as_ref()
}

fn sentence(event: &Value, names: &[String], words: &Words) -> Option<String> {
    let name = name_of(names, seat_of(&event["seat"]));
    let tokens = |field: &str| read::<Gems>(&event[field]).map(|gems| tokens_text(&gems, words)).unwrap_or_default();
    let gold = if event["gold"] == true { "yes" } else { "no" };
    let card = read::<Card>(&event["card"]);
    Some(match event["event"].as_str()? {
        "taken" => words.with("log-taken", &args! { "name" => name, "tokens" => tokens("tokens") }),
        "reserved" => match card {
            Some(card) => {
                let mut args = card_args(&card);
                args.set("name", name);
                args.set("gold", gold);
                words.with("log-reserved", &args)
            }
            None => words.with("log-reserved-blind", &args! { "name" => name, "level" => number(&event["level"]), "gold" => gold }),
        },
        "bought" => {
            let (mut args, paid) = (card_args(&card?), tokens("paid"));
            args.set("name", name);
            if paid.is_empty() {
                return Some(words.with("log-bought-free", &args));
            }
            args.set("tokens", paid);
            words.with("log-bought", &args)
        }
        "given" => words.with("log-returned-tokens", &args! { "name" => name, "tokens" => tokens("tokens") }),
        "noble" => words.with("log-noble", &args! { "name" => name, "points" => number(&event["noble"]["points"]) }),
        "passed" => words.with("log-passed", &args! { "name" => name }),
        "last-round" => words.with("log-last-round", &args! { "name" => name }),
        "over" => words.t("log-over"),
        _ => return None,
    })
}

impl Face for Splendor {
    fn listed(&self) -> bool {
        true
    }

    fn quick(&self) -> u8 {
        3
    }

    fn characters(&self) -> Option<&'static str> {
        Some("splendor")
    }

    fn board(&self, seen: &Seen<'_>) -> Board {
        let mut board = Board::new();
        let Some(view) = read::<View>(seen.view) else { return board };
        nobles(&mut board, &view, seen);
        let row = market(&mut board, &view, seen);
        bank(&mut board, row, &view, seen);
        let row = seats(&mut board, row + 1, &view, seen);
        hand(&mut board, row, &view, seen);
        board
    }

    fn sentences(&self, events: &[Value], names: &[String], words: &Words) -> Vec<String> {
        events.iter().filter_map(|event| sentence(event, names, words)).collect()
    }

    fn parts(&self, mv: &str) -> Vec<String> {
        let (verb, rest) = mv.split_once(' ').unwrap_or((mv, ""));
        match verb {
            "take" => gems_of(rest).iter().map(|gem| format!("bank {gem}")).collect(),
            "give" => gems_of(rest).iter().map(|gem| format!("own {gem}")).collect(),
            "noble" => vec![format!("noble {rest}")],
            "reserve" => vec![rest.into(), "reserve".into()],
            "buy" => {
                let (spot, gold) = rest.split_once(" gold ").unwrap_or((rest, ""));
                let gold = (!gold.is_empty()).then(|| format!("gold {gold}"));
                [spot.into(), "buy".into()].into_iter().chain(gold).collect()
            }
            _ => vec![mv.into()],
        }
    }

    fn part(&self, part: &str, words: &Words) -> String {
        match part.split_once(' ') {
            Some(("bank" | "own", gem)) => words.with("gem", &args! { "gem" => gem.to_string() }),
            Some(("gold", letters)) => {
                let instead = tokens_text(&counted(&gems_of(letters)), words);
                words.with("terminal-gold-for", &args! { "tokens" => instead })
            }
            Some(("noble", number)) => words.with("move-noble", &args! { "number" => number.to_string() }),
            _ => match part {
                "buy" => words.t("do-buy"),
                "reserve" => words.t("do-reserve"),
                "pass" => words.t("do-pass"),
                spot => spot.into(),
            },
        }
    }

    fn describe(&self, mv: &str, seen: &Seen<'_>) -> String {
        let words = seen.words;
        let (verb, rest) = mv.split_once(' ').unwrap_or((mv, ""));
        let (spot, gold) = rest.split_once(" gold ").unwrap_or((rest, ""));
        let view = read::<View>(seen.view);
        let card = view.as_ref().and_then(|view| card_at(view, seen.you, spot));
        match (verb, card) {
            ("take", _) => words.with("prompt-taking", &args! { "tokens" => tokens_text(&counted(&gems_of(rest)), words) }),
            ("give", _) => words.with("move-give", &args! { "tokens" => tokens_text(&counted(&gems_of(rest)), words) }),
            ("reserve", Some(card)) => words.with("move-reserve", &card_args(card)),
            ("reserve", None) => words.with("move-reserve-blind", &args! { "level" => rest.chars().next().unwrap_or('?').to_string() }),
            ("buy", Some(card)) if gold.is_empty() => words.with("move-buy", &card_args(card)),
            ("buy", Some(card)) => {
                let instead = self.part(&format!("gold {gold}"), words);
                format!("{} · {instead}", words.with("move-buy", &card_args(card)))
            }
            ("buy", None) => words.t("move-buy-hidden"),
            ("noble", _) => words.with("move-noble", &args! { "number" => rest.to_string() }),
            ("pass", _) => words.t("do-pass"),
            _ => mv.into(),
        }
    }

    fn prompt(&self, seen: &Seen<'_>) -> String {
        let words = seen.words;
        match seen.view["phase"].as_str() {
            Some("give") => words.with("prompt-give", &args! { "count" => number(&seen.view["surplus"]) }),
            Some("noble") => words.t("prompt-noble"),
            _ => words.t("prompt-action"),
        }
    }

    fn ending(&self, how: &str) -> Option<&'static str> {
        match how {
            "cards" => Some("end-by-cards"),
            "stalled" => Some("end-stalled"),
            _ => None,
        }
    }
}
