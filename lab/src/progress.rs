//! How far a long command has come.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar with this template; nothing where there is no terminal.
pub(crate) fn progress(steps: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("a valid template");
    ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr()).with_style(style)
}
