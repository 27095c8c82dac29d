/**
 * Turn alerts on this device: the browser's web push subscription, and the texts that the service worker (`sw.js`)
 * needs to show an alert while no page is open.
 */
import { api, Problem } from "../wire/http.ts";

/** The service worker fills in `{enemy}` and `{number}`. */
interface Words {
  title: string;
  enemy: string;
  guest: string;
  machine: string;
  editions: Record<string, string>;
}

/** `sw.js` reads the texts from here. */
const CACHE = "sevenroads-alerts";
const WORDS = "/alert-words";

const supported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  if (!supported()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;
}

/** The key of a subscription in the server's notation, unpadded base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether alerts are on. Renews the subscription at the server, which may have lost it or changed its key. */
export async function alertsOn(key: string): Promise<boolean> {
  const found = await subscription();
  if (!found) return false;
  if (keyOf(found) !== key || Notification.permission !== "granted") {
    await found.unsubscribe();
    return false;
  }
  await api.subscribe(found.toJSON());
  return true;
}

/** Returns false if the player does not allow notifications. */
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
  await found.unsubscribe();
  try {
    await api.unsubscribe(found.toJSON());
  } catch (error) {
    // The push service will tell the server that the subscription has ended.
    if (!(error instanceof Problem)) throw error;
  }
}

/** After signing in: the alerts of this device are for the new account. */
export async function handAlertsOver(): Promise<void> {
  const found = await subscription();
  if (found) await api.subscribe(found.toJSON());
}

/** Stores the texts in the language in use for the service worker. */
export async function keepWords(words: Words): Promise<void> {
  await (await caches.open(CACHE)).put(WORDS, Response.json(words));
}
