/** A game as a row of pictures: one for each action that was not taken back. */
import type { EntryView, EventView, GameExport, PositionView, Seat } from "../wire/types.ts";
import { applyEvents } from "./apply.ts";
import type { Edition } from "./edition.ts";
import { readPosition } from "./notation.ts";

export interface Frame {
  position: PositionView;
  /** What led here; the first frame has none. */
  action?: string;
  side?: Seat;
  events: EventView[];
}

/** The log without what was undone, restarted or taken back. */
export function played(log: readonly EntryView[]): EntryView[] {
  const acts: EntryView[] = [];
  const ends = () => acts.map((entry, index) => (entry.action === "." ? index : -1)).filter((index) => index >= 0);
  for (const entry of log) {
    if (entry.kind === "act") acts.push(entry);
    else if (entry.kind === "undo") acts.pop();
    else if (entry.kind === "restart") acts.length = (ends().at(-1) ?? -1) + 1;
    else if (entry.kind === "takeback-accept") {
      // The asker's last turn begins anew: back to the end of turn before it.
      const asker = entry.seat === "south" ? "north" : "south";
      while (acts.length > 0 && acts.at(-1)!.seat !== asker) acts.pop();
      while (acts.length > 0 && acts.at(-1)!.seat === asker) acts.pop();
    }
  }
  return acts;
}

export function framesOf(game: GameExport, edition: Edition): Frame[] {
  const frames: Frame[] = [{ position: readPosition(game.start, edition), events: [] }];
  for (const entry of played(game.log)) {
    const events = entry.events ?? [];
    const position = applyEvents(frames.at(-1)!.position, events, edition);
    frames.push({ position, events, side: entry.seat, ...(entry.action ? { action: entry.action } : {}) });
  }
  const end = game.log.at(-1)?.events?.find((event) => event.kind === "game-ended");
  const last = frames.at(-1)!;
  if (end?.outcome && !last.position.outcome) {
    frames.push({ position: { ...last.position, outcome: end.outcome }, events: [end], side: end.side });
  }
  return frames;
}
