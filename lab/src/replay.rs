//! `cabochon replay`: a recorded game as text, in full or as one viewer saw it.
//!
//! For a viewer, nothing is printed that the viewer was not told: no seed, no deal, no notation of others' moves.

use crate::any::{self, AnyMatch, Played, Recorded};
use crate::failure::Failure;
use engine::{Seat, Viewer};
use std::fs;
use std::io::{Read, Write};

const AFTER: &str = "\
Examples:
  cabochon replay game.record               everything, as a referee sees it
  cabochon replay game.record --seat 2      as the player at seat 2 saw it
  cabochon replay game.record --seat public --ply 10
  cabochon replay - < game.record";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The record; - reads it from standard input
    #[arg(value_name = "FILE")]
    file: String,

    /// Show only what this seat (a number), or a spectator (`public`), may know
    #[arg(short, long, value_name = "N|public")]
    seat: Option<Viewer>,

    /// Stop after this many moves
    #[arg(short, long, value_name = "K")]
    ply: Option<usize>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let name = if args.file == "-" { "standard input" } else { &args.file };
    let text = read(&args.file).map_err(|why| Failure::Fault(format!("cannot read {name}: {why}")))?;
    let mut game = any::load(&text).map_err(|bad| Failure::Fault(format!("{name}: {bad}")))?;
    if let Some(seat) = args.seat.and_then(Viewer::seat).filter(|seat| seat.index() >= game.players().into()) {
        return Err(Failure::Usage(format!("there is no seat {seat}: this game has seats 1 to {}", game.players())));
    }
    if let Some(ply) = args.ply {
        if ply > game.ply() {
            return Err(Failure::Usage(format!("there is no ply {ply}: this game has {} moves", game.ply())));
        }
        game = game.at(ply);
    }
    write!(out, "{}", tell(&*game, args.seat))?;
    Ok(())
}

/// Reads the file, or standard input for `-`; what is not UTF-8 is an error.
fn read(file: &str) -> std::io::Result<String> {
    if file != "-" {
        return fs::read_to_string(file);
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

/// The whole text: header, what happened move by move, the board at the end, the result. For referees, unless there is a viewer.
pub fn tell(game: &dyn AnyMatch, viewer: Option<Viewer>) -> String {
    let mut text = header(game, viewer);
    let mut again = game.at(0);
    for (index, (seat, mv)) in game.recorded().moves.iter().enumerate() {
        // What another seat typed may say more than the viewer was told.
        let own = viewer.is_none_or(|viewer| viewer.is(*seat));
        let said = if own { format!("seat {seat}: {mv}") } else { format!("seat {seat}") };
        text += &format!("{:>4}  {said}\n", index + 1);
        let played = again.play(*seat, mv).expect("a move that was made is legal");
        let sentences = viewer.map_or_else(|| played.in_full(), |viewer| sentences(&played, viewer).collect());
        sentences.iter().for_each(|sentence| text += &format!("        {sentence}\n"));
    }
    text += &format!("\n{}\n\n{}", game.board(viewer).trim_end(), standing(game));
    text
}

/// What this viewer is told of a move.
pub(crate) fn sentences(played: &Played, viewer: Viewer) -> impl Iterator<Item = &str> {
    played.told(viewer).iter().map(|telling| telling.sentence.as_str())
}

fn header(game: &dyn AnyMatch, viewer: Option<Viewer>) -> String {
    let Recorded { options, seed, deal, names, .. } = game.recorded();
    let mut text = format!("{}, {} players\nsetup   {options}\n", game.edition().title, game.players());
    match viewer {
        None => {
            seed.iter().for_each(|seed| text += &format!("seed    {seed}\n"));
            text += &format!("deal    {deal}\n");
        }
        Some(Viewer::Seat(seat)) => text += &format!("seen from seat {seat}\n"),
        Some(Viewer::Public) => text += "seen by the public\n",
    }
    for (index, name) in names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
        text += &format!("seat {}  {}\n", index + 1, printable(name));
    }
    text + "\n"
}

/// The ranking, or whose turn it is.
pub(crate) fn standing(game: &dyn AnyMatch) -> String {
    let Some(outcome) = game.outcome() else {
        let waiting: Vec<Seat> = game.waiting_for().iter().collect();
        return format!("After {} moves the game continues: {} to move.\n", game.ply(), seats(&waiting));
    };
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    let mut text = format!("The game is over: {} {verb} ({}).\n", seats(&winners), outcome.how);
    let names = game.recorded().names;
    let mut standings = outcome.standings.clone();
    standings.sort_by_key(|standing| (standing.rank, standing.seat));
    for standing in standings {
        let name = names.get(standing.seat.index()).filter(|name| !name.is_empty());
        let name = name.map(|name| format!("  {}", printable(name))).unwrap_or_default();
        text += &format!("  {}.  seat {}  {:>4} points{name}\n", standing.rank, standing.seat, standing.score);
    }
    text
}

/// Text from outside, without control characters.
fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// `seat 2`, `seats 1 and 3`, `seats 1, 2 and 4`.
pub(crate) fn seats(seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(Seat::to_string).collect();
    match names.as_slice() {
        [] => "nobody".into(),
        [one] => format!("seat {one}"),
        [several @ .., last] => format!("seats {} and {last}", several.join(", ")),
    }
}
