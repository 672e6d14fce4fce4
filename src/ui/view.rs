//! The pages by their names in the address.

use leptos::prelude::window;

/// What the page shows. The address bar's fragment names it, so that it can be opened again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Start,
    Play,
    Rules,
    House,
    /// The saved games.
    Games,
    /// What is stored on the device.
    Stored,
    /// Setting up a game by link.
    Far,
    Settings,
    /// Where the rules come from.
    About,
}

impl View {
    const ALL: [(View, &'static str); 9] = [
        (View::Start, ""),
        (View::Play, "play"),
        (View::Rules, "rules"),
        (View::House, "house"),
        (View::Games, "games"),
        (View::Stored, "stored"),
        (View::Far, "far"),
        (View::Settings, "settings"),
        (View::About, "about-rules"),
    ];

    pub fn fragment(self) -> &'static str {
        View::ALL.iter().find(|(view, _)| *view == self).expect("every view has a fragment").1
    }

    pub fn of_address() -> View {
        let hash = window().location().hash().unwrap_or_default();
        let fragment = hash.trim_start_matches('#');
        View::ALL.iter().find(|(_, name)| *name == fragment).map_or(View::Start, |(view, _)| *view)
    }
}
