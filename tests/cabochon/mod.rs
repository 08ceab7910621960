//! The real binary, run with arguments and an input.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// How a run of the binary went.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the binary in a folder, gives it the input, and waits for it to exit.
pub(crate) fn run_in(folder: &Path, args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cabochon"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.as_ref().to_vec();
    // In a thread: the binary may answer before it has read everything, and may exit early.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let done = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Run { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

/// Runs the binary without an input.
pub(crate) fn run(args: &[&str]) -> Run {
    run_in(Path::new("."), args, "")
}
