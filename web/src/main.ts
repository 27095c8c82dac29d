/** Starts the client: router, texts, connection, then the page. */
import { hydrate, mount } from "svelte";
import "./app.css";
import "virtual:look.css";
import App from "./App.svelte";
import { useLanguage } from "./lib/i18n.svelte.ts";
import { preferredLanguage } from "./lib/languages.ts";
import { follow } from "./lib/router.svelte.ts";
import { connection } from "./lib/session.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";
import { DEFAULTS } from "./lib/stored.ts";
import { keepPicture } from "./home/pictures.svelte.ts";

// The built page contains it as a script of its own.
if (import.meta.env.DEV) await import("./early.ts");

const root = document.documentElement;
const app = document.getElementById("app")!;

/** Hydrates the prerendered page and repeats what the visitor changed or pressed before. */
function wake(): void {
  const changed = app.querySelectorAll<HTMLElement>(
    "input:checked:not(:default), input:default:not(:checked, [type=radio])",
  );
  const pressed = app.querySelectorAll<HTMLElement>("[data-pressed]");
  hydrate(App, { target: app });
  for (const one of [...changed, ...pressed]) one.click();
}

// The server no longer has a part of this page that is loaded when it is needed.
window.addEventListener("vite:preloadError", () => connection.reportMissingPart());

follow();
await useLanguage(preferredLanguage(settings.language));
connection.start();

const picture = app.querySelector(".picture")?.innerHTML;
if (picture) keepPicture(DEFAULTS.edition, picture);
if (picture && root.dataset["page"] === "drawn") wake();
else {
  app.replaceChildren();
  mount(App, { target: app });
}
root.dataset["page"] = "live";

/** The service worker must not delay the first page. Without one (in some private windows) the client works online. */
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  later(() => void navigator.serviceWorker.register("/sw.js").catch(console.warn));
}
