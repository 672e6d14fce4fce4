//! The cards of the play page: menu, moves, rules, real cowries, the record, and what must be confirmed.

use leptos::prelude::*;

use super::far::SendTurn;
use super::share::{Share, record};
use super::{Book, Moves};
use crate::engine::Action;
use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::play::scene::value_text;
use crate::play::table::Message;
use crate::ui::app::{App, View, app};
use crate::ui::board::KeyList;
use crate::ui::install::InstallSteps;
use crate::ui::keeping;
use crate::ui::opening::NewGame;
use crate::ui::widget::{CardFrame, CopyButton, Icon, LanguageSwitch, MiniShells};
use crate::words::{Message as Words, Names, squares};

/// Which card lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    Menu,
    Moves,
    Rules,
    RealCowries,
    Record,
    /// The keys of the board.
    Keys,
    ConfirmDraw,
    ConfirmErase,
    /// Opens a pasted link, code or record.
    Open,
    Share,
    /// What stands on a square, and who can get there.
    Square(Square),
    /// The link with one's turn in a game by link.
    SendTurn,
    /// How the page is installed by hand (start page).
    Install,
}

#[component]
pub fn Cards() -> impl IntoView {
    let app = app();
    let title = move |id: &'static str| Signal::derive(move || app.say(id));
    let card = move |card: Card| match card {
        Card::Menu => view! { <CardFrame title=title("menu-title")><Menu/></CardFrame> }.into_any(),
        Card::Moves => view! {
            <CardFrame title=title("controls-moves") size="tall"><div class="card-body"><Moves/></div></CardFrame>
        }
        .into_any(),
        Card::Rules => view! {
            <CardFrame title=title("rules-title") size="tall">
                <div class="card-body"><div class="book"><Book rules=rules_in_force(app)/></div></div>
            </CardFrame>
        }
        .into_any(),
        Card::RealCowries => view! { <CardFrame title=title("cowries-title")><CowriePad/></CardFrame> }.into_any(),
        Card::Keys => view! { <CardFrame title=title("keys-title")><KeyList/></CardFrame> }.into_any(),
        Card::Record => view! { <CardFrame title=title("menu-record")><RecordText/></CardFrame> }.into_any(),
        Card::ConfirmDraw => {
            let agree = move || {
                app.card.set(None);
                app.performer.send(app, Message::Play(Action::Draw));
            };
            confirm(app, "draw", Box::new(agree)).into_any()
        }
        Card::ConfirmErase => {
            let erase = move || {
                app.card.set(None);
                keeping::erase_all(app);
            };
            confirm(app, "erase", Box::new(erase)).into_any()
        }
        Card::Open => view! { <CardFrame title=title("open-title")><Open/></CardFrame> }.into_any(),
        Card::Share => view! { <CardFrame title=title("share-title")><Share/></CardFrame> }.into_any(),
        Card::Square(square) => {
            view! { <CardFrame title=title("square-title") size="small"><SquareFacts square=square/></CardFrame> }
                .into_any()
        }
        Card::SendTurn => view! { <CardFrame title=title("share-send")><SendTurn/></CardFrame> }.into_any(),
        Card::Install => {
            view! { <CardFrame title=title("start-install") size="small"><InstallSteps/></CardFrame> }.into_any()
        }
    };
    // Each card is an element of its own: one is closed before the next opens.
    view! { <For each=move || app.card.get() key=|card| *card children=card/> }
}

/// A question with a yes and a no; its messages are `confirm-<question>-title`, `-text` and `-yes`.
fn confirm(app: App, question: &'static str, act: Box<dyn Fn() + Send>) -> impl IntoView {
    view! {
        <CardFrame title=Signal::derive(move || app.say(format!("confirm-{question}-title"))) size="small">
            <div class="card-body"><p>{move || app.say(format!("confirm-{question}-text"))}</p></div>
            <footer class="card-actions">
                <button type="button" class="button" data-kind="line" on:click=move |_| app.card.set(None)>{move || app.say("app-cancel")}</button>
                <button type="button" class="button" data-kind=if question == "erase" { "danger" } else { "main" } data-action="confirm" on:click=move |_| act()>
                    {move || app.say(format!("confirm-{question}-yes"))}
                </button>
            </footer>
        </CardFrame>
    }
}

/// The rules of the game on the table, or those chosen for the next one.
pub fn rules_in_force(app: App) -> Signal<crate::engine::race::rules::RaceRules> {
    Signal::derive(move || {
        let at_table = app.table.with(|table| table.as_ref().map(|table| *table.race().rules()));
        at_table.filter(|_| app.view.get() == View::Play).unwrap_or_else(|| app.rules.get())
    })
}

#[component]
fn Menu() -> impl IntoView {
    let app = app();
    let is_over = move || {
        app.table
            .with(|table| table.as_ref().is_none_or(|table| table.expected() == crate::play::table::Expected::Nothing))
    };
    let item = move |icon: &'static str, id: &'static str, action: &'static str, act: Box<dyn Fn()>| {
        view! {
            <li><button type="button" class="item" data-action=action on:click=move |_| act()>
                <Icon name=icon/>
                <span class="item-text"><b>{move || app.say(id)}</b></span>
                <Icon name="next"/>
            </button></li>
        }
    };
    view! {
        <div class="card-body">
            <LanguageSwitch/>
            <ul class="menu">
                {item("plus", "menu-new", "new", Box::new(move || NewGame::begin_again(app)))}
                {item("share", "menu-share", "share", Box::new(move || app.card.set(Some(Card::Share))))}
                {item("copy", "menu-record", "record", Box::new(move || app.card.set(Some(Card::Record))))}
                {item("info", "keys-title", "keys", Box::new(move || app.card.set(Some(Card::Keys))))}
                {move || (!is_over()).then(|| item("close", "menu-draw", "draw", Box::new(move || app.card.set(Some(Card::ConfirmDraw)))))}
                {item("settings", "menu-settings", "settings", Box::new(move || app.go(View::Settings)))}
                {item("back", "menu-start", "start", Box::new(move || app.go(View::Start)))}
            </ul>
        </div>
    }
}

/// Entering what real cowries show.
#[component]
fn CowriePad() -> impl IntoView {
    let app = app();
    let shells = untrack(|| app.with_race(|_, race| race.course().shells));
    view! {
        <div class="card-body">
            <p>{move || app.say("cowries-text")}</p>
            <div class="cowrie-pad" role="group" aria-label=move || app.say("cowries-title")>
                {shells.map(|shells| shells.throws().map(|throw| view! {
                    <button type="button" class="cowrie" data-throw=value_text(shells, throw) on:click=move |_| {
                        app.card.set(None);
                        app.performer.send(app, Message::Enter(throw));
                    }>
                        <MiniShells handful=shells throw=throw/>
                        <b>{move || app.digits(&value_text(shells, throw))}</b>
                        <small>{move || app.tell(&Words::new("cowries-up").number("up", throw.0))}</small>
                    </button>
                }).collect_view())}
            </div>
        </div>
    }
}

/// What stands on a square, and who can get there with the next throw.
#[component]
fn SquareFacts(square: Square) -> impl IntoView {
    let app = app();
    let tell = move |look: fn(&Race, &Names, Square) -> Vec<Words>| {
        let told = app.with_race(|_, race| look(race, &app.names(), square)).unwrap_or_default();
        told.into_iter().map(|message| view! { <p>{app.tell(&message)}</p> }).collect_view()
    };
    view! {
        <div class="card-body">
            {move || tell(squares::square)}
            {move || tell(squares::reached)}
        </div>
    }
}

#[component]
fn RecordText() -> impl IntoView {
    let app = app();
    let text =
        app.table.with_untracked(|table| table.as_ref().map(|table| record(table).to_string())).unwrap_or_default();
    let shown = text.clone();
    view! {
        <div class="card-body">
            <p>{move || app.say("record-text")}</p>
            <textarea class="kept" readonly rows="10" aria-label=move || app.say("menu-record")>{shown}</textarea>
        </div>
        <footer class="card-actions">
            <CopyButton text=Signal::stored(text) kind="main" field="dialog textarea"/>
        </footer>
    }
}

#[component]
fn Open() -> impl IntoView {
    let app = app();
    let text = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Vec<Words>>);
    let open = move |_| {
        if let Err(messages) = crate::ui::opening::open_text(app, &text.get_untracked()) {
            fault.set(Some(messages));
        }
    };
    view! {
        <div class="card-body">
            <p>{move || app.say("open-text")}</p>
            <textarea class="line-field" rows="8" aria-label=move || app.say("open-title") spellcheck="false"
                prop:value=move || text.get() on:input=move |event| { fault.set(None); text.set(event_target_value(&event)); }></textarea>
            {move || fault.get().map(|messages| view! { <p class="refused" role="alert">{move || app.tell_all(&messages)}</p> })}
        </div>
        <footer class="card-actions">
            <button type="button" class="button" data-kind="line" on:click=move |_| app.card.set(None)>{move || app.say("app-cancel")}</button>
            <button type="button" class="button" data-kind="main" data-action="open-record" on:click=open>{move || app.say("open-yes")}</button>
        </footer>
    }
}
