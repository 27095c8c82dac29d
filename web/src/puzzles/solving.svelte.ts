/**
 * Solving one puzzle: try a turn, let the server judge it, see what was wrong, try again. After a failed attempt the
 * board shows the enemy's reply, if there is one, and returns to the start by itself.
 */
import { Trial } from "../analysis/trial.svelte.ts";
import type { PuzzleVerdict, RefusedView } from "../wire/types.ts";
import type { Puzzle } from "./book.ts";
import { standing } from "./standing.svelte.ts";

/** What happens now: `wrong` shows why an attempt failed, `solution` shows the solution. */
export type Phase = "trying" | "checking" | "wrong" | "solved" | "solution";

/** Milliseconds between two actions that are shown, and before the board returns to the start. */
export const STEP = 700;
export const PAUSE = 1800;

interface Listeners {
  onsolved(): void;
  ongiveup(): void;
  onproblem(problem: unknown): void;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Solving {
  readonly trial = new Trial();
  phase = $state<Phase>("trying");
  /** The server's judgement of the last attempt. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** Whether the last attempt was a turn that failed. */
  failed = $state(false);
  /** How many hints the player has asked for. */
  hints = $state(0);
  /** Counts the lines shown, so that one that is interrupted stops. */
  private shown = 0;

  constructor(
    readonly puzzle: Puzzle,
    private readonly listeners: Listeners,
  ) {}

  /** Whether the attempt is complete: the turn or the game has ended, or nothing is left that could win. */
  private get complete(): boolean {
    const { position, legal } = this.trial;
    if (!position) return false;
    if (position.outcome || position.side !== this.puzzle.side) return true;
    return this.puzzle.kind === "win" && !legal.anything;
  }

  async act(action: string): Promise<RefusedView | null> {
    const refused = await this.trial.act(action);
    if (!refused && this.phase === "trying" && this.complete) void this.submit();
    return refused;
  }

  private async submit(): Promise<void> {
    this.phase = "checking";
    if (!(await this.judge(this.trial.actions))) return this.restart();
    this.failed = !this.verdict?.solved;
    if (!this.failed) {
      this.phase = "solved";
      this.listeners.onsolved();
      return;
    }
    this.phase = "wrong";
    if (!(await this.show(this.verdict?.reply ?? []))) return;
    this.restart();
  }

  /** Whether the server has judged the attempt. */
  private async judge(actions: string[] | null): Promise<boolean> {
    try {
      this.verdict = await standing.judge(this.puzzle.id, actions);
      return true;
    } catch (problem) {
      this.listeners.onproblem(problem);
      return false;
    }
  }

  /** Plays actions slowly enough to follow them; false if something else happened meanwhile. */
  private async show(actions: readonly string[]): Promise<boolean> {
    const own = ++this.shown;
    for (const action of actions) {
      await wait(STEP);
      if (own !== this.shown || (await this.trial.act(action))) return false;
    }
    await wait(PAUSE);
    return own === this.shown;
  }

  /** Puts the board back to the start. */
  restart(): void {
    this.shown += 1;
    this.trial.reset();
    this.phase = "trying";
  }

  /** Gives one more hint. From the second on, a hint names an action, and the attempt counts as failed. */
  async hint(): Promise<void> {
    this.failed = false;
    this.hints += 1;
    if (this.hints === 2) await this.judge(null);
  }

  /** Gives up and shows the solution. */
  async giveUp(): Promise<void> {
    if (!(await this.judge(null))) return;
    this.failed = false;
    this.restart();
    this.phase = "solution";
    this.listeners.ongiveup();
    await this.show(this.puzzle.kind === "win" ? this.puzzle.solution : [...this.puzzle.solution, "."]);
  }
}
