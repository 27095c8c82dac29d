/**
 * A small script that runs before the first paint. It sets the theme, starts loading the texts, and decides whether
 * the prerendered first page is right for this visitor. The root's `data-page` says so: "drawn" (prerendered and shown),
 * "other" (wrong for this visitor, so it stays hidden), and "live" once `main.ts` has made the page interactive.
 */
import { preferredLanguage } from "./lib/languages.ts";
import { DEFAULTS, showLook, stored } from "./lib/stored.ts";

const root = document.documentElement;
const kept = stored();
const language = preferredLanguage(kept.language);

/** The first page is prerendered with the default settings. */
const fits =
  location.pathname === "/" &&
  language === root.lang &&
  (["edition", "level", "beginner"] as const).every((name) => kept[name] === DEFAULTS[name]);
/** Only newcomers are offered the first game; the style sheet hides the offer until the client runs. */
root.dataset["visit"] = kept.visited || kept.firstGame ? "again" : "first";

showLook(kept);
root.dataset["page"] = fits ? "drawn" : "other";

const { main, [language]: texts } = document.currentScript?.dataset ?? {};
if (texts) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: texts }));

/** Lets the browser paint the prerendered page before the client starts; a hidden page does not wait. */
const start = () => void import(/* @vite-ignore */ main!);
if (main) {
  addEventListener("DOMContentLoaded", () => {
    if (fits && !document.hidden) requestAnimationFrame(() => setTimeout(start));
    else start();
  });
}

/** Marks buttons pressed before the page is interactive; `main.ts` presses them again. */
addEventListener("click", ({ target }) => {
  if (root.dataset["page"] === "drawn") (target as Element).closest("button")?.setAttribute("data-pressed", "");
});
