//! The page's signals, shared by every component.

use std::sync::Arc;

use leptos::prelude::*;

use super::performer::Performer;
use super::tongue::{self, Loaded};
pub use super::view::View;
use super::voice::Voice;
use super::{focus, keeping};
use crate::engine::race::Race;
use crate::engine::race::rules::RaceRules;
use crate::engine::seat::Seat;
use crate::notation::Record;
use crate::play::cues::Speed;
use crate::play::scene::Outlook;
use crate::play::selection::Selection;
use crate::play::spot::Spot;
use crate::play::table::Table;
use crate::play::timeline::MomentIndex;
use crate::store::choices::{self, Choice};
use crate::store::dump::Dump;
use crate::store::far::Far;
use crate::store::games::{GameId, Label};
use crate::store::houses::HouseId;
use crate::store::settings::Settings;
use crate::words::language::{Digits, LANGUAGES, Language, Speaker};
use crate::words::{Message, Names};

/// A cowrie throw that is still tumbling, and the moment that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tumble {
    pub moment: MomentIndex,
    pub throw: crate::engine::throw::Throw,
}

/// A message to a person at the top of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub kind: NoticeKind,
    pub messages: Vec<Message>,
    /// A text that could not be read, to be looked at and copied.
    pub kept: Option<String>,
    pub offer: Option<Offer>,
}

/// What a person can do about a notice.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    OpenVersion,
    /// Carries everything that is kept away as a file.
    Export,
    /// Puts a deleted game back.
    PutBack(GameId, String),
    /// Puts a house's deleted rules back.
    PutHouseBack(HouseId, String),
    /// Puts everything that was erased back.
    RestoreAll(Dump),
    /// Takes these settings again.
    Settings(Box<Settings>),
    /// Looks at a game that forks from the one here.
    OpenOther(Box<Record>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    Info,
    Warning,
    Error,
    /// A new version of the page is ready.
    Version,
}

impl NoticeKind {
    pub fn name(self) -> &'static str {
        match self {
            NoticeKind::Info => "info",
            NoticeKind::Warning => "warning",
            NoticeKind::Error => "error",
            NoticeKind::Version => "version",
        }
    }
}

/// Everything that components share. A handle: copies speak of the same page.
#[derive(Clone, Copy)]
pub struct App {
    pub settings: RwSignal<Settings>,
    /// The language that is wished for, by its index; the page speaks it as soon as its words are there.
    pub wished: Memo<usize>,
    pub loaded: RwSignal<Loaded>,
    pub speaker: Memo<Said>,
    /// The names at the table.
    names: Memo<Names>,
    pub view: RwSignal<View>,
    pub table: RwSignal<Option<Table>>,
    /// Where the game on the table is kept.
    pub label: RwSignal<Option<Label>>,
    /// Another tab plays this game: here it can only be looked at.
    pub is_elsewhere: RwSignal<bool>,
    /// Of a game by link, what is known of it.
    pub far: RwSignal<Option<Far>>,
    /// How often the saved games have changed.
    pub shelf_changes: RwSignal<u32>,
    pub pieces: RwSignal<[u8; 4]>,
    /// The moment that is shown: the last one, or the one before while its throw tumbles.
    pub shown: RwSignal<MomentIndex>,
    /// A moment that a person looks back at.
    pub looking: RwSignal<Option<MomentIndex>>,
    pub tumble: RwSignal<Option<Tumble>>,
    pub selection: RwSignal<Selection>,
    /// The spot under the pointer or the keyboard's focus, as it is drawn.
    pub hovered: RwSignal<Option<Spot>>,
    /// The same by now.
    pointed_at: StoredValue<Option<Spot>>,
    /// Why the last tap did nothing.
    pub refusal: RwSignal<Option<Message>>,
    /// What is said to those who hear the page.
    pub voice: Voice,
    pub notices: RwSignal<Vec<Notice>>,
    pub has_new_version: RwSignal<bool>,
    /// Which card lies over the page.
    pub card: RwSignal<Option<super::panel::Card>>,
    /// The rules chosen for the next game.
    pub rules: RwSignal<RaceRules>,
    /// Rules whose book is asked for, other than those.
    pub book: RwSignal<Option<RaceRules>>,
    /// The section of the rule book to show.
    pub section: RwSignal<Option<&'static str>>,
    pub performer: Performer,
}

/// A language with its speaker; equal when the language and its digits are.
#[derive(Clone)]
pub struct Said {
    pub language: usize,
    digits: Digits,
    speaker: Arc<Speaker>,
}

impl PartialEq for Said {
    fn eq(&self, other: &Said) -> bool {
        (self.language, self.digits) == (other.language, other.digits)
    }
}

impl Said {
    fn names(&self, table: Option<&Table>) -> Names {
        let chosen = |seat: Seat| table.and_then(|table| table.name(seat)).map(str::to_string);
        Names(Seat::ALL.map(|seat| chosen(seat).unwrap_or_else(|| self.default_name(seat))))
    }

    fn default_name(&self, seat: Seat) -> String {
        self.speaker.say(&Message::new(format!("seat-name-{}", seat.letter().to_ascii_lowercase())))
    }
}

impl App {
    /// As the page opens, before anything is read.
    pub fn opened() -> App {
        let settings = RwSignal::new(Settings::default());
        let wished = Memo::new(move |_| {
            let chosen = settings.with(|settings| settings.language.clone());
            let usual: Vec<String> =
                window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
            Language::best(chosen.iter().chain(&usual).map(String::as_str))
        });
        let has_own_digits = Memo::new(move |_| settings.with(|settings| settings.answer(&choices::DIGITS) == "own"));
        let loaded = RwSignal::new(tongue::first());
        let speaker = Memo::new(move |last: Option<&Said>| {
            let digits = if has_own_digits.get() { Digits::Own } else { Digits::Latin };
            let wished = wished.get();
            loaded.with(|loaded| {
                let spoken = last.map(|said| said.language).or_else(|| loaded.keys().next().copied());
                let language = if loaded.contains_key(&wished) { wished } else { spoken.unwrap_or(wished) };
                let words = loaded.get(&language).map_or("", String::as_str);
                Said { language, digits, speaker: Arc::new(LANGUAGES[language].speaker_of(words, digits)) }
            })
        });
        let table = RwSignal::new(None);
        let names = Memo::new(move |_| table.with(|table| speaker.with(|said| said.names(table.as_ref()))));
        App {
            settings,
            wished,
            loaded,
            speaker,
            names,
            view: RwSignal::new(View::of_address()),
            table,
            label: RwSignal::new(None),
            is_elsewhere: RwSignal::new(false),
            far: RwSignal::new(None),
            shelf_changes: RwSignal::new(0),
            pieces: RwSignal::new([0, 1, 2, 3]),
            shown: RwSignal::new(0),
            looking: RwSignal::new(None),
            tumble: RwSignal::new(None),
            selection: RwSignal::new(Selection::default()),
            hovered: RwSignal::new(None),
            pointed_at: StoredValue::new(None),
            refusal: RwSignal::new(None),
            voice: Voice::new(),
            notices: RwSignal::new(Vec::new()),
            has_new_version: RwSignal::new(false),
            card: RwSignal::new(None),
            rules: RwSignal::new(crate::engine::race::presets::PRESETS[0].rules),
            book: RwSignal::new(None),
            section: RwSignal::new(None),
            performer: Performer::default(),
        }
    }

    /// The text of a message in the page's language; follows the language.
    #[track_caller]
    pub fn tell(self, message: &Message) -> String {
        self.speaker.with(|said| said.speaker.say(message))
    }

    /// The text of a message without variables.
    #[track_caller]
    pub fn say(self, id: impl Into<String>) -> String {
        self.tell(&Message::new(id))
    }

    /// A number as the page's language writes it.
    #[track_caller]
    pub fn number(self, number: impl Into<i64>) -> String {
        self.speaker.with(|said| said.speaker.number(number.into()))
    }

    /// A text with numbers in it, such as a throw's value with its star, in the digits that the page's language writes.
    #[track_caller]
    pub fn digits(self, text: &str) -> String {
        let digit = |sign: char| sign.to_digit(10).map_or_else(|| sign.to_string(), |digit| self.number(digit));
        text.chars().map(digit).collect()
    }

    /// Several sentences after each other.
    pub fn tell_all(self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.tell(message)).collect::<Vec<_>>().join(" ")
    }

    /// The names at the table: those that were chosen, or the language's own for a seat.
    #[track_caller]
    pub fn names(self) -> Names {
        self.names.get()
    }

    /// The names at any table.
    pub fn names_at(self, table: Option<&Table>) -> Names {
        self.speaker.with(|said| said.names(table))
    }

    /// A day and time, in ms since 1970, as the language writes it.
    pub fn date(self, time_ms: f64) -> String {
        let language = self.speaker.with(|said| LANGUAGES[said.language].tag);
        let date = js_sys::Date::new(&time_ms.into());
        let style = js_sys::Object::new();
        for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
            let _ = js_sys::Reflect::set(&style, &part.into(), &length.into());
        }
        date.to_locale_string(language, &style).into()
    }

    pub fn default_name(self, seat: Seat) -> String {
        self.speaker.with(|said| said.default_name(seat))
    }

    /// The answer to a choice; follows the settings.
    #[track_caller]
    pub fn answer(self, choice: &Choice) -> &'static str {
        self.settings.with(|settings| settings.answer(choice))
    }

    /// Whether a choice between *on* and *off* is on.
    #[track_caller]
    pub fn is_on(self, choice: &Choice) -> bool {
        self.answer(choice) == "on"
    }

    /// Whether the person, or else the system, asks for less motion.
    #[track_caller]
    pub fn wants_less_motion(self) -> bool {
        match self.answer(&choices::MOTION) {
            "full" => false,
            "none" => true,
            _ => {
                let query = window().match_media("(prefers-reduced-motion: reduce)");
                query.ok().flatten().is_some_and(|query| query.matches())
            }
        }
    }

    pub fn speed(self) -> Speed {
        Speed::named(self.answer(&choices::SPEED)).unwrap_or_default()
    }

    /// The moment on the board.
    #[track_caller]
    pub fn displayed(self) -> MomentIndex {
        self.looking.get().unwrap_or_else(|| self.shown.get())
    }

    /// Looks at the displayed game; `None` where there is no table.
    #[track_caller]
    pub fn with_race<T>(self, look: impl FnOnce(&Table, &Race) -> T) -> Option<T> {
        let at = self.displayed();
        self.table.with(|table| table.as_ref().map(|table| look(table, table.timeline().race_at(at))))
    }

    /// Whether what is shown is the present, at rest.
    #[track_caller]
    pub fn is_present(self) -> bool {
        let cursor = self.table.with(|table| table.as_ref().map(|table| table.timeline().cursor()));
        !self.is_elsewhere.get()
            && self.looking.get().is_none()
            && self.tumble.get().is_none()
            && cursor == Some(self.shown.get())
    }

    /// How the board lies before whoever looks at it: turned to the person whose turn it is, or to the only person at
    /// this device, where that is wished.
    #[track_caller]
    pub fn outlook(self) -> Outlook {
        if !self.is_on(&choices::TURNING) {
            return Outlook::default();
        }
        let seat = self.table.with(|table| table.as_ref().and_then(Table::looked_at_by));
        seat.map(Outlook::of).unwrap_or_default()
    }

    /// Notes which spot the pointer or the keyboard's focus is on. A tap alone changes it several times, so that only what
    /// it is in the next frame is drawn.
    pub fn hover(self, spot: Option<Spot>) {
        self.pointed_at.set_value(spot);
        request_animation_frame(move || {
            let spot = self.pointed_at.get_value();
            if self.hovered.get_untracked() != spot {
                self.hovered.set(spot);
            }
        });
    }

    /// Goes to a view, so that the browser's back button leads back.
    pub fn go(self, view: View) {
        let _ = window().location().set_hash(view.fragment());
        self.enter(view);
    }

    pub fn enter(self, view: View) {
        let view = if self.table.with_untracked(Option::is_none) && view == View::Play { View::Start } else { view };
        if self.view.get_untracked() != view {
            self.card.set(None);
            self.view.set(view);
            window().scroll_to_with_x_and_y(0.0, 0.0);
            request_animation_frame(focus::heading);
        }
    }

    pub fn notify(self, kind: NoticeKind, messages: Vec<Message>) {
        self.post(Notice { kind, messages, kept: None, offer: None });
    }

    /// Shows and says a notice, unless the same one is there.
    pub fn post(self, notice: Notice) {
        let text = untrack(|| self.tell_all(&notice.messages));
        if notice.kind == NoticeKind::Error {
            self.voice.warn(text)
        } else {
            self.voice.say(text)
        }
        self.notices.update(|notices| {
            if !notices.contains(&notice) {
                notices.push(notice);
            }
        });
    }

    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        keeping::keep_settings(self);
    }
}

/// The page's signals, from within a component.
pub fn app() -> App {
    expect_context()
}
