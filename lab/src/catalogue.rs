//! `cabochon games`: what can be played.

use crate::failure::Failure;
use crate::table::describe;
use engine::laws::Secrets;
use engine::{Edition, Game};
use serde::Serialize;
use std::io::Write;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A game in a list for programs.
#[derive(Serialize)]
pub(crate) struct Offer {
    #[serde(flatten)]
    edition: &'static Edition,
    /// The version of the rules.
    rules: u32,
    /// The possible endings.
    endings: &'static [&'static str],
}

struct MakeOffer;

impl games::Visitor for MakeOffer {
    type Answer = Offer;

    fn visit<G: Game + Secrets>(self, edition: &'static Edition) -> Offer {
        Offer { edition, rules: G::RULES, endings: G::ENDINGS }
    }
}

/// Every registered game.
pub(crate) fn offers() -> Vec<Offer> {
    games::editions().iter().filter_map(|edition| games::visit(edition.name, MakeOffer)).collect()
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &offers())?;
        writeln!(out)?;
        return Ok(());
    }
    for edition in games::editions() {
        writeln!(out, "{}", describe(edition))?;
    }
    writeln!(out, "Give options as --setup OPTION=VALUE,OPTION=VALUE.")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_browser_describes_games_and_options_as_the_games_do() {
        let words =
            concat!(include_str!("../../locales/en/table.ftl"), include_str!("../../web/src/games/toy/words/en.ftl")).replace('’', "'");
        let says = |line: String| assert!(words.contains(&line), "the browser's English lacks {line}");
        for edition in games::editions() {
            says(format!("\nabout-{} = {}\n", edition.name, edition.about));
            for option in edition.options.iter().filter(|option| matches!(option.kind, engine::OptionKind::Flag)) {
                // The browser's readers do not look up rules by number.
                let about = option.about.rsplit_once(" (").map_or(option.about, |(about, _)| about);
                says(format!("\noption-{}-about = {about}.\n", option.name));
            }
        }
    }
}
