/** Actions tried on a position, one after the other. The server plays them and keeps nothing. */
import { Legal, NO_ACTIONS } from "../game/legal.ts";
import type { Interaction } from "../table/interaction.svelte.ts";
import type { BoardSource } from "../table/source.ts";
import { api, Problem } from "../wire/http.ts";
import type { Practice, Preview, RefusedView } from "../wire/types.ts";

interface Tried {
  action: string;
  after: Practice;
}

/** How many answers of the server are kept. */
const MOST_ANSWERS = 300;

export class Trial {
  base = $state.raw<Practice | null>(null);
  tried = $state.raw<Tried[]>([]);
  busy = $state(false);

  readonly current = $derived(this.tried.at(-1)?.after ?? this.base);
  readonly position = $derived(this.current?.position ?? null);
  readonly legal = $derived(this.current ? new Legal(this.current.legal) : NO_ACTIONS);
  readonly actions = $derived(this.tried.map((one) => one.action));
  /** What the last action did. */
  readonly events = $derived(this.tried.at(-1)?.after.events ?? []);

  private answers = new Map<string, Promise<Practice>>();
  private wanted = "";

  /** Starts again from a position; returns why the server refused it, or null. */
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

  async act(action: string): Promise<RefusedView | null> {
    const from = this.current;
    if (!from) return null;
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

  /** What an action would do; null while no position is open or the server is away. */
  async preview(action: string): Promise<Preview | null> {
    if (!this.current) return null;
    const preview = { type: "preview" as const, id: "", table: "", seq: 0, action };
    try {
      const { events = [] } = await this.ask(this.current.position.text, action);
      return { ...preview, events };
    } catch (problem) {
      const refused = refusedOf(problem);
      return refused.code === "away" ? null : { ...preview, refused };
    }
  }

  /** Answers are kept, since the same action is previewed again and again; failures are not. */
  private ask(text: string, action?: string): Promise<Practice> {
    const key = `${text} ${action ?? ""}`;
    let found = this.answers.get(key);
    if (!found) {
      if (this.answers.size > MOST_ANSWERS) this.answers.clear();
      found = api.practice(text, action);
      this.answers.set(key, found);
      found.catch(() => this.answers.delete(key));
    }
    return found;
  }
}

/** How a board asks a trial: the part of its source that pages with a trial share. */
export function trialActions(trial: Trial) {
  return {
    preview: (action) => trial.preview(action),
    act: (action) => trial.act(action),
    whyNot: async (action) => {
      const preview = await trial.preview(action);
      return preview ? (preview.refused ?? null) : { code: "away", message: "" };
    },
    undo: async () => {
      trial.undo();
      return null;
    },
  } satisfies Partial<BoardSource>;
}

/** Plays a line of actions slowly enough to follow it; stops at a refused action, or when it is not wanted any more. */
export async function playLine(
  interaction: Interaction,
  actions: readonly string[],
  milliseconds: number,
  wanted: () => boolean = () => true,
): Promise<void> {
  for (const action of actions) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (!wanted() || !(await interaction.run(() => interaction.source.act(action)))) return;
  }
}

export function refusedOf(problem: unknown): RefusedView {
  if (problem instanceof Problem) return problem.refused;
  throw problem;
}
