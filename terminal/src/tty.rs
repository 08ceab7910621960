//! The terminal itself: taken over at the start, given back at the end, whatever the end is.

use crate::app::App;
use crate::line::{Heard, Want};
use crate::words::args;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, KeyCode, KeyEvent, KeyModifiers, MouseEvent,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;
use std::fs;
use std::io::{self, Stdout, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// What can happen.
pub(crate) enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Paste(String),
    Resized,
    Heard(Heard),
    Signal(i32),
    /// Another thread has failed.
    Broken(String),
}

impl From<Heard> for Event {
    fn from(heard: Heard) -> Event {
        Event::Heard(heard)
    }
}

/// How long nothing may happen before clocks are drawn again.
const BEAT: Duration = Duration::from_millis(500);

/// How the client ended.
pub(crate) enum Ended {
    /// The person left.
    Left,
    /// A signal asked it to end.
    Signal(i32),
    /// A part of it failed.
    Broken(String),
}

/// The terminal while it is ours.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    mouse: bool,
}

fn take(mouse: bool) -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
    if mouse { execute!(io::stdout(), EnableMouseCapture) } else { Ok(()) }
}

/// Every step is tried, even after one has failed: a terminal half given back is of no use.
fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}

impl Screen {
    fn new(mouse: bool) -> io::Result<Screen> {
        take(mouse)?;
        Ok(Screen { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))?, mouse })
    }

    /// Stops this process as Ctrl-Z does, with the terminal given back meanwhile.
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
        take(self.mouse)?;
        self.renew()
    }

    /// Draws everything again. `Terminal::clear` would ask the terminal where its cursor is, and the answer would go to the thread that reads keys.
    fn renew(&mut self) -> io::Result<()> {
        execute!(io::stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// A panic on this thread gives the terminal back before it is reported; on another thread it ends the client.
fn guard_against_panics(events: Sender<Event>) {
    let before = std::panic::take_hook();
    let ours = std::thread::current().id();
    let events = std::sync::Mutex::new(events);
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().id() == ours {
            give_back();
            before(panic);
        } else if let Ok(events) = events.lock() {
            let _ = events.send(Event::Broken(panic.to_string()));
        }
    }));
}

/// Keys, mouse, window size and signals, each from a thread of its own.
fn listen(events: &Sender<Event>) -> io::Result<()> {
    let keys = events.clone();
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            let event = match event {
                event::Event::Key(key) => Event::Key(key),
                event::Event::Mouse(mouse) => Event::Mouse(mouse),
                event::Event::Paste(text) => Event::Paste(text),
                event::Event::Resize(..) => Event::Resized,
                event::Event::FocusGained | event::Event::FocusLost => continue,
            };
            if keys.send(event).is_err() {
                return;
            }
        }
        let _ = keys.send(Event::Signal(SIGHUP));
    });
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
    let events = events.clone();
    std::thread::spawn(move || signals.forever().take_while(|signal| events.send(Event::Signal(*signal)).is_ok()).for_each(drop));
    Ok(())
}

/// Runs the client until the person leaves.
pub(crate) fn run(app: &mut App, events: (&Sender<Event>, &Receiver<Event>), mouse: bool, mut want: impl FnMut(Want)) -> io::Result<Ended> {
    guard_against_panics(events.0.clone());
    let mut screen = Screen::new(mouse)?;
    listen(events.0)?;
    let mut last = Instant::now();
    while !app.is_over() {
        app.wants().into_iter().for_each(&mut want);
        save(app);
        screen.terminal.draw(|frame| app.draw(frame))?;
        let event = events.1.recv_timeout(BEAT);
        let now = Instant::now();
        app.tick(u64::try_from((now - last).as_millis()).unwrap_or_default());
        last = now;
        match event {
            Ok(Event::Key(key)) if key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL => screen.suspend()?,
            Ok(Event::Signal(SIGTSTP)) => screen.suspend()?,
            Ok(Event::Signal(SIGCONT) | Event::Resized) => screen.renew()?,
            Ok(Event::Signal(signal)) => return Ok(Ended::Signal(signal)),
            Ok(Event::Broken(why)) => return Ok(Ended::Broken(why)),
            Ok(Event::Key(key)) => app.key(key),
            Ok(Event::Mouse(event)) => app.mouse(event),
            Ok(Event::Paste(text)) => app.paste(&text),
            Ok(Event::Heard(heard)) => app.heard(heard),
            Err(RecvTimeoutError::Timeout) => (),
            Err(RecvTimeoutError::Disconnected) => return Ok(Ended::Left),
        }
    }
    app.wants().into_iter().for_each(&mut want);
    Ok(Ended::Left)
}

/// Writes a record that was asked for; an existing file is not overwritten.
fn save(app: &mut App) {
    let Some((name, text)) = app.file.take() else { return };
    let written = fs::OpenOptions::new().write(true).create_new(true).open(&name).and_then(|mut file| file.write_all(text.as_bytes()));
    let words = &app.shared.words;
    let note = match written {
        Ok(()) => words.with("terminal-saved", &args! { "file" => name }),
        Err(why) => words.with("terminal-not-saved", &args! { "file" => name, "why" => why.to_string() }),
    };
    app.say(note);
}
