//! Everything that can happen, be planned, be refused or be wrong is said in every language, for every number.

use std::collections::BTreeSet;

use chowkabara::engine::board::Square;
use chowkabara::engine::race::choices::{Landing, Plan};
use chowkabara::engine::race::jodi::Tie;
use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::race::rules::Refused;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::throw::{Counted, One, Shells, Table, Throw};
use chowkabara::engine::{Action, Ending, Event, Game, Loss, Outcome, PawnSet, Purpose, Unit};
use chowkabara::notation::record::{ParseProblem, ReplayProblem};
use chowkabara::notation::{LinkError, ParseError, PositionError, ReplayError, RulesError, TokenError};
use chowkabara::play::correspondence::Fault;
use chowkabara::words::language::{DEFAULT, LANGUAGES};
use chowkabara::words::{Argument, Message, Names, answers, events, faults, squares};

use crate::kit::at;
use crate::shipped::{Strict, variables};

const COUNTS: [i64; 7] = [0, 1, 2, 3, 4, 8, 12];

/// A sitter on a hard jodi, a hollow jodi, a broken group, pawns at home and at a start: everything but a test.
const FULL: &str = "kanakatte; S d1 d1 a4# a4#; E e3 a2% a2% a2%; N c5 c5 c3 a4^; gates N; turn S; row 2";

/// A value of every variant. It does not compile while a variant is missing.
macro_rules! every {
    ($type:ty: $($variant:pat => [$($value:expr),+]),+ $(,)?) => {{
        let _: fn(&$type) = |value| match value { $($variant => ()),+ };
        vec![$($($value),+),+]
    }};
}

fn names() -> Names {
    Names(["Amma", "Ravi", "Ajji", "ಕಾವೇರಿ"].map(str::to_string))
}

/// Says messages in every language, each number in turn being every count.
fn are_said(messages: &[Message]) {
    for language in Strict::all() {
        for message in messages {
            for (count, other) in COUNTS.into_iter().flat_map(|count| COUNTS.map(|other| (count, other))) {
                let mut numbers = [count].into_iter().chain(std::iter::repeat(other));
                let mut changed = message.clone();
                for (_, argument) in &mut changed.arguments {
                    if let Argument::Number(number) = argument {
                        *number = numbers.next().expect("there are always more");
                    }
                }
                language.say(&changed);
            }
            language.say(message);
        }
    }
}

/// Asserts that these are all messages of a family, but for those that only the page says.
fn are_all_of(messages: &[Message], family: &str, of_the_page: &[&str]) {
    let told: BTreeSet<&str> =
        messages.iter().map(|message| message.id.as_str()).chain(of_the_page.iter().copied()).collect();
    let written = variables(LANGUAGES[DEFAULT].tag);
    let untold: Vec<_> = written.keys().filter(|id| id.starts_with(family) && !told.contains(id.as_str())).collect();
    assert!(untold.is_empty(), "{untold:?}");
}

fn outcomes() -> Vec<Outcome> {
    let endings = every!(Ending:
        Ending::Won => [Ending::Won],
        Ending::Dead => [Ending::Dead],
        Ending::Agreed => [Ending::Agreed],
    );
    let places = [[1, 0, 2, 0], [2, 3, 1, 2], [1, 1, 1, 1], [4, 3, 2, 1]];
    endings.into_iter().flat_map(|ending| places.map(|places| Outcome { ending, places })).collect()
}

fn all_events() -> Vec<Event> {
    let (seat, other, square, step) = (Seat::S, Seat::W, Square(7), 9);
    let mut all = every!(Event:
        Event::Threw { .. } => [Event::Threw { seat, throw: Throw(0), purpose: Purpose::Row }],
        Event::Tied => [Event::Tied],
        Event::Begins { .. } => [Event::Begins { seat }],
        Event::Unlocked { .. } => [Event::Unlocked { seat }],
        Event::Entered { .. } => [Event::Entered { seat, pawns: PawnSet(3) }],
        Event::Twinned { .. } => [Event::Twinned { seat, square }],
        Event::Stopped { .. } => [Event::Stopped { seat, pawns: PawnSet(1), owner: other, square }],
        Event::Left { .. } => [Event::Left { seat, pawns: PawnSet(1) }],
        Event::Moved { .. } => [Event::Moved { seat, pawns: PawnSet(3), from: 0, to: step }],
        Event::BecameHollow { .. } => [Event::BecameHollow { seat, square }],
        Event::BecameHard { .. } => [Event::BecameHard { seat, square }],
        Event::Untied { .. } => [Event::Untied { seat, square }],
        Event::Broke { .. } => [Event::Broke { seat, square }],
        Event::Sat { .. } => [Event::Sat { seat, host: other, square }],
        Event::Freed { .. } => [Event::Freed { seat, square }],
        Event::Attacked { .. } => [Event::Attacked { seat, defender: other, square, ones: 2 }],
        Event::Returned { .. } => [Event::Returned { seat, pawns: PawnSet(1), from: step, to: 3 }],
        Event::Hit { .. } => [Event::Hit { by: seat, seat: other, pawns: PawnSet(5), step }],
        Event::GateOpened { .. } => [Event::GateOpened { seat }],
        Event::Again { .. } => [Event::Again { seat }],
        Event::Ripened { .. } => [Event::Ripened { seat, pawns: PawnSet(8) }],
        Event::Lost { .. } => [Event::Lost { seat, why: Loss::NoUse }],
        Event::TurnEnded { .. } => [Event::TurnEnded { seat }],
        Event::Finished { .. } => [Event::Finished { seat, place: 1 }],
        Event::Dead => [Event::Dead],
        Event::GatesOpened => [Event::GatesOpened],
        Event::Over(_) => [Event::Over(Outcome { ending: Ending::Won, places: [1, 0, 2, 0] })],
    );
    let purposes = every!(Purpose:
        Purpose::Opening => [Purpose::Opening],
        Purpose::Row => [Purpose::Row],
        Purpose::Test => [Purpose::Test],
    );
    let throws = (0..=4).flat_map(|up| purposes.iter().map(move |&purpose| (Throw(up), purpose)));
    all.extend(throws.map(|(throw, purpose)| Event::Threw { seat, throw, purpose }));
    let losses = every!(Loss:
        Loss::NoUse => [Loss::NoUse],
        Loss::Locked => [Loss::Locked],
        Loss::ThreeInARow => [Loss::ThreeInARow],
        Loss::FailedTest => [Loss::FailedTest],
        Loss::BeforeOne => [Loss::BeforeOne],
        Loss::Declined => [Loss::Declined],
        Loss::Stopped => [Loss::Stopped],
        Loss::Nothing => [Loss::Nothing],
    );
    all.extend(losses.into_iter().map(|why| Event::Lost { seat, why }));
    all.extend(outcomes().into_iter().map(Event::Over));
    all
}

fn refusals() -> Vec<Refusal> {
    let square = Square(3);
    every!(Refusal:
        Refusal::Over => [Refusal::Over],
        Refusal::ThrowFirst => [Refusal::ThrowFirst],
        Refusal::MoveFirst => [Refusal::MoveFirst],
        Refusal::Dead => [Refusal::Dead],
        Refusal::NotDead => [Refusal::NotDead],
        Refusal::NoSuchThrow => [Refusal::NoSuchThrow],
        Refusal::NotInRow => [Refusal::NotInRow],
        Refusal::NoSuchPawn => [Refusal::NoSuchPawn],
        Refusal::AtHome => [Refusal::AtHome],
        Refusal::NeedsBigThrow => [Refusal::NeedsBigThrow],
        Refusal::Sitting => [Refusal::Sitting],
        Refusal::Barred => [Refusal::Barred],
        Refusal::StaysTogether => [Refusal::StaysTogether],
        Refusal::NoJodi => [Refusal::NoJodi],
        Refusal::NotATwo => [Refusal::NotATwo],
        Refusal::Odd => [Refusal::Odd],
        Refusal::Overshoots => [Refusal::Overshoots],
        Refusal::GateShut => [Refusal::GateShut],
        Refusal::JodiInTheWay(_) => [Refusal::JodiInTheWay(square)],
        Refusal::SitterThere(_) => [Refusal::SitterThere(square)],
        Refusal::JodiBlocks(_) => [Refusal::JodiBlocks(square)],
        Refusal::OwnPawnThere(_) => [Refusal::OwnPawnThere(square)],
        Refusal::NotOnBoard => [Refusal::NotOnBoard],
        Refusal::HasLeft => [Refusal::HasLeft],
        Refusal::NeedsBigForCentre => [Refusal::NeedsBigForCentre],
        Refusal::PartnerThere(_) => [Refusal::PartnerThere(square)],
        Refusal::SevenSpares(_) => [Refusal::SevenSpares(square)],
        Refusal::DoubleThere(_) => [Refusal::DoubleThere(square)],
        Refusal::WhichOne(_) => [Refusal::WhichOne(square)],
        Refusal::NoSuchTarget => [Refusal::NoSuchTarget],
        Refusal::MustMove => [Refusal::MustMove],
        Refusal::NotDivided => [Refusal::NotDivided],
        Refusal::NoTwins => [Refusal::NoTwins],
    )
}

#[test]
fn every_event_is_told_in_every_language() {
    let (race, names) = (at(FULL), names());
    let mut told = Vec::new();
    for event in all_events() {
        let goes_without_saying = matches!(event, Event::TurnEnded { .. });
        assert_eq!(events::event(race.course(), &names, event).is_none(), goes_without_saying, "{event:?}");
        told.extend(events::event(race.course(), &names, event));
        told.extend(events::listed(race.course(), &names, event));
        told.extend(events::rule_of(event).map(Message::new));
    }
    told.extend(outcomes().into_iter().map(|outcome| events::over(&names, outcome)));
    are_said(&told);
    are_all_of(&told, "event-", &[]);
}

#[test]
fn whoever_acts_and_where_is_named_in_every_language() {
    let (race, names) = (at(FULL), names());
    for language in Strict::all() {
        for event in all_events() {
            let Some(message) = events::event(race.course(), &names, event) else { continue };
            let text = language.say(&message);
            let square = message.arguments.iter().find(|(name, _)| *name == "square");
            if let (Some((_, Argument::Text(square))), false) = (square, matches!(event, Event::Ripened { .. })) {
                assert!(text.contains(square), "{message:?} says “{text}”");
            }
            if let Event::Hit { by, seat, .. } = event {
                assert!(text.contains(names.of(by)) && text.contains(names.of(seat)), "{text}");
            }
        }
    }
}

#[test]
fn every_outlook_of_a_move_is_told_in_every_language() {
    let (race, names) = (at(FULL), names());
    let ties = every!(Tie:
        Tie::Loose => [Tie::Loose],
        Tie::Hollow => [Tie::Hollow],
        Tie::Hard => [Tie::Hard],
        Tie::Broken => [Tie::Broken],
        Tie::Pair => [Tie::Pair],
        Tie::Twins => [Tie::Twins],
    );
    let mut landings = every!(Landing:
        Landing::Home => [Landing::Home],
        Landing::Safe => [Landing::Safe],
        Landing::Plain(_) => [Landing::Plain(Tie::Loose)],
        Landing::Hits(..) => [Landing::Hits(Seat::N, PawnSet(3))],
        Landing::Tests(..) => [Landing::Tests(Seat::N, 2)],
        Landing::Sits(_) => [Landing::Sits(Seat::N)],
        Landing::Leaves => [Landing::Leaves],
        Landing::Stopped(..) => [Landing::Stopped(Seat::N, 3)],
    );
    landings.extend(ties.iter().map(|&tie| Landing::Plain(tie)));
    let jodi = race.course().track(Seat::S).step(crate::kit::square("a4"));
    let mut told = Vec::new();
    for landing in landings {
        for (&was, unit) in ties.iter().flat_map(|was| [(was, Unit::Alone), (was, Unit::Together)]) {
            for from in [1, jodi] {
                for (overtaken, home_first) in [(PawnSet(0), PawnSet(0)), (PawnSet(3), PawnSet(4))] {
                    let overtaken = [PawnSet(0), overtaken, PawnSet(0), overtaken];
                    let plan = Plan { movers: PawnSet(3), was, from, to: 5, landing, overtaken, home_first };
                    told.extend(events::outlook(&race, &names, unit, 2, &plan));
                }
            }
        }
    }
    let off_board = at("ashta-chamma; S off off off off; N off off off off; turn S; row 8*");
    told.extend(answers::moves(&off_board, &names));
    are_said(&told);
    are_all_of(&told, "outlook-", &[]);
}

#[test]
fn every_refusal_is_told_in_every_language() {
    let race = at(FULL);
    let told: Vec<Message> = refusals().into_iter().map(|refusal| events::refusal(race.course(), refusal)).collect();
    let ids: BTreeSet<&String> = told.iter().map(|message| &message.id).collect();
    assert_eq!(ids.len(), told.len(), "each has its own sentence");
    // Other pairs than jodis have sentences of their own.
    let twins = at("thaayam; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1");
    let told =
        [told, refusals().into_iter().map(|refusal| events::refusal(twins.course(), refusal)).collect()].concat();
    are_said(&told);
    let of_the_page = ["beside", "somebody-else", "too-long", "no-undo", "no-hint", "looking-back", "out-of-reach"];
    are_all_of(&told, "refusal-", &of_the_page.map(|id| format!("refusal-{id}")).each_ref().map(String::as_str));
}

#[test]
fn every_fault_of_a_text_is_told_in_every_language() {
    let race = at(FULL);
    let found = || "owed\u{202e} one, two: a text that is too long for a sentence".to_string();
    let refused = every!(Refused:
        Refused::Side(_) => [Refused::Side(4)],
        Refused::Cowries(_) => [Refused::Cowries(9)],
        Refused::Pawns(_) => [Refused::Pawns(0)],
        Refused::HardWithoutJodi => [Refused::HardWithoutJodi],
        Refused::SharingWithJodi => [Refused::SharingWithJodi],
        Refused::Seats => [Refused::Seats],
        Refused::PassingWithJodi => [Refused::PassingWithJodi],
        Refused::Mouths(_) => [Refused::Mouths(2)],
        Refused::Short(_) => [Refused::Short(5)],
        Refused::CornerOnOtherBoard => [Refused::CornerOnOtherBoard],
        Refused::SeniorTable => [Refused::SeniorTable],
        Refused::PlainFourWithoutEntry => [Refused::PlainFourWithoutEntry],
        Refused::BeforeOneWithoutEntry => [Refused::BeforeOneWithoutEntry],
        Refused::ElevenNeedsOne => [Refused::ElevenNeedsOne],
        Refused::LeavingWith => [Refused::LeavingWith],
        Refused::TeamsOfFour => [Refused::TeamsOfFour],
        Refused::EndlessThrows => [Refused::EndlessThrows],
        Refused::NoBigThrow => [Refused::NoBigThrow],
        Refused::DividedWithJodi => [Refused::DividedWithJodi],
        Refused::FirstDecidesWith => [Refused::FirstDecidesWith],
    );
    let mut rules = every!(RulesError:
        RulesError::UnknownPreset(_) => [RulesError::UnknownPreset(found())],
        RulesError::UnknownChoice(_) => [RulesError::UnknownChoice(found())],
        RulesError::Repeated(_) => [RulesError::Repeated("gate".to_string())],
        RulesError::Refused(_) => [RulesError::Refused(Refused::Seats)],
    );
    rules.extend(refused.iter().map(|&refused| RulesError::Refused(refused)));
    let mut positions = every!(PositionError:
        PositionError::Rules(_) => [PositionError::Rules(rules[0].clone())],
        PositionError::Clause(_) => [PositionError::Clause("owed x".to_string())],
        PositionError::Missing(_) => [PositionError::Missing("turn")],
        PositionError::Impossible(_) => [PositionError::Impossible("two truths")],
    );
    positions.extend(rules.iter().cloned().map(PositionError::Rules));
    let mut problems = every!(ParseProblem:
        ParseProblem::NotARecord => [ParseProblem::NotARecord],
        ParseProblem::Newer => [ParseProblem::Newer],
        ParseProblem::UnknownLine => [ParseProblem::UnknownLine],
        ParseProblem::Repeated => [ParseProblem::Repeated],
        ParseProblem::Rules(_) => [ParseProblem::Rules(rules[0].clone())],
        ParseProblem::Position(_) => [ParseProblem::Position(positions[0].clone())],
        ParseProblem::Seats => [ParseProblem::Seats],
        ParseProblem::Seed => [ParseProblem::Seed],
        ParseProblem::NoStart => [ParseProblem::NoStart],
        ParseProblem::TooLong => [ParseProblem::TooLong],
    );
    problems.extend(rules.into_iter().map(ParseProblem::Rules));
    problems.extend(positions.into_iter().map(ParseProblem::Position));
    let tokens = every!(TokenError:
        TokenError::Unknown => [TokenError::Unknown],
        TokenError::LeadsTo(_) => [TokenError::LeadsTo("e1".to_string())],
        TokenError::Illegal(_) => [TokenError::Illegal(Refusal::Odd)],
    );
    let mut reasons = every!(ReplayProblem:
        ReplayProblem::NotTheirTurn(_) => [ReplayProblem::NotTheirTurn("table".to_string())],
        ReplayProblem::Token(_) => [ReplayProblem::Token(TokenError::Unknown)],
        ReplayProblem::Illegal(_) => [ReplayProblem::Illegal(Refusal::Over)],
        ReplayProblem::Start => [ReplayProblem::Start],
    );
    reasons.extend(tokens.into_iter().map(ReplayProblem::Token));
    reasons.extend(refusals().into_iter().map(ReplayProblem::Illegal));

    let mut told: Vec<Message> = refused.into_iter().map(faults::refused_rules).collect();
    for problem in problems {
        told.extend(faults::parse_error(&ParseError { line: 3, found: "S: 9".to_string(), problem }));
    }
    for course in [None, Some(race.course())] {
        for reason in reasons.iter().cloned() {
            let error = ReplayError { turn: 2, place: 1, token: "9".to_string(), reason };
            told.extend(faults::replay_error(course, &error));
        }
    }
    let links = every!(LinkError:
        LinkError::NotALink => [LinkError::NotALink],
        LinkError::Newer => [LinkError::Newer],
        LinkError::TooLong => [LinkError::TooLong],
        LinkError::Damaged => [LinkError::Damaged],
        LinkError::Position(_) => [LinkError::Position(PositionError::Missing("turn"))],
        LinkError::LedElsewhere => [LinkError::LedElsewhere],
        LinkError::Replay(_) => [LinkError::Replay(unplayable())],
    );
    told.extend(links.iter().map(faults::link_error));
    for (name, argument) in told.iter().flat_map(|message| &message.arguments) {
        if let ("found", Argument::Text(text)) = (*name, argument) {
            assert!(text.chars().count() <= 25 && !text.contains("too long"), "{text}");
        }
    }
    are_said(&told);
    are_all_of(&told, "fault-", &[]);
    are_all_of(&told, "house-refused-", &[]);
}

fn unplayable() -> ReplayError {
    ReplayError { turn: 2, place: 1, token: "9".to_string(), reason: ReplayProblem::Token(TokenError::Unknown) }
}

#[test]
fn why_a_game_by_link_is_not_believed_is_told_in_every_language() {
    let faults = every!(Fault:
        Fault::Replay(_) => [Fault::Replay(unplayable())],
        Fault::NotJoined(_) => [Fault::NotJoined(Seat::S)],
        Fault::CannotJoin(_) => [Fault::CannotJoin(Seat::E)],
        Fault::WrongValue(_) => [Fault::WrongValue(Seat::N)],
        Fault::WrongSecret(_) => [Fault::WrongSecret(Seat::W)],
        Fault::ChainEnds(_) => [Fault::ChainEnds(Seat::S)],
        Fault::WrongThrow { .. } => [Fault::WrongThrow { turn: 2, place: 3 }],
        Fault::NothingToPlay => [Fault::NothingToPlay],
        Fault::DoesNotFollow => [Fault::DoesNotFollow],
    );
    let told: Vec<Message> = faults.iter().flat_map(|fault| faults::far_fault(&names(), fault)).collect();
    are_said(&told);
    are_all_of(&told, "far-wrong-", &[]);
}

#[test]
fn big_throws_have_the_names_of_their_game_and_others_have_none() {
    let named = |shells: Option<Shells>| -> Vec<(u8, String)> {
        let shells = shells.expect("so many cowries");
        let name = |throw| events::value_name(shells, throw).map(|message| (shells.value(throw), message.id));
        shells.throws().filter_map(name).collect()
    };
    let counting = |count, counted, table| named(Shells::counting(count, counted, table, One::Plain));
    let pairs = |names: [(u8, &str); 2]| names.map(|(value, id)| (value, id.to_string())).to_vec();
    assert_eq!(named(Shells::new(4)), pairs([(4, "value-chowka"), (8, "value-eight")]));
    let down = Counted::MouthsDown;
    assert_eq!(counting(4, down, Table::Usual), pairs([(4, "value-chamma"), (8, "value-ashta")]));
    assert_eq!(counting(8, down, Table::Senior), pairs([(4, "value-chamma"), (8, "value-ashta")]));
    assert_eq!(counting(8, down, Table::SeniorTwelve), pairs([(8, "value-ashta"), (12, "value-chamma")]));
    assert_eq!(counting(4, Counted::MouthsUp, Table::OnlyNoneIsBig), [(8, "value-eight".to_string())]);
    assert_eq!((named(Shells::new(6)), named(Shells::new(8))), (vec![], vec![]));
    are_said(&["value-chowka", "value-eight", "value-chamma", "value-ashta"].map(Message::new));
}

#[test]
fn every_square_has_a_name_to_hear_in_every_language() {
    let names = names();
    let test = "kanakatte; S d1 c1 c1 c1; N c5 c5 d1 d1; turn S; test c1 loose 1";
    let mut told = Vec::new();
    let others = [
        "chauka-bara; S d1 d1 d1 c1; N c5 c5 c5 c5; turn N; owed 1",
        "chowka-bara-stacks; S d1 d1 d1 c1; N c5 c5 c5 c5; turn N; owed 1",
        "thaayam; S c5 c5 c1 c1; N c5 c5 c5 c5; turn S; row 2",
    ];
    let mut races = vec![at(FULL), at(test)];
    races.extend(others.map(at));
    races[4].play(Action::Twin, &mut |_| ()).expect("two stand on the start opposite");
    for race in races {
        for square in race.course().board.squares() {
            let messages = squares::square(&race, &names, square);
            let pawns: u8 = race.seats().iter().map(|seat| race.pawns_at(seat, square).count()).sum();
            assert_eq!(messages.len() > 1, pawns > 0, "{square:?}");
            told.extend(messages);
            told.extend(squares::reached(&race, &names, square));
        }
    }
    for tie in ["home", "danger", "loose", "hollow", "hard", "broken", "pair", "twins"] {
        let is_told = |message: &Message| message.arguments.contains(&("tie", Argument::Text(tie.to_string())));
        assert!(told.iter().any(is_told), "{tie}");
    }
    are_said(&told);
    are_all_of(&told, "square-", &["square-movable", "square-chosen", "square-target", "square-title"]);
}

#[test]
fn what_must_not_be_missed_is_told_before_what_comes_next() {
    let race = at(FULL);
    let lost = Event::Lost { seat: Seat::S, why: Loss::NoUse };
    let hit = Event::Hit { by: Seat::S, seat: Seat::N, pawns: PawnSet(1), step: 3 };
    let ended = Event::TurnEnded { seat: Seat::S };
    let news = |told: &[Event]| events::news(race.course(), &names(), told).map(|message| message.id);
    assert_eq!(news(&[hit, lost, ended]).as_deref(), Some("event-lost-no-use"));
    assert_eq!(news(&[hit, ended]).as_deref(), Some("event-hit"));
    assert_eq!(news(&[ended]), None);
}
