//! A game: the board is the page.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::engine::Stage;
use crate::ui::app::{App, View, app};
use crate::ui::board::BoardView;
use crate::ui::far;
use crate::ui::focus;
use crate::ui::panel::{
    Banner, Book, Cards, Controls, Elsewhere, FarPanel, Moves, ResultPanel, RowView, Seats, Tray, outcome_shown,
    pick_line, rules_in_force,
};
use crate::ui::widget::{Icon, LanguageSwitch, Wordmark};

fn press_space(app: App) {
    if app.tumble.get_untracked().is_some() {
        return app.performer.reveal_now(app);
    }
    let main = ["[data-action=throw]", "[data-action=skip]"].into_iter();
    let button = main.filter_map(|css| document().query_selector(css).ok().flatten()).next();
    if let Some(button) = button {
        button.unchecked_into::<web_sys::HtmlElement>().click();
    }
}

#[component]
pub fn PlayPage() -> impl IntoView {
    let app = app();
    let shows_rules = RwSignal::new(false);
    let outcome = Memo::new(move |_| outcome_shown());
    let wait = Memo::new(move |_| far::wait(app));
    let is_dead = Memo::new(move |_| app.with_race(|_, race| race.stage() == Stage::Dead).unwrap_or(false));
    // A rule that the move list points to opens beside the board where there is room for it.
    Effect::new(move |_| {
        if app.section.get().is_some() {
            shows_rules.set(true);
        }
    });
    let on_key = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        // Space is for the cowries wherever nothing else takes it: throw, or skip what is being shown.
        let is_free = event
            .target()
            .is_some_and(|target| target.dyn_ref::<web_sys::HtmlElement>().is_none_or(|it| it.tag_name() == "BODY"));
        if event.key() == " " && is_free && app.card.get_untracked().is_none() {
            event.prevent_default();
            press_space(app);
        }
        if event.key() == "Escape" && app.card.get_untracked().is_none() {
            app.selection.set(Default::default());
            app.looking.set(None);
            app.refusal.set(None);
        }
    });
    on_cleanup(move || on_key.remove());
    // What is picked, by a tap, a key or a hint, is said: what it may do.
    Effect::new(move |_| {
        let selection = app.selection.get();
        if selection.from.is_some() {
            let told = untrack(|| app.with_race(|_, race| pick_line(app, race, selection))).unwrap_or_default();
            app.voice.say(untrack(|| app.tell_all(&told)));
        }
    });
    Effect::new(move |_| {
        if app.looking.get().is_some() {
            app.voice.say(untrack(|| app.say("banner-looking-back")));
        }
    });
    // Arrows go from tab to tab; of both only the open one is reached by Tab.
    let on_tab_key = move |event: KeyboardEvent| {
        let rules = match event.key().as_str() {
            "ArrowLeft" | "ArrowRight" => !shows_rules.get_untracked(),
            "Home" => false,
            "End" => true,
            _ => return,
        };
        event.prevent_default();
        shows_rules.set(rules);
        focus::focus(if rules { "[role=tab]:last-child" } else { "[role=tab]:first-child" });
    };
    let tab = move |id: &'static str, rules: bool| {
        view! {
            <button type="button" role="tab" id=id aria-controls="side-panel" aria-selected=move || (shows_rules.get() == rules).to_string()
                tabindex=move || if shows_rules.get() == rules { 0 } else { -1 }
                on:click=move |_| shows_rules.set(rules)>{move || app.say(id)}</button>
        }
    };
    view! {
        <main class="play">
            <header class="top">
                <Wordmark/>
                <div class="end">
                    <LanguageSwitch/>
                    <button type="button" class="button" data-kind="quiet" on:click=move |_| app.go(View::Start)>
                        <Icon name="back"/><span>{move || app.say("menu-start")}</span>
                    </button>
                </div>
            </header>
            <Seats/>
            <Banner/>
            <div class="table"><BoardView/></div>
            {move || match outcome.get() {
                _ if app.is_elsewhere.get() => view! { <Elsewhere/> }.into_any(),
                None if wait.get().is_some() && app.is_present() => {
                    wait.get().map(|wait| view! { <FarPanel wait=wait/> }).into_any()
                }
                Some(outcome) => view! { <ResultPanel outcome=outcome/> }.into_any(),
                None => view! { {move || (!is_dead.get()).then(|| view! { <RowView/> })} <Tray/> }.into_any(),
            }}
            <aside class="side panel">
                <div class="tabs" role="tablist" aria-label=move || app.say("controls-label") on:keydown=on_tab_key>{tab("controls-moves", false)}{tab("controls-rules", true)}</div>
                <div class="side-panel" role="tabpanel" id="side-panel" aria-labelledby=move || if shows_rules.get() { "controls-rules" } else { "controls-moves" }>
                    {move || if shows_rules.get() {
                        view! { <div class="book"><Book rules=rules_in_force(app)/></div> }.into_any()
                    } else {
                        view! { <Moves/> }.into_any()
                    }}
                </div>
                <Controls/>
            </aside>
            <Controls/>
            <Cards/>
        </main>
    }
}
