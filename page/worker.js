/**
 * Keeps the files of the page, so that it opens also while the server is not running; and shows
 * reminders, which come also while no screen is open.
 *
 * What the server says (/api) is never kept.  The page itself is asked of the server first: a new
 * version is there at once, and brings a worker of its own, which takes over when no screen of the
 * version before is open any more.  Until then those find the files they were opened with.
 */
const CACHE = "kanly-" + KANLY_VERSION;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KANLY_FILES.map((path) => new Request(path, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("kanly-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request);
}

/** Files under /assets carry their content in their name: they never change. */
async function unchanging(request) {
  return (await kept(request)) ?? fetch(request);
}

async function freshOrKept(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (await kept(path)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(unchanging(request));
  else if (request.mode === "navigate") event.respondWith(freshOrKept(request, "/"));
  else event.respondWith(freshOrKept(request, pathname));
});

/** What a reminder says; the one before is over then. */
async function remind({ table, title, text, tag }) {
  for (const shown of await registration.getNotifications()) if (shown.tag !== tag) shown.close();
  const icon = "/icons/kanly-192.png";
  await registration.showNotification(title, { body: text, tag, icon, data: { table } });
}

/** The table somebody is asked at: where it is open already, or in a window of its own. */
async function goTo(table) {
  const path = "/table/" + encodeURIComponent(table);
  const screens = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = screens.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(remind(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.table));
});
