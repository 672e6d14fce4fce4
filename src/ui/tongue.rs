//! The words of the languages: boot.js loads those of the page before it opens, others are loaded when they are wished for.

use std::collections::BTreeMap;

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

use super::app::{App, NoticeKind};
use crate::words::Message;
use crate::words::language::{LANGUAGES, Language};

#[wasm_bindgen]
extern "C" {
    /// Of boot.js: the words of a language, by its tag.
    #[wasm_bindgen(catch)]
    async fn fetch_words(tag: &str) -> Result<JsValue, JsValue>;
}

/// The words that are there, by the index of their language.
pub type Loaded = BTreeMap<usize, String>;

/// The words that boot.js has loaded.
pub fn first() -> Loaded {
    let words = Reflect::get(&window(), &"words".into()).unwrap_or_default();
    let part = |name: &str| Reflect::get(&words, &name.into()).ok().and_then(|part| part.as_string());
    let found = part("tag").zip(part("text"));
    found.map(|(tag, text)| (Language::best([tag.as_str()]), text)).into_iter().collect()
}

/// Loads the words of the language that is wished for, where they are missing. Where that fails, the page goes on in the
/// language that it has; what is kept is still the wish, since a page that is just being left can load nothing either.
pub fn follow(app: App) {
    Effect::new(move |_| {
        let wished = app.wished.get();
        if app.loaded.with_untracked(|loaded| loaded.contains_key(&wished)) {
            return;
        }
        spawn_local(async move {
            match fetch_words(LANGUAGES[wished].tag).await.ok().and_then(|text| text.as_string()) {
                Some(text) => app.loaded.update(|loaded| drop(loaded.insert(wished, text))),
                None if app.wished.get_untracked() == wished => {
                    let language = app.speaker.with_untracked(|said| said.language);
                    app.settings.update(|settings| settings.language = Some(LANGUAGES[language].tag.to_string()));
                    app.notify(NoticeKind::Error, vec![Message::new("notice-no-language")]);
                }
                None => {}
            }
        });
    });
}
