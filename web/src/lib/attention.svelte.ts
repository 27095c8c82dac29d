/** Calls the player to a page that is not looked at, by its title and, if wished, a sound. */
import { t } from "./i18n.svelte.ts";

let called = $state(false);

export function pageTitle(): string {
  return called ? `● ${t("yourturn")} – ${t("title")}` : t("title");
}

/** It has become the player's turn; `quiet` if the page makes a sound by itself. */
export function callPlayer(quiet: boolean): void {
  if (document.visibilityState !== "hidden") return;
  called = true;
  document.addEventListener("visibilitychange", () => (called = false), { once: true });
  // Loaded when it is heard: the first page has no sounds.
  if (!quiet)
    void import("./sound.ts").then(
      ({ play }) => play("turn"),
      () => null,
    );
}
