//! What HTTP and sockets share.

use crate::guard::{Deed, Guard};
use crate::hosts::Hosts;
use crate::limits::Rate;
use crate::network::Proxies;
use crate::node::Node;
use crate::outbox::Room;
use crate::preview::Pictures;
use crate::store::{Person, Repository};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Refusal, RefusalCode};

/// Everything that answering a request needs. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) node: Arc<Node>,
    pub(crate) guard: Arc<Guard>,
    /// The reverse proxies we trust to say who asks.
    pub(crate) proxies: Arc<Proxies>,
    /// The host names we answer to.
    pub(crate) hosts: Arc<Hosts>,
    /// How much may wait for sockets.
    pub(crate) room: Arc<Room>,
    /// The pictures of links.
    pub(crate) pictures: Arc<Pictures>,
    /// How many files this process may open.
    files: u64,
    /// Tells every socket that the server is stopping.
    pub(crate) ending: Ending,
    /// Whether it has been asked to stop.
    leaving: Arc<AtomicBool>,
}

impl App {
    pub(crate) fn new(node: Arc<Node>, proxies: Proxies, hosts: Hosts, ending: Ending) -> App {
        let room = Room::new(node.limits.waiting_bytes_per_socket, node.limits.waiting_bytes);
        let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX);
        App {
            node,
            guard: Arc::default(),
            proxies: Arc::new(proxies),
            hosts: Arc::new(hosts),
            room,
            pictures: Arc::default(),
            files,
            ending,
            leaving: Arc::default(),
        }
    }

    /// From now on nobody new should be sent here.
    pub(crate) fn leave(&self) {
        self.leaving.store(true, Ordering::Release);
    }

    /// Whether the server is about to stop.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Acquire)
    }

    /// Whether this person or network may do this once more now.
    pub(crate) fn allow(&self, deed: Deed, rate: Rate, who: &str) -> Result<(), Refusal> {
        if !self.node.limits.on || self.guard.allows(deed, rate, who) {
            return Ok(());
        }
        Err(self.too_fast("too many requests: please slow down"))
    }

    pub(crate) fn too_fast(&self, why: &str) -> Refusal {
        self.node.metrics.too_fast.up();
        Refusal::new(RefusalCode::TooFast, why)
    }

    /// How many plain connections a network may have. If few files can be opened, one network must not take them all.
    pub(crate) fn connections_per_network(&self) -> u32 {
        let share = u32::try_from(self.files / 4).unwrap_or(u32::MAX);
        self.node.limits.connections_per_network.min(share)
    }

    /// How many sockets a network, and everyone together, may have. The last tenth is for people who have a seat somewhere.
    pub(crate) async fn sockets(&self, person: Option<&Person>) -> Result<(u32, u64), Refusal> {
        let (own, all) = (self.node.limits.sockets_per_network, self.node.limits.sockets);
        let own = own.min(u32::try_from(self.files / 3).unwrap_or(u32::MAX));
        let crowded = self.node.metrics.sockets.now() >= all - all / 10;
        let is_seated = match person {
            Some(person) if crowded => self.open_tables(person).await? > 0,
            Some(_) | None => false,
        };
        Ok((own, if is_seated { all } else { all - all / 10 }))
    }

    async fn open_tables(&self, person: &Person) -> Result<u32, Refusal> {
        let archive = &self.node.archive;
        archive.store.open_tables_of(&person.id).await.map_err(|failed| archive.refused(&failed))
    }
}

/// An event that happens once, and that many wait for.
#[derive(Clone)]
pub(crate) struct Ending(tokio::sync::watch::Receiver<bool>);

impl Ending {
    pub(crate) fn new() -> (tokio::sync::watch::Sender<bool>, Ending) {
        let (sender, receiver) = tokio::sync::watch::channel(false);
        (sender, Ending(receiver))
    }

    pub(crate) async fn cancelled(&self) {
        let mut ended = self.0.clone();
        let _ = ended.wait_for(|ended| *ended).await;
    }
}
