import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { useLanguage } from "./lib/i18n.svelte.ts";
import { preferredLanguage } from "./lib/languages.ts";
import { applyTheme, settings } from "./lib/settings.svelte.ts";

applyTheme();
await useLanguage(preferredLanguage(settings.language || undefined));
mount(App, { target: document.getElementById("app")! });

/** When the page is there: keeping it for when the server is away must not hold it up. */
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  later(() => void navigator.serviceWorker.register("/sw.js").catch(() => null));
}
