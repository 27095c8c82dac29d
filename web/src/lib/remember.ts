/** Values kept per table in local storage, for the most recent tables only. */

const MOST = 60;

class Remembered<T> {
  constructor(private readonly key: string) {}

  get(table: string): T | undefined {
    return this.all().find(([id]) => id === table)?.[1];
  }

  set(table: string, value: T): void {
    const others = this.all().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [table, value]].slice(-MOST)));
    } catch {
      // Local storage is full or switched off: the value is lost.
    }
  }

  private all(): [string, T][] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]") as [string, T][];
    } catch {
      return [];
    }
  }
}

/** The number of the last entry the player saw, to show what happened since. */
export const lastSeen = new Remembered<number>("sevenroads.seen");
/** The time of the last chat line that the player has read. */
export const lastRead = new Remembered<number>("sevenroads.read");
/** The commitments to the deals of tables, as they were received while the games were on. */
export const commitments = new Remembered<string>("sevenroads.commitments");
/** The secret part of the invite links to the player's own tables, to show the link again later. */
export const invites = new Remembered<string>("sevenroads.invites");
