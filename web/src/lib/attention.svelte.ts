/** Calls the player back to a page in the background, by its title and, if switched on, a sound. */
import { t } from "./i18n.svelte.ts";

let called = $state(false);

export function pageTitle(): string {
  return called ? `● ${t("yourturn")} – ${t("title")}` : t("title");
}

/** It is now the player's turn. `quiet`: the page plays a sound of its own. */
export function callPlayer(quiet: boolean): void {
  if (document.visibilityState !== "hidden") return;
  called = true;
  document.addEventListener("visibilitychange", () => (called = false), { once: true });
  if (!quiet) void playTurnSound();
}

/** Sounds are loaded when the first one plays. Without it the title still calls. */
async function playTurnSound(): Promise<void> {
  try {
    (await import("./sound.ts")).play("turn");
  } catch (error) {
    console.warn(error);
  }
}
