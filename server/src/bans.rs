//! Who is banned: identities and networks, as stored. Every node has the list in memory, because every action is
//! checked against it.

use crate::clock::now;
use crate::network::{Block, Network};
use crate::store::BanRow;
use std::collections::HashMap;
use std::sync::RwLock;
use table::{Refusal, RefusalCode};

/// Who is banned.
#[derive(Default)]
pub(crate) struct Bans(RwLock<List>);

#[derive(Default)]
struct List {
    people: HashMap<String, BanRow>,
    networks: Vec<(Block, BanRow)>,
}

impl Bans {
    /// Loads the stored list. Returns the new entries.
    pub(crate) fn replace(&self, rows: Vec<BanRow>) -> Vec<BanRow> {
        let mut list = List::default();
        for row in rows {
            match row.who.parse::<Block>() {
                Ok(block) => list.networks.push((block, row)),
                Err(_) => drop(list.people.insert(row.who.clone(), row)),
            }
        }
        let mut known = self.0.write().expect("no holder panics");
        let new = list.people.values().chain(list.networks.iter().map(|(_, row)| row)).filter(|row| !known.has(row)).cloned().collect();
        *known = list;
        new
    }

    /// Refuses a banned person or network.
    pub(crate) fn check(&self, player: Option<&str>, network: Network) -> Result<(), Refusal> {
        player.map_or(Ok(()), |player| self.check_person(player))?;
        let list = self.0.read().expect("no holder panics");
        let found = list.networks.iter().find(|(block, row)| network.is_in(*block) && stands(row));
        found.map_or(Ok(()), |(_, row)| Err(refusal(row)))
    }

    /// Refuses a banned person.
    pub(crate) fn check_person(&self, player: &str) -> Result<(), Refusal> {
        let list = self.0.read().expect("no holder panics");
        list.people.get(player).filter(|row| stands(row)).map_or(Ok(()), |row| Err(refusal(row)))
    }
}

impl List {
    fn has(&self, row: &BanRow) -> bool {
        self.people.get(&row.who).is_some_and(|known| known == row) || self.networks.iter().any(|(_, known)| known == row)
    }
}

fn stands(row: &BanRow) -> bool {
    row.until.is_none_or(|until| now() < until)
}

fn refusal(row: &BanRow) -> Refusal {
    let why = if row.reason.is_empty() { String::new() } else { format!(": {}", row.reason) };
    Refusal::new(RefusalCode::Banned, format!("the people who run this server have banned you{why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn ban(who: &str, until: Option<u64>) -> BanRow {
        BanRow { who: who.into(), made: 1, until, reason: String::new() }
    }

    fn network(address: &str) -> Network {
        address.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn a_ban_holds_for_its_person_or_network_until_its_end() {
        let bans = Bans::default();
        let later = Some(now() + 600_000);
        let rows = vec![ban("abc", later), ban("old", Some(now() - 1)), ban("192.0.2.0/24", None), ban("2001:db8::/64", later)];
        assert_eq!(bans.replace(rows.clone()).len(), 4);
        assert!(bans.replace(rows).is_empty(), "nothing is new");
        let free = network("198.51.100.1");
        let code = |player, network| bans.check(player, network).err().map(|refusal| refusal.code);
        assert_eq!(code(Some("abc"), free), Some(RefusalCode::Banned));
        assert_eq!((code(Some("old"), free), code(Some("xyz"), free), code(None, free)), (None, None, None));
        assert_eq!(code(None, network("192.0.2.9")), Some(RefusalCode::Banned));
        assert_eq!(code(Some("xyz"), network("2001:db8::7")), Some(RefusalCode::Banned));
        bans.replace(Vec::new());
        assert_eq!(code(Some("abc"), network("192.0.2.9")), None);
    }
}
