//! The target `protocol`.

#![no_main]

libfuzzer_sys::fuzz_target!(init: fuzz::watch("protocol", "session"), |data: &[u8]| fuzz::protocol(data));
