//! Units.

use engine::CERTAIN;

/// A point, in the parts in which positions and moves are evaluated.
pub(super) const FINE: i32 = 64;

/// A point in winning chances, while much is still to come.
pub(super) const POINT: i32 = CERTAIN / 64;
