//! The rules as examples, one or more a number.
