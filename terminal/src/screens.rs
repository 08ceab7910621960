//! The screens, each with its own state, keys and drawing.

mod before;
mod chronicle;
pub(crate) mod form;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod replay;
pub(crate) mod table;

use crate::app::Shared;
use crate::draw::Pen;

/// The first row of every screen, and the message above the keys.
fn heading(pen: &mut Pen<'_>, shared: &Shared, title: &str, aside: &str) {
    let wide = pen.area().width;
    pen.put(0, 0, wide, title, pen.look.title());
    let length = crate::draw::width(aside);
    pen.put(wide.saturating_sub(length), 0, length, aside, pen.look.quiet());
    if !shared.up && !shared.is_local() {
        let lost = shared.words.t("line-lost");
        pen.put(0, pen.area().height - 3, wide, &lost, pen.look.alert());
    }
}
