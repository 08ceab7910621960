//! A bot that is a separate program, asked line by line: the bot side of `docs/protocol.md`, or the engine of another build.
//!
//! It is started for each game and stopped after it. Whatever it does wrong becomes a sentence in the report, never a panic.

use bots::{Budget, Question, Spec};
use engine::{Knowledge, Match, Rng, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// A running program, or why there is none.
pub(super) struct Program(Result<Running, String>);

struct Running {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

/// The question to the program.
#[derive(Serialize)]
struct Choose<'a, V> {
    r#do: &'static str,
    game: &'static str,
    ply: usize,
    seat: Seat,
    view: &'a V,
    moves: Vec<String>,
    /// The budget, if it is a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    milliseconds: Option<u128>,
    /// The budget, if it is a number of nodes.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
}

#[derive(Deserialize)]
struct Chosen {
    #[serde(rename = "move")]
    mv: String,
}

/// The allowance for the round trip beyond the budget.
const GRACE: Duration = Duration::from_millis(100);
/// The time for the first answer of a game, in which the program starts.
const START: Duration = Duration::from_secs(10);
/// The time if nodes are counted.
const PATIENCE: Duration = Duration::from_secs(30);

impl Program {
    /// Starts the command through the shell.
    pub(super) fn start(command: &str) -> Program {
        let child = Command::new("sh").arg("-c").arg(format!("exec {command}")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        Program(child.map_err(|why| format!("does not start: {why}")).and_then(Running::new))
    }

    /// The program's move, or what is wrong.
    pub(super) fn ask<G: Knowledge>(
        &mut self,
        game: &'static str,
        question: &Question<'_, G>,
        ply: usize,
        budget: Budget,
    ) -> Result<G::Move, String> {
        let running = self.0.as_mut().map_err(|why| why.clone())?;
        let (milliseconds, nodes) = match budget {
            Budget::Time(time) | Budget::Within { time, .. } => (Some(time.as_millis()), None),
            Budget::Nodes(nodes) => (None, Some(nodes)),
        };
        let moves = question.moves.iter().map(ToString::to_string).collect();
        let asked = Choose { r#do: "choose", game, ply, seat: question.seat, view: question.view, moves, milliseconds, nodes };
        let line = serde_json::to_string(&asked).expect("a question is plain data");
        let answer = running.answer(&line, limit(budget, ply))?;
        chosen(&answer, question)
    }
}

/// A bot of another build of this program, asked by the requests of `docs/protocol.md`.
///
/// That build gets the record of the game, since only records are the same text in every build. Its bot sees what the seat may know, as ours do.
pub(super) struct Build(Program);

/// Another build begins at this game.
#[derive(Serialize)]
struct Load {
    r#do: &'static str,
    record: String,
}

/// And its bot thinks.
#[derive(Serialize)]
struct Think {
    r#do: &'static str,
    seat: Seat,
    bot: String,
    seed: String,
}

impl Build {
    /// Starts the program, a path or a name that the shell finds.
    pub(super) fn start(program: &str) -> Build {
        Build(Program::start(&format!("'{}' engine", program.replace('\'', r"'\''"))))
    }

    /// The move of that build's bot, or what is wrong.
    pub(super) fn ask<G: Knowledge>(
        &mut self,
        question: &Question<'_, G>,
        game: &Match<G>,
        bot: &Spec,
        rng: &mut Rng,
    ) -> Result<G::Move, String> {
        let running = self.0.0.as_mut().map_err(|why| why.clone())?;
        let load = Load { r#do: "load", record: game.record() };
        let think = Think { r#do: "think", seat: question.seat, bot: bot.to_string(), seed: Seed::number(rng.long_bits()).to_string() };
        let limit = limit(bot.budget.unwrap_or(Budget::Nodes(0)), game.ply());
        let loaded = running.answer(&serde_json::to_string(&load).expect("a request is plain data"), limit)?;
        if loaded.contains("\"error\"") {
            return Err(format!("does not take the game: {}", short(&loaded)));
        }
        let answer = running.answer(&serde_json::to_string(&think).expect("a request is plain data"), limit)?;
        chosen(&answer, question)
    }
}

/// How long an answer may take.
fn limit(budget: Budget, ply: usize) -> Duration {
    let limit = match budget {
        Budget::Time(time) => time + GRACE,
        Budget::Nodes(_) | Budget::Within { .. } => PATIENCE,
    };
    if ply < usize::from(engine::MAX_SEATS as u8) { limit + START } else { limit }
}

/// The move of an answer, if it is a legal one.
fn chosen<G: Knowledge>(answer: &str, question: &Question<'_, G>) -> Result<G::Move, String> {
    let chosen: Chosen = serde_json::from_str(answer).map_err(|why| format!("answers `{}`: {why}", short(answer)))?;
    let mv = chosen.mv.parse::<G::Move>().map_err(|why| format!("answers `{}`: {why}", short(&chosen.mv)))?;
    if question.moves.contains(&mv) { Ok(mv) } else { Err(format!("makes an illegal move: {}", short(&chosen.mv))) }
}

impl Running {
    fn new(mut child: Child) -> Result<Running, String> {
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("has no input or output".into());
        };
        let (send, answers) = channel();
        // A thread reads its lines, so that waiting for one can end. The thread ends with the program's output.
        thread::spawn(move || BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Ok(Running { child, input, answers })
    }

    fn answer(&mut self, line: &str, limit: Duration) -> Result<String, String> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| "has ended".to_string())?;
        self.answers.recv_timeout(limit).map_err(|why| match why {
            RecvTimeoutError::Timeout => format!("does not answer within {} ms", limit.as_millis()),
            RecvTimeoutError::Disconnected => "has ended".into(),
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Text from outside, cut to what a report can show.
fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(60).collect()
}
