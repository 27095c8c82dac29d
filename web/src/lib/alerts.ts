/**
 * Turn alerts on this device: the browser's subscription to web push, and the words for the service worker, which
 * shows them while no page is open.
 */
import { api } from "../wire/http.ts";

/** What the service worker says; it fills in `{enemy}`. */
export interface Words {
  title: string;
  enemy: string;
  machine: string;
  editions: Record<string, string>;
}

/** Also known to sw.js. */
const CACHE = "sevenroads-alerts";
const WORDS = "/alert-words";

export const possible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  if (!possible()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;
}

/** As the server writes its key. */
function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether this device is told. The server hears of it anew, since it may have forgotten, or have another key by now. */
export async function alertsOn(key: string): Promise<boolean> {
  const found = await subscription();
  if (!found) return false;
  if (keyOf(found) !== key || Notification.permission !== "granted") {
    await found.unsubscribe();
    return false;
  }
  await api.subscribe(found.toJSON()).catch(() => null);
  return true;
}

/** False if the player does not allow it. */
export async function turnAlertsOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await api.subscribe(made.toJSON());
  } catch (problem) {
    await made.unsubscribe();
    throw problem;
  }
  return true;
}

export async function turnAlertsOff(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  // If the server is not reached it will learn from the push service that nobody is there.
  await Promise.allSettled([api.unsubscribe(found.toJSON()), found.unsubscribe()]);
}

/** Someone else plays here now: the alerts of this device are theirs. */
export async function handAlertsOver(): Promise<void> {
  const found = await subscription();
  if (found) await api.subscribe(found.toJSON());
}

export async function keepWords(words: Words): Promise<void> {
  await (await caches.open(CACHE)).put(WORDS, Response.json(words));
}
