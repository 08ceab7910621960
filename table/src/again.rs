//! A deal that is played again: by one person against bots, from any position of a finished game, or from the beginning by others who do
//! not know it.
//!
//! The log of the new table begins with the seed of the old deal and the moves kept from that game, so everything that follows from a log
//! follows from this one too. Only a finished game can be played on from: its deal is known to all.

use crate::bot::is_bot;
use crate::fair::Known;
use crate::{Cover, Entry, Pace, Place, Refusal, RefusalCode, Repeated, Sitting, Table, TablePhase, Terms};
use engine::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// The deal of another table, and the first moves of its game, which are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Again {
    /// The table where it was played before.
    pub table: String,
    /// The seed of the deal. Secret until the game is over.
    pub seed: String,
    /// The first moves of that game, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<(Seat, String)>,
    /// The people who know the cards, by their public numbers. Never revealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_to: Vec<String>,
    /// Whether it is for others: those who know the cards may not sit down, and the original table is revealed when the game is over.
    #[serde(default)]
    pub blind: bool,
}

/// The position to play on from, and how.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After this many moves.
    pub ply: u32,
    /// In which seat; by default one's own, or that of the player to move.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub seat: Option<Seat>,
    /// A move to begin with, in notation.
    #[serde(default, rename = "move")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub mv: Option<String>,
    /// The bot in every other seat; by default bots stay the same, and the table's cover plays for people.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub bot: Option<String>,
}

impl Again {
    pub(crate) fn known(&self) -> Known {
        Known { table: self.table.clone(), moves: self.moves.len() }
    }
}

impl Table {
    /// The first entries of a table at which this person plays on from a position of this game, against bots. The server's seed has no effect
    /// there.
    ///
    /// # Errors
    /// If this game is not over, if it is over at that position, or if the seat, the bot or the move does not exist.
    pub fn play_on(&self, player: &str, name: &str, wish: &PlayOn, seed: String) -> Result<Vec<Entry>, Refusal> {
        let not_over = || Refusal::new(RefusalCode::NotOver, "you can play on from a game once it is over");
        let game = self.game().filter(|_| self.record().is_some()).ok_or_else(not_over)?;
        let then = game.at(wish.ply as usize);
        let first = then.waiting_for().first().ok_or_else(|| Refusal::new(RefusalCode::Over, "the game is over there: go back a move"))?;
        let seat = wish.seat.or_else(|| self.seat_of(player)).unwrap_or(first);
        if seat.index() >= self.places.len() {
            return Err(Refusal::new(RefusalCode::NoSuchSeat, format!("there is no seat {seat}")));
        }
        if let Some(bot) = wish.bot.as_ref().filter(|bot| !is_bot(bot)) {
            return Err(Refusal::new(RefusalCode::NoSuchBot, format!("there is no bot `{bot}`")));
        }
        wish.mv.iter().try_for_each(|mv| then.check(seat, mv))?;
        let again = Again {
            table: self.id.clone(),
            seed: self.deal_seed()?.to_string(),
            moves: then.recorded().moves,
            known_to: self.who_know_the_deal(),
            blind: false,
        };
        let created = Entry::Created {
            terms: Box::new(self.terms_to_play_on()),
            seats: self.places_to_play_on(Sitting::new(player, name), seat, wish.bot.as_deref()),
            host: seat,
            seed,
            after: None,
            again: Some(Box::new(again)),
            daily: None,
        };
        let moved = wish.mv.clone().map(|mv| Entry::Moved { seat, mv });
        Ok([created, Entry::Started { fill: None }].into_iter().chain(moved).collect())
    }

    /// The first entries of a table at which others play the deal of this game: this person in the first person's seat, bots where bots were, and
    /// open seats for the other people. If there is nobody to wait for, the cards are dealt at once.
    ///
    /// # Errors
    /// If this game is not over, or the person knows the cards.
    pub fn deal_again(&self, player: &str, name: &str, seed: String) -> Result<Vec<Entry>, Refusal> {
        self.must_be_dealt_again()?;
        let knowing = self.who_know_the_deal();
        refuse_those_who_know(&knowing, player)?;
        let mine = self.people().next().map_or(self.host, |(seat, _)| seat);
        let mut seats: Vec<Place> =
            self.places.iter().map(|place| if let Place::Bot(_) = place { place.clone() } else { Place::Open }).collect();
        seats[mine.index()] = Place::Person(Sitting::new(player, name));
        let full = !seats.contains(&Place::Open);
        let moves = self.again.as_ref().map_or(Vec::new(), |again| again.moves.clone());
        let again = Again { table: self.id.clone(), seed: self.deal_seed()?.to_string(), moves, known_to: knowing, blind: true };
        let terms = Box::new(Terms { public: false, ..self.terms.clone() });
        let created = Entry::Created { terms, seats, host: mine, seed, after: None, again: Some(Box::new(again)), daily: None };
        Ok(std::iter::once(created).chain(full.then_some(Entry::Started { fill: None })).collect())
    }

    /// Refuses to deal this game again while it is not over.
    ///
    /// # Errors
    /// If it is not.
    pub fn must_be_dealt_again(&self) -> Result<(), Refusal> {
        let not_over = || Refusal::new(RefusalCode::NotOver, "a deal can be played again once its game is over");
        self.record().map(drop).ok_or_else(not_over)
    }

    /// Refuses anyone who has sat at a table with this deal.
    pub(crate) fn must_not_know_the_deal(&self, player: &str) -> Result<(), Refusal> {
        let dealt_for_others = self.again.as_ref().filter(|again| again.blind);
        dealt_for_others.map_or(Ok(()), |again| refuse_those_who_know(&again.known_to, player))
    }

    /// The people of this game, and of earlier games with the same deal.
    fn who_know_the_deal(&self) -> Vec<String> {
        let before = self.again.iter().flat_map(|again| again.known_to.iter().cloned());
        self.people().map(|(_, sitting)| sitting.player.clone()).chain(before).collect()
    }

    fn places_to_play_on(&self, person: Sitting, seat: Seat, bot: Option<&str>) -> Vec<Place> {
        let other = |place: &Place| match (bot, place) {
            (None, Place::Bot(level)) => level.clone(),
            _ => bot.unwrap_or(&self.terms.cover_by).into(),
        };
        let mut places: Vec<Place> = self.places.iter().map(|place| Place::Bot(other(place))).collect();
        places[seat.index()] = Place::Person(person);
        places
    }

    /// The same game without a clock, shown only to those who have the link.
    fn terms_to_play_on(&self) -> Terms {
        Terms { public: false, pace: Pace::Unhurried, take_backs: true, rated: false, cover: Cover::Vote, ..self.terms.clone() }
    }

    /// The seed from which the cards are dealt. Secret until the game is over.
    pub(crate) fn deal_seed(&self) -> Result<Seed, Refusal> {
        let bad = |why: engine::Unreadable| Refusal::new(RefusalCode::BadLog, format!("the seed of the deal cannot be read: {why}"));
        self.again.as_ref().map_or_else(|| Ok(self.mixture().seed()), |again| again.seed.parse().map_err(bad))
    }

    /// The ply at which the seat made its last move at this table. Moves kept from an earlier game cannot be taken back.
    pub(crate) fn last_move_of(&self, seat: Seat) -> Option<usize> {
        let before = self.again.as_ref().map_or(0, |again| again.moves.len());
        (before..self.trail.len()).rev().find(|ply| self.trail[*ply].seat == seat)
    }

    pub(crate) fn repeated(&self) -> Option<Repeated<'_>> {
        let told = |again: &Again| !again.blind || self.phase() == TablePhase::Over;
        self.again.as_ref().map(|again| Repeated { table: told(again).then_some(&again.table), moves: again.moves.len() as u32 })
    }
}

fn refuse_those_who_know(knowing: &[String], player: &str) -> Result<(), Refusal> {
    if knowing.iter().any(|knows| knows == player) {
        return Err(Refusal::new(RefusalCode::KnowsDeal, "you have played this deal: it is for others"));
    }
    Ok(())
}
