/**
 * What the board of a table shows, which runs behind the game while the enemy's actions are shown one by one.
 * It keeps the steps that wait to be shown and the pace; it does not know where steps come from.
 */
import { reducedMotion, settings } from "../lib/settings.svelte.ts";
import type { EntryView, Moment, Viewer } from "../wire/types.ts";

/** Milliseconds for each of the enemy's actions. */
const PACES = { slow: 1400, normal: 700, fast: 300, instant: 0 };
/** With reduced motion nothing moves that would need time. */
const LONGEST_REDUCED = 300;
/** How long the position before the first step is shown when a part of the game is played again. */
const BEFORE_REPLAY = 400;

/** One entry of the log and how the table stands after it. */
export interface Step {
  entry: EntryView;
  moment: Moment;
  viewer: Viewer;
}

export class Playback {
  /** The moment that the board shows. */
  shown = $state.raw<Moment | null>(null);
  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  /** `onshow` is called with each step as it is shown, and with the moment that was shown before. */
  constructor(private readonly onshow: (step: Step, before: Moment | null) => void) {}

  /** Shows the steps that wait, and then this moment. */
  jumpTo(moment: Moment | null): void {
    this.finish();
    this.shown = moment;
  }

  add(step: Step): void {
    this.waiting.push(step);
    this.next();
  }

  /** Shows this step, and those that wait before it, at once. */
  addAtOnce(step: Step): void {
    this.waiting.push(step);
    this.finish();
  }

  /** Shows everything that waits, without a pause. */
  finish(): void {
    this.stop();
    for (const step of this.waiting.splice(0)) this.show(step);
  }

  /** Shows a part of the game again, from the moment before it on. */
  replay(before: Moment, steps: readonly Step[]): void {
    this.finish();
    this.shown = before;
    this.waiting = [...steps];
    this.nextAfter(BEFORE_REPLAY);
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    if (this.timer !== undefined || this.paused) return;
    const step = this.waiting.shift();
    if (!step) return;
    this.show(step);
    const pace = reducedMotion() ? Math.min(PACES[settings.pace], LONGEST_REDUCED) : PACES[settings.pace];
    if (document.visibilityState === "hidden" || pace === 0) this.finish();
    else this.nextAfter(pace);
  }

  private nextAfter(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, milliseconds);
  }

  private show(step: Step): void {
    const before = this.shown;
    this.shown = step.moment;
    this.onshow(step, before);
  }
}
