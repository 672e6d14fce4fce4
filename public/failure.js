// The screen of a page that did not open, or that has stopped. It does without the WebAssembly, so it has its own
// few words.

import { open_newest, repair } from "./versions.js";

const WORDS = {
  en: {
    not_opened: "The game could not be opened",
    not_opened_advice: "Check the connection and reload. Saved games are kept.",
    too_old: "This browser is too old for the game",
    too_old_advice: "It needs one from 2023 or later: update this one, or open the page in another. Saved games are kept.",
    stopped: "The game stopped because of a fault in the app",
    stopped_advice: "Reload to go on from the last step. Saved games are kept.",
    repair_advice: "If that does not help, “Repair” fetches the whole page anew. Saved games and settings stay.",
    reload: "Reload",
    repair: "Repair",
    export: "Save games as a file",
  },
  kn: {
    not_opened: "ಆಟವನ್ನು ತೆರೆಯಲು ಆಗಲಿಲ್ಲ",
    not_opened_advice: "ಇಂಟರ್‌ನೆಟ್ ಇದೆಯೇ ನೋಡಿ, ಮತ್ತೆ ತೆರೆಯಿರಿ. ಉಳಿಸಿದ ಆಟಗಳು ಹಾಗೆಯೇ ಇವೆ.",
    too_old: "ಈ ಬ್ರೌಸರ್ ಆಟಕ್ಕೆ ತೀರಾ ಹಳೆಯದು",
    too_old_advice: "2023ರ ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೊಸ ಬ್ರೌಸರ್ ಬೇಕು: ಇದನ್ನು ಅಪ್‌ಡೇಟ್ ಮಾಡಿ, ಇಲ್ಲವೇ ಪುಟವನ್ನು ಬೇರೊಂದರಲ್ಲಿ ತೆರೆಯಿರಿ. ಉಳಿಸಿದ ಆಟಗಳು ಹಾಗೆಯೇ ಇವೆ.",
    stopped: "ಆ್ಯಪ್‌ನ ದೋಷದಿಂದ ಆಟ ನಿಂತುಹೋಯಿತು",
    stopped_advice: "ಕೊನೆಯ ಹೆಜ್ಜೆಯಿಂದ ಮುಂದುವರಿಸಲು ಮತ್ತೆ ತೆರೆಯಿರಿ. ಉಳಿಸಿದ ಆಟಗಳು ಹಾಗೆಯೇ ಇವೆ.",
    repair_advice: "ಅದರಿಂದ ಸರಿಹೋಗದಿದ್ದರೆ “ಸರಿಪಡಿಸಿ” ಒತ್ತಿ: ಇಡೀ ಪುಟ ಹೊಸದಾಗಿ ಬರುತ್ತದೆ. ಉಳಿಸಿದ ಆಟಗಳೂ ಸೆಟ್ಟಿಂಗ್‌ಗಳೂ ಹಾಗೆಯೇ ಇರುತ್ತವೆ.",
    reload: "ಮತ್ತೆ ತೆರೆಯಿರಿ",
    repair: "ಸರಿಪಡಿಸಿ",
    export: "ಆಟಗಳನ್ನು ಕಡತವಾಗಿ ಉಳಿಸಿ",
  },
  es: {
    not_opened: "No se pudo abrir el juego",
    not_opened_advice: "Compruebe la conexión y vuelva a cargar la página. Las partidas guardadas se conservan.",
    too_old: "Este navegador es demasiado antiguo para el juego",
    too_old_advice: "Hace falta uno de 2023 o posterior: actualice este o abra la página en otro. Las partidas guardadas se conservan.",
    stopped: "El juego se detuvo por un error de la app",
    stopped_advice: "Vuelva a cargar la página para seguir desde el último paso. Las partidas guardadas se conservan.",
    repair_advice: "Si eso no ayuda, «Reparar» trae de nuevo la página entera. Las partidas guardadas y los ajustes se conservan.",
    reload: "Volver a cargar",
    repair: "Reparar",
    export: "Guardar las partidas en un archivo",
  },
};

// Every key of the game begins so: other pages may lie on the same host.
const PREFIX = "chowka:";

// All that is kept for a person: each text as it stands, by its key without the prefix.
function everything_kept() {
  const kept = {};
  try {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
      kept[key.slice(PREFIX.length)] = localStorage.getItem(key);
    }
  } catch (error) {
    console.info(error); // the browser blocks its storage
  }
  return kept;
}

// Gives all that is kept as a file, the same that the page gives and takes:
// { "app": "chowkabara", "version": 1, "at": <ms since 1970>, "kept": { "settings": "<text>", "game": "<text>", … } }
function export_kept() {
  const now = new Date();
  const text = JSON.stringify({ app: "chowkabara", version: 1, at: now.getTime(), kept: everything_kept() });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `chowkabara-${now.toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may be asking where to put it
}

// The chosen language, else the browser's first that we have.
export function language() {
  const wished = [...navigator.languages];
  try {
    wished.unshift(String(JSON.parse(localStorage.getItem(`${PREFIX}settings`)).language));
  } catch {} // none was chosen, or it cannot be read
  const known = Object.keys(WORDS);
  return wished.map((tag) => tag.split("-")[0]).find((tag) => known.includes(tag)) ?? "en";
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  Object.entries(attributes).forEach(([attribute, value]) => made.setAttribute(attribute, value));
  return made;
}

// `what`: `not_opened`, `too_old` or `stopped`.
export function show_failure(what) {
  if (document.querySelector("[data-state=failed]")) return;
  const kept = everything_kept();
  const lang = language();
  const words = WORDS[lang];
  const button = (kind, action, act) => {
    const attributes = { type: "button", class: "button", "data-kind": kind, "data-action": action };
    const made = element("button", words[action], attributes);
    made.addEventListener("click", act);
    return made;
  };
  const message = element("div", "", { role: "alert" });
  message.append(
    element("h1", words[what]),
    element("p", words[`${what}_advice`]),
    element("p", words.repair_advice),
  );
  const actions = element("div", "", { class: "failure-actions" });
  actions.append(button("main", "reload", open_newest), button("line", "repair", repair));
  if (Object.keys(kept).length) actions.append(button("line", "export", export_kept));
  const screen = element("main", "", { class: "failure", "data-state": "failed", lang });
  screen.append(message, actions);
  document.documentElement.lang = lang;
  document.body.replaceChildren(screen);
}
