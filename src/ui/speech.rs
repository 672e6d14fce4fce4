//! Speaks what happens, where the person wants it and the device has a voice for the language.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use super::app::App;
use crate::store::choices;
use crate::words::language::LANGUAGES;

fn synthesis() -> Option<SpeechSynthesis> {
    let has = js_sys::Reflect::has(&window(), &"speechSynthesis".into()).unwrap_or(false);
    if has { window().speech_synthesis().ok() } else { None }
}

/// A voice for the page's language.
fn voice(app: App) -> Option<SpeechSynthesisVoice> {
    let tag = app.speaker.with(|said| LANGUAGES[said.language].tag);
    let voices = synthesis()?.get_voices();
    let mut voices = voices.iter().filter_map(|voice| voice.dyn_into::<SpeechSynthesisVoice>().ok());
    voices.find(|voice| voice.lang().split(['-', '_']).next() == Some(tag))
}

/// Whether the device has a voice for the page's language.
pub fn is_there(app: App) -> bool {
    voice(app).is_some()
}

/// Speaks a text in place of what is being spoken.
pub fn say(app: App, text: &str) {
    let voice = untrack(|| app.is_on(&choices::VOICE).then(|| voice(app)).flatten());
    let (Some(voice), Some(synthesis)) = (voice, synthesis()) else { return };
    if let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) {
        utterance.set_lang(&voice.lang());
        utterance.set_voice(Some(&voice));
        synthesis.cancel();
        synthesis.speak(&utterance);
    }
}
