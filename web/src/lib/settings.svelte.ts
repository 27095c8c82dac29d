/** The settings of this device as reactive state; every change is stored. */
import { showLook, store, stored, type Settings } from "./stored.ts";

export const settings = $state<Settings>(stored());

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  store(settings);
  showLook(settings);
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
