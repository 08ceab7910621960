//! Everything on the screen, between events and wants: it opens no connection and owns no terminal, so tests can drive it.

use crate::draw::{Pen, Target};
use crate::line::{Heard, Tag, Want};
use crate::look::{self, Look};
use crate::overlay::{After, Overlay};
use crate::screens::form::Form;
use crate::screens::help;
use crate::screens::home::Home;
use crate::screens::replay::Replay;
use crate::screens::table::TableScreen;
use crate::site::Answer;
use crate::store::Store;
use crate::wire::{Catalogue, Message};
use crate::words::{Words, args};
use engine::typed::{self, Said, Unclear};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};

/// The least size of a window.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// What all screens know.
pub(crate) struct Shared {
    pub(crate) words: Words,
    pub(crate) look: Look,
    /// The server's address; empty for a game on this machine.
    pub(crate) origin: String,
    pub(crate) catalogue: Catalogue,
    /// What this person is called.
    pub(crate) name: Option<String>,
    /// Whether the line is up.
    pub(crate) up: bool,
    /// Whether games for those who build games are offered too.
    pub(crate) all: bool,
}

impl Shared {
    pub(crate) fn is_local(&self) -> bool {
        self.origin.is_empty()
    }
}

/// What a person wants to do once they have a name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Next {
    /// Set up this table, and start it at once if only bots play.
    Create { creation: Value, start: bool },
    /// Sit down here.
    Join(String),
}

/// What an answer is for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Purpose {
    Name(Next),
    Talk,
    Move,
}

/// What a screen wants done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Todo {
    Home,
    New,
    Open(String),
    Replay(String),
    /// Something to do at the table on the screen.
    Act(Value),
    /// A move at the table on the screen.
    Play(String),
    /// Something to say there.
    Say(Value),
    /// A request to the server.
    Ask(Tag, String, Option<Value>),
    /// Something that needs a name first.
    Named(Next),
    Answer(Purpose, String),
    /// Ask for a text.
    Type(Purpose),
    List(String, Vec<(String, Todo)>),
    Page(String, Vec<String>),
    Help,
    Note(String),
    Quit,
}

pub(crate) enum Screen {
    Home(Home),
    Form(Form),
    Table(Box<TableScreen>),
    Replay(Box<Replay>),
}

/// The whole client.
pub(crate) struct App {
    pub(crate) shared: Shared,
    screen: Screen,
    overlay: Option<Overlay>,
    hits: Vec<(Rect, Target)>,
    wants: Vec<Want>,
    store: Arc<Mutex<Store>>,
    /// A message below the board, until the next key.
    note: Option<String>,
    over: bool,
    /// A file to write: its name and its text.
    pub(crate) file: Option<(String, String)>,
}

impl App {
    /// Opens the lobby, or a table.
    pub(crate) fn new(shared: Shared, store: Arc<Mutex<Store>>, table: Option<&str>) -> App {
        let screen = table.map_or_else(|| Screen::Home(Home::default()), |table| Screen::Table(Box::new(TableScreen::new(table))));
        App { shared, screen, overlay: None, hits: Vec::new(), wants: Vec::new(), store, note: None, over: false, file: None }
    }

    /// What the line should do now.
    pub(crate) fn wants(&mut self) -> Vec<Want> {
        std::mem::take(&mut self.wants)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// A message below the board.
    pub(crate) fn say(&mut self, note: String) {
        self.note = Some(note);
    }

    fn send(&mut self, request: Option<Value>) {
        self.wants.extend(request.map(Want::Send));
    }

    fn ask(&mut self, tag: Tag, path: impl Into<String>, body: Option<Value>) {
        self.wants.push(Want::Ask { tag, path: path.into(), body });
    }

    fn store(&self) -> std::sync::MutexGuard<'_, Store> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Time has passed, in milliseconds.
    pub(crate) fn tick(&mut self, passed: u64) {
        match &mut self.screen {
            Screen::Home(home) => {
                let todos = home.tick(passed);
                self.carry_out(todos);
            }
            Screen::Table(table) => table.passed += passed,
            Screen::Replay(replay) => replay.tick(passed),
            Screen::Form(_) => (),
        }
    }

    /// Something came over the line.
    pub(crate) fn heard(&mut self, heard: Heard) {
        match heard {
            Heard::Up => {
                self.shared.up = true;
                self.greet();
            }
            Heard::Down => {
                self.shared.up = false;
                if let Screen::Table(table) = &mut self.screen {
                    table.model.lost();
                }
            }
            Heard::Said(message) => self.said(&message),
            Heard::Answered(tag, answer) => self.answered(tag, answer.as_ref()),
        }
    }

    /// Asks for what the screen shows, over a line that has just come up or from a screen that has just opened.
    fn greet(&mut self) {
        match &self.screen {
            Screen::Home(_) => {
                self.send(Some(json!({ "do": "lobby" })));
                self.ask_mine();
            }
            Screen::Table(table) => {
                let watch = table.model.watch();
                self.send(Some(watch));
            }
            Screen::Form(_) | Screen::Replay(_) => (),
        }
        if self.shared.catalogue.games.is_empty() && !self.shared.is_local() {
            self.ask(Tag::Games, "/api/games", None);
        }
    }

    fn ask_mine(&mut self) {
        if self.store().cookie().is_some() {
            self.ask(Tag::Mine, "/api/tables/mine", None);
        }
    }

    fn said(&mut self, message: &Message) {
        if let (Message::Lobby { tables }, Screen::Home(home)) = (message, &mut self.screen) {
            home.lobby.clone_from(tables);
            self.ask_mine();
            return;
        }
        let Screen::Table(table) = &mut self.screen else { return };
        let request = table.hear(message);
        let gap = table.model.gap();
        let (id, follow) = (table.model.id.clone(), table.model.follow.take());
        let frame = table.model.frame.clone().filter(|_| matches!(message, Message::Frame(_)));
        self.send(request);
        if let Some((since, before)) = gap {
            self.ask(Tag::Story(since), format!("/api/tables/{id}/story?since={since}&before={before}"), None);
        }
        if let Some(frame) = frame {
            let part = self.store().fair(&frame);
            if let Screen::Table(table) = &mut self.screen {
                let requests = table.before(&frame, part);
                self.wants.extend(requests.into_iter().map(Want::Send));
            }
        }
        if let Some(next) = follow {
            self.carry_out(vec![Todo::Open(next)]);
        }
    }

    fn answered(&mut self, tag: Tag, answer: Option<&Answer>) {
        let Some(answer) = answer else {
            if tag != Tag::Mine {
                self.note = Some(self.shared.words.t("error-server"));
            }
            return;
        };
        if let Some(code) = answer.refusal() {
            // A cookie that the server does not know any more only means that there is nothing to list.
            if tag != Tag::Mine {
                self.note = Some(self.shared.words.refusal(&code));
            }
            return;
        }
        match tag {
            Tag::Games => self.shared.catalogue = answer.read().unwrap_or_default(),
            Tag::Mine => {
                if let Screen::Home(home) = &mut self.screen {
                    home.mine =
                        answer.read::<Value>().and_then(|found| serde_json::from_value(found["tables"].clone()).ok()).unwrap_or_default();
                }
            }
            Tag::Named(next) => self.named(*next, answer),
            Tag::Created(start) => {
                if let Some(id) = answer.read::<Value>().and_then(|made| made["table"].as_str().map(String::from)) {
                    self.open(&id, start);
                }
            }
            Tag::Joined => (),
            Tag::Code => {
                let code = answer.read::<Value>().map(|made| made["code"].as_str().unwrap_or_default().to_string()).unwrap_or_default();
                let words = &self.shared.words;
                let lines =
                    vec![words.with("terminal-your-code", &args! { "code" => code }), String::new(), words.t("terminal-code-about")];
                self.overlay = Some(Overlay::Page { title: words.t("recovery-title"), lines, at: 0 });
            }
            Tag::Story(since) => {
                if let (Screen::Table(table), Some(story)) = (&mut self.screen, answer.read()) {
                    table.model.fill(since, story);
                    let (gap, id) = (table.model.gap(), table.model.id.clone());
                    if let Some((since, before)) = gap {
                        self.ask(Tag::Story(since), format!("/api/tables/{id}/story?since={since}&before={before}"), None);
                    }
                }
            }
            Tag::Replay => {
                if let (Screen::Replay(replay), Some(page)) = (&mut self.screen, answer.read::<Value>()) {
                    let todos = replay.take(&page);
                    self.carry_out(todos);
                }
            }
            Tag::Record => {
                if let Screen::Table(table) = &self.screen {
                    self.file = Some((record_file(&table.model.id), answer.body.clone()));
                }
            }
        }
    }

    /// The server knows this person now.
    fn named(&mut self, next: Next, answer: &Answer) {
        let name = answer.read::<Value>().and_then(|me| me["name"].as_str().map(String::from)).unwrap_or_default();
        self.shared.name = Some(name);
        self.carry_out(vec![Todo::Named(next)]);
    }

    fn open(&mut self, table: &str, start: bool) {
        let mut screen = TableScreen::new(table);
        screen.start_at_once = start;
        self.screen = Screen::Table(Box::new(screen));
        self.greet();
    }

    /// Leaves the screen for another one.
    fn turn_to(&mut self, screen: Screen) {
        if let Screen::Table(table) = &self.screen {
            self.wants.push(Want::Send(json!({ "do": "unwatch", "table": table.model.id })));
        }
        if matches!(self.screen, Screen::Home(_)) {
            self.wants.push(Want::Send(json!({ "do": "leave-lobby" })));
        }
        self.screen = screen;
        self.greet();
    }

    fn carry_out(&mut self, todos: Vec<Todo>) {
        for todo in todos {
            self.carry_out_one(todo);
        }
    }

    fn carry_out_one(&mut self, todo: Todo) {
        match todo {
            Todo::Home if self.shared.is_local() => self.over = true,
            Todo::Quit => self.over = true,
            Todo::Home => self.turn_to(Screen::Home(Home::default())),
            Todo::New => self.turn_to(Screen::Form(Form::new(&self.shared))),
            Todo::Open(table) => self.turn_to(Screen::Table(Box::new(TableScreen::new(&table)))),
            Todo::Replay(table) => {
                let Screen::Table(screen) = &self.screen else { return };
                let Some(frame) = screen.model.frame.clone() else { return };
                self.turn_to(Screen::Replay(Box::new(Replay::new(&table, frame))));
                self.ask(Tag::Replay, format!("/api/tables/{table}/replay?from=0"), None);
            }
            Todo::Act(act) => {
                if let Screen::Table(table) = &mut self.screen {
                    let request = table.model.act(act);
                    self.send(Some(request));
                }
            }
            Todo::Play(mv) => {
                if let Screen::Table(table) = &mut self.screen {
                    let request = table.play(&mv);
                    self.send(request);
                }
            }
            Todo::Say(what) => {
                if let Screen::Table(table) = &mut self.screen {
                    let request = table.model.say(what);
                    self.send(request);
                }
            }
            Todo::Ask(tag, path, body) => self.ask(tag, path, body),
            Todo::Named(next) => self.with_name(next),
            Todo::Answer(purpose, text) => self.typed(purpose, &text),
            Todo::Type(purpose) => self.type_for(purpose),
            Todo::List(title, items) => self.overlay = Some(Overlay::List { title, items, at: 0 }),
            Todo::Page(title, lines) => self.overlay = Some(Overlay::Page { title, at: lines.len(), lines }),
            Todo::Help => {
                let lines = help::lines(&self.shared);
                self.overlay = Some(Overlay::Page { title: self.shared.words.t("terminal-help"), lines, at: 0 });
            }
            Todo::Note(note) => self.note = Some(note),
        }
    }

    /// Does what needs a name, or asks for the name first.
    fn with_name(&mut self, next: Next) {
        let known = self.store().cookie().is_some();
        let Some(name) = self.shared.name.clone().filter(|_| known) else { return self.type_for(Purpose::Name(next)) };
        match next {
            Next::Create { mut creation, start } => {
                creation["name"] = name.into();
                self.ask(Tag::Created(start), "/api/tables", Some(creation));
            }
            Next::Join(table) => self.ask(Tag::Joined, format!("/api/tables/{table}"), Some(json!({ "do": "join", "name": name }))),
        }
    }

    fn type_for(&mut self, purpose: Purpose) {
        let words = &self.shared.words;
        let (title, text) = match &purpose {
            Purpose::Name(_) => (words.t("name-ask"), self.shared.name.clone().unwrap_or_default()),
            Purpose::Talk => {
                let unsaid = if let Screen::Table(table) = &mut self.screen { table.model.unsaid.take() } else { None };
                (words.t("talk-say"), unsaid.unwrap_or_default())
            }
            Purpose::Move => (words.t("terminal-type-move"), String::new()),
        };
        self.overlay = Some(Overlay::Ask { title, text, purpose });
    }

    fn typed(&mut self, purpose: Purpose, text: &str) {
        match purpose {
            _ if text.is_empty() => (),
            Purpose::Name(next) => self.ask(Tag::Named(Box::new(next)), "/api/me", Some(json!({ "name": text }))),
            Purpose::Talk => self.carry_out(vec![Todo::Say(json!({ "text": text }))]),
            Purpose::Move => {
                let todo = self.read_move(text);
                self.carry_out(todo.into_iter().collect());
            }
        }
    }

    fn read_move(&self, text: &str) -> Option<Todo> {
        let Screen::Table(table) = &self.screen else { return None };
        let legal = table.model.frame.as_ref().map(|frame| frame.moves.clone()).unwrap_or_default();
        let words = &self.shared.words;
        Some(match typed::read(text, &legal) {
            Said::Move(mv) => Todo::Play(mv),
            Said::Quit => Todo::Home,
            Said::Help => Todo::Help,
            Said::Unclear(Unclear::NoNumber(number)) => Todo::Note(words.with("terminal-no-number", &args! { "number" => number })),
            Said::Unclear(Unclear::Several(moves)) => {
                let some = moves.iter().take(6).cloned().collect::<Vec<_>>().join(", ");
                Todo::Note(words.with("terminal-several", &args! { "notations" => some }))
            }
            Said::Unclear(Unclear::NothingDue) => Todo::Note(words.refusal("not-your-turn")),
            Said::Board | Said::Log | Said::Save(_) | Said::Back | Said::Nothing | Said::Unclear(Unclear::NoFile) => return None,
        })
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        self.note = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.over = true;
            }
            return;
        }
        if let Some(overlay) = self.overlay.take() {
            return self.after(overlay.key(key.code));
        }
        if key.code == KeyCode::Char('?') || key.code == KeyCode::F(1) {
            return self.carry_out_one(Todo::Help);
        }
        let todos = match &mut self.screen {
            Screen::Home(home) => home.key(key.code, &self.shared),
            Screen::Form(form) => form.key(key.code, &self.shared),
            Screen::Table(table) => table.key(key.code, &self.shared, &self.hits),
            Screen::Replay(replay) => replay.key(key.code),
        };
        self.carry_out(todos);
    }

    fn after(&mut self, after: After) {
        match after {
            After::Stay(overlay) => self.overlay = Some(overlay),
            After::Gone(todos) => self.carry_out(todos),
        }
    }

    pub(crate) fn paste(&mut self, text: &str) {
        if let Some(overlay) = &mut self.overlay {
            overlay.paste(text);
        }
    }

    pub(crate) fn mouse(&mut self, event: MouseEvent) {
        let scroll = match event.kind {
            MouseEventKind::ScrollUp => Some(KeyCode::Up),
            MouseEventKind::ScrollDown => Some(KeyCode::Down),
            _ => None,
        };
        if let Some(code) = scroll {
            return self.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
        if event.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let hit = self.hits.iter().rev().find(|(area, _)| look::hits(*area, event.column, event.row)).map(|(_, target)| target.clone());
        match (hit, self.overlay.take()) {
            (Some(Target::Key(code)), overlay) => {
                self.overlay = overlay;
                self.key(KeyEvent::new(code, KeyModifiers::NONE));
            }
            (Some(Target::Row(row)), Some(overlay)) => self.after(overlay.click(row)),
            (Some(target), None) => {
                let todos = match &mut self.screen {
                    Screen::Home(home) => home.click(&target, &self.shared),
                    Screen::Form(form) => form.click(&target, &self.shared),
                    Screen::Table(table) => table.click(&target, &self.shared),
                    Screen::Replay(_) => Vec::new(),
                };
                self.carry_out(todos);
            }
            (_, overlay) => self.overlay = overlay,
        }
    }

    pub(crate) fn draw(&mut self, frame: &mut ratatui::Frame<'_>) {
        self.hits.clear();
        let look = self.shared.look;
        let mut pen = Pen { cells: frame.buffer_mut(), hits: &mut self.hits, look };
        let area = pen.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let size = args! { "width" => LEAST.0, "height" => LEAST.1 };
            let lines = crate::draw::wrap(&self.shared.words.with("terminal-too-small", &size), area.width);
            for (y, line) in (0..).zip(lines) {
                pen.put(0, y, area.width, &line, look.alert());
            }
        } else {
            let note = self.note.as_deref();
            match &mut self.screen {
                Screen::Home(home) => home.draw(&mut pen, &self.shared, note),
                Screen::Form(form) => form.draw(&mut pen, &self.shared, note),
                Screen::Table(table) => table.draw(&mut pen, &self.shared, note),
                Screen::Replay(replay) => replay.draw(&mut pen, &self.shared),
            }
            if let Some(overlay) = &self.overlay {
                overlay.draw(&mut pen, &self.shared);
            }
        }
        look.fit(frame.buffer_mut());
    }
}

/// The file for a table's record, in the current folder: the table's name comes from the server, which has no say about folders here.
fn record_file(table: &str) -> String {
    let name: String = table.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("{name}.record")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_saved_here_whatever_the_server_calls_its_table() {
        assert_eq!(record_file("kq3x"), "kq3x.record");
        assert_eq!(record_file("../../.ssh/kq"), "sshkq.record");
    }
}
