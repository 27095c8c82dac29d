/** Hints: the machine's best turns, at a table or for any position. */
import type { Edition } from "../game/edition.ts";
import { roadsOf } from "../table/parts/suggestions.ts";
import { actionText, reasonText } from "./words.ts";
import { analysis, type Hint, type HintLine } from "./requests.ts";

export type { Hint, HintLine };

/** A hint for the player to act, at a table against the machine or at one screen. */
export function fetchHint(table: string): Promise<Hint> {
  return analysis.hint(table);
}

export function fetchPositionHint(position: string): Promise<Hint> {
  return analysis.positionHint(position);
}

/** The roads to mark while a hint is shown. */
export function markedRoads(line: HintLine): number[] {
  return roadsOf(line.actions);
}

/** A hint as one sentence, for screen readers. */
export function lineText(edition: Edition, line: HintLine, own = true): string {
  const actions = line.actions.map((action) => actionText(edition, action)).join("; ");
  const reasons = (line.reasons ?? []).map((reason) => reasonText(edition, reason, own)).filter(Boolean);
  return [`${actions}.`, ...reasons].join(" ");
}
