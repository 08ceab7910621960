//! Lines as requests of the line protocol.

use crate::witness;
use lab::protocol::Session;
use serde_json::Value;

/// Every line gets one line of JSON with the ply, and a refused one changes nothing.
pub fn protocol(data: &[u8]) {
    witness::begin(data);
    let mut session = Session::default();
    for line in data.split(|byte| *byte == b'\n') {
        let before = session.record();
        let answer = session.answer(line);
        assert!(!answer.contains('\n'), "an answer of several lines");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        let ply = answer.get("ply").expect("an answer has the ply");
        assert_eq!(ply.is_null(), session.record().is_none(), "a ply without a match, or the other way round");
        if answer.get("error").is_some() {
            assert_eq!(session.record(), before, "a refused request changed something");
        }
        if session.is_over() {
            break;
        }
    }
}
