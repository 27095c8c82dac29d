/** What is said to the player for a moment: a note on the screen, and words for screen readers. */

export interface Note {
  text: string;
  rule?: string;
  tone: "plain" | "alarm" | "good";
}

class Notes {
  current = $state.raw<Note | null>(null);
  spoken = $state<string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, rule?: string, tone: Note["tone"] = "plain"): void {
    this.current = { text, ...(rule ? { rule } : {}), tone };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.current = null), Math.max(4000, text.length * 70));
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.current = null;
  }

  /** Say something to those who listen; a note on the screen is read by itself. */
  speak(text: string): void {
    if (text) this.spoken = [...this.spoken.slice(-7), text];
  }
}

export const notes = new Notes();
