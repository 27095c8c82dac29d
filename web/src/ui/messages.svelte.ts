/** Short messages to the player: a note on the screen that disappears, and announcements for screen readers. */

interface Note {
  text: string;
  rule?: string;
  /** The edition whose rulebook the rule links to. */
  edition?: string;
  tone: "plain" | "alarm" | "good";
}

/** How many announcements stay on the page: more than the longest turn has. */
const MOST_SPOKEN = 24;

class Notes {
  current = $state.raw<Note | null>(null);
  /** The latest announcements. Each keeps its number, so that a new one does not add the others again. */
  spoken = $state.raw<readonly { id: number; text: string }[]>([]);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, rule?: string, tone: Note["tone"] = "plain", edition?: string): void {
    this.current = { text, tone, ...(rule ? { rule } : {}), ...(edition ? { edition } : {}) };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.current = null), Math.max(4000, text.length * 70));
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.current = null;
  }

  /** Announces something to screen readers. A note is announced without it. */
  speak(text: string): void {
    if (text) this.spoken = [...this.spoken.slice(1 - MOST_SPOKEN), { id: ++this.count, text }];
  }
}

export const notes = new Notes();
