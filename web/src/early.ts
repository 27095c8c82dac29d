/**
 * Runs before anything is shown, as a script of its own. Sets the theme, asks for the texts, and says by `data-page`
 * of the root how the page stands: "drawn" as it came, which is what this visitor is to see; "other", which is not,
 * and is not shown; "live" once it answers (main.ts).
 */
import { preferredLanguage } from "./lib/languages.ts";
import { DEFAULTS, showTheme, stored } from "./lib/stored.ts";

const root = document.documentElement;
const kept = stored();
const language = preferredLanguage(kept.language);

/** The first page is drawn for one who has chosen nothing yet. */
const fits =
  location.pathname === "/" &&
  language === root.lang &&
  (["edition", "level", "beginner"] as const).every((name) => kept[name] === DEFAULTS[name]);

showTheme(kept.theme);
root.dataset["page"] = fits ? "drawn" : "other";

const { main, [language]: texts } = document.currentScript?.dataset ?? {};
if (texts) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: texts }));

/** What came drawn is painted before anything else is done; nobody waits for it where nobody looks. */
const start = () => void import(/* @vite-ignore */ main!);
if (main) {
  addEventListener("DOMContentLoaded", () => {
    if (fits && !document.hidden) requestAnimationFrame(() => setTimeout(start));
    else start();
  });
}

/** What is pressed before it can answer is noted, and pressed again when it can. */
addEventListener("click", ({ target }) => {
  if (root.dataset["page"] === "drawn") (target as Element).closest("button")?.setAttribute("data-pressed", "");
});
