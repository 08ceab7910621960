//! A notice as a mail, and the mail that asks somebody to confirm their address. Plain text, through the operators' own mail server.

use super::notice::Notice;
use super::outward::Missed;
use crate::hosts;
use crate::identity::hash;
use crate::store::Failed;
use crate::words::say;
use hmac::{Hmac, KeyInit, Mac};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use std::time::Duration;
use table::fair;
use tokio::sync::Semaphore;

/// How long a mail may take in all: less than a claim on a send.
const PATIENCE: Duration = Duration::from_secs(15);

/// How many mails are under way at the same time, so that a slow mail server does not hold up other notices.
const AT_ONCE: usize = 16;

/// The longest address (RFC 5321).
const LONGEST: usize = 254;

/// The mail server of the operators. Without an address there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Mail {
    pub(crate) url: String,
    pub(crate) from: String,
}

/// Sends mails.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    room: Semaphore,
}

/// What a link in a mail is for. Its token follows from the secret of the address and cannot be used for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Confirm,
    Stop,
}

impl Purpose {
    pub(super) fn word(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Stop => "stop",
        }
    }

    pub(super) fn token(self, secret: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length");
        mac.update(self.word().as_bytes());
        fair::hex(&mac.finalize().into_bytes())
    }

    pub(super) fn link(self, origin: &str, way: &str, secret: &str) -> String {
        format!("{origin}/mail/{}/{way}/{}", self.word(), self.token(secret))
    }
}

/// Somebody's address, as it is written to.
pub(super) fn address(text: &str) -> Option<String> {
    let address: Address = Some(text.trim()).filter(|text| text.len() <= LONGEST && text.is_ascii())?.parse().ok()?;
    let domain = address.domain().to_ascii_lowercase();
    let is_name = domain.contains('.') && !domain.starts_with('[') && !address.user().contains('"');
    is_name.then(|| format!("{}@{domain}", address.user()))
}

/// Under what the number of confirmations to an address is kept. Most providers ignore case and what comes after a plus.
pub(super) fn counted_as(address: &str, key: &str) -> String {
    let (user, domain) = address.split_once('@').unwrap_or((address, ""));
    let user = user.split('+').next().unwrap_or_default();
    hash(&format!("{key} {}@{domain}", user.to_ascii_lowercase()))
}

/// To whom, and how they stop it.
pub(super) struct Recipient<'a> {
    pub(super) address: &'a str,
    pub(super) stop: String,
}

impl Mailer {
    /// `None` if the operators name no mail server.
    pub(super) fn open(mail: &Mail) -> Result<Option<Mailer>, Failed> {
        if mail.url.is_empty() {
            return Ok(None);
        }
        let bad = |why: &str| Failed::Unusable(why.into());
        let from =
            mail.from.parse().map_err(|_| bad("`mail.from` must be the sender of mails, such as \"Cabochon <tables@example.org>\""))?;
        let in_the_clear = mail.url.starts_with("smtp://") && !mail.url.ends_with("?tls=required");
        if in_the_clear && mail.url.contains('@') {
            return Err(bad("`mail.url` would send its password unencrypted: use smtps://, or smtp:// with ?tls=required at its end"));
        }
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.url)
            .map_err(|_| bad("`mail.url` must be the address of a mail server, such as \"smtps://user:password@mail.example.org\""))?;
        let transport = transport.timeout(Some(PATIENCE)).build();
        Ok(Some(Mailer { transport, from, room: Semaphore::new(AT_ONCE) }))
    }

    /// Sends a notice. The same number has the same `Message-ID`, so that a mail program can drop a second one.
    pub(super) async fn notice(&self, to: &Recipient<'_>, number: &str, notice: &Notice) -> Result<(), Missed> {
        let (language, text) = (notice.language(), notice.text());
        let foot = say(language, "server-mail-stop", &[]);
        let body = format!("{text}\r\n\r\n{}\r\n\r\n-- \r\n{foot}\r\n{}\r\n", notice.link(), to.stop);
        self.send(self.letter(to, number, language)?.subject(text), body).await
    }

    /// Asks whether an address belongs to the person who named it.
    pub(super) async fn confirmation(
        &self,
        to: &Recipient<'_>,
        number: &str,
        language: &'static str,
        origin: &str,
        link: &str,
    ) -> Result<(), Missed> {
        let said = |key: &str| say(language, key, &[("host", hosts::without_scheme(origin).into())]);
        let (ask, foot) = (said("server-mail-confirm"), said("server-mail-confirm-not"));
        let body = format!("{ask}\r\n\r\n{link}\r\n\r\n-- \r\n{foot}\r\n{}\r\n", to.stop);
        self.send(self.letter(to, number, language)?.subject(said("server-mail-confirm-subject")), body).await
    }

    fn letter(&self, to: &Recipient<'_>, number: &str, language: &str) -> Result<MessageBuilder, Missed> {
        let address = to.address.parse().map_err(|_| Missed::Forbidden)?;
        let header = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        Ok(Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .message_id(Some(format!("<{number}@{}>", self.from.email.domain())))
            // RFC 8058: one click in the mail program, which then posts to this address.
            .raw_header(header("List-Unsubscribe", format!("<{}>", to.stop)))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into()))
            // RFC 3834: nobody's holiday note answers it.
            .raw_header(header("Auto-Submitted", "auto-generated".into()))
            .raw_header(header("Content-Language", language.into()))
            .header(ContentType::TEXT_PLAIN))
    }

    async fn send(&self, letter: MessageBuilder, body: String) -> Result<(), Missed> {
        let message = letter.body(body).map_err(|_| Missed::Forbidden)?;
        let _room = self.room.try_acquire().map_err(|_| Missed::Busy)?;
        let sent = tokio::time::timeout(PATIENCE, self.transport.send(message)).await.map_err(|_| Missed::Later(None))?;
        match sent {
            Ok(_) => Ok(()),
            Err(why) => Err(missed(why.is_permanent(), why.status().map(u16::from))),
        }
    }
}

fn missed(is_permanent: bool, status: Option<u16>) -> Missed {
    match (is_permanent, status) {
        (true, Some(status)) => Missed::Refused(status),
        (_, status) => Missed::Later(status),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_address_of_somebody_is_refused() {
        assert_eq!(address(" Ann.Bee@Example.ORG ").as_deref(), Some("Ann.Bee@example.org"));
        let long = format!("{}@example.org", "x".repeat(LONGEST));
        for bad in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "ann@localhost",
            "ann@[127.0.0.1]",
            "a@b.c\r\nBcc: d@e.f",
            "\"a b\"@example.org",
            "a@b.c,d@e.f",
            &long,
        ] {
            assert_eq!(address(bad), None, "{bad}");
        }
    }

    #[test]
    fn spellings_of_one_mailbox_count_together_and_the_key_hides_them() {
        let of = |text: &str| counted_as(text, "key");
        assert_eq!(of("Ann+1@example.org"), of("ann+2@example.org"));
        assert_ne!(of("ann@example.org"), of("bob@example.org"));
        assert_ne!(of("ann@example.org"), counted_as("ann@example.org", "another"));
    }

    #[test]
    fn a_token_is_for_one_purpose_and_one_address() {
        let tokens = [Purpose::Confirm.token("a"), Purpose::Stop.token("a"), Purpose::Stop.token("b")];
        assert!(tokens[0] != tokens[1] && tokens[1] != tokens[2] && tokens.iter().all(|token| token.len() == 64), "{tokens:?}");
    }

    #[test]
    fn settings_without_sense_are_refused_and_do_not_show_the_password() {
        let open = |url: &str, from: &str| Mailer::open(&Mail { url: url.into(), from: from.into() }).map(|mailer| mailer.is_some());
        assert_eq!(open("", ""), Ok(false));
        assert_eq!(open("smtp://127.0.0.1:2525", "Cabochon <tables@example.org>"), Ok(true));
        assert_eq!(open("smtps://ann:hush@mail.example.org", "tables@example.org"), Ok(true));
        assert_eq!(open("smtp://ann:hush@mail.example.org?tls=required", "tables@example.org"), Ok(true));
        for (url, from) in [
            ("smtp://ann:hush@mail.example.org", "tables@example.org"),
            ("smtps://ann:hush@mail.example.org", ""),
            ("https://ann:hush@mail.example.org", "tables@example.org"),
            ("hush", "tables@example.org"),
        ] {
            let why = open(url, from).expect_err("no sense").to_string();
            assert!(!why.contains("hush"), "{why}");
        }
    }
}
