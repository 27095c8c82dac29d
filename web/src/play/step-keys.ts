/** Keys that step through a running game: up and down always, the other arrows while the player looks back. */
import { settings } from "../lib/settings.svelte.ts";
import type { LiveTable } from "./live-table.svelte.ts";

type Step = Parameters<LiveTable["look"]>[0];

const ALWAYS: Partial<Record<string, Step>> = { ArrowUp: "back", ArrowDown: "forward" };
const LOOKING: Partial<Record<string, Step>> = {
  ...ALWAYS,
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "now",
  Escape: "now",
};
/** These use the arrows themselves. */
const OTHERS = "input, textarea, select, .menu, .log, .tray, .presets";

/** Called before the board gets the key: its roads use the arrows to move the focus. */
export function pressStepKey(event: KeyboardEvent, table: LiveTable): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || table.store.curtain) return;
  const { looking } = table.store.past;
  const step = (looking ? LOOKING : ALWAYS)[event.key];
  const target = event.target as HTMLElement;
  if (!step || (step === "forward" && !looking)) return;
  if (document.querySelector("dialog[open]") || target.closest(OTHERS)) return;
  // On a page that is longer than its window, the key scrolls up.
  if (!looking && (document.scrollingElement?.scrollTop ?? 0) > 0) return;
  if (!settings.keys && !target.closest("svg.board, [role=toolbar]")) return;
  event.preventDefault();
  event.stopPropagation();
  table.look(step);
}
