//! The bots' web worker, from the page's side: started when first needed, ended when silent or broken.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::bots::worker::{BUILD, Reply, read_reply};

/// The file that trunk makes for the worker.
const FILE: &str = "./bot_loader.js";

/// What comes from the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Answer {
        ticket: u32,
        token: String,
    },
    /// It crashed or could not answer.
    Broken,
    /// It belongs to another build than the page.
    Stranger,
}

#[derive(Default)]
pub struct BotWorker {
    running: Option<Running>,
}

struct Running {
    worker: Worker,
    talk: StoredValue<Talk, LocalStorage>,
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(ErrorEvent)>,
}

/// A worker hears nothing before its own hello: a question waits for that.
#[derive(Default)]
struct Talk {
    has_said_hello: bool,
    waiting: Option<String>,
}

impl BotWorker {
    /// Asks a question, and starts the worker where none runs; `false` when that cannot be done. `heard` is kept for as
    /// long as the worker runs.
    pub fn ask(&mut self, text: String, heard: impl Fn(Heard) + Copy + 'static) -> bool {
        if self.running.is_none() {
            self.running = Running::start(heard);
        }
        let Some(running) = &self.running else { return false };
        if running.talk.with_value(|talk| talk.has_said_hello) {
            return running.worker.post_message(&text.into()).is_ok();
        }
        running.talk.update_value(|talk| talk.waiting = Some(text));
        true
    }

    /// Ends the worker, thinking or not.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.worker.set_onmessage(None);
            running.worker.set_onerror(None);
            running.worker.terminate();
            running.talk.dispose();
        }
    }
}

impl Running {
    fn start(heard: impl Fn(Heard) + Copy + 'static) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(FILE, &options).ok()?;
        let talk = StoredValue::new_local(Talk::default());
        let speaker = worker.clone();
        let hears =
            Closure::new(move |event: MessageEvent| match read_reply(&event.data().as_string().unwrap_or_default()) {
                Reply::Hello { build } if build == BUILD => {
                    let waiting = talk.try_update_value(|talk| {
                        talk.has_said_hello = true;
                        talk.waiting.take()
                    });
                    if let Some(text) = waiting.flatten() {
                        let _ = speaker.post_message(&text.into());
                    }
                }
                Reply::Answer { ticket, token } => heard(Heard::Answer { ticket, token }),
                Reply::Hello { .. } => heard(Heard::Stranger),
                Reply::Error(_) => heard(Heard::Broken),
            });
        let fails = Closure::new(move |event: ErrorEvent| {
            event.prevent_default();
            heard(Heard::Broken);
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Some(Running { worker, talk, _hears: hears, _fails: fails })
    }
}
