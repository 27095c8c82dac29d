/** Short messages to the player: a note on the screen that disappears, and announcements for screen readers. */

interface Note {
  text: string;
  rule?: string;
  /** The edition whose rulebook the rule links to. */
  edition?: string;
  tone: "plain" | "alarm" | "good";
  /** Whether it answers nothing that the player did. */
  news?: boolean;
}

/** How many announcements stay on the page: more than the longest turn has. */
const MOST_SPOKEN = 24;

class Notes {
  current = $state.raw<Note | null>(null);
  /** The latest announcements. Each keeps its number, so that a new one does not add the others again. */
  spoken = $state.raw<readonly { id: number; text: string }[]>([]);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** News that waits until the current note has gone. */
  private news: Note[] = [];

  /** Answers something that the player did: replaces the current note at once. */
  show(text: string, rule?: string, tone: Note["tone"] = "plain", edition?: string): void {
    if (this.current?.news) this.news.unshift(this.current);
    this.display({ text, tone, ...(rule ? { rule } : {}), ...(edition ? { edition } : {}) });
  }

  /** Tells something that the player did not ask for now: it never takes the place of an answer. */
  tell(text: string, tone: Note["tone"] = "plain"): void {
    const note = { text, tone, news: true };
    if (this.current) this.news.push(note);
    else this.display(note);
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.current = null;
    const next = this.news.shift();
    if (next) this.display(next);
  }

  private display(note: Note): void {
    this.current = note;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.dismiss(), Math.max(4000, note.text.length * 70));
  }

  /** Announces something to screen readers. A note is announced without it. */
  speak(text: string): void {
    if (text) this.spoken = [...this.spoken.slice(1 - MOST_SPOKEN), { id: ++this.count, text }];
  }
}

export const notes = new Notes();
