//! What is said to those who hear the page: one polite live region and one assertive one, there from the beginning.

use leptos::prelude::*;

/// So many messages wait at most while the page is not drawn, the newest ones.
const MOST: usize = 12;

/// A handle: copies speak through the same regions.
#[derive(Clone, Copy)]
pub struct Voice {
    polite: Region,
    assertive: Region,
}

#[derive(Clone, Copy)]
struct Region {
    text: RwSignal<String>,
    /// Messages for the next frame.
    waiting: StoredValue<Vec<String>>,
}

impl Voice {
    pub fn new() -> Voice {
        let region = || Region { text: RwSignal::new(String::new()), waiting: StoredValue::new(Vec::new()) };
        Voice { polite: region(), assertive: region() }
    }

    /// Says what has happened, when the reader has a moment.
    pub fn say(self, text: String) {
        self.polite.announce(text);
    }

    /// Says at once why something does not work.
    pub fn warn(self, text: String) {
        self.assertive.announce(text);
    }

    /// Takes back what stands in the regions.
    pub fn hush(self) {
        self.polite.text.set(String::new());
        self.assertive.text.set(String::new());
    }
}

impl Region {
    /// Empties the region and fills it in the next frame: readers hear what changes, also when it is the same as
    /// before. Messages of one frame are said together.
    fn announce(self, text: String) {
        if text.trim().is_empty() {
            return;
        }
        let count = self.waiting.try_update_value(|waiting| {
            waiting.push(text);
            waiting.len()
        });
        match count {
            Some(1) => {
                self.text.set(String::new());
                request_animation_frame(move || {
                    let mut waiting = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
                    waiting.drain(..waiting.len().saturating_sub(MOST));
                    self.text.try_set(waiting.join(" "));
                });
            }
            Some(count) if count > 2 * MOST => self.waiting.update_value(|waiting| drop(waiting.drain(..MOST))),
            _ => {}
        }
    }
}

/// The two regions. A card has its own, since whatever lies behind it is silent.
#[component]
pub fn LiveRegions(voice: Voice) -> impl IntoView {
    view! {
        <div class="hidden" role="status" aria-live="polite" aria-atomic="true" data-live="polite">{move || voice.polite.text.get()}</div>
        <div class="hidden" role="alert" aria-live="assertive" aria-atomic="true" data-live="assertive">{move || voice.assertive.text.get()}</div>
    }
}
