//! One table: the players, the game's timeline, its luck. `update` is the only way to change it.

use super::luck::{Seed, luck};
use super::timeline::{MomentIndex, Source, Timeline};
use crate::engine::race::Race;
use crate::engine::race::refusal::Refusal;
use crate::engine::seat::Seat;
use crate::engine::throw::Throw;
use crate::engine::{Action, Stage};
use crate::notation::record::Start;
use crate::notation::{Position, Record, ReplayError, parse_token};

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    Person,
    Bot,
    /// A person on another device: nothing is played for them here.
    Far,
}

/// What is expected next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Throw(Seat, Player),
    Move(Seat, Player),
    /// The position is dead and the table decides (G4).
    Decision,
    Nothing,
}

/// What people, bots and timers tell the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The game's own cowries fall.
    Throw,
    /// Real cowries were thrown.
    Enter(Throw),
    /// A person plays an action that is no throw.
    Play(Action),
    Undo,
    /// A bot's answer to the question with this ticket.
    Answer {
        ticket: u32,
        token: String,
    },
}

/// What is to be done in the world after an update, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Save,
    /// Tell and show what happened at this moment.
    Perform(MomentIndex),
    /// The game went back: what is being shown or thought about it is void.
    Rewound,
    /// A bot is to choose a move.
    AskBot(Box<Question>),
}

/// A question to a bot. It holds no luck to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub ticket: u32,
    pub position: Position,
}

/// Why a message changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotNow {
    Refused(Refusal),
    /// It is somebody else's turn.
    SomebodyElse,
    /// There is nothing to take back, or only past a throw that the cowries of a game among people have shown.
    NoUndo,
    /// The answer belongs to a question that is no longer asked, or names no legal move.
    Stale,
    /// The game has as many actions as a record may have; all that is left is a draw.
    TooLong,
}

/// The table of one game.
#[derive(Clone, Debug)]
pub struct Table {
    start: Start,
    players: [Player; 4],
    names: [Option<String>; 4],
    timeline: Timeline,
    seed: Seed,
    assisted: bool,
    ticket: u32,
    /// Nothing up to this moment can be taken back: others know of it.
    settled: MomentIndex,
}

impl Table {
    /// A new game at a table. Players and names are for S, E, N, W; those of empty seats do not matter.
    ///
    /// # Errors
    /// The reason why these rules cannot be played by these seats.
    pub fn new(
        start: Start,
        players: [Player; 4],
        names: [Option<String>; 4],
        seed: Seed,
    ) -> Result<Table, crate::engine::race::rules::Refused> {
        let timeline = Timeline::new(start.race()?);
        Ok(Table { start, players, names, timeline, seed, assisted: false, ticket: 0, settled: 0 })
    }

    /// The table of a recorded game, at its end. `entered` tells the numbers of the throws that were entered by hand.
    ///
    /// # Errors
    /// The place of the first token that cannot be played.
    pub fn from_record(
        record: Record,
        players: [Player; 4],
        seed: Seed,
        entered: &[u64],
    ) -> Result<Table, ReplayError> {
        let replay = record.replay()?;
        let mut entered = entered.to_vec();
        entered.sort_unstable();
        let mut timeline = Timeline::new(replay.start);
        let mut throws = 0;
        for action in replay.actions {
            let is_throw = matches!(action, Action::Throw(_));
            let source = if is_throw && entered.binary_search(&throws).is_ok() { Source::Hand } else { Source::Table };
            throws += u64::from(is_throw);
            timeline.play(action, source).expect("a replayed action is legal");
        }
        let Record { start, names, .. } = record;
        Ok(Table { start, players, names, timeline, seed, assisted: false, ticket: 0, settled: 0 })
    }

    /// Says who sits where from now on.
    pub fn seat_players(&mut self, players: [Player; 4]) {
        self.players = players;
    }

    /// What has been played up to a moment is known to others and stays.
    pub fn settle(&mut self, moment: MomentIndex) {
        self.settled = moment;
    }

    /// Another game that goes on from a moment of this one, with throws of its own.
    pub fn branch(&self, moment: MomentIndex, seed: Seed) -> Table {
        let mut timeline = self.timeline.clone();
        timeline.go_to(moment);
        let players = self.players.map(|player| if player == Player::Far { Player::Person } else { player });
        Table { timeline, seed, players, ticket: 0, settled: 0, ..self.clone() }
    }

    /// What a new game at the same table starts from.
    pub fn anew(&self) -> (Start, [Player; 4], [Option<String>; 4]) {
        (self.start.clone(), self.players, self.names.clone())
    }

    /// The game as a record, up to the cursor.
    pub fn record(&self) -> Record {
        let actions: Vec<Action> = self.timeline.line().iter().map(|(_, moment)| moment.action).collect();
        let record = Record::of(self.start.clone(), &actions).expect("the timeline holds legal actions");
        let real_cowries = !self.entered().is_empty();
        Record { names: self.names.clone(), seed: Some(self.seed.0), real_cowries, ..record }
    }

    /// The numbers of the throws that were entered by hand, from 0.
    pub fn entered(&self) -> Vec<u64> {
        let line = self.timeline.line();
        let throws = line.iter().filter(|(_, moment)| matches!(moment.action, Action::Throw(_)));
        (0..).zip(throws).filter(|(_, (_, moment))| moment.source == Source::Hand).map(|(number, _)| number).collect()
    }

    pub fn race(&self) -> &Race {
        self.timeline.race()
    }

    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat.index()].as_deref()
    }

    /// Whether somebody has gone back past a throw: such a game counts for no statistics.
    pub fn is_assisted(&self) -> bool {
        self.assisted
    }

    /// Marks a game read from a save as it was marked.
    pub fn set_assisted(&mut self) {
        self.assisted = true;
    }

    /// Whether nothing was played since the beginning of a whole game.
    pub fn is_untouched(&self) -> bool {
        self.timeline.cursor() == 0 && matches!(self.start, Start::New { .. })
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.player(seat) == Player::Bot
    }

    pub fn has_bots(&self) -> bool {
        self.race().seats().iter().any(|seat| self.is_bot(seat))
    }

    /// The seat of the only person at this device, or else of the person who acts or acted last.
    pub fn looked_at_by(&self) -> Option<Seat> {
        let is_here = |&seat: &Seat| self.player(seat) == Player::Person;
        let here: Vec<Seat> = self.race().seats().iter().filter(is_here).collect();
        if let [only] = here[..] {
            return Some(only);
        }
        let before = self.timeline.back_from(self.timeline.cursor()).map(|(_, moment)| moment.before);
        let turns = before.map(|moment| self.timeline.race_at(moment).turn());
        [self.race().turn()].into_iter().chain(turns).find(is_here)
    }

    pub fn expected(&self) -> Expected {
        match self.race().stage() {
            Stage::Chance(seat) => Expected::Throw(seat, self.player(seat)),
            Stage::Choice(seat) => Expected::Move(seat, self.player(seat)),
            Stage::Dead => Expected::Decision,
            Stage::Over(_) => Expected::Nothing,
        }
    }

    /// The question that the bot whose move is expected has to answer; `None` when no bot is to move.
    pub fn question(&self) -> Option<Question> {
        let position = Position::of(self.race());
        matches!(self.expected(), Expected::Move(_, Player::Bot)).then_some(Question { ticket: self.ticket, position })
    }

    /// Takes a message and says what is to be done.
    ///
    /// # Errors
    /// Why nothing changed.
    pub fn update(&mut self, message: Message) -> Result<Vec<Effect>, NotNow> {
        if self.is_far() && message != Message::Undo {
            return Err(NotNow::SomebodyElse);
        }
        match message {
            Message::Throw => {
                let throw = luck(self.seed, self.timeline.throws(), self.race().course().shells);
                self.play(Action::Throw(throw), Source::Table)
            }
            Message::Enter(throw) => self.play(Action::Throw(throw), Source::Hand),
            Message::Play(Action::Throw(_)) => Err(NotNow::Refused(Refusal::MoveFirst)),
            Message::Play(action) => {
                let by_bot =
                    matches!(self.expected(), Expected::Move(_, Player::Bot) | Expected::Throw(_, Player::Bot));
                if by_bot && is_choice(action) {
                    return Err(NotNow::SomebodyElse);
                }
                self.play(action, Source::Table)
            }
            Message::Undo => self.undo(),
            Message::Answer { ticket, token } => {
                let is_asked = self.question().is_some_and(|question| question.ticket == ticket);
                let action = parse_token(self.race(), &token).ok();
                // A bot chooses what to do with the row; throws, and what the table agrees on, are not its to say.
                let action = action.filter(|action| is_asked && is_choice(*action));
                self.play(action.ok_or(NotNow::Stale)?, Source::Table)
            }
        }
    }

    /// Whether somebody on another device acts, or decides for the table after the last move.
    fn is_far(&self) -> bool {
        let seat = match self.race().stage() {
            Stage::Chance(seat) | Stage::Choice(seat) => seat,
            Stage::Dead => self
                .timeline
                .moment(self.timeline.cursor())
                .map_or(self.race().turn(), |moment| self.timeline.race_at(moment.before).turn()),
            Stage::Over(_) => return false,
        };
        self.player(seat) == Player::Far
    }

    fn play(&mut self, action: Action, source: Source) -> Result<Vec<Effect>, NotNow> {
        if action != Action::Draw && self.timeline.back_from(self.timeline.cursor()).count() + 1 >= Record::MAX_ACTIONS
        {
            return Err(NotNow::TooLong);
        }
        self.timeline.play(action, source).map_err(NotNow::Refused)?;
        self.ticket += 1;
        let mut effects = vec![Effect::Save, Effect::Perform(self.timeline.cursor())];
        effects.extend(self.question().map(Box::new).map(Effect::AskBot));
        Ok(effects)
    }

    fn undo(&mut self) -> Result<Vec<Effect>, NotNow> {
        let (target, passes_a_throw) = self.undo_target().ok_or(NotNow::NoUndo)?;
        self.timeline.go_to(target);
        self.assisted |= passes_a_throw;
        self.ticket += 1;
        Ok(vec![Effect::Rewound, Effect::Save])
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// The moment before a person's last move or hand-entered throw, or before what the table agreed on, and whether a
    /// throw of the game's own cowries lies between. Past such a throw a game goes back only where a bot plays; the same
    /// throw then comes again.
    fn undo_target(&self) -> Option<(MomentIndex, bool)> {
        let mut passes_a_throw = false;
        for (index, moment) in self.timeline.back_from(self.timeline.cursor()) {
            if index <= self.settled {
                return None;
            }
            let by_person = match self.timeline.race_at(moment.before).stage() {
                _ if moment.action == Action::Draw => true,
                Stage::Choice(seat) => self.player(seat) == Player::Person,
                Stage::Dead => true,
                _ => moment.source == Source::Hand,
            };
            if by_person {
                return Some((moment.before, passes_a_throw));
            }
            if matches!(moment.action, Action::Throw(_)) {
                if !self.has_bots() {
                    return None;
                }
                passes_a_throw = true;
            }
        }
        None
    }
}

/// Whether an action is what the player whose turn it is does with the row.
fn is_choice(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Decline | Action::Twin)
}
