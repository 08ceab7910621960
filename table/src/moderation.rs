//! What a host can do about disruptive people. It applies to the person, seated or not.
//!
//! People are identified by a tag that is valid at one table only, so that a host can name a spectator and nobody learns who they are
//! elsewhere.

use crate::fair::hex;
use crate::names::told_apart;
use crate::{Entry, Place, Refusal, RefusalCode, Table, TablePhase};
use engine::Seat;
use sha2::{Digest, Sha256};

/// The length of a tag, in hexadecimal digits.
const TAG: usize = 16;

/// The tag of an identity at a table.
pub fn tag(table: &str, player: &str) -> String {
    let mut tag = hex(&Sha256::digest(format!("cabochon person\n{table}\n{player}\n")));
    tag.truncate(TAG);
    tag
}

impl Table {
    /// The tag of an identity at this table.
    pub fn tag_of(&self, player: &str) -> String {
        tag(&self.id, player)
    }

    /// The people the host has muted, by their tags.
    pub fn silenced(&self) -> impl Iterator<Item = &str> {
        self.silenced.iter().map(String::as_str)
    }

    pub(crate) fn is_silenced(&self, player: &str) -> bool {
        !self.silenced.is_empty() && self.silenced.contains(&self.tag_of(player))
    }

    fn is_removed(&self, player: &str) -> bool {
        !self.removed.is_empty() && self.seat_of(player).is_none() && self.removed.contains(&self.tag_of(player))
    }

    pub(crate) fn mute(&self, player: &str, seat: Option<Seat>, who: Option<&str>, muted: bool) -> Result<Entry, Refusal> {
        self.must_host(player)?;
        match (seat, who) {
            (Some(seat), None) => {
                self.other_person(seat)?;
                Ok(Entry::Muted { seat, muted })
            }
            (None, Some(who)) if who == self.tag_of(player) => Err(Refusal::new(RefusalCode::NoSuchPerson, "that is you")),
            (None, Some(who)) => match self.people().find(|(_, sitting)| self.tag_of(&sitting.player) == who) {
                Some((seat, _)) => Ok(Entry::Muted { seat, muted }),
                None if is_tag(who) => Ok(Entry::Silenced { who: who.into(), muted }),
                None => Err(Refusal::new(RefusalCode::NoSuchPerson, "nobody here has this tag")),
            },
            (None, None) | (Some(_), Some(_)) => {
                Err(Refusal::new(RefusalCode::NoSuchPerson, "say who: `seat` for a player, or `who` from a line of talk"))
            }
        }
    }

    /// Refuses a person the host has removed.
    pub(crate) fn must_be_welcome(&self, player: &str) -> Result<(), Refusal> {
        if self.is_removed(player) {
            return Err(Refusal::new(RefusalCode::Removed, "the host has asked you to leave this table"));
        }
        Ok(())
    }

    /// Whether the identity may look at the table: everyone may, except people the host has removed from a table that is not public.
    ///
    /// # Errors
    /// Why not.
    pub fn may_look(&self, player: Option<&str>) -> Result<(), Refusal> {
        match player {
            Some(player) if !self.terms.public => self.must_be_welcome(player),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the identity may talk here now: people at the table may unless muted, spectators while no game is running.
    ///
    /// # Errors
    /// Why not.
    pub fn may_talk(&self, player: &str) -> Result<Option<Seat>, Refusal> {
        self.must_be_welcome(player)?;
        if self.is_silenced(player) {
            return Err(Refusal::new(RefusalCode::Muted, "the host has muted you"));
        }
        match self.seat_of(player) {
            None if self.phase() == TablePhase::Playing => {
                Err(Refusal::new(RefusalCode::Spectator, "spectators cannot talk while a game is being played"))
            }
            seat => Ok(seat),
        }
    }

    /// A name for someone who comes to the table, distinct from those of the others there.
    pub fn told_apart(&self, name: &str, player: &str) -> String {
        told_apart(name, self.places.iter().filter(|place| !place.is_kept_for(player)).filter_map(Place::name))
    }
}

fn is_tag(text: &str) -> bool {
    text.len() == TAG && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}
