/**
 * The service worker. It caches the client's files, so that the page opens without the server and can say so, and it
 * shows turn alerts, even while no page is open. It never touches requests to /api, so nothing of a game is cached.
 */
const CACHE = "sevenroads-1";
const MOST = 200;

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/"))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The page from the server, else from the cache. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** The names of these files contain a hash of their content, so a cached file is never out of date. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    const old = all.filter((one) => new URL(one.url).pathname !== "/").slice(0, Math.max(0, all.length - MOST));
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}

// ------------------------------------------------------------ turn alerts

addEventListener("push", (event) => event.waitUntil(alertTurn(event.data?.json() ?? {})));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

/** Uses the texts that the page left in the cache (`src/lib/alerts.ts`). A browser demands a notification in any case. */
async function alertTurn({ table, edition, enemy, guest }) {
  const kept = await (await caches.open("sevenroads-alerts")).match("/alert-words");
  const words = kept ? await kept.json() : { title: "Seven Roads", enemy: "{enemy}", machine: "", editions: {} };
  // Texts kept by an older page have no word for a guest.
  const name = guest && words.guest ? words.guest.replace("{number}", guest) : enemy;
  const against = name ? words.enemy.replace("{enemy}", () => name) : words.machine;
  await registration.showNotification(words.title, {
    body: [words.editions[edition], against].filter(Boolean).join(" · "),
    icon: "/icons/192.png",
    // A new alert for the same table replaces the last one and sounds again.
    tag: table ?? "",
    renotify: Boolean(table),
    data: table,
  });
}

/** Focuses a page that shows the table, else opens one. */
async function openTable(table) {
  const path = table ? `/table/${encodeURIComponent(table)}` : "/";
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
