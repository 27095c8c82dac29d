/**
 * Learning from mistakes: the turning points of one side of a game as tasks, one after the other. The player plays
 * another turn, and the server compares it with the turn of the game and with the machine's.
 */
import { analysis, type RetriedTurn, type TurnReview } from "../analysis/requests.ts";
import { Problem } from "../wire/http.ts";
import type { Seat } from "../wire/types.ts";
import { gradeOf, type ReviewGame } from "./game.svelte.ts";

export type TaskResult = "solved" | "shown";

/** The turns of a side that are worth another try: mistakes by what it knew, and missed wins and defences. */
export function tasksOf(game: ReviewGame, side: Seat): TurnReview[] {
  return game.replay.turns.flatMap((turn) => {
    const review = game.reviews.get(turn);
    if (!review || review.side !== side) return [];
    const grade = gradeOf(review.known);
    return review.missed || grade === "mistake" || grade === "blunder" ? [review] : [];
  });
}

/** A turn that solves a task: what was missed, else the machine's turn. It is not ended. */
export function solutionOf({ missed, known }: TurnReview): readonly string[] {
  const actions = missed?.solution ?? known.better ?? [];
  const end = actions.indexOf(".");
  return end < 0 ? actions : actions.slice(0, end);
}

/** The board on which tasks are played. */
export interface TaskBoard {
  /** Shows the position before the turn of a task. */
  begin(task: TurnReview): void;
  /** Takes back all tried actions. */
  reset(): void;
  /** Plays actions slowly, as long as they are wanted. */
  play(actions: readonly string[], wanted: () => boolean): void;
}

export class Learning {
  private index = $state(0);
  /** The server's answer to the player's turn; null while there is none. */
  judged = $state.raw<RetriedTurn | null>(null);
  checking = $state(false);
  /** Why the server did not judge the turn. */
  failed = $state.raw<Problem | null>(null);
  /** Whether the board shows the solution. */
  showing = $state(false);
  /** Whether the player has gone through all tasks. */
  done = $state(false);
  results = $state.raw<ReadonlyMap<number, TaskResult>>(new Map());

  constructor(
    private readonly record: string,
    readonly tasks: readonly TurnReview[],
    private readonly board: TaskBoard,
    /** Called when a task is solved, or its solution shown. */
    private readonly onresult: (task: TurnReview, result: TaskResult) => void,
  ) {
    board.begin(tasks[0]!);
  }

  readonly task: TurnReview = $derived.by(() => this.tasks[this.index]!);
  readonly number = $derived.by(() => this.index + 1);
  readonly last = $derived.by(() => this.number === this.tasks.length);
  readonly solved = $derived.by(() => [...this.results.values()].filter((result) => result === "solved").length);
  /** Whether the board takes no actions: a turn is checked or judged, or the solution is shown. */
  readonly waiting = $derived.by(() => this.checking || this.showing || this.done || this.judged !== null);

  /** Has the player's turn judged. */
  async check(actions: readonly string[]): Promise<void> {
    const { task } = this;
    this.checking = true;
    this.failed = null;
    try {
      const judged = await analysis.retry(this.record, task.turn, actions);
      if (this.task !== task || !this.checking) return;
      this.judged = judged;
      if (judged.verdict === "as-good") this.note("solved");
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.task === task) this.failed = problem;
    } finally {
      this.checking = false;
    }
  }

  /** Begins the task again. */
  restart(): void {
    this.clear();
    this.board.reset();
  }

  show(): void {
    this.restart();
    this.showing = true;
    this.note("shown");
    const { task } = this;
    this.board.play(solutionOf(task), () => this.showing && this.task === task);
  }

  next(): void {
    this.restart();
    if (this.last) this.done = true;
    else {
      this.index += 1;
      this.board.begin(this.task);
    }
  }

  private clear(): void {
    this.judged = null;
    this.failed = null;
    this.checking = false;
    this.showing = false;
  }

  /** A task whose solution was shown before it was solved does not count as solved. */
  private note(result: TaskResult): void {
    const { turn } = this.task;
    if (this.results.has(turn)) return;
    this.results = new Map(this.results).set(turn, result);
    this.onresult(this.task, result);
  }
}
