//! What a server answers before it is open: that it is starting. A migration may take a while, and monitoring should not think the server is dead.

use crate::front::{Doorkeeper, LAST, Listener, accept};
use crate::network::Peer;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{Request, Response, StatusCode};
use futures_util::future::join_all;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use table::RefusalCode;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::Semaphore;

/// How many are answered at the same time.
const AT_ONCE: usize = 64;

/// Does what has to be done before the server is open, and answers everyone who asks meanwhile.
pub(crate) async fn meanwhile<T>(listeners: &[Listener], start: impl Future<Output = T>) -> T {
    let starting = Starting(Arc::new(Semaphore::new(AT_ONCE)));
    tokio::select! {
        started = start => started,
        () = async { drop(join_all(listeners.iter().map(|listener| accept(listener, &starting))).await) } => unreachable!("doors stay open"),
    }
}

struct Starting(Arc<Semaphore>);

impl Doorkeeper for Starting {
    fn admit(&self, stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, _: Peer) {
        let Ok(place) = self.0.clone().try_acquire_owned() else { return };
        tokio::spawn(async move {
            let service =
                hyper::service::service_fn(|request: Request<Incoming>| async move { Ok::<_, Infallible>(answer(request.uri().path())) });
            let mut http = http1::Builder::new();
            // One answer per connection: the next request should find the open server.
            http.timer(TokioTimer::new()).header_read_timeout(LAST).keep_alive(false);
            let _ = tokio::time::timeout(LAST, http.serve_connection(TokioIo::new(stream), service)).await;
            drop(place);
        });
    }
}

fn answer(path: &str) -> Response<Body> {
    let said = match path {
        "/readyz" => json!({ "status": "not ready", "reason": "starting" }),
        "/healthz" => json!({ "status": "failing", "reason": "starting" }),
        _ => json!({ "code": RefusalCode::Unavailable, "message": "the server is starting: try again in a moment" }),
    };
    let head =
        Response::builder().status(StatusCode::SERVICE_UNAVAILABLE).header(CONTENT_TYPE, "application/json").header(RETRY_AFTER, "1");
    head.body(Body::from(said.to_string())).expect("a plain answer")
}
