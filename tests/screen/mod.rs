//! The real binary in a real pseudo-terminal, looked at as a person would.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

/// How long to wait for something to show: long, since a busy machine is not the program's fault.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the terminal shows, and whether the program has closed it.
struct Shown {
    parser: vt100::Parser,
    closed: bool,
}

/// A terminal of 80 × 24 with the program in it.
pub(crate) struct Screen {
    shown: Arc<(Mutex<Shown>, Condvar)>,
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
}

impl Screen {
    /// Starts the program in a folder, which also keeps its state, with more variables.
    pub(crate) fn start(folder: &Path, args: &[&str], more: &[(&str, &str)]) -> Screen {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_cabochon"));
        command.args(args);
        command.cwd(folder);
        for name in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANGUAGE", "NO_COLOR"] {
            command.env_remove(name);
        }
        command.env("LANG", "C.UTF-8");
        command.env("TERM", "xterm-256color");
        command.env("USER", "Zoe");
        command.env("XDG_STATE_HOME", folder);
        more.iter().for_each(|(name, value)| command.env(name, value));
        let child = pair.slave.spawn_command(command).expect("the binary starts");
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let shown = Arc::new((Mutex::new(Shown { parser: vt100::Parser::new(24, 80, 0), closed: false }), Condvar::new()));
        let told = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let read = reader.read(&mut bytes).unwrap_or(0);
                let mut shown = told.0.lock().expect("nobody panics here");
                shown.parser.process(&bytes[..read]);
                shown.closed |= read == 0;
                told.1.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        let writer = pair.master.take_writer().expect("the terminal can be written to");
        Screen { shown, child, writer, master: pair.master }
    }

    /// Waits until the screen is as wanted, and returns its text.
    fn until(&self, what: &str, wanted: impl Fn(&Shown) -> bool) -> String {
        let shown = self.shown.0.lock().expect("nobody panics there");
        let waited = self.shown.1.wait_timeout_while(shown, PATIENCE, |shown| !wanted(shown)).expect("nobody panics there");
        let text = waited.0.parser.screen().contents();
        assert!(!waited.1.timed_out(), "no {what} in:\n{text}");
        text
    }

    /// Waits until the screen shows one of these, and returns its text.
    pub(crate) fn wait_any(&self, texts: &[&str]) -> String {
        self.until(&texts.join(" or "), |shown| {
            let contents = shown.parser.screen().contents();
            texts.iter().any(|text| contents.contains(text))
        })
    }

    /// Waits until the screen shows this, and returns its text.
    pub(crate) fn wait(&self, text: &str) -> String {
        self.wait_any(&[text])
    }

    /// Waits until the screen shows this as often as this.
    pub(crate) fn until_count(&self, text: &str, count: usize) {
        self.until(text, |shown| shown.parser.screen().contents().matches(text).count() >= count);
    }

    /// Whether the program has the whole screen now.
    pub(crate) fn is_whole(&self) -> bool {
        self.shown.0.lock().expect("nobody panics there").parser.screen().alternate_screen()
    }

    /// Waits until the program has taken the whole screen, or has given it back.
    pub(crate) fn wait_whole(&self, whole: bool) {
        self.until("whole screen", |shown| shown.parser.screen().alternate_screen() == whole);
    }

    /// Types.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).and_then(|()| self.writer.flush()).expect("the terminal is open");
    }

    /// Makes the window another size.
    pub(crate) fn resize(&self, cols: u16, rows: u16) {
        self.shown.0.lock().expect("nobody panics there").parser.screen_mut().set_size(rows, cols);
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("the terminal is open");
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        assert!(std::process::Command::new("kill").args([&format!("-{name}"), &id]).status().is_ok_and(|sent| sent.success()));
    }

    /// Waits for its end; returns its exit code and what the terminal shows then. The terminal is as it was before.
    pub(crate) fn end(mut self) -> (u32, String) {
        let code = self.child.wait().expect("our own process").exit_code();
        let text = self.until("end", |shown| shown.closed);
        let shown = self.shown.0.lock().expect("nobody panics there");
        let screen = shown.parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste(), "the terminal is given back");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        (code, text)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
