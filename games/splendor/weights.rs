//! What each feature of `knowledge.rs` counts, in parts of [`UNIT`](super::knowledge::UNIT): tables only, fitted to played games.

use super::knowledge::FEATURES;

/// With two players, at the beginning.
#[rustfmt::skip]
pub(super) const EARLY_TWO: [i32; FEATURES] = [
    257, 117, -82, 91, 415, 264, 68, 97, 51, 59, 89, 1, -101, -109, 22,
    89, 82, 17, 1, -8, 55, 8, 26, 31, 1047, 750, 433, 174, -84, 5,
    245, 885, -598, 131,
];

/// With two players, at the end.
#[rustfmt::skip]
pub(super) const LATE_TWO: [i32; FEATURES] = [
    493, 89, 87, -194, 2, -13, 135, -38, 35, 21, 52, 87, -126, -72, 67,
    320, 113, 181, 80, -108, 18, 9, 0, -44, 366, 390, 131, 63, -308, 24,
    749, 1166, 408, 543,
];

/// With three and four players, at the beginning.
#[rustfmt::skip]
pub(super) const EARLY_MANY: [i32; FEATURES] = [
    227, 141, -887, 290, -7, -20, -106, 36, 38, 27, 39, -66, -56, -59, -18,
    80, 81, 37, 29, 12, -17, -19, -1, 18, 628, 564, 313, 145, -194, 34,
    137, 1558, 624, 399,
];

/// With three and four players, at the end.
#[rustfmt::skip]
pub(super) const LATE_MANY: [i32; FEATURES] = [
    445, 64, 135, -28, -257, -105, -120, 7, 12, 24, 80, 209, -193, -100, 51,
    234, 135, 158, 123, -163, -86, -42, -13, 3, 313, 185, 56, -13, -222, 16,
    599, 1777, 606, 654,
];
