//! The target `moves`.

#![no_main]

libfuzzer_sys::fuzz_target!(init: fuzz::watch("moves", "record"), |data: &[u8]| fuzz::moves(data));
