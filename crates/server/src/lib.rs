//! Serves the page over HTTP. It keeps nothing and trusts nobody: what it can answer is embedded in the program, and
//! every connection is bounded in number, size and time.

mod crowd;
mod files;
mod listen;
mod pace;

pub use listen::{Limits, Obstacle, Signals, serve, serve_within, stop_signals};

use axum::Router;
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// Whether the page is in here; not so when built with `CONROI_SKIP_CLIENT=1`.
pub const HAS_PAGE: bool = client_dist::COMPLETE;

/// Everything the server answers.
pub fn app() -> Router {
    Router::new()
        .route("/health", get(health).fallback(not_allowed))
        .fallback(files::answer)
        .layer(map_response(guard))
}

async fn health() -> impl IntoResponse {
    let says = concat!("{\"status\":\"ok\",\"version\":\"", env!("CARGO_PKG_VERSION"), "\"}\n");
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], says)
}

async fn not_allowed() -> Response {
    let says = "this can only be read (GET or HEAD)\non ne peut que lire ceci (GET ou HEAD)\n";
    (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")], says).into_response()
}

/// What every answer tells the browser: load nothing from elsewhere, guess no types, tell nobody where you were.
async fn guard(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(client_dist::POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
