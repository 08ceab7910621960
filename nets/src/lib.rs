//! Layers of trained networks in integer arithmetic, so that a network gives the same result on every machine. Knows no game.
//!
//! Activations are between 0 and [`MOST`], in 256ths. A [`Table`] holds a row of weights for each feature, to be added up;
//! a [`Dense`] layer multiplies, with weights in 512ths. Both prove when they are read that no sum can overflow, and are refused otherwise.

mod error;
mod in_use;
mod lanes;
mod read;

pub use error::BadNetwork;
pub use in_use::{AlreadyInUse, InUse};
pub use lanes::{Lanes, Plain, Work, widest};
pub use read::Reader;

/// The largest activation.
pub const MOST: i16 = 2047;

/// The largest sum of activations that a dense layer takes.
pub const POOL: i16 = 8191;

/// Weights of dense layers are fractions of two to this power.
pub const SHIFT: u32 = 9;

/// A row of weights for each value of each feature.
#[derive(Clone, Debug)]
pub struct Table {
    width: usize,
    lines: Vec<i16>,
}

impl Table {
    /// Reads a table for features with these numbers of values; each feature adds exactly one row.
    pub fn read(from: &mut Reader<'_>, groups: &[u8], width: usize) -> Result<Table, BadNetwork> {
        let lines = groups.iter().map(|size| usize::from(*size)).sum::<usize>();
        let table = Table { width, lines: from.shorts(lines * width)? };
        let most = (0..width).map(|unit| table.largest_sum(groups, unit)).max().unwrap_or_default();
        if most > i32::from(i16::MAX) {
            return Err(BadNetwork::Overflow { sum: most.into(), bits: i16::BITS });
        }
        Ok(table)
    }

    /// The largest absolute sum that one row per feature can give.
    fn largest_sum(&self, groups: &[u8], unit: usize) -> i32 {
        let mut weights = self.lines.iter().skip(unit).step_by(self.width).map(|weight| i32::from(*weight).abs());
        groups.iter().map(|size| weights.by_ref().take(usize::from(*size)).max().unwrap_or_default()).sum()
    }

    /// Reads a table for counted features; the counts of a position add up to at most `most`.
    pub fn read_counted(from: &mut Reader<'_>, facts: usize, width: usize, most: i32) -> Result<Table, BadNetwork> {
        let table = Table { width, lines: from.shorts(facts * width)? };
        let largest = table.lines.iter().map(|weight| i64::from(*weight).abs()).max().unwrap_or_default();
        let sum = largest * i64::from(most);
        if sum > i64::from(i32::MAX / 2) {
            return Err(BadNetwork::Overflow { sum, bits: i32::BITS });
        }
        Ok(table)
    }

    fn line(&self, line: usize) -> &[i16] {
        &self.lines[line * self.width..][..self.width]
    }

    /// Adds a row to 16-bit sums.
    #[inline(always)]
    pub fn add(&self, line: usize, sums: &mut [i16]) {
        in_blocks(self.line(line), sums, |sum, weight| *sum = sum.wrapping_add(weight));
    }

    /// Adds a row `count` times to 32-bit sums.
    #[inline(always)]
    pub fn add_times(&self, line: usize, count: i32, sums: &mut [i32]) {
        in_blocks(self.line(line), sums, |sum, weight| *sum = sum.wrapping_add(i32::from(weight).wrapping_mul(count)));
    }
}

/// Adds weights to sums in blocks, so that compilers use whole vectors.
#[inline(always)]
fn in_blocks<S>(weights: &[i16], sums: &mut [S], add: impl Fn(&mut S, i16)) {
    let (weights, last_weights) = weights.as_chunks::<16>();
    let (sums, last_sums) = sums.as_chunks_mut::<16>();
    for (sums, weights) in sums.iter_mut().zip(weights) {
        sums.iter_mut().zip(weights).for_each(|(sum, weight)| add(sum, *weight));
    }
    last_sums.iter_mut().zip(last_weights).for_each(|(sum, weight)| add(sum, *weight));
}

/// A layer in which every output is a sum over all inputs.
#[derive(Clone, Debug)]
pub struct Dense {
    /// Inputs, in pairs.
    pairs: usize,
    /// For every eight outputs and every pair of inputs, the pair's weights for each output.
    weights: Vec<[i16; 16]>,
    /// For every eight outputs.
    bias: Vec<[i32; 8]>,
}

impl Dense {
    /// Builds a layer from a row of weights per output, for inputs no larger than this. The bias is in 256ths of 512ths.
    pub fn new(inputs: usize, weights: &[i16], bias: &[i32], largest: i16) -> Result<Dense, BadNetwork> {
        if weights.len() != inputs * bias.len() || !inputs.is_multiple_of(2) || inputs == 0 {
            return Err(BadNetwork::Shape { weights: weights.len(), inputs, outputs: bias.len() });
        }
        let rows: Vec<&[i16]> = weights.chunks_exact(inputs).collect();
        for (row, bias) in rows.iter().zip(bias) {
            let all: i64 = row.iter().map(|weight| i64::from(*weight).abs()).sum();
            let sum = all * i64::from(largest) + i64::from(*bias).abs();
            // Half of the range is left for what another layer may add.
            if sum > i64::from(i32::MAX / 2) {
                return Err(BadNetwork::Overflow { sum, bits: i32::BITS });
            }
        }
        let pairs = inputs / 2;
        let weight = |output: usize, input: usize| rows.get(output).map_or(0, |row| row[input]);
        let block = |at: usize| std::array::from_fn(|lane| weight(at / pairs * 8 + lane / 2, at % pairs * 2 + lane % 2));
        let blocks = bias.len().div_ceil(8);
        Ok(Dense {
            pairs,
            weights: (0..blocks * pairs).map(block).collect(),
            bias: (0..blocks).map(|block| std::array::from_fn(|lane| bias.get(8 * block + lane).copied().unwrap_or_default())).collect(),
        })
    }

    /// The sums, eight outputs at a time.
    #[inline(always)]
    fn each(&self, lanes: impl Lanes, inputs: &[i16], mut take: impl FnMut(usize, [i32; 8])) {
        let inputs = &inputs.as_chunks::<2>().0[..self.pairs];
        for (block, (weights, bias)) in self.weights.chunks_exact(self.pairs).zip(&self.bias).enumerate() {
            let mut sums = lanes.load(bias);
            for (weights, pair) in weights.iter().zip(inputs) {
                sums = lanes.add_products(sums, weights, *pair);
            }
            take(block, lanes.store(sums));
        }
    }

    /// Adds the layer's sums to these. The slice needs room for a multiple of eight.
    #[inline(always)]
    pub fn add(&self, lanes: impl Lanes, inputs: &[i16], sums: &mut [i32]) {
        let sums = sums.as_chunks_mut::<8>().0;
        self.each(lanes, inputs, |block, more| sums[block].iter_mut().zip(more).for_each(|(sum, more)| *sum = sum.wrapping_add(more)));
    }

    /// Fills in the layer's activations. The slice needs room for a multiple of eight.
    #[inline(always)]
    pub fn activate(&self, lanes: impl Lanes, inputs: &[i16], out: &mut [i16]) {
        let out = out.as_chunks_mut::<8>().0;
        self.each(lanes, inputs, |block, sums| out[block] = sums.map(|sum| activation(shifted(sum, SHIFT))));
    }
}

/// Divided by a power of two, rounded half up.
#[inline(always)]
pub fn shifted(sum: i32, bits: u32) -> i32 {
    (sum + (1 << (bits - 1))) >> bits
}

/// The same, clamped to 0 to [`MOST`].
#[inline(always)]
pub fn activation(sum: i32) -> i16 {
    sum.clamp(0, i32::from(MOST)) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_rounds_half_up_and_stays_within_bounds() {
        let layer = Dense::new(2, &[512, 0, 1, 0, -512, 0, 512, 512], &[0, 0, 0, 512 * 1000], MOST).expect("a layer");
        let mut out = [7; 8];
        layer.activate(Plain, &[256, 1500], &mut out);
        assert_eq!(out, [256, 1, 0, MOST, 0, 0, 0, 0]);
    }

    #[test]
    fn a_layer_that_could_overflow_is_refused() {
        let weights = [i16::MAX; 64];
        assert!(Dense::new(64, &weights, &[0], 15).is_ok());
        let refused = Dense::new(64, &weights, &[0], MOST).map(|_| ());
        assert_eq!(refused, Err(BadNetwork::Overflow { sum: 64 * 32767 * i64::from(MOST), bits: 32 }));
        let odd = Dense::new(3, &[0; 3], &[0], MOST).map(|_| ());
        assert_eq!(odd, Err(BadNetwork::Shape { weights: 3, inputs: 3, outputs: 1 }));
    }

    #[test]
    fn a_table_that_could_overflow_is_refused() {
        let table = |weight: i16| {
            let bytes: Vec<u8> = [weight; 4].iter().flat_map(|weight| weight.to_le_bytes()).collect();
            Table::read(&mut Reader::new(&bytes), &[2, 2], 1).map(|_| ())
        };
        assert_eq!(table(-16000), Ok(()));
        assert_eq!(table(-17000), Err(BadNetwork::Overflow { sum: 34000, bits: 16 }));
    }

    struct Both<'a>(&'a Dense, &'a [i16]);

    impl Work for Both<'_> {
        type Answer = [i16; 48];

        #[inline(always)]
        fn with(self, lanes: impl Lanes) -> [i16; 48] {
            let mut out = [0; 48];
            self.0.activate(lanes, self.1, &mut out);
            out
        }
    }

    #[test]
    fn wide_vectors_compute_what_narrow_ones_do() {
        let weights: Vec<i16> = (0..96 * 44).map(|at| ((at * 7919) % 801 - 400) as i16).collect();
        let bias: Vec<i32> = (0..44).map(|at| at * 1000).collect();
        let layer = Dense::new(96, &weights, &bias, MOST).expect("a layer");
        let inputs: Vec<i16> = (0..96).map(|at| at * 21).collect();
        let expected: Vec<i16> = (0..44)
            .map(|output| {
                let products = weights[96 * output..].iter().zip(&inputs).map(|(weight, input)| i32::from(*weight) * i32::from(*input));
                activation(shifted(products.sum::<i32>() + bias[output], SHIFT))
            })
            .collect();
        assert_eq!(Both(&layer, &inputs).with(Plain)[..44], expected);
        assert_eq!(widest(Both(&layer, &inputs))[..44], expected);
        assert!(expected.iter().any(|out| (1..MOST).contains(out)));
    }
}
