//! Progress of a long command.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar with this template; hidden without a terminal.
pub(crate) fn progress(steps: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("a valid template");
    ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr()).with_style(style)
}
