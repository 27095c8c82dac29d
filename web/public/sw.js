/**
 * Keeps the files of the client that were asked for, so that the page opens while the server is away and says so.
 * Nothing of a game is kept: requests to /api are left alone. Shows turn alerts, also while no page is open.
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

/** The page as the server has it; else as it was. */
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

/** The names of these files change with their content: what is kept is right. */
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

/** In the words that the page has left here; a browser must show something in any case. */
async function alertTurn({ table, edition, enemy }) {
  const kept = await (await caches.open("sevenroads-alerts")).match("/alert-words");
  const words = kept ? await kept.json() : { title: "Seven Roads", enemy: "{enemy}", machine: "", editions: {} };
  const against = enemy ? words.enemy.replace("{enemy}", () => enemy) : words.machine;
  await registration.showNotification(words.title, {
    body: [words.editions[edition], against].filter(Boolean).join(" · "),
    icon: "/icons/192.png",
    // A newer one takes the place of the last, and is heard.
    tag: table ?? "",
    renotify: Boolean(table),
    data: table,
  });
}

/** A page that shows the table already, else a new one. */
async function openTable(table) {
  const path = table ? `/table/${encodeURIComponent(table)}` : "/";
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
