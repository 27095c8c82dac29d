/** How far each table has been seen on this device, so that what was missed can be shown. */

const KEY = "sevenroads.seen";
const MOST = 60;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The number of the last entry seen of a table. */
export function lastSeen(table: string): number | undefined {
  return read().find(([id]) => id === table)?.[1];
}

export function markSeen(table: string, seq: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seq]].slice(-MOST)));
  } catch {
    // Nothing to keep it in: nothing will be offered.
  }
}
