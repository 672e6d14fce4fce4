//! The first page: go on with a game, set up a new one, read the rules, choose the language.

use leptos::prelude::*;

use super::choice::rules_of_game;
use crate::engine::race::{First, Race};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::{Ending, Stage};
use crate::notation::record::{Start, clean_name};
use crate::notation::rules_text;
use crate::play::scene::{Floor, scene};
use crate::play::table::{Expected, Player};
use crate::store::settings::SeatSettings;
use crate::ui::app::{App, View, app};
use crate::ui::board::SmallBoard;
use crate::ui::focus;
use crate::ui::install::Install;
use crate::ui::opening::NewGame;
use crate::ui::panel::{Card, Cards};
use crate::ui::widget::{Icon, LanguageSwitch, Pawn};
use crate::words::faults::refused_rules;
use crate::words::{Message, events};

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Person,
    Bot,
    Empty,
}

impl Kind {
    const ALL: [(Kind, &'static str); 3] = [(Kind::Person, "person"), (Kind::Bot, "bot"), (Kind::Empty, "empty")];

    fn name(self) -> &'static str {
        Kind::ALL.iter().find(|(kind, _)| *kind == self).expect("every kind has a name").1
    }

    fn named(name: &str) -> Option<Kind> {
        Kind::ALL.iter().find(|(_, other)| *other == name).map(|(kind, _)| *kind)
    }
}

/// The new game as it stands in the form.
#[derive(Clone, Copy)]
struct Setup {
    kinds: RwSignal<[Kind; 4]>,
    names: RwSignal<[String; 4]>,
    pieces: RwSignal<[u8; 4]>,
    /// `throw`, `loser`, or a seat's letter.
    first: RwSignal<String>,
}

impl Setup {
    /// As the last game was set up; at first one person against a bot.
    fn remembered(app: App) -> Setup {
        let seats = app.settings.with_untracked(|settings| settings.seats.clone()).unwrap_or_default();
        let kinds: Option<Vec<Kind>> = seats.kinds.iter().map(|name| Kind::named(name)).collect();
        let kinds = kinds.and_then(|kinds| kinds.try_into().ok());
        let mut sorted = seats.pieces;
        sorted.sort_unstable();
        Setup {
            kinds: RwSignal::new(kinds.unwrap_or([Kind::Person, Kind::Empty, Kind::Bot, Kind::Empty])),
            names: RwSignal::new(seats.names.map(|name| clean_name(&name))),
            pieces: RwSignal::new(if sorted == [0, 1, 2, 3] { seats.pieces } else { [0, 1, 2, 3] }),
            first: RwSignal::new("throw".to_string()),
        }
    }

    fn seats(self) -> SeatSet {
        self.kinds.with(|kinds| Seat::ALL.into_iter().filter(|seat| kinds[seat.index()] != Kind::Empty).collect())
    }

    fn start(self, app: App) {
        let (kinds, names, pieces) =
            (self.kinds.get_untracked(), self.names.get_untracked(), self.pieces.get_untracked());
        let rules = app.rules.get_untracked();
        let seats = untrack(|| self.seats());
        let named = match self.first.get_untracked().as_str() {
            "loser" => app.settings.with_untracked(|settings| settings.last_loser.clone()),
            letter => Some(letter.to_string()),
        };
        let first = named.and_then(|letter| Seat::from_letter(&letter)).filter(|&seat| seats.has(seat));
        app.set(|settings| {
            let kinds = kinds.map(|kind| kind.name().to_string());
            settings.seats = Some(SeatSettings { kinds, names: names.clone(), pieces, rules: rules_text(&rules) });
        });
        let players = kinds.map(|kind| if kind == Kind::Bot { Player::Bot } else { Player::Person });
        let names = names.map(|name| Some(clean_name(&name)).filter(|name| !name.is_empty()));
        let first = first.map_or(First::ByThrow, First::Named);
        NewGame { start: Start::New { rules, seats, first }, players, names, pieces }.begin(app);
    }
}

#[component]
pub fn StartPage() -> impl IntoView {
    let app = app();
    let install = Install::here();
    remember_loser(app);
    let has_game = Memo::new(move |_| app.table.with(Option::is_some));
    let new_game = move |_| {
        if let Ok(Some(form)) = document().query_selector("form.new") {
            form.scroll_into_view();
            focus::focus("form.new h2");
        }
    };
    view! {
        <main class="start">
            <div class="start-kolam"><svg class="kolam" viewBox="0 0 640 640" aria-hidden="true"><use href="#kolam"></use></svg></div>
            <header class="hero">
                <div class="hero-bar">
                    <LanguageSwitch/>
                    // Here it moves nothing when the browser makes its offer late.
                    {move || install.is_possible().then(|| view! {
                        <button type="button" class="button install" data-kind="quiet" data-action="install" on:click=move |_| install.begin(app)>
                            <Icon name="install"/><span>{move || app.say("start-install")}</span>
                        </button>
                    })}
                </div>
                <h1><span lang="kn">{move || app.say("app-name-kannada")}</span><small>{move || app.say("app-name")}</small></h1>
                <p class="motto">{move || app.say("start-motto")}</p>
                <svg class="hero-shells" viewBox="0 0 260 124" aria-hidden="true">
                    {[(24, 12, 14), (76, 32, -30), (130, 12, 28), (182, 30, -12)].map(|(x, y, angle)| view! {
                        <use href="#shell-shadow" width="60" height="79" transform=format!("translate({x} {}) rotate({angle} 30 39)", y + 5)></use>
                        <use href="#cowrie-up" x=x y=y width="60" height="79" transform=format!("rotate({angle} {} {})", x + 30, y + 39)></use>
                    }).collect_view()}
                </svg>
            </header>
            {move || if has_game.get() { view! { <Resume/> }.into_any() } else { view! { <FirstGame/> }.into_any() }}
            <nav class="ways panel" aria-label=move || app.say("start-ways")>
                <ul>
                    <li>{way(app, "plus", "start-new", Box::new(new_game))}</li>
                    <li>{way(app, "saved", "start-games", Box::new(move |_| app.go(View::Games)))}</li>
                    <li>{way(app, "link", "start-open", Box::new(move |_| app.card.set(Some(Card::Open))))}</li>
                    <li>{way(app, "share", "start-far", Box::new(move |_| app.go(View::Far)))}</li>
                    <li>{way(app, "rules", "start-rules", Box::new(move |_| app.go(View::Rules)))}</li>
                    <li>{way(app, "settings", "start-settings", Box::new(move |_| app.go(View::Settings)))}</li>
                    <li>{way(app, "lock", "start-stored", Box::new(move |_| app.go(View::Stored)))}</li>
                </ul>
            </nav>
            <NewGameForm/>
            <footer>{super::about::about_link(app)}</footer>
            <Cards/>
        </main>
    }
}

fn way(app: App, icon: &'static str, id: &'static str, act: Box<dyn Fn(leptos::ev::MouseEvent)>) -> impl IntoView {
    view! {
        <button type="button" class="item" data-action=id on:click=act>
            <Icon name=icon/>
            <span class="item-text"><b>{move || app.say(id)}</b><small>{move || app.say(format!("{id}-help"))}</small></span>
            <Icon name="next"/>
        </button>
    }
}

/// The loser of a game that is over may begin the next one (B5).
fn remember_loser(app: App) {
    let loser = app.table.with_untracked(|table| {
        let Stage::Over(outcome) = table.as_ref()?.race().stage() else { return None };
        let last = Seat::ALL.into_iter().max_by_key(|seat| outcome.places[seat.index()])?;
        let alone = outcome.places.iter().filter(|&&place| place == outcome.places[last.index()]).count() == 1;
        (outcome.ending == Ending::Won && alone).then(|| last.letter().to_string())
    });
    if loser.is_some() && app.settings.with_untracked(|settings| settings.last_loser != loser) {
        app.set(|settings| settings.last_loser = loser);
    }
}

/// Where no game is kept, one tap plays a bot.
#[component]
fn FirstGame() -> impl IntoView {
    let app = app();
    let race = NewGame::first().start.race().ok();
    let floor = race.as_ref().map(Floor::of);
    let drawn = Signal::stored(race.map(|race| scene(&race, None)).unwrap_or_default());
    view! {
        <section class="resume panel">
            <SmallBoard floor=floor scene=drawn shapes=app.pieces/>
            <div class="resume-text"><h2>{move || app.say("start-first-game")}</h2><p>{move || app.say("start-first-game-help")}</p></div>
            <button type="button" class="button" data-kind="main" data-action="play-bot" on:click=move |_| NewGame::first().begin(app)>
                <Icon name="go"/>{move || app.say("start-play-bot")}
            </button>
        </section>
    }
}

/// The game on the table, to go on with in one tap.
#[component]
fn Resume() -> impl IntoView {
    let app = app();
    let floor = untrack(|| app.with_race(|_, race| Floor::of(race)));
    let drawn = Memo::new(move |_| app.with_race(|_, race| scene(race, None)).unwrap_or_default());
    let title = move || app.with_race(|_, race| app.tell(&events::standing(race, &app.names())));
    let text = move || {
        app.with_race(|table, race| {
            let home: usize = race
                .seats()
                .iter()
                .map(|seat| race.pawns_at(seat, race.course().board.centre()).count() as usize)
                .sum();
            let is_over = table.expected() == Expected::Nothing;
            let id = if is_over { "start-resume-over" } else { "start-resume" };
            app.tell(&Message::new(id).number("players", race.seats().count() as i64).number("home", home as i64))
        })
    };
    view! {
        <section class="resume panel">
            <SmallBoard floor=floor scene=drawn shapes=app.pieces/>
            <div class="resume-text"><h2>{title}</h2><p>{text}</p></div>
            <button type="button" class="button" data-kind="main" data-action="continue" on:click=move |_| app.go(View::Play)>
                <Icon name="go"/>{move || app.say("start-continue")}
            </button>
        </section>
    }
}

#[component]
fn NewGameForm() -> impl IntoView {
    let app = app();
    let setup = Setup::remembered(app);
    let seats = Memo::new(move |_| setup.seats());
    let fault = move || match seats.get() {
        // The rules ask for other seats.
        seats if seats.is_a_table() => Race::new(app.rules.get(), seats, First::ByThrow).err().map(refused_rules),
        seats if seats.count() == 2 => Some(Message::new("start-two-opposite")),
        _ => Some(Message::new("start-too-few")),
    };
    let start_label = move || app.tell(&Message::new("start-start").number("players", seats.get().count() as i64));
    let start = move |_| {
        if untrack(fault).is_none() {
            setup.start(app);
        }
    };
    view! {
        <form class="new panel" on:submit=move |event| event.prevent_default()>
            <h2>{move || app.say("start-new")}</h2>
            <fieldset>
                <legend>{move || app.say("start-who")}</legend>
                <ul class="places">{Seat::ALL.map(|seat| view! { <Place seat=seat setup=setup/> }).collect_view()}</ul>
                {move || fault().map(|fault| view! { <p class="refused" role="alert">{app.tell(&fault)}</p> })}
            </fieldset>
            <label class="field-line">
                <span>{move || app.say("start-first")}</span>
                <select data-field="first" on:change=move |event| setup.first.set(event_target_value(&event))>
                    <option value="throw" selected=true>{move || app.say("start-first-throw")}</option>
                    {move || app.settings.with(|settings| settings.last_loser.is_some()).then(|| view! {
                        <option value="loser">{move || app.say("start-first-loser")}</option>
                    })}
                    {move || seats.get().iter().map(|seat| view! {
                        <option value=seat.letter().to_string()>{move || name_of(app, setup, seat)}</option>
                    }).collect_view()}
                </select>
            </label>
            {rules_of_game(app)}
            <button type="button" class="button" data-kind="main" data-action="begin"
                aria-disabled=move || fault().map(|_| "true") on:click=start>
                <Icon name="go"/>{start_label}
            </button>
        </form>
    }
}

fn name_of(app: App, setup: Setup, seat: Seat) -> String {
    let chosen = setup.names.with(|names| clean_name(&names[seat.index()]));
    if chosen.is_empty() { app.default_name(seat) } else { chosen }
}

/// One seat of the form: its pawn, name, and who sits there.
#[component]
fn Place(seat: Seat, setup: Setup) -> impl IntoView {
    let app = app();
    let index = seat.index();
    let kind = Memo::new(move |_| setup.kinds.with(|kinds| kinds[index]));
    let is_open = move || kind.get() != Kind::Empty;
    let shape = Signal::derive(move || setup.pieces.get()[index]);
    // The next shape; whoever has it gets this one.
    let change_shape = move |_| {
        setup.pieces.update(|pieces| {
            let next = (pieces[index] + 1) % 4;
            let other = pieces.iter().position(|&piece| piece == next).unwrap_or(index);
            pieces.swap(index, other);
        })
    };
    let pick = move |(choice, name): (Kind, &'static str)| {
        let icon = match choice {
            Kind::Person => "person",
            Kind::Bot => "bot",
            Kind::Empty => "close",
        };
        view! {
            <button type="button" data-kind=name aria-pressed=move || (kind.get() == choice).to_string()
                on:click=move |_| setup.kinds.update(|kinds| kinds[index] = choice)>
                <Icon name=icon/><span>{move || app.say(format!("seat-{name}"))}</span>
            </button>
        }
    };
    view! {
        <li class="place" data-open=move || is_open().to_string() data-seat=seat.letter().to_string()>
            <button type="button" class="shape" aria-label=move || app.tell(&Message::new("start-shape").text("name", name_of(app, setup, seat))) on:click=change_shape>
                <Pawn shape=shape/>
            </button>
            {move || if is_open() {
                view! {
                    <label>
                        <span class="hidden">{move || app.say("start-name")}</span>
                        <input class="field" type="text" maxlength="24" autocomplete="off" placeholder=move || app.default_name(seat)
                            prop:value=move || setup.names.with(|names| names[index].clone())
                            on:input=move |event| setup.names.update(|names| names[index] = event_target_value(&event))/>
                    </label>
                }.into_any()
            } else {
                view! { <span class="field">{move || app.say("start-nobody")}</span> }.into_any()
            }}
            <div class="pick" role="group" aria-label=move || app.say("start-who")>{Kind::ALL.map(pick).collect_view()}</div>
        </li>
    }
}
