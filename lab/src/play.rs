//! `cabochon play`: a game by hand, everyone at one keyboard, or against bots.
//!
//! This is the face that asks and answers line by line. Where one person plays against bots in a terminal, `cabochon` gives them the whole
//! screen instead and takes the game from [`Solo`].
//!
//! The screen shows a hand only to a seat that has confirmed its presence, and is cleared before anyone else looks. Moves cannot be taken
//! back: no rule that fits every game says whether someone has learned something from a move.

mod company;
mod keep;
mod solo;

use crate::any::{self, AnyMatch, Chance, Played};
use crate::failure::Failure;
use crate::replay::{seats, sentences, standing};
use crate::table::{Table, describe};
use company::{Company, Sitter};
use engine::typed::{self as choice, Said};
use engine::{Seat, Seats, Seed, Viewer};
use keep::Keeper;
pub use solo::{Kept, Solo};
use std::fs;
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

const AFTER: &str = "\
One person against bots has the whole screen; --plain asks line by line instead, as it does without a terminal and for several people.

A move is typed in notation, by the number in front of it, or by its beginning if no other move begins like that. Typing ? shows all moves and \
commands. Leaving in any way saves the game to a file; --resume continues it.

Examples:
  cabochon play splendor --players 2
  cabochon play splendor --seats me,bot:3,bot:5
  cabochon play riquezas --players 5 --setup rush=on,silent=on
  cabochon play sultan --players 3 --seed 42
  cabochon play --resume sultan-42.record";

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER, override_usage = "cabochon play [OPTIONS] <GAME>\n       cabochon play --resume <FILE>")]
pub struct Args {
    #[command(flatten)]
    table: Option<Table>,

    /// Who sits where: `me`, or `bot:1` (suitable for children) to `bot:5` (the strongest); with --resume the bots take their seats again
    #[arg(long, value_name = "me,bot:3,…", value_delimiter = ',')]
    seats: Vec<Sitter>,

    /// The seed of the deal, to repeat an earlier one [default: drawn from the operating system]
    #[arg(short, long, value_name = "S")]
    seed: Option<Seed>,

    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "setup", "seed"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let game = open(args)?;
    let company = Company::new(&args.seats, &*game)?;
    let keeper = Arc::new(Keeper::new(&*game));
    keep::on_interrupt(&keeper);
    let clears = std::io::stdout().is_terminal();
    let table = Desk::new(game, company, &keeper, std::io::stdin().lock(), out, clears).sit();
    match table {
        Ok(()) => Ok(()),
        Err(Leave::Away) => {
            keeper.leave();
            Ok(())
        }
        Err(Leave::Broken(why)) => {
            keeper.leave();
            Err(Failure::Io(why))
        }
    }
}

/// The game for a whole screen; `None` unless one person plays against bots.
pub(crate) fn solo(args: &Args) -> Result<Option<Solo>, Failure> {
    let game = open(args)?;
    let company = Company::new(&args.seats, &*game)?;
    let keeper = Arc::new(Keeper::new(&*game));
    Ok(Solo::new(game, company, keeper))
}

/// The game that was asked for: a new one, or a saved one.
fn open(args: &Args) -> Result<Box<dyn AnyMatch>, Failure> {
    if let Some(file) = &args.resume {
        let name = file.display();
        let text = fs::read_to_string(file).map_err(|why| Failure::Fault(format!("cannot read {name}: {why}")))?;
        return any::load(&text).map_err(|bad| Failure::Fault(format!("{name}: {bad}")));
    }
    let Some(table) = &args.table else {
        return Err(Failure::Usage("say which game to play, or --resume a saved one: `cabochon games` lists the games".into()));
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => Seed::number(getrandom::u64().map_err(|why| Failure::Fault(format!("the system gives no random seed: {why}")))?),
    };
    let edition = games::editions().into_iter().find(|edition| edition.name == table.game);
    let edition = edition.ok_or_else(|| Failure::Usage(crate::table::no_such_game(&table.game)))?;
    let players = if args.seats.is_empty() { table.players(edition) } else { args.seats.len() as u8 };
    let begin = |options: &str| any::begin(edition.name, players, options, Chance::Seed(seed));
    let alone = args.seats.iter().filter(|sitter| **sitter == Sitter::Me).count() == 1;
    let suggested = if alone { edition.against_bots(&table.options()) } else { table.options() };
    // A default against bots gives way if it does not fit what was asked for.
    begin(&suggested).or_else(|_| begin(&table.options())).map_err(|why| Failure::Usage(format!("{why}\n\n{}", describe(edition))))
}

/// Why the table was left before the end.
enum Leave {
    /// Someone asked to leave, or the input ended.
    Away,
    /// Nothing more can be read or written.
    Broken(std::io::Error),
}

impl From<std::io::Error> for Leave {
    fn from(why: std::io::Error) -> Leave {
        Leave::Broken(why)
    }
}

/// Clears a terminal and its scrollback.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// The keyboard, the screen and the game between them.
struct Desk<'a, R, W> {
    game: Box<dyn AnyMatch>,
    company: Company,
    keeper: &'a Keeper,
    input: R,
    out: &'a mut W,
    /// Whether the screen can be cleared.
    clears: bool,
    /// Everything that happened.
    log: Vec<Played>,
    /// How much of the log each seat has been shown; the public last.
    shown: Vec<usize>,
    /// Whose hand may be on the screen.
    keyboard: Option<Seat>,
}

impl<'a, R: BufRead, W: Write> Desk<'a, R, W> {
    fn new(game: Box<dyn AnyMatch>, company: Company, keeper: &'a Keeper, input: R, out: &'a mut W, clears: bool) -> Self {
        let mut again = game.at(0);
        let again = |(seat, mv): &(Seat, String)| again.play(*seat, mv).expect("a move that was made is legal");
        let log: Vec<Played> = game.recorded().moves.iter().map(again).collect();
        let shown = vec![log.len(); usize::from(game.players()) + 1];
        Desk { game, company, keeper, input, out, clears, log, shown, keyboard: None }
    }

    /// Plays to the end, and asks what to do with the record.
    fn sit(&mut self) -> Result<(), Leave> {
        writeln!(self.out, "{}, {} players ({})", self.game.edition().title, self.game.players(), self.game.recorded().options)?;
        if self.game.ply() > 0 {
            writeln!(self.out, "The game continues after {} moves; `log` shows what happened.", self.game.ply())?;
        }
        self.company.introductions().try_for_each(|line| writeln!(self.out, "{line}"))?;
        writeln!(self.out, "Type ? for all moves and commands.\n")?;
        loop {
            if let Some((seat, mv)) = self.company.moves(&*self.game) {
                self.play(seat, &mv)?;
                continue;
            }
            let waiting = self.company.people(self.game.waiting_for());
            match waiting.first() {
                None => return self.end(),
                Some(seat) if waiting.len() == 1 => self.turn(seat)?,
                Some(_) => self.open_turn(waiting)?,
            }
        }
    }

    /// One seat owes a move: it takes the keyboard and makes it.
    fn turn(&mut self, seat: Seat) -> Result<(), Leave> {
        if self.company.is_alone(seat) {
            writeln!(self.out)?;
        } else if self.keyboard != Some(seat) {
            self.hide_hand()?;
            self.tell_news(Viewer::Public, "")?;
            self.ask(&format!("Seat {seat}, press Enter when nobody else can see the screen. "))?;
            self.clear()?;
        } else {
            writeln!(self.out)?;
        }
        self.show(seat)?;
        self.decide(seat)
    }

    /// Several seats owe a move: the first to act takes the keyboard.
    fn open_turn(&mut self, waiting: Seats) -> Result<(), Leave> {
        self.hide_hand()?;
        self.tell_news(Viewer::Public, "")?;
        writeln!(self.out, "{}", self.game.board(Some(Viewer::Public)).trim_end())?;
        let names = capital(&seats(&waiting.iter().collect::<Vec<_>>()));
        writeln!(self.out, "\n{names} may move; the first to act goes first.")?;
        writeln!(self.out, "Type a seat to see its hand, or a seat and its move.")?;
        loop {
            let line = self.ask("seat? ")?;
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match first.parse::<Seat>() {
                Ok(seat) if waiting.contains(seat) => return self.come_forward(seat, rest),
                Ok(seat) => writeln!(self.out, "Seat {seat} has no move to make now.")?,
                Err(_) if first.is_empty() => (),
                Err(_) => self.obey(&choice::read(&line, &[]), Viewer::Public)?,
            }
        }
    }

    /// One of several seats comes forward, with its move or to look first.
    fn come_forward(&mut self, seat: Seat, said: &str) -> Result<(), Leave> {
        self.clear()?;
        let said = choice::read(said, &self.game.moves(seat));
        if let Said::Move(mv) = &said
            && self.play(seat, mv)?
        {
            return Ok(());
        }
        self.obey(&said, Viewer::Seat(seat))?;
        self.show(seat)?;
        writeln!(self.out, "Type `back` to leave the keyboard to somebody else.")?;
        self.decide(seat)
    }

    /// What a seat sees when it takes the keyboard.
    fn show(&mut self, seat: Seat) -> Result<(), Leave> {
        let viewer = Viewer::Seat(seat);
        self.keyboard = Some(seat);
        self.keeper.hand_on_screen(self.clears);
        self.tell_news(viewer, "Since you last looked:\n")?;
        let moves = self.game.moves(seat);
        writeln!(self.out, "{}\n\n{}", self.game.board(Some(viewer)).trim_end(), choice::list(&moves, choice::SOME))?;
        Ok(())
    }

    /// Asks the seat until it has moved, or has stepped back if several owe a move.
    fn decide(&mut self, seat: Seat) -> Result<(), Leave> {
        loop {
            let line = self.ask(&format!("seat {seat}> "))?;
            let said = choice::read(&line, &self.game.moves(seat));
            let several = self.game.waiting_for().len() > 1;
            let done = if let Said::Move(mv) = &said { self.play(seat, mv)? } else { several && said == Said::Back };
            if done {
                return Ok(());
            }
            self.obey(&said, Viewer::Seat(seat))?;
        }
    }

    /// Makes the move, or says why not.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<bool, Leave> {
        match self.game.play(seat, mv) {
            Ok(played) => {
                self.log.push(played);
                self.keeper.note(&*self.game);
                Ok(true)
            }
            Err(refusal) => {
                writeln!(self.out, "{}.", capital(&refusal.message))?;
                Ok(false)
            }
        }
    }

    /// Handles everything but a move.
    fn obey(&mut self, said: &Said, viewer: Viewer) -> Result<(), Leave> {
        match said {
            Said::Help => {
                let moves = viewer.seat().map(|seat| self.game.moves(seat)).unwrap_or_default();
                write!(self.out, "{}\n{}", choice::list(&moves, usize::MAX), choice::COMMANDS)?;
            }
            Said::Board => writeln!(self.out, "{}", self.game.board(Some(viewer)).trim_end())?,
            Said::Log => {
                for sentence in self.log.iter().flat_map(|played| sentences(played, viewer)) {
                    writeln!(self.out, "  {sentence}")?;
                }
            }
            Said::Save(file) => match self.keeper.save_as(file) {
                Ok(path) => writeln!(self.out, "Saved to {}.", path.display())?,
                Err(why) => writeln!(self.out, "Not saved: {why}.")?,
            },
            Said::Quit => return Err(Leave::Away),
            Said::Unclear(why) => writeln!(self.out, "{why}")?,
            Said::Back if viewer == Viewer::Public => writeln!(self.out, "The keyboard is free: type a seat.")?,
            Said::Back => writeln!(self.out, "Nobody else owes a move now.")?,
            Said::Move(_) | Said::Nothing => (),
        }
        Ok(())
    }

    /// What the viewer has not been told yet, under a heading.
    fn tell_news(&mut self, viewer: Viewer, heading: &str) -> Result<(), Leave> {
        let place = viewer.seat().map_or(self.shown.len() - 1, Seat::index);
        let from = std::mem::replace(&mut self.shown[place], self.log.len());
        if from == self.log.len() {
            return Ok(());
        }
        write!(self.out, "{heading}")?;
        for sentence in self.log[from..].iter().flat_map(|played| sentences(played, viewer)) {
            writeln!(self.out, "  {sentence}")?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Leave> {
        self.hide_hand()?;
        self.tell_news(Viewer::Public, "")?;
        writeln!(self.out, "{}\n\n{}", self.game.board(Some(Viewer::Public)).trim_end(), standing(&*self.game))?;
        if let Some(seed) = self.game.recorded().seed {
            writeln!(self.out, "The seed was {seed}.")?;
        }
        let offer = self.keeper.free_name();
        loop {
            let prompt = format!("Save the record? Enter for {}, another name, or `no`: ", offer.display());
            let answer = self.ask(&prompt)?;
            let file = match answer.as_str() {
                "no" | "n" => return Ok(()),
                "" => offer.display().to_string(),
                other => other.to_string(),
            };
            match self.keeper.save_as(&file) {
                Ok(path) => {
                    writeln!(self.out, "Saved. See it again with: cabochon replay {}", path.display())?;
                    return Ok(());
                }
                Err(why) => writeln!(self.out, "Not saved: {why}.")?,
            }
        }
    }

    /// A line from the keyboard, without surrounding blanks.
    fn ask(&mut self, prompt: &str) -> Result<String, Leave> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            self.out.flush()?;
            return Err(Leave::Away);
        }
        Ok(String::from_utf8_lossy(&line).trim().to_string())
    }

    /// Clears the screen if someone's hand was on it.
    fn hide_hand(&mut self) -> Result<(), Leave> {
        if self.keyboard.take().is_some() {
            self.clear()?;
            self.keeper.hand_on_screen(false);
        }
        Ok(())
    }

    /// A line of dashes if there is no terminal.
    fn clear(&mut self) -> Result<(), Leave> {
        write!(self.out, "{}", if self.clears { CLEAR } else { "----\n" })?;
        self.out.flush()?;
        Ok(())
    }
}

/// With the first letter in upper case.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
