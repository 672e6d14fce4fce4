// Keeps the whole page on the device: it opens and plays without network, and only ever as one version.
// `cargo xtask build` fills in the list of files, each with its SHA-256. A version is installed whole or
// not at all, and waits until the page asks for it (versions.js).

const FILES = {};
const VERSION = "none";

// Storage is shared by all that is on this host: the name tells this app, at this address, from others.
const SCOPE = new URL(registration.scope);
const OWN = `chowka-${SCOPE.pathname} `;
const CACHE = OWN + VERSION;

// What a file is, whatever its server says: a browser compiles WebAssembly only under its own type.
const TYPES = {
  css: "text/css; charset=utf-8",
  ftl: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

function type_of(file) {
  return TYPES[file.split(".").pop()] ?? "application/octet-stream";
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Gives a file of exactly this version. A server that is changing, or a cache on the way, may send another.
async function fetch_file([file, hash]) {
  const answer = await fetch(new URL(file, SCOPE), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if ((await sha256(bytes)) !== hash) throw new Error(`${file} is of another version`);
  return [file, new Response(bytes, { headers: { "Content-Type": type_of(file) } })];
}

async function install() {
  const files = await Promise.all(Object.entries(FILES).map(fetch_file));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([file, answer]) => cache.put(new URL(file, SCOPE), answer)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// The file that an address stands for, whatever its query; the page itself is at the scope's own address.
// Its own addresses are relative, so that it is no answer to anything below that.
function file_for(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return undefined;
  const file = url.pathname.slice(SCOPE.pathname.length) || "index.html";
  return Object.hasOwn(FILES, file) ? file : undefined;
}

async function answer(file, request) {
  // A browser that is short of space, or a repair, may have emptied the cache.
  return (await caches.match(new URL(file, SCOPE), { cacheName: CACHE })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") skipWaiting();
});
addEventListener("fetch", (event) => {
  const file = event.request.method === "GET" ? file_for(event.request.url) : undefined;
  if (file) event.respondWith(answer(file, event.request));
});
