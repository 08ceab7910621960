//! The browser table's files, as built: compressed if the browser accepts it, and not sent again if it has them. The page itself says
//! what its address is about, for link previews.

use crate::app::App;
use crate::caller::{Origin, Visitor};
use crate::fault::Fault;
use crate::preview::{Asked, Subject};
use crate::words;
use axum::extract::{Query, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sha2::{Digest, Sha256};
use table::{Refusal, RefusalCode};
use web::{Asset, Encoding};

/// The page's own file.
const PAGE: &str = "index.html";

/// The addresses that the page itself handles, by their first word.
const SCREENS: [&str; 11] = ["", "t", "rules", "guide", "deal", "daily", "puzzles", "me", "series", "tournament", "club"];

/// A file by its name; the page itself for the addresses that it handles.
pub(crate) async fn page(
    State(app): State<App>,
    Visitor(network): Visitor,
    Origin(origin): Origin,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let path = uri.path().trim_start_matches('/');
    if let Some(response) = file(&method, path, &headers)? {
        return Ok(response);
    }
    let Query(asked) = Query::<Asked>::try_from_uri(&uri).unwrap_or_default();
    let language = words::wanted(asked.lang.as_deref(), &headers);
    let subject = Subject::of(path, &app, network).await;
    screen(path, &headers, |page| subject.written_into(page, &origin, path, language))
}

pub(crate) fn nothing() -> Refusal {
    Refusal::new(RefusalCode::NoSuchPage, "there is nothing at this address")
}

/// The file of this name; `None` if the page handles the address.
fn file(method: &Method, path: &str, headers: &HeaderMap) -> Result<Option<Response>, Fault> {
    if method != Method::GET && method != Method::HEAD {
        return Err(nothing().into());
    }
    if let Some(asset) = web::asset(path, &accepted(headers)).filter(|_| path != PAGE) {
        return Ok(Some(answer(asset, headers)));
    }
    let first = path.split('/').next().unwrap_or_default();
    if first == "api" || first == "assets" || (path.contains('.') && path != PAGE) {
        return Err(nothing().into());
    }
    Ok(None)
}

/// The page. It is also sent, with status 404, for an address that a person may have mistyped. It differs from link to link, so it is not
/// compressed in advance; it is small.
fn screen(path: &str, headers: &HeaderMap, preview: impl FnOnce(&str) -> String) -> Result<Response, Fault> {
    let mut asset = web::asset(PAGE, &[]).ok_or_else(nothing)?;
    let page = preview(&String::from_utf8_lossy(&asset.bytes));
    asset.etag = Sha256::digest(&page)[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    asset.bytes = page.into_bytes().into();
    let mut response = answer(asset, headers);
    let first = path.split('/').next().unwrap_or_default();
    if !SCREENS.contains(&first) && path != PAGE {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    Ok(response)
}

fn answer(asset: Asset, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", asset.etag);
    let kept = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(CACHE_CONTROL, kept), (VARY, "accept-encoding, accept-language")];
    if has(headers, &etag) {
        return (StatusCode::NOT_MODIFIED, about, [(ETAG, etag)]).into_response();
    }
    let mut response = (about, [(CONTENT_TYPE, asset.mime)], [(ETAG, etag)], asset.bytes).into_response();
    if let Some(encoding) = asset.encoding {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    response
}

/// Whether the browser already has this content.
pub(crate) fn has(headers: &HeaderMap, etag: &str) -> bool {
    let kept = headers.get_all(IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    kept.flat_map(|line| line.split(',')).map(str::trim).any(|kept| kept == "*" || kept.trim_start_matches("W/") == etag)
}

/// Something as JSON, for a browser that asks again and again: it gets it only when it has changed.
pub(crate) fn fresh(headers: &HeaderMap, page: &impl Serialize) -> Response {
    let text = serde_json::to_string(page).expect("plain data");
    let tag: String = Sha256::digest(&text)[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let about = [(CACHE_CONTROL, "private, no-cache".to_string()), (ETAG, tag.clone())];
    if has(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, [(CONTENT_TYPE, "application/json")], text).into_response()
}

/// The encodings that the browser accepts, the best first.
fn accepted(headers: &HeaderMap) -> Vec<Encoding> {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let words: Vec<(&str, &str)> = lines.flat_map(|line| line.split(',')).map(|word| word.split_once(';').unwrap_or((word, ""))).collect();
    let refused =
        |weight: &str| weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok()).is_some_and(|weight: f32| weight == 0.0);
    let takes = |encoding: &Encoding| words.iter().any(|(name, weight)| name.trim() == encoding.name() && !refused(weight));
    Encoding::ALL.into_iter().filter(takes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: axum::http::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().expect("a header"))])
    }

    fn get(path: &str, headers: HeaderMap) -> Response {
        let path = path.trim_start_matches('/');
        let found = file(&Method::GET, path, &headers).and_then(|found| match found {
            Some(response) => Ok(response),
            None => screen(path, &headers, |page| Subject::House.written_into(page, "http://localhost", path, "en")),
        });
        found.unwrap_or_else(IntoResponse::into_response)
    }

    #[test]
    fn the_best_encoding_that_a_browser_takes_is_chosen() {
        let accepted = |value: &str| accepted(&with(ACCEPT_ENCODING, value)).iter().map(|encoding| encoding.name()).collect::<Vec<_>>();
        assert_eq!(accepted("gzip, deflate, br, zstd"), ["br", "gzip"]);
        assert_eq!(accepted("gzip;q=0.5, br;q=0"), ["gzip"]);
        assert!(accepted("identity").is_empty() && accepted("").is_empty());
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again_and_what_is_not_there_is_not_found() {
        let page = get("/", HeaderMap::new());
        let etag = page.headers()[ETAG].to_str().expect("text").to_string();
        assert_eq!(page.status(), StatusCode::OK);
        assert_eq!(get("/t/abc", with(IF_NONE_MATCH, &etag)).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(get("/", with(IF_NONE_MATCH, "\"other\", W/\"another\"")).status(), StatusCode::OK);
        for nothing in ["/nothing", "/favicon.gif", "/assets/none.js", "/api/none", "/t.php"] {
            assert_eq!(get(nothing, HeaderMap::new()).status(), StatusCode::NOT_FOUND, "{nothing}");
        }
    }
}
