/** What a player has chosen on this device, for all that shows it. */
import { store, stored, type Settings } from "./stored.ts";

export const settings = $state<Settings>(stored());

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  store(settings);
  if (changed.theme) applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset["theme"] = settings.theme;
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
