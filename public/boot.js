// Starts the page: loads the WebAssembly that trunk built, and shows a plain message with a reload
// button where it does not load or stops. Works without the WebAssembly, so it has its own few words.

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
  reload.addEventListener("click", () => location.reload());
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

try {
  const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
  const page = await import(new URL(js, import.meta.url));
  await page.default({ module_or_path: new URL(wasm, import.meta.url) });
  has_opened = true;
} catch (error) {
  console.error(error);
  show_failure("not_opened", "look_at");
}
