//! A notice as a push to a browser: encrypted for it (RFC 8291) and signed by this server (VAPID, RFC 8292).

use super::notice::Notice;
use crate::clock::random;
use base64ct::{Base64UrlUnpadded, Encoding};
use hyper::{Request, Uri};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use table::fair;
use web_push_native::{Auth, encrypt};

/// How long a push service keeps a notice for a browser that is off, in seconds.
const KEPT: u32 = 3 * 24 * 60 * 60;

/// How long a signature is valid, in seconds. Push services accept a day at most.
const VALID: u64 = 12 * 60 * 60;

/// The key that says which server sends a push. A browser accepts only pushes of the server that it subscribed to.
pub(super) struct PushKey(SigningKey);

impl PushKey {
    pub(super) fn new() -> PushKey {
        loop {
            // Nearly every 32 bytes are a key.
            if let Ok(key) = SigningKey::from_slice(&random::<32>()) {
                return PushKey(key);
            }
        }
    }

    /// As it is kept.
    pub(super) fn written(&self) -> String {
        fair::hex(&self.0.to_bytes())
    }

    pub(super) fn read(text: &str) -> Option<PushKey> {
        let digit = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Option<Vec<u8>> = text.as_bytes().chunks(2).map(digit).collect();
        Some(PushKey(SigningKey::from_slice(&bytes?).ok()?))
    }

    /// What browsers need in order to subscribe.
    pub(super) fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The header that says who sends something to a push service.
    fn authorization(&self, to: &Uri, contact: &str, seconds: u64) -> Option<String> {
        let audience = format!("{}://{}", to.scheme_str()?, to.authority()?);
        // A push service wants to know whom to write to.
        let subject = if contact.starts_with("https://") { contact } else { "mailto:operator@localhost.invalid" };
        let part = |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let claims = part(json!({ "aud": audience, "exp": seconds + VALID, "sub": subject }));
        let token = format!("{}.{claims}", part(json!({ "typ": "JWT", "alg": "ES256" })));
        let signature: Signature = self.0.sign(token.as_bytes());
        Some(format!("vapid t={token}.{}, k={}", Base64UrlUnpadded::encode_string(&signature.to_bytes()), self.public()))
    }

    /// The push for a browser with these keys.
    pub(super) fn request(&self, to: Uri, keys: &Keys, notice: &Notice, origin: &str, seconds: u64) -> Option<Request<Vec<u8>>> {
        let mut said = notice.json();
        said["title"] = json!(notice.title());
        said["link"] = json!(notice.path());
        let body = encrypt(said.to_string().into_bytes(), &keys.public, &keys.auth).ok()?;
        let authorization = self.authorization(&to, origin, seconds)?;
        Request::post(to)
            .header("authorization", authorization)
            .header("content-type", "application/octet-stream")
            .header("content-encoding", "aes128gcm")
            .header("ttl", KEPT)
            .header("urgency", if notice.is_talk() { "low" } else { "high" })
            // A later notice of a table replaces one that the push service still has.
            .header("topic", notice.topic())
            .body(body)
            .ok()
    }
}

/// The keys of a browser, as it told them when it subscribed.
pub(super) struct Keys {
    public: p256::PublicKey,
    auth: Auth,
}

impl Keys {
    /// `None` if they are none.
    pub(super) fn read(p256dh: &str, auth: &str) -> Option<Keys> {
        let plain = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
        let public = p256::PublicKey::from_sec1_bytes(&plain(p256dh)?).ok()?;
        let auth: [u8; 16] = plain(auth)?.try_into().ok()?;
        Some(Keys { public, auth: auth.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::notice::Kind;
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;
    use p256::elliptic_curve::sec1::ToEncodedPoint;

    #[test]
    fn what_is_pushed_is_read_by_the_browser_and_signed_by_the_key_that_it_knows() {
        let key = PushKey::read(&PushKey::new().written()).expect("as it was written");
        let browser = p256::SecretKey::from_slice(&[7; 32]).expect("a key");
        let shown = Base64UrlUnpadded::encode_string(browser.public_key().to_encoded_point(false).as_bytes());
        let keys = Keys::read(&shown, &Base64UrlUnpadded::encode_string(&[9; 16])).expect("keys");
        let notice = Notice::new(Kind::Turn, "abc", "sultan", "de", "https://tables.example").expect("a game");
        let to: Uri = "https://push.example/some/where".parse().expect("an address");
        let request = key.request(to, &keys, &notice, "https://tables.example", 1_000).expect("a request");
        let plain = web_push_native::decrypt(request.body().clone(), &browser, &[9; 16].into()).expect("readable");
        let said: serde_json::Value = serde_json::from_slice(&plain).expect("JSON");
        assert_eq!((&said["kind"], &said["link"], &said["text"]), (&json!("turn"), &json!("/t/abc"), &json!(notice.text())));
        let fields: Vec<&String> = said.as_object().expect("an object").keys().collect();
        assert_eq!(fields, ["game", "kind", "language", "link", "table", "text", "title"], "nothing of the game");
        let head = request.headers()["authorization"].to_str().expect("text");
        let (token, shown) = head.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both parts");
        assert_eq!(shown, key.public());
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let known = VerifyingKey::from_sec1_bytes(&Base64UrlUnpadded::decode_vec(shown).expect("a key")).expect("a key");
        let signature = Signature::from_slice(&Base64UrlUnpadded::decode_vec(signature).expect("bytes")).expect("a signature");
        known.verify(signed.as_bytes(), &signature).expect("signed by it");
        let claims = Base64UrlUnpadded::decode_vec(signed.split_once('.').expect("claims").1).expect("bytes");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 1_000 + VALID, "sub": "https://tables.example" }));
    }

    #[test]
    fn keys_of_no_browser_are_refused() {
        let good = Base64UrlUnpadded::encode_string(&[9; 16]);
        assert!(Keys::read("", &good).is_none() && Keys::read("AAAA", &good).is_none() && Keys::read("###", &good).is_none());
    }
}
