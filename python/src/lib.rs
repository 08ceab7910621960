//! The native half of the Python package `cabochon`. Everything here is glue: rules come from `games`, players from `bots`.

mod batched;
mod game;
mod lanes;
mod matches;
mod selfplay;
mod spaces;
mod splendor;
mod sultan;
mod vector;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The exception for a bad value: `ValueError` with the error's sentence.
fn bad_value(why: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// What Python imports as `cabochon._native`.
#[pymodule]
#[allow(missing_docs)] // Python reads their documentation
mod _native {
    #[pymodule_export]
    use super::batched::SelfPlay;
    #[pymodule_export]
    use super::game::{Game, list_games};
    #[pymodule_export]
    use super::matches::matches;
    #[pymodule_export]
    use super::selfplay::self_play;
    #[pymodule_export]
    use super::splendor::{Network, install_network, layout};
    #[pymodule_export]
    use super::sultan::{SultanNetwork, VectorSultan, install_sultan_network, layout as sultan_layout};
    #[pymodule_export]
    use super::vector::VectorSplendor;
}
