//! A contest as the fold of what happened in it.

use crate::plan::{Format, Gaps, Plan, final_sizes};
use crate::standings::Outcome;
use crate::{pairing, standings};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that happened. Entrants are counted from 0 in the order in which they entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Someone entered.
    Entered {
        /// Who.
        who: Who,
    },
    /// An entrant dropped out.
    Left {
        /// Which.
        entrant: u16,
    },
    /// Someone takes the place and the points of an entrant who had dropped out; maybe the same person.
    Replaced {
        /// Which.
        entrant: u16,
        /// By whom.
        who: Who,
    },
    /// It began.
    Began {
        /// The entrants in the order of their lots: the first has number 1.
        lots: Vec<u16>,
    },
    /// A round was paired.
    Paired {
        /// Who sits where at each table; nobody's seat is a bot's.
        tables: Vec<Vec<Option<u16>>>,
        /// Who has a bye.
        byes: Vec<u16>,
        /// Whether it belongs to the knock-out final.
        knock_out: bool,
    },
    /// An organiser set the result of a table.
    Corrected {
        /// In which round, counted from 0.
        round: u16,
        /// At which of its tables, counted from 0.
        table: u16,
        /// The rank of each seat, 1 for the best.
        ranks: Vec<u8>,
    },
    /// Someone else became an organiser too.
    Helped {
        /// Who.
        player: String,
    },
    /// It is over.
    Ended,
}

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A person, by the identity's public number.
    Person(String),
    /// A bot of this name.
    Bot(String),
}

/// Someone who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Who.
    pub who: Who,
    /// Whether they have dropped out.
    pub left: bool,
}

/// How far a contest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ContestPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People enter.
    Entering,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// The tables of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its tables.
    pub games: Vec<Game>,
    /// Who has a bye.
    pub byes: Vec<u16>,
    /// Whether it belongs to the knock-out final.
    pub knock_out: bool,
}

/// One table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Who sits where; nobody's seat is a bot's.
    pub seats: Vec<Option<u16>>,
    /// What came of it.
    pub outcome: Option<Outcome>,
    /// Whether an organiser set the result.
    pub corrected: bool,
}

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The plan makes no sense.
    BadPlan(&'static str),
    /// It cannot be done at this time.
    NotNow(&'static str),
    /// There is no more room.
    Full,
    /// There is no such entrant, round, table or rank.
    Unknown(&'static str),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::BadPlan(why) | Problem::NotNow(why) | Problem::Unknown(why) => f.write_str(why),
            Problem::Full => f.write_str("no more people can enter"),
        }
    }
}

impl std::error::Error for Problem {}

/// What comes after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Another round.
    Round(Event),
    /// Nothing: all rounds have been played.
    Over,
}

/// A series or a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// How it is played.
    pub plan: Plan,
    /// Who may lead it, by their public numbers.
    pub organisers: Vec<String>,
    /// Who takes part, in the order in which they entered.
    pub entrants: Vec<Entrant>,
    /// How far it is.
    pub phase: Phase,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// The entrants in the order of their lots; those who enter late come last.
    pub(crate) lots: Vec<u16>,
}

impl Contest {
    /// A contest that nobody has entered.
    pub fn new(plan: Plan, organiser: String) -> Contest {
        Contest { plan, organisers: vec![organiser], entrants: Vec::new(), phase: Phase::Entering, rounds: Vec::new(), lots: Vec::new() }
    }

    /// Adds what happened. What names something that is not there changes nothing.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Entered { who } => {
                if self.phase != Phase::Entering {
                    self.lots.push(self.entrants.len() as u16);
                }
                self.entrants.push(Entrant { who: who.clone(), left: false });
            }
            Event::Left { entrant } => self.with_entrant(*entrant, |entrant| entrant.left = true),
            Event::Replaced { entrant, who } => {
                if self.phase != Phase::Entering && !self.lots.contains(entrant) {
                    self.lots.push(*entrant);
                }
                self.with_entrant(*entrant, |entrant| *entrant = Entrant { who: who.clone(), left: false });
            }
            Event::Began { lots } => {
                self.phase = Phase::Playing;
                self.lots.clone_from(lots);
            }
            Event::Paired { tables, byes, knock_out } => {
                let games = tables.iter().map(|seats| Game { seats: seats.clone(), outcome: None, corrected: false }).collect();
                self.rounds.push(Round { games, byes: byes.clone(), knock_out: *knock_out });
            }
            Event::Corrected { round, table, ranks } => self.correct(*round, *table, ranks),
            Event::Helped { player } => self.organisers.push(player.clone()),
            Event::Ended => self.phase = Phase::Over,
        }
    }

    fn with_entrant(&mut self, entrant: u16, change: impl FnOnce(&mut Entrant)) {
        if let Some(entrant) = self.entrants.get_mut(usize::from(entrant)) {
            change(entrant);
        }
    }

    fn correct(&mut self, round: u16, table: u16, ranks: &[u8]) {
        let Some(game) = self.game_mut(round, table) else { return };
        let scores = game.outcome.take().map_or(vec![None; ranks.len()], |outcome| outcome.scores);
        game.outcome = Some(Outcome { ranks: ranks.to_vec(), scores });
        game.corrected = true;
    }

    /// Adds the result of a table, unless an organiser has set it.
    pub fn finish(&mut self, round: u16, table: u16, outcome: Outcome) {
        let Some(game) = self.game_mut(round, table) else { return };
        match &mut game.outcome {
            Some(set) if game.corrected => set.scores = outcome.scores,
            outcome_of => *outcome_of = Some(outcome),
        }
    }

    fn game_mut(&mut self, round: u16, table: u16) -> Option<&mut Game> {
        self.rounds.get_mut(usize::from(round))?.games.get_mut(usize::from(table))
    }

    /// Whether this person leads it.
    pub fn is_led_by(&self, player: &str) -> bool {
        self.organisers.iter().any(|organiser| organiser == player)
    }

    /// Which entrant this person is, whether or not they have dropped out.
    pub fn entrant_of(&self, player: &str) -> Option<u16> {
        let is = |entrant: &Entrant| matches!(&entrant.who, Who::Person(of) if of == player);
        self.entrants.iter().position(is).map(|index| index as u16)
    }

    /// What it means if this person enters: as a new entrant, again after dropping out, or in the place of someone who has dropped out.
    ///
    /// # Errors
    /// If they have entered, if there is no room, or if it is too late.
    pub fn enter(&self, player: &str) -> Result<Event, Problem> {
        let who = Who::Person(player.into());
        if self.phase == Phase::Over {
            return Err(Problem::NotNow("it is over"));
        }
        let mine = self.entrant_of(player);
        if mine.is_some_and(|entrant| self.takes_part(entrant)) {
            return Err(Problem::NotNow("you have entered"));
        }
        // Someone who has played returns to their own points.
        if let Some(entrant) = mine.filter(|entrant| self.lots.contains(entrant)) {
            return Ok(Event::Replaced { entrant, who });
        }
        let is_late = self.phase == Phase::Playing;
        let takes_new = !is_late || matches!(self.plan.format, Format::Swiss(_)) && !self.is_regular_over();
        if takes_new && self.active().len() < self.plan.most_entrants() {
            return Ok(mine.map_or(Event::Entered { who: who.clone() }, |entrant| Event::Replaced { entrant, who }));
        }
        let free = self.lots.iter().find(|entrant| !self.takes_part(**entrant)).filter(|_| mine.is_none());
        match free {
            Some(entrant) => Ok(Event::Replaced { entrant: *entrant, who }),
            None if takes_new => Err(Problem::Full),
            None => Err(Problem::NotNow("it has begun, and nobody has dropped out")),
        }
    }

    /// An entrant drops out. Before the beginning their place becomes free.
    ///
    /// # Errors
    /// If there is no such entrant, if they have dropped out, or if it is over.
    pub fn leave(&self, entrant: u16) -> Result<Event, Problem> {
        let known = self.entrants.get(usize::from(entrant)).ok_or(Problem::Unknown("there is no such entrant"))?;
        if known.left || self.phase == Phase::Over {
            return Err(Problem::NotNow("they no longer take part"));
        }
        Ok(Event::Left { entrant })
    }

    /// It begins: in a series, bots of this name take the free places. `draw` puts numbers in a random order.
    ///
    /// # Errors
    /// If it has begun, or there are too few people.
    pub fn begin(&self, bot: &str, draw: impl FnOnce(&mut [u16])) -> Result<Vec<Event>, Problem> {
        if self.phase != Phase::Entering {
            return Err(Problem::NotNow("it has begun"));
        }
        let active = self.active();
        let is_series = self.plan.is_series();
        let least = match self.plan.gaps {
            _ if is_series => 1,
            Gaps::Bots => 2,
            Gaps::Byes => usize::from(self.plan.players),
        };
        if active.len() < least {
            return Err(Problem::NotNow("too few people have entered"));
        }
        let bots = if is_series { usize::from(self.plan.players).saturating_sub(active.len()) } else { 0 };
        let mut events: Vec<Event> = (0..bots).map(|_| Event::Entered { who: Who::Bot(bot.into()) }).collect();
        let first_bot = self.entrants.len() as u16;
        let mut lots: Vec<u16> = active.into_iter().chain(first_bot..first_bot + bots as u16).collect();
        draw(&mut lots);
        events.push(Event::Began { lots });
        Ok(events)
    }

    /// The round that comes next, or that there is none.
    ///
    /// # Errors
    /// If it has not begun or is over, or if a table of the round before is still in play.
    pub fn next(&self) -> Result<Next, Problem> {
        if self.phase != Phase::Playing {
            return Err(Problem::NotNow("it is not being played"));
        }
        if !self.is_round_over() {
            return Err(Problem::NotNow("tables of this round are still in play"));
        }
        if self.people_left() == 0 {
            return Ok(Next::Over);
        }
        let paired = if self.is_regular_over() { pairing::knock_out(self) } else { pairing::regular(self) };
        Ok(paired.map_or(Next::Over, Next::Round))
    }

    /// Whether every table of the last round has a result.
    pub fn is_round_over(&self) -> bool {
        self.rounds.last().is_none_or(|round| round.games.iter().all(|game| game.outcome.is_some()))
    }

    /// How many rounds there are without the knock-out final, as far as that is known.
    pub fn planned(&self) -> usize {
        match self.plan.format {
            Format::Series(rounds) | Format::Swiss(rounds) => usize::from(rounds),
            Format::RoundRobin if self.plan.players == 2 => pairing::berger_rounds(self.active().len().max(self.lots.len())),
            Format::RoundRobin => pairing::rounds_until_all_have_met(self),
        }
    }

    /// Whether all rounds before the knock-out final have been paired.
    fn is_regular_over(&self) -> bool {
        let played = match self.plan.format {
            Format::Series(rounds) | Format::Swiss(rounds) => self.rounds.len() >= usize::from(rounds),
            Format::RoundRobin => pairing::is_round_robin_over(self),
        };
        played || self.rounds.iter().any(|round| round.knock_out)
    }

    /// An organiser sets the result of a table: the rank of each seat.
    ///
    /// # Errors
    /// If there is no such table, if a rank is missing, if it is over, or if the knock-out final has begun and the table came before it.
    pub fn set_result(&self, round: u16, table: u16, ranks: &[u8]) -> Result<Event, Problem> {
        if self.phase != Phase::Playing {
            return Err(Problem::NotNow("it is not being played"));
        }
        let of = self.rounds.get(usize::from(round)).ok_or(Problem::Unknown("there is no such round"))?;
        let game = of.games.get(usize::from(table)).ok_or(Problem::Unknown("there is no such table"))?;
        let fits = ranks.len() == game.seats.len() && ranks.iter().all(|rank| (1..=ranks.len() as u8).contains(rank)) && ranks.contains(&1);
        if !fits {
            return Err(Problem::Unknown("every seat needs a rank, and somebody is first"));
        }
        let is_last = usize::from(round) + 1 == self.rounds.len();
        if !is_last && self.rounds.last().is_some_and(|last| last.knock_out) {
            return Err(Problem::NotNow("who plays the final was decided by this result"));
        }
        Ok(Event::Corrected { round, table, ranks: ranks.to_vec() })
    }

    /// Those who take part and have not dropped out, in the order of their lots.
    pub(crate) fn active(&self) -> Vec<u16> {
        let all: Vec<u16> = if self.lots.is_empty() { (0..self.entrants.len() as u16).collect() } else { self.lots.clone() };
        all.into_iter().filter(|entrant| self.takes_part(*entrant)).collect()
    }

    pub(crate) fn takes_part(&self, entrant: u16) -> bool {
        self.entrants.get(usize::from(entrant)).is_some_and(|entrant| !entrant.left)
    }

    fn people_left(&self) -> usize {
        self.entrants.iter().filter(|entrant| !entrant.left && matches!(entrant.who, Who::Person(_))).count()
    }

    /// How everybody stands, the best first.
    pub fn standings(&self) -> Vec<standings::Line> {
        standings::standings(self)
    }

    /// How many play the knock-out final, with this many left.
    pub(crate) fn finalists(&self, left: usize) -> usize {
        let fits = |size: &&u8| usize::from(**size) <= left && **size <= self.plan.last;
        final_sizes(self.plan.players).iter().filter(fits).max().map_or(0, |size| usize::from(*size))
    }
}
