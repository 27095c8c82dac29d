/** How pieces enter and leave the board. With reduced motion nothing moves. */
import { reducedMotion } from "../lib/settings.svelte.ts";

interface Motion {
  delay?: number;
  duration: number;
  easing?: (t: number) => number;
  css?: (t: number, u: number) => string;
}

const AT_ONCE: Motion = { duration: 0 };
const soft = (t: number) => 1 - (1 - t) ** 3;

/** How many changes are being shown without motion. */
let still = 0;
/** Pieces whose way back to the stock is drawn over the board (`table/parts/Moments.svelte`). */
let flying: ReadonlySet<string> = new Set();

/** Lets nothing move until the promise is settled: for a jump to another position of the game. */
export function stayStill(until: Promise<unknown>): void {
  still += 1;
  void until.finally(() => (still -= 1));
}

/** These pieces are drawn over the board when they leave it, so that they disappear from it at once. */
export function letFly(keys: ReadonlySet<string>): void {
  flying = keys;
}

/** A placed unit slides along its road from its owner's side, and settles. */
export function arrive(_node: Element, { from }: { from: number }): Motion {
  if (still > 0 || reducedMotion()) return AT_ONCE;
  return {
    duration: 220,
    easing: soft,
    css: (t, u) => `transform: translateY(${u * from}px); opacity: ${0.3 + 0.7 * t}`,
  };
}

/** Units that leave without a fight lift off one after the other, towards their stock. */
export function leave(_node: Element, { to, order, key }: { to: number; order: () => number; key: string }): Motion {
  if (still > 0 || flying.has(key) || reducedMotion()) return AT_ONCE;
  return {
    delay: order() * 90,
    duration: 250,
    easing: soft,
    css: (t, u) => `transform: translateY(${u * to}px); opacity: ${t}`,
  };
}
