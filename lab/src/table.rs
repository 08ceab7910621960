//! The part of a command line that says which game is played, by how many, with which options.

use crate::failure::Failure;
use clap::builder::PossibleValuesParser;
use engine::{Edition, Setup};
use games::Visitor;

pub(crate) use ::table::any::{all_options, no_such_game};

/// A table as the command line describes it.
#[derive(clap::Args, Debug)]
pub(crate) struct Table {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub(crate) game: String,

    /// The number of players [default: the fewest the game allows]
    #[arg(short, long, value_name = "N")]
    players: Option<u8>,

    /// Options of the game, as `cabochon games` lists them; the others keep their defaults
    #[arg(short = 'o', long, value_name = "OPTION=VALUE,…")]
    setup: Vec<String>,
}

impl Table {
    /// The table's setup, or what is wrong with it and what is allowed.
    pub(crate) fn setup<S: Setup>(&self, edition: &'static Edition) -> Result<S, Failure> {
        let players = self.players(edition);
        S::read(edition, players, &self.setup.join(",")).map_err(|why| Failure::Usage(format!("{why}\n\n{}", describe(edition))))
    }

    /// How many seats the table has.
    pub(crate) fn players(&self, edition: &Edition) -> u8 {
        self.players.unwrap_or(edition.players.0)
    }

    /// The given options, as text.
    pub(crate) fn options(&self) -> String {
        self.setup.join(",")
    }

    /// Calls the visitor with the game.
    pub(crate) fn visit<T>(&self, visitor: impl Visitor<Answer = Result<T, Failure>>) -> Result<T, Failure> {
        games::visit(&self.game, visitor).unwrap_or_else(|| Err(Failure::Usage(no_such_game(&self.game))))
    }
}

/// The names of all games, for clap, which lists them when an unknown one is given.
pub(crate) fn game_names() -> PossibleValuesParser {
    PossibleValuesParser::new(games::editions().iter().map(|edition| edition.name))
}

/// A game and its options, for people.
pub(crate) fn describe(edition: &Edition) -> String {
    let (least, most) = edition.players;
    let mut text = format!("{}: {}, {least} to {most} players\n", edition.name, edition.title);
    text += &indented(edition.about, 2);
    let wide = edition.options.iter().map(|opt| opt.name.len()).max().unwrap_or(0);
    for opt in edition.options {
        text += &format!("    {:wide$}  {}; default: {}\n", opt.name, opt.values(most), opt.default);
        text += &indented(opt.about, wide + 6);
    }
    text
}

/// The text wrapped to a readable width and indented.
fn indented(text: &str, by: usize) -> String {
    const WIDTH: usize = 100;
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("never empty");
        if line.is_empty() {
            *line = format!("{:by$}{word}", "");
        } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
            *line += &format!(" {word}");
        } else {
            lines.push(format!("{:by$}{word}", ""));
        }
    }
    lines.join("\n") + "\n"
}
