/**
 * Keeps the files of the client that were asked for, so that the page opens while the server is away and says so.
 * Nothing of a game is kept: requests to /api are left alone.
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
