//! Opens the bots' worker: text in, text out.

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {
    use chowkabara::bots::worker::{answer, hello};
    use wasm_bindgen::{JsCast, closure::Closure};
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    console_error_panic_hook::set_once();
    let worker: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answers = worker.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |question: MessageEvent| {
        let text = answer(&question.data().as_string().unwrap_or_default());
        answers.post_message(&text.into()).expect("text can always be posted");
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    worker.post_message(&hello().into()).expect("text can always be posted");
}

/// The worker lives in a browser.
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() {}
