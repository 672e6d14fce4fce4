//! Installing the page as an app: by the browser's own offer, or by hand where it makes none.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app::{App, app};
use super::panel::Card;
use crate::words::installing::Menu;

/// Where boot.js keeps the browser's offer, which may come before the page.
const OFFER: &str = "install_offer";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Installed,
    /// The browser asks the person as soon as it is told to.
    Offered,
    ByHand(Menu),
    /// No way is known, or none now.
    Unknown,
}

/// A handle to whether and how the page can be installed.
#[derive(Clone, Copy)]
pub struct Install(RwSignal<State>);

/// Keeps up with the browser, for all components below.
pub fn follow() {
    let state = RwSignal::new(State::now());
    provide_context(Install(state));
    let on_offer = window_event_listener_untyped("beforeinstallprompt", move |_| state.set(State::now()));
    let on_installed = window_event_listener_untyped("appinstalled", move |_| state.set(State::Installed));
    on_cleanup(move || {
        on_offer.remove();
        on_installed.remove();
    });
}

impl State {
    fn now() -> State {
        let window = window();
        let is_app = window.match_media("(display-mode: standalone), (display-mode: minimal-ui)");
        if is_app.ok().flatten().is_some_and(|query| query.matches()) {
            return State::Installed;
        }
        if window.get(OFFER).is_some() {
            return State::Offered;
        }
        let navigator = window.navigator();
        let agent = navigator.user_agent().unwrap_or_default();
        Menu::of(&agent, navigator.max_touch_points()).map_or(State::Unknown, State::ByHand)
    }
}

impl Install {
    /// The handle, from within a component.
    pub fn here() -> Install {
        expect_context()
    }

    pub fn is_possible(self) -> bool {
        matches!(self.0.get(), State::Offered | State::ByHand(_))
    }

    /// Has the browser ask the person, or shows how it is done by hand.
    pub fn begin(self, app: App) {
        match self.0.get_untracked() {
            State::Offered => {
                ask();
                self.0.set(State::Unknown);
            }
            State::ByHand(_) => app.card.set(Some(Card::Install)),
            State::Installed | State::Unknown => {}
        }
    }
}

/// Takes the browser's offer up; it holds but once.
fn ask() {
    let Some(offer) = window().get(OFFER) else { return };
    let prompt =
        js_sys::Reflect::get(&offer, &"prompt".into()).and_then(|prompt| prompt.dyn_into::<js_sys::Function>());
    let _ = prompt.and_then(|prompt| prompt.call0(&offer));
    let _ = js_sys::Reflect::delete_property(&window(), &OFFER.into());
}

/// The steps by which a person installs the page in this browser.
#[component]
pub fn InstallSteps() -> impl IntoView {
    let app = app();
    let steps = match Install::here().0.get_untracked() {
        State::ByHand(menu) => menu.steps(),
        _ => &[],
    };
    view! {
        <div class="card-body">
            <ol class="how">{steps.iter().map(|&id| view! { <li>{move || app.say(id)}</li> }).collect_view()}</ol>
        </div>
    }
}
