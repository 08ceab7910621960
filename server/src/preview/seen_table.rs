//! What a stranger with the link sees of a table, in words and in a picture.

use super::{bot_name, drawn_name, edition, face, known_name, number};
use crate::words::say;
use engine::{Edition, Look, Seat, Seats, Sketch};
use picture::{Backdrop, Mark, Player, Scene};
use table::{Ending, Place, Table, TablePhase, any};

/// A table as everybody may see it.
#[derive(Clone, Debug)]
pub(crate) struct SeenTable {
    pub(super) edition: &'static Edition,
    look: Look,
    phase: TablePhase,
    /// The seats that are not closed, and what sits there.
    places: Vec<(Seat, Sitter)>,
    waiting: Seats,
    winners: Seats,
    /// The points of each seat, where they may be seen.
    scores: Vec<Option<i16>>,
    /// What lies on the table.
    sketch: Option<Sketch>,
}

/// What is at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sitter {
    Person(String),
    Bot(String),
    Nobody,
}

impl SeenTable {
    /// What a stranger sees; `None` if nothing. Names come from the places, everything of the game from the view of spectators.
    pub(super) fn of(table: &Table) -> Option<SeenTable> {
        table.may_look(None).ok()?;
        let (edition, look) = (edition(&table.terms().game)?, any::look(&table.terms().game)?);
        let place = |(index, place): (usize, &Place)| {
            let sitter = match place {
                Place::Person(sitting) => Sitter::Person(sitting.name.clone()),
                Place::Invited { player: _nobody, name } => Sitter::Person(name.clone()),
                Place::Bot(bot) => Sitter::Bot(bot.clone()),
                Place::Open => Sitter::Nobody,
                Place::Closed => return None,
            };
            Some((Seat::new(index), sitter))
        };
        let (winners, last_scores) = match table.ending() {
            Some(Ending::Played(outcome)) => (outcome.winners(), outcome.standings.iter().map(|standing| Some(standing.score)).collect()),
            Some(Ending::Resigned(left)) => (left.iter().copied().collect(), Vec::new()),
            Some(Ending::Agreed | Ending::Abandoned | Ending::Stopped) | None => (Seats::NONE, Vec::new()),
        };
        let sketch = table.game().map(|game| game.sketch());
        let scores = if last_scores.is_empty() { sketch.as_ref().map_or(Vec::new(), |sketch| sketch.scores.clone()) } else { last_scores };
        Some(SeenTable {
            edition,
            look,
            phase: table.phase(),
            places: table.places().iter().enumerate().filter_map(place).collect(),
            waiting: table.waiting_for(),
            winners,
            scores,
            sketch,
        })
    }

    /// The game and who plays it.
    pub(super) fn title(&self, language: &str) -> String {
        let everyone: Seats = self.places.iter().map(|(seat, _)| *seat).collect();
        let names = self.names(everyone, language);
        if names.is_empty() { self.edition.title.into() } else { format!("{} · {names}", self.edition.title) }
    }

    /// How it stands, and what the reader can do.
    pub(super) fn sentence(&self, language: &str) -> String {
        let line = self.line(language, |seat| self.name(seat, language));
        let more = match self.phase {
            TablePhase::Gathering => say(language, "server-preview-sit", &[]),
            TablePhase::Playing => say(language, "server-preview-watch", &[]),
            TablePhase::Over => self.result(language),
        };
        if more.is_empty() { format!("{line}.") } else { format!("{line}. {more}.") }
    }

    /// `Anna 16, Bice 12`; empty without points.
    fn result(&self, language: &str) -> String {
        let scored = |(seat, _): &(Seat, Sitter)| Some(format!("{} {}", self.name(*seat, language), self.score(*seat)?));
        self.places.iter().filter_map(scored).collect::<Vec<_>>().join(", ")
    }

    /// How it stands, with names as `name` gives them.
    fn line(&self, language: &str, name: impl Fn(Seat) -> String) -> String {
        let names = |seats: Seats| seats.iter().map(&name).collect::<Vec<_>>().join(", ");
        match self.phase {
            TablePhase::Gathering => {
                let free = self.places.iter().filter(|(_, sitter)| *sitter == Sitter::Nobody).count();
                say(language, if free > 0 { "server-preview-free" } else { "server-preview-full" }, &[("free", number(free))])
            }
            TablePhase::Playing => say(language, "server-preview-turn", &[("names", names(self.waiting).into())]),
            TablePhase::Over if self.winners.is_empty() => say(language, "server-preview-over", &[]),
            TablePhase::Over => say(language, "server-preview-won", &[("names", names(self.winners).into())]),
        }
    }

    fn names(&self, seats: Seats, language: &str) -> String {
        seats.iter().map(|seat| self.name(seat, language)).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
    }

    fn sitter(&self, seat: Seat) -> &Sitter {
        self.places.iter().find(|(place, _)| *place == seat).map_or(&Sitter::Nobody, |(_, sitter)| sitter)
    }

    fn name(&self, seat: Seat, language: &str) -> String {
        match self.sitter(seat) {
            Sitter::Person(name) => known_name(name, seat.index(), language),
            Sitter::Bot(bot) => bot_name(bot, self.look, language),
            Sitter::Nobody => String::new(),
        }
    }

    fn score(&self, seat: Seat) -> Option<i16> {
        self.scores.get(seat.index()).copied().flatten()
    }

    pub(super) fn scene(&self, language: &str) -> Scene {
        let drawn = |seat: Seat| drawn_name(&self.name(seat, language), seat.index(), language);
        let hero = || Backdrop::Hero(self.edition.name.into());
        Scene {
            title: self.edition.title.into(),
            line: self.line(language, drawn),
            backdrop: self.sketch.as_ref().map_or_else(hero, |_| Backdrop::Surface(self.look.surface.into())),
            players: self.places.iter().map(|(seat, sitter)| self.player(*seat, sitter, language)).collect(),
            board: self.sketch.clone(),
        }
    }

    fn player(&self, seat: Seat, sitter: &Sitter, language: &str) -> Player {
        let bot = match sitter {
            Sitter::Nobody => {
                let name = say(language, "server-preview-seat", &[]);
                return Player { name, face: None, score: None, mark: Mark::Free };
            }
            Sitter::Bot(bot) => Some(bot.as_str()),
            Sitter::Person(_) => None,
        };
        let mark = match () {
            () if self.winners.contains(seat) => Mark::Won,
            () if self.waiting.contains(seat) => Mark::Turn,
            () => Mark::None,
        };
        let name = drawn_name(&self.name(seat, language), seat.index(), language);
        Player { name, face: Some(face(bot, self.look, seat.index())), score: self.score(seat).map(|score| score.to_string()), mark }
    }
}
