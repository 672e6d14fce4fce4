// Opens the page: loads the words of its language and the WebAssembly that trunk built. Where it does not load, or stops, failure.js takes over.

import { language, show_failure } from "./failure.js";
import { keep_on_device, repair } from "./versions.js";

globalThis.has_booted = true; // for old.js

// The smallest program that needs what the page's own does: references to things of the browser, and vectors of bytes.
const SAMPLE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 111, 3, 2, 1, 0, 10, 11, 1, 9, 0, 65, 0, 253, 15, 26, 208, 111, 11];

// A browser may know all of that, but not the words of our content security policy that allow it.
async function is_too_old() {
  if (!globalThis.HTMLDialogElement || !globalThis.CSSLayerBlockRule) return true;
  try {
    await WebAssembly.compile(new Uint8Array(SAMPLE));
    return false;
  } catch (error) {
    console.info(error);
    return true;
  }
}

// A trap in the WebAssembly leaves a page that answers to nothing. Other errors are only logged.
function has_trapped(error) {
  return error instanceof WebAssembly.RuntimeError;
}

// The words of a language; the page asks for those of another one by the same (src/ui/tongue.rs).
globalThis.fetch_words = async (tag) => {
  const answer = await fetch(new URL(`words/${tag}.ftl`, import.meta.url), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
};

async function load() {
  const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
  const tag = language();
  const [page, text] = await Promise.all([import(new URL(js, import.meta.url)), fetch_words(tag)]);
  globalThis.words = { tag, text };
  await page.default({ module_or_path: new URL(wasm, import.meta.url) });
  document.querySelector(".loading").remove();
  for (const [name, what] of [["error", "error"], ["unhandledrejection", "reason"]]) {
    addEventListener(name, (event) => {
      if (has_trapped(event[what])) show_failure("stopped");
    });
  }
}

async function start() {
  if (new URLSearchParams(location.search).has("reset-sw")) return repair();
  if (await is_too_old()) return show_failure("too_old");
  try {
    await load();
  } catch (error) {
    console.error(error);
    show_failure(has_trapped(error) ? "stopped" : "not_opened");
  }
  await keep_on_device();
}

// The browser may offer to install the page before there is a page to show it (src/ui/install.rs).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.install_offer = event;
});

start();
