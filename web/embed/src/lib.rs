//! The browser table as bytes: `build.rs` builds it from `web/src`, and this crate embeds it in the binary. The server serves it.

use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;

#[derive(Embed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// One file of the browser table.
pub struct Asset {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type, for `content-type`.
    pub mime: &'static str,
    /// Whether its name changes with its content, so that browsers may keep it for ever.
    pub immutable: bool,
    /// A hash of its content, for `etag`, without quotes.
    pub etag: String,
    /// How the bytes are compressed, if they are.
    pub encoding: Option<Encoding>,
}

/// The compressed versions that the build adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Brotli.
    Brotli,
    /// Gzip.
    Gzip,
}

impl Encoding {
    /// Both, the better first.
    pub const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// As in `content-encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// The ending of the compressed file.
    fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }
}

/// The file of this name, without a leading slash, in the first of these encodings that it was built in, or plain; `index.html` is the page.
pub fn asset(path: &str, encodings: &[Encoding]) -> Option<Asset> {
    let is_compressed = Encoding::ALL.iter().any(|encoding| path.ends_with(encoding.ending()));
    let plain = Dist::get(path).filter(|_| !is_compressed)?;
    let compressed = encodings.iter().find_map(|encoding| Some((Dist::get(&format!("{path}{}", encoding.ending()))?, Some(*encoding))));
    let (EmbeddedFile { data, metadata }, encoding) = compressed.unwrap_or((plain, None));
    let etag = metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    Some(Asset { bytes: data, mime: mime(path), immutable: path.starts_with("assets/"), etag, encoding })
}

/// The kinds of files that the build makes.
fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("woff2") => "font/woff2",
        Some("webp") => "image/webp",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_page_and_it_is_never_kept_for_good() {
        let page = asset("index.html", &[]).expect("a page");
        assert_eq!((page.mime, page.immutable), ("text/html; charset=utf-8", false));
        assert_eq!(page.etag.len(), 32);
    }

    #[test]
    fn what_is_not_there_is_not_served() {
        assert!(asset("../build.rs", &[]).is_none());
        assert!(asset("", &[]).is_none());
        assert!(asset("index.html.br", &[]).is_none(), "a compressed file has no address of its own");
    }
}
