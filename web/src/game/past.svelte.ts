/**
 * Looks back at the positions of a running game, one action at a time. The game goes on meanwhile and does not move
 * what is looked at. It loads positions from the server and knows nothing of the board.
 */
import { tick } from "svelte";
import { stayStill } from "../board/motion.ts";
import type { History, HistoryStep, Moment, PositionView, Update } from "../wire/types.ts";

/** The server sends at most this many actions at once. */
const PAGE = 200;

export class Past {
  /** The moment that is looked at; null while the board follows the game. */
  moment = $state.raw<Moment | null>(null);
  /** Whether something has happened since the player began to look back. */
  news = $state(false);
  private start: PositionView | null = null;
  private steps: HistoryStep[] = [];
  /** How many steps lie before the position that is looked at. */
  private index = $state(0);
  private loadedAll = false;
  /** The last entry of the game when its positions were loaded. */
  private loadedAt = -1;
  private queue: Promise<void> = Promise.resolve();

  /** `load` requests actions with their positions, before an entry if one is given; `last` is the last entry now. */
  constructor(
    private readonly load: (before?: number) => Promise<History>,
    private readonly last: () => number,
  ) {}

  get looking(): boolean {
    return this.moment !== null;
  }

  get atStart(): boolean {
    return this.looking && this.index === 0 && this.loadedAll;
  }

  back(): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.begin())) return;
      if (this.index === 0) await this.loadEarlier();
      this.show(this.index - 1);
    });
  }

  forward(): Promise<void> {
    return this.inTurn(() => {
      if (this.looking) this.show(this.index + 1);
    });
  }

  first(): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.begin())) return;
      while (!this.loadedAll) await this.loadEarlier();
      await this.jump(0);
    });
  }

  /** Looks at the position after an entry. */
  goTo(seq: number): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.begin())) return;
      while (!this.loadedAll && (this.steps[0]?.entry.seq ?? 0) > seq) await this.loadEarlier();
      const found = this.steps.findIndex(({ entry }) => entry.seq === seq);
      if (found >= 0) await this.jump(found + 1);
    });
  }

  /** Follows the game again. */
  now(): Promise<void> {
    return this.inTurn(async () => {
      if (this.steps.length - this.index > 1) stayStill(tick());
      this.end();
      await tick();
    });
  }

  /** Takes in what happens in the game meanwhile. */
  follow({ entry, moment }: Update): void {
    if (!this.looking) return;
    this.news = true;
    // After the end, no card is hidden any more: the positions are loaded again.
    this.loadedAt = moment.position.outcome ? -1 : entry.seq;
    const undone = new Set(entry.undoes ?? []);
    if (undone.size > 0) {
      const before = this.steps.slice(0, this.index).filter((step) => !undone.has(step.entry.seq));
      this.steps = this.steps.filter((step) => !undone.has(step.entry.seq));
      this.index = before.length;
    }
    if (entry.kind === "act") this.steps = [...this.steps, { entry, position: moment.position }];
  }

  private end(): void {
    this.moment = null;
    this.news = false;
  }

  /** One step after the other, in the order in which they were asked for. */
  private inTurn(step: () => void | Promise<void>): Promise<void> {
    const done = this.queue.then(step);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Loads the game if the player has just begun to look back; false if there is nothing to look at. */
  private async begin(): Promise<boolean> {
    if (this.looking) return true;
    if (this.loadedAt !== this.last()) {
      const last = this.last();
      const { start, steps = [] } = await this.load();
      this.loadedAt = last;
      this.start = start;
      this.steps = steps;
      this.loadedAll = steps.length < PAGE;
    }
    this.index = this.steps.length;
    return this.steps.length > 0;
  }

  private async loadEarlier(): Promise<void> {
    const first = this.steps[0];
    if (this.loadedAll || !first) return;
    const { start, steps = [] } = await this.load(first.entry.seq);
    this.loadedAll = steps.length < PAGE;
    if (steps.length > 0) this.start = start;
    this.steps = [...steps, ...this.steps];
    this.index += steps.length;
  }

  private async jump(index: number): Promise<void> {
    if (Math.abs(index - this.index) > 1) stayStill(tick());
    this.show(index);
    await tick();
  }

  private show(index: number): void {
    if (index >= this.steps.length) return this.end();
    this.index = Math.max(0, index);
    const step = this.steps[this.index - 1];
    const position = step?.position ?? this.start!;
    this.moment = { seq: step?.entry.seq ?? 0, position };
  }
}
