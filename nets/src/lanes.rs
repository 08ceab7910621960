//! Vectors: narrow ones that every machine has, and wider ones where available.

/// Eight 32-bit sums, and how products are added to them.
pub trait Lanes: Copy {
    /// The sums, as the machine keeps them.
    type Sums: Copy;

    /// Loads sums.
    fn load(self, sums: &[i32; 8]) -> Self::Sums;

    /// Stores sums.
    fn store(self, sums: Self::Sums) -> [i32; 8];

    /// Adds a pair of inputs to each sum, multiplied by the corresponding pair of weights.
    fn add_products(self, sums: Self::Sums, weights: &[i16; 16], inputs: [i16; 2]) -> Self::Sums;
}

/// A computation that works with any vectors. Its hot parts must be inlined.
pub trait Work {
    /// The result.
    type Answer;

    /// Runs it.
    fn with(self, lanes: impl Lanes) -> Self::Answer;
}

/// Plain code, vectorised by the compiler.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Lanes for Plain {
    type Sums = [i32; 8];

    #[inline(always)]
    fn load(self, sums: &[i32; 8]) -> [i32; 8] {
        *sums
    }

    #[inline(always)]
    fn store(self, sums: [i32; 8]) -> [i32; 8] {
        sums
    }

    #[inline(always)]
    fn add_products(self, mut sums: [i32; 8], weights: &[i16; 16], [first, second]: [i16; 2]) -> [i32; 8] {
        for (sum, pair) in sums.iter_mut().zip(weights.as_chunks::<2>().0) {
            let product = |weight: i16, input: i16| i32::from(weight) * i32::from(input);
            *sum = sum.wrapping_add(product(pair[0], first)).wrapping_add(product(pair[1], second));
        }
        sums
    }
}

/// Runs the computation with the widest vectors available.
#[cfg(not(target_arch = "x86_64"))]
pub fn widest<W: Work>(work: W) -> W::Answer {
    work.with(Plain)
}

#[cfg(target_arch = "x86_64")]
pub use x86::widest;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Lanes, Plain, Work};
    use pulp::NullaryFnOnce;
    use pulp::x86::V3;
    use std::arch::x86_64::__m256i;

    impl Lanes for V3 {
        type Sums = __m256i;

        #[inline(always)]
        fn load(self, sums: &[i32; 8]) -> __m256i {
            pulp::cast(*sums)
        }

        #[inline(always)]
        fn store(self, sums: __m256i) -> [i32; 8] {
            pulp::cast(sums)
        }

        #[inline(always)]
        fn add_products(self, sums: __m256i, weights: &[i16; 16], inputs: [i16; 2]) -> __m256i {
            let pair = self.avx._mm256_set1_epi32(pulp::cast(inputs));
            let products = self.avx2._mm256_madd_epi16(pulp::cast(*weights), pair);
            self.avx2._mm256_add_epi32(sums, products)
        }
    }

    struct Call<W>(W, V3);

    impl<W: Work> NullaryFnOnce for Call<W> {
        type Output = W::Answer;

        #[inline(always)]
        fn call(self) -> W::Answer {
            self.0.with(self.1)
        }
    }

    /// Runs the computation with the widest vectors available.
    pub fn widest<W: Work>(work: W) -> W::Answer {
        match V3::try_new() {
            Some(wide) => wide.vectorize(Call(work, wide)),
            None => work.with(Plain),
        }
    }
}
