//! What people want to do at a table, and whether they may.

use crate::any::edition;
use crate::bot::is_bot;
use crate::fair::{self, DIGITS};
use crate::{Cover, Entry, Place, Proposal, Refusal, RefusalCode, Sitting, Stamped, Table, TablePhase, Terms, Why, name_of};
use engine::Seat;
use serde::Deserialize;

/// What a person can do at a table, seated or about to be. As JSON: `{"do": "play", "ply": 7, "move": "bid 12@2"}`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Act {
    /// Sit down, in this seat or in the first open one.
    Join {
        /// Where.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        seat: Option<Seat>,
        /// The name to use.
        name: String,
    },
    /// Commit to your own 256 bits, a salt, that go into the deal.
    Seal {
        /// The SHA-256 of the salt, 64 hexadecimal digits in lower case.
        seal: String,
    },
    /// Reveal the sealed salt, once the host has started.
    Reveal {
        /// The salt, 64 hexadecimal digits in lower case.
        salt: String,
    },
    /// Stand up before the start, or decline a seat that is kept for you.
    Leave,
    /// Ask a guest to leave before the start (host).
    Remove {
        /// Whom.
        seat: Seat,
    },
    /// Open or close a seat or give it to a bot before the start (host). One seat beyond the last may be named.
    Arrange {
        /// Which.
        seat: Seat,
        /// `open`, `closed`, or the name of a bot.
        to: String,
    },
    /// Change the terms before the start (host). The game and whether the lobby shows the table cannot change.
    Change {
        /// The new terms.
        #[cfg_attr(feature = "wire", ts(type = "Pick<Terms, \"game\"> & Partial<Terms>"))]
        terms: Box<Terms>,
    },
    /// Change your name before the start.
    Rename {
        /// The new name.
        name: String,
    },
    /// Hand the table to someone else (host).
    Host {
        /// To whom.
        seat: Seat,
    },
    /// Mute or unmute someone (host).
    Mute {
        /// Their seat.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        seat: Option<Seat>,
        /// For spectators: the tag on their lines of talk.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        who: Option<String>,
        /// Whether they are muted.
        muted: bool,
    },
    /// Begin (host). Open and kept seats go to this bot, if one is named.
    Start {
        /// Which bot.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        fill: Option<String>,
    },
    /// Make a move.
    Play {
        /// The ply of the frame that the move answers.
        ply: u32,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Take back your last move, if it revealed nothing and nobody has moved since. Against bots alone: together with their moves since, unless you have
    /// seen something new.
    Undo,
    /// Ask the others.
    Propose {
        /// For what.
        what: Proposal,
    },
    /// Answer the proposal; its author may withdraw it with a no.
    Answer {
        /// What.
        yes: bool,
    },
    /// Agree that people at this table may ask for hints, or withdraw it. Hints are given while everyone agrees.
    Hints {
        /// Whether you agree.
        agree: bool,
    },
    /// Let a bot play for you until you return.
    Away,
    /// Take the seat back from the bot.
    Return,
    /// Resign.
    Resign,
}

/// What a new table should be like.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Creation {
    /// The terms.
    #[cfg_attr(feature = "wire", ts(type = "Pick<Terms, \"game\"> & Partial<Terms>"))]
    pub terms: Terms,
    /// Each seat: `open`, `closed`, `me` (once), or the name of a bot.
    pub seats: Vec<String>,
    /// The host's name.
    pub name: String,
}

impl Creation {
    /// The first entry of the table's log.
    ///
    /// # Errors
    /// If the terms make no sense.
    pub fn entry(&self, player: &str, seed: String) -> Result<Entry, Refusal> {
        let host = Sitting::new(player, name_of(&self.name)?);
        let (least, most) = edition(&self.terms.game)?.players;
        let mine: Vec<usize> = (0..self.seats.len()).filter(|index| self.seats[*index] == "me").collect();
        let [mine] = mine.as_slice() else {
            return Err(Refusal::new(RefusalCode::BadSeats, "exactly one seat must be `me`"));
        };
        let place = |word: &String| match word.as_str() {
            "me" => Ok(Place::Person(host.clone())),
            word => arrangement(word),
        };
        let seats = self.seats.iter().map(place).collect::<Result<Vec<Place>, Refusal>>()?;
        let players = seats.iter().filter(|place| **place != Place::Closed).count();
        if seats.len() > usize::from(most) || players < usize::from(least) {
            return Err(Refusal::new(RefusalCode::BadSeats, format!("{} is for {least} to {most} players", self.terms.game)));
        }
        self.terms.check(players as u8)?;
        if !is_bot(&self.terms.cover_by) {
            return Err(no_such_bot(&self.terms.cover_by));
        }
        let alone = !seats.contains(&Place::Open);
        let terms = self.terms.consistent();
        let terms = if alone { terms.against_bots(players as u8)? } else { terms };
        Ok(Entry::Created { terms: Box::new(terms), seats, host: Seat::new(*mine), seed, after: None, again: None, daily: None })
    }
}

fn arrangement(word: &str) -> Result<Place, Refusal> {
    match word {
        "open" => Ok(Place::Open),
        "closed" => Ok(Place::Closed),
        bot if is_bot(bot) => Ok(Place::Bot(bot.into())),
        other => Err(no_such_bot(other)),
    }
}

fn no_such_bot(name: &str) -> Refusal {
    Refusal::new(RefusalCode::NoSuchBot, format!("there is no bot `{name}`"))
}

impl Table {
    /// The entry that this identity's act leads to, or why it is refused. Changes nothing.
    ///
    /// # Errors
    /// A refusal with a code that never changes.
    pub fn decide(&self, player: &str, act: &Act, now: u64) -> Result<Entry, Refusal> {
        let phase = self.phase();
        match act {
            Act::Join { seat, name } => self.join(player, *seat, name),
            Act::Seal { seal } => self.seal(player, seal),
            Act::Reveal { salt } => self.reveal_salt(player, salt),
            Act::Leave => {
                self.must_gather()?;
                match self.places.iter().position(|place| place.is_kept_for(player)) {
                    Some(index) => Ok(Entry::Arranged { seat: Seat::new(index), to: Place::Open }),
                    None => Ok(Entry::Left { seat: self.mine(player)?, removed: false }),
                }
            }
            Act::Remove { seat } => {
                self.must_gather()?;
                self.must_host(player)?;
                self.other_person(*seat)?;
                Ok(Entry::Left { seat: *seat, removed: true })
            }
            Act::Arrange { seat, to } => self.arrange_seat(player, *seat, to),
            Act::Change { terms } => self.change_terms(player, terms),
            Act::Rename { name } => {
                self.must_gather()?;
                let seat = self.mine(player)?;
                let others =
                    self.places.iter().enumerate().filter(|(index, _)| *index != seat.index()).filter_map(|(_, place)| place.name());
                Ok(Entry::Renamed { seat, player: player.into(), name: crate::names::told_apart(&name_of(name)?, others) })
            }
            Act::Host { seat } => {
                self.must_host(player)?;
                self.other_person(*seat)?;
                Ok(Entry::Hosted { seat: *seat })
            }
            Act::Mute { seat, who, muted } => self.mute(player, *seat, who.as_deref(), *muted),
            Act::Start { fill } => self.start(player, fill.as_deref(), now),
            Act::Play { ply, mv } => self.play(player, *ply, mv),
            Act::Undo => self.undo(player),
            Act::Propose { what } => self.propose(player, what, now),
            Act::Answer { yes } => self.give_answer(player, *yes),
            Act::Hints { agree } => self.agree_to_hints(player, *agree),
            Act::Away => {
                let seat = self.my_running_seat(player)?;
                if self.terms.cover == Cover::Never {
                    let why = "this table does not let bots fill in: your clock runs on while you are away";
                    return Err(Refusal::new(RefusalCode::NoCover, why));
                }
                Ok(Entry::Covered { seat, why: Why::Asked })
            }
            Act::Return => self.take_back_seat(player),
            Act::Resign => {
                self.must_be(phase, TablePhase::Playing)?;
                let seat = self.mine(player)?;
                if self.places[seat.index()].person().is_some_and(|sitting| sitting.resigned) {
                    return Err(Refusal::new(RefusalCode::Resigned, "you have already resigned"));
                }
                Ok(Entry::Resigned { seat })
            }
        }
    }

    fn take_back_seat(&self, player: &str) -> Result<Entry, Refusal> {
        self.must_be(self.phase(), TablePhase::Playing)?;
        let seat = self.mine(player)?;
        let sitting = self.places[seat.index()].person().expect("mine is a person's");
        if !sitting.covered || sitting.resigned {
            return Err(Refusal::new(RefusalCode::NotCovered, "no bot is playing for you"));
        }
        if self.terms.cover == Cover::Clock && self.clocks.left_at(seat, self.last()) == 0 {
            let covered = self.log.iter().rposition(|stamped| matches!(stamped.entry, Entry::Covered { seat: of, .. } if of == seat));
            let same_decision = self.waiting_for().contains(seat) && covered.is_some_and(|ply| self.owed_since[seat] <= ply as u32);
            if same_decision || self.clocks.on_return(seat, self.terms.pace) == 0 {
                return Err(Refusal::new(RefusalCode::OutOfTime, "your time is up: the bot makes this move for you"));
            }
        }
        Ok(Entry::Returned { seat })
    }

    /// The first entry of a rematch: the same terms, everyone one seat further. Only the person who asks sits down; the others' seats are kept.
    ///
    /// # Errors
    /// If the game is not over, or someone without a seat asks.
    pub fn rematch(&self, player: &str, seed: String) -> Result<Entry, Refusal> {
        self.must_be(self.phase(), TablePhase::Over)?;
        let mine = self.mine(player)?;
        let mut seats: Vec<Place> = self.places.clone();
        for place in &mut seats {
            let Place::Person(Sitting { player: person, name, .. }) = place else { continue };
            let (person, name) = (std::mem::take(person), std::mem::take(name));
            *place = if person == player { Place::Person(Sitting::new(person, name)) } else { Place::Invited { player: person, name } };
        }
        seats.rotate_right(1);
        let host = mine.next(seats.len() as u8);
        let after = Some(self.id.clone());
        Ok(Entry::Created { terms: Box::new(self.terms.clone()), seats, host, seed, after, again: None, daily: None })
    }

    fn seal(&self, player: &str, seal: &str) -> Result<Entry, Refusal> {
        self.must_gather()?;
        let seat = self.mine(player)?;
        if self.again.is_some() {
            return Err(Refusal::new(RefusalCode::NotAsked, "this deal was played before: nothing can be added to it"));
        }
        if !fair::is_whole(seal) {
            let why = format!("a seal is a SHA-256: {DIGITS} hexadecimal digits in lower case");
            return Err(Refusal::new(RefusalCode::BadSalt, why));
        }
        Ok(Entry::Sealed { seat, seal: seal.into() })
    }

    fn reveal_salt(&self, player: &str, salt: &str) -> Result<Entry, Refusal> {
        self.must_be(self.phase(), TablePhase::Gathering)?;
        let seat = self.mine(player)?;
        let sitting = self.places[seat.index()].person().expect("mine is a person's");
        if self.closed.is_none() || !sitting.owes_salt() {
            return Err(Refusal::new(RefusalCode::NotAsked, "a salt is revealed once, after the host has started the game"));
        }
        if !fair::is_whole(salt) || fair::hash(salt) != sitting.seal {
            return Err(Refusal::new(RefusalCode::BadSalt, "this is not the salt that you sealed"));
        }
        Ok(Entry::Revealed { seat, salt: salt.into() })
    }

    fn join(&self, player: &str, seat: Option<Seat>, name: &str) -> Result<Entry, Refusal> {
        self.must_gather()?;
        if self.seat_of(player).is_some() {
            return Err(Refusal::new(RefusalCode::Seated, "you already have a seat at this table"));
        }
        self.must_be_welcome(player)?;
        self.must_not_know_the_deal(player)?;
        let kept = self.places.iter().position(|place| place.is_kept_for(player));
        let free = |index: &usize| kept == Some(*index) || self.places.get(*index) == Some(&Place::Open);
        let index = match seat {
            Some(seat) => Some(seat.index()).filter(free),
            None => kept.or_else(|| (0..self.places.len()).find(free)),
        };
        let index = index.ok_or_else(|| Refusal::new(RefusalCode::SeatTaken, "that seat is not free"))?;
        let name = self.told_apart(&name_of(name)?, player);
        Ok(Entry::Joined { seat: Seat::new(index), player: player.into(), name })
    }

    fn arrange_seat(&self, player: &str, seat: Seat, to: &str) -> Result<Entry, Refusal> {
        self.must_gather()?;
        self.must_host(player)?;
        let (_, most) = edition(&self.terms.game)?.players;
        if seat.index() > self.places.len() || seat.index() >= usize::from(most) {
            return Err(Refusal::new(RefusalCode::NoSuchSeat, format!("there is no seat {seat}")));
        }
        if self.again.is_some() && (to == "closed" || seat.index() >= self.places.len()) {
            return Err(Refusal::new(RefusalCode::BadSeats, format!("this deal is for {} players", self.places.len())));
        }
        if self.places.get(seat.index()).is_some_and(|place| place.person().is_some()) {
            return Err(Refusal::new(RefusalCode::SeatTaken, "somebody sits there; remove them first"));
        }
        Ok(Entry::Arranged { seat, to: arrangement(to)? })
    }

    fn change_terms(&self, player: &str, terms: &Terms) -> Result<Entry, Refusal> {
        self.must_gather()?;
        self.must_host(player)?;
        if terms.game != self.terms.game || terms.public != self.terms.public {
            let why = "the game, and whether the lobby shows the table, cannot change after the table is set up";
            return Err(Refusal::new(RefusalCode::BadSetup, why));
        }
        if self.again.is_some() && terms.options != self.terms.options {
            return Err(Refusal::new(RefusalCode::BadSetup, "this deal can only be played with its original options"));
        }
        if !is_bot(&terms.cover_by) {
            return Err(no_such_bot(&terms.cover_by));
        }
        let players = self.places.iter().filter(|place| **place != Place::Closed).count();
        terms.check(players as u8)?;
        Ok(Entry::Changed { terms: Box::new(terms.consistent()) })
    }

    fn start(&self, player: &str, fill: Option<&str>, now: u64) -> Result<Entry, Refusal> {
        self.must_be(self.phase(), TablePhase::Gathering)?;
        self.must_host(player)?;
        if let Some(from) = self.host_deals_from() {
            let why = "the players' browsers are revealing the numbers that they sealed: wait a moment";
            return if now >= from { Ok(Entry::Started { fill: None }) } else { Err(Refusal::new(RefusalCode::Dealing, why)) };
        }
        if let Some(bot) = fill.filter(|bot| !is_bot(bot)) {
            return Err(no_such_bot(bot));
        }
        if fill.is_none() && self.places.iter().any(Place::is_free) {
            return Err(Refusal::new(RefusalCode::SeatsOpen, "some seats are open: wait, close them, or fill them with bots"));
        }
        let players = self.places.iter().filter(|place| **place != Place::Closed).count();
        self.terms.check(players as u8)?;
        let fill = fill.map(Into::into);
        let sealed = self.people().any(|(_, sitting)| sitting.owes_salt());
        Ok(if sealed { Entry::Closed { fill } } else { Entry::Started { fill } })
    }

    fn play(&self, player: &str, ply: u32, mv: &str) -> Result<Entry, Refusal> {
        let seat = self.my_running_seat(player)?;
        let game = self.game.as_ref().expect("a game that runs");
        // In Rush others may have moved since: the move is fresh as long as the seat still owes the same decision.
        if game.waiting_for().contains(seat) && !(self.owed_since[seat]..=self.ply()).contains(&ply) {
            return Err(Refusal::new(RefusalCode::Stale, "the table has moved on since"));
        }
        game.check(seat, mv)?;
        Ok(Entry::Moved { seat, mv: mv.into() })
    }

    fn undo(&self, player: &str) -> Result<Entry, Refusal> {
        let seat = self.my_running_seat(player)?;
        self.check_undo(seat)?;
        Ok(Entry::Undone { seat })
    }

    pub(crate) fn check_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.what_forbids_undo(seat).map_or(Ok(()), |(code, why)| Err(Refusal::new(code, why)))
    }

    /// Among people a move can be undone until someone moves or learns something from it. Against bots their moves since are
    /// taken back too, unless the seat has seen something new since its move.
    fn what_forbids_undo(&self, seat: Seat) -> Option<(RefusalCode, &'static str)> {
        if self.counts() {
            return Some((RefusalCode::NoTakeBacks, "this try counts: your moves stand"));
        }
        let Some(last) = self.last_move_of(seat) else {
            return Some((RefusalCode::NothingToUndo, "you have made no move"));
        };
        let (since, against_bots) = (&self.trail[last..], self.is_against_bots(seat));
        if since.len() > 1 && !(against_bots && self.terms.take_backs) {
            return Some((RefusalCode::MovedSince, "somebody has moved since; ask the others to let you take it back"));
        }
        if against_bots && since.iter().any(|step| step.shown.contains(seat)) {
            return Some((RefusalCode::Revealed, "you have seen something new since: that move stands"));
        }
        if !against_bots && since.iter().any(|step| step.revealed) {
            return Some((RefusalCode::Revealed, "that move revealed something; ask the others to let you take it back"));
        }
        None
    }

    /// Whether [`Act::Undo`] would work for this seat.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.phase() == TablePhase::Playing && self.bot_of(seat).is_none() && self.what_forbids_undo(seat).is_none()
    }

    fn must_be(&self, phase: TablePhase, wanted: TablePhase) -> Result<(), Refusal> {
        if phase == wanted {
            return Ok(());
        }
        Err(match phase {
            TablePhase::Gathering => Refusal::new(RefusalCode::NotStarted, "the game has not begun yet"),
            TablePhase::Playing => Refusal::new(RefusalCode::Started, "the game has already begun"),
            TablePhase::Over => Refusal::new(RefusalCode::Over, "the game is over"),
        })
    }

    /// Seats and seals can be changed until the host has started.
    fn must_gather(&self) -> Result<(), Refusal> {
        self.must_be(self.phase(), TablePhase::Gathering)?;
        match self.closed {
            None => Ok(()),
            Some(_) => Err(Refusal::new(RefusalCode::Dealing, "the game is about to start: the cards are being dealt")),
        }
    }

    pub(crate) fn mine(&self, player: &str) -> Result<Seat, Refusal> {
        self.seat_of(player).ok_or_else(|| Refusal::new(RefusalCode::NotSeated, "you have no seat at this table"))
    }

    /// The seat of a person who makes their own moves in a running game.
    pub(crate) fn my_running_seat(&self, player: &str) -> Result<Seat, Refusal> {
        let seat = self.mine(player)?;
        self.must_be(self.phase(), TablePhase::Playing)?;
        match self.places[seat.index()].person() {
            Some(sitting) if sitting.resigned => Err(Refusal::new(RefusalCode::Resigned, "you have already resigned")),
            Some(sitting) if sitting.covered => {
                Err(Refusal::new(RefusalCode::Covered, "a bot is playing for you: take your seat back first"))
            }
            _ => Ok(seat),
        }
    }

    pub(crate) fn must_host(&self, player: &str) -> Result<(), Refusal> {
        if self.mine(player)? == self.host { Ok(()) } else { Err(Refusal::new(RefusalCode::NotHost, "only the host can do that")) }
    }

    pub(crate) fn other_person(&self, seat: Seat) -> Result<(), Refusal> {
        let person = self.places.get(seat.index()).is_some_and(|place| place.person().is_some());
        if person && seat != self.host {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::NoSuchSeat, format!("no guest sits at seat {seat}")))
    }

    /// The entries from this ply on. For referees.
    pub fn since(&self, ply: u32) -> &[Stamped] {
        &self.log[(ply as usize).min(self.log.len())..]
    }
}
