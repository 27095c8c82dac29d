/** What the last review taught: the game and the turn that cost its player most. The first page leads back to it. */

const KEY = "sevenroads.taught";

export interface Taught {
  table: string;
  turn: number;
}

export function keepTaught(taught: Taught): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(taught));
  } catch {
    // Local storage is full or switched off: the first page just does not mention it.
  }
}

export function lastReview(): Taught | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Taught | null;
  } catch {
    return null;
  }
}
