//! The root component: opens the page, and has the browser follow what is chosen.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app::App;
use super::pages::{
    AboutPage, FarPage, GamesPage, HousePage, PlayPage, RulesPage, SettingsPage, StartPage, StoredPage,
};
use super::view::View;
use super::voice::LiveRegions;
use super::widget::Notices;
use super::{awake, install, keeping, opening, sound, tongue, version};
use crate::store::choices;
use crate::words::language::LANGUAGES;

/// Opens the page: what was kept, then the view that the address names.
pub fn open() {
    console_error_panic_hook::set_once();
    mount_to_body(Root);
}

#[component]
fn Root() -> impl IntoView {
    let app = App::opened();
    provide_context(app);
    keeping::read_shelf(app);
    app.enter(app.view.get_untracked());
    opening::open_address(app);
    version::follow(app);
    install::follow();
    let on_hash = window_event_listener(leptos::ev::hashchange, move |_| {
        if !opening::open_address(app) {
            app.enter(View::of_address());
        }
    });
    let on_storage = window_event_listener(leptos::ev::storage, move |event| keeping::hear_of_other_tabs(app, &event));
    let on_hide = window_event_listener(leptos::ev::pagehide, move |_| app.performer.rest());
    let on_show = window_event_listener(leptos::ev::pageshow, move |_| app.performer.go_on(app));
    on_cleanup(move || {
        on_hash.remove();
        on_storage.remove();
        on_hide.remove();
        on_show.remove();
    });
    Effect::new(move |_| follow_language(app));
    Effect::new(move |_| {
        // What was said in another language is not left standing.
        app.speaker.track();
        app.voice.hush();
    });
    Effect::new(move |_| follow_speed(app));
    Effect::new(move |_| follow_look(app));
    tongue::follow(app);
    awake::follow(app);
    sound::follow(app);
    Effect::new(move |_| {
        if let Some(refusal) = app.refusal.get() {
            app.voice.warn(untrack(|| app.tell(&refusal)));
        }
    });
    Effect::new(move |_| {
        // A bot thinks and moves only while its table is on the page.
        if app.view.get() == View::Play { app.performer.go_on(app) } else { app.performer.rest() }
    });
    view! {
        <LiveRegions voice=app.voice/>
        <Notices/>
        {move || match app.view.get() {
            View::Start => view! { <StartPage/> }.into_any(),
            View::Play => view! { <PlayPage/> }.into_any(),
            View::Rules => view! { <RulesPage/> }.into_any(),
            View::House => view! { <HousePage/> }.into_any(),
            View::Games => view! { <GamesPage/> }.into_any(),
            View::Stored => view! { <StoredPage/> }.into_any(),
            View::Far => view! { <FarPage/> }.into_any(),
            View::Settings => view! { <SettingsPage/> }.into_any(),
            View::About => view! { <AboutPage/> }.into_any(),
        }}
    }
}

fn follow_language(app: App) {
    let language = app.speaker.with(|said| said.language);
    let title = match app.view.get() {
        View::Start => "app-title",
        View::Play => "app-title-play",
        View::Rules => "app-title-rules",
        View::House => "app-title-house",
        View::Games => "app-title-games",
        View::Stored => "app-title-stored",
        View::Far => "app-title-far",
        View::Settings => "app-title-settings",
        View::About => "app-title-about",
    };
    document().set_title(&app.say(title));
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", LANGUAGES[language].tag);
    }
}

/// What the style sheets draw differently, as attributes of the page's root; theme.js finds the theme of the system.
fn follow_look(app: App) {
    let Some(root) = document().document_element() else { return };
    for choice in [&choices::THEME, &choices::TEXT, &choices::PAWNS, &choices::THROWS, &choices::MOTION] {
        let _ = root.set_attribute(&format!("data-{}", choice.key), app.answer(choice));
    }
}

/// The style sheets time the shells' fall by the chosen speed, unless less motion is asked for.
fn follow_speed(app: App) {
    let throw_ms = app.speed().throw_ms();
    let root = document().document_element().and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(style) = root.map(|root| root.style()) else { return };
    let _ = if app.wants_less_motion() {
        style.remove_property("--time-throw").map(drop)
    } else {
        style.set_property("--time-throw", &format!("{throw_ms}ms"))
    };
}
