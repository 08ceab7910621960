//! A new table: the game, who plays, and the options that the server offers for it.

use super::heading;
use super::home::creation;
use crate::app::{Shared, Todo};
use crate::draw::{Pen, Target, width};
use crate::games::face;
use crate::names::{bot_title, pace_text, title};
use crate::overlay::step;
use crate::wire::{Choice, Offer};
use crate::words::{Words, args};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use serde_json::{Value, json};

/// One line of the form: what it is, and what can be chosen.
struct Field {
    kind: Kind,
    label: String,
    values: Vec<(String, String)>,
    at: usize,
    /// Whether somebody chose the value: then it stays where it is still offered.
    touched: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Game,
    Players,
    Others,
    Public,
    Rated,
    Pace,
    Option(String),
}

impl Field {
    fn value(&self) -> &str {
        self.values.get(self.at).map_or("", |(value, _)| value)
    }
}

pub(crate) struct Form {
    fields: Vec<Field>,
    at: usize,
}

fn paces() -> [Value; 5] {
    let live = |bank: u32, increment: u32| json!({ "live": { "bank": bank, "increment": increment } });
    [json!("unhurried"), live(300, 10), live(900, 20), json!({ "days": 1 }), json!({ "days": 3 })]
}

impl Form {
    pub(crate) fn new(shared: &Shared) -> Form {
        let mut form = Form { fields: Vec::new(), at: 0 };
        form.rebuild(shared);
        form
    }

    fn value(&self, kind: &Kind) -> Option<&str> {
        self.fields.iter().find(|field| field.kind == *kind).map(Field::value)
    }

    /// The fields for what is chosen so far; what was chosen stays where it is still offered.
    fn rebuild(&mut self, shared: &Shared) {
        let words = &shared.words;
        let games: Vec<&Offer> =
            shared.catalogue.games.iter().filter(|offer| face(&offer.name).is_some_and(|face| face.listed() || shared.all)).collect();
        let game = self.value(&Kind::Game).map(String::from);
        let Some(offer) = games.iter().find(|offer| Some(&offer.name) == game.as_ref()).or(games.first()) else { return };
        let quick = face(&offer.name).map_or(offer.players.0, |face| face.quick()).to_string();
        let players = self.value(&Kind::Players).unwrap_or(&quick).to_string();
        let mut fields = vec![
            choice(Kind::Game, words.t("terminal-game"), games.iter().map(|offer| (offer.name.clone(), title(&offer.name, words)))),
            choice(Kind::Players, words.t("how-many"), (offer.players.0..=offer.players.1).map(|n| (n.to_string(), n.to_string()))),
            others(&offer.name, shared),
            flag(Kind::Public, words.t("show-in-lobby"), words),
            flag(Kind::Rated, words.t("rated"), words),
            choice(Kind::Pace, words.t("pace"), paces().iter().map(|pace| (pace.to_string(), pace_text(pace, words)))),
        ];
        let number: u8 = players.parse().unwrap_or(offer.players.0);
        let choices = offer.tables.iter().find(|choices| choices.players == number);
        let against_bots = self.value(&Kind::Others).is_none_or(|others| others != "open");
        fields.extend(choices.into_iter().flat_map(|choices| &choices.options).map(|choice| option(choice, against_bots, words)));
        for field in &mut fields {
            let chosen =
                self.fields.iter().find(|before| before.kind == field.kind && before.touched).map(|before| before.value().to_string());
            field.touched = chosen.is_some();
            let wanted = if field.kind == Kind::Players { Some(players.clone()) } else { chosen };
            field.at = field.values.iter().position(|(value, _)| Some(value) == wanted.as_ref()).unwrap_or(field.at);
        }
        self.fields = fields;
        self.at = self.at.min(self.fields.len());
    }

    pub(crate) fn key(&mut self, key: KeyCode, shared: &Shared) -> Vec<Todo> {
        if self.fields.is_empty() {
            self.rebuild(shared);
        }
        match key {
            KeyCode::Char('q') | KeyCode::Esc => return vec![Todo::Home],
            KeyCode::Enter if self.at == self.fields.len() => return self.create(),
            KeyCode::Enter | KeyCode::Right | KeyCode::Char(' ') => self.turn(1, shared),
            KeyCode::Left => self.turn(usize::MAX, shared),
            KeyCode::Tab => self.at = (self.at + 1) % (self.fields.len() + 1),
            key => self.at = step(self.at, self.fields.len() + 1, key),
        }
        Vec::new()
    }

    /// The next value of the field, or the one before.
    fn turn(&mut self, by: usize, shared: &Shared) {
        if let Some(field) = self.fields.get_mut(self.at).filter(|field| !field.values.is_empty()) {
            let length = field.values.len();
            field.touched = true;
            field.at = if by == 1 { (field.at + 1) % length } else { (field.at + length - 1) % length };
            self.rebuild(shared);
        }
    }

    pub(crate) fn click(&mut self, target: &Target, shared: &Shared) -> Vec<Todo> {
        if let Target::Row(row) = target {
            self.at = *row;
            return self.key(KeyCode::Enter, shared);
        }
        Vec::new()
    }

    fn create(&self) -> Vec<Todo> {
        let Some(game) = self.value(&Kind::Game) else { return Vec::new() };
        let players: usize = self.value(&Kind::Players).and_then(|players| players.parse().ok()).unwrap_or(2);
        let others = self.value(&Kind::Others).unwrap_or("open").to_string();
        let option = |field: &Field| match &field.kind {
            Kind::Option(name) => Some(format!("{name}={}", field.value())),
            Kind::Game | Kind::Players | Kind::Others | Kind::Public | Kind::Rated | Kind::Pace => None,
        };
        let options: Vec<String> = self.fields.iter().filter_map(option).collect();
        let pace: Value = self.value(&Kind::Pace).and_then(|pace| serde_json::from_str(pace).ok()).unwrap_or_default();
        let is_on = |kind| self.value(&kind) == Some("on");
        let (public, rated) = (is_on(Kind::Public), is_on(Kind::Rated));
        // In a rated game nothing is taken back.
        let terms =
            json!({ "game": game, "options": options.join(" "), "public": public, "pace": pace, "rated": rated, "take_backs": !rated });
        let seats = std::iter::once("me".to_string()).chain(std::iter::repeat_n(others, players - 1)).collect();
        vec![Todo::Named(creation(terms, seats))]
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, shared: &Shared, note: Option<&str>) {
        if self.fields.is_empty() {
            self.rebuild(shared);
        }
        let (words, area) = (&shared.words, pen.area());
        heading(pen, shared, &format!("Cabochon · {}", words.t("terminal-new-table")), &shared.origin);
        let wide = self.fields.iter().map(|field| width(&field.label)).max().unwrap_or(0).min(45);
        for (index, field) in self.fields.iter().enumerate() {
            let y = 2 + index as u16;
            let (mark, style) = if index == self.at { ("▸ ", pen.look.focus()) } else { ("  ", ratatui::style::Style::new()) };
            let value = field.values.get(field.at).map_or("", |(_, text)| text);
            pen.put(0, y, wide + 2, &format!("{mark}{}", field.label), ratatui::style::Style::new());
            pen.put(wide + 4, y, area.width - wide - 4, &format!("‹ {value} ›"), style);
            pen.hits.push((Rect::new(0, y, area.width, 1), Target::Row(index)));
        }
        let y = 3 + self.fields.len() as u16;
        let style = if self.at == self.fields.len() { pen.look.focus() } else { pen.look.title() };
        let end = pen.put(2, y, area.width, &format!("[ {} ]", words.t("make-table")), style);
        pen.hits.push((Rect::new(2, y, end - 2, 1), Target::Row(self.fields.len())));
        if let Some(note) = note {
            pen.put(0, area.height - 2, area.width, note, pen.look.alert());
        }
        let keys = [
            ("↑↓", KeyCode::Down, words.t("terminal-choose")),
            ("←→", KeyCode::Right, words.t("terminal-change")),
            ("Enter", KeyCode::Enter, words.t("terminal-go-on")),
            ("q", KeyCode::Char('q'), words.t("terminal-back")),
        ];
        pen.keys(area.height - 1, &keys);
    }
}

fn choice(kind: Kind, label: String, values: impl IntoIterator<Item = (String, String)>) -> Field {
    Field { kind, label, values: values.into_iter().collect(), at: 0, touched: false }
}

fn flag(kind: Kind, label: String, words: &Words) -> Field {
    choice(kind, label, [("off".into(), words.t("terminal-no")), ("on".into(), words.t("terminal-yes"))])
}

/// Who sits in the other seats: bots of one level, or people.
fn others(game: &str, shared: &Shared) -> Field {
    let bots = shared.catalogue.bots.iter().map(|bot| (bot.clone(), bot_title(game, bot, &shared.words)));
    let people = ("open".to_string(), shared.words.t("others-people"));
    let mut field = choice(Kind::Others, shared.words.t("other-seats"), bots.chain([people]));
    field.at = field.values.len() / 2;
    field
}

fn option(choice: &Choice, against_bots: bool, words: &Words) -> Field {
    let label = words.named("option-", &choice.name).unwrap_or_else(|| choice.name.clone());
    let text = |value: &String| match (choice.kind.as_str(), value.as_str()) {
        ("flag", "on") => words.t("terminal-yes"),
        ("flag", _) => words.t("terminal-no"),
        ("seat", "random") => words.t("by-lot"),
        ("seat", seat) => words.with("seat-number", &args! { "seat" => seat.to_string() }),
        _ => words.named("option-value-", &format!("{}-{value}", choice.name)).unwrap_or_else(|| value.clone()),
    };
    let values = choice.values.iter().map(|value| (value.clone(), text(value))).collect();
    let usual = choice.against_bots.as_ref().filter(|_| against_bots).unwrap_or(&choice.default);
    let at = choice.values.iter().position(|value| value == usual).unwrap_or(0);
    Field { kind: Kind::Option(choice.name.clone()), label, values, at, touched: false }
}
