//! Identities without accounts: a random secret in a cookie, of which only the hash is stored.

use crate::archive::Archive;
use crate::clock::{now, random, word};
use crate::store::{Failed, Person, Repository, Write};
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};
use table::{Refusal, RefusalCode, fair, name_of};

const COOKIE_NAME: &str = "cabochon";

/// The same over an encrypted connection: no other host and no plain page can set a cookie of this name.
const SECURE_COOKIE_NAME: &str = "__Host-cabochon";

/// How long a browser keeps the cookie: 400 days from the last visit, the most that browsers allow.
const KEPT: u32 = 400 * 24 * 3600;

/// The letters of a recovery code: 12 of 31 letters are 59 bits, and only a few guesses a minute are allowed.
const CODE: usize = 12;

/// The hash under which a secret is stored. Secrets are long random words, so a fast hash is enough.
pub(crate) fn hash(secret: &str) -> String {
    fair::hex(&Sha256::digest(secret.as_bytes()))
}

/// The secret that a browser sent, if any.
pub(crate) fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs: Vec<(&str, &str)> = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('=')).collect();
    let named = |name: &str| pairs.iter().find(|(found, _)| *found == name).map(|(_, secret)| *secret);
    named(SECURE_COOKIE_NAME).or_else(|| named(COOKIE_NAME)).filter(|secret| secret.len() == 64)
}

/// The person behind a request, if the browser is known.
pub(crate) async fn person(archive: &Archive, headers: &HeaderMap) -> Result<Option<Person>, Refusal> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    let person = archive.store.person_by_secret(&hash(secret)).await.map_err(|failed| archive.refused(&failed))?;
    if let Some(person) = &person {
        archive.visits.note(&archive.store, &person.id);
    }
    Ok(person)
}

/// A new person, and the secret for their browser.
pub(crate) async fn welcome(archive: &Archive, name: &str) -> Result<(Person, String), Refusal> {
    let person = Person { id: word(12), name: name_of(name)?, created: now() };
    let secret = fair::hex(&random::<32>());
    let writes = vec![player(&person), Write::Secret { hash: hash(&secret), player: person.id.clone() }];
    archive.store.write(writes).await.map_err(|failed| archive.refused(&failed))?;
    Ok((person, secret))
}

/// Renames the person. Seats taken before keep the old name.
pub(crate) async fn rename(archive: &Archive, person: &Person, name: &str) -> Result<Person, Refusal> {
    let renamed = Person { name: name_of(name)?, ..person.clone() };
    archive.store.write(vec![player(&renamed)]).await.map_err(|failed| archive.refused(&failed))?;
    Ok(renamed)
}

/// A code that signs the person in on another browser, once. It voids an earlier code.
pub(crate) async fn recovery_code(archive: &Archive, person: &Person) -> Result<String, Refusal> {
    let code = word(CODE);
    let write = Write::Recovery { player: person.id.clone(), hash: Some(hash(&code)) };
    archive.store.write(vec![write]).await.map_err(|failed| archive.refused(&failed))?;
    Ok([&code[..4], &code[4..8], &code[8..]].join("-"))
}

/// The person with this code, and a secret for their new browser. The code is void from now on.
pub(crate) async fn recover(archive: &Archive, code: &str) -> Result<(Person, String), Refusal> {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let wrong = || Refusal::new(RefusalCode::BadCode, "this code is wrong or has already been used");
    if code.len() != CODE {
        return Err(wrong());
    }
    let secret = fair::hex(&random::<32>());
    let redeem = Write::Redeem { code: hash(&code), secret: hash(&secret) };
    archive.store.write(vec![redeem]).await.map_err(|failed| match failed {
        Failed::Conflict => wrong(),
        failed @ (Failed::Unavailable(_) | Failed::Uncertain(_) | Failed::Unusable(_)) => archive.refused(&failed),
    })?;
    let person = archive.store.person_by_secret(&hash(&secret)).await.map_err(|failed| archive.refused(&failed))?;
    Ok((person.ok_or_else(wrong)?, secret))
}

/// The cookie that identifies a browser. Scripts cannot read it, and other sites cannot send it.
pub(crate) fn cookie(secret: &str, secure: bool) -> HeaderValue {
    let (name, secure) = if secure { (SECURE_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
    let cookie = format!("{name}={secret}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).expect("hexadecimal digits")
}

/// The cookie that makes a browser forget who it was.
pub(crate) fn no_cookie(secure: bool) -> HeaderValue {
    HeaderValue::from_static(match secure {
        true => "__Host-cabochon=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
        false => "cabochon=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    })
}

fn player(person: &Person) -> Write {
    Write::Player { id: person.id.clone(), name: person.name.clone(), created: person.created }
}
