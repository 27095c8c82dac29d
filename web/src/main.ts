import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { preferredLanguage, useLanguage } from "./lib/i18n.svelte.ts";
import { applyTheme, settings } from "./lib/settings.svelte.ts";

applyTheme();
await useLanguage(preferredLanguage(settings.language || undefined));
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => null);
