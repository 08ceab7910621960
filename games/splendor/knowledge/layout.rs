//! Tables of features: each kind is declared once with its sizes; offsets and names follow from the table.
//!
//! The order of a table is part of every trained network and every table of weights: append new kinds; they make the old networks stale.
//! `golden/features.txt` holds the result.

/// Features of one kind: a block of a row with `N` indices. The last index varies fastest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block<const N: usize> {
    first: usize,
    sizes: [usize; N],
}

impl<const N: usize> Block<N> {
    pub(super) const fn new(first: usize, sizes: [usize; N]) -> Block<N> {
        Block { first, sizes }
    }

    /// The position of one feature in the row.
    #[inline(always)]
    pub(super) const fn at(self, numbers: [usize; N]) -> usize {
        let (mut place, mut part) = (0, 0);
        while part < N {
            debug_assert!(numbers[part] < self.sizes[part]);
            place = place * self.sizes[part] + numbers[part];
            part += 1;
        }
        self.first + place
    }

    /// How many values this index has.
    pub(super) const fn size(self, part: usize) -> usize {
        self.sizes[part]
    }
}

/// One kind of feature in a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct FeatureLine {
    /// Its name.
    pub(super) name: &'static str,
    /// Its parts, and how many values each has.
    pub(super) parts: &'static [(&'static str, usize)],
}

impl FeatureLine {
    /// How many positions it takes in a row.
    pub(super) const fn places(&self) -> usize {
        let (mut places, mut part) = (1, 0);
        while part < self.parts.len() {
            places *= self.parts[part].1;
            part += 1;
        }
        places
    }
}

/// The positions of a table's first rows.
pub(super) const fn places(table: &[FeatureLine], lines: usize) -> usize {
    let (mut sum, mut line) = (0, 0);
    while line < lines {
        sum += table[line].places();
        line += 1;
    }
    sum
}

/// A table of features: `KIND: name of a part = its values, …;` for each kind, as a [`Block`], with the table of all.
macro_rules! facts {
    ($(#[$about_table:meta])* $table:ident from $first:expr; $($(#[$about:meta])* $kind:ident: $($part:ident = $size:expr),+;)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the constants")]
        #[derive(Clone, Copy)]
        enum Order { $($kind),+ }

        $(#[$about_table])*
        pub(super) const $table: &[FeatureLine] = &[$(FeatureLine { name: stringify!($kind), parts: &[$((stringify!($part), $size)),+] }),+];

        $($(#[$about])* pub(super) const $kind: Block<{ [$($size),+].len() }> =
            Block::new($first + places($table, Order::$kind as usize), [$($size),+]);)+
    };
}

/// A row of features, each of which selects one of its values: `NAME: [values, …] x times;` gives the position of the first, and the sizes of all.
macro_rules! row {
    ($(#[$about_row:meta])* $sizes:ident, $names:ident; $($(#[$about:meta])* $name:ident: [$($values:literal),+] x $times:literal;)+) => {
        $(#[$about_row])*
        pub const $sizes: [u8; { 0 $(+ [$($values),+].len() * $times)+ }] = {
            let mut sizes = [0; { 0 $(+ [$($values),+].len() * $times)+ }];
            let mut place = 0;
            $(
                let mut time = 0;
                while time < $times {
                    $(sizes[place] = $values; place += 1;)+
                    time += 1;
                }
            )+
            assert!(place == sizes.len());
            sizes
        };

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the constants")]
        #[derive(Clone, Copy)]
        enum Order { $($name),+ }

        /// Each kind of feature and how many positions it takes.
        pub(in crate::splendor::knowledge) const $names: &[(&str, usize)] = &[$((stringify!($name), [$($values),+].len() * $times)),+];

        $($(#[$about])* pub(in crate::splendor::knowledge) const $name: usize = $crate::splendor::knowledge::layout::first($names, Order::$name as usize);)+
    };
}

/// Where the kind of this number begins.
pub(super) const fn first(names: &[(&str, usize)], kind: usize) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < kind {
        sum += names[at].1;
        at += 1;
    }
    sum
}

pub(super) use {facts, row};
