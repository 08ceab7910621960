//! How a Splendor position becomes numbers in Rust: Python reads the layout from here and has none of its own.

use crate::bad_value;
use engine::Unreadable;
use games::splendor::{features as f, network};
use numpy::{PyArray2, PyReadonlyArray2, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::{Path, PathBuf};

/// The layout of an encoded Splendor position and of a row of training data, as names and sizes.
#[pyfunction(name = "splendor_layout")]
pub(crate) fn layout(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("seats", f::SEATS)?;
    dict.set_item("card_tokens", f::CARD_TOKENS)?;
    dict.set_item("card_groups", f::CARD_GROUPS.map(usize::from))?;
    dict.set_item("noble_tokens", f::NOBLE_TOKENS)?;
    dict.set_item("noble_groups", f::NOBLE_GROUPS.map(usize::from))?;
    dict.set_item("table_groups", f::TABLE_GROUPS.map(usize::from))?;
    dict.set_item("seat_facts", f::SEAT_FACTS)?;
    dict.set_item("most_facts", f::MOST_FACTS)?;
    dict.set_item("actions", f::ACTIONS)?;
    dict.set_item("bytes", f::BYTES)?;
    dict.set_item("row_bytes", crate::selfplay::ROW)?;
    Ok(dict)
}

fn read(path: &Path) -> PyResult<network::Network> {
    let bytes = std::fs::read(path).map_err(|why| PyOSError::new_err(format!("{}: {why}", path.display())))?;
    network::Network::read(&bytes).map_err(|why| bad_value(format!("{}: {why}", path.display())))
}

/// Makes the bots of this process use the network in this file. Fails once any of them has used one.
#[pyfunction]
pub(crate) fn install_network(path: PathBuf) -> PyResult<()> {
    network::install(read(&path)?).map_err(bad_value)
}

/// Scores of seats and numbers of actions.
type Judged<'py> = (Bound<'py, PyArray2<i32>>, Bound<'py, PyArray2<i32>>);

/// A trained network in integer arithmetic, as the bots use it.
#[pyclass(module = "cabochon")]
pub(crate) struct Network(Held);

enum Held {
    BuiltIn,
    Read(Box<network::Network>),
}

#[pymethods]
impl Network {
    /// The network in this file, as written by training; without a file, the built-in one.
    #[new]
    #[pyo3(signature = (path=None))]
    fn new(path: Option<PathBuf>) -> PyResult<Network> {
        let Some(path) = path else { return Ok(Network(Held::BuiltIn)) };
        Ok(Network(Held::Read(Box::new(read(&path)?))))
    }

    /// Evaluates encoded positions, one per row: each seat's score from the mover on, in 1024ths, and a logit for each action,
    /// in 256ths. Chances are the softmax of the scores of the occupied seats.
    fn judge<'py>(&self, py: Python<'py>, positions: PyReadonlyArray2<'py, u8>) -> PyResult<Judged<'py>> {
        let width = positions.shape()[1];
        if width < f::BYTES {
            return Err(bad_value(format!("a position has {} bytes, not {width}", f::BYTES)));
        }
        let network = match &self.0 {
            Held::BuiltIn => network::network(),
            Held::Read(network) => network.as_ref(),
        };
        let rows = positions.as_slice()?;
        let judged: Result<Vec<_>, Unreadable> =
            py.detach(|| rows.chunks_exact(width).map(|row| Ok(network.judge(&f::Features::read(row)?))).collect());
        let judged = judged.map_err(bad_value)?;
        let scores: Vec<Vec<i32>> = judged.iter().map(|judgement| judgement.scores.to_vec()).collect();
        let actions: Vec<Vec<i32>> = judged.iter().map(|judgement| judgement.actions.to_vec()).collect();
        Ok((PyArray2::from_vec2(py, &scores)?, PyArray2::from_vec2(py, &actions)?))
    }
}
