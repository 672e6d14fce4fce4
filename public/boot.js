// Starts the page: loads the WebAssembly that trunk built, and shows a plain message with a reload
// button where it does not load or stops. Works without the WebAssembly, so it has its own few words.
// Keeps the page on the device (sw.js), where the browser can, and brings a new version when asked to.

const WORDS = {
  en: {
    not_opened: "The game could not be opened",
    look_at: "Check the connection and reload. A browser that is older than 2022 may be too old. Saved games are kept.",
    stopped: "The game stopped because of a mistake in it",
    go_on: "Reload to go on from the last step. Saved games are kept.",
    reload: "Reload",
  },
  kn: {
    not_opened: "ಆಟವನ್ನು ತೆರೆಯಲು ಆಗಲಿಲ್ಲ",
    look_at: "ಸಂಪರ್ಕವನ್ನು ನೋಡಿ ಮತ್ತೆ ತೆರೆಯಿರಿ. 2022ಕ್ಕಿಂತ ಹಳೆಯ ಬ್ರೌಸರಿನಲ್ಲಿ ಆಟ ತೆರೆಯದಿರಬಹುದು. ಉಳಿಸಿದ ಆಟಗಳು ಹಾಗೆಯೇ ಇವೆ.",
    stopped: "ಆಟದಲ್ಲಿನ ಒಂದು ತಪ್ಪಿನಿಂದ ಆಟ ನಿಂತಿತು",
    go_on: "ಕೊನೆಯ ಹೆಜ್ಜೆಯಿಂದ ಮುಂದುವರಿಸಲು ಮತ್ತೆ ತೆರೆಯಿರಿ. ಉಳಿಸಿದ ಆಟಗಳು ಹಾಗೆಯೇ ಇವೆ.",
    reload: "ಮತ್ತೆ ತೆರೆಯಿರಿ",
  },
  es: {
    not_opened: "No se pudo abrir el juego",
    look_at: "Comprueba la conexión y vuelve a cargar la página. Un navegador anterior a 2022 puede ser demasiado antiguo. Las partidas guardadas se conservan.",
    stopped: "El juego se detuvo por un error suyo",
    go_on: "Vuelve a cargar la página para seguir desde el último paso. Las partidas guardadas se conservan.",
    reload: "Volver a cargar",
  },
};

let has_opened = false;

// Before the page has opened, the browser's first language that we have; afterwards the page's own.
function language() {
  const wished = has_opened ? [document.documentElement.lang] : navigator.languages;
  const known = wished.map((tag) => tag.split("-")[0]).find((tag) => tag in WORDS);
  return known ?? "en";
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function show_failure(title, advice) {
  if (document.querySelector("[data-state=failed]")) return;
  const lang = language();
  const words = WORDS[lang];
  const reload = element("button", words.reload);
  reload.type = "button";
  reload.addEventListener("click", open_newest);
  const message = document.createElement("div");
  message.setAttribute("role", "alert");
  message.append(element("h1", words[title]), element("p", words[advice]));
  const screen = document.createElement("main");
  screen.className = "failure";
  screen.dataset.state = "failed";
  screen.lang = lang;
  screen.append(message, reload);
  document.body.replaceChildren(screen);
}

// A trap in the WebAssembly leaves a page that answers to nothing. Other errors are only logged.
function has_trapped(error) {
  return error instanceof WebAssembly.RuntimeError;
}

addEventListener("error", (event) => {
  if (has_opened && has_trapped(event.error)) show_failure("stopped", "go_on");
});
addEventListener("unhandledrejection", (event) => {
  if (has_opened && has_trapped(event.reason)) show_failure("stopped", "go_on");
});

// The page hears of a new version by the event `version-ready` and asks for it by `version-wanted`; a
// running game is never interrupted from here.
const HOUR_MS = 3_600_000;
const workers = service_workers();
let registration;
let is_wanted = false;
let is_leaving = false;

// Only where the connection is secure, and the frame around the page, if any, allows it.
function service_workers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

function reload_once() {
  if (is_leaving) return;
  is_leaving = true;
  location.reload();
}

// Where no version waits, another tab has brought it already, or there is none.
function open_newest() {
  const waiting = registration?.waiting;
  if (!waiting) return reload_once();
  is_wanted = true;
  waiting.postMessage("SKIP_WAITING");
}

function offer_version() {
  dispatchEvent(new Event("version-ready"));
}

function follow_versions() {
  // The first worker of all takes over a page of its own version.
  let is_first = !registration.active;
  workers.addEventListener("controllerchange", () => {
    if (is_wanted) reload_once();
    else if (!is_first) offer_version();
    is_first = false;
  });
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer_version();
    });
  });
  if (registration.waiting) offer_version();
  let looked_at = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked_at < HOUR_MS) return;
    looked_at = Date.now();
    registration.update().catch(() => {}); // without network there is nothing new
  });
}

// Without a service worker the page plays the same, as long as there is a network.
async function keep_on_device() {
  if (!workers) return;
  try {
    registration = await workers.register(new URL("sw.js", import.meta.url), { updateViaCache: "none" });
    follow_versions();
  } catch (error) {
    console.info(error);
  }
}

addEventListener("version-wanted", open_newest);

try {
  const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
  const page = await import(new URL(js, import.meta.url));
  await page.default({ module_or_path: new URL(wasm, import.meta.url) });
  has_opened = true;
} catch (error) {
  console.error(error);
  show_failure("not_opened", "look_at");
}
await keep_on_device();
