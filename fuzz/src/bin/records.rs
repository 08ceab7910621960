//! The target `records`.

#![no_main]

libfuzzer_sys::fuzz_target!(init: fuzz::watch("records", "record"), |data: &[u8]| fuzz::records(data));
