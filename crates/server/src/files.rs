//! The files of the page: which of them is asked for, in which packing, and whether the browser has it already.

use crate::not_allowed;
use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

pub async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return not_allowed().await;
    }
    match PAGE.get(name(uri.path())) {
        Some(file) => file.answer(&headers),
        None => {
            let says = "there is no such file here\nil n'y a pas de tel fichier ici\n";
            (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-cache")], says).into_response()
        }
    }
}

/// A path whose last part has a dot is a file; any other is a place in the page, which finds its own way. So is
/// everything below the rule books: rules have dots in their numbers.
fn name(path: &str) -> &str {
    let path = path.strip_prefix('/').unwrap_or(path);
    match path.rsplit('/').next() {
        Some(last) if last.contains('.') && !path.starts_with("rules/") => path,
        _ => "index.html",
    }
}

static PAGE: LazyLock<HashMap<&str, File>> = LazyLock::new(|| {
    let bytes: HashMap<&str, &[u8]> = client_dist::FILES.iter().copied().collect();
    let plain = client_dist::FILES.iter().filter(|(name, _)| !name.ends_with(".br"));
    plain
        .map(|(name, plain)| {
            let packed = bytes.get(format!("{name}.br").as_str());
            let file = File {
                kind: kind(name),
                plain: Variant::new(plain, ""),
                packed: packed.map(|bytes| Variant::new(bytes, "-br")),
            };
            (*name, file)
        })
        .collect()
});

struct File {
    kind: &'static str,
    plain: Variant,
    packed: Option<Variant>,
}

/// The bytes of a file in one packing, and the mark by which a browser knows them again.
struct Variant {
    bytes: &'static [u8],
    tag: String,
}

impl Variant {
    fn new(bytes: &'static [u8], suffix: &str) -> Variant {
        let hash: String = Sha256::digest(bytes).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Variant { bytes, tag: format!("\"{hash}{suffix}\"") }
    }
}

impl File {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let packed = self.packed.as_ref().filter(|_| takes_brotli(asked));
        let variant = packed.unwrap_or(&self.plain);
        let mut response = Response::default();
        let headers = response.headers_mut();
        // Names stay while contents change, so a browser asks each time; mostly it is told to use what it has.
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&variant.tag) {
            headers.insert(ETAG, tag);
        }
        if knows(asked, &variant.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(CONTENT_LENGTH, HeaderValue::from(variant.bytes.len()));
        if packed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        // The answer to HEAD is the same; its body is never sent.
        *response.body_mut() = Body::from(Bytes::from_static(variant.bytes));
        response
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "toml" => "application/toml; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the browser unpacks Brotli, and would not rather have the plain bytes. What we cannot read is no wish.
fn takes_brotli(asked: &HeaderMap) -> bool {
    let (mut brotli, mut plain, mut rest) = (None, None, None);
    for wish in words(asked, ACCEPT_ENCODING) {
        let (coding, parameters) = wish.split_once(';').unwrap_or((wish, ""));
        let Some(weight) = weight(parameters) else { continue };
        match coding.trim().to_ascii_lowercase().as_str() {
            "br" => brotli = Some(weight),
            "identity" => plain = Some(weight),
            "*" => rest = Some(weight),
            _ => {}
        }
    }
    let brotli = brotli.or(rest).unwrap_or(0);
    brotli > 0 && brotli >= plain.unwrap_or(0)
}

/// The weight of a wish in thousandths: `q=0.5` is 500, none is 1000.
fn weight(parameters: &str) -> Option<u16> {
    let parameters = parameters.trim();
    if parameters.is_empty() {
        return Some(1000);
    }
    let (name, value) = parameters.split_once('=')?;
    let value: f32 = value.trim().parse().ok()?;
    let sound = name.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&value);
    sound.then_some((value * 1000.0) as u16)
}

/// Whether the browser says that it has these bytes. A `W/` makes no difference to that question.
fn knows(asked: &HeaderMap, tag: &str) -> bool {
    words(asked, IF_NONE_MATCH).any(|word| word == "*" || word.strip_prefix("W/").unwrap_or(word) == tag)
}

/// The parts of a header that is a list, and may be sent in several lines.
fn words(asked: &HeaderMap, header: axum::http::HeaderName) -> impl Iterator<Item = &str> {
    let lines = asked.get_all(header).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}
