// Keeps the page in the browser, so that it opens at once and without a network.
//
// A version is all its files together. It is fetched as a whole, each file checked against its hash, and kept in a
// cache of its own; then it waits until no page of the older version is open, so that no page ever sees files of two
// versions. The build writes the version and the files in here; any change to them makes the browser fetch this anew.

const VERSION = "__VERSION__";
const FILES = __FILES__;
const CACHE = `conroi-${VERSION}`;

// What only the server can answer.
const LIVE = ["/health"];

self.addEventListener("install", (event) => event.waitUntil(fetchVersion()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
});
self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || LIVE.includes(pathname)) return;
  // As on the server: a name without a dot is a place in the page, not a file.
  const place = mode === "navigate" && !pathname.split("/").pop().includes(".");
  const path = place ? "/index.html" : pathname;
  if (path in FILES) event.respondWith(kept(path));
});

// All files or none: the browser refuses one that is not of this version, and tries again another day.
async function fetchVersion() {
  const cache = await caches.open(CACHE);
  await cache.addAll(Object.keys(FILES).map(request));
}

async function kept(path) {
  return (await caches.match(path, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request(path));
}

function request(path) {
  return new Request(path, { cache: "no-cache", integrity: FILES[path] });
}

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("conroi-") && name !== CACHE) await caches.delete(name);
  }
}

// A page asks while it is being loaded. If it is the only one, nobody is left who needs the older version.
async function takeOver(asker) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = pages.length <= 1;
  asker.postMessage(alone);
  if (alone) await self.skipWaiting();
}
