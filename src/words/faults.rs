//! What is wrong with a text from outside, as messages that name the place.

use super::{Message, Names, events};
use crate::engine::race::Course;
use crate::engine::race::rules::Refused;
use crate::notation::record::{ParseProblem, ReplayProblem};
use crate::notation::{LinkError, ParseError, PositionError, ReplayError, RulesError, TokenError};
use crate::play::correspondence::Fault;

/// What is wrong with a record's text, and in which line.
pub fn parse_error(error: &ParseError) -> Vec<Message> {
    let place = Message::new("fault-line").number("line", error.line as i64).text("found", shortened(&error.found));
    let problem = match &error.problem {
        ParseProblem::NotARecord => Message::new("fault-not-a-record"),
        ParseProblem::Newer => Message::new("fault-newer"),
        ParseProblem::UnknownLine => Message::new("fault-unknown-line"),
        ParseProblem::Repeated => Message::new("fault-repeated-line"),
        ParseProblem::Rules(error) => rules_error(error),
        ParseProblem::Position(error) => position_error(error),
        ParseProblem::Seats => Message::new("fault-seats"),
        ParseProblem::Seed => Message::new("fault-seed"),
        ParseProblem::NoStart => Message::new("fault-no-start"),
        ParseProblem::TooLong => Message::new("fault-too-long"),
    };
    vec![place, problem]
}

/// Why a text does not open as a link.
pub fn link_error(error: &LinkError) -> Message {
    match error {
        LinkError::NotALink => Message::new("fault-not-a-link"),
        LinkError::Newer => Message::new("fault-newer"),
        LinkError::TooLong => Message::new("fault-link-too-long"),
        LinkError::Damaged => Message::new("fault-damaged"),
        LinkError::Position(error) => position_error(error),
        LinkError::LedElsewhere | LinkError::Replay(_) => Message::new("fault-led-elsewhere"),
    }
}

/// Why a game by correspondence that has arrived is not believed.
pub fn far_fault(names: &Names, fault: &Fault) -> Vec<Message> {
    vec![match fault {
        Fault::Replay(error) => return replay_error(None, error),
        Fault::WrongThrow { turn, place } => {
            Message::new("far-wrong-throw").number("turn", *turn as i64).number("place", *place as i64)
        }
        Fault::NotJoined(seat) | Fault::CannotJoin(seat) | Fault::WrongValue(seat) | Fault::WrongSecret(seat) => {
            Message::new("far-wrong-seal").text("name", names.of(*seat))
        }
        Fault::ChainEnds(_) => Message::new("far-chain-ends"),
        Fault::NothingToPlay | Fault::DoesNotFollow => Message::new("fault-led-elsewhere"),
    }]
}

/// What in a record cannot be played, and where.
pub fn replay_error(course: Option<&Course>, error: &ReplayError) -> Vec<Message> {
    let place = Message::new("fault-turn")
        .number("turn", error.turn as i64)
        .number("place", error.place as i64)
        .text("found", shortened(&error.token));
    let refused = |refusal| match course {
        Some(course) => events::refusal(course, refusal),
        None => Message::new("fault-token"),
    };
    let problem = match &error.reason {
        ReplayProblem::NotTheirTurn(who) => Message::new("fault-not-their-turn").text("who", who.as_str()),
        ReplayProblem::Token(TokenError::Unknown) => Message::new("fault-token"),
        ReplayProblem::Token(TokenError::LeadsTo(square)) => {
            Message::new("fault-leads-to").text("square", square.as_str())
        }
        ReplayProblem::Token(TokenError::Illegal(refusal)) | ReplayProblem::Illegal(refusal) => refused(*refusal),
        ReplayProblem::Start => Message::new("fault-seats"),
    };
    vec![place, problem]
}

fn rules_error(error: &RulesError) -> Message {
    match error {
        RulesError::UnknownPreset(found) => Message::new("fault-unknown-preset").text("found", shortened(found)),
        RulesError::UnknownChoice(found) => Message::new("fault-unknown-choice").text("found", shortened(found)),
        RulesError::Repeated(found) => Message::new("fault-repeated-choice").text("found", shortened(found)),
        RulesError::Refused(refused) => refused_rules(*refused),
    }
}

fn position_error(error: &PositionError) -> Message {
    match error {
        PositionError::Rules(error) => rules_error(error),
        PositionError::Clause(found) => Message::new("fault-clause").text("found", shortened(found)),
        PositionError::Missing(clause) => Message::new("fault-missing-clause").text("found", *clause),
        PositionError::Impossible(_) => Message::new("fault-impossible"),
    }
}

/// Why rules cannot be played together.
pub fn refused_rules(refused: Refused) -> Message {
    let number = |found: u8| Message::new("house-refused-number").text("found", found.to_string());
    match refused {
        Refused::Side(found)
        | Refused::Cowries(found)
        | Refused::Pawns(found)
        | Refused::Mouths(found)
        | Refused::Short(found) => number(found),
        Refused::PassingWithJodi => Message::new("house-refused-passing-with-jodi"),
        Refused::CornerOnOtherBoard => Message::new("house-refused-corner"),
        Refused::SeniorTable => Message::new("house-refused-senior-table"),
        Refused::PlainFourWithoutEntry => Message::new("house-refused-plain-four"),
        Refused::BeforeOneWithoutEntry => Message::new("house-refused-before-one"),
        Refused::ElevenNeedsOne => Message::new("house-refused-eleven"),
        Refused::LeavingWith => Message::new("house-refused-leaving"),
        Refused::TeamsOfFour => Message::new("house-refused-teams"),
        Refused::EndlessThrows => Message::new("house-refused-endless-throws"),
        Refused::NoBigThrow => Message::new("house-refused-no-big-throw"),
        Refused::DividedWithJodi => Message::new("house-refused-divided"),
        Refused::FirstDecidesWith => Message::new("house-refused-first-decides"),
        Refused::HardWithoutJodi => Message::new("house-refused-hard-without-jodi"),
        Refused::SharingWithJodi => Message::new("house-refused-sharing-with-jodi"),
        Refused::Seats => Message::new("fault-seats"),
    }
}

/// As much of a foreign text as fits into a sentence.
fn shortened(text: &str) -> String {
    let mut short: String = crate::notation::record::clean_name(text);
    if short.chars().count() < text.trim().chars().count() {
        short.push('…');
    }
    short
}
