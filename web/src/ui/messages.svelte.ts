/** Short messages to the player: a note on the screen that disappears, and announcements for screen readers. */

interface Note {
  text: string;
  rule?: string;
  /** The edition whose rulebook the rule links to. */
  edition?: string;
  tone: "plain" | "alarm" | "good";
}

class Notes {
  current = $state.raw<Note | null>(null);
  spoken = $state<string[]>([]);
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
    if (text) this.spoken = [...this.spoken.slice(-7), text];
  }
}

export const notes = new Notes();
