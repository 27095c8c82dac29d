/** What a board can be asked to show beside its position. */
import type { CardInfo, Seat } from "../wire/types.ts";

/** A unit that is not there yet. */
export interface Ghost {
  road: number;
  side: Seat;
  letter: string;
  /** The tile of its rear, counted from its owner's block. */
  tile: number;
  /** What would remain of the gap. */
  left: number;
  /** Its arrows, if it can fire. */
  aims?: readonly Aim[];
}

/** An arrow of a unit that is not there yet. */
export interface Aim {
  direction: string;
  /** Its tile, counted from the owner's block. */
  tile: number;
  /** The road on which it would hit; null: it would hit nothing. */
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

/** What an objective asks of a road: to conquer it, as one of all or one of some, and to keep it from the enemy. */
export interface Mark {
  take?: "must" | "choice";
  deny?: true;
}

export function marksOf(card: CardInfo | undefined): Partial<Record<number, Mark>> {
  const marks: Partial<Record<number, Mark>> = {};
  for (const [count, roads] of card?.take ?? []) {
    for (const road of roads) {
      // A road that must be conquered anyway can also be among those to choose from.
      if (count === roads.length || !marks[road]) marks[road] = { take: count === roads.length ? "must" : "choice" };
    }
  }
  for (const road of card?.deny ?? []) marks[road] = { ...marks[road], deny: true };
  return marks;
}
