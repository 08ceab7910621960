//! What a table agrees on before the deal: which edition, how many players, and the options of that edition.

use crate::{BadSetup, MAX_SEATS, Seat};
use serde::{Serialize, Serializer};
use std::fmt::Debug;

/// A name under which a game is offered. Most games have one; Sultan and Riquezas do Sultão are two editions of the same rules.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Edition {
    /// The word for command lines, records and addresses.
    pub name: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// One sentence about the game.
    pub about: &'static str,
    /// The smallest and the largest table.
    pub players: (u8, u8),
    /// The options, in the order in which setups are written.
    pub options: &'static [Opt],
    /// A guided first game, if there is one: a record with steps in its comments (`table/src/guide.rs`).
    #[serde(skip)]
    pub guide: Option<&'static str>,
}

impl Edition {
    /// These options, with the defaults against bots ([`Opt::against_bots`]) filled in where nothing is said.
    pub fn against_bots(&self, options: &str) -> String {
        let said: Vec<&str> = options.split([',', ' ']).filter(|word| !word.is_empty()).collect();
        let is_said = |opt: &&Opt| said.iter().any(|word| word.split('=').next() == Some(opt.name));
        let suggested =
            self.options.iter().filter(|opt| !is_said(opt)).filter_map(|opt| Some(format!("{}={}", opt.name, opt.against_bots?)));
        said.iter().map(|word| word.to_string()).chain(suggested).collect::<Vec<_>>().join(" ")
    }
}

/// An option of a table.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Opt {
    /// The word before the `=`.
    pub name: &'static str,
    /// The values allowed after it.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The default.
    pub default: &'static str,
    /// The default when one person plays against bots.
    pub against_bots: Option<&'static str>,
    /// One sentence on what it does.
    pub about: &'static str,
}

/// The values of an option.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", content = "values", rename_all = "lowercase")]
pub enum OptionKind {
    /// `off` or `on`.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A seat of the table, or `random`.
    Seat,
}

impl Opt {
    /// Says what is wrong with a value, if anything is.
    fn check(&self, value: &str, players: u8) -> Result<(), BadSetup> {
        let fits = match self.kind {
            OptionKind::Flag => ["off", "on"].contains(&value),
            OptionKind::Choice(words) => words.contains(&value),
            OptionKind::Seat => value == "random" || value.parse::<Seat>().is_ok_and(|seat| seat.index() < usize::from(players)),
        };
        if fits { Ok(()) } else { Err(BadSetup::new(format!("`{value}` does not fit {}: give {}", self.name, self.values(players)))) }
    }

    /// The values in words, for help and errors.
    pub fn values(&self, players: u8) -> String {
        match self.kind {
            OptionKind::Flag => "off or on".into(),
            OptionKind::Choice(words) => words.join(" or "),
            OptionKind::Seat => format!("random or a seat from 1 to {players}"),
        }
    }
}

/// The options of one table, packed small: every state contains them.
///
/// ```
/// use engine::{Game, Setup};
/// use games::sultan::{self, State};
///
/// let riquezas = State::edition("riquezas").expect("an edition of Sultan");
/// let setup = sultan::Setup::read(riquezas, 3, "rush=on first=2")?;
/// assert_eq!(setup.option("rush"), "on");
/// assert_eq!(setup.write(), "first=2 rush=on");
///
/// let refused = sultan::Setup::read(riquezas, 9, "").expect_err("too many players");
/// assert_eq!(refused.to_string(), "Riquezas do Sultão is for 2 to 5 players, not 9");
/// # Ok::<(), engine::BadSetup>(())
/// ```
pub trait Setup: Copy + Eq + Debug + Send + Sync + 'static {
    /// A table of this size with every option at its default.
    fn new(edition: &'static Edition, players: u8) -> Self;

    /// Which edition is played.
    fn edition(&self) -> &'static Edition;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// The value of an option of this edition, as [`Setup::set`] takes it.
    fn option(&self, name: &str) -> String;

    /// Sets an option of this edition to a value that fits its kind.
    fn set(&mut self, name: &str, value: &str);

    /// Refuses a combination that makes no sense, with the reason.
    fn check(&self) -> Result<(), BadSetup>;

    /// Reads `rush=on,first=2` (commas or blanks) on top of the defaults.
    fn read(edition: &'static Edition, players: u8, text: &str) -> Result<Self, BadSetup> {
        let (least, most) = edition.players;
        if !(least..=most).contains(&players) || usize::from(players) > MAX_SEATS {
            return Err(BadSetup::new(format!("{} is for {least} to {most} players, not {players}", edition.title)));
        }
        let mut setup = Self::new(edition, players);
        let mut said: Vec<&str> = Vec::new();
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is not of the form option=value"))?;
            let opt = edition.options.iter().find(|opt| opt.name == name).ok_or_else(|| unknown(edition, name))?;
            if said.contains(&name) {
                return Err(BadSetup::new(format!("{name} is said twice")));
            }
            opt.check(value, players)?;
            setup.set(name, value);
            said.push(name);
        }
        setup.check()?;
        Ok(setup)
    }

    /// The options that differ from their defaults, as [`Setup::read`] takes them.
    fn write(&self) -> String {
        let said = self.edition().options.iter().map(|opt| (opt, self.option(opt.name)));
        let said = said.filter(|(opt, value)| value != opt.default).map(|(opt, value)| format!("{}={value}", opt.name));
        said.collect::<Vec<_>>().join(" ")
    }
}

/// Serialises a setup as its text, for views.
pub fn setup_text<S: Setup, Z: Serializer>(setup: &S, to: Z) -> Result<Z::Ok, Z::Error> {
    to.serialize_str(&setup.write())
}

fn unknown(edition: &Edition, name: &str) -> String {
    let names: Vec<&str> = edition.options.iter().map(|opt| opt.name).collect();
    if names.is_empty() {
        return format!("{} has no options, so no `{name}`", edition.title);
    }
    format!("{} has no option `{name}`; it has {}", edition.title, names.join(", "))
}
