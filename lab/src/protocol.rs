//! `cabochon engine`: the line protocol, for bot authors and tests.
//!
//! One JSON object per line, one answer per line. `docs/protocol.md` says what each request means, and a test checks its sessions against this file.
//! A request that fails changes nothing; no input makes a session panic.

mod refusal;
mod request;

use crate::any::{self, AnyMatch, Chance, Opinion, Played, Recorded, RefusalCode};
use crate::catalogue::{Offer, offers};
use crate::failure::Failure;
use bots::{Budget, Kind};
use engine::{Outcome, Seat, Seats, Seed, Viewer};
use refusal::{Code, Refusal};
use request::Request;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::io::{BufRead, Write};

const AFTER: &str = "\
The requests are hello, games, new, load, state, view, moves, play, think, undo, record and quit; docs/protocol.md explains them and shows a session.

Example:
  printf '%s\\n' '{\"do\":\"new\",\"game\":\"sultan\",\"players\":3,\"seed\":1}' '{\"do\":\"moves\"}' | cabochon engine";

/// Takes no arguments; everything comes through standard input.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {}

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// Raised when a program written for an earlier version might no longer understand the answers.
const PROTOCOL: u64 = 2;

/// One conversation: at most one match at a time.
#[derive(Default)]
pub struct Session {
    game: Option<Box<dyn AnyMatch>>,
    over: bool,
}

/// An answer: the request's `id` if it had one, the ply, and the result.
#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    /// `null` if there is no match.
    ply: Option<usize>,
    #[serde(flatten)]
    body: Body,
}

/// The result.
#[derive(Serialize)]
#[serde(untagged)]
enum Body {
    Hello { name: &'static str, version: &'static str, protocol: u64, requests: &'static [&'static str] },
    Games { games: Vec<Offer> },
    Board { waiting: Seats, outcome: Option<Outcome> },
    State(Box<State>),
    View { viewer: Viewer, view: Box<RawValue>, text: String },
    Moves { waiting: Seats, moves: Vec<SeatMoves> },
    Played { told: Vec<ToldTo>, waiting: Seats, outcome: Option<Outcome> },
    Thought(Opinion),
    Record { record: String },
    Bye { bye: bool },
    Error { error: Refusal },
}

/// Everything, for referees.
#[derive(Serialize)]
struct State {
    game: &'static str,
    rules: u32,
    players: u8,
    setup: String,
    seed: Option<String>,
    deal: String,
    moves: Vec<String>,
    board: String,
    waiting: Seats,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct SeatMoves {
    seat: Seat,
    moves: Vec<String>,
}

/// What one viewer learned from a move, or at the start of a game.
#[derive(Serialize)]
struct ToldTo {
    viewer: Viewer,
    events: Box<RawValue>,
    text: Vec<String>,
}

pub(crate) fn run(_: &Args, out: &mut impl Write) -> Result<(), Failure> {
    converse(&mut std::io::stdin().lock(), out).map_err(Failure::from)
}

/// Answers line by line until `quit` or the end of the input.
pub fn converse(input: &mut impl BufRead, out: &mut impl Write) -> std::io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while !session.is_over() {
        line.clear();
        let answer = match read_line(input, &mut line)? {
            Input::End => break,
            Input::TooLong => session.too_long(),
            Input::Whole => session.answer(&line),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

enum Input {
    Whole,
    TooLong,
    End,
}

/// Reads to the end of the line, and keeps no more of it than the limit.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Input> {
    let mut read = 0;
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() && read == 0 {
            return Ok(Input::End);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend_from_slice(&part[..part.len().min((LONGEST_LINE + 1).saturating_sub(line.len()))]);
        let done = end.is_some() || bytes.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        read += used;
        if done {
            return Ok(if line.len() > LONGEST_LINE { Input::TooLong } else { Input::Whole });
        }
    }
}

impl Session {
    /// Whether `quit` was requested.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The record of the match, if there is one: what a refused request must not change.
    pub fn record(&self) -> Option<String> {
        self.game.as_ref().map(|game| game.record())
    }

    /// Carries out a line's request and answers in a line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        if line.len() > LONGEST_LINE {
            return self.too_long();
        }
        let (id, request) = request::read(line);
        let body = request.and_then(|request| self.serve(request));
        self.write(id, body.unwrap_or_else(|error| Body::Error { error }))
    }

    fn too_long(&self) -> String {
        let error = Refusal::new(Code::TooLong, format!("a line has at most {LONGEST_LINE} bytes"));
        self.write(None, Body::Error { error })
    }

    fn write(&self, id: Option<Value>, body: Body) -> String {
        let ply = self.game.as_ref().map(|game| game.ply());
        serde_json::to_string(&Answer { id, ply, body }).expect("an answer is plain data")
    }

    fn serve(&mut self, request: Request) -> Result<Body, Refusal> {
        match request {
            Request::Hello { protocol: Some(spoken) } if spoken != PROTOCOL => Err(Refusal::new(
                Code::BadProtocol,
                format!("this program speaks protocol {PROTOCOL}, not {spoken}: docs/protocol.md says what has changed"),
            )),
            Request::Hello { .. } => {
                Ok(Body::Hello { name: "cabochon", version: env!("CARGO_PKG_VERSION"), protocol: PROTOCOL, requests: request::NAMES })
            }
            Request::Games => Ok(Body::Games { games: offers() }),
            Request::New(new) => self.begin(&new),
            Request::Load { record } => {
                self.game = Some(any::load(&record)?);
                Ok(board(self.game()?))
            }
            Request::State => Ok(Body::State(Box::new(state(self.game()?)))),
            Request::View { viewer } => self.view(viewer),
            Request::Moves => Ok(moves(self.game()?)),
            Request::Play { seat, mv, ply } => self.play(seat, &mv, ply),
            Request::Think { seat, bot, budget, seed } => self.think(seat, bot, budget, seed),
            Request::Undo { plies } => self.undo(plies),
            Request::Record => Ok(Body::Record { record: self.game()?.record() }),
            Request::Quit => {
                self.over = true;
                Ok(Body::Bye { bye: true })
            }
        }
    }

    fn game(&mut self) -> Result<&mut (dyn AnyMatch + 'static), Refusal> {
        let none = || Refusal::new(Code::NoGame, "there is no game yet: begin one with `new`, or `load` one");
        self.game.as_deref_mut().ok_or_else(none)
    }

    /// The seat, if the table has it.
    fn at_table(&mut self, seat: Seat) -> Result<Seat, Refusal> {
        let players = self.game()?.players();
        let none = || Refusal::new(Code::BadSeat, format!("there is no seat {seat}: this table has seats 1 to {players}"));
        (seat.index() < players.into()).then_some(seat).ok_or_else(none)
    }

    fn begin(&mut self, new: &request::New) -> Result<Body, Refusal> {
        let chance = match &new.chance {
            request::Chance::Seed(seed) => Chance::Seed(*seed),
            request::Chance::Deal(deal) => Chance::Deal(deal),
        };
        self.game = Some(any::begin(&new.game, new.players, &new.setup, chance)?);
        let game = self.game()?;
        let told = told(game, &game.opening());
        Ok(Body::Played { told, waiting: game.waiting_for(), outcome: game.outcome() })
    }

    fn view(&mut self, viewer: Viewer) -> Result<Body, Refusal> {
        viewer.seat().map_or(Ok(()), |seat| self.at_table(seat).map(drop))?;
        let game = self.game()?;
        Ok(Body::View { viewer, view: game.view(viewer), text: game.board(Some(viewer)) })
    }

    fn play(&mut self, seat: Seat, mv: &str, expected: Option<u64>) -> Result<Body, Refusal> {
        let game = self.game()?;
        let ply = game.ply();
        if expected.is_some_and(|expected| expected != ply as u64) {
            return Err(Refusal::new(Code::StalePly, format!("the game is at ply {ply}: look again")));
        }
        let seat = self.at_table(seat)?;
        let game = self.game()?;
        let played = game.play(seat, mv)?;
        let told = told(game, &played);
        Ok(Body::Played { told, waiting: game.waiting_for(), outcome: game.outcome() })
    }

    fn think(&mut self, seat: Seat, bot: Kind, budget: Budget, seed: Seed) -> Result<Body, Refusal> {
        let seat = self.at_table(seat)?;
        let game = self.game()?;
        if game.outcome().is_some() {
            return Err(Refusal::new(RefusalCode::Over, "the game is over"));
        }
        let nothing = || Refusal::new(RefusalCode::NotYourTurn, "this seat owes no move now");
        game.think(seat, bot, budget, seed, None).map(Body::Thought).ok_or_else(nothing)
    }

    fn undo(&mut self, plies: u64) -> Result<Body, Refusal> {
        let ply = self.game()?.ply();
        let back = usize::try_from(plies).ok().and_then(|plies| ply.checked_sub(plies));
        let back = back.ok_or_else(|| Refusal::new(RefusalCode::NothingToUndo, format!("only {ply} moves were made")))?;
        self.game = Some(self.game()?.at(back));
        Ok(board(self.game()?))
    }
}

fn board(game: &dyn AnyMatch) -> Body {
    Body::Board { waiting: game.waiting_for(), outcome: game.outcome() }
}

fn state(game: &dyn AnyMatch) -> State {
    let Recorded { rules, setup, seed, deal, moves, .. } = game.recorded();
    State {
        game: game.edition().name,
        rules,
        players: game.players(),
        setup,
        seed: seed.map(|seed| seed.to_string()),
        deal,
        moves: moves.iter().map(|(seat, mv)| format!("{seat} {mv}")).collect(),
        board: game.board(None),
        waiting: game.waiting_for(),
        outcome: game.outcome(),
    }
}

fn moves(game: &dyn AnyMatch) -> Body {
    let waiting = game.waiting_for();
    Body::Moves { waiting, moves: waiting.iter().map(|seat| SeatMoves { seat, moves: game.moves(seat) }).collect() }
}

/// What everyone learned.
fn told(game: &dyn AnyMatch, played: &Played) -> Vec<ToldTo> {
    Viewer::all(game.players()).map(|viewer| told_to(viewer, played)).collect()
}

fn told_to(viewer: Viewer, played: &Played) -> ToldTo {
    let told = played.told(viewer);
    let text = told.iter().map(|telling| telling.sentence.clone()).collect();
    ToldTo { viewer, events: played.events(viewer), text }
}
