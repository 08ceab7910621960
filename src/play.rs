//! `cabochon play`: one person against bots has the whole screen, everyone else goes line by line.

use serde_json::Value;
use std::process::ExitCode;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Play {
    #[command(flatten)]
    game: lab::PlayArgs,

    /// Ask line by line also where there is a whole screen
    #[arg(long)]
    plain: bool,

    #[command(flatten)]
    screen: terminal::ScreenArgs,
}

/// The lab's game, as the screen wants it.
struct Here(lab::Solo);

impl terminal::Local for Here {
    fn frame(&mut self, since: u32) -> Value {
        self.0.frame(since)
    }

    fn play(&mut self, mv: &str) -> Result<(), String> {
        self.0.play(mv)
    }

    fn think(&mut self) -> bool {
        self.0.think()
    }

    fn moments(&mut self) -> Value {
        self.0.moments()
    }
}

impl Play {
    pub(crate) fn run(&self) -> ExitCode {
        if self.plain || !terminal::has_screen() {
            return lab::play(&self.game);
        }
        match lab::solo(&self.game) {
            Ok(Some(game)) => self.on_screen(game),
            Ok(None) => lab::play(&self.game),
            Err(code) => code,
        }
    }

    fn on_screen(&self, game: lab::Solo) -> ExitCode {
        let kept = game.kept();
        let done = terminal::play(Here(game), &self.screen);
        kept.leave();
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => {
                eprintln!("error: {why}");
                ExitCode::from(1)
            }
        }
    }
}
