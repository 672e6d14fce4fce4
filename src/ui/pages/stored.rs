//! What is stored on the device, and what can be done with it: carry it away, take it in, erase it, repair the page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use crate::store::browser::Browser;
use crate::store::dump::{Dump, DumpError, Preview, Take};
use crate::store::{games, houses};
use crate::ui::app::{App, NoticeKind, app};
use crate::ui::opening::fresh_id;
use crate::ui::panel::{Card, Cards};
use crate::ui::widget::{CopyButton, page_head};
use crate::ui::{file, keeping, version};
use crate::words::Message;

/// A file that waits until a person agrees to take it in.
#[derive(Clone)]
struct Waiting {
    dump: Dump,
    preview: Preview,
}

#[component]
pub fn StoredPage() -> impl IntoView {
    let app = app();
    let is_persistent = RwSignal::new(None);
    spawn_local(async move {
        let promised = keeping::is_persistent().await;
        let _ = is_persistent.try_set(promised);
    });
    let promise = move || match is_persistent.get() {
        Some(true) => "stored-persistent",
        Some(false) => "stored-not-persistent",
        None => "stored-persistence-unknown",
    };
    let counts = move || {
        app.shelf_changes.get();
        let dump = Dump::of(&Browser);
        let (games, houses) = (games::all(&Browser).len(), houses::all(&Browser).0.len());
        let kilobytes = dump.length().div_ceil(1000);
        let (games, houses, kilobytes) = (games as i64, houses as i64, kilobytes as i64);
        Message::new("stored-amount").number("games", games).number("houses", houses).number("kilobytes", kilobytes)
    };
    let broken = move || {
        app.shelf_changes.get();
        games::broken(&Browser)
    };
    view! {
        <main class="page">
            {page_head("stored-title")}
            <section class="panel stored">
                <p>{move || app.say("stored-nothing-leaves")}</p>
                <p>{move || app.say("stored-what")}</p>
                <p>{move || app.tell(&counts())}</p>
                <p>{move || app.say(promise())}</p>
            </section>
            <section class="panel stored">
                <h2>{move || app.say("stored-carry")}</h2>
                <p>{move || app.say("stored-carry-text")}</p>
                <div class="actions">
                    <button type="button" class="button" data-kind="main" data-action="export" on:click=move |_| keeping::export(app)>
                        {move || app.say("stored-export")}
                    </button>
                    <Import/>
                </div>
            </section>
            {move || { let broken = broken(); (!broken.is_empty()).then(|| view! {
                <section class="panel stored">
                    <h2>{move || app.say("stored-broken")}</h2>
                    <p>{move || app.say("stored-broken-text")}</p>
                    {broken.into_iter().map(|(key, text)| view! { <Broken key=key text=text/> }).collect_view()}
                </section>
            }) }}
            <section class="panel stored">
                <h2>{move || app.say("stored-repair")}</h2>
                <p>{move || app.say("stored-repair-text")}</p>
                <div class="actions">
                    <button type="button" class="button" data-kind="line" data-action="repair" on:click=move |_| version::repair()>
                        {move || app.say("stored-repair-do")}
                    </button>
                </div>
            </section>
            <section class="panel stored">
                <h2>{move || app.say("stored-erase")}</h2>
                <p>{move || app.say("stored-erase-text")}</p>
                <div class="actions">
                    <button type="button" class="button" data-kind="line" data-action="erase" on:click=move |_| app.card.set(Some(Card::ConfirmErase))>
                        {move || app.say("stored-erase-do")}
                    </button>
                </div>
            </section>
            <Cards/>
        </main>
    }
}

/// A text that could not be read, to be copied or thrown away.
#[component]
fn Broken(key: String, text: String) -> impl IntoView {
    let app = app();
    let shown = text.clone();
    view! {
        <div class="broken">
            <textarea class="kept" readonly rows="4" aria-label=move || app.say("notice-kept-text")>{shown}</textarea>
            <div class="actions">
                <CopyButton text=Signal::stored(text) kind="line" field=".broken textarea"/>
                <button type="button" class="button" data-kind="line" data-action="delete-broken" on:click=move |_| keeping::delete_broken(app, &key)>
                    {move || app.say("stored-broken-delete")}
                </button>
            </div>
        </div>
    }
}

/// Reads a file, tells what it would bring, and takes it in when a person agrees.
#[component]
fn Import() -> impl IntoView {
    let app = app();
    let waiting = RwSignal::new(None::<Waiting>);
    let fault = RwSignal::new(None::<Message>);
    let with_settings = RwSignal::new(false);
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some((input, found)) = input.and_then(|input| Some((input.clone(), input.files()?.get(0)?))) else {
            return;
        };
        spawn_local(async move {
            let read = if found.size() > Dump::MAX_LENGTH as f64 {
                Err(DumpError::TooLong)
            } else {
                let text = file::text(&found).await.map_err(|_| DumpError::Foreign);
                text.and_then(|text| Dump::read(&text))
            };
            input.set_value(""); // the same file can be chosen again
            fault.try_set(read.as_ref().err().map(|error| fault_of(*error)));
            if let Ok(dump) = &read {
                app.voice.say(untrack(|| app.tell_all(&told(&dump.preview(&Browser)))));
            }
            waiting.try_set(read.ok().map(|dump| Waiting { preview: dump.preview(&Browser), dump }));
        });
    };
    let import = move |_| {
        let Some(Waiting { dump, .. }) = waiting.get_untracked() else { return };
        let take = if with_settings.get_untracked() { Take::GamesWithSettings } else { Take::Games };
        match dump.import(&Browser, take, fresh_id) {
            Ok(count) => imported(app, count),
            Err(_) => fault.set(Some(Message::new("stored-import-no-room"))),
        }
        waiting.set(None);
    };
    view! {
        <label class="button" data-kind="line">
            <input type="file" class="hidden" data-field="import" accept=".json,application/json" on:change=chosen/>
            {move || app.say("stored-import")}
        </label>
        {move || fault.get().map(|message| view! { <p class="refused" role="alert">{move || app.tell(&message)}</p> })}
        {move || waiting.get().map(|Waiting { preview, .. }| view! {
            <div class="preview">
                <p>{move || app.tell_all(&told(&preview))}</p>
                {preview.has_settings.then(|| view! {
                    <label class="field-line">
                        <span>{move || app.say("stored-import-settings")}</span>
                        <input type="checkbox" role="switch" data-field="settings" prop:checked=move || with_settings.get()
                            on:change=move |event| with_settings.set(event_target_checked(&event))/>
                    </label>
                })}
                <div class="actions">
                    <button type="button" class="button" data-kind="line" on:click=move |_| waiting.set(None)>{move || app.say("app-cancel")}</button>
                    <button type="button" class="button" data-kind="main" data-action="import" on:click=import>{move || app.say("stored-import-do")}</button>
                </div>
            </div>
        })}
    }
}

fn imported(app: App, count: usize) {
    keeping::read_settings(app);
    app.shelf_changes.update(|changes| *changes += 1);
    app.notify(NoticeKind::Info, vec![Message::new("stored-imported").number("count", count as i64)]);
}

fn fault_of(error: DumpError) -> Message {
    Message::new(match error {
        DumpError::Foreign => "stored-import-foreign",
        DumpError::Newer => "fault-newer",
        DumpError::TooLong => "fault-too-long",
    })
}

/// What a file would bring, one sentence for each kind that is in it.
fn told(preview: &Preview) -> Vec<Message> {
    let kinds = [
        ("stored-preview-new", preview.new),
        ("stored-preview-known", preview.known),
        ("stored-preview-different", preview.different),
        ("stored-preview-houses", preview.houses),
        ("stored-preview-unreadable", preview.unreadable),
    ];
    let some = kinds.into_iter().filter(|&(id, count)| count > 0 || id == "stored-preview-new");
    some.map(|(id, count)| Message::new(id).number("count", count as i64)).collect()
}
