//! A refusal as an answer over HTTP.

use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::{Refusal, RefusalCode};

/// A refusal on its way to the caller.
pub(crate) struct Fault(pub(crate) Refusal);

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault(refusal)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let Refusal { code, message, .. } = self.0;
        // The code goes along for those who count.
        (status(code), Extension(code), axum::Json(json!({ "code": code, "message": message }))).into_response()
    }
}

/// The status that goes with a code. A new code does not compile until somebody has decided.
fn status(code: RefusalCode) -> StatusCode {
    match code {
        RefusalCode::BadMessage => StatusCode::BAD_REQUEST,
        RefusalCode::Nobody | RefusalCode::SessionEnded => StatusCode::UNAUTHORIZED,
        RefusalCode::BadHost => StatusCode::MISDIRECTED_REQUEST,
        RefusalCode::Banned | RefusalCode::ForeignOrigin | RefusalCode::NotMember | RefusalCode::NotOrganiser | RefusalCode::OldLink => {
            StatusCode::FORBIDDEN
        }
        RefusalCode::NoSuchClub
        | RefusalCode::NoSuchContest
        | RefusalCode::NoSuchDeal
        | RefusalCode::NoSuchGuide
        | RefusalCode::NoSuchLine
        | RefusalCode::NoSuchPage
        | RefusalCode::NoSuchPuzzle
        | RefusalCode::NoSuchTable => StatusCode::NOT_FOUND,
        RefusalCode::ClubFull
        | RefusalCode::ContestFull
        | RefusalCode::Dealing
        | RefusalCode::NotNow
        | RefusalCode::NotStarted
        | RefusalCode::Over
        | RefusalCode::SeatTaken
        | RefusalCode::Stale
        | RefusalCode::Started => StatusCode::CONFLICT,
        RefusalCode::TooFast | RefusalCode::TooManyClubs | RefusalCode::TooManyTables | RefusalCode::TooManyWays => {
            StatusCode::TOO_MANY_REQUESTS
        }
        RefusalCode::Uncertain | RefusalCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        RefusalCode::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
        RefusalCode::BadAddress
        | RefusalCode::BadCode
        | RefusalCode::BadCover
        | RefusalCode::BadDeal
        | RefusalCode::BadLog
        | RefusalCode::BadMail
        | RefusalCode::BadMove
        | RefusalCode::BadName
        | RefusalCode::BadPace
        | RefusalCode::BadPlan
        | RefusalCode::BadRecord
        | RefusalCode::BadReport
        | RefusalCode::BadSalt
        | RefusalCode::BadSeats
        | RefusalCode::BadSetup
        | RefusalCode::BadTalk
        | RefusalCode::BrokenTable
        | RefusalCode::Covered
        | RefusalCode::Crowded
        | RefusalCode::DayNotOver
        | RefusalCode::IllegalMove
        | RefusalCode::KnowsDeal
        | RefusalCode::MovedSince
        | RefusalCode::NoHints
        | RefusalCode::Muted
        | RefusalCode::NoCover
        | RefusalCode::NoSuchBot
        | RefusalCode::NoSuchPerson
        | RefusalCode::NoSuchSeat
        | RefusalCode::NoTakeBacks
        | RefusalCode::NoThought
        | RefusalCode::NotAbsent
        | RefusalCode::NotAsked
        | RefusalCode::NotCovered
        | RefusalCode::NotHost
        | RefusalCode::NotOver
        | RefusalCode::NotPlaying
        | RefusalCode::NotSeated
        | RefusalCode::NotYourTurn
        | RefusalCode::NothingProposed
        | RefusalCode::NothingToUndo
        | RefusalCode::OutOfTime
        | RefusalCode::Pending
        | RefusalCode::Removed
        | RefusalCode::Resigned
        | RefusalCode::Revealed
        | RefusalCode::Seated
        | RefusalCode::SeatsOpen
        | RefusalCode::SomebodyAway
        | RefusalCode::Spectator
        | RefusalCode::TooManyEntries
        | RefusalCode::UnknownGame => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
