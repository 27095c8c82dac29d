/** Actions tried on a position, one after the other. The server plays them and keeps nothing. */
import { Legal } from "../game/legal.ts";
import { api, Problem } from "../wire/http.ts";
import type { Practice, Preview, RefusedView } from "../wire/types.ts";

interface Tried {
  action: string;
  after: Practice;
}

const NONE = new Legal();

export class Trial {
  base = $state.raw<Practice | null>(null);
  tried = $state.raw<Tried[]>([]);
  busy = $state(false);

  readonly current = $derived(this.tried.at(-1)?.after ?? this.base);
  readonly position = $derived(this.current?.position ?? null);
  readonly legal = $derived(this.current && !this.busy ? new Legal(this.current.legal) : NONE);
  readonly actions = $derived(this.tried.map((one) => one.action));
  /** What the last action did. */
  readonly events = $derived(this.tried.at(-1)?.after.events ?? []);

  private asked = new Map<string, Promise<Practice>>();
  private wanted = "";
  private working: Promise<unknown> = Promise.resolve();

  /** Begin anew at a position. */
  async open(text: string): Promise<RefusedView | null> {
    this.wanted = text;
    try {
      const found = await this.ask(text);
      if (this.wanted !== text) return null;
      this.base = found;
      this.tried = [];
      return null;
    } catch (problem) {
      return refusedOf(problem);
    }
  }

  close(): void {
    this.wanted = "";
    this.base = null;
    this.tried = [];
  }

  /** Until it is known what can be done: an action is on its way, or the position has not been asked about. */
  async ready(text?: string): Promise<void> {
    await this.working;
    if (text !== undefined && this.tried.length === 0 && this.base?.position.text !== text) await this.open(text);
  }

  act(action: string): Promise<RefusedView | null> {
    const done = this.carryOut(action);
    this.working = done;
    return done;
  }

  private async carryOut(action: string): Promise<RefusedView | null> {
    const from = this.current;
    if (!from || this.busy) return null;
    this.busy = true;
    try {
      const after = await this.ask(from.position.text, action);
      if (this.current === from) this.tried = [...this.tried, { action, after }];
      return null;
    } catch (problem) {
      return refusedOf(problem);
    } finally {
      this.busy = false;
    }
  }

  undo(): void {
    this.tried = this.tried.slice(0, -1);
  }

  reset(): void {
    this.tried = [];
  }

  preview(action: string): Promise<Preview | null> {
    return this.current ? this.look(this.current.position.text, action) : Promise.resolve(null);
  }

  private async look(text: string, action: string): Promise<Preview | null> {
    const preview = { type: "preview" as const, id: "", table: "", seq: 0, action };
    try {
      const { events = [] } = await this.ask(text, action);
      return { ...preview, events };
    } catch (problem) {
      const refused = refusedOf(problem);
      return refused.code === "away" ? null : { ...preview, refused };
    }
  }

  private ask(text: string, action?: string): Promise<Practice> {
    const key = `${text} ${action ?? ""}`;
    let found = this.asked.get(key);
    if (!found) {
      if (this.asked.size > 300) this.asked.clear();
      found = api.practice(text, action);
      found.catch(() => this.asked.delete(key));
      this.asked.set(key, found);
    }
    return found;
  }
}

export function refusedOf(problem: unknown): RefusedView {
  if (problem instanceof Problem) return problem.refused;
  throw problem;
}
