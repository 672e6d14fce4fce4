//! Runs the table's effects: saves, tells, moves pieces, asks bots, waits. Nothing hangs on an animation's end: the
//! board already shows where everything stands, and a timer, never an animation, leads to the next step.

use std::time::Duration;

use leptos::prelude::*;

use super::app::{App, NoticeKind, Tumble, View};
use super::board::animate;
use super::worker::{BotWorker, Heard};
use super::{keeping, sound, speech, version};
use crate::bots::search::{Budget, choose};
use crate::bots::worker::ask;
use crate::engine::{Action, Event, Stage};
use crate::notation::{Position, token};
use crate::play::cues::{Heard as HeardSound, Sound, Speed, flights, length_ms, sounds};
use crate::play::selection::{Candidate, Selection, besides, candidates};
use crate::play::table::{Effect, Expected, Message, NotNow, Player, Question};
use crate::play::timeline::MomentIndex;
use crate::store::choices;
use crate::words::{Message as Words, answers, events};

/// How long a worker may be silent, in ms.
const SILENCE_MS: u64 = 8_000;
/// After so many failures in a row the worker is given up.
const GIVE_UP_AFTER: u8 = 2;

#[derive(Default)]
struct State {
    /// Grows whenever what was planned is void; a timer of an older number does nothing.
    epoch: u32,
    worker: BotWorker,
    /// The bot's answer that waits until a person has had time to read.
    answer: Option<(u32, String)>,
    /// Whether the pause before the next bot's action is over.
    has_paused: bool,
    /// Bots act at once until it is a person's turn.
    skipping: bool,
    resting: bool,
    /// How often in a row the worker has failed to answer.
    failures: u8,
}

impl State {
    /// A move was legal: earlier failures are forgotten, unless the worker has been given up.
    fn trust(&mut self) {
        if self.failures < GIVE_UP_AFTER {
            self.failures = 0;
        }
    }
}

/// A handle to what the page is performing.
#[derive(Clone, Copy)]
pub struct Performer {
    state: StoredValue<State, LocalStorage>,
}

impl Default for Performer {
    fn default() -> Self {
        Performer { state: StoredValue::new_local(State { resting: true, ..State::default() }) }
    }
}

impl Performer {
    /// Sends a message to the table and does what it asks for. A message that changes nothing is told.
    pub fn send(self, app: App, message: Message) {
        if app.is_elsewhere.get_untracked() {
            return;
        }
        let is_answer = matches!(message, Message::Answer { .. });
        let result = app.table.try_update_untracked(|table| table.as_mut().map(|table| table.update(message)));
        match result.flatten() {
            Some(Ok(effects)) => self.run(app, effects),
            Some(Err(NotNow::Refused(refusal))) if !is_answer => {
                let why = untrack(|| app.with_race(|_, race| events::refusal(race.course(), refusal)));
                app.refusal.set(why);
            }
            Some(Err(NotNow::SomebodyElse)) => app.refusal.set(Some(Words::new("refusal-somebody-else"))),
            Some(Err(NotNow::TooLong)) => app.refusal.set(Some(Words::new("refusal-too-long"))),
            Some(Err(NotNow::NoUndo)) => app.refusal.set(Some(Words::new("refusal-no-undo"))),
            Some(Err(_)) | None => {}
        }
    }

    fn run(self, app: App, effects: Vec<Effect>) {
        app.selection.set(Selection::default());
        app.refusal.set(None);
        app.looking.set(None);
        for effect in effects {
            match effect {
                Effect::Save => drop(keeping::save(app)),
                Effect::Perform(moment) => self.perform(app, moment),
                Effect::Rewound => {
                    self.cancel();
                    self.state.update_value(|state| state.worker.stop());
                    app.tumble.set(None);
                    let cursor =
                        app.table.with_untracked(|table| table.as_ref().map(|table| table.timeline().cursor()));
                    app.shown.set(cursor.unwrap_or(0));
                    tell_undone(app);
                    self.go_on(app);
                }
                Effect::AskBot(question) => self.ask(app, *question),
            }
        }
        app.table.notify();
    }

    fn speed(self, app: App) -> Speed {
        let skipping = self.state.with_value(|state| state.skipping);
        if skipping || document().hidden() { Speed::Instant } else { untrack(|| app.speed()) }
    }

    fn perform(self, app: App, moment: MomentIndex) {
        self.cancel();
        let throw = app.table.with_untracked(|table| match table.as_ref()?.timeline().moment(moment)?.action {
            Action::Throw(throw) => Some(throw),
            _ => None,
        });
        let tumble_ms = if untrack(|| app.wants_less_motion()) { 0 } else { self.speed(app).throw_ms() };
        match throw {
            Some(throw) if tumble_ms > 0 => {
                app.tumble.set(Some(Tumble { moment, throw }));
                self.after(tumble_ms.into(), move || self.reveal(app, moment));
            }
            _ => self.reveal(app, moment),
        }
        if throw.is_some() {
            sound::play(app, &[HeardSound { sound: Sound::Shells, at_ms: 0 }]);
        }
    }

    /// Ends the tumbling of cowries at once.
    pub fn reveal_now(self, app: App) {
        if let Some(tumble) = app.tumble.get_untracked() {
            self.cancel();
            self.reveal(app, tumble.moment);
        }
    }

    fn reveal(self, app: App, moment: MomentIndex) {
        app.tumble.set(None);
        app.shown.set(moment);
        let speed = self.speed(app);
        let names = untrack(|| app.names());
        let told = app.table.with_untracked(|table| {
            let timeline = table.as_ref()?.timeline();
            let at = timeline.moment(moment)?;
            let sentences = answers::announcement(table.as_ref()?, &names, moment);
            let is_still = untrack(|| app.wants_less_motion());
            let ways = flights(timeline.race_at(at.before), at, if is_still { Speed::Instant } else { speed });
            sound::play(app, &sounds(at, &ways));
            let is_lost = at.events.iter().any(|event| matches!(event, Event::Lost { .. }));
            Some((sentences, ways, is_lost))
        });
        let Some((sentences, ways, is_lost)) = told else { return };
        let told = untrack(|| app.tell_all(&sentences));
        speech::say(app, &told);
        app.voice.say(told);
        if app.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.expected() == Expected::Nothing)) {
            keeping::ask_to_persist();
        }
        let length = length_ms(&ways);
        if length > 0 {
            let outlook = untrack(|| app.outlook());
            let board = app.table.with_untracked(|table| table.as_ref().map(|table| table.race().course().board));
            let seen = move || {
                board.map_or(Vec::new(), |board| ways.into_iter().map(|way| way.seen(board, outlook)).collect())
            };
            request_animation_frame(move || animate(&seen()));
        }
        let expected = app.table.with_untracked(|table| table.as_ref().map(|table| table.expected()));
        let waits = expected.is_some_and(is_bot) || is_behind(app) || self.forced(app).is_some();
        // Throws that are lost without a move take longer to understand; the skip button cuts it short.
        let pause = if waits { speed.pause_ms() * if is_lost { 3 } else { 1 } } else { 0 };
        self.after(u64::from(length + pause), move || self.act_after_pause(app));
    }

    /// Goes on with the table: shows a throw that was left tumbling, asks the bot whose move it is, or throws for it.
    pub fn go_on(self, app: App) {
        if app.view.get_untracked() != View::Play || app.is_elsewhere.get_untracked() {
            return;
        }
        self.state.update_value(|state| state.resting = false);
        let expected =
            app.table.with_untracked(|table| table.as_ref().map(|table| (table.expected(), table.question())));
        let Some((expected, question)) = expected else { return };
        if app.tumble.get_untracked().is_some() {
            self.reveal_now(app);
        } else if is_bot(expected) || is_behind(app) {
            self.after(self.speed(app).pause_ms().into(), move || self.act_after_pause(app));
        }
        if let Some(question) = question {
            self.ask(app, question);
        }
    }

    /// Goes on showing what has happened up to the cursor, where the board is behind it: the others' turns in a game by
    /// link. Answers whether there was anything.
    fn catch_up(self, app: App) -> bool {
        let shown = app.shown.get_untracked();
        let next = app.table.with_untracked(|table| {
            let timeline = table.as_ref()?.timeline();
            timeline.line().into_iter().find(|(_, moment)| moment.before == shown).map(|(index, _)| index)
        });
        if let Some(next) = next {
            self.perform(app, next);
        }
        next.is_some()
    }

    fn act_after_pause(self, app: App) {
        if self.catch_up(app) {
            return;
        }
        self.state.update_value(|state| state.has_paused = true);
        self.act(app);
    }

    /// Does what a bot is expected to do, when the pause is over and its answer is there.
    fn act(self, app: App) {
        if self.state.with_value(|state| state.resting || !state.has_paused) {
            return;
        }
        let expected = app.table.with_untracked(|table| table.as_ref().map(|table| table.expected()));
        match expected {
            Some(Expected::Throw(_, Player::Bot)) => self.send(app, Message::Throw),
            Some(Expected::Move(_, Player::Bot)) => {
                let answer = self.state.try_update_value(|state| state.answer.take()).flatten();
                if let Some((ticket, token)) = answer {
                    self.send(app, Message::Answer { ticket, token });
                    let question = app.table.with_untracked(|table| table.as_ref().and_then(|table| table.question()));
                    if question.is_some_and(|question| question.ticket == ticket) {
                        self.worker_broke(app); // its answer was no legal move
                    } else {
                        self.state.update_value(State::trust);
                    }
                }
            }
            _ => match self.forced(app) {
                Some(action) => self.send(app, Message::Play(action)),
                None => self.state.update_value(|state| state.skipping = false),
            },
        }
    }

    /// A person's only move, where the person wants such moves made.
    fn forced(self, app: App) -> Option<Action> {
        let is_wanted = untrack(|| app.is_on(&choices::FORCED));
        let open = app.table.with_untracked(|table| {
            let table = table.as_ref().filter(|table| matches!(table.expected(), Expected::Move(_, Player::Person)))?;
            Some(candidates(table.race())).filter(|_| besides(table.race()).is_empty())
        });
        match open.as_deref() {
            Some([only]) if is_wanted => Some(Action::Move(only.choice)),
            _ => None,
        }
    }

    /// Lets the bots act at once until a person is to act.
    pub fn skip(self, app: App) {
        self.state.update_value(|state| {
            state.skipping = true;
            state.has_paused = true;
        });
        self.reveal_now(app);
        if let Some(cursor) = app.table.with_untracked(|table| table.as_ref().map(|table| table.timeline().cursor())) {
            app.shown.set(cursor);
        }
        self.act(app);
    }

    /// Stops whatever is planned: the page shows something else, or goes away.
    pub fn rest(self) {
        self.cancel();
        self.state.update_value(|state| {
            state.resting = true;
            state.worker.stop();
        });
    }

    fn cancel(self) {
        self.state.update_value(|state| {
            state.epoch += 1;
            state.has_paused = false;
            state.answer = None;
        });
    }

    /// Does something later, unless what is planned has become void by then.
    fn after(self, ms: u64, act: impl FnOnce() + 'static) {
        let epoch = self.state.with_value(|state| state.epoch);
        set_timeout(
            move || {
                if self.state.try_with_value(|state| state.epoch) == Some(epoch) {
                    act();
                }
            },
            Duration::from_millis(ms),
        );
    }

    fn ask(self, app: App, question: Question) {
        if self.state.with_value(|state| state.failures >= GIVE_UP_AFTER) {
            return self.fall_back(app, question.ticket);
        }
        let text = ask(question.ticket, Budget::USUAL, &question.position);
        let heard = move |heard| match heard {
            Heard::Answer { ticket, token } => self.hear(app, ticket, token),
            Heard::Broken => self.worker_broke(app),
            // The page is about to be loaded anew; if it is not, this worker counts as a silent one.
            Heard::Stranger if keeping::save(app) && version::mend() => {}
            Heard::Stranger => self.worker_broke(app),
        };
        let asked = self.state.try_update_value(|state| state.worker.ask(text, heard));
        if asked != Some(true) {
            return self.worker_broke(app);
        }
        self.after(SILENCE_MS, move || {
            let ticket = self.state.with_value(|state| state.answer.as_ref().map(|(ticket, _)| *ticket));
            if ticket != Some(question.ticket) {
                self.worker_broke(app);
            }
        });
    }

    fn hear(self, app: App, ticket: u32, token: String) {
        let is_asked = app.table.with_untracked(|table| table.as_ref().and_then(|table| table.question()));
        if is_asked.is_some_and(|question| question.ticket == ticket) {
            self.state.update_value(|state| state.answer = Some((ticket, token)));
            self.act(app);
        }
    }

    /// The worker crashed, is silent, cannot be started, or belongs to another build: it is started anew; one that
    /// fails again is given up, and the page itself chooses the bots' moves and says so.
    fn worker_broke(self, app: App) {
        self.state.update_value(|state| {
            state.worker.stop();
            state.failures = state.failures.saturating_add(1);
        });
        let question = app.table.with_untracked(|table| table.as_ref().and_then(|table| table.question()));
        if let Some(question) = question {
            self.ask(app, question);
        }
    }

    fn fall_back(self, app: App, ticket: u32) {
        app.notify(NoticeKind::Info, vec![Words::new("notice-plain-bot")]);
        let token = app.table.with_untracked(|table| {
            let position = Position::of(table.as_ref()?.race());
            let action = choose(position.race(), Budget::SMALL)?;
            token(position.race(), action).ok()
        });
        if let Some(token) = token {
            self.hear(app, ticket, token);
        }
    }

    /// Shows the move that a bot would make here, as a person's own selection.
    pub fn hint(self, app: App) {
        let hint = app.table.with_untracked(|table| {
            let race = table.as_ref()?.race();
            let Stage::Choice(_) = race.stage() else { return None };
            match choose(race, Budget::SMALL)? {
                Action::Move(choice) => {
                    let (from, to) = Candidate { choice, plan: race.plan(choice).ok()? }.ways(race).next()?;
                    Some(Ok(Selection { from: Some(from), slot: Some(choice.slot), target: Some(to) }))
                }
                Action::Decline => Some(Err(Words::new("hint-decline"))),
                Action::Twin => Some(Err(Words::new("hint-twins"))),
                _ => None,
            }
        });
        match hint {
            Some(Ok(selection)) => {
                app.refusal.set(None);
                app.selection.set(selection);
            }
            Some(Err(told)) => app.refusal.set(Some(told)),
            None => app.refusal.set(Some(Words::new("refusal-no-hint"))),
        }
    }
}

/// Says that something was taken back, and whose turn it is now.
fn tell_undone(app: App) {
    let names = untrack(|| app.names());
    let turn = app.table.with_untracked(|table| table.as_ref().map(|table| answers::turn(table.race(), &names)));
    let told: Vec<Words> = [Words::new("answer-undone")].into_iter().chain(turn.unwrap_or_default()).collect();
    app.voice.say(untrack(|| app.tell_all(&told)));
}

/// Whether something has happened that the board does not show yet.
fn is_behind(app: App) -> bool {
    let cursor = app.table.with_untracked(|table| table.as_ref().map(|table| table.timeline().cursor()));
    cursor.is_some_and(|cursor| cursor != app.shown.get_untracked())
}

fn is_bot(expected: Expected) -> bool {
    matches!(expected, Expected::Throw(_, Player::Bot) | Expected::Move(_, Player::Bot))
}
