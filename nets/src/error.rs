//! Why a file is not a network that can be used.

use std::fmt;

/// What is wrong with the file of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadNetwork {
    /// It does not begin like a file of a known version.
    UnknownVersion,
    /// It was trained with features that the game no longer has.
    OtherFeatures,
    /// A part is wider than there is room for; the widths of all parts.
    TooWide(Vec<i16>),
    /// It ends this many bytes early.
    TooShort(usize),
    /// This many bytes are left over.
    TooLong(usize),
    /// A layer has a wrong number of weights, or no even number of inputs.
    Shape {
        /// How many weights there are.
        weights: usize,
        /// For how many inputs.
        inputs: usize,
        /// For how many outputs.
        outputs: usize,
    },
    /// A sum may not fit into its number of bits.
    Overflow {
        /// The largest that the sum can become.
        sum: i64,
        /// How many bits hold it.
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
