// Keeps the page on the device (sw.js), where the browser can; brings a new version when asked to; lets go of it all
// when something is wrong with it. A running game is never interrupted from here.
//
// The page (src/ui/version.rs) hears of a new version by the event `version-ready` and asks for it by
// `version-wanted`; it tells that it is mixed of two versions by `version-mixed`, asks for repair by
// `repair-wanted`, and by `erasing-wanted` to leave nothing on the device.

const HOUR_MS = 3_600_000;
const SCOPE = new URL("./", import.meta.url);
// The caches of sw.js begin so.
const OWN = `chowka-${SCOPE.pathname} `;
const MENDED = "chowka:mended";

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
export function open_newest() {
  const waiting = registration?.waiting;
  if (!waiting) return reload_once();
  is_wanted = true;
  waiting.postMessage("SKIP_WAITING");
}

// Loading the page anew brings the version that its other parts already have. One that stays mixed is left alone.
function mend_once(event) {
  try {
    if (sessionStorage.getItem(MENDED)) return;
    sessionStorage.setItem(MENDED, "yes");
  } catch {
    return; // who cannot count to one could go on for ever
  }
  event.preventDefault(); // claimed: the page waits for it
  open_newest();
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
export async function keep_on_device() {
  if (!workers) return;
  try {
    registration = await workers.register(new URL("sw.js", SCOPE), { updateViaCache: "none" });
    follow_versions();
  } catch (error) {
    console.info(error);
  }
}

// Leaves nothing of the page on the device.
async function let_go() {
  // The worker that answers here may be that of another page, at an address above.
  const kept = await workers?.getRegistration(SCOPE);
  if (kept?.scope === SCOPE.href) await kept.unregister();
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(OWN)).map((name) => caches.delete(name)));
}

async function fetch_anew() {
  // Without network nothing would come in its place.
  await fetch(new URL("sw.js", SCOPE), { cache: "no-store" });
  await let_go();
  // The browser has a cache of its own, which answers for as long as the server said.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await Promise.all([SCOPE, ...loaded].map((address) => fetch(address, { cache: "reload" })));
}

// Lets go of what the browser keeps of the page itself, never of what it keeps for a person, and opens the page
// from the network.
export async function repair() {
  try {
    await fetch_anew();
  } catch (error) {
    console.info(error);
  }
  location.replace(location.pathname);
}

addEventListener("version-wanted", open_newest);
addEventListener("version-mixed", mend_once);
addEventListener("repair-wanted", repair);
addEventListener("erasing-wanted", let_go);
