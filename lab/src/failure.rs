//! Why a command failed, and its exit code.

use std::io;
use std::process::ExitCode;

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist.
    Usage(String),
    /// A file is bad, or a game broke an invariant.
    Fault(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// Tells the person at the terminal, and returns the exit code.
    ///
    /// A reader that went away (`| head`) has what it wanted: not a failure.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Io(why) if why.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(why) => {
                eprintln!("error: {why}");
                ExitCode::from(1)
            }
            Failure::Fault(message) => {
                eprintln!("error: {message}");
                ExitCode::from(1)
            }
            Failure::Usage(message) => {
                eprintln!("error: {message}");
                ExitCode::from(2)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Failure {
        Failure::Io(why)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(why: serde_json::Error) -> Failure {
        Failure::Io(why.into())
    }
}
