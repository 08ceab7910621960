//! Why something could not be read or is invalid: one type per question, each with a sentence for people.

use std::fmt;

macro_rules! sentences {
    ($($(#[$about:meta])* $name:ident;)+) => {$(
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name(String);

        impl $name {
            /// Carries the sentence that people read.
            pub fn new(why: impl Into<String>) -> $name {
                $name(why.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::error::Error for $name {}

        impl From<String> for $name {
            fn from(why: String) -> $name {
                $name(why)
            }
        }

        impl From<&str> for $name {
            fn from(why: &str) -> $name {
                $name(why.into())
            }
        }

        impl From<$name> for String {
            fn from(error: $name) -> String {
                error.0
            }
        }
    )+};
}

sentences! {
    /// Text or bytes that cannot be read: a move, a seat, a seed, a network.
    Unreadable;
    /// A setup that a table cannot have.
    BadSetup;
    /// A deal that does not fit its setup.
    BadDeal;
    /// A position in which something is missing, duplicated or out of bounds ([`crate::Game::audit`]).
    Fault;
}
