//! A game as text: the one notation for database rows, golden files, bug reports and tests.
//!
//! Header lines (`game`, `setup`, `seed` or `deal`, `seat`), one line per move (`seat move`), and a `result` line once the game is over.
//! Empty lines and lines that begin with `#` are skipped.

use crate::{Game, Match, Seat, Seed, Setup, Source};
use std::fmt;

/// Why a text is not the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadRecord {}

/// A record's text, line by line, for [`Match::read`] and for finding out which game it is.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a>(pub &'a str);

impl<'a> Record<'a> {
    /// The name in the first significant line, which is `game NAME VERSION`.
    pub fn game(self) -> Result<&'a str, BadRecord> {
        let Some((line, text)) = self.lines().next() else {
            return Err(BadRecord { line: 1, reason: "the record is empty: it begins with `game NAME VERSION`".into() });
        };
        let mut words = text.split_whitespace();
        match (words.next(), words.next()) {
            (Some("game"), Some(name)) => Ok(name),
            _ => Err(BadRecord { line, reason: format!("a record begins with `game NAME VERSION`, not with `{}`", short(text)) }),
        }
    }

    /// The significant lines, numbered from 1.
    fn lines(self) -> impl Iterator<Item = (usize, &'a str)> {
        let lines = self.0.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}

/// The header as read so far.
struct Header<G: Game> {
    setup: Option<G::Setup>,
    deal: Option<Match<G>>,
    names: Vec<(Seat, String)>,
}

impl<G: Game> Match<G> {
    /// Reads a record and replays it; an error names the bad line and the reason.
    pub fn read(text: &str) -> Result<Match<G>, BadRecord> {
        let record = Record(text);
        let name = record.game()?;
        let mut header = Header::<G> { setup: None, deal: None, names: Vec::new() };
        let mut playing: Option<Match<G>> = None;
        let mut ended = false;
        let mut last = 1;
        for (line, text) in record.lines() {
            last = line;
            let at = |reason: String| BadRecord { line, reason };
            if ended {
                return Err(at("nothing may follow the result".into()));
            }
            let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            let rest = rest.trim();
            let is_move = word.starts_with(|c: char| c.is_ascii_digit());
            if !is_move && word != "result" {
                if playing.is_some() {
                    return Err(at(format!("`{}` belongs before the first move", short(word))));
                }
                header.read(name, word, rest).map_err(at)?;
                continue;
            }
            let mut game = match playing.take() {
                Some(game) => game,
                None => header.begin().map_err(at)?,
            };
            if is_move {
                game.read_move(word, rest).map_err(at)?;
            } else {
                game.check_result(rest).map_err(at)?;
                ended = true;
            }
            playing = Some(game);
        }
        match playing {
            Some(game) => Ok(game),
            None => header.begin().map_err(|reason| BadRecord { line: last, reason }),
        }
    }

    fn read_move(&mut self, seat: &str, text: &str) -> Result<(), String> {
        let seat = seat.parse::<Seat>()?;
        let mv = text.parse::<G::Move>()?;
        self.play(seat, mv).map_err(|refused| format!("seat {seat} cannot {}: {refused}", short(text)))?;
        Ok(())
    }

    fn check_result(&self, said: &str) -> Result<(), String> {
        match self.state().outcome() {
            None => Err("the record ends with a result, but the game is not over".into()),
            Some(outcome) if outcome.to_string() == said => Ok(()),
            Some(outcome) => Err(format!("the record says `{}`, the moves say `{outcome}`", short(said))),
        }
    }

    /// The record as text; [`Match::read`] returns the same match.
    pub fn record(&self) -> String {
        let edition = self.setup().edition();
        let mut text = format!("game {} {}\nsetup players={} {}", edition.name, G::RULES, self.setup().players(), self.setup().write());
        text.truncate(text.trim_end().len());
        text += &match self.source() {
            Source::Seed(seed) => format!("\nseed {seed}\n"),
            Source::Written => format!("\ndeal {}\n", self.deal()),
        };
        let named = self.names.iter().map(|name| one_line(name)).enumerate().filter(|(_, name)| !name.is_empty());
        named.for_each(|(index, name)| text += &format!("seat {} {name}\n", index + 1));
        self.moves().iter().for_each(|(seat, mv)| text += &format!("{seat} {mv}\n"));
        if let Some(outcome) = self.state().outcome() {
            text += &format!("result {outcome}\n");
        }
        text
    }
}

impl<G: Game> Header<G> {
    fn read(&mut self, game: &str, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "game" => self.read_game(game, rest),
            "setup" => self.read_setup(game, rest),
            "seed" => {
                let seed = rest.parse::<Seed>()?;
                self.dealt(|setup| Ok(Match::new(setup, seed)))
            }
            "deal" => self.dealt(|setup| Ok(Match::dealt(setup, G::read_deal(&setup, rest)?))),
            "seat" => self.read_name(rest),
            other => Err(format!("`{}` is not a line of a record: expected game, setup, seed, deal, seat, result or a move", short(other))),
        }
    }

    fn read_game(&self, game: &str, rest: &str) -> Result<(), String> {
        if self.setup.is_some() {
            return Err("the game is said twice".into());
        }
        let version = rest.strip_prefix(game).unwrap_or_default().trim();
        let version =
            version.parse::<u32>().map_err(|_| format!("`game {game}` lacks the version of the rules: `game {game} {}`", G::RULES))?;
        if version == G::RULES {
            return Ok(());
        }
        Err(format!("this record was played by version {version} of the rules; this build plays version {}", G::RULES))
    }

    fn read_setup(&mut self, game: &str, rest: &str) -> Result<(), String> {
        if self.setup.is_some() {
            return Err("the setup is said twice".into());
        }
        let edition = G::edition(game).ok_or_else(|| format!("`{}` is not a game of this kind", short(game)))?;
        let (players, options) = rest.split_once(' ').unwrap_or((rest, ""));
        let players = players.strip_prefix("players=").and_then(|n| n.parse().ok()).ok_or("a setup begins with players=N")?;
        self.setup = Some(G::Setup::read(edition, players, options)?);
        Ok(())
    }

    fn dealt(&mut self, deal: impl FnOnce(G::Setup) -> Result<Match<G>, String>) -> Result<(), String> {
        let setup = self.setup.ok_or("the setup comes before the seed or the deal")?;
        if self.deal.is_some() {
            return Err("the deal is said twice".into());
        }
        self.deal = Some(deal(setup)?);
        Ok(())
    }

    fn read_name(&mut self, rest: &str) -> Result<(), String> {
        let (seat, name) = rest.split_once(' ').ok_or("a seat line is `seat N NAME`")?;
        let seat: Seat = seat.parse()?;
        if self.names.iter().any(|(named, _)| *named == seat) {
            return Err(format!("seat {seat} is named twice"));
        }
        self.names.push((seat, name.trim().to_string()));
        Ok(())
    }

    /// The match before its first move, once the header is complete enough.
    fn begin(&mut self) -> Result<Match<G>, String> {
        let mut game = self.deal.clone().ok_or("the record has no `seed` or `deal` line")?;
        for (seat, name) in &self.names {
            let players = game.names.len();
            *game.names.get_mut(seat.index()).ok_or_else(|| format!("seat {seat} is named, but there are {players} players"))? =
                name.clone();
        }
        Ok(game)
    }
}

/// A person's name must not end the line it is on.
fn one_line(name: &str) -> String {
    name.replace(char::is_control, " ").trim().into()
}

/// Text from outside, cut to what an error can show.
fn short(text: &str) -> String {
    let mut cut: String = text.chars().take(40).collect();
    if cut.len() < text.len() {
        cut += "…";
    }
    cut
}
