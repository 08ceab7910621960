//! Why a file is not a usable network.

use std::fmt;

/// What is wrong with a network file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadNetwork {
    /// It does not start like a file of a known version.
    UnknownVersion,
    /// It was trained with features that the game no longer has.
    OtherFeatures,
    /// A part is wider than there is room for; the widths of all parts.
    TooWide(Vec<i16>),
    /// It ends this many bytes early.
    TooShort(usize),
    /// This many bytes are left over at the end.
    TooLong(usize),
    /// A layer has a wrong number of weights, or an odd number of inputs.
    Shape {
        /// The number of weights.
        weights: usize,
        /// The number of inputs.
        inputs: usize,
        /// The number of outputs.
        outputs: usize,
    },
    /// A sum might overflow.
    Overflow {
        /// The largest possible sum.
        sum: i64,
        /// The number of bits that hold it.
        bits: u32,
    },
}

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadNetwork::UnknownVersion => f.write_str("this is not a network of a version that is known here"),
            BadNetwork::OtherFeatures => f.write_str("the network was trained with other features: train it again"),
            BadNetwork::TooWide(widths) => write!(f, "the network is too wide: {widths:?}"),
            BadNetwork::TooShort(bytes) => write!(f, "the file ends {bytes} bytes early"),
            BadNetwork::TooLong(bytes) => write!(f, "the file has {bytes} bytes too many"),
            BadNetwork::Shape { weights, inputs, outputs } => {
                write!(f, "{weights} weights for {inputs} inputs, which must be an even number, and {outputs} outputs")
            }
            BadNetwork::Overflow { sum, bits } => write!(f, "a sum of the network can reach {sum}, which {bits} bits do not hold"),
        }
    }
}

impl std::error::Error for BadNetwork {}
