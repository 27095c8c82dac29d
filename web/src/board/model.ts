/** What a board can show besides its position. */
import type { CardInfo, Seat } from "../wire/types.ts";

/** A unit that is not on the board, drawn where it would lie. */
export interface Ghost {
  road: number;
  side: Seat;
  letter: string;
  /** The tile of its rear, counted from its owner's block. */
  tile: number;
  /** The gap that would remain. */
  left: number;
  /** Its arrows, if it can fire. */
  aims?: readonly Aim[];
}

/** An arrow of a ghost. */
export interface Aim {
  direction: string;
  /** Its tile, counted from the owner's block. */
  tile: number;
  /** The road on which it would hit; null if it would hit nothing. */
  hits: number | null;
}

/** A line of fire from a unit to a road. */
export interface Fire {
  side: Seat;
  road: number;
  target: number;
  /** The tile of the arrow, counted from the owner's block. */
  tile: number;
}

/** What an objective says about a road: whether to conquer it, as a must or as a choice, and whether to deny it. */
export interface Mark {
  take?: "must" | "choice";
  deny?: true;
}

export function marksOf(card: Pick<CardInfo, "take" | "deny"> | undefined): Partial<Record<number, Mark>> {
  const marks: Partial<Record<number, Mark>> = {};
  for (const [count, roads] of card?.take ?? []) {
    for (const road of roads) {
      // A road that must be conquered can also be a choice of another clause: the must is shown.
      if (count === roads.length || !marks[road]) marks[road] = { take: count === roads.length ? "must" : "choice" };
    }
  }
  for (const road of card?.deny ?? []) marks[road] = { ...marks[road], deny: true };
  return marks;
}
