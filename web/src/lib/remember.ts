/** Something kept for each table on this device, the latest tables only. A browser that keeps nothing forgets it. */

const MOST = 60;

export class Remembered<T> {
  constructor(private readonly key: string) {}

  get(table: string): T | undefined {
    return this.all().find(([id]) => id === table)?.[1];
  }

  set(table: string, value: T): void {
    const others = this.all().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [table, value]].slice(-MOST)));
    } catch {
      // Nothing to keep it in.
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

/** The number of the last entry seen, so that what was missed can be shown. */
export const lastSeen = new Remembered<number>("sevenroads.seen");
/** What the link to one's own table carries: whoever comes back to it can send the link again. */
export const invites = new Remembered<string>("sevenroads.invites");
