/** How pieces enter and leave the board. With reduced motion nothing moves. */
import { reducedMotion } from "../lib/settings.svelte.ts";

interface Motion {
  delay?: number;
  duration: number;
  easing?: (t: number) => number;
  css?: (t: number, u: number) => string;
}

const soft = (t: number) => 1 - (1 - t) ** 3;

/** A placed unit slides along its road from its owner's side. */
export function arrive(_node: Element, { from }: { from: number }): Motion {
  if (reducedMotion()) return { duration: 0 };
  return {
    duration: 190,
    easing: soft,
    css: (t, u) => `transform: translateY(${u * from}px); opacity: ${0.3 + 0.7 * t}`,
  };
}

/** Units that leave lift off one after the other, towards their stock. */
export function leave(_node: Element, { to, order }: { to: number; order: () => number }): Motion {
  if (reducedMotion()) return { duration: 0 };
  return {
    delay: 120 + order() * 130,
    duration: 300,
    easing: soft,
    css: (t, u) => `transform: translateY(${u * to}px) scale(${1 + 0.08 * u}); opacity: ${t}`,
  };
}
