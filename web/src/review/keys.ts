/** The keys of a review: those that step through the game, and whether a key is meant for the page at all. */
import type { ReviewGame } from "./game.svelte.ts";

export const STEP_KEYS: Partial<Record<string, (game: ReviewGame) => void>> = {
  ArrowLeft: (game) => game.step(-1),
  ArrowRight: (game) => game.step(1),
  ArrowUp: (game) => game.stepTurn(-1),
  ArrowDown: (game) => game.stepTurn(1),
  PageUp: (game) => game.stepRound(-1),
  PageDown: (game) => game.stepRound(1),
  Home: (game) => game.go(0),
  End: (game) => game.go(game.last),
};

/** Fields, dialogs, the list of turns and an open menu use the same keys themselves. */
export function isForReview(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.closest("input, textarea, select, dialog, summary, .turns")) return false;
  return event.key === "Escape" || !target.closest(".menu");
}
