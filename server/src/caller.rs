//! Who sent a request: its network, once admitted, and whether its connection is encrypted.

use crate::app::App;
use crate::fault::Fault;
use crate::guard::Deed;
use crate::hosts;
use crate::network::{Network, Peer};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, Method};

/// Where a request comes from, once admitted.
pub(crate) struct Caller(pub(crate) Network);

impl FromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Fault> {
        let network = Network::from(app.proxies.client(peer(&parts.extensions), &parts.headers));
        app.allow(Deed::Request, app.node.limits.requests, &network.to_string())?;
        // A banned caller may look, like any stranger; the socket tells them about the ban.
        if parts.method != Method::GET {
            app.node.bans.check(None, network)?;
        }
        Ok(Caller(network))
    }
}

/// Where a request comes from, not counted against limits: for what everyone may ask at any time.
pub(crate) struct Visitor(pub(crate) Network);

impl FromRequestParts<App> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Fault> {
        Ok(Visitor(Network::from(app.proxies.client(peer(&parts.extensions), &parts.headers))))
    }
}

/// The other end of the connection, as the door saw it.
fn peer(extensions: &Extensions) -> Peer {
    *extensions.get::<Peer>().expect("the door says who came through it")
}

/// Whether the browser's own connection is encrypted.
pub(crate) struct Secure(pub(crate) bool);

impl FromRequestParts<App> for Secure {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Secure, Fault> {
        Ok(Secure(app.proxies.is_secure(peer(&parts.extensions), &parts.headers)))
    }
}

/// Where the browser found us, such as `https://tables.example`; empty if its request does not say.
pub(crate) struct Origin(pub(crate) String);

impl FromRequestParts<App> for Origin {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Origin, Fault> {
        let Secure(secure) = Secure::from_request_parts(parts, app).await?;
        Ok(Origin(hosts::origin(&parts.headers, secure).unwrap_or_default()))
    }
}
