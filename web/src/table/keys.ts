/** Keys of a board: roads by number, units by letter, actions by the signs of the notation. */
import { change, settings } from "../lib/settings.svelte.ts";
import type { Interaction } from "./interaction.svelte.ts";

/** Carries out what a key means, and keeps the event from meaning anything else. */
export function pressKey(event: KeyboardEvent, interaction: Interaction, more: Record<string, () => void> = {}): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || interaction.source.locked) return;
  const target = event.target as HTMLElement;
  if (meantForOthers(target) || !carryOut(event.key, target, interaction, more)) return;
  event.preventDefault();
  event.stopPropagation();
}

function meantForOthers(target: HTMLElement): boolean {
  if (document.querySelector("dialog[open]") || target.closest("input, textarea, select")) return true;
  return !settings.keys && !target.closest("svg.board, .menu, [role=toolbar]");
}

/** Whether the key has a meaning here. */
function carryOut(
  key: string,
  target: HTMLElement,
  interaction: Interaction,
  more: Record<string, () => void>,
): boolean {
  const { board, selection, source } = interaction;
  if (target === document.body && board?.step(key)) return true;
  const road = selection.road ?? Number((document.activeElement as HTMLElement | null)?.dataset["road"] ?? 0);
  const letter = key.toUpperCase();
  if (more[key]) more[key]();
  else if (key === "Escape") {
    if (selection.road === null && !selection.unit && !selection.card) return false;
    interaction.clear();
  } else if (key === "#") change({ gaps: !settings.gaps });
  else if (/^[1-7]$/.test(key)) {
    board?.focus(Number(key));
    if (selection.unit || selection.card || interaction.choosing) interaction.pressRoad(Number(key), "keyboard");
  } else if ("x<>".includes(key) && road) interaction.attempt(`${key}${road}`);
  else if (key === ".") interaction.endTurn();
  else if (key === "u" && source.undo) interaction.undo();
  else if (source.edition.units.some((unit) => unit.letter === letter)) {
    interaction.pressUnit(letter);
    if (road === 0) board?.focus();
  } else return false;
  return true;
}
