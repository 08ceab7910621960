//! A mail server on this machine that keeps what it is given.

use crate::online::until;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::rustls::{ServerConfig, ServerConnection, StreamOwned};

/// A mail that arrived.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    /// Whether nobody on the way could read it.
    pub(crate) is_encrypted: bool,
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

/// How the server is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Safety {
    /// Everybody on the way can read along.
    None,
    /// Encrypted once the client asks for it (RFC 3207).
    OnRequest,
    /// Encrypted from the first byte (RFC 8314).
    Always,
}

/// A certificate authority of our own, and a mail server's certificate for this machine.
struct Certified {
    authority: String,
    config: Arc<ServerConfig>,
}

impl Certified {
    fn new() -> Certified {
        let mut params = CertificateParams::new(Vec::new()).expect("no names");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().expect("a key")).expect("signed");
        let key = KeyPair::generate().expect("a key");
        let named = CertificateParams::new(vec!["127.0.0.1".into()]).expect("a name");
        let certificate = named.signed_by(&key, &issuer).expect("signed").der().clone();
        let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().expect("versions").with_no_client_auth();
        let config = builder.with_single_cert(vec![certificate], PrivatePkcs8KeyDer::from(key.serialize_der()).into());
        Certified { authority: issuer.pem(), config: Arc::new(config.expect("a certificate and its key")) }
    }

    fn encrypted(&self, stream: TcpStream) -> StreamOwned<ServerConnection, TcpStream> {
        StreamOwned::new(ServerConnection::new(self.config.clone()).expect("a connection"), stream)
    }
}

/// The server. To each mail it gives the next of these answers, and then accepts everything.
pub(crate) struct PostOffice {
    pub(crate) port: u16,
    safety: Safety,
    /// The certificate of those who signed the server's, as PEM.
    pub(crate) authority: String,
    letters: Arc<Mutex<Vec<Letter>>>,
}

impl PostOffice {
    pub(crate) fn open(answers: &'static [&'static str]) -> PostOffice {
        PostOffice::guarded(Safety::None, answers)
    }

    pub(crate) fn guarded(safety: Safety, answers: &'static [&'static str]) -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let letters = Arc::new(Mutex::new(Vec::new()));
        let certified = Arc::new(Certified::new());
        let authority = certified.authority.clone();
        let (kept, answers) = (letters.clone(), Arc::new(Mutex::new(answers.iter())));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (kept, answers, certified) = (kept.clone(), answers.clone(), certified.clone());
                std::thread::spawn(move || {
                    let answer = || answers.lock().expect("no holder panics").next().copied().unwrap_or("250 kept");
                    let keep = |letter| kept.lock().expect("no holder panics").push(letter);
                    drop(serve(stream, safety, &certified, keep, answer));
                });
            }
        });
        PostOffice { port, safety, authority, letters }
    }

    /// Settings that make a server send its mail here.
    pub(crate) fn settings(&self) -> Vec<(String, String)> {
        let url = match self.safety {
            Safety::None => format!("smtp://127.0.0.1:{}", self.port),
            Safety::OnRequest => format!("smtp://node:hush@127.0.0.1:{}?tls=required", self.port),
            Safety::Always => format!("smtps://node:hush@127.0.0.1:{}", self.port),
        };
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

/// One connection, encrypted when it should be.
fn serve(
    stream: TcpStream,
    safety: Safety,
    certified: &Certified,
    mut keep: impl FnMut(Letter),
    mut answer: impl FnMut() -> &'static str,
) -> std::io::Result<()> {
    match safety {
        Safety::Always => converse(certified.encrypted(stream), Line::Encrypted, &mut keep, &mut answer).map(drop),
        Safety::None | Safety::OnRequest => {
            let open = Line::Open { offers_encryption: safety == Safety::OnRequest };
            match converse(stream, open, &mut keep, &mut answer)? {
                Some(stream) => converse(certified.encrypted(stream), Line::Upgraded, &mut keep, &mut answer).map(drop),
                None => Ok(()),
            }
        }
    }
}

/// What a connection is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Open {
        offers_encryption: bool,
    },
    /// From its beginning.
    Encrypted,
    /// Since the client asked for it.
    Upgraded,
}

/// What is said on a connection, as RFC 5321 has it, until the client leaves or wants it encrypted. A mail counts as arrived, whatever is
/// answered to it.
fn converse<S: Read + Write>(
    stream: S,
    line: Line,
    keep: &mut impl FnMut(Letter),
    answer: &mut impl FnMut() -> &'static str,
) -> std::io::Result<Option<S>> {
    let mut reader = BufReader::new(stream);
    let say = |reader: &mut BufReader<S>, text: &str| {
        reader.get_mut().write_all(format!("{text}\r\n").as_bytes())?;
        reader.get_mut().flush()
    };
    // A client that has just encrypted its connection speaks first.
    if line != Line::Upgraded {
        say(&mut reader, "220 post.example")?;
    }
    let (is_encrypted, offers_encryption) =
        (matches!(line, Line::Encrypted | Line::Upgraded), line == Line::Open { offers_encryption: true });
    let mut to = String::new();
    loop {
        let mut said = String::new();
        if reader.read_line(&mut said)? == 0 {
            return Ok(None);
        }
        let command = said.get(..4).unwrap_or_default().to_ascii_uppercase();
        match command.as_str() {
            "EHLO" if offers_encryption => say(&mut reader, "250-post.example\r\n250-8BITMIME\r\n250 STARTTLS")?,
            "EHLO" if is_encrypted => say(&mut reader, "250-post.example\r\n250-8BITMIME\r\n250 AUTH PLAIN")?,
            "EHLO" => say(&mut reader, "250-post.example\r\n250 8BITMIME")?,
            "STAR" if offers_encryption => {
                say(&mut reader, "220 go on")?;
                return Ok(Some(reader.into_inner()));
            }
            "AUTH" if is_encrypted => say(&mut reader, "235 welcome")?,
            "AUTH" | "STAR" => say(&mut reader, "502 not here")?,
            "RCPT" => {
                to = said.split(['<', '>']).nth(1).unwrap_or_default().into();
                say(&mut reader, "250 ok")?;
            }
            "DATA" => {
                say(&mut reader, "354 go on")?;
                keep(Letter { is_encrypted, ..read(&mut reader, &to)? });
                say(&mut reader, answer())?;
            }
            "QUIT" => return say(&mut reader, "221 bye").map(|()| None),
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
    let body = if is_quoted { unquoted(body) } else { body.into() };
    Ok(Letter { to: to.into(), is_encrypted: false, head: head.into(), body })
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
