/** A game under review: the reader's place in it, and the machine's judgement of each turn. */
import type { Edition } from "../game/edition.ts";
import { editionOf, Problem } from "../wire/http.ts";
import type { EventView, PositionView, Seat } from "../wire/types.ts";
import { analysis, type Judgement, type Replay, type TurnReview } from "../analysis/requests.ts";

export type By = "known" | "truth";
export type Grade = "doubtful" | "mistake" | "blunder";

const KEPT = "sevenroads.review.";
const GRADES: readonly [Grade, number][] = [
  ["blunder", 0.25],
  ["mistake", 0.12],
  ["doubtful", 0.06],
];

export function lossOf(judged: Judgement): number {
  return Math.max(0, judged.before - judged.after);
}

export function gradeOf(judged: Judgement): Grade | null {
  return GRADES.find(([, least]) => lossOf(judged) >= least)?.[0] ?? null;
}

/** A short key for a record. It need not be secure. */
function digest(text: string): string {
  let hash = 5381;
  for (let k = 0; k < text.length; k++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(k)) >>> 0;
  return `${hash.toString(36)}.${text.length}`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class ReviewGame {
  index = $state(0);
  reviews = $state.raw<ReadonlyMap<number, TurnReview>>(new Map());
  judging = $state(false);
  failed = $state.raw<Problem | null>(null);
  private stopper: AbortController | null = null;

  private constructor(
    readonly record: string,
    readonly replay: Replay,
    readonly edition: Edition,
  ) {
    this.reviews = this.kept();
  }

  static async read(record: string): Promise<ReviewGame> {
    const replay = await analysis.replay(record);
    const edition = await editionOf(replay.start.text.split(" ")[0]!, Number(replay.tags.Rules) || undefined);
    return new ReviewGame(record, replay, edition);
  }

  // ------------------------------------------------------------ the reader's place

  readonly last = $derived.by(() => this.replay.steps.length);
  readonly position: PositionView = $derived.by(() => this.positionAt(this.index));
  readonly events: readonly EventView[] = $derived.by(() => this.replay.steps[this.index - 1]?.events ?? []);
  /** The turn of the next action; at the end of the game, the last turn. */
  readonly turn = $derived.by(() => (this.replay.steps[this.index] ?? this.replay.steps.at(-1))?.turn ?? 1);

  positionAt(index: number): PositionView {
    return index === 0 ? this.replay.start : this.replay.steps[index - 1]!.position;
  }

  /** How many actions come before a turn. */
  startOf(turn: number): number {
    const found = this.replay.steps.findIndex((step) => step.turn >= turn);
    return found < 0 ? this.last : found;
  }

  sideOf(turn: number): Seat {
    return this.replay.steps[this.startOf(turn)]?.side ?? "south";
  }

  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, Math.round(index)));
  }

  step(by: number): void {
    this.go(this.index + by);
  }

  /** Goes to the start of the next turn; backwards, to the start of this turn and then of the one before. */
  stepTurn(by: 1 | -1, turns = 1): void {
    const starts = [...this.replay.turns.map((turn) => this.startOf(turn)), this.last];
    for (let k = 0; k < turns; k++) {
      const to = by > 0 ? starts.find((at) => at > this.index) : starts.findLast((at) => at < this.index);
      if (to !== undefined) this.go(to);
    }
  }

  stepRound(by: 1 | -1): void {
    const round = (turn: number) => Math.ceil(turn / 2);
    const starts = [
      ...new Map([...this.replay.turns].reverse().map((turn) => [round(turn), this.startOf(turn)])).values(),
      this.last,
    ].sort((a, b) => a - b);
    const to = by > 0 ? starts.find((at) => at > this.index) : starts.findLast((at) => at < this.index);
    if (to !== undefined) this.go(to);
  }

  // ------------------------------------------------------------ judging

  readonly judged = $derived.by(() => this.replay.turns.filter((turn) => this.reviews.has(turn)).length);
  readonly complete = $derived.by(() => this.judged === this.replay.turns.length);

  /** Has one turn after the other judged, until all are or the reader stops it; `first` before the others. */
  async judge(first?: number): Promise<void> {
    if (this.judging || !this.replay.finished) return;
    const stopper = new AbortController();
    this.stopper = stopper;
    this.judging = true;
    this.failed = null;
    try {
      for (const turn of [...this.replay.turns].sort((a, b) => Number(b === first) - Number(a === first))) {
        if (stopper.signal.aborted) return;
        if (!this.reviews.has(turn)) await this.judgeTurn(turn, stopper.signal);
      }
    } finally {
      if (this.stopper === stopper) this.judging = false;
    }
  }

  private async judgeTurn(turn: number, signal: AbortSignal): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const found = await analysis.review(this.record, turn, signal);
        this.reviews = new Map(this.reviews).set(turn, found);
        this.keep();
        return;
      } catch (problem) {
        if (signal.aborted) return;
        if (!(problem instanceof Problem)) throw problem;
        if (problem.refused.code === "rated-position") {
          // Other turns of the game may be reviewed.
          this.failed = problem;
          return;
        }
        const later = problem.status === 429 || problem.status === 503 || problem.status === 0;
        if (!later || tries >= 6) {
          this.failed = problem;
          this.stop();
          return;
        }
        await pause(1000 * (tries + 1));
      }
    }
  }

  stop(): void {
    this.stopper?.abort();
    this.stopper = null;
    this.judging = false;
  }

  private get key(): string {
    return KEPT + digest(this.record);
  }

  private kept(): ReadonlyMap<number, TurnReview> {
    try {
      const list = JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as TurnReview[];
      return new Map(list.map((one) => [one.turn, one]));
    } catch {
      return new Map();
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.reviews.values()]));
    } catch {
      // Storage is full or switched off: the turns are judged again next time.
    }
  }
}

/** The turn that lowered a side's winning chances most, by what it knew; undefined if none was a mistake. */
export function worstTurn(game: ReviewGame, side: Seat): number | undefined {
  const mistakes = [...game.reviews.values()].filter((one) => one.side === side && gradeOf(one.known));
  return mistakes.sort((one, other) => lossOf(other.known) - lossOf(one.known))[0]?.turn;
}

/** How accurately a side played the turns judged so far, by what it knew; null if there are none. */
export function accuracyOf(game: ReviewGame, side: Seat): number | null {
  const turns = [...game.reviews.values()].filter((one) => one.side === side);
  // The server leaves out an accuracy of 1.
  const sum = turns.reduce((all, { known }) => all + (known.accuracy ?? 1), 0);
  return turns.length > 0 ? sum / turns.length : null;
}

/** How many turns of a side got each grade, by what it knew. */
export function countGrades(game: ReviewGame, side: Seat): Record<Grade, number> {
  const counts = { doubtful: 0, mistake: 0, blunder: 0 };
  for (const one of game.reviews.values()) {
    const grade = one.side === side ? gradeOf(one.known) : null;
    if (grade) counts[grade] += 1;
  }
  return counts;
}

export interface Point {
  index: number;
  turn: number;
  side: Seat;
  /** The probability that south wins. */
  south: number;
  grade: Grade | null;
}

/** The winning chances of the judged turns, by what the players knew or with all cards open. */
export function pointsOf(game: ReviewGame, by: By): Point[] {
  return game.replay.turns.flatMap((turn) => {
    const found = game.reviews.get(turn);
    if (!found) return [];
    const { before } = found[by];
    return [
      {
        index: game.startOf(turn),
        turn,
        side: found.side,
        south: found.side === "south" ? before : 1 - before,
        grade: gradeOf(found[by]),
      },
    ];
  });
}
