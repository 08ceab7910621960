//! A notice as a request to a webhook: our own JSON, or what Discord reads. Both are signed.

use super::notice::Notice;
use hmac::{Hmac, KeyInit, Mac};
use hyper::{Request, Uri};
use serde_json::json;
use sha2::Sha256;
use table::fair;

/// The time and a signature of the time, a dot and the body: `t=1700000000,v1=HEX`.
const SIGNATURE: &str = "x-cabochon-signature";

/// The same however often a notice is tried, for receivers that want to notice a second one.
const DELIVERY: &str = "x-cabochon-delivery";

/// What a webhook reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Json,
    Discord,
}

pub(super) fn request(form: Form, to: Uri, secret: &str, send: &str, notice: &Notice, seconds: u64) -> Option<Request<Vec<u8>>> {
    let body = match form {
        Form::Json => notice.json(),
        Form::Discord => json!({
            "username": "Cabochon",
            "content": format!("{} {}", notice.text_with(plain), notice.link()),
            "allowed_mentions": { "parse": [] },
        }),
    }
    .to_string();
    let request = Request::post(to).header("content-type", "application/json").header(DELIVERY, send);
    request.header(SIGNATURE, signature(secret, seconds, &body)).body(body.into_bytes()).ok()
}

/// A name without the signs that Discord reads as markup or as a link.
fn plain(name: &str) -> String {
    name.chars().flat_map(|sign| sign.is_ascii_punctuation().then_some('\\').into_iter().chain([sign])).collect()
}

fn signature(secret: &str, seconds: u64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length");
    mac.update(format!("{seconds}.{body}").as_bytes());
    format!("t={seconds},v1={}", fair::hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_markup_and_no_link() {
        assert_eq!(plain("[Ann](https://evil.example) @everyone"), r"\[Ann\]\(https\:\/\/evil\.example\) \@everyone");
        assert_eq!(plain("Zoë 7"), "Zoë 7");
    }

    /// Computed with `printf '%s' '1700000000.{}' | openssl dgst -sha256 -hmac secret`.
    #[test]
    fn a_signature_is_the_one_that_others_compute() {
        let expected = "t=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163";
        assert_eq!(signature("secret", 1_700_000_000, "{}"), expected);
    }
}
