//! `cabochon levels`: the five characters of each game, and their measured strength.

use crate::failure::Failure;
use crate::ratings::{Rated, measured};
use engine::laws::Secrets;
use engine::{Edition, Knowledge};
use serde::Serialize;
use std::io::Write;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Only this game
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A character of a game.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Level {
    pub(crate) game: &'static str,
    /// 1 for the easiest to 5 for the strongest.
    pub(crate) level: u8,
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// For each number of players that was measured.
    pub(crate) ratings: Vec<Rated>,
}

struct Introduce;

impl games::Visitor for Introduce {
    type Answer = Vec<Level>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Vec<Level> {
        let level = |(level, character): (u8, &engine::Character<G::Mind>)| {
            let is_it = |rated: &Rated| rated.game == edition.name && rated.bot == format!("level:{level}");
            let ratings = measured().into_iter().filter(is_it).collect();
            Level { game: edition.name, level, name: character.name, about: character.about, ratings }
        };
        (1..).zip(G::CHARACTERS).map(level).collect()
    }
}

/// The characters of a game; `None` if there is no such game.
pub(crate) fn levels(game: &str) -> Vec<Level> {
    games::visit(game, Introduce).unwrap_or_default()
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let names: Vec<&str> = games::editions().iter().map(|edition| edition.name).collect();
    if let Some(game) = args.game.as_deref().filter(|game| !names.contains(game)) {
        return Err(Failure::Usage(format!("there is no game `{game}`: there are {}", names.join(", "))));
    }
    let wanted = names.into_iter().filter(|name| args.game.as_deref().is_none_or(|game| game == *name));
    let all: Vec<Vec<Level>> = wanted.map(levels).collect();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &all.concat())?;
        writeln!(out)?;
        return Ok(());
    }
    for levels in &all {
        writeln!(out, "{}", levels.first().map_or("", |level| level.game))?;
        levels.iter().try_for_each(|level| write_level(level, out))?;
        writeln!(out)?;
    }
    writeln!(
        out,
        "A difference of 100 points is a score of 64 %, of 200 points 76 %, of 400 points 91 %. With more than two players every place counts, not only the win."
    )?;
    Ok(())
}

fn write_level(level: &Level, out: &mut impl Write) -> Result<(), Failure> {
    let Level { level: number, name, about, ratings, .. } = level;
    writeln!(out, "  {number}  {name:<10} {about}")?;
    if !ratings.is_empty() {
        let told: Vec<String> = ratings.iter().map(|rated| format!("{rated} with {}", rated.players)).collect();
        writeln!(out, "     {:<10} rated {} players", "", told.join(", "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_calls_the_characters_what_the_games_call_them() {
        let words = include_str!("../../locales/en/table.ftl");
        for (game, family) in [("sultan", "sultan"), ("riquezas", "sultan"), ("splendor", "splendor")] {
            for Level { level, name, about, .. } in levels(game) {
                for line in [format!("\ncharacter-{family}-{level} = {name}\n"), format!("\ncharacter-{family}-{level}-about = {about}\n")]
                {
                    assert!(words.contains(&line), "locales/en/table.ftl lacks {line}");
                }
            }
        }
    }
}
