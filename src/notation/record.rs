//! A whole game as text: its rules, its seats, and every throw and move in order.

use std::fmt::{Display, Formatter};

use super::house::{RulesError, parse_rules, rules_text};
use super::position::{Position, PositionError};
use super::tokens::{TokenError, parse_token, token};
use crate::engine::race::refusal::Refusal;
use crate::engine::race::rules::RaceRules;
use crate::engine::race::{First, Race};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::{Action, Event, Game, Stage};

/// A game as it was played. [`Record::parse`] reads the text, [`Display`] writes it, [`Record::replay`] plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub start: Start,
    /// Names of seats, cleaned by [`clean_name`].
    pub names: [Option<String>; 4],
    /// The seed of the throws that the game's own generator drew.
    pub seed: Option<u64>,
    /// Whether throws were entered by hand.
    pub real_cowries: bool,
    pub turns: Vec<Turn>,
}

/// What a record starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    New { rules: RaceRules, seats: SeatSet, first: First },
    Position(Box<Position>),
}

impl Start {
    /// The game before the first token.
    ///
    /// # Errors
    /// The reason why these rules cannot be played by these seats.
    pub fn race(&self) -> Result<Race, crate::engine::race::rules::Refused> {
        match self {
            Start::New { rules, seats, first } => Race::new(*rules, *seats, *first),
            Start::Position(position) => Ok(position.race().clone()),
        }
    }
}

/// One line of a record: who, and every throw and move in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub who: Who,
    pub tokens: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The throws for the start.
    Start,
    Seat(Seat),
    /// What the players decide together.
    Table,
}

impl Who {
    /// Whose line a token belongs to at a point of a game.
    fn acts(race: &Race, token: &str) -> Who {
        match token {
            "open" | "draw" => Who::Table,
            _ if race.stage() == Stage::Dead => Who::Table,
            _ if race.is_opening() => Who::Start,
            _ => Who::Seat(race.turn()),
        }
    }

    fn label(self) -> String {
        match self {
            Who::Start => "start".to_string(),
            Who::Seat(seat) => seat.letter().to_string(),
            Who::Table => "table".to_string(),
        }
    }

    fn from_label(label: &str) -> Option<Who> {
        match label {
            "start" => Some(Who::Start),
            "table" => Some(Who::Table),
            _ => Seat::from_letter(label).map(Who::Seat),
        }
    }
}

/// What is wrong with a record's text, and in which line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    pub line: usize,
    pub found: String,
    pub problem: ParseProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseProblem {
    /// The text does not begin with `chowkabara 1`.
    NotARecord,
    /// It was written by a newer version.
    Newer,
    UnknownLine,
    /// A line of this kind stands there already.
    Repeated,
    Rules(RulesError),
    Position(PositionError),
    /// The seats, or who begins, cannot be read or do not fit.
    Seats,
    Seed,
    /// Neither `rules` and `seats` nor `position`, or both.
    NoStart,
    /// The text is longer than [`Record::MAX_LENGTH`], or the game than [`Record::MAX_ACTIONS`].
    TooLong,
}

/// Where and why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The turn's line among the record's turns, from 1; 0 when the game cannot even start.
    pub turn: usize,
    /// The token's place in the turn, from 1.
    pub place: usize,
    pub token: String,
    pub reason: ReplayProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayProblem {
    /// Somebody else is to act; the label that was expected.
    NotTheirTurn(String),
    /// The token cannot be read, or leads elsewhere.
    Token(TokenError),
    /// The rules do not allow it.
    Illegal(Refusal),
    /// The rules cannot be played by these seats.
    Start,
}

/// A record that has been replayed.
#[derive(Clone, Debug)]
pub struct Replay {
    pub start: Race,
    pub actions: Vec<Action>,
    /// The game after the last action.
    pub race: Race,
}

impl Record {
    /// Texts longer than this, in bytes, are refused unread.
    pub const MAX_LENGTH: usize = 1 << 20;
    /// Games with more actions are not read: no game that can end takes so many.
    pub const MAX_ACTIONS: usize = 20_000;

    /// The record of actions played from a start.
    ///
    /// # Errors
    /// The index of the first action that is not legal.
    pub fn of(start: Start, actions: &[Action]) -> Result<Record, usize> {
        let mut race = start.race().map_err(|_| 0usize)?;
        let mut turns: Vec<Turn> = Vec::new();
        let mut begins_turn = true;
        for (index, &action) in actions.iter().enumerate() {
            let text = token(&race, action).map_err(|_| index)?;
            let who = Who::acts(&race, &text);
            let mut ended = false;
            race.play(action, &mut |event| ended |= matches!(event, Event::TurnEnded { .. } | Event::Begins { .. }))
                .map_err(|_| index)?;
            match turns.last_mut() {
                Some(turn) if !begins_turn && turn.who == who => turn.tokens.push(text),
                _ => turns.push(Turn { who, tokens: vec![text] }),
            }
            begins_turn = ended;
        }
        Ok(Record { start, names: Default::default(), seed: None, real_cowries: false, turns })
    }

    /// Reads a record's text. Whether its moves are legal is for [`Record::replay`] to say.
    ///
    /// # Errors
    /// The first line that cannot be read, and why.
    pub fn parse(text: &str) -> Result<Record, ParseError> {
        let fail = |line: usize, found: &str, problem| ParseError { line, found: found.to_string(), problem };
        if text.len() > Record::MAX_LENGTH {
            return Err(fail(1, "", ParseProblem::TooLong));
        }
        let mut header = Header::default();
        let (mut turns, mut actions) = (Vec::new(), 0);
        let mut magic = false;
        let mut last_line = (1, "");
        for (number, line) in (1..).zip(text.lines()) {
            let line = without_comment(line).trim();
            if line.is_empty() {
                continue;
            }
            if !magic {
                magic = true;
                match line.strip_prefix("chowkabara ").map(str::trim) {
                    Some("1") => continue,
                    Some(version) if version.parse::<u32>().is_ok_and(|version| version > 1) => {
                        return Err(fail(number, line, ParseProblem::Newer));
                    }
                    _ => return Err(fail(number, line, ParseProblem::NotARecord)),
                }
            }
            let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            if let Some(who) = key.strip_suffix(':').and_then(Who::from_label).filter(|_| !rest.trim().is_empty()) {
                let tokens = rest.split_whitespace().take(Record::MAX_ACTIONS + 1 - actions).map(str::to_string);
                let tokens: Vec<String> = tokens.collect();
                actions += tokens.len();
                if actions > Record::MAX_ACTIONS {
                    return Err(fail(number, line, ParseProblem::TooLong));
                }
                turns.push(Turn { who, tokens });
            } else if turns.is_empty() {
                header.read(key, rest.trim()).map_err(|problem| fail(number, line, problem))?;
                last_line = (number, line);
            } else {
                return Err(fail(number, line, ParseProblem::UnknownLine));
            }
        }
        if !magic {
            return Err(fail(1, "", ParseProblem::NotARecord));
        }
        let start = header.start().map_err(|problem| fail(last_line.0, last_line.1, problem))?;
        let Header { names, seed, real_cowries, .. } = header;
        Ok(Record { start, names, seed, real_cowries, turns })
    }

    /// Plays the record from its start, without any luck: every throw is in it.
    ///
    /// # Errors
    /// The first token that cannot be played: its turn, its text and the reason.
    pub fn replay(&self) -> Result<Replay, ReplayError> {
        let problem = |turn, place, token: &str, reason| ReplayError { turn, place, token: token.to_string(), reason };
        let start = self.start.race().map_err(|_| problem(0, 0, "", ReplayProblem::Start))?;
        let mut race = start.clone();
        let mut actions = Vec::new();
        for (turn_number, turn) in (1..).zip(&self.turns) {
            let mut ended = false;
            for (place, text) in (1..).zip(&turn.tokens) {
                let fail = |reason| problem(turn_number, place, text, reason);
                if matches!(race.stage(), Stage::Over(_)) {
                    return Err(fail(ReplayProblem::Illegal(Refusal::Over)));
                }
                let acts = Who::acts(&race, text);
                if turn.who != acts || ended {
                    return Err(fail(ReplayProblem::NotTheirTurn(acts.label())));
                }
                let action = parse_token(&race, text).map_err(|error| {
                    fail(match error {
                        TokenError::Illegal(refusal) => ReplayProblem::Illegal(refusal),
                        error => ReplayProblem::Token(error),
                    })
                })?;
                let mut tell = |event| ended |= matches!(event, Event::TurnEnded { .. } | Event::Begins { .. });
                race.play(action, &mut tell).map_err(|refusal| fail(ReplayProblem::Illegal(refusal)))?;
                actions.push(action);
            }
        }
        Ok(Replay { start, actions, race })
    }
}

#[derive(Default)]
struct Header {
    rules: Option<RaceRules>,
    seats: Option<SeatSet>,
    first: Option<First>,
    position: Option<Position>,
    names: [Option<String>; 4],
    seed: Option<u64>,
    real_cowries: bool,
}

impl Header {
    fn read(&mut self, key: &str, rest: &str) -> Result<(), ParseProblem> {
        let is_there = match key {
            "rules" => self.rules.is_some(),
            "seats" => self.seats.is_some(),
            "first" => self.first.is_some(),
            "position" => self.position.is_some(),
            "seed" => self.seed.is_some(),
            "cowries" => self.real_cowries,
            _ => false,
        };
        if is_there {
            return Err(ParseProblem::Repeated);
        }
        match key {
            "rules" => self.rules = Some(parse_rules(rest).map_err(ParseProblem::Rules)?),
            "seats" => {
                let seats: Option<SeatSet> = rest.split_whitespace().map(Seat::from_letter).collect();
                self.seats = Some(seats.filter(|seats| seats.is_a_table()).ok_or(ParseProblem::Seats)?);
            }
            "first" if rest == "throw" => self.first = Some(First::ByThrow),
            "first" => self.first = Some(First::Named(Seat::from_letter(rest).ok_or(ParseProblem::Seats)?)),
            "position" => self.position = Some(rest.parse().map_err(ParseProblem::Position)?),
            "name" => {
                let (letter, name) = rest.split_once(' ').ok_or(ParseProblem::UnknownLine)?;
                let seat = Seat::from_letter(letter).ok_or(ParseProblem::Seats)?;
                self.names[seat.index()] = Some(clean_name(name)).filter(|name| !name.is_empty());
            }
            "seed" => self.seed = Some(u64::from_str_radix(rest, 16).map_err(|_| ParseProblem::Seed)?),
            "cowries" if rest == "real" => self.real_cowries = true,
            _ => return Err(ParseProblem::UnknownLine),
        }
        Ok(())
    }

    fn start(&mut self) -> Result<Start, ParseProblem> {
        match (self.position.take(), self.rules, self.seats) {
            (Some(position), None, None) if self.first.is_none() => Ok(Start::Position(Box::new(position))),
            (None, Some(rules), Some(seats)) => {
                let first = self.first.unwrap_or(First::ByThrow);
                match first {
                    First::Named(seat) if !seats.has(seat) => Err(ParseProblem::Seats),
                    _ => Ok(Start::New { rules, seats, first }),
                }
            }
            _ => Err(ParseProblem::NoStart),
        }
    }
}

/// A name from outside as it may be shown and kept: one line, no control or direction marks, at most 24 characters.
pub fn clean_name(name: &str) -> String {
    clean(name, 24)
}

/// As [`clean_name`], for the name of a game, which may be longer.
pub fn clean_title(title: &str) -> String {
    clean(title, 60)
}

/// Reads no further than it has to: a text from outside may be very long.
fn clean(name: &str, most: usize) -> String {
    let is_mark = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let (mut clean, mut left, mut is_after_gap) = (String::new(), most, false);
    for letter in name.chars().filter(|&c| !is_mark(c)) {
        let is_gap = letter.is_whitespace() || letter.is_control() || letter == '#';
        if !is_gap && is_after_gap && !clean.is_empty() {
            clean.push(' ');
            left -= 1;
        }
        if left == 0 {
            break;
        }
        if !is_gap {
            clean.push(letter);
            left -= 1;
        }
        is_after_gap = is_gap;
    }
    clean.truncate(clean.trim_end().len());
    clean
}

fn without_comment(line: &str) -> &str {
    if line.starts_with('#') {
        return "";
    }
    line.find(" #").map_or(line, |at| &line[..at])
}

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "chowkabara 1")?;
        match &self.start {
            Start::Position(position) => writeln!(f, "position {position}")?,
            Start::New { rules, seats, first } => {
                let letters: Vec<String> = seats.iter().map(|seat| seat.letter().to_string()).collect();
                writeln!(f, "rules {}\nseats {}", rules_text(rules), letters.join(" "))?;
                match first {
                    First::ByThrow => writeln!(f, "first throw")?,
                    First::Named(seat) => writeln!(f, "first {}", seat.letter())?,
                }
            }
        }
        for seat in Seat::ALL {
            if let Some(name) = &self.names[seat.index()] {
                writeln!(f, "name {} {name}", seat.letter())?;
            }
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed:x}")?;
        }
        if self.real_cowries {
            writeln!(f, "cowries real")?;
        }
        writeln!(f)?;
        for turn in &self.turns {
            writeln!(f, "{}: {}", turn.who.label(), turn.tokens.join(" "))?;
        }
        Ok(())
    }
}
