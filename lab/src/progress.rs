//! How far a long command has come.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the terminal, looking like this template; nothing where nobody looks.
pub(crate) fn progress(steps: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("a valid template");
    ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr()).with_style(style)
}
