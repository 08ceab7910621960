//! The drawings of `web/src`, by their names without sizes: `gem-red`.

include!(concat!(env!("OUT_DIR"), "/drawings.rs"));

pub(crate) fn drawing(name: &str) -> Option<&'static [u8]> {
    DRAWINGS.binary_search_by_key(&name, |(known, _)| known).ok().map(|at| DRAWINGS[at].1)
}

/// Whether there is a drawing of this name.
pub fn has_drawing(name: &str) -> bool {
    drawing(name).is_some()
}
