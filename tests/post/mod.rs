//! A mail server on this machine that keeps what it is given.

#![allow(dead_code, reason = "not every test needs everything")]

use crate::online::until;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// A mail that arrived.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    head: String,
    pub(crate) body: String,
}

impl Letter {
    /// A header, unfolded.
    pub(crate) fn header(&self, name: &str) -> String {
        let unfolded = self.head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let found = unfolded.lines().find_map(|line| line.split_once(": ").filter(|(found, _)| found.eq_ignore_ascii_case(name)));
        found.map_or_else(String::new, |(_, value)| value.trim().to_string())
    }

    /// The path of the first link of this kind.
    pub(crate) fn path(&self, kind: &str) -> String {
        let at = self.body.find(kind).unwrap_or_else(|| panic!("{kind} in {}", self.body));
        self.body[at..].split_whitespace().next().expect("a link").to_string()
    }
}

/// The server. To each mail it gives the next of these answers, and then accepts everything.
pub(crate) struct PostOffice {
    pub(crate) port: u16,
    letters: Arc<Mutex<Vec<Letter>>>,
}

impl PostOffice {
    pub(crate) fn open(answers: &'static [&'static str]) -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let letters = Arc::new(Mutex::new(Vec::new()));
        let (kept, answers) = (letters.clone(), Arc::new(Mutex::new(answers.iter())));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (kept, answers) = (kept.clone(), answers.clone());
                std::thread::spawn(move || {
                    let answer = || answers.lock().expect("no holder panics").next().copied().unwrap_or("250 kept");
                    let keep = |letter| kept.lock().expect("no holder panics").push(letter);
                    drop(converse(stream, keep, answer));
                });
            }
        });
        PostOffice { port, letters }
    }

    /// Settings that make a server send its mail here.
    pub(crate) fn settings(&self) -> Vec<(String, String)> {
        let url = format!("smtp://127.0.0.1:{}", self.port);
        [("MAIL_URL", url.as_str()), ("MAIL_FROM", "Cabochon <tables@cabochon.example>")]
            .map(|(name, value)| (name.into(), value.into()))
            .to_vec()
    }

    pub(crate) fn all(&self) -> Vec<Letter> {
        self.letters.lock().expect("no holder panics").clone()
    }

    /// Waits until this many have arrived.
    pub(crate) fn wait(&self, count: usize) -> Vec<Letter> {
        until("mail arrives", || Some(self.all()).filter(|all| all.len() >= count).ok_or_else(|| format!("{:?}", self.all())))
    }
}

/// One connection, as RFC 5321 has it. A mail counts as arrived, whatever is answered to it.
pub(crate) fn converse(stream: TcpStream, mut keep: impl FnMut(Letter), mut answer: impl FnMut() -> &'static str) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream);
    let say = |reader: &mut BufReader<TcpStream>, text: &str| reader.get_mut().write_all(format!("{text}\r\n").as_bytes());
    say(&mut reader, "220 post.example")?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let command = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        match command.as_str() {
            "EHLO" => say(&mut reader, "250-post.example\r\n250 8BITMIME")?,
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().into();
                say(&mut reader, "250 ok")?;
            }
            "DATA" => {
                say(&mut reader, "354 go on")?;
                keep(read(&mut reader, &to)?);
                say(&mut reader, answer())?;
            }
            "QUIT" => return say(&mut reader, "221 bye"),
            _ => say(&mut reader, "250 ok")?,
        }
    }
}

fn read(reader: &mut impl BufRead, to: &str) -> std::io::Result<Letter> {
    let mut text = Vec::new();
    while !text.ends_with(b"\r\n.\r\n") {
        let mut byte = [0];
        reader.read_exact(&mut byte)?;
        text.extend(byte);
    }
    let text = String::from_utf8_lossy(&text[..text.len() - 3]).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let is_quoted = head.contains("quoted-printable");
    Ok(Letter { to: to.into(), head: head.into(), body: if is_quoted { unquoted(body) } else { body.into() } })
}

/// Text as it was before it was written as RFC 2045 has it.
fn unquoted(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let code = (*first == b'=').then(|| others.get(..2).and_then(|digits| std::str::from_utf8(digits).ok())).flatten();
        match code.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => (bytes, rest) = ([bytes, vec![byte]].concat(), &others[2..]),
            None => (bytes, rest) = ([bytes, vec![*first]].concat(), others),
        }
    }
    String::from_utf8(bytes).expect("text")
}
